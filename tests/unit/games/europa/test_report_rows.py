"""What only this game knows of its reports: places, prices of the own chart, what arrives."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.campaigns import post
from tests.unit.campaign.trial_books import AXIS, SOVIET, fresh
from tests.unit.reports.kept_books import by_name, cells, report, section

from oobmgr.campaign.commands import Advance, FillCharts
from oobmgr.campaign.file import Campaign
from oobmgr.domain.accounts import Account
from oobmgr.games.europa.screens.report_rows import box_words

COSTS = {
    "rows": ["7-6 infantry", "10-10 panzer"],
    "columns": ["infantry", "armor", "artillery"],
    "cells": [["4", "", ""], ["3", "3", ""]],
}
SCHEDULE = {
    "rows": ["July I 1941", "August II 1941"],
    "columns": ["Germany infantry", "Finland artillery", "Soviet Union infantry"],
    "cells": [["6", "1", "9"], ["8", "", ""]],
}


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    """The Soviet Initial Phase of June II, with two charts of a player's own."""
    with fresh(tmp_path) as made:
        copies = {"special_costs": COSTS, "replacement_schedule": SCHEDULE}
        made.session.execute(FillCharts(copies))
        while (now := made.queries.sequence()).side != SOVIET or now.phase != "initial":
            made.session.execute(Advance("phase", anyway=True))
        yield made


def test_prices_are_those_of_the_own_chart(campaign: Campaign) -> None:
    title = "Prices to full strength, own copy"
    assert cells(report(campaign, "replacement-sheet", AXIS), title) == [
        ("7-6 infantry", 4, None, None),
        ("10-10 panzer", 3, 3, None),
    ]


def test_the_schedule_brings_each_side_its_points_of_the_next_turns(campaign: Campaign) -> None:
    # June II looks as far as August I: July I is in sight, August II is not.
    assert cells(report(campaign, "arrivals", AXIS), "Points") == [
        ("July I 1941", None, None, None, None),
        ("Germany", "infantry points", 6, "own copy", "REP 14"),
        ("Finland", "artillery points", 1, "own copy", "REP 14"),
        ("Together", None, 7, None, None),
    ]
    # Soviet infantry points come from the cities.
    assert section(report(campaign, "arrivals", SOVIET), "Points").rows == ()


def test_factories_tell_their_state_and_when_they_work_again(campaign: Campaign) -> None:
    assert section(report(campaign, "replacement-sheet", SOVIET), "Factories").rows == ()
    for place in ("Kharkov", "Gorkiy", "Leningrad"):
        post(campaign, "factory", place=place, event="new")
    post(campaign, "factory", place="Gorkiy", event="upgraded")
    post(campaign, "factory", place="Kharkov", event="moved")
    post(campaign, "factory", place="Leningrad", event="lost")
    found = by_name(report(campaign, "replacement-sheet", SOVIET), "Factories")
    # Moved in June II, so six turns on it works: the sixth after June II is September II.
    assert found == {
        "Gorkiy": ("upgraded", "yes"),
        "Kharkov": ("plain", "moved, from Sep II"),
        "Leningrad": ("plain", "held by the Axis"),
    }


def test_cities_tell_what_each_brings_and_why_not(campaign: Campaign) -> None:
    post(campaign, "initial", cities={"Riga": "held", "Minsk": "siege"})
    made = report(campaign, "replacement-sheet", SOVIET)
    found = by_name(made, "Cities")
    assert found["Riga"] == (0, "held by the Axis")
    assert found["Minsk"] == (3, "besieged")
    assert found["Kiev"] == (4, "free")
    listed = [row for name, row in found.items() if name != "Infantry points a turn"]
    total = found["Infantry points a turn"][0]
    # Of 56 points of the full game, the 2 of Riga are lost.
    assert total == 54 == sum(row[0] for row in listed if isinstance(row[0], int))


def test_groups_of_july_arrive_until_they_were_received(campaign: Campaign) -> None:
    def groups() -> list[object]:
        made = report(campaign, "arrivals", AXIS)
        return [row.cells[2] for row in section(made, "Air groups").rows if row.kind == "sum"]

    assert groups() == [3]
    while campaign.queries.sequence().turn != "1941-07-I":
        campaign.session.execute(Advance("phase", anyway=True))
    assert groups() == []


def test_boxes_are_called_by_their_state() -> None:
    for key, words in (
        ("box:axis:Germany/Me109F/2/available", "Available"),
        ("box:axis:Germany/Me109F/2/operable:Lublin", "Operable at a base"),
        ("box:axis:Germany/Me109F/2/eet", "EET"),
    ):
        assert box_words(Account.from_key(key)) == words
