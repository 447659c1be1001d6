"""The commands about what lies on the map: works, lines and breaks; and stacks of units."""

import argparse
from functools import partial
from typing import Final

from oobmgr.cli.campaigns import opened, side_id, side_name
from oobmgr.cli.output import print_columns, print_json, print_table
from oobmgr.cli.streams import say
from oobmgr.domain.quantities import shown
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game
from oobmgr.rules.map_entries import MapEntry
from oobmgr.rules.stacks import StackRow

_FACTORS: Final = ("Attack", "Defence", "Count at most")


def show(wish: argparse.Namespace) -> None:
    """List what lies on the map besides units."""
    with opened(wish) as campaign:
        game = campaign.game
        side = None if wish.side is None else side_id(wish.side, game)
        found = [row for row in campaign.queries.on_map() if side in {None, row.side}]
    if wish.json:
        print_json(found)
        return
    if not found:
        say("Nothing but units has been entered on the map.")
        return
    print_columns(
        found,
        {
            "What": lambda row: row.kind,
            "Where": lambda row: row.place,
            # What lies on the map may belong to nobody.
            "Side": lambda row: side_name(row.side, game) if row.side else "",
            "State": lambda row: row.state,
            "Since": lambda row: game.calendar.label(row.since),
            "Next": partial(_next_words, game=game),
            "Note": lambda row: row.note,
            "Case": lambda row: shown_case(row.case),
        },
    )


def _next_words(row: MapEntry, game: Game) -> str:
    return f"{row.next_words} {game.calendar.label(row.then)}" if row.then else ""


def stacks(wish: argparse.Namespace) -> None:
    """List the units of each hex, those above the limit first."""
    with opened(wish) as campaign:
        game = campaign.game
        side = None if wish.side is None else side_id(wish.side, game)
        found = [
            row
            for row in campaign.queries.stacks()
            if side in {None, row.side} and (row.over or not wish.over)
        ]
    if wish.json:
        print_json(found)
        return
    if not found:
        say("No stack above the limit." if wish.over else "No unit has a hex yet.")
        return
    # A game that counts no factors has no columns for them.
    counts = any(row.factors_most is not None for row in found)
    print_table(
        ("Hex", "Side", "Units", "Size", "Limit", "", *(_FACTORS if counts else ())),
        [
            (
                row.hex,
                side_name(row.side, game),
                len(row.units),
                row.size_words,
                shown(row.most),
                "too many" if row.over else row.ground,
                *(_factors(row) if counts else ()),
            )
            for row in found
        ],
    )


def _factors(row: StackRow) -> tuple[str, ...]:
    """What stands under the heads of factors, in a game that counts them."""
    return row.attack_words, row.defence_words, shown(row.factors_most or 0)
