"""The PDF on paper: pages, words that can be searched, and no file where there should be none."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtPrintSupport import QPrinter

from oobmgr.domain.errors import BadInput
from oobmgr.reports.drawing import Box, Document, Style, Text
from oobmgr.reports.page_setup import Duplex, PageSetup, PaperName
from oobmgr.reports.roster_request import RosterOptions
from oobmgr.reports.roster_sheet import roster_sheet
from oobmgr.ui.operations.jobs import Cancelled
from oobmgr.ui.printing.metrics import UNITS_PER_POINT, PrintedMetrics
from oobmgr.ui.printing.painter import PagePainter
from oobmgr.ui.printing.paper import print_pages, printer_for
from oobmgr.ui.printing.pdf import write_pdf
from tests.unit.reports.sheets import sheet, unit

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("3 Pz", "Großdeutschland", "Das Reich (SS)", "3/240/170", "Łódź 14-10", "61", "x4x")


def document(count: int = 7, paper: PaperName = "A4") -> Document:
    rows = [
        unit(
            number + 1,
            designation=NAMES[number % len(NAMES)],
            path=("AG Center", f"{number // 30} Army", f"{number // 7} Corps"),
            left=number % 3,
        )
        for number in range(count)
    ]
    return roster_sheet(sheet(rows), RosterOptions(setup=PageSetup(paper=paper)), PrintedMetrics())


def test_every_designation_can_be_found_in_the_pdf(tmp_path: Path) -> None:
    path = tmp_path / "roster.pdf"
    assert write_pdf(document(), path)
    words = " ".join(PdfReader(path).pages[0].extract_text().split())
    for name in (*NAMES, "14-10", "1B 2417", "Type back: A01 −1", "Page 1 of 1", "× ½"):
        assert name in words


@pytest.mark.parametrize(("paper", "width", "height"), [("A4", 595, 842), ("Letter", 612, 792)])
def test_pages_paper_and_title(tmp_path: Path, paper: PaperName, width: int, height: int) -> None:
    path = tmp_path / "roster.pdf"
    pages = document(200, paper)
    seen: list[tuple[int, int]] = []
    write_pdf(pages, path, lambda now, of: seen.append((now, of)))
    pdf = PdfReader(path)
    assert len(pdf.pages) == len(pages.pages) > 5
    assert seen == [(number, len(pages.pages)) for number in range(1, len(pages.pages) + 1)]
    for page in pdf.pages:
        assert (round(page.mediabox.width), round(page.mediabox.height)) == (width, height)
    assert pdf.metadata is not None
    assert pdf.metadata.title == "Barbarossa, Tuesdays: roster sheets, July II 1941"
    assert pdf.metadata.creator == "oobmgr"


def outline(pdf: PdfReader) -> list[tuple[int, str, int]]:
    """The bookmarks: depth, name and page, counted from 0."""
    found: list[tuple[int, str, int]] = []

    def walk(entries: list[Any], depth: int) -> None:
        for entry in entries:
            if isinstance(entry, list):
                walk(entry, depth + 1)
            else:
                number = pdf.get_destination_page_number(entry)
                assert number is not None
                found.append((depth, str(entry.title), number))

    walk(list(pdf.outline), 0)
    return found


def test_formations_are_bookmarks_on_the_pages_where_they_begin(tmp_path: Path) -> None:
    path = tmp_path / "roster.pdf"
    write_pdf(document(70), path)
    pdf = PdfReader(path, strict=True)
    found = outline(pdf)
    assert found[:4] == [(0, "Axis", 0), (1, "AG Center", 0), (2, "0 Army", 0), (3, "0 Corps", 0)]
    assert {name for depth, name, _ in found if depth == 3} == {f"{n} Corps" for n in range(10)}
    for depth, name, page in found:
        if depth == 3:
            assert name in pdf.pages[page].extract_text()


def test_a_side_is_printed_on_leaves_of_its_own(tmp_path: Path) -> None:
    rows = [unit(1), unit(2, side="soviet")]
    setup = PageSetup(duplex=Duplex.BOTH)
    pages = roster_sheet(sheet(rows), RosterOptions(setup=setup), PrintedMetrics())
    assert [(label.side, label.back) for label in pages.labels] == [
        ("axis", False), ("axis", True), ("soviet", False),
    ]  # fmt: skip
    write_pdf(pages, tmp_path / "both.pdf")
    pdf = PdfReader(tmp_path / "both.pdf")
    assert pdf.pages[1].extract_text().strip() == ""
    assert (0, "Soviet", 2) in outline(pdf)


def _stop() -> Callable[[], bool]:
    asked = iter((False, True))
    return lambda: next(asked)


def test_a_cancelled_pdf_leaves_the_older_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "roster.pdf"
    path.write_text("the sheets of last turn")
    assert not write_pdf(document(100), path, cancelled=_stop())
    assert path.read_text() == "the sheets of last turn"
    assert list(tmp_path.glob("*roster*")) == [path]


def test_a_job_that_is_stopped_in_its_progress_leaves_nothing(tmp_path: Path) -> None:
    def progress(now: int, _of: int) -> None:
        if now:
            raise Cancelled

    with pytest.raises(Cancelled):
        write_pdf(document(100), tmp_path / "roster.pdf", progress)
    assert not list(tmp_path.glob("*roster*"))


def test_a_place_that_cannot_be_written_is_told_plainly(tmp_path: Path) -> None:
    path = tmp_path / "no such folder" / "roster.pdf"
    with pytest.raises(BadInput, match="cannot be written") as caught:
        write_pdf(document(), path)
    assert caught.value.faults[0].where == str(path)


def test_a_folder_at_the_place_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "roster.pdf"
    path.mkdir()
    with pytest.raises(BadInput):
        write_pdf(document(), path)
    assert list(tmp_path.glob("*roster*")) == [path]


def test_text_is_measured_as_it_is_drawn() -> None:
    """What the layout found to fit stays between its edges when it is painted."""
    scale = 4
    metrics = PrintedMetrics()
    word = "XXIV Motorized Corps 14-10"
    text = Text(10, 20, 200, word, Style.HEADING, "right")
    picture = QImage(220 * scale, 30 * scale, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.scale(scale / UNITS_PER_POINT, scale / UNITS_PER_POINT)
    PagePainter(painter).paint((text,))
    painter.end()
    inked = [
        x
        for x in range(picture.width())
        if any(picture.pixelColor(x, y).lightness() < 128 for y in range(picture.height()))
    ]
    assert inked[-1] / scale == pytest.approx(210, abs=1)
    assert inked[0] / scale == pytest.approx(210 - metrics.width(word, Style.HEADING), abs=1.5)


@pytest.mark.parametrize(
    ("mark", "middle", "corner_side"), [("", False, False), ("struck", True, False)]
)
def test_a_lost_step_is_crossed_out(mark: str, middle: bool, corner_side: bool) -> None:
    picture = QImage(80, 80, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.scale(4 / UNITS_PER_POINT, 4 / UNITS_PER_POINT)
    PagePainter(painter).paint((Box(5, 5, 10, 10, "struck" if mark else ""),))
    painter.end()

    def dark(x: int, y: int) -> bool:
        return picture.pixelColor(x, y).lightness() < 128

    assert dark(40, 20)  # the frame
    assert dark(40, 40) is middle
    assert dark(40, 28) is corner_side  # between the arms of the cross


def test_a_printer_gets_the_pages_it_asks_for(tmp_path: Path) -> None:
    pages = document(100)
    printer = printer_for(pages)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setFromTo(2, 3)
    assert print_pages(pages, printer) == 2
    printed = PdfReader(tmp_path / "printed.pdf")
    assert len(printed.pages) == 2
    assert "Page 2 of" in " ".join(printed.pages[0].extract_text().split())
