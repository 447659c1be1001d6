"""Sheets of units alone, the set-up and the ledger, from the rows to the places on paper."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oobmgr.campaign.file import Campaign
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.known_games import game
from oobmgr.reports.drawing import Box, Document, Rule, Style, Symbol, Text, apart
from oobmgr.reports.listed import kinds_of, made, narrowed, reports_of
from oobmgr.reports.page_setup import CounterSize, PageSetup
from oobmgr.reports.report_pages import report_pages
from oobmgr.reports.roster_request import Chosen
from oobmgr.reports.set_up import in_order
from oobmgr.reports.unit_sheets import drawn_units
from oobmgr.rules.reporting import ColumnKind, Report, RowKind, Section, Shape
from oobmgr.rules.unit_words import PLAIN_WORDS
from tests.unit.reports.kept_books import kept_books
from tests.unit.reports.sheets import SETUPS, PlainMetrics, inside, texts, unit

METRICS = PlainMetrics()
AXIS = game("europa").side(SideId("axis"))
LONG = "Voluntary Motorised Rifle Formation of the Northern Militias"


def laid_out(units: list[UnitRow], shape: Shape, setup: PageSetup) -> Document:
    return drawn_document(drawn_units("Units", shape, units, AXIS, PLAIN_WORDS), setup)


def drawn_document(section: Section, setup: PageSetup) -> Document:
    report = Report("cards", "Unit cards", "axis", "Axis", "Tuesdays (Revised Europa)",
                  "July II 1941", "", (section,), "How it is read.")  # fmt: skip
    return report_pages([report], setup, METRICS)


def symbols(document: Document) -> list[Symbol]:
    return [i for page in document.pages for i in apart(page) if isinstance(i, Symbol)]


@st.composite
def some_units(draw: st.DrawFn) -> list[UnitRow]:
    names = st.sampled_from(("61", LONG, "Großdeutschland", "x" * 60, "3/240/170"))
    tops = draw(st.lists(names, min_size=1, max_size=3, unique=True))
    return [
        unit(
            number + 1,
            designation=draw(names),
            path=(draw(st.sampled_from(tops)), *draw(st.lists(names, max_size=3))),
            steps=(steps := draw(st.integers(1, 14))),
            left=draw(st.integers(0, steps)),
            note=draw(names),
        )
        for number in range(draw(st.integers(1, 40)))
    ]


@settings(max_examples=40)
@given(some_units(), st.sampled_from(Shape), SETUPS)
def test_every_unit_is_drawn_once_inside_the_margins(
    units: list[UnitRow], shape: Shape, setup: PageSetup
) -> None:
    document = laid_out(units, shape, setup)
    inside(document, METRICS)
    assert len(symbols(document)) == len(units)


def test_five_hundred_units_of_one_formation_fill_their_pages() -> None:
    units = [unit(number) for number in range(1, 501)]
    for shape in Shape:
        document = laid_out(units, shape, PageSetup())
        assert len(symbols(document)) == 500
        for page in document.pages[:-1]:
            lowest = max(i.y + i.h for i in apart(page) if isinstance(i, Symbol))
            assert lowest > document.setup.bottom - 170


@pytest.mark.parametrize("size", CounterSize)
@pytest.mark.parametrize("text_pct", [80, 100, 130])
def test_a_box_is_as_large_as_the_counter_however_large_the_text(
    size: CounterSize, text_pct: int
) -> None:
    setup = PageSetup(counter=size, text_pct=text_pct)
    document = laid_out([unit(1)], Shape.COUNTERS, setup)
    (box,) = (i for i in apart(document.pages[0]) if isinstance(i, Box))
    edge = {"1/2": 36.0, "9/16": 40.5, "5/8": 45.0}[size.value]
    assert box.w * setup.scale == pytest.approx(edge)


def test_a_card_has_a_box_for_each_step_and_strikes_the_lost() -> None:
    page = laid_out([unit(1, steps=14, left=9, note="frozen")], Shape.CARDS, PageSetup()).pages[0]
    boxes = Counter(i.mark for i in apart(page) if isinstance(i, Box) and i.w == 11.5)
    assert boxes == {"": 9, "struck": 5}
    assert {"1 Pz", "panzer, XX, 14-10", "1B 2417", "frozen"} <= set(texts(page))


def test_a_card_has_the_numbers_that_are_printed_in_the_boxes() -> None:
    spark = game("spark")
    rows = [replace(unit(1, side="soviet", steps=3, left=2), traits={"boxes": "- 15 18"})]
    form = spark.sheet_form(spark.tables())
    section = drawn_units(
        "Units", Shape.CARDS, rows, AXIS, PLAIN_WORDS, lambda u: form.line(u).boxes or ()
    )
    assert section.drawn[-1].face.numbers == ("", "15", "18")
    document = drawn_document(section, PageSetup())
    found = {i.text: i for i in apart(document.pages[0]) if isinstance(i, Text)}
    boxes = sorted(i.x for i in apart(document.pages[0]) if isinstance(i, Box) and i.w == 11.5)
    assert [found["15"].x, found["18"].x] == boxes[1:]


def test_a_chart_leads_from_a_formation_to_those_below_it() -> None:
    rows = [unit(1, path=("AG", "4th Army")), unit(2, path=("AG", "9th Army"))]
    page = laid_out(rows, Shape.CHART, PageSetup()).pages[0]
    heads = {i.text: i for i in apart(page) if isinstance(i, Text) and i.style is Style.STRONG}
    assert list(heads) == ["AG", "4th Army", "9th Army"]
    assert heads["AG"].x < heads["4th Army"].x == heads["9th Army"].x
    trunks = [i for i in apart(page) if isinstance(i, Rule) and i.x == i.x2]
    assert {round(trunk.x) for trunk in trunks} == {46}
    assert max(trunk.y2 for trunk in trunks) < heads["9th Army"].y


def test_a_page_that_goes_on_names_the_formation_it_goes_on_in() -> None:
    """Each army has troops of its own: on the next page nobody knows whose they are."""
    armies = [f"Army {number}" for number in range(12)]
    places = [("Front", army, corps) for army in armies for corps in ("I Corps", "Army troops")]
    units = [unit(number, path=path) for number, path in enumerate(places, 1)]
    document = laid_out(units, Shape.CHART, PageSetup())
    assert len(document.pages) > 1
    begun = 0
    for page in document.pages:
        words = texts(page)
        heads = [word for word in words if word in {*armies, "I Corps", "Army troops"}]
        going_on = [word for word in words if word.startswith("Units, continued: ")]
        above = armies[begun // 2] if begun % 2 or heads[0] not in armies else "Front"
        assert going_on == ([f"Units, continued: {above}"] if begun else [])
        begun += sum(word not in armies for word in heads)


def test_a_name_without_room_is_left_out_of_the_heading_that_goes_on() -> None:
    units = [unit(number, path=("x" * 100, f"{number} Corps")) for number in range(1, 40)]
    document = laid_out(units, Shape.CHART, PageSetup())
    assert "Units, continued" in texts(document.pages[1])


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Campaign]:
    with kept_books(tmp_path_factory.mktemp("paper")) as made:
        yield made


def found(campaign: Campaign, name: str, side: str = "axis") -> dict[str, Section]:
    (report,) = reports_of(campaign.queries, None, (name,), (side,))
    return {section.title: section for section in report.sections}


def test_a_set_up_sheet_tells_every_unit_of_the_map_by_its_hex(campaign: Campaign) -> None:
    sections = found(campaign, "set-up")
    assert list(sections)[:3] == ["On the map", "In boxes and pools", "Units"]
    told = [row for row in sections["On the map"].rows if row.kind is RowKind.LINE]
    units = campaign.queries.units()
    placed = [u for u in units if u.side == "axis" and u.status in {"on_map", "off_map"}]
    assert Counter(row.cells[1] for row in told) == Counter(u.designation for u in placed)
    heads = [str(row.cells[0]) for row in sections["On the map"].rows if row.kind is RowKind.HEAD]
    assert len(heads) == len(set(heads))


def test_boxes_and_pools_hold_what_the_books_say(campaign: Campaign) -> None:
    rows = found(campaign, "set-up")["In boxes and pools"].rows
    books = campaign.queries.balances()
    held = sum(b.amount for b in books if b.account.split(":")[0] == "pool" and ":axis" in b.account
               and b.good == "sp")  # fmt: skip
    assert sum(int(str(row.cells[3])) for row in rows if row.cells[2] == "Supply points") == held


def test_the_ledger_of_a_side_says_nothing_of_the_other(campaign: Campaign) -> None:
    entries = found(campaign, "ledger", "soviet")["Entries"]
    words = " ".join(str(cell) for row in entries.rows for cell in row.cells)
    assert "Soviet" in words or "Pool" in words
    assert "Germany" not in words


def test_the_ledger_has_a_column_of_cases_no_wider_than_they_are(campaign: Campaign) -> None:
    material = campaign.queries.report_material()
    kind = next(one for one in kinds_of(material.game) if one.name == "ledger")
    (entries,) = made(kind, material, material.game, AXIS).sections
    wide = [column.title for column in entries.columns if column.kind is ColumnKind.WIDE]
    assert (entries.columns[-1].title, wide) == ("Case", ["What"])
    bare = replace(material, moves=tuple(replace(one, cases=()) for one in material.moves))
    (without,) = made(kind, bare, material.game, AXIS).sections
    assert without.columns == entries.columns[:-1]
    assert [row.cells for row in without.rows] == [row.cells[:6] for row in entries.rows]


def test_a_hidden_side_has_empty_sheets(campaign: Campaign) -> None:
    material = replace(campaign.queries.report_material(), unseen=frozenset({"axis"}))
    for kind in kinds_of(material.game):
        assert made(kind, material, material.game, AXIS).sections == ()


def test_sheets_of_units_are_of_the_formations_and_units_asked_for(campaign: Campaign) -> None:
    material = campaign.queries.report_material()
    units = [u for u in material.units if u.side == "axis"]
    formation = narrowed(material, (Chosen("axis", units[0].path),), frozenset())
    assert {u.path[: len(units[0].path)] for u in formation.units} == {units[0].path}
    selection = narrowed(material, (), frozenset({units[1].id}))
    assert [u.id for u in selection.units] == [units[1].id]


def test_lists_of_every_unit_are_made_where_they_are_named(campaign: Campaign) -> None:
    names = {report.name for report in reports_of(campaign.queries)}
    assert {"turn-sheet", "losses"} <= names
    assert not names & {"ledger", "cards", "boxes", "organisation", "set-up", "pack-up"}


def test_a_set_up_of_a_known_place_is_in_order() -> None:
    places = ["2A 1004", "2A 905", "", "1B 33", "10A 1"]
    assert sorted(places, key=in_order) == ["1B 33", "2A 905", "2A 1004", "10A 1", ""]
