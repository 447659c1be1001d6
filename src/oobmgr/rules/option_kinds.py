"""Options as most are: one of named settings, yes and no, or a number."""

from __future__ import annotations

from oobmgr.rules.options import Choice, Option, OptionKind


def either(
    name: str, title: str, sentence: str, case: str, conflict: str, **choices: str
) -> Option:
    """An option between named settings; the first is the default."""
    listed = tuple(Choice(value.removeprefix("pct_"), shown) for value, shown in choices.items())
    return Option(name, title, sentence, case, conflict, listed[0].value, listed)


def flag(
    name: str, title: str, sentence: str, case: str, conflict: str, *, default: bool
) -> Option:
    """An option that is on or off."""
    listed = (Choice(value=True, name="Yes"), Choice(value=False, name="No"))
    return Option(name, title, sentence, case, conflict, default, listed)


def number(
    name: str, title: str, sentence: str, case: str, conflict: str, *, default: str
) -> Option:
    """An option that is a whole number of at least zero; the default is written as in the rules."""
    return Option(name, title, sentence, case, conflict, int(default), kind=OptionKind.NUMBER)
