his-new-ruler = { $power }: новый правитель — { $ruler }.
