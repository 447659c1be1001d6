"""A bombardment by artillery or bombs: column, result, the defender's loss, in one entry."""

from dataclasses import field, replace
from fractions import Fraction
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.quantities import ceil, counted, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.combat.attack import CombatInputs, plan_combat
from oobmgr.games.europa.actions.combat.battle_losses import (
    Answer,
    Shelled,
    loss_of,
    loss_words,
    shelled,
    side_words,
    write_losses,
)
from oobmgr.games.europa.actions.combat.bombard_faults import against, asked
from oobmgr.games.europa.actions.combat.bombard_inputs import BombardInputs
from oobmgr.games.europa.actions.combat.idle import high_figures, idle_in_bombardment, strangers
from oobmgr.games.europa.actions.combat.muster import (
    SHELLED,
    Muster,
    muster,
    target_asked,
    target_at,
    target_place,
    unknown_figures,
)
from oobmgr.games.europa.actions.combat.raid import Raid, raid_at
from oobmgr.games.europa.actions.combat.rivers import over_rivers
from oobmgr.games.europa.actions.payment import Payment
from oobmgr.games.europa.actions.supply.weather import (
    WeatherAsked,
    any_weather,
    weather_at,
    weather_or_zone_asked,
)
from oobmgr.games.europa.combat.battle_rows import BattleOutcome
from oobmgr.games.europa.combat.bombardment import (
    BombardmentShiftInputs,
    FacilityHitsInputs,
    bombardment_shift,
    facility_hits,
)
from oobmgr.games.europa.combat.fire import (
    Fire,
    bombarded_facts,
    earns_column,
    fire_at,
)
from oobmgr.games.europa.combat.ground import GroundEffects, ground_effects
from oobmgr.games.europa.combat.lookup import (
    Found,
    bombardment_column,
    bombardment_result,
    take_chart,
)
from oobmgr.games.europa.combat.strengths import terrain_cut
from oobmgr.games.europa.deeds import mark
from oobmgr.games.europa.movement.known_hexes import known_hex, remember
from oobmgr.games.europa.options import OPTIONS
from oobmgr.games.europa.words import AIR, COMBAT, Weather, enemy
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.charts import OWN_COPY

_NOT_COUNTED: Final = Fault(
    "It is not known how many REs are in the hex, which shifts the column.",
    "res",
    advice="Pick the units there, or enter the REs.",
    case="BMB-04",
    missing=True,
)


@dataclass(frozen=True)
class _Fired:
    """A bombardment as far as it could be worked out."""

    target: Muster
    fire: Fire
    raid: Raid | None = None
    price: Payment = field(default_factory=Payment)
    factors: int = 0
    shift: int | None = 0  # None where nobody knows how many REs stand in the hex
    column: str = ""
    found: Found | None = None
    loss: Shelled = field(default_factory=Shelled)
    lines: tuple[Step, ...] = ()
    refusals: tuple[Fault, ...] = ()

    @property
    def words(self) -> str:
        """Factors with their shift: ``12 factors, 1 column left``."""
        words = counted(self.factors, "factor")
        if self.shift is None:
            return f"{words}, shift not known"
        if not self.shift:
            return words
        way = "right" if self.shift > 0 else "left"
        return f"{words}, {counted(abs(self.shift), 'column')} {way}"


@action(
    "BMB-03 ART-03 BMB-01..02 BMB-04..09 CBT-07 CHG-11 MOV-05 SOP-03 SOP-05 SP-11 SP-20 SR-03",
    phases=(AIR, COMBAT),
    title="Bombard a hex",
    propose=lambda books: BombardInputs(by_air=books.phase == AIR),
    tab="Bombardment",
    post_text="Post the bombardment",
    group="Combat",
    page="combat",
    remedy=take_chart,
)
def plan_bombard(books: Books, inputs: BombardInputs) -> ActionPlan:
    """Fire artillery or bombs at a hex: column, result, and what it costs the defender.

    All units that stand in the hex by the books are bombarded, whether they are picked or not.
    """
    # Named by the units that are under fire where nobody typed the hex.
    place = target_place(books, inputs.place, inputs.defenders)
    inputs = replace(inputs, place=place, zone=inputs.zone or known_hex(books, place).zone)
    weather = _weather_asked(books, inputs)
    # What the books add of the rivers is no entry of the player.
    entered, (inputs, rivers) = inputs, over_rivers(books, inputs, inputs.guns)
    fired = _fired(books, inputs, weather.missing)
    losses = write_losses(books, fired.loss.changes, special=inputs.special)
    # Without a result the plan is only a preview, and writes nothing.
    done = fired.found is not None and not fired.refusals
    words = loss_words(fired.loss.changes)
    named = f"{fired.words} for {fired.price.sp} SP"
    return ActionPlan(
        _title(books, inputs, fired),
        f"{named}; {', '.join(words)}." if words else f"{named}.",
        Ruling(
            _outcome(fired),
            (*rivers.lines, *fired.lines, *losses.lines, *fired.price.shown()),
        ),
        postings=fired.price.postings + losses.postings + fired.loss.postings if done else (),
        facts=_facts(books, inputs, fired) + rivers.facts + losses.facts if done else (),
        warnings=(
            *target_asked(books, inputs.place, inputs.defenders),
            *rivers.warnings,
            *weather.doubtful,
            *asked(books, inputs, fired.raid),
            *idle_in_bombardment(entered, fired.raid, fired.found, fired.loss.postings),
            *fired.target.warnings,
            *high_figures(inputs.by_hand),
            *fired.price.warnings,
            *losses.warnings,
            *_void(books, fired),
            *(fired.found.contradicted(fired.column, "BMB-02") if fired.found else ()),
        ),
        refusals=fired.price.refusals + fired.refusals,
    )


