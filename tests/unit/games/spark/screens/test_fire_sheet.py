"""The sheet of a fire: what is chosen, proposed and offered for a wish."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.spark.example_books import named
from tests.unit.games.spark.fire.combat_example import combat_phase, lay
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.postings import Fact
from oobmgr.games.spark.assaults import assault_ended, step_taken
from oobmgr.games.spark.fire.fire_rows import FireSheet, FireWish
from oobmgr.games.spark.screens.fire_sheet import fire_sheet
from oobmgr.games.spark.words import COMBAT, MOVEMENT, POST_ASSAULT_FIRE, Marker


def names_at(sheet: FireSheet, place: str) -> str:
    """Who stands at a hex that can be fired at."""
    return next(one.words for one in sheet.hexes if one.place == place)


def know(books: FakeBooks, fact: Fact) -> None:
    """Carry a fact into the books."""
    books.known[fact.subject, fact.key, fact.field] = fact.new


def targets_of(books: FakeBooks, sheet: FireSheet) -> list[str]:
    """The units that are proposed as targets, by name."""
    proposed = {one["unit"] for one in sheet.proposed["targets"]}
    return [unit.designation for unit in books.units() if unit.id in proposed]


@pytest.mark.parametrize(
    ("phase", "segments"),
    [
        (MOVEMENT[0], ["zoc"]),
        (
            COMBAT[0],
            ["counterbattery", "barrage", "defensive_1", "offensive_1", "defensive_2",
             "offensive_2", "zoc"],
        ),
        (POST_ASSAULT_FIRE[0], ["post_assault"]),
    ],
)  # fmt: skip
def test_the_segments_of_the_phase_are_offered(phase: str, segments: list[str]) -> None:
    books = combat_phase()
    books.phase = phase  # type: ignore[assignment]
    sheet = fire_sheet(books, FireWish())
    assert sheet.notice == ""
    assert set(segments) == {one.key for one in sheet.segments}
    assert sheet.wish.segment == segments[0]


def test_counterbattery_aims_at_artillery_first() -> None:
    sheet = fire_sheet(combat_phase(), FireWish())
    assert (sheet.wish.segment, sheet.wish.place, sheet.wish.kind) == (
        "counterbattery", "2213", "regular",
    )  # fmt: skip
    assert [one.key for one in sheet.kinds] == ["regular"]
    assert not sheet.supports


def test_defensive_fire_is_of_the_defenders_at_a_hex_of_the_assaulters() -> None:
    books = combat_phase()
    sheet = fire_sheet(books, FireWish("defensive_1", assault="1712"))
    assert (sheet.firing, sheet.target) == ("german", "soviet")
    assert sheet.wish.place in {"1612", "1613"}
    assert {one.place for one in sheet.hexes[:2]} == {"1612", "1613"}
    assert "387/136" in names_at(sheet, "1612")
    assert set(targets_of(books, sheet)) == {"7GdMiner", "387/136"}


def test_a_mixed_hex_takes_at_fire_at_its_armor_alone() -> None:
    books = combat_phase()
    sheet = fire_sheet(books, FireWish("defensive_1", "1613", "at", assault="1712"))
    assert targets_of(books, sheet) == ["1/61T"]
    rows = {unit.name: unit for unit in sheet.targets}
    assert rows["1/61T"].may
    assert rows["541/136"].words == "not armored: regular fire"


def test_at_fire_is_meant_for_an_assault_with_an_afv() -> None:
    """1710 is assaulted by infantry alone, 1712 with a tank battalion in 1613."""
    books = combat_phase()
    sheet = fire_sheet(books, FireWish("defensive_1", "", "at"))
    assert (sheet.wish.assault, sheet.wish.place, sheet.notice) == ("1712", "1613", "")
    assert targets_of(books, sheet) == ["1/61T"]


def test_at_fire_at_a_hex_without_an_afv_is_told() -> None:
    books = combat_phase()
    there = fire_sheet(books, FireWish("defensive_1", "1610", "at", assault="1710"))
    assert there.notice == "No AFV is in 1610: AT fire hits AFV alone."
    # Where the books know nobody, nobody knows better than the player.
    assert fire_sheet(books, FireWish("defensive_1", "1650", "at", assault="1710")).notice == ""


def test_the_assault_follows_the_hex_that_is_aimed_at() -> None:
    books = combat_phase()
    assert fire_sheet(books, FireWish("barrage", "1710", assault="1712")).wish.assault == "1710"
    assert fire_sheet(books, FireWish("defensive_1", "1614")).wish.assault == "1714"
    assert fire_sheet(books, FireWish("post_assault", "1710")).wish.assault == ""


def test_the_next_fire_of_an_assault_that_has_begun_comes_first() -> None:
    books = combat_phase()
    for fact in step_taken(books, "1714", "defender_withdrawal_1"):
        know(books, fact)
    sheet = fire_sheet(books, FireWish())
    assert (sheet.wish.segment, sheet.wish.assault) == ("defensive_1", "1714")


def test_the_books_know_trenches_and_the_night() -> None:
    books = combat_phase()
    sheet = fire_sheet(books, FireWish("offensive_1", assault="1712"))
    known = {one.key: one.known for one in sheet.conditions}
    assert known["entrenched"] is True
    assert known["night"] is False
    assert known["fog"] is None
    lay(books, "II/399/170", Marker.ENTRENCHED, None)
    sheet = fire_sheet(books, FireWish("offensive_1", assault="1712"))
    assert {one.key: one.known for one in sheet.conditions}["entrenched"] is False


def test_each_unit_says_whether_it_may_fire_and_how() -> None:
    sheet = fire_sheet(combat_phase(), FireWish("barrage", assault="1712"))
    rows = {unit.name: unit for unit in sheet.firers}
    assert [(mode.name, mode.points) for mode in rows["1106"].modes] == [
        ("heavy", "8"), ("indirect", "8"),
    ]  # fmt: skip
    assert (rows["56"].may, rows["56"].words) == (True, "may fire")
    assert not rows["387/136"].may
    assert rows["387/136"].case == "SP-ART-24"
    assert rows["387/136"].strength == "8 / 1"
    assert "AM 1712" in rows["387/136"].states


def test_the_rows_tell_where_each_assault_stands() -> None:
    books = combat_phase()
    rows = fire_sheet(books, FireWish()).rows
    assert [row.title for row in rows] == [
        "Before the assaults", "Hex 1617", "Hex 1618", "Hex 1710", "Hex 1712", "Hex 1714",
    ]  # fmt: skip
    steps = {step.key: step for step in rows[4].steps}
    assert rows[4].state == "barrage"
    assert steps["barrage"].wish == FireWish("barrage", assault="1712")
    assert steps["defender_withdrawal_1"].raw == {
        "hex": "1712", "units": [named(books, "II/399/170").id],
    }  # fmt: skip
    assert steps["surprise"].state == "not_held"
    for fact in assault_ended(books, "1712"):
        know(books, fact)
    assert fire_sheet(books, FireWish()).rows[4].state == "over"


def test_the_movement_phase_has_zone_fire_and_markers() -> None:
    books = combat_phase()
    books.phase = MOVEMENT[0]
    rows = fire_sheet(books, FireWish()).rows
    assert [step.key for row in rows for step in row.steps] == ["zoc", "assault_markers"]
    assert rows[1].steps[0].words == "1617, 1618, 1710, 1712, 1714"


def test_an_open_wish_is_answered_with_everything_chosen() -> None:
    wish = fire_sheet(combat_phase(), FireWish("offensive_1")).wish
    assert wish == replace(wish, segment="offensive_1", kind="regular", support=False)
    assert wish.place == wish.assault == "1617"
