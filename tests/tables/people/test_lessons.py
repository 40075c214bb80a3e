"""Newcomers are told once what a question is about, and who they are."""

from typing import Any

import pytest

from rules.engine import Illegal, Option, Prompt
from storage import PlayerSettings, Store
from tables.people.lessons import Learner
from tests.cogs.play import Camp, list_labels, read_reply, read_text
from tests.tiny import TINY

FLARE = "A flare is a log when you need one. It burns once."
KINDLE = "Cards of one kind burn best together. You may keep them as well."
LESSON = TINY.lessons["gather"]
ADA, BEN = ("You keep the fire at Camp Ada", "You keep the fire at Camp Ben")


async def gather(camp: Camp, player: Any) -> None:
    """A turn: walk out for wood, not far."""
    await player.click(camp.card(), label="Gather wood")
    await camp.act(player, "1")


async def give_at_dusk(camp: Camp) -> None:
    for player in (camp.ada, camp.ben):
        await camp.act(player, "0")


async def one_round(camp: Camp) -> None:
    """Ada and Ben take their turns, and give in secret at dusk."""
    for player in (camp.ada, camp.ben):
        await gather(camp, player)
    await give_at_dusk(camp)


async def long_game(camp: Camp) -> None:
    """Ada and Ben begin a game of five rounds."""
    await camp.begin(camp.ben, options={"rounds": "5"})


async def test_the_first_question_tells_role_and_lesson(camp: Camp, store: Store) -> None:
    await long_game(camp)
    assert ADA in read_text(camp.card())
    assert LESSON in read_text(camp.card())
    await gather(camp, camp.ada)
    assert await store.list_met_lessons(camp.ada.id) == {"tiny:gather"}
    assert LESSON in read_text(camp.card()), (
        "Ben has met his role before, in the reply to his answer"
    )
    await gather(camp, camp.ben)
    await give_at_dusk(camp)
    assert ADA not in read_text(camp.card())
    assert LESSON not in read_text(camp.card())


async def test_lessons_can_be_turned_off(camp: Camp) -> None:
    said = await camp.ask(camp.ada, "settings", lessons=False)
    assert "Lessons when a question is new to you: off." in said
    await long_game(camp)
    assert ADA in read_text(camp.card())
    assert LESSON not in read_text(camp.card())
    said = await camp.ask(camp.ada, "settings", lessons=True)
    assert "Lessons when a question is new to you: on." in said


async def test_a_command_tells_the_role_once(camp: Camp, store: Store) -> None:
    await camp.begin(camp.ben, camps=False)
    await camp.act(camp.ada, "Camp Ada")
    assert BEN in await camp.ask(camp.ben, "act", what="Camp Ben")
    assert BEN not in await camp.press(camp.ben, camp.card_in_play(), "Your move")
    row = await camp.row()
    assert await store.find_told_roles(row.id) == {camp.ben.id: "keeper"}


async def test_a_player_is_told_of_a_changed_role(camp: Camp, store: Store) -> None:
    """Ben burns his flare out of turn, and so is somebody else; he is told where he did it."""
    await camp.begin(camp.ben)
    hand = (await camp.ben.click(camp.card_in_play(), label="Your move")).response
    assert "Burn your flare" in list_labels(hand)
    await camp.ben.click(hand, label="Burn your flare")
    assert "Your flare is burnt." in read_text(hand)
    row = await camp.row()
    assert await store.find_told_roles(row.id) == {camp.ben.id: "spent"}


def full_hands(monkeypatch: pytest.MonkeyPatch, *, whose: int) -> None:
    """With Ada's second card, whoever sits there is somebody else."""

    def find_role_key(_: Any, state: Any, seat: int) -> str:
        return "full" if seat == whose and len(state.hands[0]) > 1 else "keeper"

    def role(_: Any, view: Any) -> str:
        return "You are the hoarder now." if view.seat == whose and view.cards[0] > 1 else "You."

    monkeypatch.setattr(type(TINY), "find_role_key", find_role_key)
    monkeypatch.setattr(type(TINY), "introduce_role", role)


