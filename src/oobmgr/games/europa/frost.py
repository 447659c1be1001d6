"""What Frost and Snow freeze, and what frozen terrain counts as."""

from __future__ import annotations

from oobmgr.games.europa.words import Weather
from oobmgr.rules.tables import Tables


def freezes(weather: Weather, tables: Tables) -> bool:
    """Whether rivers, swamps and seasonal lakes are frozen in a weather (MOV-05)."""
    return tables.flag(f"movement.frozen.weather.{weather}")


def frozen_terrain(name: str, tables: Tables) -> str:
    """What terrain counts as once it is frozen, by the names of the tables (MOV-05)."""
    return _frozen("terrain", name, tables)


def frozen_river(name: str, tables: Tables) -> str:
    """What a river counts as once it is frozen: ``minor`` for ``major``, ``none`` (MOV-05)."""
    return _frozen("river", name, tables)


def _frozen(group: str, name: str, tables: Tables) -> str:
    known = f"movement.frozen.{group}"
    return tables.text(f"{known}.{name}") if name in tables.keys(known) else name
