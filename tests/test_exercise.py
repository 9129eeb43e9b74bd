"""A sample of `tools/exercise.py`: every card of each edition as event, each of its uses, each moment, no fault.

The whole run, `make exercise`, asks for 50 events, 10 uses and 20 of each kind.
"""

import pytest

from regio.his.options import EDITIONS
from tools.exercise import EVENT, Least, Worker, all_cards, all_moments

SAMPLE = 4_000
"""Most games of the sample in an edition; it ends sooner, when nothing is below its least count."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_is_played_as_event_and_in_each_of_its_uses(edition: str) -> None:
    worker = Worker(edition, 0, Least(kinds=1, events=2, uses=1, procedures=False))
    worker.near_games(SAMPLE, span=10)
    assert not worker.run.failures, worker.run.failures[0]
    never = sorted(key for key in all_cards(edition) | all_moments() if not worker.run.counts[key])
    assert not never
    once = sorted(key for key in all_cards(edition) if key[3] == EVENT and worker.run.counts[key] < 2)
    assert not once
