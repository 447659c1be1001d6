"""A machine that plays turns at random, with everything that the phases of any game offer."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, event, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from oobmgr.campaign import commands as c
from oobmgr.campaign.file import open_campaign
from oobmgr.campaign.turn_rows import SequenceRow
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.errors import BadInput, Refused
from oobmgr.domain.postings import FormationId, TransactionId, UnitId
from oobmgr.reports.listed import reports_of
from oobmgr.rules.books import OptionValue
from oobmgr.rules.questions import Question, SideWish
from tests.depth import deep
from tests.unit.campaign.closed_turns import ClosedTurns
from tests.unit.campaign.exported import assert_made_again
from tests.unit.campaign.random_starts import fill_charts
from tests.unit.campaign.random_turns import drawn_inputs, with_losses
from tests.unit.campaign.reading_anew import assert_read_as_anew
from tests.unit.campaign.trial_books import Dump, dump, everything, rows

LOSSES_PICKED = 4
"""How often a unit more is picked for the losses of a combat."""
NEVER_OWED = ("pool", "special", "unit", "dead", "box", "pending", "lost", "spent")
"""Accounts that hold things, of which nobody can have fewer than none."""


class RandomPlay(RuleBasedStateMachine):
    """Both sides, all phases, in the order of play; now and then something is taken back.

    A game's own machine says how play begins (with `begin_at`), and what else must hold.
    """

    def open_at(self, path: Path) -> None:
        """Begin to play on a fresh copy of a campaign."""
        self.folder = path.parent
        self.campaign = open_campaign(path)
        self.path = self.campaign.path
        self.queries = self.campaign.queries
        self.sides = tuple(side.id for side in self.queries.game.sides)
        self.closed = ClosedTurns()
        self.before = Dump({})
        self.done = 0

    def begin_at(
        self,
        path: Path,
        start: tuple[str, str],
        options: list[tuple[str, OptionValue]],
        *,
        charts: bool,
    ) -> None:
        """Open a campaign, with charts of the player's and some options; then count."""
        self.open_at(path)
        if charts:
            fill_charts(self.campaign)
        for name, value in options:
            self.set_option(name, value)
        note(f"begins in {start}, {'with' if charts else 'without'} charts, {options}")
        self.first = dump(self.path)
        self.opening = self.queries.version()

    def set_option(self, name: str, value: OptionValue) -> None:
        try:
            self.campaign.session.execute(c.SetOption(name, value))
        except (BadInput, Refused):
            event(f"option stays: {name}")

    # What is played.

    def do(self, command: c.Command) -> bool:
        """Preview, then do it. Refused or not readable: nothing has changed."""
        note(repr(command))
        self.before = everything(self.path)
        try:
            preview = self.campaign.session.preview(command)
        except BadInput:
            self.nothing_happened()
            event(f"bad: {told(command)}")
            return False
        self.nothing_happened()
        if preview.refusals:
            self.is_refused(command)
            event(f"refused: {told(command)}")
            return False
        posted = self.campaign.session.execute(command)
        assert posted.title == preview.title
        self.done += 1
        event(f"done: {told(command)}")
        self.still_holds()
        return True

    def is_refused(self, command: c.Command) -> None:
        try:
            self.campaign.session.execute(command)
        except (Refused, BadInput):
            self.nothing_happened()
        else:
            message = f"{command} was previewed as refused, and then done"
            raise AssertionError(message)

    def nothing_happened(self) -> None:
        assert everything(self.path) == self.before

    @rule(data=st.data(), number=st.integers(1, 4), on=st.booleans())
    def play(self, data: st.DataObject, number: int, *, on: bool) -> None:
        """Do some of what the phase offers; then it may be closed."""
        for _ in range(number):
            self.act(data)
        if on:
            self.advance("phase")

    @rule(data=st.data(), number=st.integers(3, 8))
    def play_on(self, data: st.DataObject, number: int) -> None:
        """Most of play is acting."""
        self.play(data, number, on=True)

    @rule(data=st.data())
    def play_a_player_turn(self, data: st.DataObject) -> None:
        """From phase to phase, some of each."""
        before = self.queries.sequence()
        while self.in_the_player_turn_of(before):
            self.play(data, data.draw(st.integers(1, 3)), on=True)

    def in_the_player_turn_of(self, row: SequenceRow) -> bool:
        now = self.queries.sequence()
        names = [
            next(part.name for part in at.player_turns if part.state == "now") for at in (row, now)
        ]
        return now.turn == row.turn and now.side == row.side and names[0] == names[1]

    def act(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(self.queries.sequence().actions_now))
        command = self.drawn(data, action)
        if command is None:
            event(f"not readable: {action}")
            return
        before = self.counted()
        if self.do(command):
            self.compare(before, self.counted(), action)

    def counted(self) -> Counter[str]:
        """What the game counts besides the goods in accounts."""
        return Counter()

    def compare(self, before: Counter[str], after: Counter[str], action: str) -> None:
        """Hold what was counted before an action against what is there after it."""
        assert after == before, action

    def drawn(self, data: st.DataObject, action: str) -> c.PostAction | None:
        """An action with drawn inputs; where it wants losses, more units are picked."""
        raw = drawn_inputs(data.draw, self.queries, action)
        command = None
        for _ in range(LOSSES_PICKED):
            note(f"{action}: {raw}")
            try:
                command = c.PostAction(action, self.queries.filled(action, raw))
                refusals = self.campaign.session.preview(command).refusals
            except BadInput:
                return command
            more = with_losses(data.draw, raw, refusals)
            if more is None:
                return command
            raw = more
        return command

    @rule(data=st.data(), steps=st.integers(-1, 2))
    def lose(self, data: st.DataObject, steps: int) -> None:
        """Strike steps on the order of battle, or take one back as a correction."""
        chosen = data.draw(st.lists(st.sampled_from(self.unit_ids()), min_size=1, max_size=3))
        units = tuple(chosen)
        self.do(c.LoseSteps(units, steps) if steps > 0 else c.RestoreSteps(units))

    def unit_ids(self) -> list[UnitId]:
        return [UnitId(row.id) for row in self.queries.units()]

    def advance(self, to: Any) -> None:  # noqa: ANN401 - a literal
        before = self.queries.sequence()
        if not self.do(c.Advance(to)):
            assert self.do(c.Advance(to, anyway=True))
        reports_of(self.queries)
        after = self.queries.sequence()
        if after.turn != before.turn:
            self.closed.close(self.queries, before.turn)
        assert (after.turn, after.side, after.phase) != (before.turn, before.side, before.phase)

    # What is taken back.

    @rule(back=st.integers(0, 20))
    def take_back(self, back: int) -> None:
        """Undo and redo; revoke an older transaction where nothing rests on it."""
        if self.done:
            self.undo_and_redo()
        self.revoke(back)

    def undo_and_redo(self) -> None:
        now = dump(self.path)
        self.campaign.session.undo()
        assert self.queries.check() == ()
        self.closed.go_back_into(self.queries.summary().turn)
        self.campaign.session.redo()
        assert dump(self.path) == now

    def revoke(self, back: int) -> None:
        chosen = TransactionId(self.queries.version() - back)
        if chosen <= self.opening:
            return
        note(f"revoke {chosen}")
        self.before = everything(self.path)
        try:
            self.campaign.session.revoke(chosen)
        except (Refused, BadInput):
            self.nothing_happened()
            event("refused: revoke")
            return
        event("done: revoke")
        self.done += 1
        self.still_holds()

    # What always holds.

    def still_holds(self) -> None:
        self.everything_is_somewhere()
        self.every_step_is_alive_or_dead()
        self.books_agree_and_can_be_read()

    def everything_is_somewhere(self) -> None:
        """Of every good there is as much in all accounts together as ever: nothing."""
        sums = dict(rows(self.path, "SELECT good, sum(amount) FROM balance GROUP BY good"))
        sums["step"] = sums.get("step", 0) + sum(unit.steps_left for unit in self.queries.units())
        assert {good: left for good, left in sums.items() if left} == {}
        accounts = self.queries.balances(all_accounts=True)
        owed = [row for row in accounts if row.account.startswith(NEVER_OWED) and row.amount < 0]
        assert owed == []

    def every_step_is_alive_or_dead(self) -> None:
        units = self.queries.units()
        dead = {row.account: row.amount for row in self.queries.balances(all_accounts=True)
                if row.good == "step" and row.account.startswith("dead:")}  # fmt: skip
        for side in self.sides:
            gone = sum(unit.steps - unit.steps_left for unit in units if unit.side == side)
            assert dead.get(f"dead:{side}", 0) == gone
        assert [u for u in units if not 0 <= u.steps_left <= u.steps] == []
        assert [u for u in units if (u.steps_left == 0) != (u.status == "dead")] == []

    def books_agree_and_can_be_read(self) -> None:
        assert self.queries.check() == ()
        units = self.queries.units()
        at = self.queries.sequence()
        for action in at.actions_now:
            self.queries.form(action)
            self.queries.filled(action, {})
            self.queries.unit_choices(action, units)
        for question in self.queries.game.questions:
            for wish in self.wishes(question):
                self.queries.ask(question, wish, None, units)
        for read in (
            self.queries.warnings,
            self.queries.reminders,
            self.queries.phase_cases,
            self.queries.on_map,
            self.queries.stacks,
            self.queries.countable,
            self.queries.figures_by_turn,
        ):
            read()
        self.queries.phase_notes(units)
        self.queries.ledger(turn=at.turn)
        assert_read_as_anew(self.campaign, self.path)

    def wishes(self, question: Question[Any, Any]) -> list[Any]:
        """What may be asked: about each side, or without a wish."""
        if question.wish is SideWish:
            return [SideWish(side) for side in self.sides]
        return [question.wish()]

    # What is changed besides play, long after.

    @rule(data=st.data())
    def change_the_books(self, data: st.DataObject) -> None:
        """Units, formations, options, house rules, counts: whatever a player puts right later."""
        self.do(data.draw(st.one_of(*map(st.just, self.changes(data)))))

    def changes(self, data: st.DataObject) -> list[c.Command]:
        """A change of each kind."""
        unit = data.draw(st.sampled_from(self.unit_ids()))
        formations = self.queries.formations()
        some, other = (data.draw(st.sampled_from(formations)) for _ in range(2))
        game = self.queries.game
        side = data.draw(st.sampled_from(self.sides))
        option = data.draw(st.sampled_from([*game.options]))
        setting = data.draw(st.sampled_from([choice.value for choice in option.choices] or [""]))
        row = data.draw(st.sampled_from(self.queries.house_rules()))
        pool = data.draw(st.sampled_from(self.queries.countable()))
        value = "1" if row.saved.isdigit() else row.saved
        return [
            c.EditUnits((unit,), {"designation": "99th", "note": "put right"}),
            c.EditUnits((unit,), {"trait:new": "x", f"rating:{game.ratings[0].key}": 9}),
            c.EditUnits((unit,), {"formation": FormationId(some.id)}),
            c.EditUnits((unit,), {"hex": "1B 1309"}),
            c.AddFormation(SideId(side), ("Reserve", "New")),
            c.RenameFormation(FormationId(some.id), "Another name"),
            c.MoveFormation(FormationId(some.id), FormationId(other.id)),
            c.Regroup(SideId(some.side), other.path, (unit,), (FormationId(some.id),)),
            c.MergeFormations((FormationId(some.id),), FormationId(other.id)),
            c.RemoveFormations((FormationId(some.id),)),
            c.DuplicateUnits((unit,)),
            c.DuplicateFormation(FormationId(some.id), "Once more"),
            c.RenameAll(((unit, "88th"),), ((FormationId(some.id), "Called so"),)),
            c.SetOption(option.name, setting),
            c.OverrideCell(row.path, value, "house"),
            c.CountIn(SideId(pool.side), GoodId(pool.good), 3, "counted", pool.place),
        ]

    def teardown(self) -> None:
        if not hasattr(self, "campaign"):
            return
        self.closed.still_read_the_same(self.queries)
        end = dump(self.path)
        for _ in range(self.done):
            self.campaign.session.undo()
        assert dump(self.path) == self.first
        assert self.queries.check() == ()
        for _ in range(self.done):
            self.campaign.session.redo()
        assert dump(self.path) == end
        assert self.queries.check() == ()
        assert_made_again(self.campaign, self.folder)
        self.campaign.close()
        shutil.rmtree(self.folder)


def told(command: c.Command) -> str:
    """A command in statistics: its kind, and which action."""
    return command.action if isinstance(command, c.PostAction) else type(command).__name__


PLAYED = settings(
    max_examples=deep(4, nightly=40),
    stateful_step_count=deep(14, nightly=30),
    deadline=None,
    # Explaining a failure tries thousands of campaigns more; the shortest one says enough.
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.filter_too_much,
    ],
)
"""How much the machines play, and how they look for a shorter failure."""
