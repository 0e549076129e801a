"""Operate once more, as plainly as the rules are told and sharing no code with the game: slow, to compare with.

A guest is (cell, own colour, colour it counts as, value); a park is nothing but dictionaries. Moves are told in the
words of `operate_moves.move_words`, so both sides can be held next to each other.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations

COLOURS = ("blue", "green", "yellow")
ROWS = {"a": range(3), "b": range(-1, 3), "c": range(-2, 3), "d": range(-2, 2), "e": range(-2, 1)}
PLACES = {f"{row}{i + 1}": (q, r - 2) for r, (row, qs) in enumerate(ROWS.items()) for i, q in enumerate(qs)}

Guest = tuple[str, str, str, int]


def touch(one: str, other: str) -> bool:
    """Do two cells share an edge? They do when one step in the three directions of the grid leads across."""
    (q, r), (q2, r2) = PLACES[one], PLACES[other]
    return max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2)) == 1


# ---- requirements --------------------------------------------------------------------------------------------
def fills(word: str, colour: str, value: int) -> bool:
    """Does a guest fill a slot such as "b not blue" or "a any >=3"?"""
    said = word.split(" ")[1:]
    if said[0] == "not":
        fits, tests = colour != said[1], said[2:]
    else:
        fits, tests = said[0] in ("any", colour), said[1:]
    for test in tests:
        if test in ("odd", "even"):
            fits = fits and value % 2 == (test == "odd")
        else:
            fits = fits and (value >= int(test[2:]) if test[:2] == ">=" else value <= int(test[2:]))
    return fits


def holds(condition: str, party: tuple[tuple[str, int], ...]) -> bool:
    colours, values = [guest[0] for guest in party], [guest[1] for guest in party]
    match condition.split(" "):
        case ["run"]:
            return all(b == a + 1 for a, b in zip(sorted(values), sorted(values)[1:], strict=False))
        case ["same"]:
            return colours.count(colours[0]) == len(colours)
        case ["diff"]:
            return all(colours.count(colour) == 1 for colour in colours)
        case ["sum", sign, n]:
            return sum(values) == int(n) if sign == "=" else sum(values) >= int(n)
        case [one, sign, other]:
            a, b = values["abc".index(one)], values["abc".index(other)]
            return a == b if sign == "=" else a < b
    raise AssertionError(condition)


def accepts(slots: tuple[str, ...], conditions: tuple[str, ...], party: tuple[tuple[str, int], ...]) -> bool:
    """Is there an order in which these (colour, value) fill the slots and keep the conditions?"""
    return len(party) == len(slots) and any(
        all(fills(slot, *guest) for slot, guest in zip(slots, order, strict=True))
        and all(holds(condition, order) for condition in conditions)
        for order in permutations(party)
    )


# ---- positions ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Tile:
    slots: tuple[str, ...]
    conditions: tuple[str, ...]
    colour: str
    stars: int = 0
    coins: int = 0
    icons: int = 1


@dataclass(frozen=True)
class Plain:
    """One player's phase. `mascots` are the skills of those not used yet."""

    park: dict[str, Tile] = field(hash=False)
    guests: tuple[Guest, ...] = ()
    cubes: tuple[str, ...] = ()
    maps: int = 0
    guides: int = 0
    managers: int = 0
    mascots: tuple[str, ...] = ()
    adjustments: int = 0
    stamina: str = ""
    zone: str = ""
    grand_tour: bool = False
    stars: int = 0
    coins: int = 0
    bag: tuple[str, ...] = ()
    use: tuple[str, str, int] = ("", "", 0)  # of a mascot, not over: "send", "fetch" or "adjust", where, how often yet

    def on(self, cell: str) -> list[Guest]:
        return [guest for guest in self.guests if guest[0] == cell]

    def with_guests(self, less: list[Guest], more: list[Guest]) -> "Plain":
        left = list(self.guests)
        for guest in less:
            left.remove(guest)
        return replace(self, guests=tuple(sorted(left + more)))


def stars_of(p: Plain) -> int:
    """All stars of the phase: at once, for cubes, and by Zone or Grand tour."""
    operated = set(p.cubes)
    n = p.stars + sum(p.park[cell].stars for cell in p.cubes)
    if p.zone:
        of_zone = sum(p.park[cell].colour == p.zone for cell in operated)
        n += {0: 0, 1: 0, 2: 0, 3: 1, 4: 2}.get(of_zone, 3)
    if p.grand_tour and len(operated) >= 6:
        n += min(len(operated) - 5, 3)
    return n


