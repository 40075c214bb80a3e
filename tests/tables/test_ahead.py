"""What people at a table have answered ahead is answered with what brings the question up; it
survives the bot, and ends when it should."""

from dataclasses import replace
from typing import Any

import pytest

from rules.engine import Illegal, Table, ahead
from rules.engine.languages import speak
from rules.engine.presets import Preset
from tables.actions import answer_ahead, play
from tables.actions.acting import act
from tables.errors import UserError
from tests.answers import make_undo_command
from tests.cogs.play import Camp, fail_with
from tests.tiny import Tiny


async def arm(
    camp: Camp, who: Any, kind: str, answer: str, *, condition: str = "", scope: str = "game"
) -> Preset:
    """That person answers ahead."""
    sessions = camp.sessions
    async with sessions.lock_table((await camp.row()).id) as session:
        seat = play.find_own_seat(session, who.id)
        chosen: Any = scope
        preset = ahead.make_preset(
            session.running_game, seat, kind, answer=answer, condition=condition, scope=chosen
        )
        await answer_ahead.set_answer_ahead(sessions, session, who.id, preset)
        return preset


async def read_presets(camp: Camp, who: Any) -> tuple[Preset, ...]:
    """What that person has answered ahead, as it is stored; in memory it must be the same."""
    row = await camp.row()
    stored = (await camp.store.find_presets(row.id)).get(who.id, ())
    async with camp.sessions.lock_table(row.id) as session:
        assert sorted(session.presets.get(who.id, ()), key=str) == sorted(stored, key=str)
    return stored


async def list_kinds(camp: Camp) -> list[str]:
    """The kinds of all entries of the journal."""
    return [line.entry.kind for line in await camp.list_journal()]


async def read_log(camp: Camp, seat: int | None = None) -> list[str]:
    """The log, as that seat may read it."""
    found = await camp.store.list_events((await camp.row()).id, seat, limit=500)
    return [line.event.text for line in found]


async def offer(camp: Camp) -> None:
    """Ada offers a card for a log."""
    await camp.ada.slash(camp.channel, "tiny trade", choice="Offer a card")
    card = (await camp.running_game()).state.hands[0][0]
    await camp.act(camp.ada, card)


async def test_an_answer_ahead_is_given_with_the_answer_that_raises_its_question(
    camp: Camp,
) -> None:
    await camp.begin(camp.ben)
    edition, said = (await camp.row()).edition, await read_log(camp)
    preset = await arm(camp, camp.ben, "offer", "decline")
    assert await read_presets(camp, camp.ben) == (preset,)
    assert ((await camp.row()).edition, await read_log(camp)) == (edition, said), "nobody sees it"
    assert await read_presets(camp, camp.ada) == ()
    await offer(camp)
    assert (await list_kinds(camp))[-2:] == ["answer", "preset"]
    assert (await camp.row()).edition == edition + 2  # one for each of Ada's own two answers
    said = await read_log(camp)
    at = said.index("Ben had answered ahead: “Decline”.")
    assert said[at + 1] == "Nobody wants the card."
    assert camp.list_pinged() == ["Ben"]  # for his turn, which came of it, and nothing before


async def test_an_answer_ahead_works_across_languages(camp: Camp) -> None:
    await camp.begin(camp.ben)
    with speak("de"):
        given = await arm(camp, camp.ben, "offer", "decline", condition="by-0", scope="round")
    await camp.restart()
    (preset,) = await read_presets(camp, camp.ben)
    assert preset == given, "it survives the bot"
    english = str(preset.words)
    with speak("de"):
        assert str(preset.words) == english.replace(" if ", " falls ") != english
    await offer(camp)
    assert (await list_kinds(camp))[-1] == "preset"


