"""What arrives at a process for the tables of another: it is handed over before anything is
written, and run there once."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, cast

import pytest

from cogs.admin import health
from cogs.processes import interactions
from cogs.processes.errands import Errands
from cogs.processes.neighbours import Neighbours
from cogs.time import scheduler
from cogs.ui.arrivals import keep_payloads
from storage import PlayerSettings, StorageFailed, StorageFull, TableRow
from storage.processes.handovers import Handover, Handovers
from storage.processes.shards import Shards
from storage.processes.sharing import shard_of
from tables.actions import presence
from tests.cogs.play import Camp, seen, told


class Others:
    """The other processes, who remember what they are asked for."""

    def __init__(self, camp: Camp) -> None:
        self.camp = camp
        self.handed: dict[int, Handover] = {}
        self.errands: list[tuple[int, str, dict[str, Any]]] = []
        self.failure: StorageFailed | None = None

    async def hand_over(self, interaction: Any, guild_id: int | None) -> None:
        """As `Neighbours` has it."""
        store, handovers = self.camp.bot.store, cast(Handovers, self)
        shard = store.shards.of(guild_id)
        await interactions.hand_over(handovers, interaction, shard, store.now())

    async def put(
        self, shard: int, kind: str, body: dict[str, Any], at: datetime, number: int
    ) -> None:
        """As `Handovers` has it."""
        if self.failure is not None:
            raise self.failure
        self.handed.setdefault(number, Handover(shard, number, kind, body, at))

    async def ask(self, row: TableRow, errand: str, **details: Any) -> None:
        """As `Errands` has it."""
        self.errands.append((row.id, errand, details))

    def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def have(self, shards: Collection[int]) -> None:
        """These of two shards are theirs."""
        ours = Shards(2)
        ours.add({0, 1} - set(shards))
        self.camp.bot.store.shards = ours

    async def run(self) -> list[bool]:
        """Run what was handed over, at the process that has the tables now."""
        bot = self.camp.bot
        done = [await interactions.run(bot, each, bot.store.now()) for each in self.handed.values()]
        await self.camp.env.settle()
        return done


@pytest.fixture
async def gathering(camp: Camp) -> Others:
    """A table that is still gathering, and is another process's by now."""
    await camp.gather()
    return _elsewhere(camp)


@pytest.fixture
async def others(camp: Camp) -> Others:
    """A game in play, whose table is another process's by now."""
    await camp.begin(camp.ben)
    return _elsewhere(camp)


def _elsewhere(camp: Camp) -> Others:
    keep_payloads(camp.bot)
    found = Others(camp)
    camp.bot.neighbours = cast(Neighbours, found)
    camp.bot.sessions.errands = found
    found.have([0, 1])
    return found


async def full(*_: Any, **__: Any) -> None:
    raise StorageFull("There is no room.")


async def answers(camp: Camp) -> int:
    return len(await camp.bot.store.list_journal((await camp.row()).id))


async def test_a_press_is_acknowledged_here_and_counts_there_once(
    camp: Camp, others: Others
) -> None:
    before, card = await answers(camp), camp.card()
    pressed = await camp.ada.click(card, label="Gather wood")
    assert await answers(camp) == before
    (handed,) = others.handed.values()
    assert handed.shard == others.camp.bot.store.shards.of(camp.guild.id)
    assert pressed.acknowledged
    others.have([])
    assert await others.run() == [True]
    assert await answers(camp) == before + 1
    assert "How far do you walk?" in str(camp.card().components)
    assert await others.run() == [True]  # the process had ended before it could note that
    assert await answers(camp) == before + 1


async def test_a_press_that_both_hear_while_a_shard_changes_hands_counts_once(
    camp: Camp, others: Others
) -> None:
    """The old owner is still connected, and hands over what the new one has heard itself. Nobody is
    told that they have pressed twice."""
    before, delivered = await answers(camp), camp.deliveries()
    pressed = await camp.ada.click(camp.card(), label="Gather wood")
    others.have([])
    (heard,) = delivered
    await camp.again(heard)
    assert await answers(camp) == before + 1
    assert await others.run() == [True]
    assert await answers(camp) == before + 1
    assert "How far do you walk?" in seen(camp.card())
    assert told(pressed) == ""


