"""What the page does by name, for whoever looks for it elsewhere: all of it, and what it needs."""

from typing import Final

from oobmgr.rules.unit_words import StepWords
from oobmgr.ui.views.order_of_battle import formation_actions, moving, unit_actions
from oobmgr.ui.views.order_of_battle.posting import PageActions

_ON_EITHER: Final = frozenset({"move", "move_to", "cut"})


def all_actions(steps: StepWords) -> tuple[tuple[str, str, str], ...]:
    """Name, words and key of each, where steps are called so; the page need not be there."""
    return (*formation_actions.ACTIONS, *moving.ACTIONS, *unit_actions.actions(steps))


def give(name: str, groups: tuple[PageActions, ...], *, past: bool) -> None:
    """Do it, or say what is to be chosen first."""
    group = next(group for group in groups if name in group.by_name)
    group.give(name, moving.READ_ONLY if past else _needed(name))


def _needed(name: str) -> str:
    if name == "remove_formation":
        return "No formation is empty, so there is none to remove."
    if name in formation_actions.ON_A_FORMATION:
        return "Choose a formation in the tree first."
    if name in _ON_EITHER:
        return "Choose a formation in the tree, or select units first."
    return "Select units in the list first."
