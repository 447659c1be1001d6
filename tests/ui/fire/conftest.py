"""A gunner at the page before the first combat."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.fire.gunner import Gunner, campaign


@pytest.fixture
def gunner(qtbot: QtBot, tmp_path: Path) -> Gunner:
    return Gunner(qtbot, tmp_path, campaign(tmp_path))
