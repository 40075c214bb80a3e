"""Which version a bot is."""

from pathlib import Path

import pytest

from cogs.admin.version import find_commit

COMMIT = "0123456789abcdef0123456789abcdef01234567"


@pytest.mark.parametrize(
    "files",
    [
        {".git/HEAD": COMMIT},
        {".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": f"{COMMIT}\n"},
        {".git/HEAD": "ref: refs/heads/main\n", ".git/packed-refs": f"{COMMIT} refs/heads/main\n"},
        {"COMMIT": f"{COMMIT}\n"},
    ],
)
def test_the_commit_is_found(tmp_path: Path, files: dict[str, str]) -> None:
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content, "utf-8")
    assert find_commit(tmp_path) == COMMIT[:12]


def test_a_copy_without_git_has_none(tmp_path: Path) -> None:
    assert find_commit(tmp_path) == ""
