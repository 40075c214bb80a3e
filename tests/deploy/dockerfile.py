"""Carries out a Dockerfile's lines about the project, in folders instead of an image."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass
class Stage:
    """What the lines of one stage have made. `folder` stands for the image's root."""

    folder: Path
    directory: str = "/"
    variables: dict[str, str] = field(default_factory=dict)
    entry: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    user: str = "root"
    volumes: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)

    def find_path(self, path: str) -> Path:
        """A path of the image's, as it is here."""
        return self.folder / os.path.normpath(
            f"{self.directory}/{path}" if path[0] != "/" else path
        ).lstrip("/")


def read_instructions(text: str) -> list[tuple[str, str]]:
    """Each instruction with what follows it on its line, continued lines joined."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    split = [line.split(maxsplit=1) for line in joined.splitlines() if line.strip()]
    return [(name, rest) for name, rest in split]


def build_stage(text: str, folder: Path) -> Stage:
    """The last stage of the Dockerfile, in a folder in there. Of the RUN lines, those of uv are
    carried out, for the others set up the system. uv is to find all in its cache; where it does
    not, the line is `skipped`, and the packages of these tests stand in. Raises ValueError for an
    instruction that is not known here."""
    stages: dict[str, Stage] = {}
    stage = Stage(folder)
    for name, rest in read_instructions(text):
        if name == "FROM":
            called = rest.split(" AS ")[1] if " AS " in rest else "last"
            stage = stages[called] = Stage(folder / called)
            stage.folder.mkdir()
        elif name == "WORKDIR":
            stage.directory = rest
            stage.find_path(".").mkdir(parents=True, exist_ok=True)
        elif name == "ENV":
            stage.variables |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        elif name == "COPY":
            _copy(stages, stage, rest.split())
        elif name == "RUN":
            if rest.startswith("uv "):
                _uv(stage, rest)
        elif name == "HEALTHCHECK":
            stage.health = json.loads(rest[rest.index("CMD") + 3 :])
        elif name == "ENTRYPOINT":
            stage.entry = json.loads(rest)
        elif name == "USER":
            stage.user = rest
        elif name == "VOLUME":
            stage.volumes.append(rest)
            stage.find_path(rest).mkdir(parents=True, exist_ok=True)
        elif name != "ARG":  # which names the base image; these folders have none
            raise ValueError(f"{name} is not known here.")
    return stage


def _copy(stages: dict[str, Stage], stage: Stage, words: list[str]) -> None:
    before = stages[words.pop(0).removeprefix("--from=")] if words[0].startswith("--") else None
    *sources, target = words
    for source in sources:
        found = before.find_path(source) if before else ROOT / source
        goal = (
            stage.find_path(target) / Path(source).name
            if target.endswith("/")
            else stage.find_path(target)
        )
        if found.is_dir():
            shutil.copytree(found, goal, symlinks=True)
        else:
            shutil.copyfile(found, goal)
    if before:
        stage.skipped += before.skipped


def _uv(stage: Stage, line: str) -> None:
    uv = os.environ.get("UV") or shutil.which("uv")
    settings = {**os.environ, "UV_OFFLINE": "1"}
    settings.pop("VIRTUAL_ENV", None)
    given = [uv or "uv", *shlex.split(line)[1:]]
    here = stage.find_path(".")
    done = (
        subprocess.run(given, cwd=here, env=settings, capture_output=True, check=False)
        if uv
        else None
    )
    if done is None or done.returncode:
        stage.skipped.append(line)
        python = here / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True, exist_ok=True)
        python.unlink(missing_ok=True)
        python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        python.chmod(0o755)
