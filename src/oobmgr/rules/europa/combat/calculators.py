"""The calculators of ground combat, in the order of the catalogue."""

from __future__ import annotations

from oobmgr.rules.calculators import Calculator
from oobmgr.rules.europa.combat import armor, bombardment, die_roll, limits, odds

CALCULATORS = (
    Calculator(
        "europa.factor_limit",
        "Factor limits",
        "How many attack factors count, by hex and in all.",
        ("CFL-01", "CFL-02", "CFL-03", "TER-01", "TER-02"),
        limits.FactorLimitInputs,
        limits.FactorLimit,
        limits.factor_limit,
    ),
    Calculator(
        "europa.defence_factors",
        "Defence factors",
        "How many defence factors count in a hex with artillery.",
        ("ART-01", "CFL-01", "CFL-02", "CBT-01"),
        limits.DefenceFactorsInputs,
        limits.DefenceFactors,
        limits.defence_factors,
    ),
    Calculator(
        "europa.artillery_support",
        "Artillery in an attack",
        "How many attack factors count with the artillery.",
        ("ART-02", "ART-03", "CBT-01"),
        limits.ArtillerySupportInputs,
        limits.ArtillerySupport,
        limits.artillery_support,
    ),
    Calculator(
        "europa.bombardment_shift",
        "Shift of a bombardment",
        "Which column shift a bombardment has.",
        ("BMB-04", "MIS-11"),
        bombardment.BombardmentShiftInputs,
        bombardment.BombardmentShift,
        bombardment.bombardment_shift,
    ),
    Calculator(
        "europa.bombardment_loss",
        "Loss by bombardment",
        "Whether the defender may meet Re or C in a certain way, and what it costs him.",
        ("BMB-05", "BMB-06", "CHG-01", "CHG-03", "CHG-07", "CHG-11"),
        bombardment.BombardmentLossInputs,
        bombardment.AnyBombardmentLoss,
        bombardment.bombardment_loss,
    ),
    Calculator(
        "europa.facility_hits",
        "Hits on a facility",
        "How many hits the results of bombardments score on a facility.",
        ("BMB-08",),
        bombardment.FacilityHitsInputs,
        bombardment.FacilityHits,
        bombardment.facility_hits,
    ),
    Calculator(
        "europa.odds_column",
        "Odds column",
        "Which column of the combat table is used.",
        ("CBT-01", "CBT-02", "CBT-03", "CBT-04", "BMB-07", "ARM-04", "TER-01", "GEN-04"),
        odds.OddsColumnInputs,
        odds.OddsColumn,
        odds.odds_column,
    ),
    Calculator(
        "europa.armor_advantage",
        "Armor advantage",
        "What armor adds to the die roll and to the column of a combat.",
        ("ARM-01", "ARM-02", "ARM-03", "ARM-04", "ARM-05", "ART-01", "TER-01"),
        armor.ArmorAdvantageInputs,
        armor.ArmorAdvantage,
        armor.armor_advantage,
    ),
    Calculator(
        "europa.die_roll_modifier",
        "Die roll modifier",
        "How much the die roll of a combat changes in all.",
        ("CBT-03", "CBT-04", "CBT-05", "ARM-03"),
        die_roll.DieRollModifierInputs,
        die_roll.DieRollModifier,
        die_roll.die_roll_modifier,
    ),
)
