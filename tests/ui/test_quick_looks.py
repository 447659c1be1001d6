"""Looks that are chosen one after the other: the last one is worn, once, and what follows it."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.ui.application import wear
from oobmgr.ui.settings import Preferences, Settings
from oobmgr.ui.theme import apply_theme, theme_changes
from oobmgr.ui.theme.fonts import row_px, scaled
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable
from tests.ui.desks import full_campaign, open_window, settle


def test_of_five_sizes_chosen_quickly_the_last_is_worn_once(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    worn: list[Preferences] = []
    window.preferences_changed.connect(worn.append)
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    for text_pct in (125, 150, 175, 200, 150):
        window.change_preferences(replace(window.settings.preferences, text_pct=text_pct))
    # It is kept at once, whatever becomes of the window.
    assert Settings(tmp_path / "settings.json").preferences.text_pct == 150
    settle(qtbot, window)
    assert [one.text_pct for one in worn] == [150]
    assert window.menuBar().height() == scaled(32) == 48


def test_roomy_rows_are_seen_at_once(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    table = window.findChild(UnitTable)
    assert isinstance(table, UnitTable)
    assert table.rowHeight(1) == 26
    window.own.switch_comfortable()
    settle(qtbot, window)
    assert table.rowHeight(1) == row_px(26) == 30
    window.own.switch_comfortable()
    settle(qtbot, window)
    assert table.rowHeight(1) == 26


def test_a_look_that_is_worn_already_changes_nothing(qapp: QApplication) -> None:
    told: list[str] = []
    theme_changes().changed.connect(lambda: told.append("changed"))
    wear(qapp, Preferences(theme="light"))
    told.clear()
    wear(qapp, Preferences(theme="light", reduce_motion=True))
    assert apply_theme(qapp, "light").name == "light"
    assert not told


def test_the_style_is_taken_off_before_another_is_put_on(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From one to the other Qt takes four times as long."""
    wear(qapp, Preferences(theme="light"))
    put_on: list[str] = []
    dress = qapp.setStyleSheet

    def put(sheet: str) -> None:
        put_on.append(sheet)
        dress(sheet)

    monkeypatch.setattr(qapp, "setStyleSheet", put)
    wear(qapp, Preferences(theme="light", text_pct=150))
    assert len(put_on) == 2
    assert not put_on[0]
    assert qapp.styleSheet() == put_on[1]
