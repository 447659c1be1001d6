"""Units picked hex by hex, with their steps and markers beside them; nothing is paid for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.roster.markers import marks_of
from oobmgr.games.spark.units.taken_as import steps_known
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import AMMUNITION
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded
from oobmgr.rules.picking import Picking, UnitChoice, UnitPrice
from oobmgr.rules.tables import Tables

# Picking wants a price of every unit; here it costs nothing, and steps and markers stand in its
# place.
_FREE = UnitPrice(0, AMMUNITION, "SP-ROSTER-17")
_COLUMN = "Steps and markers"


@dataclass(frozen=True)
class Pickable:
    """The units that an action may be about, and what is said where there is none of them."""

    found: Callable[[Books], Iterable[SparkUnit]]
    none: str

    def picked(self, **ways: str) -> Picking:
        """How they are picked; `ways` has a word for each input of units."""
        return Picking(ways, self._choices, column=_COLUMN, by_place=True, empty=self.none)

    def offering(self, case: str = "", **ways: str) -> dict[str, Any]:
        """What an action declares that is offered only where one of them is there."""
        return {
            "picking": self.picked(**ways),
            "offered": self.any_found,
            "not_now": Fault(self.none, case=case),
        }

    def any_found(self, books: Books) -> bool:
        """Whether there is one of them."""
        return any(True for _ in self.found(books))

    def _choices(self, books: Books) -> Mapping[UnitId, UnitChoice]:
        # Units without a hex come last: a player looks for a stack first.
        by_hex = sorted(
            self.found(books), key=lambda unit: (not unit.state.hex, folded(unit.state.hex))
        )
        return {unit.id: _choice(unit, books.tables) for unit in by_hex}


def own_units(books: Books, *kinds: UnitKind) -> tuple[SparkUnit, ...]:
    """The units on the map of the side that is playing; those of some kinds where any is named."""
    own = (unit for unit in living_units(books) if unit.state.side == books.side)
    return tuple(unit for unit in own if not kinds or unit.kind in kinds)


LIVING: Final = Pickable(living_units, "No unit is on the map.")
OWN: Final = Pickable(own_units, "No unit of this side is on the map.")


def _choice(unit: SparkUnit, tables: Tables) -> UnitChoice:
    state = unit.state
    marks = (mark.words for mark in marks_of(unit.markers.held, tables))
    # Steps that nobody entered would read like a count of boxes (SP-ROSTER-14).
    known = f"{state.steps_left} of {state.steps}" if steps_known(state) else "boxes unknown"
    words = ", ".join((known, *marks))
    return UnitChoice(state.type, _FREE, price_text=words)
