"""The id of a case, and how it is written for people."""

from __future__ import annotations


def shown_case(case_id: str) -> str:
    """``INC-12`` as chips and sheets write it: ``INC 12``."""
    return case_id.replace("-", " ")


def case_id(shown: str) -> str:
    """The id of a case from the words of its chip."""
    return shown.replace(" ", "-")
