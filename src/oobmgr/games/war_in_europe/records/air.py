"""The air war of turns as rows of a workbook: fronts, missions, and what attrition took."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.games.war_in_europe.air.attrition import ExposureFlags
from oobmgr.games.war_in_europe.air.cycle import summed_up
from oobmgr.games.war_in_europe.air.log import (
    ENTRY,
    FrontTurn,
    NationTurn,
    front_facts,
    front_turn,
    nation_facts,
    nation_turn,
)
from oobmgr.games.war_in_europe.fact_kinds import (
    AIR_FRONT,
    AIR_NATION,
    AT_FRONT,
    AT_NATION,
    ATTRITION,
)
from oobmgr.games.war_in_europe.records.year import check_year
from oobmgr.games.war_in_europe.turns import CALENDAR
from oobmgr.games.war_in_europe.words import AirNation, Front
from oobmgr.rules.entered import enter, recorded
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.domain.postings import Fact
    from oobmgr.rules.books import Books

FLAGS: Final = tuple(one.name for one in fields(ExposureFlags))
"""What decides who is exposed, as the entry of a front has it."""
_CASE: Final = "WIE-AIR-08"


def front_rows(books: Books) -> Iterator[Values]:
    """Every front of a turn that has an entry, by time."""
    for turn, front in sorted(recorded(books, AIR_FRONT, AT_FRONT)):
        entry = front_turn(books, TurnCode(turn), Front(front))
        if entry is not None:
            flags = {name: _word(entry.flags.get(name, False)) for name in FLAGS}
            said = {"war": _word(entry.war), "combat": _word(entry.combat)}
            apart: Values = {"distance": entry.distance, "neutral_between": _word(entry.neutral)}
            yield {"turn": turn, "front": front, **said, **apart, **flags}


def front_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set how a front stood in a turn.

    Raises:
        BadInput: the turn is still to come or not in the year, or there was combat where no air
            war is possible.
    """
    turn, front = _when(books, old, new)
    if new and new["combat"] == "yes" and new["war"] == "no":
        message = f"Air war in the {front}: no air war is possible, and so no air combat."
        # Refused and not mended: which of the two is the slip, only the players know (WIE-AIR-01).
        raise BadInput(Fault(message, "combat", "yes", "Correct one of the two.", "WIE-AIR-01"))
    if new is None:
        gone = enter(books, AIR_FRONT, AT_FRONT.key(turn, front), ENTRY, None)
        return _counted(books, turn, gone)
    distance = new["distance"]
    entry = FrontTurn(
        # What nobody said is no answer: it is asked for where it counts.
        war=new["war"] == "yes" if new["war"] else None,
        combat=new["combat"] == "yes",
        flags={name: new[name] == "yes" for name in FLAGS},
        distance=distance if isinstance(distance, int) else None,
        neutral=new["neutral_between"] == "yes",
    )
    return _counted(books, turn, front_facts(books, turn, front, entry))


def mission_rows(books: Books) -> Iterator[Values]:
    """What the points of every nation did on a front in a turn, by time."""
    for turn, front, nation in sorted(recorded(books, AIR_NATION, AT_NATION)):
        entry = nation_turn(books, TurnCode(turn), Front(front), AirNation(nation))
        if entry is not None:
            flown = {"superiority": entry.superiority, "other": entry.other}
            rest: Values = {"inactive": entry.inactive, "exposed": _word(entry.exposed)}
            yield {"turn": turn, "front": front, "of": nation, **flown, **rest}


def mission_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set what the points of a nation did. Raises `BadInput` for a turn that is still to come."""
    row = new or old or {}
    turn, front = _when(books, old, new)
    entry = None
    if new is not None:
        _check_most(books, new, front)
        entry = NationTurn(
            superiority=_number(new["superiority"]),
            other=_number(new["other"]),
            inactive=_number(new["inactive"]),
            exposed=new["exposed"] == "yes",
        )
    facts = nation_facts(books, turn, front, AirNation(str(row["of"])), entry)
    return _counted(books, turn, facts)


def _counted(books: Books, turn: TurnCode, facts: tuple[Fact, ...]) -> Written:
    """What is written of a turn, asked about where the attrition that counts it is taken."""
    doubts = tuple(summed_up(books, turn, "turn")) if facts else ()
    return Written((), facts, doubts)


def _check_most(books: Books, row: Values, front: Front) -> None:
    """Raises `BadInput` where one nation flies more air superiority than its player may."""
    most = books.tables.cell(f"air.superiority.most.{front}")
    # This nation's alone, for a row is of one nation and the others may be read later (K-09).
    flown = _number(row["superiority"])
    if flown > most.whole:
        message = f"Missions of {row['of']}: at most {most.whole} fly superiority in the {front}."
        raise BadInput(Fault(message, "superiority", str(flown), "Enter fewer.", most.case))


def loss_rows(books: Books) -> Iterator[Values]:
    """What attrition took of every nation on a front, by time."""
    known = recorded(books, ATTRITION, AT_NATION)
    for (turn, front, nation), entry in sorted(known.items(), key=lambda one: one[0]):
        held = entry[ENTRY]
        if isinstance(held, dict):
            counted = {"total": held["total"], "lost": held["lost"]}
            yield {"turn": turn, "front": front, "of": nation, **counted}


def loss_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set what attrition took. Raises `BadInput` for a turn that is still to come."""
    row = new or old or {}
    turn, front = _when(books, old, new)
    entry: JsonValue = {"total": new["total"], "lost": new["lost"]} if new else None
    key = AT_NATION.key(turn, front, AirNation(str(row["of"])))
    # The points are gone from those that the campaign has: only that it was taken is noted.
    return Written((), enter(books, ATTRITION, key, ENTRY, entry))


def _when(books: Books, old: Values | None, new: Values | None) -> tuple[TurnCode, Front]:
    row = new or old or {}
    turn = CALENDAR.parse(str(row["turn"]))
    check_year(books, new, "turn")
    # A row of a later turn would be read as an answer once that turn came.
    if turn > books.turn:
        message = f"Air war of {CALENDAR.label(turn)}: that turn is still to come."
        raise BadInput(Fault(message, "turn", str(turn), "Leave the row out.", _CASE))
    return turn, Front(str(row["front"]))


def _word(flag: bool | None) -> str:  # noqa: FBT001 - it is the value that is told
    # What nobody said is empty, and not no.
    return "" if flag is None else "yes" if flag else "no"


def _number(value: JsonValue) -> int:
    return value if isinstance(value, int) else 0
