"""What time limit a table has, who sets it, and what it is counted for."""

from __future__ import annotations

from datetime import timedelta

from storage import Store
from tests.clock import Clock
from tests.cogs.play import Camp, log, manager, restart, seen, told
from tests.cogs.time.deadlines.play import pass_by, timed, warnings


async def test_there_are_none_unless_somebody_asks(camp: Camp, clock: Clock) -> None:
    clock.stop()
    await camp.begin(camp.ben)
    assert await camp.bot.scheduler.round() is None
    await pass_by(camp, clock, days=400)
    assert "time is up" not in await log(camp)
    assert "Time runs out" not in seen(camp.card())
    # The person who opened the table can change it in play.
    refused = await camp.ben.slash(camp.channel, "table deadline", time="1 hour")
    assert "who opened the table" in told(refused)
    await pass_by(camp, clock, days=9)
    said = await camp.ada.slash(camp.channel, "table deadline", time="1 day", then="bot")
    assert "1 day for each decision; then a bot makes that move" in told(said)
    assert "Ada sets the time limit" in seen(camp.card())
    assert await camp.bot.scheduler.round() == clock.now + timedelta(hours=18)
    await pass_by(camp, clock, hours=18)
    assert len(warnings(camp)) == 1
    off = await camp.ada.slash(camp.channel, "table deadline", time="off")
    assert "no limit" in told(off)
    await pass_by(camp, clock, days=9)
    assert "time is up" not in await log(camp)
    again = await camp.ada.slash(camp.channel, "table deadline", then="vote")
    assert "Also say how long" in told(again)
    asked = await camp.cleo.slash(camp.channel, "table deadline")
    assert told(asked).startswith("Time at this table: no limit.\n-# `/table deadline time:2 days`")


async def test_a_bank_survives_a_restart(camp: Camp, clock: Clock, store: Store) -> None:
    await timed(camp, clock, camp.ben, each="game", time="2 days")
    await pass_by(camp, clock, hours=12)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ben.click(camp.card(), label="Draw a card")
    (bank,) = [b for b in await store.list_banks((await camp.row()).id) if b.seat == 0]
    assert bank.used == timedelta(hours=10)
    await restart(camp, store)
    async with camp.bot.sessions.lock_for_snapshot((await camp.row()).id) as session:
        here = await camp.bot.sessions.look_up_attendance(session)
        ends = {clock.seat: clock.expires for clock in here.clocks}
    assert ends == {0: clock.now + timedelta(hours=40), 1: clock.now + timedelta(hours=50)}


async def test_simultaneous_deciders_run_out_separately(camp: Camp, clock: Clock) -> None:
    clock.stop()
    await camp.gather(camp.ben, camp.cleo)
    await camp.ada.slash(camp.channel, "table deadline", time="1 day")
    await camp.ada.click(camp.card(), label="Start")
    await camp.ben.slash(camp.channel, "act", what="Birch")
    await pass_by(camp, clock, hours=18)
    assert len(warnings(camp)) == 2
    await pass_by(camp, clock, hours=6)
    said = await log(camp)
    assert "Ada's time is up" in said
    assert "Cleo's time is up" in said
    assert "The camps are Camp, Birch, Camp." in said


async def test_a_limit_is_told_with_its_warning(camp: Camp, clock: Clock) -> None:
    await timed(camp, clock, camp.ben)
    asked = told(await camp.cleo.slash(camp.channel, "table deadline"))
    assert asked.startswith("Time at this table: 1 day for each decision")
    assert "I warn everybody once before their time is up, outside their quiet hours" in asked
    shown = told(await camp.ada.slash(camp.channel, "me reminders"))
    assert (
        "when I warn you that your time is running out" not in shown
    )  # nobody has quiet hours here
    await camp.ada.slash(camp.channel, "settings", quiet_hours="23-6")
    shown = told(await camp.ada.slash(camp.channel, "me reminders"))
    assert "when I warn you that your time is running out" in shown


async def test_a_server_has_its_own_custom(camp: Camp, clock: Clock) -> None:
    clock.stop()
    await camp.lend_admin(camp.ada)
    refused = await camp.ada.slash(camp.channel, "admin deadline", time="2 days")
    assert "the server's managers" in told(refused)
    boss = await manager(camp)
    await boss.slash(camp.channel, "admin deadline", time="2 days", then="vote")
    asked = told(await camp.ada.slash(camp.channel, "admin deadline"))
    assert asked.startswith("Time limit at new tables: 2 days for each decision")
    await camp.gather(camp.ben)
    assert "2 days for each decision; then the others vote" in seen(camp.card())
    await camp.ben.slash(camp.channel, "table deadline", time="off")
    assert "Time:" not in seen(camp.card())
