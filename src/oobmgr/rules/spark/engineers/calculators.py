"""The calculators of engineers and bridges."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator

CALCULATORS: tuple[Calculator, ...] = ()
