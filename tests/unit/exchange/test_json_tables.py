"""Rosters in JSON: lists of records as sheets, records within records as formations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.order_of_battle import order_of_battle_of, read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.known_games import game

ROSTER = {
    "game": "Two valleys",
    "sides": {
        "Axis": {"units": [
            {"name": "1st", "type": "infantry", "size": "Div", "strength": 7, "hex": "1203",
             "manpower": {"current": 7, "max": 9}, "notes": ["tired", "late"]},
            {"name": "2nd", "type": "cavalry", "size": "Bde", "strength": 3, "hex": "1204"},
        ]},
        "Soviet": {"units": [
            {"name": "5th Corps", "units": [
                {"name": "Guards", "type": "infantry", "size": "Div", "strength": 8},
                {"name": "Line", "type": "infantry", "size": "Bde", "strength": 2},
            ]},
        ]},
    },
}  # fmt: skip


def written(folder: Path, told: object) -> Path:
    path = folder / "roster.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


def read(path: Path) -> OrderOfBattleReading:
    """With everything answered as is proposed."""
    raw, balkans = read_apart(path), game("balkans")
    answers: dict[str, str] = {}
    for _ in range(2):
        reading = order_of_battle_of(path.name, raw, balkans, answers)
        answers |= {one.id: one.proposal for one in reading.questions}
    return order_of_battle_of(path.name, raw, balkans, answers)


def test_lists_of_records_are_sheets_and_their_fields_columns(tmp_path: Path) -> None:
    reading = read(written(tmp_path, ROSTER))
    units = {one.designation: one for one in reading.units}
    # A number of another kind is no count: each record is one unit.
    assert [one.designation for one in reading.units] == ["1st", "2nd", "Guards", "Line"]
    assert (units["1st"].side, units["Guards"].side) == ("axis", "soviet")
    assert (units["1st"].hex, units["1st"].note) == ("1203", "tired, late")
    assert units["1st"].ratings["attack"] == 7
    assert units["Guards"].path == units["Line"].path == ("5th Corps",)


def test_records_by_their_keys_are_a_list_too(tmp_path: Path) -> None:
    told = {"A1": {"name": "1st", "type": "infantry", "size": "XX", "side": "Axis"},
            "A2": {"name": "2nd", "type": "infantry", "size": "XX", "side": "Axis"}}  # fmt: skip
    reading = read(written(tmp_path, told))
    assert [(one.source_key, one.designation) for one in reading.units] == [
        ("A1", "1st"), ("A2", "2nd"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (["a", "b"], "holds no list of records"),
        (7, "holds no list of records"),
        ({"type": "ORBAT-mapper"}, "is damaged"),
        (json.loads("[" * 300 + "]" * 300), "holds no list of records"),
    ],
)
def test_other_json_is_refused(told: Any, words: str, tmp_path: Path) -> None:  # noqa: ANN401 - any JSON
    with pytest.raises(BadInput, match=words):
        read_order_of_battle(written(tmp_path, told), game("balkans"))


def test_what_is_no_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "roster.json"
    for content in (b"", b"{", b"\xff\xfe", b"[" * 200_000, b'[{"a": 1%s}]' % (b"0" * 400)):
        path.write_bytes(content)
        with pytest.raises(BadInput):
            read_apart(path)
