"""The scale of a plot."""


def step_of(top: int, most: int) -> int:
    """The step of a scale: 1, 2 or 5 times a power of ten, with no more than `most` of them."""
    power = 1
    while True:
        for lead in (1, 2, 5):
            if top <= lead * power * most:
                return lead * power
        power *= 10
