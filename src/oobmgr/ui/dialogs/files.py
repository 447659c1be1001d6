"""The system's own dialogs for files, in one place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

CAMPAIGNS = "oobmgr campaigns (*.oob)"
WORKBOOKS = "Lists of units (*.xlsx *.xlsm *.xls *.ods *.csv *.tsv *.txt *.json *.vmod *.vsav)"
EXPORTED = "Exported workbooks (*.xlsx)"
CHARTS = "Charts (*.json)"
DESCRIPTIONS = "Descriptions of games (*.toml)"


def ask_for_file(parent: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Let the player choose a file to read."""
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder), kinds)
    return Path(name) if name else None


def ask_for_description(parent: QWidget, folder: Path) -> Path | None:
    """Let the player choose a file that describes a game."""
    title = "Open the description of a game"
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder), DESCRIPTIONS)
    return Path(name) if name else None


def ask_where_to_save(parent: QWidget, title: str, proposed: Path, kinds: str) -> Path | None:
    """Let the player choose where a file goes; the ending of `proposed` is added if left out."""
    name, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), kinds)
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix(proposed.suffix)
