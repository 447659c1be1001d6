"""The missions of a side as the board of its groups shows them, and what can be done with each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.quantities import counted
from oobmgr.games.europa.air.board_rows import GroupChoice, MissionRow, MissionStep
from oobmgr.games.europa.air.interceptors import fighters, may_intercept
from oobmgr.games.europa.air.mission_kinds import (
    Duty,
    MissionKind,
    Role,
    duty_of,
    kind_case,
    kind_name,
)
from oobmgr.games.europa.air.mission_records import Mission, by_base, missions_of, standing_by
from oobmgr.games.europa.air.missions import (
    AirSupplyCapacityInputs,
    AirSupplyUse,
    air_supply_capacity,
)
from oobmgr.games.europa.words import AIR, Weather, enemy
from oobmgr.rules.books import Books

PLACE, CANCEL, FIGHT = "air_mission", "air_cancel", "air_fight"
FLAK, STRIKE, HOME = "air_flak", "air_strike", "air_home"


def mission_rows(books: Books, side: SideId) -> tuple[MissionRow, ...]:
    """The missions of this player turn; of the other side, those that stand by (SOP-03)."""
    own = side == books.side
    missions = missions_of(books, side) if own else standing_by(books, side)
    return tuple(_row(books, mission, own=own) for mission in missions)


def _row(books: Books, mission: Mission, *, own: bool) -> MissionRow:
    steps = tuple(_steps(books, mission)) if own and mission.placed and books.phase == AIR else ()
    return MissionRow(
        number=mission.number,
        kind=str(mission.kind),
        name=kind_name(mission.kind, books.tables, night=mission.night),
        target=mission.target,
        groups=group_words(mission),
        note=_note(books, mission),
        case=kind_case(mission.kind, books.tables),
        placed=mission.placed,
        steps=steps,
    )


def group_words(mission: Mission) -> str:
    """The groups that fly, ``2 Ju87B from Borisov, 1 escort``; ``none left`` where none do."""
    parts = [flyer.words for flyer in mission.flyers if flyer.role is Role.MAIN]
    if escorts := mission.number_of(Role.ESCORT):
        parts.append(counted(escorts, "escort"))
    return ", ".join(parts) or "none left"


def _note(books: Books, mission: Mission) -> str:
    """How a mission stands: what came of it, or how much of its limits it uses."""
    parts = []
    if mission.home:
        parts.append(f"{sum(flyer.number for flyer in mission.home)} fought and left")
    if mission.flak:
        parts.append("no flak hit" if mission.flak == "0" else f"flak: {mission.flak}")
    if mission.result:
        parts.append(f"result: {'none' if mission.result == 'none' else mission.result}")
    if not mission.placed:
        return ", ".join(("over", *parts))
    return ", ".join(parts) or _limits(books, mission)


def _limits(books: Books, mission: Mission) -> str:
    duty = duty_of(mission.kind, books.tables)
    groups = sum(flyer.number for flyer in mission.flyers)
    most = books.tables.whole("air.mission.most_groups")
    if duty is Duty.STAND:
        return "until the enemy's turn is over"
    if duty is Duty.STRIKE:
        strikers = books.tables.whole("air.mission.most_strikers")
        main = mission.number_of(Role.MAIN)
        return f"{main} of {strikers} striking, {groups} of {most} in all"
    if duty is Duty.FEED:
        return _fed(books, mission)
    return f"{groups} of {most} in all"


def _fed(books: Books, mission: Mission) -> str:
    """What transports that landed feed: by the weather, which the books know by zone (TRN-02)."""
    groups, use = mission.number_of(Role.MAIN), AirSupplyUse.SUPPLY
    asked = (AirSupplyCapacityInputs(groups, kind, use, books.options) for kind in Weather)
    found = {air_supply_capacity(one, books.tables).result for one in asked}
    return f"feeds {' or '.join(map(str, sorted(found)))} REs, by the weather"


# ------------------------------------------------------------------------- what can be done


def _steps(books: Books, mission: Mission) -> Iterator[MissionStep]:
    # The first is what Enter does, so they stand in the order in which a player needs them.
    number: Mapping[str, JsonValue] = {"mission": mission.number}
    duty = duty_of(mission.kind, books.tables)
    strikes = duty is Duty.STRIKE and bool(mission.number_of(Role.MAIN))
    if strikes:
        yield MissionStep(STRIKE, "Resolve the strike", number, _not_for(mission))
    if duty is Duty.FIGHT:
        yield _fight(books, mission, "Fight the sweep")
    # Interceptors come before flak, so after it they are too late (SOP-03).
    elif duty is not Duty.STAND and not mission.flak:
        yield _fight(books, mission, "Enemy interceptors")
    if strikes and not mission.flak:
        yield MissionStep(FLAK, "Flak", number)
    if not mission.begun:
        yield MissionStep(PLACE, "Change it", mission_raw(mission))
    # Supply has landed and fed already: that is undone, not taken back.
    if not mission.begun and mission.kind is not MissionKind.SUPPLY:
        yield MissionStep(CANCEL, "Take it back", number, direct=True)
    yield MissionStep(HOME, "Bring it home", {"missions": [mission.number]}, direct=True)


def _not_for(mission: Mission) -> frozenset[str]:
    """Inputs of a strike that mean nothing for a kind of mission."""
    # One form serves all strikes, and asks of each only what bears on it.
    zone = mission.kind is MissionKind.INTERDICTION
    out = {"shift", "roll", "result"} if zone else {"die", "placed", "rail"}
    out |= set() if mission.kind is MissionKind.AIRFIELD else {"grounded", "drawn"}
    out |= set() if mission.kind is MissionKind.YARD else {"rail_res"}
    return frozenset(out if mission.night else {*out, "all_nb"})


def mission_raw(mission: Mission) -> Mapping[str, JsonValue]:
    """A mission as the form that changes it opens."""
    return {
        "mission": mission.number,
        "kind": str(mission.kind),
        "target": mission.target,
        "night": mission.night,
        "activate": True,
        "groups": [
            {"card": f.group.key, "box": f.lying[1].key, "number": f.number, "role": str(f.role)}
            for f in mission.flyers
        ],
    }


def _fight(books: Books, mission: Mission, words: str) -> MissionStep:
    """The fights over a mission, with who may meet whom; the first as far as it is known."""
    own = _members(mission)
    sweep = mission.kind is MissionKind.SWEEP
    theirs = _fighters(books, mission, all_of_them=sweep)
    # In a sweep the mission attacks; on every other mission it is attacked.
    attackers, targets = (own, theirs) if sweep else (theirs, own)
    fight: dict[str, JsonValue] = {}
    if attackers:
        fight |= {"card": attackers[0].card, "box": attackers[0].box}
    if targets:
        fight |= {"target": targets[0].card, "target_box": targets[0].box}
    raw: dict[str, JsonValue] = {"mission": mission.number, "fights": [fight]}
    left_out = frozenset() if mission.night else frozenset({"night_fighter"})
    # A sweep meets fighters over their bases: how far they reach plays no part.
    if sweep:
        left_out |= {"reach", "range"}
    return MissionStep(
        action=FIGHT, words=words, raw=raw, left_out=left_out, attackers=attackers, targets=targets
    )


def _members(mission: Mission) -> tuple[GroupChoice, ...]:
    """The groups of a mission, escorts first."""
    words = {Role.ESCORT: "escort", Role.MAIN: "strike group"}
    return tuple(
        GroupChoice(f.group.key, f.lying[1].key, f"{f.group.name}, {f.base}, {words[f.role]}")
        for f in sorted(mission.flyers, key=lambda flyer: flyer.role is Role.MAIN)
    )


def _fighters(books: Books, mission: Mission, *, all_of_them: bool) -> tuple[GroupChoice, ...]:
    """The enemy's fighters at their bases, or those that may intercept; who stands by is first."""
    side = enemy(mission.side)
    standing = by_base(f for one in standing_by(books, side) for f in one.flyers)
    there = fighters(books, side)
    found = []
    for lying in sorted(there, key=lambda lying: (not standing[lying], lying)):
        group, spot = lying
        if all_of_them or may_intercept(books, mission, lying, there[lying], standing[lying]):
            patrol = ", on Patrol" if standing[group, spot] else ""
            found.append(GroupChoice(group.key, spot.key, f"{group.name}, {spot.base}{patrol}"))
    return tuple(found)
