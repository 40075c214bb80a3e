"""The same table in words: for alt texts, for those who use no pictures, and for one seat alone."""

from collections.abc import Callable
from typing import TypeAlias

from pictures.artist import ALT_CHARACTERS, PANEL_CHARACTERS, WORDS_CHARACTERS, clip
from pictures.kit.phrases import format_markdown_name, format_plain_name
from tests.template_game.pictures.hand import Hand
from tests.template_game.pictures.words import Message
from tests.template_game.rules.model.cards import CARDS
from tests.template_game.rules.play.dawn import name_weather
from tests.template_game.rules.view import View

Label: TypeAlias = Callable[[str], str]
"""How a name is written: plain, or in Markdown."""


def describe_picture(view: View) -> str:
    """The table's picture in plain words."""
    return clip(_describe_all(view, format_plain_name), ALT_CHARACTERS)


def describe_table(view: View) -> str:
    """The same in Markdown, for those who use no pictures."""
    return clip(_describe_all(view, format_markdown_name), WORDS_CHARACTERS)


def format_panel(view: View) -> str:
    """How everybody stands, in short lines."""
    lines = [f"**{_describe_day(view)}**", *_list_keepers(view, format_markdown_name)]
    return clip("\n".join(map(str, lines)), PANEL_CHARACTERS)


def _describe_all(view: View, label: Label) -> str:
    """Whose move it is, and then the rest."""
    lines = [_describe_move(view, label), f"{_describe_day(view)}."]
    return "\n".join(map(str, [*lines, *_list_keepers(view, label), _describe_piles(view)]))


def _describe_move(view: View, label: Label) -> Message:
    if view.turn is not None:
        return Message("turn", player=label(view.names[view.turn]))
    players = [label(name) for name in view.names]
    return Message("over" if view.phase == "over" else "dusk", players=players)


def format_hand(view: View) -> str:
    """The seat's own cards, and what they do."""
    if view.seat is None:
        return str(Message("watching"))
    if not view.hand:
        return str(Message("no-cards"))
    cards = [CARDS[kind] for kind in view.hand]
    lines = [Message("own-card", card=card.name, does=card.does) for card in cards]
    return "\n".join(map(str, [Message("own-cards"), *lines]))


def describe_cards(hand: Hand) -> str:
    """The picture of a hand in words."""
    held = [CARDS[kind].name for kind in hand.cards]
    playable = [CARDS[kind].name for kind in hand.playable]
    if playable:
        return str(Message("can-play", held=held, playable=playable))
    return str(Message("holds", held=held))


def _describe_day(view: View) -> Message:
    known = {"day": view.day, "days": view.days, "litres": view.cistern}
    if not view.weather:
        return Message("standing", **known)
    weather = name_weather(view.weather)
    return Message("standing-after", **known, weather=weather, die=view.weather)


def _list_keepers(view: View, label: Label) -> list[Message]:
    return [
        Message("keeper", player=label(name), litres=view.jars[seat], cards=view.cards[seat])
        for seat, name in enumerate(view.names)
    ]


def _describe_piles(view: View) -> Message:
    out = [CARDS[kind].name for kind in view.discards]
    return Message("in-piles", cards=view.pile, discards=out or Message("none"))
