"""The numbers of a described game as tables, so that house rules change them, and its cases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from oobmgr.domain.places import resources_dir
from oobmgr.games.own.description.description import (
    DescribedIncome,
    DescribedRate,
    Description,
)
from oobmgr.games.own.sample import BLANK
from oobmgr.games.own.words import INCOME_CASE, RATE_CASE
from oobmgr.rules.bounds import MANY, THOUSANDS
from oobmgr.rules.cases import Case
from oobmgr.rules.nearest import folded
from oobmgr.rules.table_files import load_cases
from oobmgr.rules.tables import Cell, Tables, exact

CHAPTERS: Final = MappingProxyType({"HB": "What every described game has"})
_INFORMS: Final = "I"


def amount_path(line: DescribedIncome) -> str:
    """Where the amount of a line of income stands."""
    return f"income.{line.id}.amount"


def factor_path(line: DescribedIncome, weather: str) -> str:
    """Where the factor of a weather stands."""
    # A kind of weather of signs alone folds to nothing, and keeps its own name.
    return f"income.{line.id}.in_{folded(weather) or weather}"


def rate_path(rate: DescribedRate, way: str, good: str) -> str:
    """Where it stands how much of a good a conversion gives up or makes."""
    return f"rates.{rate.id}.{way}_{good}"


def tables_of(told: Description) -> Tables:
    """Every number of the description that a house rule may change."""
    cells: dict[str, Cell] = {}
    for line in told.income:
        case = line.rule or INCOME_CASE
        cells[amount_path(line)] = _cell(amount_path(line), line.amount, case, line.name)
        for weather, factor in line.factors.items():
            path = factor_path(line, weather)
            # A whole factor stays a whole number, so that it is shown without a fraction.
            value = factor.numerator if factor.denominator == 1 else factor
            name = f"{line.name}, {weather}"
            cells[path] = Cell(path, exact(value), case, "×", most=MANY, name=name)
    for rate in told.rates:
        case = rate.rule or RATE_CASE
        for way, amounts in (("gives", rate.gives), ("makes", rate.makes)):
            for good, amount in amounts.items():
                path = rate_path(rate, way, good)
                cells[path] = _cell(
                    path, amount, case, f"{rate.name}, {way} {told.good(good).name}"
                )
    return Tables(MappingProxyType(cells))


def _cell(path: str, value: int, case: str, name: str) -> Cell:
    return Cell(path, value, case, most=THOUSANDS, name=name)


@cache
def general_cases() -> Mapping[str, Case]:
    """The cases that every described game has."""
    return load_cases(resources_dir() / "rules" / "own" / "cases" / "HB.toml")


def cases_of(told: Description) -> Mapping[str, Case]:
    """The cases of a described game: the general ones, and the rules that the description names."""
    named: dict[str, list[str]] = {}
    for section in (told.phases, told.markers, told.income, told.rates):
        for entry in section:
            if entry.rule:
                named.setdefault(entry.rule, []).append(entry.name)
    for one in told.reminders:
        if one.rule:
            named.setdefault(one.rule, []).append(one.text)
    source = f"Rules of {told.game.name}"
    # The general ones last: a description puts no other words to them.
    own = {
        rule: Case(rule, names[0], "; ".join(dict.fromkeys(names)), _INFORMS, source, rule)
        for rule, names in named.items()
    }
    return MappingProxyType({**own, **general_cases()})


def tables() -> Tables:
    """The tables of the game to begin with."""
    return tables_of(BLANK)
