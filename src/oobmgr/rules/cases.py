"""A rule of the catalogue, in our own words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """A rule of the catalogue in our own words. `rule_class` is R, C, T, M or I.

    R changes the records, C is a calculation, T a table or a limit, M is followed on the map, I
    informs alone. `number` is the section of the rulebook, where it numbers its sections.

    `acts` lists where it acts in the program: calculators, actions, checks, screens, reminders.
    """

    id: str
    title: str
    text: str
    rule_class: str
    source: str
    acts: tuple[str, ...] = ()
    number: str = ""
