"""Suggest answers for `/act` and the games' own commands, and parse typed answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.ui import limits
from cogs.ui.components import SHORT_ID_PATTERN, shorten_id
from cogs.views.labels import make_labels
from cogs.views.questions import (
    can_choose_several_or_none,
    find_option_ids,
    find_take_back_option,
    parse_words,
)
from cogs.words import Message
from rules.engine import Answer, Illegal, Option, Prompt, Text
from rules.engine.clipping import clip_text
from rules.engine.languages import OFFERED_LANGUAGES, spoken_language
from rules.engine.late_texts import read_raw_text
from tables.errors import UserError
from tables.wording import text

MANY_NUMBERS = 25
QUESTION_SEPARATOR = " — "
FEWEST_QUESTION_CHARACTERS = 45
"""The fewest characters of its question that a suggestion shows, however long its answer is."""
PROMPT_SEPARATOR = "::"
"""Separates the prompt from the answer in a suggestion's value. Hardly anybody types two colons, so
typed words such as "10: we leave" are not mistaken for such a value."""
WHOSE_MOVE = f"{PROMPT_SEPARATOR}move"
"""The value of the suggestion that says whose move it is and is not an answer."""
NONE_OF_THEM = Message("none-of-them")
MOST_UNTYPED_SUGGESTIONS = 6
"""The most suggestions for a player who is not to move, until they type something."""


@dataclass(frozen=True, slots=True)
class TypedAnswer:
    """A typed answer: the prompt that it answers, and the answer."""

    prompt: Prompt[Any]
    answer: Answer


def list_suggestions(
    prompts: Sequence[Prompt[Any]], typed: str, verb: str | None = None
) -> list[tuple[str, str]]:
    """List the (name, value) pairs of all answers that match what has been typed so far. If `verb`
    is given, list only those that have it."""
    found: list[tuple[str, str]] = []
    for prompt in prompts:
        if prompt.kind == "choice":
            options = [o for o in prompt.options if verb in (None, o.verb)]
            found += (
                _suggest_next_option(prompt, options, typed)
                if can_choose_several_or_none(prompt)
                else _suggest_single_option(prompt, options)
            )
        elif verb in (None, prompt.verb):
            found += _suggest_free_answer(prompt, typed)
    wanted = text.remove_all_invisible(typed).casefold().strip()
    return [(name, value) for name, value in found if wanted in _fold_label(name)]


def add_whose_move(
    found: Sequence[tuple[str, str]], typed: str, whose: str
) -> list[tuple[str, str]]:
    """Put whose move it is before the suggestions, unless the player has typed something that
    fits."""
    if typed.strip() and found:
        return list(found)
    if len(found) >= MOST_UNTYPED_SUGGESTIONS:
        whose = str(Message("type-to-find", whose=whose))
    return [(whose, WHOSE_MOVE), *found[: MOST_UNTYPED_SUGGESTIONS - 1]]


def _suggest_single_option(prompt: Prompt[Any], options: Sequence[Option]) -> list[tuple[str, str]]:
    called = zip(options, make_labels(options, beside=True), strict=True)
    return [
        (
            _label_answer(f"{label}: {o.detail}" if o.detail else label, prompt),
            _format_answer_value(prompt, shorten_id(o.id)),
        )
        for o, label in called
    ]


def _label_answer(answer: str, prompt: Prompt[Any]) -> str:
    """Make a suggestion's label from an answer and its question."""
    room = limits.CHOICE_NAME - len(QUESTION_SEPARATOR)
    asks = clip_text(
        text.strip_invisible(prompt.text), max(FEWEST_QUESTION_CHARACTERS, room - len(answer))
    )
    return f"{clip_text(answer, room - len(asks))}{QUESTION_SEPARATOR}{asks}"


def _suggest_next_option(
    prompt: Prompt[Any], options: Sequence[Option], typed: str
) -> list[tuple[str, str]]:
    """Suggest each option to add to those typed already: after "moss, b" comes "moss, bark"."""
    *named, _ = typed.split(",")
    out = find_take_back_option(prompt)
    alone = [
        (_label_answer(o.label, prompt), _format_answer_value(prompt, shorten_id(o.id)))
        for o in options
        if o is out
    ]
    options = [option for option in options if option is not out]
    chosen = [o for word in named if (o := _find_by_label(options, word)) is not None]
    head = "".join(f"{o.label}, " for o in chosen)
    refs = [shorten_id(o.id) for o in chosen]
    found = [
        (
            _label_answer(head + o.label, prompt),
            _format_answer_value(prompt, ",".join([*refs, shorten_id(o.id)])),
        )
        for o in options
        if o not in chosen
    ]
    if _can_type_none(prompt) and not chosen:
        found.append((_label_answer(str(NONE_OF_THEM), prompt), _format_answer_value(prompt, "")))
    return found if chosen else [*found, *alone]


