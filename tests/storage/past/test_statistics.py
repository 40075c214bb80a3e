"""What has been played: only to its end, only by people."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from rules.engine import Entry
from storage import PlayStatistics, Seat, Store
from storage.database.sqlite import schema
from tests.clock import Clock
from tests.storage.tables import ADA, BEN, CLEO, SEATS, make_commit, make_new_table, start_table

MINUTE = timedelta(minutes=1)


async def play_game(
    store: Store, clock: Clock, channel: int, *minutes: int, guild: int = 10
) -> int:
    """A finished game of Ada (who wins) and Ben, who each let a question wait so many minutes in
    turn, Ada first. Returns the table's id."""
    row = await start_table(store, channel, guild)
    for revision, wait in enumerate(minutes):
        question = {str(revision + 1): revision % 2}
        await store.save_commit(make_commit(row.id, revision, entries=(), waits=question))
        clock.pass_by(minutes=wait)
        end = {"ended": True, "winners": (0,)} if revision == len(minutes) - 1 else {}
        press = channel * 1000 + revision
        await store.save_commit(
            make_commit(row.id, revision, interaction_id=press, waits={}, **end)
        )
    return row.id


async def test_statistics_have_one_line_per_game_with_the_median(
    store: Store, clock: Clock
) -> None:
    assert await store.summarise_games_of_user(ADA) == []
    await play_game(store, clock, 1, 10, 1, 20, 2, 90)
    await play_game(store, clock, 2, 40, 3)

    def line(wins: int, answers: int, minutes: int) -> list[PlayStatistics]:
        return [PlayStatistics("tiny", 2, wins, 2.0, answers, minutes * MINUTE, clock.now)]

    assert await store.summarise_games_of_user(ADA) == line(2, 4, 30)
    assert await store.summarise_games_of_user(BEN) == line(0, 3, 2)
    assert await store.summarise_games_in_guild(10) == line(2, 7, 10)


async def test_only_finished_games_count_and_servers_are_kept_apart(
    store: Store, clock: Clock
) -> None:
    row = await start_table(store, 1)
    await store.save_commit(make_commit(row.id, 0, interaction_id=1))
    other = await start_table(store, 2)
    await store.save_commit(make_commit(other.id, 0, interaction_id=2))
    await store.end_table(other.id, "closed")
    assert await store.summarise_games_of_user(ADA) == []
    assert await store.summarise_games_in_guild(10) == []
    await play_game(store, clock, 3, 5, guild=10)
    await play_game(store, clock, 4, 5, guild=20)
    assert [line.tables for line in await store.summarise_games_of_user(ADA)] == [2]
    assert [line.tables for line in await store.summarise_games_of_user(ADA, 20)] == [1]
    assert [line.tables for line in await store.summarise_games_in_guild(20)] == [1]
    assert await store.summarise_games_in_guild(30) == []


async def test_bots_and_timers_do_not_count_as_players(store: Store, clock: Clock) -> None:
    row = await store.open_table(
        make_new_table(seats=(SEATS[0], Seat(1, None, "Alma (bot)", True)))
    )
    await store.start_table(row.id, 0, "checkpoint")
    await store.save_commit(make_commit(row.id, 0, entries=[Entry("answer", 1, "1", [])] * 3))
    lapse = [Entry("lapse", 0, "4", [])]
    ended = make_commit(row.id, 3, entries=lapse, ended=True, winners=(1,))
    await store.save_commit(ended)
    assert await store.summarise_games_in_guild(10) == [
        PlayStatistics("tiny", 1, 0, 1.0, 0, None, clock.now)
    ]
    assert await store.summarise_games_of_user(ADA) == [
        PlayStatistics("tiny", 1, 0, 1.0, 0, None, clock.now)
    ]


