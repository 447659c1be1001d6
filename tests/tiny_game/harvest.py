"""The one rule: what fields bring."""

from dataclasses import dataclass

from oobmgr.domain.rulings import Ruling, StepKind
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables
from tests.tiny_game.tables import OPTIONS, options_told


@dataclass(frozen=True)
class HarvestInputs:
    """Fields that are cut, in a summer."""

    fields: int = told("Fields that are cut.", low=0, high=9, unit="fields", case="TG-01")
    options: Options = options_told("summer")  # noqa: RUF009 - a field, as `told`


@calculator("TG-01", value="The food that is brought in.", unit="food")
def harvest(inputs: HarvestInputs, tables: Tables) -> Ruling[int]:
    """The food that a side brings in from its fields."""
    each = tables.whole("food.harvest.field")
    lines = [tables.step("food.harvest.field", "Each field")]
    if OPTIONS.chosen(inputs.options, "summer") == "wet":
        each -= tables.whole("food.harvest.wet")
        lines.append(tables.step("food.harvest.wet", "Less in a wet summer"))
    food = each * inputs.fields
    arithmetic = f"{inputs.fields} x {each}"
    lines.append(tables.step("food.harvest.field", "Food", food, arithmetic, StepKind.RESULT))
    return Ruling(food, tuple(lines))
