"""The server's front door as people and programs use it: requests, tables, sockets."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0  # seconds for anything


class Door:
    """Where a server is to be found."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """A request that is answered; Answer raises otherwise."""
        found = self.try_(method, path, body, **headers)
        assert found.status < 400, (method, path, found.status, found.data)
        return found.data

    def try_(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """A request, whatever the answer."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"content-type": "application/json", **{name.replace("_", "-"): said for name, said in headers.items()}}
        request = urllib.request.Request(f"{self.url}{path}", data, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, dict(answer.headers), answer.read())
        except urllib.error.HTTPError as problem:
            return Answer(problem.code, dict(problem.headers), problem.read())

    # ---- tables ------------------------------------------------------------------------------------------------
    def lay(self, title: str = "coconut_shy", people: int = 2, bots: int = 0, **wish: object) -> Laid:
        """A table with people (called Ann, Bob, ...) and bots behind them, begun."""
        asked = {"title": title, "seats": people + bots, **wish}
        asked.setdefault("bots", {str(people + n): "random" for n in range(bots)})
        found = self.ask("POST", "/api/tables", asked)
        laid = Laid(self, found["table"]["id"], found["invite"])
        for seat in range(people):
            laid.sit(seat)
        return laid


class Answer:
    """What came back."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = {name.lower(): said for name, said in headers.items()}
        self.body = body

    @property
    def data(self) -> Any:
        return json.loads(self.body) if "json" in self.headers.get("content-type", "") else self.body.decode()


class Laid:
    """A table for a story."""

    def __init__(self, server: Door, id_: str, invite: str) -> None:
        self.server = server
        self.id = id_
        self.invite = invite
        self.path = f"/api/tables/{id_}"
        self.secrets: dict[int, str] = {}

    def sit(self, seat: int, name: str = "") -> None:
        called = name or ("Ann", "Bob", "Cem", "Dot", "Eve")[seat]
        found = self.server.ask(
            "POST",
            f"{self.path}/seats/{seat}",
            {"name": called, "luck": f"luck of {called}"},
            midway_invite=self.invite,
        )
        self.secrets[seat] = found["secret"]

    def bearer(self, seat: int) -> str:
        return f"Bearer {self.secrets[seat]}"

    def start(self) -> Laid:
        self.server.ask("POST", f"{self.path}/start", authorization=self.bearer(0))
        return self

    def info(self) -> Any:
        return self.server.ask("GET", self.path, midway_invite=self.invite)

    @contextmanager
    def client(self, *seats: int, **hello: object) -> Iterator[Client]:
        """A socket for these seats; none: one that watches."""
        said = {"type": "hello", "protocol": 1, "secrets": [self.secrets[seat] for seat in seats], **hello}
        if not seats:
            said.setdefault("invite", self.invite)
        with connect(f"{self.server.url.replace('http', 'ws')}{self.path}/socket", max_size=None) as line:
            client = Client(line, seats[0] if seats else None)
            client.send(said)
            yield client


class Client:
    """Somebody at a socket, who keeps what the protocol says a client keeps."""

    def __init__(self, line: ClientConnection, seat: int | None) -> None:
        self.line = line
        self.seat = seat
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.number = -1
        self.epoch = ""
        self.shown: Any = None
        self.table: dict[str, Any] = {}
        self.decision: Any = None
        self.undo: Any = None
        self.proposal: Any = None
        self.asked = 0

    def send(self, message: object) -> None:
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken note of."""
        raw = self.line.recv(timeout)
        data = raw.encode() if isinstance(raw, str) else raw
        message: dict[str, Any] = json.loads(data)
        self.raw.append(data)
        self.heard.append(message)
        if message["type"] == "state":
            self.number, self.epoch = message["number"], message["epoch"]
            self.shown, self.table = message["shown"], message["table"]
            self.decision, self.undo, self.proposal = message["decision"], message["undo"], message["proposal"]
        elif message["type"] == "change":
            assert message["number"] == self.number + 1, (message["number"], self.number)
            self.number += 1
            self._take(message)
        return message

    def _take(self, change: dict[str, Any]) -> None:
        for name in ("shown", "table", "decision", "undo", "proposal"):
            if name in change:
                setattr(self, name, change[name])
        if "patch" in change and self.shown is not None:
            self.shown = patched(self.shown, change["patch"])

    def until(self, *kinds: str, **fields: object) -> dict[str, Any]:
        """Receive up to a message of one of these types with these fields."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.receive()
            if message["type"] in kinds and all(message.get(name) == value for name, value in fields.items()):
                return message
        raise AssertionError(f"nothing of {kinds} with {fields} came")

    def request(self, type_: str, **fields: object) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self.asked += 1
        id_ = str(fields.pop("id", f"r{self.asked}"))
        self.send({"type": type_, "id": id_, **fields})
        return self.until("done", "refused", "failed", "why", "why-not", "foresight", "pong", id=id_)

    def choose(self, words: str | None = None) -> dict[str, Any]:
        """Answer the decision, the first option if none is named."""
        assert self.decision is not None
        option = words or self.decision["options"][0]["words"]
        return self.request("choose", decision=self.decision["id"], option=option)

    def wait_for_decision(self) -> Any:
        while self.decision is None:
            self.receive()
        return self.decision


def patched(shown: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """What a client makes of a patch, written once more from docs/protocol.md."""
    made = dict(shown)
    for name, value in patch.items():
        if isinstance(value, dict):
            merged = {**made[name], **value}
            drops = name in ("cards", "words", "values", "points")
            made[name] = {key: one for key, one in merged.items() if one is not None or not drops}
        else:
            made[name] = value
    return made


class Person:
    """Somebody who keeps their seat through whatever happens to the line."""

    def __init__(self, table: Laid, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.client = self._connected(table.server, None)
        self.client.until("state")

    def come_back(self, door: Door | None = None) -> Client:
        """Connect again, perhaps through another door, and go on where the changes ended."""
        before = self.client
        self.leave()
        self.client = self._connected(door or self.table.server, before)
        self.client.until("presence")
        assert not any(message["type"] == "state" for message in self.client.heard), "it was resumed, not begun again"
        return self.client

    def leave(self) -> None:
        self.client.line.close()

    def _connected(self, door: Door, before: Client | None) -> Client:
        address = f"{door.url.replace('http', 'ws')}{self.table.path}/socket"
        client = Client(connect(address, max_size=None, close_timeout=0.2).__enter__(), self.seat)
        hello: dict[str, Any] = {"type": "hello", "protocol": 1, "secrets": [self.table.secrets[self.seat]]}
        if before is not None:
            hello["resume"] = {"epoch": before.epoch, "number": before.number}
            for name in ("number", "epoch", "shown", "table", "decision", "undo", "proposal"):
                setattr(client, name, getattr(before, name))
        client.send(hello)
        return client

    def state(self) -> dict[str, Any]:
        """What somebody new with the same seat is told."""
        with self.table.client(self.seat) as fresh:
            return fresh.until("state")
