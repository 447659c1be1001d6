"""All that a screen reader meets: a name in words, and a role, on every page, form and dialog."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QTableWidget, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.widgets.boxes import down
from tests.ui.desks import open_window
from tests.ui.looks import BOOKS
from tests.ui.stains import where
from tests.ui.walk import Walk

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QObject

Role = QAccessible.Role
Name = QAccessible.Text.Name
_NO_ROLE: Final = {Role.Client, Role.NoRole, Role.Pane}
_TO_ACT_ON: Final = {
    Role.PushButton, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.EditableText,
    Role.SpinBox, Role.Slider, Role.Table, Role.Tree, Role.List, Role.MenuItem, Role.PageTab,
    Role.Link, Role.ButtonMenu, Role.ColumnHeader, Role.ListItem, Role.Graphic, Role.ProgressBar,
    Role.Dialog, Role.Chart,
}  # fmt: skip
_WITH_DIALOGS: Final = {"europa"}
"""Dialogs of all games are much the same."""
_ROWS: Final = 24
"""Of a list so many parts are asked: those that follow are made alike."""
_LISTS: Final = {Role.Table, Role.Tree, Role.List}
_WORD: Final = re.compile(r"[^\W_]")


def unheard(root: QWidget) -> Iterator[str]:
    """What is shown without a role or a name, or with a name of signs alone."""
    for one in _met(QAccessible.queryAccessibleInterface(root)):
        role, name = one.role(), one.text(Name)
        # Qt gives a widget of pages its tabs as what has the focus.
        passes_on = isinstance(one.object(), QTabWidget)
        if role in _NO_ROLE and one.state().focusable and not passes_on:
            yield f"without a role: {_place(one)}"
        # The head of a column that is hidden has no room.
        elif role in _TO_ACT_ON and not _WORD.search(name) and one.rect().width():
            yield f"without words: {role.name} {_place(one)} {name!r}"


def _met(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    if not one.isValid() or one.state().invisible:
        return
    yield one
    parts = one.childCount()
    for at in range(min(parts, _ROWS) if one.role() in _LISTS else parts):
        part: QAccessibleInterface | None = one.child(at)
        if part is not None:
            yield from _met(part)


def _place(one: QAccessibleInterface) -> str:
    thing: QObject | None = one.object()
    if isinstance(thing, QWidget):
        return f"{type(thing).__name__} in {where(thing)}"
    return _place(one.parent())


def test_what_is_not_heard_is_found(qtbot: QtBot) -> None:
    page, table = QWidget(), QTableWidget(1, 1)
    qtbot.addWidget(page)
    table.setAccessibleName("Units")
    table.setHorizontalHeaderLabels([""])
    scrolling = QScrollArea()
    down(QPushButton("…"), QPushButton("Post"), scrolling, QLabel("2"), table, on=page)
    page.show()
    told = [one.split(" in ")[0] for one in unheard(page)]
    assert "without words: Button QPushButton" in told
    assert "without a role: QScrollArea" in told
    assert "without words: ColumnHeader QTableWidget" in told
    assert len([one for one in told if "Button" in one]) == 1


@pytest.mark.usefixtures("open_beside")
@pytest.mark.parametrize("game", BOOKS)
def test_all_that_is_met_has_a_name_and_a_role(game: str, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, BOOKS[game](tmp_path))
    assert window.workspace is not None
    walk = Walk(qtbot, window, game, unheard)
    walk.pages(page.key for page in window.workspace.pages)
    walk.forms()
    if game in _WITH_DIALOGS:
        walk.dialogs()
    assert not walk.found, walk.told()
