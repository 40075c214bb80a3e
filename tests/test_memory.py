"""What a process remembers as long as it runs does not grow without bound."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from storage import Store
from tables.people import users
from tables.people.users import PeopleCache
from tables.recent import Recent
from tables.settings import TableSettings

HOUSE = Path(__file__).parents[1]
GROWING = {"dict", "set", "list", "OrderedDict", "defaultdict", "deque", "Counter"}
NAMED_AND_FEW = {
    "HANDLERS": "one for each kind of button",
    "_senders": "one for each kind of post",
    "_sources": "one for each kind of direct message",
    "watches": "one for each part of the bot that watches tables",
    "_again": "one for each chore",
    "_free": "one for each shard that may connect at once",
    "_states": "one for each shard",
    "_leaving": "one for each shard",
    "ended": "answers given ahead that end with one commit",
    "_failed": "answers given ahead that did not fit while a table is played on",
}
"""What only grows, and why it stays small."""


@cache
def read_sources() -> dict[Path, str]:
    """The sources of all that lives as long as a process."""
    folders = [HOUSE / name for name in ("cogs", "tables", "pictures")]
    return {file: file.read_text("utf-8") for each in folders for file in each.rglob("*.py")}


def begins_empty(value: ast.expr | None) -> bool:
    """Whether an expression is an empty container without a bound."""
    if isinstance(value, ast.Dict):
        return not value.keys
    if isinstance(value, ast.List | ast.Set):
        return not value.elts
    if not isinstance(value, ast.Call) or value.args:
        return False
    made = value.func.value if isinstance(value.func, ast.Subscript) else value.func
    bounded = any(keyword.arg == "maxlen" for keyword in value.keywords)
    return isinstance(made, ast.Name) and made.id in GROWING and not bounded


def list_kept(tree: ast.Module) -> Iterator[str]:
    """The names of containers that live as long as their module, or as an object of its classes."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = [node for each in classes for node in each.body if isinstance(node, ast.FunctionDef)]
    inits = [node for each in methods if each.name == "__init__" for node in ast.walk(each)]
    for node in [*tree.body, *inits]:
        if isinstance(node, ast.Assign | ast.AnnAssign) and begins_empty(node.value):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Attribute):
                yield target.attr
            elif isinstance(target, ast.Name) and node in tree.body:
                yield target.id


def is_shrinking(name: str, text: str) -> bool:
    """Whether something is removed from the container of that name, or it is made anew."""
    taken = rf"\b{name}\.(pop|popitem|popleft|remove|discard|clear)\b"
    deleted = rf"\bdel [^\n]*\b{name}\["
    anew = rf"\b{name} ([-&]=|= [{{\[]\w)"
    return re.search(f"{taken}|{deleted}|{anew}", text) is not None


def test_every_long_lived_container_shrinks_somewhere() -> None:
    whole = "\n".join(read_sources().values())
    only_grow = {
        f"{file.relative_to(HOUSE).as_posix()}: {name}"
        for file, text in read_sources().items()
        for name in list_kept(ast.parse(text))
        if name not in NAMED_AND_FEW and not is_shrinking(name, whole)
    }
    assert not only_grow, "bound these by tables.recent.Recent, or say why they are few"


def test_a_container_that_only_grows_is_found() -> None:
    made = "class A:\n    def __init__(self):\n        self.a = {}\n        self.b: X = set[int]()"
    assert list(list_kept(ast.parse(made))) == ["a", "b"]
    for taken in ("del self.a[1]", "self.a.discard(1)", "self.a = {k for k in ()}", "self.a -= x"):
        assert is_shrinking("a", taken), taken
    for added in ("self.a[1] = 2", "self.a |= x", "self.b.pop()", "self.aa.pop()", "self.a = {}"):
        assert not is_shrinking("a", added), added


def endless_caches(text: str) -> list[str]:
    """The functions that remember a result for every argument they have ever had."""
    endless = r"@(?:functools\.)?(?:cache|lru_cache\((?:maxsize=)?None\))\n\s*(?:async )?def (\w+)"
    return re.findall(endless + r"\((?!\s*\))", text)


def test_an_unbounded_cache_takes_no_arguments() -> None:
    assert [each for text in read_sources().values() for each in endless_caches(text)] == []
    assert endless_caches("@cache\ndef f(): ...\n@cache\ndef g(a): ...") == ["g"]


def test_recent_remembers_only_the_newest() -> None:
    recent: Recent[int, str] = Recent(2)
    recent[1], recent[2] = "one", "two"
    recent[1] = "one again"
    recent[3] = "three"
    assert dict(recent) == {1: "one again", 3: "three"}


async def test_cached_people_are_dropped_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(users, "USERS_REMEMBERED", 3)
    monkeypatch.setattr(users, "SERVERS_REMEMBERED", 2)
    store = await Store.open(tmp_path / "people.sqlite3")
    people = PeopleCache(store)
    await people.save_server_settings(1, most=7)
    await people.save_absence(1, None)
    for user in range(1, 9):
        await people.find_reminder_settings(user, TableSettings(), user)
        await people.list_met_lessons(user)
        await people.find_current_absence(user)
    sizes = {name: len(kept) for name, kept in vars(people).items() if isinstance(kept, Recent)}
    assert max(sizes.values()) == 3 and sizes["_servers"] == 2
    assert (await people.find_server_settings(1)).most == 7
    assert await people.find_current_absence(1) is not None
    await store.close()
