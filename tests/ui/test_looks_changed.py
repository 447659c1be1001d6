"""A window whose look is changed while it is open shows what one opened in that look shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import open_campaign
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.settings import Settings
from tests.depth import deep
from tests.ui.desks import open_window, settle
from tests.ui.looks import BOOKS, Look, dressing_window, own_pages, wear_look

_SIZE: Final = (1280, 800)
_RECOLOURED: Final = {
    "spark": ("fire", "roster_sheets", "pictures"),
    "europa": ("turn", "order_of_battle", "air", "combat", "ledger", "pictures"),
}
"""Pages with dice, targets, boards, plots and charts."""
_MEASURED: Final[dict[str, tuple[str, ...] | None]] = {
    "spark": ("roster_sheets", "exchange", "fire", "print", "calculators"),
    "europa": ("air", "ledger", "replacements", "pictures", "combat", "calculators", "exchange"),
    "balkans": None,
    "grande_armee": None,
    "war_in_europe": None,
    "own": None,
}
"""Pages with tables, forms, boards, plots and charts; None for all pages of a game's own."""

_USUAL: Final = ("europa", "balkans", "spark")


@pytest.mark.parametrize("game", BOOKS if deep(0, nightly=1) else _RECOLOURED)
def test_a_change_of_theme_leaves_no_stain(
    game: str, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    looks: tuple[Look, Look] = (100, _SIZE, "light"), (100, _SIZE, "dark")
    pages = None if deep(0, nightly=1) else _RECOLOURED[game]
    assert _different(qtbot, qapp, tmp_path, game, pages, looks) == {}


@pytest.mark.parametrize("game", _MEASURED if deep(0, nightly=1) else _USUAL)
def test_a_change_of_the_size_of_text_leaves_no_stain(
    game: str, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    looks: tuple[Look, Look] = (150, _SIZE, "dark"), (100, _SIZE, "light")
    assert _different(qtbot, qapp, tmp_path, game, _MEASURED[game], looks) == {}


def _different(
    qtbot: QtBot,
    qapp: QApplication,
    folder: Path,
    game: str,
    pages: Sequence[str] | None,
    looks: tuple[Look, Look],
) -> dict[str, str]:
    """The pages that look otherwise than in a window opened anew, and where; None for all pages."""
    window = dressing_window(qtbot, qapp, folder, BOOKS[game](folder))
    shown = own_pages(window, game) if pages is None else pages
    for look in looks:
        wear_look(qtbot, window, *look)
        changed = _pictures(qtbot, window, shown)
    anew = _pictures(qtbot, _opened_anew(qtbot, window, folder / "anew"), shown)
    places = {page: _where(changed[page], anew[page]) for page in shown}
    return {page: place for page, place in places.items() if place}


def _pictures(qtbot: QtBot, window: MainWindow, pages: Iterable[str]) -> dict[str, QImage]:
    assert window.workspace is not None
    taken: dict[str, QImage] = {}
    for page in pages:
        window.workspace.show_page(page)
        settle(qtbot, window)
        # The ring of the focus and what was announced are not a matter of the look.
        window.setFocus()
        window.status.tell("")
        window.status.show_check(agree=True)
        settle(qtbot, window)
        taken[page] = window.grab().toImage()
    return taken


def _opened_anew(qtbot: QtBot, window: MainWindow, folder: Path) -> MainWindow:
    """Another window on the same campaign, with the same look and no places that are kept."""
    assert window.desk is not None
    path, preferences = window.desk.campaign.path, window.settings.preferences
    window.close_campaign()
    window.hide()
    folder.mkdir()
    Settings(folder / "settings.json").change_preferences(preferences)
    opened = open_window(qtbot, folder, open_campaign(path))
    opened.resize(*_SIZE)
    space = opened.workspace
    if space is not None and space.replay.isVisible():
        space.replay.strip.fold.click()
    settle(qtbot, opened)
    return opened


def _where(one: QImage, other: QImage) -> str:
    """The corners around all that is different; empty where nothing is."""
    if one == other:
        return ""
    assert one.size() == other.size()
    wide, high = one.width(), one.height()
    rows = [y for y in range(high) if one.copy(0, y, wide, 1) != other.copy(0, y, wide, 1)]
    columns = [x for x in range(wide) if one.copy(x, 0, 1, high) != other.copy(x, 0, 1, high)]
    return f"{columns[0]}, {rows[0]} to {columns[-1]}, {rows[-1]}"
