"""What the books hold of politics: markers, events, wars, victory points by cause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.fact_kinds import POLITICAL_EVENT, POLITICAL_INDEX, VP_LEVEL, WAR
from oobmgr.games.grande_armee.words import FRANCE, VICTORY
from oobmgr.rules.entered import enter
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.domain.postings import Fact, JsonValue
    from oobmgr.domain.rulings import Step
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Cell, Tables

ENTRY: Final = "entry"
BOX: Final = "box"
AT_NUMBER: Final = KeyForm(parts=("turn", "number"))
"""The key of an event: its turn, and its number in that turn."""
LEVELS: Final = ("armistice", "peace")
"""The levels of French victory points that the corrections name."""
_MOVE: Final = "Move the markers at once, under Events."

# ------------------------------------------------------------------------------ the index


def index_of(books: Books, power: str) -> int | None:
    """The box in which the marker of a power stands; None where nobody entered it."""
    box = books.fact(POLITICAL_INDEX, power, BOX)
    return box if isinstance(box, int) else None


def index_markers(books: Books) -> dict[str, int]:
    """The boxes of all markers, by power."""
    return {
        power: value
        for (power, _), value in sorted(books.facts(POLITICAL_INDEX).items())
        if isinstance(value, int)
    }


@dataclass(frozen=True, slots=True)
class Noted:
    """A political event that was entered: its turn, its words and the moves that it made."""

    turn: TurnCode
    title: str
    moves: dict[str, int]


def noted_events(books: Books) -> Iterator[Noted]:
    """The political events in their order."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for (key, _), value in books.facts(POLITICAL_EVENT).items():
        if isinstance(value, dict) and (parts := AT_NUMBER.read(key)):
            found.append((parts[0], int(parts[1]), value))
    # A turn and a number are never the same twice, so the entries themselves are not compared.
    for turn, _, entry in sorted(found, key=lambda one: (one[0], one[1])):
        yield Noted(_turn(turn), entry["title"], dict(entry["moves"]))


def _next_number(books: Books) -> int:
    """The number of a further event of this turn."""
    known = (AT_NUMBER.read(key) for key, _ in books.facts(POLITICAL_EVENT))
    taken = (int(parts[1]) for parts in known if parts and parts[0] == books.turn)
    # After the highest, not by their count: of two events the first may have been revoked.
    return 1 + max(taken, default=0)


def _turn(text: str) -> TurnCode:
    from oobmgr.domain.calendar import TurnCode

    return TurnCode(text)


def event_facts(books: Books, title: str, moves: dict[str, int]) -> tuple[Fact, ...]:
    """What has to be written for an event, and for the markers that it moves."""
    number = _next_number(books)
    shifts: dict[str, JsonValue] = dict(moves)
    # Every marker has a box by now: `marker_faults` refuses to move one that is not entered.
    entry: JsonValue = {"title": title, "moves": shifts}
    return (
        *enter(books, POLITICAL_EVENT, AT_NUMBER.key(books.turn, number), ENTRY, entry),
        *(
            fact
            for power, shift in moves.items()
            for fact in enter(
                books, POLITICAL_INDEX, power, BOX, (index_of(books, power) or 0) + shift
            )
        ),
    )


# ----------------------------------------------------------------------------------- wars


@dataclass(frozen=True, slots=True, kw_only=True)
class War:
    """A war of France: its name, since when, until when, and who has taken a French town in it."""

    name: str
    since: str
    until: str = ""
    towns: tuple[str, ...] = ()

    @property
    def value(self) -> dict[str, JsonValue]:
        """As it is saved."""
        return {"since": self.since, "until": self.until, "towns": list(self.towns)}


def wars(books: Books) -> Iterator[War]:
    """All wars, those that are over too."""
    for (name, _), value in sorted(books.facts(WAR).items()):
        if isinstance(value, dict):
            towns = value["towns"]
            yield War(
                name=name,
                since=str(value["since"]),
                until=str(value["until"]),
                towns=tuple(map(str, towns)) if isinstance(towns, list) else (),
            )


def war_named(books: Books, name: str) -> War | None:
    """The war of this name; None where none was entered."""
    wanted = folded(name)
    return next((war for war in wars(books) if folded(war.name) == wanted), None)


# ------------------------------------------------------------------------- victory points


def victory_account(side: SideId) -> Account:
    """Where the victory points of a side lie."""
    return Account(Place.POOL, side)


def victory_points(books: Books, side: SideId) -> int:
    """The victory points of a side."""
    return books.balance(victory_account(side), VICTORY)


def victory_causes(books: Books) -> Iterator[tuple[SideId, str, int]]:
    """Victory points by side and cause, those that were lost below zero."""
    # Seen from outside the pool, what came in is below zero.
    signs = {Place.INCOME: -1, Place.OPENING: -1, Place.LOST: -1, Place.SPENT: -1}
    for account, amount in books.balances(VICTORY).items():
        if account.place in signs and amount:
            yield account.side, account.detail, amount * signs[account.place]


def levels(tables: Tables) -> tuple[Cell, ...]:
    """The levels of French victory points, the lowest first."""
    found = (tables.cell(f"politics.levels.{name}") for name in LEVELS)
    return tuple(sorted(found, key=lambda cell: cell.whole))


def levels_crossed(books: Books, side: SideId, before: int, after: int) -> Iterator[Step]:
    """The levels between two totals: what each calls for, or that it does so no more."""
    # Only French totals call for anything; a leap over two levels tells of both.
    for cell in levels(books.tables) if side == FRANCE else ():
        if before < cell.whole <= after:
            words = f"{cell.name}. {_MOVE}"
            yield cell.step("Level reached", cell.whole, words)
        elif after < cell.whole <= before:
            yield cell.step("Level lost", cell.whole, f"Below {cell.whole} points again.")


def levels_left(books: Books, total: int) -> tuple[Fact, ...]:
    """What has to be written for levels above a French total to be reached anew.

    Their events are due once more then.
    """
    lost = (cell.whole for cell in levels(books.tables) if total < cell.whole)
    return tuple(fact for level in lost for fact in enter(books, VP_LEVEL, str(level), ENTRY, None))


def open_levels(books: Books) -> Iterator[Cell]:
    """The levels that the French points have reached and whose change is not entered."""
    points = victory_points(books, FRANCE)
    for cell in levels(books.tables):
        if points >= cell.whole and not books.fact(VP_LEVEL, str(cell.whole), ENTRY):
            yield cell
