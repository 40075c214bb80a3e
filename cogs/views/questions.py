"""The components that answer a prompt: buttons, selects, or a button that opens a form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord.ui import ActionRow, Label, Modal, TextDisplay, TextInput

from cogs.ui import limits
from cogs.ui.components import Pick, Press, Row, payload, ref, rows_of
from cogs.ui.forms import FIELD, Form
from cogs.views import phone_height
from cogs.views.labels import labels
from rules.engine import Illegal, Option, Prompt
from rules.engine.clipping import clip
from rules.engine.prompts import how_many
from tables.wording import text

BUTTONS = 10
"""More options than this become a select."""
EXPLAINED, STACKED = 4, 4
"""How many lines on a phone the explanations of buttons may take, and the buttons themselves. Where
they need more, a select shows the options: it takes one line until it is opened."""
SHORT = 24
"""Characters of an option and its detail up to which the details of all options share a line."""
SELECTS = 5
"""Selects on a page; with more than 125 options there are pages."""
PAGE = SELECTS * limits.SELECT_OPTIONS


def several(prompt: Prompt[Any]) -> bool:
    """Whether several options, or none, may be chosen. In an optional question one chooses none by
    not answering, so that does not count."""
    return prompt.most > 1 or (prompt.least == 0 and not prompt.optional)


def ticks(prompt: Prompt[Any]) -> bool:
    """Whether its options are ticked in several selects, and then confirmed."""
    choice = prompt.kind == "choice"
    return choice and several(prompt) and len(prompt.options) > limits.SELECT_OPTIONS


def way_out(prompt: Prompt[Any]) -> Option | None:
    """The option that takes a choice of several back. It is a button, and not among those to
    tick."""
    if not several(prompt):
        return None
    return next((option for option in prompt.options if option.id == prompt.way_out), None)


def to_tick(prompt: Prompt[Any]) -> tuple[Option, ...]:
    """The options that can be chosen, without the one that takes the choice back."""
    out = way_out(prompt)
    return tuple(option for option in prompt.options if option is not out)


def pressed(prompt: Prompt[Any]) -> bool:
    """Whether a choice is answered by buttons: its options are few, and their details short."""
    if several(prompt) or len(prompt.options) > BUTTONS:
        return False
    if len(prompt.options) <= 2:
        return True
    told = [", ".join(map(" · ".join, line)) for line in _details(prompt.options)]
    said = sum(phone_height.lines(line, phone_height.SMALL) for line in told)
    return said <= EXPLAINED and phone_height.button_lines(labels(prompt.options)) <= STACKED


def question(prompt: Prompt[Any], most: int = 900) -> str:
    """The question in words, with the details of its options where those are buttons."""
    lines = [text.plain(prompt.text, most)]
    if prompt.kind == "choice" and pressed(prompt):
        lines += [
            "-# "
            + ", ".join(
                f"**{text.plain(called)}** · {text.plain(detail)}" for called, detail in line
            )
            for line in _details(prompt.options)
        ]
    elif (out := way_out(prompt)) and out.detail:
        lines.append(f"-# **{text.plain(out.label)}** · {text.plain(out.detail)}")
    return clip("\n".join(lines), most)


def _details(options: Iterable[Option]) -> list[list[tuple[str, str]]]:
    """The details of the options, line by line, as pairs of labels and their detail. Short ones
    share a line."""
    found = [(", ".join(called), detail) for detail, called in _alike(options).items()]
    if max((len(called) + len(detail) for called, detail in found), default=0) <= SHORT:
        return [found] if found else []
    return [[each] for each in found]


def _alike(options: Iterable[Option]) -> dict[str, list[str]]:
    """Detail -> labels of the options that have it, so that a detail in common is written once."""
    found: dict[str, list[str]] = {}
    for option in options:
        if option.detail:
            found.setdefault(option.detail, []).append(option.label)
    return found


def weight(rows: Iterable[Row]) -> int:
    """How many of a message's 40 components these rows take."""
    return sum(1 + len(row.children) for row in rows)


