"""What can be played: titles, their cards, rules and words. All of it is public and seldom changes."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter

from midway.kernel.errors import BadOption
from midway.kernel.title import Title
from midway.server.problems import NotFound
from midway.server.protocol.catalogue import Cards, Rules, TitleInfo, TitleName
from midway.server.routes.common import may_fail
from midway.server.telling import catalogue
from midway.titles import find_title, title_ids

TitleId = Annotated[str, PathParameter(pattern="^[a-z0-9_]{1,40}$", description="Of the title.")]
Language = Annotated[str, PathParameter(pattern="^(en|ru)$", description="en or ru.")]
AN_HOUR = CacheControlHeader(max_age=3600, public=True)


def title_called(title_id: str) -> Title:
    """The title of that id; NotFound if there is none."""
    try:
        return find_title(title_id)
    except BadOption as problem:
        raise NotFound("no-such-title", str(problem)) from None


@get("/api/titles", tags=["titles"], responses=may_fail())
async def titles() -> list[TitleName]:
    """What can be played here."""
    return [catalogue.title_name(find_title(id_)) for id_ in title_ids()]


@get("/api/titles/{title_id:str}", tags=["titles"], responses=may_fail(404))
async def title(title_id: TitleId) -> TitleInfo:
    """All that is fixed about a title: setup options, layout of the table, verbs of options."""
    return catalogue.title_info(title_called(title_id))


@get("/api/titles/{title_id:str}/cards", tags=["titles"], responses=may_fail(404), cache_control=AN_HOUR)
async def cards(title_id: TitleId) -> Cards:
    """Every card of every pack on the shelf, in both languages."""
    return await asyncio.to_thread(_cards, title_called(title_id).id)


@lru_cache(16)
def _cards(title_id: str) -> Cards:
    found = find_title(title_id)
    return catalogue.cards(found, catalogue.shelf(found))


@get("/api/titles/{title_id:str}/rules", tags=["titles"], responses=may_fail(404), cache_control=AN_HOUR)
async def rules(title_id: TitleId) -> Rules:
    """The rules, each with its id, in both languages."""
    return catalogue.rules(title_called(title_id))


@get(
    "/api/titles/{title_id:str}/texts/{lang:str}",
    tags=["titles"],
    media_type=MediaType.TEXT,
    responses=may_fail(404),
    cache_control=AN_HOUR,
)
async def texts(title_id: TitleId, lang: Language) -> str:
    """The words of all keys in one language, as Fluent."""
    return catalogue.texts(title_called(title_id).id, lang)


ROUTES = [titles, title, cards, rules, texts]

__all__ = ["ROUTES", "Response"]
