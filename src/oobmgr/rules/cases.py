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


def case_span(first: str, last: str) -> tuple[str, ...]:
    """The ids of a chapter's cases from one to another: ``SP-ELIG-11`` to ``SP-ELIG-41``."""
    chapter, _, low = first.rpartition("-")
    *_, high = last.rpartition("-")
    return tuple(f"{chapter}-{number:0{len(low)}d}" for number in range(int(low), int(high) + 1))
