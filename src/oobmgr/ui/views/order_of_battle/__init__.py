"""The order of battle: a tree of formations, the table of their units, one unit in full."""

from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen

__all__ = ["OrderOfBattleScreen"]
