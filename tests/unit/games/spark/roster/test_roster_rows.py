"""Rows of the Roster Sheets: ratings, boxes, strengths with their working, markers in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.spark.example_books import example_books, named

from oobmgr.domain.units import UnitState, UnitValues
from oobmgr.games.spark.game import SPARK
from oobmgr.games.spark.initiative.fresh import note_fought, tick_fresh
from oobmgr.games.spark.screens.roster_sheets import ROSTER
from oobmgr.games.spark.supply.ammunition import count_stock, name_stock, stock
from oobmgr.games.spark.units.shots import Segment, Shot
from oobmgr.games.spark.words import AMMUNITION, GERMAN, SOVIET
from oobmgr.rules.rosters import RosterRow, UnitMarkers, sheet_of

BOOKS = example_books()
SHOT = Shot("first_combat", Segment.OFFENSIVE_1, points=7, place="1712")


def row(unit: UnitState, markers: UnitMarkers | None = None) -> RosterRow:
    return ROSTER.row(unit, markers or {}, BOOKS.tables)


def lost(name: str, steps: int) -> UnitState:
    unit = named(BOOKS, name)
    return replace(unit, steps_left=unit.steps_left - steps)


@pytest.mark.parametrize(
    ("name", "ratings", "morale", "dots"),
    [
        ("387/136", "8-1", "7", ""),
        ("1/61T", "4-4-1", "6", "○"),
        ("1/152T", "–", "6", "●"),
        ("1106", "8-2-22", "6", ""),
        ("2/503", "5-18", "–", ""),
    ],
)
def test_the_counter_is_told_as_printed(name: str, ratings: str, morale: str, dots: str) -> None:
    found = row(named(BOOKS, name))
    assert found.ratings == ratings
    assert tuple(figure.text for figure in found.printed) == (morale, dots)


def test_who_is_off_the_map_says_so_in_its_row() -> None:
    pool = replace(named(BOOKS, "1106"), hex="off-map pool (woods)")
    driven = replace(named(BOOKS, "387/136"), hex="")
    for found, case in ((row(pool), ""), (row(driven, {"off_map": True}), "SP-REINF-08")):
        assert [(mark.words, mark.case) for mark in found.marks] == [("off map", case)]
    assert not row(named(BOOKS, "387/136")).marks
    assert not row(driven).marks  # a roster may leave hexes open


def test_infantry_counts_its_steps_and_turns_over_at_half() -> None:
    """330/86, 8-1: six of eight boxes are six points; four of eight lie on the back."""
    found = row(lost("330/86", 2))
    assert [figure.text for figure in found.strengths] == ["6", "1"]
    assert found.strengths[0].working[-1].arithmetic == "as many as its steps"
    assert not found.flipped
    assert row(lost("330/86", 4)).flipped


def test_the_list_of_units_shows_the_regular_strength_that_the_sheet_has() -> None:
    figure = SPARK.unit_figure
    assert figure is not None
    assert figure.of(lost("330/86", 2), BOOKS.tables) == (6, "SP-ROSTER-09")
    assert figure.alike(lost("330/86", 2)) != figure.alike(named(BOOKS, "330/86"))
    unknown = replace(named(BOOKS, "330/86"), ratings={})
    assert figure.of(unknown, BOOKS.tables) is None


def test_the_tiger_reads_its_boxes_for_at_and_its_share_for_regular() -> None:
    """2/503: four boxes, 5-18; one loss leaves AT 15 and 3/4 of 5, rounded down to 3."""
    found = row(lost("2/503", 1))
    assert found.boxes == ("", "", "15", "18")
    assert [figure.text for figure in found.strengths] == ["3", "15"]


def test_a_strength_that_nobody_entered_is_a_dash_with_its_reason() -> None:
    regular = row(named(BOOKS, "1/152T")).strengths[0]
    assert regular.text == "–"
    assert "Enter it from its counter" in regular.note


def test_markers_stand_in_words_those_that_stop_a_unit_first() -> None:
    held: UnitMarkers = {"in_column": True, "assault": "1712", "disrupted": True}
    found = row(named(BOOKS, "387/136"), held)
    assert [mark.words for mark in found.marks] == ["disrupted", "AM 1712", "in column"]


def test_boxes_that_were_not_entered_are_told_and_left_out_of_the_sum() -> None:
    rows = [row(named(BOOKS, name)) for name in ("7GdMiner", "1106")]
    assert [one.boxes_known for one in rows] == [True, False]
    heading = ROSTER.heading(rows, {})
    assert (heading.detail, heading.right) == ("2 units", "3 of 3 steps entered")


@pytest.mark.parametrize(
    ("kind", "size"),
    [
        ("infantry company", "I"),
        ("AT battery", "I"),
        ("ski battalion", "II"),
        ("rifle regiment", "III"),
        ("tank brigade", "X"),
        ("rifle division", "XX"),
        ("artillery battery, battalion", "I"),
        ("kite balloon", ""),
    ],
)
def test_a_type_names_the_sign_of_size(kind: str, size: str) -> None:
    """Strokes for company and battery, battalion, regiment; X and XX above (SP-CTR-07)."""
    bare = UnitValues(
        side=SOVIET,
        nation="Soviet Union",
        designation="7",
        type=kind,
        size="",
        path=(),
        steps=1,
    )
    assert SPARK.unit_words.complete(bare).size == size
    assert SPARK.unit_words.complete(replace(bare, size="XXX")).size == "XXX"


def test_there_are_three_sheets_and_each_unit_stands_on_one() -> None:
    """Two Soviet Roster Sheets and a German one (SP-CTR-18)."""
    sheets = ROSTER.sheets(BOOKS.tables)
    assert [sheet.side for sheet in sheets] == ["soviet", "soviet", "german"]
    unit = named(BOOKS, "387/136")
    places = {
        ("67th Army", "136th Rifle Division"): "soviet_1",
        ("2nd Shock Army", "327th Rifle Division"): "soviet_2",
        ("8th Army",): "soviet_2",
        ("Red Banner Baltic Fleet",): "soviet_1",
        (): "soviet_1",
    }
    for path, key in places.items():
        sheet = sheet_of(replace(unit, path=path), sheets)
        assert sheet is not None
        assert sheet.key == key, path
    german = sheet_of(named(BOOKS, "II/399/170"), sheets)
    assert german is not None
    assert german.key == "german"


def test_totals_count_what_lies_on_the_sheet() -> None:
    sheet = ROSTER.sheets(BOOKS.tables)[0]
    rows = [
        row(lost("387/136", 1), {"assault": "1712", "fired": [SHOT.saved]}),
        row(named(BOOKS, "523Gd"), {"out_of_supply": True}),
    ]
    found = {total.label: f"{total.figure} {total.words}".strip() for total in
             ROSTER.totals(sheet, rows, {})}  # fmt: skip
    assert found["Steps on this sheet"] == "7 of 8"
    assert found["Assault Markers"] == "1"
    assert found["Fired this impulse"] == "1 unit"
    assert found["Out of supply"] == "1 1 rocket unit"


def test_what_a_unit_fired_stands_short_in_its_line_and_in_full_beside_it() -> None:
    found = row(named(BOOKS, "387/136"), {"fired": [SHOT.saved]})
    assert found.did_short == "Off 1"
    assert found.did == ("Offensive fire 1: regular 7 at 1712",)


def test_the_stock_of_the_army_is_a_dash_until_it_is_entered() -> None:
    books = example_books()
    sheet = ROSTER.sheets(books.tables)[0]
    rows = [row(named(books, "387/136"))]

    def ammunition() -> tuple[str, str]:
        total = ROSTER.totals(sheet, rows, ROSTER.standing(books))[0]
        assert total.label == "67th Army ammunition"
        return total.figure, total.words

    assert ammunition() == ("–", "not entered")
    account = stock(SOVIET, "67th Army")
    for fact in count_stock(books, account):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert ammunition() == ("0", "points")
    books.put(account, AMMUNITION, 12)
    assert ammunition() == ("12", "points")
    for fact in name_stock(books, SOVIET, "67th Army", "Leningrad Front"):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert ammunition() == ("–", "not entered")
    books.put(stock(SOVIET, "Leningrad Front"), AMMUNITION, 13)
    assert ammunition() == ("13", "points")


def test_the_german_sheet_tells_of_the_one_german_stock() -> None:
    books = example_books()
    sheet = ROSTER.sheets(books.tables)[2]
    rows = [row(named(books, "240/170"))]
    books.put(stock(GERMAN, ""), AMMUNITION, 16)
    total = ROSTER.totals(sheet, rows, ROSTER.standing(books))[0]
    assert (total.label, total.figure, total.words) == ("German forces ammunition", "16", "points")


def test_a_division_of_four_units_tells_of_its_fresh_bonus() -> None:
    books = example_books()
    sheet = ROSTER.sheets(books.tables)[0]
    names = ("387/136", "541/136", "733/136", "291/136")
    rows = [row(named(books, name)) for name in names]

    def told() -> tuple[str, str]:
        standing = ROSTER.standing(books)
        totals = {one.label: one.figure for one in ROSTER.totals(sheet, rows, standing)}
        return ROSTER.heading(rows, standing).detail, totals["Fresh divisions"]

    assert told() == ("4 units, fresh bonus open", "1 of 1 open")
    assert ROSTER.heading(rows[:3], {}).detail == "3 units"
    for fact in tick_fresh(books, SOVIET, ("136th Rifle Division",)):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert told()[0] == "4 units, ticked as fresh"
    for fact in tick_fresh(books, SOVIET, ()):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    for fact in note_fought(books, (rows[0].unit,)):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert told() == ("4 units", "0 of 1 open")
