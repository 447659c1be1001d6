"""Scenarios of ORBAT Mapper that the program writes: read back, they are the same."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from oobmgr.campaign import commands as c
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.comparison import compared
from oobmgr.exchange.export.scenario_file import export_scenario
from oobmgr.exchange.order_of_battle import read_order_of_battle
from tests.depth import deep
from tests.unit.campaign.trial_books import fresh
from tests.unit.exchange.test_written_and_read import COMMANDS, books, edit, kept


def written(campaign: Any, folder: Path) -> Path:  # noqa: ANN401 - a campaign
    return export_scenario(campaign.queries, folder / "scenario.json")


@settings(max_examples=deep(20, nightly=400))
@given(st.lists(COMMANDS, max_size=8))
@example([edit("designation", "A / B"), edit("note", "two\nlines")])
def test_every_unit_is_read_again(commands: list[Any]) -> None:
    with tempfile.TemporaryDirectory() as name, books(Path(name)) as campaign:
        for command in commands:
            try:
                campaign.session.execute(command)
            except BadInput:
                continue
        reading = read_order_of_battle(written(campaign, Path(name)), campaign.game)
        rows = campaign.queries.units()
        preview = compared(reading, campaign.queries)
    assert reading.errors == ()
    assert {one.source_key or one.designation: kept(one) for one in reading.units} == {  # type: ignore[arg-type]
        row.source_key or f"oobmgr.{row.id}": kept(row) for row in rows
    }
    assert (preview.new, preview.changed, preview.missing) == ((), (), ())


def test_what_is_edited_in_the_scenario_comes_back_as_a_difference(tmp_path: Path) -> None:
    with books(tmp_path) as campaign:
        path = written(campaign, tmp_path)
        told = json.loads(path.read_text(encoding="utf-8"))
        group = told["sides"][0]["groups"][0]
        while "oobmgr" not in group["subUnits"][0]:
            group = group["subUnits"][0]
        unit = group["subUnits"].pop(0)
        unit["name"], unit["description"], unit["oobmgr"]["Hex"] = "1st (new)", "told", "1B 1309"
        told["sides"][0]["groups"].append({"id": "g", "name": "Reserve", "subUnits": [unit]})
        path.write_text(json.dumps(told), encoding="utf-8")
        preview = compared(read_order_of_battle(path, campaign.game), campaign.queries)
        found = {one.key: one.in_workbook for unit in preview.changed for one in unit.differences}
    assert found == {
        "designation": "1st (new)", "hex": "1B 1309", "note": "told", "formation": "Reserve",
    }  # fmt: skip


def test_units_have_their_symbols_and_stand_on_their_branches(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        with books(tmp_path) as made:
            told = json.loads(written(made, tmp_path).read_text(encoding="utf-8"))
        assert campaign.game.id == "europa"
    assert (told["type"], len(told["sides"])) == ("ORBAT-mapper", 2)
    army = told["sides"][0]["groups"][0]
    unit = army["subUnits"][0]
    while unit["subUnits"]:
        unit = unit["subUnits"][0]
    # Land unit, own, division, infantry; the second side is hostile.
    assert unit["sidc"] == "10031000211211000000"
    other = told["sides"][1]["groups"][0]["subUnits"][0]
    assert other["sidc"][3] == "6"


def test_only_the_ends_of_branches_are_units(tmp_path: Path) -> None:
    with books(tmp_path) as campaign:
        campaign.session.execute(c.RemoveUnits((UnitId(1),), ""))
        reading = read_order_of_battle(written(campaign, tmp_path), campaign.game)
    assert len(reading.units) == 3
