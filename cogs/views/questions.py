"""Make the components that answer a prompt: buttons, selects, or a button that opens a form."""

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Any, TypeAlias

import discord
from discord.ui import (
    ActionRow,
    CheckboxGroup,
    Label,
    Modal,
    Section,
    Select,
    TextDisplay,
    TextInput,
)

from cogs.ui import limits
from cogs.ui.components import Pick, Press, Row, divide_into_rows, shorten_id, walk_row
from cogs.ui.forms import FIELD_ID, Form
from cogs.views.labels import make_labels
from cogs.words import Message
from rules.engine import Illegal, Option, Prompt
from rules.engine.clipping import clip_text
from rules.engine.messages import Text
from rules.engine.prompts import describe_bounds
from tables.wording import text

MOST_BUTTONS = 5
"""The most answers that are shown as buttons, each beside what it costs and gives. More are a
list."""
NORMAL_PRINT_CHARACTERS = 60
"""The most characters beside a button that are in normal print. If any are longer, all are in small
print."""
MOST_TICK_BOXES = 10
"""The most options for which a form has a box each. More are a list."""
SELECTS_ON_PAGE = 5
"""The most lists on a page. A question with more than 125 options has several pages."""
OPTIONS_ON_PAGE = SELECTS_ON_PAGE * limits.SELECT_OPTIONS
LISTS_IN_FORM = 4
"""The most lists in a form, beside its question."""
MOST_FORMS = 15
"""The most forms of one question. Options beyond them can be typed."""


def can_choose_several_or_none(prompt: Prompt[Any]) -> bool:
    """Whether a player may choose several options, or none. In an optional question a player
    chooses none by not answering, so a `least` of 0 does not count there."""
    return prompt.most > 1 or (prompt.least == 0 and not prompt.optional)


def can_tick_several(prompt: Prompt[Any]) -> bool:
    """Whether a player may choose several of the prompt's options at once, in a form."""
    return prompt.kind == "choice" and min(prompt.most, len(list_tickable_options(prompt))) > 1


def can_choose_none(prompt: Prompt[Any]) -> bool:
    """Whether a player may answer the prompt with none of its options."""
    return prompt.kind == "choice" and prompt.least == 0 and not prompt.optional


def find_take_back_option(prompt: Prompt[Any]) -> Option | None:
    """Find the option that takes a choice of several back, which is a button and cannot be ticked.
    Return None if the prompt has no such option."""
    if not can_choose_several_or_none(prompt):
        return None
    return next((option for option in prompt.options if option.id == prompt.way_out), None)


def list_tickable_options(prompt: Prompt[Any]) -> tuple[Option, ...]:
    """List the options that can be chosen, without the one that takes the choice back."""
    out = find_take_back_option(prompt)
    return tuple(option for option in prompt.options if option is not out)


def has_button_each(prompt: Prompt[Any]) -> bool:
    """Whether every answer to the prompt has its own button."""
    if prompt.kind == "number":
        return prompt.most - prompt.least < MOST_BUTTONS
    answers = len(prompt.options) + can_choose_none(prompt)
    return prompt.kind == "choice" and answers <= MOST_BUTTONS and not can_tick_several(prompt)


def describe_question(prompt: Prompt[Any], most: int = 900) -> str:
    """Write the question in words, with the detail that all its answers share, if they do."""
    lines = [text.format_plain(prompt.text, most)]
    out = find_take_back_option(prompt)
    if common := _find_common_detail(prompt):
        lines.append(f"-# {text.format_plain(common)}")
    elif out and out.detail and not has_button_each(prompt):
        lines.append(f"-# **{text.format_plain(out.label)}** · {text.format_plain(out.detail)}")
    return clip_text("\n".join(lines), most)


def _find_common_detail(prompt: Prompt[Any]) -> str:
    """Find the detail that all answers share, which is written once. Return "" if they differ."""
    details = {option.detail for option in prompt.options}
    if len(details) == 1 and len(prompt.options) > 1 and has_button_each(prompt):
        return details.pop()
    return ""