async def test_an_answer_ahead_needs_its_condition_and_answers_open_questions(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await arm(camp, camp.ben, "offer", "accept", condition="rich")
    await offer(camp)
    assert "preset" not in await list_kinds(camp)
    assert (await camp.running_game()).waiting_seats == {1}
    await arm(camp, camp.ben, "offer", "accept", scope="round")
    assert "Ben takes the card for a log." in await read_log(camp)
    assert (await list_kinds(camp))[-1] == "preset"
    assert len(await read_presets(camp, camp.ben)) == 2


async def test_an_undo_ends_an_answer_ahead(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await arm(camp, camp.ada, "turn", "gather")
    move = await act(camp.sessions, make_undo_command((await camp.row()).id, camp.ada.id, 1))
    (asked,) = [prompt for prompt in move.card.prompts if not prompt.optional]
    assert asked.text == "What do you do?"
    assert await read_presets(camp, camp.ada) == ()
    ended = [event.text for event in move.told][-1]
    assert ended == (
        "Your answer ahead no longer counts, since you took back an answer to such a question"
        ": “It is your turn: Gather wood”."
    )
    assert ended not in await read_log(camp, 1)
    await arm(camp, camp.ada, "turn", "gather")  # and it may be given ahead again
    assert (await list_kinds(camp))[-1] == "preset"


async def test_an_answer_ahead_silently_ends_with_its_round(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await arm(camp, camp.ben, "offer", "decline", scope="round")
    await arm(camp, camp.ada, "dusk", "0", scope="round")
    await arm(camp, camp.ben, "dusk", "0", scope="game")
    for player in (camp.ada, camp.ben):
        await player.slash(camp.channel, "tiny draw", choice="Draw a card")
    assert "The fire gets 0 and 0 wood." in await read_log(camp)  # nobody was asked
    assert await read_presets(camp, camp.ada) == ()
    assert [each.kind for each in await read_presets(camp, camp.ben)] == ["dusk"]
    assert not any("counts no more" in line for line in await read_log(camp, 0))


async def test_an_answer_ahead_set_before_roles_counts_for_the_first_role_only(camp: Camp) -> None:
    await camp.begin(camp.ben)
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        session.running_game.state.round = 0
        early = ahead.make_preset(
            session.running_game, 1, "offer", answer="decline", condition="", scope="game"
        )
        await answer_ahead.set_answer_ahead(camp.sessions, session, camp.ben.id, early)
        session.running_game.state.round = 1
    assert [each.role for each in await read_presets(camp, camp.ben)] == [""]
    await offer(camp)
    assert (await list_kinds(camp))[-1] == "preset"
    assert [each.role for each in await read_presets(camp, camp.ben)] == ["keeper"]
    await camp.ben.slash(camp.channel, "tiny flare", choice="Burn your flare")
    await camp.act(camp.ben, "Up")
    assert await read_presets(camp, camp.ben) == ()
    ended = [line for line in await read_log(camp, 1) if "since you now play another role" in line]
    assert len(ended) == 1 and ended[0] not in await read_log(camp, 0)


async def test_new_holders_and_the_end_clear_answers_ahead(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await arm(camp, camp.ben, "offer", "decline")
    sessions, row = camp.sessions, await camp.row()
    was, now = row.seats[1], type(row.seats[1])(1, camp.cleo.id, "Cleo")
    await play.reassign_seat(sessions, row.id, was, now)
    assert await camp.store.find_presets(row.id) == {}
    await offer(camp)
    assert "preset" not in await list_kinds(camp)
    await arm(camp, camp.ada, "dusk", "1")
    await camp.store.end_table(row.id, "closed")
    assert await camp.store.find_presets(row.id) == {}


async def test_a_stand_in_bot_keeps_its_holders_answers_ahead_unused(camp: Camp) -> None:
    camp.sessions._seed = "calm"
    await camp.begin(camp.ben)
    preset = await arm(camp, camp.ben, "offer", "decline")
    sessions, row = camp.sessions, await camp.row()
    bot = type(row.seats[1])(1, None, "Alma (bot)", True)
    await play.reassign_seat(sessions, row.id, row.seats[1], bot, keep=True)
    await offer(camp)
    assert "preset" not in await list_kinds(camp)
    assert await read_presets(camp, camp.ben) == (preset,)
    await camp.ben.slash(camp.channel, "hand")
    async with sessions.lock_table(row.id) as session:
        assert session.find_seat(camp.ben.id) == 1
    assert await read_presets(camp, camp.ben) == (preset,)


async def test_an_answer_ahead_precedes_the_default(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    await arm(camp, camp.ben, "dusk", "1")
    game = await camp.running_game()
    game.journal.lapses[1] = game.journal.now.lapses[1] = 3  # as if Ben had missed three
    assert game.absent_seats == {1}
    for player in (camp.ada, camp.cleo):
        await player.slash(camp.channel, "tiny draw", choice="Draw a card")
    journal = [line.entry for line in await camp.list_journal()]
    bens = [(entry.kind, entry.answer) for entry in journal if entry.seat == 1]
    assert bens[-3:] == [("lapse", ["gather"]), ("lapse", 1), ("preset", 1)]
    absent = (await camp.running_game()).absent_seats
    assert absent == {1}, "an answer given ahead makes nobody present"


BROKEN = replace(Tiny.presets[0], answers=fail_with(ZeroDivisionError("a declaration")))


@pytest.mark.parametrize(
    ("where", "name", "broken", "complaint"),
    [
        (Table, "answer_by_preset", fail_with(Illegal("No.")), "does not fit"),
        (Tiny, "presets", (BROKEN, *Tiny.presets[1:]), "could not be read"),
    ],
)
async def test_a_failed_answer_ahead_leaves_the_question_open(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, where: Any, name: str, broken: Any, complaint: str
) -> None:
    await camp.begin(camp.ben)
    await arm(camp, camp.ben, "offer", "decline")
    monkeypatch.setattr(where, name, broken)
    await offer(camp)
    assert (await list_kinds(camp))[-1] == "answer"
    assert any(complaint in record.getMessage() for record in camp.trouble)
    camp.trouble.clear()


async def test_answers_ahead_are_few_and_one_per_case(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    await arm(camp, camp.ben, "offer", "decline", scope="round")
    instead = await arm(camp, camp.ben, "offer", "accept")
    assert await read_presets(camp, camp.ben) == (instead,)
    monkeypatch.setattr(answer_ahead, "MOST_EACH", 1)
    with pytest.raises(UserError, match="Take one back"):
        await arm(camp, camp.ben, "dusk", "1")
    assert await read_presets(camp, camp.ben) == (instead,)
    row, store = await camp.row(), camp.store
    (known,) = (await store.export_user(camp.ben.id))["answers given ahead"]
    assert known["answer"] == "Somebody offers you a card for a log: Accept"
    async with camp.sessions.lock_and_unload(row.id):
        await store.erase_user(camp.ben.id)
    assert await store.find_presets(row.id) == {}
    assert (await store.export_user(camp.ben.id))["answers given ahead"] == []
