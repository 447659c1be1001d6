"""The player's own workbook, filled from the menu."""

from __future__ import annotations

from pathlib import Path

from openpyxl import Workbook, load_workbook
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import BindWorkbook
from tests.ui.desks import new_campaign, open_window, settle


def test_it_is_filled_once_it_is_bound(qtbot: QtBot, tmp_path: Path) -> None:
    book = tmp_path / "own.xlsx"
    Workbook().save(book)
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    fill = window.menus.actions["fill_workbook"]
    fill.trigger()
    settle(qtbot, window)
    assert "no workbook is bound" in window.opened.message.text
    bind = BindWorkbook(str(book), {"Sheet!A1:B80": "Holdings: Place, Amount"})
    window.opened.desk.campaign.session.execute(bind)
    fill.trigger()
    settle(qtbot, window)
    assert "own.xlsx was filled" in window.opened.message.text
    sheet = load_workbook(book)["Sheet"]
    assert (sheet["A1"].value, sheet["B1"].value) == ("Place", "Amount")
    assert (tmp_path / "own before oobmgr.xlsx").exists()
