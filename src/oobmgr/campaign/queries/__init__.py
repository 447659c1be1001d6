"""Questions to a campaign's books, answered in frozen rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.queries import (
    charts,
    counting,
    figures,
    house_rules,
    ledger,
    order_of_battle,
    transactions,
    turns,
)
from oobmgr.campaign.queries.moments import game_at, moment
from oobmgr.campaign.queries.questions import answered
from oobmgr.campaign.queries.reader import BooksReader
from oobmgr.campaign.reversal import original_of
from oobmgr.domain.errors import Fault, Refused
from oobmgr.domain.postings import Subject
from oobmgr.rules.inputs import decode, encode

if TYPE_CHECKING:
    from oobmgr.campaign import rows, turn_rows
    from oobmgr.campaign.commands import Late
    from oobmgr.campaign.import_rows import ImportRow, UnitEdits
    from oobmgr.campaign.player_turns import Position
    from oobmgr.campaign.queries.lives import Life
    from oobmgr.campaign.queries.over_turns import Measure, OverTurns
    from oobmgr.campaign.queries.replay import ReplayRow
    from oobmgr.campaign.report_rows import ReportMaterial
    from oobmgr.campaign.topics import Topic
    from oobmgr.domain.postings import JsonValue, TransactionId, UnitId
    from oobmgr.rules.books import PhaseId
    from oobmgr.rules.cases import Case
    from oobmgr.rules.game import Game, PhaseNote
    from oobmgr.rules.map_entries import MapEntry
    from oobmgr.rules.phase_cases import PhaseCase
    from oobmgr.rules.picking import UnitChoice
    from oobmgr.rules.questions import Answer, Question, Wish
    from oobmgr.rules.rosters import RosterBook, RosterChanges
    from oobmgr.rules.sheets import SheetNow
    from oobmgr.rules.stacks import StackRow
    from oobmgr.rules.tables import Tables


class Queries(BooksReader):
    """Reads one campaign. Each question sees one moment; any thread may ask."""

    def summary(self) -> rows.Summary:
        """Which campaign this is and where it stands."""
        return self._shared(turns.summary)

    def units(self, as_of: str | None = None) -> tuple[rows.UnitRow, ...]:
        """Every unit, by side, formation tree order and id; as of the end of a turn if given."""
        return self._shared(order_of_battle.units, as_of)

    def formations(self, as_of: str | None = None) -> tuple[rows.FormationRow, ...]:
        """Every formation in tree order, with what stands below it."""
        return self._shared(order_of_battle.formations, as_of)

    def names_given(self) -> frozenset[str]:
        """What players call the campaign, formations, units and themselves, each name once."""
        return self._shared(order_of_battle.names_given)

    def records(self) -> tuple[rows.RecordRow, ...]:
        """The records of every kind that the game keeps besides units."""
        return self._shared(order_of_battle.records)

    def unit_history(self, unit_id: int) -> tuple[rows.HistoryRow, ...]:
        """What happened to a unit, newest first."""
        return self._asked(order_of_battle.unit_history, unit_id)

    def imports(self) -> tuple[ImportRow, ...]:
        """The imports of orders of battle, newest first."""
        from oobmgr.campaign.queries.edits import imports

        return self._asked(imports)

    def unit_edits(self, since: int = 0) -> UnitEdits:
        """What players changed of units since an import (or the transaction `since`) set it."""
        from oobmgr.campaign.queries.edits import unit_edits

        return self._asked(unit_edits, since)

    def arrivals(self, turns_ahead: int = 3) -> tuple[rows.UnitRow, ...]:
        """Units that arrive within the next turns, soonest first."""
        return self._shared(order_of_battle.arrivals, turns_ahead)

    def ledger(
        self,
        side: str | None = None,
        good: str | None = None,
        turn: str | None = None,
        as_of: str | None = None,
        *,
        every: bool = False,
    ) -> tuple[rows.LedgerRow, ...]:
        """Movements of quantities, newest first; steps of units only where `good` asks.

        As of the end of a turn if given, with what was taken back since; with `every` also what
        moved nothing.
        """
        return self._asked(ledger.entries, ledger.Filter(side, good, turn, every), as_of)

    def transaction(self, transaction: int) -> rows.TransactionDetail:
        """Everything about one transaction. Raises `BadInput` where there is none."""
        return self._asked(transactions.detail, transaction)

    def balances(
        self, as_of: str | None = None, *, all_accounts: bool = False
    ) -> tuple[rows.BalanceRow, ...]:
        """What the pools (or all accounts except units) hold, as of the end of a turn if given."""
        return self._shared(ledger.balances, as_of, all_accounts=all_accounts)

    def figures_by_turn(
        self, good: str = "", as_of: str | None = None, *, standing: bool = False
    ) -> tuple[rows.TurnFigures, ...]:
        """What each side received, spent and held of a good, turn by turn.

        Left out, it is the one that activity is paid with. As of the end of a turn if given; with
        `standing` without what was taken back, otherwise each turn is as it closed.
        """
        return self._asked(figures.by_turn, good or self.game.goods[0].id, as_of, standing=standing)

    def life(
        self, unit_ids: Iterable[int], as_of: str | None = None, within: Iterable[int] = ()
    ) -> Life:
        """The life of a unit, or of several as one, turn by turn, without what was taken back.

        Who goes from one of the formations `within` to another of them has stayed there.
        """
        from oobmgr.campaign.queries.lives import life

        return self._asked(life, unit_ids, as_of, within)

    def measures(self) -> tuple[Measure, ...]:
        """What can be counted turn by turn."""
        from oobmgr.campaign.queries.over_turns import measures

        return self._shared(measures)

    def over_turns(self, measure: str, group: str = "", as_of: str | None = None) -> OverTurns:
        """What a measure came to in each turn, by a group; `BadInput` where there is no such."""
        from oobmgr.campaign.queries.over_turns import over_turns

        return self._asked(over_turns, measure, group, as_of)

    def closed_player_turns(self, turn: str) -> tuple[turn_rows.PlayerTurnRow, ...]:
        """The player turns of a turn that is over, without what was posted in them."""
        return self._asked(turns.closed_player_turns, turn)

    def sequence(self) -> turn_rows.SequenceRow:
        """Where the sequence of play stands."""
        return self._shared(turns.sequence)

    def earlier_positions(self) -> tuple[Position, ...]:
        """The phases of this turn and the one before that are over, the latest first."""
        with self._look() as books:
            return books.earlier_positions()

    def missed_place(self, action: str, late: Late) -> Position:
        """The phase that a late entry belongs to. Raises `BadInput` where there is none."""
        from oobmgr.campaign.planning.late import missed_place

        return self._asked(missed_place, self.game.action(action), late)

    def place_name(self, place: Position) -> str:
        """How players call a phase of a turn."""
        with self._look() as books:
            return books.place_name(place)

    def warnings(self) -> tuple[turn_rows.WarningRow, ...]:
        """What looks forgotten."""
        return self._shared(turns.warnings)

    def reminders(self, number: int = 4) -> tuple[turn_rows.ReminderRow, ...]:
        """The next switches that fall due by date: those for all, and for the side that plays."""
        return self._shared(turns.reminders, number)

    def phase_cases(self) -> tuple[PhaseCase, ...]:
        """What to bear in mind in each phase of the player turn that is being played."""
        return self._shared(turns.phase_cases)

    def on_map(self) -> tuple[MapEntry, ...]:
        """What lies on the map besides units: works, converted lines, breaks."""
        return self._shared(turns.on_map)

    def stacks(self) -> tuple[StackRow, ...]:
        """The units of each hex, against the limits of stacking and of factors."""
        return self._shared(turns.stacks)

    def turns(self) -> tuple[turn_rows.TurnRow, ...]:
        """The turns that have been played, oldest first."""
        return self._shared(turns.played)

    def report_material(self, as_of: str | None = None) -> ReportMaterial:
        """What reports are made of, now or as of the end of a turn."""
        from oobmgr.campaign.queries.reports import report_material

        return self._asked(report_material, as_of)

    def undo_state(self) -> rows.UndoState:
        """What undo and redo would do."""
        return self._shared(transactions.undo_state)

    def proposal(self, action: str) -> Any:  # noqa: ANN401 - each action has inputs of its own
        """The inputs to start an action's form with."""
        return self._asked(self.game.action(action).propose)

    def form(self, action: str) -> turn_rows.FormRow:
        """How the form of an action opens at this moment."""
        return self._asked(turns.form, self.game.action(action))

    def phase_notes(
        self, units: Iterable[rows.UnitRow] | None = None
    ) -> Mapping[PhaseId, PhaseNote]:
        """What there is to say of phases now.

        `units` are all units as they are now, where the caller has read them already.
        """
        notes = self.game.phase_notes
        if notes is None:
            return {}
        with self._look() as books:
            return notes(books.with_units(units))

    def unit_choices(
        self, action: str, units: Iterable[rows.UnitRow]
    ) -> Mapping[UnitId, UnitChoice]:
        """The units that pay for an action now, by id; `units` are all units as they are now."""
        picking = self.game.action(action).picking
        if picking is None:
            return {}
        with self._look() as books:
            return picking.choices(books.with_units(units))

    def filled(self, action: str, given: Mapping[str, Any]) -> Any:  # noqa: ANN401 - as above
        """The inputs of an action as given; what is left out is as proposed.

        A table such as the weather may name only what differs from the proposal.

        Raises:
            BadInput: an input cannot be read; carries every fault.
        """
        # As JSON, so that given and proposed inputs are read in one way, with the same faults.
        proposed = encode(self.proposal(action))
        merged = {
            name: {**proposed[name], **value}
            if isinstance(value, Mapping) and isinstance(proposed.get(name), Mapping)
            else value
            for name, value in given.items()
        }
        return decode(self.game.action(action).inputs, {**proposed, **merged})

    def facts(self, subject: Subject) -> Mapping[tuple[str, str], JsonValue]:
        """What is known about a subject now: ``(key, field) -> value``."""
        return self._asked(BooksSnapshot.facts, subject)

    def game_at(self, as_of: str | None = None) -> Game:
        """The game that was played in a turn: another one than now if it was described anew."""
        return self._shared(game_at, as_of)

    def tables(self, as_of: str | None = None) -> Tables:
        """The game's tables with the house rules of this campaign, as of a turn if given."""
        with self._look() as books:
            return moment(books, as_of).tables

    def house_rules(self) -> tuple[rows.HouseRuleRow, ...]:
        """Every number that a house rule may replace, with the house rules that hold now."""
        return self._asked(house_rules.house_rules)

    def charts(self) -> tuple[rows.ChartRow, ...]:
        """Every chart that the player fills in, with his copy where he has."""
        return self._shared(charts.charts)

    def ask(
        self,
        question: Question[Wish, Answer],
        wish: Wish,
        as_of: str | None = None,
        units: Sequence[rows.UnitRow] | None = None,
        noted: set[Topic] | None = None,
    ) -> Answer:
        """What only the game of this campaign answers, as of the end of a turn if given.

        `units` are all units of that moment, where the caller has read them already; to `noted` the
        topics are added that the answer rests on.

        Raises:
            BadInput: `as_of` is not a turn, or not one that was played.
            Refused: it is a question of another game.
        """
        # The question is an object of a game; asked of another it would read facts that are not
        # there.
        if question not in self.game.questions:
            raise Refused(Fault(f"{self.game.name} cannot answer that.", question.name))
        with self._look() as books:
            return answered(moment(books, as_of, units), question, wish, noted)

    def transcript(self) -> tuple[str, ...] | None:
        """The campaign as lines of text, from which it can be made again; None where not all of it.

        `oobmgr.campaign.transcripts` describes them.
        """
        from oobmgr.campaign.transcripts import transcript

        return self._asked(transcript)

    def sheet_now(self, as_of: str | None = None) -> SheetNow:
        """What stands on printed sheets beside what the units tell, as of a turn if given."""
        from oobmgr.campaign.queries.sheet_entries import sheet_entries
        from oobmgr.rules.sheets import NOTHING_ON_SHEETS

        with self._look() as books:
            then = moment(books, as_of)
            form = then.game.sheet_form(then.tables)
            if form.now is None:
                return NOTHING_ON_SHEETS
            # The log is of the phase that is played.
            logged = form.log.actions if form.log and as_of is None else ()
            return form.now(then, sheet_entries(books, logged))

    def replay(self) -> ReplayRow | None:
        """Where the replay of a worked example stands; None in a campaign without one.

        It plays both sides: where only one is to be seen, there is none.
        """
        from oobmgr.campaign.queries.replay import replay_row

        with self._look() as books:
            script = books.scenario.replay
            # By the units that are seen, and not by the passphrases: a file for one side has none
            # of the other.
            seen = {row[0] for row in books.rows("SELECT DISTINCT side FROM unit")}
            if script is None or not seen.issuperset(side.id for side in self.game.sides):
                return None
            return replay_row(books, script())

    def roster(self, as_of: str | None = None) -> RosterBook | None:
        """All Roster Sheets, as of the end of a turn if given; None in a game without any."""
        from oobmgr.campaign.queries import rosters

        rules = self.game.roster
        if rules is None:
            return None
        return self._asked(rosters.roster_book, rules, as_of)

    def roster_changes(self, since: int, besides: Iterable[UnitId] = ()) -> RosterChanges | None:
        """The rows of Roster Sheets that later transactions touched, and those of `besides`."""
        from oobmgr.campaign.queries import rosters

        rules = self.game.roster
        if rules is None:
            return None
        return self._asked(rosters.roster_changes, rules, since, besides)

    def countable(self) -> tuple[rows.CountableRow, ...]:
        """What can be counted in, with what the books hold."""
        return self._asked(counting.countable)

    def done_in(self, turn: str, command: str = "") -> tuple[rows.TransactionDetail, ...]:
        """What players did in a turn, oldest first; of one kind of command, if it is named."""
        return self._shared(transactions.done_in, turn, command)

    def transaction_numbers(self, turn: str | None = None) -> tuple[TransactionId, ...]:
        """The transactions of a turn, or all, oldest first; a file for one side has gaps."""
        return self._asked(transactions.numbers, turn)

    def dependants(self, transaction: int) -> tuple[Fault, ...]:
        """Why a transaction cannot be taken back on its own; empty when it can."""
        from oobmgr.campaign.dependence import dependants

        with self._look() as books:
            connection = books.connection
            return tuple(dependants(connection, original_of(connection, transaction), self.game))

    def unseen_sides(self) -> frozenset[str]:
        """The sides whose books are hidden, or not in this file."""
        with self._look() as books:
            return books.unseen_sides

    def case(self, case_id: str) -> Case | None:
        """The rule of this id, None where the catalogue has none."""
        return self.game.cases().get(case_id)

    def saved_at(self) -> str:
        """When the last transaction was written, as ISO time in UTC."""
        return self._shared(transactions.saved_at)

    def version(self) -> int:
        """The last transaction, to see whether something was written meanwhile."""
        with self._look() as books:
            return books.version
