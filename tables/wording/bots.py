"""Bots in words: how well they play, and who stands in for somebody."""

from __future__ import annotations

from rules.engine.search import STRENGTHS, Strength

BOTS: dict[Strength, str] = {"easy": "an easy bot", "middling": "a bot", "strong": "a strong bot"}
"""By strength, how to call a bot in the middle of a sentence."""
LABELS: dict[Strength, str] = {"easy": "Easy", "middling": "Middling", "strong": "Strong"}
WHAT: dict[Strength, str] = {
    "easy": "Often picks something that is not the best",
    "middling": "Plays sensibly, at once",
    "strong": "Thinks ahead for a moment; it sees no more than you do",
}
STAND_INS: dict[str, str] = {
    "table": "As each table has it",
    "default": "The safe and dull thing is done",
    "easy": "An easy bot makes the move",
    "middling": "A middling bot makes the move",
    "strong": "A strong bot makes the move",
}
"""By key, in words, what a player may choose to have done when their time is up."""


def strip_bot_label(name: str) -> str:
    """Return a bot's name without the label in brackets."""
    return name.split(" (", maxsplit=1)[0]


def says_so(name: str) -> bool:
    """Whether the name has the label that `format_bot_name` adds to a bot's name."""
    return any(name == format_bot_name(strip_bot_label(name), strength) for strength in STRENGTHS)


def format_bot_name(name: str, strength: Strength) -> str:
    """Add to a bot's name a label that says what it is: "Alma (bot)", "Alma (strong bot)"."""
    return f"{name} (bot)" if strength == "middling" else f"{name} ({strength} bot)"
