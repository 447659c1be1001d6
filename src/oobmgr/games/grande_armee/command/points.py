"""Command points of leaders, and who is in command."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.options import read_scenario
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

_CORPS: Final = "LGA-CMD-01"
_STACKED: Final = "LGA-CMD-02"
_ARMY: Final = "LGA-CMD-03"
_RANGE: Final = "LGA-CMD-04"
_LEADERS: Final = "command.army_leader"


@dataclass(frozen=True)
class ArmyLeaderInputs:
    """An army leader in a scenario."""

    leader: str = told("The leader.", case=_ARMY)
    scenario: str = told("The case of the scenario, such as 19.13.", read=read_scenario, case=_ARMY)


@dataclass(frozen=True)
class ArmyLeaderPoints:
    """His command points in a Command Phase; None where the errata do not name him."""

    cp: int | None = told("Command points; none where your rules have them.", unit="CP")


@calculator(_ARMY, title="Command points of an army leader")
def army_leader_command_points(
    inputs: ArmyLeaderInputs, tables: Tables
) -> Ruling[ArmyLeaderPoints]:
    """The command points of an army leader, where the errata name him in the scenario."""
    # A point would lead deeper into the tables.
    scenario = inputs.scenario.strip().replace(".", "_")
    # Massena is printed with and without his accent.
    wanted = folded(normalize("NFD", inputs.leader))
    named = (name for name in tables.keys(_LEADERS) if folded(name) == wanted)
    cell = tables.cells.get(f"{_LEADERS}.{next(named, '')}.{scenario}")
    # None and not 0: whom the errata do not name has his points from the player's own chart.
    if cell is None:
        words = "the errata do not name him there; look at your army chart"
        line = Step("Command points", None, words, _ARMY, StepKind.RESULT)
        return Ruling(ArmyLeaderPoints(None), (line,))
    points = int(cell.number)
    line = Step("Command points", points, cell.name, cell.case, StepKind.RESULT)
    return Ruling(ArmyLeaderPoints(points), (line,))


@dataclass(frozen=True)
class CorpsLeaderInputs:
    """A corps leader in a Command Phase."""

    self_activated: bool = told(
        "Whether he activated himself.", case=_CORPS, label="Activated by himself"
    )


@calculator(
    _CORPS, value="Command points.", unit="CP", named="cp", title="Command points of a corps leader"
)
def corps_leader_command_points(inputs: CorpsLeaderInputs, tables: Tables) -> Ruling[int]:
    """The command points of a corps leader."""
    # L-34: a corps leader whom somebody else has activated has no points of his own.
    if not inputs.self_activated:
        return ruled("Command points", 0, "not activated by himself", _CORPS)
    cell = tables.cell("command.corps_leader.points")
    return ruled("Command points", int(cell.number), "activated by himself", cell.case)


@dataclass(frozen=True)
class StackedInputs:
    """A unit or leader, and its immediate superior."""

    same_hex: bool = told("Whether both are in one hex.", case=_STACKED, label="In one hex")
    superior_in_command: bool = told(
        "Whether the superior is in command.", case=_STACKED, label="Superior in command"
    )
    exception: bool = told(
        "Whether 6.53 makes an exception, by your rules.",
        default=False,
        case=_STACKED,
        label="Exception by 6.53",
    )


@dataclass(frozen=True)
class InCommand:
    """Whether the stack puts it in command; None where the command range decides."""

    in_command: bool | None = told("Whether it is; open where the command range decides.")


@calculator(_STACKED, title="Stacked with the superior")
def stacked_in_command(inputs: StackedInputs, _: Tables) -> Ruling[InCommand]:
    """Whether a unit is in command because it is stacked with its superior."""
    if inputs.exception:
        # L-35: 6.53 stands in rules that are not at hand, so the answer is open, and not no.
        held, words = None, "6.53 makes an exception: decide it by your rules"
    elif inputs.same_hex and inputs.superior_in_command:
        held, words = True, "stacked with a superior who is in command"
    else:
        # To stand apart puts nobody out of command: the range of the superior may reach him.
        held, words = None, "not by its stack: look at the command range"
    line = Step("In command", held, words, _STACKED, StepKind.RESULT)
    return Ruling(InCommand(held), (line,))


@dataclass(frozen=True)
class GuardInputs:
    """A command of the Russian Guard corps in 1813."""

    in_range: bool = told(
        "Whether it is within Constantine's command range.",
        case=_RANGE,
        label="In Constantine's range",
    )


@calculator(_RANGE, value="Who commands it.", named="commander", title="The Russian Guard of 1813")
def russian_guard_commander(inputs: GuardInputs, _: Tables) -> Ruling[str]:
    """Who commands Yermolov's or Rajewski's command: Constantine, or its own leader."""
    if inputs.in_range:
        return ruled("Commander", "Constantine", "within his range", _RANGE)
    return ruled(
        "Commander", "its own leader", "beyond his range, as the leader of a corps", _RANGE
    )
