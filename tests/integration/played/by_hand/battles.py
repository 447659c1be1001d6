"""Battles by hand: the price, what both sides must lose, what comes back for losing more."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import Any

from tests.integration.played.by_hand import supply
from tests.integration.played.by_hand.replacements import credited
from tests.integration.played.by_hand.sheet import Sheet
from tests.integration.played.forces import BY_NAME

# Main CRT: what each result takes, as a share of the weaker side's strength (LOS-01).
ATTACKER_LOSES = {"A1": Fraction(1, 2), "A2": Fraction(1), "X1": Fraction(1, 2),
                  "X1DR": Fraction(1, 2)}  # fmt: skip
DEFENDER_LOSES = {"D1": Fraction(1, 2), "D1DR": Fraction(1, 2), "D2": Fraction(1),
                  "D2DR": Fraction(1), "X1": Fraction(1, 2), "X1DR": Fraction(1, 2)}  # fmt: skip
# The one price in the text: 3 armor and 3 infantry for a panzer division of 10 (CHG-05).
ARMOR_PRICE = {(10, 4): 3}


def fought(
    sheet: Sheet,
    *,
    place: str,
    attackers: Sequence[str],
    defenders: Sequence[str],
    result: str,
    attacker_losses: Sequence[str] = (),
    defender_losses: Sequence[str] = (),
    **more: Any,  # noqa: ANN401 - terrain and weather, which change no account
) -> None:
    """An attack, or an overrun in Movement; the defender is the weaker side (LOS-02)."""
    del place, more
    if sheet.phase == "combat":
        supply.attacking(sheet, units=attackers)
    else:
        supply.overrunning(sheet, units=attackers)
    weaker = _strength(sheet, defenders, defends=True)
    assert _strength(sheet, attackers) >= weaker
    _lose(sheet, attacker_losses, ceil(ATTACKER_LOSES.get(result, 0) * weaker), defends=False)
    _lose(sheet, defender_losses, ceil(DEFENDER_LOSES.get(result, 0) * weaker), defends=True)


def _strength(sheet: Sheet, names: Sequence[str], *, defends: bool = False) -> int:
    return sum(BY_NAME[n].strength(sheet.units[n].steps_left, defends=defends) for n in names)


def _lose(sheet: Sheet, names: Sequence[str], required: int, *, defends: bool) -> None:
    """Losses of more than is required bring change, less 1 (CHG-01).

    A division that becomes a cadre counts whole, but brings only what it lost (CHG-02, CHG-03).
    """
    before = _strength(sheet, names, defends=defends)
    assert before >= required
    assert required or not names
    for name in names:
        sheet.lose_step(name)
    points = before - _strength(sheet, names, defends=defends) - required - 1
    if not names or points <= 0:
        return
    price = sum(
        ARMOR_PRICE.get((BY_NAME[name].ratings[0], BY_NAME[name].cadre), 0) for name in names
    )
    nation = BY_NAME[names[0]].nation
    armor = min(points, price)
    credited(sheet, nation=nation, kind="armor", points=armor)
    credited(sheet, nation=nation, kind="infantry", points=points - armor)


def bombarded(
    sheet: Sheet,
    *,
    losses: Sequence[str] = (),
    **more: Any,  # noqa: ANN401 - guns and target, which change no account
) -> None:
    """A bombardment costs a point; the defender loses what the table says (SP-20, BMB-05)."""
    del more
    sheet.pay(1)
    for name in losses:
        sheet.lose_step(name)
