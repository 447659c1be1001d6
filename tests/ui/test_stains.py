"""Every page of every game in each text size, width and theme, changed while it is open."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.tags import TagLabel
from oobmgr.ui.widgets.texts import SectionTitle
from tests.depth import deep
from tests.ui.desks import settle
from tests.ui.looks import BOOKS, EVERY_LOOK, HARDEST, USUAL, dressing_window, own_pages, wear_look
from tests.ui.stains import dumb_columns, nameless, sideways, stains, unspoken
from tests.ui.walk import seen_at_once
from tests.waiting import rest

_LOOKS = EVERY_LOOK if deep(0, nightly=1) else [HARDEST]


class _Painted(QWidget):
    def paintEvent(self, _: QPaintEvent) -> None:
        QPainter(self).drawText(5, 15, "Nobody can hear this")


def test_stains_are_found(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    root.resize(200, 100)
    silent = QWidget(root)
    silent.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    for words, left, top in (("Cut", 180, 0), ("Low", 0, 90), ("Gone", 300, 0)):
        QPushButton(words, root).setGeometry(left, top, 90, 30)
    painted, wordless = _Painted(), SegmentedControl("Riga", ("", "held"), "held")
    for part in (painted, TagLabel(""), wordless):
        part.setParent(root)
    silent_head = QTreeWidget(root)
    silent_head.setHeaderLabels(["What"])
    root.show()
    assert [fault.words for fault in dumb_columns(root)] == ["What"]
    area = QScrollArea(root)
    area.setObjectName("page_area")
    page = QWidget()
    page.resize(400, 50)
    area.setWidget(page)
    area.resize(100, 60)
    area.show()
    assert [(fault.what, fault.wanted) for fault in sideways(root)] == [("sideways", 400)]
    area.hide()
    silent_head.hide()
    assert [(fault.what, fault.words) for fault in nameless(root)] == [("nameless", "QWidget")]
    assert {(fault.what, fault.words) for fault in unspoken(root)} == {
        ("without a role", "_Painted"),
        ("without a name", "TagLabel"),
        ("a part without words", "SegmentedControl"),
    }
    assert {(fault.what, fault.words) for fault in stains(root)} >= {
        ("cut off", "Cut"),
        ("cut below", "Low"),
        ("gone", "Gone"),
    }


def test_words_cut_in_choices_hints_heads_and_titles_are_found(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    root.resize(400, 400)
    box = ChoiceBox(root)
    box.addItem("A choice of many words")
    box.setGeometry(0, 0, 90, 30)
    hint = QPlainTextEdit(root)
    hint.setPlaceholderText("What did you do, and what did you see?")
    hint.setGeometry(0, 40, 120, 30)
    choice = SegmentedControl("Order", ("by parent", "by place"), "by parent")
    choice.setParent(root)
    choice.setGeometry(0, 80, 60, 30)
    title = SectionTitle("A title", "unbelievably long")
    title.setParent(root)
    title.setGeometry(0, 120, 80, 30)
    model: ListTableModel[str] = ListTableModel(
        (Column(key="name", title="Name", text=str, sentence="A name."),), str
    )
    model.set_grouping(len, lambda key, _: GroupRow(key, "A group", "a detail"))
    model.set_rows(("one", "two"))
    table = DataTable(model)
    table.setParent(root)
    table.setGeometry(0, 160, 90, 120)
    root.show()
    rest(qtbot)
    found = {(fault.what, fault.words) for fault in stains(root)}
    assert found >= {
        ("cut choice", "A choice of many words"),
        ("cut hint", "What did you do, and what did you see?"),
        ("narrow", choice.accessibleName()),
        ("cut title", "unbelievably long"),
        ("cut group", "A group"),
    }
    box.set_short(0, "Many")
    assert "cut choice" not in {fault.what for fault in stains(root)}


@pytest.mark.parametrize("game", BOOKS)
def test_nothing_is_cut_or_nameless_or_dumb_on_any_page(
    game: str, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    found: dict[str, str] = {}
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS[game](tmp_path))
    assert window.workspace is not None
    # Each page is there before size and theme change, as in a game that goes on.
    for look in [USUAL, *_LOOKS]:
        wear_look(qtbot, window, *look)
        own = own_pages(window, game)
        # Those that every game has are in other games as wide as their words make them.
        others = [one.key for one in window.workspace.pages if one.key not in own]
        for page in own if look == USUAL else [*own, *others]:
            window.workspace.show_page(page)
            settle(qtbot, window)
            for fault in seen_at_once(window) if page in own else sideways(window):
                found.setdefault(str(fault), f"{page} {look}")
    assert not found, "\n".join(f"{where}: {fault}" for fault, where in found.items())
