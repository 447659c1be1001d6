"""Choosing files, while a campaign is open in the same folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QFileSystemModel,
    QLineEdit,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from oobmgr.ui.dialogs.files import CHARTS, WORKBOOKS, ask_for_file, ask_where_to_save
from oobmgr.ui.views.pictures.bulletin_panel import BulletinPanel
from oobmgr.ui.views.pictures.panel import PicturePanel
from oobmgr.ui.views.pictures.turns_panel import TurnsPanel

TRY_TO_LOCK = (
    "import fcntl, sys; fcntl.lockf(open(sys.argv[1], 'r+b'), fcntl.LOCK_EX | fcntl.LOCK_NB)"
)


def dialog_shown() -> QFileDialog | None:
    return next((w for w in QApplication.topLevelWidgets() if isinstance(w, QFileDialog)), None)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a lock does not go with another handle")
@pytest.mark.parametrize("kinds", [WORKBOOKS, "All files (*)"])
def test_looking_into_a_folder_leaves_an_open_file_its_locks(
    qtbot: QtBot, tmp_path: Path, kinds: str
) -> None:
    import fcntl

    held = tmp_path / "campaign.oob"
    held.write_bytes(b"SQLite format 3\0" + bytes(4096))
    (tmp_path / "units.xlsx").write_bytes(b"PK")
    window = QWidget()
    qtbot.addWidget(window)

    def leave_once_it_is_drawn() -> None:
        dialog = dialog_shown()
        model = dialog.findChild(QFileSystemModel) if dialog else None
        drawn = model.index(str(held)).data(Qt.ItemDataRole.DecorationRole) if model else None
        if dialog and drawn:
            dialog.reject()
        else:
            QTimer.singleShot(10, leave_once_it_is_drawn)

    with held.open("r+b") as file:
        fcntl.lockf(file, fcntl.LOCK_EX)
        QTimer.singleShot(0, leave_once_it_is_drawn)
        assert ask_for_file(window, "Choose a workbook", tmp_path, kinds) is None
        tried = [sys.executable, "-c", TRY_TO_LOCK, str(held)]
        assert subprocess.run(tried, capture_output=True, check=False).returncode != 0


def type_a_name(qtbot: QtBot, typed: str, kind: str = "") -> None:
    dialog = dialog_shown()
    assert dialog is not None
    if kind:
        box = dialog.findChild(QComboBox, "fileTypeCombo")
        assert box is not None
        qtbot.keyClicks(box, kind)
    name = dialog.findChild(QLineEdit)
    assert name is not None
    name.selectAll()
    qtbot.keyClicks(name, typed)
    qtbot.keyClick(name, Qt.Key.Key_Return)


# "1. Army" has a dot that is none of an ending; Qt took it for one.
@pytest.mark.parametrize("typed", ["mine", "1. Army", "Group A.2"])
def test_the_ending_is_added_to_a_name_that_is_typed_without_one(
    qtbot: QtBot, tmp_path: Path, typed: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QTimer.singleShot(0, lambda: type_a_name(qtbot, typed))
    chosen = ask_where_to_save(window, "Write charts", tmp_path / "charts.json", CHARTS)
    assert chosen == tmp_path / f"{typed}.json"


@pytest.mark.parametrize("typed", ["mine", "1. Army", "mine.png"])
def test_a_file_that_is_there_is_asked_about_before_it_is_written_over(
    qtbot: QtBot, tmp_path: Path, typed: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    there = tmp_path / f"{typed.removesuffix('.png')}.png"
    there.write_bytes(b"kept")
    asked: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            asked.append(box.text())
            box.button(QMessageBox.StandardButton.No).click()
        else:
            QTimer.singleShot(10, answer)
            return
        dialog = dialog_shown()
        assert dialog is not None
        dialog.reject()

    QTimer.singleShot(0, answer)
    QTimer.singleShot(0, lambda: type_a_name(qtbot, typed, "PNG"))
    kinds = "Pictures (*.svg *.png *.pdf)"
    assert ask_where_to_save(window, "Write a file", tmp_path / "plot.svg", kinds) is None
    assert [there.name in words for words in asked] == [True]


@pytest.mark.parametrize(
    ("kinds", "alone"),
    [
        (PicturePanel.kinds, ["SVG", "PNG", "PDF"]),
        (TurnsPanel.kinds, ["SVG", "PNG", "PDF", "CSV"]),
        (BulletinPanel.kinds, ["PDF", "MD"]),
    ],
)
def test_each_format_of_a_picture_has_a_line_of_its_own(
    qtbot: QtBot, tmp_path: Path, kinds: str, alone: list[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    found: list[str] = []

    def look() -> None:
        dialog = dialog_shown()
        assert dialog is not None
        found.extend(words.split(" (")[0] for words in dialog.nameFilters())
        dialog.reject()

    QTimer.singleShot(0, look)
    ask_where_to_save(window, "Write a file", tmp_path / "plot.svg", kinds)
    assert found[1:] == alone


@pytest.mark.parametrize(
    "kinds", ["Pictures (*.svg *.png *.pdf)", "Drawn (*.pdf);;PNG (*.png);;Plot (*.svg)"]
)
@pytest.mark.parametrize("proposed", ["Chart, 1. Army.pdf", "plot.svg"])
def test_the_kind_of_a_file_is_chosen_without_typing_its_ending(
    qtbot: QtBot, tmp_path: Path, proposed: str, kinds: str
) -> None:
    """With the mouse alone only the first kind could be written."""
    window = QWidget()
    qtbot.addWidget(window)

    def choose_a_kind() -> None:
        dialog = dialog_shown()
        assert dialog is not None
        box = dialog.findChild(QComboBox, "fileTypeCombo")
        assert box is not None
        assert [box.itemText(at) for at in range(box.count())].count("PNG (*.png)") == 1
        box.setFocus()
        qtbot.keyClicks(box, "PNG")
        dialog.accept()

    QTimer.singleShot(0, choose_a_kind)
    chosen = ask_where_to_save(window, "Write a file", tmp_path / proposed, kinds)
    assert chosen == tmp_path / f"{proposed[:-4]}.png"
