"""Whatever a player does, in whatever order: the books agree, and can be taken back and looked at.

A machine of Hypothesis plays: it knows what the tables were before and after each transaction, and
holds undo, redo, revoke, previews and the looks at past turns against that.
"""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, event, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from oobmgr.campaign import commands as c
from oobmgr.campaign.rows import UnitRow
from oobmgr.campaign.session import Posted
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.errors import BadInput, Refused
from oobmgr.domain.postings import FormationId, TransactionId, UnitId
from tests.depth import deep
from tests.unit.campaign.closed_turns import ClosedTurns
from tests.unit.campaign.drawn_inputs import ARRIVALS, CHANGES, INPUTS, PATHS, PICK, SIDES
from tests.unit.campaign.reading_anew import assert_read_as_anew
from tests.unit.campaign.trial_books import (
    AXIS,
    FLYERS,
    SOVIET,
    Dump,
    dump,
    everything,
    fresh,
    rows,
    unit,
)


@dataclass
class Entry:
    """A transaction on the stack of what can be undone: the tables before and after it."""

    before: Dump
    after: Dump


class AnySequence(RuleBasedStateMachine):
    """Commands in any order."""

    @initialize(past_surprise=st.booleans())
    def open(self, *, past_surprise: bool) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="oobmgr-any-"))
        self.campaign = fresh(self.folder)
        self.path = self.campaign.path
        self.first = dump(self.path)
        self.done: list[Entry] = []
        self.undone: list[Entry] = []
        self.past_units: dict[str, tuple[UnitRow, ...]] = {}
        self.past_balances: dict[str, Any] = {}
        self.closed = ClosedTurns()
        self.remember(1, self.campaign.queries.units(), closes="")
        self.bring_in(3, AXIS, ("North", "I"), 2, "", flyers=False)
        self.bring_in(2, SOVIET, ("North", "II"), 1, "1941-07-I", flyers=True)
        if past_surprise:
            self.do(c.Advance("turn", anyway=True))

    # What the machine knows about the past.

    def remember(self, transaction: int, before: tuple[UnitRow, ...], closes: str) -> None:
        """Keep what can be looked at: the end of this turn and of all that lie after it."""
        queries = self.campaign.queries
        turn = queries.transaction(transaction).turn
        for known in {turn, *self.past_units}:
            if known >= turn:
                self.past_balances[known] = self.balances()
                now_later = closes > known
                self.past_units[known] = before if now_later else queries.units()
        if closes:
            self.closed.close(queries, turn)

    def balances(self, as_of: str | None = None) -> Any:  # noqa: ANN401 - comparable
        found = self.campaign.queries.balances(as_of, all_accounts=True)
        return {(row.account, row.good): row.amount for row in found if row.amount}

    # Doing things.

    def do(self, command: c.Command) -> None:
        note(repr(command))
        before, units = everything(self.path), self.campaign.queries.units()
        turn = self.campaign.queries.summary().turn
        try:
            preview = self.campaign.session.preview(command)
        except BadInput:
            assert everything(self.path) == before
            self.refuses(command, BadInput, before)
            event(f"bad {type(command).__name__}")
            return
        assert everything(self.path) == before, "a preview changed something"
        if preview.refusals:
            self.refuses(command, Refused, before)
            event(f"refused {type(command).__name__}")
            return
        event(f"done {type(command).__name__}")
        posted = self.campaign.session.execute(command)
        assert posted.title == preview.title
        self.done.append(Entry(before.only(self.first), dump(self.path)))
        self.undone.clear()
        now = self.campaign.queries.summary().turn
        self.remember(posted.transaction, units, closes=now if now > turn else "")
        written = self.campaign.queries.transaction(posted.transaction)
        assert len(written.postings) == len(preview.postings)

    def refuses(self, command: c.Command, kind: type[Exception], before: Dump) -> None:
        try:
            self.campaign.session.execute(command)
        except kind:
            assert everything(self.path) == before
        else:
            message = f"{command} was previewed as impossible, and then done"
            raise AssertionError(message)

    def unit_id(self, pick: int) -> UnitId:
        known = self.campaign.queries.units()
        return UnitId(sorted(row.id for row in known)[pick % len(known)] if known else 999)

    def formation_id(self, pick: int) -> FormationId:
        known = self.campaign.queries.formations()
        return FormationId(known[pick % len(known)].id if known else 999)

    @rule(
        number=st.integers(1, 3),
        side=SIDES,
        path=PATHS,
        steps=st.integers(1, 3),
        arrival=ARRIVALS,
        flyers=st.booleans(),
    )
    def bring_in(
        self,
        number: int,
        side: SideId,
        path: tuple[str, ...],
        steps: int,
        arrival: str,
        *,
        flyers: bool,
    ) -> None:
        made = [
            unit(str(n), side=side, path=path, steps=steps, arrival=arrival) for n in range(number)
        ]
        other = unit("x", side=SOVIET if side == AXIS else AXIS, path=path)
        self.do(
            c.ImportOrderOfBattle((*made, other), (FLYERS,) if flyers else (), source="trial.xlsx")
        )

    @rule(path=PATHS, side=SIDES)
    def add_unit(self, path: tuple[str, ...], side: SideId) -> None:
        self.do(c.AddUnit(unit("by hand", path=path, side=side)))

    @rule(picks=st.lists(PICK, min_size=1, max_size=3), steps=st.integers(0, 2))
    def lose(self, picks: list[int], steps: int) -> None:
        self.do(c.LoseSteps(tuple(map(self.unit_id, picks)), steps))

    @rule(pick=PICK)
    def restore(self, pick: int) -> None:
        self.do(c.RestoreSteps((self.unit_id(pick),)))

    @rule(pick=PICK, left=st.integers(-1, 3))
    def set_steps(self, pick: int, left: int) -> None:
        self.do(c.SetSteps(self.unit_id(pick), left))

    @rule(picks=st.lists(PICK, min_size=1, max_size=3), changes=CHANGES)
    def edit(self, picks: list[int], changes: dict[str, str | int]) -> None:
        self.do(c.EditUnits(tuple(map(self.unit_id, picks)), changes))

    @rule(pick=PICK, where=PICK)
    def transfer(self, pick: int, where: int) -> None:
        target = self.formation_id(where)
        self.do(c.EditUnits((self.unit_id(pick),), {"formation": target}))

    @rule(picks=st.lists(PICK, min_size=1, max_size=2))
    def remove(self, picks: list[int]) -> None:
        self.do(c.RemoveUnits(tuple(map(self.unit_id, picks)), "trial"))

    @rule(side=SIDES, path=PATHS)
    def add_formation(self, side: SideId, path: tuple[str, ...]) -> None:
        self.do(c.AddFormation(side, path))

    @rule(pick=PICK, name=st.sampled_from(["I", "II", "Reserve", " "]))
    def rename(self, pick: int, name: str) -> None:
        self.do(c.RenameFormation(self.formation_id(pick), name))

    @rule(pick=PICK, under=st.none() | PICK)
    def move(self, pick: int, under: int | None) -> None:
        target = None if under is None else self.formation_id(under)
        self.do(c.MoveFormation(self.formation_id(pick), target))

    @rule(side=SIDES, path=PATHS | st.just(()), some=st.lists(PICK, max_size=2), with_=PICK)
    def regroup(self, side: SideId, path: tuple[str, ...], some: list[int], with_: int) -> None:
        formations = (self.formation_id(with_),) if with_ % 2 else ()
        self.do(c.Regroup(side, path, tuple(map(self.unit_id, some)), formations))

    @rule(picks=st.lists(PICK, min_size=1, max_size=2), into=PICK)
    def merge(self, picks: list[int], into: int) -> None:
        merged = tuple(map(self.formation_id, picks))
        self.do(c.MergeFormations(merged, self.formation_id(into)))

    @rule(picks=st.lists(PICK, min_size=1, max_size=2))
    def remove_formations(self, picks: list[int]) -> None:
        self.do(c.RemoveFormations(tuple(map(self.formation_id, picks))))

    @rule(pick=PICK, times=st.integers(0, 2), name=st.sampled_from(["Copy", "I", ""]))
    def duplicate(self, pick: int, times: int, name: str) -> None:
        self.do(c.DuplicateUnits((self.unit_id(pick),), times))
        self.do(c.DuplicateFormation(self.formation_id(pick), name))

    @rule(unit=PICK, formation=PICK, name=st.sampled_from(["9", "I", ""]))
    def rename_all(self, unit: int, formation: int, name: str) -> None:
        names = ((self.unit_id(unit), name),), ((self.formation_id(formation), name),)
        self.do(c.RenameAll(*names))

    @rule(side=SIDES, good=st.sampled_from(["sp", "resource", "step"]), counted=st.integers(-1, 90))
    def count_in(self, side: SideId, good: str, counted: int) -> None:
        self.do(c.CountIn(side, GoodId(good), counted, "counted twice"))

    @rule(value=st.sampled_from(["cut_up", "received_up", "nonsense"]))
    def set_option(self, value: str) -> None:
        self.do(c.SetOption("weather_round", value))

    @rule(kind=st.sampled_from(["not_placed", "unpaid", "air"]), silent=st.booleans())
    def silence(self, kind: str, *, silent: bool) -> None:
        self.do(c.Silence(kind, silent))

    @rule(value=st.sampled_from(["4", "3", None, "no number"]))
    def override(self, value: str | None) -> None:
        self.do(c.OverrideCell("supply.convert.buy_cost", value, "house"))

    @rule(data=st.data(), twice=st.booleans())
    def post(self, data: st.DataObject, *, twice: bool) -> None:
        if twice:
            self.post(data, twice=False)
        known = [a for a in self.campaign.queries.sequence().actions_now if a in INPUTS]
        action = data.draw(st.sampled_from(known or ["initial"]))
        inputs = self.campaign.queries.filled(action, data.draw(INPUTS[action]))
        self.do(c.PostAction(action, inputs))

    @rule(picks=st.lists(PICK, min_size=1, max_size=3))
    def attack_with_units(self, picks: list[int]) -> None:
        given = {"units": [int(self.unit_id(pick)) for pick in picks]}
        self.do(c.PostAction("combat", self.campaign.queries.filled("combat", given)))

    @rule(
        to=st.sampled_from(["phase", "phase", "side", "turn"]),
        anyway=st.sampled_from([True, True, False]),
    )
    def advance(self, to: Any, *, anyway: bool) -> None:  # noqa: ANN401 - a literal
        self.do(c.Advance(to, anyway))

    # Taking things back.

    @rule()
    def undo(self) -> None:
        self.take_back(self.done, self.undone, "undo")

    @rule()
    def redo(self) -> None:
        self.take_back(self.undone, self.done, "redo")

    def take_back(self, source: list[Entry], target: list[Entry], verb: str) -> None:
        call = getattr(self.campaign.session, verb)
        before, units = everything(self.path), self.campaign.queries.units()
        turn = self.campaign.queries.summary().turn
        state = self.campaign.queries.undo_state()
        if not source:
            assert getattr(state, verb) is None
            self.nothing_happens(call, before)
            return
        assert getattr(state, verb) is not None
        posted: Posted = call()
        entry = source.pop()
        target.append(entry)
        assert dump(self.path) == (entry.before if verb == "undo" else entry.after)
        now = self.campaign.queries.summary().turn
        self.remember(posted.transaction, units, closes=now if now > turn else "")

    def nothing_happens(self, call: Any, before: Dump) -> None:  # noqa: ANN401 - a method
        try:
            call()
        except Refused:
            assert everything(self.path) == before
        else:
            message = "there was nothing to take back, and something was"
            raise AssertionError(message)

    @rule(pick=PICK)
    def revoke(self, pick: int) -> None:
        before, units = everything(self.path), self.campaign.queries.units()
        last = self.campaign.queries.version()
        chosen = TransactionId(last - pick % last)  # small picks mean late transactions
        turn = self.campaign.queries.summary().turn
        try:
            posted = self.campaign.session.revoke(chosen)
        except Refused:
            assert everything(self.path) == before
            event("revoke refused")
            return
        event("revoked")
        note(f"revoked {chosen}")
        self.done.append(Entry(before.only(self.first), dump(self.path)))
        self.undone.clear()
        now = self.campaign.queries.summary().turn
        self.remember(posted.transaction, units, closes=now if now > turn else "")

    # What always holds.

    @invariant()
    def books_agree(self) -> None:
        assert self.campaign.queries.check() == ()

    @invariant()
    def every_good_sums_to_zero(self) -> None:
        sums = rows(self.path, "SELECT good, sum(amount) FROM journal_posting GROUP BY good")
        assert [total for _, total in sums if total] == []

    @invariant()
    def every_past_turn_is_as_it_was(self) -> None:
        now = self.campaign.queries.summary().turn
        for turn in self.past_units:
            if turn > now:  # the advance into it was taken back
                with pytest.raises(BadInput, match="has not been played"):
                    self.campaign.queries.units(turn)
                continue
            assert self.campaign.queries.units(turn) == self.past_units[turn], turn
            assert self.balances(turn) == self.past_balances[turn], turn

    @invariant()
    def every_list_can_be_read(self) -> None:
        queries = self.campaign.queries
        assert queries.ledger(good="step") is not None
        assert {row.id for row in queries.formations()} >= {u.formation for u in queries.units()}
        queries.figures_by_turn()
        assert_read_as_anew(self.campaign, self.path, by_rules=False)

    def teardown(self) -> None:
        self.closed.still_read_the_same(self.campaign.queries)
        end = dump(self.path)
        count = len(self.done)
        for entry in reversed(self.done):
            self.campaign.session.undo()
            assert dump(self.path) == entry.before
        assert dump(self.path) == self.first
        for _ in range(count):
            self.campaign.session.redo()
        assert dump(self.path) == end
        assert self.campaign.queries.check() == ()
        self.campaign.close()
        shutil.rmtree(self.folder)


TestAnySequence = AnySequence.TestCase
TestAnySequence.settings = settings(
    max_examples=deep(6, nightly=120),
    stateful_step_count=deep(60, nightly=100),
    deadline=None,
    # Explaining a failure tries thousands of campaigns more; the shortest one says enough.
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
