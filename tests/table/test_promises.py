"""Promises: written, read by those whom they concern, laid open, judged; without effect on the game."""

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from regio.registry import rules_of
from regio.table import promises
from regio.table.app import make_app
from regio.table.store import Store
from tests.table.player import answer
from tests.table.test_games import decide, look, new_game, play
from tests.table.test_input import error_of

Json = dict[str, Any]
WORDS = "We leave Vienna alone until 1525."


def write(client: TestClient, id: str, seat: str, *to: str, text: str = WORDS, **more: Any) -> Any:
    return client.post(f"/api/games/{id}/promises", json={"seat": seat, "to": list(to), "text": text, **more})


def written(client: TestClient, id: str, seat: str, *to: str, text: str = WORDS, **more: Any) -> Json:
    reply = write(client, id, seat, *to, text=text, **more)
    assert reply.status_code == 201, reply.text
    return dict(reply.json()["promises"][-1])


def change(client: TestClient, id: str, promise: Json, seat: str, **what: Any) -> Any:
    return client.post(f"/api/games/{id}/promises/{promise['id']}", json={"seat": seat, **what})


def read(client: TestClient, id: str, seat: str | None) -> list[Json]:
    reply = client.get(f"/api/games/{id}/promises", params={"seat": seat} if seat else {})
    assert reply.status_code == 200, reply.text
    assert reply.json()["seat"] == seat
    return list(reply.json()["promises"])


@pytest.fixture
def id(client: TestClient) -> str:
    """A game in which a bot plays the Ottomans."""
    return str(new_game(client, "hapsburg", "england", "france", "papacy", "protestant")["id"])


# -- writing and reading ----------------------------------------------------------------------------


def test_a_promise_is_read_by_those_whom_it_concerns(client: TestClient, id: str) -> None:
    promise = written(client, id, "france", "papacy", "ottoman")
    assert promise == {
        "id": promise["id"],
        "turn": 1,
        "writer": "france",
        "to": ["papacy", "ottoman"],
        "text": WORDS,
        "offer": None,
        "public": False,
        "marks": {},
        "log_at": look(client, id, "france")["log_next"],
    }
    assert read(client, id, "france") == read(client, id, "papacy") == [promise]
    for other in ("hapsburg", "england", "protestant", None):
        assert read(client, id, other) == []


def test_a_promise_changes_nothing_in_the_game(client: TestClient, id: str) -> None:
    before = look(client, id, "protestant")
    written(client, id, "protestant", "england")
    assert look(client, id, "protestant") == before
    assert decide(client, before, answer(before["question"], Random(1))).status_code == 200, "not stale"


@pytest.mark.parametrize("seat", ["france", "papacy"], ids=["the writer", "an addressee"])
def test_either_side_may_lay_it_open(client: TestClient, id: str, seat: str) -> None:
    promise = written(client, id, "france", "papacy")
    assert change(client, id, promise, seat, publish=True).status_code == 200
    (seen,) = read(client, id, None)
    assert seen["public"] and seen["text"] == WORDS and seen["writer"] == "france"
    again = change(client, id, promise, seat, publish=True)
    assert again.status_code == 200 and read(client, id, None) == [seen], "once is enough"


def test_each_side_says_what_has_become_of_it(client: TestClient, id: str) -> None:
    promise = written(client, id, "france", "papacy", "england")
    change(client, id, promise, "france", mark="kept")
    change(client, id, promise, "papacy", mark="broken")
    reply = change(client, id, promise, "england", mark="withdrawn")
    marks = {"france": "kept", "papacy": "broken", "england": "withdrawn"}
    assert reply.json()["promises"][0]["marks"] == marks
    change(client, id, promise, "papacy", mark="none")
    del marks["papacy"]
    assert read(client, id, "france")[0]["marks"] == marks


def test_the_text_is_one_paragraph_as_it_was_written(client: TestClient, id: str) -> None:
    text = "<b>Ich</b> Việt é\u0323\u0302 \t verspreche\n\n& schwöre: «Мир до 1530 г.» 👨‍👩‍👧 {$x}"
    assert written(client, id, "france", "papacy", text=text)["text"] == " ".join(text.split())
    assert written(client, id, "france", "papacy", text="x" * 400)["text"] == "x" * 400


