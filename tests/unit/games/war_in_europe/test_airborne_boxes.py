"""Airborne boxes of War in Europe: out of one, into another, the drop."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import AXIS, Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    table = Table(tmp_path)
    table.own_turn(AXIS, "replacement")
    return table


def _rows(table: Table, title: str) -> list[tuple[str, ...]]:
    return table.table("production", title)


# ------------------------------------------------------------------------------- airborne


ON_THE_WAY = "in transit from West to airborne box South, ready 2/5/41"


def test_out_of_a_box_and_into_that_of_another_front_is_asked_about(table: Table) -> None:
    table.post("airborne_box", units="7 Flieger", front="West")
    table.post("airborne_drop", units="7 Flieger", way="reinforcement", hex="B1013")
    (asked,) = table.preview("airborne_box", units="7 Flieger", front="South").warnings
    assert "came out of the box West in this turn" in asked.sentence()
    assert (asked.case, asked.asks) == ("WIE-ABN-06", True)
    # Back to its own it goes nowhere, and in the next turn it has taken its turn.
    assert table.preview("airborne_box", units="7 Flieger", front="West").warnings == ()
    table.to_next_turn()
    table.own_turn(AXIS, "replacement")
    assert table.preview("airborne_box", units="7 Flieger", front="South").warnings == ()


def test_a_transfer_from_box_to_box_takes_a_turn(table: Table) -> None:
    assert "not an airborne" in table.refused("airborne_box", units="12")
    table.post("airborne_box", units="7 Flieger", front="West")
    assert "already" in table.refused("airborne_box", units="7 Flieger", front="East")
    assert "already" in table.refused("airborne_transfer", units="7 Flieger", to_front="West")
    table.post("airborne_transfer", units="7 Flieger", to_front="South")
    boxed = ("7 Flieger", "Axis", "South, from West", "ready 2/5")
    assert _rows(table, "Airborne boxes") == [boxed]
    drop: dict[str, object] = {"units": "7 Flieger", "way": "air assault", "hex": "C1111"}
    assert ON_THE_WAY in table.refused("airborne_drop", **drop)
    assert ON_THE_WAY in table.refused("airborne_transfer", units="7 Flieger", to_front="East")
    assert ON_THE_WAY in table.refused("ride", units="7 Flieger", hex="B0009")
    table.to_next_turn()
    table.own_turn(AXIS, "movement")
    assert _rows(table, "Airborne boxes") == [("7 Flieger", "Axis", "South", "ready")]
    assert "might be in supply" in table.refused("airborne_drop", **drop)
    assert "cannot be in supply" in table.refused("airborne_drop", **drop, may_be_supplied=False)
    drop["may_be_supplied"] = True
    posted = table.post("airborne_drop", **drop)
    assert table.hex_of("7 Flieger") == "C1111"
    assert str(table.working(posted)["Strength of their attack in this turn"]) in {"1/2", "½"}
    assert _rows(table, "Airborne boxes") == []
    assert "not in a box" in table.refused("airborne_drop", **drop)


def test_a_unit_by_transport_attacks_at_full_strength(table: Table) -> None:
    table.post("airborne_box", units="7 Flieger", front="West")
    posted = table.post("airborne_drop", units="7 Flieger", way="air transport", hex="C0001")
    assert "Strength of their attack in this turn" not in table.working(posted)
