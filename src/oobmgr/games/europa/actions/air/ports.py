"""Ports that are bombed: hits that are kept until the side repairs them."""

from collections.abc import Iterator, Mapping
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.entered import whole_known
from oobmgr.games.europa.replacements.factories import HITS
from oobmgr.games.europa.words import enemy
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.closings import closing
from oobmgr.rules.entered import enter, recorded
from oobmgr.rules.nearest import folded

_PORT: Final = KeyForm("port", ("side", "port"))
_INLAND: Final = frozenset({"minsk", "moskva", "voronezh", "kharkov", "stalino"})
"""Cities of the books that lie at no sea, lake or great river."""
_NO_PLACE: Final = Fault("is missing.", "place", advice="Enter what was bombed.", missing=True)


def port_hits(books: Books, side: SideId) -> Mapping[str, int]:
    """The hits on a side's ports that are not repaired yet, by port."""
    return {
        place: hits
        for (owner, place), fields in recorded(books, Subject.CONDITION, _PORT).items()
        if owner == side and (hits := whole_known(fields.get(HITS)))
    }


def inland(place: str, field: str) -> Iterator[Fault]:
    """Asks about the port of a city that lies inland (STR-01)."""
    if folded(place) in _INLAND:
        advice = "Choose what else is bombed there, or another place."
        yield Fault(f"{place.strip()} is inland.", field, place, advice, "STR-01").question()


def hit_port(books: Books, place: str, hits: int) -> ActionPlan:
    """Hits on a port, kept until they are repaired (STR-01, BMB-08)."""
    side = enemy(books.side)
    known = port_hits(books, side)
    # However it is written, a port has one fact, under the first of its names.
    place = next((name for name in known if folded(name) == folded(place)), place)
    hits += known.get(place, 0)
    line = Step(f"Hits on the port of {place or '?'}", hits, case="STR-01", kind=StepKind.RESULT)
    return ActionPlan(
        f"Port of {place or '?'} hit",
        f"The port of {place or '?'} has {counted(hits, 'hit')}.",
        Ruling(hits, (line,)),
        facts=_port_facts(books, side, place, hits) if place else (),
        refusals=() if place else (_NO_PLACE,),
    )


def _port_facts(books: Books, side: SideId, place: str, hits: int) -> tuple[Fact, ...]:
    return enter(books, Subject.CONDITION, _PORT.key(side, place), HITS, hits)


@closing("BMB-08", title="Ports repaired")
def mend_ports(books: Books) -> ActionPlan | None:
    """At the close of its player turn each port of a side repairs a hit (BMB-08)."""
    hit = port_hits(books, books.side)
    if not hit:
        return None
    # EU-CF-62: facilities other than airbases are repaired after their use in the turn, so at its
    # close.
    cell = books.tables.cell("combat.bombardment.facility.repaired")
    each = cell.whole
    left = {place: max(hits - each, 0) for place, hits in hit.items()}
    working = [
        cell.step(f"Port of {place}, hits", left[place], f"{hits} − {hits - left[place]}")
        for place, hits in hit.items()
    ]
    title = f"{counted(len(hit), 'port repairs', 'ports repair')} {counted(each, 'hit')}"
    return ActionPlan(
        title,
        f"{title}.",
        Ruling(len(hit), tuple(working)),
        facts=tuple(
            fact
            for place, hits in left.items()
            for fact in _port_facts(books, books.side, place, hits)
        ),
    )
