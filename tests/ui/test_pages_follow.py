"""No page keeps a figure that was changed: what it shows is what the page shows that opens anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import (
    AddFormation,
    Advance,
    Command,
    EditUnits,
    ImportOrderOfBattle,
    LoseSteps,
    PostAction,
    Silence,
)
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.queries import Queries
from oobmgr.models.engines import campaign_engine
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.reading import ReadingPage
from tests.campaigns import campaign_at, filled_in
from tests.plain_values import plain
from tests.ui.desks import open_window, settle
from tests.ui.order_of_battles import UNITS


def europa_campaign(path: Path) -> Campaign:
    new = NewCampaign("Europa", "europa", "barbarossa")
    return campaign_at(path, new, ImportOrderOfBattle(UNITS[::5], (), "test"))


def spark_campaign(path: Path) -> Campaign:
    return campaign_at(path, NewCampaign("Spark", "spark", "combat_example"))


MADE = {"europa": europa_campaign, "spark": spark_campaign}


@contextmanager
def anew(campaign: Campaign) -> Iterator[Queries]:
    """What a program reads that has just opened the file."""
    engine = campaign_engine(campaign.path)
    try:
        yield Queries(engine, campaign.game)
    finally:
        engine.dispose()


def commands(campaign: Campaign) -> Iterator[Command]:
    """One of each kind of change: steps, a text, a formation, a fact, the sequence, an action."""
    units = [unit for unit in campaign.queries.units() if unit.steps_left > 1]
    yield LoseSteps((units[0].id,))
    yield EditUnits((units[1].id,), {"hex": "1B 2222"})
    yield AddFormation(units[0].side, ("A new one",))
    yield Silence(campaign.queries.warnings()[0].kind, silent=True)
    yield Advance(anyway=True)
    yield Advance("turn", anyway=True)
    for action in ("initial", "fighters", "income"):
        if action in campaign.queries.sequence().actions_now:
            yield PostAction(action, filled_in(campaign, action, {}))


def pages(window: MainWindow) -> dict[str, ReadingPage[Any]]:
    loaded = {page.key: window.opened.loaded(page.key) for page in window.opened.pages}
    return {key: page for key, page in loaded.items() if isinstance(page, ReadingPage)}


def assert_as_anew(campaign: Campaign, shown: dict[str, ReadingPage[Any]]) -> None:
    with anew(campaign) as queries:
        for key, page in shown.items():
            if not page.is_stale:
                found, wanted = page.reading, page.question(None)(queries)
                assert found == wanted or plain(found) == plain(wanted), key


@pytest.mark.parametrize("game", list(MADE))
def test_a_page_shows_what_it_would_show_if_it_opened_anew(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    campaign = MADE[game](tmp_path / "a.oob")
    window = open_window(qtbot, tmp_path, campaign)
    for page in window.opened.pages:
        window.opened.show_page(page.key)
        settle(qtbot, window)
    shown = pages(window)
    assert len(shown) > 4
    assert not any(page.is_stale for page in shown.values())

    window.opened.show_page("turn")
    for command in commands(campaign):
        before = campaign.queries.version()
        window.opened.desk.execute(command)
        settle(qtbot, window)
        assert campaign.queries.version() == before + 1, command
        assert not shown["turn"].is_stale
        assert_as_anew(campaign, shown)
    for key in shown:
        window.opened.show_page(key)
        settle(qtbot, window)
        assert not shown[key].is_stale
    assert_as_anew(campaign, shown)
    for _ in range(2):
        window.opened.desk.undo()
        settle(qtbot, window)
        assert_as_anew(campaign, shown)