def test_beside_an_offer(client: TestClient) -> None:
    """The deal must be known to all parties of the promise; others do not learn of it when all may read the promise."""
    id = new_game(client, *rules_of("his").seats, scenario="1532")["id"]
    state = look(client, id, "france")
    while state["question"] is None or state["question"]["form"] != "talk":
        play(client, id, 1, Random(1))
        state = look(client, id, "france")
    term = next(term["text"] for term in state["question"]["terms"] if "papacy" in term["text"])
    assert decide(client, state, term).status_code == 200
    (offer,) = look(client, id, "france")["view"]["deals"]
    assert "offer" in error_of(write(client, id, "france", "england", offer=offer["n"]), 400)["text"]
    assert "offer" in error_of(write(client, id, "france", "papacy", offer=offer["n"] + 1), 400)["text"]
    promise = written(client, id, "france", "papacy", offer=offer["n"])
    assert promise["offer"] == offer["n"]
    change(client, id, promise, "papacy", publish=True)
    assert read(client, id, "papacy")[0]["offer"] == offer["n"]
    assert read(client, id, "england")[0]["offer"] is None


def test_not_beside_another_deal_than_that_which_was_offered(client: TestClient) -> None:
    """Whoever takes an offer back and makes another gets its number; a promise for the first is none for the second."""
    id = new_game(client, *rules_of("his").seats, scenario="1532")["id"]
    state = look(client, id, "france")
    while state["question"] is None or state["question"]["form"] != "talk":
        play(client, id, 1, Random(1))
        state = look(client, id, "france")
    first, second = [term["text"] for term in state["question"]["terms"] if "cards france papacy" in term["text"]][:2]
    before = written(client, id, "papacy", "france")
    assert decide(client, state, first).status_code == 200
    (offer,) = look(client, id, "france")["view"]["deals"]
    with client.websocket_connect(f"/ws/games/{id}?seat=papacy") as socket:
        beside = written(client, id, "papacy", "france", offer=offer["n"])
        assert socket.receive_json()["type"] == "full"
        assert socket.receive_json()["promises"] == [before, beside]
        state = look(client, id, "france")
        body = {"revision": state["revision"], "seat": "france"}
        assert client.post(f"/api/games/{id}/undo", json=body).status_code == 200
        assert socket.receive_json()["type"] == "change"
        heard = socket.receive_json()["promises"]
    state = look(client, id, "france")
    assert decide(client, state, second).status_code == 200
    assert look(client, id, "france")["view"]["deals"][0]["n"] == offer["n"]
    found = read(client, id, "papacy")
    assert found == heard == [before, {**beside, "offer": None, "log_at": state["log_next"]}]


def test_the_turn_and_the_place_in_the_log_are_kept(client: TestClient, id: str) -> None:
    first = written(client, id, "france", "papacy")
    play(client, id, 30, Random(3))
    second = written(client, id, "papacy", "france")
    assert second["log_at"] == look(client, id, None)["log_next"] > first["log_at"]
    change(client, id, first, "france", publish=True)
    assert read(client, id, "france")[0]["log_at"] == first["log_at"]
    assert read(client, id, None)[0]["log_at"] == second["log_at"], "news to those who hear of it now"


def test_one_player_reads_what_each_of_his_powers_may(client: TestClient) -> None:
    id = new_game(client, *rules_of("his").seats, players=3)["id"]
    promise = written(client, id, "papacy", "ottoman")
    assert read(client, id, "france") == [promise], "one player has France and the Ottomans"
    assert read(client, id, "england") == []
    error_of(change(client, id, promise, "france", mark="kept"), 403)
    assert "played by the writer" in error_of(write(client, id, "france", "ottoman"), 400)["text"]


def test_promises_outlive_the_server_and_the_game(tmp_path: Path) -> None:
    with TestClient(make_app(Store.in_folder(tmp_path))) as client:
        id = str(new_game(client, "england", "france", scenario="tournament")["id"])
        promise = written(client, id, "england", "france")
        change(client, id, promise, "france", mark="broken")
        play(client, id, 2000, Random(5))
        before = read(client, id, "france")
    with TestClient(make_app(Store.in_folder(tmp_path))) as client:
        assert read(client, id, "france") == before and before[0]["marks"] == {"france": "broken"}
        assert look(client, id, None)["status"] == "over"
        assert read(client, id, None) == [], "what was private stays private"
        error = error_of(write(client, id, "england", "france"), 409)
        assert error["id"] == "table-over"
        assert change(client, id, promise, "france", mark="kept", publish=True).status_code == 200
        record = client.get(f"/api/games/{id}/record").text
        assert WORDS not in record and "promise" not in record, "a record holds the game alone"