async def test_a_role_gained_in_ones_own_turn_is_told_at_once(
    camp: Camp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn is over with it, and the next is Ben's: nobody asks Ada anything."""
    full_hands(monkeypatch, whose=0)
    await camp.begin(camp.ben)
    drawn = await camp.press(camp.ada, camp.card(), "Draw a card")
    assert f"<@{camp.ben.id}>: What do you do?" in read_text(camp.card())
    assert "You are the hoarder now." in drawn
    assert "hoarder" not in read_text(camp.card()), "she knows it already"
    assert (await store.find_told_roles((await camp.row()).id))[camp.ada.id] == "full"


async def test_each_line_of_a_role_is_in_small_print(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(TINY), "introduce_role", lambda *_: "You are two.\nYou want a log.")
    await camp.begin(camp.ben)
    assert "-# Ada: You are two.\n-# You want a log.\n" in read_text(camp.card())


async def test_a_role_gained_in_anothers_turn_pings(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben and Cleo sit there; Cleo becomes somebody else while it is Ben's move."""
    full_hands(monkeypatch, whose=2)
    await camp.begin(camp.ben, camp.cleo)
    await camp.cleo.click(camp.card_in_play(), label="Your move")
    await camp.ada.click(camp.card(), label="Draw a card")
    assert f"<@{camp.cleo.id}>: You are the hoarder now." in read_text(camp.card())
    assert set(camp.list_pinged()) == {"Ben", "Cleo"}
    await camp.cleo.click(camp.card_in_play(), label="Your move")
    assert "hoarder" not in await camp.press(camp.cleo, camp.card_in_play(), "Your move")


async def test_a_secret_question_is_explained_below_a_new_role(
    camp: Camp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada chooses in secret what she kindles."""
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card_in_play(), label="Your move")
    await camp.ada.click(camp.card(), label="Kindle")
    monkeypatch.setitem(TINY.lessons, "kindle", KINDLE)
    monkeypatch.setattr(type(TINY), "find_role_key", lambda _, __, ___: "hoarder")
    panel = await camp.ada.click(camp.card(), label="Your move")
    assert read_reply(panel).index("You keep the fire") < read_reply(panel).index(KINDLE)
    await camp.ada.click(panel.response, label=list_labels(panel.response)[0])
    assert "tiny:kindle" in await store.list_met_lessons(camp.ada.id)


async def flare_met(store: Store, player: Any) -> bool:
    return "tiny:flare" in await store.list_met_lessons(player.id)


async def test_an_optional_question_is_explained_when_first_opened(
    camp: Camp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Out of turn Ben opens his panel, twice."""
    await long_game(camp)
    await one_round(camp)
    monkeypatch.setitem(TINY.lessons, "flare", FLARE)
    assert FLARE in await camp.press(camp.ben, camp.card_in_play(), "Your move")
    assert await flare_met(store, camp.ben)
    assert FLARE not in await camp.press(camp.ben, camp.card_in_play(), "Your move")
    assert FLARE not in read_text(camp.card())


async def test_acting_in_a_hand_message_marks_its_lesson_read(
    camp: Camp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await long_game(camp)
    await one_round(camp)
    await camp.sessions.people.record_lesson(camp.ben.id, "tiny:gather")
    monkeypatch.setitem(TINY.lessons, "flare", FLARE)
    await camp.ben.slash(camp.channel, "settings", hand_by_dm=True)
    letter = camp.ben.user.dm_channel
    assert FLARE in read_text(letter.last_message)
    await camp.ada.click(camp.card(), label="Draw a card")
    assert FLARE in read_text(letter.last_message), "he has not been there yet"
    assert not await flare_met(store, camp.ben)
    await camp.ben.user.click(letter.last_message, label="Draw a card")
    assert await flare_met(store, camp.ben)
    assert FLARE not in read_text(letter.last_message)


async def test_lessons_come_one_at_a_time_the_needed_one_first(
    camp: Camp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is Ada's move, and both her questions are new to her."""
    await long_game(camp)
    monkeypatch.setitem(TINY.lessons, "flare", FLARE)
    for _ in range(2):  # what the table waits for explains itself until it is answered
        panel = await camp.press(camp.ada, camp.card_in_play(), "Your move")
        assert LESSON in panel
        assert FLARE not in panel
    assert not await flare_met(store, camp.ada)
    await gather(camp, camp.ada)
    panel = await camp.press(camp.ada, camp.card_in_play(), "Your move")
    assert await flare_met(store, camp.ada)
    assert LESSON not in panel


async def test_a_player_who_is_told_their_role_gets_no_lesson_beside_it(
    camp: Camp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TINY.lessons, "flare", FLARE)
    await camp.begin(camp.ben)
    panel = await camp.press(camp.ada, camp.card_in_play(), "Your move")
    assert ADA in panel
    assert FLARE not in panel
    assert not await flare_met(store, camp.ada)


def test_equal_explanations_of_two_answers_are_one_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with “accept” and “refuse”, which explain the offer."""
    monkeypatch.setitem(TINY.lessons, "trade", LESSON)
    options = tuple(Option(verb, verb, verb) for verb in ("trade", "gather"))
    prompt = Prompt[str]("1", 0, "?", "choice", options, 1, 1, ["trade"])
    assert Learner(frozenset(), None).find_new_lesson(TINY, prompt) == "tiny:gather"
    assert Learner(frozenset({"tiny:gather", "odd:x"}), None).find_new_lesson(TINY, prompt) is None


async def test_erasing_a_player_forgets_their_refusals(camp: Camp) -> None:
    people = camp.sessions.people
    for table, user in ((1, camp.ada.id), (2, camp.ada.id), (1, camp.ben.id)):
        people.note_refusal(table, user, Illegal("There is no wood."))
    people.forget_user(camp.ada.id)
    assert set(people.refusals) == {(1, camp.ben.id)}


async def test_recording_a_lesson_keeps_earlier_ones(camp: Camp, store: Store) -> None:
    """If somebody wants no lessons, the bot does not read what they know."""
    people = camp.sessions.people
    await store.save_lessons(camp.ada.id, ["tiny:gather"])
    await people.save_player_settings(camp.ada.id, PlayerSettings(lessons=False))
    assert await people.list_met_lessons(camp.ada.id) is None
    await people.record_lesson(camp.ada.id, "tiny:draw")
    await people.save_player_settings(camp.ada.id, PlayerSettings(lessons=True))
    assert await people.list_met_lessons(camp.ada.id) == {"tiny:gather", "tiny:draw"}
