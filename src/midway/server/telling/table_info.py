"""A table as everybody who may see it sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from midway.server.protocol.resources import PackInfo, SeatInfo, TableInfo

if TYPE_CHECKING:
    from midway.server.table.people import People


def table_info(table_id: str, people: People, secret: str | None = None) -> TableInfo:
    """`secret`: what sealed the luck, once the match is over."""
    opened = people.opened
    return TableInfo(
        id=table_id,
        title=opened.title,
        rules_version=people.rules_version,
        options=people.options,
        packs=[PackInfo(id_, hash_) for id_, hash_ in people.packs],
        status=people.status,
        given_up=people.given_up,
        is_public=people.is_public,
        seats=[
            SeatInfo(seat, chair.who, chair.name, chair.bot, bool(chair.bot and chair.key))
            for seat, chair in enumerate(people.chairs)
        ],
        host=people.host,
        chat=people.chat,
        bot_pause=people.bot_pause,
        window_least=opened.window_least,
        window_most=opened.window_most,
        commitment=opened.commitment,
        contributions=people.contributions,
        secret=secret,
        made_at=people.made_at,
        from_table=opened.from_table or None,
        rematch=people.rematch or None,
    )
