"""A list that names a formation alone, which the campaign has within others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from oobmgr.campaign.commands import AddFormation
from oobmgr.campaign.file import Campaign
from oobmgr.domain.accounts import SideId
from oobmgr.exchange.comparison import compared
from oobmgr.exchange.delimited import rows_of
from oobmgr.exchange.known_formations import AT_THE_TOP
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.exchange.raw_sheets import Behind, RawSheet
from oobmgr.exchange.readings import OrderOfBattleReading
from tests.unit.campaign.trial_books import SOVIET, fresh

HEAD = "Nation\tUnit\tType\tSize\tRatings\tArmy\tCorps\n"
LIST = (
    HEAD
    + """Soviet\t193\tinfantry\tXX\t4-6\t\t31st Rifle Corps
Soviet\t195\tinfantry\tXX\t4-6\t\t31st Rifle Corps
Soviet\t1\tartillery\tX\t3-8\t\tFront troops
"""
)
NONE: Mapping[str, str] = {}
FRONT, ARMY, CORPS = "South-Western Front", "5th Army", "31st Rifle Corps"
ASKED = f"formation:soviet:{CORPS}"


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    with fresh(tmp_path) as made:
        made.session.execute(AddFormation(SOVIET, (FRONT, ARMY, CORPS)))
        yield made


def read(
    campaign: Campaign, answers: Mapping[str, str] = NONE, text: str = LIST
) -> OrderOfBattleReading:
    sheet = RawSheet("list", rows_of(text, Path("list.txt")), Behind())
    known = campaign.queries.formations()
    return order_of_battle_of("list.txt", (sheet,), campaign.game, answers, known)


def paths(reading: OrderOfBattleReading) -> dict[str, tuple[str, ...]]:
    return {unit.designation: unit.path for unit in reading.units}


def test_one_of_the_name_is_meant_and_it_is_said(campaign: Campaign) -> None:
    found = read(campaign)
    assert paths(found) == {
        "193": (FRONT, ARMY, CORPS),
        "195": (FRONT, ARMY, CORPS),
        # No formation of the campaign is called so.
        "1": ("Front troops",),
    }
    (asked,) = found.questions
    assert (asked.id, asked.proposal, asked.needed) == (
        ASKED,
        f"{FRONT} / {ARMY} / {CORPS}",
        False,
    )
    assert asked.text == f"{CORPS} is in the campaign already. Is it the same?"
    command = compared(found, campaign.queries).to_command()
    campaign.session.execute(command)
    held = {row.path for row in campaign.queries.formations()}
    assert held == {
        (FRONT,),
        (FRONT, ARMY),
        (FRONT, ARMY, CORPS),
        ("Front troops",),
    }


def test_the_player_may_say_that_it_is_another(campaign: Campaign) -> None:
    found = read(campaign, {ASKED: AT_THE_TOP})
    assert paths(found)["193"] == (CORPS,)
    assert not found.questions


def test_of_several_it_is_asked_which(campaign: Campaign) -> None:
    other = (FRONT, "6th Army", CORPS)
    campaign.session.execute(AddFormation(SOVIET, other))
    (asked,) = read(campaign).questions
    assert (asked.needed, asked.only_told, asked.proposal) == (True, True, "")
    assert asked.choices == (
        f"{FRONT} / {ARMY} / {CORPS}",
        f"{FRONT} / 6th Army / {CORPS}",
        AT_THE_TOP,
    )
    answered = read(campaign, {ASKED: asked.choices[1]})
    assert paths(answered)["193"] == other
    assert not answered.questions


def test_one_at_the_top_or_of_the_other_side_is_no_other(campaign: Campaign) -> None:
    campaign.session.execute(AddFormation(SideId("axis"), ("AG South", "Front troops")))
    assert paths(read(campaign))["1"] == ("Front troops",)
    campaign.session.execute(AddFormation(SOVIET, (CORPS,)))
    found = read(campaign)
    assert paths(found)["193"] == (CORPS,)
    assert not found.questions


def test_what_stands_below_it_in_the_list_goes_along(campaign: Campaign) -> None:
    text = (
        f"{HEAD}Soviet\t193\tinfantry\tXX\t4-6\t{ARMY}\t{CORPS}\n"
        f"Soviet\t45\tinfantry\tXX\t4-6\t{ARMY}\t15th Rifle Corps\n"
    )
    assert paths(read(campaign, text=text)) == {
        "193": (FRONT, ARMY, CORPS),
        "45": (FRONT, ARMY, "15th Rifle Corps"),
    }


def test_the_programs_own_layout_tells_every_formation_from_the_top(campaign: Campaign) -> None:
    text = (
        "ID\tSide\tNation\tDesignation\tType\tSize\tParent\tRatings\tSteps\n"
        f"1\tSoviet\tSoviet Union\t193\tinfantry\tXX\t{CORPS}\t4-6\t1\n"
    )
    found = read(campaign, text=text)
    assert paths(found) == {"193": (CORPS,)}
    assert not found.questions
