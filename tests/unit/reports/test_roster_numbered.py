"""Sheets with numbers in boxes, ticks as they stand, and a table of fires: those of Spark."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.known_games import game
from oobmgr.reports.drawing import Box, Document, Dotted, Style, Text
from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.roster_columns import STEP_BOX, TICK_BOX
from oobmgr.reports.roster_request import RosterOptions, SheetHeader, SheetSide
from oobmgr.reports.roster_sheet import RosterSheet, roster_sheet
from oobmgr.rules.sheets import SheetNow, SideNow
from tests.unit.reports.sheets import SETUPS, PlainMetrics, inside, taken_apart, texts, unit

METRICS = PlainMetrics()
SPARK = game("spark")
FORM = SPARK.sheet_form(SPARK.tables())
SOVIET = SideId("soviet")
HEADER = SheetHeader(
    "Spark example",
    "Operation Spark",
    "12 January, AM",
    (SheetSide("soviet", "Soviet", "diamond"), SheetSide("german", "German", "square")),
)


def regiment(number: int, *, steps: int = 8, left: int | None = None, **traits: str) -> UnitRow:
    row = unit(
        number,
        side="soviet",
        designation=f"{number}/86",
        unit_type="infantry regiment",
        path=("67th Army", "86th Rifle Division"),
        steps=steps,
        left=left,
        size="III",
    )
    ratings = {"regular": 8, "at": 1, "morale": 6}
    return replace(row, ratings=ratings, traits=traits, hex="1612")


def laid_out(
    rows: list[UnitRow], now: SheetNow | None = None, options: RosterOptions | None = None
) -> Document:
    sheet = RosterSheet(rows, HEADER, FORM, None, now or SheetNow())
    return taken_apart(roster_sheet(sheet, options or RosterOptions(), METRICS))


def boxes(document: Document, size: float) -> list[Box]:
    return [i for page in document.pages for i in page if isinstance(i, Box) and i.w == size]


def test_a_box_holds_its_number_and_the_lost_ones_are_struck() -> None:
    document = laid_out([regiment(1, steps=4, left=3, boxes="- - 15 18")])
    found = sorted(boxes(document, STEP_BOX), key=lambda box: box.x)
    assert [box.mark for box in found] == ["", "", "", "struck"]
    numbers = [i for i in document.pages[0] if isinstance(i, Text) and i.text in {"15", "18"}]
    assert [(n.x, n.w) for n in numbers] == [(found[2].x, STEP_BOX), (found[3].x, STEP_BOX)]


def test_boxes_that_nobody_entered_are_a_line_to_write_on() -> None:
    document = laid_out([regiment(1, steps=5, steps_unknown="yes")])
    assert boxes(document, STEP_BOX) == []
    word = next(i for i in document.pages[0] if isinstance(i, Text) and i.text == "write in")
    lines = [i for i in document.pages[0] if isinstance(i, Dotted)]
    assert any(abs(line.y - word.y) < 4 and line.x > word.x for line in lines)


def test_markers_are_ticked_as_they_lie_and_empty_on_a_blank_sheet() -> None:
    now = SheetNow(ticked={UnitId(1): frozenset({"D", "A"})})
    ticks = sorted(boxes(laid_out([regiment(1)], now), TICK_BOX), key=lambda box: box.x)
    assert [box.mark for box in ticks] == ["", "filled", "", "", "filled", ""]
    blank = laid_out([regiment(1)], now, RosterOptions(blank=True))
    assert {box.mark for box in boxes(blank, TICK_BOX)} == {""}


def test_ratings_morale_and_armor_stand_in_columns() -> None:
    tank = replace(
        regiment(1, steps=4, armor="hollow"),
        type="T-60 tank battalion",
        ratings={"regular": 4, "at": 4, "range": 1, "morale": 6},
    )
    words = texts(laid_out([tank]).pages[0])
    assert {"4-4-1", "6", "○", "1612", "A01"} <= set(words)
    assert {"Ratings", "Mor.", "Arm.", "Steps, lost from the right", "Markers"} <= set(words)


def test_fires_are_posted_below_the_rows_with_lines_for_the_pencil() -> None:
    fire = ("Offensive 1", "1/86 at 1710", "10", "2", "9", "4", "1 step")
    now = SheetNow(sides={SOVIET: SideNow(log=(fire,), standing="", headings={})})
    document = laid_out([regiment(1)], now)
    assert len(document.pages) == 1
    words = texts(document.pages[0])
    assert set(fire) <= set(words)
    assert "Fire this phase" in words
    blank = texts(laid_out([regiment(1)], now, RosterOptions(blank=True)).pages[0])
    assert "Fire this phase" in blank
    assert "Offensive 1" not in blank


@pytest.mark.parametrize("count", range(20, 46))
def test_the_fires_take_a_page_of_their_own_where_they_do_not_fit(count: int) -> None:
    fires = tuple((f"Segment {n}", "1/86 at 1710", "", "", "", "", "") for n in range(12))
    now = SheetNow(sides={SOVIET: SideNow(log=fires)})
    document = laid_out([regiment(number) for number in range(1, count)], now)
    inside(document, METRICS)
    posted = [text for page in document.pages for text in texts(page) if "Segment " in text]
    assert sorted(posted) == sorted(fire[0] for fire in fires)
    assert [label.number for label in document.labels] == list(range(1, len(document.pages) + 1))
    assert {label.of for label in document.labels} == {len(document.pages)}


def test_a_page_says_whose_it_is_and_how_the_army_stands() -> None:
    path = ("67th Army", "86th Rifle Division")
    side = SideNow("Ammunition: 67th Army 40", {path: "1 unit, not fresh"}, {
        "Assaults this impulse": ("1710, 1712",)})  # fmt: skip
    now = SheetNow(sides={SOVIET: side}, moment="12 January, AM, Initial Impulse")
    words = texts(laid_out([regiment(1)], now).pages[0])
    assert "67th Army" in words
    assert "12 January, AM, Initial Impulse" in words
    assert "Soviet player only. Ammunition: 67th Army 40" in words
    assert {"1 unit, not fresh", "1710, 1712"} <= set(words)
    blank = texts(laid_out([regiment(1)], now, RosterOptions(blank=True)).pages[0])
    assert "Soviet player only" in blank
    assert not {"1710, 1712", "1 unit, not fresh"} & set(blank)


@st.composite
def rosters(draw: st.DrawFn) -> tuple[list[UnitRow], SheetNow]:
    words = st.text(st.characters(codec="utf-8", categories=("L", "N", "P")), max_size=40)
    rows = []
    for number in range(1, draw(st.integers(1, 60)) + 1):
        steps = draw(st.integers(1, 20))
        known = {} if draw(st.booleans()) else {"steps_unknown": "yes"}
        row = regiment(number, steps=steps, left=draw(st.integers(0, steps)), **known)
        path = ("67th Army", draw(words))
        rows.append(replace(row, designation=draw(words), type=draw(words), path=path))
    entries = st.tuples(words, words, *[st.just("10")] * 4, words)
    log = tuple(draw(st.lists(entries, max_size=40)))
    return rows, SheetNow(sides={SOVIET: SideNow(log=log)})


@settings(max_examples=30)
@given(rosters(), SETUPS, st.booleans())
def test_whatever_is_printed_stands_inside_the_margins(
    roster: tuple[list[UnitRow], SheetNow], setup: PageSetup, blank: bool
) -> None:
    rows, now = roster
    options = RosterOptions(setup=setup, blank=blank)
    document = laid_out(rows, now, options)
    inside(document, METRICS)
    for page in filter(None, document.pages):
        headings = [i.y for i in page if isinstance(i, Text) and i.style is Style.HEADING]
        assert headings
