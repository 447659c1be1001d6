"""Commands about the file: new, from-workbook, show, backup, options, house-rule, house-rules."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path

from oobmgr.campaign.file import NewCampaign, create_campaign, game_of
from oobmgr.cli.campaigns import opened, pairs, side_id, tell
from oobmgr.cli.output import print_columns, print_json, print_table
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.known_games import entry_of
from oobmgr.rules.books import OptionValue
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.descriptions import description_text
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import did_you_mean


def new(wish: argparse.Namespace) -> None:
    """Make a campaign file."""
    source = Path(wish.description) if wish.description else None
    head = NewCampaign(
        name="",
        game=entry_of(wish.game).id,
        description=description_text(source) if source else "",
        described_in=source.name if source else "",
    )
    # So much is enough to find the game, which says how the rest is to be read.
    game = game_of(head)
    known = ", ".join(scenario.id for scenario in game.scenarios)
    # A described game has one scenario, and whoever has no choice need not name it.
    if not wish.scenario and not game.description:
        message = f"{game.name} starts from a scenario: --scenario is missing."
        raise BadInput(Fault(message, advice=f"Known: {known}."))
    players = pairs(wish.player, "player")
    campaign = replace(
        head,
        # The name of a file may hold bytes that are not text; the campaign's cannot.
        name=wish.name or os.fsencode(Path(wish.file).stem).decode(errors="replace"),
        scenario=wish.scenario,
        variant=wish.variant,
        options=_options(pairs(wish.option, "option"), game),
        players={side_id(side, game): name for side, name in players.items()},
    )
    with create_campaign(Path(wish.file), campaign) as made:
        summary = made.queries.summary()
        say(f"Made {made.path}: {summary.scenario_name}, {summary.variant_name}.")
        say(f"{summary.turn_label}, {summary.who}, {summary.phase_name} Phase.")


def from_workbook(wish: argparse.Namespace) -> None:
    """Make a campaign again out of the workbook that it was exported to."""
    # Imported here, since no other of these commands reads a workbook.
    from oobmgr.exchange.made_again import campaign_of_workbook

    workbook, path = Path(wish.workbook), Path(wish.file)
    campaign_of_workbook(workbook, path)
    with opened(wish) as campaign:
        summary = campaign.queries.summary()
    entries = counted(summary.transactions, "entry", "entries")
    say(f"Made {path}: {summary.name}, {summary.turn_label}, {entries}.")
    say(f"To take over what was changed in the workbook since: oobmgr import {path} {workbook}")


def _options(texts: dict[str, str], game: Game) -> dict[str, OptionValue]:
    known = {option.name: option for option in game.options}
    unknown = [name for name in texts if name not in known]
    if unknown:
        raise BadInput(
            *(
                Fault(f"there is no option {name!r}.", "option", name, did_you_mean(name, known))
                for name in unknown
            )
        )
    return {name: game.options.read(name, text) for name, text in texts.items()}


def show(wish: argparse.Namespace) -> None:
    """Which campaign this is and where it stands."""
    with opened(wish) as campaign:
        summary = campaign.queries.summary()
    if wish.json:
        print_json(summary)
        return
    say(f"{summary.name}: {summary.game_name}, {summary.scenario_name}, {summary.variant_name}")
    say(f"{summary.turn_label}, {summary.who}, {summary.phase_name} Phase")
    units = counted(summary.units, "unit")
    say(f"{units}, {counted(summary.transactions, 'transaction')}")


def backup(wish: argparse.Namespace) -> None:
    """Copy the campaign beside it."""
    with opened(wish) as campaign:
        say(f"Copied to {campaign.backup(wish.label)}")


def options(wish: argparse.Namespace) -> None:
    """List the campaign's options, or change some from now on: all that are named, or none."""
    from oobmgr.campaign.commands import SetOption

    with opened(wish) as campaign:
        if wish.set is not None:
            chosen = _options(pairs(wish.set, "option"), campaign.game)
            commands = [SetOption(name, value) for name, value in chosen.items()]
            for command in commands:
                # All are looked at before the first is posted: nobody asked for a half of them.
                campaign.session.preview(command)
            for command in commands:
                tell(campaign.session.execute(command))
            return
        values = campaign.queries.summary().options
        if wish.json:
            print_json(values)
            return
        print_table(
            ("Option", "Value", "Decides", "Case"),
            [(o.name, values[o.name], o.sentence, o.case) for o in campaign.game.options],
        )


def house_rule(wish: argparse.Namespace) -> None:
    """Replace a number of the rules from now on; `-` restores the rule's own."""
    from oobmgr.campaign.commands import OverrideCell

    value = None if wish.value == "-" else wish.value
    with opened(wish) as campaign:
        tell(campaign.session.execute(OverrideCell(wish.path, value, wish.reason)))


def house_rules(wish: argparse.Namespace) -> None:
    """List the house rules in force, or every number that one may replace."""
    with opened(wish) as campaign:
        every = campaign.queries.house_rules()
    rows = [row for row in every if wish.all or row.overridden]
    if wish.json:
        print_json(rows)
        return
    if not rows:
        say("No house rule is in force.")
        return
    print_columns(
        rows,
        {
            "Cell": lambda row: row.path,
            "What": lambda row: row.name,
            "By the rules": lambda row: row.printed,
            "Now": lambda row: row.now if row.overridden else "",
            "Unit": lambda row: row.unit,
            "Case": lambda row: shown_case(row.case),
            "Since": lambda row: row.turn_label,
            "Reason": lambda row: row.reason,
        },
    )
