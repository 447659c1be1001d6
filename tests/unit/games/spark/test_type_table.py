"""Every word of the sources for a type of unit: what it is taken for, said once more."""

from __future__ import annotations

from oobmgr.games.spark.tables import tables

# Class, kind, way of moving and armor dots (3.2, 3.3.2, 5.2(b), 11.1.6), with the words for them.
TYPES = {
    "personnel infantry leg -": (
        "infantry inf rifle grenadier fusilier mountain mt_inf marine mar_inf"
    ),
    "personnel infantry wheel -": (
        "heavy_infantry hvy_inf schnell motorised_infantry motorized_infantry mot_inf motorcycle "
        "recon SMG submachine"
    ),
    "personnel infantry ski -": "ski",
    "personnel engineer leg -": "engineer eng pioneer sapper",
    "personnel bridging wheel -": "bridging pontoon",
    "personnel machine_gun leg -": "machine_gun mg",
    "personnel observation wheel -": "observation_battalion obs",
    "personnel balloon wheel -": "observation_balloon balloon",
    "personnel headquarters wheel -": "headquarters HQ",
    "weapons antitank wheel -": "AT antitank",
    "weapons antiaircraft wheel -": "AA antiaircraft flak",
    "weapons artillery wheel -": "artillery mortar art gun how baltic_fleet",
    "weapons artillery rail -": "railroad_gun RR_gun railway_gun",
    "weapons rocket wheel -": "rocket nebelwerfer",
    "afv afv track -": (
        "tank assault_gun Pz_III PzIII Pzkpfw_III Pz_VIa PzVIa Pzkpfw_VIa Tiger BT-5 T-26"
    ),
    "afv afv track hollow": "T-60 Marder",
    "afv afv track 1": "StG_III StuG_III",
    "afv afv track 2": "KV-1",
    "afv afv track_t34 1": "T-34",
    "afv afv aerosan -": "aerosan",
    "afv antiaircraft track -": "SP_AA self_propelled_AA self_propelled_antiaircraft",
}
COLUMNS = ("class", "kind", "movement", "armor")

# The line of the Artillery Capabilities Chart (5.1) by side and words of a counter or roster.
CHART = {
    "soviet": {
        1: "div_art", 2: "mortar", 3: "light lt_art", 4: "gun", 5: "heavy_gun hvy_gun",
        6: "mixed mixed_gun", 7: "how", 8: "heavy_how hvy_how", 9: "super_heavy_how spr_hvy_how",
        10: "rocket", 11: "heavy_rocket hvy_rocket", 12: "baltic_fleet",
    },
    "german": {
        13: "div_art", 14: "mixed", 15: "150_gun 150mm_gun", 16: "150_how 150mm_how",
        17: "210_how 210mm_how", 18: "rocket nebelwerfer", 19: "railroad_gun railway_gun rr_gun",
    },
}  # fmt: skip

# Units that the text names for a trait of their own, by side.
NAMED = {
    "soviet": {"7GdMiner": "no_bridges", "16 FA": "parentheses"},
    "german": dict.fromkeys(
        ("I/70", "II/70", "III/70", "III/3", "II/2 Lehr", "II/37", "680", "143", "531", "910",
         "615", "768", "809", "854", "856"),
        "motorised",
    ),
}  # fmt: skip


def words_of(listed: str) -> list[str]:
    return [word.replace("_", " ") for word in listed.split()]


def test_each_word_of_a_type_is_taken_for_the_right_one() -> None:
    expected = {word: traits for traits, listed in TYPES.items() for word in words_of(listed)}
    found = {}
    for word in tables().keys("unit_types.type"):
        cells = [tables().cells.get(f"unit_types.type.{word}.{column}") for column in COLUMNS]
        found[word] = " ".join(str(cell.value) if cell else "-" for cell in cells)
    assert found == expected


def test_each_word_of_a_gun_leads_to_its_line_of_the_chart() -> None:
    for side, lines in CHART.items():
        expected = {word: number for number, listed in lines.items() for word in words_of(listed)}
        found = {}
        for word in tables().keys(f"unit_types.chart.{side}"):
            row = tables().text(f"unit_types.chart.{side}.{word}")
            found[word] = int(tables().case(f"artillery.{row}.name").rpartition("-")[2])
        assert found == expected


def test_who_is_named_for_a_trait() -> None:
    for side, named in NAMED.items():
        group = f"unit_types.named.{side}"
        assert {name: tables().text(f"{group}.{name}") for name in tables().keys(group)} == named
