"""Plays a whole match on a Midway server: `python examples/player.py http://127.0.0.1:8080 [TITLE]`.

It lays a table for itself and a bot, takes the first seat, starts, and answers every question at random. All it
needs is the `websockets` package; docs/protocol.md explains each message.
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def ask(method: str, url: str, body: object = None, secret: str = "", invite: str = "") -> Any:
    """One plain request."""
    headers = {"content-type": "application/json"}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    if invite:
        headers["midway-invite"] = invite
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method)) as answer:
        return json.load(answer)


def play(server: str, title: str, luck: random.Random) -> Any:
    """Play one match; gives the table at its end."""
    seats = ask("GET", f"{server}/api/titles/{title}")["least_seats"]
    wish = {"title": title, "seats": seats, "bot_pause": 0, "bots": {str(n): "random" for n in range(1, seats)}}
    laid = ask("POST", f"{server}/api/tables", wish)
    table = f"{server}/api/tables/{laid['table']['id']}"
    seated = ask("POST", f"{table}/seats/0", {"name": "Ann", "luck": str(luck.random())}, invite=laid["invite"])
    ask("POST", f"{table}/start", secret=seated["secret"])
    with connect(table.replace("http", "ws", 1) + "/socket") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "secrets": [seated["secret"]]}))
        answered = 0
        while True:
            message = json.loads(socket.recv())
            if message["type"] in ("refused", "failed", "closing"):
                raise RuntimeError(f"the server says: {message}")
            if message["type"] not in ("state", "change"):
                continue
            if message.get("table", {}).get("status") == "over":
                return ask("GET", table, secret=seated["secret"])
            decision = message.get("decision")
            if decision:
                answered += 1
                option = luck.choice(decision["options"])["words"]
                answer = {"type": "choose", "id": str(answered), "decision": decision["id"], "option": option}
                socket.send(json.dumps(answer))


if __name__ == "__main__":
    end = play(sys.argv[1].rstrip("/"), (sys.argv[2:] or ["coconut_shy"])[0], random.Random())
    print(f"{end['title']}: the match is over; the luck was sealed by {end['commitment'][:16]}...")
