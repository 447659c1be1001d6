"""The menus of the right mouse button: what can be done with units, and with formations."""

from PySide6.QtWidgets import QMenu, QWidget

from oobmgr.ui.views.actions import floating_menu
from oobmgr.ui.views.order_of_battle.formation_actions import FormationActions
from oobmgr.ui.views.order_of_battle.moving import MovingActions
from oobmgr.ui.views.order_of_battle.unit_actions import UnitActions


def unit_menu(
    owner: QWidget, units: UnitActions, formations: FormationActions, moving: MovingActions
) -> QMenu:
    """What can be done with the chosen units; what takes them off the books stands last."""
    menu = floating_menu(owner, "unit_menu")
    for name in ("lose_step", "restore_step", "move", "status", "edit_units", "fill_down"):
        menu.addAction(units.by_name[name])
    menu.addSeparator()
    for action in moving.by_name.values():
        menu.addAction(action)
    menu.addSeparator()
    menu.addAction(units.by_name["duplicate"])
    menu.addAction(formations.by_name["add_unit"])
    menu.addAction(units.by_name["remove"])
    return menu


def formation_menu(
    owner: QWidget, units: UnitActions, formations: FormationActions, moving: MovingActions
) -> QMenu:
    """What can be done with the chosen formations."""
    menu = floating_menu(owner, "formation_menu")
    for name in (
        "add_formation",
        "rename_formation",
        "move_formation",
        "merge_formations",
        "duplicate_formation",
        "remove_formation",
        "replace_names",
        "add_unit",
    ):
        menu.addAction(formations.by_name[name])
    menu.addSeparator()
    menu.addAction(units.by_name["move"])
    # Not what splits off: only units are put into a new formation.
    for name in ("move_to", "cut", "paste"):
        menu.addAction(moving.by_name[name])
    return menu
