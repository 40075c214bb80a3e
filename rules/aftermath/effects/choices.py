"""Choices inside entries: who decides, what may be chosen, and what options cost (AF-17.11,
AF-25.10)."""

from collections.abc import Sequence
from typing import Any, TypedDict

from rules.aftermath.effects.choosing import list_present
from rules.aftermath.effects.conditions import is_condition_met
from rules.aftermath.effects.models import Choice, Effect, Test, Way
from rules.aftermath.effects.performing import apply_effects, narrate_passage, register_operation
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Attribute
from rules.aftermath.play import dials
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.aftermath.play.turn.skill_tests import Trial, sum_added
from rules.aftermath.words import Message
from rules.aftermath.words.fitting import FittedMessage
from rules.aftermath.words.labels import add_sign
from rules.engine import Option, Play, Prompt, Text
from rules.kit.content import DETAIL_CHARACTERS

RULE = "AF-17.11"
TOPIC = "entry-choice"


class FirstTest(TypedDict):
    """The first test that an option takes; stored in the option's data for bots."""

    attribute: Attribute
    difficulty: int
    opposed: bool


def open_ways(s: State, choice: Choice) -> list[int]:
    """List the numbers of the options that may be taken now: their condition holds and their cost
    can be paid. The default option always may."""
    return [
        number
        for number, way in enumerate(choice.of)
        if (way.need is None or is_condition_met(s, way.need)) and dials.can_afford(s, way.cost)
    ]


@register_operation("choice")
def apply_choice(h: Here, choice: Choice, by: Member, cause: Text) -> Play[None]:
    """Ask who decides for a choice, pay for the chosen option and apply its effects."""
    if choice.by == "each":
        yield from _resolve_for_each(h, choice, cause)
        return
    options, usual, data = (
        _list_options(h.s, choice, by),
        str(choice.default),
        _make_prompt_data(h, choice),
    )
    if choice.by == "party":
        who: Text = ""
        text = Message("party-does-what", cause=cause)
        chosen = yield from ask_vote(h, text, options, usual, topic=TOPIC, rule=RULE, data=data)
    else:
        chooser = h.s.bookkeeper if choice.by == "bookkeeper" else by
        who = h.name_member(chooser)
        text = Message("do-what", cause=cause)
        chosen = yield from h.choose_for(
            chooser, text, options, default=usual, topic=TOPIC, data=data, rule=RULE
        )
    yield from _apply_way(h, choice.of[int(chosen)], by, cause, who)


def _resolve_for_each(h: Here, choice: Choice, cause: Text) -> Play[None]:
    """Ask everybody present in secret at the same time, then apply each answer in turn order. A
    member who can no longer pay by then gets the default option."""
    members, options = list_present(h), _list_options(h.s, choice, None)
    if len(options) == 1:
        answers = [options[0].id] * len(members)
    else:
        answers = yield from h.t.ask_all(
            [_offer_choice(h, choice, options, member, cause) for member in members]
        )
    for member, chosen in zip(members, answers, strict=True):
        way = choice.of[int(chosen)]
        if not dials.can_afford(h.s, way.cost):
            way = choice.of[choice.default]
        if not h.s.party[member].defeated:
            yield from _apply_way(h, way, member, cause, h.name_member(member))


def _offer_choice(
    h: Here, choice: Choice, options: Sequence[Option], member: Member, cause: Text
) -> Prompt[str]:
    return h.t.choice(
        h.find_seat(member),
        h.address_question(member, Message("do-what", cause=cause)),
        options,
        default=str(choice.default),
        topic=TOPIC,
        data={**_make_prompt_data(h, choice), "member": member},
        rule=RULE,
    )


def _apply_way(h: Here, way: Way, by: Member, cause: Text, who: Text) -> Play[None]:
    """Tell the chosen option, pay for it and apply its effects. `who`: the member who has chosen,
    or "" for the party."""
    if way.told:
        title = Message("party-chooses", choice=way.label)
        if who:
            title = Message("member-chooses", member=who, choice=way.label)
        narrate_passage(h, way.told, title)
    else:
        told = Message("party-chooses-at", cause=cause, choice=way.label)
        if who:
            told = Message("member-chooses-at", cause=cause, member=who, choice=way.label)
        h.tell(told, kind="chosen")
    dials.pay_costs(h, way.cost, cause)
    yield from apply_effects(h, way.do, by, cause)


def _list_options(s: State, choice: Choice, by: Member | None) -> list[Option]:
    return [_make_option(s, number, choice.of[number], by) for number in open_ways(s, choice)]


def _make_option(s: State, number: int, way: Way, by: Member | None) -> Option:
    """Make an option that shows what it costs and the test that it takes, but not its outcome.
    `by`: the member who takes the test; None: each member who chooses it."""
    data = dict[str, Any]()
    if way.need is not None:
        data["earned"] = True
    if way.cost:
        data["cost"] = dict(way.cost)
    test = _find_first_test(way.do)
    if test is not None:
        data["test"] = FirstTest(
            attribute=test.attribute, difficulty=test.difficulty, opposed=test.opposed
        )
    return Option(str(number), "choose", way.label, _describe_way(s, way, test, by), data)


def _describe_way(s: State, way: Way, test: Test | None, by: Member | None) -> Text:
    """Describe the cost and the test. Everybody may know the bonus of the one who takes it, but not
    the chance, which depends on their hand (AF-7.16)."""
    if not way.cost and test is None:
        return ""
    taker: dict[str, Any] = {"member": 0, "bonus": 0}
    if by is not None and test is not None and test.who == "active":
        one = test.attribute
        trial = Trial(member=by, attribute=one, difficulty=test.difficulty, cause="")
        bonus = add_sign(sum_added(s, trial)[one])
        taker = {"member": s.party[by].card.short, "bonus": bonus}
    dials = s.colony.dials
    costs = [Message("cost", dial=dial, number=n, have=dials[dial]) for dial, n in way.cost.items()]
    detail = Message(
        "choice-detail",
        cost=costs or 0,
        both=int(bool(way.cost) and test is not None),
        attribute="none" if test is None else test.attribute,
        opposed=int(test is not None and test.opposed),
        difficulty=0 if test is None else test.difficulty,
        **taker,
    )
    return FittedMessage(detail, DETAIL_CHARACTERS)


def _find_first_test(effects: Sequence[Effect]) -> Test | None:
    return next((one for one in effects if isinstance(one, Test)), None)


def _make_prompt_data(h: Here, choice: Choice) -> dict[str, Any]:
    """Make data for bots and pictures: which entry asks, who decides, and the default."""
    page, entry = h.reading[-1] if h.reading else (0, "")
    return {"page": page, "entry": entry, "by": choice.by, "usual": str(choice.default)}
