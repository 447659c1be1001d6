"""Bombs on facilities by hand: hits of the bombardment table, and what they do."""

from __future__ import annotations

from typing import Any

from tests.integration.played.by_hand import groups, replacements, supply
from tests.integration.played.by_hand.sheet import Sheet

# Bombardment: a facility takes 1 hit of 1R and Re1R, 2 of C1R (BMB-08).
HITS = {"1R": 1, "Re1R": 1, "C1R": 2, "Re": 0, "C": 0, "none": 0}


def bombed(
    sheet: Sheet, *, target: str, place: str = "", hits: int = 0, result: str = "",
    **more: Any,  # noqa: ANN401 - the groups that are struck
) -> None:  # fmt: skip
    """What is bombed suffers its hits."""
    scored = HITS[result] if result else hits
    if target == "yard":
        supply.yard_hits(sheet, hits=scored)
    elif target == "resource":
        supply.points_bombed(sheet, place=place, hits=scored)
    elif target == "airbase":
        groups.base_hits(sheet, base=place, hits=scored, **more)
    else:
        replacements.raided(sheet, target=target, place=place, hits=scored)


def no_account(sheet: Sheet, **more: Any) -> None:  # noqa: ANN401 - where and how
    """A zone, a rail line or a march changes no account."""
    del sheet, more
