"""Fresh divisions: which formations can bring a side a bonus for the initiative."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.turns import day_of
from oobmgr.games.spark.words import SIDE_NAMES
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.tables import Tables

_DIVISION: Final = "division"
_FOUGHT: Final = "fought"
_FRESH: Final = "fresh"


class FormationType(StrEnum):
    """What a formation of the Roster Sheet is."""

    DIVISION = "division"
    BRIGADE = "brigade"
    REGIMENT = "regiment"
    DIVISION_SIZED_UNIT = "division_sized_unit"


@dataclass(frozen=True)
class FreshInputs:
    """A formation as the Roster Sheet lists it."""

    formation_type: FormationType = told(
        "What the formation is.",
        aliases={"division_size_unit": "division_sized_unit", "unit": "division_sized_unit"},
        case="SP-INIT-05",
    )
    units_on_sheet: int = amount_told(
        "Units listed for it, those eliminated included.",
        "SP-INIT-04",
        unit="units",
        high=MANY,
        label="Units listed",
    )
    # It changes nothing: the sheet goes on listing units that are lost (SP-INIT-04).
    eliminated: int = told(
        "How many of them are eliminated.",
        default=0,
        unit="units",
        low=0,
        case="SP-INIT-04",
        label="Eliminated",
    )


@calculator(
    "SP-INIT-04..05", title="Fresh formation", value="Whether it can count as a fresh formation."
)
def fresh_bonus_eligible(inputs: FreshInputs, tables: Tables) -> Ruling[bool]:
    """Whether a formation can count for the Fresh Formation Bonus.

    Raises:
        BadInput: More units are eliminated than are listed.
    """
    if inputs.eliminated > inputs.units_on_sheet:
        sentence = f"only {counted(inputs.units_on_sheet, 'unit is', 'units are')} listed."
        raise BadInput(Fault(sentence, "eliminated", str(inputs.eliminated), case="SP-INIT-04"))
    kind = tables.cell(f"initiative.fresh.{inputs.formation_type}")
    least = tables.cell("initiative.fresh.least_units")
    needed = tables.whole(least.path)
    of_kind = tables.flag(kind.path)
    enough = inputs.units_on_sheet >= needed
    words = str(inputs.formation_type).replace("_", " ")
    # What never counts needs no number of units.
    lines = [Step("Formation", words, "may count" if of_kind else "never counts", kind.case)]
    if of_kind:
        text = f"at least {needed} needed"
        lines.append(Step("Units listed", inputs.units_on_sheet, text, least.case))
    answer = of_kind and enough
    case = least.case if of_kind else kind.case
    return ruled("Can be fresh", answer, case=case, before=lines)


@dataclass(frozen=True)
class Division:
    """A division of a Roster Sheet: its name, its units listed, whether it can be fresh, and now.

    `fought` says that a unit of it took part in an assault today.
    """

    name: str
    units: int
    eligible: bool
    fought: bool


def divisions(books: Books, side: SideId) -> tuple[Division, ...]:
    """The divisions of a side as their Roster Sheet lists them, dead units included."""
    # Dead units count, for the sheet goes on listing them.
    listed = Counter(division_of(unit) for unit in books.units() if unit.side == side)
    fought = fought_today(books, side)
    return tuple(
        Division(name, units, may_be_fresh(units, books.tables), name in fought)
        for name, units in listed.items()
        if name
    )


def division_of(unit: UnitState) -> str:
    """The division of a unit by its formations; empty for a unit of none."""
    # By the path alone, so that units of one formation share the answer.
    return division_in(unit.path)


# Asked for each row of a Roster Sheet, whose thousand units have few paths.
@lru_cache(maxsize=MANY)
def division_in(path: tuple[str, ...]) -> str:
    """The lowest division among formations from the top down; empty where there is none."""
    return next((name for name in reversed(path) if _DIVISION in folded(name)), "")


def may_be_fresh(units: int, tables: Tables) -> bool:
    """Whether a division with so many units listed can bring the bonus."""
    return fresh_bonus_eligible(FreshInputs(FormationType.DIVISION, units), tables).result


def fought_today(books: Books, side: SideId) -> frozenset[str]:
    """The divisions of a side with units that took part in an assault today."""
    return _noted(books, f"{day_of(books.turn)}:{side}:{_FOUGHT}")


def _noted(books: Books, key: str) -> frozenset[str]:
    """The names that are noted as done under a key."""
    # By its value: a tick that was taken off leaves its fact without one.
    return frozenset(
        name for (where, name), so in books.facts(Subject.DONE).items() if where == key and so
    )


def note_fought(books: Books, units: tuple[UnitState, ...]) -> tuple[Fact, ...]:
    """That the divisions of these units took part in an assault today."""
    # Noted under the day, so that it is forgotten with it.
    wanted = dict.fromkeys((unit.side, division_of(unit)) for unit in units)
    return tuple(
        Fact(Subject.DONE, f"{day_of(books.turn)}:{side}:{_FOUGHT}", name, old=None, new=True)
        for side, name in wanted
        # Noted once a day: the second assault of a day adds nothing.
        if name and name not in fought_today(books, side)
    )


def fresh_ticks(books: Books, side: SideId) -> tuple[str, ...]:
    """The divisions that a side ticked as fresh for this Turn Section, in order of name."""
    return tuple(sorted(_noted(books, f"{books.turn}:{side}:{_FRESH}")))


def tick_fresh(books: Books, side: SideId, names: tuple[str, ...]) -> tuple[Fact, ...]:
    """Tick these divisions of a side as fresh for this Turn Section, and no others."""
    key = f"{books.turn}:{side}:{_FRESH}"
    # Ticks that stay are not written again.
    before = fresh_ticks(books, side)
    off = (Fact(Subject.DONE, key, n, old=True, new=None) for n in before if n not in names)
    on = (Fact(Subject.DONE, key, n, old=None, new=True) for n in names if n not in before)
    return (*off, *on)


def named_divisions(
    books: Books, side: SideId, names: tuple[str, ...], where: str
) -> tuple[tuple[str, ...], tuple[Fault, ...]]:
    """The divisions of these names, however they are written, and why some cannot count."""
    # Folded, since players type names as they remember them.
    known: Mapping[str, Division] = {folded(one.name): one for one in divisions(books, side)}
    found: list[str] = []
    faults: list[Fault] = []
    for name in dict.fromkeys(names):
        division = known.get(folded(name))
        fault = _unfit(division, name, books, side, where)
        if fault is not None:
            faults.append(fault)
        elif division is not None and division.name not in found:
            found.append(division.name)
    return tuple(found), tuple(faults)


def _unfit(
    division: Division | None, name: str, books: Books, side: SideId, where: str
) -> Fault | None:
    if division is None:
        listed = [one.name for one in divisions(books, side)]
        sentence = f"{name} is not a division of the {SIDE_NAMES[side]} Roster Sheets."
        return Fault(sentence, where, name, did_you_mean(name, listed), "SP-INIT-06")
    if not division.eligible:
        least = books.tables.whole("initiative.fresh.least_units")
        units = counted(division.units, "unit")
        sentence = f"{division.name} lists {units}; a fresh division lists {least} or more."
        return Fault(sentence, where, name, "Leave it out.", "SP-INIT-04")
    return None