@pytest.mark.parametrize("packed", [False, True])
async def test_an_answer_counts_for_its_seats_holder_at_the_time(
    store: Store, clock: Clock, *, packed: bool
) -> None:
    """Ben leaves his seat to a bot, and Cleo takes it over."""
    row = await start_table(store)
    await store.save_commit(make_commit(row.id, 0, interaction_id=1))
    await store.save_commit(make_commit(row.id, 1, interaction_id=2))
    bot, cleo = Seat(1, None, "Alma (bot)", True), Seat(1, CLEO, "Cleo")
    await store.save_commit(make_commit(row.id, 2, entries=[], seats=(SEATS[0], bot)))
    await store.save_commit(make_commit(row.id, 2, entries=[Entry("answer", 1, "3", [])]))
    await store.save_commit(make_commit(row.id, 3, entries=[], seats=(SEATS[0], cleo)))
    last = [Entry("answer", 1, "4", [])]
    ended = make_commit(row.id, 3, entries=last, interaction_id=3, ended=True, winners=(1,))
    await store.save_commit(replace(ended, game=replace(ended.game, checkpoint="as it ended")))
    clock.pass_by(hours=2)
    if packed:
        assert await store.pack_old_history(9) == 1
    assert await store.summarise_games_of_user(BEN) == []
    (cleos,) = await store.summarise_games_of_user(CLEO)
    assert (cleos.wins, cleos.answers) == (1, 1)
    (adas,) = await store.summarise_games_of_user(ADA)
    assert (adas.wins, adas.answers) == (0, 1)
    (all_,) = await store.summarise_games_in_guild(10)
    assert (all_.wins, all_.answers) == (1, 3)
    assert await store.list_all_holders(row.id) == [*SEATS, cleo]


@pytest.mark.parametrize("packed", [False, True])
async def test_a_returning_players_answers_count_from_both_stays(
    store: Store, clock: Clock, *, packed: bool
) -> None:
    row = await start_table(store)
    cleos, bens = (SEATS[0], Seat(1, CLEO, "Cleo")), SEATS
    for revision, seats in enumerate((None, cleos, bens)):
        if seats is not None:
            await store.save_commit(make_commit(row.id, revision, entries=[], seats=seats))
        entry = [Entry("answer", 1, str(revision), [])]
        await store.save_commit(
            make_commit(row.id, revision, entries=entry, interaction_id=revision + 9)
        )
    await store.save_commit(
        make_commit(row.id, 3, entries=[], checkpoint=".", ended=True, winners=(1,))
    )
    clock.pass_by(hours=2)
    if packed:
        assert await store.pack_old_history(9) == 1
    assert [line.answers for line in await store.summarise_games_of_user(BEN)] == [2]
    assert [line.answers for line in await store.summarise_games_in_guild(10)] == [3]


async def test_old_tables_count_as_far_as_known(
    path: Path, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = schema.MIGRATIONS
    first = tmp_path / "first"
    first.mkdir()
    (first / "V1__tables.sql").write_text((scripts / "V1__tables.sql").read_text())
    monkeypatch.setattr(schema, "MIGRATIONS", first)
    await (await Store.open(path, clock)).close()
    with closing(sqlite3.connect(path)) as link:
        link.executescript(
            """
            INSERT INTO tables VALUES
                (1, 1, 10, 101, 'tiny', '{}', '{}', 'x', 'ended', 1, 2, NULL, -1, 0, 60000),
                (2, 2, 10, 101, 'tiny', '{}', '{}', 'x', 'closed', 0, 2, NULL, -1, 0, 60000);
            INSERT INTO seats VALUES (1, 0, 101, 'Ada', 0), (1, 1, 102, 'Ben', 0),
                (2, 0, 101, 'Ada', 0);
            INSERT INTO checkpoints VALUES (1, 1, '{"result": [[1], {}, "why"]}');
            INSERT INTO journal VALUES (1, 1, 'a', 1, '1', '[]', '1', 77, 60000);
            """
        )
    monkeypatch.setattr(schema, "MIGRATIONS", scripts)
    store = await Store.open(path, clock)
    (bens,) = await store.summarise_games_of_user(BEN)
    adas = await store.summarise_games_of_user(ADA)
    await store.close()
    assert (bens.tables, bens.wins, bens.answers, bens.wait) == (1, 1, 1, None)
    assert bens.last == datetime(1970, 1, 1, 0, 1, tzinfo=UTC), "60,000 milliseconds of Unix time"
    assert [line.wins for line in adas] == [0]
