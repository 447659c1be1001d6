"""What looks forgotten about battles: attacks that were named, hits of the air that lie unused."""

from __future__ import annotations

from oobmgr.domain.postings import Subject, UnitId
from oobmgr.games.europa.actions.combat.battle_inputs import ATTACK
from oobmgr.games.europa.actions.combat.muster import fought
from oobmgr.games.europa.actions.units import did
from oobmgr.games.europa.combat.fire import Fire, fire_at, fired
from oobmgr.games.europa.words import COMBAT
from oobmgr.rules.books import Books
from oobmgr.rules.game import Warning  # noqa: A004 - as where it is made


def combat_warnings(books: Books) -> tuple[Warning, ...]:
    """Attacks named before a bombardment and not fought (BMB-03), hits not used (CBT-07)."""
    if books.phase != COMBAT or not books.facts(Subject.DONE):
        return ()
    places = [(one.place, fire_at(books, one.place)) for one in fired(books)]
    named = [place for place, fire in places if _still_to_come(books, fire)]
    idle = [place for place, fire in places if fire.air_hit]
    found = []
    if named:
        sentence = f"Named before the bombardment, and not fought yet: {', '.join(named)}."
        title = "Named attack not fought"
        found.append(Warning("named_attack", title, sentence, "BMB-03", ATTACK))
    if idle:
        sentence = f"Not used by an attack yet: {', '.join(idle)}. It ends with the player turn."
        found.append(Warning("air_hit", "Hit of the air unused", sentence, "CBT-07", ATTACK))
    return tuple(found)


def _still_to_come(books: Books, fire: Fire) -> bool:
    """Whether none of the units that were named for an attack has attacked."""
    if fire.named is None:
        return False
    return not any(did(books, books.unit(UnitId(one)), fought(books)) for one in fire.named)