async def test_somebody_who_sits_down_while_both_hear_it_sits_down_once(
    camp: Camp, gathering: Others
) -> None:
    """That leaves no entry in a journal, and is counted otherwise."""
    delivered = camp.deliveries()
    pressed = await camp.ben.click(camp.card(), label="Join")
    gathering.have([])
    await camp.again(delivered[0])
    assert await gathering.run() == [True]
    assert [seat.name for seat in (await camp.row()).seats] == ["Ada", "Ben"]
    assert told(pressed) == ""


async def test_a_press_that_is_run_first_where_it_was_handed_over_counts_once(
    camp: Camp, others: Others
) -> None:
    before, delivered = await answers(camp), camp.deliveries()
    await camp.ada.click(camp.card(), label="Gather wood")
    others.have([])
    assert await others.run() == [True]
    await camp.again(delivered[0])
    assert await answers(camp) == before + 1
    assert "How far do you walk?" in seen(camp.card())


async def test_a_command_whose_answer_never_came_gets_one(camp: Camp, others: Others) -> None:
    """A process has written it, and ended before it could say so."""
    said = await camp.ada.slash(camp.channel, "act", what="Gather wood")
    others.have([])
    assert await others.run() == [True]
    assert await others.run() == [True]
    assert "already counted that" in told(said)


async def test_a_command_is_answered_by_its_token(camp: Camp, others: Others) -> None:
    said = await camp.ada.slash(camp.channel, "hand")
    assert said.response is None or not said.response.content
    others.have([])
    assert await others.run() == [True]
    assert "You hold" in str(said.response and said.response.components)


async def test_what_has_changed_hands_again_waits_for_the_next_owner(
    camp: Camp, others: Others
) -> None:
    before = await answers(camp)
    await camp.ada.click(camp.card(), label="Gather wood")
    assert await others.run() == [False]
    assert await answers(camp) == before


async def test_where_it_cannot_be_handed_over_one_is_told(camp: Camp, others: Others) -> None:
    others.failure = StorageFailed("The database is away.")
    pressed = await camp.ada.click(camp.card(), label="Gather wood")
    assert "because my database does not answer. It counts only if the card" in told(pressed)


async def test_where_both_hear_it_and_it_cannot_be_handed_over_nobody_is_refused(
    camp: Camp, others: Others
) -> None:
    """The new owner counts what the old one cannot hand over."""
    before, delivered = await answers(camp), camp.deliveries()
    others.failure = StorageFull("There is no room.")
    pressed = await camp.ada.click(camp.card(), label="Gather wood")
    assert "because my disk is full. It counts only if the card shows it" in told(pressed)
    assert "does not count" not in told(pressed)
    others.have([])
    await camp.again(delivered[0])
    assert await answers(camp) == before + 1


