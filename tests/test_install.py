"""What the two commands of the README install: no more than is needed, and always the same."""

import contextlib
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
SYSTEMS = [
    {
        "python_version": version,
        "python_full_version": f"{version}.0",
        "sys_platform": system,
        "platform_system": name,
        "os_name": "nt" if system == "win32" else "posix",
    }
    for version in ("3.11", "3.12", "3.13", "3.14")
    for system, name in (("linux", "Linux"), ("darwin", "Darwin"), ("win32", "Windows"))
]
"""Where Emberkeep may be installed, as far as packages ask."""


def read_project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read_script() -> dict[str, Any]:
    """The script metadata in bot.py, as uv reads it."""
    lines = (ROOT / "bot.py").read_text(encoding="utf-8").splitlines()
    block = lines[lines.index("# /// script") + 1 : lines.index("# ///")]
    return tomllib.loads("\n".join(line.removeprefix("#").removeprefix(" ") for line in block))


def list_pins(settings: dict[str, Any]) -> list[str]:
    """The versions that are pinned there."""
    found: list[str] = settings["tool"]["uv"]["constraint-dependencies"]
    return found


def find_pinned(settings: dict[str, Any], system: dict[str, str]) -> dict[str, str]:
    """By package, the version that is pinned there for such a system. Fails where a line fixes
    none, or two lines the same."""
    found: dict[str, str] = {}
    for pin in map(Requirement, list_pins(settings)):
        if pin.marker is not None and not pin.marker.evaluate(system):
            continue
        name, (fixed,) = canonicalize_name(pin.name), pin.specifier
        assert (fixed.operator, "*" in fixed.version) == ("==", False), f"{pin} fixes no version"
        assert name not in found, f"{pin} is not the only line for {name}"
        found[name] = fixed.version
    return found


def find_needed(requirements: Iterable[str], system: dict[str, str]) -> set[str]:
    """The packages that these require on such a system, including indirect ones. What a package
    needs that is not installed here, nobody can tell here."""
    found: set[str] = set()
    ahead = [each for each in map(Requirement, requirements) if _is_asked(each, {""}, system)]
    while ahead:
        each = ahead.pop()
        if (name := canonicalize_name(each.name)) not in found:
            found.add(name)
            ahead += [
                need for need in _list_needs(name) if _is_asked(need, {"", *each.extras}, system)
            ]
    return found


def _list_needs(name: str) -> Iterator[Requirement]:
    with contextlib.suppress(metadata.PackageNotFoundError):
        yield from map(Requirement, metadata.requires(name) or ())


def _is_asked(need: Requirement, extras: Iterable[str], system: dict[str, str]) -> bool:
    marker = need.marker
    return marker is None or any(marker.evaluate({**system, "extra": e}) for e in extras)


def test_the_bot_installs_what_the_project_needs_and_no_test_tools() -> None:
    """uv runs a script that says what it needs in an environment of just that."""
    assert read_script()["dependencies"] == read_project()["project"]["dependencies"]
    assert read_script()["requires-python"] == read_project()["project"]["requires-python"]


@pytest.mark.parametrize(
    "system", SYSTEMS, ids=lambda s: f"{s['sys_platform']}-{s['python_version']}"
)
def test_every_package_is_pinned_on_every_system(system: dict[str, str]) -> None:
    """A package requires others, which require others: pyproject.toml has a line for each."""
    every = [*read_project()["project"]["dependencies"]]
    for group in read_project()["dependency-groups"].values():
        every += group
    found = find_needed(every, system)
    assert {"yarl", "pluggy", "sortedcontainers"} <= found, "those come by others alone"
    assert found - find_pinned(read_project(), system).keys() == set()


def test_installed_versions_are_the_pinned_ones() -> None:
    here = {name: str(value) for name, value in default_environment().items()}
    fixed = find_pinned(read_project(), here)
    groups = read_project()["dependency-groups"]
    for name in find_needed([*read_project()["project"]["dependencies"], *groups["dev"]], here):
        assert fixed[name] == metadata.version(name), f"{name}: write what is installed, or sync"


def test_the_bots_script_pins_the_tested_versions() -> None:
    """Its script names those of them that a bot needs, and no other."""
    assert set(list_pins(read_script())) <= set(list_pins(read_project()))
    for system in SYSTEMS:
        missing = (
            find_needed(read_script()["dependencies"], system)
            - find_pinned(read_script(), system).keys()
        )
        assert missing == set(), f"bot.py fixes no version of these: {missing}"
    anywhere = set().union(
        *(find_needed(read_script()["dependencies"], system) for system in SYSTEMS)
    )
    assert {
        canonicalize_name(Requirement(pin).name) for pin in list_pins(read_script())
    } == anywhere


def test_a_pin_that_fixes_no_version_is_found() -> None:
    here = SYSTEMS[0]

    def find_fixed(*lines: str) -> dict[str, str]:
        return find_pinned({"tool": {"uv": {"constraint-dependencies": lines}}}, here)

    assert find_fixed("yarl==1.2", "idna==3 ; sys_platform=='x'") == {"yarl": "1.2"}
    for wrong in (["yarl~=1.2"], ["yarl==1.*"], ["yarl==1.2", "Yarl==1.3"]):
        with pytest.raises(AssertionError):
            find_fixed(*wrong)


def test_no_file_records_where_packages_come_from() -> None:
    recorded = re.compile(r"index-url|extra-index|\[\[tool\.uv\.index\]\]|registry = \"http")
    for name in ("pyproject.toml", "bot.py", "README.md", ".ci/run"):
        assert not recorded.search((ROOT / name).read_text(encoding="utf-8")), name


def test_no_package_is_required_by_url() -> None:
    for settings in (read_project(), read_script()):
        every = [*list_pins(settings), *settings.get("dependencies", ())]
        every += settings.get("project", {}).get("dependencies", ())
        for group in settings.get("dependency-groups", {}).values():
            every += group
        assert [each for each in every if Requirement(each).url or "/" in each] == []
        assert set(settings["tool"]["uv"]) <= {"package", "constraint-dependencies"}
