"""The dialogs for files, in one place.

On Linux they are Qt's, with icons that are chosen by what a file is called. Qt's own icons, and the
dialogs of some desktops, open each file of a folder to see what it is; when this process closes a
file, the system takes away all locks that the process has on it, those of the database on the open
campaign among them. Another program may then remove the log that the campaign still writes to.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from PySide6.QtCore import QFileInfo
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import QDialog, QFileDialog, QFileIconProvider, QWidget

from oobmgr.ui.language import tr

CAMPAIGNS = "oobmgr campaigns (*.oob)"
WORKBOOKS = "Lists of units (*.xlsx *.xlsm *.xls *.ods *.csv *.tsv *.txt *.json *.vmod *.vsav)"
EXPORTED = "Exported workbooks (*.xlsx)"
CHARTS = "Charts (*.json)"
DESCRIPTIONS = "Descriptions of games (*.toml)"


def ask_for_file(parent: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Let the player choose a file to read."""
    dialog = _dialog(parent, title, folder, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog)


def ask_for_description(parent: QWidget, folder: Path) -> Path | None:
    """Let the player choose a file that describes a game."""
    return ask_for_file(parent, "Open the description of a game", folder, DESCRIPTIONS)


def ask_where_to_save(parent: QWidget, title: str, proposed: Path, kinds: str) -> Path | None:
    """Let the player choose where a file goes; the ending of `proposed` is added if left out."""
    dialog = _dialog(parent, title, proposed.parent, kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    # Before it asks whether to write over a file, so that it asks of the right one.
    dialog.setDefaultSuffix(proposed.suffix.removeprefix("."))
    dialog.selectFile(proposed.name)
    return _chosen(dialog)


def _dialog(parent: QWidget, title: str, folder: Path, kinds: str) -> QFileDialog:
    dialog = QFileDialog(parent, tr(title), str(folder), tr(kinds))
    dialog.setIconProvider(_icons())
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog, sys.platform == "linux")
    return dialog


def _chosen(dialog: QFileDialog) -> Path | None:
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    names = dialog.selectedFiles()
    # A dialog stays with its parent for as long as the window is open.
    dialog.deleteLater()
    return Path(names[0]) if accepted and names else None


class _PlainIcons(QFileIconProvider):
    """Icons of a folder and of a file; no file is opened for them."""

    def icon(self, what: QFileInfo | QAbstractFileIconProvider.IconType) -> QIcon:
        if isinstance(what, QFileInfo):
            kinds = QAbstractFileIconProvider.IconType
            return super().icon(kinds.Folder if what.isDir() else kinds.File)
        return super().icon(what)

    def type(self, info: QFileInfo) -> str:
        return tr("Folder") if info.isDir() else tr("File")


@cache
def _icons() -> _PlainIcons:
    """Kept here: a dialog does not own what it was given."""
    return _PlainIcons()
