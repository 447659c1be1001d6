"""Every page of every game: whatever Tab reaches says its name to a screen reader."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.games.own.sample import sample_text
from tests.campaigns import campaign_at
from tests.ui.desks import full_campaign, open_window, settle
from tests.ui.fire.gunner import campaign as combat_example
from tests.unit.games.balkans.playing import Table as Balkans
from tests.unit.games.grande_armee.realm import Realm
from tests.unit.games.war_in_europe.playing import Table as WarInEurope

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


def nameless(root: QWidget) -> Iterator[QWidget]:
    """What Tab reaches in what is shown, and a screen reader would call by its kind alone."""
    for one in root.findChildren(QWidget):
        reached = one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isEnabled()
        if not (reached and one.isVisibleTo(root)) or one.focusProxy() is not None:
            continue
        told = QAccessible.queryAccessibleInterface(one)
        if not told.text(QAccessible.Text.Name).strip():
            yield one


def test_a_control_without_a_name_is_found(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    silent, named = QWidget(root), QWidget(root)
    for one in (silent, named):
        one.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    named.setAccessibleName("Hex")
    assert list(nameless(root)) == [silent]


@pytest.mark.parametrize("game", BOOKS)
def test_every_control_of_each_page_has_a_name(game: str, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, BOOKS[game](tmp_path))
    space = window.workspace
    assert space is not None
    found: dict[str, str] = {}
    # The pages of every game are alike: they are walked with one, the others with their own alone.
    for page in space.pages if game == "europa" else space.desk.game.pages:
        space.show_page(page.key)
        settle(qtbot, window)
        for one in nameless(window):
            parents = f"{type(one.parentWidget()).__name__} > {type(one).__name__}"
            found.setdefault(f"{parents} {one.objectName()}", page.key)
    assert found == {}
