"""Several pictures of a table, and one seat's own: who is shown which, as Discord has it."""

from collections.abc import Iterator
from typing import Any

import pytest

import pictures
from cogs.ui.components import walk_payload
from cogs.views import plain
from pictures.painting import paint as really_paint
from tables.session import TableSession
from tables.snapshot import take_snapshot
from tests.cogs.play import Camp, fail_with, list_raw_parts, read_text
from tests.tiny import Position
from tests.tiny_pictures import ARTIST

PNG = b"\x89PNG"


@pytest.fixture(autouse=True)
def drawn(tiny: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tiny has its own artist here, and its pictures are painted."""
    monkeypatch.setattr(pictures, "find_artist", lambda game: ARTIST)
    monkeypatch.setattr(pictures, "paint", really_paint)
    yield
    pictures.close_painters()


def files(message: Any) -> list[str]:
    return [file.filename for file in message.attachments]


def alts(message: Any) -> list[str]:
    """The alt texts of a message's pictures."""
    parts = [
        item for part in walk_payload(list_raw_parts(message)) for item in part.get("items", ())
    ]
    return [item["description"] for item in parts]


def list_shown_files(message: Any) -> list[str]:
    """Which files a message has a place for."""
    parts = [
        item for part in walk_payload(list_raw_parts(message)) for item in part.get("items", ())
    ]
    return [item["media"]["url"].rpartition("/")[2].partition("?")[0] for item in parts]


async def hands(camp: Camp, *hands: list[str]) -> None:
    """Give everybody that many cards."""
    (await camp.running_game()).state.hands = [list(hand) for hand in hands]


async def panel(camp: Camp, player: Any) -> Any:
    return (await player.slash(camp.channel, "hand")).response


async def test_the_card_shows_the_first_picture_and_board_shows_all(camp: Camp) -> None:
    """The card has a button to the others; the board has titles and words as well."""
    await camp.begin(camp.ben)
    assert files(camp.card()) == ["table.png"]
    assert alts(camp.card())[0].startswith("Round 1. Ada at Camp Ada")
    (answer,) = [(await camp.in_menu(camp.ben, "Pictures")).response]
    assert answer.ephemeral
    assert files(answer) == list_shown_files(answer) == ["camps.png"]
    assert alts(answer) == [
        "The camps round the fire in round 1: Ada north, with a flare; Ben west, with a flare."
    ]
    answer = await camp.cleo.slash(camp.channel, "board")
    assert files(answer.response) == list_shown_files(answer.response) == ["table.png", "camps.png"]
    assert read_text(answer.response) == "**The fire**\n**The camps**"
    assert "Round 1. Ada at Camp Ada" in read_text(answer.followups[0])
    assert "Ada north" in read_text(answer.followups[0])


async def test_a_seats_own_picture_is_only_in_its_panel(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await hands(camp, ["bark", "moss"], ["cone"])
    ada, ben = await panel(camp, camp.ada), await panel(camp, camp.ben)
    assert files(ada) == list_shown_files(ada) == ["hand.png"]
    assert alts(ada) == ["Your cards: 1 bark, 2 moss."]
    assert "You hold" not in read_text(ada), "the picture and its alt text have the cards"
    assert alts(ben) == ["Your cards: 1 cone."]
    assert (await ada.attachments[0].read()) != (await ben.attachments[0].read())
    assert all(message.ephemeral for message in (ada, ben))
    board = await camp.ben.slash(camp.channel, "board")
    everything = [camp.card(), board.response, *board.followups]
    assert all("hand.png" not in files(message) for message in everything)
    # Players who want words get words.
    await camp.ben.slash(camp.channel, "settings", words_only=True)
    own = await panel(camp, camp.ben)
    assert not own.attachments
    assert list_shown_files(own) == []
    assert "You hold: cone" in read_text(own)
    pressed = (await camp.in_menu(camp.ben, "Pictures")).response
    assert not pressed.attachments
    assert "Ada north" in read_text(pressed)
    assert files(await panel(camp, camp.ada)) == ["hand.png"]


async def test_the_hands_picture_marks_what_is_asked(camp: Camp) -> None:
    """A panel that is changed in place shows what the hand is by then."""
    await camp.begin(camp.ben)
    await hands(camp, ["bark", "moss"], ["cone"])
    await camp.ada.click(camp.card(), label="Kindle")
    asked = (await camp.ada.click(camp.card(), label="Your move")).response
    assert alts(asked) == ["Your cards: 1 bark (can be given now), 2 moss (can be given now)."]
    form = await camp.ada.click(asked, label="Choose up to 2…")
    changed = (await camp.ada.submit_modal(form, {"words": ["0"]})).response
    assert changed.id == asked.id
    assert alts(changed) == ["Your cards: 1 moss."]
    assert files(changed) == list_shown_files(changed) == ["hand.png"]


async def test_a_hand_message_has_a_picture_that_follows_the_hand(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await hands(camp, ["bark"], ["cone"])
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True)
    dm = camp.ada.user.dm_channel
    assert alts(dm.last_message) == ["Your cards: 1 bark."]
    assert files(dm.last_message) == list_shown_files(dm.last_message) == ["hand.png"]
    before = await dm.last_message.attachments[0].read()
    first = dm.last_message.id
    await hands(camp, ["moss"], ["cone"])
    await camp.ada.click(camp.card(), label="Draw a card")
    assert dm.last_message.id == first
    assert alts(dm.last_message)[0].startswith("Your cards: 1 moss, 2 ")
    assert files(dm.last_message) == ["hand.png"]
    assert await dm.last_message.attachments[0].read() != before


async def test_seats_never_see_each_others_pictures(camp: Camp) -> None:
    """And changing what another holds changes no byte of mine."""
    await camp.begin(camp.ben)
    await hands(camp, ["bark", "bark"], ["moss", "cone"])
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        one = await own(session, 0), await own(session, 1)
        again = await own(session, 0), await own(session, 1)
        state: Position = session.running_game.state
        state.hands[1] = ["bark", "bark"]
        other = await own(session, 0), await own(session, 1)
        nobody = await plain.paint_own_pictures(take_snapshot(session))
    assert one == again
    assert one[0].png != one[1].png
    assert other[0] == one[0]
    assert other[1] != one[1]
    # The same hand is the same picture, and yet not the same entry.
    assert other[1].png == other[0].png
    assert other[1] is not other[0]
    assert nobody == []


async def own(session: TableSession, seat: int) -> pictures.Picture:
    """The hand as the seat is shown it."""
    (picture,) = await plain.paint_own_pictures(take_snapshot(session, seat=seat))
    assert picture.png.startswith(PNG)
    return picture


async def test_a_hand_without_its_picture_is_in_words(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await camp.begin(camp.ben)
    await hands(camp, ["bark"], ["cone"])
    monkeypatch.setattr("tests.tiny_pictures.draw_hand", fail_with(ZeroDivisionError("no paint")))
    answer = await panel(camp, camp.ada)
    assert not answer.attachments
    assert "You hold: bark" in read_text(answer)
    assert "own pictures failed" in camp.trouble.pop().getMessage()
