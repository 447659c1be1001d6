"""A bombardment by artillery or bombs: column, result, the defender's loss, in one entry."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.quantities import ceil, counted, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.acting import HAS, IS, Why, named, told_together, units_told
from oobmgr.games.europa.actions.combat.attack import CombatInputs, plan_combat
from oobmgr.games.europa.actions.combat.battle_inputs import (
    Attacker,
    attackers_told,
    by_hand_told,
    ground_told,
    place_told,
    roll_told,
)
from oobmgr.games.europa.actions.combat.battle_losses import (
    Answer,
    Shelled,
    loss_of,
    loss_words,
    shelled,
    side_words,
    write_losses,
)
from oobmgr.games.europa.actions.combat.muster import (
    SHELLED,
    Muster,
    muster,
    target_at,
    target_place,
)
from oobmgr.games.europa.actions.fields import nation_told, special_told
from oobmgr.games.europa.actions.payment import Payment
from oobmgr.games.europa.combat.battle_rows import BattleOutcome
from oobmgr.games.europa.combat.bombardment import (
    BombardmentShiftInputs,
    FacilityHitsInputs,
    bombardment_shift,
    facility_hits,
)
from oobmgr.games.europa.combat.fighters import ByHand, supply_effect
from oobmgr.games.europa.combat.fire import (
    Fire,
    air_hit_facts,
    bombarded_facts,
    earns_column,
    fire_at,
)
from oobmgr.games.europa.combat.ground import GroundEffects, GroundKind, ground_effects
from oobmgr.games.europa.combat.lookup import Found, bombardment_column, bombardment_result
from oobmgr.games.europa.combat.strengths import terrain_cut
from oobmgr.games.europa.deeds import did, mark
from oobmgr.games.europa.losses.tolls import Loss, losses_told
from oobmgr.games.europa.options import OPTIONS
from oobmgr.games.europa.words import AIR, COMBAT, enemy
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.charts import OWN_COPY
from oobmgr.rules.fields import count_told, flag_told, list_told, open_told, text_told

RESULTS = ("0", "1R", "Re", "C", "Re1R", "C1R")
_RESULT_ALIASES = {"none": "0", "no effect": "0", "cadre": "C", "1RRe": "Re1R", "1RC": "C1R"}
_NO_GUNS = Why((IS, "not artillery"), "Only artillery bombards.", "BMB-01")
_SHELLED = Why((HAS, "bombarded already"), "Each unit bombards once.", "BMB-01")
_NO_SUPPLY = Why(
    (IS, "not in supply and may not bombard"), "Only artillery in supply bombards.", "BMB-01"
)


@dataclass(frozen=True)
class BombardInputs:
    """One bombardment of a hex, from its guns or bombs to the losses of the defender."""

    place: str = place_told()
    guns: tuple[Attacker, ...] = attackers_told("Artillery that bombards.")
    bombs: int = count_told(
        "Factors of bombers, or by hand; 0 where the guns give them.", "BMB-02", unit="factors"
    )
    by_air: bool = flag_told("Whether bombers fire, not artillery.", "BMB-09")
    night_mixed: bool = flag_told(
        "Whether it is a night mission in which not all bombers are of type NB.", "MIS-11"
    )
    defenders: tuple[int, ...] = units_told("Units in the target hex.")
    res: Fraction | None = open_told(
        "REs in the target hex, where they are not those of the units.", "BMB-04", unit="REs", low=0
    )
    ground: tuple[GroundKind, ...] = ground_told()
    across: tuple[str, ...] = list_told("Hexes that fire across a hexside that halves.", "TER-01")
    terrain_left: bool | None = open_told(
        "Whether the terrain gives a column to the left; by your chart if left out.", "BMB-04"
    )
    follows: bool = flag_told("Whether an attack follows in this phase.", "BMB-03")
    attackers: tuple[int, ...] = units_told("The units that will attack then, all of them.")
    facility: bool = flag_told(
        "Whether the target is a facility, such as an airfield or a yard.", "BMB-08"
    )
    by_hand: tuple[ByHand, ...] = by_hand_told()
    roll: int = roll_told()
    result: str = text_told(
        "The result, where your chart does not say it.",
        "BMB-05",
        choices=("", *RESULTS),
        aliases=_RESULT_ALIASES,
    )
    losses: tuple[Loss, ...] = losses_told("Losses of the defender.")
    pays: bool = flag_told(
        "Whether the defender pays infantry points in place of a unit.", "BMB-06"
    )
    nation: str = nation_told("The nation that pays or gets change.", "CHG-01")
    special: bool = special_told()


@dataclass(frozen=True)
class _Fired:
    """A bombardment as far as it could be worked out."""

    target: Muster
    fire: Fire
    price: Payment = field(default_factory=Payment)
    factors: int = 0
    shift: int = 0
    column: str = ""
    found: Found | None = None
    loss: Shelled = field(default_factory=Shelled)
    lines: tuple[Step, ...] = ()
    refusals: tuple[Fault, ...] = ()

    @property
    def words(self) -> str:
        """Factors with their shift: ``12 factors, 1 column left``."""
        words = counted(self.factors, "factor")
        if not self.shift:
            return words
        way = "right" if self.shift > 0 else "left"
        return f"{words}, {counted(abs(self.shift), 'column')} {way}"


@action(
    "BMB-03 ART-03 BMB-01..02 BMB-04..09 CBT-07 CHG-11 SOP-05 SR-03",
    phases=(AIR, COMBAT),
    title="Bombard a hex",
    propose=lambda books: BombardInputs(by_air=books.phase == AIR),
    tab="Bombardment",
    post_text="Post the bombardment",
    group="Combat",
    page="combat",
)
def plan_bombard(books: Books, inputs: BombardInputs) -> ActionPlan:
    """Fire artillery or bombs at a hex: column, result, and what it costs the defender.

    All units that stand in the hex by the books are bombarded, whether they are picked or not.
    """
    inputs = replace(inputs, place=target_place(books, inputs.place, inputs.defenders))
    fired = _fired(books, inputs)
    losses = write_losses(books, fired.loss.changes, special=inputs.special)
    done = fired.found is not None and not fired.refusals
    words = loss_words(fired.loss.changes)
    named = f"{fired.words} for {fired.price.sp} SP"
    return ActionPlan(
        _title(books, inputs, fired),
        f"{named}; {', '.join(words)}." if words else f"{named}.",
        Ruling(_outcome(fired), (*fired.lines, *losses.lines, *fired.price.shown())),
        postings=fired.price.postings + losses.postings + fired.loss.postings if done else (),
        facts=_facts(books, inputs, fired) + losses.facts if done else (),
        warnings=(
            *fired.target.warnings,
            *fired.price.warnings,
            *losses.warnings,
            *_void(books, fired),
        ),
        refusals=fired.price.refusals + fired.refusals,
    )


def _fired(books: Books, inputs: BombardInputs) -> _Fired:
    target = muster(books, inputs.guns, inputs.defenders, inputs.across, inputs.by_hand)
    hex_ = target_at(books, inputs.place, target.defenders, inputs.by_hand, counted=True)
    if not inputs.facility:  # hits on a facility cost the units beside it nothing
        there = (*target.defenders, *hex_.others)
        target = replace(target, defenders=there, warnings=(*hex_.warnings, *target.warnings))
    fire = fire_at(books, inputs.place)
    against = _against(books, inputs, target, fire)
    fired = _Fired(target, fire, refusals=(*target.refusals, *hex_.refusals, *against))
    if not (inputs.guns or inputs.bombs):
        return fired
    if not inputs.by_air:  # bombers were paid for when they were activated
        price = Payment.by(plan_combat(books, CombatInputs(bombardments=1)))
        fired = replace(fired, price=price)
    ground = ground_effects(books, inputs.ground)
    factors, lines = _factors(books, inputs, target, ground)
    left = ground.bombardment if inputs.terrain_left is None else inputs.terrain_left
    res = sum((one.res for one in target.defenders), Fraction(0))
    shift = bombardment_shift(
        BombardmentShiftInputs(res if inputs.res is None else inputs.res, left, inputs.night_mixed),
        books.tables,
    )
    column = bombardment_column(books, factors, shift.result)
    fired = replace(
        fired,
        factors=factors,
        shift=shift.result,
        column=column,
        lines=(*lines, *shift.working),
    )
    return _resolved(books, inputs, fired)


def _factors(
    books: Books, inputs: BombardInputs, target: Muster, ground: GroundEffects
) -> tuple[int, tuple[Step, ...]]:
    """All factors together, changed for terrain; no limit of a hex or an attack cuts them."""
    parts = [
        one.af * terrain_cut(books, ground, one, across=hex_.across or ground.hexside)
        for hex_ in target.hexes
        for one in hex_.fighters
    ]
    if inputs.bombs:
        parts.append(Fraction(inputs.bombs))
    total = sum(parts, Fraction(0))
    top = books.tables.cell("combat.bombardment.top_column")
    text = f"top column from {shown(top.number)}, no factor limit"
    return ceil(total), (
        Step("Bombarding", total, " + ".join(map(shown, parts)), "BMB-01"),
        top.step("Factors", ceil(total), text, kind=StepKind.SUM),
    )


def _resolved(books: Books, inputs: BombardInputs, fired: _Fired) -> _Fired:
    roll = inputs.roll or None
    try:
        found = bombardment_result(books, fired.column, fired.words, roll, inputs.result)
    except BadInput as error:
        return replace(fired, refusals=fired.refusals + error.faults)
    case = OWN_COPY if found.own_copy else "BMB-09"
    lines = [*fired.lines, Step("Result", found.result, found.source, case, StepKind.RESULT)]
    if inputs.facility:
        hits = facility_hits(
            FacilityHitsInputs(("none" if found.result == "0" else found.result,)), books.tables
        )
        lines += hits.working
    fired = replace(fired, found=found)
    if not fired.target.defenders:
        return replace(fired, lines=tuple(lines), refusals=fired.refusals + _nobody(inputs, found))
    answer = Answer(inputs.losses, inputs.pays, inputs.nation)
    loss = shelled(books, found.result, fired.target.defenders, answer)
    return replace(
        fired, loss=loss, lines=(*lines, *loss.lines), refusals=fired.refusals + loss.refusals
    )


def _nobody(inputs: BombardInputs, found: Found) -> tuple[Fault, ...]:
    """The refusal where a result costs units and none are named."""
    if loss_of(found.result) is None or inputs.facility:
        return ()
    sentence = f"{found.result} costs the defender something, and no unit in the hex is named."
    return (Fault(sentence, "defenders", advice="Pick the units in the hex.", case="BMB-05"),)


def _against(books: Books, inputs: BombardInputs, target: Muster, fire: Fire) -> Iterator[Fault]:
    """What stands against a bombardment as it is entered (BMB-01, BMB-03)."""
    if not inputs.guns and not inputs.bombs:
        what = "Enter the factors of the bombers." if inputs.by_air else "Pick artillery."
        yield Fault("Nothing is entered.", "guns", advice=what, missing=True)
        return
    if inputs.by_air:
        return
    if books.phase != COMBAT:
        sentence, advice = "Artillery bombards in the Combat Phase.", "Let bombers fire, or go on."
        yield Fault(sentence, "phase", books.phase, advice, "BMB-01")
    if not inputs.place.strip():
        yield Fault("The target is not named.", "place", advice="Name its hex.", case="BMB-01")
    if fire.result:
        sentence = f"{inputs.place} was bombarded already in this phase."
        yield Fault(sentence, "place", inputs.place, "Bombard another hex.", "BMB-01")
    found = []
    for one in target.attackers:
        if not one.guns:
            found.append((one.unit, _NO_GUNS))
        elif did(books, one.unit, SHELLED):
            found.append((one.unit, _SHELLED))
        elif not supply_effect(books, one).bombard:
            found.append((one.unit, _NO_SUPPLY))
    yield from told_together(found)
    yield from _named(books, inputs)


def _named(books: Books, inputs: BombardInputs) -> Iterator[Fault]:
    """The refusals of an attack to follow that is not named, or names those that fire."""
    if inputs.follows and not inputs.attackers:
        sentence, advice = "The attack that follows names nobody.", "Pick its units first."
        yield Fault(sentence, "attackers", advice=advice, case="BMB-03")
    if both := {one.unit for one in inputs.guns} & set(inputs.attackers):
        unit = books.unit(UnitId(min(both)))
        sentence = f"{named(unit)} bombards and is named to attack."
        advice = "Artillery does one of them."
        yield Fault(sentence, "attackers", str(unit.id), advice, "ART-03")


def _void(books: Books, fired: _Fired) -> tuple[Fault, ...]:
    """Warns where a column was earned already (BMB-07)."""
    if fired.found is None or not earns_column(fired.found.result):
        return ()
    if not fired.fire.air_hit or not OPTIONS.is_usual(books.options, "fire_shift_max"):
        return ()
    sentence = "An air hit lies on this hex: the column of this bombardment is void."
    return (Fault(sentence, "result", fired.found.result, case="BMB-07"),)


# ---------------------------------------------------------------------- what it writes


def _facts(books: Books, inputs: BombardInputs, fired: _Fired) -> tuple[Fact, ...]:
    result = fired.found.result if fired.found else ""
    if inputs.by_air:
        hit = earns_column(result) and bool(inputs.place.strip()) and not inputs.facility
        return air_hit_facts(books, inputs.place) if hit else ()
    # None stands for no attack to come; an empty list would say that nobody may attack.
    named = tuple(map(UnitId, inputs.attackers)) if inputs.follows else None
    guns = [one.unit.id for one in fired.target.attackers]
    return (
        *fired.price.facts,
        *bombarded_facts(books, inputs.place, result, named),
        *mark(books, guns, SHELLED),
    )


def _title(books: Books, inputs: BombardInputs, fired: _Fired) -> str:
    what = "Bombed" if inputs.by_air else "Bombarded"
    title = f"{what} {inputs.place or 'a hex'}"
    if fired.found is None:
        return title
    parts = [side_words(enemy(books.side), fired.loss.changes)]
    if inputs.pays and fired.loss.toll is not None:
        parts.append(f"{fired.loss.toll.name} pays {fired.loss.toll.required}")
    lost = "; ".join(part for part in parts if part)
    return f"{title}: {fired.found.result}" + (f"; {lost}" if lost else "")


def _outcome(fired: _Fired) -> BattleOutcome:
    return BattleOutcome(
        odds=fired.words if fired.factors else "",
        column=fired.column,
        modifier=0,
        result=fired.found.result if fired.found else "",
        source=fired.found.source if fired.found else "",
        own_copy=fired.found.own_copy if fired.found else False,
        needs=next((fault.note() for fault in fired.refusals), ""),
        price=fired.price.sp,
        tolls=(fired.loss.toll,) if fired.loss.toll is not None else (),
    )
