"""Whatever is done and taken back: the sums of the reports are those of the ledger."""

import tempfile
from collections import Counter
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from oobmgr.campaign import commands as c
from oobmgr.campaign.file import Campaign
from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.domain.accounts import Account, GoodId
from oobmgr.domain.errors import BadInput, Refused
from oobmgr.domain.postings import TransactionId, UnitId
from oobmgr.reports.holdings import Held, Holdings
from oobmgr.reports.losses_by_turn import losses_by_turn
from tests.unit.campaign.trial_books import fresh
from tests.unit.reports.kept_books import ORDER

_UNIT = st.integers(1, len(ORDER)).map(UnitId)
_ACTS = st.one_of(
    st.tuples(st.just("lose"), _UNIT),
    st.tuples(st.just("restore"), _UNIT),
    st.tuples(st.just("remove"), _UNIT),
    st.tuples(st.just("count"), st.integers(0, 200)),
    st.tuples(st.just("advance"), st.sampled_from(("side", "turn"))),
    st.tuples(st.just("undo"), st.none()),
    st.tuples(st.just("redo"), st.none()),
    st.tuples(st.just("revoke"), st.integers(2, 20)),
)


def _act(campaign: Campaign, kind: str, value: object) -> None:
    session = campaign.session
    axis = campaign.game.sides[0].id
    match kind, value:
        case "lose", int():
            session.execute(c.LoseSteps((UnitId(value),)))
        case "restore", int():
            session.execute(c.RestoreSteps((UnitId(value),)))
        case "remove", int():
            session.execute(c.RemoveUnits((UnitId(value),)))
        case "count", int():
            session.execute(c.CountIn(axis, GoodId("sp"), value, "as counted"))
        case "advance", "side" | "turn" as to:
            session.execute(c.Advance(to, anyway=True))
        case "undo", _:
            session.undo()
        case "redo", _:
            session.redo()
        case "revoke", int():
            session.revoke(TransactionId(value))


def _play(campaign: Campaign, acts: list[tuple[str, object]]) -> None:
    campaign.session.execute(c.ImportOrderOfBattle(ORDER))
    for kind, value in acts:
        try:
            _act(campaign, kind, value)
        except (BadInput, Refused):
            continue


@settings(max_examples=25)
@given(st.lists(_ACTS, min_size=1, max_size=14))
def test_each_turn_opens_as_the_last_closed_and_closes_as_the_ledger(
    acts: list[tuple[str, object]],
) -> None:
    with tempfile.TemporaryDirectory() as folder, fresh(Path(folder)) as campaign:
        _play(campaign, acts)
        game = campaign.game
        material = campaign.queries.report_material()
        for side in game.sides:
            holdings = Holdings(material, game, side)
            before: dict[Held, int] = {}
            for turn in material.turns:
                now = {one.held: one for one in holdings.in_turn(turn.code)}
                booked = _booked(campaign, holdings, turn.code)
                assert {held: one.closing for held, one in now.items() if one.closing} == booked
                if turn != material.turns[0]:
                    opened = {held: one.opening for held, one in now.items() if one.opening}
                    assert opened == {held: amount for held, amount in before.items() if amount}
                before = booked
            _losses_are_the_dead_pile(campaign, material)


def _booked(campaign: Campaign, holdings: Holdings, turn: str) -> dict[Held, int]:
    """What the ledger and the order of battle have at the end of a turn, summed up alike."""
    found: Counter[Held] = Counter()
    for row in campaign.queries.balances(turn, all_accounts=True):
        held = holdings.of(Account.from_key(row.account), row.good)
        if held is not None:
            found[held] += row.amount
    last = campaign.queries.summary().turn == turn
    for unit in campaign.queries.units(None if last else turn):
        held = holdings.of(Account.from_key(f"unit:{unit.side}:{unit.id}"), "step")
        if held is not None:
            found[held] += unit.steps_left
    return {held: amount for held, amount in found.items() if amount}


def _losses_are_the_dead_pile(campaign: Campaign, material: ReportMaterial) -> None:
    for side in campaign.game.sides:
        _, everything = losses_by_turn(material, campaign.game, side)
        lost, back = everything.rows[-1].cells[1:3] if everything.rows else (0, 0)
        assert isinstance(lost, int)
        assert isinstance(back, int)
        dead = next(
            (row.amount for row in campaign.queries.balances(all_accounts=True)
             if row.account == f"dead:{side.id}" and row.good == "step"),
            0,
        )  # fmt: skip
        assert lost - back == dead


@settings(max_examples=10)
@given(st.lists(_ACTS, min_size=1, max_size=10))
def test_a_turn_looks_the_same_from_later_on(acts: list[tuple[str, object]]) -> None:
    with tempfile.TemporaryDirectory() as folder, fresh(Path(folder)) as campaign:
        _play(campaign, acts)
        turn = campaign.queries.summary().turn
        then = campaign.queries.report_material()
        campaign.session.execute(c.Advance("turn", anyway=True))
        campaign.session.execute(
            c.CountIn(campaign.game.sides[0].id, GoodId("sp"), 55, "as counted")
        )
        later = campaign.queries.report_material(turn)
        assert later.past
        lost = {"lost"}  # what the close drops belongs to the turn that it closes
        kept = [move for move in later.moves if move.target.place not in lost]
        assert kept == [move for move in then.moves if move.target.place not in lost]
        assert later.statuses == then.statuses
        assert later.units == then.units
