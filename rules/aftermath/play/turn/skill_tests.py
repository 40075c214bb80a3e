"""Skill tests: cards, bonuses and the white die against a difficulty; an opposed test adds the
black die to the difficulty (AF-8)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.aftermath.effects.choosing import find_affected
from rules.aftermath.effects.models import Test
from rules.aftermath.effects.performing import apply_effects, narrate_passage, register_operation
from rules.aftermath.model import card_sets
from rules.aftermath.model.cards import Scope
from rules.aftermath.model.state import Member, Order, State, Tested
from rules.aftermath.model.terms import ATTRIBUTES, BLACK_DIE, WHITE_DIE, Attribute
from rules.aftermath.play.cards import action_deck, bonuses
from rules.aftermath.play.combat.statuses import lose_status
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn.odds import estimate_success
from rules.aftermath.words import Message, tale
from rules.aftermath.words.fitting import FittedMessage
from rules.aftermath.words.labels import add_sign
from rules.engine import Illegal, Option, Play, Prompt, Text
from rules.kit.content import DETAIL_CHARACTERS
from rules.kit.late_options import LateOption
from rules.kit.said import Said

CHARM = "charm"
"""The option that uses the charm (AF-24.5)."""
OTHERS = "others"
"""Key in an option's data: whether the player may choose other cards than the option names."""
LARGEST_SHORTFALL = 2
"""How far below the difficulty the default cards may stay, because the white die adds to them
(AF-8.12)."""
TESTS_KEPT = 3
"""How many of the last tests the state keeps."""


@dataclass(slots=True, kw_only=True)
class Trial:
    """A test that a member is to take. `attribute` None: any attribute, as for a defence (AF-13.1);
    `extra`: what is added to the bonuses; `compulsory`: a member who does not start the test fails
    it (AF-8.11)."""

    member: Member
    attribute: Attribute | None
    difficulty: int
    cause: Text
    opposed: bool = False
    scope: Scope | None = None
    extra: int = 0
    compulsory: bool = False
    verb: str = "choose"
    topic: str = ""
    """The question's topic, if it is not the verb."""
    rule: str = "AF-8.2"


def resolve_test(
    h: Here, trial: Trial, cards: Sequence[str] | None = None, *, standing: Order | None = None
) -> Play[bool | None]:
    """Let a member take a test, with these cards, or with those of its player's choice or standing
    order (AF-13.5), unless no card can start it (AF-8.10). Return whether the test succeeded; None
    if it was not attempted. A compulsory test that is not attempted fails."""
    if standing is not None:
        cards = find_ordered_cards(h.s, trial, standing)
    elif cards is None and _can_start(h.s, trial):
        cards = yield from h.ask(lambda: offer_test(h, trial))
    return carry_out_test(h, trial, cards or ())


def test_all(h: Here, trials: Iterable[Trial]) -> Play[list[bool | None]]:
    """Take several tests at once: all players choose their cards before the first die is rolled
    (AF-17.11). Return the results in the order of the trials."""
    taken = list(trials)
    asked = {place: offer_test(h, one) for place, one in enumerate(taken) if _can_start(h.s, one)}
    answers = (yield from h.t.ask_all([*asked.values()])) if asked else []
    chosen = dict(zip(asked, answers, strict=True))
    return [carry_out_test(h, one, chosen.get(place, ())) for place, one in enumerate(taken)]


# -- the cards -----------------------------------------------------------------------------------


def _can_start(s: State, trial: Trial) -> bool:
    return card_sets.has_starting_card(s.party[trial.member].hand, trial.attribute)


def sum_added(s: State, trial: Trial) -> dict[Attribute, int]:
    """Sum what is added to cards and die, for each attribute that the test allows: bonuses, the
    action's extra, and 1 while Inspired (AF-8.5, AF-15.13)."""
    m = trial.member
    more = trial.extra + ("inspired" in s.party[m].statuses)
    named = ATTRIBUTES if trial.attribute is None else (trial.attribute,)
    return {one: bonuses.sum_bonus(s, m, one, trial.scope) + more for one in named}


def find_ordered_cards(s: State, trial: Trial, order: Order | None) -> card_sets.Cards:
    """Find the cards that a standing order plays; return () if there is no order (AF-13.5)."""
    hand = s.party[trial.member].hand
    if order == "all-out":
        return card_sets.find_highest_set(hand, trial.attribute, sum_added(s, trial))
    return find_thrifty_cards(s, trial) if order == "thrifty" else ()


def find_thrifty_cards(s: State, trial: Trial) -> card_sets.Cards:
    """Find the cards that are played for an absent player: just enough to succeed if the die is
    average (AF-8.12, AF-17.8)."""
    return _find_thrifty_cards(s.party[trial.member].hand, trial, sum_added(s, trial))


def _estimate_chance(trial: Trial, cards: card_sets.Cards, added: dict[Attribute, int]) -> float:
    """Find the chance of success with these cards: none without cards (AF-8.11)."""
    if not cards:
        return 0.0
    total = card_sets.sum_with_bonus(cards, trial.attribute, added)
    return estimate_success(total, trial.difficulty, opposed=trial.opposed)


