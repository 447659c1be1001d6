"""The window of the guide: search, contents, links, pictures, widths of pages."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QTextCursor
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.known_games import game
from oobmgr.ui.dialogs.guide_reader import GuideReader
from oobmgr.ui.dialogs.guide_window import GuideWindow, open_guide
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.theme.fonts import set_measures
from oobmgr.ui.viewmodels.guide import the_guide
from tests.depth import deep

NO_MODIFIER = Qt.KeyboardModifier.NoModifier


ALT = Qt.KeyboardModifier.AltModifier


_LONGEST_LINES = {"command-line.md", "spark-fire.md", "war-in-europe.md"}


CONTROL = Qt.KeyboardModifier.ControlModifier


# ---------------------------------------------------------------------------- the window itself


def shown(qtbot: QtBot, part: str) -> GuideWindow:
    window = GuideWindow()
    qtbot.addWidget(window)
    window.resize(1000, 700)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.show_part(part)
    return window


def press(qtbot: QtBot, key: Qt.Key, held: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, key, held)


def listed(window: GuideWindow) -> list[str]:
    rows = range(window.model.rowCount())
    return [str(window.model.index(at, 0).data()).strip() for at in rows]


def test_search_by_keys_shows_the_term_first_and_forgives_a_slip(qtbot: QtBot) -> None:
    window = shown(qtbot, "turn.md")
    press(qtbot, Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(window.search, "zoc")
    assert listed(window)[0] == "ZOC – Glossary"
    press(qtbot, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: window.part == "glossary.md#zoc")
    assert "Zone of control" in window.reader.toPlainText()
    press(qtbot, Qt.Key.Key_F, CONTROL)
    assert window.search.hasFocus()
    QTest.keyClicks(window.search, "isolaton")
    assert "Supply states and isolation" in listed(window)[:3]
    press(qtbot, Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(window.search, "qqqq")
    assert listed(window) == []
    assert window.nothing.isVisible()
    press(qtbot, Qt.Key.Key_Escape)
    assert listed(window)[0] == "The guide"
    assert window.isVisible()


@pytest.mark.parametrize("typed", ["sp 32", "SP-32"])
def test_a_case_is_found_by_its_number(qtbot: QtBot, typed: str) -> None:
    window = shown(qtbot, "turn.md")
    press(qtbot, Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(window.search, typed)
    assert listed(window)[0] == "SP 32 Surprise allotment – Rules covered"
    press(qtbot, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: window.part == "cases.md#revised-europa-sp-32")
    assert window.reader.textCursor().block().text() == "SP 32"


def test_no_two_hits_are_called_alike(qtbot: QtBot) -> None:
    """*Supply – Rules covered* stood there four times, once for each of four games."""
    window = shown(qtbot, "turn.md")
    press(qtbot, Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(window.search, "supply")
    found = listed(window)
    assert "Supply – Rules covered, War in Europe" in found
    assert [name for name in found if found.count(name) > 1] == []


def test_contents_show_the_chapters_of_the_page_and_lead_there(qtbot: QtBot) -> None:
    window = shown(qtbot, "figures.md")
    lines = listed(window)
    at = lines.index("How figures are worked")
    assert lines[at + 1 : at + 3] == ["Income", "Prices"]
    place = window.lines.visualRect(window.model.index(at + 2, 0)).center()
    qtbot.mouseClick(window.lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: window.part == "figures.md#prices")
    assert window.reader.textCursor().block().text() == "Prices"


def link_point(window: GuideWindow, words: str) -> QPoint:
    """Where the words of a link stand in the page."""
    found = window.reader.document().find(words)
    found.setPosition(found.selectionStart() + 1)
    window.reader.setTextCursor(found)
    window.reader.ensureCursorVisible()
    return window.reader.cursorRect(found).center()


def test_links_lead_on_and_keys_back_and_forward(qtbot: QtBot) -> None:
    window = shown(qtbot, "first-campaign.md")
    point = link_point(window, "Importing a")
    qtbot.mouseMove(window.reader.viewport(), point)
    qtbot.mouseClick(window.reader.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert window.part == "import.md"
    assert not window.forward.isEnabled()
    press(qtbot, Qt.Key.Key_Left, ALT)
    assert window.part == "first-campaign.md"
    press(qtbot, Qt.Key.Key_Right, ALT)
    assert window.part == "import.md"
    qtbot.mouseClick(window.back, Qt.MouseButton.LeftButton)
    assert window.part == "first-campaign.md"


def test_a_very_long_page_is_shown_by_its_chapters(qtbot: QtBot) -> None:
    window = shown(qtbot, "cases.md")
    assert "Operation Spark" in window.reader.toPlainText()
    assert "ISO 01" not in window.reader.toPlainText()
    window.show_part("cases.md#isolation")
    assert "ISO 01" in window.reader.toPlainText()
    assert "SUP 01" not in window.reader.toPlainText()


@pytest.mark.parametrize("part", ["case:SP-ELIG-24", "troubleshooting.md#text-is-too-small"])
def test_a_part_stands_at_the_upper_edge_at_once(qtbot: QtBot, part: str) -> None:
    game("spark")
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.resize(1264, 852)
    owner.show()
    window = open_guide(owner, part)
    assert 0 <= window.reader.cursorRect().top() < 60
    assert window.reader.verticalScrollBar().value() > 0
    place = window.lines.visualRect(window.lines.currentIndex())
    assert window.lines.viewport().rect().contains(place)


def test_a_page_is_laid_out_as_often_however_many_blocks_it_has(
    qtbot: QtBot, tmp_path: Path
) -> None:
    laid_out = []
    for blocks in (2, 200):
        reader = GuideReader(tmp_path)
        qtbot.addWidget(reader)
        seen = QSignalSpy(reader.document().contentsChanged)
        reader.show_text("\n\n".join("A [link](turn.md) and `oobmgr`." for _ in range(blocks)), 0)
        laid_out.append(seen.count())
    assert laid_out[0] == laid_out[1]


def test_pictures_follow_the_theme_and_fit(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    window = shown(qtbot, "figures.md")
    light = window.reader.loadResource(2, "../images/rules_covered_light.png")
    apply_theme(app, "dark")
    dark = window.reader.loadResource(2, "../images/rules_covered_light.png")
    assert isinstance(light, QImage)
    assert isinstance(dark, QImage)
    assert light.pixelColor(3, 3).lightness() > 200
    assert dark.pixelColor(3, 3).lightness() < 80
    assert dark.width() <= window.reader.viewport().width()
    assert not window.reader.horizontalScrollBar().isVisible()


@pytest.mark.parametrize("size", [1.0, 2.0])
def test_no_page_is_wider_than_the_window(qtbot: QtBot, qapp: QApplication, size: float) -> None:
    set_measures(text_scale=size)
    apply_theme(qapp, "light")
    try:
        window = GuideWindow()
        qtbot.addWidget(window)
        window.resize(1000, 680)
        window.show()
        wide = []
        for page in sorted(p.name for p in the_guide().folder.glob("*.md")):
            if page in _LONGEST_LINES or deep(0, nightly=1):
                window.show_part(page)
                QApplication.processEvents()
                wide += [page] * bool(window.reader.horizontalScrollBar().maximum())
        assert wide == []
    finally:
        set_measures()
        apply_theme(qapp, "light")


def test_a_heading_stays_in_sight_when_the_window_grows(qtbot: QtBot) -> None:
    window = shown(qtbot, "turn.md#movement-phase")
    window.resize(1300, 760)

    def in_sight() -> bool:
        top = window.reader.cursorForPosition(QPoint(30, 26))
        top.movePosition(QTextCursor.MoveOperation.StartOfBlock)
        return top.block().text() == "Movement Phase"

    qtbot.waitUntil(in_sight)


def test_the_likeliest_hit_is_in_sight_and_back_leads_from_it(qtbot: QtBot) -> None:
    """Found from far down the contents, the first hits were above the list's edge."""
    window = shown(qtbot, "troubleshooting.md")
    press(qtbot, Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(window.search, "replacment")
    assert window.lines.indexAt(QPoint(5, 5)).row() == 0
    place = window.lines.visualRect(window.model.index(1, 0)).center()
    qtbot.mouseClick(window.lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: window.part != "troubleshooting.md")
    qtbot.mouseClick(window.back, Qt.MouseButton.LeftButton)
    assert window.part == "troubleshooting.md"
    # What is not shown any more is not marked either, and the same click leads there again.
    assert not window.lines.selectionModel().hasSelection()
    qtbot.mouseClick(window.lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: window.part != "troubleshooting.md")
