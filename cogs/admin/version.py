"""Finds the version of Emberkeep, from `pyproject.toml`, and the commit that it was built from."""

import contextlib
import tomllib
from pathlib import Path

_CHECKOUT = Path(__file__).parents[2]
_COMMIT_DIGITS_SHOWN = 12
"""How many digits of a commit are shown."""


def _read_version() -> str:
    with (_CHECKOUT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def find_commit(checkout: Path = _CHECKOUT) -> str:
    """Find the commit of a checkout, or the one that an image was built from (its file COMMIT).
    Return "" if neither is known."""
    with contextlib.suppress(OSError):
        return (checkout / "COMMIT").read_text("utf-8").strip()[:_COMMIT_DIGITS_SHOWN]
    git = checkout / ".git"
    with contextlib.suppress(OSError):
        if git.is_file():  # a worktree
            git = checkout / git.read_text("utf-8").partition(":")[2].strip()
        head = (git / "HEAD").read_text("utf-8").strip()
        if not head.startswith("ref: "):
            return head[:_COMMIT_DIGITS_SHOWN]
        ref = head.removeprefix("ref: ")
        common = git / "commondir"
        root = (git / common.read_text("utf-8").strip()) if common.exists() else git
        loose = root / ref
        if loose.exists():
            return loose.read_text("utf-8").strip()[:_COMMIT_DIGITS_SHOWN]
        packed = (root / "packed-refs").read_text("utf-8").splitlines()
        return next(
            (line[:_COMMIT_DIGITS_SHOWN] for line in packed if line.endswith(f" {ref}")), ""
        )
    return ""


VERSION = _read_version()
COMMIT = find_commit()
VERSION_AND_COMMIT = f"{VERSION} ({COMMIT})" if COMMIT else VERSION
"""The version and the commit, for people to read."""