def _find_thrifty_cards(
    hand: Iterable[str], trial: Trial, added: dict[Attribute, int]
) -> card_sets.Cards:
    target = trial.difficulty - (0 if trial.opposed else LARGEST_SHORTFALL)
    return card_sets.find_thrifty_set(hand, trial.attribute, added, target)


class TrialOption(LateOption):
    """An option of a turn's menu that takes a test at once with the thrifty cards of a hand.
    `others`: whether the player could choose other cards."""

    __slots__ = ("_added", "_hand", "_more", "_trial", "_words", "others")

    def __init__(
        self,
        key: str,
        *,
        trial: Trial,
        hand: Iterable[str],
        added: dict[Attribute, int],
        others: bool,
        words: tuple[Message, Message],
        more: dict[str, Any],
    ) -> None:
        self.id, self.verb, self.others = key, trial.verb, others
        self._trial, self._hand, self._added = trial, tuple(hand), added
        self._words, self._more = words, more

    def make_data(self) -> dict[str, Any]:
        cards, chance = self._find_cards()
        return {
            **self._more,
            "difficulty": self._trial.difficulty,
            "opposed": self._trial.opposed,
            "cards": list(cards),
            "chance": chance,
            OTHERS: self.others,
        }

    def make_words(self) -> tuple[Text, Text]:
        (label, detail), (cards, chance) = self._words, self._find_cards()
        named, likely = action_deck.name_cards(cards), round(100 * chance)
        plays = Message("plays-cards", cards=named, chance=likely, detail=detail)
        return label, FittedMessage(plays, DETAIL_CHARACTERS, "…")

    def _find_cards(self) -> tuple[card_sets.Cards, float]:
        """Find the thrifty cards and the chance of success with them."""
        trial, added = self._trial, self._added
        cards = _find_thrifty_cards(self._hand, trial, added)
        return cards, _estimate_chance(trial, cards, added)


def suggest_test(
    s: State,
    trial: Trial,
    key: str,
    label: Message,
    detail: Message,
    *,
    others: bool = False,
    **data: Any,
) -> TrialOption:
    """Make a menu option that takes the test at once with the thrifty cards. `others`: whether the
    player has more to choose than cards."""
    hand = s.party[trial.member].hand
    if not others:
        others = card_sets.has_choice(hand, trial.attribute) or can_use_charm(s, trial.member)
    return TrialOption(
        key,
        trial=trial,
        hand=hand,
        added=sum_added(s, trial),
        others=others,
        words=(label, detail),
        more=data,
    )


def offer_test(h: Here, trial: Trial) -> Prompt[list[str]]:
    """Make the question which cards a player plays in a test. It is secret, since it names the
    hand; choosing no cards means not attempting the test."""
    s, m = h.s, trial.member
    cards = card_sets.list_useful_cards(action_deck.list_playable(s.party[m]), trial.attribute)
    default, plus = find_thrifty_cards(s, trial), sum_added(s, trial)
    chance = _estimate_chance(trial, default, plus)
    offered = action_deck.list_card_options(cards, trial.verb)
    if can_use_charm(s, m):
        (charm,) = (one.name for one in bonuses.list_equipped(s, m) if one.power == "charm")
        label = Message("use-charm", item=charm)
        offered.append(Option(CHARM, trial.verb, label, Message("use-charm-detail")))
    facing = {
        "cause": trial.cause,
        "attribute": trial.attribute or "any",
        "difficulty": trial.difficulty,
        "opposed": int(trial.opposed),
    }
    return h.t.choices(
        h.find_seat(m),
        h.address_question(
            m,
            Message(
                "test-which",
                **facing,
                bonus=_describe_bonus(plus),
                cards=action_deck.name_cards(default),
                chance=round(100 * chance),
            ),
        ),
        offered,
        default=default,
        secret=True,
        check=lambda chosen: _check_cards(trial, chosen),
        topic=trial.topic or trial.verb,
        data={
            "member": m,
            "attribute": trial.attribute,
            "difficulty": trial.difficulty,
            "opposed": trial.opposed,
            "scope": trial.scope,
            "compulsory": trial.compulsory,
            "bonus": max(plus.values()),
            "bonuses": dict(plus),
            "chance": chance,
        },
        about=Message("about-test", **facing, member=h.name_member(m)),
        rule=trial.rule,
    )


def _describe_bonus(plus: dict[Attribute, int]) -> Message | int:
    """Describe the bonus: "+2", or if it depends on the attribute "+2 agility, otherwise +1"."""
    least = min(plus.values())
    best = [
        Message("bonus-in", number=add_sign(n), attribute=one)
        for one, n in plus.items()
        if n > least
    ]
    if not best:
        return add_sign(least)
    return Message("bonus-otherwise", best=best, least=add_sign(least))


