"""Stocks that the players enter: until then they are not known, wherever they are shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import Advance, CountIn, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.rows import held_words
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.quantities import NOT_ENTERED, signed
from oobmgr.exchange.export.holdings import holding_table
from oobmgr.exchange.export.pools import pool_table
from oobmgr.exchange.export.source import gather
from oobmgr.games.spark.actions.supply.stocks import ReceiveInputs
from oobmgr.reports.holdings import Holdings
from oobmgr.ui.shell.pools import pool_rows
from oobmgr.ui.viewmodels.ledger import holdings
from oobmgr.ui.viewmodels.printed_roster import sheet_header
from oobmgr.ui.viewmodels.turn_figures import pool_changes
from tests.campaigns import campaign_at

SOVIET, GERMAN, AMMUNITION = SideId("soviet"), SideId("german"), GoodId("ammunition")


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    """The combat example: an Army and the German forces have artillery, and no stock entered."""
    new = NewCampaign("Example", "spark", "combat_example")
    with campaign_at(tmp_path / "example.oob", new) as made:
        yield made


def balance(campaign: Campaign, side: SideId) -> list[tuple[str, int | None]]:
    rows = campaign.queries.balances()
    return [(row.account, row.known) for row in rows if (row.side, row.good) == (side, AMMUNITION)]


def count(campaign: Campaign, side: SideId, counted: int, place: str, reason: str = "") -> None:
    campaign.session.execute(CountIn(side, AMMUNITION, counted, reason, place))


def test_a_stock_that_nobody_entered_is_not_nothing(campaign: Campaign) -> None:
    assert balance(campaign, SOVIET) == [("pool:soviet:67th Army", None)]
    assert balance(campaign, GERMAN) == [("pool:german:German forces", None)]
    count(campaign, GERMAN, 0, "german forces")
    assert balance(campaign, GERMAN) == [("pool:german", 0)]
    count(campaign, SOVIET, 30, "67th Army")
    assert balance(campaign, SOVIET) == [("pool:soviet:67th Army", 30)]


def test_a_single_stock_is_counted_without_its_name(campaign: Campaign) -> None:
    count(campaign, GERMAN, 20, "")
    assert balance(campaign, GERMAN) == [("pool:german:German forces", 20)]
    count(campaign, GERMAN, 18, "", "two were forgotten")
    assert balance(campaign, GERMAN) == [("pool:german:German forces", 18)]


def test_the_first_count_is_the_start_and_the_next_is_held_against_it(campaign: Campaign) -> None:
    """What was not known is no difference, so it wants no reason and is no adjustment."""
    waiting = {row.place: row for row in campaign.queries.countable() if not row.entered}
    assert set(waiting) == {"67th Army", "German forces"}
    assert waiting["67th Army"].booked_words == NOT_ENTERED
    count(campaign, SOVIET, 30, "67th Army")
    (row, *_) = campaign.queries.ledger()
    assert (row.change, row.state) == (30, "posted")
    count(campaign, SOVIET, 28, "67th Army", "two were forgotten")
    (row, *_) = campaign.queries.ledger()
    assert (row.change, row.state) == (-2, "adjusted")


def test_what_is_not_known_is_said_on_strip_sheet_ledger_and_report(campaign: Campaign) -> None:
    queries, game = campaign.queries, campaign.game

    def told() -> list[str]:
        balances = queries.balances()
        _, figures = pool_rows(balances, game)
        sheets = sheet_header(game, queries.summary(), balances).sides
        ledger = holdings(balances, game)
        material = queries.report_material()
        books = Holdings(material, game, game.side(SOVIET)).in_turn(material.turn.code)
        return [
            next(row.figure for row in figures if row.name == "Soviet ammo"),
            next(one.pools for one in sheets if one.id == SOVIET),
            next(one.words for one in ledger if one.side == SOVIET),
            next(
                str(one.closing) if one.entered else NOT_ENTERED
                for one in books
                if one.held.good == AMMUNITION
            ),
        ]

    assert told() == [
        NOT_ENTERED,
        f"ammo {NOT_ENTERED}",
        f"Soviet ammunition points {NOT_ENTERED}",
        NOT_ENTERED,
    ]
    count(campaign, SOVIET, 30, "67th Army")
    assert told() == ["30", "ammo 30", "Soviet ammunition points 30", "30"]


def test_one_of_several_stocks_that_is_not_known_is_counted_beside_the_others(
    campaign: Campaign,
) -> None:
    count(campaign, SOVIET, 30, "67th Army")
    rows = [row for row in campaign.queries.balances() if row.good == AMMUNITION]
    assert held_words(rows) == f"30, 1 {NOT_ENTERED}"


def test_what_an_entry_changes_of_an_unknown_stock_is_told_alone(campaign: Campaign) -> None:
    """From nothing to 30 would be a stock that nobody entered."""
    campaign.session.execute(Advance())
    balances = campaign.queries.balances()
    start = PostAction("receive_ammunition", ReceiveInputs(stock="67th Army", points=30))
    preview = campaign.session.preview(start)
    (change,) = pool_changes(preview, balances, SOVIET, campaign.game)
    assert change.text() == f"ammo {signed(30)}"
    campaign.session.execute(start)
    more = campaign.session.preview(start)
    (change,) = pool_changes(more, campaign.queries.balances(), SOVIET, campaign.game)
    assert change.text() == "ammo 30 → 60"


def test_a_workbook_has_words_where_no_number_is_known(campaign: Campaign) -> None:
    material = gather(campaign.queries, lambda: None)
    amounts = [row[3] for row in holding_table(material).rows if row[2] == "Ammunition points"]
    assert amounts == [NOT_ENTERED, NOT_ENTERED]
    count(campaign, SOVIET, 30, "67th Army")
    material = gather(campaign.queries, lambda: None)
    (column,) = (
        at for at, one in enumerate(pool_table(material).columns) if "67th Army" in one.heading
    )
    assert [row[column].value for row in pool_table(material).rows] == [30]  # type: ignore[union-attr]
