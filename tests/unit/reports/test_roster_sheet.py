"""What a laid-out roster sheet must hold, whatever units it is given."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.postings import UnitId
from oobmgr.reports.drawing import (
    Box,
    Document,
    Dotted,
    Page,
    Rule,
    Style,
    Symbol,
    Text,
)
from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.roster_columns import STEP_BOX
from oobmgr.reports.roster_request import Chosen, RosterOptions
from oobmgr.reports.roster_row import standing
from oobmgr.reports.roster_sheet import roster_sheet
from oobmgr.rules.marks import OFF_MAP
from oobmgr.rules.sheets import SheetNow
from tests.unit.reports.sheets import SETUPS, PlainMetrics, inside, sheet, taken_apart, texts, unit

METRICS = PlainMetrics()
LONG = "Voluntary Motorised Rifle Formation of the Northern Militias"


def laid_out(units: list[UnitRow], options: RosterOptions | None = None) -> Document:
    return taken_apart(roster_sheet(sheet(units), options or RosterOptions(), METRICS))


def headings_have_rows(document: Document) -> bool:
    """Whether each page has a heading, and a row below its last."""
    return all(_heading_has_row(page) for page in document.pages if page)


def _heading_has_row(page: Page) -> bool:
    headings = [i.y for i in page if isinstance(i, Text) and i.style is Style.HEADING]
    symbols = [i.y for i in page if isinstance(i, Symbol)]
    return bool(headings) and max(symbols) > max(headings)


def codes(document: Document) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for label, page in zip(document.labels, document.pages, strict=True):
        symbols = {round(item.y, 2) for item in page if isinstance(item, Symbol)}
        for item in page:
            if not isinstance(item, Text) or item.x > document.setup.left + 2:
                continue
            if any(abs(item.y - y - 9.7) < 0.1 for y in symbols):
                found[label.side, item.text] += 1
    return found


def step_boxes(document: Document) -> list[Box]:
    return [
        item
        for page in document.pages
        for item in page
        if isinstance(item, Box) and item.w == STEP_BOX
    ]


@st.composite
def orders_of_battle(draw: st.DrawFn) -> list[UnitRow]:
    names = st.text(
        st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), min_size=0, max_size=60
    )
    tops = draw(st.lists(names, min_size=1, max_size=4, unique=True))
    rows: list[UnitRow] = []
    for number in range(draw(st.integers(1, 90))):
        steps = draw(st.integers(1, 14))
        depth = draw(st.integers(0, 3))
        path = (draw(st.sampled_from(tops)), *(draw(names) for _ in range(depth)))
        rows.append(
            unit(
                number + 1,
                side=draw(st.sampled_from(("axis", "soviet"))),
                designation=draw(names),
                path=path,
                steps=steps,
                left=draw(st.integers(0, steps)),
                status=draw(st.sampled_from(("on_map", "due", "dead"))),
                note=draw(names),
            )
        )
    return rows


@settings(max_examples=40)
@given(
    orders_of_battle(),
    SETUPS,
    st.integers(1, 3),
    st.booleans(),
    st.booleans(),
)
def test_every_unit_stands_once_inside_the_margins_below_a_heading(
    units: list[UnitRow], setup: PageSetup, level: int, share: bool, blank: bool
) -> None:
    options = RosterOptions(
        setup=setup,
        page_level=level,
        share_pages=share,
        blank=blank,
    )
    document = laid_out(units, options)
    inside(document, METRICS)
    assert headings_have_rows(document)
    found = codes(document)
    assert found.total() == len(units)
    assert set(found.values()) == {1}


@settings(max_examples=30)
@given(orders_of_battle())
def test_struck_boxes_are_the_losses(units: list[UnitRow]) -> None:
    boxed = [row for row in units if row.steps <= 18]
    boxes = step_boxes(laid_out(units))
    assert len(boxes) == sum(row.steps for row in boxed)
    struck = [box for box in boxes if box.mark == "struck"]
    assert len(struck) == sum(row.steps - row.steps_left for row in boxed)
    assert not [box for box in step_boxes(laid_out(units, RosterOptions(blank=True))) if box.mark]


def test_losses_are_struck_from_the_right() -> None:
    boxes = step_boxes(laid_out([unit(1, steps=3, left=2)]))
    assert [box.mark for box in sorted(boxes, key=lambda box: box.x)] == ["", "", "struck"]


def test_twelve_steps_take_two_lines_of_six() -> None:
    boxes = step_boxes(laid_out([unit(1, steps=12, left=5)]))
    assert list(Counter(box.y for box in boxes).values()) == [6, 6]
    assert sum(box.mark == "struck" for box in boxes) == 7


def test_more_steps_than_boxes_are_counted_in_words() -> None:
    document = laid_out([unit(1, steps=20, left=13)])
    assert "13 of 20" in texts(document.pages[0])
    assert step_boxes(document) == []


def test_a_row_shows_what_the_books_know() -> None:
    page = laid_out([unit(1, designation="3 Pz", note="roll for isolation")]).pages[0]
    words = texts(page)
    for word in ("A01", "3 Pz", "panzer", "14-10", "5-8", "1B 2417", "roll for isolation"):
        assert word in words
    assert Symbol in {type(item) for item in page}
    symbol = next(item for item in page if isinstance(item, Symbol))
    assert (symbol.type, symbol.size, symbol.emblem) == ("panzer", "XX", "square")
    ticks = [item for item in page if isinstance(item, Box) and item.w == 6.5]
    assert len(ticks) == 5


def test_the_frame_names_campaign_side_turn_pools_and_page() -> None:
    words = texts(laid_out([unit(1)]).pages[0])
    assert "2nd Panzer Group" in words
    assert "Axis roster, AG Center. Barbarossa, Tuesdays (Revised Europa)" in words
    assert "July II 1941" in words
    assert "Axis Initial Phase, SP 141 of 160, Re 38" in words
    assert "Type back: A01 −1" in words
    assert "Page 1 of 1" in words
    assert "1 division" in words
    assert "armor ........ × 1 + mot ........ × ½ = ........, up" in words


def test_a_blank_sheet_leaves_everything_that_changes_to_the_pencil() -> None:
    row = unit(1, left=1, note="roll for isolation")
    words = texts(laid_out([row], RosterOptions(blank=True)).pages[0])
    for word in ("1B 2417", "roll for isolation", "July II 1941"):
        assert word not in words
    assert not any("SP 141" in word for word in words)
    assert "Turn" in words


def test_units_that_come_later_say_when_and_the_dead_are_struck() -> None:
    rows = [unit(1, status="due"), unit(2, left=0, status="dead"), unit(3)]
    page = laid_out(rows).pages[0]
    words = texts(page)
    assert "arrives Aug I" in words
    assert "dead" in words
    assert "2 divisions" in words  # those that live
    strikes = [item for item in page if isinstance(item, Rule) and item.weight == 0.9]
    assert len(strikes) == 1
    left_out = laid_out(rows, RosterOptions(include_dead=False, include_due=False))
    assert codes(left_out) == {("axis", "A03"): 1}


def test_the_price_to_move_stands_at_the_heading() -> None:
    def price(side: str, path: tuple[str, ...]) -> str:
        return f"{side}: 2 ½ SP to move, rounded up 3" if path[-1].startswith("XXIV") else ""

    document = roster_sheet(sheet([unit(1), unit(2)], price), RosterOptions(), METRICS)
    assert "2 divisions, axis: 2 ½ SP to move, rounded up 3" in texts(document.pages[0])


def test_sides_are_printed_in_runs_of_their_own() -> None:
    rows = [unit(1), unit(2, side="soviet", path=("Western MD", "4th Army")), unit(3)]
    document = laid_out(rows)
    assert [(label.side, label.number, label.of) for label in document.labels] == [
        ("axis", 1, 1),
        ("soviet", 1, 1),
    ]
    only = laid_out(rows, RosterOptions(side="soviet"))
    assert [label.side for label in only.labels] == ["soviet"]
    emblems = {item.emblem for item in only.pages[0] if isinstance(item, Symbol)}
    assert emblems == {"diamond"}


def test_only_what_is_chosen_is_printed_with_the_codes_of_the_whole() -> None:
    rows = [
        unit(1, path=("AG Center", "4th Army")),
        unit(2, path=("AG Center", "4th Army", "VII Corps")),
        unit(3, path=("AG Center", "9th Army")),
        unit(4, path=("AG South", "9th Army")),
    ]
    below = RosterOptions(formations=(Chosen("axis", ("AG Center", "4th Army")),))
    assert codes(laid_out(rows, below)) == {("axis", "A01"): 1, ("axis", "A02"): 1}
    itself = RosterOptions(formations=(Chosen("axis", ("AG Center", "4th Army"), below=False),))
    assert codes(laid_out(rows, itself)) == {("axis", "A01"): 1}
    south = RosterOptions(formations=(Chosen("axis", ("AG South",)),))
    assert codes(laid_out(rows, south)) == {("axis", "B01"): 1}


@pytest.mark.parametrize(
    ("units", "options", "sentence"),
    [
        ([], RosterOptions(), "No units are in the order of battle yet."),
        ([], RosterOptions(side="soviet"), "No Soviet units are in the order of battle yet."),
        ([unit(1)], RosterOptions(formations=(Chosen("axis", ("X",)),)), "Nothing to print"),
        ([unit(1)], RosterOptions(side="soviet"), "No Soviet units are in the order"),
        ([unit(1, status="due")], RosterOptions(include_due=False), "Nothing to print"),
    ],
)
def test_nothing_to_print_is_one_page_that_says_so(
    units: list[UnitRow], options: RosterOptions, sentence: str
) -> None:
    document = laid_out(units, options)
    assert len(document.pages) == 1
    assert any(text.startswith(sentence) for text in texts(document.pages[0]))
    inside(document, METRICS)


def test_a_formation_that_goes_on_has_its_heading_again() -> None:
    document = laid_out([unit(number) for number in range(1, 101)])
    assert len(document.pages) == 3
    for page in document.pages[1:]:
        assert "XXIV Motorized Corps, continued" in texts(page)
    assert headings_have_rows(document)


@pytest.mark.parametrize("count", range(30, 46))
def test_a_heading_never_ends_a_page(count: int) -> None:
    first = [unit(number, path=("A", "B", "C")) for number in range(1, count)]
    second = [unit(number, path=("A", "B", "D")) for number in range(count, count + 3)]
    document = laid_out([*first, *second])
    assert headings_have_rows(document)
    inside(document, METRICS)


def test_small_formations_of_one_parent_share_a_page() -> None:
    rows = [unit(number, path=("AG", f"{number} Army")) for number in range(1, 7)]
    shared = laid_out(rows)
    assert [label.title for label in shared.labels] == ["1 Army and 5 more"]
    alone = laid_out(rows, RosterOptions(share_pages=False))
    assert [label.title for label in alone.labels] == [f"{n} Army" for n in range(1, 7)]
    other_parent = [*rows, unit(7, path=("Other", "Army"))]
    assert [label.title for label in laid_out(other_parent).labels] == [
        "1 Army and 5 more",
        "Army",
    ]


@pytest.mark.parametrize("level", [1, 2])
def test_small_formations_at_the_top_share_a_page(level: int) -> None:
    small = [unit(number, path=(f"{number} Division",)) for number in range(1, 7)]
    options = RosterOptions(page_level=level)
    shared = laid_out(small, options)
    assert [label.title for label in shared.labels] == ["1 Division and 5 more"]
    inside(shared, METRICS)
    alone = laid_out(small, replace(options, share_pages=False))
    assert len(alone.pages) == 6
    # One that fills more than a page is kept by itself.
    large = [unit(number, path=("Army",)) for number in range(10, 90)]
    titles = [label.title for label in laid_out([*large, *small], options).labels]
    assert titles[-1] == "1 Division and 5 more"
    assert set(titles[:-1]) == {"Army"}


def test_on_a_shared_page_headings_name_the_formation_above() -> None:
    rows = [
        unit(1, path=("AG", "2nd Panzer Group", "XXIV Corps")),
        unit(2, path=("AG", "3rd Panzer Group", "LVII Corps")),
    ]
    words = texts(laid_out(rows).pages[0])
    assert "2nd Panzer Group, 3rd Panzer Group" in words
    assert "3rd Panzer Group" in words


def test_who_is_off_the_map_says_so_under_hex() -> None:
    for place, printed in (
        ("", "off map"), ("Pool", "Pool (off map)"), ("off-map pool", "off-map pool"),
    ):  # fmt: skip
        away = replace(unit(1), hex=place, marks=(OFF_MAP,))
        assert standing(away) == printed
        words = " ".join(texts(laid_out([away]).pages[0]))
        assert printed.split(" (")[0] in words
    assert standing(replace(unit(1), hex="1712")) == "1712"
    assert standing(replace(unit(1, status="dead"), hex="", marks=(OFF_MAP,))) == ""


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_long_names_wrap_and_lose_no_letter(paper: str) -> None:
    row = unit(1, designation=LONG, path=(LONG, LONG, LONG), unit_type=LONG, note=LONG, steps=12)
    document = laid_out(
        [row], RosterOptions(setup=PageSetup(paper="A4" if paper == "A4" else "Letter"))
    )
    inside(document, METRICS)
    printed = "".join("".join(texts(document.pages[0])).split())
    # Designation, type, note, heading, title, and the parent in the line below the title.
    assert printed.count("".join(LONG.split())) == 6


def test_a_name_without_a_space_is_broken_where_it_must_be() -> None:
    name = "Panzerabwehrersatzabteilung" * 3
    document = laid_out([unit(1, designation=name)])
    assert name in "".join(texts(document.pages[0]))


def test_two_thousand_units_are_all_there() -> None:
    rows = [
        unit(number, path=(f"AG {number % 5}", f"{number % 40} Army", f"{number % 200} Corps"))
        for number in range(1, 2001)
    ]
    document = laid_out(rows)
    found = codes(document)
    assert found.total() == len(found) == 2000
    inside(document, METRICS)
    assert [label.number for label in document.labels] == list(range(1, len(document.pages) + 1))
    assert {label.of for label in document.labels} == {len(document.pages)}


def test_hex_and_note_have_a_line_to_write_on() -> None:
    page = laid_out([unit(1), unit(2)]).pages[0]
    assert sum(isinstance(item, Dotted) for item in page) == 4


def test_what_was_entered_with_a_marker_stands_before_the_note() -> None:
    known = replace(
        sheet([unit(1, note="slow"), unit(2)]), now=SheetNow(noted={UnitId(1): "to the ford"})
    )
    assert "to the ford; slow" in texts(roster_sheet(known, RosterOptions(), METRICS).pages[0])
    blank = texts(roster_sheet(known, RosterOptions(blank=True), METRICS).pages[0])
    assert not any("ford" in text for text in blank)
