"""The system's own dialogs for files, in one place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

CAMPAIGNS = "oobmgr campaigns (*.oob)"
WORKBOOKS = "Workbooks and text files (*.xlsx *.xlsm *.csv *.tsv *.txt)"
CHARTS = "Charts (*.json)"


def ask_for_campaign(parent: QWidget, folder: Path) -> Path | None:
    """Let the player choose a campaign file."""
    name, _ = QFileDialog.getOpenFileName(parent, "Open a campaign", str(folder), CAMPAIGNS)
    return Path(name) if name else None


def ask_for_workbook(parent: QWidget, folder: Path) -> Path | None:
    """Let the player choose a workbook to import."""
    title = "Import an order of battle"
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder), WORKBOOKS)
    return Path(name) if name else None


def ask_for_charts(parent: QWidget, folder: Path) -> Path | None:
    """Let the player choose a file of charts."""
    name, _ = QFileDialog.getOpenFileName(parent, "Read charts", str(folder), CHARTS)
    return Path(name) if name else None


def ask_where_to_save(parent: QWidget, title: str, proposed: Path, kinds: str) -> Path | None:
    """Let the player choose where a file goes; the ending of `proposed` is added if left out."""
    name, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), kinds)
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix(proposed.suffix)


def ask_for_folder(parent: QWidget, title: str, folder: Path) -> Path | None:
    """Let the player choose a folder."""
    name = QFileDialog.getExistingDirectory(parent, title, str(folder))
    return Path(name) if name else None
