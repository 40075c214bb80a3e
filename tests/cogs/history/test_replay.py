"""`/replay`: who gets which file, and what is said where there is none. And what people may
keep of a game that is over, from its last card."""

from typing import Any

import pytest

import pictures
from cogs.ui.handlers import NOT_OURS
from documents.replay import making
from documents.replay.cache import Key, ReplayCache
from documents.replay.making import Job, MadeReplay
from tables.workers.jobs import JobFailed, JobTooLong
from tests.cogs.play import Camp, list_labels, read_reply, read_text
from tests.documents.opened import open_replay


async def play_and_close(camp: Camp) -> None:
    """Ada and Ben play on for a while, and then close the table."""
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.close()


SEALED = {"en": "I have sealed the dice as", "de": "Ich habe die Würfel versiegelt:"}


class Makers:
    """Stands in for the worker processes: notes what they are asked for, and answers at once."""

    def __init__(self, camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[Job] = []
        self.answer: Any = MadeReplay(b"<!doctype html>", ("There was no room for pictures.",))
        monkeypatch.setattr(camp.bot.workers, "run_work", self.run)

    async def run(self, within: float, work: Any, job: Job) -> MadeReplay:
        assert work is making.make_replay
        self.jobs.append(job)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.fixture
def makers(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> Makers:
    return Makers(camp, monkeypatch)


@pytest.fixture
def makes_here(work_here: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real replay, without pictures, made in this process: SimCord waits for no other."""
    monkeypatch.setattr(pictures, "find_artist", lambda game: None)
    monkeypatch.setattr("os.nice", lambda by: 0)


async def ask_for_replay(camp: Camp, who: Any, **options: Any) -> Any:
    return await who.slash(camp.channel, "replay", **options)


def files(result: Any) -> list[Any]:
    messages = [each for each in (result.response, *result.followups) if each is not None]
    return [file for message in messages for file in message.attachments]


@pytest.mark.usefixtures("makes_here")
async def test_a_replay_is_in_its_readers_language(camp: Camp) -> None:
    """A line is rendered again, and kept apart from the one in the table's language."""
    await play_and_close(camp)
    for language, options in (("en", {}), ("de", {"language": "Deutsch"}), ("en", {})):
        (file,) = files(await ask_for_replay(camp, camp.cleo, **options))
        text = (await file.read()).decode()
        assert f'lang="{language}"' in text
        assert [each for each in SEALED if SEALED[each] in text] == [language]


@pytest.mark.usefixtures("makes_here")
async def test_the_replay_of_an_unfinished_game_shows_what_everybody_saw(camp: Camp) -> None:
    """Also to somebody who only watches."""
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    row = await camp.row()
    result = await ask_for_replay(camp, camp.cleo)
    assert "only what everybody has seen" in read_reply(result)
    (file,) = files(result)
    assert file.filename == f"tiny-{row.id}-replay.html"
    whole = open_replay(await file.read())
    assert "played by Ada and Ben" in whole.page
    assert row.seed not in whole.text
    events = await camp.store.list_events(row.id, None)
    private = [each for each in await camp.store.list_events(row.id, 0) if each not in events]
    assert private
    for each in events:
        assert each.event.text in whole.text
    for each in private:
        assert each.event.text not in whole.text


async def test_a_replay_keeps_secrets_during_the_game_and_is_made_once(
    camp: Camp, makers: Makers
) -> None:
    await camp.begin(camp.ben)
    for kind in ("own", "whole"):
        assert "hidden things stay hidden" in read_reply(
            await ask_for_replay(camp, camp.ada, **{"as": kind})
        )
    assert not makers.jobs
    await ask_for_replay(camp, camp.ada)
    (job,) = makers.jobs
    assert (job.kind, job.seats, job.record.over) == ("public", (), False)
    assert all(line.event.seats is None for line in job.record.log)
    for who in (camp.ben, camp.cleo):
        result = await ask_for_replay(camp, who)
        assert [file.filename for file in files(result)]
    assert len(makers.jobs) == 1
    await camp.ada.click(camp.card(), label="Draw a card")
    await ask_for_replay(camp, camp.cleo)
    assert len(makers.jobs) == 2
    # The bot told the waiting players why it takes a while.
    posts = [str(call.json) for call in camp.env.http_requests if call.json]
    assert any("I'm replaying the game and drawing each board" in post for post in posts)


async def test_a_replay_after_the_game_shows_everything(camp: Camp, makers: Makers) -> None:
    await play_and_close(camp)
    said = read_reply(await ask_for_replay(camp, camp.ben, **{"as": "own"}))
    assert "what only you knew" in said
    assert "There was no room for pictures." in said
    await ask_for_replay(camp, camp.cleo, **{"as": "whole"})
    own, whole = makers.jobs
    assert (own.seats, whole.seats) == ((1,), (0, 1))
    assert {line.event.seats for line in own.record.log} <= {None, (1,)}
    assert {(0,)} <= {line.event.seats for line in whole.record.log}
    assert "You have no seat at this table" in read_reply(
        await ask_for_replay(camp, camp.cleo, **{"as": "own"})
    )
    assert len(makers.jobs) == 2


async def test_a_game_that_has_not_begun_has_no_replay(camp: Camp, makers: Makers) -> None:
    assert "There is no table in this channel" in read_reply(await ask_for_replay(camp, camp.ada))
    await camp.gather(camp.ben)
    assert "The game has not begun" in read_reply(await ask_for_replay(camp, camp.ada))
    assert not makers.jobs


async def test_a_failed_replay_is_reported(camp: Camp, makers: Makers) -> None:
    await camp.begin(camp.ben)
    makers.answer = JobTooLong()
    assert "am not done" in read_reply(await ask_for_replay(camp, camp.ada))
    makers.answer = JobFailed("It ended with exit code -9.")
    assert "It is our fault, not yours" in read_reply(await ask_for_replay(camp, camp.cleo))
    camp.trouble.clear()
    makers.answer = MadeReplay(None)
    assert "Even without pictures" in read_reply(await ask_for_replay(camp, camp.ada))


@pytest.mark.usefixtures("makes_here")
async def test_later_replays_do_not_name_an_erased_player(camp: Camp) -> None:
    await play_and_close(camp)
    (before,) = files(await ask_for_replay(camp, camp.cleo, **{"as": "whole"}))
    assert "Ben" in open_replay(await before.read()).text
    await camp.erase(camp.ben)
    (file,) = files(await ask_for_replay(camp, camp.cleo, **{"as": "whole"}))
    text = open_replay(await file.read()).text
    assert "Ben" not in text
    assert "a former player" in text


def test_a_full_replay_cache_drops_the_least_recently_used() -> None:
    cache = ReplayCache(room=10)
    key = Key(1, 7, "public", None, 100)
    cache.put_replay(key, MadeReplay(b"1234"))
    other = Key(2, 3, "public", None, 100)
    cache.put_replay(other, MadeReplay(b"1234"))
    assert cache.find_replay(key) is not None
    cache.put_replay(Key(3, 3, "public", None, 100), MadeReplay(b"123456"))
    assert cache.find_replay(other) is None, "it was asked for longest ago"
    assert cache.find_replay(key) is not None
    assert cache.weight == 10
    cache.put_replay(Key(4, 1, "public", None, 100), MadeReplay(b"12345678901"))
    assert cache.weight == 0, "one that is too large leaves no room for others, nor stays"


def test_a_newer_replay_replaces_older_ones() -> None:
    cache = ReplayCache()
    cache.put_replay(Key(1, 7, "public", None, 100), MadeReplay(b"Ada"))
    cache.put_replay(Key(1, 7, "whole", None, 100), MadeReplay(b"Ada"))
    cache.put_replay(Key(1, 8, "whole", None, 100), MadeReplay(b"a former player"))
    assert cache.find_replay(Key(1, 7, "public", None, 100)) is None
    assert cache.find_replay(Key(1, 7, "whole", None, 100)) is None


KEEP = "Keep this game"


async def press_keep(camp: Camp, who: Any, card: Any) -> Any:
    result = await camp.in_menu(who, KEEP, card)
    assert result.response.ephemeral
    return result.response


@pytest.mark.usefixtures("makers")
async def test_an_old_games_card_still_offers_its_own_replay(camp: Camp) -> None:
    await play_and_close(camp)
    last, row = camp.card(), await camp.row()
    await camp.ada.slash(camp.channel, "game open", game="tiny")
    assert "The game has not begun" in await camp.ask(camp.ben, "story")
    menu = await press_keep(camp, camp.ben, last)
    assert f"Tiny Fire, table {row.id}" in read_text(menu)
    (replay,) = files(await camp.ben.click(menu, label="As I saw it"))
    assert replay.filename == f"tiny-{row.id}-replay.html"
    proof = await camp.ben.click(menu, label="Verify the dice")
    assert f"tiny-{row.id}.json" in [file.filename for file in files(proof)]
    await camp.ben.click(menu, label="Read it here")
    assert "Played by Ada and Ben" in read_text(menu)


async def test_own_replays_are_offered_to_players_only(camp: Camp, makers: Makers) -> None:
    await play_and_close(camp)
    menu = await press_keep(camp, camp.cleo, camp.card())
    assert "As I saw it" not in list_labels(menu) and "With all that was hidden" in list_labels(
        menu
    )
    forged = await camp.forge(camp.cleo, menu, f"ek:{(await camp.row()).id}:replay:own")
    assert "You have no seat at this table" in read_reply(forged)
    odd = await camp.forge(camp.cleo, menu, f"ek:{(await camp.row()).id}:replay:seed")
    assert read_reply(odd) == str(NOT_OURS)
    assert not makers.jobs


async def test_an_unfinished_game_cannot_be_kept(camp: Camp, makers: Makers) -> None:
    await camp.begin(camp.ben)
    assert KEEP not in list_labels(camp.card())
    for door in ("keep", "replay:whole", "proof"):
        said = await camp.forge(camp.ben, camp.card(), f"ek:{(await camp.row()).id}:{door}")
        assert "game is not over" in read_reply(said) or "The game goes on" in read_reply(said)
    assert not makers.jobs
