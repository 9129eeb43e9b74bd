his-ask-excommunicate = Папская булла: кого отлучить от церкви?
his-ask-bull-debate = Созвать диспут сейчас же и бесплатно ({ $zone })?
his-why-no-reformer-to-excommunicate = На карте нет реформатора, которого ещё можно отлучить.
his-why-no-ruler-to-excommunicate = Нет оснований отлучить кого-либо из правителей, ещё не отлучённых прежде.
