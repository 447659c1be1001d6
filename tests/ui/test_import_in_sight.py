"""What must be in sight while an order of battle is imported, however much is asked and told."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddFormation
from oobmgr.domain.accounts import SideId
from oobmgr.ui.widgets.buttons import KeyButton
from tests.campaigns import SAMPLE
from tests.ui.desks import new_campaign, open_window, settle
from tests.ui.looks import HARDEST, dressing_window, wear_look
from tests.ui.stains import stains
from tests.ui.test_import_questions import two_sheets
from tests.ui.test_import_screen import page, spoiled


def test_many_questions_leave_the_sheet_in_sight(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(("Unit", "Type", "Size", "Values", "Formation"))
    for at in range(20):
        sheet.append((str(at), f"Qu{chr(97 + at)}xtz", "XX", "7-6", "3rd Army"))
    book.save(tmp_path / "list.xlsx")
    window.resize(1280, 800)
    window.files.take(tmp_path / "list.xlsx")
    settle(qtbot, window)
    preview = page(window).preview
    assert len(preview.questions.fields) >= 20
    # Rows of the list that is asked about, and not its heads alone.
    assert preview.sheet.viewport().height() > 6 * preview.sheet.rowHeight(0)
    assert preview.questions.height() < 0.4 * preview.height()


def test_the_button_that_adds_is_in_sight(qtbot: QtBot, tmp_path: Path) -> None:
    """For words that wrap in the foot, the page was higher than its room."""
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "b.oob"))
    window.resize(1264, 800)
    window.files.take(two_sheets(tmp_path / "mine.xlsx"))
    settle(qtbot, window)
    accept = page(window).preview.accept
    assert accept.visibleRegion().boundingRect() == accept.rect()


@pytest.mark.parametrize("text_pct", [100, 150])
def test_what_is_wrong_is_in_sight_in_large_text(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, text_pct: int
) -> None:
    """The heads of the list stood there, and no row of it."""
    window = dressing_window(qtbot, qapp, tmp_path, new_campaign(tmp_path / "c.oob"))
    wear_look(qtbot, window, text_pct, (1280, 800), "light")
    window.files.take(spoiled(tmp_path))
    settle(qtbot, window)
    preview = page(window).preview
    table = preview.problems.table
    assert table.viewport().height() >= table.rowHeight(0)
    assert preview.accept.visibleRegion().boundingRect() == preview.accept.rect()


def test_where_a_unit_will_stand_is_shown_and_found(qtbot: QtBot, tmp_path: Path) -> None:
    """Of a place that was read one could see nothing before all was in the books."""
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "d.oob"))
    page_of_a_book = tmp_path / "Axis.txt"
    page_of_a_book.write_text(
        "6th Army, at 2214\n LV Corps\n  7-6 Inf XX 168\n  7-6 Inf XX 57\n"
        "17th Army\n IV Corps\n  7-6 Inf XX 24\n",
        encoding="utf-8",
    )
    window.files.take(page_of_a_book)
    settle(qtbot, window)
    preview = page(window).preview
    shown = {one.title: one.detail for one in preview.lines.lines if not one.is_formation}
    assert shown == {"168 infantry XX": "2214", "57 infantry XX": "2214", "24 infantry XX": ""}
    qtbot.keyClicks(preview.search.field, "2214")
    units = [one.title for one in preview.lines.lines if not one.is_formation]
    assert units == ["168 infantry XX", "57 infantry XX"]


def test_a_long_question_wraps_beside_its_answer(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    """Beside a long answer the words were cut, and the button stood beyond the edge."""
    campaign = new_campaign(tmp_path / "d.oob")
    name = "Operational Group of the Reserve of the Southern Front, without its tanks"
    path = ("South-Western Strategic Direction", name)
    campaign.session.execute(AddFormation(SideId("soviet"), path))
    window = dressing_window(qtbot, qapp, tmp_path, campaign)
    wear_look(qtbot, window, 150, (1280, 800), "light")
    rows = f'Nation,Unit,Type,Size,Ratings,Formation\nSoviet,193,infantry,XX,4-6,"{name}"\n'
    (tmp_path / "list.csv").write_text(rows, encoding="utf-8")
    window.files.take(tmp_path / "list.csv")
    settle(qtbot, window)
    preview = page(window).preview
    (box,) = preview.questions.fields.values()
    line = box.parentWidget()
    assert line is not None
    for part in (box, *line.findChildren(QLabel), *line.findChildren(KeyButton)):
        assert part.visibleRegion().boundingRect() == part.rect(), part
    box.showPopup()
    assert box.view().viewport().width() >= box.view().sizeHintForColumn(0)
    box.hidePopup()
    # What is taken is told, and waits for nobody.
    assert preview.accept.isEnabled()


@pytest.mark.usefixtures("in_german", "open_beside")
def test_nothing_is_cut_of_an_import_in_large_text(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    """It was wider than the window, and of the title of the problems half a line was in sight."""
    window = dressing_window(qtbot, qapp, tmp_path, new_campaign(tmp_path / "d.oob"))
    wear_look(qtbot, window, *HARDEST)
    for book in (spoiled(tmp_path), SAMPLE):
        window.files.take(book)
        settle(qtbot, window)
        assert list(stains(window)) == []
