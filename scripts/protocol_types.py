"""Writes the protocol for other languages: JSON Schema, OpenAPI and TypeScript types, into web/src/protocol/.

They follow from the types in src/midway/server/protocol, and nothing is written by hand.
"""

import json
from functools import cache
from typing import Any

import msgspec

from midway.server import described
from midway.server.app import create_app
from midway.server.protocol import PROTOCOL, happened, spoken, told, words
from midway.server.settings import Settings

FOLDER = "web/src/protocol"
REF = "#/$defs/"
TYPES: dict[str, Any] = {
    "ServerMessage": told.ServerMessage,
    "ClientMessage": spoken.ClientMessage,
    "Argument": words.Argument,
}
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def protocol_pages() -> dict[str, str]:
    """Every generated file: its path and its text."""
    return {
        f"{FOLDER}/schema.json": _json(schema()),
        f"{FOLDER}/openapi.json": _json(openapi()),
        f"{FOLDER}/messages.ts": typescript(),
    }


@cache
def schema() -> dict[str, Any]:
    """JSON Schema of all messages and resources."""
    roots, defs = msgspec.json.schema_components([*TYPES.values(), *described.TYPES], ref_template=REF + "{name}")
    named = {**defs, **dict(zip(TYPES, roots, strict=False))}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Midway protocol {PROTOCOL}",
        "$defs": dict(sorted(named.items())),
    }


def openapi() -> dict[str, Any]:
    """OpenAPI of the routes; it knows no sockets."""
    return described.describe(create_app(Settings(database="sqlite:///")))


def typescript() -> str:
    """The same as TypeScript types."""
    lines = [
        "// Written by `make docs` from src/midway/server/protocol: change it there.",
        "",
        f"export const PROTOCOL = {PROTOCOL};",
        "",
        "/** What somebody did to bring a change about. */",
        f"export type CauseKind = {' | '.join(json.dumps(kind) for kind in happened.CAUSES)};",
    ]
    for name, definition in schema()["$defs"].items():
        lines += ["", *_comment(definition), _declared(name, definition)]
    return "\n".join(lines) + "\n"


def _comment(definition: dict[str, Any]) -> list[str]:
    said = definition.get("description", "").strip()
    return [f"/** {' '.join(said.split())} */"] if said else []


def _declared(name: str, definition: dict[str, Any]) -> str:
    if "properties" not in definition:
        return f"export type {name} = {_type(definition)};"
    needed = set(definition.get("required", ()))
    fields = [
        f"  {field}{'' if field in needed else '?'}: {_type(value)};"
        for field, value in definition["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def _type(value: dict[str, Any]) -> str:
    if "$ref" in value:
        return str(value["$ref"]).removeprefix(REF)
    if "enum" in value:
        return " | ".join(json.dumps(one) for one in value["enum"])
    if "const" in value:
        return json.dumps(value["const"])
    if "anyOf" in value:
        return " | ".join(dict.fromkeys(_type(one) for one in value["anyOf"]))
    kind = value.get("type")
    if kind == "array":
        if "prefixItems" in value:
            return f"[{', '.join(_type(one) for one in value['prefixItems'])}]"
        inner = _type(value["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(value['additionalProperties'])}>"
    return SIMPLE[str(kind)]


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=False) + "\n"
