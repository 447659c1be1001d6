"""Ratings above what counters print are asked about, in the window and on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.commands import AddUnit, EditUnits
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.known_games import game
from tests.campaigns import campaign_at

TYPES = {"spark": "infantry regiment"}
WITH_RATINGS = ("europa", "spark", "war_in_europe", "balkans")


@pytest.fixture(params=WITH_RATINGS)
def campaign(request: pytest.FixtureRequest, tmp_path: Path) -> Campaign:
    name = str(request.param)
    start = game(name).scenarios[0]
    new = NewCampaign("Rated", name, start.id, start.variants[0].id if start.variants else "")
    return campaign_at(tmp_path / "rated.oob", new)


def _unit(campaign: Campaign, value: int) -> UnitValues:
    side = campaign.game.sides[0]
    first = campaign.game.ratings[0]
    ratings = {one.key: 3 for one in campaign.game.ratings if not one.optional}
    kind = TYPES.get(campaign.game.id, "infantry")
    return UnitValues(
        side=side.id,
        nation=side.name,
        designation="999",
        type=kind,
        size="XX",
        path=("Tuesdays",),
        steps=1,
        ratings={**ratings, first.key: value},
    )


def _asked(warnings: object) -> list[str]:
    assert isinstance(warnings, tuple)
    words = "is more than any counter prints."
    return [one.message for one in warnings if one.asks and one.message.endswith(words)]


def test_a_new_unit_and_a_change_are_asked_about(campaign: Campaign) -> None:
    first = campaign.game.ratings[0]
    said = [f"{first.name} 66 is more than any counter prints."]
    assert _asked(campaign.session.preview(AddUnit(_unit(campaign, 66))).warnings) == said
    assert _asked(campaign.session.preview(AddUnit(_unit(campaign, 20))).warnings) == []
    campaign.session.execute(AddUnit(_unit(campaign, 6)))
    number = next(row.id for row in campaign.queries.units() if row.designation == "999")
    change = EditUnits((UnitId(number),), {f"rating:{first.key}": "66"})
    assert _asked(campaign.session.preview(change).warnings) == said
    campaign.session.execute(change)
    # What stands there already is not asked about again with another fact.
    both = EditUnits((UnitId(number),), {f"rating:{first.key}": "66", "note": "a slip"})
    assert _asked(campaign.session.preview(both).warnings) == []
