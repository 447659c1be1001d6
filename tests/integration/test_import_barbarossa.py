"""The sample order of battle, read and brought into a campaign, gives the figures known of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from oobmgr.campaign.commands import EditUnits, RemoveUnits
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.places import resources_dir
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.exchange.comparison import compare
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from oobmgr.exchange.readings import NOTHING, UNITS, OrderOfBattleReading
from oobmgr.known_games import game
from tests.campaigns import campaign_at

EUROPA = game("europa")
SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"
KNOWN = json.loads(
    (Path(__file__).parents[1] / "data/order_of_battle/barbarossa_1941.json").read_text("utf-8")
)
NAMES = {side.id: side.name for side in EUROPA.sides}


@pytest.fixture(scope="module")
def reading() -> OrderOfBattleReading:
    return read_order_of_battle(SAMPLE, EUROPA)


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    new = NewCampaign("Trial", "europa", "barbarossa", "full")
    with campaign_at(tmp_path / "trial.oob", new) as made:
        yield made


def counted(values: Iterable[str]) -> dict[str, int]:
    return dict(Counter(values))


def equivalents(units: Iterable[UnitValues]) -> Fraction:
    return sum((Fraction(unit.traits["re"]) for unit in units), Fraction())


def test_every_row_is_read(reading: OrderOfBattleReading) -> None:
    assert reading.problems == ()
    assert {s.name: s.read for s in reading.sheets if s.kind == UNITS} == {
        name: sheet["units"] for name, sheet in KNOWN["sheets"].items()
    }
    assert [s.name for s in reading.sheets if s.kind == NOTHING] == ["About"]
    assert (len(reading.units), reading.left_out) == (KNOWN["units"], 0)


@pytest.mark.parametrize("field", ["side", "nation", "type", "size"])
def test_units_counted_by_field(reading: OrderOfBattleReading, field: str) -> None:
    words = [getattr(unit, field) for unit in reading.units]
    assert counted(NAMES.get(word, word) for word in words) == KNOWN[f"by_{field}"]


def test_units_counted_by_arrival(reading: OrderOfBattleReading) -> None:
    known = {EUROPA.calendar.parse(label): n for label, n in KNOWN["by_arrival"].items()}
    assert counted(unit.arrival for unit in reading.units) == known


def test_units_counted_by_side_nation_type_and_size(reading: OrderOfBattleReading) -> None:
    found = counted(" | ".join((NAMES[u.side], u.nation, u.type, u.size)) for u in reading.units)
    assert found == KNOWN["by_side_nation_type"]


def test_sums_by_side(reading: OrderOfBattleReading) -> None:
    for side, name in NAMES.items():
        units = [unit for unit in reading.units if unit.side == side]
        assert {
            "attack": sum(unit.ratings["attack"] for unit in units),
            "defense": sum(unit.ratings["defense"] for unit in units),
            "re": equivalents(units),
            "steps": sum(unit.steps for unit in units),
        } == KNOWN["sums"][name]


def test_sums_of_all(reading: OrderOfBattleReading) -> None:
    units = reading.units
    assert sum(unit.ratings["attack"] for unit in units) == KNOWN["total_attack"]
    assert sum(unit.ratings["defense"] for unit in units) == KNOWN["total_defense"]
    assert equivalents(units) == KNOWN["total_re"]
    assert sum("cm" in unit.traits for unit in units) == KNOWN["cm_units"]
    assert sum("art" in unit.traits for unit in units) == KNOWN["artillery_units"]
    assert sum("cadre" in unit.traits for unit in units) == KNOWN["units_with_cadre"]
    assert counted(unit.traits["aeca"] for unit in units) == KNOWN["aeca"]
    assert counted(unit.traits["atec"] for unit in units) == KNOWN["atec"]


def test_the_tree_of_formations(reading: OrderOfBattleReading) -> None:
    paths = [f"{NAMES[side]}: {' / '.join(path)}" for side, path in reading.formation_paths()]
    assert len(paths) == reading.formations == KNOWN["formations"]
    assert set(paths) == set(KNOWN["formation_paths"])


def test_air_groups(reading: OrderOfBattleReading) -> None:
    known: dict[str, Any] = KNOWN["air"]
    groups: Counter[str] = Counter()
    allowance: Counter[str] = Counter()
    records: list[dict[str, Any]] = [dict(record.values) for record in reading.records]
    for row in records:
        if row["kind"] == "air group":
            groups[f"{NAMES[row['side']]} | {row['nation']}"] += row["groups"]
        else:
            turn = EUROPA.calendar.label(row["arrival"])
            allowance[f"{row['nation']} | {turn} | {row['condition'] or '-'}"] += row["groups"]
    assert len(records) == known["rows"]
    assert groups == known["groups"]
    assert allowance == known["ground_allowance"]
    assert sum(row["steps"] == 1 for row in records) == known["half_strength_rows"]


def test_single_units(reading: OrderOfBattleReading) -> None:
    by_key = {unit.source_key: unit for unit in reading.units}
    for known in KNOWN["sample"]:
        unit = by_key[known["id"]]
        assert NAMES[unit.side] == known["side"]
        assert unit.arrival == EUROPA.calendar.parse(known["arrival"])
        assert " / ".join(unit.path) == known["parent"]
        for field in ("nation", "designation", "type", "size", "setup", "steps"):
            assert getattr(unit, field) == known[field]
        assert unit.note == (known["notes"] or "")
        assert unit.ratings == {key: known[key] for key in ("attack", "defense", "move")}
        assert Fraction(unit.traits["re"]) == Fraction(known["re"])
        for key in ("cadre", "cm", "aeca", "atec", "art", "confidence"):
            assert unit.traits.get(key) == known[key]
        assert unit.traits.get("aa") == (None if known["aa"] is None else str(known["aa"]))


def test_a_campaign_takes_it_all_in_one_transaction(
    campaign: Campaign, reading: OrderOfBattleReading
) -> None:
    preview = compare(reading, campaign.queries.units(), campaign.queries.records())
    assert (len(preview.new), preview.new_formations) == (KNOWN["units"], KNOWN["formations"])

    campaign.session.execute(preview.to_command())

    assert len(campaign.queries.units()) == KNOWN["units"]
    assert len(campaign.queries.formations()) == KNOWN["formations"]
    assert len(campaign.queries.records()) == KNOWN["air"]["rows"]
    campaign.session.undo()
    assert campaign.queries.units() == ()


def test_importing_the_same_workbook_again_adds_nothing(
    campaign: Campaign, reading: OrderOfBattleReading
) -> None:
    campaign.session.execute(to_command(reading))

    again = compare(reading, campaign.queries.units(), campaign.queries.records())

    assert again.nothing_new
    assert (again.unchanged, again.unchanged_records) == (KNOWN["units"], KNOWN["air"]["rows"])
    assert (again.changed, again.absent, again.new_formations) == ((), 0, 0)


def test_what_changed_meanwhile_is_listed_and_left_alone(
    campaign: Campaign, reading: OrderOfBattleReading
) -> None:
    campaign.session.execute(to_command(reading))
    first, second, *_ = campaign.queries.units()
    changes: dict[str, str | int] = {
        "designation": "61 (b)",
        "rating:attack": 8,
        "trait:cadre": "3-6",
    }
    campaign.session.execute(EditUnits((UnitId(first.id),), changes))
    campaign.session.execute(RemoveUnits((UnitId(second.id),), "not in our game"))

    again = compare(reading, campaign.queries.units(), campaign.queries.records())

    (changed,) = again.changed
    assert changed.unit_id == first.id
    assert {(d.field, d.in_campaign, d.in_workbook) for d in changed.differences} == {
        ("designation", "61 (b)", first.designation),
        ("attack", "8", str(first.ratings["attack"])),
        ("cadre", "3-6", first.traits["cadre"]),
    }
    assert "attack is 8, in the workbook" in changed.sentence()
    assert [unit.values.source_key for unit in again.new] == [second.source_key]
    assert again.unchanged == KNOWN["units"] - 2
