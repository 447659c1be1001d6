"""The command about battles: who can fight now, what was fired at, which inputs a battle takes."""

import argparse
from collections.abc import Collection, Container

from oobmgr.cli.campaigns import opened
from oobmgr.cli.output import print_json, print_table
from oobmgr.cli.streams import remark, say
from oobmgr.cli.unit_filters import found_by_text
from oobmgr.domain.accounts import SideId
from oobmgr.games.europa.combat.battle_rows import BattleSheet, Combatant
from oobmgr.games.europa.questions import BATTLES
from oobmgr.rules.game import Game
from oobmgr.rules.questions import NoWish


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--text", help="units that these words find, as in the window")


def obey(wish: argparse.Namespace) -> None:
    """List the units that can fight now, and the hexes that were fired at."""
    with opened(wish) as campaign:
        sheet = campaign.queries.ask(BATTLES, NoWish())
        now = campaign.queries.sequence().actions_now
        game = campaign.game
    if wish.json:
        print_json(sheet)
        return
    _tell(sheet, game, wish.text or "", now)


def _tell(sheet: BattleSheet, game: Game, text: str, now: Collection[str]) -> None:
    if sheet.notice:
        say(sheet.notice)
    for fire in sheet.fire:
        say(f"{fire.place}: {fire.words}")
    found, mistyped = found_by_text((*sheet.attackers, *sheet.defenders), text, _searched)
    remark([mistyped] if mistyped else ())
    for side, units in ((sheet.attacker, sheet.attackers), (sheet.defender, sheet.defenders)):
        _table(game, side, units, {one.unit for one in found})
    for action in (sheet.bombardment, sheet.attack):
        if action in now:
            say(f"oobmgr turn post FILE {action} JSON: {game.action(action).sentence}")
    say('{"roll": "roll"} among the inputs rolls the dice; losses are lists of ids.')


def _searched(unit: Combatant) -> str:
    return unit.line.lower()


def _table(game: Game, side: str, units: tuple[Combatant, ...], among: Container[int]) -> None:
    found = [unit for unit in units if unit.unit in among]
    say(f"{game.side(SideId(side)).name}: {len(found)} of {len(units)}")
    if found:
        heads = ("Id", "Unit", "Formation", "Hex", "Now", "After a step", "Steps", "Pays", "State")
        print_table(heads, [_row(unit) for unit in found])
    say()


def _row(unit: Combatant) -> tuple[object, ...]:
    state = ", ".join(word for word in (unit.supply, unit.spent) if word)
    steps = f"{unit.steps_left}/{unit.steps}"
    after = unit.after or "gone"
    about = (unit.unit, unit.name, unit.detail, unit.hex, unit.strength)
    return (*about, after, steps, unit.paid, state)