def _weather_asked(books: Books, entered: BombardInputs) -> WeatherAsked:
    """Asks for weather or zone where they decide the factors or the column."""

    def aimed(weather: Weather) -> object:
        inputs, _ = over_rivers(books, replace(entered, weather=weather), entered.guns)
        fired = _fired(books, inputs)
        return fired.factors, fired.shift, fired.column

    about = books, entered.zone, entered.weather, "BMB-04"
    return weather_or_zone_asked(*about, under=aimed, beside=True)


def _fired(books: Books, inputs: BombardInputs, unknown: tuple[Fault, ...] = ()) -> _Fired:
    # Both sides in one: the guns are mustered as attackers are.
    target = muster(books, inputs.guns, inputs.defenders, inputs.across, inputs.by_hand)
    # All that stand there are bombarded, not only those that were picked: density is of the hex
    # (BMB-04).
    hex_ = target_at(books, inputs.place, target.defenders, inputs.by_hand, counted=True)
    if not inputs.facility:  # hits on a facility cost the units beside it nothing
        # Added once: those that are picked are among the defenders already.
        there = (*target.defenders, *hex_.others)
        target = replace(target, defenders=there, warnings=(*hex_.warnings, *target.warnings))
    fire = fire_at(books, inputs.place)
    fired = _Fired(target, fire)
    if inputs.by_air:
        fired = replace(fired, raid=raid_at(books, inputs.place, inputs.bombs, inputs.groups))
    # Without the defenders: only the guns need figures, for the defence counts in REs here.
    guns = Muster(target.hexes)
    wrong = (
        *unknown_figures(books, guns, inputs.by_hand, armor=False),
        *strangers(books, inputs.by_hand, _there(inputs, target)),
        *against(books, inputs, target, fire, fired.raid),
    )
    fired = replace(fired, refusals=(*target.refusals, *wrong, *unknown))
    raid = fired.raid
    # Nothing fires yet, so there is neither a price nor a column.
    if not (inputs.guns or inputs.bombs or (raid and raid.entered(inputs.result))):
        return fired
    if fired.raid is None:  # bombers were paid for when they were activated
        # One SP for the target, however many guns fire at it (SP-20).
        price = Payment.by(plan_combat(books, CombatInputs(bombardments=1)))
        fired = replace(fired, price=price)
    if unknown:  # the price is told, but neither ground nor column are known yet
        return fired
    return _resolved(books, inputs, _shifted(books, inputs, fired))


def _there(inputs: BombardInputs, target: Muster) -> tuple[int, ...]:
    """The units that are in a bombardment, picked or as the books have them in the hex."""
    others = (one.unit.id for one in target.defenders)
    return (*(one.unit for one in inputs.guns), *inputs.defenders, *others)


def _shifted(books: Books, inputs: BombardInputs, fired: _Fired) -> _Fired:
    """What fires at all that it fires at, on the ground that it lies on: the column."""
    weather = weather_at(books, inputs.zone, inputs.weather)
    ground = ground_effects(books, inputs.ground, weather)
    factors, lines = _factors(books, fired, ground)
    lines = (*any_weather(books, inputs.zone, inputs.weather, "BMB-04"), *lines)
    # An empty list says that nobody was named there, and not that nobody stands there.
    if inputs.res is None and not fired.target.defenders:
        unknown = Step("REs in the hex", "not known", case="BMB-04")
        # None and not 0: with no REs the column would shift to the left, as for a thin hex.
        return replace(fired, factors=factors, shift=None, lines=(*lines, unknown))
    left = ground.bombardment if inputs.terrain_left is None else inputs.terrain_left
    res = sum((one.res for one in fired.target.defenders), Fraction(0))
    shift = bombardment_shift(
        # A count of the player goes before the books, which may lack some of the units.
        BombardmentShiftInputs(res if inputs.res is None else inputs.res, left, inputs.night_mixed),
        books.tables,
    )
    return replace(
        fired,
        factors=factors,
        shift=shift.result,
        column=bombardment_column(books, factors, shift.result),
        lines=(*lines, *shift.working),
    )


