"""Calculators: rules to ask by name, with a form for what they ask and the ruling beside it."""

from oobmgr.ui.views.calculators.screen import CalculatorsScreen

__all__ = ["CalculatorsScreen"]
