"""The files of a game's rules are read once, and every game reads them the same way."""

from __future__ import annotations

import pytest

from oobmgr.known_games import game
from oobmgr.rules.rulebook import Rulebook


@pytest.mark.parametrize("name", ["europa", "spark", "balkans"])
def test_every_part_is_read_once(name: str) -> None:
    played = game(name)
    for part in (played.cases, played.charts, played.tables):
        assert part() is part()
    cells = played.tables().cells.values()
    assert {cell.case for cell in cells} <= set(played.cases())


def test_the_cases_are_in_the_order_of_the_chapters() -> None:
    found = Rulebook("balkans", ("W81-SUP", "W81-AIR")).cases()
    assert list(found)[:2] == ["W81-SUP-01", "W81-AIR-01"]
