"""The commands of docs/hosting.md make what the unit expects."""

from __future__ import annotations

import re

from tests.deploy.dockerfile import ROOT
from tests.deploy.test_container import UNIT, read_unit


def read_commands(heading: str) -> list[str]:
    """The commands under a heading of docs/hosting.md, without their remarks."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    part = page.split(f"## {heading}\n")[1].split("\n## ")[0]
    block = part.split("```sh\n")[1].split("```")[0]
    return [line.split(" #")[0].strip() for line in block.splitlines()]


def test_a_dozen_commands_make_what_the_unit_starts() -> None:
    commands = read_commands("Install and start")
    assert len(commands) <= 12
    unit = read_unit(UNIT.read_text(encoding="utf-8"))
    (home,), (user,), (file,) = (
        unit[name] for name in ("WorkingDirectory", "User", "EnvironmentFile")
    )
    assert f"git clone ADDRESS {home}" in commands
    assert f"cd {home}" in commands
    assert "python3 -m venv .venv" in commands
    assert unit["ExecStart"] == [f"{home}/.venv/bin/python bot.py"]
    state = f"/var/lib/{unit['StateDirectory'][0]}"
    (useradd,) = [each for each in commands if each.startswith("useradd ")]
    assert f"--home-dir {state} " in useradd and useradd.endswith(f" {user}")
    assert f"install -m 600 .env.example {file}" in commands
    assert f"cp deploy/{UNIT.name} /etc/systemd/system/" in commands
    assert commands.index(f"systemctl enable --now {UNIT.stem}") == len(commands) - 2


def test_an_update_installs_as_the_first_time() -> None:
    install = [each for each in read_commands("Install and start") if "pip install" in each]
    assert install == [each for each in read_commands("Update") if "pip install" in each]


def test_the_pages_name_files_that_there_are() -> None:
    for name in ("hosting.md", "operations.md"):
        page = (ROOT / "docs" / name).read_text(encoding="utf-8")
        named = set(re.findall(r"\bdeploy/[\w.@-]+\w", page))
        assert named
        assert all((ROOT / each).exists() for each in named), named
