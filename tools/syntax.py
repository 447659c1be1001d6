"""The nodes of Python code, for tools and tests that go through the whole program."""

import ast

_WITHOUT_NODES = frozenset({"id", "attr", "arg", "asname", "kind", "ctx", "level", "conversion"})
"""Fields that hold names and marks. Most nodes are names, which have no others."""
_PARTS: dict[type[ast.AST], tuple[str, ...]] = {}


def nodes_of(top: ast.AST) -> list[ast.AST]:
    """A node and all that is in it, from outside in, in the order of `ast.walk`.

    What only says that a name is read or set is left out: it is a quarter of all nodes.
    """
    # The list grows while it is gone through. `ast.walk` asks two generators for each of a
    # million nodes, and took most of the time of whatever looked for a shape in the program.
    found = [top]
    for node in found:
        kind = type(node)
        for name in _PARTS[kind] if kind in _PARTS else _parts_of(kind):
            inner = getattr(node, name, None)
            if isinstance(inner, list):
                found += [one for one in inner if isinstance(one, ast.AST)]
            elif isinstance(inner, ast.AST):
                found.append(inner)
    return found


def _parts_of(kind: type[ast.AST]) -> tuple[str, ...]:
    _PARTS[kind] = tuple(name for name in kind._fields if name not in _WITHOUT_NODES)
    return _PARTS[kind]