def _check_cards(trial: Trial, chosen: Sequence[str]) -> None:
    """Check that these cards may be played together. Raises Illegal."""
    cards = [card for card in chosen if card != CHARM]
    if card_sets.is_legal(cards, trial.attribute) or not chosen:
        return
    if not cards:
        raise Illegal(Message("charm-needs-cards"), rule="AF-8.2")
    if trial.attribute and not card_sets.has_starting_card(cards, trial.attribute):
        raise Illegal(Message("test-begins-with", attribute=trial.attribute), rule="AF-8.2")
    raise Illegal(Message("cards-do-not-fit", cards=action_deck.name_cards(cards)), rule="AF-8.3")


def can_use_charm(s: State, m: Member) -> bool:
    """Whether a member may use its charm now; it works once on a page (AF-24.5)."""
    return bonuses.has_power(s, m, "charm") and not s.party[m].charmed


# -- the dice ------------------------------------------------------------------------------------


def carry_out_test(h: Here, trial: Trial, chosen: Sequence[str]) -> bool | None:
    """Roll the dice, compare and discard the cards (AF-8.5 to AF-8.9). Return whether the test
    succeeded; if no cards were chosen, False for a compulsory test, else None."""
    m = trial.member
    cards = [card for card in chosen if card != CHARM]
    if not cards:
        return _fail_unstarted_test(h, trial) if trial.compulsory else None
    plus = sum_added(h.s, trial)
    attribute = max(
        card_sets.list_playable_attributes(cards, trial.attribute), key=plus.__getitem__
    )
    bonus = plus[attribute]
    if CHARM in chosen:
        h.s.party[m].charmed = True
        bonus += 1
    white = h.t.rng.pick(WHITE_DIE)
    black = h.t.rng.pick(BLACK_DIE) if trial.opposed else None
    total = card_sets.sum_values(cards) + bonus + white
    need = trial.difficulty + (black or 0)
    done = Tested(
        member=m,
        what=Said(trial.cause),
        attribute=attribute,
        cards=cards,
        bonus=bonus,
        white=white,
        black=black,
        difficulty=trial.difficulty,
        success=total >= need,
    )
    h.s.tested = [*h.s.tested, done][-TESTS_KEPT:]
    _tell_result(h, trial, done, total, need)
    action_deck.discard_from_hand(h, m, cards)
    if not done.success:
        _lose_inspiration(h, m)
    return done.success


def _fail_unstarted_test(h: Here, trial: Trial) -> bool:
    """Fail a compulsory test that a member cannot or will not start, and return its result
    (AF-8.11)."""
    m = trial.member
    cause, name = trial.cause or 0, h.name_member(m)
    if _can_start(h.s, trial):
        told = Message("does-not-try", cause=cause, member=name)
    else:
        told = Message("cannot-begin", cause=cause, member=name, attribute=trial.attribute)
    h.tell_of(m, told, kind="test", success=False)
    _lose_inspiration(h, m)
    return False


def _lose_inspiration(h: Here, m: Member) -> None:
    lose_status(h, m, "inspired", Message("after-failed-test"))  # AF-15.13


def _tell_result(h: Here, trial: Trial, done: Tested, total: int, need: int) -> None:
    parts = [action_deck.name_card(card) for card in done.cards]
    parts += [Message("test-bonus", number=add_sign(done.bonus))] if done.bonus else []
    parts.append(Message("white-die", die=done.white))
    data: dict[str, Any] = {
        "cause": trial.cause or 0,
        "member": h.name_member(done.member),
        "parts": parts,
        "total": total,
        "need": need,
        "difficulty": done.difficulty,
        "black": done.black or 0,
        "success": int(done.success),
    }
    h.tell_of(
        done.member,
        Message("defends" if trial.scope == "defence" else "takes-test", **data),
        kind="test",
        attribute=done.attribute,
        cards=done.cards,
        bonus=done.bonus,
        white=done.white,
        black=done.black,
        difficulty=done.difficulty,
        total=total,
        need=need,
        success=done.success,
        dice=[done.white, *([] if done.black is None else [done.black])],
    )


# -- what effects say ----------------------------------------------------------------------------


@register_operation("test")
def _apply_test(h: Here, effect: Test, by: Member, cause: Text) -> Play[None]:
    """Let members take a test of an entry, which is compulsory (AF-8.11, AF-8.12). All choose at
    once; then the effects of success or failure are applied to each in turn order."""
    found = yield from find_affected(h, effect.who, by)
    trials = [
        Trial(
            member=m,
            attribute=effect.attribute,
            difficulty=effect.difficulty,
            cause=cause,
            opposed=effect.opposed,
            compulsory=True,
            topic="test",
            rule="AF-8.12",
        )
        for m in found
    ]
    results = yield from test_all(h, trials)
    for m, success in zip(found, results, strict=True):
        result = bool(success)
        told = effect.told_ok if result else effect.told_ko
        if told and not tale.has_heard(h.s, told):
            narrate_passage(h, told, Message("came-of-it"))
        yield from apply_effects(h, effect.ok if result else effect.ko, m, cause)
