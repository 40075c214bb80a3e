"""Make the answers that a card shows: those of small questions, and what else a player may do where
the question alone does not say it."""

from collections.abc import Sequence
from typing import Any

from cogs.ui.components import Row
from cogs.views.questions import count_components, count_pages, make_controls
from rules.engine import Prompt
from tables.snapshot import Ask, Snapshot

FEW_ANSWERS = 2
"""The most answers of a question above which the card shows what else its player may do."""
MOST_FREE_ACTIONS = 2
"""The most questions of that kind that a card shows."""


def make_inline_answers(
    snapshot: Snapshot, asks: Sequence[Ask], most: int
) -> list[tuple[Ask, list[Row]]]:
    """Make the answers of those questions whose answers fit on one page and in `most`
    components."""
    made = [(ask, make_controls(snapshot.id, ask.prompt)) for ask in asks]
    return [
        (ask, rows)
        for ask, rows in made
        if count_pages(ask.prompt) == 1 and count_components(rows) <= most
    ]


def make_free_action_controls(snapshot: Snapshot, ask: Ask) -> list[tuple[Prompt[Any], list[Row]]]:
    """Make the controls of the player's free actions, if the turn's question has few answers.
    "Anything else?" must show what there is. Buttons if there are few, else a list."""
    if len(ask.seats) > 1 or not 0 < len(ask.prompt.options) <= FEW_ANSWERS:
        return []
    made = [
        (prompt, make_controls(snapshot.id, prompt, brief=len(prompt.options) > FEW_ANSWERS))
        for prompt in snapshot.prompts
        if prompt.seat in ask.seats
        and prompt.kind == "choice"
        and prompt.optional
        and not (prompt.secret or prompt.calls or prompt.aside)
        and count_pages(prompt) == 1
    ]
    return made[:MOST_FREE_ACTIONS]