def test_an_older_database_gets_the_table(tmp_path: Path) -> None:
    with TestClient(make_app(Store.in_folder(tmp_path))) as client:
        id = str(new_game(client, "england", "france")["id"])
    with sqlite3.connect(tmp_path / "table.sqlite3") as database:
        database.execute("DROP TABLE promises")
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    with TestClient(make_app(Store.in_folder(tmp_path))) as client:
        assert read(client, id, "england") == []
        promise = written(client, id, "england", "france")
        assert read(client, id, "france") == [promise]


# -- the live channel -------------------------------------------------------------------------------


def test_promises_are_heard_by_those_whom_they_concern(client: TestClient, id: str) -> None:
    first = written(client, id, "france", "papacy")
    with client.websocket_connect(f"/ws/games/{id}?seat=papacy") as socket:
        assert socket.receive_json()["promises"] == [first]
        second = written(client, id, "england", "papacy")
        heard = socket.receive_json()
        assert heard == {"type": "promises", "seat": "papacy", "promises": [first, second]}
        change(client, id, first, "france", mark="kept")
        assert socket.receive_json()["promises"][0]["marks"] == {"france": "kept"}
        socket.send_json({"seat": "england"})
        assert socket.receive_json()["promises"] == [second]


@pytest.mark.parametrize("query", ["", "?seat=hapsburg"], ids=["a spectator", "another power"])
def test_others_hear_nothing_not_even_that_something_was_written(client: TestClient, id: str, query: str) -> None:
    with client.websocket_connect(f"/ws/games/{id}{query}") as socket:
        assert socket.receive_json()["promises"] == []
        secret = written(client, id, "france", "papacy")
        change(client, id, secret, "papacy", mark="broken")
        state = look(client, id, "protestant")
        decide(client, state, answer(state["question"], Random(1)))
        assert socket.receive_json()["type"] == "change", "the next that is heard is the game"
        change(client, id, secret, "papacy", publish=True)
        heard = socket.receive_json()
        assert heard["type"] == "promises" and heard["promises"][0]["text"] == WORDS


# -- attacks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["hapsburg", "england", "protestant"])
def test_a_private_promise_of_others_does_not_exist(client: TestClient, id: str, seat: str) -> None:
    """The answer is that for a promise that was never written."""
    secret = written(client, id, "france", "papacy")
    for what in ({"mark": "broken"}, {"publish": True}):
        found = change(client, id, secret, seat, **what)
        never = change(client, id, {"id": "x" * len(secret["id"])}, seat, **what)
        assert (found.status_code, found.json()) == (never.status_code, never.json())
        assert found.status_code == 404
    assert read(client, id, "france") == [secret]


def test_who_is_no_party_judges_no_public_promise(client: TestClient, id: str) -> None:
    promise = written(client, id, "france", "papacy")
    change(client, id, promise, "france", publish=True)
    assert error_of(change(client, id, promise, "england", mark="broken"), 403)["id"] == "table-not-yours"
    assert read(client, id, None)[0]["marks"] == {}


def test_nobody_writes_reads_or_judges_for_a_bot(client: TestClient, id: str) -> None:
    promise = written(client, id, "france", "ottoman")
    assert error_of(write(client, id, "ottoman", "france"), 403)["id"] == "table-not-human"
    assert error_of(change(client, id, promise, "ottoman", mark="kept"), 403)["id"] == "table-not-human"
    error_of(client.get(f"/api/games/{id}/promises", params={"seat": "ottoman"}), 403)


def test_a_promise_of_another_game(client: TestClient, id: str) -> None:
    other = str(new_game(client, "france", "papacy")["id"])
    promise = written(client, other, "france", "papacy")
    error_of(change(client, id, promise, "france", mark="kept"), 404)
    assert read(client, id, "france") == [] and read(client, other, "france") == [promise]
    error_of(write(client, "none", "france", "papacy"), 404)
    error_of(client.get("/api/games/none/promises"), 404)


@pytest.mark.parametrize(
    "body",
    [
        {"to": []},
        {"to": "papacy"},
        {"to": ["russia"]},
        {"to": ["france"]},
        {"to": ["papacy", "papacy"]},
        {"to": ["papacy"] * 17},
        {"to": [None]},
        {"seat": "russia"},
        {"seat": None},
        {"text": ""},
        {"text": "  \n\t "},
        {"text": "\u200b\u200d \u0301"},
        {"text": "\u3164\u2800\u034f"},
        {"text": "a" + "\u0301" * 9},
        {"text": "x" * 401},
        {"text": "bell \u0007"},
        {"text": "nul \u0000"},
        {"text": "escape \u001b[31m"},
        {"text": "reversed \u202e.ecaep peek eW"},
        {"text": "isolated \u2066 text"},
        {"text": "private \ue000"},
        {"text": 7},
        {"text": None},
        {"offer": -1},
        {"offer": 0},
        {"offer": True},
        {"offer": 10**30},
        {"public": True},
        {"turn": 3},
        {"id": "x"},
    ],
    ids=str,
)
def test_bad_promises(client: TestClient, id: str, body: Json) -> None:
    sent = {"seat": "france", "to": ["papacy"], "text": WORDS, **body}
    error = error_of(client.post(f"/api/games/{id}/promises", json=sent), 400)
    assert error["id"] == "table-bad-input"
    assert read(client, id, "france") == []


