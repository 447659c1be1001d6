"""Looks of the window: sizes of text and of the window, themes, and a campaign of each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.games.own.sample import sample_text
from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.settings import TEXT_SIZES
from oobmgr.ui.theme import Mode
from tests.campaigns import campaign_at
from tests.ui.desks import full_campaign, open_window, settle
from tests.ui.fire.gunner import campaign as combat_example
from tests.unit.games.balkans.playing import Table as Balkans
from tests.unit.games.grande_armee.realm import Realm
from tests.unit.games.war_in_europe.playing import Table as WarInEurope

Look = tuple[int, tuple[int, int], Mode]
"""Text size in per cent, size of the window, theme."""
SMALL: Final = (1024, 700)
SIZES: Final = (SMALL, (1280, 800), (1440, 900), (1920, 1080))
THEMES: Final[tuple[Mode, ...]] = ("dark", "light")
HARDEST: Final[Look] = (200, SMALL, "dark")
USUAL: Final[Look] = (100, (1280, 800), "light")
EVERY_LOOK: Final[list[Look]] = [*product(reversed(TEXT_SIZES), SIZES, THEMES)]
"""The hardest first."""
BOOKS: Final[dict[str, Callable[[Path], Campaign]]] = {
    "europa": lambda folder: full_campaign(folder / "europa.oob"),
    "spark": combat_example,
    "balkans": lambda folder: Balkans(folder).campaign,
    "grande_armee": lambda folder: Realm(folder).campaign,
    "war_in_europe": lambda folder: WarInEurope(folder).campaign,
    "own": lambda folder: campaign_at(
        folder / "own.oob", NewCampaign("Hills", "own", description=sample_text())
    ),
}


def wear_look(
    qtbot: QtBot, window: MainWindow, text: int, size: tuple[int, int], theme: Mode
) -> None:
    """Dress a window that is open."""
    window.change_preferences(replace(window.settings.preferences, text_pct=text, theme=theme))
    window.resize(*size)
    settle(qtbot, window)


def dressing_window(
    qtbot: QtBot, qapp: QApplication, folder: Path, campaign: Campaign, *, page: str = ""
) -> MainWindow:
    """A window that dresses the application as the program does; undressed after the test."""
    window = open_window(qtbot, folder, campaign, page=page)
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    space = window.workspace
    if space is not None and space.replay.isVisible():
        space.replay.strip.fold.click()
    return window


def own_pages(window: MainWindow, game: str) -> list[str]:
    """The keys of the pages of a game, those that every game has with the first two alone."""
    space = window.workspace
    assert space is not None
    pages = space.pages if game in {"europa", "spark"} else space.desk.game.pages
    return [page.key for page in pages]
