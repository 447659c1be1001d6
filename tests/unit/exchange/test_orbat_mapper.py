"""Scenarios of ORBAT Mapper: the units at the end of each branch, beneath their formations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.known_games import game


def unit(key: str, name: str, sidc: str, *below: dict[str, Any]) -> dict[str, Any]:
    return {"id": key, "name": name, "sidc": sidc, "subUnits": list(below)}


SCENARIO = {
    "type": "ORBAT-mapper",
    "version": "3.3.0",
    "name": "Two islands",
    "sides": [
        {
            "id": "s1",
            "name": "Northland",
            "subUnits": [unit("u0", "Scouts", "10031000151213000000")],
            "groups": [
                {
                    "id": "g1",
                    "name": "Army",
                    "subUnits": [
                        unit(
                            "u1", "1st Brigade", "10031000181211000000",
                            unit("u2", "1st Battalion", "10031000161211000000"),
                            unit("u3", "Guns", "10031000151303000000"),
                        ),
                    ],
                }
            ],
        },
        {
            "id": "s2", "name": "Southland",
            "groups": [{"id": "g2", "name": "Fleet", "subUnits": [
                unit("u4", "Frigate", "10063000001202030000"),
            ]}],
        },
    ],
}  # fmt: skip


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "islands.json"
    path.write_text(json.dumps(SCENARIO), encoding="utf-8")
    return path


@pytest.mark.parametrize(("of_game", "questions"), [("balkans", 2), ("europa", 3)])
def test_a_scenario_is_read_once_its_sides_are_told(
    scenario: Path, of_game: str, questions: int
) -> None:
    played = game(of_game)
    asked = read_order_of_battle(scenario, played).questions
    assert len(asked) == questions
    assert {"word:side:northland", "word:side:southland"} <= {one.id for one in asked}
    sides = [one for one in asked if one.id.startswith("word:side:")]
    # Nothing tells which of the sides of the game is meant: a guess could make them the enemy's.
    assert [(one.proposal, one.only_told) for one in sides] == [("leave out", True)] * 2
    answers = {one.id: one.proposal for one in asked}
    answers |= {one.id: side.name for one, side in zip(sides, played.sides, strict=False)}
    reading = read_order_of_battle(scenario, played, answers)
    assert (len(reading.units), reading.left_out, reading.questions) == (4, 0, ())
    assert [(u.source_key, u.designation, u.type, u.path) for u in reading.units] == [
        ("u0", "Scouts", "reconnaissance", ("Northland",)),
        ("u2", "1st Battalion", "infantry", ("Army", "1st Brigade")),
        ("u3", "Guns", "artillery", ("Army", "1st Brigade")),
        ("u4", "Frigate", "warship", ("Fleet",)),
    ]
    assert [u.size for u in reading.units][:3] == ["I", "II", "I"]
    assert len({u.side for u in reading.units}) == 2


@pytest.mark.parametrize("text", ["", "[]", '{"type": "other"}', '{"type": "ORBAT-mapper"}'])
def test_other_json_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match="scenario of ORBAT Mapper"):
        read_order_of_battle(path, game("balkans"))
