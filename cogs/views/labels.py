"""Make the labels of buttons and options, so that no two in one message read alike."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from discord.ui import Button, Select

from cogs.ui import limits
from cogs.ui.components import Row, walk_row
from rules.engine import Option, Prompt
from rules.engine.clipping import clip_text
from tables.wording import text

_SENTENCE = re.compile(r"[^.?!\n]+[.?!]?")
QUESTION_CHARACTERS = 45
"""The most characters of a question that a button's label quotes to say which question it
answers."""


def make_labels(options: Sequence[Option], *, beside: bool = False) -> list[str]:
    """Make the options' labels, in their order. Options with the same label also show their detail,
    and a number if their details are the same too. `beside`: each detail is shown beside its label,
    as in a select, so labels do not repeat it."""
    said = [text.strip_invisible(option.label) for option in options]
    details = [text.strip_invisible(option.detail) for option in options]
    many = Counter(said)
    if not beside:
        said = [
            f"{label}: {detail}" if many[label] > 1 and detail else label
            for label, detail in zip(said, details, strict=True)
        ]
        details = [""] * len(said)
    most = limits.SELECT_LABEL if beside else limits.BUTTON_LABEL
    clipped = [clip_text(label, most) for label in said]
    both = list(zip(clipped, details, strict=True))
    many_of = Counter(both)
    done: Counter[tuple[str, str]] = Counter()
    found = []
    for pair in both:
        done[pair] += 1
        found.append(_number_label(pair[0], done[pair], most) if many_of[pair] > 1 else pair[0])
    return found


def relabel_duplicates(
    asked: Sequence[tuple[Prompt[Any], Sequence[Row]]], others: Iterable[str]
) -> None:
    """Make labels that are the same in one message say which question they answer. A button's label
    changes if another button or one of the message's own labels (`others`) is the same. A select's
    placeholder changes if another select has the same."""
    buttons = [(prompt, button) for prompt, rows in asked for button in _list_buttons(rows)]
    many = Counter([*others, *(button.label for _, button in buttons)])
    used = Counter(label for label in many.elements() if many[label] == 1)
    used.update(set(others))
    for prompt, button in buttons:
        label = button.label or ""
        if many[label] > 1:
            button.label = _make_unused_label(label, text.strip_invisible(prompt.text), used)
            used[button.label] += 1
    if len(asked) > 1:
        _add_questions_to_placeholders(asked)


def list_button_labels(rows: Sequence[Row]) -> list[str]:
    """List the labels of the buttons in these rows."""
    return [button.label or "" for button in _list_buttons(rows)]


def _list_buttons(rows: Sequence[Row]) -> list[Button[Any]]:
    return [part for row in rows for part in walk_row(row) if isinstance(part, Button)]


def _add_questions_to_placeholders(asked: Sequence[tuple[Prompt[Any], Sequence[Row]]]) -> None:
    """Add the question to each select's placeholder that another select has too."""
    selects = [
        (prompt, part)
        for prompt, rows in asked
        for row in rows
        for part in walk_row(row)
        if isinstance(part, Select)
    ]
    many = Counter(select.placeholder for _, select in selects)
    for prompt, select in selects:
        if many[select.placeholder] > 1:
            about = f"{select.placeholder}: {text.strip_invisible(prompt.text)}"
            select.placeholder = clip_text(about, limits.SELECT_LABEL)


def _make_unused_label(label: str, about: str, used: Counter[str | None]) -> str:
    """Add the question to the label, and a number if that label is in use already."""
    first = _SENTENCE.match(about)
    asks = clip_text((first.group() if first else about).rstrip(".:"), QUESTION_CHARACTERS)
    said = clip_text(label.rstrip("…"), limits.BUTTON_LABEL - len(asks) - 3)
    number, found = 1, (named := f"{said} · {asks}")
    while used[found]:
        number += 1
        found = _number_label(named, number, limits.BUTTON_LABEL)
    return found


def _number_label(label: str, number: int, most: int) -> str:
    mark = f" ({number})"
    return clip_text(label, most - len(mark)) + mark
