"""What the Soviet factories make, and the places of replacements as the books know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.entered import whole_known
from oobmgr.games.europa.options import OPTIONS, chosen, options_told
from oobmgr.games.europa.turns import CALENDAR, later, read_turn
from oobmgr.rules.books import Books, Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import amount_told, flag_told, open_told
from oobmgr.rules.inputs import decode, told
from oobmgr.rules.nearest import folded
from oobmgr.rules.scalars import read_whole
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class Factory:
    """One Soviet factory."""

    upgraded: bool = flag_told(
        "Whether its upgrade has arrived.", "FAC-03", label="Upgrade arrived?"
    )
    operating: bool = flag_told(
        "Whether it works.", "FAC-02", names=("active",), default=True, label="Working?"
    )
    axis_controlled: bool = flag_told(
        "Whether the Axis holds it.", "FAC-02", names=("captured",), label="Held by the Axis?"
    )
    relocated: TurnCode | None = open_told(
        "When it was moved to the Urals.",
        "FAC-05",
        read=lambda raw: None if raw in {None, "", False} else read_turn(raw),
        names=("relocated_turn", "relocation_turn"),
    )
    produces_from: TurnCode | None = open_told(
        "When it works again, where that is known.",
        "FAC-05",
        read=lambda raw: None if raw in {None, ""} else read_turn(raw),
        names=("first_producing_turn",),
    )
    hits: int = amount_told(
        "Bombing hits since its last output.",
        "FAC-06",
        unit="hits",
        names=("bombing_hits",),
        default=0,
    )
    place: str = told("Where it is.", default="", case="FAC-02")


def _read_factories(raw: Any) -> tuple[Factory, ...]:  # noqa: ANN401 - JSON
    """Factories as records, or as a bare number of factories without upgrade."""
    if isinstance(raw, list | tuple):
        return tuple(decode(Factory, entry) for entry in raw)
    number = read_whole(raw)
    if not 0 <= number <= MANY:
        message = f"must be from 0 to {MANY}."
        raise ValueError(message)
    # A bare number stands for factories of which nothing else is said.
    return (Factory(),) * number


@dataclass(frozen=True)
class FactoryOutputInputs:
    """The Soviet factories in an Initial Phase."""

    turn: TurnCode = told("The game turn.", read=read_turn, case="FAC-01")
    factories: tuple[Factory, ...] = told(
        "The factories, each with its upgrade, move and hits.",
        read=_read_factories,
        case="FAC-02",
        label="Factories",
    )
    hits: int = amount_told(
        "Bombing hits not noted with a factory.",
        "FAC-06",
        unit="hits",
        names=("bombing_hits", "factory_hits"),
        default=0,
    )
    options: Options = options_told(
        "factory_output", "factory_scope", "factory_relocation_turns", "rep_hit_type"
    )


@dataclass(frozen=True)
class FactoryOutput:
    """The points that the factories bring."""

    armor: int = told("Armor points.", unit="points")
    artillery: int = told("Artillery points.", unit="points")


@calculator("FAC-01..06 REP-07", title="Output of factories")
def factory_output(inputs: FactoryOutputInputs, tables: Tables) -> Ruling[FactoryOutput]:
    """The armor and artillery points that Soviet factories bring in a game turn."""
    # First of all: in a turn without output neither moves nor hits are looked at, and the hits
    # wait.
    why, case = _silent(inputs.turn, tables)
    if why:
        return Ruling(FactoryOutput(0, 0), (Step("No output", 0, why, case, StepKind.RESULT),))
    working: list[Step] = []
    numbered = enumerate(inputs.factories, 1)
    at_work = [one for number, one in numbered if _works(one, number, inputs, working)]
    armor, artillery = _made(at_work, inputs.options, tables, working)
    # Wherever they were noted: the rule takes them off the whole output.
    hits = inputs.hits + sum(factory.hits for factory in inputs.factories)
    armor, artillery = _after_hits(armor, artillery, hits, inputs.options, tables, working)
    working += [
        Step("Armor points", armor, case="FAC-02", kind=StepKind.RESULT),
        Step("Artillery points", artillery, case="FAC-02", kind=StepKind.RESULT),
    ]
    return Ruling(FactoryOutput(armor, artillery), tuple(working))


def _silent(turn: TurnCode, tables: Tables) -> tuple[str, str]:
    """Why no factory brings anything in this turn, and the case; empty where they do."""
    start = tables.cell("replacements.start.factory")
    if turn < start.text:
        return f"begins with {CALENDAR.label(TurnCode(start.text))}", start.case
    half = tables.cell("replacements.factory.half")
    # Factory points come in the first half of a month alone (FAC-01).
    if CALENDAR.half_of(turn) != half.value:
        return f"only in the {half.value} turn of a month", half.case
    return "", ""


def _works(factory: Factory, number: int, inputs: FactoryOutputInputs, working: list[Step]) -> bool:
    """Whether a factory makes anything in this turn; if not, a line of the working says why."""
    label = f"Factory {factory.place or number}"
    # In Axis hands it makes nothing, and it makes again once it is retaken.
    if factory.axis_controlled or not factory.operating:
        why = "held by the Axis" if factory.axis_controlled else "does not work"
        working.append(Step(label, 0, why, "FAC-02"))
        return False
    first = after_move(factory, inputs.options)
    # A move that is still to come stops nothing yet.
    moved = factory.relocated is None or factory.relocated <= inputs.turn
    if first is None or not moved or first <= inputs.turn:
        return True
    working.append(Step(f"{label}, moved", 0, f"from {CALENDAR.label(first)}", "FAC-05"))
    return False


def after_move(factory: Factory, options: Options) -> TurnCode | None:
    """The first game turn in which a factory that was moved works again; None where it was not."""
    # A turn that was entered as the first one goes before the reckoning (EU-CF-03).
    if factory.relocated is None or factory.produces_from is not None:
        return factory.produces_from
    return later(factory.relocated, OPTIONS.number(options, "factory_relocation_turns"))


def _made(
    at_work: list[Factory], options: Options, tables: Tables, working: list[Step]
) -> tuple[int, int]:
    """Armor and artillery points before hits, with their lines."""
    # EU-CF-02: the output is given twice, with other numbers, and for each factory or for all.
    together = chosen(options, "factory_scope") == "total"
    raised = any(factory.upgraded for factory in at_work)
    total = {"armor": 0, "artillery": 0}
    for state, label in (("plain", "Factories"), ("upgraded", "Upgraded factories")):
        upgraded = state == "upgraded"
        number = sum(factory.upgraded is upgraded for factory in at_work)
        # Together they count as one factory, upgraded as soon as any of them is.
        if together:
            number = int(bool(at_work) and raised is upgraded)
        if not number:
            continue
        name = f"{label} together" if together else f"{label}: {number}"
        for kind in total:
            cell = f"replacements.factory.output.{chosen(options, 'factory_output')}.{state}.{kind}"
            each = tables.whole(cell)
            total[kind] += number * each
            text = f"{number} × {each}"
            working.append(tables.step(cell, f"{name}, {kind}", number * each, text))
    return total["armor"], total["artillery"]


def _after_hits(
    armor: int, artillery: int, hits: int, options: Options, tables: Tables, working: list[Step]
) -> tuple[int, int]:
    """What hits leave: they take armor first, then artillery, never below nothing."""
    if not hits:
        return armor, artillery
    cell = tables.cell("replacements.hit.factory")
    # EU-CF-70: a hit on a factory costs what it makes, or always infantry.
    if chosen(options, "rep_hit_type") == "infantry":
        working.append(Step(f"Hits: {hits}", 0, "taken from infantry points", "REP-07"))
        return armor, artillery
    lost = hits * cell.whole
    # Armor before artillery, and never below nothing: more hits than points are lost (EU-CF-70).
    from_armor = min(lost, armor)
    from_artillery = min(lost - from_armor, artillery)
    text = f"{hits} × {cell.value}"
    working.append(cell.step(f"Hits: {hits}, armor", -from_armor, text))
    if from_artillery:
        working.append(cell.step("Hits beyond it, artillery", -from_artillery))
    return armor - from_armor, artillery - from_artillery


# ------------------------------------------------------------------------------------ in the books


UPGRADED = "upgraded"
RELOCATED = "relocated"
AXIS_HELD = "axis_held"
HITS = "hits"
_GROUPS = ("city", "north")


def factories(books: Books) -> dict[str, Factory]:
    """The Soviet factories by their places, as they were entered."""
    facts = books.facts(fact_kinds.FACTORY)
    places = sorted({place for (place, _), value in facts.items() if value is not None})
    return {
        place: Factory(
            upgraded=facts.get((place, UPGRADED)) is True,
            axis_controlled=facts.get((place, AXIS_HELD)) is True,
            relocated=TurnCode(str(turn)) if (turn := facts.get((place, RELOCATED))) else None,
            hits=whole_known(facts.get((place, HITS))),
            place=place,
        )
        for place in places
    }


def replacement_cities(books: Books) -> tuple[str, ...]:
    """The cities of the Soviet replacements chart, in its order."""
    return tuple(
        name for group in _GROUPS for name in books.tables.keys(f"replacements.infantry.{group}")
    )


def city_hits(books: Books) -> dict[str, int]:
    """The hits on supply cities that have not been taken from replacements yet, by city."""
    return {
        name: hits
        for name in replacement_cities(books)
        if (hits := whole_known(books.fact(fact_kinds.CITY, name, HITS)))
    }


def hits_taken(books: Books, subject: Subject, hits: Mapping[str, int]) -> tuple[Fact, ...]:
    """That these hits have been taken from the replacements of this turn."""
    return tuple(
        # Set to 0 and not taken away: a factory is in the books by its facts.
        fact
        for place, number in hits.items()
        if number
        for fact in enter(books, subject, place, HITS, 0)
    )


def same_place(name: str, known: Mapping[str, object] | tuple[str, ...]) -> str:
    """The known place of this name however it is written, empty where there is none."""
    wanted = folded(name)
    return next((place for place in known if folded(place) == wanted), "")