def count_components(rows: Iterable[Row]) -> int:
    """Count how many of a message's 40 components these rows take."""
    return sum(len(list(walk_row(row))) for row in rows)


def make_controls(
    table: int, prompt: Prompt[Any], page: int = 0, *, brief: bool = False
) -> list[Row]:
    """Make the components that answer a prompt. `brief`: use a list instead of buttons beside
    words, because a message has room for only so many components."""
    if prompt.kind == "text":
        row = ActionRow[Any](_make_form_button(table, prompt, Message("write")))
        if prompt.as_it_is:  # accepts the form's initial text unchanged
            row.add_item(Press(table, "asis", prompt.id, label=prompt.as_it_is))
        return [row]
    if has_button_each(prompt) and not (brief and prompt.kind == "choice"):
        return _make_answer_buttons(table, prompt)
    if prompt.kind == "number":
        return _make_number_controls(table, prompt)
    if can_tick_several(prompt):
        forms = [
            _make_form_button(table, prompt, _make_placeholder(prompt, start, size), str(number))
            for number, (start, size) in enumerate(_split_into_forms(prompt))
        ]
        return divide_into_rows([*forms, *_make_beside_buttons(table, prompt)])
    rows: list[Row] = [
        ActionRow[Any](
            Pick(
                table,
                "choose",
                prompt.id,
                str(start),
                options=_make_select_options(prompt, start),
                placeholder=_make_placeholder(prompt, start, limits.SELECT_OPTIONS),
            )
        )
        for start in _list_select_starts(prompt, page)
    ]
    return (
        rows
        + divide_into_rows(_make_beside_buttons(table, prompt))
        + _make_paging_buttons(table, prompt, page)
    )


def _make_answer_buttons(table: int, prompt: Prompt[Any]) -> list[Row]:
    """Make a button for each answer, in their order. A button is beside its answer's detail;
    neighbours with the same detail are below it."""
    style = discord.ButtonStyle.secondary if prompt.optional else discord.ButtonStyle.primary
    if prompt.kind == "number":
        answers = [(str(n), str(n), "") for n in range(prompt.least, prompt.most + 1)]
    else:
        called = zip(prompt.options, make_labels(prompt.options), strict=True)
        answers = [(option.id, label, option.detail) for option, label in called]
    written = _find_common_detail(prompt)
    buttons = [
        (Press(table, "answer", prompt.id, identifier, label=label, style=style), detail)
        for identifier, label, detail in answers
    ]
    if can_choose_none(prompt):
        buttons.append((_make_none_button(table, prompt), ""))
    small = "-# " if max(len(detail) for _, detail in buttons) > NORMAL_PRINT_CHARACTERS else ""
    rows: list[Row] = []
    for detail, group in groupby(buttons, itemgetter(1)):
        alike = [button for button, _ in group]
        words = TextDisplay[Any](small + text.format_plain(detail))
        if not detail or detail == written:
            rows += divide_into_rows(alike)
        elif len(alike) == 1:
            rows.append(Section(words, accessory=alike[0]))
        else:
            rows += [words, *divide_into_rows(alike)]
    return rows


def _make_none_button(table: int, prompt: Prompt[Any]) -> Press:
    return Press(table, "none", prompt.id, label=Message("none-of-them"))


def _make_beside_buttons(table: int, prompt: Prompt[Any]) -> list[Press]:
    """Make the buttons below selects or form buttons: none of the options, and take the choice
    back."""
    buttons = [_make_none_button(table, prompt)] if can_choose_none(prompt) else []
    if out := find_take_back_option(prompt):
        buttons.append(Press(table, "answer", prompt.id, out.id, label=out.label))
    return buttons


def _make_number_controls(table: int, prompt: Prompt[Any]) -> list[Row]:
    values = range(prompt.least, prompt.most + 1)
    if len(values) > limits.SELECT_OPTIONS:
        label = Message("give-number", least=prompt.least, most=prompt.most)
        return [ActionRow[Any](_make_form_button(table, prompt, label))]
    options = [discord.SelectOption(label=str(n), value=str(n)) for n in values]
    pick = Pick(table, "choose", prompt.id, "0", options=options, placeholder=Message("how-many"))
    return [ActionRow[Any](pick)]


