"""The command that replays a worked example: its next step, or all that are left."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from oobmgr.campaign.queries.replay import FigureRow, ReplayRow, figures_of
from oobmgr.campaign.replaying import next_command, replay_row
from oobmgr.cli.campaigns import opened
from oobmgr.cli.output import print_json, print_working
from oobmgr.cli.streams import say
from oobmgr.domain.errors import Refused
from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign

_MARKS = {True: "as in the text", False: "NOT as in the text", None: "not known here"}


@dataclass(frozen=True)
class _Played:
    """A step that was posted: its place and title, and its figures beside those of the text."""

    number: int
    title: str
    figures: tuple[FigureRow, ...]


def replay(wish: argparse.Namespace) -> None:
    """Post the next step of a worked example, or all; with --show nothing is posted."""
    with opened(wish) as campaign:
        row = replay_row(campaign.queries)
        if wish.show:
            print_json(row) if wish.json else _tell_place(row)
            return
        # The first without asking: a replay at its end says so by refusing.
        played = [_post(campaign, row, quiet=wish.json)]
        while wish.all and not (row := replay_row(campaign.queries)).finished:
            played.append(_post(campaign, row, quiet=wish.json))
        if wish.json:
            print_json(played)
            return
        last = replay_row(campaign.queries)
        if last.finished:
            _tell_end(last)
        else:
            say(f"Next: {last.step.title}. {last.done} of {last.total} steps are posted.")


def _post(campaign: Campaign, row: ReplayRow, *, quiet: bool) -> _Played:
    command = next_command(campaign.queries, row)
    preview = campaign.session.preview(command)
    if preview.refusals:
        # Here and not by `execute`, so that no step is told which is then refused.
        raise Refused(*preview.refusals)
    if not quiet:
        _tell_step(row)
        print_working(preview.working)
    campaign.session.execute(command)
    # Figures of the books are known only now that the step is posted.
    of_books = {one.name: one for one in replay_row(campaign.queries).figures}
    # Those of the result come from the preview: once a step is posted, its ruling is gone.
    figures = tuple(of_books.get(one.name, one) for one in figures_of(row.step, preview.result))
    if not quiet:
        _tell_figures(figures)
    return _Played(row.done + 1, row.step.title, figures)


def _tell_place(row: ReplayRow) -> None:
    say(f"{row.title}: {row.done} of {row.total} steps are posted.")
    for title in row.strange:
        say(f"  Besides: {title}")
    if row.finished:
        _tell_end(row)
    else:
        _tell_step(row)


def _tell_step(row: ReplayRow) -> None:
    number = "" if row.finished else f"{row.done + 1} of {row.total}. "
    say(f"{number}{row.step.title}")
    say(f"    {row.step.words}")
    if row.step.note:
        say(f"    Note: {row.step.note}")


def _tell_end(row: ReplayRow) -> None:
    _tell_step(row)
    _tell_figures(row.end)


def _tell_figures(figures: Iterable[FigureRow]) -> None:
    for one in figures:
        say(f"    {one.name}: {one.found or one.given} ({_MARKS[one.agrees]})")
