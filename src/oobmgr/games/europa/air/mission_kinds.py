"""The kinds of air missions, and what the tables say of each."""

from __future__ import annotations

from enum import StrEnum

from oobmgr.rules.tables import Tables


class MissionKind(StrEnum):
    """What a mission is flown for."""

    GROUND_SUPPORT = "ground_support"
    INTERDICTION = "interdiction"
    AIRFIELD = "airfield"
    YARD = "yard"
    FACTORY = "factory"
    CITY = "city"
    RESOURCE = "resource"
    PORT = "port"
    SHIP = "ship"
    SWEEP = "sweep"
    PATROL = "patrol"
    ALERT = "alert"
    SUPPLY = "supply"


KIND_ALIASES = {
    "support": "ground_support", "ground support": "ground_support", "unit": "ground_support",
    "airbase": "airfield", "base": "airfield", "airfield strike": "airfield",
    "rail": "yard", "marshalling yard": "yard", "marshaling yard": "yard", "yards": "yard",
    "rail capacity": "yard", "replacement city": "city", "resource points": "resource",
    "ships": "ship", "naval": "ship", "harbour": "port", "fighter sweep": "sweep",
    "air supply": "supply", "transport": "supply", "interdict": "interdiction",
}  # fmt: skip


class Duty(StrEnum):
    """What the groups of a mission do at its target."""

    FIGHT = "fight"
    STRIKE = "strike"
    FEED = "feed"
    STAND = "stand"


class Role(StrEnum):
    """Whether a group does what the mission is flown for, or escorts those that do."""

    MAIN = "main"
    ESCORT = "escort"


ROLE_ALIASES = {
    "strike": "main", "striking": "main", "sweep": "main", "patrol": "main", "carry": "main",
    "bomb": "main", "interdict": "main", "alert": "main", "escorts": "escort",
    "escorting": "escort",
}  # fmt: skip


def kind_name(kind: MissionKind, tables: Tables, *, night: bool = False) -> str:
    """A kind as a player reads it, ``Ground support``, ``Yard bombed at night``."""
    name = tables.text(f"missions.name.{kind}")
    return f"{name} at night" if night else name


def kind_case(kind: MissionKind, tables: Tables) -> str:
    """The case that a kind of mission rests on."""
    return tables.case(f"missions.name.{kind}")


def duty_of(kind: MissionKind, tables: Tables) -> Duty:
    """What the groups of a kind of mission do."""
    return Duty(tables.text(f"missions.does.{kind}"))


def may_fly(kind: MissionKind, role: Role, aircraft_kind: str, tables: Tables) -> bool:
    """Whether a kind of aircraft may take a role in a kind of mission (MIS-06, MIS-08, TRN-01)."""
    wanted = tables.text(f"missions.who.{role if role is Role.ESCORT else kind}")
    if wanted == "combat":
        return aircraft_kind != "transport"
    return aircraft_kind == wanted


def by_night(kind: MissionKind, tables: Tables) -> bool:
    """Whether a kind of mission may be flown at night (MIS-11)."""
    return f"missions.flak.night.{kind}" in tables.cells
