"""A page is made from the outside in: Qt dresses all of it anew when something around it moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from oobmgr.ui.dialogs.options import OptionsDialog
from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle

NEW = NewCampaign("Test", "europa", "barbarossa")
MOST = 4.5
"""So often each part may be dressed on the way, on average: it was nine times for some pages."""


class Dressings(QObject):
    """Counts how often widgets are dressed."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.StyleChange
        return False


@pytest.mark.parametrize(
    "key", ["order_of_battle", "ledger", "calculators", "print", "exchange", "pictures"]
)
def test_the_parts_of_a_page_are_dressed_a_few_times(
    key: str, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, campaign_at(tmp_path / "a.oob", NEW))
    assert window.workspace is not None
    seen = Dressings()
    qapp.installEventFilter(seen)
    screen = window.workspace.screen_of(key)
    qapp.removeEventFilter(seen)
    assert screen is not None
    assert seen.count <= MOST * len(screen.findChildren(QWidget))


def test_the_parts_of_the_options_are_dressed_a_few_times(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, campaign_at(tmp_path / "a.oob", NEW))
    seen = Dressings()
    qapp.installEventFilter(seen)
    dialog = OptionsDialog(window.settings.preferences, window.opened.desk, {}, window)
    qapp.removeEventFilter(seen)
    assert seen.count <= MOST * len(dialog.findChildren(QWidget))


def test_the_preview_of_an_import_is_made_when_something_was_read(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, campaign_at(tmp_path / "a.oob", NEW))
    assert window.workspace is not None
    window.workspace.show_page("exchange")
    settle(qtbot, window)
    page = window.workspace.screen_shown
    assert isinstance(page, ImportScreen)
    assert (page.material, page.previewing, "preview" in vars(page)) == (None, False, False)
    page.go_due()
    page.post()
    assert not page.put_away()
    assert "preview" not in vars(page)
    text = tmp_path / "list.csv"
    text.write_text("Designation,Type,Size\n3,panzer,XX\n", encoding="utf-8")
    page.open_file(text)
    settle(qtbot, window)
    assert page.previewing
    assert page.material is not None
