"""The campaign options of the game: what they are set to, and how a setting is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.rules.books import Options, OptionValue
from oobmgr.rules.bounds import MANY
from oobmgr.rules.europa.air import options as air
from oobmgr.rules.europa.combat import options as combat
from oobmgr.rules.europa.isolation import options as isolation
from oobmgr.rules.europa.isolation.winter import read_winter
from oobmgr.rules.europa.losses import options as losses
from oobmgr.rules.europa.movement import options as movement
from oobmgr.rules.europa.replacements import options as replacements
from oobmgr.rules.europa.supply import options as supply
from oobmgr.rules.europa.supply.extra_cities import ADVICE, entries, read_extra
from oobmgr.rules.europa.tables import tables
from oobmgr.rules.europa.trace import options as trace
from oobmgr.rules.europa.turns import CALENDAR
from oobmgr.rules.game import Option, OptionKind
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.scalars import read_flag, read_whole

OPTIONS: tuple[Option, ...] = (
    *supply.OPTIONS,
    *replacements.OPTIONS,
    *isolation.OPTIONS,
    *trace.OPTIONS,
    *movement.OPTIONS,
    *combat.OPTIONS,
    *losses.OPTIONS,
    *air.OPTIONS,
)
DEFAULTS: Options = MappingProxyType({option.name: option.default for option in OPTIONS})
_BY_NAME: Mapping[str, Option] = MappingProxyType({option.name: option for option in OPTIONS})


@cache
def option_of(name: str) -> Option:
    """The option of this name. Raises `BadInput` with the nearest."""
    found = _BY_NAME.get(name)
    if found is None:
        raise BadInput(Fault("There is no such option.", name, name, did_you_mean(name, _BY_NAME)))
    return found


def read_option(name: str, raw: object) -> OptionValue:
    """A raw value of a named option as it is saved. Raises `BadInput`."""
    option = option_of(name)
    try:
        return _read(option, raw)
    except ValueError as error:
        raise BadInput(Fault(str(error), name, str(raw), case=option.case)) from None


def read_options(raw: Any) -> Options:  # noqa: ANN401 - JSON
    """Options as a calculator is given them, the rest at their defaults. Raises `BadInput`."""
    if not isinstance(raw, Mapping):
        raise BadInput(Fault("must be an object of option names and values.", value=str(raw)))
    values = dict(DEFAULTS)
    faults: list[Fault] = []
    for name, value in raw.items():
        try:
            values[str(name)] = read_option(str(name), value)
        except BadInput as error:
            faults.extend(error.faults)
    if faults:
        raise BadInput(*faults)
    return MappingProxyType(values)


def options_told(*matter: str) -> Any:  # noqa: ANN401 - as `told`
    """An input of campaign options; `matter` are those that change the answer."""
    return told(
        "Campaign options; all are taken, these matter here.",
        default=DEFAULTS,
        read=read_options,
        matter=matter,
    )


def chosen(options: Options, name: str) -> OptionValue:
    """The setting of an option, its default where the campaign names none."""
    return options.get(name, DEFAULTS[name])


def _read(option: Option, raw: object) -> OptionValue:
    if option.kind is OptionKind.TURN:
        return CALENDAR.parse(str(raw))
    if option.kind is OptionKind.NUMBER:
        return _read_number(raw)
    if option.kind is OptionKind.TEXT:
        return _TEXTS[option.name](raw)
    if isinstance(option.default, bool):
        return read_flag(raw)
    for choice in option.choices:
        if folded(str(raw)) == folded(str(choice.value)):
            return choice.value
    known = ", ".join(str(choice.value) for choice in option.choices)
    raise ValueError(f"must be one of {known}.")


def _read_number(raw: object) -> int:
    number = read_whole(raw)
    if not 0 <= number <= MANY:
        message = f"must be from 0 to {MANY}."
        raise ValueError(message)
    return number


def _checked_cities(raw: object) -> str:
    """Extra cities as saved text, once each can be read: later it would stop the income."""
    text = _cities_text(raw)
    listed = tables().keys("income.extra")
    for entry in entries(text):
        try:
            read_extra(entry, listed)
        except ValueError as error:
            message = f"{error} {ADVICE}"
            raise ValueError(message) from None
    return text


def _cities_text(raw: object) -> str:
    """Extra cities as saved text, whether they came as text, as names, as a table or as records."""
    if raw is None:
        return ""
    if isinstance(raw, Mapping):
        return "; ".join(f"{name}={_city_tail(value)}" for name, value in raw.items())
    if isinstance(raw, list | tuple):
        return "; ".join(_city_entry(entry) for entry in raw)
    if not isinstance(raw, str):
        raise ValueError("must be a list of cities, such as Arkhangelsk=3 interior.")  # noqa: TRY004 - as in the reader
    return raw.strip()


def _city_entry(entry: JsonValue) -> str:
    if isinstance(entry, Mapping):
        name = entry.get("name", entry.get("city", ""))
        return f"{name}={_city_tail(entry)}"
    return str(entry)


def _city_tail(entry: JsonValue) -> str:
    if not isinstance(entry, Mapping):
        return str(entry)
    value = entry.get("value", entry.get("sp_value", ""))
    group = entry.get("district", entry.get("district_group", entry.get("group", "")))
    return f"{value} {group}".strip()


_TEXTS: Mapping[str, Callable[[object], str]] = MappingProxyType(
    {"extra_supply_cities": _checked_cities, "winter_turns": read_winter}
)
