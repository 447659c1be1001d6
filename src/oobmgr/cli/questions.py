"""The command that asks what only the game of a campaign answers of its books."""

from __future__ import annotations

import argparse

from oobmgr.cli.campaigns import opened
from oobmgr.cli.inputs import read_json
from oobmgr.cli.output import print_json
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.inputs import decode
from oobmgr.rules.nearest import did_you_mean


def ask(wish: argparse.Namespace) -> None:
    """Print the answer to a question as JSON; without a name, list the questions."""
    with opened(wish) as campaign:
        questions = {question.name: question for question in campaign.game.questions}
        if wish.name is None:
            for question in questions.values():
                say(f"{question.name:<20}  {question.sentence}")
            return
        if wish.name not in questions:
            advice = did_you_mean(wish.name, questions)
            raise BadInput(Fault("there is no such question.", "question", wish.name, advice))
        question = questions[wish.name]
        given = decode(question.wish, read_json(wish.wish))
        answer = campaign.queries.ask(question, given, wish.as_of)
    print_json(answer)
