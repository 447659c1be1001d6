"""What the pages of a report must hold, whatever rows they are given."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oobmgr.campaign.file import Campaign
from oobmgr.reports.drawing import Document, Rule, Style, Text
from oobmgr.reports.listed import reports_of
from oobmgr.reports.metrics import ELLIPSIS
from oobmgr.reports.page_setup import USUAL_SETUP, PageSetup, PaperName
from oobmgr.reports.report_pages import report_pages
from oobmgr.reports.roster_request import Chosen
from oobmgr.rules.reporting import (
    Report,
    ReportRow,
    RowKind,
    Section,
    head,
    line,
    number,
    total,
    wide,
    words,
)
from tests.unit.reports.kept_books import kept_books
from tests.unit.reports.sheets import SETUPS, PlainMetrics, inside, texts

METRICS = PlainMetrics()
COLUMNS = (words("Good"), wide("From"), number("Amount"))
LONG = "Voluntary Motorised Rifle Formation of the Northern Militias and their Trains"


def section(rows: list[ReportRow], title: str = "Came in", *, half: bool = False) -> Section:
    return Section(title, COLUMNS, tuple(rows), note="a note", case="AB-01", empty="Nothing.",
                   half=half)  # fmt: skip


def report(*sections: Section, title: str = "Turn sheet") -> Report:
    return Report("turn-sheet", title, "axis", "Axis", "Tuesdays (Revised Europa)", "July II 1941",
                  "Axis Initial Phase", sections, "How it is read.")  # fmt: skip


def laid_out(*sections: Section, setup: PageSetup = USUAL_SETUP) -> Document:
    return report_pages([report(*sections)], setup, METRICS)


def headings_are_followed(document: Document) -> None:
    """Below each heading and each head of rows something of the table stands on the same page."""
    for page in document.pages:
        foot = max(item.y for item in page if isinstance(item, Rule))
        found = [item for item in page if isinstance(item, Text) and item.y < foot]
        last = max(item.y for item in found)
        for item in found:
            if item.style is Style.HEADING or item.text.startswith("turn "):
                assert item.y < last, item


WORD = st.sampled_from(("SP", "Re", LONG, "Spent, movement", "x" * 90, ""))
ROW = st.one_of(
    st.builds(line, WORD, WORD, st.integers(-999_999, 999_999)),
    st.builds(line, WORD, WORD, st.none()),
    st.builds(lambda at: head(f"turn {at}", COLUMNS), st.integers(1, 99)),
    st.builds(lambda at: total("Together", None, at), st.integers(0, 9999)),
)


def _followed(rows: list[ReportRow]) -> list[ReportRow]:
    """Rows in which no head is last."""
    return [*rows, line("SP", "the last", 1)]


@settings(max_examples=60)
@given(
    st.lists(st.tuples(st.lists(ROW, max_size=90), st.booleans()), min_size=1, max_size=5),
    SETUPS,
)
def test_everything_stands_once_and_inside_the_margins(
    parts: list[tuple[list[ReportRow], bool]], setup: PageSetup
) -> None:
    made = [
        section(_followed(rows), f"Part {at}", half=half) for at, (rows, half) in enumerate(parts)
    ]
    document = laid_out(*made, setup=setup)
    inside(document, METRICS)
    headings_are_followed(document)
    drawn = Counter(text for page in document.pages for text in texts(page))
    for at, (rows, _) in enumerate(parts):
        assert drawn[f"Part {at}"] == 1
        wanted = Counter(row.cells[0] for row in rows if row.kind is RowKind.HEAD)
        for name, number_of in wanted.items():
            assert drawn[str(name)] >= number_of
    assert drawn["the last"] == len(parts)


def test_pages_say_whose_they_are_and_how_many() -> None:
    document = laid_out(section([line("SP", f"row {at}", at) for at in range(150)]))
    assert len(document.pages) > 2
    for at, (page, label) in enumerate(zip(document.pages, document.labels, strict=True), 1):
        found = texts(page)
        assert {"Turn sheet, Axis", "July II 1941", "Tuesdays (Revised Europa)"} <= set(found)
        assert f"Page {at} of {len(document.pages)}" in found
        assert label.title == "Turn sheet, Axis"
    assert "Came in" in texts(document.pages[0])
    assert "Came in, continued" in texts(document.pages[1])


def test_halves_stand_side_by_side_and_a_long_one_below() -> None:
    short = [line("SP", "Income", 93)]
    left, right = section(short, "Came in", half=True), section(short, "Went out", half=True)
    page = laid_out(left, right).pages[0]
    at = {item.text: item for item in page if isinstance(item, Text)}
    assert at["Came in"].y == at["Went out"].y
    assert at["Came in"].x < at["Went out"].x
    many = [line("SP", f"row {number}", number) for number in range(90)]
    broken = laid_out(left, section(many, "Went out", half=True))
    inside(broken, METRICS)
    assert len(broken.pages) == 2


def test_a_long_name_takes_two_lines_and_is_never_cut() -> None:
    page = laid_out(section([line("SP", LONG + " " + LONG, 93)], half=True),
                    section([], "Went out", half=True)).pages[0]  # fmt: skip
    joined = " ".join(texts(page))
    assert LONG not in texts(page)
    assert all(word in joined for word in LONG.split())


def test_words_give_way_before_a_number_and_its_heading() -> None:
    columns = (words("Good"), wide("From"), number("Amount"), words("Case"))
    row = line(LONG, "Declared", 4, LONG)
    full = Section("Came in", columns, (row,), empty="Nothing.", half=True)
    shown = texts(laid_out(full, section([], "Went out", half=True)).pages[0])
    assert {"Amount", "4"} <= set(shown)


def test_one_long_name_breaks_no_short_word_beside_it() -> None:
    columns = (words("Unit"), words("Size"), words("Nation"), number("Steps"), wide("Where"))
    place = "Set-up area of the army group between the rivers and the marshes, behind the corps"
    name = "Heeresflakartillerieabteilungsstabskompanie"
    rows = tuple(ReportRow((name, "XX", "Germany", 2, place)) for _ in range(3))
    full = Section("Units", columns, rows, empty="Nothing.")
    shown = texts(laid_out(full, setup=PageSetup(paper="A5")).pages[0])
    assert {"Size", "Germany", "XX", "Steps"} <= set(shown)
    # Nor is the end of a long text cut off for it.
    assert not any(ELLIPSIS in text for text in shown)


def test_a_wide_column_hands_on_what_it_does_not_need() -> None:
    columns = (wide("Number"), words("What is where"), words("State"))
    place = "Artillery of the corps is listed twice: those of the set-up"
    full = Section("Corrections", columns, (ReportRow(("SC-28", place, "open")),), empty="Nothing.")
    assert place in texts(laid_out(full, setup=PageSetup(paper="A5")).pages[0])


def test_an_empty_table_says_so() -> None:
    assert "Nothing." in texts(laid_out(section([])).pages[0])


def test_reports_begin_pages_of_their_own() -> None:
    both = report_pages(
        [report(section([])), report(section([]), title="Losses by turn")],
        PageSetup(paper="Letter"),
        METRICS,
    )
    assert [label.title for label in both.labels] == ["Turn sheet, Axis", "Losses by turn, Axis"]
    assert all("Page 1 of 1" in texts(page) for page in both.pages)


def test_a_little_too_much_for_a_page_stands_closer_together() -> None:
    def made(rows: int) -> Document:
        return laid_out(section([line("SP", f"row {at}", at) for at in range(rows)]))

    few, more, many = made(40), made(62), made(90)
    assert [len(one.pages) for one in (few, more, many)] == [1, 1, 2]
    inside(more, METRICS)

    def pitch(document: Document) -> float:
        tops = [
            i.y for i in document.pages[0] if isinstance(i, Text) and i.text in {"row 1", "row 2"}
        ]
        return tops[1] - tops[0]

    assert pitch(more) < pitch(few) == pitch(many)


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    with kept_books(tmp_path) as made:
        yield made


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_turn_sheet_of_a_played_turn_fits_one_page(
    campaign: Campaign, paper: PaperName
) -> None:
    for turn in (None, "1941-06-II", "1941-06-I-surprise"):
        for made in reports_of(campaign.queries, turn, ("turn-sheet",)):
            document = report_pages([made], PageSetup(paper=paper), METRICS)
            inside(document, METRICS)
            headings_are_followed(document)
            assert len(document.pages) == 1


def test_of_a_formation_no_sheet_of_the_other_side_is_made(campaign: Campaign) -> None:
    queries = campaign.queries
    names = ("cards", "turn-sheet")
    every = reports_of(queries, names=names)
    assert [one.side for one in every] == ["axis", "soviet"] * 2
    chosen = [Chosen("soviet", ("Front",))]
    of_formation = reports_of(queries, names=names, formations=chosen)
    assert [one.side for one in of_formation] == ["soviet", "soviet"]
    unit = next(one for one in queries.units() if one.side == "axis")
    of_unit = reports_of(queries, names=names, units=frozenset({int(unit.id)}))
    assert [one.side for one in of_unit] == ["axis", "axis"]
