"""Which words of a message have an icon beside them, and which must not."""

import re
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord.ui import ActionRow, TextDisplay

from cogs.ui import limits
from cogs.ui.components import Pick, Press
from cogs.ui.message import list_components
from cogs.views.icons import Icons
from rules.engine import Table
from tables.snapshot import Snapshot, take_snapshot
from tests.cogs.icons import all_icons
from tests.cogs.ui.test_limits import make_message
from tests.sessions import make_session

EMOJI = re.compile(r"<:[a-z]+_([a-z]+)_[0-9a-f]{8}:\d+>")
KNOWN = all_icons()


def make_snapshot(key: str = "aurora", *names: str) -> Snapshot:
    opened = Table[Any].open(key, names=names or ("Ada", "Ben"), seed="icons")
    return take_snapshot(make_session(opened))


def show_icons(text: str, snapshot: Snapshot | None = None, known: Icons = KNOWN) -> str:
    """The text with its icons, each as its name in braces."""
    part = TextDisplay[Any](text)
    known.add_icons_to_view(make_message(part), snapshot or make_snapshot())
    return EMOJI.sub(lambda found: f"{{{found[1]}}}", part.content).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("game", "text", "expected"),
    [
        # It stands before its word, replaces nothing, and comes once a line.
        ("aurora", "Pay 1 Damage: gain 2 Fuel.", "Pay 1 {damage} Damage: gain 2 {fuel} Fuel."),
        ("aurora", "**Food** and Objects", "**{food} Food** and {object} Objects"),
        ("aurora", "- 1 Food, or 2 Food\n- 3 Food", "- 1 {food} Food, or 2 Food\n- 3 {food} Food"),
        # Headings, commands, quotes and other words have none.
        ("aurora", "### Last Aurora: Fuel", ""),
        ("aurora", "<@12> and `/aurora Food`", ""),
        ("aurora", "</act Food:12345>", ""),
        ("aurora", "https://example.org/Food", ""),
        ("aurora", "Ada says: “No Food left, and no Fuel.”", ""),
        ("aurora", "Fueling, Foodless, Refuel", ""),
        ("aurora", "food and fuel", ""),
        # A word in lower case needs a number; several words need none.
        (
            "posthuman",
            "Gain 2 health. Health is all. Lose 1 morale; melee 3.",
            "Gain 2 {health} health. Health is all. Lose 1 {morale} morale; {attack} melee 3.",
        ),
        ("posthuman", "Health 3, morale 1", "{health} Health 3, {morale} morale 1"),
        (
            "aftermath",
            "Pay yellow instinct 2: a place to hide",
            "Pay yellow {instinct} instinct 2: {hide} a place to hide",
        ),
        # A longer term goes before a shorter one.
        ("survive", "The White Meteorite", "The {meteorite} White Meteorite"),
        ("survive", "The White Village", "The {white} White Village"),
        # A message that is full stays as it is.
        ("aurora", "1 Fuel " + "x" * (limits.MESSAGE_TEXT - 7), ""),
    ],
)
def test_an_icon_stands_beside_its_word(game: str, text: str, expected: str) -> None:
    """`expected` is empty where there is no icon."""
    assert show_icons(text, make_snapshot(game)) == (expected or text)


def test_a_player_named_like_a_thing_gets_no_icon() -> None:
    snapshot = make_snapshot("aurora", "Fuel", "Ben")
    assert show_icons("Fuel gains 1 Food.", snapshot) == "Fuel gains 1 {food} Food."


def test_buttons_and_options_keep_their_words() -> None:
    label = "Pay 2 Food " + "x" * (limits.BUTTON_LABEL - 11)
    button = Press(1, "answer", "p", "o", label=label)
    plain = Press(1, "menu", label="Menu")
    option = discord.SelectOption(label="1 Contamination, then 1 Fuel", value="a")
    pick = Pick(1, "choose", "p", options=[option], placeholder="Choose")
    KNOWN.add_icons_to_view(
        make_message(ActionRow[Any](button, plain), ActionRow[Any](pick)), make_snapshot()
    )
    assert button.label == label and button.emoji and button.emoji.name.startswith("aurora_food_")
    assert plain.emoji is None
    assert option.emoji and option.emoji.name.startswith("aurora_contamination_")


def test_the_final_question_gets_its_icons_first() -> None:
    """Text may not get longer than Discord takes, and the words come before the icons."""
    news = TextDisplay[Any]("1 Fuel " + "x" * (limits.MESSAGE_TEXT - 70))
    asked = TextDisplay[Any]("1 Food?")
    KNOWN.add_icons_to_view(make_message(news, asked), make_snapshot())
    assert EMOJI.search(asked.content) and not EMOJI.search(news.content)
    assert len(news.content) + len(asked.content) <= limits.MESSAGE_TEXT


def test_a_title_of_a_game_has_no_icon() -> None:
    hope = make_snapshot("hope", "Ada", "Ben", "Cleo")
    assert (
        show_icons("A game of Hope Inhumanity begins.", hope) == "A game of Hope Inhumanity begins."
    )
    assert show_icons("Hope has 1 die.", hope).count("{") >= 1


def test_a_words_only_table_has_no_icons() -> None:
    snapshot = make_snapshot()
    in_words = replace(snapshot, row=replace(snapshot.row, settings={"words_only": True}))
    assert in_words.is_words_only
    assert show_icons("1 Fuel", in_words) == "1 Fuel"
    button = Press(1, "answer", label="1 Fuel")
    KNOWN.add_icons_to_view(make_message(ActionRow[Any](button)), in_words)
    assert button.emoji is None


def test_messages_are_unchanged_without_emoji() -> None:
    part, button = TextDisplay[Any]("1 Fuel"), Press(1, "answer", label="1 Fuel")
    view = make_message(part, ActionRow[Any](button))
    assert list_components(Icons().add_icons_to_view(view, make_snapshot())) == list_components(
        view
    )


def test_only_an_icons_latest_emoji_is_used() -> None:
    known, fuel = Icons(), "aurora_fuel_0000000"
    known.replace_emojis({f"{fuel}2": 5, f"{fuel}1": 7, "parrot": 9, "fuel": 10})
    part = TextDisplay[Any]("1 Fuel and 1 Food")
    known.add_icons_to_view(make_message(part), make_snapshot())
    assert part.content == "1 <:aurora_fuel_00000001:7>\u00a0Fuel and 1 Food"
