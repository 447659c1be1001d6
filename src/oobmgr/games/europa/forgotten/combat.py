"""What looks forgotten about battles: attacks that were named, hits of the air that lie unused."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.postings import Subject
from oobmgr.games.europa.actions.combat.battle_inputs import ATTACK
from oobmgr.games.europa.actions.combat.muster import fought
from oobmgr.games.europa.combat.fire import Fire, fire_at, fired
from oobmgr.games.europa.deeds import did
from oobmgr.games.europa.words import COMBAT
from oobmgr.rules.books import Books
from oobmgr.rules.checks import check


@check("BMB-03", title="Named attack not fought", action=ATTACK, phases=(COMBAT,))
def named_attack(books: Books) -> Iterator[str]:
    """Attacks that were named before a bombardment."""
    mark = fought(books)
    named = [
        place
        for place, fire in _fires(books)
        if fire.named is not None
        and not any(did(books, books.unit(unit), mark) for unit in fire.named)
    ]
    if named:
        yield f"Named before the bombardment, and not fought yet: {', '.join(named)}."


@check("CBT-07", title="Unused hit from the air", action=ATTACK, phases=(COMBAT,))
def air_hit(books: Books) -> Iterator[str]:
    """Hits of the air on a hex that no attack has used."""
    idle = [place for place, fire in _fires(books) if fire.air_hit]
    if idle:
        yield f"Not used by an attack yet: {', '.join(idle)}. It ends with the player turn."


def _fires(books: Books) -> Iterator[tuple[str, Fire]]:
    if books.facts(Subject.DONE):
        yield from ((one.place, fire_at(books, one.place)) for one in fired(books))
