"""The card while players gather: the aim of the game, what is missing, and what may be chosen."""

from typing import Any

import pytest
from pydantic import create_model

from cogs.lobby import options_panel
from cogs.ui import limits
from cogs.ui.components import walk_payload
from rules import GAMES
from storage import ShelvedPack
from tables.snapshot import take_snapshot
from tests.cogs.play import Camp, list_labels, list_raw_parts, list_selects, read_reply, read_text


def list_all_labels(message: Any) -> list[str]:
    """The labels of all its buttons, whether they can be pressed or not."""
    return [
        part["label"] for part in walk_payload(list_raw_parts(message)) if part.get("type") == 2
    ]


@pytest.mark.parametrize(("key", "seats"), [("tiny", "1 to 4"), ("cistern", "2")])
async def test_the_lobby_states_goal_length_and_seats(camp: Camp, key: str, seats: str) -> None:
    await camp.gather(game=key)
    words, game = read_text(camp.card()), GAMES[key]
    assert game.goal in words
    assert game.length in words
    assert f"**Seats** ({seats})\n1. Ada" in words


@pytest.mark.parametrize(
    ("game", "name", "value", "told", "not_told"),
    [
        ("hope", "short", "yes", "Three rounds, and each player", "Five rounds"),
        ("posthuman", "short", "yes", "7 to 12 turns.", "13 to 20"),
        ("survive", "last_dawn", "30", "or after 30 rounds.", "after 60 rounds"),
    ],
)
async def test_the_stated_game_length_depends_on_the_options(
    camp: Camp, game: str, name: str, value: str, told: str, not_told: str
) -> None:
    await camp.gather(game=game)
    assert not_told in read_text(camp.card())
    await camp.ada.slash(camp.channel, "game options", name=name, value=value)
    about = read_text(camp.card()).partition("**Seats**")[0]
    assert told in about
    assert not_told not in about


async def test_the_lobby_describes_the_solo_game_for_one_player(camp: Camp) -> None:
    await camp.gather(game="aurora")
    alone = "If you press **Start** now, you play alone. You race against the Automa"
    assert alone in read_text(camp.card())
    await camp.ben.click(camp.card(), label="Join")
    assert "you play alone" not in read_text(camp.card())
    for leaving in (camp.ada, camp.ben):
        await camp.ada.click(camp.card(), label="Add bot")
        await leaving.click(camp.card(), label="Leave")
    assert "when somebody presses **Join**: bots do not play alone" in read_text(camp.card())
    assert "Start" not in list_labels(camp.card())


def test_a_short_game_of_hope_lasts_as_long_as_it_says() -> None:
    hope = GAMES["hope"]
    for short, spelled, rounds in ((False, "Five", 5), (True, "Three", 3)):
        options = hope.options(short=short)
        assert hope.setup(3, options).rounds == rounds
        assert hope.describe_game_length(options).startswith(f"{spelled} rounds")


async def test_the_lobby_says_why_start_is_disabled_and_if_it_is_full(camp: Camp) -> None:
    await camp.gather(game="hope")
    assert list_all_labels(camp.card())[:3] == ["Start", "Join", "Add bot"]
    book = await camp.press(camp.ben, camp.card(), "How to play")
    assert "Hope Inhumanity: 1. What you want" in book
    assert "The game needs 2 more players" in read_text(camp.card())
    assert "Start" not in list_labels(camp.card())
    await camp.ben.click(camp.card(), label="Join")
    assert "The game needs one more player" in read_text(camp.card())
    await camp.ada.click(camp.card(), label="Add bot")
    assert "2 seats are free. Press **Start** to begin" in read_text(camp.card())
    assert "Start" in list_labels(camp.card())
    for _ in range(2):
        await camp.ada.click(camp.card(), label="Add bot")
    assert "The table is full. Press **Start** to begin the game." in read_text(camp.card())
    assert list_all_labels(camp.card())[:2] == ["Start", "Remove bot"], "none of them grey"
    assert list_labels(camp.card()) == list_all_labels(camp.card())
    await camp.ada.click(camp.card(), label="Remove bot")
    assert list_all_labels(camp.card())[:4] == ["Start", "Join", "Add bot", "Remove bot"]


async def test_a_lobby_of_bots_says_that_a_person_is_missing(camp: Camp) -> None:
    await camp.gather(game="hope", bots=1)
    await camp.ada.slash(camp.channel, "game leave")
    assert "The game needs 2 more players" in read_text(camp.card())
    await camp.ada.click(camp.card(), label="Add bot")
    assert "bots do not play alone" in read_text(camp.card())


async def panel(camp: Camp, game: str) -> Any:
    await camp.gather(game=game)
    return (await camp.ada.click(camp.card(), label="Options")).response


async def test_a_press_sets_an_option_shown_with_its_meaning(camp: Camp) -> None:
    shown = await panel(camp, "hope")
    assert "The Hope pool starts with three dice instead of one." in read_text(shown)
    assert "Standard rules." in read_text(camp.card())
    await camp.ada.select(shown, ["yes"], custom_id=f"eks:{(await camp.row()).id}:setoption:short")
    assert (await camp.row()).options["short"] is True
    assert "**Short game: yes.** Three rounds instead of five" in read_text(camp.card())
    chosen = next(s for s in list_selects(shown) if s["custom_id"].endswith("short"))
    assert [o["label"] for o in chosen["options"] if o.get("default")] == ["Short game: yes"]


async def test_many_options_leave_room(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many options, packs to choose, bots, and a word for the dice."""
    fields: dict[str, Any] = {f"option_{number}": (int, 60) for number in range(12)}
    many = create_model("Many", __base__=GAMES["posthuman"].options, **fields)
    monkeypatch.setattr(GAMES["posthuman"], "options", many)
    await camp.gather(game="posthuman", bots=1)
    about = {"name": "Driftwood", "author": "Dana", "version": "1"}
    about |= {"language": "en", "licence": "CC0"}
    now = camp.store.now()
    kept = ShelvedPack("0" * 64, "posthuman", about, camp.ada.user.id, now, True, None)
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        view = options_panel.make_options_panel(take_snapshot(session), [kept])
    assert "Bots' strength" in str(view.to_components())
    assert "setpacks" in str(view.to_components())
    assert 36 <= len(list(view.walk_children())) <= limits.MESSAGE_COMPONENTS


async def test_a_number_option_can_be_typed_and_reset(camp: Camp) -> None:
    shown = await panel(camp, "survive")
    await camp.write(camp.ada, "30", "Last dawn: as usual", shown)
    assert (await camp.row()).options["last_dawn"] == 30
    assert "Last dawn: 30" in list_labels(shown)
    refused = await camp.write(camp.ada, "soon", "Last dawn: 30", shown)
    assert "a number from 20 to 120" in read_reply(refused)
    await camp.write(camp.ada, "", "Last dawn: 30", shown)
    assert (await camp.row()).options["last_dawn"] is None


async def test_words_only_is_an_option_and_options_are_fixed_in_play(camp: Camp) -> None:
    shown = await panel(camp, "tiny")
    table = (await camp.row()).id
    await camp.ada.select(shown, ["yes"], custom_id=f"eks:{table}:setoption:words_only")
    assert (await camp.row()).settings["words_only"] is True
    await camp.ada.click(camp.card(), label="Start")
    late = await camp.ada.select(shown, ["3"], custom_id=f"eks:{table}:setoption:rounds")
    assert "The game has begun" in read_reply(late)
