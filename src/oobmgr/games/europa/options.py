"""The campaign options of the game: what they are set to, and how a setting is read."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from oobmgr.domain.places import resources_dir
from oobmgr.domain.postings import JsonValue
from oobmgr.games.europa.extra_cities import ADVICE, entries, read_extra
from oobmgr.games.europa.tables import cases, tables
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.winter import read_winter
from oobmgr.rules.options import Option, OptionBook, load_options
from oobmgr.rules.table_files import OPTIONS_FILE


def _listed() -> tuple[Option, ...]:
    return load_options(resources_dir() / "rules" / "europa" / OPTIONS_FILE, cases())


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
    if not isinstance(entry, Mapping):
        return str(entry)
    return f"{_first_of(entry, 'name', 'city')}={_city_tail(entry)}"


def _city_tail(entry: JsonValue) -> str:
    if not isinstance(entry, Mapping):
        return str(entry)
    group = _first_of(entry, "district", "district_group", "group")
    return f"{_first_of(entry, 'value', 'sp_value')} {group}".strip()


def _first_of(entry: Mapping[str, JsonValue], *names: str) -> JsonValue:
    return next((entry[name] for name in names if name in entry), "")


OPTIONS = OptionBook(
    _listed,
    CALENDAR,
    MappingProxyType({"extra_supply_cities": _checked_cities, "winter_turns": read_winter}),
)
options_told = OPTIONS.told
chosen = OPTIONS.chosen
