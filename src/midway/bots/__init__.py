"""Bots: every file here that ends in _bot.py is one. They are found, never listed."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from midway.kernel.errors import BadOption

if TYPE_CHECKING:
    from midway.bots.bot import Bot

SUFFIX = "_bot"


def bot_names() -> list[str]:
    """The names of all bots, sorted."""
    return sorted(path.stem.removesuffix(SUFFIX) for path in Path(__file__).parent.glob(f"*{SUFFIX}.py"))


def find_bot(name: str) -> Bot:
    """The bot of that name; BadOption names those there are."""
    if name not in bot_names():
        raise BadOption(f"there is no bot {name!r}; there are: {', '.join(bot_names())}")
    bot: Bot = import_module(f"{__name__}.{name}{SUFFIX}").BOT
    return bot
