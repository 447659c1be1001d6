"""What linters do not see: circles of modules, long records by position, parameters thrown away."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from oobmgr.domain.garbage import collector_resting
from syntax import nodes_of

Nodes = Sequence[ast.AST]

SOURCE = Path(__file__).resolve().parents[2] / "src"
MOST_BY_POSITION = 6
Home = tuple[str, ast.ClassDef]
"""A module, and a class that stands in it."""
LOOKED_AT = (
    *(ast.Import, ast.ImportFrom),
    *(ast.ClassDef, ast.FunctionDef, ast.Call, ast.Tuple),
)


@cache
def modules_of_program() -> Mapping[str, Nodes]:
    """The nodes of every module, read when they are asked for: each process collects these tests.

    Those alone at which a test here looks, so that each does not go through a million.
    """
    found = {}
    with collector_resting():
        for path in sorted(SOURCE.rglob("*.py")):
            parts = path.relative_to(SOURCE).with_suffix("").parts
            nodes = nodes_of(ast.parse(path.read_text(encoding="utf-8")))
            name = ".".join(parts).removesuffix(".__init__")
            found[name] = [node for node in nodes if isinstance(node, LOOKED_AT)]
    return found


@pytest.fixture(scope="module", autouse=True)
def _let_go() -> Iterator[None]:
    """Keep no trees for the tests that follow: each look for garbage would go through them."""
    yield
    modules_of_program.cache_clear()


def nodes(code: str) -> Nodes:
    """The nodes of a piece of code."""
    return nodes_of(ast.parse(code))


def imports_of(name: str, modules: Mapping[str, Nodes]) -> set[str]:
    """The modules of the program that a module names, those for type checking alone included."""
    found: set[str] = set()
    for node in modules[name]:
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= (inside & modules.keys()) or ({node.module} & modules.keys())
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & modules.keys()
    return found - {name}


def circle(modules: Mapping[str, Nodes]) -> list[str]:
    """The first modules found that import each other in a circle; empty where none do."""
    try:
        TopologicalSorter({name: imports_of(name, modules) for name in modules}).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_a_circle_is_found() -> None:
    one, other = nodes("from pkg.b import B"), nodes("if TYPE:\n    from pkg.a import A")
    assert set(circle({"pkg.a": one, "pkg.b": other})) == {"pkg.a", "pkg.b"}


def test_no_modules_import_each_other() -> None:
    assert len(modules_of_program()) > 500
    assert circle(modules_of_program()) == []


def plain_name(node: ast.expr) -> str:
    """The last part of a dotted name, without what stands in brackets: ``Column[Any]`` too."""
    node = node.value if isinstance(node, ast.Subscript) else node
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def methods_of(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    """The methods that stand in a class itself."""
    return {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}


def does_nothing(method: ast.FunctionDef) -> bool:
    """Whether a method is left to those that inherit it: it refuses, passes, or returns a blank."""
    body = [one for one in method.body if not isinstance(one, ast.Expr)]
    return all(isinstance(one, ast.Pass | ast.Raise | ast.Return) for one in body)


def is_lost(method: ast.FunctionDef, above: ast.FunctionDef) -> bool:
    """Whether what the method of the base class does is no longer done."""
    return not does_nothing(above) and f"super().{method.name}(" not in ast.unparse(method)


def homes_of(modules: Mapping[str, Nodes]) -> dict[tuple[str, str], Home]:
    """Where each class stands by its name in its own module and in those that import it."""
    homes = {
        (module, node.name): (module, node)
        for module, found in modules.items()
        for node in found
        if isinstance(node, ast.ClassDef)
    }
    own = dict(homes)
    for module, found in modules.items():
        for node in found:
            names = node.names if isinstance(node, ast.ImportFrom) else ()
            for alias in names:
                if home := own.get((getattr(node, "module", None) or "", alias.name)):
                    homes[module, alias.asname or alias.name] = home
    return homes


def above(home: Home, homes: Mapping[tuple[str, str], Home]) -> Iterator[Home]:
    """The classes of the program from which a class inherits, however far up."""
    for base in home[1].bases:
        if found := homes.get((home[0], plain_name(base))):
            yield found
            yield from above(found, homes)


def taken_over(modules: Mapping[str, Nodes]) -> Iterator[str]:
    """The private methods that a class in another module replaces, perhaps without knowing it.

    Who gives a method to be replaced calls it by a public name; who adds to one calls the one
    above. Otherwise whoever takes a piece out of a long method of a base class may happen on the
    name of a piece below, and one of the two is no longer called.
    """
    homes = homes_of(modules)
    for (module, _), home in homes.items():
        if module != home[0]:
            continue
        own = methods_of(home[1])
        for other, base in above(home, homes):
            theirs = methods_of(base) if other != module else {}
            for name in sorted(own.keys() & theirs.keys()):
                if name[0] == "_" and name[:2] != "__" and is_lost(own[name], theirs[name]):
                    yield f"{module}.{home[1].name}.{name} replaces that of {other}.{base.name}"


def test_a_private_method_that_is_taken_over_is_found() -> None:
    base = (
        "class Base:\n    def _join(self):\n        self.a = 1\n    def _left(self):\n        pass"
    )
    below = "from a import Base as B\nclass Below(B[int]):\n    def _join(self): pass\n"
    below += "    def _left(self): pass"
    assert list(taken_over({"a": nodes(base), "b": nodes(below)})) == [
        "b.Below._join replaces that of a.Base"
    ]


def test_no_private_method_is_taken_over() -> None:
    assert list(taken_over(modules_of_program())) == []


def is_record(node: ast.ClassDef) -> bool:
    """Whether a class is a dataclass or a named tuple."""
    marks = (one.func if isinstance(one, ast.Call) else one for one in node.decorator_list)
    made = [plain_name(mark) for mark in marks]
    return "dataclass" in made or "NamedTuple" in map(plain_name, node.bases)


def record_sizes(modules: Mapping[str, Nodes]) -> dict[str, int]:
    """How many fields each record has, those that it inherits included; 0 for other classes."""
    classes = {
        node.name: node
        for module in modules.values()
        for node in module
        if isinstance(node, ast.ClassDef)
    }

    def size(name: str, below: frozenset[str] = frozenset()) -> int:
        node = classes.get(name)
        if node is None or name in below:
            return 0
        own = sum(isinstance(one, ast.AnnAssign) for one in node.body) if is_record(node) else 0
        return own + sum(size(plain_name(base), below | {name}) for base in node.bases)

    return {name: size(name) for name in classes}


def long_by_position(module: Nodes, sizes: Mapping[str, int]) -> Iterator[str]:
    """The calls that fill a record of seven and more fields, or any class, by position.

    How many a star brings along is not seen: a long record takes none.
    """
    for node in module:
        if not isinstance(node, ast.Call) or plain_name(node.func) not in sizes:
            continue
        name = plain_name(node.func)
        starred = any(isinstance(one, ast.Starred) for one in node.args)
        long = sizes[name] > MOST_BY_POSITION
        if len(node.args) > MOST_BY_POSITION or (long and starred):
            yield name


def long_rows(module: Nodes) -> Iterator[str]:
    """The tuples that spell out seven and more values, most of them fields of one record."""
    for node in module:
        if isinstance(node, ast.Tuple) and len(node.elts) > MOST_BY_POSITION:
            read = [
                one.value.id
                for one in node.elts
                if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name)
            ]
            if read and 2 * max(map(read.count, read)) > len(node.elts):
                yield f"{len(node.elts)} values in line {node.lineno}"


def thrown_away(module: Nodes) -> Iterator[str]:
    """The functions that delete a parameter which they were given: it should be named ``_``."""
    for node in module:
        if isinstance(node, ast.FunctionDef):
            given = {one.arg for one in (*node.args.args, *node.args.kwonlyargs)}
            deleted = {
                target.id
                for one in node.body
                if isinstance(one, ast.Delete)
                for target in one.targets
                if isinstance(target, ast.Name)
            }
            if given & deleted:
                yield f"{node.name} in line {node.lineno}"


def test_faults_of_shape_are_found() -> None:
    seven = ", ".join("1234567")
    tree = nodes(f"def f(a):\n    del a\n    return Row({seven})")
    assert list(long_by_position(tree, {"Row": 7})) == ["Row"]
    assert list(thrown_away(tree)) == ["f in line 1"]


def test_long_records_are_known_by_what_they_inherit_and_by_stars() -> None:
    fields = "\n".join(f"    f{at}: int" for at in range(4))
    code = f"@dataclass(frozen=True)\nclass A:\n{fields}\n@dataclass\nclass B(A):\n{fields}\nB(*x)"
    tree = nodes(code)
    sizes = record_sizes({"": tree})
    assert sizes == {"A": 4, "B": 8}
    assert list(long_by_position(tree, sizes)) == ["B"]
    assert list(long_by_position(nodes("A(*x), rows.B[int](1, *x)"), sizes)) == ["B"]
    row = ", ".join(f"row.f{at}" for at in range(7))
    assert list(long_rows(nodes(f"({row})"))) == ["7 values in line 1"]
    assert list(long_rows(nodes("(row.a, 1, 2, 3, 4, 5, 6)"))) == []


def test_long_records_name_their_fields() -> None:
    sizes = record_sizes(modules_of_program())
    found = {
        name: list(long_by_position(module, sizes)) for name, module in modules_of_program().items()
    }
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_rows_of_a_table_name_their_columns() -> None:
    cli = {name: module for name, module in modules_of_program().items() if ".cli." in name}
    found = {name: list(long_rows(module)) for name, module in cli.items()}
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_no_function_throws_a_parameter_away() -> None:
    found = {name: list(thrown_away(module)) for name, module in modules_of_program().items()}
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_frozen_records_wait_with_their_methods() -> None:
    """Compiled as they are defined, the methods of the records took half of a short command."""
    at_once = [
        f"{name}.{node.name}"
        for name, module in modules_of_program().items()
        if any(
            isinstance(one, ast.ImportFrom)
            and one.module == "dataclasses"
            and "dataclass" in (alias.name for alias in one.names)
            for one in module
        )
        for node in module
        if isinstance(node, ast.ClassDef)
        and any("frozen=True" in ast.unparse(mark) for mark in node.decorator_list)
    ]
    assert at_once == [], "take dataclass from oobmgr.domain.values"
