"""What one game alone answers of its books, asked through one door.

A page or a command of the game holds the `Question` itself, so what it gets back has a type. The
command line asks any of them by name, with the wish as JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from oobmgr.domain.accounts import SideId
from oobmgr.domain.values import dataclass
from oobmgr.rules.inputs import told

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

Wish = TypeVar("Wish")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class NoWish:
    """The wish of a question that takes none."""


@dataclass(frozen=True)
class SideWish:
    """A question about one side."""

    side: SideId = told("The side that is asked about.")


@dataclass(frozen=True)
class Question(Generic[Wish, Answer]):
    """A question by its name (``board``), with a sentence about what it answers.

    `wish` is the frozen dataclass of what can be asked for; `answer` reads the books and returns
    frozen rows. It is given the books as of the end of a past turn where one is looked at.
    """

    name: str
    sentence: str
    wish: type[Wish]
    answer: Callable[[Books, Wish], Answer]


def plain_question(
    name: str, sentence: str, answer: Callable[[Books], Answer]
) -> Question[NoWish, Answer]:
    """A question that takes no wish."""
    # An empty wish, so that every question is asked, read and listed in one way.
    return Question(name, sentence, NoWish, lambda books, _: answer(books))


def side_question(
    name: str, sentence: str, answer: Callable[[Books, SideId], Answer]
) -> Question[SideWish, Answer]:
    """A question about one side."""
    return Question(name, sentence, SideWish, lambda books, wish: answer(books, wish.side))
