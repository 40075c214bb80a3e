"""A painter in a process of its own paints the same, and is never missed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pictures import Picture, painter
from pictures.painter import Painter
from pictures.painting import Studio
from pictures.words import Message
from rules.engine.languages import speak

from . import looking
from .positions import make_crowded_state, make_state_of_roles, view_state
from .test_painting import Slow

ANSWERS = """
import pickle, sys
while True:
    pickle.dump({answer!r}, sys.stdout.buffer)
    sys.stdout.flush()
    if not sys.stdin.buffer.read1():
        break
"""
"""A process that answers the same to whatever it is asked, and imports nothing first."""
NEVER = """
import pickle, sys
pickle.dump(True, sys.stdout.buffer)
sys.stdout.flush()
sys.stdin.read()
"""
"""One that is ready, and never answers."""
SECRETS = ("DISCORD_TOKEN", "EMBERKEEP_DATABASE", "PGPASSWORD", "AWS_SECRET_ACCESS_KEY")
DIES = """
import os, signal
from pictures.painter import Painter
print(Painter().pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@contextmanager
def start_painter() -> Iterator[Painter]:
    opened = Painter()
    assert opened.wait_until_ready(60)
    yield opened
    opened.close()
    opened.close()
    assert is_gone(opened.pid)
    assert opened.paint(write_pid, "") is None


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> Iterator[Painter]:
    """Start a painter that a test may end. It returns the same bytes for every drawing."""
    monkeypatch.setattr(painter, "_PAINTER_CODE", ANSWERS.format(answer=b"x" * 100))
    with start_painter() as opened:
        yield opened


@pytest.fixture(scope="module")
def lasting() -> Iterator[Painter]:
    """One for all tests that do not end it, started by a bot with secrets."""
    with pytest.MonkeyPatch.context() as patch:
        for name in SECRETS:
            patch.setenv(name, "hush")
        with start_painter() as opened:
            yield opened


def write_pid(view: str) -> bytes:
    return str(os.getpid()).encode()


def write_view(view: Message) -> bytes:
    return str(view).encode()


def fail_to_draw(view: str) -> bytes:
    raise ValueError(view)


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_painter_uses_the_callers_language(lasting: Painter) -> None:
    measure = Message("chart-measure", measure="Holz")
    with speak("de"):
        painted = lasting.paint(write_view, measure)
    assert painted.decode() == measure.render("de") != measure.render("en")


@pytest.mark.usefixtures("packed")
def test_a_painter_paints_the_same_in_its_own_process(lasting: Painter) -> None:
    assert lasting.paint(write_pid, "") == str(lasting.pid).encode()
    for state in (make_crowded_state(), make_state_of_roles()):
        table = looking.find_table_picture("survive", view_state(state))
        assert lasting.paint(table.draw, table.facts) == looking.draw_drawing(table)
    assert looking.draw_drawing(table) == looking.draw_drawing(table)


def test_a_painter_survives_what_it_cannot_paint(lasting: Painter) -> None:
    assert lasting.paint(fail_to_draw, "no paint left") is None
    assert lasting.paint(lambda view: b"", "which cannot be sent") is None
    assert lasting.paint(write_pid, "") == str(lasting.pid).encode()


def test_a_killed_painter_is_not_waited_for(
    apart: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    os.kill(apart.pid, signal.SIGKILL)
    assert [apart.paint(write_pid, ""), apart.paint(write_pid, "")] == [None, None]
    assert caplog.messages[0].startswith("The painter is gone")
    assert len(caplog.messages) == 1
    assert is_gone(apart.pid)


def test_a_silent_painter_is_dismissed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "PAINT_TIMEOUT_SECONDS", 0.05)
    monkeypatch.setattr(painter, "_PAINTER_CODE", NEVER)
    with start_painter() as opened:
        assert opened.paint(write_pid, "") is None
        assert is_gone(opened.pid)


def test_a_painter_outlives_ctrl_c(lasting: Painter) -> None:
    """Ctrl+C goes to all processes at once, and the bot may have something to show yet."""
    assert lasting.paint(write_pid, "")
    os.kill(lasting.pid, signal.SIGINT)
    assert lasting.paint(write_pid, "") == str(lasting.pid).encode()


def test_a_painter_ends_with_the_bot() -> None:
    """It holds the other end of their standard error, so this returns when both have ended."""
    run = [sys.executable, "-c", DIES]
    died = subprocess.run(run, capture_output=True, timeout=300, check=False)
    assert died.returncode == -signal.SIGKILL
    assert int(died.stdout) > 0
    assert died.stderr == b""


def test_others_paint_until_a_painter_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "_PAINTER_CODE", "import sys; sys.stdin.read()")
    opened = Painter()
    assert not opened.wait_until_ready(0)
    assert opened.paint(write_pid, "") is None
    opened.close()


def write_environment(_: str) -> bytes:
    return repr(sorted(os.environ)).encode()


def test_a_painter_knows_no_secret_of_the_bot(lasting: Painter) -> None:
    """Nor does `/proc` show it one."""
    known = lasting.paint(write_environment, "") or b""
    assert b"PATH" in known
    assert not any(name.encode() in known for name in SECRETS)
    assert b"hush" not in Path(f"/proc/{lasting.pid}/environ").read_bytes()


async def test_a_studio_uses_the_painter_or_draws_itself(apart: Painter) -> None:
    studio, artist = Studio(), Slow(0)
    studio.painter = apart
    assert await studio.paint("g", artist.make_drawing("a")) == Picture(
        b"x" * 100, "a", "word", "A word"
    )
    assert artist.drawn == []
    os.kill(apart.pid, signal.SIGKILL)
    assert await studio.paint("g", artist.make_drawing("b")) == Picture(
        b"x" * 100, "b", "word", "A word"
    )
    assert artist.drawn == ["b"]
    studio.close()
    assert studio.painter is None


async def test_a_painters_failure_is_explained(lasting: Painter) -> None:
    studio = Studio()
    studio.painter = lasting
    with pytest.raises(ValueError, match="no paint left"):
        await studio.paint("g", Slow(0, fails=1).make_drawing("a"))
