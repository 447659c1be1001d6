"""Markers on units: rout in two stages, and demoralized cavalry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.fact_kinds import DEMORALIZED, ROUT
from oobmgr.rules.entered import changes, enter

if TYPE_CHECKING:
    from oobmgr.domain.postings import Fact, JsonValue
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books

STAGE: Final = "stage"
TURN: Final = "turn"
FIRST: Final = 1
SECOND: Final = 2


@dataclass(frozen=True, slots=True)
class Rout:
    """A rout marker: the side that shows, 1 or 2, and the turn in which it was placed."""

    stage: int
    turn: TurnCode

    def __str__(self) -> str:
        """``Rout 1``, as on the marker."""
        return f"Rout {self.stage}"


def rout_of(books: Books, unit: UnitState) -> Rout | None:
    """The rout marker on a unit; None where it has none."""
    key = str(unit.id)
    stage, turn = books.fact(ROUT, key, STAGE), books.fact(ROUT, key, TURN)
    return Rout(stage, TurnCode(str(turn))) if isinstance(stage, int) else None


def rout_placed(books: Books, unit: UnitState) -> tuple[Fact, ...]:
    """What has to be written for a unit to rout now; one that routs again begins anew."""
    wanted: dict[str, JsonValue] = {STAGE: FIRST, TURN: books.turn}
    return changes(books, ROUT, str(unit.id), wanted)


def is_demoralized(books: Books, unit: UnitState) -> bool:
    """Whether a cavalry unit is demoralized."""
    return books.fact(DEMORALIZED, str(unit.id), TURN) is not None


def demoralized_now(books: Books, unit: UnitState) -> tuple[Fact, ...]:
    """What has to be written for a unit to be demoralized from this turn on."""
    return enter(books, DEMORALIZED, str(unit.id), TURN, books.turn)
