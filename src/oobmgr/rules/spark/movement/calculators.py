"""The calculators of movement, stacking and zones of control."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator

CALCULATORS: tuple[Calculator, ...] = ()
