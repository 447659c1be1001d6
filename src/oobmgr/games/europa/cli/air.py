"""The command about air groups: where they lie now, or the groups that were imported."""

import argparse
from collections.abc import Callable, Iterator

from oobmgr.campaign.rows import RecordRow
from oobmgr.cli.campaigns import opened, side_id
from oobmgr.cli.output import print_json, print_table
from oobmgr.cli.streams import say
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.quantities import counted
from oobmgr.games.europa.air.board_rows import Board, BoardBox, Force
from oobmgr.games.europa.questions import BOARD
from oobmgr.rules.questions import SideWish


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--side", help="of this side")
    parser.add_argument(
        "--imported", action="store_true", help="the air groups and allowances of an import instead"
    )


def obey(wish: argparse.Namespace) -> None:
    """Show the board of air groups, or list what a workbook brought."""
    if wish.imported:
        _imported(wish)
    else:
        _boards(wish)


def _boards(wish: argparse.Namespace) -> None:
    with opened(wish) as campaign:
        sides = [side.id for side in campaign.game.sides]
        wanted = sides if wish.side is None else [side_id(wish.side, campaign.game)]
        boards = [campaign.queries.ask(BOARD, SideWish(side)) for side in wanted]
    if wish.json:
        print_json(boards)
        return
    for board in boards:
        for force in board.forces:
            _tell(force)
        _tell_missions(board)
    if not any(force.number for board in boards for force in board.forces):
        say("The books hold no air group yet: oobmgr turn post FILE air_setup")


def _tell(force: Force) -> None:
    groups = counted(force.number, "group")
    limit = "" if force.allowance is None else f" of {force.allowance}"
    say(f"{force.name}: {groups}, {force.on_map}{limit} on the map")
    rows = [row for box in (*force.boxes, *force.places) for row in _rows(box)]
    if rows:
        print_table(("Where", "Hex", "May act", "Aircraft", "Number", "Paid", "Note"), rows)
    say()


def _tell_missions(board: Board) -> None:
    """The missions of a side, where it has any."""
    if not board.missions:
        return
    say(f"Missions placed: {len(board.missions)}")
    print_table(
        ("No.", "Mission", "Target", "Groups", "State"),
        [(row.number, row.name, row.target, row.groups, row.note) for row in board.missions],
    )
    say()


def _rows(box: BoardBox) -> Iterator[tuple[object, ...]]:
    """A line for each card; an empty place has one line, an empty box none."""
    where = (box.name, box.place, _acting(box))
    for card in box.cards:
        yield (*where, card.name, card.number, card.active or "", card.note)
    if not box.cards and box.capacity is not None:
        yield (*where, "", "", "", "")


def _acting(box: BoardBox) -> str:
    """How many may act from a place, with its damage: ``5``, ``3 (2 hits)``."""
    if box.capacity is None:
        return ""
    return f"{box.left} ({counted(box.hits, 'hit')})" if box.hits else f"{box.left}"


def _imported(wish: argparse.Namespace) -> None:
    with opened(wish) as campaign:
        rows = campaign.queries.records()
        label = campaign.game.calendar.label
    side = None if wish.side is None else side_id(wish.side, campaign.game)
    chosen = [row for row in rows if side is None or row.values["side"] == side]
    told = [_told(row, label) for row in chosen]
    if wish.json:
        print_json(told)
        return
    shown = ("nation", "aircraft", "groups", "steps", "kind", "arrival_label", "condition")
    print_table(
        ("Nation", "Aircraft", "Groups", "Steps", "Kind", "Arrival", "Condition"),
        [tuple(row[key] or "" for key in shown) for row in told],
    )


def _told(row: RecordRow, label: Callable[[TurnCode], str]) -> dict[str, JsonValue]:
    """A record with its turn in words beside it."""
    told: dict[str, JsonValue] = {"id": row.id}
    for key, value in row.values.items():
        told[key] = value
        if key == "arrival":
            told["arrival_label"] = label(TurnCode(str(value))) if value else ""
    return told
