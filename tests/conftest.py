"""What all tests share."""

import importlib
import os
import shutil
import sys
from pathlib import Path

import hypothesis
import pytest
from hypothesis.internal.conjecture import providers

from tests import platforms

# The same cases each time: whether a change may land is not drawn by lot. New ones are searched for
# by a command of their own (CONTRIBUTING.md). No case is timed, for two runs may share the machine.
UNTIMED = {"deadline": None, "suppress_health_check": [hypothesis.HealthCheck.too_slow]}
hypothesis.settings.register_profile("suite", derandomize=True, database=None, **UNTIMED)
hypothesis.settings.register_profile("search", max_examples=2000, **UNTIMED)
hypothesis.settings.load_profile("suite")

# The run starts many processes of its own, each of which would compile all modules again where
# compiled ones may not be kept. It keeps them, for itself and for those.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Each database of the tests waits until what was written is on the disk, thousands of times. In
# memory that takes no time, and what a test proves of a killed bot is the same: only a power cut
# could tell. pytest makes its temporary folders there, where there is such a place and room for
# them.
MEMORY = Path("/dev/shm")
ROOM = 2**30
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

PLUGINS = (
    "tests.new_store",
    "tests.postgresql",
    "tests.tiny_fixture",
    "tests.documents.book.quick",
)
pytest.register_assert_rewrite(*PLUGINS)
TESTS = Path(__file__).parent
ROOT = TESTS.parent


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for other processes."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    """The process that hands tests out to workers runs none, and loads nothing for them."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        from tables.garbage import collect_garbage_less_often

        # Looking for garbage took a sixth of the time in which all is loaded.
        collect_garbage_less_often()

        from tests.template_game import register_template

        register_template()  # the shared tests run on it as on every game
        for name in PLUGINS:
            config.pluginmanager.register(importlib.import_module(name), name)


def pytest_collection(session: pytest.Session) -> None:
    """In a fresh checkout every test file must be compiled, which takes longer than all else at the
    start. Each worker begins with a part of its own, and finds the others' done."""
    if hypothesis.settings.get_current_profile_name() == "suite":
        # It would also try what is written in the modules that a process has loaded: other cases in
        # each, and two seconds to read them.
        providers._get_local_constants = lambda: providers._local_constants
    whole = session.config.args in (["tests"], [str(TESTS)])
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    if whole and worker != "0":
        paths = sorted(TESTS.rglob("test_*.py"))
        own = int(worker) * len(paths) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
        for path in (*paths[own:], *paths[:own]):
            importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Module | None:
    """Tests that need Linux are skipped elsewhere."""
    if platforms.why_not_here(module_path):
        return platforms.SkippedModule.from_parent(parent, path=module_path)
    return None


def pytest_collection_finish() -> None:
    """What has been loaded stays, and need not be looked through for garbage again and again."""
    from tables.garbage import collect_garbage_less_often

    collect_garbage_less_often()
