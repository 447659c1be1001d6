"""House rules: which numbers can be replaced, what the list says of them, and what is posted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from oobmgr.campaign.commands import Advance, OverrideCell
from oobmgr.campaign.file import Campaign
from oobmgr.campaign.rows import HouseRuleRow
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import TransactionId
from oobmgr.known_games import all_games
from oobmgr.rules.tables import cell_name
from tests.unit.campaign.trial_books import fresh

BUY, ATTACK, MUD = "supply.convert.buy_cost", "supply.combat.division", "income.weather.bad.mud"


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    with fresh(tmp_path) as made:
        yield made


def row(campaign: Campaign, path: str) -> HouseRuleRow:
    return next(row for row in campaign.queries.house_rules() if row.path == path)


@pytest.mark.parametrize("entry", all_games(), ids=lambda entry: entry.id)
def test_every_number_is_told_from_the_others_by_its_name(entry: object) -> None:
    game = next(each for each in all_games() if each is entry)
    cells = [cell for cell in game.tables().cells.values() if cell.replaceable]
    names = Counter(cell_name(cell, game.cases()) for cell in cells)
    assert names
    assert [name for name, number in names.items() if number > 1] == []
    assert [name for name in names if "_" in name] == []


def test_a_number_without_a_name_is_called_by_its_case(campaign: Campaign) -> None:
    game = campaign.queries.game
    named = game.tables().cell("rail.capacity.Soviet")
    assert cell_name(named, game.cases()) == "Soviet rail capacity"
    assert cell_name(replace(named, name=""), game.cases()) == "Rail capacity: Soviet"


def test_the_list_has_every_number_and_no_word_of_the_rules(campaign: Campaign) -> None:
    rows = {row.path: row for row in campaign.queries.house_rules()}
    assert {BUY, ATTACK, MUD} <= rows.keys()
    assert "supply.convert.phase" not in rows
    assert not any(row.overridden for row in rows.values())
    attack = rows[ATTACK]
    assert (attack.printed, attack.now, attack.saved, attack.unit) == ("½", "½", "1/2", "SP")
    assert (rows[MUD].printed, rows[MUD].unit) == ("yes", "")


def test_a_house_rule_tells_since_when_and_why(campaign: Campaign) -> None:
    campaign.session.execute(Advance("turn", anyway=True))
    posted = campaign.session.execute(OverrideCell(ATTACK, "0.75", " our club "))
    assert posted.title == "House rule: Attack of a division on foot, ¾ SP"
    found = row(campaign, ATTACK)
    assert (found.printed, found.now, found.saved, found.overridden) == ("½", "¾", "3/4", True)
    assert (found.turn, found.turn_label) == ("1941-06-II", "June II 1941")
    assert found.reason == "our club"
    assert campaign.queries.transaction(posted.transaction).sentence == "our club"


def test_taking_back_a_later_house_rule_gives_the_earlier_one_back(campaign: Campaign) -> None:
    campaign.session.execute(OverrideCell(BUY, "4", "dear"))
    campaign.session.execute(Advance("turn", anyway=True))
    later = campaign.session.execute(OverrideCell(BUY, "5", "dearer"))
    assert (row(campaign, BUY).now, row(campaign, BUY).reason) == ("5", "dearer")
    campaign.session.undo()
    assert (row(campaign, BUY).now, row(campaign, BUY).reason) == ("4", "dear")
    assert row(campaign, BUY).turn == "1941-06-I-surprise"
    campaign.session.redo()
    assert (row(campaign, BUY).now, row(campaign, BUY).reason) == ("5", "dearer")
    campaign.session.revoke(TransactionId(later.transaction))
    assert row(campaign, BUY).reason == "dear"


@pytest.mark.parametrize("value", [None, "3", " 3 "])
def test_the_printed_number_is_no_house_rule(campaign: Campaign, value: str | None) -> None:
    with pytest.raises(BadInput, match="nothing would change"):
        campaign.session.execute(OverrideCell(BUY, value))
    campaign.session.execute(OverrideCell(BUY, "9", "dear"))
    with pytest.raises(BadInput, match="nothing would change"):
        campaign.session.execute(OverrideCell(BUY, "9.0", "dear"))
    back = campaign.session.execute(OverrideCell(BUY, value))
    assert back.title == "House rule: Price of a Resource Point, back to 3 SP"
    assert not row(campaign, BUY).overridden
    assert row(campaign, BUY).turn_label == row(campaign, BUY).reason == ""


def test_yes_or_no_is_asked_for_where_the_rules_say_yes_or_no(campaign: Campaign) -> None:
    with pytest.raises(BadInput, match="Enter yes or no"):
        campaign.session.preview(OverrideCell(MUD, "perhaps"))
    posted = campaign.session.execute(OverrideCell(MUD, "no", "dry"))
    assert posted.title == "House rule: Mud is bad weather, no"
    assert row(campaign, MUD).now == "no"
