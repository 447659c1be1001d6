"""Every page in each size of text, width and theme, changed while it is open: nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.games.own.sample import sample_text
from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.settings import Preferences
from oobmgr.ui.theme import Mode
from tests.campaigns import campaign_at
from tests.depth import deep
from tests.ui.desks import full_campaign, open_window, settle
from tests.ui.fire.gunner import campaign as combat_example
from tests.ui.stains import stains
from tests.unit.games.balkans.playing import Table

SIZES: Final = ((1280, 800), (1440, 900))
SMALL: Final = (1024, 700)
THEMES: Final[tuple[Mode, ...]] = ("dark", "light")
LOOKS: Final[list[tuple[int, tuple[int, int], Mode]]] = [
    *product((150, 130), SIZES, THEMES),
    *product((100, 115), (SMALL, *SIZES), THEMES),
]
"""Size of text, of the window, and theme; the hardest first."""
FIRST: Final = LOOKS[-1]


def _own(folder: Path) -> Campaign:
    return campaign_at(folder / "own.oob", NewCampaign("Hills", "own", description=sample_text()))


BOOKS: Final[dict[str, Callable[[Path], Campaign]]] = {
    "spark": combat_example,
    "europa": lambda folder: full_campaign(folder / "europa.oob"),
    "balkans": lambda folder: Table(folder).campaign,
    "own": _own,
}


def wear_look(
    qtbot: QtBot, window: MainWindow, text: int, size: tuple[int, int], theme: Mode
) -> None:
    window.change_preferences(replace(window.settings.preferences, text_pct=text, theme=theme))
    window.resize(*size)
    settle(qtbot, window)


@pytest.mark.parametrize("game", BOOKS)
def test_nothing_is_cut_on_any_page(
    game: str, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = open_window(qtbot, tmp_path, BOOKS[game](tmp_path))
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    space = window.workspace
    assert space is not None
    if space.replay.isVisible():
        space.replay.strip.fold.click()
    # What every game has looks alike in each: by day it is walked with one of them.
    own = [*space.desk.game.pages, space.pages[0]]
    pages = space.pages if game == "spark" or deep(0, nightly=1) else own
    found: dict[str, str] = {}
    try:
        # Each page is there before size and theme change, as in a game that goes on.
        for look in [FIRST, *LOOKS[: deep(1, nightly=len(LOOKS))]]:
            wear_look(qtbot, window, *look)
            for page in pages:
                space.show_page(page.key)
                settle(qtbot, window)
                for stain in stains(window):
                    found.setdefault(str(stain), f"{page.key} {look}")
    finally:
        wear(qapp, Preferences())
    assert not found, "\n".join(f"{where}: {stain}" for stain, where in found.items())
