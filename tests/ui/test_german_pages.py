"""The whole window in German: no text is left in English, and none is cut by longer words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.games.own.pages.editor import DescriptionEditor
from oobmgr.ui.shell.corner import HistoryButton
from oobmgr.ui.theme.fonts import BODY_PX, font
from oobmgr.ui.views.calculators.panel import CalculatorsPanel
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from oobmgr.ui.widgets.texts import ElidedLabel
from tests.depth import deep
from tests.ui.english_left import english_left
from tests.ui.looks import BOOKS, HARDEST, USUAL, Look, dressing_window, own_pages, wear_look
from tests.ui.stains import stains
from tests.ui.walk import Walk

pytestmark = pytest.mark.usefixtures("in_german", "open_beside")

_LARGE: Final[Look] = (150, (1280, 800), "light")
_WIDEST: Final[Look] = (200, (1280, 800), "light")
_LOOKS: Final = [USUAL, _LARGE, HARDEST] if deep(0, nightly=1) else [_LARGE]
_ASKED: Final = ("europa.stacking", "europa.odds_column", "europa.supply_state_effect")
"""Calculators with the longest words beside their fields."""
# What a described game shows is written by a player, in his language.
_GAMES: Final = [game for game in BOOKS if game != "own"]
# Dialogs of all games are much the same.
_WITH_DIALOGS: Final = _GAMES if deep(0, nightly=1) else ["balkans"]
_MEASURED: Final = list(BOOKS) if deep(0, nightly=1) else ["spark"]


@pytest.mark.parametrize("game", _GAMES)
def test_nothing_is_left_in_english(
    game: str, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS[game](tmp_path), page="exchange")
    wear_look(qtbot, window, *USUAL)
    assert window.desk is not None
    finder = english_left(window.desk.campaign.queries)
    walk = Walk(qtbot, window, USUAL, finder)
    walk.pages(own_pages(window, game))
    if game in _WITH_DIALOGS:
        walk.dialogs()
    for _ in range(deep(2, nightly=12)):
        walk.forms()
        walk.go_on()
    assert not walk.found, walk.told()


def test_english_that_is_left_is_found(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS["balkans"](tmp_path), page="exchange")
    assert window.desk is not None
    root = QWidget()
    qtbot.addWidget(root)
    for words in ("Nobody knows it of the pool", "10 fighter geflogen", "Versorgung", "AF 3, Rom"):
        QLabel(words, root)
    die = NumberField("Würfel")
    die.setParent(root)
    die.setMinimum(-1)
    die.setSpecialValueText("left blank")
    die.setValue(-1)
    QLineEdit("divisional artillery", root)
    root.show()
    finder = english_left(window.desk.campaign.queries)
    assert sorted(finder(root)) == [
        "10 fighter geflogen [fighter]",
        "Nobody knows it of the pool [it, knows, nobody, of, the]",
        "divisional artillery [artillery, divisional]",
        "left blank [blank, left]",
    ]


@pytest.mark.parametrize("look", _LOOKS, ids=lambda look: str(look[0]))
@pytest.mark.parametrize("game", _MEASURED)
def test_longer_words_are_not_cut(
    game: str, look: Look, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS[game](tmp_path), page="exchange")
    wear_look(qtbot, window, *look)
    walk = Walk(qtbot, window, look)
    walk.pages(own_pages(window, game))
    for _ in range(deep(1, nightly=6)):
        walk.forms()
        walk.go_on()
    assert not walk.found, walk.told()


@pytest.mark.parametrize("look", _LOOKS, ids=lambda look: str(look[0]))
@pytest.mark.parametrize("game", _MEASURED)
def test_longer_words_are_not_cut_in_dialogs(
    game: str, look: Look, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS[game](tmp_path), page="exchange")
    wear_look(qtbot, window, *look)
    walk = Walk(qtbot, window, look, stains)
    walk.dialogs()
    assert not walk.found, walk.told()


@pytest.mark.parametrize("look", [_WIDEST, HARDEST], ids=["wide", "small"])
@pytest.mark.parametrize("game", BOOKS if deep(0, nightly=1) else ["europa"])
def test_what_a_calculator_asks_is_not_cut(
    game: str, look: Look, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS[game](tmp_path), page="exchange")
    wear_look(qtbot, window, *look)
    walk = Walk(qtbot, window, look)
    walk.pages(["calculators"])
    panel = window.findChild(CalculatorsPanel)
    assert panel is not None
    assert window.desk is not None
    every = [entry.name for entry in window.desk.game.calculators]
    for name in every if deep(0, nightly=1) else _ASKED:
        panel.list.choose(name)
        walk.note(name, window)
    assert not walk.found, walk.told()


@pytest.mark.parametrize("look", _LOOKS, ids=lambda look: str(look[0]))
@pytest.mark.parametrize("game", BOOKS if deep(0, nightly=1) else ["spark"])
def test_a_unit_beside_the_list_is_not_cut(
    game: str, look: Look, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    """One of each kind: its name has the longest words of a panel, and its fields hints."""
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS[game](tmp_path), page="exchange")
    wear_look(qtbot, window, *look)
    walk = Walk(qtbot, window, look, stains)
    walk.pages(["order_of_battle"])
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    model = page.table.list_model
    at = {row.unit.type: at for at in range(model.rowCount()) if (row := model.row_at(at))}
    for kind, row in at.items():
        page.table.setCurrentIndex(model.index(row, 0))
        page.edit()
        walk.note(kind, window)
    assert not walk.found, walk.told()


def test_the_sheets_of_a_description_have_whole_titles_and_german_heads(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS["own"](tmp_path), page="exchange")
    wear_look(qtbot, window, *_LARGE)
    walk = Walk(qtbot, window, _LARGE, stains)
    walk.pages(["own_game"])
    editor = window.findChild(DescriptionEditor)
    assert editor is not None
    title = editor.title.findChild(ElidedLabel)
    assert title is not None
    heads = set()
    for at in range(editor.list.model().rowCount()):
        editor.list.setCurrentIndex(editor.list.model().index(at, 0))
        walk.note(str(at), window)
        assert title.width() >= title.fontMetrics().horizontalAdvance(title.text())
        heads.add(editor.grid.model().headerData(0, Qt.Orientation.Horizontal))
    assert "Was" in heads
    assert not walk.found, walk.told()


@pytest.mark.parametrize(
    ("game", "page", "look"),
    [
        ("balkans", "order_of_battle", USUAL),
        ("balkans", "air_support", USUAL),
        ("spark", "fire", _LARGE),
        ("europa", "ledger", HARDEST),
        ("europa", "pictures", HARDEST),
        ("europa", "print", HARDEST),
    ],
    ids=lambda part: part if isinstance(part, str) else str(part[0]),
)
def test_a_page_gives_its_longest_words_what_others_can_spare(
    game: str, page: str, look: Look, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = dressing_window(qtbot, qapp, tmp_path, BOOKS[game](tmp_path), page="exchange")
    wear_look(qtbot, window, *look)
    walk = Walk(qtbot, window, look, stains)
    walk.pages([page])
    assert not walk.found, walk.told()
    for table, key in (("targets_table", "may"), ("targets_table", "hex"), ("sheet_list", "title")):
        # What there is to read in a list: its end is nowhere else in sight.
        shown = window.findChild(DataTable, table)
        if shown is not None and shown.isVisible():
            model = shown.list_model
            at = next(at for at, column in enumerate(model.columns) if column.key == key)
            assert not shown.isColumnHidden(at), key
            room = shown.columnWidth(at) - 2 * CELL_PADDING
            words = {model.columns[at].text(row) for row in model.rows}
            assert not {one for one in words if text_width(one, font(BODY_PX)) > room}


def test_redo_without_room_for_a_word_is_its_icon_alone(qtbot: QtBot) -> None:
    redo = HistoryButton("Redo", "redo", "Ctrl+Shift+Z")
    qtbot.addWidget(redo)
    bare = redo.sizeHint().width()
    redo.set_title("Surprise turn closed")
    redo.set_room(40)
    redo.resize(redo.sizeHint())
    assert redo.painted_words() == ""
    assert redo.width() < bare


def test_undo_gives_up_its_verb_before_what_it_would_take_back(qtbot: QtBot) -> None:
    undo = HistoryButton("Undo", "undo", "Ctrl+Z")
    qtbot.addWidget(undo)
    undo.set_title("Combat begun")
    assert undo.words_shown(400) == "Undo: Combat begun"
    assert undo.words_shown(120) == "Combat begun"
    redo = HistoryButton("Redo", "redo", "Ctrl+Shift+Z")
    qtbot.addWidget(redo)
    whole = redo.sizeHint().width()
    redo.set_room(40)
    bare = redo.sizeHint().width()
    assert bare < whole - 40, "half a German verb"
    assert redo.words_shown(bare - 32) == ""
    assert redo.accessibleName().startswith("Wiederherstellen")


@pytest.mark.skipif(not deep(0, nightly=1), reason="slow: nightly")
@pytest.mark.parametrize("factor", ["1.5", "2"])
def test_longer_words_are_not_cut_on_a_finer_screen(factor: str) -> None:
    # Qt reads the factor once, as it starts.
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__]
    words += ["-k", "longer_words and not finer and spark"]
    scaled = {**os.environ, "QT_SCALE_FACTOR": factor}
    done = subprocess.run(words, env=scaled, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
