"""The command about descriptions: check a file, show and save that of a campaign, change it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.campaign.commands import ChangeDescription
from oobmgr.campaign.placing import new_file
from oobmgr.cli.campaigns import opened, tell
from oobmgr.cli.output import print_json, print_table, print_working
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault, Refused
from oobmgr.games.own.description.description import Description
from oobmgr.games.own.description.reading import read_description
from oobmgr.games.own.description.sections import SECTIONS
from oobmgr.games.own.sample import sample_text
from oobmgr.rules.descriptions import description_text

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign

_DESCRIPTION = ".toml"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "With a TOML file: check it, all faults with their lines. With a campaign: show its "
        "description, save it (--out) or go on with another (--change)."
    )
    work = parser.add_mutually_exclusive_group()
    work.add_argument("--out", metavar="X.toml", help="write the description of the campaign")
    work.add_argument(
        "--change", metavar="X.toml", help="what another description would change; nothing is done"
    )
    work.add_argument(
        "--sample", action="store_true", help="write the sample to FILE, to begin with"
    )
    parser.add_argument("--accept", action="store_true", help="with --change: do it")


def obey(wish: argparse.Namespace) -> None:
    """Do what is asked of a description or of a campaign."""
    path = Path(wish.file)
    if wish.sample:
        _save(path, sample_text())
    elif path.suffix.casefold() == _DESCRIPTION:
        if wish.out or wish.change:
            message = "this is a description, not a campaign."
            raise BadInput(Fault(message, str(path), advice="Name the campaign file first."))
        _show(read_description(description_text(path), path.name).agreed(), json=wish.json)
    else:
        with opened(wish) as campaign:
            _obey_campaign(campaign, wish)


def _obey_campaign(campaign: Campaign, wish: argparse.Namespace) -> None:
    text = campaign.game.description
    if wish.out:
        _save(Path(wish.out), text)
    elif wish.change:
        _change(campaign, Path(wish.change), accept=wish.accept)
    else:
        _show(read_description(text).agreed(), json=wish.json)


def _save(path: Path, text: str) -> None:
    # Never over another file: a description is somebody's work, and nothing else keeps it.
    with new_file(path) as part:
        part.write_text(text, encoding="utf-8")
    say(f"Written: {path}")


def _show(told: Description, *, json: bool) -> None:
    """What a description holds."""
    if json:
        print_json(told)
        return
    say(f"{told.game.name}: {told.game.sentence}".rstrip(": "))
    rows = []
    for section in SECTIONS:
        held = getattr(told, section.key)
        if not section.single and held:
            names = ", ".join(getattr(one, "name", "") or getattr(one, "turn", "") for one in held)
            rows.append((section.title, len(held), names if section.keyed else ""))
    print_table(("Section", "Entries", "Names"), rows)
    say("The description has no fault.")


def _change(campaign: Campaign, path: Path, *, accept: bool) -> None:
    """Tell what another description changes; with `accept`, go on with it."""
    text = description_text(path)
    # Its faults are told with the name of the file.
    read_description(text, path.name).agreed()
    command = ChangeDescription(text)
    preview = campaign.session.preview(command)
    print_working(preview.working)
    if preview.refusals:
        # Refused although nothing would be written: a script sees it by the exit code.
        raise Refused(*preview.refusals)
    if not accept:
        say("Nothing is changed yet; --accept does it.")
        return
    tell(campaign.session.execute(command))
