"""What time limit a table has, who sets it, and what it is counted for."""

from datetime import timedelta

from storage import Store
from tests.cogs.play import Camp, read_text
from tests.cogs.time.deadlines.play import begin_timed, list_warnings


async def test_tables_have_no_time_limit_by_default(camp: Camp) -> None:
    camp.clock.stop()
    await camp.begin(camp.ben)
    assert await camp.bot.scheduler.run_round() is None
    await camp.wait(days=400)
    assert "time is up" not in await camp.read_log()
    assert "Time runs out" not in read_text(camp.card())
    # The person who opened the table can change it in play.
    assert "who opened the table" in await camp.ask(camp.ben, "table deadline", time="1 hour")
    await camp.wait(days=9)
    said = await camp.ask(camp.ada, "table deadline", time="1 day", then="bot")
    assert "1 day for each decision; then a bot makes that move" in said
    assert "Ada sets the time limit" in read_text(camp.card())
    assert await camp.bot.scheduler.run_round() == camp.clock.now + timedelta(hours=18)
    await camp.wait(hours=18)
    assert len(list_warnings(camp)) == 1
    said = await camp.ask(camp.ada, "table deadline", time="off")
    assert "All clocks at this table have stopped" in said
    await camp.wait(days=9)
    assert "time is up" not in await camp.read_log()
    assert "Also say how long" in await camp.ask(camp.ada, "table deadline", then="vote")
    asked = await camp.ask(camp.cleo, "table deadline")
    assert asked.startswith("Time at this table: no limit.\n-# `/table deadline time:2 days`")
    await camp.ada.slash(camp.channel, "table deadline", time="1 day")
    asked = await camp.ask(camp.cleo, "table deadline")
    assert asked.startswith("Time at this table: 1 day for each decision")
    assert "I warn everybody once before their time is up, outside their quiet hours" in asked
    warns = "when I warn you that your time is running out"
    assert warns not in await camp.ask(camp.ada, "me reminders"), "nobody has quiet hours here"
    await camp.ada.slash(camp.channel, "settings", quiet_hours="23-6")
    assert warns in await camp.ask(camp.ada, "me reminders")
    await camp.close()
    asked = await camp.ask(camp.ada, "table deadline")
    assert asked == "This table has ended. Use `/game open` to open another."


async def test_a_time_bank_survives_a_restart(camp: Camp, store: Store) -> None:
    await begin_timed(camp, camp.ben, each="game", time="2 days")
    await camp.wait(hours=12)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ben.click(camp.card(), label="Draw a card")
    (bank,) = [b for b in await store.list_banks((await camp.row()).id) if b.seat == 0]
    assert bank.used == timedelta(hours=10)
    await camp.restart()
    async with camp.sessions.lock_for_snapshot((await camp.row()).id) as session:
        here = await camp.sessions.look_up_attendance(session)
        left = {each.seat: each.expires - camp.clock.now for each in here.clocks}
    assert left == {0: timedelta(hours=40), 1: timedelta(hours=50)}


async def test_a_server_sets_its_own_default_limit(camp: Camp) -> None:
    camp.clock.stop()
    await camp.lend_admin(camp.ada)
    assert "the server's managers" in await camp.ask(camp.ada, "admin deadline", time="2 days")
    await camp.add_manager().slash(camp.channel, "admin deadline", time="2 days", then="vote")
    asked = await camp.ask(camp.ada, "admin deadline")
    assert asked.startswith("Time limit at new tables: 2 days for each decision")
    await camp.gather(camp.ben)
    assert "2 days for each decision; then the others vote" in read_text(camp.card())
    await camp.ben.slash(camp.channel, "table deadline", time="off")
    assert "Time:" not in read_text(camp.card())
    # Two players who are asked at once run out of time separately.
    await camp.cleo.click(camp.card(), label="Join")
    await camp.ada.slash(camp.channel, "table deadline", time="1 day", then="default")
    await camp.ada.click(camp.card(), label="Start")
    await camp.act(camp.ben, "Birch")
    await camp.wait(hours=18)
    assert len(list_warnings(camp)) == 2
    await camp.wait(hours=6)
    said = await camp.read_log()
    assert "Ada's time is up" in said
    assert "Cleo's time is up" in said
    assert "The camps are Camp, Birch, Camp." in said
