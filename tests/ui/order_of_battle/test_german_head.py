"""The head of the tree of formations in longer words."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.ui.views.order_of_battle.formation_tree import FormationPanel


@pytest.mark.usefixtures("in_german")
def test_both_ways_to_order_the_tree_are_in_sight(qtbot: QtBot) -> None:
    """Beside the title, *Ort* was cut to *Or*."""
    panel = FormationPanel()
    qtbot.addWidget(panel)
    panel.resize(188, 400)
    panel.show()
    mode = panel.mode
    qtbot.waitUntil(lambda: mode.width() >= mode.sizeHint().width())
    assert mode.mapTo(panel, mode.rect().topRight()).x() <= panel.width()
