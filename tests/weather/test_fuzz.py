"""Fuzzed from outside: the routes by their own description, the socket by the schema of its messages and by chance."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from scripts.protocol_types import schema
from tests.testkit.serving import quick, serving

ROOT = Path(__file__).parents[2]
# What a title does not have, and what is no match file, is refused with 400 although its form is right.
CONFIG = """
[checks]
ensure_resource_availability.enabled = false
{more}
[[operations]]
include-name = "POST /api/tables"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 403, 404, 409, 429]
[[operations]]
include-name = "POST /api/records"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 403, 404, 409, 429]
"""
DEEP = """
negative_data_rejection.enabled = false
[parameters]
"path.table_id" = "{table}"
"""


def many(short, long):
    return [
        pytest.param(short, id="short", marks=pytest.mark.once),
        pytest.param(long, id="long", marks=pytest.mark.soak),
    ]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory):
    with serving(quick(f"sqlite:///{tmp_path_factory.mktemp('fuzzed') / 'midway.db'}", bot_workers=1)) as running:
        yield running


def schemathesis(server, folder, config, *arguments):
    file = folder / "schemathesis.toml"
    file.write_text(config)
    program = Path(sys.executable).with_name("schemathesis")
    command = [program, "--config-file", file, "run", f"{server.url}/api/openapi.json", "--seed", "1", "--no-color"]
    done = subprocess.run([*command, *arguments], check=False, capture_output=True, text=True, cwd=folder, timeout=600)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-1000:]


@pytest.mark.parametrize("examples", many("3", "150"))
def test_the_routes_do_what_their_description_says_for_strangers(fuzzed, tmp_path, examples):
    schemathesis(fuzzed, tmp_path, CONFIG.format(more=""), "--max-examples", examples, "--phases", "coverage,fuzzing")


@pytest.mark.parametrize("examples", many("3", "150"))
def test_the_routes_do_what_their_description_says_for_the_host_of_a_table(fuzzed, tmp_path, examples):
    table = fuzzed.lay(people=2, bots=1, is_public=True).start()
    config = CONFIG.format(more=DEEP.format(table=table.id))
    secret = f"Authorization: {table.bearer(0)}"
    schemathesis(fuzzed, tmp_path, config, "--max-examples", examples, "--phases", "fuzzing,stateful", "-H", secret)
    assert fuzzed.try_("GET", "/healthz").status == 200


# ---- the socket ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("messages", many(600, 20_000))
def test_whatever_is_said_at_a_socket_is_answered_and_never_fails(fuzzed, messages):
    dice = random.Random(7)
    said = 0
    while said < messages:
        table = fuzzed.lay(dice.choice(["coconut_shy", "unfair"]), people=2, bots=1).start()
        address = f"{fuzzed.url.replace('http', 'ws')}{table.path}/socket"
        with connect(address, max_size=None) as line:
            line.send(json.dumps({"type": "hello", "protocol": 1, "secrets": [table.secrets[0]]}))
            heard: dict[str, Any] = {}
            for n in range(min(200, messages - said)):
                sent = mutated(dice, message(dice, f"m{n}", heard))
                line.send(sent)
                line.send(json.dumps({"type": "ping", "id": f"after{n}"}))
                for answer in answers(line, f"after{n}"):
                    heard.update({key: answer[key] for key in ("decision", "shown") if answer.get(key)})
                    assert answer["type"] not in ("failed", "closing"), (sent, answer)
                said += 1
    failed = fuzzed.ask("GET", "/metrics").splitlines()
    assert [line for line in failed if line.startswith("midway_failed_total{")] == []


def answers(line, last):
    found: list[Any] = []
    while not found or found[-1].get("id") != last:
        found.append(json.loads(line.recv(20)))
    return found


def message(dice, id_, heard):
    """A message of any type with likely values: often right, often nearly right."""
    definitions = schema()["$defs"]
    types = [definitions[one["$ref"].rpartition("/")[2]] for one in definitions["ClientMessage"]["anyOf"]]
    made = {}
    for name, field in dice.choice(types)["properties"].items():
        made[name] = id_ if name == "id" else value(dice, name, field, heard)
    return made


def value(dice, name, field, heard):
    decision = heard.get("decision") or {"id": 1, "options": [{"words": "pass"}], "free": []}
    offered = [one["words"] for one in decision["options"] + decision["free"]]
    cards = sorted((heard.get("shown") or {}).get("cards", {})) or ["seaside.goldfish#1"]
    likely = {
        "decision": [decision["id"], decision["id"] - 1, 0],
        "option": [*offered[:20], "", "pass", f"throw-at {dice.choice(cards)}", "branch 99", "seat seat7", "пас"],
        "card": [*cards, "", "nothing"],
        "kind": ["undo", "stand-in", "give-up"],
        "bot": ["random", "genius", ""],
        "seat": [0, 1, 2, 7, None],
        "value": ["stars", "throws", "price", ""],
        "text": ["Hello", "Привет", "\x07", "x" * 300],
        "choices": [1, 2, 1000],
    }
    if name in likely:
        return dice.choice(likely[name])
    if "const" in field or "enum" in field:
        return field.get("const") or dice.choice(field["enum"])
    return dice.choice([True, False, None, 0, -1, 2**70, 1.5, "x", [], {}, "ы" * 50])


def mutated(dice, made):
    """The message as it is, or with something changed, left out or broken."""
    change = dice.randrange(8)
    if change == 0 and len(made) > 1:
        del made[dice.choice(sorted(set(made) - {"id"}))]
    elif change == 1:
        made[dice.choice(sorted(made))] = dice.choice([None, -1, 2**64, "", "\udcff", [[]], {"a": 1}, float("1e300")])
    elif change == 2:
        made["more"] = 1
    written = json.dumps(made)
    if change == 3:
        at = dice.randrange(len(written))
        written = written[:at] + dice.choice(["", '"', "}", "\\", "\x00", "9" * 30]) + written[at + dice.randrange(3) :]
    return written
