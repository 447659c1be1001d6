"""What linters do not see: circles of modules, long records by position, parameters thrown away."""

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"
MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): ast.parse(
        path.read_text(encoding="utf-8")
    )
    for path in sorted(SOURCE.rglob("*.py"))
}
MOST_BY_POSITION = 6
READ_IN_BULK = {"oobmgr.exchange.unit_rows": ["UnitValues"]}
"""Twenty thousand rows at a time are filled by position there: by name takes half as long again."""


def imports_of(name: str, modules: Mapping[str, ast.Module]) -> set[str]:
    """The modules of the program that a module names, those for type checking alone included."""
    found: set[str] = set()
    for node in ast.walk(modules[name]):
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= (inside & modules.keys()) or ({node.module} & modules.keys())
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & modules.keys()
    return found - {name}


def circle(modules: Mapping[str, ast.Module]) -> list[str]:
    """The first modules found that import each other in a circle; empty where none do."""
    try:
        TopologicalSorter({name: imports_of(name, modules) for name in modules}).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_a_circle_is_found() -> None:
    one, other = ast.parse("from pkg.b import B"), ast.parse("if TYPE:\n    from pkg.a import A")
    assert set(circle({"pkg.a": one, "pkg.b": other})) == {"pkg.a", "pkg.b"}


def test_no_modules_import_each_other() -> None:
    assert len(MODULES) > 500
    assert circle(MODULES) == []


def record_sizes(modules: Mapping[str, ast.Module]) -> dict[str, int]:
    """How many fields each dataclass has."""
    return {
        node.name: sum(isinstance(one, ast.AnnAssign) for one in node.body)
        for tree in modules.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any("dataclass" in ast.unparse(one) for one in node.decorator_list)
    }


def long_by_position(tree: ast.Module, sizes: Mapping[str, int]) -> Iterator[str]:
    """The calls that fill a record of seven and more fields by position."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        plain = [one for one in node.args if not isinstance(one, ast.Starred)]
        if min(sizes.get(node.func.id, 0), len(plain)) > MOST_BY_POSITION:
            yield node.func.id


def thrown_away(tree: ast.Module) -> Iterator[str]:
    """The functions that delete a parameter which they were given: it should be named ``_``."""
    for node in ast.walk(tree):
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
    tree = ast.parse(f"def f(a):\n    del a\n    return Row({seven})")
    assert list(long_by_position(tree, {"Row": 7})) == ["Row"]
    assert list(long_by_position(tree, {"Row": 6})) == []
    assert list(thrown_away(tree)) == ["f in line 1"]


def test_long_records_name_their_fields() -> None:
    sizes = record_sizes(MODULES)
    found = {name: list(long_by_position(tree, sizes)) for name, tree in MODULES.items()}
    assert {name: faults for name, faults in found.items() if faults} == READ_IN_BULK


def test_no_function_throws_a_parameter_away() -> None:
    found = {name: list(thrown_away(tree)) for name, tree in MODULES.items()}
    assert {name: faults for name, faults in found.items() if faults} == {}
