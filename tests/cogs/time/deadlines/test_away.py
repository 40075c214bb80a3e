"""Somebody says that they are away: their clock stands still, and the table knows."""

from datetime import UTC, datetime, timedelta

from tests.cogs.play import Camp, read_text
from tests.cogs.time.deadlines.play import begin_timed, let_expire, list_warnings
from tests.storage.tables import dump_database


async def test_away_stops_the_clock(camp: Camp) -> None:
    await begin_timed(camp, camp.ben)
    await camp.wait(hours=10)
    card = camp.card()
    said = await camp.ask(camp.ada, "me away", until="2 days")
    back = camp.clock.now + timedelta(days=2)
    assert f"You are away until <t:{int(back.timestamp())}:F>" in said
    assert "I have told 1 table of yours" in said
    assert "used the clock in UTC. Set yours with `/settings time_zone:`" in said
    assert camp.card().id == card.id  # nobody is called
    assert f"Ada is away until <t:{int(back.timestamp())}:f>" in read_text(camp.card())
    assert "Ada is away until" in await camp.read_log()
    await camp.wait(hours=47)
    assert list_warnings(camp) == []
    await camp.wait(hours=1)
    assert "is away" not in read_text(camp.card()).split("Time runs out")[-1].split("\n- ")[0]
    assert f"Ada <t:{int((back + timedelta(hours=14)).timestamp())}:R>" in read_text(camp.card())
    await camp.wait(hours=8)
    assert len(list_warnings(camp)) == 1
    # Away outlives a restart.
    await camp.ada.slash(camp.channel, "me away", until="1 week")
    await camp.restart()
    assert await camp.sessions.people.find_current_absence(camp.ada.id) is not None
    await camp.wait(days=6)
    assert len(list_warnings(camp)) == 1
    # They may have left without seeing the warning, and get another when they are back.
    await camp.wait(days=1, hours=1)
    assert len(list_warnings(camp)) == 2


async def test_away_uses_the_players_or_the_servers_time_zone(camp: Camp) -> None:
    camp.clock.stop()
    camp.clock.now = datetime(2026, 11, 2, 12, tzinfo=UTC)
    await camp.begin(camp.ben)
    await camp.sessions.people.save_server_settings(camp.guild.id, zone="Asia/Tokyo")
    said = await camp.ask(camp.ada, "me away", until="2026-12-24 18:00")
    there = datetime(2026, 12, 24, 9, tzinfo=UTC)
    assert f"<t:{int(there.timestamp())}:F>" in said
    assert "used the clock in Asia/Tokyo" in said
    assert "away until Thursday, 24 December, 18:00" in await camp.read_log()
    await camp.ada.slash(camp.channel, "settings", time_zone="new york")
    said = await camp.ask(camp.ada, "me away", until="2026-12-24 18:00")
    assert f"<t:{int((there + timedelta(hours=14)).timestamp())}:F>" in said
    assert "time zone" not in said


async def test_a_move_at_any_table_ends_an_absence(camp: Camp) -> None:
    await begin_timed(camp, camp.ben)
    other = camp.other_channel
    await camp.begin(camp.ben, channel=other, camps=False)
    await camp.ada.slash(other, "me away", until="until I say")
    assert "Ada is away until they say otherwise" in read_text(camp.card())
    assert "Ada is away until they say otherwise" in read_text(camp.card(other))
    sessions = camp.sessions
    assert await sessions.people.find_current_absence(camp.ada.id) is not None
    await camp.wait(days=5)
    assert list_warnings(camp) == []
    await camp.ada.slash(other, "act", what="Home")
    await camp.bot.scheduler.run_round()
    assert await sessions.people.find_current_absence(camp.ada.id) is None
    assert "-# Ada is away" not in read_text(camp.card_in_play())
    assert "Ada is back." in await camp.read_log()
    assert await camp.store.find_next_table_due() == camp.clock.now + timedelta(hours=18)


async def test_back_ends_an_absence_and_says_so(camp: Camp) -> None:
    camp.clock.now = datetime(2026, 3, 4, 12, tzinfo=UTC)
    await begin_timed(camp, camp.ben)
    assert "You are not away" in await camp.ask(camp.ada, "me back")
    assert "you have no seat here" in await camp.ask(camp.cleo, "game back")
    await camp.ada.slash(camp.channel, "me away", until="sunday")
    assert "Welcome back" in await camp.ask(camp.ada, "game back")
    assert await camp.sessions.people.find_current_absence(camp.ada.id) is None
    assert "I do not understand" in await camp.ask(camp.ada, "me away", until="whenever")
    offered = await camp.ada.autocomplete(camp.channel, "me away", "until", "sun")
    assert offered[0]["value"] == "sunday"
    free = await camp.ada.autocomplete(camp.channel, "me away", "until", "5 days")
    assert free == [{"name": "5 days", "value": "5 days"}]


async def test_what_is_stored_about_time_is_exported_and_erased(camp: Camp) -> None:
    await let_expire(camp, camp.ben, camp.cleo)
    await camp.ben.slash(camp.channel, "me away", until="1 week")
    about = await camp.store.export_user(camp.ben.id)
    assert about["away"][0]["until"] is not None
    ada = await camp.store.export_user(camp.ada.id)
    assert len(ada["open votes that name you"]) == 1
    for one in (camp.ben, camp.ada):
        await camp.erase(one)
    kept = await dump_database(camp.store)
    assert str(camp.ben.id) not in kept and str(camp.ada.id) not in kept
