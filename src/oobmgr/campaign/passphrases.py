"""Passphrases as the books keep them: salted and stretched, never in clear."""

import hashlib
import hmac
import os
import unicodedata
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted

# A courtesy between players that is typed at each turn: it need not stand against a burglar.
SHORTEST: Final = 4
LONGEST: Final = 200
_KIND: Final = "scrypt"
# Sixteen megabytes for each try. The costs stand in the seal, so that new ones open old seals.
_COST, _BLOCK, _LANES = 1 << 14, 8, 1
# More than one try takes now, so that a seal with higher costs is still opened.
_MEMORY: Final = 64 * 1024 * 1024
_SALT_BYTES: Final = 16


class WrongPassphrase(BadInput):
    """A passphrase that is not the one that was sealed."""


def sealed(passphrase: str) -> str:
    """A passphrase as it is kept: kind, costs, salt and digest, parted by ``$``.

    Raises:
        BadInput: it is too short, too long or empty.
    """
    text = _plain(passphrase)
    if not SHORTEST <= len(text) <= LONGEST:
        message = f"the passphrase has {counted(len(text), 'letter')}."
        advice = f"Choose one of {SHORTEST} to {LONGEST}."
        raise BadInput(Fault(message, "passphrase", advice=advice))
    salt = os.urandom(_SALT_BYTES)
    digest = _digest(text, salt, _COST, _BLOCK, _LANES)
    return "$".join((_KIND, f"{_COST}-{_BLOCK}-{_LANES}", salt.hex(), digest.hex()))


def opens(passphrase: str, seal: str) -> bool:
    """Whether this is the passphrase that was sealed."""
    kind, *parts = seal.split("$")
    # A later program may seal in another way, in parts of its own: such a seal just stays closed.
    if kind != _KIND:
        return False
    costs, salt, digest = parts
    cost, block, lanes = (int(number) for number in costs.split("-"))
    tried = _digest(_plain(passphrase), bytes.fromhex(salt), cost, block, lanes)
    # Takes as long for a near miss as for a wild guess.
    return hmac.compare_digest(tried, bytes.fromhex(digest))


def _plain(passphrase: str) -> str:
    """The letters that count: the same whichever keyboard typed them, without spaces around."""
    # Umlauts may be typed as one sign or as two, depending on the system.
    return unicodedata.normalize("NFKC", passphrase).strip()


def _digest(text: str, salt: bytes, cost: int, block: int, lanes: int) -> bytes:
    # A lone surrogate, as some keyboards send, must not stop it: it is a letter like any other
    # here.
    letters = text.encode("utf-8", "surrogatepass")
    return hashlib.scrypt(letters, salt=salt, n=cost, r=block, p=lanes, maxmem=_MEMORY)
