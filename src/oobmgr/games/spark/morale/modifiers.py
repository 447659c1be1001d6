"""Modified morale: the printed one with what lies on the unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import signed
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.fields import list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.scalars import read_whole
from oobmgr.rules.tables import Tables

SUPPRESSED: Final = "suppressed"
DISRUPTED: Final = "disrupted"
_STATUSES: Final = (SUPPRESSED, DISRUPTED)
_SHORT: Final = {"s": SUPPRESSED, "d": DISRUPTED}
_MODIFIER_CASE: Final = "SP-MC-11"


@dataclass(frozen=True)
class MoraleModifier:
    """What changes a unit's morale: a status of the table by its name, or a number with words."""

    name: str = told("", words=lambda: _STATUSES)
    amount: int | None = None


def modifiers_told() -> Any:  # noqa: ANN401 - as `told`
    """The input of morale modifiers: names of statuses, and numbers such as that of surprise."""
    return list_told(
        "What changes its morale: suppressed, disrupted, or a number (surprise: -1, -2).",
        _MODIFIER_CASE,
        read=read_modifiers,
        label="Modifiers",
    )


def read_modifiers(raw: object) -> tuple[MoraleModifier, ...]:
    """Modifiers as a list of names, numbers or objects. Raises `BadInput`, `ValueError`."""
    if isinstance(raw, str) or not isinstance(raw, Sequence):
        raise ValueError("must be a list.")  # noqa: TRY004 - reported as a fault of the value
    found = tuple(_modifier(one) for one in raw)
    # A status lies on a unit once: named twice it would count twice.
    statuses = [one.name for one in found if one.amount is None]
    if len(set(statuses)) < len(statuses):
        raise BadInput(Fault("names a status twice.", case=_MODIFIER_CASE))
    return found


def _modifier(raw: object) -> MoraleModifier:
    if isinstance(raw, MoraleModifier):
        return raw
    if isinstance(raw, dict):
        return _from_object(raw)
    if isinstance(raw, str):
        word = _SHORT.get(folded(raw), folded(raw))
        known = next((name for name in _STATUSES if folded(name) == word), "")
        if known:
            return MoraleModifier(known)
    try:
        return MoraleModifier("Modifier", read_whole(raw))
    except ValueError:
        advice = did_you_mean(str(raw), _STATUSES) or "Give suppressed, disrupted or a number."
        raise BadInput(Fault(f"{raw!r} is not a morale modifier.", "", str(raw), advice)) from None


def _from_object(raw: dict[Any, Any]) -> MoraleModifier:
    """A modifier as an object: ``{"key": "night", "adj": -2}``, or ``{"night": -2}``."""
    name = raw.get("key") or raw.get("name")
    amount = raw.get("adj", raw.get("amount"))
    if name is None and len(raw) == 1:
        name, amount = next(iter(raw.items()))
    if name is None:
        raise ValueError("a modifier has a name and a number.")
    return _modifier(str(name)) if amount is None else MoraleModifier(str(name), read_whole(amount))


def modifier_lines(modifiers: Sequence[MoraleModifier], tables: Tables) -> tuple[Step, ...]:
    """A line for each modifier; of suppressed and disrupted only the worse counts (SP-MC-11)."""
    named = {one.name for one in modifiers if one.amount is None}
    if DISRUPTED in named:
        named.discard(SUPPRESSED)
    return tuple(
        tables.step(f"morale.modifier.{one.name}", one.name.capitalize())
        if one.amount is None
        else Step(one.name, one.amount, case=_MODIFIER_CASE)
        for one in modifiers
        if one.amount is not None or one.name in named
    )


def morale_lines(printed: int, changes: Sequence[Step]) -> tuple[tuple[Step, ...], int]:
    """The lines from the printed to the modified morale, and that (SP-MC-21)."""
    amounts = [int(change.value or 0) for change in changes]
    total = printed + sum(amounts)
    text = " ".join([str(printed), *(signed(amount) for amount in amounts)]) if amounts else ""
    return (
        Step("Printed morale", printed, case="SP-MC-21"),
        *changes,
        Step("Modified morale", total, text, "SP-MC-21", StepKind.SUM),
    ), total
