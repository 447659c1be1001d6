"""Where rows may part: no row alone at the foot of a page, none alone at the head of the next."""

LEAST_TOGETHER = 2


def unbroken(fitting: int, of: int) -> int:
    """How many of some rows stay on a page that has room for so many; 0 for none."""
    if fitting >= of:
        return of
    # So many at most that the next page does not begin with a single one.
    kept = min(fitting, of - LEAST_TOGETHER)
    return kept if kept >= LEAST_TOGETHER else 0
