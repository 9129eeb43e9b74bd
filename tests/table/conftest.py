"""A table on a database in a temporary folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from regio.table.app import make_app
from regio.table.store import Store


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Store.in_folder(tmp_path)), raise_server_exceptions=False) as found:
        yield found
