"""What hits on a facility of the enemy do: to his supply, his replacements, his Resource Points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import locality, lost, pool
from oobmgr.games.europa.actions.payment import change, enemy
from oobmgr.games.europa.replacements.places import (
    HITS,
    city_hits,
    factories,
    replacement_cities,
    same_place,
)
from oobmgr.games.europa.words import RESOURCE, SOVIET, SP
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import did_you_mean, folded

_BOMBED: Final = "bombed"
_PORT: Final = "port"


@dataclass(frozen=True, slots=True)
class Aim:
    """Where bombs fell, as the player writes it, and how many hits they scored: one at least."""

    place: str
    hits: int


def hit_yard(books: Books, aim: Aim) -> ActionPlan:
    """Each hit takes supply from the enemy pool at once, never below nothing (SP-30)."""
    side = enemy(books.side)
    cell = books.tables.cell("supply.yard.sp_per_hit")
    held = books.balance(pool(side), SP)
    wanted = aim.hits * books.tables.whole(cell.path)
    taken = min(wanted, max(held, 0))
    working = (
        Step(f"Hits: {aim.hits}", -wanted, f"{aim.hits} × {cell.value}", cell.case),
        Step("The enemy pool holds", held, case="SP-33"),
        Step("Taken from it", taken, case=cell.case, kind=StepKind.RESULT),
    )
    return ActionPlan(
        f"Marshalling yard of {aim.place} hit" if aim.place else "Marshalling yard hit",
        f"{counted(aim.hits, 'hit takes', 'hits take')} {taken} SP from the enemy pool.",
        Ruling(taken, working),
        transfer(pool(side), lost(side, _BOMBED), SP, taken),
    )


def hit_resource(books: Books, aim: Aim) -> ActionPlan:
    """A result of two hits destroys one Resource Point, one hit none (RES-12)."""
    side = enemy(books.side)
    needed = books.tables.whole("resource_points.bombed.hits_needed")
    case = books.tables.case("resource_points.bombed.destroyed")
    account = locality(books, side, aim.place)
    held = books.balance(account, RESOURCE)
    each = books.tables.whole("resource_points.bombed.destroyed")
    gone = min(each, held) if aim.hits >= needed else 0
    working = (
        Step(f"Hits: {aim.hits}", aim.hits, f"{needed} needed", case),
        Step(f"Resource Points at {account.detail}", held, case="RES-13"),
        Step("Destroyed", gone, case=case, kind=StepKind.RESULT),
    )
    hits = counted(
        aim.hits, f"hit at {account.detail} destroys", f"hits at {account.detail} destroy"
    )
    none_there = Fault("No enemy Resource Point lies there.", "place", aim.place, case="RES-13")
    return ActionPlan(
        "Resource Points bombed",
        f"{hits} {counted(gone, 'Resource Point')}.",
        Ruling(gone, working),
        transfer(account, lost(side, _BOMBED), RESOURCE, gone),
        refusals=() if held else (none_there,),
    )


# ---------------------------------------------------------------------------- replacements


def hit_factory(books: Books, aim: Aim) -> ActionPlan:
    """Hits on a Soviet factory, which its next output is less by (FAC-06)."""
    known = factories(books)
    place = same_place(aim.place, known)
    before = known[place].hits if place else 0
    facts = _more_hits(books, fact_kinds.FACTORY, place, before + aim.hits)
    advice = did_you_mean(aim.place, known) or "It is entered in the Soviet Initial Phase."
    unknown = Fault("is no factory in the books.", "place", aim.place, advice, "FAC-06")
    return _noted(books, aim, f"the factory of {place}", before, "FAC-06", facts, unknown)


def hit_city(books: Books, aim: Aim) -> ActionPlan:
    """Hits on a Soviet supply city, which the next replacements are less by (REP-07)."""
    known = replacement_cities(books)
    place = same_place(aim.place, known)
    before = city_hits(books).get(place, 0)
    facts = _more_hits(books, fact_kinds.CITY, place, before + aim.hits)
    advice = did_you_mean(aim.place, known)
    unknown = Fault("is no Soviet supply city.", "place", aim.place, advice, "REP-07")
    return _noted(books, aim, place, before, "REP-07", facts, unknown)


def _more_hits(books: Books, subject: Subject, place: str, hits: int) -> tuple[Fact, ...]:
    return change(books, subject, place, HITS, hits) if place else ()


def _noted(
    books: Books,
    aim: Aim,
    name: str,
    before: int,
    case: str,
    facts: tuple[Fact, ...],
    unknown: Fault,
) -> ActionPlan:
    """Hits that wait for the replacements that they are taken from; `unknown` without facts."""
    text = f"{before} before" if before else ""
    line = Step("Hits to be taken off", before + aim.hits, text, case, StepKind.RESULT)
    refusals: tuple[Fault, ...] = () if facts else (unknown if aim.place else _no_place(),)
    if books.side == SOVIET:
        sentence = "Only Soviet replacements are bombed; the Axis bombs them."
        refusals = (Fault(sentence, "target", case=case),)
    hits = counted(aim.hits, "hit")
    where = name if facts else aim.place or "?"
    return ActionPlan(
        f"{hits} on {where}",
        f"{hits} on {where}: the next replacements are less by {before + aim.hits}.",
        Ruling(before + aim.hits, (line,)),
        facts=() if refusals else facts,
        refusals=refusals,
    )


def _no_place() -> Fault:
    return Fault("is missing.", "place", advice="Enter what was bombed.")


# ------------------------------------------------------------------------------------ ports


def port_hits(books: Books, side: SideId) -> Mapping[str, int]:
    """The hits on a side's ports that are not repaired yet, by port."""
    found = {}
    for (key, field), hits in books.facts(Subject.CONDITION).items():
        kind, _, rest = key.partition(":")
        owner, _, place = rest.partition(":")
        if (kind, owner, field) == (_PORT, side, HITS) and isinstance(hits, int) and hits:
            found[place] = hits
    return found


