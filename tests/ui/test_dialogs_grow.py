"""A dialog that is open while text becomes larger grows with it, as far as its window does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.pages.air.action_dialog import ActionDialog
from oobmgr.ui.dialogs.about import AboutDialog
from oobmgr.ui.dialogs.bind_workbook import BindDialog
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.dialogs.new_campaign import NewCampaignDialog
from oobmgr.ui.dialogs.read_back import ReadBackDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.viewmodels.turn_reading import read_turn
from oobmgr.ui.views.order_of_battle.names_dialog import NamesDialog
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.texts import TextLabel
from tests.ui.desks import full_campaign, settle
from tests.ui.looks import HARDEST, SMALL, USUAL, dressing_window, wear_look
from tests.ui.stains import stains
from tests.ui.test_own_workbook import own_book

Make = Callable[[MainWindow, Path], FramedDialog]


def _bind(window: MainWindow, folder: Path) -> BindDialog:
    dialog = BindDialog(window.opened.desk, window)
    dialog.look(own_book(folder))
    return dialog


def _read_back(window: MainWindow, _: Path) -> ReadBackDialog:
    dialog = ReadBackDialog(window.opened.desk, window)
    dialog.entries.setPlainText("A1 -1\nA2 4 S\nA3 hex 1612")
    return dialog


DIALOGS: Final[dict[str, Make]] = {
    "own workbook": _bind,
    "read back": _read_back,
}


def shown(qtbot: QtBot, window: MainWindow, make: Make, folder: Path) -> FramedDialog:
    dialog = make(window, folder)
    dialog.show()
    settle(qtbot, window)
    if isinstance(dialog, BindDialog):  # what is wrong with a field stands below it
        dialog.range.set_text("Sheet1!B4:C5")
        dialog.columns.set_text("Designation, Nonsense")
        dialog.take()
        settle(qtbot, window)
    return dialog


@pytest.mark.parametrize("name", DIALOGS)
def test_nothing_is_cut_in_a_dialog_whose_text_grows_or_that_is_opened_in_large_text(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, name: str
) -> None:
    window = dressing_window(
        qtbot, qapp, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange"
    )
    wear_look(qtbot, window, 100, SMALL, "light")
    dialog = shown(qtbot, window, DIALOGS[name], tmp_path)
    for text_pct in (150, 200):
        wear_look(qtbot, window, text_pct, SMALL, "light")
        assert list(stains(dialog)) == []
        assert dialog.width() <= SMALL[0]
        assert dialog.height() <= SMALL[1]
    dialog.leave()
    dialog = shown(qtbot, window, DIALOGS[name], tmp_path)
    assert list(stains(dialog)) == []
    assert dialog.width() <= SMALL[0]
    assert dialog.height() <= SMALL[1]
    dialog.leave()


def test_a_new_campaign_is_asked_for_within_the_window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = dressing_window(
        qtbot, qapp, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange"
    )
    wear_look(qtbot, window, *HARDEST)
    dialog = NewCampaignDialog(tmp_path, window)
    dialog.show()
    assert dialog.width() <= SMALL[0]
    assert dialog.height() <= SMALL[1]
    dialog.leave()


def test_a_dialog_that_was_drawn_by_hand_grows_and_never_becomes_smaller_than_that(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = dressing_window(
        qtbot, qapp, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange"
    )
    wear_look(qtbot, window, *USUAL)
    dialog = AboutDialog(window)
    dialog.show()
    usual = dialog.size()
    wear_look(qtbot, window, 150, (1280, 800), "light")
    assert dialog.width() == round(usual.width() * 1.5)
    wear_look(qtbot, window, *USUAL)
    assert dialog.width() == usual.width()
    dialog.resize(usual.width() + 400, usual.height())
    wear_look(qtbot, window, 150, (1280, 800), "light")
    assert dialog.width() == usual.width() + 400
    assert dialog.height() > usual.height()
    dialog.leave()


def _names(window: MainWindow) -> QDialog:
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    page.formations.by_name["replace_names"].trigger()
    (dialog,) = page.findChildren(NamesDialog)
    return dialog


def _prompt(window: MainWindow) -> QDialog:
    prompt = Prompt("Add a formation", "Add the formation", parent=window)
    prompt.add_text("name", "Name")
    prompt.open()
    return prompt


def _unit(window: MainWindow) -> QDialog:
    prompt = Prompt("Add a unit", "Add the unit", parent=window, columns=2)
    for at in range(6):
        prompt.add_text(f"field_{at}", f"Field {at}")
    prompt.open()
    return prompt


def _air(window: MainWindow) -> QDialog:
    desk = window.opened.desk
    offered = next(iter(read_turn(desk.campaign.queries).page.forms))
    dialog = ActionDialog(desk, desk.game.action(offered), window)
    dialog.show()
    return dialog


@pytest.mark.parametrize("opened", [_names, _prompt, _unit, _air])
def test_small_dialogs_follow_the_size_of_text_too(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, opened: Callable[[MainWindow], QDialog]
) -> None:
    window = dressing_window(
        qtbot, qapp, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange"
    )
    wear_look(qtbot, window, *USUAL)
    dialog = opened(window)
    settle(qtbot, window)
    usual = dialog.size()
    wear_look(qtbot, window, 150, (1280, 800), "light")
    # As much larger as text is, where the window has room for it.
    assert dialog.width() == min(round(usual.width() * 1.5), 1280 - 16)
    assert dialog.height() > usual.height()
    assert dialog.height() <= 800
    wear_look(qtbot, window, *USUAL)
    assert dialog.size() == usual
    dialog.close()


@pytest.mark.parametrize("text_pct", [100, 150])
def test_a_form_of_one_field_grows_with_what_is_told_beside_it(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, text_pct: int
) -> None:
    window = dressing_window(
        qtbot, qapp, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange"
    )
    wear_look(qtbot, window, text_pct, (1280, 800), "light")
    dialog = _prompt(window)
    assert isinstance(dialog, Prompt)
    settle(qtbot, window)
    told = "South-Western Front cannot go into the 5th Army, which is a part of it. " * 3
    dialog.show_faults([Fault(told, where="name")])
    settle(qtbot, window)
    label = dialog.findChild(TextLabel, "prompt_fault_name")
    assert label is not None
    assert label.height() >= label.heightForWidth(label.width())
    dialog.close()
