"""Commands of the sequence of play: turn show, turn post, turn advance."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.dice import with_rolls
from oobmgr.cli.campaigns import confirmed, opened, side_id, side_name, tell
from oobmgr.cli.inputs import read_json
from oobmgr.cli.output import jsonable, print_json, print_working
from oobmgr.cli.refusals import refuse_unknown
from oobmgr.cli.streams import remark, say
from oobmgr.domain.errors import BadInput, Fault, Refused
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.field_info import FieldInfo, describe
from oobmgr.rules.inputs import encode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oobmgr.campaign.commands import Late
    from oobmgr.campaign.file import Campaign
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.rows import Preview
    from oobmgr.campaign.turn_rows import SequenceRow, WarningRow
    from oobmgr.rules.actions import Action
    from oobmgr.rules.game import Game


def play(wish: argparse.Namespace) -> None:
    """Show, post or advance."""
    {"show": _show, "post": _post, "advance": _advance}[wish.step](wish)


def _show(wish: argparse.Namespace) -> None:
    with opened(wish) as campaign:
        if wish.json:
            print_json(_due(campaign))
            return
        # Asked once: which actions are offered takes a look at every unit.
        sequence = campaign.queries.sequence()
        _tell_sequence(sequence)
        _tell_actions(sequence.actions_now, campaign.game)
        _tell_cases(sequence.phase, campaign.queries)
        _tell_warnings(campaign)


def _due(campaign: Campaign) -> dict[str, Any]:
    queries = campaign.queries
    sequence = queries.sequence()
    return {
        "turn": sequence.turn,
        "turn_label": sequence.turn_label,
        "side": side_name(sequence.side, campaign.game),
        "phase": sequence.phase,
        "weather": sequence.weather,
        "player_turns": sequence.player_turns,
        "actions": [
            {
                "name": name,
                "title": campaign.game.action(name).title,
                "inputs": [_field_json(f) for f in describe(campaign.game.action(name).inputs)],
                "proposed": encode(queries.proposal(name)),
            }
            for name in sequence.actions_now
        ],
        "notice": _notice(sequence.phase, queries),
        "warnings": queries.warnings(),
        "reminders": queries.reminders(),
        "bear_in_mind": queries.phase_cases(),
        "arrivals": [f"{u.designation} {u.type} {u.size}" for u in queries.arrivals(1)],
    }


def _field_json(field: FieldInfo) -> dict[str, Any]:
    return {
        "name": field.name,
        "type": str(field.kind),
        "sentence": field.sentence,
        "required": field.required,
        "default": jsonable(field.default),
        "unit": field.unit,
        "low": field.low,
        "high": field.high,
        "choices": list(field.choices),
        "value_choices": list(field.value_choices),
        "dice": list(field.dice),
    }


def _tell_sequence(sequence: SequenceRow) -> None:
    marks = {"done": "x", "now": ">", "later": " ", "not_held": "-"}
    say(sequence.turn_label)
    for player_turn in sequence.player_turns:
        say(f"{marks[player_turn.state]} {player_turn.name}")
        for phase in player_turn.phases:
            say(f"    {marks[phase.state]} {phase.name}")
            for title in phase.posted:
                say(f"        {title}")
    if sequence.weather:
        say("Weather: " + ", ".join(f"{z} {w}" for z, w in sorted(sequence.weather.items())))


def _tell_actions(names: Sequence[str], game: Game) -> None:
    if names:
        say("To post now (oobmgr turn post FILE ACTION JSON):")
    width = max((len(name) + 2 for name in names), default=0)
    for name in names:
        action = game.action(name)
        say(f"  {name:<{width}}{action.title}: {action.sentence}")
        fields = ", ".join(field.name for field in describe(action.inputs))
        say(f"  {'':<{width}}inputs: {fields}")


def _tell_cases(phase: str, queries: Queries) -> None:
    """What to bear in mind in the phase that is being played."""
    if notice := _notice(phase, queries):
        say(notice)
    entries = [entry for entry in queries.phase_cases() if entry.phase == phase]
    if entries:
        say("Bear in mind:")
    for entry in entries:
        say(f"  {entry.text} [{shown_case(entry.case)}]")


def _notice(now: str, queries: Queries) -> str:
    """What there is to say of the present phase, such as zones of the enemy; empty for nothing."""
    notes = queries.phase_notes().items()
    return next((note.notice for phase, note in notes if str(phase) == now), "")


def _tell_warnings(campaign: Campaign) -> None:
    open_points = [w for w in campaign.queries.warnings() if not w.silenced]
    if open_points:
        say("Looks forgotten:")
    for warning in open_points:
        mark = "!" if warning.must else "-"
        say(f"  {mark} {warning.title}. {warning.sentence} [{shown_case(warning.case)}]")


def _post(wish: argparse.Namespace) -> None:
    from oobmgr.campaign.commands import PostAction

    with opened(wish) as campaign:
        action = _action(wish.action, campaign.game)
        late = _late(wish, action, campaign)
        # Only what is proposed hangs on the phase: a late entry is posted with the books as they
        # are.
        with _at_the_missed_phase(action, late, campaign.queries):
            inputs = _inputs(wish.inputs, action, campaign)
        command = PostAction(action.name, inputs, late)
        # First, for its working is what is printed once it is posted.
        preview = campaign.session.preview(command)
        if preview.refusals:
            raise Refused(*preview.refusals)
        if wish.preview:
            _tell_preview(preview, as_json=wish.json)
            return
        confirmed(preview, wish)
        posted = campaign.session.execute(command)
        if wish.json:
            # As it stands in the books, not as it was previewed: a script wants the entry that
            # there is.
            print_json(campaign.queries.transaction(posted.transaction))
            return
        print_working(preview.working)
        tell(posted)


def _late(wish: argparse.Namespace, action: Action, campaign: Campaign) -> Late | None:
    """A late entry with the phase that it belongs to; None for one that is posted in its phase."""
    from oobmgr.campaign.commands import Late

    game = campaign.game
    if wish.late is None:
        if wish.turn or wish.side or wish.phase:
            advice = 'Write --late "why it is entered late".'
            raise BadInput(Fault("only a late entry names its phase.", "--late", advice=advice))
        return None
    turn = game.calendar.parse(wish.turn) if wish.turn else ""
    side = side_id(wish.side, game) if wish.side else ""
    place = campaign.queries.missed_place(
        action.name, Late(wish.late, turn, side, wish.phase or "")
    )
    # In full, for entries to come are held against it: which phase is the last one, is so only now.
    return Late(wish.late, place.turn, place.side, place.phase)


def _at_the_missed_phase(
    action: Action, late: Late | None, queries: Queries
) -> AbstractContextManager[None]:
    """Propose inputs as in the phase in which they were missed."""
    return queries.placed(queries.missed_place(action.name, late)) if late else nullcontext()


def _tell_preview(preview: Preview, *, as_json: bool) -> None:
    if as_json:
        print_json(preview)
        return
    say(f"{preview.title} (not posted)")
    print_working(preview.working)
    for fault in preview.warnings:
        say(f"  Note: {fault.note()}")


def _action(name: str, game: Game) -> Action:
    refuse_unknown(name, game.action_names, game.name)
    return game.action(name)


def _inputs(text: str, action: Action, campaign: Campaign) -> Any:  # noqa: ANN401 - of the action
    """The inputs as given, with dice rolled for the word ``roll``; what is left out as proposed."""
    raw = read_json(text)
    if not isinstance(raw, dict):
        advice = 'Write {"name": value}.'
        raise BadInput(Fault("the inputs must be a JSON object.", "inputs", advice=advice))
    # Rolled before anything is planned, so that what is shown is what is posted.
    given, rolls = with_rolls(raw, describe(action.inputs))
    remark(f"rolled {number} for {name}; enter it if this is not posted." for name, number in rolls)
    return campaign.queries.filled(action.name, given)


def _check_reason(wish: argparse.Namespace, forgotten: Sequence[WarningRow]) -> None:
    """What the rules ask for is left open only for a reason, which the ledger keeps."""
    due = [warning for warning in forgotten if warning.must]
    # The planner would just record that none was given; whoever types `--anyway` can give one.
    if wish.anyway and due and not wish.reason.strip():
        advice = "Do it first, or say why it is left open, in quotes."
        faults = (
            Fault(f"{one.title}. {one.sentence}", "--reason", "", advice, one.case) for one in due
        )
        raise BadInput(*faults)


def _advance(wish: argparse.Namespace) -> None:
    from oobmgr.campaign.commands import Advance

    with opened(wish) as campaign:
        # Before going on: afterwards they belong to a phase that is over.
        forgotten = [w for w in campaign.queries.warnings() if not w.silenced]
        _check_reason(wish, forgotten)
        advance = Advance(wish.to, anyway=wish.anyway, reason=wish.reason)
        posted = campaign.session.execute(advance)
        summary = campaign.queries.summary()
        if wish.json:
            print_json({"forgotten": forgotten, "now": summary})
            return
        for warning in forgotten:
            say(f"  - {warning.title}. {warning.sentence}")
        tell(posted)
        say(f"Now: {summary.turn_label}, {summary.who}, {summary.phase_name} Phase.")
