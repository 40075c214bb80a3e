"""The quick part of `python -m tools.soak`: whole games while everything goes wrong."""

from pathlib import Path

from tests.e2e.bot_process import QUICKER
from tests.e2e.weather import TROUBLES, Plan
from tools.soak import run_soak


async def test_acknowledged_answers_survive_a_kill(tmp_path: Path) -> None:
    """Each answer that was shown as taken is in the journal, none twice, and every table ends. The
    games are small ones; the command plays those on the shelf, and kills more often."""
    plan = Plan(
        seed=21,
        games=2,
        key="canary",
        faults=["kills"],
        most=1,
        every=40,
        at_once=2,
        quicker=QUICKER,
    )
    found = await run_soak(plan, tmp_path)
    assert found["kills"] == 1
    assert found["acknowledged"] > 5  # some 15 are given; the kill takes a few of those under way


async def test_tables_survive_every_trouble(tmp_path: Path) -> None:
    """The same under every fault for which the bot need not start again; and no hidden card is read
    by anybody whom it does not concern."""
    faults = [kind for kind in TROUBLES if kind not in ("kills", "departures")]
    plan = Plan(
        seed=3, games=2, key="canary", faults=faults, every=8, most=6, at_once=2, quicker=QUICKER
    )
    found = await run_soak(plan, tmp_path)
    assert any(found[kind] for kind in faults)
    assert found["hidden"] > 5
