"""The same table in words: for alt texts, for those who use no pictures, and for one seat alone."""

from __future__ import annotations

from pictures.artist import ALT, PANEL, clip
from pictures.kit.phrases import escape_markdown
from rules.kit.words import count_noun, list_words
from tests.template_game.pictures.board import name_weather
from tests.template_game.pictures.hand import Hand
from tests.template_game.rules.model.cards import CARDS
from tests.template_game.rules.view import View

WATCHING = "You are watching this table. Hands are for those who play."


def describe_table(view: View) -> str:
    """All that the table's picture shows."""
    return clip("\n".join([_describe_day(view), *_list_keepers(view), _describe_piles(view)]), ALT)


def format_panel(view: View) -> str:
    """How everybody stands, in short lines."""
    return clip("\n".join([f"**{_describe_day(view)}**", *_list_keepers(view)]), PANEL)


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
    held = f"Your cards: {list_words([CARDS[kind].name for kind in hand.cards])}."
    can = list_words([CARDS[kind].name for kind in hand.playable])
    return f"{held} You can play {can} now." if can else held


def _describe_day(view: View) -> str:
    day = (
        f"Day {view.day} of {view.days}" if view.day else f"{count_noun(view.days, 'day')} to come"
    )
    weather = f", {name_weather(view.weather).lower()} (die {view.weather})" if view.weather else ""
    return f"{day}{weather}: {count_noun(view.cistern, 'litre')} in the cistern"


def _list_keepers(view: View) -> list[str]:
    return [
        f"{escape_markdown(name)}: {count_noun(view.jars[seat], 'litre')}, "
        f"{count_noun(view.cards[seat], 'card')}{', to move' if view.turn == seat else ''}"
        for seat, name in enumerate(view.names)
    ]


def _describe_piles(view: View) -> str:
    out = list_words([CARDS[kind].name for kind in view.discards]) or "none"
    return f"Deck: {count_noun(view.pile, 'card')}. Discards: {out}."
