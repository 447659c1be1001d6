"""Rail breaks: where they lie, who placed them, when they go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.rulings import Ruling, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.entered import key_at
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import AXIS
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import D6
from oobmgr.rules.calculators import calculator
from oobmgr.rules.entered import changes, recorded
from oobmgr.rules.inputs import told
from oobmgr.rules.map_entries import MapEntry
from oobmgr.rules.tables import Tables

_KEY = KeyForm("break")


class BreakCause(StrEnum):
    """What breaks a rail line."""

    PARTISANS = "partisans"
    ZONE = "zone centre"


@dataclass(frozen=True)
class RailBreak:
    """A rail break: its hex, its cause, who placed it and when, and the turn in which it goes.

    It goes in the Initial Phase of its placer in the turn `ends` (RAIL-11).
    """

    place: str
    cause: BreakCause
    placer: SideId
    placed: TurnCode
    ends: TurnCode

    def lies(self, turn: TurnCode, side: SideId) -> bool:
        """Whether it still lies in the player turn of a side."""
        # The Axis plays first in a turn, and False sorts before True.
        return (turn, side != AXIS) < (self.ends, self.placer != AXIS)


@dataclass(frozen=True)
class PartisanBreakInputs:
    """A partisan attack on a rail line."""

    die: int = told("The die.", low=1, high=D6, case="RAIL-10")


@calculator(
    "RAIL-10", title="Partisans against rail", value="Whether the line is broken.", named="breaks"
)
def partisan_break(inputs: PartisanBreakInputs, tables: Tables) -> Ruling[bool]:
    """Whether a partisan attack breaks a rail line."""
    cell = tables.cell("rail.partisans.success")
    text = f"die {inputs.die}, needs {cell.value}"
    return ruled("Line broken", inputs.die >= cell.whole, text, cell.case)


def ending(books: Books, placer: SideId) -> TurnCode:
    """The turn in whose Initial Phase the placer takes off what he places now (RAIL-11)."""
    # The Axis plays first, so the Soviet Initial Phase of this turn is still to come then.
    still_to_play = placer != books.side and books.side == AXIS
    return books.turn if still_to_play else CALENDAR.next(books.turn)


def breaks(books: Books) -> tuple[RailBreak, ...]:
    """The rail breaks that lie on the map now, by place."""
    found = (
        _read(place, fields)
        for (place,), fields in recorded(books, Subject.CONDITION, _KEY).items()
        if fields.get("ends")
    )
    # Breaks that have ended keep their facts: they are left out here and not taken away.
    lying = (one for one in found if one.lies(books.turn, books.side))
    return tuple(sorted(lying, key=lambda one: one.place.casefold()))


def break_facts(books: Books, one: RailBreak) -> tuple[Fact, ...]:
    """What has to be written for a break to lie as it is given."""
    wanted: dict[str, JsonValue] = {
        "cause": one.cause, "placer": one.placer, "placed": one.placed, "ends": one.ends
    }  # fmt: skip
    return changes(books, Subject.CONDITION, key_at(books, _KEY, one.place), wanted)


def break_entries(books: Books) -> Iterator[MapEntry]:
    """Rail breaks as the list of the map shows them."""
    for one in breaks(books):
        yield MapEntry(
            kind="Rail break",
            place=one.place,
            side=one.placer,
            state=one.cause,
            since=one.placed,
            case="RAIL-10",
            then=one.ends,
            next_words="goes",
        )


def _read(place: str, fields: Mapping[str, JsonValue]) -> RailBreak:
    cause, placer, placed, ends = (
        str(fields[field]) for field in ("cause", "placer", "placed", "ends")
    )
    return RailBreak(place, BreakCause(cause), SideId(placer), TurnCode(placed), TurnCode(ends))
