"""A tree on one line, without the names of fields: what messages and reviews show."""

from dataclasses import fields

from midway.kernel.node import Node


def outline(value: object) -> str:
    """Gain(Coins(1)); a word of a closed set is the word, an absent option a dash."""
    if isinstance(value, tuple):
        return "[" + ", ".join(map(outline, value)) + "]"
    if not isinstance(value, Node):
        return "-" if value is None else str(value)
    values = [getattr(value, f.name) for f in fields(value)]  # type: ignore[arg-type]
    if len(values) == 1 and isinstance(values[0], str):
        return values[0].replace(" ", "-")
    return type(value).__name__ + (f"({', '.join(map(outline, values))})" if values else "")