async def test_what_the_owner_has_refused_is_not_written_when_it_is_handed_over(
    camp: Camp, others: Others, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have heard it: the new owner when its disk was full, and the old one handed it over."""
    before, delivered = await answers(camp), camp.deliveries()
    pressed = await camp.ada.click(camp.card(), label="Gather wood")
    others.have([])
    with monkeypatch.context() as disk:
        disk.setattr(camp.bot.store, "save_commit", full)
        await camp.again(delivered[0])
    assert "My disk is full" in told(pressed)
    assert await others.run() == [True]
    assert await answers(camp) == before


async def test_what_cannot_be_written_waits_and_is_not_refused(
    camp: Camp, others: Others, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was handed over is kept: the same full disk would not let its refusal be noted. Nothing
    else is tried meanwhile."""
    monkeypatch.setattr(scheduler, "SHORTEST", timedelta(minutes=10))
    before = await answers(camp)
    pressed = await camp.ada.click(camp.card(), label="Gather wood")
    others.have([])
    (handed,) = others.handed.values()
    bot = camp.bot
    with monkeypatch.context() as disk:
        disk.setattr(bot.store, "save_commit", full)
        for again in (False, True):
            with pytest.raises(StorageFull):
                await interactions.run(bot, handed, bot.store.now(), again=again)
    assert told(pressed).count(str(interactions.WAITS)) == 1  # however often it is tried
    assert "does not count" not in told(pressed)
    assert await answers(camp) == before
    assert await others.run() == [True]
    assert await answers(camp) == before + 1


async def test_what_could_not_be_written_in_time_is_given_up_and_said_so(
    camp: Camp, others: Others
) -> None:
    before = await answers(camp)
    pressed = await camp.ada.click(camp.card(), label="Gather wood")
    others.have([])
    (handed,) = others.handed.values()
    late = handed.at + interactions.EXPIRES + timedelta(seconds=1)
    assert await interactions.run(camp.bot, handed, late, again=True) is True
    assert str(interactions.GIVEN_UP) in told(pressed)
    assert await answers(camp) == before


async def test_suggestions_come_from_a_copy(camp: Camp, others: Others) -> None:
    """They cannot wait for another process."""
    found = await camp.ada.autocomplete(camp.channel, "act", "what", "")
    assert any("Gather wood" in choice["name"] for choice in found)
    assert not others.handed


async def test_whether_a_table_sleeps_there_is_read_anew(camp: Camp, others: Others) -> None:
    """That its server cannot be reached is noted by its own process, and by nobody else."""
    store, asked = camp.bot.store, "**Waiting for you**"
    apart = next(count for count in range(2, 100) if shard_of(camp.guild.id, count))
    store.shards = Shards(apart)
    store.shards.add([0])  # that of direct messages
    assert asked in told(await camp.ada.user.slash("mine"))
    await store.save_pause(
        camp.guild.id, removed=False
    )  # as the other process does: past the cache
    words = told(await camp.ada.user.slash("mine"))
    assert "**Asleep" in words
    assert asked not in words
    assert "Asleep: the tables of 1 server with an outage." in await health.describe_health(
        camp.bot
    )
    await store.save_pause_end(camp.guild.id)
    words = told(await camp.ada.user.slash("mine"))
    assert asked in words
    assert "**Asleep" not in words


async def test_whoever_goes_away_is_away_at_every_table(camp: Camp, others: Others) -> None:
    others.have([camp.bot.store.shards.of(camp.guild.id)])
    row = await camp.row()
    assert await presence.mark_away(camp.bot.sessions, camp.ada.id, None) == [row.id]
    ((table, errand, details),) = others.errands
    assert (table, errand, details["user"]) == (row.id, "presence", camp.ada.id)
    assert "is away" in details["words"]


def errand_of(camp: Camp, kind: str, **details: Any) -> Handover:
    """An errand at the table, as its process finds it in the database."""
    store = camp.bot.store
    return Handover(store.shards.of(camp.guild.id), 1, kind, details, store.now())


async def test_an_errand_is_done_by_whoever_has_the_table_now(camp: Camp, others: Others) -> None:
    bot, row = camp.bot, await camp.row()
    own = Errands(bot.store, bot.sessions, bot.publisher, cast(Handovers, others))
    away = {"user": camp.ada.id, "words": "is away for a while."}
    asked = errand_of(camp, "presence", table=row.id, **away)
    assert await own.run(asked) is False
    others.have([])
    assert await own.run(asked) is True
    told_of = [event.event.text for event in await bot.store.list_events(row.id, None)]
    assert "Ada is away for a while." in told_of


async def test_a_hand_is_sent_by_the_process_that_has_its_table(camp: Camp, others: Others) -> None:
    others.have([camp.bot.store.shards.of(camp.guild.id)])
    await camp.bot.sessions.people.save_player(camp.ada.id, PlayerSettings(hand_by_dm=True))
    await camp.bot.publisher.hands.show_all(camp.ada.id)
    ((table, errand, details),) = others.errands
    assert (errand, details) == ("hands", {"user": camp.ada.id})
    others.have([])
    bot = camp.bot
    own = Errands(bot.store, bot.sessions, bot.publisher, cast(Handovers, others))
    assert await own.run(errand_of(camp, errand, table=table, **details)) is True
    assert "You hold" in seen(camp.ada.user.dm_channel.last_message)


async def test_an_errand_at_a_table_that_is_gone_is_done_with(camp: Camp, others: Others) -> None:
    bot = camp.bot
    own = Errands(bot.store, bot.sessions, bot.publisher, cast(Handovers, others))
    assert await own.run(errand_of(camp, "reschedule", table=4242, user=camp.ada.id)) is True
