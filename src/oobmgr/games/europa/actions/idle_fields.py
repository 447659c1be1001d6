"""Fields that the words of another rule out, filled in all the same: told, for they do nothing."""

import dataclasses
from collections.abc import Iterator
from typing import Any

from oobmgr.domain.errors import Fault
from oobmgr.rules.inputs import FILLED_IN, TOLD, Told


def idle_fields(inputs: Any, leaving: tuple[str, ...] = ()) -> Iterator[Fault]:  # noqa: ANN401 - any record of inputs
    """Tells of each field that is filled in and means nothing with what another one says.

    `leaving` are fields of which something else is said.
    """
    for field in dataclasses.fields(inputs):
        value, about = getattr(inputs, field.name), field.metadata.get(TOLD, Told(""))
        if field.name in leaving or value == field.default:
            continue
        for other, words in about.when.items():
            said = getattr(inputs, other)
            if words != FILLED_IN and said not in words:
                sentence = f"counts for nothing with {said}."
                yield Fault(sentence, field.name, "", "Leave it out.", about.case)
