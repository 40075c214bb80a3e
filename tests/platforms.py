"""Which tests need Linux, and why. Elsewhere they are skipped."""

import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

LINUX = sys.platform == "linux"
TESTS = Path(__file__).parent
NEED_LINUX = {
    "browser": "drives Debian's Chromium",
    "cogs/packs/test_playtests.py": "kills workers, and looks for what is left of them",
    "cogs/start": "starts the bot by fork, and stops it by signals",
    "documents/test_replay.py": "kills workers, and looks for what is left of them",
    "e2e": "starts the bot by fork, and kills it",
    "pictures/test_painter.py": "kills painters, and looks for what is left of them",
    "storage/database/postgresql": "starts a PostgreSQL server of its own",
    "storage/test_failures.py": "limits what a process may write, and kills it",
    "tables/thinking": "kills workers, and looks for what is left of them",
    "tables/workers": "kills workers, and looks for what is left of them",
    "test_any_system.py": "takes POSIX away from a system that has it",
}
"""By file or folder, why it cannot run anywhere else."""


def why_not_here(path: Path) -> str:
    """Why the tests of a file cannot run on this system; "" where they can."""
    if LINUX:
        return ""
    whole = path.relative_to(TESTS).as_posix()
    return next((why for place, why in NEED_LINUX.items() if whole.startswith(place)), "")


class SkippedModule(pytest.Module):
    """A file of tests that is not even imported."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        pytest.skip(f"needs Linux: {why_not_here(self.path)}")
