"""The keys that work: those of the page first, then those of the window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from oobmgr.domain.wording import with_capital
from oobmgr.ui.commands import COMMANDS, MENUS
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.keys import keys_in_force
from oobmgr.ui.language import tr
from oobmgr.ui.widgets.boxes import down, let_scroll
from oobmgr.ui.widgets.key_hint import KeyHint
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_KEYS_PX: Final = 190
"""How wide the keys are that stand before what they do."""

Line = tuple[tuple[str, ...], str]


class _Page(QScrollArea):
    """The keys one below another: a page to read, that the arrows scroll."""

    spoken_role = Role.Document


class KeysDialog(FramedDialog):
    """Lists keys in groups. Single letters rest while a text field has the focus."""

    guide = "keys.md"

    def __init__(
        self, page: str, hints: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(
            "Keys", "Single letters work where no text field has the focus.", parent=parent
        )
        self.fit(620, 640)
        self.groups = key_groups(page, hints)
        inside = QWidget()
        lines = down(on=inside, margins=(0, 0, 8, 0), spacing=8)
        for title, entries in self.groups:
            lines.addWidget(SectionTitle(title))
            grid = _grid(entries)
            lines.addLayout(grid)
            follow_text(inside, _KEYS_PX, partial(_widen, grid))
        lines.addStretch(1)
        area = _Page()
        let_scroll(area, inside)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # nothing in it could scroll it by keys
        area.setAccessibleName(tr("Keys"))
        self.body.addWidget(area, 1)


def key_groups(
    page: str, hints: Sequence[tuple[str, str]]
) -> tuple[tuple[str, tuple[Line, ...]], ...]:
    """The keys by group: the page's own, then the window's by menu."""
    own: tuple[Line, ...] = tuple(((key,), with_capital(words)) for key, words in hints)
    groups = [(f"On the page {page}", own)] if own else []
    held = keys_in_force()
    for menu in MENUS:
        lines = tuple(
            (held.keys(command), command.text)
            for command in COMMANDS
            if command.menu == menu and held.keys(command)
        )
        if lines:
            groups.append((menu, lines))
    return tuple(groups)


def _widen(grid: QGridLayout, _: QWidget, px: int) -> None:
    grid.setColumnMinimumWidth(0, px)


def _grid(entries: Sequence[Line]) -> QGridLayout:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 8)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(5)
    grid.setColumnStretch(1, 1)
    for at, (keys, words) in enumerate(entries):
        cell = QGridLayout()
        cell.setHorizontalSpacing(6)
        for column, key in enumerate(keys):
            cell.addWidget(KeyHint(key), 0, column)
        cell.setColumnStretch(len(keys), 1)
        grid.addLayout(cell, at, 0)
        # The dots of a menu promise a question; here a key is explained.
        grid.addWidget(TextLabel(words.rstrip("…"), wrap=True), at, 1)
    return grid
