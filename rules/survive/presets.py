"""The questions that players may answer ahead: trades, fights, and how a turn ends."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.engine import Answer, Prompt
from rules.engine.presets import Choice, PresetKind
from rules.kit.presets import find_first_option, list_option_ids, on_topic
from rules.survive.model.components import COLOURS, ELEMENTS, ZOMBIES
from rules.survive.view import View
from rules.survive.words import Message


def _limit_to_role(role: str, *choices: Choice) -> Callable[[View], Sequence[Choice]]:
    """Make the function that offers these choices only to a player in this role."""

    def offered(view: View) -> Sequence[Choice]:
        seat = view.seat
        return choices if seat is not None and view.players[seat].role == role else ()

    return offered


# -- trades --------------------------------------------------------------------------------------


def _trade_conditions(view: View) -> Sequence[Choice]:
    from_whom = [
        Choice(f"from-{player.seat}", Message("if-offered-by", player=player.name))
        for player in view.players
        if player.seat != view.seat and player.role == "human"
    ]
    gives = [Choice(f"gives-{each}", Message("if-brings", element=each)) for each in ELEMENTS]
    asks = [Choice(f"asks-{each}", Message("if-asks", element=each)) for each in ELEMENTS]
    fair = Choice("fair", Message("if-fair"))
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
    asked=Message("when-offer"),
    verbs=frozenset({"accept", "refuse"}),
    fits=on_topic("offer"),
    answers=_limit_to_role(
        "human", Choice("refuse", Message("refuse")), Choice("accept", Message("accept"))
    ),
    conditions=_trade_conditions,
    holds=_trade_holds,
)

# -- fights and the end of a turn ----------------------------------------------------------------


def _answer_attack(view: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    assert view.seat is not None
    own = view.players[view.seat].colour
    zombies = ["original", *([own] if own else []), *ZOMBIES]
    order = ["vampire", *zombies] if chosen == "vampire" else [*zombies, "vampire"]
    return find_first_option(prompt, *order)


ATTACKS = PresetKind(
    key="attack",
    asked=Message("when-attack"),
    verbs=frozenset({"attack"}),
    fits=on_topic("attack"),
    answers=_limit_to_role(
        "human",
        Choice("zombie", Message("attack-a-zombie"), Message("attack-a-zombie-detail")),
        Choice("vampire", Message("the-vampire"), Message("attack-the-vampire-detail")),
    ),
    give=_answer_attack,
)
AGAIN = PresetKind(
    key="again",
    asked=Message("when-again"),
    verbs=frozenset({"attack", "done"}),
    fits=on_topic("attack again"),
    answers=_limit_to_role(
        "human",
        Choice("done", Message("stop-attacks")),
        Choice("zombie", Message("attack-on"), Message("attack-on-detail")),
    ),
    give=lambda view, prompt, chosen: (
        ["done"] if chosen == "done" else _answer_attack(view, prompt, "")
    ),
)
END = PresetKind(
    key="end",
    asked=Message("when-end"),
    verbs=frozenset({"build", "swap", "trade", "done"}),
    fits=on_topic("end of turn"),
    answers=_limit_to_role(
        "human", Choice("build", Message("build-then-end")), Choice("done", Message("end-turn"))
    ),
    give=lambda _, prompt, chosen: find_first_option(prompt, chosen, "done"),
    conditions=lambda _: (Choice("bare", Message("if-bare")),),
    holds=lambda _, prompt, __: "build" not in list_option_ids(prompt),
)
SUCKS = PresetKind(
    key="vampire",
    asked=Message("when-vampire"),
    verbs=frozenset({"suck", "attack"}),
    fits=on_topic("vampire"),
    answers=_limit_to_role(
        "vampire",
        Choice("suck", Message("suck-all")),
        Choice("attack", Message("attack"), Message("attack-detail")),
    ),
    conditions=lambda view: [
        Choice(f"drops-{number}", Message("if-drops", number=number)) for number in (2, 3, 5)
    ],
    holds=lambda view, _, condition: view.drops >= int(condition.removeprefix("drops-")),
)

# -- Zombies -------------------------------------------------------------------------------------


def _answer_victim(_: View, prompt: Prompt[Any], chosen: str) -> Answer | None:
    if chosen == "vampire":
        return find_first_option(prompt, "vampire")
    cards = prompt.data["cards"]
    if not cards:
        return None
    worth = [(cards[each], COLOURS.index(each), each) for each in cards]
    few, many = min(worth), min((-held, place, each) for held, place, each in worth)
    return [few[2] if chosen == "few" else many[2]]


ORDER = PresetKind(
    key="order",
    asked=Message("when-order"),
    verbs=frozenset({"move"}),
    fits=on_topic("order"),
    answers=_limit_to_role(
        "zombie", Choice("order", Message("one-by-one"), Message("one-by-one-detail"))
    ),
    give=lambda _, prompt, __: find_first_option(prompt, *ZOMBIES),
    conditions=lambda _: (Choice("alone", Message("if-alone")),),
    holds=lambda _, prompt, __: set(list_option_ids(prompt)) <= set(ZOMBIES),
)
VICTIM = PresetKind(
    key="victim",
    asked=Message("when-victim"),
    verbs=frozenset({"attack"}),
    fits=on_topic("target"),
    answers=_limit_to_role(
        "zombie",
        Choice("few", Message("fewest-cards"), Message("fewest-cards-detail")),
        Choice("many", Message("most-cards")),
        Choice("vampire", Message("vampire-there")),
    ),
    give=_answer_victim,
)

PRESETS = (TRADES, ATTACKS, AGAIN, END, SUCKS, ORDER, VICTIM)
