"""Corrections of the set-up that the players have made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitStatus, UnitValues
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.picked import set_down
from oobmgr.games.grande_armee.command.corps import paths_by_name, paths_meant
from oobmgr.games.grande_armee.command.detachments import HEX
from oobmgr.games.grande_armee.fact_kinds import AT_MARKER, CORRECTION, DETACHMENT
from oobmgr.games.grande_armee.scenario.additions import namesake
from oobmgr.games.grande_armee.scenario.corrections import (
    MADE,
    Correction,
    corrections,
    is_made,
    is_settled,
    left_behind,
    markers_left_behind,
    missing,
)
from oobmgr.games.grande_armee.units import is_leader
from oobmgr.games.grande_armee.words import ANY_TIME, COMMAND, WEATHER
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import flag_told, list_told, text_told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.picked_units import against, unit_name, units_of

_CASE: Final = "LGA-SCN-13"
_ADDED: Final = "LGA-SCN-01"


@dataclass(frozen=True)
class CorrectionInputs:
    """Corrections of the set-up that are made."""

    corrections: tuple[str, ...] = list_told(
        "Their numbers, as the Politics page lists them, such as SC-23; none named, all that are "
        "open.",
        _CASE,
        label="Corrections",
    )
    made: bool = flag_told(
        "Whether they are made; no, they are open again.", _CASE, default=True, label="Made"
    )
    under: str = text_told(
        "The formation that units join which a correction adds, or its leader; if none is named, "
        "they are by themselves.",
        _ADDED,
        label="Added under",
    )


def shown_number(correction: Correction) -> str:
    """Its number as players read it: ``SC-23``."""
    return correction.number.upper().replace("_", "-")


def _open_first(books: Books) -> list[Correction]:
    """The corrections of the scenario, those that are still to make before the others."""
    return sorted(corrections(books), key=lambda one: is_settled(books, one))


def _formations(books: Books) -> tuple[str, ...]:
    sides = {values.side for one in corrections(books) for values in one.added}
    return tuple(name for side in sides for name in paths_by_name(units_of(books, side=side)))


@action(
    "LGA-SCN-13 LGA-SCN-01 LGA-SCN-06 LGA-SCN-07 LGA-SCN-08 LGA-SCN-09 LGA-SCN-10 LGA-SCN-11 "
    "LGA-CNTR-01",
    phases=(WEATHER, COMMAND, *ANY_TIME),
    title="Corrections of the set-up",
    name="corrections",
    tab="Set-up",
    post_text="Post the corrections",
    link="Tick corrections off",
    group="Politics",
    offered=lambda books: any(True for _ in corrections(books)),
    not_now=Fault("The corrections change nothing in the set-up of this scenario.", case=_CASE),
    offers=lambda books: {
        "corrections": tuple(map(shown_number, _open_first(books))),
        "under": _formations(books),
    },
)
def plan_corrections(books: Books, inputs: CorrectionInputs) -> ActionPlan:
    """Make corrections of the set-up: units are moved to their hex, or added where none are."""
    known = {folded(shown_number(one)): one for one in corrections(books)}
    picked = [known[folded(name)] for name in inputs.corrections if folded(name) in known]
    # None named means all; a name that is wrong is refused below and does not become all.
    listed = picked or ([] if inputs.corrections else list(known.values()))
    # A correction that is made, or that the set-up has already, is not made twice.
    changed = [one for one in listed if is_made(books, one) is not inputs.made]
    # Taken back, units stay where they are: nobody knows where they stood before.
    made = changed if inputs.made else []
    new_units = tuple(new for one in made for new in _joining(books, one, inputs.under))
    word = "made" if inputs.made else "open again"
    return ActionPlan(
        f"Corrections {word}: {', '.join(map(shown_number, changed))}",
        "",
        Ruling(len(changed), tuple(_working(books, inputs, changed))),
        facts=tuple(_facts(books, inputs, changed)),
        warnings=tuple(_open_of(new) for new in new_units if is_leader(new)),
        refusals=(
            *_unknown(inputs, known),
            *(() if changed else (Fault("Nothing would change.", "corrections", case=_CASE),)),
            *_barred(books, made),
            *_nowhere(books, inputs.under, new_units),
        ),
        new_units=new_units,
    )


def _facts(books: Books, inputs: CorrectionInputs, changed: list[Correction]) -> Iterator[Fact]:
    value = books.turn if inputs.made else None
    for one in changed:
        yield from enter(books, CORRECTION, one.number, MADE, value)
        if not inputs.made:
            continue
        # Only what stands elsewhere is moved: what the player has set down right stays.
        yield from set_down(left_behind(books, one), one.place)
        for lies in markers_left_behind(books, one):
            key = AT_MARKER.key(lies.marker, lies.number)
            yield from enter(books, DETACHMENT, key, HEX, one.place)


def _working(books: Books, inputs: CorrectionInputs, changed: list[Correction]) -> Iterator[Step]:
    for one in changed:
        yield Step(one.words, shown_number(one), "", one.case)
    for one in changed if inputs.made else ():
        for unit in left_behind(books, one):
            yield Step(unit_name(unit), one.place, f"from {unit.hex or 'no hex'}", one.case)
        for lies in markers_left_behind(books, one):
            yield Step(f"Detachment {lies.name}", one.place, f"from {lies.hex}", one.case)
        for new in _joining(books, one, inputs.under):
            yield Step(_added_name(new), one.place, f"added under {new.path[-1]}", one.case)
    yield Step("Corrections", len(changed), "", _CASE, StepKind.RESULT)


def _joining(books: Books, correction: Correction, under: str) -> tuple[UnitValues, ...]:
    """The units that a correction adds, in the formation that is named."""
    return tuple(
        replace(new, path=path)
        for new in missing(books, correction)
        # The formation that was named, else that of the leader who is added with them.
        for path in (*paths_meant(units_of(books, side=new.side), under).values(), new.path)[:1]
    )


def _added_name(new: UnitValues) -> str:
    name = f"{new.designation} {new.type}"
    return name if is_leader(new) else f"{name}, {new.steps} SP"


def _open_of(leader: UnitValues) -> Fault:
    sentence = "The errata do not tell his rank, his ratings and the boxes of his chart."
    if leader.ratings:
        sentence = "The errata do not tell his rank and the boxes of his chart."
    return Fault(sentence, leader.designation, "", "Enter them in the order of battle.", _ADDED)


def _unknown(inputs: CorrectionInputs, known: dict[str, Correction]) -> Iterator[Fault]:
    for name in inputs.corrections:
        if folded(name) not in known:
            advice = did_you_mean(name, map(shown_number, known.values()))
            yield Fault("is not a correction of this scenario.", "corrections", name, advice, _CASE)


def _barred(books: Books, made: list[Correction]) -> Iterator[Fault]:
    """The refusals of units that would be added, but are in the order of battle in another way."""
    for correction in made:
        # One that is dead or still expected would be in the books twice if another were added
        # beside it.
        for values in correction.added:
            unit = namesake(books, values)
            if unit and unit.status is UnitStatus.DEAD:
                advice = "Restore it first, or leave the correction open."
                yield against(unit, "is in the books already, eliminated.", correction.case, advice)
            elif unit and unit.status is UnitStatus.DUE:
                advice = "Take its arrival off in the order of battle."
                words = "is in the books already, as a reinforcement."
                yield against(unit, words, correction.case, advice)


def _nowhere(books: Books, under: str, added: tuple[UnitValues, ...]) -> Iterator[Fault]:
    """The refusals of a formation that is none, that is several, or that nobody would join."""
    if not under.strip():
        return
    if not added:
        advice = "Leave it empty."
        yield Fault("None of these corrections adds a unit.", "under", under, advice, _ADDED)
        return
    units = units_of(books, side=added[0].side)
    found = paths_meant(units, under)
    if len(found) > 1:
        advice = f"Write {' or '.join(found)}."
        yield Fault("is the name of several formations.", "under", under, advice, _ADDED)
    elif not found:
        advice = did_you_mean(under, paths_by_name(units))
        message = "is neither a formation nor a leader on the map of that side."
        yield Fault(message, "under", under, advice, _ADDED)
