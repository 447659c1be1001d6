"""What only the game of a campaign answers, and what the answer rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.watched_books import WatchedBooks, topics_of_parts

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.topics import Topic
    from oobmgr.rules.questions import Answer, Question, Wish


def answered(
    then: BooksSnapshot, question: Question[Wish, Answer], wish: Wish, noted: set[Topic] | None
) -> Answer:
    """What the game says to a question; to `noted` the topics are added that it rests on."""
    # A game that its player has described anew asks it by the description of then.
    own = {one.name: one for one in then.game.questions}
    asked: Question[Wish, Answer] = own.get(question.name, question)
    if noted is None:
        return asked.answer(then, wish)
    seen = WatchedBooks(then)
    answer = asked.answer(seen, wish)
    noted |= topics_of_parts(seen.read)
    return answer
