"""Every fire of the combat example, in its order, against the figures of the source."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.example_books import named
from tests.unit.games.spark.fire.combat_example import (
    RIVER,
    columns,
    combat_phase,
    fire,
    marker,
    outcome,
    steps,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.supply.ammunition import stock
from oobmgr.games.spark.words import AMMUNITION, GERMAN, SOVIET, CallOff, Marker

VILLAGE = {"terrain": ["village"]}


def test_counterbattery_at_the_division_s_guns() -> None:
    books = combat_phase()
    plan = fire(books, ["1106"], [("I/240/170", 2, 3, "0")], segment="counterbattery")
    assert columns(plan) == [("I/240/170", "8", "5")]
    books.post(plan)
    assert steps(books, "I/240/170") == 3


def test_assault_a() -> None:
    books = combat_phase()
    books.put(stock(GERMAN, ""), AMMUNITION, 10)
    books.put(stock(SOVIET, "67th Army"), AMMUNITION, 10)
    plan = fire(
        books, ["3/240/170"], [("330/86", 4, 9, "2M")], segment="defensive_1", terrain=RIVER
    )
    assert columns(plan) == [("330/86", "8", "12")]
    books.post(plan)
    assert steps(books, "330/86") == 6
    assert marker(books, "330/86", Marker.ASSAULT) == "1710"

    plan = fire(
        books, ["I/240/170"], [("284/86", 0, 0, "2M")], segment="defensive_1", terrain=RIVER
    )
    assert columns(plan) == [("284/86", "3", "8")]
    assert [fault.message for fault in plan.warnings] == ["must retreat two hexes away from 1710."]
    books.post(plan)
    assert steps(books, "284/86") == 6
    assert marker(books, "284/86", Marker.ASSAULT) is None
    assert marker(books, "284/86", Marker.CALLED_OFF) == CallOff.INVOLUNTARY
    assert marker(books, "284/86", Marker.DISRUPTED) is True
    assert books.balance(stock(GERMAN, ""), AMMUNITION) == 9

    plan = fire(books, ["330/86", "248/86"], [("3/240/170", 9, 4, "1M")], segment="offensive_1")
    assert columns(plan) == [("3/240/170", "8", "2")]
    assert outcome(plan).total == "10"
    books.post(plan)
    assert steps(books, "3/240/170") == 2
    assert books.balance(stock(SOVIET, "67th Army"), AMMUNITION) == 9


def _barrage(books: FakeBooks) -> None:
    plan = fire(
        books, ["321Gd", "523Gd", "291/136"], [("II/399/170", 9, 7, "1M")],
        segment="barrage", **VILLAGE,
    )  # fmt: skip
    assert columns(plan) == [("II/399/170", "18", "8")]
    books.post(plan)


def test_assault_b() -> None:
    books = combat_phase()
    _barrage(books)
    assert steps(books, "II/399/170") == 4
    assert marker(books, "II/399/170", Marker.SUPPRESSED) is True
    assert marker(books, "321Gd", Marker.OUT_OF_SUPPLY) is True
    assert marker(books, "523Gd", Marker.OUT_OF_SUPPLY) is True
    assert marker(books, "291/136", Marker.OUT_OF_SUPPLY) is None

    plan = fire(
        books, [("II/399/170", {"points": 1}), "IV/240/170"],
        [("387/136", 1, 7, "1M"), ("7GdMiner", 3, 4, "0M")],
        segment="defensive_1", terrain=RIVER,
    )  # fmt: skip
    assert columns(plan) == [("387/136", "5", "12"), ("7GdMiner", "5", "8")]
    books.post(plan)
    plan = fire(
        books, ["II/399/170", "II/240/170"], [("541/136", 3, 4, "0M")],
        segment="defensive_1", terrain=RIVER,
    )  # fmt: skip
    assert outcome(plan).firers[0].points == "1 → 3"
    assert columns(plan) == [("541/136", "5", "12")]
    books.post(plan)
    assert steps(books, "387/136") == 7

    plan = fire(
        books, ["7GdMiner", "387/136", "541/136", "1/61T"], [("II/399/170", 1, 1, "0")],
        segment="offensive_1", **VILLAGE,
    )  # fmt: skip
    assert outcome(plan).total == "20"
    assert columns(plan) == [("II/399/170", "18", "5")]
    books.post(plan)

    plan = fire(
        books, ["II/399/170"], [("1/61T", 5, 9, "2M")],
        segment="defensive_2", kind="at", terrain=RIVER,
    )  # fmt: skip
    assert columns(plan) == [("1/61T", "3", "12")]
    books.post(plan)
    assert steps(books, "1/61T") == 2
    assert marker(books, "1/61T", Marker.ASSAULT) == "1712"


def test_a_village_at_the_firing_unit_s_back_counts_by_the_table() -> None:
    books = combat_phase()
    _barrage(books)
    plan = fire(
        books, [("II/399/170", {"points": 1, **VILLAGE}), "IV/240/170"],
        [("387/136", 1, 7), ("7GdMiner", 3, 4)],
        segment="defensive_1", terrain=RIVER,
    )  # fmt: skip
    assert columns(plan) == [("387/136", "8", "12"), ("7GdMiner", "8", "12")]


def test_assault_c_the_infantry_gives_up_with_its_tanks() -> None:
    books = combat_phase()
    plan = fire(books, ["56", "524Gd"], [("I/399/170", 1, 6, "0")], segment="barrage")
    assert columns(plan) == [("I/399/170", "12", "5")]
    books.post(plan)
    plan = fire(
        books, ["I/399/170"], [("2/61T", 8, 4, "0M")],
        segment="defensive_1", kind="at", terrain=RIVER,
    )  # fmt: skip
    assert columns(plan) == [("2/61T", "3", "12")]
    books.post(plan)
    assert marker(books, "2/61T", Marker.DISRUPTED) is True
    assert marker(books, "2/61T", Marker.ASSAULT) is None
    assert marker(books, "733/136", Marker.ASSAULT) is None
    assert marker(books, "733/136", Marker.CALLED_OFF) == CallOff.VOLUNTARY


def test_assault_d() -> None:
    books = combat_phase()
    split = ("240/170", {"points": 4, **VILLAGE})
    plan = fire(books, [split], [("942/268", 6, 1, "0M")], segment="defensive_1", terrain=RIVER)
    assert columns(plan) == [("942/268", "12", "18")]
    books.post(plan)
    assert marker(books, "942/268", Marker.ASSAULT) is None

    plan = fire(
        books, [("240/170", VILLAGE), "III/240/170"], [("947/268", 7, 8, "1M")],
        segment="defensive_1", terrain=RIVER,
    )  # fmt: skip
    assert outcome(plan).total == "8"
    assert columns(plan) == [("947/268", "8", "12")]
    books.post(plan)
    assert steps(books, "947/268") == 6
    assert marker(books, "947/268", Marker.SUPPRESSED) is True
    assert marker(books, "947/268", Marker.ASSAULT) is None


def test_assault_e() -> None:
    books = combat_phase()
    plan = fire(
        books, ["III/399/170"], [("952/268", 3, 4, "1M")], segment="defensive_1", across_river=True
    )
    assert columns(plan) == [("952/268", "12", "18")]
    books.post(plan)
    assert steps(books, "952/268") == 6
    plan = fire(books, ["952/268"], [("III/399/170", 6, 8, "0M")], segment="offensive_1")
    assert columns(plan) == [("III/399/170", "5", "2")]
    books.post(plan)
    assert marker(books, "III/399/170", Marker.DISRUPTED) is True


def test_a_unit_without_steps_left_is_gone_and_takes_no_check() -> None:
    books = combat_phase()
    plan = fire(books, ["330/86"], [("3/240/170", 9, 10, "3M")], segment="offensive_1")
    assert outcome(plan).targets[0].lines[-1] == "3/240/170 is eliminated."
    books.post(plan)
    assert named(books, "3/240/170").status is UnitStatus.DEAD


def test_a_check_failed_by_five_ends_a_unit() -> None:
    books = combat_phase()
    unit = named(books, "330/86")
    books.roster[unit.id] = replace(unit, ratings={**unit.ratings, "morale": 5})
    plan = fire(
        books, ["I/240/170"], [("330/86", 0, 1, "0M")], segment="defensive_1", terrain=RIVER
    )
    books.post(plan)
    assert named(books, "330/86").status is UnitStatus.DEAD
