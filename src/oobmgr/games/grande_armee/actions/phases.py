"""The phases in which each action is declared, written by `python tools/action_phases.py`."""

PHASES: dict[str, tuple[str, ...]] = {
    "weather": ("weather",),
}
