"""The sample Roster Sheets of Operation Spark: the units that the text of the rules names."""

from collections.abc import Mapping

from oobmgr.domain.places import resources_dir
from oobmgr.domain.units import UnitValues
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.games.spark.opening import example_units
from oobmgr.known_games import game

SAMPLE = resources_dir() / "samples" / "operation_spark_1943.csv"


def by_name(units: tuple[UnitValues, ...]) -> Mapping[tuple[str, str], UnitValues]:
    return {(unit.side, unit.designation): unit for unit in units}


def test_the_sample_is_read_and_asks_for_the_armor_that_no_text_tells() -> None:
    reading = read_order_of_battle(SAMPLE, game("spark"))
    assert reading.errors == ()
    assert [(one.cell, one.found) for one in reading.warnings] == [("J36", "Tiger tank battalion")]
    assert len(reading.units) == 50
    assert {unit.side for unit in reading.units} == {"soviet", "german"}


def test_the_sample_holds_the_units_of_the_combat_example() -> None:
    sample = by_name(read_order_of_battle(SAMPLE, game("spark")).units)
    example = by_name(example_units())
    assert sample.keys() == example.keys()
    for key, unit in example.items():
        found = sample[key]
        kept = ("nation", "type", "path", "ratings", "hex", "note")
        assert {k: getattr(found, k) for k in kept} == {k: getattr(unit, k) for k in kept}
        # What the words of a type tell, a sheet need not say.
        assert unit.size in {"", found.size}
        assert unit.traits.items() <= found.traits.items()
        known = "steps_unknown" not in unit.traits
        assert ("steps_unknown" not in found.traits) is known
        assert found.steps == unit.steps or not known
