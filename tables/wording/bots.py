"""Bots in words: how well they play, and who stands in for somebody."""

from functools import cache

from rules.engine.languages import speak
from rules.engine.late_texts import LateTexts
from rules.engine.messages import list_languages
from rules.engine.search import STRENGTHS, Strength
from tables.words import Message

BOT_NAMES = ("Alma", "Bruno", "Clara", "Emil", "Greta", "Hugo", "Nora", "Oskar")
"""Plain first names that no game uses, so that a bot is never taken for somebody in the story."""
BOT_KINDS = LateTexts(
    {
        "easy": Message("bot-easy"),
        "middling": Message("bot-middling"),
        "strong": Message("bot-strong"),
    }
)
"""By strength, how to call a bot in the middle of a sentence."""
STRENGTH_LABELS = LateTexts(
    {
        "easy": Message("strength-easy"),
        "middling": Message("strength-middling"),
        "strong": Message("strength-strong"),
    }
)
STRENGTH_DESCRIPTIONS = LateTexts(
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


def describe_strength(strength: Strength) -> Message:
    """Say how well a bot plays, and what that means."""
    label, about = (
        STRENGTH_LABELS.get_message(strength),
        STRENGTH_DESCRIPTIONS.get_message(strength),
    )
    return Message("about-strength", label=label, about=about)


def strip_bot_label(name: str) -> str:
    """Return a bot's name without the label in brackets."""
    return list_labelled_names().get(name, name)


def has_bot_label(name: str) -> bool:
    """Whether the name has the label that `format_bot_name` adds to a bot's name."""
    return name in list_labelled_names()


@cache
def list_labelled_names() -> dict[str, str]:
    """List all names that bots can have in any language, each with the name without its label."""
    found: dict[str, str] = {}
    for language in list_languages():
        with speak(language):
            found |= {format_bot_name(name, one): name for name in BOT_NAMES for one in STRENGTHS}
    return found


def format_bot_name(name: str, strength: Strength) -> str:
    """Add to a bot's name a label that says what it is: "Alma (bot)", "Alma (strong bot)"."""
    return str(Message("bot-name", name=name, strength=strength))
