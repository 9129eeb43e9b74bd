"""Losses of allies are shared evenly, odd ones by lot (HIS §9.2)."""

from hypothesis import given
from hypothesis import strategies as st

from regio.his.casualties import share
from regio.his.context import G
from regio.his.options import Options
from regio.his.state import new_state
from regio.kernel.chance import FastChance


@given(st.integers(0, 20), st.lists(st.integers(0, 8), min_size=1, max_size=3), st.integers(0, 1000))
def test_share(hits: int, sizes: list[int], seed: int) -> None:
    g = G(FastChance(seed))
    g.state = new_state(Options())
    losses = share(g, hits, list(range(len(sizes))), sizes)
    assert sum(losses) == min(hits, sum(sizes))
    assert all(0 <= lost <= size for lost, size in zip(losses, sizes, strict=True))
    open_to_more = [lost for lost, size in zip(losses, sizes, strict=True) if lost < size]
    if open_to_more:
        assert max(losses) - min(open_to_more) <= 1
