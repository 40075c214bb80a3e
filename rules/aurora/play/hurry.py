"""Stops at which only free actions are left: the player may go on, or hurry for the rest of the
round (LA-8.7)."""

from typing import Any

from rules.aurora.play.context import Here
from rules.aurora.words import Message
from rules.engine import Option, Prompt
from rules.engine.late_texts import read_raw_text

HURRY = "hurry"
_DETAIL = Message("hurry-detail")


def offer_hurry(h: Here, asked: Prompt[str], *, secret: bool, plays: bool) -> None:
    """Add the answer to hurry to a question with only one answer. The question is secret if it is
    asked only because the player might hold a card to play: otherwise its absence would tell
    everybody that they hold none (LA-22.4). `plays`: whether they do hold one. If not, the question
    says why it is asked."""
    if len(asked.options) == 1:
        (only,) = asked.options
        label = Message("and-hurry", label=read_raw_text(only, "label"))
        hurry = Option(HURRY, only.verb, label, _DETAIL)
        asked.options = (only, hurry)
        asked.secret = secret
        if secret and not read_raw_text(asked, "about"):
            about: Any = Message("about-cards", player=h.name_seat(asked.seat))
            asked.about = about
        if secret and not plays:
            why: Any = Message("no-card-to-play", asked=read_raw_text(asked, "text"))
            asked.text = why


def note_hurry(h: Here, asked: Prompt[str], chosen: str) -> str:
    """Note whether the player hurries, and return the answer without that."""
    if chosen != HURRY:
        return chosen
    h.find_player(asked.seat).hurries = True
    return asked.options[0].id
