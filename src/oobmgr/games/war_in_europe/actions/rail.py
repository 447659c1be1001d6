"""Rail: cuts, units cut off, units that ride, and the work of repair units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.offered_words import hexes
from oobmgr.games.war_in_europe.actions.picked import (
    OWN,
    REPAIR_UNITS,
    asked_for,
    faults_of,
    hex_faults,
    hexes_named,
    strange_maps,
)
from oobmgr.games.war_in_europe.actions.rail_turns import (
    CONVERTED,
    REPAIRED,
    Done,
    areas_now,
    done_now,
    rode_now,
    worked,
)
from oobmgr.games.war_in_europe.air.log import weather_of
from oobmgr.games.war_in_europe.fact_kinds import OFF, RAIL_CUT, RAIL_UNIT, RAIL_WORK, SINCE
from oobmgr.games.war_in_europe.ground.rail import (
    RODE,
    WORK,
    Gang,
    RailWork,
    RailWorkInputs,
    rail_work,
)
from oobmgr.games.war_in_europe.options import MIX_RAIL_WORK, chosen
from oobmgr.games.war_in_europe.units import REPAIR_TYPES, is_kind
from oobmgr.games.war_in_europe.words import MECHANIZED, MOVEMENT, OWN_TURN, SOVIET, Area
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, flag_told, list_told, open_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    said_of_each,
    unit_name,
    units_told,
)

CUT: Final = "WIE-RAIL-02"
GROUP: Final = "Rail"


# --------------------------------------------------------------------------------------- cuts


def cuts(books: Books) -> dict[str, str]:
    """The hexes whose railway is cut, with the turn since which it is."""
    return {
        key: str(value)
        for (key, field), value in books.facts(RAIL_CUT).items()
        # A cut that was mended leaves a fact without a value behind.
        if field == SINCE and value
    }


@dataclass(frozen=True)
class CutInputs:
    """Hexes whose railway is cut or neutralized, or open again."""

    hexes: tuple[str, ...] = list_told("The hexes.", CUT, label="Hexes")
    cut: bool = flag_told(
        "Whether the line is cut there; no, it is open again.", CUT, default=True, label="Cut"
    )


@action(
    "WIE-RAIL-02",
    phases=OWN_TURN,
    title="Cut railways",
    name="rail_cut",
    tab="Cuts",
    post_text="Post the hexes",
    group=GROUP,
    offers=hexes,
)
def plan_rail_cut(books: Books, inputs: CutInputs) -> ActionPlan:
    """Say in which hexes a railway is cut, or open again."""
    hexes = hexes_named(inputs.hexes)
    known = cuts(books)
    refusals = [] if hexes else [Fault("No hex is named.", "hexes", advice="Name it.", case=CUT)]
    refusals += [
        Fault(f"{place} is {'cut' if inputs.cut else 'open'} already.", "hexes", place, case=CUT)
        for place in hexes
        if (place in known) is inputs.cut
    ]
    refusals += hex_faults(hexes, "hexes", CUT)
    word = "cut" if inputs.cut else "open"
    value = books.turn if inputs.cut else None
    lines = tuple(Step(place, word, "", CUT) for place in hexes)
    result = Step("Hexes", len(hexes), word, CUT, StepKind.RESULT)
    return ActionPlan(
        f"Railway {word}: {', '.join(hexes)}",
        "Units behind it do not move by rail." if inputs.cut else "",
        Ruling(len(hexes), (*lines, result)),
        facts=tuple(f for place in hexes for f in enter(books, RAIL_CUT, place, SINCE, value)),
        warnings=(
            *strange_maps(books, hexes, "hexes", CUT),
            *(_mended_since(books, hexes) if inputs.cut else _opened(hexes, known)),
        ),
        refusals=tuple(refusals),
    )


def _mended_since(books: Books, hexes: tuple[str, ...]) -> Iterator[Fault]:
    """What is asked about a cut of an earlier turn where repair units worked in a later one."""
    for place in hexes:
        turns = [str(books.fact(RAIL_WORK, place, done) or "") for done in _DONE.values()]
        if max(turns) > books.turn:
            sentence = f"{place}: a repair unit has worked there in a later turn."
            advice = "Leave it out, if that work mended it."
            yield Fault(sentence, "hexes", place, advice, WORK).question()


def _opened(hexes: tuple[str, ...], known: dict[str, str]) -> Iterator[Fault]:
    """What is asked about cuts that are open again without the work of a repair unit."""
    for place in hexes:
        if place in known:
            sentence = (
                f"{place}: a cut is mended by a repair unit, within what it may do in a turn."
            )
            advice = "Enter the work of that unit, unless the line was only neutralized."
            # Only asked, for a line that was merely neutralized needs no repair.
            yield Fault(sentence, "hexes", place, advice, WORK).question()


def is_cut_off(books: Books, unit: UnitState) -> bool:
    """Whether a unit is on the wrong side of a cut railway."""
    return bool(books.fact(RAIL_UNIT, str(unit.id), OFF))


_LINKED: Final = Pickable(
    OWN.found, OWN.none, lambda books, unit: "cut off" if is_cut_off(books, unit) else unit.nation
)


@dataclass(frozen=True)
class CutOffInputs:
    """Units on the wrong side of a cut."""

    units: tuple[int, ...] = units_told("The units.", CUT)
    cut_off: bool = flag_told(
        "Whether they are cut off; no, they are linked again.", CUT, default=True, label="Cut off"
    )


@action(
    "WIE-RAIL-02",
    phases=OWN_TURN,
    title="Units cut off from rail",
    name="cut_off",
    tab="Cut off",
    post_text="Post the units",
    group=GROUP,
    helpers=("war_in_europe.supply_path",),
    **_LINKED.offering(CUT, units="is cut off"),
)
def plan_cut_off(books: Books, inputs: CutOffInputs) -> ActionPlan:
    """Say which units have no link by rail to a friendly supply source."""
    units = known_units(books, inputs.units)
    # Entered by hand: the books know no lines, so whether a link is left is seen on the map.
    word = "cut off" if inputs.cut_off else "linked"
    refusals = list(faults_of(books, units, CUT))
    refusals += [
        against(unit, f"is {word} already.", CUT)
        for unit in units
        if is_cut_off(books, unit) is inputs.cut_off
    ]
    value = books.turn if inputs.cut_off else None
    return ActionPlan(
        f"{word.capitalize()} from rail: {names_of(units)}",
        "",
        said_of_each("Units", CUT, [(unit, word, "") for unit in units]),
        facts=tuple(f for u in units for f in enter(books, RAIL_UNIT, str(u.id), OFF, value)),
        refusals=tuple(refusals),
    )


# ----------------------------------------------------------------------------------- rail work


def worked_faults(books: Books, units: Iterable[UnitState]) -> Iterator[Fault]:
    """The refusals of units that would move by rail or by sea after work in the same turn."""
    for unit in units:
        # The rule means the whole turn, so to work first and ride afterwards is no way round it
        # (WIE-RAIL-03).
        done = done_now(books, unit)
        if done.repaired or done.converted:
            sentence = "has worked this turn, and a unit that is transported does no work."
            yield against(unit, sentence, RODE)


class Work(StrEnum):
    """What a repair unit does with hexes."""

    REPAIR = "repair"
    CONVERT = "convert"


_DONE: Final = {Work.REPAIR: REPAIRED, Work.CONVERT: CONVERTED}


def _said(books: Books, unit: UnitState) -> str:
    done = done_now(books, unit)
    if rode_now(books, unit):
        return "rode this turn"
    return f"{done.repaired} repaired, {done.converted} converted"


_WORKING: Final = Pickable(REPAIR_UNITS.found, REPAIR_UNITS.none, _said)


@dataclass(frozen=True)
class WorkInputs:
    """A repair unit and the hexes that it works."""

    units: tuple[int, ...] = units_told("The repair unit.", WORK)
    work: Work = choice_told("What it does.", WORK, Work.REPAIR, label="Work")
    hexes: tuple[str, ...] = list_told("The hexes.", WORK, label="Hexes")
    area: Area | None = open_told("Their weather area.", WORK, label="Weather area")


@action(
    "WIE-RAIL-05 WIE-RAIL-03 WIE-RAIL-04",
    phases=(MOVEMENT, MECHANIZED),
    title="Work of repair units",
    name="rail_work",
    tab="Repair",
    post_text="Post the work",
    group=GROUP,
    helpers=("war_in_europe.rail_work",),
    offers=lambda books: {"hexes": tuple(cuts(books))},
    **_WORKING.offering(WORK, units="works"),
)
def plan_rail_work(books: Books, inputs: WorkInputs) -> ActionPlan:
    """Repair or convert hexes with a repair unit, within what weather and area allow."""
    units = known_units(books, inputs.units)
    hexes = hexes_named(inputs.hexes)
    faults = tuple(_unsaid(books, inputs, units, hexes))
    weather = weather_of(books, books.turn)
    if faults or inputs.area is None or weather is None:
        return ActionPlan.refused("Rail work", faults)
    (unit,) = units
    # Soviet repair units work by a table of their own.
    gang = Gang.SOVIET if books.side == SOVIET else Gang.AXIS_ALLIED
    asked = RailWorkInputs(gang, inputs.area, weather, rode_now(books, unit))
    # Partisans in the hexes are not asked for: they stop neither repair nor conversion
    # (WIE-RAIL-04).
    allowed = rail_work(asked, books.tables)
    areas = tuple(dict.fromkeys((*areas_now(books, unit), inputs.area)))
    before = done_now(books, unit)
    now = _after(before, inputs.work, len(hexes))
    title = f"{inputs.work.capitalize()}ed this turn"
    lines = (*allowed.working, Step(title, _of(now, inputs.work), "", WORK, StepKind.SUM))
    done = _DONE[inputs.work]
    # A repaired or converted hex carries trains again, whichever it was.
    known = cuts(books)
    # One that was cut again since is not mended by what is entered late.
    mended = [place for place in hexes if known.get(place, "") and known[place] <= books.turn]
    return ActionPlan(
        f"{unit_name(unit)}: {counted(len(hexes), 'hex', 'hexes')}, {inputs.work}",
        f"{', '.join(hexes)}.",
        Ruling(len(hexes), lines),
        facts=(
            *worked(books, unit, now, areas),
            *(f for place in mended for f in enter(books, RAIL_CUT, place, SINCE, None)),
            *(f for place in hexes for f in _last_worked(books, place, done)),
        ),
        warnings=strange_maps(books, hexes, "hexes", WORK),
        refusals=(
            *_worked_already(books, hexes, done),
            *_too_many(books, inputs.work, now, _least(books, asked, areas)),
        ),
    )


def _last_worked(books: Books, place: str, done: str) -> tuple[Fact, ...]:
    """What has to be written of the turn in which a hex was worked last."""
    if str(books.fact(RAIL_WORK, place, done) or "") > books.turn:
        return ()
    return enter(books, RAIL_WORK, place, done, books.turn)


def _least(books: Books, asked: RailWorkInputs, areas: tuple[Area, ...]) -> RailWork:
    """What a unit may do that works in several areas: no more than in the worst of them."""
    # K-15: otherwise going on in a better area would make more of what the worse one allows.
    found = [rail_work(replace(asked, area=area), books.tables).result for area in areas]
    return RailWork(min(one.repair for one in found), min(one.convert for one in found))


def _after(before: Done, work: Work, hexes: int) -> Done:
    if work is Work.REPAIR:
        return Done(before.repaired + hexes, before.converted)
    return Done(before.repaired, before.converted + hexes)


def _of(done: Done, work: Work) -> int:
    return done.repaired if work is Work.REPAIR else done.converted


def _unsaid(
    books: Books, inputs: WorkInputs, units: tuple[UnitState, ...], hexes: tuple[str, ...]
) -> Iterator[Fault]:
    """What has to be entered, and whom it cannot be about."""
    yield from faults_of(books, units, WORK)
    if len(units) > 1:
        yield Fault("Pick one repair unit.", "units", advice="Each works by itself.", case=WORK)
    for unit in units:
        if not is_kind(unit, *REPAIR_TYPES):
            yield against(unit, "is not a repair unit.", WORK)
    if not hexes:
        yield Fault("No hex is named.", "hexes", advice="Name the hexes.", case=WORK, missing=True)
    yield from hex_faults(hexes, "hexes", WORK)
    if inputs.area is None:
        yield asked_for("area", "Enter the weather area.", WORK)
    # What may be done stands in the table by weather: without it there is no bound to hold it to.
    if weather_of(books, books.turn) is None:
        advice = "Enter it late, under its own phase."
        yield Fault("The weather of the turn is not known.", "area", "", advice, "WIE-WX-03")


def _worked_already(books: Books, hexes: tuple[str, ...], done: str) -> Iterator[Fault]:
    """The refusals of hexes that had the same work in this turn, by whichever repair unit."""
    cut = cuts(books)
    for place in hexes:
        # What was cut again since is work again.
        if books.fact(RAIL_WORK, place, done) == books.turn and place not in cut:
            sentence = f"{place} was {done} in this turn already."
            advice = "Name another hex, or say under Cuts that it was cut again."
            yield Fault(sentence, "hexes", place, advice, WORK)


def _too_many(books: Books, work: Work, now: Done, allowed: RailWork) -> Iterator[Fault]:
    most = allowed.repair if work is Work.REPAIR else allowed.convert
    done = _of(now, work)
    if done > most:
        sentence = f"That would make {done} this turn; at most {most} may be."
        yield Fault(sentence, "hexes", str(done), "Enter fewer.", WORK)
    # By option; without it the two exclude each other within a turn.
    if now.repaired and now.converted and not chosen(books.options, MIX_RAIL_WORK):
        sentence = "It has done the other work: a unit repairs or converts in a turn, not both."
        yield Fault(sentence, "work", str(work), "Leave it for the next turn.", WORK)
