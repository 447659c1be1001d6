"""The page "Order of battle" on a small campaign."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from tests.ui.order_of_battles import new_campaign, shown


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(new_campaign(tmp_path))
    yield made
    made.close()


@pytest.fixture
def screen(desk: Desk, qtbot: QtBot) -> OrderOfBattleScreen:
    made = OrderOfBattleScreen(desk)
    shown(made, desk, qtbot)
    made.table.setFocus()
    return made
