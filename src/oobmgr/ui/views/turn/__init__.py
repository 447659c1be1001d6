"""The Turn screen and its parts."""

from oobmgr.ui.views.turn.screen import TurnScreen

__all__ = ["TurnScreen"]
