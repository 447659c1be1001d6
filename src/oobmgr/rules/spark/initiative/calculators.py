"""The calculators of initiative."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator

CALCULATORS: tuple[Calculator, ...] = ()
