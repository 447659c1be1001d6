"""What there is to say of the phases of a player turn: what may move, where nobody exploits."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction

from oobmgr.domain.quantities import shown
from oobmgr.games.europa.actions.movement.movement import bad_zones
from oobmgr.games.europa.actions.supply.weather import known_weather
from oobmgr.games.europa.air.zones import zone_notice
from oobmgr.games.europa.combat.limits import limits_of
from oobmgr.games.europa.picking.activity import unit_choices
from oobmgr.games.europa.sequence import player_turns
from oobmgr.games.europa.unit_class import class_name
from oobmgr.games.europa.words import COMBAT, EXPLOITATION, MOVEMENT, UNIT_CLASSES, ZONES
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.game import PhaseNote


def phase_notes(books: Books) -> dict[PhaseId, PhaseNote]:
    """Notes on the present phase and on those that the side still has to play."""
    own = next(turn.phases for turn in player_turns(books.turn) if turn.side == books.side)
    left = own[own.index(books.phase) :]
    notes: dict[PhaseId, PhaseNote] = {}
    # Only while it is still ahead: once it is played, its form says what a move costs.
    if MOVEMENT in left[1:] and (line := forces(books)):
        notes[MOVEMENT] = PhaseNote(line)
    if COMBAT in left:
        notes[COMBAT] = PhaseNote(limits_line(books))
    if EXPLOITATION in left and (note := _no_exploitation(books)):
        notes[EXPLOITATION] = note
    if said := zone_notice(books, books.phase):
        note = notes.get(books.phase) or PhaseNote()
        notes[books.phase] = replace(note, notice=f"{note.notice} {said}".strip())
    return notes


def forces(books: Books) -> str:
    """The units that would pay to move, and what all of them together would cost (SP-13)."""
    choices = unit_choices("movement", books).values()
    if not choices:
        return ""
    counts = Counter(choice.kind for choice in choices)
    names = [name for kind in UNIT_CLASSES if (name := class_name(kind)) in counts]
    parts = ", ".join(f"{counts[name]} {name}" for name in names)
    exact = sum((Fraction(choice.price.amount) for choice in choices), Fraction(0))
    return f"{parts}; all moved would cost {shown(exact)} SP"


def limits_line(books: Books) -> str:
    """The most factors that count in this turn: of a hex, and of one attack (CFL-01, CFL-02)."""
    group = limits_of(books.turn, books.tables)
    most = (shown(books.tables.number(f"{group}.{kind}")) for kind in ("hex", "attack"))
    return "{} factors a hex, {} AF an attack".format(*most)


def _no_exploitation(books: Books) -> PhaseNote | None:
    """Where Mud or Snow keeps units from exploiting (SOP-06); None where it does so nowhere."""
    weather = known_weather(books)
    bad = bad_zones(books)
    if not bad:
        return None
    kinds = tuple(str(weather[zone]) for zone in bad)
    if len(bad) < len(ZONES):
        return PhaseNote(f"not for units that start in zone {', '.join(bad)}", kinds)
    words = " or ".join(sorted({kind.capitalize() for kind in kinds}))
    return PhaseNote(
        "not held: Mud or Snow in every zone",
        kinds,
        held=False,
        notice=f"Not held: {words} in every zone. Go on to the next phase.",
    )
