"""Rout and demoralized markers on units: which stage, and since when."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.grande_armee.fact_kinds import DEMORALIZED, ROUT
from oobmgr.rules.entered import changes, enter
from oobmgr.rules.picked_units import units_of

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.postings import Fact
    from oobmgr.rules.books import Books

DEMORALIZED_WORD: Final = "demoralized"
STAGE: Final = "stage"
TURN: Final = "turn"


class Stage(StrEnum):
    """The side of a rout marker that shows."""

    ROUT_1 = "Rout 1"
    ROUT_2 = "Rout 2"


def rout_of(books: Books, unit: UnitState) -> Stage | None:
    """The rout marker of a unit; None without one."""
    found = books.fact(ROUT, str(unit.id), STAGE)
    return Stage(str(found)) if found else None


def routed_in(books: Books, unit: UnitState) -> TurnCode | None:
    """The turn in which its rout marker was placed."""
    found = books.fact(ROUT, str(unit.id), TURN)
    return TurnCode(str(found)) if found else None


def set_rout(books: Books, units: Iterable[UnitState], stage: Stage | None) -> tuple[Fact, ...]:
    """What is written for units to have a rout marker, placed in this turn, or none."""
    # With its turn: a marker that was placed in the turn itself does not turn over (LGA-SEQ-02).
    wanted = {STAGE: stage and str(stage), TURN: books.turn if stage else None}
    return tuple(f for unit in units for f in changes(books, ROUT, str(unit.id), wanted))


def turned_over(books: Books, units: Iterable[UnitState]) -> tuple[Fact, ...]:
    """What is written for the rout markers of units to show their second side."""
    # The turn is left as it is: it tells when the unit routed, and not when the marker turned.
    return tuple(
        f for unit in units for f in enter(books, ROUT, str(unit.id), STAGE, str(Stage.ROUT_2))
    )


def due_to_turn(books: Books, side: SideId) -> tuple[UnitState, ...]:
    """Units of a side whose Rout 1 turns over: not those routed in this turn."""
    return tuple(
        unit
        for unit in units_of(books, UnitStatus.ON_MAP, side)
        # Those of this turn wait for the next Movement Phase of their side (LGA-SEQ-02).
        if rout_of(books, unit) is Stage.ROUT_1 and routed_in(books, unit) != books.turn
    )


def cleared(books: Books, units: Iterable[UnitState]) -> tuple[Fact, ...]:
    """What is written for units that come back from the dead to bear no marker of their past."""
    listed = tuple(units)
    return (*set_rout(books, listed, None), *set_demoralized(books, listed, held=False))


def demoralized_in(books: Books, unit: UnitState) -> TurnCode | None:
    """The turn in which a unit was demoralized; None where it is not."""
    found = books.fact(DEMORALIZED, str(unit.id), TURN)
    return TurnCode(str(found)) if found else None


def demoralized(books: Books) -> tuple[UnitState, ...]:
    """The demoralized units of both sides."""
    return tuple(unit for unit in units_of(books) if demoralized_in(books, unit))


def set_demoralized(
    books: Books, units: Iterable[UnitState], *, held: bool = True
) -> tuple[Fact, ...]:
    """What is written for units to be demoralized, or to be so no longer."""
    turn = books.turn if held else None
    return tuple(f for unit in units for f in enter(books, DEMORALIZED, str(unit.id), TURN, turn))
