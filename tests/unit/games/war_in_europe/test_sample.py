"""The sample campaign of May 1940: what it begins with, and a turn of all players."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from tests.game_table import GameTable
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, SOVIET, flown

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.units import UnitStatus
from oobmgr.games.war_in_europe.words import AIR_POINTS, ASSAULT_POINTS, REPLACEMENTS
from oobmgr.rules.questions import NoWish

_QUESTIONS: Final = ("air_war", "production", "rail_and_supply")
_FROM_PLAY: Final = {
    "Turns of this cycle",
    "Attrition to come",
    "Interdiction and suppression",
    "Attrition so far",
}
"""Tables that fill by playing: each reads what was entered in a turn."""


class Sample(GameTable):
    """The sample on the table."""

    def __init__(self, folder: Path, first_turn: str = "3/5/40") -> None:
        options = {"first_turn": first_turn}
        super().__init__(folder, NewCampaign("May", "war_in_europe", "may_1940", options=options))

    def go_on(self) -> None:
        """Leave the phase as a player does whom nothing stops."""
        self.campaign.session.execute(Advance())

    def all_tables(self) -> dict[str, list[tuple[str, ...]]]:
        """The rows of every table of the three pages."""
        asked = [self.queries.game.question(name) for name in _QUESTIONS]
        tables = [table for one in asked for table in self.queries.ask(one, NoWish())]
        return {table.title: [(*row.cells, row.state) for row in table.rows] for table in tables}

    def held(self, good: str) -> dict[str, int]:
        """Where the points of a good are, the opening left out."""
        rows = self.queries.balances(all_accounts=True)
        opened = ("opening:",)
        return {
            row.account: row.amount
            for row in rows
            if row.good == good and row.amount and not row.account.startswith(opened)
        }


@pytest.fixture
def sample(tmp_path: Path) -> Sample:
    return Sample(tmp_path)


def test_points_lie_where_the_sample_says(sample: Sample) -> None:
    assert sample.held(AIR_POINTS) == {
        "pool:axis:West:Axis": 60,
        "pool:allied:West:Commonwealth": 54,
        "pool:axis:South:Axis": 7,
        "pool:axis:South:Italy": 30,
        "pool:allied:South:Commonwealth": 18,
        "pool:axis:East:Axis": 9,
        "pool:soviet:East:Soviet": 30,
    }
    assert sample.held(REPLACEMENTS) == {
        "pool:axis:West:infantry": 6,
        "pool:axis:West:armor": 2,
        "pool:axis:East:infantry": 2,
        "pool:allied:West:infantry": 4,
        "pending:allied:1940-05-4:South:infantry": 3,
        "pool:soviet:East:infantry": 5,
    }
    assert sample.held(ASSAULT_POINTS) == {
        "box:axis:B5519": 1,
        "pool:axis:waiting": 2,
        "pool:allied:waiting": 4,
    }


def test_marks_lie_on_the_units_that_the_sample_names(sample: Sample) -> None:
    # The opening notes them by number before the units are there.
    marked = {
        (unit.designation, unit.type): tuple(mark.word for mark in unit.marks)
        for unit in sample.queries.units()
        if unit.marks
    }
    assert marked == {
        ("XIV", "mechanized"): ("kampfgruppe",),
        ("7th Flieger", "airborne"): ("airborne box",),
        ("X", "infantry"): ("cut off from rail",),
        ("4th Indian", "infantry"): ("fortified",),
        ("6th Australian", "infantry"): ("at sea",),
        ("214th", "airborne"): ("airborne box",),
    }
    cut_off = [unit for unit in sample.queries.units() if unit.marks and unit.designation == "X"]
    assert [unit.nation for unit in cut_off] == ["France"]


def test_units_of_all_sides_stand_on_three_fronts(sample: Sample) -> None:
    units = sample.queries.units()
    assert Counter(unit.side for unit in units) == {AXIS: 21, ALLIED: 15, SOVIET: 9}
    nowhere = {unit.designation for unit in units if not unit.hex}
    # In a box, at sea, still to come, or lost: everything else stands in a hex.
    away = {"7th Flieger", "214th", "6th Australian", "148th", "XL", "1st Canadian", "17th"}
    assert nowhere == away
    assert [unit.designation for unit in units if unit.status is UnitStatus.DEAD] == ["148th"]
    assert all(unit.path for unit in units)
    # West, South and East by the letters of their maps.
    assert {unit.hex[:1] for unit in units if unit.hex} == {"B", "C", "D"}


def test_the_pages_know_everything_and_nothing_is_red(sample: Sample) -> None:
    assert sample.queries.check() == ()
    assert sample.warnings() == []
    tables = sample.all_tables()
    assert {title for title, rows in tables.items() if not rows} <= _FROM_PLAY
    assert tables["Calendar"][0][1] == "Clear"
    first = {row[0]: row[3] for row in tables["Fortification"]}
    assert first == {"4th Indian infantry": "2/5/40"}


def test_nobody_lacks_ratings_but_repair_and_supply_units(sample: Sample) -> None:
    bare = {unit.type for unit in sample.queries.units() if not unit.ratings}
    assert bare == {"repair", "mobile supply"}


def _play(sample: Sample) -> None:
    """Post what the phase is for, where the sample has something for it."""
    at = sample.queries.sequence()
    if at.phase == "air":
        _fly(sample)
    elif (at.side, at.phase) == (AXIS, "replacement"):
        sample.post("transfer_points", front="West", to_front="East", kind="infantry", points=2)
    elif (at.side, at.phase) == (AXIS, "movement"):
        sample.post("rail_work", units="1st Railway", hexes=["B2419", "B2420"], area="Moderate")
        sample.post("through_beach", hex="B5519", units_in=1)
        sample.post("airborne_drop", units="7th Flieger", hex="B2917", may_be_supplied=True)
    elif (at.side, at.phase) == (ALLIED, "movement"):
        # Round the Horn takes four turns, and this is the third.
        assert "is in turn 3 of its voyage" in sample.refused(
            "land", units="6th Australian", hex="C4122"
        )
        sample.post("cut_off", units="Cavalry")
    elif (at.side, at.phase) == (SOVIET, "replacement"):
        sample.post("airborne_transfer", units="214th", to_front="South")


def _fly(sample: Sample) -> None:
    """Air combat in the West, 40 against 30; none elsewhere, where one side alone flies it."""
    west = flown(("Axis", 40, 10), ("Commonwealth", 30, 9))
    sample.post("missions", front="West", distance=3, **west)
    sample.post("missions", front="South", **flown(("Axis", 0, 7), ("Italy", 0, 5)))
    sample.post("missions", front="East", **flown(("Soviet", 5, 0)))


def test_a_turn_of_all_players_and_back(sample: Sample) -> None:
    before, began = sample.all_tables(), sample.queries.version()
    while sample.queries.sequence().turn == "1940-05-3":
        _play(sample)
        sample.go_on()
    assert sample.held(REPLACEMENTS) == {
        "pool:axis:West:infantry": 6 - 2,
        "pool:axis:West:armor": 2,
        "pool:axis:East:infantry": 2 + 2,
        "pool:allied:West:infantry": 4,
        "pending:allied:1940-05-4:South:infantry": 3,
        "pool:soviet:East:infantry": 5,
    }
    tables = sample.all_tables()
    # The two cut hexes were mended; a second unit is behind where they were.
    assert {row[0] for row in tables["Cut railways"]} == {"X infantry", "Cavalry mechanized"}
    assert sample.hex_of("7th Flieger") == "B2917"
    # What was on the way is there once the air phase of the next turn is over.
    sample.post("weather", weather="Mud")
    sample.go_on()
    _fly(sample)
    sample.go_on()
    assert sample.held(REPLACEMENTS)["pool:allied:South:infantry"] == 3
    boxes = sample.all_tables()["Airborne boxes"]
    assert ("214th", "Soviet", "South", "ready") in boxes
    assert sample.queries.check() == ()
    for _ in range(sample.queries.version() - began):
        sample.campaign.session.undo()
    assert sample.all_tables() == before
    assert sample.queries.check() == ()


@pytest.mark.parametrize("first", ["1/1/40", "3/5/40", "1/7/41"])
def test_it_begins_in_any_turn(tmp_path: Path, first: str) -> None:
    sample = Sample(tmp_path, first)
    assert sample.queries.check() == ()
    assert sample.warnings() == []
    voyages = sample.all_tables()["Round the Horn"]
    assert voyages == [("6th Australian infantry", "3", "High Seas Intervention", "")]
