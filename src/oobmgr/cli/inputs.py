"""Inputs as JSON: of an action, of a calculator, and of a question to the game."""

import json
from typing import Any

from oobmgr.domain.errors import BadInput, Fault

# A whole file may be given by mistake, and its refusal is one line.
_LONGEST_SHOWN = 200


def read_json(text: str) -> Any:  # noqa: ANN401 - any JSON value
    """The value that a JSON text holds; decimal fractions as text, for a float is not exact.

    Raises `BadInput` for a text that is not JSON, or too deep or too long to be meant.
    """
    shown = text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"
    try:
        # Kept as text: a float would no longer be the number that was typed.
        return json.loads(text, parse_float=str)
    except RecursionError:
        raise BadInput(Fault("this is not JSON: it is nested too deep.", "inputs", shown)) from None
    except json.JSONDecodeError as error:
        raise BadInput(Fault(f"this is not JSON: {error}.", "inputs", shown)) from None
    except ValueError:  # what Python says of a number with thousands of digits
        raise BadInput(Fault("a number in it has too many digits.", "inputs", shown)) from None
