"""The log: as its reader may see it, page by page, from a given answer on, and of one player."""

import re

import pytest

from rules.engine import Entry, Event, Message
from storage import Commit
from tests.cogs.play import Camp, list_labels, read_text
from tests.tiny import Tiny


async def test_the_log_keeps_secrets_and_its_largest_page_fits(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    mine = await camp.ask(camp.ada, "table log")
    theirs = await camp.ask(camp.ben, "table log")
    assert len(re.findall(r"You drew \w+\. \*\(only for you\)\*", mine)) == 2
    assert theirs.count("You drew") == 1
    spectator = await camp.ask(camp.cleo, "table log")
    assert "You drew" not in spectator
    assert "Ada draws a card" in spectator
    # So is that of one player.
    for who, player, drawn in ((camp.ada, "Ada", 2), (camp.ben, "Ada", 0), (camp.ada, "Ben", 0)):
        assert (await camp.ask(who, "table log", player=player)).count("You drew") == drawn
    row = await camp.row()
    # The largest page fits.
    loud = [Event("*" * 900, data={"quote": "~\n" * 600, "veil": True}) for _ in range(30)]
    await camp.store.save_commit(Commit(row.id, row.revision, [Entry("back", 0)], loud))
    shown = (await camp.cleo.slash(camp.channel, "table log")).response
    assert len(read_text(shown)) <= 4000
    assert "of 3" in read_text(shown)


async def test_the_log_is_in_its_readers_language(camp: Camp) -> None:
    await camp.begin()
    over = Event("The game is over.", step=3, message=Message("game-is-over"))
    row = await camp.row()
    await camp.store.save_commit(Commit(row.id, row.revision, [Entry("back", 0)], [over]))
    camp.sessions._sessions.clear()
    await camp.cleo.slash(camp.channel, "settings", language="Deutsch")
    for who, words in ((camp.cleo, "Das Spiel ist vorbei."), (camp.ben, "The game is over.")):
        assert words in await camp.ask(who, "table log")
        offered = await who.autocomplete(camp.channel, "table log", "turn", "3")
        assert [each["name"] for each in offered] == [f"3 · {words}"]
        assert words in await camp.ask(who, "recap")


async def _many(camp: Camp, answers: int = 40) -> None:
    """Give that many answers, each with its own line; every fourth names Ben."""
    row = await camp.row()
    for n in range(answers):
        who = "Ben" if n % 4 == 0 else "Somebody"
        event = Event(f"{who} sees thing {n}. " + "x" * 300)
        await camp.store.save_commit(Commit(row.id, row.revision + n, [Entry("back", 0)], [event]))
    (await camp.running_game()).journal.revision += answers
    camp.sessions._sessions.clear()


def _things(message: object) -> list[int]:
    return [int(n) for n in re.findall(r"thing (\d+)\.", read_text(message))]


async def test_the_log_has_pages(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await _many(camp)
    newest = (await camp.cleo.slash(camp.channel, "table log")).response
    assert _things(newest) == list(range(28, 40))
    assert list_labels(newest) == ["Older"]
    older = (await camp.cleo.click(newest, label="Older")).response
    assert _things(older) == list(range(16, 28))
    assert list_labels(older) == ["Older", "Newer", "Newest"]
    oldest = (await camp.cleo.click(older, label="Older")).response
    newer = (await camp.cleo.click(oldest, label="Newer")).response
    assert _things(newer) == list(range(16, 28))
    assert _things((await camp.cleo.click(newer, label="Newest")).response) == list(range(28, 40))
    second = (await camp.cleo.slash(camp.channel, "table log", page=2)).response
    assert _things(second) == list(range(16, 28))
    assert re.search(r"\d+ to \d+ of \d+ lines", read_text(second))
    # From an answer on.
    first = (await camp.row()).revision - 39
    begun = (await camp.cleo.slash(camp.channel, "table log", **{"from": first + 10})).response
    assert _things(begun) == list(range(10, 22))
    assert f"**{first + 10}**" in read_text(begun)
    assert _things((await camp.cleo.click(begun, label="Newer")).response) == list(range(22, 34))
    paged = await camp.cleo.slash(camp.channel, "table log", page=2, **{"from": first + 10})
    assert _things(paged.response) == list(range(22, 34))
    late = await camp.ask(camp.cleo, "table log", page=9, **{"from": first + 10})
    assert "It has 3 pages" in late, "of 12, 12 and 6 lines"
    begun = (await camp.cleo.slash(camp.channel, "table log", **{"from": first + 10})).response
    assert _things((await camp.cleo.click(begun, label="Older")).response) == list(range(10))


async def test_turning_pages_keeps_the_log_filtered_by_player(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await _many(camp, 80)
    offered = await camp.cleo.autocomplete(camp.channel, "table log", "player", "be")
    assert offered == [{"name": "Ben", "value": "1"}]
    bens = (await camp.cleo.slash(camp.channel, "table log", player="1")).response
    assert _things(bens) == list(range(32, 80, 4))
    assert "of Ben" in read_text(bens)
    older = (await camp.cleo.click(bens, label="Older")).response
    assert _things(older) == list(range(0, 32, 4))
    assert _things((await camp.cleo.click(older, label="Newer")).response) == list(range(32, 80, 4))
    by_name = (await camp.cleo.slash(camp.channel, "table log", player=" ben ")).response
    assert _things(by_name) == list(range(32, 80, 4))


async def test_a_players_log_includes_lines_that_name_their_character(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tiny, "list_other_names", lambda self, state: list(enumerate(state.camps)))
    await camp.begin(camp.ben, camps=False)
    await camp.act(camp.ada, "Oak")
    await camp.act(camp.ben, "Elm")
    for name in ("Ada", "Ben"):
        assert "The camps are Oak, Elm." in await camp.ask(camp.cleo, "table log", player=name)


async def test_the_log_says_in_words_what_it_does_not_have(camp: Camp) -> None:
    await camp.gather(camp.ben)
    assert "Nothing has happened yet" in await camp.ask(camp.ada, "table log")
    assert "has no answers so far" in await camp.ask(camp.ada, "table log", **{"from": 1})
    assert "log has no turns" in await camp.ask(camp.ada, "table log", turn="1")
    await camp.ada.click(camp.card(), label="Start")
    for said in ("7", "0", "-1", "the first", "²"):
        refused = await camp.ask(camp.ada, "table log", turn=said)
        assert "no turn" in refused and "that you can read" in refused and "1 to 1" in refused
    for player in (camp.ada, camp.ben):
        await camp.act(player, "Ash")
    assert "It has one page" in await camp.ask(camp.ada, "table log", page=9)
    assert "It has one page" in await camp.ask(camp.ada, "table log", page=9, **{"from": 2})
    nobody = await camp.ask(camp.ada, "table log", player="**Zoe**")
    assert "does not play here. These people do: Ada and Ben." in nobody
    future = await camp.ask(camp.ada, "table log", **{"from": 99})
    assert "There is no answer 99 yet: the table has only 2 so far." in future
    silent = await camp.ask(camp.cleo, "table log", player="Ben", **{"from": 1})
    assert "nothing of Ben for you to read" in silent


async def test_a_log_of_one_line_says_one_line(camp: Camp) -> None:
    await camp.begin_odd("words", camp.ben)
    assert (await camp.ask(camp.ben, "table log")).endswith("-# 1 to 2 of 2 lines")
    assert (await camp.ask(camp.ben, "table log", player="Ada")).endswith("One line of Ada")


async def test_bot_moves_are_logged_under_the_answers_that_caused_them(camp: Camp) -> None:
    await camp.begin(bots=1, camps=False)
    await camp.act(camp.ada, "Ash")
    await camp.act(camp.ada, "Draw a card")
    row = await camp.row()
    journal = await camp.store.list_journal(row.id)
    events = await camp.store.list_events(row.id, 0, limit=100)
    named = [e for e in events if e.revision and e.event.text.endswith("draws a card.")]
    assert named
    for logged in named:
        seat = journal[logged.revision - 1].entry.seat
        if journal[logged.revision - 1].entry.answer == ["draw"]:
            assert logged.event.text.startswith(row.seats[seat].name)


async def test_the_log_can_show_one_turn(camp: Camp) -> None:
    await camp.begin(camp.ben)  # camps are named in turn 1
    await camp.act(camp.ada, "Draw a card")  # turn 2
    await camp.act(camp.ben, "Draw a card")  # turn 3; and it is dusk, turn 4
    second = (await camp.cleo.slash(camp.channel, "table log", turn="2")).response
    assert "Ada draws a card." in read_text(second)
    assert "Ben draws a card." not in read_text(second)
    assert "One line in turn 2" in read_text(second)
    assert list_labels(second) == ["Turn 1", "Turn 3"]
    third = (await camp.cleo.click(second, label="Turn 3")).response
    assert "Ben draws a card." in read_text(third)
    assert list_labels(third) == ["Turn 2"]
    first = (await camp.cleo.slash(camp.channel, "table log", turn="1")).response
    assert "The camps are" in read_text(first)
    assert "Ada and Ben" in read_text(first)  # that the game begins is told there too
    # What is secret in a turn stays so.
    assert "You drew" in await camp.ask(camp.ada, "table log", turn="2")
    for player in (camp.ben, camp.cleo):
        assert "You drew" not in await camp.ask(player, "table log", turn="2")
    # A turn of one player, and from an answer on.
    ben = (await camp.cleo.slash(camp.channel, "table log", turn="1", player="Ben")).response
    assert "Ben draws a card." in read_text(ben)  # the first card is dealt
    assert "Ada draws a card." not in read_text(ben)
    assert "of Ben in turn 1" in read_text(ben)
    on = (await camp.cleo.click(ben, label="Turn 2")).response
    assert "There is nothing of Ben in turn 2 yet." in read_text(on)
    late = await camp.ask(camp.cleo, "table log", turn="1", **{"from": 3})
    assert "nothing in turn 1 for you to read" in late
    # A turn is offered by what its reader may know.
    offered = await camp.cleo.autocomplete(camp.channel, "table log", "turn", "")
    assert [each["value"] for each in offered] == ["3", "2", "1"]
    assert offered[1]["name"] == "2 · Ada draws a card."
    for player in (camp.ada, camp.ben, camp.cleo):
        assert await player.autocomplete(camp.channel, "table log", "turn", "You drew") == []
    found = await camp.cleo.autocomplete(camp.channel, "table log", "turn", "ben draws")
    assert [each["value"] for each in found] == ["3"]
    # What no rule tells belongs to the turn in which it happens.
    await camp.ben.slash(camp.channel, "me away", until="2 days")
    assert "Ben is away" in await camp.ask(camp.cleo, "table log", turn="4")


async def test_a_long_turn_has_pages(camp: Camp) -> None:
    await camp.begin(camp.ben)
    row = await camp.row()
    for n in range(30):
        entry, event = Entry("back", 0), Event(f"Somebody sees thing {n}.", step=2 + n // 20)
        await camp.store.save_commit(Commit(row.id, row.revision + n, [entry], [event]))
    shown = (await camp.cleo.slash(camp.channel, "table log", turn="2")).response
    assert _things(shown) == list(range(12))
    assert list_labels(shown) == ["Newer", "Newest", "Turn 1", "Turn 3"]
    newer = (await camp.cleo.click(shown, label="Newer")).response
    assert _things(newer) == list(range(12, 20))
    assert list_labels(newer) == ["Older", "Turn 1", "Turn 3"]
    older = (await camp.cleo.click(newer, label="Older")).response
    assert _things(older) == list(range(12))
    assert _things((await camp.cleo.click(older, label="Newest")).response) == list(range(8, 20))
    page = (await camp.cleo.slash(camp.channel, "table log", turn="2", page=2)).response
    assert _things(page) == list(range(12, 20))


async def test_the_log_names_turns_by_round(camp: Camp) -> None:
    await camp.begin(camp.ben)
    row = await camp.row()
    events = [
        Event("Round 1.", kind="round", data={"round": 1}, step=2),
        Event("Ben sees something.", step=3),
        Event("Ada and Ben rest." + "z" * 200, step=4),
        Event("Round 2.", kind="round", data={"round": 2}, step=4),
    ]
    await camp.store.save_commit(Commit(row.id, row.revision, [Entry("back", 0)], events))
    offered = await camp.cleo.autocomplete(camp.channel, "table log", "turn", "")
    names = [each["name"] for each in offered]
    assert names[2] == "2 · Round 1."
    assert names[1] == "3 · Round 1: Ben sees something."
    assert names[0].startswith("4 · Round 2: Ada and Ben rest.zzz")
    assert all(len(name) <= 100 for name in names)
