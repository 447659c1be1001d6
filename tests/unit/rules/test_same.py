"""What was worked out of the units is kept for as long as they are the very same."""

from __future__ import annotations

from oobmgr.rules.same import once_for_same


def test_it_works_once_for_the_very_same_tuple_and_again_for_an_equal_one() -> None:
    worked: list[tuple[int, ...]] = []

    def total(numbers: tuple[int, ...]) -> int:
        worked.append(numbers)
        return sum(numbers)

    asked = once_for_same(total)
    first, equal = (1, 2), (*range(1, 3),)
    assert [asked(first), asked(first), asked(equal), asked((4,))] == [3, 3, 3, 4]
    # By identity: two campaigns that are open may hold equal units, and units may be mutable.
    assert [one is two for one, two in zip(worked, (first, equal), strict=False)] == [True, True]
    assert len(worked) == 3