def _factors(books: Books, fired: _Fired, ground: GroundEffects) -> tuple[int, tuple[Step, ...]]:
    """All factors together, changed for terrain; no limit of a hex or an attack cuts them."""
    # Artillery is cut hex by hex, since each may fire across a hexside of its own.
    parts = [
        one.af * terrain_cut(books, ground, one, across=hex_.across or ground.hexside)
        for hex_ in fired.target.hexes
        for one in hex_.fighters
    ]
    if fired.raid is not None:
        # A hex is bombed in the Air Phase and shelled in the Combat Phase: no gun fires with bombs.
        parts = [Fraction(fired.raid.factors)]
    total = sum(parts, Fraction(0))
    top = books.tables.cell("combat.bombardment.top_column")
    text = f"top column from {shown(top.number)}, no factor limit"
    # Rounded up once, after all parts are added.
    return ceil(total), (
        Step("Bombarding", total, " + ".join(map(shown, parts)), "BMB-01"),
        top.step("Factors", ceil(total), text, kind=StepKind.SUM),
    )


def _resolved(books: Books, inputs: BombardInputs, fired: _Fired) -> _Fired:
    roll = inputs.roll or None
    known = fired.raid.result if fired.raid else ""
    # A mission that has struck has its result already.
    if known and inputs.result not in {"", known}:
        sentence = f"The mission struck {inputs.place} with {known}."
        wrong = Fault(sentence, "result", inputs.result, f"Enter {known}.", "BMB-05")
        return replace(fired, refusals=(*fired.refusals, wrong))
    # With the result in hand nobody needs the column, so what it lacks is not asked for.
    if fired.shift is None and not (known or inputs.result):
        return replace(fired, refusals=(*fired.refusals, _NOT_COUNTED))
    try:
        result = known or inputs.result
        found = bombardment_result(books, fired.column, fired.words, roll, result)
    except BadInput as error:
        return replace(fired, refusals=fired.refusals + error.faults)
    case = OWN_COPY if found.own_copy else "BMB-09"
    lines = [*fired.lines, Step("Result", found.result, found.source, case, StepKind.RESULT)]
    # A facility takes hits where units would take losses; 0 on the table is no hit.
    if inputs.facility:
        hits = facility_hits(
            FacilityHitsInputs(("none" if found.result == "0" else found.result,)), books.tables
        )
        lines += hits.working
    fired = replace(fired, found=found)
    # A hex without known units may have some on the table, which a result would cost.
    if not fired.target.defenders:
        return replace(fired, lines=tuple(lines), refusals=fired.refusals + _nobody(inputs, found))
    answer = Answer(inputs.losses, inputs.pays, inputs.nation)
    loss = shelled(books, found.result, fired.target.defenders, answer)
    return replace(
        fired, loss=loss, lines=(*lines, *loss.lines), refusals=fired.refusals + loss.refusals
    )


def _nobody(inputs: BombardInputs, found: Found) -> tuple[Fault, ...]:
    """The refusal where a result costs units and none are named."""
    # Hits on a facility cost no unit, whoever stands beside it (BMB-08).
    if loss_of(found.result) is None or inputs.facility:
        return ()
    sentence = f"{found.result} costs the defender something, and no unit in the hex is named."
    return (Fault(sentence, "defenders", advice="Pick the units in the hex.", case="BMB-05"),)


def _void(books: Books, fired: _Fired) -> tuple[Fault, ...]:
    """Warns where a column was earned already (BMB-07)."""
    if fired.found is None or not earns_column(fired.found.result):
        return ()
    # By option artillery and air may each earn a column: then nothing is void (EU-CF-41).
    if not fired.fire.air_hit or not OPTIONS.is_usual(books.options, "fire_shift_max"):
        return ()
    sentence = "There is an air hit on this hex: the column of this bombardment is void."
    return (Fault(sentence, "result", fired.found.result, case="BMB-07"),)


# ---------------------------------------------------------------------- what it writes


def _facts(books: Books, inputs: BombardInputs, fired: _Fired) -> tuple[Fact, ...]:
    result = fired.found.result if fired.found else ""
    if fired.raid is not None:
        # What bombers did is noted with their mission.
        return fired.raid.facts(books, inputs.place, result)
    # None stands for no attack to come; an empty list would say that nobody may attack.
    named = tuple(map(UnitId, inputs.attackers)) if inputs.follows else None
    guns = [one.unit.id for one in fired.target.attackers]
    # Who may attack after it is kept: the force is named before the result is known (BMB-03).
    return (
        *fired.price.facts,
        *bombarded_facts(books, inputs.place, result, named),
        *mark(books, guns, SHELLED),
        *remember(books, inputs.place, inputs.ground, inputs.zone),
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
        otherwise=fired.found.otherwise if fired.found else "",
        blank=fired.found.blank if fired.found else None,
    )
