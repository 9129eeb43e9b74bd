"""Games over HTTP: started, played, taken back, listed, shown to those who may see."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import regio
from regio.kernel.cases import CaseRun, read_case, run_case
from regio.kernel.chance import KeyedChance
from regio.kernel.record import parse_record
from regio.registry import rules_of
from regio.table.app import make_app
from regio.table.store import Store
from tests.table.player import answer

Json = dict[str, Any]


def new_game(client: TestClient, *humans: str, **options: Any) -> Json:
    reply = client.post("/api/games", json={"game": "his", "options": options, "seats": dict.fromkeys(humans, "human")})
    assert reply.status_code == 201, reply.text
    return dict(reply.json())


def look(client: TestClient, id: str, seat: str | None, **query: Any) -> Json:
    reply = client.get(f"/api/games/{id}", params={"seat": seat, **query} if seat else query)
    assert reply.status_code == 200, reply.text
    return dict(reply.json())


def decide(client: TestClient, state: Json, text: str) -> Any:
    body = {"revision": state["revision"], "seat": state["seat"], "text": text, "since": state["log_next"]}
    return client.post(f"/api/games/{state['id']}/decisions", json=body)


def play(client: TestClient, id: str, decisions: int, rng: Random) -> Json:
    """Let people decide at random for a while; the last state seen."""
    state = look(client, id, None)
    for _ in range(decisions):
        if state["status"] == "over":
            break
        state = look(client, id, state["awaited"][0], since=state["log_next"], revision=state["revision"])
        reply = decide(client, state, answer(state["question"], rng))
        assert reply.status_code == 200, reply.text
        state = dict(reply.json())
    return state


def test_a_game_begins_with_a_question_for_a_person(client: TestClient) -> None:
    state = new_game(client, "protestant")
    assert state["awaited"] == ["protestant"]
    assert state["question"] is None, "spectators are asked nothing"
    seen = look(client, state["id"], "protestant")
    assert seen["question"]["seat"] == "protestant"
    assert seen["view"]["seat"] == "protestant"


def test_remarks_are_for_the_holder_of_the_cards_only(client: TestClient) -> None:
    """In 1517 everybody holds cards; each seat reads of its own hand, onlookers of none."""
    state = new_game(client, *regio.new("his").rules.seats)
    assert state["remarks"] == []
    for seat in state["seats"]:
        seen = look(client, state["id"], seat)
        hand = {str(card) for card in seen["view"]["powers"][seat]["hand"]}
        assert {remark["about"]["value"] for remark in seen["remarks"]} <= hand


def test_people_play_all_seats_through_some_turns(client: TestClient) -> None:
    humans = rules_of("his").seats
    id = new_game(client, *humans)["id"]
    state = play(client, id, 150, Random(3))
    assert state["revision"] >= 150
    rows = client.get("/api/games").json()["games"]
    assert [row["id"] for row in rows] == [id]
    assert rows[0]["revision"] == state["revision"]


def test_bots_answer_and_a_game_ends(client: TestClient) -> None:
    id = new_game(client, "england", scenario="tournament")["id"]
    state = play(client, id, 2000, Random(5))
    assert state["status"] == "over"
    assert state["result"]["winners"]
    assert state["awaited"] == []
    key = bytes.fromhex(state["key"])
    assert KeyedChance(key).commitment() == state["commitment"], "everybody can check the dice"
    record = parse_record(client.get(f"/api/games/{id}/record").text, "download")
    again = regio.replay(record)
    assert again.over and again.result is not None
    assert [again.rules.seats[seat] for seat in again.result.winners] == state["result"]["winners"]


def test_a_stale_decision_is_refused(client: TestClient) -> None:
    id = new_game(client, "protestant", "papacy")["id"]
    state = look(client, id, "protestant")
    text = answer(state["question"], Random(1))
    assert decide(client, state, text).status_code == 200
    reply = decide(client, state, text)
    assert reply.status_code == 409
    assert reply.json()["error"]["id"] == "table-stale"


def test_an_illegal_decision_says_why_and_changes_nothing(client: TestClient) -> None:
    id = new_game(client, "protestant")["id"]
    state = look(client, id, "protestant")
    refused = state["question"]["refused"][0]
    reply = decide(client, state, str(refused["option"]["value"]))
    assert reply.status_code == 422
    error = reply.json()["error"]
    assert error["id"] == "table-illegal"
    assert error["rule"] == refused["rule"]
    assert error["reason"] == refused["reason"]
    assert look(client, id, "protestant") == state


@pytest.mark.parametrize("text", ["", "atlantis", "vienna vienna", "x" * 3000, "1 2 3", "; ; ;", "\u0000"])
def test_unreadable_notation_changes_nothing(client: TestClient, text: str) -> None:
    id = new_game(client, "protestant")["id"]
    state = look(client, id, "protestant")
    reply = decide(client, state, text)
    assert reply.status_code in (400, 422)
    assert look(client, id, "protestant") == state


def test_who_is_not_asked_cannot_decide(client: TestClient) -> None:
    id = new_game(client, "protestant", "england")["id"]
    state = look(client, id, "england")
    reply = decide(client, state, "done")
    assert reply.status_code == 409
    assert reply.json()["error"]["id"] == "table-not-asked"


def test_a_bots_seat_is_nobodys_business(client: TestClient) -> None:
    id = new_game(client, "protestant")["id"]
    assert client.get(f"/api/games/{id}", params={"seat": "ottoman"}).status_code == 403
    body = {"revision": 1, "seat": "ottoman", "text": "pass"}
    assert client.post(f"/api/games/{id}/decisions", json=body).status_code == 403


def test_hands_of_others_are_never_sent(client: TestClient) -> None:
    id = new_game(client, "protestant", "papacy", "england")["id"]
    rng = Random(8)
    hidden = 0
    for _ in range(30):
        state = play(client, id, 1, rng)
        if state["status"] == "over":
            break
        game = client.app.state.house.slots[id].live.game  # type: ignore[attr-defined]
        for seat in ("protestant", "papacy", "england", None):
            seen = look(client, id, seat)
            assert seen["view"] == game.view(seat)
            for power, card in seen["view"]["powers"].items():
                if power != seat:
                    hidden += card["hand_size"] - len(card["hand"])
            assert seen["question"] is None or seen["question"]["seat"] == seat
            assert seen["key"] is None
    assert hidden > 200


def test_undo_takes_back_what_revealed_nothing(client: TestClient) -> None:
    id = new_game(client, *rules_of("his").seats)["id"]
    rng = Random(2)
    undone = 0
    for _ in range(60):
        before = look(client, id, look(client, id, None)["awaited"][0])
        after = decide(client, before, answer(before["question"], rng)).json()
        if after["can_undo"]:
            body = {"revision": after["revision"], "seat": before["seat"], "since": after["log_next"]}
            reply = client.post(f"/api/games/{id}/undo", json=body)
            assert reply.status_code == 200, reply.text
            back = reply.json()
            assert back["view"] == before["view"]
            assert back["question"] == before["question"]
            assert back["log_next"] == before["log_next"]
            assert back["log_from"] <= before["log_next"], "the client must forget what was undone"
            undone += 1
            assert decide(client, back, answer(back["question"], rng)).status_code == 200
    assert undone > 3


def test_nobody_takes_back_what_is_not_his(client: TestClient) -> None:
    id = new_game(client, "protestant", "papacy")["id"]
    state = look(client, id, "papacy")
    body = {"revision": state["revision"], "seat": "papacy"}
    reply = client.post(f"/api/games/{id}/undo", json=body)
    assert reply.status_code == 409
    assert reply.json()["error"]["id"] == "table-no-undo"


def test_the_log_comes_in_parts(client: TestClient) -> None:
    id = new_game(client, *rules_of("his").seats)["id"]
    state = look(client, id, None)
    log: list[Json] = state["log"]
    rng = Random(4)
    for _ in range(40):
        known = state["revision"], state["log_next"]
        play(client, id, 1, rng)
        state = look(client, id, None, since=known[1], revision=known[0])
        log = [entry for entry in log if entry["n"] < state["log_from"]] + state["log"]
    whole = look(client, id, None)["log"]
    assert len(log) > 40
    assert log == whole


def test_a_running_game_is_sealed_until_it_is_opened(client: TestClient, tmp_path: Path) -> None:
    id = new_game(client, "protestant", "papacy")["id"]
    play(client, id, 30, Random(6))
    for file in ("record", "case"):
        reply = client.get(f"/api/games/{id}/{file}")
        assert reply.status_code == 409
        assert reply.json()["error"]["id"] == "table-sealed"
    opened = client.post(f"/api/games/{id}/open", json={}).json()
    assert opened["opened"] and opened["key"]
    seen = look(client, id, "papacy")
    assert seen["opened"]
    record = parse_record(client.get(f"/api/games/{id}/record").text, "download")
    assert regio.replay(record).view("papacy") == seen["view"]
    case = tmp_path / "report.toml"
    case.write_text(client.get(f"/api/games/{id}/case").text, encoding="utf-8")
    run_case(read_case(case, ("his",)), rules_of("his"))


def test_a_game_survives_a_restart(tmp_path: Path) -> None:
    rng = Random(9)
    with TestClient(make_app(Store.in_folder(tmp_path))) as first:
        id = new_game(first, *rules_of("his").seats)["id"]
        play(first, id, 130, rng)
        seats = [None, *rules_of("his").seats]
        before = [look(first, id, seat) for seat in seats]
    with TestClient(make_app(Store.in_folder(tmp_path))) as second:
        after = [look(second, id, seat) for seat in seats]
        for one in (*before, *after):
            del one["can_undo"]  # what was decided before the last checkpoint stays
        assert before == after
        assert play(second, id, 20, rng)["revision"] == before[0]["revision"] + 20


def test_a_game_of_bots_only_plays_to_its_end_and_is_small(tmp_path: Path) -> None:
    with TestClient(make_app(Store.in_folder(tmp_path))) as client:
        state = new_game(client)
        while state["status"] == "running":
            state = look(client, state["id"], None, since=state["log_next"], revision=state["revision"])
    assert (tmp_path / "table.sqlite3").stat().st_size < 1_000_000


def test_powers_of_one_player_stay_together(client: TestClient) -> None:
    body = {"game": "his", "options": {"players": 3}, "seats": {"ottoman": "human"}}
    reply = client.post("/api/games", json=body)
    assert reply.status_code == 400
    assert "france" in reply.json()["error"]["text"]
    body["seats"] = {"ottoman": "human", "france": "human"}
    assert client.post("/api/games", json=body).status_code == 201


def test_two_servers_on_one_folder_do_not_overwrite_each_other(tmp_path: Path) -> None:
    with (
        TestClient(make_app(Store.in_folder(tmp_path))) as one,
        TestClient(make_app(Store.in_folder(tmp_path))) as other,
    ):
        id = new_game(one, *rules_of("his").seats)["id"]
        state = look(one, id, "protestant")
        assert look(other, id, "protestant") == state
        text = answer(state["question"], Random(1))
        assert decide(one, state, text).status_code == 200
        reply = decide(other, state, text)
        assert reply.status_code == 409
        assert reply.json()["error"]["id"] == "table-stale"
        assert look(other, id, "protestant") == look(one, id, "protestant")


def test_a_question_says_the_odds_of_its_options(client: TestClient) -> None:
    """The Protestant of a new 1517 game chooses a target: each has its odds, "done" has none."""
    state = look(client, new_game(client, "protestant")["id"], "protestant")
    question = state["question"]
    assert question["message"]["id"] == "his-ask-reformation-target"
    targets = [option for option in question["options"] if option["domain"] == "space"]
    assert [hint["option"] for hint in question["hints"]] == targets
    for hint in question["hints"]:
        assert hint["message"]["id"] == "his-hint-attempt"
        assert {name: value["domain"] for name, value in hint["message"]["args"].items()} == {
            "n": "n",
            "dice": "n",
            "against": "n",
        }


def test_what_cannot_be_stored_has_not_happened(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    id = new_game(client, "protestant")["id"]
    state = look(client, id, "protestant")

    async def full(*args: Any) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("regio.table.store.Store.append", full)
        reply = decide(client, state, answer(state["question"], Random(1)))
        assert reply.status_code == 503
        assert reply.json()["error"]["id"] == "table-not-stored"
    again = look(client, id, "protestant")
    assert {**again, "can_undo": False} == {**state, "can_undo": False}


def test_the_rules_can_be_read(client: TestClient) -> None:
    reply = client.get("/api/rules/his")
    assert reply.status_code == 200, reply.text
    book = reply.json()
    assert list(book["sections"]) == book["order"]
    assert book["sections"]["13.2"]["ru"]["title"] == "Перехват"
    assert book["facts"]["his-battle"] == "14"
    state = new_game(client, "protestant")
    asked = look(client, state["id"], "protestant")
    assert asked["question"]["rule"] in book["sections"]
    assert {entry["id"] for entry in asked["log"]} <= set(book["facts"])
    kept = client.get("/api/rules/his", headers={"if-none-match": reply.headers["etag"]})
    assert kept.status_code == 304


# -- odds of an answer ------------------------------------------------------------------------------


def hints_of(client: TestClient, state: Json, text: str, other: Json | None = None) -> Any:
    body = {"revision": state["revision"], "seat": state["seat"], "text": text} | (other or {})
    return client.post(f"/api/games/{state['id']}/hints", json=body)


def test_odds_of_an_answer_change_nothing(client: TestClient) -> None:
    id = new_game(client, "protestant")["id"]
    state = look(client, id, "protestant")
    hint = state["question"]["hints"][0]
    reply = hints_of(client, state, hint["option"]["value"])
    assert reply.status_code == 200, reply.text
    assert reply.json() == {"revision": state["revision"], "hints": [hint]}
    assert look(client, id, "protestant") == state
    assert decide(client, state, hint["option"]["value"]).status_code == 200


def test_odds_of_the_formation_that_is_chosen(client: TestClient) -> None:
    """A part of an army has other odds than the largest formation, which the question itself tells of."""
    id = new_game(client, *rules_of("his").seats)["id"]
    live = client.app.state.house.slots[id].live  # type: ignore[attr-defined]
    case = read_case("tests/cases/his/13.2-b2-interception-succeeds.toml", ["his"])
    live.game = CaseRun(case, rules_of("his"), "2010").game
    live.game.say("ottoman move pressburg > vienna")
    state = look(client, id, "ottoman")
    whole = {hint["message"]["id"]: hint["message"]["args"] for hint in state["question"]["hints"]}
    reply = hints_of(client, state, "ottoman-reg 2 ibrahim")
    part = {hint["message"]["id"]: hint["message"]["args"] for hint in reply.json()["hints"]}
    assert [hint["option"] for hint in reply.json()["hints"]] == [None, None]
    assert whole["his-hint-battle"]["dice"]["value"] == 10
    assert part["his-hint-battle"]["dice"]["value"] == 3
    assert part["his-hint-battle"]["n"]["value"] < whole["his-hint-battle"]["n"]["value"]
    refused = hints_of(client, state, "ottoman-reg 5")
    assert refused.status_code == 422, "without a leader no more than 4"
    assert refused.json()["error"]["id"] == "table-illegal"
    assert look(client, id, "ottoman") == state


@pytest.mark.parametrize("text", ["", "atlantis", "wittenberg wittenberg", "x" * 3000, "1 2 3", "; ; ;", "\u0000"])
def test_odds_of_what_is_no_answer(client: TestClient, text: str) -> None:
    id = new_game(client, "protestant")["id"]
    state = look(client, id, "protestant")
    reply = hints_of(client, state, text)
    assert reply.status_code in (400, 422)
    assert reply.json()["error"]["id"] in ("table-bad-input", "table-illegal")
    assert look(client, id, "protestant") == state


def test_odds_are_for_who_is_asked_now(client: TestClient) -> None:
    id = new_game(client, "protestant", "england")["id"]
    state = look(client, id, "protestant")
    text = state["question"]["hints"][0]["option"]["value"]
    for other, status, error in (
        ({"seat": "england"}, 409, "table-not-asked"),
        ({"seat": "ottoman"}, 403, "table-not-human"),
        ({"seat": "atlantis"}, 400, "table-bad-input"),
        ({"revision": state["revision"] + 1}, 409, "table-stale"),
        ({"since": 0}, 400, "table-bad-input"),
        ({"text": "x" * 5000}, 400, "table-bad-input"),
    ):
        reply = hints_of(client, state, text, other)
        assert (reply.status_code, reply.json()["error"]["id"]) == (status, error)
    assert (
        client.post("/api/games/nowhere/hints", json={"revision": 1, "seat": "england", "text": ""}).status_code == 404
    )
    assert decide(client, state, text).status_code == 200
    assert hints_of(client, state, text).json()["error"]["id"] == "table-stale"
