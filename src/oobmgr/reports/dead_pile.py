"""The dead pile: units and steps that were lost, and what the game says of each beside that."""

from collections.abc import Callable, Sequence

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.reports.unit_sheets import UNKNOWN, known_sum
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import (
    ReportColumn,
    ReportRow,
    Section,
    Value,
    head,
    line,
    number,
    total,
    wide,
    words,
)
from oobmgr.rules.unit_words import StepWords, UnitWords

_COLUMNS = (wide("Unit"), words("Type"), words("Size"), words("Ratings"))


def _no_kind(_: UnitRow) -> str:
    return ""


def _no_cells(_: object) -> tuple[Value, ...]:
    return ()


@dataclass(frozen=True)
class LostRules:
    """What a game adds to the list of the lost.

    Attributes:
        columns: Columns at the right of the steps.
        cells: What stands in them for a unit.
        sums: What stands in them below units, from those units.
        kinds: The kinds by which units are told apart, in order; a unit may have none.
        kind_of: The kind of a unit.
    """

    columns: tuple[ReportColumn, ...] = ()
    cells: Callable[[UnitRow], tuple[Value, ...]] = _no_cells
    sums: Callable[[Sequence[UnitRow]], tuple[Value, ...]] = _no_cells
    kinds: tuple[str, ...] = ()
    kind_of: Callable[[UnitRow], str] = _no_kind


def dead_pile(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """Dead units, then units that live with fewer steps: together all steps of the dead pile."""
    return lost_sections(material, side, LostRules())


def lost_sections(
    material: ReportMaterial, side: Side, rules: LostRules
) -> tuple[Section, Section]:
    """The dead and the living who lost steps, by nation and kind, with what a game adds."""
    lost = [
        unit
        for unit in material.units
        # A unit may be dead without a step entered as lost, and is in the pile all the same.
        if unit.side == side.id and (unit.steps_left < unit.steps or unit.status == UnitStatus.DEAD)
    ]
    dead = [unit for unit in lost if unit.status == UnitStatus.DEAD]
    living = [unit for unit in lost if unit.status != UnitStatus.DEAD]
    steps = material.game.unit_words.step_words
    lists = _LostLists(side, rules, steps, material.game.unit_words)
    empty = f"No unit on the map lacks {steps.a_one}."
    return (
        lists.section("Dead units", dead, "No unit is dead."),
        lists.section(f"Units that lost {steps.several} and are still alive", living, empty),
    )


@dataclass(frozen=True)
class _LostLists:
    side: Side
    rules: LostRules
    steps: StepWords
    words: UnitWords

    @property
    def columns(self) -> tuple[ReportColumn, ...]:
        return (*_COLUMNS, number(self.steps.title), *self.rules.columns)

    def section(self, title: str, lost: list[UnitRow], empty: str) -> Section:
        rows: list[ReportRow] = []
        groups = 0
        own = self.side.nations
        # The nations of the side first, then any that an import brought besides.
        for nation in (*own, *sorted({unit.nation for unit in lost} - {*own})):
            # Units without a kind come last.
            for kind in (*self.rules.kinds, ""):
                alike = [u for u in lost if (u.nation, self.rules.kind_of(u)) == (nation, kind)]
                if alike:
                    name = f"{nation}, {kind}" if kind else nation
                    rows += [head(name, self.columns), *map(self._row, alike), self._sum(alike)]
                    groups += 1
        if groups > 1:
            rows.append(self._sum(lost, "Together: "))
        return Section(title, self.columns, tuple(rows), note=self._count(lost), empty=empty)

    def _row(self, unit: UnitRow) -> ReportRow:
        printed = (unit.designation, unit.type, unit.size, unit.rating_text)
        open_yet = self._is_open(unit)
        return line(*printed, UNKNOWN if open_yet else _steps((unit,)), *self.rules.cells(unit))

    def _is_open(self, unit: UnitRow) -> bool:
        """Whether a unit died with steps that nobody entered."""
        # Its steps only stand in for those that nobody entered, and must not count as lost.
        return unit.status == UnitStatus.DEAD and self.words.unsure(unit)

    def _known(self, lost: Sequence[UnitRow]) -> int:
        return _steps([unit for unit in lost if not self._is_open(unit)])

    def _sum(self, lost: Sequence[UnitRow], before: str = "") -> ReportRow:
        name = f"{before}{counted(len(lost), 'unit')}"
        steps = known_sum(self._known(lost), unsure=any(map(self._is_open, lost)))
        return total(name, None, None, None, steps, *self.rules.sums(lost))

    def _count(self, lost: Sequence[UnitRow]) -> str:
        told = f"{counted(len(lost), 'unit')}, {self.steps.told(self._known(lost))}"
        unsure = self.words.unsure_words(unit for unit in lost if self._is_open(unit))
        return " and ".join(filter(None, (told, unsure))) if lost else ""


def _steps(lost: Sequence[UnitRow]) -> int:
    return sum(unit.steps - unit.steps_left for unit in lost)
