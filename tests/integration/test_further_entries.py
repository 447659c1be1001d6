"""Entries of Revised Europa that the played campaign has none of, and how the ledger tells them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.units import UnitValues
from oobmgr.known_games import game
from oobmgr.rules.inputs import decode
from tests.campaigns import campaign_at
from tests.integration.ledger_words import posted_actions, unlike_words
from tests.unit.campaign.trial_books import SOVIET, unit

EUROPA = game("europa")
OTHER_ACTIONS = frozenset(
    {
        "air_home", "air_supply", "disband", "hex", "intercept", "reinforcements", "retreat",
        "supply_trace",
    }
)  # fmt: skip
"""The actions that are entered here, for the played campaign to count with its own."""
UNUSED = "air_setup"
"""Only campaigns of before air groups were kept have none, and so are asked for them."""
INFANTRY, ARRIVING, RIFLE, TANKS = 1, 2, 3, 4


def army() -> Iterator[UnitValues]:
    yield unit("1")
    yield unit("2", arrival="1941-07-I")
    yield unit("9", side=SOVIET, kind="rifle")
    yield unit("30", side=SOVIET, kind="tank")


class Table:
    """A campaign in which each side enters what it does."""

    def __init__(self, books: Campaign) -> None:
        self.books = books

    def enter(self, name: str, /, **raw: Any) -> None:  # noqa: ANN401 - of the action
        self.books.session.execute(PostAction(name, decode(EUROPA.action(name).inputs, raw)))

    def go_to(self, turn: str, side: str, phase: str) -> None:
        at = self.books.queries.sequence
        while at().turn != turn:
            self.books.session.execute(Advance("turn", anyway=True))
        while (at().side, at().phase) != (side, phase):
            self.books.session.execute(Advance(anyway=True))


@pytest.fixture
def table(tmp_path: Path) -> Table:
    options = {"surprise_turn": "skip", "patrol_payment": "each_turn"}
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "full", options)
    books = campaign_at(tmp_path / "a.oob", new)
    books.session.execute(ImportOrderOfBattle(tuple(army())))
    return Table(books)


def test_each_tells_its_working_in_words(table: Table) -> None:
    table.go_to("1941-06-II", "axis", "initial")
    chain = [["overland", 2], ["road", 1], ["rail", 1]]
    table.enter("supply_trace", units=[INFANTRY], links=chain, zone="C", weather="clear")
    table.enter("hex", hex="1A 2020", mountain=True)
    table.enter("air_base", name="Warszawa", city="major", airfield=True)
    table.enter("air_base", name="Lublin", city="dot", airfield=True)
    carried = {"source": "available", "target": "Warszawa"}
    table.enter("air_move", moves=[{"card": "German Ju52", **carried}])
    table.enter("air_supply", target="Lublin", groups=[{"card": "Ju52", "box": "Warszawa"}])
    table.go_to("1941-06-II", "axis", "air")
    table.enter("air_move", moves=[{"card": "German He111", **carried}])
    bomber = {"card": "German He111", "box": "Warszawa"}
    table.enter(
        "air_mission", kind="ground_support", target="1A 2022", activate=True, groups=[bomber]
    )
    table.enter("air_home")
    table.go_to("1941-06-II", "axis", "combat")
    attackers = [{"unit": INFANTRY, "hex": "1A 2021"}]
    table.enter(
        "battle", attackers=attackers, defenders=[RIFLE], place="1A 2022", roll=7, result="DR"
    )
    table.enter("retreat", units=[INFANTRY], to="1A 2022")
    table.go_to("1941-06-II", "soviet", "air")
    table.enter("intercept", fighters=1)
    table.go_to("1941-07-I", "axis", "initial")
    table.enter("reinforcements", units=[ARRIVING], hex="1A 2020")
    table.go_to("1942-04-II", "soviet", "initial")
    table.enter("disband", units=[TANKS])
    assert set(posted_actions(table.books.queries).values()) >= OTHER_ACTIONS
    assert unlike_words(table.books) == []
