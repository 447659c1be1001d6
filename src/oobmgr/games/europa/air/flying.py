"""The groups of the board that fly in a player turn: who may, and what they pay as."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.base_records import base_named, capacity_of
from oobmgr.games.europa.air.finding import find_lying, grounded
from oobmgr.games.europa.air.held import Lying, Spot, State, held, kind_of, price_kind
from oobmgr.games.europa.air.transfers import Mark, marked, transferred
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.inputs import told

PAYS = "air.surprise.pays"


@dataclass(frozen=True)
class FlyingGroup:
    """Groups of the board that are paid for."""

    card: str = told("The aircraft.", default="", case="SP-09", label="Aircraft")
    box: str = told("From which base.", default="", case="AIR-08", label="Base")
    number: int = told(
        "How many.", default=1, unit="groups", low=1, high=MANY, case="SP-09", label="How many"
    )


@dataclass(frozen=True)
class Flight:
    """Groups of the board that fly, counted as they pay.

    `others` are the other combat groups, of which those in `supporting` pay in the surprise turn;
    `transports` are free. The `facts` say that all are paid for in this player turn, and the
    `refusals` why some cannot fly.
    """

    fighters: int = 0
    others: int = 0
    transports: int = 0
    supporting: int = 0
    facts: tuple[Fact, ...] = ()
    refusals: tuple[Fault, ...] = ()


def flight_of(books: Books, groups: tuple[FlyingGroup, ...]) -> Flight:
    """Read the groups that fly, and hold them to what lies at their bases (SP-09, AIR-08)."""
    chosen: Counter[Lying] = Counter()
    faults: list[Fault] = []
    for at, entry in enumerate(groups):
        with collecting(faults):
            lying = _ready(books, entry, f"groups.{at}")
            chosen[lying] += entry.number
            # Against the sum so far, since one base may be named in several entries.
            faults.extend(_too_many(books, lying, chosen[lying], f"groups.{at}.number"))
    faults.extend(over_capacity(books, chosen))
    counts = Counter[str]()
    supporting = 0
    for (group, _), number in chosen.items():
        counts[price_kind(kind_of(books, group.aircraft))] += number
        # Some types pay in the surprise turn although most do not (SP-32).
        supporting += number if f"{PAYS}.{group.aircraft}" in books.tables.cells else 0
    marks = [(Mark.FLOWN, group, spot, number) for (group, spot), number in chosen.items()]
    return Flight(
        counts["fighter"],
        counts["other"],
        counts["transport"],
        supporting,
        transferred(books, (), marks)[1],
        tuple(faults),
    )


def _ready(books: Books, entry: FlyingGroup, where: str) -> Lying:
    """The operable groups of the side that is playing which an entry names.

    Raises:
        BadInput: There are none of them, or they cannot fly from where they lie.
    """
    side = books.side
    group, spot = find_lying(held(books, side), entry.card, entry.box, f"{where}.card", side)
    if spot.state is not State.OPERABLE:
        raise BadInput(grounded(group, spot, f"{where}.box", entry.box))
    return group, spot


def _too_many(books: Books, lying: Lying, number: int, where: str) -> Iterable[Fault]:
    group, spot = lying
    there = held(books)[lying]
    # Transports that flew supply pay nothing, and have had their mission of the turn.
    paid, stays = marked(books, Mark.FLOWN, *lying), marked(books, Mark.CARRIED, *lying)
    free = there - paid - stays
    if number <= free:
        return
    told_free = counted(free, "is free to fly", "are free to fly")
    sentence = f"{there} {group.name} at {spot.base}, {told_free}."
    why = [f"{paid} paid already"] if paid else []
    why += [f"{stays} flew supply"] if stays else []
    advice = f"Of the others: {', '.join(why)}." if why else ""
    yield Fault(sentence, where, str(number), advice, "SP-09" if paid else "AIR-01")


def over_capacity(books: Books, chosen: Counter[Lying]) -> Iterable[Fault]:
    """Bases from which more groups would fly in this player turn than may (AIR-08)."""
    for name in dict.fromkeys(spot.base for _, spot in chosen):
        base = base_named(books, books.side, name)
        # A base that the books do not know has no capacity to be held against it.
        if base is None:
            continue
        # Of each base together, for its capacity is one for all its types.
        now = sum(number for (_, spot), number in chosen.items() if spot.base == name)
        before = flown_from(books, name)
        try:
            may = capacity_of(books, base)
        except BadInput as error:
            yield from error.faults
            continue
        if now + before > may:
            earlier = f", {before} flew already" if before else ""
            sentence = f"{counted(may, 'group')} may fly from {name} in a turn{earlier}."
            hits = base.hits
            advice = f"{counted(hits, 'hit lowers', 'hits lower')} it." if hits else ""
            yield Fault(sentence, "groups", str(now), advice, "AIR-08")


def flown_from(books: Books, base: str) -> int:
    """How many groups of the side that is playing flew from a base in this player turn."""
    spot = Spot(State.OPERABLE, base)
    types = {group for group, where in held(books, books.side) if where.base == base}
    return sum(marked(books, Mark.FLOWN, group, spot) for group in types)
