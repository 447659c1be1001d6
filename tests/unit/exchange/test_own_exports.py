"""What a campaign of any game exports is read again without a difference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from oobmgr import known_games
from oobmgr.campaign import commands as c
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.exchange.comparison import ImportPreview, compared
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.known_games import all_games
from oobmgr.reports.listed import reports_of
from oobmgr.rules.game import Game
from tests.campaigns import campaign_at

_HEXES = {"grande_armee": "A1207"}
"""A hex of games that hold hexes to a form; elsewhere it is any text."""


def scenarios() -> Iterator[tuple[str, str]]:
    return ((game.id, scenario.id) for game in all_games() for scenario in game.scenarios)


def units(game: Game) -> tuple[UnitValues, ...]:
    """Units of each side: with an ID and without, of two parts, to come, and said as little of
    as the game lets one say.
    """
    ratings = {rating.key: 3 + at for at, rating in enumerate(game.ratings)}
    later = game.calendar.next(game.scenarios[0].first_turn)
    made = []
    for number, side in enumerate(game.sides):
        usual = UnitValues(
            side=side.id, nation=side.nations[0], designation=f"{number} a/b", type="infantry",
            size="XX", path=("1st Army", "II Corps"), steps=3, ratings=ratings,
            hex=_HEXES.get(game.id, "12 07"), setup="in the east", note="two\nlines",
            source_key=f"key {number}",
        )  # fmt: skip
        made += [usual, replace(usual, designation="=1+1", source_key="", arrival=later)]
        if {"size", "ratings"} <= game.unit_words.optional:
            made.append(replace(usual, source_key=f"least {number}", size="", ratings={}, hex=""))
    return tuple(made)


def read_again(campaign: Campaign, folder: Path) -> ImportPreview:
    path = folder / "out.xlsx"
    export_workbook(campaign.queries, path, reports=partial(reports_of, campaign.queries))
    return compared(read_order_of_battle(path, campaign.game), campaign.queries)


def told(preview: ImportPreview) -> list[str]:
    return [*(one.sentence() for one in preview.changed), *(str(one) for one in preview.new)]


@pytest.mark.parametrize(("game", "scenario"), [*scenarios()])
def test_nothing_differs(game: str, scenario: str, tmp_path: Path) -> None:
    command = c.ImportOrderOfBattle(units(known_games.game(game)))
    with campaign_at(tmp_path / "a.oob", NewCampaign("A", game, scenario), command) as campaign:
        rows = campaign.queries.units()
        own = [row.id for row in rows if row.setup == "in the east"]
        campaign.session.execute(c.LoseSteps((UnitId(own[0]),), 1))
        campaign.session.execute(c.RemoveUnits((UnitId(own[-1]),), "sold"))
        preview = read_again(campaign, tmp_path)
        assert told(preview) == []
        assert preview.unchanged == len(rows) - 1
        assert (preview.missing, preview.new_formations, preview.new_records) == ((), 0, ())
        assert preview.nothing_new


def test_what_the_game_fills_in_is_a_difference_where_the_campaign_says_otherwise(
    tmp_path: Path,
) -> None:
    """The counterpart: a size that is entered in the workbook is not passed over."""
    new = NewCampaign("A", "spark", "combat_example")
    with campaign_at(tmp_path / "a.oob", new) as campaign:
        without = next(row for row in campaign.queries.units() if not row.size)
        campaign.session.execute(c.EditUnits((UnitId(without.id),), {"size": "I"}))
        path = tmp_path / "out.xlsx"
        export_workbook(campaign.queries, path)
        campaign.session.execute(c.EditUnits((UnitId(without.id),), {"size": "III"}))
        preview = compared(read_order_of_battle(path, campaign.game), campaign.queries)
        assert [one.in_workbook for unit in preview.changed for one in unit.differences] == ["I"]
