from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.turn.playing import Player, campaign


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    opened = Player(qtbot, campaign(tmp_path))
    yield opened
    opened.settle()
    opened.desk.close()


@pytest.fixture
def without_units(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    opened = Player(qtbot, campaign(tmp_path, ()))
    yield opened
    opened.settle()
    opened.desk.close()
