"""A campaign in which each player turn has weather of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.accounts import SideId
from tests.campaigns import campaign_at, post


def weather(books: Campaign) -> Mapping[str, str]:
    return books.queries.sequence().weather


def receive(books: Campaign, **zones: str) -> None:
    post(books, "initial", weather=zones)


def test_each_side_sees_the_weather_of_its_own_player_turn(tmp_path: Path) -> None:
    options = {"surprise_turn": "skip", "weather_scope": "player_turn"}
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", options)
    with campaign_at(tmp_path / "tuesdays.oob", new) as books:
        assert weather(books) == {}
        receive(books, B="mud")
        assert weather(books)["B"] == "mud"
        books.session.execute(Advance("side", anyway=True))
        assert books.queries.sequence().side == SideId("soviet")
        assert weather(books) == {}
        receive(books, B="snow")
        assert weather(books)["B"] == "snow"


def test_the_weather_of_a_game_turn_holds_for_both_sides(tmp_path: Path) -> None:
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", {"surprise_turn": "skip"})
    with campaign_at(tmp_path / "tuesdays.oob", new) as books:
        receive(books, B="mud")
        books.session.execute(Advance("side", anyway=True))
        assert weather(books)["B"] == "mud"
