"""A passphrase is kept salted and stretched, and only itself opens it."""

from __future__ import annotations

import pytest

from oobmgr.campaign.passphrases import opens, sealed
from oobmgr.domain.errors import BadInput


def test_only_itself_opens_it() -> None:
    seal = sealed("Straße nach Leningrad")
    assert opens("Straße nach Leningrad", seal)
    assert opens("  Straße nach Leningrad ", seal)
    for wrong in ("", "straße nach leningrad", "Strasse nach Leningrad", "Straße nach Leningrad."):
        assert not opens(wrong, seal)


def test_the_same_letters_however_they_are_put_together() -> None:
    assert opens("Cafe\u0301 Neva", sealed("Caf\u00e9 Neva"))


def test_a_seal_holds_nothing_of_it_and_is_never_the_same() -> None:
    one, other = sealed("krasnaya zvezda"), sealed("krasnaya zvezda")
    assert one != other
    assert "krasnaya" not in one
    assert one.startswith("scrypt$16384-8-1$")


@pytest.mark.parametrize("text", ["", "   ", "abc", "x" * 201])
def test_too_short_or_too_long(text: str) -> None:
    with pytest.raises(BadInput, match="Choose one of 4 to 200"):
        sealed(text)


def test_an_unknown_kind_of_seal_stays_shut() -> None:
    assert not opens("secret", "later$1-1-1$00$00")
    assert not opens("secret", "later$3$1-1-1$00$00")
