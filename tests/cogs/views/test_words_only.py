"""Whoever wants words only gets no picture, in any game, whatever they look at."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

import pictures
from cogs.newcomers.full_rules import SIGNS_TITLE
from cogs.table.typed_answers import PROMPT_SEPARATOR
from cogs.ui.components import shorten_id, walk_payload
from pictures.artist import find_artist as real_artist
from rules import GAMES
from tests.cogs.icons import all_names
from tests.cogs.play import Camp, list_labels, list_raw_parts, read_text

KEYS = sorted(GAMES)
ANSWERS = 12
"""So many at most: a game may be over before."""
LOOKS = 8
PATIENCE = 1000
"""So often it is looked, a hundred times a second, whether the bots are done."""
PICTURED = {11, 12, 13}
"""Thumbnails, galleries and files."""
PNG = b"\x89PNG"


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of the pictures that were painted; the games' own artists say which there are."""
    names: list[str] = []

    async def paint(
        game: str, drawing: pictures.Drawing, seat: int | None = None
    ) -> pictures.Picture:
        names.append(drawing.name)
        return pictures.Picture(PNG, drawing.alt(drawing.facts), drawing.name, drawing.title)

    monkeypatch.setattr(pictures, "find_artist", real_artist)
    monkeypatch.setattr(pictures, "paint", paint)
    yield names


def has_picture(message: Any) -> bool:
    """Whether a message has a picture, or a place for one."""
    kinds = {part["type"] for part in walk_payload(list_raw_parts(message))}
    return bool(message.attachments or kinds & PICTURED)


def list_messages(result: Any) -> list[Any]:
    """The messages with which the bot has answered somebody."""
    return [message for message in (result.response, *result.followups) if message is not None]


async def wants_words(camp: Camp, *, hand_by_dm: bool = False) -> None:
    wishes = {"words_only": True, "hand_by_dm": hand_by_dm}
    assert "Words only: on" in await camp.ask(camp.ada, "settings", **wishes)


async def begin_with_bots(camp: Camp, key: str, **options: str) -> None:
    """Ada alone with bots, past what she is to read first."""
    await camp.mark_as_known(camp.ada, game=key)
    bots = GAMES[key].seats[0] - 1
    await camp.begin(game=key, bots=bots, options=options, camps=False)


async def next_answer(camp: Camp) -> str:
    """What a bot would say in Ada's place, as `/act` takes it, once the bots have played on to
    her; "" once the game is over."""
    for _ in range(PATIENCE):
        said = await answer_now(camp)
        if said or (await camp.row()).status == "ended":
            return said
        await asyncio.sleep(0.01)
    raise AssertionError("Ada is never asked again.")


async def answer_now(camp: Camp) -> str:
    """The same, if she is asked just now; "" if not."""
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        seat, table = session.find_seat(camp.ada.id), session.running_game
        prompt = next((each for each in table.needed_prompts if each.seat == seat), None)
        if prompt is None:
            return ""
        answer = table.choose_bot_answer(prompt)
    said = ",".join(map(shorten_id, answer)) if isinstance(answer, list) else str(answer)
    return f"{shorten_id(prompt.id)}{PROMPT_SEPARATOR}{said}"


async def plays_and_looks(camp: Camp) -> list[Any]:
    """Ada answers what she is asked, and looks at everything that there is; returns the messages
    with which the bot has answered her."""
    answers: list[Any] = []
    for number in range(ANSWERS):
        if not (said := await next_answer(camp)):
            break
        answers += list_messages(await camp.act(camp.ada, said))
        if number % 4 == 0:
            card = camp.card_in_play()
            menu = list_messages(await camp.ada.click(card, label="Menu"))
            answers += [*menu, *list_messages(await camp.ada.click(card, label="Your move"))]
            for label in sorted(
                {"My hand", "Board in words", "Pictures"} & set(list_labels(menu[0]))
            ):
                answers += list_messages(await camp.ada.click(menu[0], label=label))
            for command in ("board", "hand", "recap"):
                answers += list_messages(await camp.ada.slash(camp.channel, command))
    return answers


async def test_a_words_only_table_paints_nothing(camp: Camp, painted: list[str]) -> None:
    """Nor does any game's for a person of words: see below."""
    await begin_with_bots(camp, "hope", words_only="yes")
    painted.clear()  # the shelf's
    answers = await plays_and_looks(camp)
    assert len(answers) > LOOKS
    assert not painted
    assert not [m for m in (*answers, *camp.cards()) if has_picture(m)]
    (menu,) = list_messages(await camp.ada.click(camp.card_in_play(), label="Menu"))
    assert "Pictures" not in list_labels(menu)


@pytest.mark.parametrize("key", KEYS)
async def test_a_words_only_player_sees_no_pictures(
    camp: Camp, key: str, painted: list[str]
) -> None:
    """The card is everybody's, and shows one; what she is answered shows none."""
    await wants_words(camp, hand_by_dm=True)
    await begin_with_bots(camp, key)
    answers = await plays_and_looks(camp)
    assert has_picture(camp.card_in_play())
    own = [message for message in answers if message.ephemeral]
    assert len(own) > LOOKS
    direct = camp.ada.user.dm_channel.history()
    assert direct
    assert not [message for message in (*own, *direct) if has_picture(message)]


async def test_a_hand_message_has_icons_for_players_who_want_them(camp: Camp) -> None:
    camp.bot.icons.replace_emojis(all_names())
    await camp.gather(camp.ben, game="aurora")
    await camp.ben.slash(camp.channel, "settings", hand_by_dm=True)
    await wants_words(camp, hand_by_dm=True)
    await camp.ada.click(camp.card(), label="Start")
    for player, has in ((camp.ada, False), (camp.ben, True)):
        hand = read_text(player.user.dm_channel.history()[-1])
        assert "You carry 1" in hand
        assert ("<:aurora_fuel_" in hand) is has


async def test_the_game_list_has_covers_for_players_who_want_them(
    camp: Camp, painted: list[str]
) -> None:
    for command in ("help", "game open"):
        assert has_picture(list_messages(await camp.ben.slash(camp.channel, command))[0])
    await wants_words(camp)
    painted.clear()
    for command in ("help", "game open"):
        shelf = list_messages(await camp.ada.slash(camp.channel, command))
        assert not [message for message in shelf if has_picture(message)]
        assert "### Survive!" in "".join(map(read_text, shelf))
    assert not painted


@pytest.mark.parametrize("key", [key for key in KEYS if pictures.find_signs(key) is not None])
async def test_signs_are_explained_in_words(camp: Camp, key: str, painted: list[str]) -> None:
    await camp.gather(game=key)
    for player, shows in ((camp.ben, True), (camp.ada, False)):
        if not shows:
            await wants_words(camp)
        (first,) = list_messages(await player.click(camp.card(), label="How to play"))
        await player.click(first, label="Full rules")
        (signs,) = [(await player.click(first, label="Next")).response]
        assert str(SIGNS_TITLE) in read_text(signs)
        assert has_picture(signs) is shows
