"""The context `g` that every procedure gets: the state, chance, the log, quiet points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regio.kernel.chance import DICE_A_VALUE, Chance
from regio.kernel.interfaces import State, mypyc_attr
from regio.kernel.messages import EVERYBODY, Fact, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Context:
    """Handed to every procedure. Games subclass it to give `state` its type."""

    def __init__(self, chance: Chance, logging: bool = True) -> None:
        self.chance = chance
        self.logging = logging
        self.facts: list[Fact] = []
        self.at_quiet = False
        """Set at a quiet point; the driver takes it back when the question has come."""
        self.told = False
        """Did somebody learn something since the driver last looked, though neither dice nor cards were seen?

        True from the start in a light game: nothing is taken back there, and nobody need find out.
        """
        self.on_dice: Callable[[str, list[int]], None] | None = None
        self.on_draw: Callable[[str, str, int], None] | None = None

    def counter(self) -> State:
        """The state, as the kernel sees it."""
        raise NotImplementedError

    def roll(self, count: int, purpose: str) -> list[int]:
        """Roll `count` six-sided dice for a named purpose."""
        state = self.counter()
        dice = self.chance.scripted_dice(state.chance_count, purpose, count)
        if dice is None:
            dice = []
            while len(dice) < count:
                value = self.chance.value(state.chance_count, purpose)
                state.chance_count += 1
                for _ in range(min(DICE_A_VALUE, count - len(dice))):
                    value, die = divmod(value, 6)
                    dice.append(die + 1)
        else:
            state.chance_count += 1
        if self.on_dice is not None:
            self.on_dice(purpose, dice)
        return dice

    def choose(self, options: Sequence[int], domain: str, purpose: str) -> int:
        """Choose one of the options at random, for a named purpose."""
        state = self.counter()
        chosen = self.chance.scripted_choice(state.chance_count, purpose, domain, list(options))
        if chosen is None:
            chosen = options[self.chance.value(state.chance_count, purpose) % len(options)]
        state.chance_count += 1
        if self.on_draw is not None:
            self.on_draw(purpose, domain, chosen)
        return chosen

    def shuffle(self, cards: list[int], purpose: str) -> None:
        """Shuffle a list in place."""
        state = self.counter()
        for i in range(len(cards) - 1, 0, -1):
            j = self.chance.value(state.chance_count, purpose) % (i + 1)
            state.chance_count += 1
            cards[i], cards[j] = cards[j], cards[i]

    def reveal(self) -> None:
        """Hidden information was shown to somebody: what came before cannot be undone."""
        self.counter().chance_count += 1

    def tell(self) -> None:
        """Who is asked, or that nobody is, tells of hidden hands: what came before cannot be undone."""
        self.told = True

    def log(self, message: Message, *values: object) -> None:
        """Write a fact that everybody may see."""
        if self.logging:
            self.facts.append(Fact(message, values))

    def log_to(self, visible: int, message: Message, *values: object) -> None:
        """Write a fact that only the seats of a bit mask may see."""
        if self.logging:
            self.facts.append(Fact(message, values, visible))

    def log_hidden(
        self, visible: int, message: Message, values: tuple[object, ...], others: Message, *known: object
    ) -> None:
        """Write a fact for some seats, and what the others see of it."""
        if self.logging:
            self.facts.append(Fact(message, values, visible))
            self.facts.append(Fact(others, known, EVERYBODY & ~visible))

    def quiet(self) -> None:
        """A quiet point: the question that follows is asked again, equally, when the game resumes here."""
        self.at_quiet = True
