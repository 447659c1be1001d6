"""Letters of other alphabets that a reader takes for Latin ones."""

from types import MappingProxyType
from typing import Final
from unicodedata import normalize

_ALIKE: Final = MappingProxyType(
    str.maketrans(
        # Greek, then Cyrillic; below each the letter that it is taken for.
        "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυχАВЕЅІЈКМНОРСТУХаеѕіјорсух",
        "ABEZHIKMNOPTYXaivopuxABESIJKMHOPCTYXaesijopcyx",
    )
)


def as_it_looks(name: str) -> str:
    """A name in the letters that a reader sees: one ö for an o and its dots, N for a Greek nu.

    A name that is Greek or Cyrillic throughout comes out as a mixture, which is as good to compare.
    """
    return normalize("NFKC", name).translate(_ALIKE)