def controls(
    table: int, prompt: Prompt[Any], page: int = 0, chosen: Sequence[str] = ()
) -> list[Row]:
    """The rows of components that answer a prompt. `chosen`: the `ref`s of options already ticked,
    where a choice of several needs more than one select."""
    if prompt.kind == "text":
        return [ActionRow[Any](*_writing(table, prompt))]
    if prompt.kind == "number":
        return _number(table, prompt)
    if several(prompt):
        return _several(table, prompt, page, chosen)
    if pressed(prompt):
        style = discord.ButtonStyle.secondary if prompt.optional else discord.ButtonStyle.primary
        return rows_of(
            [
                Press(
                    table,
                    "answer",
                    prompt.id,
                    option.id,
                    label=label,
                    style=style,
                )
                for option, label in zip(prompt.options, labels(prompt.options), strict=True)
            ]
        )
    rows: list[Row] = [
        ActionRow[Any](
            Pick(
                table,
                "choose",
                prompt.id,
                str(start),
                options=_select_options(prompt, start),
                placeholder=_placeholder(prompt, start),
            )
        )
        for start in _starts(prompt, page)
    ]
    return rows + _paging(table, prompt, page)


def _number(table: int, prompt: Prompt[Any]) -> list[Row]:
    values = range(prompt.least, prompt.most + 1)
    if len(values) > limits.SELECT_OPTIONS:
        label = f"Give a number, {prompt.least} to {prompt.most}…"
        return [ActionRow[Any](_form_button(table, prompt, label))]
    options = [discord.SelectOption(label=str(n), value=str(n)) for n in values]
    pick = Pick(table, "choose", prompt.id, "0", options=options, placeholder="How many?")
    return [ActionRow[Any](pick)]


def _several(table: int, prompt: Prompt[Any], page: int, chosen: Sequence[str]) -> list[Row]:
    """A choice of several: one select answers at once; several selects are ticked one after the
    other and then confirmed."""
    options = to_tick(prompt)
    single = len(options) <= limits.SELECT_OPTIONS
    rows: list[Row] = []
    for start in _starts(prompt, page):
        part = options[start : start + limits.SELECT_OPTIONS]
        rows.append(
            ActionRow[Any](
                Pick(
                    table,
                    "choose" if single else "tick",
                    prompt.id,
                    str(start),
                    options=_select_options(prompt, start, chosen),
                    placeholder=_placeholder(prompt, start),
                    least=prompt.least if single else 0,
                    most=min(max(prompt.most, 1), len(part)),
                )
            )
        )
    buttons = []
    if not single:
        buttons.append(
            Press(
                table, "confirm", prompt.id, label="That is all", style=discord.ButtonStyle.success
            )
        )
    if prompt.least == 0 and not prompt.optional:
        buttons.append(Press(table, "none", prompt.id, label="None of them"))
    if out := way_out(prompt):
        buttons.append(Press(table, "answer", prompt.id, out.id, label=out.label))
    return rows + rows_of(buttons) + _paging(table, prompt, page)


def _starts(prompt: Prompt[Any], page: int) -> range:
    first = page * PAGE
    return range(first, min(first + PAGE, len(to_tick(prompt))), limits.SELECT_OPTIONS)


def starts(prompt: Prompt[Any]) -> range:
    """The index of the first option of each select, on all pages."""
    return range(0, len(prompt.options), limits.SELECT_OPTIONS)


