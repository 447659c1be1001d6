"""Keys of several parts are read back as they were written."""

import pytest

from oobmgr.domain.keys import KeyForm

LINE = KeyForm("gauge", ("side", "line"))
LYING = KeyForm(parts=("nation", "aircraft", "spot"), joint="/")


@pytest.mark.parametrize(
    ("form", "parts", "key"),
    [
        (KeyForm("hex"), ("Minsk",), "hex:Minsk"),
        (KeyForm("hex"), ("a: b",), "hex:a: b"),
        (LINE, ("axis", "Brest: east"), "gauge:axis:Brest: east"),
        (LYING, ("Italy", "G50", "at a/b"), "Italy/G50/at a/b"),
        (LYING, ("Soviet Union", "I16/24", "box"), "Soviet Union/I16%2F24/box"),
    ],
)
def test_a_key_is_read_back(form: KeyForm, parts: tuple[str, ...], key: str) -> None:
    assert form.key(*parts) == key
    assert form.read(key) == parts


@pytest.mark.parametrize("key", ["break:Minsk", "gauge", "gauge:axis", "axis:Minsk", ""])
def test_a_key_of_another_form_has_no_parts(key: str) -> None:
    assert LINE.read(key) == ()


def test_a_key_has_all_its_parts() -> None:
    with pytest.raises(ValueError, match="side, line"):
        LINE.key("axis")
