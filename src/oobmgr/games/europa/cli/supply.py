"""The command about supply: the units that are not in supply, hex by hex."""

import argparse
from collections.abc import Sequence
from typing import Any

from oobmgr.campaign.rows import UnitRow
from oobmgr.cli.campaigns import opened, side_id, side_name
from oobmgr.cli.order_of_battle import unit_json
from oobmgr.cli.output import print_json, print_table
from oobmgr.cli.streams import say
from oobmgr.domain.quantities import counted
from oobmgr.rules.game import Game
from oobmgr.rules.marks import UnitMark

_NO_HEX = "-"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--side", help="of this side")
    parser.add_argument("--as-of", help="as it was at the end of this turn")


def obey(wish: argparse.Namespace) -> None:
    """List the units whose supply is marked, with since when and what that does to them."""
    with opened(wish) as campaign:
        game = campaign.game
        side = None if wish.side is None else side_id(wish.side, game)
        rows = campaign.queries.units(wish.as_of)
    found = [
        (row, mark) for row in rows if side in {None, row.side} for mark in row.marks if mark.group
    ]
    found.sort(key=lambda pair: (pair[0].side, not pair[0].hex, pair[0].hex))
    if wish.json:
        print_json([_as_json(row, mark, game) for row, mark in found])
    elif found:
        _tell(found, game)
    else:
        say("Every unit is in supply, as far as the books know.")


def _as_json(row: UnitRow, mark: UnitMark, game: Game) -> dict[str, Any]:
    unit = unit_json(row, game)
    kept = ("id", "side", "nation", "designation", "type", "hex", "steps_left")
    return {name: unit[name] for name in kept} | {"state": mark.word, "since": mark.since}


def _tell(found: Sequence[tuple[UnitRow, UnitMark]], game: Game) -> None:
    print_table(
        ("Side", "Hex", "State", "Since", "Id", "Unit", "Steps", "What it does"),
        [
            (
                side_name(row.side, game), row.hex or _NO_HEX, mark.word, mark.since, row.id,
                f"{row.designation} {row.type}", f"{row.steps_left}/{row.steps}", mark.sentence,
            )
            for row, mark in found
        ],
    )  # fmt: skip
    say(f"{counted(len(found), 'unit is', 'units are')} not in supply.")