def _suggest_free_answer(prompt: Prompt[Any], typed: str) -> list[tuple[str, str]]:
    if prompt.kind == "number":
        last = min(prompt.most, prompt.least + MANY_NUMBERS - 1)
        numbers = {str(n) for n in range(prompt.least, last + 1)}
        digits = typed.strip()
        if len(digits) <= 20 and digits.isdecimal() and prompt.least <= int(digits) <= prompt.most:
            numbers.add(digits)
        ordered = sorted(numbers, key=int)
        return [
            (f"{n}: {clip_text(prompt.text, 80)}", _format_answer_value(prompt, str(n)))
            for n in ordered
        ]
    words = text.remove_all_invisible(typed)
    value = _format_answer_value(prompt, words)
    if not words or len(value) > limits.CHOICE_VALUE:
        return []
    return [(_label_answer(words, prompt), value)]


def _format_answer_value(prompt: Prompt[Any], answer: str) -> str:
    return f"{shorten_id(prompt.id)}{PROMPT_SEPARATOR}{answer}"


def _fold_label(label: str) -> str:
    """Return a label in the form in which people type it."""
    return text.remove_all_invisible(label).casefold()


def _fold_in_each_language(label: Text) -> list[str]:
    """Fold a label in each language, since a panel is in its reader's and a card in the table's."""
    read = (
        [label]
        if isinstance(label, str)
        else map(label.render, {spoken_language(), *OFFERED_LANGUAGES})
    )
    return [*map(_fold_label, read)]


def _can_type_none(prompt: Prompt[Any]) -> bool:
    """Whether typed words may choose none of the prompt's options, optional questions included."""
    return prompt.least == 0 and can_choose_several_or_none(prompt)


def _is_none_of_them(prompt: Prompt[Any], said: str) -> bool:
    """Whether the words begin the label None of them, and the prompt takes none."""
    wanted = said.strip().casefold()
    begun = any(each.startswith(wanted) for each in _fold_in_each_language(NONE_OF_THEM))
    return bool(wanted) and begun and _can_type_none(prompt)


def _find_by_label(options: Sequence[Option], word: str, inside: bool = False) -> Option | None:
    """Find the option with this label or id, else the only one that begins with it or contains
    it."""
    wanted = word.strip().casefold()
    labels = {o.id: _fold_in_each_language(read_raw_text(o, "label")) for o in options}
    exact = [o for o in options if wanted in (*labels[o.id], o.id.casefold(), shorten_id(o.id))]
    if exact:
        return exact[0]
    if not wanted:
        return None
    begun = [o for o in options if any(each.startswith(wanted) for each in labels[o.id])]
    if inside and not begun:
        begun = [o for o in options if any(wanted in each for each in labels[o.id])]
    return begun[0] if len(begun) == 1 else None


def parse_typed_answer(
    prompts: Sequence[Prompt[Any]], said: str, verb: str | None = None
) -> TypedAnswer:
    """Find the prompt and answer that a chosen suggestion or typed words mean. Raises UserError."""
    key, mark, rest = said.partition(PROMPT_SEPARATOR)
    for prompt in prompts:
        if mark and shorten_id(prompt.id) == key:
            return TypedAnswer(prompt, _parse_answer(prompt, rest))
    if mark and SHORT_ID_PATTERN.fullmatch(key):
        # The suggestion's question has closed; it must not answer another that takes words.
        raise UserError(Message("took-old-suggestion"))
    near = [p for p in prompts if not p.aside]  # else a typing error could set a standing order
    for prompt, inside in [*((p, False) for p in prompts), *((p, True) for p in near)]:
        if prompt.kind == "choice":
            options = [o for o in prompt.options if verb in (None, o.verb)]
            words = said.split(",") if can_choose_several_or_none(prompt) else [said]
            found = [_find_by_label(options, word, inside) for word in words]
            chosen = [option.id for option in found if option is not None]
            if len(chosen) == len(words) or (inside and _is_none_of_them(prompt, said)):
                return TypedAnswer(prompt, chosen)
    free = [p for p in prompts if p.kind != "choice" and verb in (None, p.verb)]
    needed = [p for p in free if not p.optional]
    for candidates in (needed, free):
        if len(candidates) == 1:
            return TypedAnswer(candidates[0], _parse_answer(candidates[0], said))
    raise UserError(_describe_misunderstanding(prompts, said, verb))


def _parse_answer(prompt: Prompt[Any], rest: str) -> Answer:
    try:
        if prompt.kind == "choice":
            return find_option_ids(prompt, [part for part in rest.split(",") if part])
        return parse_words(prompt, rest)
    except Illegal as refusal:
        raise UserError(str(refusal)) from refusal


def _describe_misunderstanding(prompts: Sequence[Prompt[Any]], said: str, verb: str | None) -> str:
    labels = [o.label for p in prompts for o in p.options if verb in (None, o.verb)]
    labels += {str(NONE_OF_THEM) for p in prompts if verb is None and _can_type_none(p)}
    words = [p for p in prompts if p.kind != "choice" and verb in (None, p.verb)]
    if len(words) > 1 and not labels:
        return str(Message("fits-several"))
    if not prompts or (verb is not None and not labels):
        return str(Message("not-yours-now"))
    offered = text.format_plain(", ".join(labels[:12]), 500)
    more = " …" if len(labels) > 12 else ""
    meant = text.format_quote(said, 60)
    if not labels:
        return str(Message("cannot-tell-suggest", said=meant))
    return str(Message("cannot-tell", said=meant, offered=f"{offered}{more}"))
