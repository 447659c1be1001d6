"""The working beside the form, for the side whose classes have the longest names too."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.ui.views.turn.working_pane import WorkingPane
from tests.ui.turn.playing import Player, campaign


@pytest.mark.parametrize("step", ["movement", "combat", "exploitation"])
def test_the_working_stands_beside_a_soviet_form(qtbot: QtBot, tmp_path: Path, step: str) -> None:
    """At 1440 pixels it stood below the form, with the refusal and the button out of sight."""
    books = campaign(tmp_path)
    now = books.queries.sequence()
    while (now.side, now.phase) != ("soviet", step):
        books.session.execute(Advance(anyway=True, reason="agreed at the table"))
        now = books.queries.sequence()
    player = Player(qtbot, books)
    (pane,) = (one for one in player.screen.findChildren(WorkingPane) if one.isVisible())
    picker = player.find("pick")
    right = picker.mapTo(player.screen, picker.rect().topRight()).x()
    assert pane.mapTo(player.screen, pane.rect().topLeft()).x() >= right


def test_the_button_is_whole_in_a_narrow_pane(qtbot: QtBot) -> None:
    """In German its key was cut: "Versorgungseinnahmen buchen Strg+Einga"."""
    page, pane = QWidget(), WorkingPane()
    qtbot.addWidget(page)
    page.resize(600, 400)
    # Laid out by hand: a window of its own would never be narrower than what is in it.
    pane.setParent(page)
    page.show()
    pane.offer("Versorgungseinnahmen buchen", enabled=True)
    for wide, with_key in ((500, True), (270, False), (500, True)):
        pane.resize(wide, 400)
        pane.show()
        QApplication.processEvents()
        settled = pane.button.geometry()
        assert settled.left() >= 12
        assert settled.right() <= pane.width() - 12
        assert pane.button.key_in_sight == with_key


@pytest.mark.usefixtures("in_german")
def test_what_changes_is_said_in_the_language_of_the_window(qtbot: QtBot) -> None:
    pane = WorkingPane()
    qtbot.addWidget(pane)
    pane.show_change([("Surprise SP 80 → 79", ""), ("SP 61 → 60", " of 160")], "")
    said = QTextDocumentFragment.fromHtml(pane.change.text()).toPlainText().replace("\xa0", " ")
    assert said == "Überraschung SP 80 → 79. SP 61 → 60 von 160."
