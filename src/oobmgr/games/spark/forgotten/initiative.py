"""What looks forgotten about initiative, commitments, air power, recovery and ammunition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted
from oobmgr.games.spark.actions.initiative.recovery import has_recovered, marked_units
from oobmgr.games.spark.air.power import has_air_power
from oobmgr.games.spark.assault.steps import MARK_ACTION
from oobmgr.games.spark.initiative.obligation import committed, obligation
from oobmgr.games.spark.initiative.order import CHALLENGE_RESULT, INITIAL_PLAYER
from oobmgr.games.spark.sequence import part_of
from oobmgr.games.spark.supply.ammunition import uncounted_stocks
from oobmgr.games.spark.turns import AM, section_of
from oobmgr.games.spark.words import (
    AIR_POWER,
    GERMAN,
    INITIATIVE,
    INITIATIVE_CHALLENGE,
    MOVEMENT,
    RECOVERY,
    SIDE_NAMES,
    SOVIET,
    Marker,
)
from oobmgr.rules.books import Books
from oobmgr.rules.checks import Finding, check

_OPENING: Final = (AIR_POWER, INITIATIVE)


@check("SP-AIR-01", title="Air power", action="air_power", phases=_OPENING)
def air_power(books: Books) -> Iterator[str]:
    """Sides whose air points of the day are not entered."""
    # Air points are rolled for the day, in its AM (SP-AIR-01).
    if section_of(books.turn) != AM:
        return
    missing = [SIDE_NAMES[s] for s in (SOVIET, GERMAN) if not has_air_power(books, s)]
    if missing:
        yield f"No air points are entered: {' and '.join(missing)}."


@check("SP-INIT-03", title="Commitments", action="commitments", phases=(INITIATIVE,))
def commitments(books: Books) -> Iterator[str]:
    """Sides whose commitments of the day are not entered."""
    # Both players commit in the AM for the whole day (SP-INIT-03).
    if section_of(books.turn) != AM:
        return
    # To commit to nothing is a commitment, too, and is entered as 0.
    missing = [SIDE_NAMES[s] for s in (SOVIET, GERMAN) if committed(books, s) is None]
    if missing:
        yield f"Nothing is entered: {' and '.join(missing)}."


@check("SP-INIT-03", title="Initial Player", action="initial_player", phases=(INITIATIVE,))
def initial_player(books: Books) -> Iterator[str]:
    """Nobody is said to begin the day."""
    entered = books.fact(Subject.SEQUENCE, books.turn, INITIAL_PLAYER)
    if section_of(books.turn) == AM and not entered:
        yield "No one is entered; the Soviet player begins."


@check(
    "SP-INIT-13..15",
    title="Commitment not met",
    action=MARK_ACTION,
    phases=MOVEMENT,
    must=True,
)
def commitment(books: Books) -> Iterator[Finding]:
    """Assaults that a side committed itself to and has not marked."""
    # By hexes and not by markers: two toward the same hex are one assault (SP-INIT-13).
    due = obligation(books, part_of(books.phase))
    if due.met:
        return
    assaults = counted(due.assaults, "assault")
    hexes = counted(len(due.hexes), "hex is", "hexes are")
    sentence = f"{SIDE_NAMES[books.side]} committed to {assaults}; {hexes} marked."
    yield Finding(sentence, case=due.case)


@check(
    "SP-INIT-15",
    title="Initiative Challenge",
    action="challenge",
    phases=(INITIATIVE_CHALLENGE,),
)
def challenge(books: Books) -> Iterator[str]:
    """Nothing is entered of the Initiative Challenge."""
    if not books.fact(Subject.SEQUENCE, books.turn, CHALLENGE_RESULT):
        yield "Nothing is entered; then there is no challenge."


@check("SP-AIR-02", title="Recovery", action="recovery", phases=RECOVERY)
def recovery(books: Books) -> Iterator[str]:
    """Units that may recover, until somebody did in this phase."""
    # Once somebody has recovered, those that are left may be meant to stay as they are.
    if has_recovered(books):
        return
    marked = marked_units(books, Marker.SUPPRESSED, Marker.DISRUPTED)
    if marked:
        units = counted(len(marked), "unit is", "units are")
        yield f"{units} suppressed or disrupted."


@check(
    "SP-SUP-03",
    title="Ammunition",
    action="receive_ammunition",
    phases=(INITIATIVE,),
)
def ammunition_stock(books: Books) -> Iterator[str]:
    """Formations with artillery whose ammunition was never entered."""
    unknown = [account.detail for account in uncounted_stocks(books)]
    if unknown:
        yield f"What these hold was never entered: {', '.join(unknown)}."
