"""A campaign from the surprise turn to September I 1941 of both sides, beside books by hand.

After every player turn each account, unit and base is compared with second books that know nothing
of the program, and with figures that were worked out with a pencil. At the end everything is taken
back to the start and done again.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.known_games import game
from oobmgr.rules.books import OptionValue
from tests.integration.ledger_words import posted_actions, unlike_words
from tests.integration.played import august, july, june, september
from tests.integration.played.acts import SURPRISE, PlayerTurn
from tests.integration.played.by_hand.groups import laid_out
from tests.integration.played.by_hand.playing import write_down
from tests.integration.played.by_hand.sheet import Sheet, opened
from tests.integration.played.comparison import differences
from tests.integration.played.forces import order_of_battle
from tests.integration.played.table import Table
from tests.integration.test_further_entries import OTHER_ACTIONS, UNUSED
from tests.unit.campaign.trial_books import Dump, dump
from tests.unit.cli.cli_runs import CommandLine

CAMPAIGN = (*june.TURNS, *july.TURNS, *august.TURNS, *september.TURNS)


OTHER_READINGS: dict[str, OptionValue] = {
    "weather_round": "cut_up",
    "cap_base": "rate_before_weather",
    "air_sp_mixing": "by_category",
    "sp_rounding": "event",
    "change_usable": "next_initial",
    "cadre_price": "per_re",
    "sr_round": "up",
    "rp_lost_when": "besieged",
    "rep_hit_type": "infantry",
    "factory_output": "B",
    "factory_relocation_turns": 2,
}
"""Options that a group may settle otherwise, each in the way that is not the default."""


def begun(folder: Path, options: dict[str, OptionValue]) -> Campaign:
    """The full game with the units on the table, in the surprise turn."""
    new = NewCampaign("Played", "europa", "barbarossa", "full", options)
    made = create_campaign(folder / "played.oob", new)
    made.session.execute(ImportOrderOfBattle(order_of_battle()))
    return made


def test_the_campaign(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with begun(tmp_path, {}) as campaign:
        start = dump(campaign.path)
        first = campaign.queries.summary().transactions
        table, sheet = Table(campaign, CommandLine(capsys).does), opened()
        laid_out(sheet)
        for played in CAMPAIGN:
            play(table, sheet, played)
            unlike = differences(campaign.queries, sheet, played)
            assert not unlike, "\n".join(unlike)
            if played.typed:
                assert "consistent" in table.typing("check", campaign.path).out
        # Each entry tells its working, and nothing in the words of a program.
        assert unlike_words(campaign) == []
        posted = set(posted_actions(campaign.queries).values())
        assert posted | OTHER_ACTIONS | {UNUSED} == set(game("europa").action_names)
        taken_back_and_done_again(campaign, start, first)


def test_the_campaign_in_other_readings_of_the_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same acts; the hand figures do not hold, and what the points do not pay is refused."""
    with begun(tmp_path, OTHER_READINGS) as campaign:
        table, sheet = Table(campaign, CommandLine(capsys).does), opened(OTHER_READINGS)
        laid_out(sheet)
        for played in CAMPAIGN:
            play(table, sheet, played)
            unlike = differences(campaign.queries, sheet, replace(played, closes={}))
            assert not unlike, "\n".join(unlike)


def play(table: Table, sheet: Sheet, played: PlayerTurn) -> None:
    """A player turn on the table and on the sheet; what cannot be paid must be refused."""
    queries = table.campaign.queries
    sheet.begin(played.turn, played.side)
    wrong: list[int] = []
    for one in played.acts:
        tried = deepcopy(sheet)
        write_down(tried, one)
        if tried.overdrawn():
            table.is_refused(played, one)
            continue
        table.do(played, one)
        if one.mistake:
            wrong.append(queries.version())
        else:
            write_down(sheet, one)
    for transaction in wrong:
        table.take_back(played, transaction)
    assert queries.check() == ()


def test_a_figure_that_is_wrong_is_named(tmp_path: Path) -> None:
    campaign = begun(tmp_path, {})
    sheet = opened()
    laid_out(sheet)
    played = PlayerTurn(SURPRISE, "axis", (), {"axis sp": 100, "soviet re": 26})
    assert differences(campaign.queries, sheet, played) == [
        "1941-06-I-surprise, axis, by hand: soviet re: expected 26, found 25"
    ]
    sheet.move("opening:axis", "pool:axis", "sp", 1)
    sheet.units["6 rifle"].steps_left = 0
    assert differences(campaign.queries, sheet, played) == [
        "1941-06-I-surprise, axis: 6 rifle, steps: expected 0, found 1",
        "1941-06-I-surprise, axis: opening:axis sp: expected -181, found -180",
        "1941-06-I-surprise, axis: pool:axis sp: expected 101, found 100",
        "1941-06-I-surprise, axis, by hand: axis sp: expected 100, found 101",
        "1941-06-I-surprise, axis, by hand: soviet re: expected 26, found 25",
    ]


def taken_back_and_done_again(campaign: Campaign, start: Dump, first: int) -> None:
    end = dump(campaign.path)
    done = campaign.queries.summary().transactions - first
    for _ in range(done):
        campaign.session.undo()
    assert dump(campaign.path) == start
    assert campaign.queries.check() == ()
    for _ in range(done):
        campaign.session.redo()
    assert dump(campaign.path) == end
    assert campaign.queries.check() == ()
