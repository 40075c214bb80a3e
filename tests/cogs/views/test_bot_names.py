"""What a bot is, a message says once."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import Container, LayoutView, TextDisplay

from cogs.views.bot_names import name_bots_once


def words(names: Sequence[str], *said: str) -> list[str]:
    view = LayoutView()
    view.add_item(Container(*map(TextDisplay, said)))
    found = name_bots_once(view, names).walk_children()
    return [each.content for each in found if isinstance(each, TextDisplay)]


def test_each_bot_is_called_one_where_it_is_first_named() -> None:
    assert words(
        ["Ada", "Alma (easy bot)", "Hugo (bot)"],
        "Alma (easy bot) waits. Alma (easy bot) goes.",
        "Ada, Hugo (bot) and Alma (easy bot)'s Zombie. Hugo (bot)!",
    ) == ["Alma (easy bot) waits. Alma goes.", "Ada, Hugo (bot) and Alma's Zombie. Hugo!"]


def test_a_bot_keeps_what_tells_it_from_a_person_of_its_name() -> None:
    said = "Alma (bot) gives alma a card. Alma (bot) is out."
    assert words(["alma", "Alma (bot)"], said) == [said]


def test_a_person_is_no_bot() -> None:
    assert words(["Ada"], "Ada (bot) and Ada (bot)") == ["Ada (bot) and Ada (bot)"]
