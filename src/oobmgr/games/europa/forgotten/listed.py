"""What looks forgotten in a player turn."""

from __future__ import annotations

from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.accounts import SURPRISE_POOL, stockpiles
from oobmgr.games.europa.actions.arrivals.reinforcements import arriving
from oobmgr.games.europa.actions.movement.movement import bad_zones, exploits_somewhere
from oobmgr.games.europa.actions.payment import was_done
from oobmgr.games.europa.actions.supply.initial import plan_initial, propose_initial
from oobmgr.games.europa.actions.tally import all_tallied
from oobmgr.games.europa.actions.units import PAID, paid_already
from oobmgr.games.europa.forgotten.air import air_warnings
from oobmgr.games.europa.forgotten.combat import combat_warnings
from oobmgr.games.europa.forgotten.isolation import isolation_warnings
from oobmgr.games.europa.forgotten.movement import movement_warnings
from oobmgr.games.europa.forgotten.replacements import replacement_warnings
from oobmgr.games.europa.forgotten.surprise import surprise_warnings
from oobmgr.games.europa.supply.unit_supply import supplies
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.unit_class import is_cm, price_class, role
from oobmgr.games.europa.words import (
    AXIS,
    COMBAT,
    EXPLOITATION,
    INITIAL,
    MOVEMENT,
    SP,
    UNPLACED,
)
from oobmgr.rules.books import Books
from oobmgr.rules.game import Warning  # noqa: A004 - as where it is made


def warnings(books: Books) -> tuple[Warning, ...]:
    """Everything that looks forgotten at this moment, what blocks the advance first."""
    found = (
        *_income(books),
        *_surprise(books),
        *_unpaid(books),
        *_no_exploitation(books),
        *_not_placed(books),
        *_too_many_placed(books),
        *_arrivals(books),
        *surprise_warnings(books),
        *air_warnings(books),
        *combat_warnings(books),
        *replacement_warnings(books),
        *movement_warnings(books),
        *isolation_warnings(books),
    )
    return tuple(sorted(found, key=lambda warning: not warning.must))


def _income(books: Books) -> tuple[Warning, ...]:
    if books.turn == SURPRISE_TURN or was_done(books, "initial"):
        return ()
    found = [
        Warning(
            "income",
            "Income not posted",
            "The supply of this turn has not been received.",
            "SP-02",
            "initial",
            must=True,
        )
    ]
    plan = plan_initial(books, propose_initial(books))
    found += [
        Warning(
            "will_be_lost",
            "Points will be lost",
            fault.note(),
            fault.case,
            "initial",
            foreseen=True,
        )
        for fault in plan.warnings
        if fault.case == "SP-08" and books.phase == INITIAL
    ]
    return tuple(found)


def _surprise(books: Books) -> tuple[Warning, ...]:
    left = books.balance(SURPRISE_POOL, SP)
    if books.turn != SURPRISE_TURN or books.phase != COMBAT or not left:
        return ()
    sentence = f"{left} SP of the surprise turn not spent yet will be dropped."
    return (Warning("surprise_left", "Surprise points left", sentence, "SP-32", "combat"),)


def _unpaid(books: Books) -> tuple[Warning, ...]:
    """C/M divisions on the map that have not been paid for, once movement is played.

    Those without supply are left out: paying would not help them (SP-25).
    """
    if books.phase not in {MOVEMENT, COMBAT} or books.turn == SURPRISE_TURN:
        return ()
    roles: dict[tuple[str, str, bool, bool], str] = {}
    without = supplies(books)
    owing = sum(1 for u in books.units() if u.id not in without and _owes(books, u, roles))
    number = owing - _paid_by_count(books)
    if number <= 0:
        return ()
    who = counted(number, "C/M division is", "C/M divisions are")
    sentence = f"{who} not paid for: half movement, half attack."
    return (Warning("unpaid", "Divisions not paid", sentence, "SP-17", str(books.phase)),)


def _paid_by_count(books: Books) -> int:
    """How many C/M divisions were paid for by number, without saying which ones."""
    own = (unit for unit in books.units() if unit.side == books.side)
    marked = sum(1 for unit in own if paid_already(books, unit))
    return max(all_tallied(books, PAID) - marked, 0)


def _owes(books: Books, unit: UnitState, roles: dict[tuple[str, str, bool, bool], str]) -> bool:
    """Whether a unit is a C/M division that has not paid; `roles` keeps what was found before."""
    if unit.side != books.side or unit.status is not UnitStatus.ON_MAP:
        return False
    alike = (unit.type, unit.size, is_cm(unit), unit.reduced)
    if alike not in roles:
        roles[alike] = role(price_class(unit, books.tables), books.tables)
    return roles[alike] == "cm" and not paid_already(books, unit)


def _no_exploitation(books: Books) -> tuple[Warning, ...]:
    """Zones whose units do not exploit; a phase that is held nowhere says so itself."""
    bad = bad_zones(books)
    if books.phase != EXPLOITATION or not bad or not exploits_somewhere(books):
        return ()
    sentence = f"Units that start in {', '.join(bad)} do not exploit: Mud or Snow lies there."
    return (Warning("no_exploitation", "Zones without exploitation", sentence, "SOP-06"),)


def _not_placed(books: Books) -> tuple[Warning, ...]:
    number = stockpiles(books, books.side).get(UNPLACED, 0)
    if not number:
        return ()
    sentence = f"{counted(number, 'Resource Point has', 'Resource Points have')} no place yet."
    title = "Resource Points not placed"
    return (Warning("not_placed", title, sentence, "RES-13", "move_resource"),)


def _too_many_placed(books: Books) -> tuple[Warning, ...]:
    """More Resource Points placed in an area at the start than the table allows."""
    if books.side != AXIS:
        return ()
    group = "resource_points.start.most"
    found = []
    for area in books.tables.keys(group):
        placed = books.fact(Subject.CONDITION, "placed", area)
        most = books.tables.whole(f"{group}.{area}")
        if isinstance(placed, int) and placed > most:
            points = counted(placed, "Resource Point was", "Resource Points were")
            sentence = f"{points} placed in {area}, at most {most} may be."
            case = books.tables.case(f"{group}.{area}")
            found.append(Warning("placement", "Too many placed", sentence, case, "move_resource"))
    return tuple(found)


def _arrivals(books: Books) -> tuple[Warning, ...]:
    """Units that arrive in this turn, while they can be placed."""
    number = len(arriving(books)) if books.phase == INITIAL else 0
    if not number:
        return ()
    who = "unit that arrives this turn is" if number == 1 else "units that arrive this turn are"
    sentence = f"{number} {who} not placed."
    return (Warning("arrivals", "Arrivals not placed", sentence, "SOP-02", "reinforcements"),)
