"""What one person sees alone: their questions, their hand, the board in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord.ui import Container, LayoutView, Separator, TextDisplay

from rules.engine import Event, Prompt

from . import limits, text
from .components import Press, Row, rows_of
from .face import Face
from .in_private import sentences
from .labels import named, tell_apart
from .live import pressing
from .questions import controls, question, weight
from .shot import Shot
from .show import artist

HAND = 1500
TOLD = 700
NEEDED = 1900
"""Characters of a question that must be answered: it may be a whole card, read in private."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An answer on its way: the page of options turned to, and those ticked so far (as refs)."""

    prompt: str = ""
    page: int = 0
    chosen: tuple[str, ...] = ()


def panel(
    shot: Shot, *, hand: bool = True, told: Sequence[Event] = (), draft: Draft = Draft()
) -> LayoutView:
    """A seat's own panel: what just happened, the hand, and each open question with its buttons."""
    assert shot.view is not None and shot.seat is not None
    text_room = limits.TEXT - 300
    room = limits.COMPONENTS - 6
    parts: list[discord.ui.Item[LayoutView]] = []
    if who := shot.roles.get(shot.seat):
        parts.append(TextDisplay(text.plain(who.words)))
        text_room -= len(who.words)
    if told:
        news = limits.clip("\n".join(f"- {text.told(e, quoted=400)}" for e in told), TOLD)
        parts.append(TextDisplay(news))
        text_room -= len(news)
    if hand:
        held = limits.clip(artist(shot.row.game).hand(shot.view), HAND)
        held = held or "You hold nothing that the others cannot see."
        parts.append(TextDisplay(held))
        text_room -= len(held)
    if all(prompt.optional for prompt in shot.mine):
        parts.append(TextDisplay(_nothing(shot)))
    answers: list[tuple[Prompt[Any], list[Row]]] = []
    left_out = 0
    aside = not all(pressing(prompt) == 2 for prompt in shot.mine)
    for prompt in shot.mine:
        heading = "**You may also, if you like:**\n" if aside and pressing(prompt) == 2 else ""
        own = draft if draft.prompt == prompt.id else Draft()
        rows = controls(shot.id, prompt, own.page, own.chosen)
        asked = heading + question(prompt, 900 if prompt.optional else NEEDED)
        if not who and (lesson := shot.lesson(prompt, shot.seat)):
            asked += f"\n-# {text.plain(lesson)}"
        if weight(rows) + 3 > room or len(asked) > text_room:
            left_out += 1
            continue
        aside = aside and pressing(prompt) != 2
        room -= weight(rows) + 2
        text_room -= len(asked)
        parts += [Separator(), TextDisplay(asked), *rows]
        answers.append((prompt, rows))
    if left_out:
        parts.append(TextDisplay(f"-# And {left_out} more: `/act` lists everything."))
    own_buttons = _more(shot)
    tell_apart(answers, named(own_buttons))
    parts += own_buttons
    view = Face()
    view.add_item(Container(*parts))
    return view


def _nothing(shot: Shot) -> str:
    if shot.row.status != "playing":
        return "The game is over."
    waiting = sorted(shot.waiting)
    whose = "Nobody has to move just now."
    if waiting:
        needed = [prompt for prompt in shot.prompts if not prompt.optional]
        whose = f"It is {shot.names(waiting)}'s move.{sentences(needed)}"
    if any(prompt.calls for prompt in shot.mine):
        return f"{whose} Your answer to this is waited for:"
    return f"{whose} You may, if you like:" if shot.mine else f"Nothing for you to decide. {whose}"


def _more(shot: Shot) -> list[Row]:
    assert shot.seat is not None
    buttons = []
    if shot.seat in shot.absent and shot.row.status == "playing":
        style = discord.ButtonStyle.success
        buttons.append(Press(shot.id, "back", label="I am back", style=style))
    buttons += [
        Press(shot.id, "look", verb, label=verb.capitalize())
        for verb in list(artist(shot.row.game).pages)[:5]
    ]
    return rows_of(buttons[: limits.ROW])


def in_words(shot: Shot) -> list[LayoutView]:
    """The whole board in words, in as many messages as it takes."""
    assert shot.view is not None
    shown = artist(shot.row.game)
    return spread("\n\n".join(filter(None, (shown.words(shot.view), shown.panel(shot.view)))))


def spread(words: str) -> list[LayoutView]:
    """A long text as several messages, broken between lines."""
    views: list[LayoutView] = []
    for part in broken(words):
        view = Face()
        view.add_item(TextDisplay(part))
        views.append(view)
    return views


def broken(words: str) -> list[str]:
    """A long text in parts that fit a message each, broken between lines; at least one."""
    parts = [""]
    for line in words.split("\n"):
        piece = limits.clip(line, limits.TEXT - 1)
        if len(parts[-1]) + len(piece) + 1 > limits.TEXT:
            parts.append("")
        parts[-1] += ("\n" if parts[-1] else "") + piece
    return [part or "—" for part in parts]
