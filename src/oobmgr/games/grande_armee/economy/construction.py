"""What an infantry division costs, by either of two ways to its full strength."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.economy.replacing import REPLACEMENT, RESOURCE
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

COST: Final = "LGA-REPL-02"
_FULL: Final = "economy.infantry_division_full"
_LOW: Final = "economy.infantry_division_low"


class Route(StrEnum):
    """How a division comes to its strength: at once, or low and then with replacements."""

    DIRECT = "direct10"
    STAGED = "staged"


ROUTE_NAMES: Final = {Route.DIRECT: "at once", Route.STAGED: "low, then filled"}


@dataclass(frozen=True)
class CostInputs:
    """An infantry division and how it is to come to its strength."""

    route: Route = told(
        "At once at full strength, or low and then with replacements.",
        choice_names=ROUTE_NAMES,
        case=COST,
        label="Way to build",
    )
    target: int = told("Strength points in the end.", low=1, high=MANY, unit="SP", case=COST)


@dataclass(frozen=True)
class Cost:
    """What is paid in all."""

    resource: int = told("Resource points.", unit="R")
    replacement: int = told("Replacement points.", unit="Rep")


@calculator("LGA-REPL-02", also="LGA-REPL-01", title="Cost of an infantry division")
def build_cost(inputs: CostInputs, tables: Tables) -> Ruling[Cost]:
    """What an infantry division costs until it has the strength that is wanted.

    Raises:
        BadInput: The way does not lead to that strength.
    """
    group = _FULL if inputs.route is Route.DIRECT else _LOW
    strength = tables.cell(f"{group}.strength")
    full = tables.whole(f"{_FULL}.strength")
    # At once a division has the full strength and no other; low it can be filled up to that.
    lowest = full if inputs.route is Route.DIRECT else strength.whole
    if not lowest <= inputs.target <= full:
        reach = str(full) if lowest == full else f"{lowest} to {full}"
        words = f"must be {reach} in this way."
        raise BadInput(Fault(words, "target", str(inputs.target), case=strength.case))
    added = inputs.target - strength.whole
    resource, replacement = tables.cell(f"{group}.resource"), tables.cell(f"{group}.replacement")
    # A point that is filled up costs a resource point beside the replacement (LGA-REPL-01): in the
    # example 3 R and 6 Rep for 5 SP become 8 R and 11 Rep for 10.
    more_resource = added * tables.whole(RESOURCE)
    more_replacement = added * tables.whole(REPLACEMENT)
    cost = Cost(resource.whole + more_resource, replacement.whole + more_replacement)
    lines = (
        strength.step("Built with"),
        Step("Added with replacements", added, f"{inputs.target} − {strength.whole}", COST),
        resource.step("Resource points", cost.resource, f"{resource.whole} + {more_resource}"),
        replacement.step(
            "Replacement points",
            cost.replacement,
            f"{replacement.whole} + {more_replacement}",
            StepKind.RESULT,
        ),
    )
    return Ruling(cost, lines)


@dataclass(frozen=True)
class PurseInputs:
    """The points of a power."""

    resource: int = told(
        "Resource points at hand.", low=0, high=MANY, unit="R", case=COST, label="Resource points"
    )
    replacement: int = told(
        "Replacement points at hand.", low=0, high=MANY, unit="Rep", case=COST,
        label="Replacement points",
    )  # fmt: skip


@dataclass(frozen=True)
class Routes:
    """The ways to a division of full strength that can be paid."""

    routes: tuple[str, ...] = told("The ways that can be paid.")


@calculator("LGA-REPL-02", title="Ways to a division of ten")
def ten_sp_division_routes(inputs: PurseInputs, tables: Tables) -> Ruling[Routes]:
    """Which ways to an infantry division of full strength a power can pay."""
    lines, found = list[Step](), list[str]()
    full = tables.whole(f"{_FULL}.strength")
    for route in Route:
        cost = build_cost(CostInputs(route, full), tables).result
        words = f"{cost.resource} R and {cost.replacement} Rep"
        paid = cost.resource <= inputs.resource and cost.replacement <= inputs.replacement
        lines.append(Step(f"Built {ROUTE_NAMES[route]}", paid, words, COST))
        if paid:
            found.append(route)
    at_hand = f"{inputs.resource} R and {inputs.replacement} Rep at hand"
    lines.append(Step("Ways", len(found), at_hand, COST, StepKind.RESULT))
    return Ruling(Routes(tuple(found)), tuple(lines))
