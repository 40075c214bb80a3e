"""Answering ahead: what a seat may answer before it is asked, how long that counts, and what it
answers.

An answer given ahead covers only what its player could know was coming. So it counts only for the
kind of question that it was given to, while the words still say the same, in the role that the
player had then, and up to the end that the player chose. If a question has an option of another
sort, or the answer does not fit, the seat is asked as usual."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .game import Game
from .languages import OFFERED_LANGUAGES
from .late_texts import read_raw_text
from .messages import Message, Text
from .presets import ALWAYS, Choice, Preset, PresetKind, Scope, Span
from .prompts import Answer, Illegal, Prompt
from .search import keep_fitting
from .table import Table
from .undo import is_petition

UNDO = PresetKind(
    key="undo",
    asked=Message("somebody-takes-back"),
    verbs=frozenset({"", "undo"}),
    fits=is_petition,
    answers=lambda _: (
        Choice("agree", Message("agree"), Message("agree-ahead")),
        Choice("refuse", Message("refuse"), Message("refuse-ahead")),
    ),
)
"""The kind that every game has: the engine asks this question."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A kind of question that a seat may answer ahead now, with the possible answers and
    conditions."""

    kind: PresetKind
    answers: Sequence[Choice]
    conditions: Sequence[Choice]

    def describe_answer(self, answer: str, condition: str = ALWAYS) -> Message:
        """Describe this answer on this condition; the player reads nothing else about
        them. Raises Illegal if they cannot be chosen now."""
        asked, chosen = read_raw_text(self.kind, "asked"), _name_choice(self.answers, answer)
        if condition == ALWAYS:
            return Message("ahead", asked=asked, answer=chosen)
        put = _name_choice(self.conditions, condition)
        return Message("ahead-if", asked=asked, condition=put, answer=chosen)

    def rank_condition(self, condition: str) -> int:
        """Return the position of a condition in the list, the most particular first; unknown ones
        come last."""
        known = [one.id for one in self.conditions]
        return known.index(condition) if condition in known else len(known)


def list_kinds(game: Game[Any]) -> tuple[PresetKind, ...]:
    """List all kinds of question that may be answered ahead in a game."""
    return (*game.presets, UNDO)


def list_offered(table: Table[Any], seat: int) -> list[Offered]:
    """List the kinds of question that the seat may answer ahead now; none once the game is over."""
    if table.result is not None:
        return []
    view = table.view(seat)
    alone = len(table.names) == 1
    found = [
        _make_offered(kind, view) for kind in list_kinds(table.game) if not (alone and kind is UNDO)
    ]
    return [each for each in found if each.answers]


def list_scopes(table: Table[Any]) -> list[Scope]:
    """List the scopes (until when it counts) that an answer given ahead now may have."""
    return [*find_spans(table), "game"]


def find_spans(table: Table[Any]) -> Mapping[Scope, Span]:
    """Find the parts of the game that are being played now, by the scope of an answer that ends
    with them."""
    return table.game.name_spans(table.state, table.step, table.names)


def make_preset(
    table: Table[Any], seat: int, kind: str, *, answer: str, condition: str, scope: Scope
) -> Preset:
    """Make the record of an answer that the seat gives ahead now. Raises Illegal if that is not
    offered."""
    for each in list_offered(table, seat):
        if each.kind.key == kind:
            break
    else:
        raise Illegal(Message("not-ahead-now"))
    if scope not in list_scopes(table):
        raise Illegal(Message("no-round-now"))
    now = find_spans(table)
    return Preset(
        kind,
        answer,
        condition,
        scope,
        each.describe_answer(answer, condition),
        now["turn"].number,
        now["round"].number if "round" in now else 0,
        table.game.find_role_key(table.state, seat),
    )


def explain_expiry(table: Table[Any], seat: int, preset: Preset) -> Text | None:
    """Explain why an answer given ahead has expired, for any question, in words that continue
    "since". Return "" if its time was simply up or the catalog lacks its words, None if it still
    counts."""
    words = preset.words
    if table.result is not None or (isinstance(words, Message) and not words.is_readable()):
        return ""
    if preset.scope != "game":
        now = find_spans(table).get(preset.scope)
        then = preset.step if preset.scope == "turn" else preset.round
        if now is None or now.number != then:
            return ""
    if preset.role and table.game.find_role_key(table.state, seat) != preset.role:
        return Message("other-role")
    if all(kind.key != preset.kind for kind in list_kinds(table.game)):
        return Message("not-asked-any-more")
    return None


def adopt_present_role(table: Table[Any], seat: int, preset: Preset) -> Preset:
    """Give the answer the seat's present role if it was given before the seat had one: getting a
    first role is no change of role."""
    return (
        preset if preset.role else replace(preset, role=table.game.find_role_key(table.state, seat))
    )


def explain_change(table: Table[Any], seat: int, preset: Preset) -> Message | None:
    """Explain why an answer given ahead, which has not expired, no longer says what its player
    read, in words that continue "since". Return None if it says the same."""
    kind = next(kind for kind in list_kinds(table.game) if kind.key == preset.kind)
    try:
        words = _make_offered(kind, table.view(seat)).describe_answer(
            preset.answer, preset.condition
        )
    except Illegal:
        return Message("not-offered-any-more")
    before = preset.words
    if isinstance(before, Message):
        same = before.dump() == words.dump()  # one that was stored has lists, not tuples
    else:
        same = before in map(words.render, OFFERED_LANGUAGES)
    return None if same else Message("means-something-else")


def list_presets_for_prompt(
    table: Table[Any], prompt: Prompt[Any], presets: Iterable[Preset]
) -> list[tuple[PresetKind, Preset]]:
    """List the presets that may answer this prompt, each with its kind. `presets`: those of the
    prompt's seat."""
    asking = {kind.key: kind for kind in list_kinds(table.game) if _matches_prompt(kind, prompt)}
    return [(asking[each.kind], each) for each in presets if each.kind in asking]


