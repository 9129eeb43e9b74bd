his-ask-excommunicate = Papal Bull: who is excommunicated?
his-ask-bull-debate = Call a free debate now ({ $zone })?
his-why-no-reformer-to-excommunicate = No reformer on the map can still be excommunicated.
his-why-no-ruler-to-excommunicate = There are no grounds against any ruler who was not excommunicated before.
