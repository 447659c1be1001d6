"""What looks forgotten about battles: attacks that were named, hits of the air that lie unused."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted
from oobmgr.games.europa.acting import first_named
from oobmgr.games.europa.actions.combat.battle_inputs import ATTACK
from oobmgr.games.europa.actions.combat.muster import unfought
from oobmgr.games.europa.combat.fire import Fire, fire_at, fired
from oobmgr.games.europa.combat.retreating import OwedRetreat, owed_retreats
from oobmgr.games.europa.words import COMBAT, EXPLOITATION, MOVEMENT
from oobmgr.rules.books import Books
from oobmgr.rules.checks import check


# A must: the attackers were named before the bombardment, and its result frees none of them.
@check("BMB-03 SOP-05", title="Named attack not fought", action=ATTACK, phases=(COMBAT,), must=True)
def named_attack(books: Books) -> Iterator[str]:
    """Attacks that were named before a bombardment: they are fought whatever its result is."""
    named = unfought(books)
    if named:
        yield f"Named before the bombardment, and not fought yet: {', '.join(named)}."


@check(
    "LOS-07",
    title="Retreats to make",
    action="retreat",
    phases=(MOVEMENT, COMBAT, EXPLOITATION),
)
def retreats(books: Books) -> Iterator[str]:
    """Units that a battle forced to retreat and that stand where they stood, by the books."""
    owed = owed_retreats(books) if books.facts(Subject.DONE) else ()
    by_hex: dict[str, list[OwedRetreat]] = {}
    for one in owed:
        by_hex.setdefault(one.source, []).append(one)
    for stack in by_hex.values():
        who = first_named([one.unit for one in stack])
        yield f"{who}: {counted(stack[0].hexes, 'hex', 'hexes')} from {stack[0].start}."


@check("CBT-07", title="Unused hit from the air", action=ATTACK, phases=(COMBAT,))
def air_hit(books: Books) -> Iterator[str]:
    """Hits of the air on a hex that no attack has used."""
    idle = [place for place, fire in _fires(books) if fire.air_hit]
    if idle:
        yield f"Not used by an attack yet: {', '.join(idle)}. It ends with the player turn."


def _fires(books: Books) -> Iterator[tuple[str, Fire]]:
    if books.facts(Subject.DONE):
        yield from ((one.place, fire_at(books, one.place)) for one in fired(books))
