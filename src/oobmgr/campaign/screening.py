"""What a player is shown of a draft, or told of an entry, while the sheets of a side are hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.command_names import OF_BOTH
from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.drafts import UNIT_COLUMNS, Draft
from oobmgr.campaign.sight import Sight
from oobmgr.campaign.veil import hidden_fault, quiet
from oobmgr.domain.rulings import StepKind
from oobmgr.models.engines import fetch

if TYPE_CHECKING:
    from oobmgr.campaign.commands import Command
    from oobmgr.domain.errors import Fault
    from oobmgr.domain.rulings import Step
    from oobmgr.models.engines import Connection

_SIDE = UNIT_COLUMNS.index("side")


def screened(draft: Draft, command: Command, sight: Sight, *, posted: bool = False) -> Draft:
    """A draft without what is hidden; one that needs a hidden sheet is refused.

    What belongs to both players, such as the next phase, goes on: only its words are left out. So
    does an action that says it may (`Action.unseen`); its notes are what the rules tell of it, and
    are shown once it is `posted`.
    """
    # Who plays on must not be stopped by a sheet that he may not see.
    if type(command).__name__ in OF_BOTH:
        return _of_both(draft, sight)
    if isinstance(command, PostAction) and sight.game.action(command.action).unseen:
        shown = _unseen(draft, sight)
        return shown if posted else replace(shown, notes=())
    if _changes_hidden(draft, sight) or _names_hidden(draft, command, sight):
        values = {"action": command.action} if isinstance(command, PostAction) else {}
        title = sight.closed_title(type(command).__name__, values, draft.title)
        return Draft(title=title, refusals=(hidden_fault(sight),))
    return draft


def reversal_barred(connection: Connection, original: int, sight: Sight) -> Fault | None:
    """Why an entry cannot be taken back while sheets are hidden; None where it can."""
    ((command,),) = fetch(
        connection, "SELECT command FROM journal_transaction WHERE id = ?", (original,)
    )
    closed = sight.closed(original) and command not in OF_BOTH
    return hidden_fault(sight) if closed else None


def _changes_hidden(draft: Draft, sight: Sight) -> bool:
    """Whether the draft changes a hidden unit, formation or pool, or adds one."""
    return (
        any(not sight.shows_account(posting.account.key) for posting in draft.postings)
        or any(not sight.shows_side(row[_SIDE]) for row in draft.new_units)
        or any(
            sight.on_sheet(fact.subject, fact.key) or _of_hidden(fact.new, sight)
            for fact in draft.facts
        )
    )


def _of_hidden(value: object, sight: Sight) -> bool:
    """Whether a new record is one of a hidden side."""
    return isinstance(value, dict) and not sight.shows_side(str(value.get("side", "")))


def _names_hidden(draft: Draft, command: Command, sight: Sight) -> bool:
    """Whether an action read a hidden sheet. What a player types himself he knows."""
    steps = (text for step in draft.working for text in (step.label, step.arithmetic))
    words = (draft.title, draft.sentence, *draft.notes, *steps)
    return isinstance(command, PostAction) and sight.says(*words)


def _unseen(draft: Draft, sight: Sight) -> Draft:
    """A draft with what its player sees himself: not what lies on the hidden sheet."""
    shown = _of_both(draft, sight)
    return replace(
        shown,
        # Facts that both may see tell what comes of it, and so wait until it is posted.
        facts=tuple(f for f in shown.facts if sight.own_fact(f.subject, f.key)),
        sentence="" if sight.says(draft.sentence) else draft.sentence,
        working=_open_sections(draft.working, sight),
        warnings=tuple(w for w in draft.warnings if not sight.says(w.message, w.where, w.advice)),
    )


def _open_sections(working: tuple[Step, ...], sight: Sight) -> tuple[Step, ...]:
    """The working without each section that names what is hidden, whatever its lines say."""
    # Whole sections: what is left of one would let what was left out be guessed.
    sections: list[list[Step]] = [[]]
    for line in working:
        if line.kind is StepKind.HEADING:
            sections.append([])
        sections[-1].append(line)
    return tuple(
        line
        for lines in sections
        if not any(sight.says(one.label, one.arithmetic) for one in lines)
        for line in lines
    )


def _of_both(draft: Draft, sight: Sight) -> Draft:
    closed = any(not sight.shows_fact(f.subject, f.key, f.field) for f in draft.facts)
    return replace(
        draft,
        title=sight.names.left_out(draft.title, running=False),
        sentence="" if closed or sight.says(draft.sentence) else draft.sentence,
        postings=tuple(p for p in draft.postings if sight.shows_account(p.account.key)),
        facts=tuple(f for f in draft.facts if sight.shows_fact(f.subject, f.key, f.field)),
        new_units=tuple(row for row in draft.new_units if sight.shows_side(row[_SIDE])),
        working=() if closed else tuple(s for s in draft.working if not sight.says(s.label)),
        notes=tuple(note for note in draft.notes if not sight.says(note)),
        warnings=tuple(quiet(fault, sight) for fault in draft.warnings),
        refusals=tuple(quiet(fault, sight) for fault in draft.refusals),
    )
