"""Names that look like tags of a page are shown as they were typed."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.games.own.sample import sample_text
from tests.ui.desks import open_window, settle
from tests.ui.own_game_editing import (
    ALT,
    KEY,
)

_TAG = re.compile(r"<[a-z]+>")


def read_as_pages(window: QWidget) -> list[str]:
    """Labels and tool tips in sight that Qt would read as a page with tags."""
    labels = [
        one.text()
        for one in window.findChildren(QLabel)
        if one.isVisible() and one.textFormat() is not Qt.TextFormat.PlainText
    ]
    tips = [one.toolTip() for one in window.findChildren(QWidget) if one.isVisible()]
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        tips += [
            str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")
            for row in range(model.rowCount())
            for column in range(model.columnCount())
        ]
    return [text for text in (*labels, *tips) if _TAG.search(text)]


def test_a_name_with_a_tag_is_shown_as_it_was_typed(qtbot: QtBot, tmp_path: Path) -> None:
    text = re.sub(
        r'^(name|text) = "([^"]*)"', r'\1 = "<b>\2</b>"', sample_text(), flags=re.MULTILINE
    )
    new = NewCampaign("<b>Sundays</b>", "own", description=text)
    campaign = create_campaign(tmp_path / "tags.oob", new)
    unit = UnitValues(
        side=SideId("crown"), nation="Aldmark", designation="<i>1st</i>", size="III",
        type="<b>line infantry</b>", path=("<b>Army</b>",), steps=3, hex="<i>0101</i>",
        ratings={"attack": 4, "defense": 5, "move": 3},
    )  # fmt: skip
    campaign.session.execute(ImportOrderOfBattle((unit,)))
    window = open_window(qtbot, tmp_path, campaign)
    for key in (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4, KEY.Key_5, KEY.Key_6):
        qtbot.keyClick(window, key, ALT)
        settle(qtbot, window)
        assert read_as_pages(window) == []