def test_a_text_that_no_encoding_knows(client: TestClient, id: str) -> None:
    body = b'{"seat":"france","to":["papacy"],"text":"peace \\ud800"}'
    headers = {"content-type": "application/json"}
    error_of(client.post(f"/api/games/{id}/promises", content=body, headers=headers), 400)
    assert read(client, id, "france") == []


@pytest.mark.parametrize(
    "what",
    [{}, {"mark": None}, {"mark": "forgiven"}, {"publish": False}, {"publish": 1}, {"text": "other words"}],
    ids=str,
)
def test_bad_changes(client: TestClient, id: str, what: Json) -> None:
    promise = written(client, id, "france", "papacy")
    error_of(change(client, id, promise, "france", **what), 400)
    assert read(client, id, "france") == [promise]


def test_a_flood(client: TestClient, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each seat has its own measure for a turn and for a minute; writing, marking and laying open count."""
    promise = written(client, id, "france", "papacy")
    for _ in range(promises.MOST_IN_A_TURN - 1):
        promise = written(client, id, "france", "papacy")
    assert "12" in error_of(write(client, id, "france", "papacy"), 429)["text"]
    for _ in range(promises.MOST_IN_A_MINUTE - promises.MOST_IN_A_TURN):
        assert change(client, id, promise, "france", mark="kept").status_code == 200
    error = error_of(change(client, id, promise, "france", mark="broken"), 429)
    assert error["id"] == "table-too-many"
    assert read(client, id, "papacy")[-1]["marks"] == {"france": "kept"}
    written(client, id, "papacy", "france")
    monkeypatch.setattr(promises, "MINUTE", 0.0)
    assert change(client, id, promise, "france", mark="broken").status_code == 200, "a minute later"


def test_what_cannot_be_stored_was_not_promised(client: TestClient, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*args: Any) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("regio.table.store.Store.add_promise", full)
        assert error_of(write(client, id, "france", "papacy"), 503)["id"] == "table-not-stored"
    assert read(client, id, "france") == []


def test_two_servers_on_one_folder_undo_no_change_of_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between reading and storing in one server, the other lays the promise open: it must stay open."""
    with (
        TestClient(make_app(Store.in_folder(tmp_path))) as one,
        TestClient(make_app(Store.in_folder(tmp_path))) as other,
    ):
        id = str(new_game(one, "france", "papacy", "england")["id"])
        promise = written(one, id, "france", "papacy")
        read_late = Store.change_promise

        async def after_the_other(store: Store, *args: Any) -> None:
            monkeypatch.undo()
            assert change(other, id, promise, "papacy", mark="kept", publish=True).status_code == 200
            await read_late(store, *args)

        monkeypatch.setattr(Store, "change_promise", after_the_other)
        error = error_of(change(one, id, promise, "france", mark="broken"), 409)
        assert error["id"] == "table-stale"
        (found,) = read(one, id, "england")
        assert found["public"] and found["marks"] == {"papacy": "kept"}
        assert change(one, id, promise, "france", mark="broken").status_code == 200
        assert read(other, id, "england")[0]["marks"] == {"papacy": "kept", "france": "broken"}


def test_other_web_sites_write_nothing(client: TestClient, id: str) -> None:
    body = {"seat": "france", "to": ["papacy"], "text": WORDS}
    error_of(client.post(f"/api/games/{id}/promises", json=body, headers={"origin": "https://example.org"}), 403)
    error_of(client.post(f"/api/games/{id}/promises", data=body), 400)
    assert read(client, id, "france") == []


def test_a_promise_is_not_told_when_the_game_is_opened(client: TestClient, id: str) -> None:
    """A record or a case of the game goes to others: what players wrote to each other is not in it."""
    written(client, id, "france", "papacy")
    client.post(f"/api/games/{id}/open", json={})
    for file in ("record", "case", "picture.svg"):
        assert WORDS not in client.get(f"/api/games/{id}/{file}").text
    assert read(client, id, "england") == []
