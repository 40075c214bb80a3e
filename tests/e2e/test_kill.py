"""The quick part of `python -m tests.e2e.kill`: the bot is killed at random in whole games."""

from pathlib import Path

from tests.e2e.kill import run


async def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    """Each acknowledged answer is in the journal once, none twice, and every table ends. The games
    are small ones; the command plays those on the shelf."""
    found = await run(4, 21, tmp_path, kills=3, at_once=3, every=40, key="canary")
    assert found["kills"] >= 2
    assert found["acknowledged"] > 30
    assert found["tables ended"] == 4
