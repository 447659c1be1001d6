"""Whole tables, said once more from the rules: a wrong entry of any row is seen here.

What examples seldom come to stands here: words of types, rights of missions, dates.
"""

from __future__ import annotations

import pytest

from oobmgr.games.europa.tables import tables

# By group: every entry that is no mere wording, in the order of the words.
PRINTED = {
    # Whether a unit within two hexes is a combat unit, by kind: yes, no, or if it has a strength
    # (INC-05).
    "income.siege.kind": (
        "air no, air_group no, artillery yes, battalion yes, brigade yes, cadre yes, cavalry yes, "
        "combat yes, combat_engineer yes, combat_unit yes, construction strength, division yes, "
        "engineer strength, engineer_with_strength yes, armor yes, headquarters strength, "
        "hq strength, infantry yes, motorized yes, mountain yes, noncombat no, none no, "
        "panzer yes, railway_engineer strength, regiment yes, rr_engineer strength, security yes, "
        "supply no, transport no, truck no, unsupplied yes"
    ),
    # Who flies a mission, what it does, and which rating its bombs are counted by (MIS, AIR-12).
    "missions.who": (
        "airfield combat, alert fighter, city combat, escort fighter, factory combat, "
        "ground_support combat, interdiction combat, patrol fighter, port combat, resource combat, "
        "ship combat, supply transport, sweep fighter, yard combat"
    ),
    "missions.name": (
        "airfield Airfield strike, alert Alert, city Replacement city bombed, "
        "factory Factory bombed, ground_support Ground support, interdiction Interdiction, "
        "patrol Patrol, port Port bombed, resource Resource Points bombed, ship Strike at ships, "
        "supply Supply by air, sweep Fighter sweep, yard Yard bombed"
    ),
    "missions.does": (
        "airfield strike, alert stand, city strike, factory strike, ground_support strike, "
        "interdiction strike, patrol stand, port strike, resource strike, ship strike, "
        "supply feed, sweep fight, yard strike"
    ),
    "missions.rating": (
        "city strategic, factory strategic, port strategic, resource strategic, yard strategic"
    ),
    # What fires at a mission (MIS-10, MIS-11).
    "missions.flak.day": (
        "airfield full, city heavy, factory heavy, ground_support stack, interdiction zone, "
        "port heavy, resource heavy, ship full, yard heavy"
    ),
    "missions.flak.night": (
        "airfield heavy, city heavy, factory heavy, port heavy, resource heavy, yard heavy"
    ),
    "missions.flak.light": "full True, heavy False, stack True, zone True",
    # What a type pays as (SP-13, SP-14, SP-18), or is rebuilt from (REP-14), or brings against
    # armor (ARM-02).
    "unit_types.cm": (
        "SS motorised motorized, armored armor, armoured armor, "
        "guards cavalry guards_cav_upgraded, mechanised mechanized, mechanized mechanized, "
        "motorised motorized, motorised infantry motorized, motorised rifle motorized, "
        "panzer panzer, panzergrenadier panzergrenadier, tank tank"
    ),
    "unit_types.foot": (
        "SS cavalry cavalry, artillery artillery_division, cavalry cavalry, "
        "guards cavalry guards_cav, guards rifle rifle, infantry infantry, "
        "light cavalry cavalry, mountain rifle rifle, rifle rifle, "
        "rocket artillery artillery_division, siege artillery artillery_division"
    ),
    "unit_types.small": (
        "artillery artillery, rocket artillery artillery, siege artillery artillery"
    ),
    "unit_types.other": (
        "cm motorized, foot infantry, reduced cadre, small sub_division, small_cm cm_sub_division"
    ),
    "unit_types.only": (
        "guards_cav soviet, guards_cav_upgraded soviet, mechanized soviet, panzer axis, "
        "panzergrenadier axis, rifle soviet, tank soviet"
    ),
    "unit_types.points": (
        "antiaircraft artillery, antitank artillery, armored armor, armoured armor, "
        "artillery artillery, assault gun armor, flak artillery, flamethrower panzer armor, "
        "mechanised armor, mechanized armor, panzer armor, rocket artillery artillery, "
        "siege artillery artillery, tank armor"
    ),
    "unit_types.armor_rating": (
        "antitank atec, armored aeca atec, armoured aeca atec, assault gun aeca atec, "
        "flamethrower panzer aeca atec, mechanised aeca atec, mechanized aeca atec, "
        "panzer aeca atec, tank aeca atec"
    ),
    "unit_types.division_size": "XX True, XXX True",
    # What Soviet armor points may still be spent on (DIS-03).
    "unit_types.armor_formation.tank": "X armor brigade, XX division, XXX tank corps",
    "unit_types.armor_formation.mechanised": "X armor brigade, XX division, XXX mechanized corps",
    "replacements.armor_points.formation": (
        "armor brigade True, division False, mechanized corps True, other False, tank corps True"
    ),
    # Supply points for an activation, a combat, an overrun and what flies (SP-10, SP-13 to SP-24).
    "supply.activation": (
        "armor 1, artillery 0, artillery_division 0, cadre 0, cavalry 0, cm_sub_division 0, "
        "guards_cav 0, guards_cav_upgraded 1/2, infantry 0, mechanized 1, motorized 1/2, "
        "panzer 1, panzergrenadier 1/2, rifle 0, sub_division 0, tank 1"
    ),
    "supply.role": (
        "armor cm, artillery free, artillery_division division, cadre free, cavalry division, "
        "cm_sub_division free, guards_cav division, guards_cav_upgraded cm, infantry division, "
        "mechanized cm, motorized cm, panzer cm, panzergrenadier cm, rifle division, "
        "sub_division free, tank cm"
    ),
    "supply.combat": "bombardment 1, defence 0, division 1/2, support 1, unpaid_af 1/2",
    "supply.overrun": "artillery_below_division 0, division 1/2",
    "supply.air": "fighters_per_sp 3, others_per_sp 2, transport 0",
    "supply.surprise": (
        "allotment 80, army_groups North, Center, Centre, South, turn 1941-06-I-surprise"
    ),
    # What terrain does to the column, to armor and to guns (TER-01).
    "combat.terrain.effect.woods": "column True",
    "combat.terrain.effect.rough": "column True",
    "combat.terrain.effect.dot_city": "column True",
    "combat.terrain.effect.fort": "column True",
    "combat.terrain.effect.city": "guns True",
    "combat.terrain.effect.fortress": "guns True",
    "combat.terrain.effect.major_river": "halves True",
    "combat.terrain.unhalved": ("engineer True, flamethrower panzer True, siege artillery True"),
    "combat.terrain.fort_stops_armor": "dot_city True, rough True, woods True",
    # How many REs a size counts (STK-01, BMB-05).
    "combat.size": "II 1/2, III 1, X 1, XX 3, XXX 3, cadre 1",
    "combat.bombardment.re": "battalions 2, infantry_points 2, required_df 2, res 1",
    "combat.bombardment.cadre": "divisions 1, res 2",
    "combat.bombardment.facility": "capacity_per_hit 1, groups_per_hit 1, repaired 1",
    "combat.drm": (
        "commando 1, first_winter -1, first_winter_before 1942-05-I, highest 1, lowest -1, "
        "winterization 1"
    ),
    "combat.limit.first": "attack 60, from 1941-06-I-surprise, hex 30",
    "combat.limit.later": "attack 80, from 1942-05-I, hex 40",
    # How far a result sends back, and what shortens it (LOS-07).
    "losses.retreat": "AR 1, D1DR 2, D2DR 2, DR 2, X1DR 2",
    "losses.shelter": (
        "city True, clear False, forest True, fortress True, intermittent_lake False, "
        "mountain True, rough False, sand False, swamp True, wooded_rough True, woods False"
    ),
    # States of air groups and bases (AIR-02 to AIR-09, ASU-01 to ASU-07).
    "air.move.operable": "eet result, eft result, inoperable result, operable transfer",
    "air.move.inoperable": "remnants result, unready retire",
    "air.base": "built 2, in_hex 1, repaired 1, sum_divisor 2",
    "air.base.city": "dot 1, major 3, none 0, reference 1",
    "air.base.hit": "capacity 1, groups 1",
    "air.repair": "ignored 1, ignored_first 1941-06-II, ignored_last 1942-06-II",
    "air.ready": "initial_last 1941-07-I, set_up_kind fighter, set_up_last 1941-06-II",
    "air.night": "columns_left 1",
    "air.transport.setting": (
        "clear air_supply_re_clear, frost air_supply_re_clear, mud air_supply_re_bad, "
        "snow air_supply_re_bad"
    ),
    "air.surprise.nothing_to": "Do17 1, He111 0, Ju88 0, Me109 1, Me110 0",
    "air.surprise.pays": "Ju87 True, Ju87B True",
    "air.surprise.aside": "G2 1, Li2 2, TB3 1, Yer2 1",
    "air.surprise.cover": "turn 1941-07-II",
    # Who owns a railway, and which lake lets supply through (RAIL-01, SUP-05).
    "rail.side": "Finnish axis, German axis, Soviet soviet",
    "rail.railway": "Finland Finnish, Soviet Union Soviet, other German",
    "trace.lake": "clear False, frost False, mud False, snow True",
    # Where units may stand before the first turn (SET-01, SET-02).
    "setup.distance.axis": "from_hexes 0, joins False",
    "setup.distance.reserve": "from_hexes 0, joins False",
    "resource_points.income.first": "turn 1941-06-II",
    # From when a reminder comes (GEN-09, INC-08 to INC-10).
    "sequence.reminder.june_1941": "turn 1941-06-II",
    "sequence.reminder.special_replacements": "turn 1941-07-I",
    "sequence.reminder.soviet_replacements": "turn 1941-08-I",
    "sequence.reminder.disbanding": "turn 1942-04-II",
    "sequence.reminder.limits_raised": "turn 1942-05-I",
    "sequence.reminder.northern_lend_lease": "turn 1942-05-I",
    "sequence.reminder.eastern_lend_lease": "turn 1942-05-I",
    "sequence.reminder.air_repair": "turn 1942-06-II",
    "sequence.reminder.lend_lease_rises": "turn 1943-05-I",
    "sequence.reminder.southern_lend_lease": "turn 1943-05-I",
    # For how long a note of a phase is told (ASU, SET, ZOC-04): first and last turn.
    "phase_cases.air.no_opposition": "until 1941-06-I-surprise",
    "phase_cases.air.on_alert": "from 1941-06-II, until 1941-06-II",
    "phase_cases.air.setting_up_axis": "until 1941-06-I-surprise",
    "phase_cases.combat.border_rivers": "until 1941-06-I-surprise",
    "phase_cases.combat.to_contact": "until 1941-06-I-surprise",
    "phase_cases.movement.zone_limited": "from 1941-06-II, until 1941-06-II",
    "phase_cases.exploitation.zone_limited": "from 1941-06-II, until 1941-06-II",
}
_WORDING = frozenset({"name", "sentence", "side", "text", "title"})