def count_forms(prompt: Prompt[Any]) -> int:
    """Count the forms that the prompt's options are divided into."""
    return len(_split_into_forms(prompt)) if can_tick_several(prompt) else 1


def _split_into_forms(prompt: Prompt[Any]) -> list[tuple[int, int]]:
    """Divide the options among forms. Return each form's first option and its number of options."""
    size = LISTS_IN_FORM * limits.SELECT_OPTIONS
    count = len(list_tickable_options(prompt))
    return [(start, min(size, count - start)) for start in range(0, count, size)][:MOST_FORMS]


def _list_select_starts(prompt: Prompt[Any], page: int) -> range:
    """List the number of the first option of each select on this page."""
    first = page * OPTIONS_ON_PAGE
    end = min(first + OPTIONS_ON_PAGE, len(list_tickable_options(prompt)))
    return range(first, end, limits.SELECT_OPTIONS)


def count_pages(prompt: Prompt[Any]) -> int:
    """Count the pages of selects that the options fill."""
    return max(1, -(-len(list_tickable_options(prompt)) // OPTIONS_ON_PAGE))


def _make_paging_buttons(table: int, prompt: Prompt[Any], page: int) -> list[Row]:
    last = count_pages(prompt) - 1
    if last == 0:
        return []
    back = Press(
        table,
        "page",
        prompt.id,
        str(max(page - 1, 0)),
        "b",
        label=Message("earlier"),
        disabled=page == 0,
    )
    onward = Press(
        table,
        "page",
        prompt.id,
        str(min(page + 1, last)),
        "f",
        label=Message("more"),
        disabled=page == last,
    )
    return [ActionRow[Any](back, onward)]


def _make_placeholder(prompt: Prompt[Any], start: int, size: int) -> str:
    """Name the options of a select or form: all of them, or the first and last of this part."""
    options = list_tickable_options(prompt)
    part = options[start : start + size]
    if len(part) == 1 < len(options):
        return part[0].label
    if len(part) < len(options):
        return str(
            Message(
                "from-to", first=clip_text(part[0].label, 35), last=clip_text(part[-1].label, 35)
            )
        )
    if not can_tick_several(prompt):
        return str(Message("choose"))
    return str(Message("choose-many", count=_describe_count(prompt)))


def _describe_count(prompt: Prompt[Any]) -> Text:
    """Say how many options to tick. The way out counts as an option but cannot be ticked, so more
    than `least` may be needed; the question itself says how many."""
    most = min(prompt.most, len(list_tickable_options(prompt)))
    return describe_bounds(0 if find_take_back_option(prompt) else prompt.least, most)


def _make_select_options(prompt: Prompt[Any], start: int) -> list[discord.SelectOption]:
    options = list_tickable_options(prompt)
    called = zip(options, make_labels(options, beside=True), strict=True)
    may_take = prompt.least == 0 and prompt.most > 1
    suggested = prompt.default if may_take and isinstance(prompt.default, list) else []
    return [
        discord.SelectOption(
            label=label or "—",
            description=clip_text(text.strip_invisible(option.detail), limits.SELECT_DETAIL)
            or None,
            value=shorten_id(option.id),
            default=option.id in suggested,
        )
        for option, label in list(called)[start : start + limits.SELECT_OPTIONS]
    ]


def _make_form_button(table: int, prompt: Prompt[Any], label: Text, *rest: str) -> Press:
    style = discord.ButtonStyle.secondary if prompt.optional else discord.ButtonStyle.primary
    return Press(table, "form", prompt.id, *rest, label=label, style=style)


def find_option_ids(prompt: Prompt[Any], refs: Iterable[str]) -> list[str]:
    """Find the options' ids from their `shorten_id`s. Raises Illegal for an unknown one."""
    known = {shorten_id(option.id): option.id for option in prompt.options}
    found = []
    for each in refs:
        if each not in known:
            raise Illegal(Message("not-a-choice"))
        found.append(known[each])
    return found


def make_form(table: int, prompt: Prompt[Any], title: str, number: int = 0) -> Form:
    """Make the form for a number, a text or a choice of several, under the game's title. A question
    that is too long for a field's label is written out above the field. `number`: which form to
    make, if the options need more than one."""
    modal = Form(table, "written", prompt.id, title=text.strip_invisible(title))
    fields = (
        _make_tick_fields(prompt, *_split_into_forms(prompt)[number])
        if can_tick_several(prompt)
        else [_make_field(prompt)]
    )
    label = text.strip_invisible(prompt.text)
    if len(label) > limits.MODAL_LABEL or "\n" in label or len(fields) > 1:
        modal.add_item(TextDisplay(text.format_plain(prompt.text)))
        numbers_or_words = {"number": "your-number", "text": "your-words"}
        label = str(Message(numbers_or_words.get(prompt.kind, "your-choice")))
    for called, hint, component in fields:
        said = clip_text(called or label, limits.MODAL_LABEL)
        about = clip_text(hint, limits.MODAL_DESCRIPTION)
        modal.add_item(Label(text=said, description=about, component=component))
    return modal


Field: TypeAlias = tuple[str, str, TextInput[Modal] | CheckboxGroup[Modal] | Select[Modal]]
"""Its label ("" if the question serves as label), a hint, and the component."""


def _make_field(prompt: Prompt[Any]) -> Field:
    """Make the field for a number or a text."""
    if prompt.kind == "number":
        hint = str(Message("whole-number", least=prompt.least, most=prompt.most))
        usual = str(prompt.default)
        return "", hint, TextInput(custom_id=FIELD_ID, max_length=20, placeholder=usual)
    most = min(max(prompt.most, 1), limits.MODAL_INPUT)
    field: TextInput[Modal] = TextInput(
        custom_id=FIELD_ID,
        style=discord.TextStyle.paragraph if most > 100 else discord.TextStyle.short,
        default=clip_text(str(prompt.default), most) or None,
        min_length=min(prompt.least, most),
        max_length=most,
        required=prompt.least > 0,
    )
    return (
        "",
        str(Message("words-characters", count=describe_bounds(prompt.least, prompt.most))),
        field,
    )


def _make_tick_fields(prompt: Prompt[Any], first: int, size: int) -> list[Field]:
    """Make the fields to tick options in: a box for each option if there are few, else lists."""
    least, most = prompt.least, min(prompt.most, len(list_tickable_options(prompt)))
    hint = str(Message("of-them", count=_describe_count(prompt)))
    if len(list_tickable_options(prompt)) <= MOST_TICK_BOXES:
        boxes = [
            discord.CheckboxGroupOption(
                label=o.label, value=o.value, description=o.description, default=o.default
            )
            for o in _make_select_options(prompt, 0)
        ]
        group: CheckboxGroup[Modal] = CheckboxGroup(
            custom_id=FIELD_ID, options=boxes, min_values=least, max_values=most, required=least > 0
        )
        return [("", hint, group)]
    starts = range(first, first + size, limits.SELECT_OPTIONS)
    alone = len(starts) == 1 and size == len(list_tickable_options(prompt))
    found: list[Field] = []
    for start in starts:
        options = _make_select_options(prompt, start)
        select: Select[Modal] = Select(
            custom_id=f"{FIELD_ID}{start}",
            options=options,
            min_values=least if alone else 0,
            max_values=min(most, len(options)),
            required=alone and least > 0,
        )
        called = "" if alone else _make_placeholder(prompt, start, limits.SELECT_OPTIONS)
        found.append((called, hint, select))
    return found


def parse_words(prompt: Prompt[Any], words: str) -> int | str:
    """Parse typed words into the answer to a number or text prompt. Raises Illegal."""
    if prompt.kind == "text":
        return words
    digits = words.strip()
    if len(digits) > 20 or not digits.removeprefix("-").isdecimal():
        raise Illegal(
            Message(
                "no-whole-number", said=clip_text(digits, 40), least=prompt.least, most=prompt.most
            )
        )
    return int(digits)