def coins_of(p: Plain) -> int:
    return p.coins + sum(p.park[cell].coins for cell in p.cubes)


def word(guest: Guest) -> str:
    _, own, seen, value = guest
    return f"{own}-{value}" if own == seen else f"{own}-{value}-as-{seen}"


def near(p: Plain, cell: str) -> list[str]:
    return [other for other in p.park if touch(cell, other)]


def walked(guest: Guest, to: str) -> Guest:
    """Elsewhere a guest has its own colour again."""
    return to, guest[1], guest[1], guest[3]


# ---- what may be done next: (words, position after) ------------------------------------------------------------
def after(p: Plain) -> Iterator[tuple[str, Plain]]:
    if p.use[0]:
        yield from rest_of_use(p)
        return
    for cell in p.park:
        if p.cubes.count(cell) < p.park[cell].icons:
            yield from operations(p, cell)
        elif p.managers > 0:
            yield from operations(replace(p, managers=p.managers - 1), cell)
    for guest in set(p.guests):
        if p.maps > 0:
            yield from trips(replace(p, maps=p.maps - 1), "map", guest, near(p, guest[0]))
        if p.guides > 0:
            others = [cell for cell in p.park if cell != guest[0]]
            yield from trips(replace(p, guides=p.guides - 1), "guide", guest, others)
    for skill in set(p.mascots):
        left = list(p.mascots)
        left.remove(skill)
        for cell in p.park:
            yield from mascot(replace(p, mascots=tuple(left)), skill, cell)


def operations(p: Plain, cell: str) -> Iterator[tuple[str, Plain]]:
    tile = p.park[cell]
    for party in set(combinations(p.on(cell), len(tile.slots))):
        if not accepts(tile.slots, tile.conditions, tuple((guest[2], guest[3]) for guest in party)):
            continue
        sparable = {g for g in party if p.stamina and tile.colour == p.stamina and g[2] == p.stamina}
        for spared in [None, *sparable]:
            yield from operation(p, cell, party, spared)


def operation(p: Plain, cell: str, party: tuple[Guest, ...], spared: Guest | None) -> Iterator[tuple[str, Plain]]:
    """Place cube, assemble party, pip down, move die."""
    tired = list(party)
    kept: list[Guest] = []
    if spared is not None:
        tired.remove(spared)
        kept.append((cell, spared[1], spared[1], spared[3]))
    kept += [(cell, own, own, value - 1) for _, own, _, value in tired if value > 1]
    gone = [own for _, own, _, value in tired if value == 1]
    words = ["operate", cell, "by", *[word(guest) for guest in sorted(party, key=code)]]
    words += ["sparing", word(spared)] if spared is not None else []
    done = replace(p, cubes=tuple(sorted([*p.cubes, cell])), bag=tuple(sorted([*p.bag, *gone])))
    if not kept:
        yield " ".join(words), done.with_guests(list(party), [])
    for mover in set(kept):
        stay = list(kept)
        stay.remove(mover)
        for to in near(p, cell):
            told = " ".join([*words, "moving", word(mover), "to", to])
            yield told, done.with_guests(list(party), [*stay, (to, *mover[1:])])


def code(guest: Guest) -> tuple[int, int, int]:
    """The order in which the game names guests."""
    return COLOURS.index(guest[1]), COLOURS.index(guest[2]), guest[3]


def trips(p: Plain, verb: str, guest: Guest, cells: list[str]) -> Iterator[tuple[str, Plain]]:
    for to in cells:
        yield f"{verb} {guest[0]} {word(guest)} to {to}", p.with_guests([guest], [walked(guest, to)])


def rest_of_use(p: Plain) -> Iterator[tuple[str, Plain]]:
    kind, cell, n = p.use
    idle = replace(p, use=("", "", 0))
    if kind == "adjust":
        yield "stop", idle
        for words, q in adjustments(idle, cell):
            yield words, then(q, "adjust", cell, n - 1)
        return
    yield "stop", then(idle, "adjust", cell, p.adjustments)
    for words, q in moves_of_skill(idle, kind, cell):
        yield words, then(q, "adjust", cell, p.adjustments)