def pages(prompt: Prompt[Any]) -> int:
    """How many pages of selects the options fill."""
    return max(1, -(-len(to_tick(prompt)) // PAGE))


def _paging(table: int, prompt: Prompt[Any], page: int) -> list[Row]:
    last = pages(prompt) - 1
    if last == 0:
        return []
    back = Press(
        table, "page", prompt.id, str(max(page - 1, 0)), "b", label="Earlier", disabled=page == 0
    )
    onward = Press(
        table, "page", prompt.id, str(min(page + 1, last)), "f", label="More", disabled=page == last
    )
    return [ActionRow[Any](back, onward)]


def _placeholder(prompt: Prompt[Any], start: int) -> str:
    options = to_tick(prompt)
    part = options[start : start + limits.SELECT_OPTIONS]
    if len(options) <= limits.SELECT_OPTIONS:
        most = min(prompt.most, len(options))  # the way out is no option to tick
        return f"Choose {how_many(prompt.least, most)}" if several(prompt) else "Choose"
    return f"{clip(part[0].label, 60)} to {clip(part[-1].label, 60)}"


def _select_options(
    prompt: Prompt[Any], start: int, chosen: Sequence[str] = ()
) -> list[discord.SelectOption]:
    options = to_tick(prompt)
    called = zip(options, labels(options, beside=True), strict=True)
    return [
        discord.SelectOption(
            label=label or "—",
            description=clip(text.visible(option.detail), limits.SELECT_DETAIL) or None,
            value=ref(option.id),
            default=ref(option.id) in chosen,
        )
        for option, label in list(called)[start : start + limits.SELECT_OPTIONS]
    ]


def _writing(table: int, prompt: Prompt[Any]) -> list[Press]:
    """The button that opens the form; and, if the prompt allows it, one that takes the text it
    begins with as it is."""
    buttons = [_form_button(table, prompt, "Write…")]
    if prompt.as_it_is:
        buttons.append(Press(table, "asis", prompt.id, label=prompt.as_it_is))
    return buttons


def _form_button(table: int, prompt: Prompt[Any], label: str) -> Press:
    return Press(table, "form", prompt.id, label=label, style=discord.ButtonStyle.primary)


def option_ids(prompt: Prompt[Any], refs: Iterable[str]) -> list[str]:
    """The options' ids, from their `ref`s. Raises Illegal where one is not among the options."""
    known = {ref(option.id): option.id for option in prompt.options}
    found = []
    for each in refs:
        if each not in known:
            raise Illegal("That is not among the choices now.")
        found.append(known[each])
    return found


def form(table: int, prompt: Prompt[Any], title: str) -> Form:
    """The form for a number or a text, under the game's title. A question that is too long for a
    field's label is written out above the field."""
    modal = Form(table, "written", prompt.id, title=text.visible(title))
    if prompt.kind == "number":
        hint = f"A whole number from {prompt.least} to {prompt.most}"
        field: TextInput[Modal] = TextInput(
            custom_id=FIELD, max_length=20, placeholder=str(prompt.default)
        )
    else:
        hint = f"Words: {how_many(prompt.least, prompt.most)} characters"
        most = min(max(prompt.most, 1), limits.MODAL_INPUT)
        field = TextInput(
            custom_id=FIELD,
            style=discord.TextStyle.paragraph if most > 100 else discord.TextStyle.short,
            default=clip(str(prompt.default), most) or None,
            min_length=min(prompt.least, most),
            max_length=most,
            required=prompt.least > 0,
        )
    label = text.visible(prompt.text)
    if len(label) > limits.MODAL_LABEL or "\n" in label:
        modal.add_item(TextDisplay(text.plain(prompt.text)))
        label = "Your number" if prompt.kind == "number" else "Your words"
    modal.add_item(
        Label(
            text=label,
            description=clip(hint, limits.MODAL_DESCRIPTION),
            component=field,
        )
    )
    return modal


def from_words(prompt: Prompt[Any], words: str) -> int | str:
    """The answer to a number or text prompt, from typed words. Raises Illegal."""
    if prompt.kind == "text":
        return words
    digits = words.strip()
    if len(digits) > 20 or not digits.removeprefix("-").isdecimal():
        raise Illegal(
            f"“{clip(digits, 40)}” is no whole number. "
            f"Give one from {prompt.least} to {prompt.most}."
        )
    return int(digits)


def ticked(components: Any, prompt_id: str, start: str, now: Sequence[str]) -> list[str]:
    """The `ref`s ticked in all selects of a prompt: `now` in the one that was just used (whose
    options begin at `start`), and in the others those that the message shows as ticked."""
    found = list(now)
    for part in payload(components):
        bits = str(part.get("custom_id", "")).split(":")
        if bits[0] == "eks" and bits[2:4] == ["tick", ref(prompt_id)] and bits[4] != start:
            found += [o["value"] for o in part.get("options", ()) if o.get("default")]
    return found
