"""The live channel: everything that changes, nothing that is hidden."""

from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from regio.table.describe import merge_patch
from regio.table.live import Live
from tests.table.player import answer
from tests.table.test_games import decide, look, new_game, play

Json = dict[str, Any]
SEATS = ("?seat=protestant", "?seat=papacy", "")


def apply_patch(target: Any, patch: Any) -> Any:
    """RFC 7386, as a client does it."""
    if not isinstance(patch, dict):
        return patch
    found = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            found.pop(name, None)
        else:
            found[name] = apply_patch(found.get(name), value)
    return found


def without_nulls(data: Any) -> Any:
    """In a view, null is the same as nothing."""
    if isinstance(data, dict):
        return {name: without_nulls(value) for name, value in data.items() if value is not None}
    return data


def test_changes_add_up_to_the_game(client: TestClient) -> None:
    id = new_game(client, "protestant", "papacy", "england")["id"]
    rng = Random(1)
    with client.websocket_connect(f"/ws/games/{id}?seat=papacy") as socket:
        full = socket.receive_json()
        assert full["type"] == "full"
        view, revision, log = full["state"]["view"], full["state"]["revision"], full["state"]["log"]
        change = full
        for _ in range(40):
            if play(client, id, 1, rng)["status"] == "over":
                break
            change = socket.receive_json()
            assert change["type"] == "change" and change["base"] == revision
            view, revision = apply_patch(view, change["patch"]), change["state"]["revision"]
            log = [entry for entry in log if entry["n"] < change["state"]["log_from"]] + change["state"]["log"]
        seen = look(client, id, "papacy")
        assert without_nulls(seen["view"]) == without_nulls(view)
        assert log == seen["log"]
        assert change["state"]["question"] == seen["question"]


def test_one_browser_looks_from_several_seats(client: TestClient) -> None:
    id = new_game(client, "protestant", "papacy")["id"]
    with client.websocket_connect(f"/ws/games/{id}") as socket:
        assert socket.receive_json()["state"]["seat"] is None
        for seat in ("papacy", "protestant", None):
            socket.send_json({"seat": seat})
            full = socket.receive_json()
            assert full["type"] == "full"
            assert full["state"] == look(client, id, seat)


def test_an_undo_is_a_change(client: TestClient) -> None:
    id = new_game(client, "protestant", "papacy", "england")["id"]
    rng = Random(7)
    while not (state := play(client, id, 1, rng))["can_undo"]:
        assert state["status"] == "running"
    with client.websocket_connect(f"/ws/games/{id}") as socket:
        before = socket.receive_json()["state"]
        body = {"revision": state["revision"], "seat": state["seat"]}
        assert client.post(f"/api/games/{id}/undo", json=body).status_code == 200
        change = socket.receive_json()
        assert change["state"]["revision"] == before["revision"] + 1
        assert change["state"]["log_next"] <= before["log_next"]
        assert change["state"]["log_from"] == change["state"]["log_next"]


@pytest.mark.parametrize("address", ["/ws/games/none", "/ws/games/{id}?seat=ottoman", "/ws/games/{id}?seat=russia"])
def test_refused_looks(client: TestClient, address: str) -> None:
    id = new_game(client, "protestant")["id"]
    with client.websocket_connect(address.format(id=id)) as socket:
        assert socket.receive_json()["error"]["id"].startswith("table-")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


@pytest.mark.parametrize("text", ["{}", "seat", '{"seat": 7}', '{"seat": "ottoman"}', '{"seat": null, "text": "pass"}'])
def test_malformed_looks(client: TestClient, text: str) -> None:
    id = new_game(client, "protestant")["id"]
    with client.websocket_connect(f"/ws/games/{id}") as socket:
        socket.receive_json()
        socket.send_text(text)
        assert socket.receive_json()["error"]["id"] in ("table-bad-input", "table-not-human")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_other_web_sites_hear_nothing(client: TestClient) -> None:
    id = new_game(client, "protestant")["id"]
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/ws/games/{id}", headers={"origin": "https://example.org"}) as socket,
    ):
        socket.receive_json()


def test_merge_patches() -> None:
    old = {"a": 1, "b": {"c": [1], "d": {"e": 2}}, "f": 3}
    new = {"a": 1, "b": {"c": [1, 2], "d": {}}, "g": {"h": 1}}
    patch = merge_patch(old, new)
    assert patch == {"f": None, "b": {"c": [1, 2], "d": {"e": None}}, "g": {"h": 1}}
    assert apply_patch(old, patch) == new
    assert merge_patch(new, new) == {}


def test_decisions_of_others_are_heard_without_their_question(client: TestClient) -> None:
    id = new_game(client, "protestant", "papacy")["id"]
    with client.websocket_connect(f"/ws/games/{id}?seat=papacy") as socket:
        socket.receive_json()
        state = look(client, id, "protestant")
        decide(client, state, answer(state["question"], Random(1)))
        change = socket.receive_json()
        assert change["state"]["seat"] == "papacy"
        assert change["state"]["question"] is None or change["state"]["question"]["seat"] == "papacy"


def test_what_many_are_told_is_made_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowd of lookers costs the others no time; each seat is told what it may know."""
    id = new_game(client, "protestant", "papacy")["id"]
    state = look(client, id, "protestant")
    made: list[str | None] = []
    real = Live.view

    def counted(live: Live, seat: str | None) -> Json:
        made.append(seat)
        return real(live, seat)

    monkeypatch.setattr(Live, "view", counted)
    with ExitStack() as stack:
        at = [stack.enter_context(client.websocket_connect(f"/ws/games/{id}{seat}")) for seat in SEATS * 3]
        views = [socket.receive_json()["state"]["view"] for socket in at]
        for _ in range(2):
            made.clear()
            state = decide(client, state, answer(state["question"], Random(1))).json()
            heard = [socket.receive_json() for socket in at]
            assert sorted(made, key=str) == sorted(("protestant", "protestant", "papacy", None), key=str)
            views = [apply_patch(view, one["patch"]) for view, one in zip(views, heard, strict=True)]
            for view, one in zip(views, heard, strict=True):
                seen = look(client, id, one["state"]["seat"])
                assert without_nulls(view) == without_nulls(seen["view"])
                assert one["state"]["question"] == seen["question"]
