"""A fire in one entry: who fires, the column, the result, steps, morale, ammunition, markers."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.spark.actions.fire.at_target import AtTarget, fire_at
from oobmgr.games.spark.actions.fire.hits import TargetHit, hit, losses_of
from oobmgr.games.spark.actions.fire.inputs import FireInputs
from oobmgr.games.spark.actions.fire.muster import Firer, Muster, muster
from oobmgr.games.spark.actions.fire.objections import aimed_at, refusals, warnings
from oobmgr.games.spark.actions.stand_ins import note_stand_ins
from oobmgr.games.spark.assaults import step_taken
from oobmgr.games.spark.fire.artillery import ammunition_for
from oobmgr.games.spark.fire.columns import CHART_OF, column_name, columns_of, table_of
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.fire_rows import Contribution, FireOutcome, TargetOutcome
from oobmgr.games.spark.fire.results import other_die, result_die
from oobmgr.games.spark.fire.segments import OF_AN_ASSAULT, segments_in
from oobmgr.games.spark.grounds import note_ground
from oobmgr.games.spark.morale.check import MoraleCode
from oobmgr.games.spark.morale.effects import check_effects, pinned
from oobmgr.games.spark.reinforcements.activation import TriggerKind
from oobmgr.games.spark.reinforcements.waiting import wake
from oobmgr.games.spark.roster.losses import lose_steps
from oobmgr.games.spark.supply.ammunition import spend_ammunition
from oobmgr.games.spark.tables import charts
from oobmgr.games.spark.units.markers import add_shot, set_marker
from oobmgr.games.spark.units.shots import SEGMENT_NAMES, Segment, Shot
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.words import COMBAT, MOVEMENT, POST_ASSAULT_FIRE, SIDE_NAMES, Marker
from oobmgr.games.spark.written import Written
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books


def propose_fire(books: Books) -> FireInputs:
    """The form as it opens: the first segment of the phase."""
    held = segments_in(books.phase)
    return FireInputs(segment=held[0]) if held else FireInputs()


@action(
    "SP-FIRE-16 SP-AP-01..02 SP-ART-01..03 SP-ART-05..10 SP-ART-12..21 SP-ART-23..25 "
    "SP-ARTC-01..19 SP-CMB-01..08 SP-CMB-10 SP-CMB-13 SP-CTR-14..15 SP-CTR-20..21 SP-DOC-03 "
    "SP-ELIG-01..09 SP-ELIG-11..23 SP-ELIG-26..27 SP-ELIG-29..36 SP-FIRE-01..15 SP-FIRE-17..21 "
    "SP-FIRE-24 SP-FIRE-27..30 SP-FIRE-32..33 SP-MC-01..06 SP-MC-11..12 SP-MC-15..21 SP-OBS-02 "
    "SP-OBS-06 SP-PAF-01..03 SP-REINF-03 SP-RET-01 SP-RET-06 SP-RET-09 SP-ROSTER-02 SP-ROSTER-04 "
    "SP-ROSTER-06..07 SP-ROSTER-09..10 SP-ROSTER-12..13 SP-SEQ-03..05 SP-SPEC-07 SP-STACK-09 "
    "SP-SUR-12..14 SP-SUR-17..18 SP-TCE-20..21 SP-TCE-24..26 SP-TCE-28..32 SP-TCE-34..36 SP-TCE-55 "
    "SP-TCE-57 SP-TCE-59..60 SP-TCE-62 SP-TCE-65 SP-TCE-67 SP-TCE-69..70 SP-ZOC-04..05 SP-ZOC-07 "
    "SP-ZOC-12..17 SP-ZOC-19..20",
    phases=(*MOVEMENT, *COMBAT, *POST_ASSAULT_FIRE),
    title="Fire",
    propose=propose_fire,
    post_text="Post the fire",
    link="Open fire",
    group="Fire",
    page="fire",
    helpers=("spark.combined_fire_column", "spark.fire_against", "spark.fire_from"),
)
def plan_fire(books: Books, inputs: FireInputs) -> ActionPlan:
    """Fire of units at a hex or at an AFV: column, dice, losses, morale, ammunition."""
    found = muster(books, inputs)
    # Target by target: units of one hex may differ in what shelters them, so each has its dice.
    hits = tuple(hit(books, found, fire_at(books, found, aimed)) for aimed in found.targets)
    # Why it may not be fired at all comes before what its results still need.
    refused = (*refusals(found), *(fault for one in hits for fault in one.refusals))
    written = fire_written(books, found, hits)
    firing = hits[0].at.firers_lines if hits else ()
    lines = [*firing, *(line for one in hits for line in (*one.at.lines, *one.lines))]
    if written.working:
        lines += (Step("Written", kind=StepKind.HEADING), *written.working)
    return ActionPlan(
        _title(found, hits),
        _sentence(found),
        Ruling(_outcome(books, found, hits), tuple(lines), _notes(hits)),
        written.postings,
        facts=written.facts,
        warnings=(
            *warnings(found),
            *(fault for one in hits for fault in one.warnings),
            *written.warnings,
            *_stopped(found, hits),
        ),
        refusals=(*refused, *written.refusals),
    )


# ------------------------------------------------------------------------------ what it writes


def fire_written(books: Books, found: Muster, hits: tuple[TargetHit, ...]) -> Written:
    """Steps, morale, ammunition and markers, in this order, and who wakes of it."""
    try:
        losses = lose_steps(books, losses_of(hits))
    except BadInput:
        # A unit that is named twice is refused above; nothing is written of it.
        losses = Written()
    shots = [(firer.unit, ammunition_for(firer.right.mode, books.tables)) for firer in found.firing]
    checked = [(one.unit, one.codes) for one in hits if one.check is not None]
    stopped = checked if found.ask.segment is Segment.ZOC else []
    return (
        losses
        + check_effects(books, checked)
        + spend_ammunition(books, shots)
        + Written(
            facts=(
                *shots_marked(books, found),
                *_grounds_told(books, found),
                *pinned(books, stopped, found.ask.place),
                *note_stand_ins(books, aimed_at(found)),
            )
        )
        + _woken(books, found)
    )


def shots_marked(books: Books, found: Muster) -> Iterator[Fact]:
    """Who fired what; rockets out of supply; who is involved; the step of the assault."""
    for firer in found.firing:
        shot = Shot(
            phase=books.phase,
            segment=found.ask.segment,
            kind=found.ask.kind,
            assault=found.ask.assault,
            place=found.ask.place,
            target=found.ask.aim,
            points=firer.points,
            support=firer.support,
        )
        yield from add_shot(books, firer.unit.id, shot)
        # A rocket unit is out of supply once it has fired.
        if firer.unit.kind is UnitKind.ROCKET:
            yield from set_marker(books, firer.unit.id, Marker.OUT_OF_SUPPLY, value=True)
        # Fire in support, and the barrage before it, do not make a unit part of the assault.
        own = found.ask.segment in OF_AN_ASSAULT - {Segment.BARRAGE} and not firer.support
        if own and found.ask.assault:
            yield from set_marker(books, firer.unit.id, Marker.INVOLVED, found.ask.assault)
    if found.ask.assault and books.phase in COMBAT and found.firing:
        yield from step_taken(books, found.ask.assault, str(found.ask.segment))


def _grounds_told(books: Books, found: Muster) -> Iterator[Fact]:
    """The ground of the hexes of a fire, kept for whatever happens there next."""
    others = found.inputs.from_terrain
    told = {one.unit.state.hex: one.entry.terrain or others for one in found.firers}
    # Last, so that what was said of the target goes before what was said of a firer there.
    told |= {found.ask.place: found.inputs.terrain} if found.inputs.terrain else {}
    for place, ground in told.items():
        yield from note_ground(books, place, ground)


def _woken(books: Books, found: Muster) -> Written:
    """Reinforcements that direct fire wakes ahead of their date (SP-REINF-03)."""
    # Indirect fire wakes nobody.
    if all(firer.right.mode is not FireMode.DIRECT for firer in found.firing):
        return Written()
    struck = (aimed.unit for aimed in found.targets)
    woken = wake(books, struck, TriggerKind.DIRECT_FIRE)
    sentence = "becomes active by direct fire at it or next to it."
    told = (Fault(sentence, unit.name, case="SP-REINF-03") for unit in woken.units)
    return Written(facts=woken.facts, warnings=tuple(told))


def _stopped(found: Muster, hits: tuple[TargetHit, ...]) -> Iterator[Fault]:
    """Units that ZOC fire stops in their hex (SP-ZOC-20, SP-MC-19)."""
    shaken = {MoraleCode.SUPPRESSED, MoraleCode.DISRUPTED}
    advice, sentence = "It spends no more MP.", f"stays in {found.ask.place}."
    for one in hits if found.ask.segment is Segment.ZOC else ():
        if shaken & set(one.codes):
            yield Fault(sentence, one.unit.name, advice=advice, case="SP-ZOC-20")


# --------------------------------------------------------------------------------- what it says


def _outcome(books: Books, found: Muster, hits: tuple[TargetHit, ...]) -> FireOutcome:
    table = table_of(found.ask.kind)
    first = hits[0].at if hits else None
    color = result_die(found.side, books.tables)
    other = other_die(color).capitalize()
    return FireOutcome(
        columns=tuple(column_name(table, column) for column in columns_of(table)),
        chart=CHART_OF[table],
        results=charts()[CHART_OF[table]].entries,
        firers=tuple(_contribution(firer, first) for firer in found.firers),
        total=str(first.combined.result.sum) if first is not None and found.firing else "",
        targets=tuple(_target(one) for one in hits),
        dice=f"{SIDE_NAMES[found.side]} fire reads {color}. {other} is the morale check.",
        fire_die=color,
        foot=tuple(_foot(found)),
    )


def _contribution(firer: Firer, at: AtTarget | None) -> Contribution:
    right = firer.right
    points = str(firer.points) if right.may else ""
    if right.may and at is not None:
        brought = at.contribution(firer.unit.id)
        # In a pool it counts with others, so both numbers are told.
        if any(len(one.firers) > 1 and firer in one.firers for one in at.brought):
            points = f"{points} in {brought}"
        elif brought is not None and brought != firer.points:
            points = f"{points} → {brought}"
    return Contribution(firer.unit.id, points, may=right.may, words=right.words, case=right.case)


def _target(one: TargetHit) -> TargetOutcome:
    at, start = one.at, one.at.combined.result.start_column
    return TargetOutcome(
        unit=one.unit.id,
        name=one.unit.name,
        start=column_name(at.table, start) if start else "",
        column=column_name(at.table, at.column) if at.column else "",
        die=one.dice.result if one.dice is not None else None,
        morale_die=one.dice.morale if one.dice is not None else None,
        result=one.result.words if one.result is not None else "",
        lines=one.words,
        source=one.source,
        needs=one.needs,
        right=one.right,
        blank=one.blank,
    )


def _foot(found: Muster) -> Iterator[str]:
    """What else is posted: markers and ammunition."""
    number = len(found.firing)
    if number:
        yield f"{counted(number, 'unit')} marked fired."
    spent = sum(1 for firer in found.firing if firer.right.mode is not FireMode.DIRECT)
    yield f"Ammunition {spent}." if spent else "Ammunition 0: direct fire."
    rockets = [one.unit.name for one in found.firing if one.unit.kind is UnitKind.ROCKET]
    if rockets:
        yield f"Out of supply after firing: {', '.join(rockets)}."


def _title(found: Muster, hits: tuple[TargetHit, ...]) -> str:
    """``Offensive fire 1 at 1710: 3/240/170 loses 1 step``."""
    name = SEGMENT_NAMES[found.ask.segment]
    title = f"{name} at {found.ask.place}" if found.ask.place else name
    parts = [
        f"{one.unit.name} "
        + (f"loses {counted(one.steps, 'step')}" if one.steps else one.result.words)
        for one in hits
        if one.result is not None
    ]
    return f"{title}: {', '.join(parts)}" if parts else title


def _sentence(found: Muster) -> str:
    # Only those that may fire: others are listed and not told of.
    names = ", ".join(firer.unit.name for firer in found.firing)
    return f"{names} against {', '.join(one.unit.name for one in found.targets)}." if names else ""


def _notes(hits: tuple[TargetHit, ...]) -> tuple[str, ...]:
    found = [note for one in hits for note in one.at.combined.notes]
    found += [note for one in hits if one.check is not None for note in one.check.notes]
    return tuple(dict.fromkeys(found))
