"""What a supply state leaves of a unit's movement, attack, defence and exploitation."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


class UnitKind(StrEnum):
    """The kinds of unit that supply treats differently."""

    CM_DIVISION = "cm_division"
    INFANTRY_DIVISION = "infantry_division"
    ARTILLERY = "artillery"
    NON_DIVISION = "non_division"
    CM_NON_DIVISION = "cm_non_division"
    CADRE = "cadre"


class SupplyState(StrEnum):
    """Supply states from the best to the worst."""

    IN_SUPPLY = "in_supply"
    UNPAID = "unpaid"
    OOS = "oos"
    ISOLATED = "isolated"


_ORDER = tuple(SupplyState)
_CM = frozenset({UnitKind.CM_DIVISION, UnitKind.CM_NON_DIVISION})
_SHARES_STATE = frozenset({UnitKind.ARTILLERY, UnitKind.NON_DIVISION, UnitKind.CM_NON_DIVISION})
STATE_ALIASES = {
    "supplied": "in_supply", "in": "in_supply", "paid": "in_supply", "funded": "in_supply",
    "full": "in_supply", "unfunded": "unpaid", "not paid": "unpaid",
    "out of supply": "oos", "unsupplied": "oos", "out": "oos",
}  # fmt: skip
_KIND_ALIASES = {
    "cm": "cm_division", "panzer": "cm_division", "tank": "cm_division",
    "motorized": "cm_division", "mechanized": "cm_division",
    "infantry": "infantry_division", "rifle_division": "infantry_division",
    "cavalry_division": "infantry_division", "non_cm_division": "infantry_division",
    "division": "infantry_division", "artillery_below_division": "artillery",
    "sub_division": "non_division", "nondivisional": "non_division", "regiment": "non_division",
    "brigade": "non_division", "non_cm_non_division": "non_division",
    "cm_sub_division": "cm_non_division", "cm_brigade": "cm_non_division",
    "cm_regiment": "cm_non_division",
}  # fmt: skip


@dataclass(frozen=True)
class SupplyStateEffectInputs:
    """A unit and its supply state."""

    kind: UnitKind = told("What the unit is.", aliases=_KIND_ALIASES, case="SP-27")
    state: SupplyState = choice_told(
        "Its supply state.", "SP-17", SupplyState.IN_SUPPLY, STATE_ALIASES
    )
    stack_states: tuple[SupplyState, ...] = list_told(
        "The states of the divisions in its stack, which units below division size share.",
        "SP-27",
        aliases=STATE_ALIASES,
        label="Divisions in its stack",
    )
    options: Options = options_told("mixed_stack_state")


@dataclass(frozen=True)
class SupplyStateEffect:
    """Multipliers of movement, attack and defence; None where something does not apply."""

    ma: Fraction = told("What its movement allowance is multiplied by.")
    af: Fraction = told("What its attack factor is multiplied by.")
    df: Fraction = told("What its defence factor is multiplied by.")
    exploit: bool = told("Whether it may move in the Exploitation Phase.")
    bombard: bool | None = told("Whether it may bombard; none for units that never do.")


@calculator("SP-17 SP-25 SP-27 SOP-07", title="Effect of a supply state", also="SUP-06")
def supply_state_effect(
    inputs: SupplyStateEffectInputs, tables: Tables
) -> Ruling[SupplyStateEffect]:
    """What a supply state leaves of a unit."""
    state = _state(inputs)
    mechanised = inputs.kind in _CM
    supplied = state is SupplyState.IN_SUPPLY
    # Nothing but artillery bombards: of other units there is no answer, not even a no.
    bombard = supplied if inputs.kind is UnitKind.ARTILLERY else None
    # Unpaid halves as unsupplied does, but by rules of its own (SP-17).
    group = "supply.state.unpaid" if state is SupplyState.UNPAID else "supply.state.oos"

    def left(name: str, *, cut: bool = True) -> Fraction:
        return Fraction(tables.number(f"{group}.{name}") if cut and not supplied else 1)

    result = SupplyStateEffect(
        ma=left("cm_ma", cut=mechanised),
        af=left("af"),
        # Without supply a unit defends in full.
        df=left("df"),
        exploit=supplied and mechanised,
        bombard=bombard,
    )
    case = tables.case(f"{group}.af")
    working = (
        Step("State", str(state).replace("_", " "), case="SP-27" if inputs.stack_states else case),
        tables.step(f"{group}.cm_ma", "Movement", result.ma),
        Step("Attack", result.af, case=case),
        tables.step(f"{group}.df", "Defence", result.df),
        Step("May exploit", result.exploit, case="SP-16", kind=StepKind.RESULT),
    )
    return Ruling(result, working)


def _state(inputs: SupplyStateEffectInputs) -> SupplyState:
    """The state of the unit itself, or what it shares with the divisions of its stack."""
    if inputs.kind not in _SHARES_STATE or not inputs.stack_states:
        return inputs.state
    ranks = [_ORDER.index(state) for state in inputs.stack_states]
    # EU-CF-77: units below division size follow the divisions, in the worst state or the best.
    best = chosen(inputs.options, "mixed_stack_state") == "best"
    return _ORDER[min(ranks) if best else max(ranks)]
