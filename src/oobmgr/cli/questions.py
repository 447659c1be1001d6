"""The command that asks what only the game of a campaign answers of its books."""

from __future__ import annotations

import argparse
import json

from oobmgr.cli.campaigns import opened
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
        answer = campaign.queries.ask(question, decode(question.wish, _read(wish.wish)), wish.as_of)
    print_json(answer)


def _read(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadInput(Fault(f"is not JSON: {error}.", "wish", text)) from None
