"""What is entered late for an earlier phase or turn, and what was done since."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.game_table import GameTable
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE, Table

from oobmgr.campaign.commands import Late, PostAction
from oobmgr.domain.errors import Refused


def late(
    table: GameTable, phase: str, action: str, given: dict[str, object], turn: str = ""
) -> PostAction:
    """An entry of a French phase that is over."""
    raw = {
        key: [table.ids[name] for name in str(value).split(", ")]
        if key in {"units", "losers"} else value
        for key, value in given.items()
    }  # fmt: skip
    place = Late("forgotten", turn=turn, side="france", phase=phase)
    return PostAction(action, table.queries.filled(action, raw), place)


def test_a_pursuit_of_a_later_phase_does_not_free_a_unit_in_the_earlier(tmp_path: Path) -> None:
    """By the option a unit pursues once in each Combat Phase; 8 Div did in both (12.65)."""
    table = BattleTable(tmp_path, pursuit_per="phase")
    table.fought()
    table.routed()
    table.post("pursuit", units="8 Div", losers="1 Pr", points=[1])
    table.post("battle_end", end="a side is gone")
    table.add(COALITION, "Prussia", "6 Pr", "infantry division", "A3826")
    table.go_to(COALITION, "combat")
    table.post("battle", units="6 Pr", hex="A3827")
    table.post("battle_help", units="16 Div", hex="A3726", counterattack=True)
    table.post("battle_rout", battle=3, units="6 Pr", hex="A3823")
    table.post("pursuit", battle=3, units="8 Div", losers="6 Pr", points=[1])
    chase: dict[str, object] = {"battle": 1, "losers": "2 Pr", "points": [1]}
    with pytest.raises(Refused, match="has pursued"):
        table.campaign.session.execute(late(table, "combat", "pursuit", chase | {"units": "8 Div"}))
    table.campaign.session.execute(late(table, "combat", "pursuit", chase | {"units": "9 Div"}))
    # Nor is it free in the later phase after that.
    again = {"battle": 3, "losers": "6 Pr", "points": [1]}
    assert "has pursued" in table.refused("pursuit", units="8 Div", **again)


def test_a_late_march_brings_no_unit_back_that_has_marched_since(tmp_path: Path) -> None:
    table = Table(tmp_path)
    first = table.queries.sequence().turn
    table.own_turn(FRANCE, "movement")
    table.post("march", units="3 Cav", hex="A3729", cost=2)
    skirmish = late(table, "skirmish", "march", {"units": "3 Cav", "hex": "A3727", "cost": 1})
    told = {one.message: one.asks for one in table.campaign.session.preview(skirmish).warnings}
    assert told["has marched since, and stays in A3729."] is False
    table.campaign.session.execute(skirmish)
    assert table.hex_of("3 Cav") == "A3729"
    # Its points of the Skirmish Phase are spent all the same: 7 in all (8.6).
    with pytest.raises(Refused, match="after 1 before"):
        table.campaign.session.execute(
            late(table, "skirmish", "march", {"units": "3 Cav", "hex": "A3726", "cost": 7})
        )
    table.next_turn(FRANCE, "weather")
    table.own_turn(FRANCE, "movement")
    table.post("march", units="8 Div", hex="A3730", cost=2)
    for unit, stands in (("8 Div", "A3730"), ("9 Div", "A3729")):
        given: dict[str, object] = {"units": unit, "hex": "A3729", "cost": 1}
        table.campaign.session.execute(late(table, "movement", "march", given, first))
        assert table.hex_of(unit) == stands


def test_late_rout_markers_leave_those_that_later_phases_have_laid(tmp_path: Path) -> None:
    """Markers of the second turn stay; those that no later phase touched come off."""
    table = Table(tmp_path)
    first = table.queries.sequence().turn
    table.own_turn(FRANCE, "combat")
    table.post("rout", units="8 Div, 9 Div", marker="Rout 1")
    table.next_turn(FRANCE, "weather")
    table.own_turn(FRANCE, "combat")
    table.post("rout", units="8 Div", marker="none")
    table.post("rout", units="8 Div", marker="Rout 1")
    off = late(table, "siege", "rout", {"units": "8 Div, 9 Div", "marker": "none"}, first)
    told = [(one.where, one.asks) for one in table.campaign.session.preview(off).warnings]
    assert told == [("8 Div infantry division", False)]
    table.campaign.session.execute(off)
    assert "Rout 1" in table.marks("8 Div")
    assert "Rout 1" not in table.marks("9 Div")
