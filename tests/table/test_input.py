"""Bad input over HTTP: a clear answer of the 400s, never a traceback, nothing changed."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from regio.kernel.errors import BadInput
from regio.table.app import make_app
from regio.table.serve import data_folder, listen
from regio.table.store import Store
from regio.text import LANGUAGES, texts


def error_of(reply: Any, status: int) -> dict[str, Any]:
    assert reply.status_code == status, reply.text
    error = dict(reply.json()["error"])
    assert error["text"] and "Traceback" not in reply.text
    for language in LANGUAGES:
        assert texts(language).has(error["id"]), error["id"]
    return error


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"game": "chess"}, "his"),
        ({"game": "his", "options": {"scenario": "1066"}}, "1517"),
        ({"game": "his", "options": {"edition": "3000"}}, "500th"),
        ({"game": "his", "options": {"players": 9}}, "6"),
        ({"game": "his", "options": {"players": "6"}}, "6"),
        ({"game": "his", "options": {"colour": "red"}}, "scenario"),
        ({"game": "his", "options": {"scenario": None}}, "scenario"),
        ({"game": "his", "seats": {"russia": "human"}}, "ottoman"),
        ({"game": "his", "seats": {"ottoman": "genius"}}, "random"),
        ({"game": "his", "surprise": 1}, "surprise"),
        ({"options": {}}, "game"),
        ([], ""),
        ("his", ""),
    ],
)
def test_new_games(client: TestClient, body: Any, named: str) -> None:
    assert named in error_of(client.post("/api/games", json=body), 400)["text"]
    assert client.get("/api/games").json() == {"games": []}


def test_bodies_that_are_not_json(client: TestClient) -> None:
    headers = {"content-type": "application/json"}
    error_of(client.post("/api/games", content=b"{", headers=headers), 400)
    error_of(client.post("/api/games", content=b"\xff\xfe", headers=headers), 400)
    error_of(client.post("/api/games", content=b""), 400)
    assert "Content-Type" in error_of(client.post("/api/games", data={"game": "his"}), 400)["text"]


def test_requests_that_are_too_large(client: TestClient) -> None:
    error_of(client.post("/api/games", json={"game": "x" * 100_000}), 413)


@pytest.mark.parametrize("path", ["/api/games/none", "/api/games/" + "x" * 500, "/api/nothing", "/api/meta/", "/x.js"])
def test_addresses_that_do_not_exist(client: TestClient, path: str) -> None:
    if client.get("/").status_code == 503 and not path.startswith("/api/games"):
        return
    error_of(client.get(path), 404)


def test_unknown_names_in_addresses(client: TestClient) -> None:
    assert "his" in error_of(client.get("/api/meta/chess"), 400)["text"]
    assert "his" in error_of(client.get("/api/rules/chess"), 400)["text"]
    assert "ru" in error_of(client.get("/api/texts/la"), 400)["text"]
    id = client.post("/api/games", json={"game": "his", "seats": {"england": "human"}}).json()["id"]
    assert "ottoman" in error_of(client.get(f"/api/games/{id}?seat=russia"), 400)["text"]
    error_of(client.get(f"/api/games/{id}?since=-1"), 400)
    error_of(client.get(f"/api/games/{id}?since=many"), 400)
    error_of(client.get(f"/api/games/{id}/picture.svg?lang=la"), 400)
    for body in ({}, {"revision": "1", "seat": "england", "text": "pass"}, {"revision": 1, "seat": "england"}):
        error_of(client.post(f"/api/games/{id}/decisions", json=body), 400)
    error_of(client.post(f"/api/games/{id}/undo", json={"revision": 1}), 400)
    error_of(client.delete(f"/api/games/{id}", headers={"content-type": "application/json"}), 405)


@pytest.mark.parametrize("path", ["/api/nothing", "/api/", "/api//games", "/api/games/a%2Fb", "/ws/games/none"])
def test_addresses_for_programs_are_never_answered_with_a_page(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("<p>Regio")
    for folder in (tmp_path, tmp_path / "not built"):
        with TestClient(make_app(Store.in_folder(tmp_path), client_at=folder)) as client:
            error_of(client.get(path), 404)


def test_other_web_sites(client: TestClient) -> None:
    headers = {"origin": "https://example.org"}
    error_of(client.post("/api/games", json={"game": "his"}, headers=headers), 403)
    same = {"origin": "http://testserver"}
    assert client.post("/api/games", json={"game": "his"}, headers=same).status_code == 201


def test_other_names_of_this_computer(tmp_path: Path) -> None:
    with TestClient(make_app(Store.in_folder(tmp_path), ("localhost", "127.0.0.1"))) as client:
        error_of(client.get("/api/games"), 403)
        assert client.get("/api/games", headers={"host": "localhost:8099"}).status_code == 200


def test_headers(client: TestClient) -> None:
    for path in ("/", "/api/health", "/api/nothing"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in headers
    assert client.get("/api/health").headers["cache-control"] == "no-store"
    again = client.get("/api/texts/ru")
    assert client.get("/api/texts/ru", headers={"if-none-match": again.headers["etag"]}).status_code == 304


def test_the_client_or_a_page_that_says_how_to_build_it(tmp_path: Path) -> None:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<p>Regio")
    (built / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path / "secret").write_text("x")
    with TestClient(make_app(Store.in_folder(tmp_path), client_at=built)) as client:
        assert client.get("/").text == client.get("/game/7?seat=x").text == "<p>Regio"
        assert client.get("/").headers["cache-control"] == "no-cache"
        assert "immutable" in client.get("/assets/main-1a2b.js").headers["cache-control"]
        assert client.get("/assets/none.js").status_code == 404
        assert "x" != client.get("/..%2Fsecret").text != "x"
    with TestClient(make_app(Store.in_folder(tmp_path), client_at=None)) as client:
        assert client.get("/").status_code in (200, 503)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "inside", Path("/proc/regio")):
        with pytest.raises(BadInput, match="--data"):
            data_folder(folder)


def test_a_port_in_use() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=f"port {port} .* --port"):
            listen("127.0.0.1", port)
    with pytest.raises(BadInput, match="host"):
        listen("no.such.host.invalid", 0)


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "table.sqlite3").write_text("this is no database" * 100)
    with pytest.raises(BadInput, match=r"table\.sqlite3"), TestClient(make_app(Store.in_folder(tmp_path))):
        pass
