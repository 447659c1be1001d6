"""A campaign before its first move, for the tests that begin there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.balkans.playing import Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)
