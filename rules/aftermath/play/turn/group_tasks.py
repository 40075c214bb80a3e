"""Group tasks: a difficulty that the party meets step by step, with cards alone (AF-9)."""

from collections.abc import Sequence

from rules.aftermath.effects.models import Task as TaskEffect
from rules.aftermath.effects.performing import can_read_entry, read_entry, register_operation
from rules.aftermath.model import card_sets
from rules.aftermath.model.decks import ACTIONS, BASIC
from rules.aftermath.model.pieces import Task
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.cards import action_deck, bonuses
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.tokens import put_objective_back
from rules.aftermath.play.turn.skill_tests import OTHERS
from rules.aftermath.words import Message
from rules.aftermath.words.fitting import LABEL, FittedMessage
from rules.engine import Illegal, Option, Play, Prompt, Text
from rules.kit.content import DETAIL_CHARACTERS
from rules.kit.said import keep_text

PRYBAR = 1
"""How much a prybar adds to its user's first contribution in each turn (AF-24.5)."""


# -- starting and ending -------------------------------------------------------------------------


def start_task(h: Here, effect: TaskEffect, by: Member) -> Play[None]:
    """Start a group task, whose difficulty grows with the party (AF-9.10). If another task runs,
    the bookkeeper keeps it (the default) or drops it; if it is kept, the entry that brought the new
    task counts as unread, and an objective's token stays (AF-9.9). Do nothing if the task's entry
    may not be read now."""
    s, entry = h.s, str(effect.entry)
    running = s.visit.task
    if running is not None and (running.title, running.entry) == (effect.name, entry):
        return
    if not can_read_entry(s, s.visit.printed_page, s.visit.printed_page.find_entry(entry)):
        return
    if running is not None:
        if not (yield from _ask_to_drop_task(h, running, effect.name)):
            return
        h.tell(Message("gives-up-task", task=running.title), kind="task")
        clear_task(h)
    s.visit.task = Task(
        name=keep_text(effect.name),
        attribute=effect.attribute,
        difficulty=effect.each * len(s.party),
        entry=entry,
        spaces=list(effect.spaces),
    )
    told = Message(
        "starts-task",
        task=effect.name,
        attribute=effect.attribute,
        difficulty=s.visit.task.difficulty,
        spaces=[maps.name_space(s, space) for space in effect.spaces] or 0,
    )
    h.tell(told, kind="task", difficulty=s.visit.task.difficulty)


def _ask_to_drop_task(h: Here, running: Task, name: Text) -> Play[bool]:
    """Ask the bookkeeper whether to drop the running task, and return the answer."""
    kept, begun = Message("keep-task", task=running.title), Message("begin-task", task=name)
    chosen = yield from h.choose_for(
        h.s.bookkeeper,
        Message(
            "give-up-task",
            task=running.title,
            dial=running.dial,
            difficulty=running.difficulty,
            other=name,
        ),
        [
            Option("keep", "choose", FittedMessage(kept, LABEL)),
            Option("drop", "choose", FittedMessage(begun, LABEL)),
        ],
        topic="two-tasks",
        data={"dial": running.dial, "difficulty": running.difficulty},
        rule="AF-9.9",
    )
    if chosen == "keep":
        for page, entry in h.reading:
            if entry in h.s.read.get(page, []):
                h.s.read[page].remove(entry)
        put_objective_back(h)
    return chosen == "drop"


def clear_task(h: Here) -> None:
    """Empty the task slot: discard its card and remove the dial (AF-9.6, AF-9.7). An influence card
    goes out of play (AF-8.14)."""
    task = h.s.visit.task
    if task is not None and task.card is not None and task.card in BASIC:
        h.s.deck.discard(task.card)
    h.s.visit.task = None


# -- contributing --------------------------------------------------------------------------------


def list_fitting_cards(s: State, m: Member) -> list[str]:
    """List the cards of a member's hand that it could contribute now (AF-9.3 to AF-9.5)."""
    task, cards = s.visit.task, action_deck.list_playable(s.party[m])
    if task is None:
        return []
    if task.card is None:
        return card_sets.list_useful_cards(cards, task.attribute)
    return [card for card in cards if card_sets.can_follow(card, task.card, task.attribute)]


def can_contribute(s: State, m: Member) -> bool:
    """Whether a member can contribute now: it stands where the task requires (AF-9.8) and holds a
    fitting card."""
    task, at = s.visit.task, s.party[m].at
    if task is None or at is None or (task.spaces and at not in task.spaces):
        return False
    return bool(list_fitting_cards(s, m))


def list_task_options(s: State, m: Member) -> list[Option]:
    """List the menu option of contributing, with the suggested cards, if it is possible."""
    task = s.visit.task
    if task is None or not can_contribute(s, m):
        return []
    cards = suggest_cards(s, m)
    left = task.difficulty - task.dial
    return [
        Option(
            "task",
            "task",
            Message("group-task", task=task.title),
            FittedMessage(
                Message(
                    "group-task-detail",
                    cards=action_deck.name_cards(cards),
                    dial=task.dial,
                    difficulty=task.difficulty,
                    attribute=task.attribute,
                ),
                DETAIL_CHARACTERS,
                "…",
            ),
            {
                "attribute": task.attribute,
                "left": left,
                "cards": list(cards),
                OTHERS: len(list_fitting_cards(s, m)) > 1,
            },
        )
    ]


