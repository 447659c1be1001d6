"""The calculators of air strikes and anti-aircraft fire."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator

CALCULATORS: tuple[Calculator, ...] = ()
