"""Bombed marshalling yards: supply that goes at once, rail capacity until the yards are mended."""

from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.accounts import lost, pool
from oobmgr.games.europa.combat.fighters import res_words
from oobmgr.games.europa.rail.yards import railways_of, res_each, yard_facts, yard_hits
from oobmgr.games.europa.words import SP, Nation, enemy
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.closings import closing

BOMBED = "bombed"
_CASE = "RAIL-12"


def hit_yard(
    books: Books, place: str, hits: int, *, each: Fraction | None, railway: Nation | None
) -> ActionPlan:
    """Hits on a yard take supply at once (SP-30) and rail capacity until repaired (RAIL-12).

    `each` are the REs that a hit takes, which only the printed rules say; the figure of before
    holds where it is left open. `railway` is the chief one of the enemy where that is left open.
    """
    side = enemy(books.side)
    cell = books.tables.cell("supply.yard.sp_per_hit")
    held = books.balance(pool(side), SP)
    wanted = hits * cell.whole
    # The pool gives what it has, and no debt is made.
    taken = min(wanted, max(held, 0))
    own = railways_of(side, books.tables)
    nation = railway or own[0]
    res = res_each(books, nation) if each is None else each
    # By the railway and not by the yard: what a hit takes is the same for all of one railway.
    before = yard_hits(books, nation)
    working = [
        cell.step(f"Hits: {hits}", -wanted, f"{hits} × {cell.value}"),
        Step("The enemy pool holds", held, case="SP-33"),
        cell.step("Taken from it", taken, kind=StepKind.RESULT),
    ]
    # Without that figure supply is taken all the same, and a warning asks for it.
    if res:
        text = f"{before + hits} × {res_words(res)}, until repaired"
        less = (before + hits) * res
        working.append(Step(f"{nation} rail capacity less", less, text, _CASE, StepKind.RESULT))
    where = f"Marshalling yard of {place} hit" if place else "Marshalling yard hit"
    strange = Fault(f"{nation} railways are not the enemy's.", "railway", nation, case=_CASE)
    return ActionPlan(
        where,
        f"{counted(hits, 'hit takes', 'hits take')} {taken} SP from the enemy pool.",
        Ruling(taken, tuple(working)),
        postings=transfer(pool(side), lost(side, BOMBED), SP, taken),
        facts=yard_facts(books, nation, before + hits, res),
        warnings=() if res else (_UNKNOWN,),
        refusals=() if nation in own else (strange,),
    )


_UNKNOWN = Fault(
    "What a hit takes of the rail capacity is not known here, and counts as nothing.",
    "rail_res",
    advice="Enter the REs of your rulebook.",
    case=_CASE,
)


@closing("BMB-08 RAIL-12", title="Yards repaired")
def mend_yards(books: Books) -> ActionPlan | None:
    """At the close of its player turn each railway of a side repairs a hit (BMB-08)."""
    cell = books.tables.cell("combat.bombardment.facility.repaired")
    hit = {one: yard_hits(books, one) for one in railways_of(books.side, books.tables)}
    hit = {nation: hits for nation, hits in hit.items() if hits}
    if not hit:
        return None
    # A railway with fewer hits than are repaired has none left.
    left = {nation: max(hits - cell.whole, 0) for nation, hits in hit.items()}
    title = f"Yards repair {counted(cell.whole, 'hit')}: {', '.join(hit)}"
    working = tuple(
        cell.step(f"{nation} yards, hits", left[nation], f"{hits} − {hits - left[nation]}")
        for nation, hits in hit.items()
    )
    return ActionPlan(
        title,
        f"{title}.",
        Ruling(len(hit), working),
        facts=tuple(
            fact
            for nation, hits in left.items()
            for fact in yard_facts(books, nation, hits, res_each(books, nation))
        ),
    )
