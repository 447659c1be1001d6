"""A case as chips show it, and the id under which it is looked up."""


def shown_case(case_id: str) -> str:
    """``SP-13`` as chips show it: ``SP 13``."""
    return case_id.replace("-", " ")


def case_id(shown: str) -> str:
    """The id of a case from the words of its chip."""
    return shown.replace(" ", "-")
