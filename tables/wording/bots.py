"""Bots in words: how well they play, and who stands in for somebody."""

from __future__ import annotations

from rules.engine.late_texts import LateTexts
from rules.engine.search import STRENGTHS, Strength
from tables.words import Message

BOTS = LateTexts(
    {
        "easy": Message("bot-easy"),
        "middling": Message("bot-middling"),
        "strong": Message("bot-strong"),
    }
)
"""By strength, how to call a bot in the middle of a sentence."""
LABELS = LateTexts(
    {
        "easy": Message("strength-easy"),
        "middling": Message("strength-middling"),
        "strong": Message("strength-strong"),
    }
)
WHAT = LateTexts(
    {
        "easy": Message("about-easy"),
        "middling": Message("about-middling"),
        "strong": Message("about-strong"),
    }
)
STAND_INS = LateTexts(
    {
        "table": Message("stand-in-table"),
        "default": Message("stand-in-default"),
        "easy": Message("stand-in-easy"),
        "middling": Message("stand-in-middling"),
        "strong": Message("stand-in-strong"),
    }
)
"""By key, in words, what a player may choose to have done when their time is up."""


def describe_strength(strength: Strength) -> str:
    """Say how well a bot plays, and what that means."""
    return str(Message("about-strength", label=LABELS[strength], about=WHAT[strength]))


def strip_bot_label(name: str) -> str:
    """Return a bot's name without the label in brackets."""
    return name.split(" (", maxsplit=1)[0]


def says_so(name: str) -> bool:
    """Whether the name has the label that `format_bot_name` adds to a bot's name."""
    return any(name == format_bot_name(strip_bot_label(name), strength) for strength in STRENGTHS)


def format_bot_name(name: str, strength: Strength) -> str:
    """Add to a bot's name a label that says what it is: "Alma (bot)", "Alma (strong bot)"."""
    return str(Message("bot-name", name=name, strength=strength))
