"""What was asked about a workbook so far, so that an answer can be seen and changed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from oobmgr.domain.values import dataclass
from oobmgr.exchange.layouts.questions import Question
from oobmgr.exchange.mends import was_unasked


@dataclass(frozen=True)
class Asked:
    """A question, and the names of the answers without which it was not asked yet."""

    question: Question
    after: frozenset[str] = frozenset()


AskedSoFar = Mapping[str, Asked]
"""By the name of the question, in the order in which they were first asked."""


def asked_so_far(
    before: AskedSoFar,
    questions: Sequence[Question],
    given: Mapping[str, str],
    now: Collection[str] = (),
) -> AskedSoFar:
    """What was asked, with the questions that are open; each keeps the place that it had.

    `given` are all answers, `now` the names of those that brought this reading.
    """
    still = {question.id for question in questions} | given.keys()
    asked = {name: one for name, one in before.items() if name in still}
    for question in questions:
        known = asked.get(question.id)
        asked[question.id] = Asked(question, known.after if known else frozenset(now))
    return asked


def newly_given(
    before: Mapping[str, str], given: Mapping[str, str], asked: AskedSoFar
) -> frozenset[str]:
    """The questions of which the answer is another one than before."""
    return frozenset(one for one in asked if given.get(one) != before.get(one))


def taken_back(name: str, answers: Mapping[str, str], asked: AskedSoFar) -> dict[str, str]:
    """The answers without one, and without those that were only asked for after it.

    What was asked in an earlier sitting, of which only the answers were kept, may have followed.
    """
    back = {name} | {one for one in answers if one not in asked and not was_unasked(one)}
    # In the order of asking: what follows one that goes comes after it.
    for one, known in asked.items():
        if known.after & back:
            back.add(one)
    return {one: answer for one, answer in answers.items() if one not in back}
