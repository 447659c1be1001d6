"""The command about fires: who may fire at what and why not, and the working of one."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from typing import Any

from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.file import Campaign
from oobmgr.cli.campaigns import opened
from oobmgr.cli.output import print_json, print_table, print_working
from oobmgr.cli.streams import remark, say
from oobmgr.cli.unit_filters import found_by_text
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.games.spark.fire.fire_rows import AssaultRow, FireSheet, FireUnit, FireWish, Named
from oobmgr.games.spark.questions import FIRES
from oobmgr.rules.nearest import did_you_mean, folded

_NOTHING = "\N{EN DASH}"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--segment", help="in this segment, such as offensive_1")
    parser.add_argument("--hex", help="at this hex")
    parser.add_argument("--kind", help="regular or at")
    parser.add_argument("--assault", metavar="HEX", help="of the assault on this hex")
    parser.add_argument("--support", action="store_true", help="in support of the assault")
    parser.add_argument("--text", help="units that these words find, as in the window")
    parser.add_argument("--all", action="store_true", help="those that may not fire, too")
    sentence = "the working of the fire of these units; nothing is posted"
    parser.add_argument("--units", nargs="+", type=int, metavar="ID", default=(), help=sentence)


def obey(wish: argparse.Namespace) -> None:
    """List who may fire at what; with --units, the working of their fire, which is not posted."""
    with opened(wish) as campaign:
        sheet = _sheet(campaign, wish)
        if wish.json and not wish.units:
            print_json(sheet)
        elif wish.units:
            _work_out(campaign, sheet, wish)
        else:
            _tell(campaign, sheet, wish)


def _sheet(campaign: Campaign, wish: argparse.Namespace) -> FireSheet:
    """The sheet for the words of the command line. Raises `BadInput` for a word not known."""
    # Which segments there are depends on the phase, and which kinds of fire on the segment: each
    # is read against the sheet that knows it.
    first = campaign.queries.ask(FIRES, FireWish())
    segment = _key(first.segments, wish.segment, "--segment")
    of_segment = campaign.queries.ask(FIRES, FireWish(segment)) if segment and wish.kind else first
    asked = FireWish(
        segment=segment,
        place=wish.hex or "",
        kind=_key(of_segment.kinds, wish.kind, "--kind"),
        support=wish.support,
        assault=wish.assault or "",
    )
    return campaign.queries.ask(FIRES, asked)


def _key(known: Iterable[Named], word: str | None, where: str) -> str:
    """The key of a choice by its key or its name; empty where none is asked for."""
    if not word:
        return ""
    keys = {folded(name): one.key for one in known for name in (one.name, one.key)}
    if folded(word) not in keys:
        names = tuple(dict.fromkeys(keys.values()))
        advice = did_you_mean(word, names) or f"Known now: {', '.join(names)}."
        raise BadInput(Fault("cannot be fired in now.", where, word, advice))
    return keys[folded(word)]


def _tell(campaign: Campaign, sheet: FireSheet, wish: argparse.Namespace) -> None:
    if sheet.notice:
        say(sheet.notice)
    for row in sheet.rows:
        _tell_row(row)
    at = f" at {sheet.wish.place}" if sheet.wish.place else ""
    kind = next((one.name for one in sheet.kinds if one.key == sheet.wish.kind), sheet.wish.kind)
    say(f"{sheet.title}, {kind}{at}")
    side = campaign.game.side(SideId(sheet.firing)).name
    among, mistyped = found_by_text((*sheet.firers, *sheet.targets), wish.text, _searched)
    remark([mistyped] if mistyped else ())
    # By id: a unit that fires may be a target as well.
    sought = {unit.unit for unit in among}
    found = [unit for unit in sheet.firers if (wish.all or unit.may) and unit.unit in sought]
    may = sum(unit.may for unit in sheet.firers)
    say(f"{side}: {may} of {len(sheet.firers)} may fire")
    _table(found, "May fire")
    say()
    say(f"{campaign.game.side(SideId(sheet.target)).name}:")
    shown = [unit for unit in sheet.targets if wish.all or unit.hex == sheet.wish.place]
    _table([unit for unit in shown if unit.unit in sought], "Target")
    say()
    say(f"oobmgr fire {wish.file} --units ID ... shows the working of a fire.")
    say(f"oobmgr turn post {wish.file} {sheet.action} JSON posts it.")


def _tell_row(row: AssaultRow) -> None:
    """An entry of the phase: who fights, and where each step stands."""
    who = " against ".join(", ".join(names) for names in (row.attackers, row.defenders) if names)
    say(f"{row.title}: {who or row.state or row.steps[0].name}")
    if len(row.steps) > 1:
        marks = {"done": "done", "now": "now", "not_held": "not held"}
        steps = (f"{step.name} {marks[step.state]}" for step in row.steps if step.state in marks)
        say(f"  {', '.join(steps)}")


def _searched(unit: FireUnit) -> str:
    return unit.line.lower()


def _table(units: list[FireUnit], last: str) -> None:
    heads = ("Id", "Unit", "Formation", "Hex", "Now", "Steps", "How", "Points", "State", last)
    if units:
        print_table(heads, [_row(unit) for unit in units])
    else:
        say("  none")


def _row(unit: FireUnit) -> tuple[object, ...]:
    first = next(iter(unit.modes), None)
    how, points = (first.name, first.points) if first else (_NOTHING, _NOTHING)
    steps = f"{unit.steps_left}/{unit.steps}"
    states = ", ".join((*unit.states, unit.fired) if unit.fired else unit.states)
    about = (unit.unit, unit.name, unit.detail, unit.hex, unit.strength, steps)
    return (*about, how, points, states, unit.words)


def _work_out(campaign: Campaign, sheet: FireSheet, wish: argparse.Namespace) -> None:
    """Show what the fire of these units would come to, and the inputs that post it."""
    given = _inputs(sheet, wish)
    command = PostAction(sheet.action, campaign.queries.filled(sheet.action, given))
    preview = campaign.session.preview(command)
    if wish.json:
        print_json({"inputs": given, "result": preview.result, "working": preview.working})
        return
    say(f"{preview.title} (not posted)")
    print_working(preview.working)
    # Said and not raised: nothing is posted here, and what stands against the fire was asked for.
    for fault in (*preview.refusals, *preview.warnings):
        say(fault.note())
    words = json.dumps(given, ensure_ascii=False)
    say(f"To post it: oobmgr turn post {wish.file} {sheet.action} '{words}'")


def _inputs(sheet: FireSheet, wish: argparse.Namespace) -> dict[str, Any]:
    known = {unit.unit for unit in sheet.firers}
    strange = [unit for unit in wish.units if unit not in known]
    if strange:
        sentence = "is not a unit of the side that fires."
        advice = f"oobmgr fire {wish.file} --all lists them."
        raise BadInput(*(Fault(sentence, "--units", str(unit), advice) for unit in strange))
    names = ("segment", "kind", "place", "assault", "support")
    asked = {name: getattr(sheet.wish, name) for name in names}
    return {**sheet.proposed, **asked, "firers": [{"unit": unit} for unit in wish.units]}
