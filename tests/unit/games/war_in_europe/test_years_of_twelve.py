"""A year of twelve cycles: turns of a thirteenth are no part of the books (WIE-CYC-02)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.unit.games.war_in_europe.playing import Table

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.domain.errors import BadInput
from oobmgr.domain.records import RecordValues
from oobmgr.games.war_in_europe.records.air import FLAGS
from oobmgr.games.war_in_europe.records.listed import (
    AIR_FRONTS,
    AMPHIBIOUS,
    HEXES,
    LOSSES,
    MISSIONS,
    REPLACEMENTS,
    UNIT_MARKS,
    WEATHERS,
)
from oobmgr.rules.record_kinds import RecordKind


def test_turns_that_the_year_has_not_are_not_counted_at_the_start(tmp_path: Path) -> None:
    """Told to begin with 4/13/40, a year of twelve begins with 1/1/41: four turns to 1/2/41."""
    table = Table(tmp_path, start="4/13/40", cycles_per_year="12", cycle_anchor="scenario_start")
    seen = []
    for _ in range(6):
        seen.append((table.queries.sequence().turn, table.queries.sequence().phase))
        table.to_next_turn()
    assert seen[0][0] == "1941-01-1"
    assert [turn for turn, phase in seen if phase == "cycle"] == ["1941-02-1"]


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        (WEATHERS, {"turn": "1940-13-2", "weather": "Mud"}),
        (REPLACEMENTS, {"side": "axis", "front": "West", "points": 3, "turn": "1941-13-1",
                        "kind": ""}),
        (AMPHIBIOUS, {"side": "allied", "hex": "B1010", "points": 1, "turn": "1940-13-2",
                      "in": None, "out": None}),
        (HEXES, {"hex": "B1010", "last": "Axis", "turn": "1940-13-2", "neutral": "",
                 "partial": "", "printed": "", "cut": ""}),
        (HEXES, {"hex": "B1010", "last": "", "turn": "", "neutral": "", "partial": "",
                 "printed": "", "cut": "1940-13-2"}),
        (AIR_FRONTS, {"turn": "1940-13-2", "front": "West", "war": "", "combat": "no",
                      "distance": None, "neutral_between": "no"} | dict.fromkeys(FLAGS, "no")),
        (MISSIONS, {"turn": "1940-13-2", "front": "West", "of": "Axis", "superiority": 3,
                    "other": 0, "inactive": 0, "exposed": "no"}),
        (LOSSES, {"turn": "1940-13-2", "front": "West", "of": "Axis", "total": 60, "lost": 1}),
        (UNIT_MARKS, {"side": "axis", "unit": 1, "mark": "at sea", "turn": "1940-13-2",
                      "front": None, "origin": None, "formed": None, "repaired": None,
                      "converted": None}),
    ],
)  # fmt: skip
def test_rows_of_a_turn_that_the_year_has_not_are_refused(
    tmp_path: Path, kind: RecordKind, row: dict[str, Any]
) -> None:
    read = ImportOrderOfBattle((), (RecordValues(kind.subject, row),))
    twelve = Table(tmp_path, "1/2/41", cycles_per_year="12")
    with pytest.raises(BadInput, match="is in cycle 13, and the year has 12"):
        twelve.campaign.session.execute(read)
    (tmp_path / "usual").mkdir()
    Table(tmp_path / "usual", "1/2/41").campaign.session.execute(read)
