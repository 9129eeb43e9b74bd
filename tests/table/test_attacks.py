"""What a curious or hostile client tries: nothing breaks, nothing hidden is told."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from alembic import command
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

import regio
from regio.kernel.errors import BadInput, IllegalDecision
from regio.kernel.game import Game, from_state
from regio.registry import rules_of
from regio.table import describe
from regio.table.app import make_app
from regio.table.live import HUMAN, Live
from regio.table.serve import speak_plainly
from regio.table.store import Standing, Store, StoredGame
from tests.table.player import answer
from tests.table.test_games import decide, look, new_game
from tests.table.test_input import error_of

# -- requests ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["seed", "chance", "light", "logging", "game", "rules", "", "__class__"])
def test_options_are_those_of_the_game_only(client: TestClient, name: str) -> None:
    body = {"game": "his", "options": {name: 1}}
    assert "secrecy" in error_of(client.post("/api/games", json=body), 400)["text"]


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 30_000,
        b'{"a":' * 10_000,
        b'{"revision":' + b"9" * 60_000 + b"}",
        b'{"revision":NaN,"seat":"papacy","text":"pass"}',
        b'{"revision":1e400,"seat":"papacy","text":"pass"}',
        b'{"revision":-1,"seat":"papacy","text":"pass"}',
        b'{"revision":1,"seat":"\\ud800","text":"pass"}',
        b'{"revision":1,"seat":"papacy","text":"\\ud800\\u0000"}',
        b'{"revision":true,"seat":"papacy","text":"pass"}',
    ],
    ids=range(9),
)
def test_strange_json(client: TestClient, body: bytes) -> None:
    id = new_game(client, "papacy")["id"]
    headers = {"content-type": "application/json"}
    for address in ("/api/games", *(f"/api/games/{id}/{what}" for what in ("decisions", "hints", "undo"))):
        reply = client.post(address, content=body, headers=headers)
        assert 400 <= reply.status_code < 500, reply.text


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/assets/" + "x" * 300, "/a%00b", "/..%2f..%2fpyproject.toml"])
def test_names_that_no_file_can_have(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("<p>Regio")
    with TestClient(make_app(Store.in_folder(tmp_path), client_at=tmp_path)) as client:
        error_of(client.get(path), 404)


def test_hosts_and_origins(tmp_path: Path) -> None:
    body = {"game": "chess"}
    with TestClient(make_app(Store.in_folder(tmp_path), ("localhost", "table.example"))) as client:
        for host in ("localhost:8099", "TABLE.example", "192.168.1.7:8099", "[::1]:8099"):
            assert client.get("/api/health", headers={"host": host}).status_code == 200, host
        for host in ("evil.example", "localhost.evil.example", "[::1", "", "127.0.0.1.evil.example"):
            assert "--name" in error_of(client.get("/api/health", headers={"host": host}), 403)["text"], host
        for origin in ("null", "http://[::1", "http://localhost@evil.example", "http://localhost:1", "localhost"):
            error_of(client.post("/api/games", json=body, headers={"host": "localhost", "origin": origin}), 403)
        two = [("host", "localhost"), ("origin", "http://localhost"), ("origin", "http://evil.example")]
        error_of(client.post("/api/games", json=body, headers=two), 403)


@pytest.mark.parametrize("body", [b"{", b"[]", b"1", b'{"seat":"papacy"}', b'"\xff"', b'{"a":' * 10_000], ids=range(6))
def test_a_game_is_not_laid_open_by_mistake(client: TestClient, body: bytes) -> None:
    id = new_game(client, "papacy")["id"]
    error_of(client.post(f"/api/games/{id}/open", content=body, headers={"content-type": "application/json"}), 400)
    error_of(client.post(f"/api/games/{id}/open", content=iter((b"{}",))), 400)
    error_of(client.get(f"/api/games/{id}/record"), 409)
    assert client.post(f"/api/games/{id}/open").json()["opened"]


def test_a_wrong_method_names_the_right_ones(client: TestClient) -> None:
    reply = client.put("/api/health", json={})
    error_of(reply, 405)
    assert "GET" in reply.headers["allow"]


def test_a_message_that_is_no_text(client: TestClient) -> None:
    id = new_game(client, "papacy")["id"]
    with client.websocket_connect(f"/ws/games/{id}?seat=papacy") as socket:
        assert socket.receive_json()["type"] == "full"
        socket.send_bytes(b'{"seat": null}')
        assert socket.receive_json()["error"]["id"] == "table-bad-input"


# -- faults -----------------------------------------------------------------------------------------


def test_a_fault_of_the_rules_tells_no_secrets(
    client: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    request: pytest.FixtureRequest,
) -> None:
    speak_plainly()
    request.addfinalizer(structlog.reset_defaults)
    id = new_game(client, "papacy", "protestant")["id"]
    state = look(client, id, "protestant")

    def broken(self: Live, seat: str, text: str) -> None:
        hand = f"the hand is {sorted('24')}"
        raise KeyError(hand)

    with monkeypatch.context() as patch:
        patch.setattr("regio.table.live.Live.play", broken)
        error = error_of(decide(client, state, answer(state["question"], random.Random(1))), 500)
    assert error["id"] == "table-fault" and "hand" not in error["text"]
    said = capsys.readouterr()
    assert "KeyError" in said.err
    assert "locals" not in said.err + said.out, "values of variables"
    assert look(client, id, "protestant") == state


def test_a_game_goes_on_without_hints(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    id = new_game(client, "papacy", "protestant")["id"]
    state = look(client, id, "protestant")
    assert state["question"]["hints"]

    def broken(*args: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(rules_of("his")), "hints", broken)
    without = look(client, id, "protestant")
    assert without == {**state, "question": {**state["question"], "hints": []}}
    text = answer(state["question"], random.Random(1))
    body = {"revision": state["revision"], "seat": "protestant", "text": text}
    assert error_of(client.post(f"/api/games/{id}/hints", json=body), 500)["id"] == "table-fault"
    assert decide(client, state, text).status_code == 200


@pytest.mark.parametrize(("setting", "cause"), [("query_only=ON", "readonly"), ("max_page_count=1", "full")])
def test_a_database_that_takes_no_more(client: TestClient, setting: str, cause: str) -> None:
    """Nothing is acknowledged, nothing is changed; when the database can be written again, everything goes on."""
    id = new_game(client, *rules_of("his").seats)["id"]
    engine = client.app.state.house.store.engine  # type: ignore[attr-defined]
    restricted = [True]

    def restrict(connection: Any, _record: Any) -> None:
        if restricted:
            connection.execute(f"PRAGMA {setting}").close()

    event.listen(engine.sync_engine, "connect", restrict)
    assert client.portal is not None
    client.portal.call(engine.dispose)
    promise = {"seat": "france", "to": ["papacy", "england"], "text": "peace " * 66}
    rng, refused = random.Random(4), None
    for _ in range(300):
        if refused is not None:
            break
        state = look(client, id, look(client, id, None)["awaited"][0])
        replies = (
            decide(client, state, answer(state["question"], rng)),
            client.post(f"/api/games/{id}/promises", json=promise),
        )
        refused = next((reply for reply in replies if reply.status_code == 503), None)
    assert refused is not None
    assert cause in error_of(refused, 503)["text"]
    before, promises = look(client, id, "france"), client.get(f"/api/games/{id}/promises?seat=france").json()
    restricted.clear()
    client.portal.call(engine.dispose)
    assert look(client, id, "france") == before
    assert client.get(f"/api/games/{id}/promises?seat=france").json() == promises
    state = look(client, id, look(client, id, None)["awaited"][0])
    assert decide(client, state, answer(state["question"], rng)).status_code == 200


def test_a_start_that_is_broken_off_leaves_nothing_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade

    def broken_off(*args: Any) -> None:
        upgrade(*args)
        raise KeyboardInterrupt

    async def start() -> None:
        store = Store.in_folder(tmp_path)
        try:
            await store.start()
        finally:
            await store.stop()

    with monkeypatch.context() as patch:
        patch.setattr(command, "upgrade", broken_off)
        with pytest.raises(KeyboardInterrupt):
            asyncio.run(start())
    asyncio.run(start())


def test_several_servers_start_at_once_on_a_new_folder(tmp_path: Path) -> None:
    async def start() -> None:
        stores = [Store.in_folder(tmp_path) for _ in range(4)]
        try:
            assert await asyncio.gather(*(store.start() for store in stores), return_exceptions=True) == [None] * 4
            assert [await store.games() for store in stores] == [[]] * 4
        finally:
            for store in stores:
                await store.stop()

    asyncio.run(start())


def test_a_failing_database_is_told_without_its_statements(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*args: Any) -> None:
        raise OperationalError("SELECT secret", {"key": b"secret"}, Exception("disk I/O error"))

    for method in ("games", "create", "load"):
        monkeypatch.setattr(f"regio.table.store.Store.{method}", failing)
    replies = client.get("/api/games"), client.get("/api/games/x"), client.post("/api/games", json={"game": "his"})
    for reply in replies:
        error = error_of(reply, 503)
        assert "disk I/O error" in error["text"] and "secret" not in error["text"]


# -- taking back and looking ------------------------------------------------------------------------


def people(game: Game) -> Live:
    """A game of people only at a table, without a database."""
    seats = dict.fromkeys(game.rules.seats, HUMAN)
    standing = Standing("running", [], [], 1)
    stored = StoredGame("x", "his", {}, seats, b"k" * 32, False, 1, 0, 0, standing, "", "")
    return Live(stored, game)


def decisions(live: Live, rng: random.Random, most: int) -> Iterator[str]:
    """Play at random; yields the seat that has just decided."""
    for _ in range(most):
        if live.game.over:
            return
        question = rng.choice(live.game.pending)
        seat = live.rules.seats[question.seat]
        live.play(seat, question.format(question.sample(rng), live.rules.notation))
        yield seat


def test_a_finished_game_stays_finished() -> None:
    """Its key is told: whoever could take back its last decision would know all dice to come."""
    found = 0
    for seed in range(40):
        live = people(regio.new("his", seed=seed, scenario="tournament"))
        seat = list(decisions(live, random.Random(seed), 5000))[-1]
        assert live.game.over
        assert not live.can_undo(seat)
        found += live.game.can_undo
        if found:
            return
    raise AssertionError("no game ended with a decision that revealed nothing")


@pytest.mark.parametrize("secrecy", ["fast", "strict"])
def test_nobody_takes_back_when_another_is_asked_for_a_card(secrecy: str) -> None:
    """Else one could try an action, see who may answer it, and think again."""
    live = people(regio.new("his", seed=3, secrecy=secrecy))
    asked = 0
    for seat in decisions(live, random.Random(3), 700):
        others = [question for question in live.game.pending if live.rules.seats[question.seat] != seat]
        if any(question.message.id == "his-ask-response" for question in others):
            asked += live.game.can_undo
            assert not live.can_undo(seat)
    assert asked > 3


def dealt_again(game: Game, seat: int | None, rng: random.Random) -> Game | None:
    """A game that looks the same to a seat, with other hidden cards; None if these cards do not lead here."""
    mark = game.driver.marks[-1]
    state = mark.state.copy()
    game.rules.redeal(state, seat, rng)
    twin = from_state(game.rules, game.options, state, mark.chance.copy())
    try:
        for who, given in game.driver.answers[mark.answers :]:
            twin.play(who, given)
    except (BadInput, IllegalDecision):
        return None
    log = [fact.values for _, fact in twin.log(seat)]
    seen = [fact.values for _, fact in game.log(seat, mark.facts)]
    return twin if log == seen and twin.view(seat) == game.view(seat) else None


@pytest.mark.parametrize("seed", range(2))
def test_under_strict_secrecy_questions_tell_nothing_of_hidden_cards(seed: int) -> None:
    """Who is asked, and what, does not depend on cards that the seat cannot know."""
    rng = random.Random(seed)
    live = people(regio.new("his", seed=seed, secrecy="strict", scenario="1532"))
    game, compared = live.game, 0
    for _ in decisions(live, rng, 250):
        for question in game.pending:
            twin = dealt_again(game, question.seat, rng)
            if twin is None:
                continue
            compared += 1
            assert [one.seat for one in twin.pending] == [one.seat for one in game.pending]
            same = twin.question(question.seat)
            assert describe.question(game.rules, same) == describe.question(game.rules, question)
    assert compared > 100


@pytest.mark.parametrize("secrecy", ["fast", "strict"])
def test_hints_tell_nothing_of_hidden_cards(secrecy: str) -> None:
    """The same question has the same odds, and the same answer to it, whatever others hold."""
    rng = random.Random(7)
    live = people(regio.new("his", seed=7, secrecy=secrecy, scenario="1532"))
    game, compared = live.game, 0
    for _ in decisions(live, rng, 900):
        for question in game.pending:
            found = game.hints(question.seat)
            twin = dealt_again(game, question.seat, rng) if found else None
            if twin is None or all(one.seat != question.seat for one in twin.pending):
                continue
            compared += 1
            assert twin.hints(question.seat) == found
            tried = question.sample(rng)
            assert twin.hints(question.seat, tried) == game.hints(question.seat, tried)
    assert compared > 40
