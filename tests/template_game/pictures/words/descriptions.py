"""The same table in words: for alt texts, for those who use no pictures, and for one seat alone."""

from collections.abc import Callable
from typing import TypeAlias

from pictures.artist import ALT, PANEL, WORDS, clip
from pictures.kit.phrases import format_markdown_name, format_plain_name
from rules.engine.messages import list_texts
from rules.kit.words import count_noun
from tests.template_game.pictures.board import name_weather
from tests.template_game.pictures.hand import Hand
from tests.template_game.rules.model.cards import CARDS
from tests.template_game.rules.view import View

Label: TypeAlias = Callable[[str], str]
"""How a name is written: plain, or in Markdown."""
WATCHING = "You are watching this table. Hands are for those who play."


def describe_picture(view: View) -> str:
    """The table's picture in plain words."""
    return clip(_describe_all(view, format_plain_name), ALT)


def describe_table(view: View) -> str:
    """The same in Markdown, for those who use no pictures."""
    return clip(_describe_all(view, format_markdown_name), WORDS)


def format_panel(view: View) -> str:
    """How everybody stands, in short lines."""
    lines = [f"**{_describe_day(view)}**", *_list_keepers(view, format_markdown_name)]
    return clip("\n".join(lines), PANEL)


def _describe_all(view: View, label: Label) -> str:
    """Whose move it is, and then the rest."""
    lines = [_describe_move(view, label), f"{_describe_day(view)}."]
    return "\n".join([*lines, *_list_keepers(view, label), _describe_piles(view)])


def _describe_move(view: View, label: Label) -> str:
    if view.turn is not None:
        return f"{label(view.names[view.turn])} takes a turn."
    who = list_texts([label(name) for name in view.names])
    return f"{who} have played to the end." if view.phase == "over" else f"{who} pour water back."


def format_hand(view: View) -> str:
    """The seat's own cards, and what they do."""
    if view.seat is None:
        return WATCHING
    if not view.hand:
        return "You hold no cards."
    lines = [f"- **{CARDS[kind].name}**: {CARDS[kind].does}" for kind in view.hand]
    return "\n".join(["**Your cards**", *lines])


def describe_cards(hand: Hand) -> str:
    """The picture of a hand in words."""
    held = f"Your cards: {list_texts([CARDS[kind].name for kind in hand.cards])}."
    can = list_texts([CARDS[kind].name for kind in hand.playable])
    return f"{held} You can play {can} now." if can else held


def _describe_day(view: View) -> str:
    day = (
        f"Day {view.day} of {view.days}" if view.day else f"{count_noun(view.days, 'day')} to come"
    )
    weather = f", {name_weather(view.weather).lower()} (die {view.weather})" if view.weather else ""
    return f"{day}{weather}: {count_noun(view.cistern, 'litre')} in the cistern"


def _list_keepers(view: View, label: Label) -> list[str]:
    return [
        f"{label(name)}: {count_noun(view.jars[seat], 'litre')}, "
        f"{count_noun(view.cards[seat], 'card')}."
        for seat, name in enumerate(view.names)
    ]


def _describe_piles(view: View) -> str:
    out = list_texts([CARDS[kind].name for kind in view.discards]) or "none"
    return f"Deck: {count_noun(view.pile, 'card')}. Discards: {out}."
