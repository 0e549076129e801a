# mypyc: off
"""The table as text: monorails with their guests, the hex park with guests, cubes and what each attraction wants."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from midway.kernel.schema import HIDDEN
from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.explain import coins_so_far, stars_so_far, total
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, is_marked, own_colour, value_of
from midway.titles.dice_theme_park.lacking import lack_of
from midway.titles.dice_theme_park.operate_draft import position_of
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.park import CELL_NAMES, CELLS, ROWS, cells_for_tile, cells_of, has
from midway.titles.dice_theme_park.refusals import reason_of_lack
from midway.titles.dice_theme_park.schema import (
    BAG,
    COINS,
    DRAFT,
    DRAFT_COINS,
    DRAFT_KITS,
    DRAFT_MAPS,
    HAND,
    IMPROVE,
    KITS,
    MAPS,
    MASCOTS,
    MONORAIL_SPACES,
    MONORAILS,
    OPERATE,
    PHASE,
    PLAYED,
    ROUND,
    SCHEMA,
    SKILLS,
    STARS,
    UPGRADE_KINDS,
)
from midway.titles.dice_theme_park.staff import administrator
from midway.titles.dice_theme_park.tiles import SPACES, price_of_space, tile_at, upgrade_in, upgrades_at
from midway.titles.dice_theme_park.verbs import UPGRADE_WORDS
from midway.titles.dice_theme_park.welcome import guests_aboard

if TYPE_CHECKING:
    from midway.kernel.state import State
    from midway.titles.pictures import Words

CELL_WIDTH: Final = 15
INDENT: Final = "    "
TOLD_AS_USUAL: Final = ("dealt", "given back")
OF_NO_INTEREST: Final = ("round", "phase", "administrator deck", "objective deck", "box", "out of the game")
DRAWN: Final = frozenset(
    {field.name for field in SCHEMA.seat.fields if field.name not in TOLD_AS_USUAL} | {"monorails", *OF_NO_INTEREST}
)


class ParkPicture:
    """How Dice Theme Park draws its table."""

    zones = DRAWN

    def numbers(self, s: State, words: Words) -> list[str]:
        at = int(s.num(ROUND))
        told = [words("picture-round", number=at, more=int(columns(s).rounds))] if at else []
        if s.num(PHASE):
            told.append(words(f"log-phase-{int(s.num(PHASE))}"))
        bag = " ".join([words(f"picture-{COLOUR_WORDS[n]}", number=int(s.num(BAG + n))) for n in range(3)])
        return [*told, words("picture-bag", text=bag)]

    def middle(self, s: State, words: Words) -> list[tuple[str, list[str]]]:
        lines = []
        for card in s.cards(MONORAILS):
            at = guests_aboard(s, card)
            aboard = [kind_of_guest(int(s.num(at + k)), words) for k in range(MONORAIL_SPACES) if s.num(at + k)]
            lines.append(f"  {words.of(s.game.cards[card].name)}: {'  '.join(aboard)}")
        return [(words("zone-monorails"), lines)] if lines else []

    def of_seat(self, s: State, seat: int, viewer: int, words: Words, width: int) -> list[str]:
        lines = [INDENT + line for line in self._belongings(s, seat, words, width)]
        if seat != viewer:
            text = words("picture-park", text="; ".join(self._tiles(s, seat, words)))
            return lines + wrap(text, width - 1, initial_indent=INDENT, subsequent_indent=INDENT + "  ")
        legend = [row for line in self._legend(s, seat, words) for row in wrapped(line, width)]
        return [*lines, "", *self._map(s, seat, words), "", *legend]

    # ---- what a seat has ------------------------------------------------------------------------------------------
    def _belongings(self, s: State, seat: int, words: Words, width: int) -> list[str]:
        improves = s.own(seat, DRAFT) == IMPROVE
        p = position_of(s, seat)
        operates = s.own(seat, DRAFT) == OPERATE
        kits = [int(s.own(seat, (DRAFT_KITS if improves else KITS) + kind)) for kind in range(UPGRADE_KINDS)]
        maps = int(s.own(seat, DRAFT_MAPS)) if improves else int(p.maps if operates else s.own(seat, MAPS))
        mascots = sum(int(p.mascots_with(skill)) for skill in range(16))
        told = [
            words("picture-stars", number=int(s.own(seat, STARS))),
            words("picture-coins", number=int(s.own(seat, DRAFT_COINS) if improves else s.own(seat, COINS))),
            words("picture-maps", number=maps),
            words("picture-mascots", number=mascots, more=int(s.own(seat, MASCOTS))),
        ]
        told += [f"{words(f'word-{UPGRADE_WORDS[kind]}')} ×{n}" for kind, n in enumerate(kits) if n]
        cards = [self._named(s, words, "zone-played", [int(card) for card in s.cards(s.zone(seat, PLAYED))])]
        cards.append(self._named(s, words, "zone-hand", [int(card) for card in s.cards(s.zone(seat, HAND))]))
        held = administrator(s, seat)
        cards.append(self._named(s, words, "zone-administrator", [int(held)] if held >= 0 else []))
        cards.append(self._named(s, words, "zone-skills", [int(card) for card in s.cards(s.zone(seat, SKILLS))]))
        lines = wrap(" · ".join(told), width - 5)
        return lines + wrap(" · ".join([text for text in cards if text]), width - 5)

    def _named(self, s: State, words: Words, key: str, cards: list[int]) -> str:
        names = [words.of(s.game.cards[card].name) for card in cards if card >= 0]
        hidden = sum(card == HIDDEN for card in cards)
        if hidden:
            names.append(f"{hidden}×?")
        return f"{words(key)}: {', '.join(names)}" if names else ""

    # ---- the park ---------------------------------------------------------------------------------------------------
    def _map(self, s: State, seat: int, words: Words) -> list[str]:
        """Row by row, three lines a row: which attraction, what a cube brings and icons, who stands there."""
        p = position_of(s, seat)
        open_cells = cells_for_tile(p.park.cells)
        lines: list[str] = []
        for row in ROWS:
            cells = [cell for cell in range(CELLS) if CELL_NAMES[cell][0] == row]
            if not any(has(p.park.cells | open_cells, cell) for cell in cells):
                continue
            shown = [self._cell(s, seat, p, cell, has(open_cells, cell), words) for cell in cells]
            if not any(has(p.park.cells, cell) for cell in cells):
                shown = [part[:1] for part in shown]
            margin = " " * (2 + (5 - len(cells)) * CELL_WIDTH // 2)
            lines += [
                (margin + "".join([f"{text:<{CELL_WIDTH}}" for text in part])).rstrip()
                for part in zip(*shown, strict=True)
            ]
        return lines

    def _cell(self, s: State, seat: int, p: OperatePosition, cell: int, is_open: bool, words: Words) -> list[str]:
        name = CELL_NAMES[cell]
        if not has(p.park.cells, cell):
            return [f"({name})" if is_open else "", "", ""]
        card = tile_at(s, seat, cell)
        cubes = int(p.cubes_on(cell))
        icons = "■" * cubes + "□" * max(int(p.park.icons[cell]) - cubes, 0)
        brings = f"★{int(p.park.stars[cell])}" + (f" ${int(p.park.coins[cell])}" if p.park.coins[cell] else "")
        guests = " ".join([kind_of_guest(kind, words) for kind in p.dice_on(cell)])
        rows = [f"{name} {words.of(s.game.cards[card].name)}", f"   {brings} {icons}", f"   {guests or '·'}"]
        return [row if len(row) < CELL_WIDTH else row[: CELL_WIDTH - 2] + "…" for row in rows]

    def _legend(self, s: State, seat: int, words: Words) -> list[str]:
        """What each attraction asks for, and while the seat operates what is lacking; free upgrade spaces."""
        p = position_of(s, seat)
        operates = s.own(seat, DRAFT) == OPERATE
        lines = []
        for cell in cells_of(p.park.cells):
            card = int(tile_at(s, seat, cell))
            definition = s.game.cards[card]
            text = definition.texts["party"]
            line = f"{CELL_NAMES[cell]} {words.of(definition.name)}: {text.ru if words.is_russian else text.en}"
            upgrades = s.num(upgrades_at(s, seat) + cell)
            free = [k for k in range(SPACES) if upgrade_in(upgrades, k) < 0 and price_of_space(s, card, k)]
            line += "".join([f" [${int(price_of_space(s, card, k))}]" for k in free])
            lack = lack_of(p, cell) if operates else None
            lines.append(line + (f" — {words(f'why-{reason_of_lack(lack)}')}" if lack else ""))
        if operates:
            lines.append(self._so_far(s, seat, words))
        return lines

    def _so_far(self, s: State, seat: int, words: Words) -> str:
        stars, coins = stars_so_far(s, seat), coins_so_far(s, seat)
        parts = [
            (words.of(s.game.cards[part.card].name) if part.card >= 0 else words(f"part-{part.why}")) + f" {part.n}"
            for part in stars
        ]
        told = words("picture-so-far", number=total(stars), more=total(coins))
        return f"{told} ({', '.join(parts)})" if parts else told

    def _tiles(self, s: State, seat: int, words: Words) -> list[str]:
        """Another's park in one sentence."""
        p = position_of(s, seat)
        told = []
        for cell in cells_of(p.park.cells):
            name = words.of(s.game.cards[tile_at(s, seat, cell)].name)
            guests = " ".join([kind_of_guest(kind, words) for kind in p.dice_on(cell)])
            told.append(f"{name} ★{int(p.park.stars[cell])}" + (f" ({guests})" if guests else ""))
        return told


def kind_of_guest(kind: int, words: Words) -> str:
    """A guest in two letters: "B5"; with the colour it counts as where that is another."""
    told = words(f"picture-{COLOUR_WORDS[int(own_colour(kind))]}", number=int(value_of(kind)))
    if is_marked(kind):
        told += "→" + words(f"picture-{COLOUR_WORDS[kind >> 3 & 3]}", number="")
    return told


def wrapped(line: str, width: int) -> list[str]:
    return wrap(line, width - 1, initial_indent="  ", subsequent_indent=INDENT + " ")


PICTURE: Final = ParkPicture()
