"""What ends by itself: the units of the side that plays rest."""

from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.rulings import ruled
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.closings import closing, closings_of
from tests.tiny_game.words import FORAGE, TIRED


@closing("TG-04", title="Tired units rest", phases=(FORAGE,))
def rest(books: Books) -> ActionPlan | None:
    """The tired units of the side that plays have rested when foraging is over."""
    rested = tuple(
        Fact(TIRED, key, field, value, None)
        for (key, field), value in books.facts(TIRED).items()
        if value and books.unit(UnitId(int(key))).side == books.side
    )
    if not rested:
        return None
    return ActionPlan("Rest", "", ruled("Rested", len(rested), case="TG-04"), facts=rested)


CLOSINGS = closings_of(rest)
