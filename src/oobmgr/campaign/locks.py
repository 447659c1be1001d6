"""How the books keep what is hidden: the fields of the facts."""

from typing import Final

SEAL: Final = "seal"
"""The field of a side's fact of `Subject.LOCK`: its sealed passphrase."""
HANDED_OVER: Final = "handed_over"
"""The key of the fact of `Subject.CAMPAIGN` that names the side a file was made for."""