def then(p: Plain, kind: str, cell: str, n: int) -> Plain:
    """What a mascot on the cell may do next; nothing, and its use is over, where there is nothing to do it with."""
    if kind in ("send", "fetch"):
        if any(True for _ in moves_of_skill(p, kind, cell)):
            return replace(p, use=(kind, cell, 1))
        n = p.adjustments
    return replace(p, use=("adjust", cell, n)) if n > 0 and p.on(cell) else p


def mascot(p: Plain, skill: str, cell: str) -> Iterator[tuple[str, Plain]]:
    """Each use of a mascot with this skill on this cell; the mascot is already off the staging area."""
    for words, q in adjustments(p, cell):
        verb, _, others = words.partition(" ")
        told = words if skill == "none" else f"{verb} ({skill}) {others}"
        yield told, then(q, "adjust", cell, p.adjustments)
    if skill in ("send", "fetch"):
        for words, q in moves_of_skill(p, skill, cell):
            yield words, then(q, skill, cell, 1)
    elif skill == "express":
        far = {b for a in near(p, cell) for b in near(p, a)} | set(near(p, cell))
        for guest in set(p.on(cell)):
            for words, q in trips(p, "express", guest, sorted(far - {cell})):
                yield words, then(q, "adjust", cell, p.adjustments)
    elif skill != "none":
        verb, colour = skill.split("-")
        for words, q in skills_of_colour(p, verb, colour, cell):
            yield words, then(q, "adjust", cell, p.adjustments)


def moves_of_skill(p: Plain, skill: str, cell: str) -> Iterator[tuple[str, Plain]]:
    if skill == "send":
        for guest in set(p.on(cell)):
            yield from trips(p, "send", guest, near(p, cell))
    else:
        for guest in {guest for other in near(p, cell) for guest in p.on(other)}:
            yield from trips(p, "fetch", guest, [cell])


def skills_of_colour(p: Plain, verb: str, colour: str, cell: str) -> Iterator[tuple[str, Plain]]:
    able = [guest for guest in p.on(cell) if guest[1] == colour]
    if verb in ("cash", "applause") and able:
        n = min(len(able), 3)
        q = replace(p, coins=p.coins + 2 * n) if verb == "cash" else replace(p, stars=p.stars + n)
        yield f"{verb} {cell} {verb}-{colour}", q
    for guest in set(able):
        value = guest[3]
        if verb == "boost":
            new = [v for v in (value + 2, value - 2) if 1 <= v <= 6]
        else:
            new = {2: [5], 5: [2]}.get(value, []) if verb == "flip" else []
        for v in new:
            other = (*guest[:3], v)
            yield f"{verb} {cell} {word(guest)} becomes {word(other)}", p.with_guests([guest], [other])


def adjustments(p: Plain, cell: str) -> Iterator[tuple[str, Plain]]:
    for guest in set(p.on(cell)):
        _, own, seen, value = guest
        for v in (value - 1, value + 1):
            if 1 <= v <= 6:
                other: Guest = (cell, own, seen, v)
                yield f"value {cell} {word(guest)} becomes {word(other)}", p.with_guests([guest], [other])
        for colour in COLOURS:
            if colour != seen:
                other = (cell, own, colour, value)
                yield f"colour {cell} {word(guest)} becomes {word(other)}", p.with_guests([guest], [other])


# ---- the best chain, by trying every one ------------------------------------------------------------------------
def points(p: Plain, star: int = 6, coin: int = 2, left: tuple[int, ...] = (0,) * 6) -> int:
    return star * stars_of(p) + coin * coins_of(p) + sum(left[guest[3] - 1] for guest in p.guests)


def best_points(p: Plain, star: int = 6, coin: int = 2, left: tuple[int, ...] = (0,) * 6) -> int:
    """What the best chain brings. A position reached twice is looked at once, whatever it has earned."""
    return points(p, star, coin, left) + most_more(p, (star, coin, left), {})


def most_more(p: Plain, worth: tuple[int, int, tuple[int, ...]], known: dict[Plain, int]) -> int:
    key = replace(p, stars=0, coins=0, bag=())
    if key not in known:
        now = points(p, *worth)
        most = 0
        for _, q in after(p):
            most = max(most, points(q, *worth) - now + most_more(q, worth, known))
        known[key] = most
    return known[key]
