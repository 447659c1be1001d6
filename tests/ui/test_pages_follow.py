"""No page keeps a figure that was changed: what it shows is what the page shows that opens anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
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
from oobmgr.campaign.topics import Topic
from oobmgr.domain.errors import OobmgrError
from oobmgr.models.engines import campaign_engine
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.reading import ReadingPage
from tests.campaigns import campaign_at, filled_in
from tests.plain_values import plain
from tests.ui.desks import open_window, settle
from tests.ui.looks import BOOKS
from tests.ui.order_of_battles import UNITS


def europa_campaign(path: Path) -> Campaign:
    new = NewCampaign("Europa", "europa", "barbarossa")
    return campaign_at(path, new, ImportOrderOfBattle(UNITS[::5], (), "test"))


def spark_campaign(path: Path) -> Campaign:
    return campaign_at(path, NewCampaign("Spark", "spark", "combat_example"))


def other_campaign(game: str, path: Path) -> Campaign:
    return BOOKS[game](path.parent)


MADE: Mapping[str, Callable[[Path], Campaign]] = {
    "europa": europa_campaign,
    "spark": spark_campaign,
    **{
        game: partial(other_campaign, game)
        for game in ("balkans", "war_in_europe", "grande_armee", "own")
    },
}


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
    if units:
        yield LoseSteps((units[0].id,))
        yield EditUnits((units[-1].id,), {"note": "rested"})
        yield from postable(campaign, EditUnits((units[-1].id,), {"hex": "1B 2222"}))
        yield AddFormation(units[0].side, ("A new one",))
    for warning in campaign.queries.warnings()[:1]:
        yield Silence(warning.kind, silent=True)
    yield Advance(anyway=True)
    yield from actions(campaign)
    yield Advance("turn", anyway=True)
    yield from actions(campaign)


def actions(campaign: Campaign) -> Iterator[Command]:
    """The actions of this phase that can be posted as they are proposed."""
    for action in campaign.queries.sequence().actions_now:
        if action not in campaign.queries.sequence().actions_now:
            continue  # one that was posted leaves it nothing to do
        yield from postable(campaign, PostAction(action, filled_in(campaign, action, {})))


def postable(campaign: Campaign, command: Command) -> Iterator[Command]:
    """A command, if nothing stands in its way."""
    try:
        preview = campaign.session.preview(command)
    except OobmgrError:
        return
    if not preview.refusals and not any(fault.asks for fault in preview.warnings):
        yield command


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
    assert len(shown) > 3
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


def after(
    qtbot: QtBot, window: MainWindow, shown: Mapping[str, ReadingPage[Any]], command: Command
) -> set[str]:
    """The pages out of sight that are to be read again after a command."""
    window.opened.desk.execute(command)
    settle(qtbot, window)
    found = {key for key, page in shown.items() if page.is_stale}
    for key in found:
        window.opened.show_page(key)
        settle(qtbot, window)
    window.opened.show_page("turn")
    settle(qtbot, window)
    return found


def test_a_page_is_not_read_again_for_what_it_does_not_show(qtbot: QtBot, tmp_path: Path) -> None:
    """An income leaves units alone, and a step mark what no unit stands on."""
    campaign = europa_campaign(tmp_path / "a.oob")
    campaign.session.execute(Advance("turn", anyway=True))
    window = open_window(qtbot, tmp_path, campaign)
    for page in window.opened.pages:
        window.opened.show_page(page.key)
        settle(qtbot, window)
    window.opened.show_page("turn")
    shown = pages(window)
    income = PostAction("initial", filled_in(campaign, "initial", {}))
    found = after(qtbot, window, shown, income)
    assert found == {"order_of_battle", "air", "combat", "replacements", "ledger", "print"}
    unit = next(unit for unit in campaign.queries.units() if unit.steps_left > 1)
    found = after(qtbot, window, shown, LoseSteps((unit.id,)))
    assert not found & {"calculators"}
    assert found >= {"order_of_battle", "ledger", "print", "pictures"}


def test_a_page_of_forms_rests_while_another_phase_is_played(qtbot: QtBot, tmp_path: Path) -> None:
    """Without forms it is read again for its tables alone; with them for all that they propose."""
    campaign = spark_campaign(tmp_path / "a.oob")
    while campaign.queries.sequence().phase != "first_recovery":
        campaign.session.execute(Advance(anyway=True))
    window = open_window(qtbot, tmp_path, campaign)
    for page in window.opened.pages:
        window.opened.show_page(page.key)
        settle(qtbot, window)
    window.opened.show_page("turn")
    shown = pages(window)
    engineers = shown["engineers"]
    paid = frozenset({Topic.LEDGER, Topic.POOLS})  # its tables tell of units and hexes
    window.opened.desk.changed.emit(paid)
    assert not engineers.is_stale
    for phase in ("initiative_challenge", "second_movement"):
        assert "engineers" in after(qtbot, window, shown, Advance(anyway=True))
        assert campaign.queries.sequence().phase == phase
    window.opened.desk.changed.emit(paid)
    assert engineers.is_stale
