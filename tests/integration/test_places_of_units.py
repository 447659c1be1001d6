"""A unit's own hex, added, edited, imported and read back: words that are no hex are told of."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import (
    AddUnit,
    Command,
    EditUnits,
    ImportOrderOfBattle,
    ReadBack,
    SheetMark,
)
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.known_games import game
from tests.campaigns import campaign_at

NO_HEX = "lalala"
_HEXES = {
    "europa": "1B 1309",
    "spark": "1712",
    "war_in_europe": "C2428",
    "grande_armee": "B2401",
    "balkans": "0718",
}
_TYPES = {"spark": "infantry regiment"}


@pytest.fixture(params=_HEXES)
def campaign(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Campaign]:
    name = str(request.param)
    start = game(name).scenarios[0]
    new = NewCampaign("Tuesdays", name, start.id, start.variants[0].id if start.variants else "")
    with campaign_at(tmp_path / "tuesdays.oob", new) as opened:
        yield opened


def unit(campaign: Campaign, place: str) -> UnitValues:
    side = campaign.game.sides[0]
    return UnitValues(
        side=side.id,
        nation=side.name,
        designation="999",
        type=_TYPES.get(campaign.game.id, "infantry"),
        size="XX",
        path=("Tuesdays",),
        steps=1,
        ratings={one.key: 3 for one in campaign.game.ratings if not one.optional},
        hex=place,
    )


def told_of(campaign: Campaign, command: Command) -> str:
    """What is said before a command is posted, in the way of it or not."""
    try:
        preview = campaign.session.preview(command)
    except OobmgrError as error:
        faults = error.faults
    else:
        faults = (*preview.refusals, *preview.warnings)
    return " ".join(f"{fault.value} {fault.note()}" for fault in faults)


def ways(campaign: Campaign, number: UnitId, place: str) -> Iterator[Command]:
    """Every way to put a unit into a hex."""
    values = unit(campaign, place)
    yield AddUnit(dataclasses.replace(values, designation="998"))
    yield ImportOrderOfBattle((dataclasses.replace(values, designation="997"),), source="x.csv")
    yield EditUnits((number,), {"hex": place})
    yield ReadBack((SheetMark(number, hex=place),))


def test_words_that_are_no_hex(campaign: Campaign) -> None:
    home = _HEXES[campaign.game.id]
    campaign.session.execute(AddUnit(unit(campaign, "")))
    number = max(one.id for one in campaign.queries.units())
    for command in ways(campaign, number, home):
        assert home not in told_of(campaign, command), command
    for command in ways(campaign, number, NO_HEX):
        assert NO_HEX in told_of(campaign, command), command


def test_a_place_where_units_stand_is_known(tmp_path: Path) -> None:
    with campaign_at(tmp_path / "neva.oob", NewCampaign("Neva", "spark", "spark")) as campaign:
        box = "off-map pool (woods)"
        campaign.session.execute(AddUnit(unit(campaign, "1712")))
        number = max(one.id for one in campaign.queries.units())
        assert box in told_of(campaign, EditUnits((number,), {"hex": box}))
        campaign.session.execute(EditUnits((number,), {"hex": box}))
        pooled = dataclasses.replace(unit(campaign, box.upper()), designation="996")
        assert "Not a hex" not in told_of(campaign, AddUnit(pooled))


@pytest.mark.parametrize("behind", [" Lvov", " (Lvov)", ", Old Town"])
def test_the_name_of_a_place_behind_its_hex_is_left_out(campaign: Campaign, behind: str) -> None:
    home = _HEXES[campaign.game.id]
    campaign.session.execute(AddUnit(unit(campaign, "")))
    number = max(one.id for one in campaign.queries.units())
    ways_there = (
        EditUnits((number,), {"hex": home + behind}),
        ReadBack((SheetMark(number, hex=home + behind),)),
        AddUnit(dataclasses.replace(unit(campaign, home + behind), designation="998")),
    )
    for command in ways_there:
        assert "Not a hex" not in told_of(campaign, command), command
        campaign.session.execute(command)
        assert max(campaign.queries.units(), key=lambda one: (one.hex, one.id)).hex == home
        campaign.session.undo()


def test_a_number_behind_a_hex_leaves_the_place_as_it_was_typed(tmp_path: Path) -> None:
    with campaign_at(tmp_path / "neva.oob", NewCampaign("Neva", "spark", "spark")) as campaign:
        box = "1712 pool 2"
        campaign.session.execute(AddUnit(unit(campaign, "")))
        number = max(one.id for one in campaign.queries.units())
        assert box in told_of(campaign, EditUnits((number,), {"hex": box}))


def test_a_place_that_units_have_with_its_name_stays_theirs(tmp_path: Path) -> None:
    with campaign_at(tmp_path / "neva.oob", NewCampaign("Neva", "spark", "spark")) as campaign:
        # As a file of an earlier version may hold it: an import brings units as they are given.
        old = unit(campaign, "1712 Lvov")
        campaign.session.execute(ImportOrderOfBattle((old,), source="x.csv"))
        campaign.session.execute(AddUnit(dataclasses.replace(old, designation="998")))
        assert {one.hex for one in campaign.queries.units()} == {"1712 Lvov"}
