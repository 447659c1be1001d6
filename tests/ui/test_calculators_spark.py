"""Calculators of Operation Spark on the page: hexes, boxes without a number, answers by unit."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from oobmgr.ui.views.calculators.screen import CalculatorsScreen
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle
from tests.ui.test_calculators_page import Asker


def spark_page(qtbot: QtBot, tmp_path: Path) -> Asker:
    books = campaign_at(tmp_path / "s.oob", NewCampaign("Neva", "spark", "spark"))
    window = open_window(qtbot, tmp_path, books, page="exchange")
    # With Alt: the form of the turn opens on a choice, and a digit goes into the field after it.
    qtbot.keyClick(window, Qt.Key.Key_8, Qt.KeyboardModifier.AltModifier)
    settle(qtbot, window)
    assert window.workspace is not None
    screen = window.workspace.screen_shown
    assert isinstance(screen, CalculatorsScreen)
    return Asker(qtbot, window, screen.panel)


def test_hexes_typed_in_one_line_stay_words(qtbot: QtBot, tmp_path: Path) -> None:
    asker = spark_page(qtbot, tmp_path)
    asker.go_to("Commitment met")
    asker.enter("committed", "2")
    asker.enter("target_hexes", "1712, 1714")
    assert asker.shown == {"Whether enough different hexes are marked": "yes"}


def test_boxes_without_a_number_are_question_marks(qtbot: QtBot, tmp_path: Path) -> None:
    asker = spark_page(qtbot, tmp_path)
    asker.go_to("Current strength")
    asker.enter("max_steps", "4")
    asker.enter("current_steps", "3")
    asker.enter("printed_at", "18")
    asker.enter("printed_regular", "5")
    asker.find("fire").setFocus()
    asker.key(Qt.Key.Key_Right)
    asker.enter("boxes", "? ? 15 18")
    assert asker.shown == {"The current strength": "15 points"}


def test_answer_by_names_has_a_row_for_each_unit(qtbot: QtBot, tmp_path: Path) -> None:
    asker = spark_page(qtbot, tmp_path)
    asker.go_to("Roster after events")
    editor = asker.panel.question.form
    assert editor is not None
    editor.set_raw(
        {
            "start": {"1/61T": 4, "II/399": 5},
            "events": [
                {"unit": "1/61T", "steps": 2, "status": ""},
                {"unit": "II/399", "steps": 0, "status": "suppressed"},
            ],
        }
    )
    editor.changed.emit()
    asker.settle()
    assert set(asker.shown) == {"1/61T", "II/399"}
    assert asker.shown["1/61T"].startswith("2")
    assert "suppressed" in asker.shown["II/399"]


def test_one_of_a_unit_is_not_many(qtbot: QtBot, tmp_path: Path) -> None:
    asker = spark_page(qtbot, tmp_path)
    asker.go_to("AA fire: range")
    asker.enter("printed_range", "2")
    assert asker.shown == {"The range against aircraft": "1 hex"}
    asker.enter("printed_range", "3")
    assert asker.shown == {"The range against aircraft": "2 hexes"}
