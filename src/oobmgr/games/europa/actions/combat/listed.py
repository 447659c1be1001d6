"""The actions of battles: attacks and overruns fought, hexes bombarded."""

from __future__ import annotations

from oobmgr.games.europa.actions.combat import battle, bombard
from oobmgr.games.europa.actions.combat.battle_inputs import BattleInputs
from oobmgr.games.europa.words import AIR, COMBAT, EXPLOITATION, MOVEMENT
from oobmgr.rules.actions import Action
from oobmgr.rules.books import Books

ATTACK = "battle"
BOMBARDMENT = "bombard"


def _propose_bombard(books: Books) -> bombard.BombardInputs:
    """An empty form; in the Air Phase bombers fire."""
    return bombard.BombardInputs(by_air=books.phase == AIR)


COMBAT_ACTIONS = (
    Action(
        BOMBARDMENT,
        "Bombard a hex",
        "Fire artillery or bombs at a hex: column, result, and what it costs the defender.",
        (AIR, COMBAT),
        bombard.BombardInputs,
        bombard.plan_bombard,
        _propose_bombard,
        ("BMB-03",),
        tab="Bombardment",
        post_text="Post the bombardment",
        group="Combat",
        page="combat",
    ),
    Action(
        ATTACK,
        "Fight a battle",
        "Attack or overrun a hex: odds, result, losses of both sides, change and price.",
        (MOVEMENT, COMBAT, EXPLOITATION),
        BattleInputs,
        battle.plan_battle,
        battle.propose_battle,
        ("CBT-01",),
        tab="Battle",
        post_text="Post the battle",
        group="Combat",
        page="combat",
    ),
)
