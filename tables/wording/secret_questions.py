"""Says what everybody may know about questions that players answer in private."""

from collections.abc import Iterable
from typing import Any

from rules import engine
from rules.engine import Prompt
from rules.engine.late_texts import read_raw_text
from tables.wording import text
from tables.words import Message


def mark_as_private(said: str) -> str:
    """Add to a text that it happens in private."""
    return str(Message("in-private", said=said))


_MENTION_STAND_IN = "\N{OBJECT REPLACEMENT CHARACTER}"
"""What stands for a mention while the text round it is escaped."""
MOST_QUESTIONS_NAMED = 2
"""Up to how many secret questions a sentence names; if there are more, only the card names them."""


def group_prompts_by_about(prompts: Iterable[Prompt[Any]]) -> dict[str, dict[int, Prompt[Any]]]:
    """Group the secret questions by their `about` text, one for each seat; "" if there is none."""
    found: dict[str, dict[int, Prompt[Any]]] = {}
    for prompt in prompts:
        if prompt.secret:
            found.setdefault(prompt.about, {}).setdefault(prompt.seat, prompt)
    return found


def format_about_with_mention(prompt: Prompt[Any], name: str, call: str) -> str:
    """Say what a seat's secret question is about, with the mention `call` for the seat's name; if
    it does not name the seat, the mention comes first."""
    about = read_raw_text(prompt, "about")
    if isinstance(about, engine.Message):
        named = dict.fromkeys(
            [key for key, value in about.data.items() if value == name], _MENTION_STAND_IN
        )
        if named:
            marked = type(about)(about.id, **about.data | named)
            return text.format_plain(str(marked)).replace(_MENTION_STAND_IN, call)
    return f"{call}: {text.format_plain(prompt.about)}"


def describe_secret_questions(needed: Iterable[Prompt[Any]]) -> str:
    """Say what players are deciding in private, as sentences that follow "It is Ada's move."; each
    begins with a space. Return "" if there are more than MOST_QUESTIONS_NAMED."""
    abouts = [about for about in group_prompts_by_about(needed) if about]
    if len(abouts) > MOST_QUESTIONS_NAMED:
        return ""
    return "".join(f" {mark_as_private(text.format_plain(about))}." for about in abouts)
