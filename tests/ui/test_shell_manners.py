"""Small manners of the window: its first size, folders, notes, faults of files, what is found."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QScreen
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.ui.dialogs.copies import CopiesDialog
from oobmgr.ui.dialogs.new_campaign import NewCampaignDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Settings
from oobmgr.ui.shell.findable import PaletteEntry, Symbol, matching
from oobmgr.ui.widgets.search_field import SearchField
from tests.ui.desks import full_campaign, make_sample, new_campaign, open_window, settle, until


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        (QRect(0, 0, 2560, 1440), QSize(1440, 900)),
        (QRect(0, 0, 1366, 740), QSize(1350, 700)),
        (QRect(0, 24, 1440, 876), QSize(1424, 828)),
        (QRect(0, 0, 800, 600), QSize(1024, 700)),
    ],
)
def test_first_window_fits_the_screen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: QRect, size: QSize
) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: screen)
    window = MainWindow(Settings(tmp_path / "settings.json"), Services(make_sample))
    qtbot.addWidget(window, before_close_func=lambda _: window.shut())
    assert window.size() == size


def test_folder_of_the_copies_is_named_where_nothing_opens_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[QUrl] = []

    def nothing_opens(url: QUrl) -> bool:
        asked.append(url)
        return False

    monkeypatch.setattr(QDesktopServices, "openUrl", nothing_opens)
    monkeypatch.chdir(tmp_path)
    new_campaign(tmp_path / "a.oob").close()
    window = open_window(qtbot, tmp_path)
    window.open_path(Path("a.oob"))
    settle(qtbot, window)
    window.menus.give("backup")
    settle(qtbot, window)
    told: list[str] = []

    def look() -> None:
        dialog = next(d for d in window.findChildren(CopiesDialog) if d.isVisible())
        qtbot.mouseClick(dialog.folder, Qt.MouseButton.LeftButton)
        told.append(dialog.problem.text())
        dialog.reject()

    QTimer.singleShot(0, look)
    window.menus.actions["backups"].trigger()
    assert window.desk is not None
    folder = tmp_path / "a backups"
    assert window.desk.campaign.path == tmp_path / "a.oob"
    assert told == [str(folder)]
    assert [Path(url.toLocalFile()) for url in asked] == [folder]


def test_note_of_one_page_is_gone_on_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    window.menus.give("backup")
    settle(qtbot, window)
    assert window.status.told.startswith("A copy was kept")
    qtbot.keyClick(window, Qt.Key.Key_7)
    settle(qtbot, window)
    assert window.status.told == ""


def test_ctrl_f_begins_another_search_where_one_is_typed(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    qtbot.keyClick(window, Qt.Key.Key_7)
    settle(qtbot, window)
    for typed in ("mech", "22nd"):
        here = QApplication.focusWidget() or window
        qtbot.keyClick(here, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        field = QApplication.focusWidget()
        assert isinstance(field, SearchField)
        qtbot.keyClicks(field, typed)
        assert field.text() == typed


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (Fault("fake.xlsx is odd.", "/home/x/fake.xlsx"), "/home/x/fake.xlsx is odd."),
        (Fault("fake.xlsx is odd.", "fake.xlsx"), "fake.xlsx is odd."),
        (Fault("a.xlsx is big.", "C:\\x\\a.xlsx", "", "Cut."), "C:\\x\\a.xlsx is big. Cut."),
        (Fault("there is no such file.", "/x/a.oob"), "/x/a.oob: there is no such file."),
        (Fault("fakery.", "fake"), "fake: fakery."),
    ],
)  # fmt: skip
def test_fault_names_its_file_once(fault: Fault, sentence: str) -> None:
    assert fault.sentence() == sentence


def new_dialog(qtbot: QtBot, folder: Path) -> NewCampaignDialog:
    dialog = NewCampaignDialog(folder)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    until(qtbot, dialog.isActiveWindow)
    return dialog


def test_esc_leaves_the_new_campaign_where_nothing_was_typed(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = new_dialog(qtbot, tmp_path)
    qtbot.keyClick(dialog.name.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_esc_asks_before_typed_names_are_lost(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = new_dialog(qtbot, tmp_path)
    field = dialog.players[SideId("axis")].field
    qtbot.keyClicks(field, "Anna")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert dialog.asking.accessibleName() == "Close, and lose what is typed?"
    qtbot.keyClick(dialog.asking.stay, Qt.Key.Key_Escape)  # pressed twice, it loses nothing
    assert dialog.isVisible()
    assert dialog.asking.isHidden()
    assert dialog.cancel.isVisible()
    assert field.text() == "Anna"
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    qtbot.mouseClick(dialog.asking.go, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    assert dialog.campaign is None


def found_by_typing(qtbot: QtBot, window: MainWindow, typed: str) -> tuple[str, ...]:
    window.menus.give("palette")
    settle(qtbot, window)
    qtbot.keyClicks(window.bar_end.field, typed)
    return window.finder.palette.shown_titles


def test_palette_reads_short_words_and_puts_divisions_first(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    assert found_by_typing(qtbot, window, "17 pz")[0] == "17 panzer XX"
    window.bar_end.field.clear()
    panzer = found_by_typing(qtbot, window, "panzer")[:8]
    assert len(panzer) == 8
    assert all(title.endswith(" panzer XX") for title in panzer)


def test_divisions_come_before_other_units_of_the_type_that_was_typed() -> None:
    def entry(designation: str, kind: str, size: str) -> PaletteEntry:
        title = f"{designation} {kind} {size}"
        symbol = Symbol(kind, size, "cross")
        return PaletteEntry("Units", title, "", title.lower(), lambda: None, symbol=symbol)

    entries = [
        entry("Panzerzug 3", "armoured train", ""),
        entry("100", "panzer", "III"),
        entry("17", "panzer", "XX"),
        entry("117", "panzer", "XX"),
    ]
    titles = [e.title for e in matching(entries, "panzer")]
    assert titles == ["17 panzer XX", "117 panzer XX", "100 panzer III", entries[0].title]
    assert [e.title for e in matching(entries, "17 pz")] == ["17 panzer XX", "117 panzer XX"]
    assert matching(entries, "zp") == ()
    # A slip of the keys finds what was meant, as on the pages.
    assert [e.title for e in matching(entries, "17 panzre")] == ["17 panzer XX", "117 panzer XX"]


def test_a_letter_opens_no_menu_while_undo_has_the_focus(qtbot: QtBot, tmp_path: Path) -> None:
    """The button stands in the bar of the menus, which took the letters that it passed on."""
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    window.bar_end.undo.setFocus()
    assert window.bar_end.undo.hasFocus()
    qtbot.keyClick(window.bar_end.undo, Qt.Key.Key_U)
    assert QApplication.activePopupWidget() is None
    # With Alt it does, as everywhere.
    assert window.menuBar().activeAction() is None
