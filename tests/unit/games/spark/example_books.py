"""The units of the combat example in books in memory."""

from __future__ import annotations

from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.units import UnitState, UnitStatus, UnitValues
from oobmgr.games.spark.opening import example_units
from oobmgr.games.spark.turns import FIRST_TURN
from oobmgr.games.spark.words import MOVEMENT, SOVIET
from oobmgr.known_games import game


def example_books(**options: str | bool) -> FakeBooks:
    """Books in the first Movement Phase, with every unit of the example as 1, 2, 3 ..."""
    spark = game("spark")
    settings = {option.name: option.default for option in spark.options} | options
    books = FakeBooks(FIRST_TURN, SOVIET, MOVEMENT[0], "standard", settings, spark.tables())
    for number, values in enumerate(example_units(), start=1):
        books.roster[UnitId(number)] = _state(number, values)
    return books


def named(books: FakeBooks, designation: str) -> UnitState:
    """The unit of this designation, as it stands now."""
    return next(unit for unit in books.units() if unit.designation == designation)


def _state(number: int, values: UnitValues) -> UnitState:
    return UnitState(
        id=UnitId(number),
        side=values.side,
        nation=values.nation,
        designation=values.designation,
        type=values.type,
        size=values.size,
        formation=FormationId(1),
        path=values.path,
        steps=values.steps,
        steps_left=values.steps,
        ratings=values.ratings,
        traits=values.traits,
        arrival=values.arrival,
        status=UnitStatus.ON_MAP,
        hex=values.hex,
    )