def find_preset_answer(
    table: Table[Any], prompt: Prompt[Any], presets: Iterable[Preset]
) -> tuple[Preset, Answer] | None:
    """Find which answer given ahead answers the prompt, and the answer that it gives. `presets` are
    the seat's valid ones; those with a condition come before those that always count. Return None
    if none fits and the seat must be asked as usual."""
    mine = list_presets_for_prompt(table, prompt, presets)
    if not mine:
        return None
    view = table.view(prompt.seat)
    order = {kind.key: _make_offered(kind, view) for kind, _ in mine}
    for kind, preset in sorted(
        mine, key=lambda each: order[each[1].kind].rank_condition(each[1].condition)
    ):
        if preset.condition == ALWAYS or kind.holds(view, prompt, preset.condition):
            answer = kind.give(view, prompt, preset.answer)
            if answer is not None and keep_fitting(prompt, [answer]):
                return preset, answer
    return None


def list_preset_keys(game: Game[Any], prompt: Prompt[Any]) -> list[str]:
    """List the keys of the kinds that the prompt belongs to."""
    return [kind.key for kind in list_kinds(game) if _matches_prompt(kind, prompt)]


def _matches_prompt(kind: PresetKind, prompt: Prompt[Any]) -> bool:
    """Return whether the prompt is of this kind, somebody waits for its answer, and it has no
    option of another sort."""
    if prompt.optional and not prompt.calls:
        return False
    verbs = {option.verb for option in prompt.options} if prompt.options else {prompt.verb}
    return verbs <= kind.verbs and kind.fits(prompt)


def _make_offered(kind: PresetKind, view: Any) -> Offered:
    return Offered(kind, tuple(kind.answers(view)), tuple(kind.conditions(view)))


def _name_choice(choices: Sequence[Choice], chosen: str) -> Text:
    for choice in choices:
        if choice.id == chosen:
            label, detail = read_raw_text(choice, "label"), read_raw_text(choice, "detail")
            return Message("described-choice", choice=label, detail=detail) if detail else label
    raise Illegal(Message("not-ahead-now"))
