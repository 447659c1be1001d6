"""Fires at trenches and by the ground: hills, heavy artillery, columns, what the books keep."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.example_books import named
from tests.unit.games.spark.fire.combat_example import (
    RIVER,
    columns,
    combat_phase,
    fire,
    lay,
    outcome,
)
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.spark.grounds import grounds
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.words import Marker


def test_a_hill_is_charged_to_each_firer() -> None:
    books = combat_phase()
    plain = fire(
        books, ["541/136", "387/136"], [("II/399/170",)],
        segment="offensive_1", terrain=["hill"], entrenched=False,
    )  # fmt: skip
    # 8 less a column is 5 for each; 10 is column 8.
    assert outcome(plain).total == "10"
    hills = fire(
        books, [("541/136", {"terrain": ["hill"]}), "387/136"], [("II/399/170",)],
        segment="offensive_1", terrain=["hill"], entrenched=False,
    )  # fmt: skip
    assert outcome(hills).total == "13"


def test_heavy_artillery_joins_after_the_shifts_at_a_trench() -> None:
    books = combat_phase()
    plan = fire(books, ["56", "1106"], [("II/399/170",)], segment="barrage")
    # 8, two columns left to 3, and 8 heavy points: 11 is column 8.
    assert columns(plan) == [("II/399/170", "8", "8")]
    ordinary = fire(
        books, ["56", ("1106", {"mode": "indirect"})], [("II/399/170",)], segment="barrage"
    )
    assert columns(ordinary) == [("II/399/170", "12", "5")]


def beside_the_trench() -> FakeBooks:
    """A second battalion in 1712, in column on its road and so in no trench."""
    books = combat_phase()
    unit = named(books, "I/399/170")
    books.roster[unit.id] = replace(unit, hex="1712")
    lay(books, "I/399/170", Marker.ENTRENCHED, None)
    lay(books, "I/399/170", Marker.IN_COLUMN)
    return books


def test_a_trench_in_the_hex_counts_for_whoever_stands_beside_it() -> None:
    books = beside_the_trench()
    both = [("II/399/170",), ("I/399/170",)]
    plan = fire(books, ["56", "1106"], both, segment="barrage")
    # 13.10.5, steps 1 and 15, ask for the hex. A column shifts by two to the right: from 8 to 12,
    # with one shift lost; 12 and 8 heavy points are 20, which is column 18.
    assert columns(plan) == [("II/399/170", "8", "8"), ("I/399/170", "8", "18")]
    # Whoever lies in the trench and is not named makes no difference, and nobody in it does.
    alone = fire(books, ["56", "1106"], both[1:], segment="barrage")
    assert columns(alone) == [("I/399/170", "8", "18")]
    lay(books, "II/399/170", Marker.ENTRENCHED, None)
    empty = fire(books, ["56", "1106"], both[1:], segment="barrage")
    assert columns(empty) == [("I/399/170", "12", "18")]


def test_a_column_occupies_no_trench() -> None:
    books = beside_the_trench()
    lay(books, "II/399/170", Marker.IN_COLUMN)
    plan = fire(books, ["56", "1106"], [("II/399/170",)], segment="barrage")
    assert columns(plan) == [("II/399/170", "12", "18")]


def test_the_strength_of_a_trench_joins_that_of_its_unit() -> None:
    plan = fire(
        combat_phase(), ["II/399/170"], [("1/61T",)],
        segment="defensive_1", kind="at", terrain=RIVER, trench_at=1,
    )  # fmt: skip
    assert columns(plan) == [("1/61T", "5", "20")]


def test_the_terrain_of_the_firing_units() -> None:
    books = combat_phase()
    plain = fire(books, ["III/399/170"], [("952/268",)], segment="defensive_1")
    woods = fire(
        books, ["III/399/170"], [("952/268",)], segment="defensive_1", from_terrain=["woods"]
    )
    assert (columns(plain), columns(woods)) == (
        [("952/268", "12", "12")], [("952/268", "12", "12")],
    )  # fmt: skip
    inside = fire(
        books, ["III/399/170"], [("952/268",)],
        segment="defensive_1", from_terrain=["woods"], inside_line=True,
    )  # fmt: skip
    assert columns(inside) == [("952/268", "8", "8")]


def test_the_ground_that_a_fire_is_told_of_is_kept() -> None:
    books = combat_phase()
    told = {"terrain": ["village"], "from_terrain": ["woods", "hill"], "segment": "offensive_1"}
    books.post(fire(books, ["387/136"], [("II/399/170", 1, 1, "0")], **told))
    assert grounds(books) == {
        "1612": (Ground.WOODS, Ground.HILL),
        "1712": (Ground.VILLAGE,),
    }
    books.post(fire(books, ["541/136"], [("II/399/170", 1, 1, "0")], segment="offensive_1"))
    assert grounds(books)["1712"] == (Ground.VILLAGE,)


def test_a_trench_adds_its_at_strength_once() -> None:
    books = combat_phase()
    unit = named(books, "I/399/170")
    books.roster[unit.id] = replace(unit, hex="1712")
    apart = [(name, {"pool": False}) for name in ("II/399/170", "I/399/170")]
    plan = fire(books, apart, [("1/61T", 1, 1, "0")], segment="defensive_1", kind="at", trench_at=2)
    # 1 + 2 goes to column 8 out of the trench, 1 alone to column 3.
    assert columns(plan)[0][1] == "8"


def test_a_town_does_not_shelter_assaulters_from_heavy_artillery() -> None:
    books = combat_phase()
    unit = named(books, "680")
    books.roster[unit.id] = replace(
        unit, hex="2215", ratings={"regular": 8, "at": 1, "range": 20, "morale": 6}
    )
    target = [("330/86", 1, 1, "0")]
    terrain = ["town", *RIVER]
    plan = fire(books, ["680"], target, segment="defensive_1", terrain=terrain)
    assert columns(plan) == [("330/86", "8", "12")]