def hit_port(books: Books, aim: Aim) -> ActionPlan:
    """Hits on a port, kept until they are repaired (STR-01, BMB-08)."""
    side = enemy(books.side)
    known = port_hits(books, side)
    place = next((name for name in known if folded(name) == folded(aim.place)), aim.place)
    hits = known.get(place, 0) + aim.hits
    line = Step(f"Hits on the port of {place or '?'}", hits, case="STR-01", kind=StepKind.RESULT)
    return ActionPlan(
        f"Port of {place or '?'} hit",
        f"The port of {place or '?'} has {counted(hits, 'hit')}.",
        Ruling(hits, (line,)),
        facts=_port_facts(books, side, place, hits) if place else (),
        refusals=() if place else (_no_place(),),
    )


def _port_facts(books: Books, side: SideId, place: str, hits: int) -> tuple[Fact, ...]:
    return change(books, Subject.CONDITION, f"{_PORT}:{side}:{place}", HITS, hits)


def mend_ports(books: Books) -> ActionPlan | None:
    """At the close of its player turn each port of a side repairs a hit (BMB-08)."""
    hit = port_hits(books, books.side)
    if not hit:
        return None
    cell = books.tables.cell("combat.bombardment.facility.repaired")
    each = books.tables.whole(cell.path)
    left = {place: max(hits - each, 0) for place, hits in hit.items()}
    working = [
        Step(f"Port of {place}, hits", left[place], f"{hits} − {hits - left[place]}", cell.case)
        for place, hits in hit.items()
    ]
    return ActionPlan(
        f"{counted(len(hit), 'port repairs', 'ports repair')} {counted(each, 'hit')}",
        f"{counted(len(hit), 'port repairs', 'ports repair')} {counted(each, 'hit')}.",
        Ruling(len(hit), tuple(working)),
        facts=tuple(
            fact
            for place, hits in left.items()
            for fact in _port_facts(books, books.side, place, hits)
        ),
    )
