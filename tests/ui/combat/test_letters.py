"""Letters that are keys of the window, typed where words are written."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.combat.fighter import CONTROL, Fighter


def test_n_goes_on_with_no_phase_from_the_target_after_a_post(player: Fighter) -> None:
    player.click_cell("axis", "1 infantry", "pick")
    player.click_cell("soviet", "104 rifle", "pick")
    player.find("result").setFocus()
    player.type("0")
    player.key(Qt.Key.Key_Return)
    player.name_target("1B 1922")
    player.key(Qt.Key.Key_Return, CONTROL)
    assert player.last_title.startswith("Attack on 1B 1922")
    # The hands are at the attackers of the next battle, and no more in the field of the target.
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.objectName() == "attackers_table"
    # In a field of words N is a letter, whatever was posted before.
    player.find("place").setFocus()
    player.type("Narva")
    assert player.find("place").text() == "Narva"
    assert player.books.queries.sequence().phase == "combat"
