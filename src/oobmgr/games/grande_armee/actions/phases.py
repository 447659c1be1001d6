"""The phases in which each action is declared, written by `python tools/action_phases.py`."""

PHASES: dict[str, tuple[str, ...]] = {
    "weather": ("weather",),
    "points": (
        "politics",
        "income",
        "construction",
        "weather",
        "command",
        "skirmish",
        "movement",
        "combat",
        "siege",
        "attrition",
        "rally",
    ),
}
