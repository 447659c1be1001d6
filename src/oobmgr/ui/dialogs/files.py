"""The dialogs for files, in one place.

On Linux they are Qt's, with icons that are chosen by what a file is called. Qt's own icons, and the
dialogs of some desktops, open each file of a folder to see what it is; when this process closes a
file, the system takes away all locks that the process has on it, those of the database on the open
campaign among them. Another program may then remove the log that the campaign still writes to.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileInfo
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import QDialog, QFileDialog, QFileIconProvider, QWidget

from oobmgr.ui.language import tr

CAMPAIGNS = "oobmgr campaigns (*.oob)"
WORKBOOKS = "Lists of units (*.xlsx *.xlsm *.xls *.ods *.csv *.tsv *.txt *.json *.vmod *.vsav)"
EXPORTED = "Exported workbooks (*.xlsx)"
CHARTS = "Charts (*.json)"
DESCRIPTIONS = "Descriptions of games (*.toml)"
_APART: Final = ";;"
"""Between kinds that are listed one by one."""
_ENDINGS: Final = re.compile(r"\*(\.\w+)")
_LIKE_AN_ENDING: Final = re.compile(r"\.[a-z][a-z0-9]{1,4}", re.IGNORECASE)
"""What is meant for one, although it may be none of those that are offered."""


def ask_for_file(parent: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Let the player choose a file to read."""
    dialog = _dialog(parent, title, folder, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog)


def ask_for_description(parent: QWidget, folder: Path) -> Path | None:
    """Let the player choose a file that describes a game."""
    return ask_for_file(parent, "Open the description of a game", folder, DESCRIPTIONS)


def beside(campaign: Path, name: str) -> Path:
    """Where a file that is made of a campaign is proposed, wherever it is asked for.

    Beside the campaign and called after it, for another may lie in the same folder.
    """
    return campaign.with_name(f"{campaign.stem}, {name}")


def ask_where_to_save(parent: QWidget, title: str, proposed: Path, kinds: str) -> Path | None:
    """Let the player choose where a file goes; the ending of `proposed` is added if left out.

    Of several kinds each can be chosen alone, so that nobody needs to type an ending.
    """
    endings = _ENDINGS.findall(kinds)
    dialog = _dialog(parent, title, proposed.parent, kinds, _SaveDialog)
    if len(endings) > 1:
        if _APART not in kinds:
            alone = (f"{ending[1:].upper()} (*{ending})" for ending in endings)
            dialog.setNameFilters([tr(kinds), *alone])
        dialog.filterSelected.connect(partial(_take_ending, dialog, endings))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    # Before it asks whether to write over a file, so that it asks of the right one.
    dialog.setDefaultSuffix(proposed.suffix.removeprefix("."))
    dialog.selectFile(proposed.name)
    return _chosen(dialog)


def _take_ending(dialog: QFileDialog, endings: Sequence[str], kind: str) -> None:
    """Give the name of the file the ending of the kind that was chosen."""
    own = _ENDINGS.findall(kind)
    names = dialog.selectedFiles()
    if len(own) != 1 or not names:
        return
    # By its end alone: a name such as "1. Army" has a dot that is none of an ending.
    name = Path(names[0]).name
    ending = next((one for one in endings if name.lower().endswith(one)), "")
    dialog.setDefaultSuffix(own[0].removeprefix("."))
    dialog.selectFile(f"{name[: len(name) - len(ending)]}{own[0]}")


class _SaveDialog(QFileDialog):
    """Gives a name the ending of the chosen kind before it asks whether to write over a file."""

    guide = "files.md"

    # Qt

    def accept(self) -> None:
        # Qt takes whatever is behind the last dot for an ending: "1. Army" would be left without.
        names, ending = self.selectedFiles(), self.defaultSuffix()
        if len(names) == 1 and ending and not Path(names[0]).is_dir():
            behind = Path(names[0]).suffix
            if not _LIKE_AN_ENDING.fullmatch(behind):
                self.selectFile(f"{names[0]}.{ending}")
        super().accept()


def _dialog(
    parent: QWidget, title: str, folder: Path, kinds: str, made: type[QFileDialog] = QFileDialog
) -> QFileDialog:
    dialog = made(parent, tr(title), str(folder), tr(kinds))
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
