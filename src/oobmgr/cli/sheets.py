"""Commands that write sheets, workbooks and pictures: roster, export, picture, demo."""

from __future__ import annotations

import argparse
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.campaign.file import NewCampaign, game_of, open_campaign
from oobmgr.campaign.targets import check_target
from oobmgr.cli.campaigns import opened, side_id
from oobmgr.cli.services import RosterWish, Services
from oobmgr.cli.streams import remark, say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.known_games import entry_of
from oobmgr.reports.listed import reports_of
from oobmgr.reports.page_setup import USUAL_SETUP, PageSetup, printed_now
from oobmgr.rules.descriptions import description_text

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.rules.game import Game


def roster(wish: argparse.Namespace, services: Services) -> None:
    """Write roster sheets to a PDF."""
    target = _target(wish)
    with opened(wish) as campaign:
        side = None if wish.side is None else side_id(wish.side, campaign.game)
        wanted = RosterWish(
            setup=PageSetup(paper=wish.paper, printed=printed_now()),
            side=side,
            formations=tuple(wish.formation),
            blank=wish.blank,
        )
        pages = services.write_roster(campaign.queries, target, wanted)
    say(f"Wrote {counted(pages, 'page')} to {wish.out}")


def _target(wish: argparse.Namespace) -> Path:
    """The file to write. Raises `BadInput` where none can be, before anything is worked out."""
    path = Path(wish.out)
    check_target(path)
    return path


def export(wish: argparse.Namespace) -> None:
    """Write the records to a workbook, or their tables to another file."""
    from oobmgr.exchange.export import Paper, check_format, export_records

    target = _target(wish)
    check_format(target, wish.table)
    with opened(wish) as campaign:
        paper = Paper.LETTER if wish.paper == "Letter" else Paper.A4
        # Handed over as a call: reports take a while, and only some kinds of file hold any.
        made = partial(reports_of, campaign.queries)
        hidden = target.suffix.lower() == ".xlsx" and campaign.veil.hidden
        if hidden:
            # Said before it is written: what is left out cannot be got back from it.
            remark(["sheets are hidden: the campaign cannot be made again from this workbook."])
        export_records(campaign.queries, target, tables=wish.table, paper=paper, reports=made)
    say(f"Wrote {wish.out}")


def template(wish: argparse.Namespace) -> None:
    """Write a workbook of a game to fill in."""
    from oobmgr.exchange.export import Paper
    from oobmgr.exchange.export.template import write_template

    target = _target(wish)
    if target.suffix.lower() != ".xlsx":
        advice = "Give the file the extension .xlsx."
        raise BadInput(
            Fault("a workbook to fill in has to be an Excel workbook.", "out", wish.out, advice)
        )
    paper = Paper.LETTER if wish.paper == "Letter" else Paper.A4
    write_template(_game_wished(wish), target, paper=paper)
    say(f"Wrote {wish.out}")


def _game_wished(wish: argparse.Namespace) -> Game:
    if wish.campaign:
        with open_campaign(Path(wish.campaign)) as campaign:
            return campaign.game
    source = Path(wish.description) if wish.description else None
    text = description_text(source) if source else ""
    name = source.name if source else ""
    return game_of(NewCampaign("", entry_of(wish.game).id, description=text, described_in=name))


def scenario(wish: argparse.Namespace) -> None:
    """Write the order of battle as a scenario of ORBAT Mapper."""
    from oobmgr.exchange.export.scenario_file import export_scenario

    target = _target(wish)
    with opened(wish) as campaign:
        export_scenario(campaign.queries, target)
    say(f"Wrote {wish.out}")


def picture(wish: argparse.Namespace, services: Services) -> None:
    """Write a picture of the turn screen."""
    target = _target(wish)
    with opened(wish) as campaign:
        path = campaign.path
    # With the file closed: the window opens it itself.
    services.picture(path, target)
    say(f"Wrote {wish.out}")


def demo(wish: argparse.Namespace, services: Services) -> None:
    """The whole path on the sample: import, two turns of both sides, workbook, PDF, picture."""
    from oobmgr.exchange.sample import known_example, known_sample, make_example, make_sample

    # A folder that stays: the files in it are what the demo is for.
    folder = Path(wish.out) if wish.out else Path(tempfile.mkdtemp(prefix="oobmgr-"))
    folder.mkdir(parents=True, exist_ok=True)
    entry = entry_of(wish.game) if wish.game else None
    if entry is None or entry.sample:
        path = _free_name(folder, known_sample().file_name)
        make_sample(path, say=say)
    else:
        path = _free_name(folder, known_example(entry.id)[1].file_name)
        make_example(path, entry.id)
    if wish.window:
        services.open_window(path)
        return
    with open_campaign(path) as campaign:
        _write_all(campaign, folder, services)
    say(f"Everything is in {folder.resolve()}")


def _free_name(folder: Path, name: str) -> Path:
    path = folder / name
    number = 2
    # A demo never writes over what a player made of the last one.
    while path.exists():
        path = folder / f"{Path(name).stem} {number}{Path(name).suffix}"
        number += 1
    return path


def _write_all(campaign: Campaign, folder: Path, services: Services) -> None:
    from oobmgr.exchange.export import export_workbook

    stem = campaign.path.stem
    workbook, pdf, image = (folder / f"{stem}{tail}" for tail in (".xlsx", ".pdf", ".png"))
    # The picture comes first: it needs an application with windows, the sheets are content with it.
    services.picture(campaign.path, image)
    say(f"Picture: {image.name}")
    export_workbook(campaign.queries, workbook, reports=partial(reports_of, campaign.queries))
    say(f"Workbook: {workbook.name}")
    pages = services.write_roster(campaign.queries, pdf, RosterWish(USUAL_SETUP))
    say(f"Roster sheets: {pdf.name}, {counted(pages, 'page')}")
