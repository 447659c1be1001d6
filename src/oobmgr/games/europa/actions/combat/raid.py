"""The bombers of a bombardment in the Air Phase: who flies it, with what, and what is owed."""

from collections.abc import Iterator
from dataclasses import field, replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.mission_kinds import MissionKind
from oobmgr.games.europa.air.mission_limits import factors_of, wings_of
from oobmgr.games.europa.air.mission_records import Mission
from oobmgr.games.europa.air.strikes import (
    Strike,
    owed_at,
    strike_at,
    strike_facts,
    taken_facts,
)
from oobmgr.games.europa.combat.fire import air_hit_facts, earns_column
from oobmgr.games.europa.words import AIR, COMBAT
from oobmgr.rules.books import Books

_UNCOUNTED: Final = Fault(
    "It is not known how many groups bomb: no mission of the books does.",
    "groups",
    advice="Enter the groups that were paid by number, or place their mission.",
    case="SP-11",
)


@dataclass(frozen=True)
class Raid:
    """Who bombs a hex: `owed` is ground support that struck already and still costs a loss."""

    strike: Strike = field(default_factory=Strike)
    owed: Mission | None = None
    factors: int = 0

    @property
    def result(self) -> str:
        """The result that stands already; empty where it has to be rolled or entered."""
        return self.owed.result if self.owed else ""

    def entered(self, result: str) -> bool:
        """Whether enough is known of it to go on: factors, or the result that they had."""
        return bool(self.factors or self.owed or result)

    def facts(self, books: Books, place: str, result: str) -> tuple[Fact, ...]:
        """What the bombs leave: a hit on the hex, a mission that is over, a loss that is taken."""
        if self.owed is not None:
            return taken_facts(books, self.owed)
        hit = earns_column(result)
        facts = strike_facts(books, self.strike, result, int(hit))
        if self.strike.mission is not None:
            # The loss is taken with the result here, and not owed any more.
            facts += taken_facts(books, self.strike.mission)
        return facts + (air_hit_facts(books, place) if hit else ())


def raid_at(books: Books, place: str, bombs: int, groups: int) -> Raid:
    """Who bombs a hex, as the books know it; factors (`bombs`) and groups as the player enters."""
    if (owed := owed_at(books, place)) is not None:
        return Raid(owed=owed, factors=bombs)
    strike = strike_at(books, MissionKind.GROUND_SUPPORT, place, max(groups, 1))
    if strike.mission is None and not groups and not strike.refusals:
        strike = replace(strike, refusals=(_UNCOUNTED,))
    factors = bombs
    if not bombs and strike.mission is not None:
        # Factors that are not known count as none, and the result itself is asked for.
        mission = strike.mission
        factors = factors_of(books, wings_of(books, mission.flyers, mission.kind)) or 0
    return Raid(strike, factors=factors)


def raid_faults(
    books: Books, raid: Raid | None, *, bombs: int, guns: bool, facility: bool
) -> Iterator[Fault]:
    """What stands against bombs or guns in this phase; `raid` is None where artillery fires."""
    if raid is None:
        if bombs:
            sentence = "Bombs are dropped in the Air Phase, by groups that fly."
            yield Fault(sentence, "bombs", str(bombs), "Pick artillery only.", "SOP-03")
        return
    # A loss that was missed is taken later all the same.
    if books.phase == COMBAT and raid.owed is None:
        sentence = "Bombers strike in the Air Phase."
        yield Fault(sentence, "by_air", "true", "Pick artillery only.", "SOP-03")
        return
    if guns:
        sentence = "Artillery does not fire with bombers: it bombards in the Combat Phase."
        yield Fault(sentence, "guns", advice="Leave the guns out.", case="BMB-01")
    if facility:
        sentence, advice = "Facilities have an entry of their own.", "Use Strategic bombing."
        yield Fault(sentence, "facility", "true", advice, "STR-01")
    if books.phase == AIR:
        yield from raid.strike.refusals
