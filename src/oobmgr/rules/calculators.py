"""Calculators: rules that a person may ask by name, declared beside the function that decides.

From the inputs and the result of each come the form in the window, the JSON of the command line
and the documentation. A game lists its calculators by the names of their functions, module by
module, so that one can be found and asked without loading the others::

    CALCULATORS = CalculatorList("game", "package", {"supply.income": ("supply_income",)})

and in ``package/supply/income.py``::

    @calculator("INC-01..04 SP-03")
    def supply_income(inputs: SupplyIncomeInputs, tables: Tables) -> Ruling[SupplyIncome]:
        \"\"\"What a side receives in its Initial Phase, and the limit of its stock.\"\"\"
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import make_dataclass, replace
from functools import cached_property
from importlib import import_module
from types import UnionType
from typing import Any, TypeVar, get_args, get_type_hints

from oobmgr.domain.errors import BadInput
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.values import dataclass
from oobmgr.rules.cases import cases_in
from oobmgr.rules.field_info import FieldInfo, describe
from oobmgr.rules.inputs import decode, encode, labelled, told
from oobmgr.rules.tables import Tables

Rule = TypeVar("Rule", bound=Callable[..., Ruling[Any]])
_DECLARED = "__calculator__"


@dataclass(frozen=True)
class Calculator:
    """A rule by name, ``game.supply_income``.

    `cases` are those that it decides, `also` further ones that act in it. `inputs` and
    `result` are the dataclasses of the function's annotations; `sentence` is the first line of its
    docstring. Where the answer is a single value and not a record, `value` says what it is, `unit`
    in what it is counted and `named` what JSON calls it. `answer` stands in place of an annotated
    result that does not say all that a listing shows; of several records it is their union.
    """

    name: str
    title: str
    sentence: str
    cases: tuple[str, ...]
    rule: Callable[..., Ruling[Any]]
    also: tuple[str, ...] = ()
    value: str = ""
    unit: str = ""
    named: str = "value"
    answer: type[Any] | UnionType | None = None

    @property
    def game(self) -> str:
        """The id of the game that it belongs to."""
        return self.name.partition(".")[0]

    # Resolving annotations is slow, and a listing needs them more than once.
    @cached_property
    def _types(self) -> Mapping[str, Any]:
        return get_type_hints(self.rule)

    @property
    def inputs(self) -> type[Any]:
        """The frozen dataclass of what it asks."""
        # The first parameter of a rule takes its inputs, the next one the tables.
        kind: type[Any] = next(iter(self._types.values()))
        return kind

    @cached_property
    def _value(self) -> type[Any]:
        """A record whose one field is the single value that it answers."""
        kind = get_args(self._types["return"])[0]
        field = told(self.value, unit=self.unit)
        # Made at run time, so that a form and JSON name the part of every answer alike.
        return make_dataclass("Value", [(self.named, kind, field)], frozen=True)

    @property
    def result(self) -> tuple[type[Any], ...]:
        """The frozen dataclasses of what it may answer; a single value is the field of one."""
        if self.value:
            return (self._value,)
        kind = self.answer or get_args(self._types["return"])[0]
        return get_args(kind) or (kind,)

    def input_fields(self) -> tuple[FieldInfo, ...]:
        """The inputs, for a form or a listing."""
        return describe(self.inputs)

    def result_fields(self) -> tuple[FieldInfo, ...]:
        """Every field that the result may have."""
        fields = (field for kind in self.result for field in describe(kind))
        # By name, because records of one answer may share a field.
        return tuple({field.name: field for field in fields}.values())

    def record(self, result: object) -> object:
        """A result as a record that JSON and a form can name the parts of."""
        return self._value(result) if self.value else result


def calculator(
    cases: str,
    *,
    also: str = "",
    title: str = "",
    value: str = "",
    unit: str = "",
    named: str = "value",
    answer: type[Any] | UnionType | None = None,
) -> Callable[[Rule], Rule]:
    """Declare a rule as a calculator; it stays the function that it is.

    `cases` are those that it decides, as `cases_in` reads them, `also` further ones that act in it,
    such as lines of a chart that it reads. The title is made from the
    function's name where none is given: ``Supply income``. A result that is a single value is told
    by `value`, ``Whether the unit may fire.``, with its `unit` and its name in JSON; `answer` is
    for a result that the annotation does not show.
    """

    def declare(rule: Rule) -> Rule:
        name = rule.__name__
        # Shown to players; what follows the first line is for whoever reads the code.
        sentence = (rule.__doc__ or "").partition("\n")[0].strip()
        shown = title or name.replace("_", " ").capitalize()
        declared = Calculator(
            name=name,
            title=shown,
            sentence=sentence,
            cases=cases_in(cases),
            also=cases_in(also),
            rule=rule,
            value=value,
            unit=unit,
            named=named,
            answer=answer,
        )
        # Only a mark: a game lists its calculators by name, so that importing one changes nothing.
        setattr(rule, _DECLARED, declared)
        return rule

    return declare


@dataclass(frozen=True)
class CalculatorList:
    """The calculators of a game, in the order of its catalogue.

    `modules` names those of each module, by its path inside `package`; a module is imported when
    one of its calculators is wanted.
    """

    game: str
    package: str
    modules: Mapping[str, tuple[str, ...]]

    @property
    def names(self) -> tuple[str, ...]:
        """All names, ``game.supply_income``, without loading anything."""
        return tuple(self._homes)

    def get(self, name: str) -> Calculator | None:
        """The calculator of this name, None where there is none; loads its module alone."""
        if name not in self._homes:
            return None
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    @cached_property
    def _homes(self) -> Mapping[str, str]:
        """The module of each calculator by its whole name: two games may have a rule of one."""
        homes = ((name, module) for module, names in self.modules.items() for name in names)
        return {f"{self.game}.{name}": module for name, module in homes}

    @cached_property
    def _loaded(self) -> dict[str, Calculator]:
        """Those that were asked for. Each keeps what it has read from its annotations."""
        return {}

    def __iter__(self) -> Iterator[Calculator]:
        yield from filter(None, map(self.get, self.names))

    def __len__(self) -> int:
        return len(self.names)

    def _load(self, name: str) -> Calculator:
        module = import_module(f"{self.package}.{self._homes[name]}")
        rule = getattr(module, name.partition(".")[2])
        declared: Calculator = getattr(rule, _DECLARED)
        # Under its whole name: the function does not know in which game it is listed.
        return replace(declared, name=name)


def ruling_of(calculator: Calculator, raw: object, tables: Tables) -> Ruling[Any]:
    """Ask a calculator with raw JSON inputs; `tables` may carry a campaign's house rules.

    Raises:
        BadInput: An input is wrong; carries every fault.
    """
    # Outside the `try`: what is wrong with the raw inputs carries its labels already.
    inputs = decode(calculator.inputs, raw)
    try:
        return calculator.rule(inputs, tables)
    except BadInput as error:
        # A rule refuses by the name of an input; a player knows the label of its field.
        raise BadInput(*labelled(error.faults, calculator.inputs)) from error


def answer_of(calculator: Calculator, raw: object, tables: Tables) -> dict[str, Any]:
    """The answer of a calculator as JSON values: result, working, cases and, if any, notes.

    Raises:
        BadInput: As `ruling_of`.
    """
    answer = ruling_of(calculator, raw, tables)
    shown = {
        "result": encode(calculator.record(answer.result)),
        "working": [working_line(step) for step in answer.working],
        "cases": list(answer.cases),
    }
    # Most have none, and a script should not have to skip empty lists.
    return shown | ({"notes": list(answer.notes)} if answer.notes else {})


def working_line(step: Step) -> dict[str, Any]:
    """A line of the working as JSON values."""
    return {
        "label": step.label,
        "arithmetic": step.arithmetic,
        "value": encode(step.value),
        "case": step.case,
        "kind": str(step.kind),
    }
