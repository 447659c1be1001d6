"""Without a battle, or with a number that none has, each form of a battle says what is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable

FORMS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("battle_defense", {"stand": "stand"}),
    ("battle_round", {"cost": 1}),
    ("battle_end", {"end": "attacker stops"}),
    ("battle_help", {"units": "16 Div", "hex": "A3928"}),
    ("battle_advance", {"units": "8 Div", "hex": "A3828"}),
    ("battle_lines", {"front": "8 Div"}),
    ("battle_leaders", {"units": "Ney"}),
    ("battle_bids", {"least": 1, "bids": [1]}),
    ("battle_result", {"result": "D1"}),
    ("battle_losses", {"units": "8 Div", "points": [1]}),
    ("battle_rout", {"units": "1 Pr", "hex": "A3830"}),
    ("battle_retreat", {"units": "1 Pr", "hex": "A3830"}),
)


@pytest.fixture
def table(tmp_path: Path) -> BattleTable:
    return BattleTable(tmp_path)


@pytest.mark.parametrize(("form", "given"), FORMS, ids=[form for form, _ in FORMS])
def test_a_form_of_a_battle_asks_for_one(
    table: BattleTable, form: str, given: dict[str, Any]
) -> None:
    assert "No battle is being fought: announce one." in table.refused(form, **given)


def test_a_number_that_no_battle_has_is_refused_with_those_there_are(table: BattleTable) -> None:
    table.announce()
    told = table.refused("battle_end", battle=7, end="attacker stops")
    assert "Battle 7 is not being fought. Now: 1 at A3828." in told


def test_nobody_pursues_without_a_battle(table: BattleTable) -> None:
    told = table.refused("pursuit", units="8 Div", losers="1 Pr", points=[1])
    assert "No battle was fought in this turn." in told
