"""Changing the books: preview, execute, undo, redo, revoke. One transaction for each."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign import chain, journal, projections
from oobmgr.campaign.damage import damage_told
from oobmgr.campaign.dependence import dependants
from oobmgr.campaign.drafts import Draft, topics_of
from oobmgr.campaign.kept_books import KeptBooks
from oobmgr.campaign.naming import posting_rows
from oobmgr.campaign.planning import plan
from oobmgr.campaign.planning.turn import leaves_turn
from oobmgr.campaign.reversal import handed_over, original_of, redo_target, undo_target
from oobmgr.campaign.rows import Preview
from oobmgr.campaign.screening import reversal_barred, screened
from oobmgr.campaign.topics import Topic
from oobmgr.domain.errors import Doubtful, Fault, Refused
from oobmgr.domain.garbage import collector_resting
from oobmgr.domain.postings import Subject, TransactionId
from oobmgr.domain.values import dataclass
from oobmgr.models.engines import fetch, reading, writing

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import Command
    from oobmgr.campaign.sight import Sight
    from oobmgr.campaign.veil import Veil
    from oobmgr.models.engines import Connection, Engine
    from oobmgr.rules.game import Game


@dataclass(frozen=True)
class Posted:
    """What was written: the transaction, its title, what it touched, and warnings that remain.

    `reversed_title` is the title of what was taken back or done again by it.
    """

    transaction: TransactionId
    title: str
    topics: frozenset[Topic]
    warnings: tuple[Fault, ...] = ()
    notes: tuple[str, ...] = ()
    reversed_title: str = ""


class Session:
    """The one way in which the books change. Safe to call from any thread; writes take turns."""

    def __init__(
        self,
        engine: Engine,
        game: Game,
        back_up: Callable[[str], object],
        veil: Veil | None = None,
        kept: KeptBooks | None = None,
    ) -> None:
        self._engine = engine
        self._kept = kept or KeptBooks(game)
        self._game = game
        self._back_up = back_up
        self._veil = veil
        # Between threads of this program; for another program the file itself has a lock.
        self._turnstile = threading.Lock()

    def preview(self, command: Command) -> Preview:
        """What the command would write. Changes nothing.

        Raises:
            BadInput: the command cannot be read at all.
        """
        with self._quiet(), reading(self._engine) as connection:
            with self._kept.look(connection) as books:
                draft = plan(command, books)
            # In the same moment as the plan: what is hidden could be another set a moment later.
            draft = self._screened(connection, draft, command)
            return Preview(
                title=draft.title,
                sentence=draft.sentence,
                working=draft.working,
                notes=draft.notes,
                postings=posting_rows(draft.every_posting(), self._game),
                facts=draft.facts,
                warnings=draft.warnings,
                refusals=draft.refusals,
                looked_up=draft.looked_up,
                result=draft.result,
                new_units=len(draft.new_units),
                new_formations=sum(f.subject == Subject.FORMATION for f in draft.facts),
            )

    def execute(self, command: Command, by: str = "", *, meant: bool = True) -> Posted:
        """Plan the command on the books as they are now and write it, wholly or not at all.

        Whoever has shown its player no preview says that nothing doubtful is `meant` so far.

        Raises:
            Doubtful: it asks for the word of its player, and is not meant so far.
            BadInput: the command names something that is not there.
            Refused: the rules or the state of the books do not allow it.
            CampaignFileError: the file is locked, full or gone.
        """
        with self._quiet(), self._turnstile:
            # While the file is as it was: the copy is there whatever comes of the write.
            self._back_up_before(command)
            with collector_resting(), writing(self._engine) as connection:
                # Only as long as nothing is written: what comes after may be rolled back.
                with self._kept.look(connection) as books:
                    draft, moment = plan(command, books), moment_of(books)
                seen = self._screened(connection, draft, command, posted=True)
                # Asked of what is shown: screening refuses, too, what would change a hidden sheet.
                if seen.refusals:
                    raise Refused(*seen.refusals)
                doubts = () if meant else tuple(one for one in seen.warnings if one.asks)
                if doubts:
                    raise Doubtful(*doubts)
                transaction = _write(connection, draft, command, moment, by)
            self._look()
        return Posted(transaction, seen.title, draft.topics, seen.warnings, seen.notes)

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        """Tell what damage a plan stumbles over, and no fault that names what is hidden."""
        hidden = self._veil.quiet_faults() if self._veil else nullcontext()
        with hidden, damage_told(self._check):
            yield

    def _check(self) -> tuple[Fault, ...]:
        from oobmgr.campaign.checks import inconsistencies

        with reading(self._engine) as connection:
            return inconsistencies(connection, self._game)

    def _screened(
        self, connection: Connection, draft: Draft, command: Command, *, posted: bool = False
    ) -> Draft:
        """What may be shown of a draft: all of it where no sheet is hidden."""
        sight = self._sight(connection)
        return screened(draft, command, sight, posted=posted) if sight else draft

    def _sight(self, connection: Connection) -> Sight | None:
        return self._veil.sight(connection) if self._veil else None

    def _look(self) -> None:
        if self._veil:
            self._veil.look()

    def _back_up_before(self, command: Command) -> None:
        from oobmgr.campaign.commands import Advance, ChangeDescription

        if not isinstance(command, Advance | ChangeDescription):
            return
        with reading(self._engine) as connection, self._kept.look(connection) as books:
            if isinstance(command, Advance) and not leaves_turn(command, books):
                return
            # Planned here as well as in `execute`: what is refused is to leave no copy behind.
            draft = plan(command, books)
        if draft.backup_label and not draft.refusals:
            self._back_up(draft.backup_label)

    def undo(self, by: str = "") -> Posted:
        """Take back the last thing done. Raises `Refused` where there is nothing."""
        return self._reverse("undo", undo_target, by)

    def redo(self, by: str = "") -> Posted:
        """Do again what was undone last. Raises `Refused` where there is nothing."""
        return self._reverse("redo", redo_target, by)

    def revoke(self, transaction: TransactionId, by: str = "") -> Posted:
        """Take back one older transaction. Raises `Refused`, naming what depends on it."""
        from oobmgr.campaign.commands import ChangeDescription

        def chosen(connection: Connection) -> tuple[int, str] | None:
            original = original_of(connection, transaction)
            # First of all: what rests on a hidden entry is not told either.
            self._reversal_seen(connection, original)
            later = dependants(connection, transaction, self._game, self._sight(connection))
            if later:
                raise Refused(*later)
            rows = fetch(
                connection,
                "SELECT title, command FROM journal_transaction WHERE id = ?",
                (original,),
            )
            if rows and rows[0][1] == ChangeDescription.__name__:
                advice = "Change the description back instead."
                raise Refused(
                    Fault("a change of the description is not taken back.", advice=advice)
                )
            return original, rows[0][0]

        return self._reverse("revoke", chosen, by)

    def _reverse(
        self, kind: str, target: Callable[[Connection], tuple[int, str] | None], by: str
    ) -> Posted:
        with self._quiet(), self._turnstile:
            with writing(self._engine) as connection:
                found = target(connection)
                if found is None:
                    raise Refused(_nothing_to(kind, connection))
                original, title = found
                seen = self._reversal_seen(connection, original)
                with self._kept.look(connection) as books:
                    before = moment_of(books)
                head = journal.Head(
                    kind, original, kind.capitalize(), {}, f"{kind.capitalize()}: {title}", ""
                )
                posted = _write_reversal(connection, head, original, before, by)
            self._look()
        # The journal has the whole title; only what is said of it here leaves out what is hidden.
        shown = seen or title
        return replace(posted, title=f"{kind.capitalize()}: {shown}", reversed_title=shown)

    def _reversal_seen(self, connection: Connection, original: int) -> str:
        """What is reversed is called so to whom a side is hidden; empty for as it is.

        Raises:
            Refused: it would change a hidden sheet.
        """
        sight = self._sight(connection)
        if sight is None or not sight.closed(original):
            return ""
        barred = reversal_barred(connection, original, sight)
        if barred:
            raise Refused(barred)
        return sight.title(original, "")


def _nothing_to(kind: str, connection: Connection) -> Fault:
    advice = "What came from the common file is taken back there."
    return Fault(f"there is nothing to {kind}.", advice=advice if handed_over(connection) else "")


def moment_of(books: BooksSnapshot) -> journal.Moment:
    """Where the sequence of play stands."""
    return journal.Moment(books.turn, books.side, books.phase)


def _write(
    connection: Connection, draft: Draft, command: Command, moment: journal.Moment, by: str
) -> TransactionId:
    if not moment.turn:  # the opening itself sets the first moment
        values = {f.field: str(f.new) for f in draft.facts if f.subject == Subject.SEQUENCE}
        moment = journal.Moment(values["turn"], values["side"], values["phase"])
    untouched = chain.untouched(connection)
    transaction = journal.write(connection, draft, command, moment, by)
    if draft.new_units:
        _carry_bulk(connection, draft, transaction)
    else:
        projections.apply(connection, transaction)
    projections.raise_counters(connection, draft.counters)
    imported = bool(draft.new_units)
    chain.close_entry(connection, transaction, untouched_before=untouched, imported=imported)
    return transaction


def _carry_bulk(connection: Connection, draft: Draft, transaction: TransactionId) -> None:
    """The same as `projections.apply`, with new units straight from memory."""
    # In this order: units stand in formations, which come with the facts, and their journal lines
    # are made from their rows in the table.
    projections.apply_facts(
        connection,
        [
            (f.subject, f.key, f.field, journal.as_json(f.old), journal.as_json(f.new))
            for f in draft.facts
        ],
    )
    # Before the new ones: units that are there may lose or regain steps by the same import.
    projections.apply_postings(connection, transaction)
    projections.create_units(connection, draft.new_units)
    journal.write_units(connection, transaction, [row[0] for row in draft.new_units])


def _write_reversal(
    connection: Connection, head: journal.Head, original: int, before: journal.Moment, by: str
) -> Posted:
    changed = fetch(
        connection,
        "SELECT DISTINCT subject, field FROM journal_fact WHERE transaction_id = ?",
        (original,),
    )
    goods = fetch(
        connection,
        "SELECT DISTINCT good FROM journal_posting WHERE transaction_id = ?",
        (original,),
    )
    units = any(subject == Subject.UNIT for subject, _ in changed)
    topics = topics_of(changed, (good for (good,) in goods), units=units)
    # A redo stands where the original stood: before its own steps in the sequence.
    moment = before if head.kind == "redo" else _moment_after(connection, original, before)
    untouched = chain.untouched(connection)
    transaction = journal.write_head(connection, head, moment, by, topics=topics)
    journal.write_reversal(connection, transaction, original)
    projections.apply(connection, transaction)
    chain.close_entry(connection, transaction, untouched_before=untouched)
    return Posted(transaction, head.title, topics)


def _moment_after(connection: Connection, original: int, before: journal.Moment) -> journal.Moment:
    """Where the sequence stands once the original's steps in it are taken back."""
    rows = fetch(
        connection,
        "SELECT field, old FROM journal_fact WHERE transaction_id = ? AND subject = ? "
        "AND key = 'now' ORDER BY id DESC",
        (original, Subject.SEQUENCE),
    )
    # The last of several steps comes first, so that the earliest value stays: where the sequence
    # stood before all of them.
    values = {field: old.strip('"') for field, old in rows if old}
    return journal.Moment(
        values.get("turn", before.turn),
        values.get("side", before.side),
        values.get("phase", before.phase),
    )
