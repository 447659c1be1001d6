"""The missions of a side as the board of its groups shows them, and what can be done with each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import JsonValue
from oobmgr.games.europa.actions.payment import enemy
from oobmgr.games.europa.air.board_rows import GroupChoice, MissionRow, MissionStep
from oobmgr.games.europa.air.held import State, held, kind_of
from oobmgr.games.europa.air.mission_kinds import (
    Duty,
    MissionKind,
    Role,
    duty_of,
    kind_case,
    kind_name,
)
from oobmgr.games.europa.air.mission_records import (
    Flyer,
    Mission,
    by_base,
    missions_of,
    standing_by,
)
from oobmgr.games.europa.air.transport import (
    AirSupplyCapacityInputs,
    AirSupplyUse,
    air_supply_capacity,
)
from oobmgr.games.europa.words import AIR, Weather
from oobmgr.rules.books import Books

PLACE, CANCEL, FIGHT, FLAK, STRIKE, HOME = (
    "air_mission",
    "air_cancel",
    "air_fight",
    "air_flak",
    "air_strike",
    "air_home",
)


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
    escorts = mission.number_of(Role.ESCORT)
    if escorts == 1:
        parts.append("1 escort")
    elif escorts:
        parts.append(f"{escorts} escorts")
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
    groups = mission.number_of(Role.MAIN)
    found = sorted(
        {
            air_supply_capacity(
                AirSupplyCapacityInputs(groups, kind, AirSupplyUse.SUPPLY, books.options),
                books.tables,
            ).result
            for kind in Weather
        }
    )
    return f"feeds {' or '.join(map(str, found))} REs, by the weather"


# ------------------------------------------------------------------------- what can be done


def _steps(books: Books, mission: Mission) -> Iterator[MissionStep]:
    number: Mapping[str, JsonValue] = {"mission": mission.number}
    duty = duty_of(mission.kind, books.tables)
    strikes = duty is Duty.STRIKE and bool(mission.number_of(Role.MAIN))
    if strikes:
        yield MissionStep(STRIKE, "Resolve the strike", number, _not_for(mission))
    if duty is Duty.FIGHT:
        yield _fight(books, mission, "Fight the sweep")
    elif duty is not Duty.STAND and not mission.flak:
        yield _fight(books, mission, "Enemy interceptors")
    if strikes and not mission.flak:
        yield MissionStep(FLAK, "Flak", number)
    if not mission.begun:
        yield MissionStep(PLACE, "Change it", mission_raw(mission))
    if not mission.begun and mission.kind is not MissionKind.SUPPLY:
        yield MissionStep(CANCEL, "Take it back", number, direct=True)
    yield MissionStep(HOME, "Bring it home", {"missions": [mission.number]}, direct=True)


def _not_for(mission: Mission) -> frozenset[str]:
    """Inputs of a strike that mean nothing for a kind of mission."""
    out = set()
    if mission.kind is MissionKind.INTERDICTION:
        out |= {"shift", "roll", "result"}
    else:
        out |= {"die", "placed", "rail"}
    if mission.kind is not MissionKind.AIRFIELD:
        out |= {"grounded", "drawn"}
    if not mission.night:
        out.add("all_nb")
    return frozenset(out)


def mission_raw(mission: Mission) -> Mapping[str, JsonValue]:
    """A mission as the form that changes it opens."""
    return {
        "mission": mission.number,
        "kind": str(mission.kind),
        "target": mission.target,
        "night": mission.night,
        "activate": True,
        "groups": [_group_raw(flyer) for flyer in mission.flyers],
    }


def _group_raw(flyer: Flyer) -> dict[str, JsonValue]:
    return {
        "card": flyer.group.key,
        "box": flyer.lying[1].key,
        "number": flyer.number,
        "role": str(flyer.role),
    }


def _fight(books: Books, mission: Mission, words: str) -> MissionStep:
    """The fights over a mission, with who may meet whom; the first as far as it is known."""
    own = _members(mission)
    theirs = _fighters(books, enemy(mission.side))
    sweep = mission.kind is MissionKind.SWEEP
    attackers, targets = (own, theirs) if sweep else (theirs, own)
    fight: dict[str, JsonValue] = {}
    if attackers:
        fight |= {"card": attackers[0].card, "box": attackers[0].box}
    if targets:
        fight |= {"target": targets[0].card, "target_box": targets[0].box}
    raw: dict[str, JsonValue] = {"mission": mission.number, "fights": [fight]}
    left_out = frozenset() if mission.night else frozenset({"night_fighter"})
    if sweep:
        left_out |= {"reach", "range"}
    return MissionStep(
        action=FIGHT, words=words, raw=raw, left_out=left_out, attackers=attackers, targets=targets
    )


def _members(mission: Mission) -> tuple[GroupChoice, ...]:
    """The groups of a mission, escorts first."""
    flyers = sorted(mission.flyers, key=lambda flyer: flyer.role is Role.MAIN)
    return tuple(
        GroupChoice(f.group.key, f.lying[1].key, f"{f.group.name}, {f.base}, {_role_word(f)}")
        for f in flyers
    )


def _role_word(flyer: Flyer) -> str:
    return "escort" if flyer.role is Role.ESCORT else "strike group"


def _fighters(books: Books, side: SideId) -> tuple[GroupChoice, ...]:
    """The operable fighters of a side at its bases, those on Patrol and Alert first."""
    standing = by_base(f for one in standing_by(books, side) for f in one.flyers)
    there = [
        lying
        for lying in sorted(held(books, side))
        if lying[1].state is State.OPERABLE and kind_of(books, lying[0].aircraft) == "fighter"
    ]
    there.sort(key=lambda lying: not standing[lying])
    return tuple(
        GroupChoice(
            group.key,
            spot.key,
            f"{group.name}, {spot.base}" + (", on Patrol" if standing[group, spot] else ""),
        )
        for group, spot in there
    )
