"""The phases in which each action is declared, written by `python tools/action_phases.py`."""

PHASES: dict[str, tuple[str, ...]] = {
    "convert": ("movement",),
    "partisan_mode": ("movement", "combat"),
    "enter_hex": ("movement", "combat"),
    "festung_roll": ("movement", "combat"),
    "garrison": ("movement",),
    "city_hex": ("movement", "combat"),
    "air_support": ("combat",),
    "hq_mode": ("movement", "combat"),
    "partisan_combat": ("combat",),
    "supply": ("movement", "combat"),
}
