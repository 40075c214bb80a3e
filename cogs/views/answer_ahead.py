"""The panel for answers ahead: it lists what a person has set, and has selects to set more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord
from discord.ui import ActionRow, Container, LayoutView, Separator, TextDisplay

from cogs.ui import limits
from cogs.ui.components import Pick, Press, Row, divide_into_rows, shorten_id
from cogs.ui.message import MessageView
from cogs.words import Message
from rules.engine.ahead import Offered
from rules.engine.clipping import clip_text
from rules.engine.messages import Text
from rules.engine.presets import ALWAYS, Choice
from tables.actions.answer_ahead import Overview
from tables.recent import Recent
from tables.wording import text

PANEL_TITLE = Message("answers-ahead")
PANEL_INTRODUCTION = Message("about-ahead")
SET_AHEAD = Message("set-ahead")
NOTHING_SET_AHEAD = Message("nothing-ahead")
NOT_CHOSEN = "-"
"""Stands in a custom_id for a choice that has not been made, or for no condition."""
DRAFT_FIELDS = ("kind", "answer", "condition", "scope")


@dataclass(frozen=True, slots=True)
class Draft:
    """An answer ahead that a person is still choosing. Each field is a `shorten_id`, or NOT_CHOSEN
    if nothing is chosen."""

    kind: str = NOT_CHOSEN
    answer: str = NOT_CHOSEN
    condition: str = NOT_CHOSEN
    scope: str = NOT_CHOSEN

    @property
    def custom_id_parts(self) -> tuple[str, str, str, str]:
        """The four fields in the order in which a custom_id lists them."""
        return self.kind, self.answer, self.condition, self.scope

    def with_choice(self, field: str, value: str) -> Draft:
        """Return the draft with this field changed. A new kind clears the answer and the
        condition."""
        if field == "kind":
            return Draft(kind=value, scope=self.scope)
        return replace(self, **{field: value})

    def with_answer_of(self, shown: Draft) -> Draft:
        """Return the draft with the answer of the `shown` draft, if that is for the same kind and
        this draft has no answer. If a kind has only one answer, the panel shows it as chosen, so
        nobody picks it."""
        if self.answer != NOT_CHOSEN or self.kind != shown.kind:
            return self
        return replace(self, answer=shown.answer)


class Drafts(Recent[int, Draft]):
    """What each reader has picked but not set yet, by message id. For a message that is not
    remembered, the draft in its custom_ids counts."""

    def __init__(self) -> None:
        super().__init__(5000)


def make_first_draft(overview: Overview) -> Draft:
    """Make the draft that the panel opens with, for the kind of an open question, if there is one.
    The answer counts until the round ends. Before the first round it counts until the game ends,
    because what is played then is soon over."""
    asked = next((keys[0] for _, keys in overview.asked), NOT_CHOSEN)
    scopes = [scope for scope, _ in overview.periods]
    return Draft(kind=shorten_id(asked), scope="round" if "round" in scopes else "game")


def find_offered_kind(overview: Overview, draft: Draft) -> Offered | None:
    """Find the offered kind that the draft is for. Return None if that kind is not offered."""
    return next(
        (each for each in overview.offered if shorten_id(each.kind.key) == draft.kind), None
    )


def find_choice(choices: Sequence[Choice], chosen: str) -> Choice | None:
    """Find the choice whose `shorten_id` is `chosen`. Return None if no choice has that id."""
    return next((each for each in choices if shorten_id(each.id) == chosen), None)


def make_ahead_panel(table: int, overview: Overview, draft: Draft, said: Text = "") -> LayoutView:
    """Make the message with the answers ahead and the selects. `said`: what the person has just
    done, shown instead of the introduction."""
    parts: list[discord.ui.Item[LayoutView]] = [
        TextDisplay(f"{PANEL_TITLE}\n{said or PANEL_INTRODUCTION}")
    ]
    if overview.armed:
        lines = [
            (
                f"**{number}.** {text.format_plain(str(preset.words))}\n-# "
                f"{Message('counts-until', ends=text.format_plain(ends))}"
            )
            for number, (preset, ends) in enumerate(overview.armed, 1)
        ]
        parts += [
            TextDisplay(clip_text("\n".join(lines), 2500)),
            *_make_take_back_buttons(table, overview),
        ]
    parts.append(Separator())
    if not overview.offered:
        parts.append(TextDisplay(str(NOTHING_SET_AHEAD)))
    else:
        parts += _make_draft_parts(table, overview, draft)
    return MessageView(Container(*parts))


def _make_take_back_buttons(table: int, overview: Overview) -> list[Row]:
    return divide_into_rows(
        [
            Press(
                table,
                "aheadoff",
                preset.kind,
                preset.condition or NOT_CHOSEN,
                label=Message("take-back-number", number=number),
            )
            for number, (preset, _) in enumerate(overview.armed, 1)
        ]
    )


def _make_draft_parts(
    table: int, overview: Overview, draft: Draft
) -> list[discord.ui.Item[LayoutView]]:
    """Make the selects of the draft, and the button that saves it."""
    asked = {key for _, keys in overview.asked for key in keys}
    ordered = sorted(overview.offered, key=lambda each: each.kind.key not in asked)
    kinds = [
        discord.SelectOption(
            label=clip_text(each.kind.asked, limits.SELECT_LABEL),
            description=str(Message("asked-now")) if each.kind.key in asked else None,
            value=shorten_id(each.kind.key),
            default=shorten_id(each.kind.key) == draft.kind,
        )
        for each in ordered[: limits.SELECT_OPTIONS]
    ]
    parts: list[discord.ui.Item[LayoutView]] = [
        _make_pick_row(table, draft, "kind", kinds, str(Message("what-is-asked")))
    ]
    found = find_offered_kind(overview, draft)
    if found is None:
        return parts
    if prompt := next((p for p, kinds in overview.asked if found.kind.key in kinds), None):
        now = str(Message("answered-at-once"))
        parts.insert(0, TextDisplay(f"> {text.format_plain(prompt.text, 300)}\n{now}"))
    if len(found.answers) == 1:  # there is nothing to choose
        only = found.answers[0]
        draft = replace(draft, answer=shorten_id(only.id))
        detail = f"\n-# {text.format_plain(only.detail)}" if only.detail else ""
        answer = Message("your-answer-is", answer=text.format_plain(only.label))
        parts.append(TextDisplay(f"{answer}{detail}"))
    else:
        answers = _make_select_options(found.answers, draft.answer)
        parts.append(_make_pick_row(table, draft, "answer", answers, str(Message("your-answer"))))
    if found.conditions:
        always = discord.SelectOption(
            label=str(Message("always")), value=NOT_CHOSEN, default=draft.condition == NOT_CHOSEN
        )
        put = [always, *_make_select_options(found.conditions, draft.condition, "only-if")]
        parts.append(_make_pick_row(table, draft, "condition", put, str(Message("on-condition"))))
    until = [
        discord.SelectOption(
            label=clip_text(str(Message("counts-until", ends=ends)), limits.SELECT_LABEL),
            value=scope,
            default=draft.scope == scope,
        )
        for scope, ends in overview.periods
    ]
    parts.append(_make_pick_row(table, draft, "scope", until, str(Message("how-long"))))
    green = discord.ButtonStyle.success
    set_ = Press(
        table,
        "aheadset",
        *draft.custom_id_parts,
        label=Message("answer-so"),
        style=green,
        disabled=find_choice(found.answers, draft.answer) is None,
    )
    return [*parts, *divide_into_rows([set_])]


def _make_select_options(
    choices: Sequence[Choice], chosen: str, wording: str = ""
) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=clip_text(
                text.strip_invisible(
                    str(Message(wording, condition=each.label)) if wording else each.label
                ),
                limits.SELECT_LABEL,
            ),
            description=clip_text(text.strip_invisible(each.detail), limits.SELECT_DETAIL) or None,
            value=shorten_id(each.id),
            default=shorten_id(each.id) == chosen,
        )
        for each in choices
    ]


def _make_pick_row(
    table: int, draft: Draft, field: str, options: Sequence[discord.SelectOption], placeholder: str
) -> Row:
    pick = Pick(
        table, "aheadpick", field, *draft.custom_id_parts, options=options, placeholder=placeholder
    )
    return ActionRow(pick)


def find_condition_id(found: Offered, draft: Draft) -> str | None:
    """Find the id of the draft's condition. Return None if that condition is no longer offered."""
    if draft.condition == NOT_CHOSEN:
        return ALWAYS
    chosen = find_choice(found.conditions, draft.condition)
    return None if chosen is None else chosen.id
