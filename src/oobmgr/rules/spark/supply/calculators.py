"""The calculators of ammunition and supply."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator

CALCULATORS: tuple[Calculator, ...] = ()
