"""Units that an action picks without a price: how they are offered, read and named, and refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.accounts import STEP, SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind, StepValue
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import HIGHEST_ID, NAMED_AT_MOST
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.picking import Picking, UnitChoice, UnitPrice

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

COLUMN: Final = "State and nation"
"""The head of the last column, where nobody pays and units stand with a few words on each."""


def units_told(sentence: str, case: str, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of units of the order of battle by their ids."""
    return told(sentence, default=(), unit="units", low=1, high=HIGHEST_ID, case=case, label=label)


def known_units(books: Books, ids: Iterable[int]) -> tuple[UnitState, ...]:
    """Units by their ids, each once. Raises `BadInput` where there is none."""
    # Once each: picked twice is a slip, and a unit must not pay or count twice.
    return tuple(books.unit(UnitId(one)) for one in dict.fromkeys(ids))


def unit_name(unit: UnitState) -> str:
    """A unit as a player calls it: ``57 infantry``, ``Front HQ``."""
    # A unit whose designation says its type would else read "Front HQ HQ".
    named = unit.type.casefold() in unit.designation.casefold()
    return unit.designation if named else f"{unit.designation} {unit.type}"


def names_of(units: Iterable[UnitState]) -> str:
    """A few units by name, the others by number."""
    return few_units([unit_name(unit) for unit in units])


def few_units(names: Sequence[str]) -> str:
    """A few units by these names, the others by number: ``57 infantry and 4 other units``."""
    more = len(names) - NAMED_AT_MOST
    shown = ", ".join(names[:NAMED_AT_MOST])
    return f"{shown} and {counted(more, 'other unit')}" if more > 0 else shown


def against(unit: UnitState, message: str, case: str = "", advice: str = "Leave it out.") -> Fault:
    """What stands against one unit, which the message goes on about (``is not on the map.``)."""
    return Fault(message, unit_name(unit), str(unit.id), advice, case)


def pick_faults(
    units: Iterable[UnitState], case: str, status: UnitStatus = UnitStatus.ON_MAP
) -> Iterator[Fault]:
    """The refusals where no unit is picked, and of units that do not stand as they have to."""
    picked = tuple(units)
    if not picked:
        yield Fault("No unit is picked.", "units", advice="Pick the units concerned.", case=case)
    words = "is not on the map." if status is UnitStatus.ON_MAP else "is not eliminated."
    for unit in picked:
        # The first look at a pick; what only this action asks of a unit comes behind it.
        if unit.status is not status:
            yield against(unit, words)


def of_other_side(
    books: Books, units: Iterable[UnitState], name: str, case: str
) -> Iterator[Fault]:
    """The refusals of units of a side that is not playing; `name` is that of the one that is."""
    for unit in units:
        if unit.side != books.side:
            yield against(unit, f"is not {name}, whose turn it is.", case)


def said_of_each(
    label: str,
    case: str,
    said: Iterable[tuple[UnitState, StepValue, str]],
    summed: str = "",
) -> Ruling[int]:
    """What is said of each unit, a line for each with its value, and how many they are."""
    lines = tuple(Step(unit_name(unit), value, words, case) for unit, value, words in said)
    number = len(lines)
    return Ruling(number, (*lines, Step(label, number, summed, case, StepKind.RESULT)))


def units_of(
    books: Books, status: UnitStatus = UnitStatus.ON_MAP, side: SideId | None = None
) -> tuple[UnitState, ...]:
    """The units that stand so, of one side where it is named."""
    return tuple(
        unit
        for unit in books.units()
        if unit.status is status and (side is None or unit.side == side)
    )


@dataclass(frozen=True)
class Pickable:
    """The units that an action may be about, and what is said where there is none of them.

    `said` are a few words on each in the list, its nation where nothing is named.
    """

    found: Callable[[Books], Iterable[UnitState]]
    none: str
    said: Callable[[Books, UnitState], str] = lambda _, unit: unit.nation

    def offering(self, case: str, **ways: str) -> dict[str, Any]:
        """What an action declares that is offered only where one of them is there."""
        picking = Picking(ways, self._choices(case), column=COLUMN, by_place=True, empty=self.none)
        return {
            "picking": picking,
            # Only whether there is one: the list itself is made when the form opens.
            "offered": lambda books: any(True for _ in self.found(books)),
            "not_now": Fault(self.none, case=case),
        }

    def _choices(self, case: str) -> Callable[[Books], Mapping[UnitId, UnitChoice]]:
        # A price of nothing, in a good that every game has: the list then shows the words instead.
        free = UnitPrice(0, STEP, case)

        def choices(books: Books) -> Mapping[UnitId, UnitChoice]:
            # Units without a hex come last: a player looks for a stack first, and for his own.
            found = tuple(self.found(books))
            own = {folded(unit.hex) for unit in found if unit.side == books.side}
            by_hex = sorted(
                found,
                key=lambda one: (not one.hex, folded(one.hex) not in own, folded(one.hex)),
            )
            return {
                unit.id: UnitChoice(unit.type, free, price_text=self.said(books, unit))
                for unit in by_hex
            }

        return choices
