"""The question that each rule of fire eligibility answers: may this unit fire so?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from oobmgr.games.spark.fire.eligibility import FireColumn
from oobmgr.games.spark.fire.segments import OF_AN_ASSAULT, column_of
from oobmgr.games.spark.roster.strength import Firer, firer_of

if TYPE_CHECKING:
    from oobmgr.games.spark.fire.ask import FireAsk
    from oobmgr.games.spark.fire.combined import FireMode
    from oobmgr.games.spark.fire.field import Field
    from oobmgr.games.spark.units.unit import SparkUnit
    from oobmgr.rules.books import Options
    from oobmgr.rules.tables import Tables


class Bar(NamedTuple):
    """Why a unit may not fire, in words, and the case that says so."""

    words: str
    case: str


@dataclass(frozen=True)
class Question:
    """A unit that is to fire in a mode."""

    field: Field
    unit: SparkUnit
    ask: FireAsk
    mode: FireMode

    @property
    def tables(self) -> Tables:
        """The tables of the game."""
        return self.field.tables

    @property
    def options(self) -> Options:
        """The options of the campaign."""
        return self.field.books.options

    @property
    def artillery(self) -> bool:
        """Whether the unit is artillery."""
        return firer_of(self.unit) is Firer.ARTILLERY

    @property
    def support(self) -> bool:
        """Whether it fires in support of an assault that is not its own."""
        return self.ask.segment in OF_AN_ASSAULT and self.ask.supports(self.unit)

    @property
    def column(self) -> FireColumn:
        """The column of the Fire Eligibility Tables."""
        return column_of(self.ask.segment, support=self.support)

    @property
    def beside(self) -> str:
        """An enemy in a neighbour hex, by name; empty where none is known."""
        return next((other.name for other in self.field.enemies_beside(self.unit)), "")
