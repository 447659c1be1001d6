"""Commands about formations: formation add, rename, move, gather, merge, remove, duplicate."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from oobmgr.campaign.commands import (
    AddFormation,
    DuplicateFormation,
    MergeFormations,
    MoveFormation,
    Regroup,
    RemoveFormations,
    RenameFormation,
)
from oobmgr.campaign.meant_formations import known_path, meant_path
from oobmgr.cli.campaigns import opened, side_id, tell
from oobmgr.cli.formations import missing_paths, one_formation
from oobmgr.cli.order_of_battle import due_in, formation_json, to_arrive
from oobmgr.cli.output import print_json
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.unit_texts import MOST_PATH_LETTERS, text_faults
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.exchange.unit_cells import Found, read_path

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.campaign.rows import FormationRow
    from oobmgr.campaign.session import Posted

Touched = tuple["Posted", Callable[["FormationRow"], bool]]


def change(wish: argparse.Namespace) -> None:
    """Change the tree of formations, as one transaction."""
    steps = {
        "add": _add,
        "rename": _rename,
        "move": _move,
        "gather": _gather,
        "merge": _merge,
        "remove": _remove,
        "duplicate": _duplicate,
    }
    with opened(wish) as campaign:
        # Each step says which rows it touched as a question: ids and paths are known only
        # afterwards.
        posted, touched = steps[wish.step](wish, campaign, campaign.queries.formations())
        # Read again: only now do new formations have ids, and moved ones their paths.
        rows = [row for row in campaign.queries.formations() if touched(row)]
    if wish.json:
        due = to_arrive(campaign.queries.units(), campaign.game)
        formations = [formation_json(row, campaign.game, due_in(row, due)) for row in rows]
        print_json({"transaction": posted.transaction, "formations": formations})
        return
    tell(posted)
    for row in rows:
        say(f"  Formation {row.id}: {PATH_SEPARATOR.join(row.path)}")


def _add(wish: argparse.Namespace, campaign: Campaign, rows: Sequence[FormationRow]) -> Touched:
    side = side_id(wish.side, campaign.game)
    path = _typed_path(wish.path)
    # A name alone is a new formation at the top, whatever is called so further down.
    path = (meant_path if len(path) > 1 else known_path)(rows, path, side)
    new = missing_paths(rows, path, side)
    # All that was added, those in between included.
    posted = campaign.session.execute(AddFormation(side, path))
    return posted, lambda row: row.side == side and row.path in new


def _rename(wish: argparse.Namespace, campaign: Campaign, rows: Sequence[FormationRow]) -> Touched:
    row = one_formation(rows, wish.formation)
    names = _typed_path(wish.name)
    if len(names) > 1:
        # A path in place of a name would look as if renaming could move.
        advice = "Give the name alone; formation move puts it under another."
        raise BadInput(Fault(f"{wish.name!r} is a path.", "name", wish.name, advice))
    posted = campaign.session.execute(RenameFormation(FormationId(row.id), names[0]))
    return posted, lambda other: other.id == row.id


def _move(wish: argparse.Namespace, campaign: Campaign, rows: Sequence[FormationRow]) -> Touched:
    row = one_formation(rows, wish.formation)
    # Only of the same side: the other may have a corps of that name.
    above = None if wish.top else FormationId(one_formation(rows, wish.under, row.side).id)
    posted = campaign.session.execute(MoveFormation(FormationId(row.id), above))
    return posted, lambda other: other.id == row.id


def _gather(wish: argparse.Namespace, campaign: Campaign, rows: Sequence[FormationRow]) -> Touched:
    side = side_id(wish.side, campaign.game)
    path = () if wish.top else meant_path(rows, _typed_path(wish.into), side)
    moved = [one_formation(rows, name, side).id for name in wish.formation]
    command = Regroup(
        side,
        path,
        tuple(map(UnitId, wish.unit)),
        tuple(map(FormationId, moved)),
    )
    posted = campaign.session.execute(command)
    return posted, lambda row: row.side == side and (row.id in moved or row.path == path)


def _merge(wish: argparse.Namespace, campaign: Campaign, rows: Sequence[FormationRow]) -> Touched:
    into = one_formation(rows, wish.into)
    merged = [one_formation(rows, name, into.side).id for name in wish.formations]
    command = MergeFormations(tuple(map(FormationId, merged)), FormationId(into.id))
    # The merged ones are gone, so only the one that took them in is left to tell of.
    return campaign.session.execute(command), lambda row: row.id == into.id


def _remove(wish: argparse.Namespace, campaign: Campaign, rows: Sequence[FormationRow]) -> Touched:
    gone = tuple(FormationId(one_formation(rows, name).id) for name in wish.formations)
    return campaign.session.execute(RemoveFormations(gone)), lambda _: False


def _duplicate(
    wish: argparse.Namespace, campaign: Campaign, rows: Sequence[FormationRow]
) -> Touched:
    row = one_formation(rows, wish.formation)
    # What is new is known by what was there before: the names may repeat.
    there = {other.id for other in rows}
    posted = campaign.session.execute(DuplicateFormation(FormationId(row.id), wish.name))
    return posted, lambda other: other.id not in there


def _typed_path(text: str) -> tuple[str, ...]:
    """The names in a path. Raises `BadInput` for a formation without one."""
    if not text.strip():
        raise BadInput(Fault("a formation needs a name.", "formation"))
    if faults := tuple(text_faults(text, "formation", most=MOST_PATH_LETTERS)):
        raise BadInput(*faults)
    found: Found = []
    names = read_path(text, found)
    if found:
        raise BadInput(*(Fault(f.message, "formation", f.found, f.advice) for f in found))
    return names
