his-ask-university = Где основать иезуитский университет?
his-ask-universities = Где основать иезуитские университеты? Их может быть не больше { $most }.
his-university-founded = { $space }: основан иезуитский университет.
his-why-no-university-site = Нет католического города без университета.
