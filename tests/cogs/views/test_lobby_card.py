"""The card while players gather: what the game wants, what is missing, and what may be chosen."""

from typing import Any

import pytest
from pydantic import create_model

from cogs.lobby import options_panel
from cogs.ui import limits
from cogs.ui.components import walk_payload
from rules import GAMES
from storage import ShelvedPack
from tables.snapshot import take_snapshot
from tests.cogs.play import Camp, labels, raw, seen, selects, told


def shown(message: Any) -> list[str]:
    """The labels of all its buttons, whether they can be pressed or not."""
    return [part["label"] for part in walk_payload(raw(message)) if part.get("type") == 2]


@pytest.mark.parametrize(("key", "seats"), [("tiny", "1 to 4"), ("cistern", "2")])
async def test_the_lobby_says_what_wins_how_long_it_takes_and_how_many_may_sit(
    camp: Camp, key: str, seats: str
) -> None:
    await camp.gather(game=key)
    words, game = seen(camp.card()), GAMES[key]
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
async def test_how_long_it_takes_goes_by_the_options(
    camp: Camp, game: str, name: str, value: str, told: str, not_told: str
) -> None:
    await camp.gather(game=game)
    assert not_told in seen(camp.card())
    await camp.ada.slash(camp.channel, "game options", name=name, value=value)
    about = seen(camp.card()).partition("**Seats**")[0]
    assert told in about
    assert not_told not in about


async def test_before_one_person_starts_it_says_what_they_play_alone(camp: Camp) -> None:
    await camp.gather(game="aurora")
    alone = "If you press **Start** now, you play alone. You race against the Automa"
    assert alone in seen(camp.card())
    await camp.ben.click(camp.card(), label="Join")
    assert "you play alone" not in seen(camp.card())
    for leaving in (camp.ada, camp.ben):
        await camp.ada.click(camp.card(), label="Add bot")
        await leaving.click(camp.card(), label="Leave")
    assert "when somebody presses **Join**: bots do not play alone" in seen(camp.card())
    assert "Start" not in labels(camp.card())


def test_a_short_game_of_hope_lasts_as_long_as_it_says() -> None:
    hope = GAMES["hope"]
    for short, spelled, rounds in ((False, "Five", 5), (True, "Three", 3)):
        options = hope.options(short=short)
        assert hope.setup(3, options).rounds == rounds
        assert hope.length_of(options).startswith(f"{spelled} rounds")


async def test_it_says_why_start_is_grey_and_asks_nobody_to_join_a_full_table(camp: Camp) -> None:
    await camp.gather(game="hope")
    assert shown(camp.card())[:3] == ["Start", "Join", "Add bot"]
    book = await camp.press(camp.ben, camp.card(), "How to play")
    assert "Hope Inhumanity: 1. What you want" in book
    assert "The game needs 2 more players" in seen(camp.card())
    assert "Start" not in labels(camp.card())
    await camp.ben.click(camp.card(), label="Join")
    assert "The game needs one more player" in seen(camp.card())
    await camp.ada.click(camp.card(), label="Add bot")
    assert "2 seats are free. Press **Start** to begin" in seen(camp.card())
    assert "Start" in labels(camp.card())
    for _ in range(2):
        await camp.ada.click(camp.card(), label="Add bot")
    assert "The table is full. Press **Start** to begin the game." in seen(camp.card())
    assert shown(camp.card())[:2] == ["Start", "Remove bot"], "none of them grey"
    assert labels(camp.card()) == shown(camp.card())
    await camp.ada.click(camp.card(), label="Remove bot")
    assert shown(camp.card())[:4] == ["Start", "Join", "Add bot", "Remove bot"]


async def test_where_only_bots_sit_it_says_that_a_person_is_missing(camp: Camp) -> None:
    await camp.gather(game="hope", bots=1)
    await camp.ada.slash(camp.channel, "game leave")
    assert "The game needs 2 more players" in seen(camp.card())
    await camp.ada.click(camp.card(), label="Add bot")
    assert "bots do not play alone" in seen(camp.card())


async def panel(camp: Camp, game: str) -> Any:
    await camp.gather(game=game)
    return (await camp.ada.click(camp.card(), label="Options")).response


async def test_an_option_is_set_by_pressing_and_shown_with_its_meaning(camp: Camp) -> None:
    shown = await panel(camp, "hope")
    assert "The Hope pool starts with three dice instead of one." in seen(shown)
    assert "Standard rules." in seen(camp.card())
    await camp.ada.select(shown, ["yes"], custom_id=f"eks:{(await camp.row()).id}:setoption:short")
    assert (await camp.row()).options["short"] is True
    assert "**Short game: yes.** Three rounds instead of five" in seen(camp.card())
    chosen = next(s for s in selects(shown) if s["custom_id"].endswith("short"))
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
    assert 36 <= len(list(view.walk_children())) <= limits.COMPONENTS


async def test_a_number_is_typed_and_can_be_as_usual_again(camp: Camp) -> None:
    shown = await panel(camp, "survive")
    await camp.write(camp.ada, "30", "Last dawn: as usual", shown)
    assert (await camp.row()).options["last_dawn"] == 30
    assert "Last dawn: 30" in labels(shown)
    refused = await camp.write(camp.ada, "soon", "Last dawn: 30", shown)
    assert "a number from 20 to 120" in told(refused)
    await camp.write(camp.ada, "", "Last dawn: 30", shown)
    assert (await camp.row()).options["last_dawn"] is None


async def test_words_only_is_an_option_and_all_stand_once_the_game_has_begun(camp: Camp) -> None:
    shown = await panel(camp, "tiny")
    table = (await camp.row()).id
    await camp.ada.select(shown, ["yes"], custom_id=f"eks:{table}:setoption:words_only")
    assert (await camp.row()).settings["words_only"] is True
    await camp.ada.click(camp.card(), label="Start")
    late = await camp.ada.select(shown, ["3"], custom_id=f"eks:{table}:setoption:rounds")
    assert "The game has begun" in told(late)
