"""What looks forgotten about initiative, commitments, air power, recovery and ammunition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted
from oobmgr.games.spark.actions.initiative.recovery import marked_units
from oobmgr.games.spark.air.power import has_air_power
from oobmgr.games.spark.assault.steps import MARK_ACTION
from oobmgr.games.spark.initiative.obligation import committed, obligation
from oobmgr.games.spark.initiative.order import CHALLENGE_RESULT, INITIAL_PLAYER
from oobmgr.games.spark.roster.strength import Firer, firer_of
from oobmgr.games.spark.sequence import part_of
from oobmgr.games.spark.supply.ammunition import account_of, is_counted
from oobmgr.games.spark.turns import AM, section_of
from oobmgr.games.spark.units.unit import units_of
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
from oobmgr.rules.game import Warning  # noqa: A004 - as where it is made

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

AIR: Final = "air_power"
PLAYER: Final = "initial_player"
COMMITMENTS: Final = "commitments"
COMMITMENT: Final = "commitment"
CHALLENGE: Final = "challenge"
MARKERS: Final = "recovery"
STOCK: Final = "ammunition_stock"
_OPENING: Final = (AIR_POWER, INITIATIVE)
INITIATIVE_KINDS: Final = (AIR, COMMITMENTS, PLAYER, COMMITMENT, CHALLENGE, MARKERS, STOCK)


def forgotten_initiative(books: Books) -> tuple[Warning, ...]:
    """What looks forgotten of the opening, the commitments, the challenge and the recovery."""
    return (
        *_air_power(books),
        *_commitments(books),
        *_initial_player(books),
        *_commitment(books),
        *_challenge(books),
        *_recovery(books),
        *_stocks(books),
    )


def _air_power(books: Books) -> Iterator[Warning]:
    if books.phase not in _OPENING or section_of(books.turn) != AM:
        return
    missing = [SIDE_NAMES[s] for s in (SOVIET, GERMAN) if not has_air_power(books, s)]
    if missing:
        sentence = f"No air points are entered: {' and '.join(missing)}."
        yield Warning(AIR, "Air power", sentence, "SP-AIR-01", "air_power")


def _commitments(books: Books) -> Iterator[Warning]:
    if books.phase != INITIATIVE or section_of(books.turn) != AM:
        return
    missing = [SIDE_NAMES[s] for s in (SOVIET, GERMAN) if committed(books, s) is None]
    if missing:
        sentence = f"Nothing is entered: {' and '.join(missing)}."
        yield Warning(COMMITMENTS, "Commitments", sentence, "SP-INIT-03", "commitments")


def _initial_player(books: Books) -> Iterator[Warning]:
    entered = books.fact(Subject.SEQUENCE, books.turn, INITIAL_PLAYER)
    if books.phase != INITIATIVE or section_of(books.turn) != AM or entered:
        return
    sentence = "Nobody is entered; the Soviet player begins."
    yield Warning(PLAYER, "Initial Player", sentence, "SP-INIT-03", "initial_player")


def _commitment(books: Books) -> Iterator[Warning]:
    if books.phase not in MOVEMENT:
        return
    due = obligation(books, part_of(books.phase))
    if due.met:
        return
    assaults = counted(due.assaults, "assault")
    hexes = counted(len(due.hexes), "hex is", "hexes are")
    sentence = f"{SIDE_NAMES[books.side]} committed to {assaults}; {hexes} marked."
    yield Warning(COMMITMENT, "Commitment not met", sentence, due.case, MARK_ACTION, must=True)


def _challenge(books: Books) -> Iterator[Warning]:
    entered = books.fact(Subject.SEQUENCE, books.turn, CHALLENGE_RESULT)
    if books.phase == INITIATIVE_CHALLENGE and not entered:
        sentence = "Nothing is entered; then there is no challenge."
        yield Warning(CHALLENGE, "Initiative Challenge", sentence, "SP-INIT-15", "challenge")


def _recovery(books: Books) -> Iterator[Warning]:
    if books.phase not in RECOVERY:
        return
    marked = marked_units(books, Marker.SUPPRESSED, Marker.DISRUPTED)
    if marked:
        units = counted(len(marked), "unit is", "units are")
        sentence = f"{units} suppressed or disrupted."
        yield Warning(MARKERS, "Recovery", sentence, "SP-AIR-02", "recovery")


def _stocks(books: Books) -> Iterator[Warning]:
    if books.phase != INITIATIVE:
        return
    artillery = (unit for unit in units_of(books) if firer_of(unit) is Firer.ARTILLERY)
    shot_from = dict.fromkeys(account_of(books, unit) for unit in artillery)
    unknown = [
        account.detail
        for side in (SOVIET, GERMAN)
        for account in sorted(shot_from)
        if account.side == side and not is_counted(books, account)
    ]
    if unknown:
        sentence = f"What these hold was never entered: {', '.join(unknown)}."
        yield Warning(STOCK, "Ammunition", sentence, "SP-SUP-03", "receive_ammunition")
