"""A player at the page in the Combat Phase."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.combat.fighter import Fighter, campaign


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Fighter:
    return Fighter(qtbot, tmp_path, campaign(tmp_path))
