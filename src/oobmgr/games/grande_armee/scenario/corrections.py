"""What the corrections change in the set-up of a scenario, and what of it is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.command.detachments import Detachment, detachments
from oobmgr.games.grande_armee.fact_kinds import CORRECTION
from oobmgr.games.grande_armee.hexes import place_of
from oobmgr.games.grande_armee.options import FRENCH_DEPOT_1809, NAPOLEON_HEX, SCENARIO, chosen
from oobmgr.games.grande_armee.scenario.additions import additions, namesake
from oobmgr.games.grande_armee.units import is_leader
from oobmgr.rules.picked_units import units_of

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState, UnitValues
    from oobmgr.rules.books import Books

MADE: Final = "made"
_GROUP: Final = "corrections"
_BY_OPTION: Final = {"sc_18": FRENCH_DEPOT_1809, "sc_04": NAPOLEON_HEX}
_THREE_HEXES: Final = "sc_04"
_MARKER: Final = "detachment"
"""What the table of corrections calls a detachment marker."""


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction: its number, what it is about, as it is printed and meant, what it adds."""

    number: str
    scenario: str
    what: str
    printed: str
    corrected: str
    unit: str
    case: str
    added: tuple[UnitValues, ...] = ()

    @property
    def place(self) -> str:
        """The one hex that is right; empty where it is not about one."""
        return str(place_of(self.corrected) or "")

    @property
    def words(self) -> str:
        """In a line: ``French depot: A4317, not A4217``."""
        instead = f", not {self.printed}" if self.printed else ""
        return f"{self.what}: {self.corrected}{instead}"


def corrections(books: Books, scenario: str | None = None) -> Iterator[Correction]:
    """Those of the scenario that is played, or of the one that is named."""
    wanted = str(chosen(books.options, SCENARIO)) if scenario is None else scenario
    for number in books.tables.keys(_GROUP):
        path = f"{_GROUP}.{number}"
        if books.tables.text(f"{path}.scenario") == wanted:
            yield _read(books, number)


def _read(books: Books, number: str) -> Correction:
    path = f"{_GROUP}.{number}"
    tables = books.tables
    unit = tables.cells.get(f"{path}.unit")
    corrected = tables.text(f"{path}.corrected")
    option = _BY_OPTION.get(number)
    # Of two hexes the errata themselves are misprinted, so the players choose how to read them.
    if option is not None:
        hex_number = str(chosen(books.options, option))
        # The first of three hexes is the doubtful one; the other two stand as they are printed.
        _, comma, rest = corrected.partition(",") if number == _THREE_HEXES else ("", "", "")
        corrected = f"{hex_number}{comma}{rest}"
    place = str(place_of(corrected) or "")
    return Correction(
        number=number,
        scenario=tables.text(f"{path}.scenario"),
        what=tables.text(f"{path}.what"),
        printed=tables.text(f"{path}.printed"),
        corrected=corrected,
        unit=unit.text if unit else "",
        case=tables.case(f"{path}.what"),
        added=additions(tables, path, place),
    )


def is_made(books: Books, correction: Correction) -> bool:
    """Whether the players have made it."""
    return bool(books.fact(CORRECTION, correction.number, MADE))


def concerned(books: Books, correction: Correction) -> tuple[UnitState, ...]:
    """The units that a correction puts into one hex: nobody where it names none, or several.

    What is printed in another hex is looked for there, and in the right one; a leader without a
    printed hex is meant with those of his command who stand with him. Of what it adds it is about
    no other unit.
    """
    if correction.added:
        found = (namesake(books, values) for values in correction.added)
        return tuple(unit for unit in found if unit and unit.status is UnitStatus.ON_MAP)
    word, right = correction.unit.casefold(), correction.place
    if not word or not right:
        return ()
    here = units_of(books, UnitStatus.ON_MAP)
    if place_of(correction.printed):
        hexes = {correction.printed, right}
        return tuple(unit for unit in here if unit.hex in hexes and word in _words_of(unit))
    named = [unit for unit in here if word in unit.designation.casefold()]
    return tuple(unit for unit in here if any(_goes_with(unit, one) for one in named))


def _words_of(unit: UnitState) -> str:
    return f"{unit.designation} {unit.type}".casefold()


def _goes_with(unit: UnitState, leader: UnitState) -> bool:
    below = unit.side == leader.side and unit.path[: len(leader.path)] == leader.path
    return unit.id == leader.id or (is_leader(leader) and below and unit.hex == leader.hex)


def missing(books: Books, correction: Correction) -> tuple[UnitValues, ...]:
    """The units that a correction adds and the order of battle does not have, in any state."""
    return tuple(values for values in correction.added if namesake(books, values) is None)


def left_behind(books: Books, correction: Correction) -> tuple[UnitState, ...]:
    """The units that stand elsewhere than a correction puts them."""
    return tuple(u for u in concerned(books, correction) if u.hex != correction.place)


def markers_left_behind(books: Books, correction: Correction) -> tuple[Detachment, ...]:
    """Detachment markers that lie where a correction of a detachment says that it is misprinted."""
    if correction.unit != _MARKER or not correction.place:
        return ()
    # Only where it is printed: a marker that lies anywhere else was put there.
    return tuple(one for one in detachments(books) if one.hex == correction.printed)


def is_settled(books: Books, correction: Correction) -> bool:
    """Whether the players have made it, or all that it is about stands as it says."""
    found = concerned(books, correction)
    # Of several units that are added, one that stands right does not settle the matter.
    whole = bool(found) and len(found) >= len(correction.added)
    stands = whole and all(unit.hex == correction.place for unit in found)
    return stands or is_made(books, correction)
