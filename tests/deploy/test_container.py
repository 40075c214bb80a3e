"""The steps of the Dockerfile, carried out in an empty folder: the bot starts there, and is healthy
by the image's own check. The systemd unit starts the same."""

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cogs.arguments import parse_arguments
from cogs.settings import VARIABLE_PREFIX, Settings
from tests.deploy.dockerfile import ROOT, Stage, build_stage

UNIT = ROOT / "deploy" / "emberkeep.service"
LOCAL = ("--local", "--no-browser", "--port", "0")


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Stage:
    folder = tmp_path_factory.mktemp("image")
    return build_stage((ROOT / "Dockerfile").read_text(encoding="utf-8"), folder)


@asynccontextmanager
async def started(
    command: Sequence[str], folder: Path, variables: Mapping[str, str]
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """The bot, when it has connected, and the port of its health. Nothing comes from the
    environment in which the tests run but the way to programs."""
    plain = {"PATH": os.environ["PATH"], **variables, "EMBERKEEP_METRICS_PORT": "0"}
    process = await asyncio.create_subprocess_exec(
        *command, *LOCAL, cwd=folder, env=plain, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr
    said = ""
    try:
        while "Connected as" not in said:
            line = await process.stderr.readline()
            assert line, said
            said += line.decode()
        address = re.search(r"http://[\d.]+:(\d+)/healthz", said)
        assert address, said
        yield process, address[1]
        process.terminate()
        assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_the_image_starts_and_reports_itself_healthy(image: Stage) -> None:
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", image.user)  # Kubernetes cannot tell names from root
    assert image.volumes == [image.variables["EMBERKEEP_DATA"]]
    data = image.find_path(image.variables["EMBERKEEP_DATA"])
    variables = {**image.variables, "EMBERKEEP_DATA": str(data)}
    async with started(image.entry, image.find_path("."), variables) as (_, port):
        check = {**variables, "EMBERKEEP_METRICS_PORT": port, "PATH": os.environ["PATH"]}
        healthy = await asyncio.create_subprocess_exec(
            *image.health, cwd=image.find_path("."), env=check
        )
        assert await healthy.wait() == 0
        assert (data / "local" / "emberkeep.sqlite3").exists()
    ill = await asyncio.create_subprocess_exec(
        *image.health, cwd=image.find_path("."), env=check, stderr=asyncio.subprocess.DEVNULL
    )
    assert await ill.wait() == 1  # nobody is there any more


def test_the_unit_and_the_image_start_the_same_command(image: Stage) -> None:
    """The same command in the same place, under settings that there are."""
    unit = read_unit(UNIT.read_text(encoding="utf-8"))
    (home,), (command,) = unit["WorkingDirectory"], unit["ExecStart"]
    assert command.split() == [f"{home}/{image.entry[0]}", *image.entry[1:]]
    variables = dict(pair.split("=", 1) for line in unit["Environment"] for pair in line.split())
    assert variables["EMBERKEEP_DATA"] == f"/var/lib/{unit['StateDirectory'][0]}"
    assert image.variables.keys() - variables.keys() == {"EMBERKEEP_METRICS_HOST"}
    assert variables.keys() <= image.variables.keys()
    ours = [name for name in variables if name.startswith(VARIABLE_PREFIX)]
    assert {
        name.removeprefix(VARIABLE_PREFIX).lower() for name in ours
    } <= Settings.model_fields.keys()


def read_unit(text: str) -> dict[str, list[str]]:
    """The settings under [Service]: each one's values, in order."""
    found: dict[str, list[str]] = {}
    for line in text.split("[Service]")[1].split("[Install]", maxsplit=1)[0].splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units(image: Stage, tmp_path: Path) -> None:
    """With the programs that they start where they are here."""
    (home,) = read_unit(UNIT.read_text(encoding="utf-8"))["WorkingDirectory"]
    there = {
        home: str(image.find_path(".")),
        "/usr/bin/restic": "/bin/true",
        "=emberkeep\n": "=root\n",
    }
    units = []
    for path in [*UNIT.parent.glob("*.service"), *UNIT.parent.glob("*.timer")]:
        text = path.read_text(encoding="utf-8")
        for program, here in there.items():
            text = text.replace(program, here)
        (tmp_path / path.name).write_text(text)
        units.append(str(tmp_path / path.name))
    verify = ["systemd-analyze", "verify", "--man=no", *units]
    said = subprocess.run(verify, capture_output=True, check=False, text=True)
    assert [line for line in said.stderr.splitlines() if "emberkeep" in line] == []
    assert said.returncode == 0, said.stderr


def test_the_units_differ_only_in_shards() -> None:
    one, several = (
        read_unit(UNIT.with_name(name).read_text(encoding="utf-8"))
        for name in (UNIT.name, "emberkeep@.service")
    )
    command = f"{one['ExecStart'][0]} --shards %i --of ${{EMBERKEEP_OF}}"
    assert several["ExecStart"] == [command]
    asked = parse_arguments(["--shards", "4-7", "--of", "8"])
    assert (asked.shards, asked.of) == ({4, 5, 6, 7}, 8)
    differing = {name for name in one if one[name] != several.get(name)}
    assert differing == {"ExecStart", "EnvironmentFile", "Environment", "RestartSec"}
    assert one.keys() == several.keys()


def test_dockerignore_lets_in_exactly_what_is_copied() -> None:
    """The list in .dockerignore is that of the COPY lines."""
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copied = {
        word
        for line in lines
        if line.startswith("COPY ") and "--from" not in line
        for word in line.split()[1:-1]
    }
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in ignored if line.startswith("!")} == copied
    assert "*" in ignored


def test_the_example_settings_override_nothing_in_the_unit() -> None:
    """/etc/emberkeep.env wins over the unit, and is a copy of the example at first."""
    unit = read_unit(UNIT.read_text(encoding="utf-8"))
    variables = {pair.split("=")[0] for line in unit["Environment"] for pair in line.split()}
    example = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    given = {line.split("=")[0] for line in example if line and not line.startswith("#")}
    assert given == {"DISCORD_TOKEN"}
    assert not given & variables


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize(
    "name", ["emberkeep.service", "emberkeep@.service", "emberkeep-backup.service"]
)
def test_systemd_finds_the_units_hardened(name: str) -> None:
    """At most 4.0 of 10; without any hardening a unit has 9.2 or more."""
    ask = ["systemd-analyze", "security", "--offline=true", "--threshold=40"]
    said = subprocess.run(
        [*ask, str(UNIT.with_name(name))], capture_output=True, check=False, text=True
    )
    assert said.returncode == 0, said.stdout[-300:] + said.stderr


def read_commands(heading: str) -> list[str]:
    """The commands under a heading of docs/hosting.md, without their remarks."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    part = page.split(f"## {heading}\n")[1].split("\n## ")[0]
    block = part.split("```sh\n")[1].split("```")[0]
    return [line.split(" #")[0].strip() for line in block.splitlines()]


def test_the_documented_commands_install_what_the_unit_starts() -> None:
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


def test_an_update_installs_like_the_first_time() -> None:
    install = [each for each in read_commands("Install and start") if "pip install" in each]
    assert install == [each for each in read_commands("Update") if "pip install" in each]


def test_the_docs_name_existing_files() -> None:
    for name in ("hosting.md", "operations.md"):
        page = (ROOT / "docs" / name).read_text(encoding="utf-8")
        named = set(re.findall(r"\bdeploy/[\w.@-]+\w", page))
        assert named
        assert all((ROOT / each).exists() for each in named), named
