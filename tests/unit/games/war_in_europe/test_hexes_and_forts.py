"""Hexes in the books: whose they are, and units that fortify them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def _rows(table: Table, title: str) -> list[tuple[str, ...]]:
    return table.table("rail_and_supply", title)


# ----------------------------------------------------------------------------------- hexes


def test_something_is_said_of_hexes(table: Table) -> None:
    table.own_turn()
    assert "Say what is known of them." in table.refused("hexes", hexes=["B0001"])


def test_whose_hexes_are(table: Table) -> None:
    table.own_turn()
    table.post("hexes", hexes=["B0001", "B0002"], last="Axis")
    table.post("hexes", hexes=["B0002"], neutral=True)
    table.post("hexes", hexes=["B0003"], last="Soviet", partial=True)
    assert _rows(table, "Hexes") == [
        ("B0001", "Axis, 1/5/41", "Friendly", ""),
        ("B0002", "Axis, 1/5/41", "Neutral", ""),
        ("B0003", "Soviet, 1/5/41", "Enemy", "in part"),
    ]
    assert "Nothing would change" in table.refused("hexes", hexes=["B0001"], last="Axis")
    assert "Name it" in table.refused("hexes", last="Axis")


def test_the_french_fortify_ten_turns_after_the_first_attack(table: Table) -> None:
    table.own_turn()
    attack = {"kind": "land_attack", "target": "French"}
    assert "territory" in table.refused("french_attacked", **attack)
    assert "does not let the French" in table.refused(
        "french_attacked", territory="Germany", **attack
    )
    at_sea = {"kind": "air_sea_interdiction", "target": "Belgian"}
    assert "does not let the French" in table.refused("french_attacked", **at_sea)
    assert "does not let the French" in table.refused(
        "french_attacked", kind="enter", country="Spain"
    )
    assert table.warned("attack_to_enter")
    table.post("french_attacked", kind="enter", country="Belgium")
    assert not table.warned("attack_to_enter")
    assert table.refused("french_attacked", kind="enter", country="France")
    table.go_to(ALLIED, "movement")
    # 1/5/41 and ten turns: 3/7/41.
    assert "not before 3/7/41" in table.refused("fortify", units="5 DI")
    table.post("fortify", units="50")
    for _ in range(10):
        table.to_next_turn()
    table.own_turn(ALLIED)
    table.post("fortify", units="5 DI")
    assert ("5 DI infantry", "Allied", "A3031", "3/7/41", "") in _rows(table, "Fortification")


def test_without_an_attack_the_french_do_not_fortify(table: Table) -> None:
    table.own_turn(ALLIED)
    assert "nothing has begun" in table.refused("fortify", units="5 DI")


def test_the_historical_game_has_its_date(tmp_path: Path) -> None:
    table = Table(tmp_path, start="3/5/40")
    table.own_turn(ALLIED)
    assert "not before 1/8/40" in table.refused("fortify", units="5 DI")
    assert not table.warned("attack_to_enter")


def test_infantry_does_not_fortify_in_a_printed_fortification(table: Table) -> None:
    table.own_turn()
    table.post("hexes", hexes=["B1012", "B1011"], printed=True)
    assert "printed fortification" in table.refused("fortify", units="12")
    table.post("fortify", units="7 Pz")
    table.post("hexes", hexes=["B1012"], printed=False)
    table.post("fortify", units="12")
    assert "fortified" in table.marks("12")
    assert "already" in table.refused("fortify", units="12")
    table.post("fortify", units="12", fortified=False)
    assert table.marks("12") == ()
