"""The image installs pinned versions, by hash, wherever they are fetched from."""

import re

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.deploy.dockerfile import ROOT, read_instructions
from tests.test_install import SYSTEMS, find_needed, find_pinned, read_script

LISTS = ("deploy/requirements.txt", "deploy/uv.txt")


def read_list(name: str) -> dict[str, list[Requirement]]:
    """The lines of a list by package. Fails where a line has no hash or fixes no version."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, list[Requirement]] = {}
    for line in text.splitlines():
        said, *hashes = line.split(" --hash=")
        assert hashes and all(re.fullmatch(r"sha256:[0-9a-f]{64}\s*", each) for each in hashes), (
            said
        )
        requirement = Requirement(said)
        (fixed,) = requirement.specifier
        assert (fixed.operator, requirement.url) == ("==", None), said
        found.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return found


@pytest.mark.parametrize(
    "system", SYSTEMS, ids=lambda s: f"{s['sys_platform']}-{s['python_version']}"
)
def test_the_list_pins_everything_the_bot_needs(system: dict[str, str]) -> None:
    listed = {
        name: next(iter(each.specifier)).version
        for name, lines in read_list(LISTS[0]).items()
        for each in lines
        if each.marker is None or each.marker.evaluate(system)
    }
    fixed = find_pinned(read_script(), system)
    assert find_needed(read_script()["dependencies"], system) <= listed.keys()
    assert listed == {name: fixed[name] for name in listed}


@pytest.mark.parametrize("name", LISTS)
def test_no_list_names_an_address(name: str) -> None:
    assert read_list(name)
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"://|index|find-links", text)


def test_the_image_installs_nothing_without_a_hash() -> None:
    lines = read_instructions((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    installs = [rest for name, rest in lines if name == "RUN" and "pip install" in rest]
    assert [rest.split()[-1] for rest in installs] == ["uv.txt", "requirements.txt"]
    assert all("--require-hashes" in rest for rest in installs)


def test_the_base_image_can_be_pinned_from_outside() -> None:
    """Both stages begin with the image that `--build-arg PYTHON=` names."""
    lines = read_instructions((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert lines[0] == ("ARG", "PYTHON=python:3.12-slim")
    assert [rest.split()[0] for name, rest in lines if name == "FROM"] == ["${PYTHON}"] * 2
