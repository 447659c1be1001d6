"""A list of many choices that is typed into: what a letter chooses in it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.known_games import game
from oobmgr.rules.field_info import describe
from oobmgr.ui.views.forms.editors import ChoiceEditor


@pytest.mark.parametrize("stood", [None, "clear", "woods", "sand", "city"])
def test_the_first_of_two_that_begin_alike_comes_first(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, stood: str | None
) -> None:
    """C is clear in a list of terrain, whatever stood there before, and CI is a city."""
    monkeypatch.setattr(QApplication, "keyboardInputInterval", lambda: 60_000)
    fields = describe(game("europa").action("overrun").inputs)
    editor = ChoiceEditor(next(field for field in fields if field.name == "terrain"))
    qtbot.addWidget(editor)
    editor.show()
    editor.set_raw(stood)
    box = editor.focusProxy()
    assert box is not None
    qtbot.keyClicks(box, "c")
    assert editor.raw() == "clear"
    qtbot.keyClicks(box, "i")
    assert editor.raw() == "city"
