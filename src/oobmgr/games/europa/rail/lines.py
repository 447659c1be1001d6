"""Rail lines converted to another gauge: how far, turn by turn, and from when they are usable."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.rules.books import Books
from oobmgr.rules.entered import changes, recorded
from oobmgr.rules.map_entries import MapEntry
from oobmgr.rules.nearest import folded

_KEY = KeyForm("gauge", ("side", "line"))
_WHERE = KeyForm("where", ("turn",), joint=" ")
_APART = "apart"


@dataclass(frozen=True)
class ConvertedLine:
    """A line that a side converts: hexes by turn, their names, and whether parts lie apart.

    `apart` is the turn in which parts of it did not join in one gauge; None where they do.
    """

    side: SideId
    name: str
    hexes: Mapping[TurnCode, int]
    where: Mapping[TurnCode, str]
    apart: TurnCode | None = None

    def usable(self, turn: TurnCode) -> int:
        """How many hexes are usable in a turn: those converted before it (RAIL-08)."""
        # Converted in a turn a hex carries nothing before the next one.
        return sum(number for converted, number in self.hexes.items() if converted < turn)

    @property
    def total(self) -> int:
        """All hexes."""
        return sum(self.hexes.values())


def lines(books: Books) -> tuple[ConvertedLine, ...]:
    """All lines with converted hexes, by side and name."""
    found = sorted(recorded(books, Subject.CONDITION, _KEY).items())
    read = (_read(SideId(side), name, fields) for (side, name), fields in found)
    return tuple(line for line in read if line.total)


def line_named(books: Books, side: SideId, name: str) -> ConvertedLine:
    """A side's line by its name, however it is written; an empty one without any."""
    wanted = folded(name)
    found = (line for line in lines(books) if line.side == side)
    same = next((line for line in found if folded(line.name) == wanted), None)
    return same or ConvertedLine(side, name.strip(), {}, {})


def line_facts(
    books: Books, line: ConvertedLine, hexes: int, where: str, *, joined: bool
) -> tuple[Fact, ...]:
    """What has to be written when hexes of a line are converted in this turn."""
    turn = books.turn
    # Several entries of one turn stand under one field, so their names are joined.
    names = ", ".join(part for part in (line.where.get(turn, ""), where.strip()) if part)
    wanted: dict[str, JsonValue] = {
        turn: line.hexes.get(turn, 0) + hexes,
        _WHERE.key(turn): names or None,
        _APART: None if joined else turn,
    }
    return changes(books, Subject.CONDITION, _KEY.key(line.side, line.name), wanted)


def line_entries(books: Books) -> Iterator[MapEntry]:
    """Converted lines as the list of the map shows them."""
    for line in lines(books):
        usable = line.usable(books.turn)
        new = line.total - usable
        last = max(turn for turn, number in line.hexes.items() if number)
        note = ", ".join(text for text in line.where.values() if text)
        yield MapEntry(
            kind="Converted line",
            place=line.name,
            side=line.side,
            # The oldest part tells since when there is a line at all.
            state=f"{counted(usable, 'hex', 'hexes')} usable",
            since=min(line.hexes),
            case="RAIL-06",
            then=CALENDAR.next(last) if new else None,
            next_words=f"{new} more usable" if new else "",
            note=f"parts are apart; {note}".rstrip("; ") if line.apart else note,
        )


def _read(side: SideId, name: str, fields: Mapping[str, JsonValue]) -> ConvertedLine:
    hexes: dict[TurnCode, int] = {}
    where: dict[TurnCode, str] = {}
    # Sorted by the code of the turn, which is by time.
    for field, value in sorted(fields.items()):
        if named := _WHERE.read(field):
            where[TurnCode(named[0])] = str(value)
        elif field != _APART and isinstance(value, int):
            hexes[TurnCode(field)] = value
    apart = fields.get(_APART)
    return ConvertedLine(side, name, hexes, where, TurnCode(str(apart)) if apart else None)
