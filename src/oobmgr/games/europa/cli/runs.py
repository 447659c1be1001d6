"""The command about procedures of several steps, such as the air surprise."""

import argparse
from secrets import randbelow

from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.file import Campaign
from oobmgr.cli.campaigns import opened, tell
from oobmgr.cli.output import print_json, print_table, print_working
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault, Refused
from oobmgr.domain.quantities import counted
from oobmgr.games.europa.air.run_rows import GuidedRun, RunStep, drawn
from oobmgr.games.europa.questions import AIR_SURPRISE
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.questions import NoWish

ACTION = "air_surprise"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "action", metavar="ACTION", nargs="?", default="", help="which; the only one"
    )
    parser.add_argument("--draw", action="store_true", help="draw and roll for the present step")
    parser.add_argument("--number", type=int, metavar="N", help="only so many of them")
    parser.add_argument("--all", action="store_true", help="draw and roll to the end")
    parser.add_argument("--preview", action="store_true", help="show the working, post nothing")


def obey(wish: argparse.Namespace) -> None:
    """Show how far a procedure is; with --draw, draw and roll for its present step and post it."""
    if wish.number is not None and wish.number < 1:
        raise BadInput(Fault("must be 1 or more.", "--number", str(wish.number)))
    with opened(wish) as campaign:
        if wish.action not in {"", ACTION}:
            advice = did_you_mean(wish.action, [ACTION]) or f"Known: {ACTION}."
            sentence = f"There is no procedure {wish.action!r}."
            raise BadInput(Fault(sentence, "action", wish.action, advice))
        if wish.draw or wish.number is not None or wish.all:
            _draw(wish, campaign)
        now = campaign.queries.ask(AIR_SURPRISE, NoWish())
    _show(now, as_json=wish.json)


def _draw(wish: argparse.Namespace, campaign: Campaign) -> None:
    """Draw and post: the present step, some of its entries, or every step to the end."""
    while True:
        now = campaign.queries.ask(AIR_SURPRISE, NoWish())
        # Asked anew each time: what was posted changes the pool to draw from.
        given = {now.entries: drawn(now, randbelow, wish.number)}
        command = PostAction(ACTION, campaign.queries.filled(ACTION, given))
        preview = campaign.session.preview(command)
        if preview.refusals:
            raise Refused(*preview.refusals)
        if wish.preview:
            say(f"{preview.title} (not posted)")
            print_working(preview.working)
            return
        posted = campaign.session.execute(command)
        if not wish.json:
            print_working(preview.working)
            tell(posted)
        after = campaign.queries.ask(AIR_SURPRISE, NoWish())
        if not wish.all or not after.now:
            return


def _show(now: GuidedRun, *, as_json: bool) -> None:
    if as_json:
        print_json(now)
        return
    say(f"{now.title}: {now.sentence}")
    for step in now.steps:
        _show_step(step, now)
    if now.pool:
        say(f"To draw from: {counted(now.pool_size, 'group')}")
        print_table(("Name", "Kind", "Left"), [(c.name, c.kind, c.number) for c in now.pool])
    for note in now.figures:
        say(f"  {note.text}: {note.figure}")
    if not now.now:
        say("It is over.")
    for note in now.after:
        say(f"  {note.text} [{shown_case(note.case)}]")


def _show_step(step: RunStep, now: GuidedRun) -> None:
    mark = ">" if step.key == now.now else "x" if step.done or not now.now else " "
    say(f"{mark} {step.title}: {step.sentence}, {step.done} of {step.number} done")
    for event in step.events:
        say(f"    {event}")
    if step.key == now.now:
        rolls = ", ".join(f"{one.rolls} {one.words}" for one in step.outcomes)
        say(f"    Die: {rolls} [{shown_case(step.case)}]")
