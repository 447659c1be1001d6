"""The commands about what lies on the map: works, lines and breaks; and stacks of units."""

import argparse
from fractions import Fraction
from typing import Final

from oobmgr.cli.campaigns import opened, side_id, side_name
from oobmgr.cli.output import print_json, print_table
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
        say("Nothing is entered that lies on the map besides units.")
        return
    heads = ("What", "Where", "Side", "State", "Since", "Next", "Note", "Case")
    print_table(heads, [_line(row, game) for row in found])


def _line(row: MapEntry, game: Game) -> tuple[object, ...]:
    label = game.calendar.label
    then = f"{row.next_words} {label(row.then)}" if row.then else ""
    side = side_name(row.side, game) if row.side else ""
    return (
        row.kind, row.place, side, row.state, label(row.since), then, row.note, shown_case(row.case)
    )  # fmt: skip


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
                *(shown(number or 0) for number in _factors(row) if counts),
            )
            for row in found
        ],
    )


def _factors(row: StackRow) -> tuple[Fraction | None, ...]:
    """What stands under the heads of factors, in a game that counts them."""
    return row.attack, row.defence, row.factors_most
