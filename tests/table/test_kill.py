"""Killing the server at any instant loses no decision that was acknowledged."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.table.player import answer

SEATS = dict.fromkeys(("ottoman", "hapsburg", "england", "france", "papacy", "protestant"), "human")


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A real server process, and its address."""
    command = [
        sys.executable,
        "-m",
        "regio.cli",
        "play",
        "--port",
        "0",
        "--no-open",
        "--data",
        str(folder),
        "--lang",
        "en",
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, line.split()[-1].rstrip("/")


class Player(threading.Thread):
    """Decides as fast as it can and remembers what was acknowledged."""

    def __init__(self, address: str, id: str, rng: Random) -> None:
        super().__init__()
        self.address = address
        self.id = id
        self.rng = rng
        self.acknowledged: dict[str, Any] = {}

    def run(self) -> None:
        try:
            with httpx.Client(base_url=self.address, trust_env=False, timeout=10) as client:
                state = client.get(f"/api/games/{self.id}").json()
                while state["status"] == "running":
                    seat = state["awaited"][0]
                    state = client.get(f"/api/games/{self.id}", params={"seat": seat}).json()
                    body = {
                        "revision": state["revision"],
                        "seat": seat,
                        "text": answer(state["question"], self.rng),
                    }
                    reply = client.post(f"/api/games/{self.id}/decisions", json=body)
                    assert reply.status_code == 200, reply.text
                    state = reply.json()
                    self.acknowledged = state
        except httpx.HTTPError:
            return


def test_kill_and_restart(tmp_path: Path) -> None:
    rng = Random(20)
    id = ""
    for delay in (1.0, 0.37, 0.71, 0.0):
        process, address = start(tmp_path)
        try:
            if not id:
                reply = httpx.post(f"{address}/api/games", json={"game": "his", "seats": SEATS}, trust_env=False)
                id = reply.json()["id"]
            player = Player(address, id, rng)
            player.start()
            time.sleep(delay)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
        player.join()
        if not player.acknowledged:
            continue
        process, address = start(tmp_path)
        try:
            seat = player.acknowledged["seat"]
            query = {"seat": seat}
            state = httpx.get(f"{address}/api/games/{id}", params=query, trust_env=False).json()
            assert state["revision"] in (player.acknowledged["revision"], player.acknowledged["revision"] + 1)
            if state["revision"] == player.acknowledged["revision"]:
                assert state["view"] == player.acknowledged["view"]
                assert state["awaited"] == player.acknowledged["awaited"]
                assert state["log_next"] == player.acknowledged["log_next"]
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0


def test_promises_survive_killing(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    acknowledged: list[str] = []
    id = httpx.post(f"{address}/api/games", json={"game": "his", "seats": SEATS}, trust_env=False).json()["id"]

    def write() -> None:
        with httpx.Client(base_url=address, trust_env=False, timeout=10) as client:
            for number in range(60):
                body = {
                    "seat": list(SEATS)[number % 6],
                    "to": [list(SEATS)[(number + 1) % 6]],
                    "text": f"word {number}",
                }
                try:
                    assert client.post(f"/api/games/{id}/promises", json=body).status_code == 201
                except httpx.HTTPError:
                    return
                acknowledged.append(str(body["text"]))

    writer = threading.Thread(target=write)
    writer.start()
    try:
        while len(acknowledged) < 10 and writer.is_alive():
            time.sleep(0.001)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    writer.join()
    process, address = start(tmp_path)
    try:
        found = []
        for seat in SEATS:
            query = {"seat": seat}
            rows = httpx.get(f"{address}/api/games/{id}/promises", params=query, trust_env=False).json()["promises"]
            found += [row["text"] for row in rows if row["writer"] == seat]
        found.sort(key=lambda text: int(text.split()[1]))
        assert found[: len(acknowledged)] == acknowledged and len(found) <= len(acknowledged) + 1
        assert len(acknowledged) >= 10
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
