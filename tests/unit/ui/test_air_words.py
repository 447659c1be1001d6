"""What the board of air groups and the page of battles say in a line of words."""

from __future__ import annotations

import pytest

from oobmgr.games.europa.combat.battle_rows import FireAt
from oobmgr.games.europa.pages.air.viewmodel import (
    ShownBox,
    ShownCard,
    ShownForce,
    allowance_words,
    detail_lines,
)
from oobmgr.games.europa.pages.combat.viewmodel import fire_words


def force(*boxes: ShownBox, on_map: int = 0, allowance: int | None = None) -> ShownForce:
    return ShownForce("Germany", "German", boxes, on_map=on_map, allowance=allowance)


@pytest.mark.parametrize(
    ("on_map", "allowance", "words"),
    [
        (42, None, ("42 on the map", "")),
        (42, 47, ("42 of 47", "5 more may be placed")),
        (47, 47, ("47 of 47", "no more may be placed")),
        (50, 47, ("50 of 47", "3 more than allowed")),
    ],
)
def test_the_allowance_in_words(on_map: int, allowance: int | None, words: tuple[str, str]) -> None:
    assert allowance_words(force(on_map=on_map, allowance=allowance)) == words


def test_a_card_in_full_tells_what_is_activated_and_what_lies_elsewhere() -> None:
    here = ShownCard("a", "Me109F", "fighter", 2, 3, 1, box="minsk", box_name="Minsk", pencilled=1)
    there = ShownCard("a", "Me109F", "fighter", 2, 4, box="riga", box_name="Riga")
    boxes = (
        ShownBox("minsk", "Minsk", "", "", (here,)),
        ShownBox("riga", "Riga", "", "", (there,)),
    )
    # One is activated in ink and one in pencil.
    assert detail_lines(here, force(*boxes)) == (
        "Fighter group, 2 steps",
        "3 at Minsk",
        "2 of them activated in this turn",
        "Elsewhere",
        "Riga: 4",
    )
    assert "2 of them activated" not in " ".join(detail_lines(there, force(*boxes)))


def test_few_hexes_fired_at_are_named_and_many_counted() -> None:
    fire = tuple(FireAt(place, "1R") for place in ("Brest", "Lvov", "Riga"))
    assert fire_words(fire[:2]) == "Brest: 1R; Lvov: 1R"
    assert fire_words(fire) == "3 hexes fired at, offered as targets"
