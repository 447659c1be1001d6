"""What a file calls its things every page shows as it was typed: nothing is taken for a tag.

Qt takes a text with a tag in it for a page of its own, and would fetch the pictures that it names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddUnit, Advance, EditUnits, LoseSteps
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.postings import UnitId
from oobmgr.ui.main_window import MainWindow
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle, unit

TAG = '<img src="//x.invalid/a">'
GAMES = {"europa": "barbarossa", "spark": "combat_example", "balkans": "balkans", "own": "valley"}


def hostile(path: Path, game: str) -> Campaign:
    """A campaign in which every name and note that a player gives is a tag."""
    scenario = GAMES[game] if game != "own" else ""
    books = campaign_at(path, NewCampaign(TAG, game, scenario))
    side = books.game.sides[0].id
    known = books.queries.units()
    if known:
        values: dict[str, Any] = {"designation": TAG, "note": TAG, "hex": TAG}
        books.session.execute(EditUnits((known[0].id,), values))
    else:
        strange = unit(TAG, side=side, path=(f"{TAG} army", TAG), note=TAG, hex=TAG)
        for number in range(2):
            books.session.execute(AddUnit(replace(strange, source_key=f"{TAG}{number}")))
    books.session.execute(LoseSteps((UnitId(books.queries.units()[0].id),)))
    books.session.execute(Advance("phase", anyway=True, reason=TAG))
    return books


def texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    """What a widget shows that Qt might take for a page: its tip, its words, its cells' tips."""
    yield "tip", widget.toolTip()
    yield from (("tip of an action", action.toolTip()) for action in widget.findChildren(QAction))
    if isinstance(widget, QLabel):
        plain = widget.textFormat() == Qt.TextFormat.PlainText
        # A name in what is meant as a page would have its signs written out.
        yield "label", "" if plain else widget.text()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (("cell", tip) for tip in tips(widget.model(), QModelIndex()))


def tips(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(min(model.rowCount(parent), 60)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield str(model.data(index, Qt.ItemDataRole.ToolTipRole) or "")
            if column == 0 and model.rowCount(index):
                yield from tips(model, index)


def shown(window: MainWindow) -> Iterator[str]:
    """What the window's labels and the first rows of its lists show."""
    for label in window.findChildren(QLabel):
        yield label.text()
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        if model is not None:
            for row in range(min(model.rowCount(), 60)):
                for column in range(model.columnCount()):
                    yield str(model.index(row, column).data() or "")


def taken_for_pages(window: MainWindow) -> set[tuple[str, str, str]]:
    return {
        (type(widget).__name__, what, text)
        for widget in (window, *window.findChildren(QWidget))
        for what, text in texts(widget)
        if "<img" in text
    }


@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_taken_for_a_tag(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    campaign = hostile(tmp_path / "a.oob", game)
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    found: dict[str, set[tuple[str, str, str]]] = {}
    seen: set[str] = set()
    for page in window.opened.pages:
        window.opened.show_page(page.key)
        settle(qtbot, window)
        if strange := taken_for_pages(window):
            found[page.key] = strange
        if any(TAG in text for text in shown(window)):
            seen.add(page.key)
    assert found == {}
    assert len(seen) > 1, "no page shows the names at all"
