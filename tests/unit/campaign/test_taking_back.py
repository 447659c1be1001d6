"""Undo, redo and revoke, example by example: what stands in the way is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import (
    AddFormation,
    Advance,
    CountIn,
    EditUnits,
    LoseSteps,
    MoveFormation,
    PostAction,
    RemoveUnits,
    RenameFormation,
    RestoreSteps,
)
from oobmgr.campaign.file import Campaign
from oobmgr.domain.accounts import GoodId
from oobmgr.domain.errors import Refused
from oobmgr.domain.postings import FormationId, TransactionId, UnitId
from tests.campaigns import post
from tests.unit.campaign.trial_books import AXIS, dump, everything, fresh, unit, units

SP = GoodId("sp")


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    """Three units of two steps in transaction 2, in formations 1 to 3."""
    with fresh(tmp_path) as made:
        made.session.execute(units(3))
        yield made


def refusal(campaign: Campaign, transaction: int) -> str:
    """Why a transaction cannot be taken back; nothing changes in asking."""
    before = everything(campaign.path)
    with pytest.raises(Refused) as caught:
        campaign.session.revoke(TransactionId(transaction))
    assert everything(campaign.path) == before
    assert campaign.queries.check() == ()
    return str(caught.value)


def action(campaign: Campaign, name: str, **given: object) -> PostAction:
    return PostAction(name, campaign.queries.filled(name, given))


def edit(unit_id: int, **changes: str | int) -> EditUnits:
    return EditUnits((UnitId(unit_id),), changes)


def test_an_import_whose_units_lost_steps(campaign: Campaign) -> None:
    campaign.session.execute(LoseSteps((UnitId(2),)))
    assert "1 step lost by 2 infantry XX (transaction 3) depends on it" in refusal(campaign, 2)
    campaign.session.revoke(TransactionId(3))
    campaign.session.revoke(TransactionId(2))
    assert campaign.queries.units() == ()
    assert campaign.queries.formations() == ()
    assert campaign.queries.check() == ()


def test_what_to_take_back_first_is_said_once(campaign: Campaign) -> None:
    for number in (2, 1):
        campaign.session.execute(LoseSteps((UnitId(number),)))
    told = refusal(campaign, 2)
    assert told.count("depends on it") == 2
    assert told.count("back first") == 1
    assert told.endswith("(transaction 4) depends on it. Take these back first, the latest first.")
    campaign.session.revoke(TransactionId(4))
    assert refusal(campaign, 2).endswith("(transaction 3) depends on it. Take that back first.")


def test_an_import_whose_formations_are_used(campaign: Campaign) -> None:
    campaign.session.execute(units(1, path=("AG North", "18th Army", "II Corps")))
    assert "be under a formation that does not exist" in refusal(campaign, 2)
    campaign.session.execute(MoveFormation(FormationId(4), None))
    assert "Moved II Corps to the top (transaction 4) depends on it" in refusal(campaign, 3)
    campaign.session.revoke(TransactionId(4))
    campaign.session.execute(edit(1, formation=4))
    assert "1 infantry XX (transaction 6) depends" not in refusal(campaign, 3)
    assert "1 unit would be in a formation that does not exist" in refusal(campaign, 3)


def test_a_formation_that_units_were_put_into(campaign: Campaign) -> None:
    campaign.session.execute(AddFormation(AXIS, ("AG South",)))
    campaign.session.execute(edit(1, formation=4))
    campaign.session.execute(edit(2, formation=4))
    assert "2 units would be in a formation that does not exist" in refusal(campaign, 3)
    campaign.session.revoke(TransactionId(4))
    campaign.session.revoke(TransactionId(5))
    campaign.session.revoke(TransactionId(3))
    assert len(campaign.queries.formations()) == 3


def test_a_unit_whose_old_formation_is_gone(campaign: Campaign) -> None:
    campaign.session.execute(AddFormation(AXIS, ("AG South",)))
    campaign.session.execute(edit(1, formation=4))
    campaign.session.execute(edit(1, formation=3))
    campaign.session.revoke(TransactionId(5))
    campaign.session.undo()
    assert "depends on it" in refusal(campaign, 4)
    campaign.session.undo()
    campaign.session.undo()
    campaign.session.undo()
    assert len(campaign.queries.units()) == 3


def test_a_move_that_would_close_a_circle(campaign: Campaign) -> None:
    campaign.session.execute(AddFormation(AXIS, ("AG South", "6th Army")))
    campaign.session.execute(MoveFormation(FormationId(5), None))  # 6th Army to the top
    campaign.session.execute(MoveFormation(FormationId(4), FormationId(5)))  # AG South under it
    assert "would be below itself" in refusal(campaign, 4)
    campaign.session.revoke(TransactionId(5))
    campaign.session.revoke(TransactionId(4))
    assert campaign.queries.formations()[-1].path == ("AG South", "6th Army")


def test_a_name_that_was_given_away(campaign: Campaign) -> None:
    campaign.session.execute(AddFormation(AXIS, ("AG South",)))
    campaign.session.execute(RenameFormation(FormationId(1), "AG Centre"))
    campaign.session.execute(RenameFormation(FormationId(4), "AG North"))
    assert "there would be two AG North in one place" in refusal(campaign, 4)


def test_a_later_change_of_the_same_fact(campaign: Campaign) -> None:
    campaign.session.execute(edit(1, hex="1B 1309"))
    campaign.session.execute(edit(1, note="tired"))
    campaign.session.execute(edit(1, hex="1B 1310"))
    assert "Placed 1 infantry XX at 1B 1310 (transaction 5)" in refusal(campaign, 3)
    campaign.session.revoke(TransactionId(4))
    assert (campaign.queries.units()[0].hex, campaign.queries.units()[0].note) == ("1B 1310", "")


def test_the_title_calls_a_rating_as_players_do(campaign: Campaign) -> None:
    """It was "Changed rating attack of"."""
    for changes, words in (
        ({"rating:attack": 9}, "attack rating"),
        ({"rating:defense": 9, "rating:move": 7}, "defense rating, movement rating"),
    ):
        campaign.session.execute(EditUnits((UnitId(1),), changes))
        assert campaign.queries.undo_state().undo == f"Changed {words} of 1 infantry XX"


def test_what_was_undone_since_does_not_stand_in_the_way(campaign: Campaign) -> None:
    campaign.session.execute(edit(1, hex="first"))
    for number in range(14):
        campaign.session.execute(edit(1, hex=str(number)))
        campaign.session.undo()
    campaign.session.revoke(TransactionId(3))
    assert campaign.queries.units()[0].hex == ""


def test_what_stands_is_named_behind_many_that_were_undone(campaign: Campaign) -> None:
    campaign.session.execute(edit(1, hex="first"))
    for number in range(14):
        campaign.session.execute(edit(1, hex=str(number)))
        campaign.session.undo()
    campaign.session.execute(edit(1, hex="last"))
    assert "(transaction 32) depends on it" in refusal(campaign, 3)


def test_losses_of_one_unit_come_back_in_order(campaign: Campaign) -> None:
    for _ in range(2):
        campaign.session.execute(LoseSteps((UnitId(1),)))
    assert campaign.queries.units()[0].status == "dead"
    assert "(transaction 4) depends on it" in refusal(campaign, 3)
    campaign.session.revoke(TransactionId(4))
    campaign.session.revoke(TransactionId(3))
    assert (campaign.queries.units()[0].steps_left, campaign.queries.units()[0].status) == (
        2,
        "on_map",
    )


def test_a_removed_unit_comes_back_with_its_losses(campaign: Campaign) -> None:
    campaign.session.execute(LoseSteps((UnitId(1),)))
    before = dump(campaign.path)
    campaign.session.execute(RemoveUnits((UnitId(1),), "mistake"))
    campaign.session.execute(edit(2, hex="x"))
    campaign.session.revoke(TransactionId(4))
    campaign.session.undo()
    campaign.session.redo()
    campaign.session.undo()
    campaign.session.undo()
    campaign.session.undo()
    assert dump(campaign.path) == before


def test_points_that_were_spent_since(campaign: Campaign) -> None:
    campaign.session.execute(CountIn(AXIS, SP, 300, "found"))
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(CountIn(AXIS, SP, 10, "burnt"))
    told = refusal(campaign, 3)
    assert "Axis pool holds 10 SP; taking back" in told
    assert "would overdraw it" in told
    campaign.session.revoke(TransactionId(5))
    campaign.session.revoke(TransactionId(3))


def test_going_on_cannot_be_taken_back_under_what_was_done_then(campaign: Campaign) -> None:
    campaign.session.execute(Advance("turn", anyway=True))
    post(campaign, "initial")
    assert "(transaction 4) depends on it" in refusal(campaign, 3)
    campaign.session.revoke(TransactionId(4))
    campaign.session.revoke(TransactionId(3))
    assert campaign.queries.summary().turn == "1941-06-I-surprise"


def test_the_opening_and_what_takes_back_are_not_revoked(campaign: Campaign) -> None:
    campaign.session.execute(edit(1, hex="x"))
    campaign.session.undo()
    for transaction in (0, 1, 4, 99):
        assert f"transaction {transaction} cannot be revoked" in refusal(campaign, transaction)
    assert "already been taken back" in refusal(campaign, 3)


def test_a_redone_transaction_is_taken_back_once(campaign: Campaign) -> None:
    campaign.session.execute(LoseSteps((UnitId(1),)))
    campaign.session.undo()
    campaign.session.redo()  # transaction 5
    campaign.session.revoke(TransactionId(5))
    assert campaign.queries.units()[0].steps_left == 2
    for transaction in (3, 5):
        assert "already been taken back" in refusal(campaign, transaction)


def test_a_revoke_is_undone_and_redone_under_its_own_name(campaign: Campaign) -> None:
    campaign.session.execute(edit(1, hex="x"))
    campaign.session.execute(edit(2, hex="y"))
    campaign.session.revoke(TransactionId(3))
    title = "Revoke: Placed 1 infantry XX at x"
    assert campaign.queries.undo_state().undo == title
    campaign.session.undo()
    assert campaign.queries.units()[0].hex == "x"
    assert campaign.queries.undo_state().redo == title
    campaign.session.redo()
    assert campaign.queries.units()[0].hex == ""
    assert campaign.queries.undo_state().undo == title


def test_a_new_command_ends_what_could_be_redone(campaign: Campaign) -> None:
    campaign.session.execute(edit(1, hex="x"))
    campaign.session.undo()
    campaign.session.execute(edit(2, hex="y"))
    with pytest.raises(Refused, match="there is nothing to redo"):
        campaign.session.redo()


def test_the_ledger_says_what_counts_after_undo_and_redo(campaign: Campaign) -> None:
    campaign.session.execute(CountIn(AXIS, SP, 90, "lost box"))  # transaction 3

    def states() -> dict[int, str]:
        rows = campaign.queries.ledger(good="sp")
        return {row.transaction: row.state for row in rows if row.transaction > 2}

    assert states() == {3: "adjusted"}
    campaign.session.undo()
    assert states() == {3: "undone", 4: "undo"}
    campaign.session.redo()
    assert states() == {3: "adjusted", 4: "undo", 5: "adjusted"}
    campaign.session.undo()
    assert states() == {3: "undone", 4: "undo", 5: "undone", 6: "undo"}
    assert campaign.queries.transaction(3).undone_by == 6


def test_the_limit_of_a_turn_is_that_of_what_counts(campaign: Campaign) -> None:
    campaign.session.execute(Advance("turn", anyway=True))

    def limit() -> int | None:
        rows = campaign.queries.figures_by_turn()
        return next(r.limit for r in rows if (r.side, r.turn) == ("axis", "1941-06-II"))

    post(campaign, "initial")
    cap = limit()
    assert cap is not None
    campaign.session.undo()
    campaign.session.redo()
    assert limit() == cap
    campaign.session.undo()
    assert limit() is None


def test_restored_before_it_arrives_a_unit_is_due(campaign: Campaign) -> None:
    campaign.session.execute(units(1, arrival="1941-07-I", path=("Reserve",)))
    campaign.session.execute(LoseSteps((UnitId(4),), 2))
    campaign.session.execute(RestoreSteps((UnitId(4),)))
    assert {row.id: row.status for row in campaign.queries.units()}[UnitId(4)] == "due"


def test_an_air_group_goes_and_comes_with_its_import(campaign: Campaign) -> None:
    from oobmgr.campaign.commands import ImportOrderOfBattle
    from tests.unit.campaign.trial_books import FLYERS

    campaign.session.execute(ImportOrderOfBattle((unit("9"),), (FLYERS, FLYERS)))
    there = campaign.queries.records()
    assert len(there) == 2
    campaign.session.undo()
    assert campaign.queries.records() == ()
    campaign.session.redo()
    assert campaign.queries.records() == there
    campaign.session.execute(ImportOrderOfBattle((), (FLYERS,)))
    assert [row.id for row in campaign.queries.records()] == [1, 2, 3]
