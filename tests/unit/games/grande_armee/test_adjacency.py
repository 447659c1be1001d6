"""Which hexes are neighbours, by their numbers."""

from __future__ import annotations

import pytest

from oobmgr.games.grande_armee.battle.adjacency import distance, neighbours
from oobmgr.games.grande_armee.tables import tables


def test_the_pair_of_the_rules_is_a_pair() -> None:
    assert neighbours("B2825", "B2926", tables())


# Column 28 is even and lies lower: rows 25 and 26 of the columns beside it touch 2825.
@pytest.mark.parametrize("other", ["B2824", "B2826", "B2725", "B2726", "B2925", "B2926"])
def test_a_hex_has_six_neighbours(other: str) -> None:
    assert neighbours("B2825", other, tables())
    assert neighbours(other, "B2825", tables())


@pytest.mark.parametrize(
    ("other", "apart"),
    [("b 2825", 0), ("B2924", 2), ("B2927", 2), ("B2827", 2), ("B3025", 2), ("B3128", 4)],
)
def test_how_far_others_are(other: str, apart: int) -> None:
    assert distance("B2825", other, tables()) == apart


def test_other_maps_and_names_are_not_told() -> None:
    assert neighbours("B2825", "A2926", tables()) is None
    assert neighbours("Ulm", "B3008", tables()) is None
    assert distance("Ulm", " ulm", tables()) == 0
