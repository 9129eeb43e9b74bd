his-ask-university = Where is the Jesuit university founded?
his-ask-universities = Where are Jesuit universities founded? At most { $most }.
his-university-founded = A Jesuit university in { $space }.
his-why-no-university-site = No Catholic space is without a university.
