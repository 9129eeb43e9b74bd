"""A table on a database in a temporary folder."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from regio.table.app import make_app
from regio.table.store import Store


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice and the same bots in every run."""
    monkeypatch.setattr("regio.table.house.new_key", Random(31).randbytes)
    monkeypatch.setattr("regio.table.live.SystemRandom", lambda: Random(32))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Store.in_folder(tmp_path)), raise_server_exceptions=False) as found:
        yield found
