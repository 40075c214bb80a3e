"""What players may answer ahead: trades, fights, and how a turn ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.engine import Answer, Prompt
from rules.engine.presets import Choice, PresetKind
from rules.kit.presets import first_of, on_topic, option_ids
from rules.survive.model.components import COLOURS, ELEMENTS, ZOMBIES
from rules.survive.view import View


def _choices_for_role(role: str, *choices: Choice) -> Callable[[View], Sequence[Choice]]:
    """Those choices, for whoever plays that role."""

    def offered(view: View) -> Sequence[Choice]:
        seat = view.seat
        return choices if seat is not None and view.players[seat].role == role else ()

    return offered


# -- trades --------------------------------------------------------------------------------------


def _trade_conditions(view: View) -> Sequence[Choice]:
    from_whom = [
        Choice(f"from-{player.seat}", f"{player.name} offers it")
        for player in view.players
        if player.seat != view.seat and player.role == "human"
    ]
    gives = [Choice(f"gives-{each}", f"it brings you {each}") for each in ELEMENTS]
    asks = [Choice(f"asks-{each}", f"it asks for {each}") for each in ELEMENTS]
    fair = Choice("fair", "it brings you at least as many cards as it asks for")
    return [fair, *gives, *asks, *from_whom]


def _trade_holds(_: View, prompt: Prompt[Any], condition: str) -> bool:
    gives, asks = prompt.data["gives"], prompt.data["asks"]
    if condition == "fair":
        return bool(sum(gives.values()) >= sum(asks.values()))
    what, which = condition.split("-")
    if what == "from":
        return bool(prompt.data["from"] == int(which))
    return bool((gives if what == "gives" else asks).get(which, 0))


TRADES = PresetKind(
    key="offer",
    asked="You are offered a trade",
    verbs=frozenset({"accept", "refuse"}),
    fits=on_topic("offer"),
    answers=_choices_for_role("human", Choice("refuse", "Refuse"), Choice("accept", "Accept")),
    conditions=_trade_conditions,
    holds=_trade_holds,
)

# -- fights and the end of a turn ----------------------------------------------------------------


def _answer_attack(view: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    assert view.seat is not None
    own = view.players[view.seat].colour
    zombies = ["original", *([own] if own else []), *ZOMBIES]
    order = ["vampire", *zombies] if chosen == "vampire" else [*zombies, "vampire"]
    return first_of(prompt, *order)


ATTACKS = PresetKind(
    key="attack",
    asked="You have met several Monsters and must attack one",
    verbs=frozenset({"attack"}),
    fits=on_topic("attack"),
    answers=_choices_for_role(
        "human",
        Choice("zombie", "A Zombie", "The Original before your own colour, then the others."),
        Choice("vampire", "The Vampire", "A Zombie where you cannot pay for that."),
    ),
    give=_answer_attack,
)
AGAIN = PresetKind(
    key="again",
    asked="You have attacked and could pay for another attack",
    verbs=frozenset({"attack", "done"}),
    fits=on_topic("attack again"),
    answers=_choices_for_role(
        "human",
        Choice("done", "Attack no more"),
        Choice("zombie", "Attack again", "Zombies first, as long as you can pay."),
    ),
    give=lambda view, prompt, chosen: (
        ["done"] if chosen == "done" else _answer_attack(view, prompt, "")
    ),
)
END = PresetKind(
    key="end",
    asked="You may build, swap or trade before your turn ends",
    verbs=frozenset({"build", "swap", "trade", "done"}),
    fits=on_topic("end of turn"),
    answers=_choices_for_role(
        "human",
        Choice("build", "Build what you can, then end the turn"),
        Choice("done", "End the turn"),
    ),
    give=lambda _, prompt, chosen: first_of(prompt, chosen, "done"),
    conditions=lambda _: (Choice("bare", "there is nothing to build"),),
    holds=lambda _, prompt, __: "build" not in option_ids(prompt),
)
SUCKS = PresetKind(
    key="vampire",
    asked="The Vampire finds somebody",
    verbs=frozenset({"suck", "attack"}),
    fits=on_topic("vampire"),
    answers=_choices_for_role(
        "vampire",
        Choice("suck", "Suck blood from everybody there"),
        Choice("attack", "Attack", "You still choose whom."),
    ),
    conditions=lambda view: [
        Choice(f"drops-{number}", f"it has {number} Blood Drops or more") for number in (2, 3, 5)
    ],
    holds=lambda view, _, condition: view.drops >= int(condition.removeprefix("drops-")),
)

# -- Zombies -------------------------------------------------------------------------------------


def _answer_victim(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == "vampire":
        return first_of(prompt, "vampire")
    cards = prompt.data["cards"]
    if not cards:
        return None
    worth = [(cards[each], COLOURS.index(each), each) for each in cards]
    few, many = min(worth), min((-held, place, each) for held, place, each in worth)
    return [few[2] if chosen == "few" else many[2]]


ORDER = PresetKind(
    key="order",
    asked="Your Zombies move, and one of them is first",
    verbs=frozenset({"move"}),
    fits=on_topic("order"),
    answers=_choices_for_role(
        "zombie", Choice("order", "One by one", "The Original first, then in the colours' order.")
    ),
    give=lambda _, prompt, __: first_of(prompt, *ZOMBIES),
    conditions=lambda _: (Choice("alone", "none could enter a Village together"),),
    holds=lambda _, prompt, __: set(option_ids(prompt)) <= set(ZOMBIES),
)
VICTIM = PresetKind(
    key="victim",
    asked="A Zombie of yours has several victims to choose from",
    verbs=frozenset({"attack"}),
    fits=on_topic("target"),
    answers=_choices_for_role(
        "zombie",
        Choice("few", "The Human with the fewest cards", "They can ward it off least likely."),
        Choice("many", "The Human with the most cards"),
        Choice("vampire", "The Vampire, if it is there"),
    ),
    give=_answer_victim,
)

PRESETS = (TRADES, ATTACKS, AGAIN, END, SUCKS, ORDER, VICTIM)