def suggest_cards(s: State, m: Member) -> Sequence[str]:
    """Find the fewest cards that finish the task, or if none do, those with the highest total."""
    task = s.visit.task
    assert task is not None
    hand, left = list_fitting_cards(s, m), task.difficulty - task.dial - find_prybar_bonus(s, m)
    if task.card is None:
        return card_sets.find_thrifty_set(hand, task.attribute, 0, left)
    highest = sorted(hand, key=lambda one: -ACTIONS[one].value)
    enough = (n for n in range(1, len(hand)) if card_sets.sum_values(highest[:n]) >= left)
    return highest[: next(enough, len(hand))]


def ask_contribution(h: Here, m: Member) -> Play[None]:
    """Let a player choose any number of cards to contribute, by default none (AF-9.2)."""
    chosen = yield from h.ask(lambda: _offer_contribution(h, m))
    if chosen:
        yield from contribute_cards(h, m, chosen)


def _offer_contribution(h: Here, m: Member) -> Prompt[list[str]]:
    task = h.s.visit.task
    assert task is not None
    left = task.difficulty - task.dial
    return h.t.choices(
        h.find_seat(m),
        h.address_question(
            m,
            Message(
                "add-which",
                task=task.title,
                left=left,
                attribute=task.attribute,
                first=0 if task.card is None else action_deck.name_card(task.card),
            ),
        ),
        action_deck.list_card_options(list_fitting_cards(h.s, m), "task"),
        default=[],
        secret=True,
        about=Message("about-task", member=h.name_member(m), task=task.title),
        check=lambda chosen: _check_cards(task, chosen),
        topic="task",
        data={
            "member": m,
            "attribute": task.attribute,
            "left": left,
            "card": task.card,
            "bonus": find_prybar_bonus(h.s, m),
        },
        rule="AF-9.2",
    )


def _check_cards(task: Task, chosen: Sequence[str]) -> None:
    """Check that these cards may be added together. Raises Illegal."""
    if not chosen or task.card is not None or card_sets.is_legal(chosen, task.attribute):
        return
    if not card_sets.has_starting_card(chosen, task.attribute):
        raise Illegal(Message("task-begins-with", attribute=task.attribute), rule="AF-9.3")
    raise Illegal(Message("task-goes-on-with"), rule="AF-9.5")


def find_prybar_bonus(s: State, m: Member) -> int:
    """Return how much a prybar adds to a member's next contribution (AF-24.5)."""
    unused = s.party[m].pried != s.turns
    return PRYBAR if unused and bonuses.has_power(s, m, "prybar") else 0


def contribute_cards(h: Here, m: Member, cards: Sequence[str]) -> Play[None]:
    """Add cards to the task: the very first stays in the slot (AF-9.3), the others are discarded
    (AF-9.5). Only their values count, no die or bonus (AF-9.1). If they suffice, the task is done
    and its entry is read (AF-9.6)."""
    s = h.s
    task = s.visit.task
    assert task is not None
    more = find_prybar_bonus(s, m)
    if more:
        h.s.party[m].pried = s.turns
    _lay_down(h, m, task, cards)
    task.dial += card_sets.sum_values(cards) + more
    told = Message(
        "adds-cards",
        task=task.title,
        member=h.name_member(m),
        cards=action_deck.name_cards(cards),
        more=more,
        dial=min(task.dial, task.difficulty),
        difficulty=task.difficulty,
    )
    data = {"cards": list(cards), "dial": task.dial, "difficulty": task.difficulty}
    h.tell_of(m, told, kind="task", **data)
    if task.dial >= task.difficulty:
        clear_task(h)
        yield from read_entry(h, task.entry, m)


def _lay_down(h: Here, m: Member, task: Task, cards: Sequence[str]) -> None:
    """Move the cards from the hand to the discards, except the slot's first card. An influence card
    goes out of play (AF-8.14), even if the slot still shows it."""
    action_deck.take_from_hand(h, m, cards)
    if task.card is None:
        task.card = _find_first_card(cards, task)
    for card in cards:
        if ACTIONS[card].influence:
            h.s.party[m].influence = False
        elif card != task.card:
            h.s.deck.discard(card)


def _find_first_card(cards: Sequence[str], task: Task) -> str:
    """Find the first card, in the player's order, that can start with all others after it."""
    for first in cards:
        others = [card for card in cards if card != first]
        if card_sets.has_starting_card([first], task.attribute) and all(
            card_sets.can_follow(card, first, task.attribute) for card in others
        ):
            return first
    raise AssertionError(cards)


@register_operation("task")
def _apply_task(h: Here, effect: TaskEffect, by: Member, cause: Text) -> Play[None]:
    """Start the group task of an entry."""
    yield from start_task(h, effect, by)
