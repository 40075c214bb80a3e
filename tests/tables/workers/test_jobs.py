"""Work in another process: it returns or is killed, and leaves nothing behind."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest

from rules.engine.languages import speak
from tables.errors import ShuttingDown
from tables.words import Message
from tables.workers.child import frame_message
from tables.workers.jobs import JobFailed, JobTooLong, Workers
from tables.workers.process import ProcessEnded, WorkerProcess, WorkFailed

HOUSE = Path(__file__).parents[3]
PATIENCE = 60.0


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def count_up(to: int, tell: Callable[[int], None]) -> str:
    for number in range(to):
        tell(number)
    return "counted"


async def test_results_and_progress_come_back_in_order() -> None:
    """Nothing that is printed there comes between, and it is done in the language spoken here."""
    workers, heard = Workers(), list[int]()
    assert await workers.run_work(PATIENCE, divmod, 17, 5) == (3, 2)
    assert await workers.run_work(PATIENCE, eval, "print(1) or 2") == 2
    assert await workers.run_work(PATIENCE, count_up, 3, on_progress=heard.append) == "counted"
    assert heard == [0, 1, 2]
    with speak("de"):
        assert await workers.run_work(PATIENCE, str, Message("yes")) == "ja"


async def test_a_workers_error_is_raised_here() -> None:
    with pytest.raises(JobFailed, match="pickle"):
        await Workers().run_work(PATIENCE, open, os.devnull)
    with pytest.raises(JobFailed, match="ZeroDivisionError"):
        await Workers().run_work(PATIENCE, divmod, 1, 0)
    with pytest.raises(JobFailed, match="exit code 3"):
        await Workers().run_work(PATIENCE, os._exit, 3)


async def test_a_job_ends_at_its_time_limit() -> None:
    workers = Workers()
    running = asyncio.create_task(workers.run_work(0.0, signal.pause))
    pids: list[int] = []
    while not running.done():
        await asyncio.sleep(0)  # it is there for a few rounds of the loop at least
        pids = workers.pids or pids
    with pytest.raises(JobTooLong):
        await running
    assert pids and all(map(is_gone, pids))


async def test_a_shutdown_ends_a_job_at_once() -> None:
    workers = Workers()
    running = asyncio.create_task(workers.run_work(PATIENCE, signal.pause))
    while not (workers.pids or running.done()):
        await asyncio.wait([running], timeout=0.01)
    (pid,) = workers.pids
    workers.close()
    with pytest.raises(ShuttingDown):
        await running
    assert is_gone(pid)
    with pytest.raises(ShuttingDown):
        await workers.run_work(PATIENCE, divmod, 1, 1)


async def test_a_worker_gets_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads files of strangers, and knows only what it needs."""
    names = {"DISCORD_TOKEN", "EMBERKEEP_DATABASE", "PGPASSWORD", "SOMETHING_ELSE"}
    for name in names:
        monkeypatch.setenv(name, "postgresql://bot:hush@db/emberkeep")
    known = await Workers().run_work(PATIENCE, eval, "dict(__import__('os').environ)")
    assert known.keys().isdisjoint(names)
    assert known["PATH"] == os.environ["PATH"]


def wait_forever(report: Callable[[Any], None]) -> None:
    report("begun")
    signal.pause()


KILLED = """
import asyncio, os
from tables.workers.process import WorkerProcess
from tests.tables.workers.test_jobs import wait_forever
async def bot():
    busy, idle = await asyncio.gather(WorkerProcess.start(), WorkerProcess.start())
    await busy.submit_call(wait_forever, reports=True)
    await busy.await_result(lambda value: os.write(1, b"begun"))
asyncio.run(bot())
"""


async def test_workers_end_with_a_killed_bot() -> None:
    """Their output stays open as long as one of them lives. They begin from nothing, as they do in
    earnest."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", KILLED),
        cwd=HOUSE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout and process.stderr
    assert await process.stdout.read(5) == b"begun"
    process.kill()
    async with asyncio.timeout(PATIENCE):
        assert b"Traceback" not in await process.stderr.read()
    await process.wait()


@pytest.mark.parametrize("function", [divmod, signal.pause])
def test_a_worker_ends_silently_if_nobody_reads_its_replies(function: Any) -> None:
    serve = "from tables.workers.child import serve_requests; serve_requests()"
    with Popen([sys.executable, "-c", serve], stdin=PIPE, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.write(frame_message((function, (17, 5), False)))
        process.stdin.close()
        assert (process.stderr.read(), process.wait()) == (b"", 0)


async def test_a_worker_runs_functions_one_after_the_other() -> None:
    process = await WorkerProcess.start()
    try:
        with pytest.raises(WorkFailed, match="ZeroDivisionError"):
            await process.submit_call(divmod, 1, 0)
            await process.await_result()
        await process.submit_call(divmod, 17, 5)
        assert await process.await_result() == (3, 2)
        with pytest.raises(WorkFailed, match="no_such_module"):
            await process.submit_call(import_module, "no_such_module")
            await process.await_result()
        assert not process.has_ended
    finally:
        process.kill()
        await process.wait()
    assert process.has_ended
    with pytest.raises(ProcessEnded, match="exit code -9"):
        await process.submit_call(divmod, 17, 5)