@pytest.mark.parametrize("group", PRINTED)
def test_every_entry_of_the_group(group: str) -> None:
    cells = {key: tables().cells.get(f"{group}.{key}") for key in tables().keys(group)}
    found = {key: cell.value for key, cell in cells.items() if cell and key not in _WORDING}
    # Sorted on both sides: the order of the file is for lists, and no rule.
    said = ", ".join(f"{key} {value}" for key, value in found.items())
    assert sorted(said.split(", ")) == sorted(PRINTED[group].split(", "))


# Other spellings of the cities that count for the Soviet rate (INC-03, INC-04, INC-07).
SPELLINGS = {
    "Gorkiy": "Gorky Gorki", "Kiev": "Kiew", "Kharkov": "Kharkiv",
    "Dnepropetrovsk": "Dniepropetrovsk Dnipropetrovsk", "Rostov": "Rostov-on-Don",
    "Arkhangelsk": "Arkhangel",
}  # fmt: skip


def test_other_spellings_lead_to_the_city_that_is_meant() -> None:
    for city, spellings in SPELLINGS.items():
        for spelling in spellings.split():
            assert tables().text(f"income.spelling.{spelling}") == city


# What each aircraft is, by its counter (OOB-01).
AIRCRAFT = {
    "fighter": (
        "CR42 F2A G50Bis I15 I15Bis I16 LaGG3 MC200 Me109E Me109F Me110C MiG3 PZL24 Yak1"
    ),
    "bomber": "Blen Ca135 DB3 Do17 He111 He111_NB IL4 Ju88A Pe2 SB2 SM79 TB3 Yer2",
    "support": "IL2 Ju87 Ju87B R10 Su2",
    "transport": "G2 Ju52 Li2",
}  # fmt: skip


def test_what_each_aircraft_is() -> None:
    expected = {
        name.replace("_", " "): kind for kind, listed in AIRCRAFT.items() for name in listed.split()
    }
    kinds = tables().keys("air_strength.kind")
    assert {name: tables().text(f"air_strength.kind.{name}") for name in kinds} == expected
