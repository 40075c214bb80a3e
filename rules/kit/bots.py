"""Functions that bots share: they pick the best of several things, pick at random, or play for
everybody."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from pydantic import BaseModel

from rules.engine import Answer, Chance, Entry, Illegal, Option, Prompt, Table, Text
from rules.engine.late_texts import read_raw_text
from rules.engine.prompts import list_ids_of

from .votes import VOTED_KEY
from .words import Message

T = TypeVar("T")
V = TypeVar("V", bound=BaseModel)


def choose_best_thing(rng: Chance, things: Sequence[T], worth: Callable[[T], float]) -> T:
    """Return the thing with the highest worth, of at least one; between equals, draw one at
    random."""
    worths = [worth(thing) for thing in things]
    best = max(worths)
    return rng.pick([thing for thing, w in zip(things, worths, strict=True) if w == best])


def choose_best_answer(
    rng: Chance, prompt: Prompt[Any], worth: Callable[[Option], float], *, above: float = 0
) -> Answer:
    """Answer with the option of the highest worth. Return [] if the question is optional and no
    option is worth more than `above`, or if it offers to change a vote already given."""
    if VOTED_KEY in prompt.data:
        return []
    if prompt.optional and all(worth(option) <= above for option in prompt.options):
        return []
    return [choose_best_thing(rng, prompt.options, worth).id]


def rank_options(prompt: Prompt[Any], worth: Callable[[Option], float]) -> list[Answer]:
    """List every answer that picks one option, the most valuable option first and ties by id."""
    worths = {option.id: worth(option) for option in prompt.options}
    return [[one] for one in sorted(worths, key=lambda one: (-worths[one], one))]


def choose_first_fitting(prompt: Prompt[Any], answers: Iterable[Answer]) -> Answer:
    """Return the first of these answers that fits the question, or the default if none fits."""
    for answer in answers:
        try:
            prompt.read(answer)
        except Illegal:
            continue
        return answer
    return prompt.default


def answer_at_random(rng: Chance, prompt: Prompt[Any], options: Sequence[str]) -> Answer:
    """Answer with a random number of these options, drawn at random; with the default if that does
    not fit."""
    most = min(prompt.most, len(options))
    picks = rng.sample(options, prompt.least + rng.draw_below(most - prompt.least + 1))
    return choose_first_fitting(prompt, [picks])


def make_bare_view(kind: type[V], **shown: Any) -> V:
    """Make a view that has nothing but this, for bots that look at nothing else. Pydantic's own
    `model_construct` also makes all the defaults, which takes several times as long."""
    made = kind.__new__(kind)
    object.__setattr__(made, "__dict__", shown)
    return made


def choose_bot_entry(table: Table[Any], asked_offers: set[tuple[Text, ...]]) -> Entry:
    """Choose the next entry of a game that bots play in every seat. `asked_offers`: the offers that
    they have been asked; each is asked once, and again if what it says changes. Raises Illegal if
    no bot answers."""
    offers = [prompt for prompt in table.prompts if prompt.optional]
    views: dict[int, BaseModel] = {}
    for prompt in [*offers, *table.needed_prompts]:
        if prompt.optional:
            if (key := _offer_key(prompt)) in asked_offers:
                continue
            asked_offers.add(key)
        if prompt.seat not in views:
            views[prompt.seat] = table.game.make_view_for_bots(
                table.state, prompt.seat, table.names
            )
        answer = table.choose_bot_answer(prompt, view=views[prompt.seat])
        if answer is not None:
            return Entry("answer", prompt.seat, prompt.id, answer)
    raise Illegal(Message("no-bot-goes-on"))


def _offer_key(prompt: Prompt[Any]) -> tuple[Text, ...]:
    """List what a question and its options say, not yet put into words."""
    words = [read_raw_text(o, part) for o in prompt.options for part in ("label", "detail")]
    return (prompt.id, read_raw_text(prompt, "text"), *list_ids_of(prompt.options), *words)
