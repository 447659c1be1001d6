"""An attack or an overrun, from the odds to the losses: one entry in the books."""

from dataclasses import field, replace

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.combat.aftermath import Aftermath, aftermath
from oobmgr.games.europa.actions.combat.attack import battle_price
from oobmgr.games.europa.actions.combat.battle_faults import (
    exploiting_unpaid,
    missing_sides,
    wrong_entries,
)
from oobmgr.games.europa.actions.combat.battle_inputs import BattleInputs
from oobmgr.games.europa.actions.combat.battle_losses import (
    Written,
    after_losses,
    side_words,
    write_change,
    write_losses,
)
from oobmgr.games.europa.actions.combat.beside import apart_as_entered, apart_by_the_books
from oobmgr.games.europa.actions.combat.claims import claims_asked, claims_refused
from oobmgr.games.europa.actions.combat.idle import (
    fighting,
    high_figures,
    idle_in_battle,
    strangers,
)
from oobmgr.games.europa.actions.combat.muster import (
    Muster,
    defended,
    fought,
    muster,
    stacking_warnings,
    target_asked,
    target_at,
    target_place,
    unknown_figures,
)
from oobmgr.games.europa.actions.combat.rivers import over_rivers
from oobmgr.games.europa.actions.movement.hexes import stand_at
from oobmgr.games.europa.actions.payment import Payment
from oobmgr.games.europa.actions.supply.weather import (
    WeatherAsked,
    any_weather,
    weather_at,
    weather_or_zone_asked,
)
from oobmgr.games.europa.combat.assessment import Assessment, Circumstances, assess, roll_line
from oobmgr.games.europa.combat.battle_rows import BattleOutcome
from oobmgr.games.europa.combat.fire import Fire, fire_at, use_air_hit
from oobmgr.games.europa.combat.ground import counting_ground, ground_effects, unknown_ground
from oobmgr.games.europa.combat.lookup import Found, combat_result, commando_success, take_chart
from oobmgr.games.europa.combat.retreating import attacked_facts, retreat_facts
from oobmgr.games.europa.combat.strengths import Attack
from oobmgr.games.europa.deeds import mark
from oobmgr.games.europa.movement.known_hexes import known_hex, remember
from oobmgr.games.europa.movement.marks import halted, overrun_facts
from oobmgr.games.europa.words import (
    COMBAT,
    EXPLOITATION,
    MOVEMENT,
    Weather,
    enemy,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.charts import OWN_COPY


@dataclass(frozen=True)
class _Fought:
    """A battle as far as it could be worked out."""

    muster: Muster
    fire: Fire
    price: Payment = field(default_factory=Payment)
    assessment: Assessment | None = None
    found: Found | None = None
    after: Aftermath = field(default_factory=Aftermath)
    refusals: tuple[Fault, ...] = ()
    warnings: tuple[Fault, ...] = ()


@action(
    "CBT-01 ARM-01..04 ART-01..02 BMB-07 CBT-02..07 CFL-01..03"
    " CHG-01..08 LOS-01..09 OVR-05..06 SET-03 SOP-05 SR-03 STK-01 TER-01..02",
    phases=(MOVEMENT, COMBAT, EXPLOITATION),
    title="Fight a battle",
    tab="Battle",
    post_text="Post the battle",
    group="Combat",
    page="combat",
    remedy=take_chart,
)
def plan_battle(books: Books, inputs: BattleInputs) -> ActionPlan:
    """Attack or overrun a hex: odds, result, losses of both sides, change and price.

    What is not known yet is a refusal that says what to enter next; the working goes as far as
    it can.
    """
    # Named by the defenders where nobody typed the hex.
    place = target_place(books, inputs.place, inputs.defenders)
    # The zone of a hex that was fought over before is in the books; typing it again could only
    # differ.
    zone = inputs.zone or known_hex(books, place).zone
    inputs = replace(inputs, place=place, zone=zone)
    asked = _weather_asked(books, inputs)
    # What the books add of the rivers is no entry of the player.
    entered, (inputs, rivers) = inputs, over_rivers(books, inputs, inputs.attackers)
    fight = _fight(books, inputs, asked.missing)
    strengths = fight.assessment.strengths if fight.assessment else None
    idle = idle_in_battle(books, entered, strengths, fight.found, fight.after.hexes)
    written = _written(books, inputs, fight)
    # Without a result the plan is only a preview of odds and price, and writes nothing.
    done = fight.found is not None and not fight.refusals and bool(inputs.place)
    title = _title(books, inputs, fight)
    sides = [side_words(side, fight.after.changes) for side in (books.side, enemy(books.side))]
    losses = ", ".join(words for words in sides if words)
    units = counted(len(fight.muster.attackers), "unit")
    against = counted(len(fight.muster.defenders), "unit")
    sentence = f"{units} against {against} for {fight.price.sp} SP"
    return ActionPlan(
        f"{title}; {losses}" if losses and done else title,
        f"{sentence}: {'; '.join(fight.after.words)}." if fight.after.words else f"{sentence}.",
        Ruling(_outcome(fight), (*rivers.lines, *_working(books, inputs, fight, written))),
        postings=fight.price.postings + written.postings if done else (),
        facts=_facts(books, inputs, fight) + rivers.facts + written.facts if done else (),
        warnings=(
            *fight.price.warnings,
            *target_asked(books, inputs.place, inputs.defenders),
            *rivers.warnings,
            *asked.doubtful,
            *fight.warnings,
            *(() if asked.missing else idle),
            *written.warnings,
        ),
        # Last, for the odds are worked out without a name, so that a player can look at several.
        refusals=fight.price.refusals + fight.refusals + _unnamed(fight, inputs),
    )


def _weather_asked(books: Books, entered: BattleInputs) -> WeatherAsked:
    """Asks for weather or zone where they decide rivers, strengths, column or die roll."""

    def assessed(weather: Weather) -> object:
        inputs, _ = over_rivers(books, replace(entered, weather=weather), entered.attackers)
        fight = _fight(books, inputs)
        if fight.assessment is None:  # what else is missing is asked for first
            return None
        ground = counting_ground(books, inputs.ground, weather)
        about = fight.assessment
        # Refusals too: an entry may be wrong in one kind of weather only.
        return about.odds, about.column, about.drm, ground, fight.refusals

    about = books, entered.zone, entered.weather, "CBT-04"
    return weather_or_zone_asked(*about, under=assessed, beside=True)


def _fight(books: Books, inputs: BattleInputs, unknown: tuple[Fault, ...] = ()) -> _Fought:
    # Side by side, for the factor limit and a river hold hex by hex (CFL-01, TER-02).
    found = muster(books, inputs.attackers, inputs.defenders, inputs.across, inputs.by_hand)
    target = target_at(books, inputs.place, found.defenders, inputs.by_hand)
    fire = fire_at(books, inputs.place)
    # Without the weather that is asked for neither rivers nor the column are known.
    missing = (*missing_sides(inputs), *unknown)
    wrong = (
        *unknown_figures(books, found, inputs.by_hand),
        *strangers(books, inputs.by_hand, fighting(inputs)),
        *wrong_entries(books, inputs, found, fire),
        *claims_refused(books, inputs, fire),
        # By what the player typed of distances a refusal, by what the books have below a question.
        *apart_as_entered(books, inputs.place, inputs.attackers, inputs.defenders, "attackers"),
    )
    # Stacks over the limit are told and not refused: the table may know more.
    stacked = (
        *stacking_warnings(books, found, inputs.ground, inputs.place),
        *exploiting_unpaid(books, found),
        *claims_asked(books, inputs, fire),
        *high_figures(inputs.by_hand),
        *apart_by_the_books(books, inputs.place, inputs.attackers, inputs.defenders, "attackers"),
    )
    fight = _Fought(
        found,
        fire,
        refusals=(*found.refusals, *missing, *wrong),
        warnings=(*target.warnings, *found.warnings, *stacked),
    )
    # The price is told before the odds are known, so that a player can still think better of it.
    if found.hexes:
        unpaid = frozenset(inputs.unpaid)
        fight = replace(fight, price=battle_price(books, found.hexes, unpaid, paid=inputs.paid))
    if missing or not (found.hexes and found.defenders):
        return fight
    try:
        return _resolved(books, inputs, fight)
    except BadInput as error:
        # What is known so far stays on the screen, with what is asked next.
        return replace(fight, refusals=fight.refusals + error.faults)


def _unnamed(fight: _Fought, inputs: BattleInputs) -> tuple[Fault, ...]:
    """The refusal of a battle that is fought nowhere.

    What was fired at a hex, and who was named to attack it, is known by its name alone.
    """
    if inputs.place or not (fight.muster.attackers and fight.muster.defenders):
        return ()
    sentence, advice = "The target is not named.", "Name its hex."
    return (Fault(sentence, "place", "", advice, "CBT-01", missing=True),)


def _resolved(books: Books, inputs: BattleInputs, fight: _Fought) -> _Fought:
    """Odds, result and losses, each as far as the one before is known."""
    about = _circumstances(books, inputs, fight.fire)
    attack = Attack(
        hexes=fight.muster.hexes,
        defenders=fight.muster.defenders,
        ground=ground_effects(books, inputs.ground, about.weather),
        unpaid=frozenset(inputs.unpaid),
        overrun=books.phase != COMBAT,
        weak_attack=inputs.attack_unsupported,
        weak_defence=inputs.defence_unsupported,
    )
    assessment = assess(books, attack, about)
    warnings = (*fight.warnings, *assessment.strengths.over)
    # Where the player says what the terrain does, no table needs to know it.
    if inputs.terrain_column is None:
        warnings += unknown_ground(books, about.ground)
    fight = replace(fight, assessment=assessment, warnings=warnings)
    try:
        # What is known by now stays: odds without a roll, a result without losses.
        roll = inputs.roll or None
        found = combat_result(books, assessment.column, roll, assessment.drm, inputs.result)
    except BadInput as error:
        return replace(fight, refusals=fight.refusals + error.faults)
    after = aftermath(books, inputs, assessment, about, found.result)
    warnings += (*found.contradicted(assessment.column, "LOS-01"), *after.warnings)
    refusals = fight.refusals + after.refusals
    return replace(fight, found=found, after=after, refusals=refusals, warnings=warnings)


def _circumstances(books: Books, inputs: BattleInputs, fire: Fire) -> Circumstances:
    overrun = books.phase != COMBAT
    shelled = inputs.artillery_hit
    # Rivers and swamps may be frozen, so the ground that counts goes by the weather (MOV-05).
    weather = weather_at(books, inputs.zone, inputs.weather)
    return Circumstances(
        ground=counting_ground(books, inputs.ground, weather),
        weather=weather,
        column=inputs.terrain_column,
        armor=inputs.armor_terrain,
        # The books know the hit from the air; an answer of the player goes before it.
        air_hit=fire.air_hit if inputs.air_hit is None else inputs.air_hit,
        # A bombardment helps the attacks of its phase, and no overrun before or after them.
        artillery_hit=(fire.artillery_hit if shelled is None else shelled) and not overrun,
        shift=inputs.shift,
        d10=inputs.d10,
        winterization=inputs.winterization,
        unwinterized=inputs.unwinterized,
        commando=commando_success(
            books, inputs.commando_die, inputs.commando_line, inputs.commando
        ),
    )


# ---------------------------------------------------------------------- what it writes


def _written(books: Books, inputs: BattleInputs, fight: _Fought) -> Written:
    losses = write_losses(books, fight.after.changes, special=inputs.special)
    # For both sides: the defender's points come back too, though he is not on turn (CHG-01).
    back = [write_change(books, side, inputs.place) for side in fight.after.sides]
    return Written.together(losses, *back)


def _facts(books: Books, inputs: BattleInputs, fight: _Fought) -> tuple[Fact, ...]:
    attackers = [one.unit.id for one in fight.muster.attackers]
    defenders = [one.unit.id for one in fight.muster.defenders]
    return (
        *fight.price.facts,
        # A Soviet C/M unit that has attacked does not exploit after it (MOV-02).
        *mark(books, attackers, fought(books)),
        *mark(books, defenders, defended(books)),
        # A hit from the air is used up by the first attack, whatever came of it.
        *(use_air_hit(books, inputs.place) if fight.fire.air_hit else ()),
        *retreat_facts(
            books,
            (one.unit for one in fight.after.retreating),
            fight.after.hexes,
            inputs.place.strip(),
        ),
        *attacked_facts(books, inputs.place),
        # Ground and zone are kept, so that the next battle there need not ask for them.
        *remember(books, inputs.place, inputs.ground, inputs.zone),
        *_after_overrun(books, inputs, fight),
    )


def _after_overrun(books: Books, inputs: BattleInputs, fight: _Fought) -> tuple[Fact, ...]:
    """A target that is not cleared halts the stack; a cleared one is entered by it (OVR-03)."""
    if books.phase == COMBAT:
        return ()
    # Those that fell neither advance nor halt.
    left = after_losses(books, fight.muster.attackers, fight.after.changes)
    there = overrun_facts(books, inputs.place)
    if fight.after.cleared:
        return there + stand_at((one.unit for one in left), inputs.place)
    # Those that stand before an uncleared hex move no further in this phase.
    return there + mark(books, [one.unit.id for one in left], halted(books))


def _working(
    books: Books, inputs: BattleInputs, fight: _Fought, written: Written
) -> tuple[Step, ...]:
    lines: list[Step] = []
    if fight.assessment is not None:
        lines += any_weather(books, inputs.zone, inputs.weather, "CBT-04")
        lines += fight.assessment.lines
    if fight.found is not None:
        # The player's own copy of the table may differ from the printed one, so it stands in place
        # of the case.
        case = OWN_COPY if fight.found.own_copy else "LOS-01"
        lines.append(Step("Result", kind=StepKind.HEADING))
        fell, final = fight.found.fell, fight.found.roll
        # A result that was entered by hand has no roll to tell of.
        if fell is not None and final is not None and fight.assessment is not None:
            lines.append(roll_line(fell, fight.assessment.drm, final))
        lines.append(Step("Result", fight.found.result, fight.found.source, case, StepKind.RESULT))
    lines += [*fight.after.lines, *written.lines]
    return (*lines, *fight.price.shown())


def _title(books: Books, inputs: BattleInputs, fight: _Fought) -> str:
    what = "Attack" if books.phase == COMBAT else "Overrun"
    place = inputs.place or "a hex"
    title = f"{what} {'on' if what == 'Attack' else 'of'} {place}"
    if fight.assessment is None:
        return title
    result = f", {fight.found.result}" if fight.found is not None else ""
    return f"{title}: {fight.assessment.column}{result}"


def _outcome(fight: _Fought) -> BattleOutcome:
    found, assessment = fight.found, fight.assessment
    return BattleOutcome(
        odds=assessment.odds if assessment else "",
        column=assessment.column if assessment else "",
        modifier=assessment.drm if assessment else 0,
        result=found.result if found else "",
        source=found.source if found else "",
        own_copy=found.own_copy if found else False,
        # The first that is missing, not all: one step after another leads through the form.
        needs=next((fault.note() for fault in fight.refusals), ""),
        price=fight.price.sp,
        tolls=fight.after.tolls,
        retreat=fight.after.retreat,
        nkvd=fight.after.nkvd,
        otherwise=found.otherwise if found else "",
        blank=found.blank if found else None,
    )
