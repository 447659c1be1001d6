"""Supply states and isolated hexes by hand."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from tests.integration.played.by_hand.replacements import credited
from tests.integration.played.by_hand.sheet import Sheet
from tests.integration.played.forces import BY_NAME

FAILS = 6  # a modified roll up to this costs half of the stack (ISO-03)


def checked(
    sheet: Sheet,
    *,
    unsupplied: Iterable[str] = (),
    isolated: Iterable[str] = (),
    in_supply: Iterable[str] = (),
    by_air: Iterable[str] = (),
    whole: bool = False,
) -> None:
    """The supply check: a unit is without supply since the turn in which that began (SUP-07)."""
    del whole
    for state, names in (("oos", unsupplied), ("isolated", isolated)):
        for name in names:
            _, since = sheet.supply.get(name, ("", sheet.turn))
            sheet.supply[name] = (state, since)
    for name in (*in_supply, *by_air):
        sheet.supply.pop(name, None)


def _stack(sheet: Sheet, place: str) -> list[str]:
    return [
        name
        for name, (state, _) in sheet.supply.items()
        if state == "isolated" and BY_NAME[name].hex == place
    ]


def _modified(roll: int, *, adjacent: bool, home: bool, city: bool) -> int:
    """Two dice, less 1 in Russia and for an enemy beside, 1 more at home and by a city (ISO-04)."""
    return roll - 1 - adjacent + home + city


def _required(strength: int, modified: int) -> int:
    return ceil(strength / 2) if modified <= FAILS else 0


def _strength(sheet: Sheet, names: Iterable[str]) -> int:
    return sum(BY_NAME[name].strength(sheet.units[name].steps_left, defends=True) for name in names)


def rolled(
    sheet: Sheet,
    *,
    hex: str,  # noqa: A002 - the name of the input
    roll: int,
    adjacent: bool = False,
    home: bool = False,
    city: bool = False,
    reduced: Iterable[str] = (),
    removed: Iterable[str] = (),
) -> None:
    """Attrition: the stack loses units worth half of its defence where the roll fails (ISO-03)."""
    modified = _modified(roll, adjacent=adjacent, home=home, city=city)
    required = _required(_strength(sheet, _stack(sheet, hex)), modified)
    assert _strength(sheet, (*reduced, *removed)) >= required
    assert required or not (*reduced, *removed)
    for name in reduced:
        sheet.lose_step(name)
    for name in removed:
        _remove(sheet, name)


def _remove(sheet: Sheet, name: str) -> None:
    while sheet.units[name].steps_left:
        sheet.lose_step(name)


def broken_out(
    sheet: Sheet,
    *,
    hex: str,  # noqa: A002 - the name of the input
    roll: int,
    adjacent: bool = False,
    home: bool = False,
    city: bool = False,
) -> None:
    """All units go; what the roll would not have cost, less 1, is infantry points (ISO-05)."""
    names = _stack(sheet, hex)
    strength = _strength(sheet, names)
    modified = _modified(roll, adjacent=adjacent, home=home, city=city)
    points = max(strength - _required(strength, modified) - 1, 0)
    nation = BY_NAME[names[0]].nation
    for name in names:
        _remove(sheet, name)
    credited(sheet, nation=nation, kind="infantry", points=points, reason="breakout")
