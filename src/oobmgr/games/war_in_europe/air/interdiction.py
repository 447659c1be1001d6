"""Interdiction and the suppression of ports: attack after attack with the points that remain."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.tables import Tables

MOST: Final = "air.interdiction.most"
_LOST: Final = "air.interdiction.lost"
SEQUENCE: Final = "WIE-AIR-04"
_AGAIN: Final = "WIE-AIR-02"


@dataclass(frozen=True)
class InterdictionInputs:
    """Points that interdict, the units that pass, and the result of each attack in order."""

    points: int = told("Points on the mission.", low=0, high=MANY, unit="points", case=SEQUENCE)
    targets: int = told("Units that pass.", low=0, high=FEW, unit="units", case=SEQUENCE)
    results: tuple[str, ...] = told(
        "The result of each attack, such as A or D; stop where you like.",
        case=SEQUENCE,
        label="Results of the attacks",
    )
    cap: int | None = told(
        "The most points in an attack; left blank for that of the rules.",
        default=None,
        low=1,
        high=MANY,
        unit="points",
        case=SEQUENCE,
        label="Most points in an attack",
    )


@dataclass(frozen=True)
class Interdiction:
    """The points in each attack, and those that are left at the end."""

    committed: tuple[int, ...] = told("Points in each attack.", unit="points")
    remaining: int = told("Points that are left.", unit="points")


@calculator("WIE-AIR-02 WIE-AIR-04", title="Interdiction, attack by attack")
def interdiction_sequence(inputs: InterdictionInputs, tables: Tables) -> Ruling[Interdiction]:
    """How many points take part in each attack, with losses taken before the next.

    The sequence stops where no point or no unit is left; results beyond that are not used, and a
    note says so.

    Raises:
        BadInput: A result is not on the table.
    """
    most = inputs.cap or tables.whole(MOST)
    left, committed = inputs.points, list[int]()
    lines: list[Step] = [tables.step(MOST, "Most points in an attack", most)]
    # All are read before the first attack: a word that is no result is told even if it is not used.
    names = [_result(result, number, tables) for number, result in enumerate(inputs.results)]
    notes = list[str]()
    for number, name in enumerate(names, start=1):
        if over := _over(number, left, inputs.targets):
            # The attacks that the points or the units do not suffice for are told, not refused.
            notes.append(f"Attack {number} and any after it are left out: {over}")
            break
        lost = tables.cell(f"{_LOST}.{name}")
        # What was lost before does not fly again.
        flying = min(most, left)
        committed.append(flying)
        words = f"{counted(left, 'point')} left, {name}: {lost.whole} lost"
        lines.append(Step(f"Attack {number}", flying, words, _AGAIN))
        # Never below none: a result may cost more than there are left.
        left -= min(lost.whole, left)
    lines.append(Step("Points left", left, "", SEQUENCE, StepKind.RESULT))
    return Ruling(Interdiction(tuple(committed), left), tuple(lines), tuple(notes))


def _over(number: int, left: int, targets: int) -> str:
    """Why there is no such attack any more; empty where there is."""
    # K-21: both ends of a voyage are open to attack, and still nobody is attacked twice.
    if number > targets:
        return "no unit is attacked twice."
    return "" if left else "no point remains."


def results_known(tables: Tables) -> tuple[str, ...]:
    """The results that the rules at hand show."""
    return tuple(tables.keys(_LOST))


def _result(result: str, number: int, tables: Tables) -> str:
    known = {folded(name): name for name in results_known(tables)}
    # A dash folds to nothing, and a player writes one where nothing happened.
    found = known.get(folded(result) or "none", {"noeffect": "none"}.get(folded(result)))
    # K-22: what other results cost nobody says, so they are refused and not taken for no loss.
    if found is None:
        sentence = f"{result!r} is not a result that the rules at hand show."
        advice = did_you_mean(result, known.values())
        raise BadInput(Fault(sentence, f"results.{number}", result, advice, SEQUENCE))
    return found


@dataclass(frozen=True)
class SuppressionInputs:
    """Points that suppress ports, and how they are divided among them."""

    points: int = told("Points on the mission.", low=0, high=MANY, unit="points", case=SEQUENCE)
    allocations: tuple[int, ...] = told(
        "Points against each port.", low=0, high=MANY, unit="points", case=SEQUENCE
    )
    cap: int | None = told(
        "The most points against a port; left blank for that of the rules.",
        default=None,
        low=1,
        high=MANY,
        unit="points",
        case=SEQUENCE,
        label="Most points against a port",
    )


@calculator(
    SEQUENCE, value="Whether they may be so divided.", named="legal", title="Port suppression"
)
def port_suppression(inputs: SuppressionInputs, tables: Tables) -> Ruling[bool]:
    """Whether points may be divided among ports like this.

    Suppression uses no points up: they may interdict later in the turn.
    """
    most = inputs.cap or tables.whole(MOST)
    # Each port by itself, and all of them together: both bounds hold.
    together = sum(inputs.allocations)
    too_many = [points for points in inputs.allocations if points > most]
    lines = [
        tables.step(MOST, f"Port {number}", points, f"at most {most}")
        for number, points in enumerate(inputs.allocations, start=1)
    ]
    lines.append(Step("Together", together, f"of {inputs.points}", SEQUENCE, StepKind.SUM))
    legal = not too_many and together <= inputs.points
    return ruled("Allowed", legal, case=SEQUENCE, before=lines)
