"""Players at the page "Air", before and after the groups lie on bases."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.air.flyer import Flyer, campaign, enter_bases, on_bases
from tests.ui.desks import open_window


@pytest.fixture
def opening(qtbot: QtBot, tmp_path: Path) -> Flyer:
    """The Initial Phase: every group is available, and there are two bases."""
    books = campaign(tmp_path)
    enter_bases(books)
    return Flyer(qtbot, open_window(qtbot, tmp_path, books, page="exchange"))


@pytest.fixture
def flyer(qtbot: QtBot, tmp_path: Path) -> Flyer:
    return Flyer(qtbot, open_window(qtbot, tmp_path, on_bases(tmp_path), page="exchange"))
