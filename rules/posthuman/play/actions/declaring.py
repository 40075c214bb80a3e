"""Declaring: humans choose an action and mutants lay a card, all in secret (PH-10.1 to PH-10.6).

The id of a mutant's option is "card>order": the order is a seat, `leader`, `ask` or `hold`
(PH-18.9)."""

from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Any, cast, get_args

from rules.engine import Option, Play, Prompt, Text
from rules.posthuman.effects.carry_out import fire_for_all, list_uses
from rules.posthuman.model.decks import MUTANT_ACTIONS, SUPPLY
from rules.posthuman.model.state import Human, Order, State
from rules.posthuman.model.terms import HEALTH_FROM_CAMP, HUNGER_COSTS, Action
from rules.posthuman.play.actions.legality import can_act, count_forage_draws, list_legal_actions
from rules.posthuman.play.context import Here, ask_each
from rules.posthuman.play.eating import LAST_SLOT, find_slot_after
from rules.posthuman.play.mutants.mutant_actions import describe_mutant_action
from rules.posthuman.play.travel.movement import NEW, STAY, Way, list_ways
from rules.posthuman.words import Message, count_unit, join_with_semicolons

NONE = "none"
DO_WHAT = Message("do-what-this-turn")
LAY_NONE = Option(NONE, "plan", Message("lay-no-card"), Message("lay-none-detail"), {"card": ""})
ACTIONS: tuple[Action, ...] = get_args(Action)
"""The order in which actions are told."""


@cache
def label_action(action: Action) -> Message:
    return Message("plan-action", action=action)


@cache
def describe_action(action: Action) -> Message:
    """Say what an action gives, wherever it is taken."""
    return Message("plan-detail", action=action)


def declare_phase(h: Here) -> Play[None]:
    """Ask all players at the same time, and then reveal together what the humans have declared."""
    s = h.s
    yield from fire_for_all(h, "declare")
    asked: dict[int, Callable[[], Prompt[str]]] = {}
    for seat in s.humans:
        if can_act(s, seat):
            asked[seat] = partial(_make_action_prompt, h, seat)
    for seat in s.mutants:
        mutant = h.mutant(seat)
        mutant.acted = False
        if mutant.hand and mutant.turned_on != s.turn:
            asked[seat] = partial(_make_card_prompt, h, seat)
    picked = yield from ask_each(h, asked)
    for seat in s.humans:
        h.human(seat).declared = cast(Action, picked.get(seat, "nothing"))
    _reveal_declarations(h)
    for seat in s.mutants:
        pick = picked.get(seat, NONE)
        if pick.partition(">")[0] in MUTANT_ACTIONS:  # not an action of a human that has turned
            _lay_card(h, seat, pick)


def _reveal_declarations(h: Here) -> None:
    """Tell what all humans have declared, in one line (PH-10.6)."""
    declared = {seat: h.human(seat).declared or "nothing" for seat in h.s.humans}
    h.t.note_reveal()
    said: list[Message] = []
    for action in ACTIONS:
        who = [h.name_seat(seat) for seat in declared if declared[seat] == action]
        if who:
            said.append(Message("declares", players=who, n=len(who), action=action))
    if said:
        by_seat = {str(seat): action for seat, action in declared.items()}
        told = Message("declare", declared=join_with_semicolons(said))
        h.tell(told, kind="declared", actions=by_seat)


# -- humans (PH-10.1 to PH-10.3) -----------------------------------------------------------------


def _make_action_prompt(h: Here, seat: int) -> Prompt[str]:
    legal = list_legal_actions(h.s, seat)
    human = h.human(seat)
    needy = human.health < human.limits["health"] or (
        human.in_safe_house and human.morale < human.limits["morale"]
    )
    idle = not needy and not list_uses(h.s, seat, "camp")
    shown = sorted(legal, key=lambda one: (one == "nothing", idle and one == "camp"))
    return h.t.choice(
        seat,
        _describe_question(human),
        [_make_action_option(h.s, seat, one) for one in shown],
        default="camp" if "camp" in legal else "nothing",
        secret=True,
        topic="declare",
        about=Message("about-declaring", player=h.name_seat(seat)),
        rule="PH-10.2",
    )


def _describe_question(human: Human) -> Message:
    """Ask what a human does. Without food, say what hunger will cost them (PH-9.2, PH-9.6), and
    why they cannot forage here (PH-11.8)."""
    if human.food or human.in_safe_house:
        return DO_WHAT
    slot = find_slot_after(human, 0)
    falls = slot > LAST_SLOT
    lost = [] if falls else [count_unit(n, hurt) for hurt, n in HUNGER_COSTS[slot].items()]
    tile = human.tile
    forage = "never" if not tile.card.supply or tile.foraged else "now"
    if forage == "now" and not tile.is_completed:
        forage = "later"
    return Message("do-what-without-food", falls=int(falls), lost=lost, forage=forage)


def _make_action_option(s: State, seat: int, action: Action) -> Option:
    """Make the option for an action, with what it gives this human here, and what it risks."""
    human = s.human(seat)
    if action == "camp":
        gained = min(HEALTH_FROM_CAMP, human.limits["health"] - human.health)
        return _make_plan_option(
            action,
            "camp-here",
            safe=int(human.in_safe_house),
            gained=gained,
            health=human.health + gained,
            limit=human.limits["health"],
            cards=len(list_uses(s, seat, "camp")),
        )
    if action == "forage":
        return _make_plan_option(
            action,
            "forage-here",
            terrain=human.terrain,
            n=count_forage_draws(s, seat),
            food=sum(card.on[human.terrain].food > 0 for card in SUPPLY.values()),
            cards=len(SUPPLY),
        )
    if action == "scout":
        n = min(len(human.find_empty_exits()), len(s.tiles))
        return _make_plan_option(action, "scout-here", n=n)
    if action == "move" and not human.tile.is_completed:
        zone = human.tile.card.zones[human.tile.done]
        return _make_plan_option(action, "move-here", n=zone.figures, kind=zone.kind)
    if action == "move":
        ways = [way for way in list_ways(s, seat) if way.kind != STAY]
        found = set(map(_describe_destination, ways))
        places = "all" if found >= {*PLACES} else "-".join(one for one in PLACES if one in found)
        return _make_plan_option(action, "move-from-here", places=places)
    return _make_plan_option(action, "plan-detail", action=action)


PLACES = ("new", "unfinished", "finished")
"""The sorts of tile that a way may lead to."""


def _describe_destination(way: Way) -> str:
    """Say what sort of tile a way leads to from a completed tile."""
    if way.kind == NEW:
        return "new"
    return "finished" if way.zone is None else "unfinished"


@lru_cache(maxsize=1024)
def _make_plan_option(action: Action, key: str, /, **data: Any) -> Option:
    """Make an option whose detail is the message `key`. The same few are needed all the time."""
    return Option(action, "plan", label_action(action), Message(key, **data), {"action": action})


# -- mutants (PH-10.4, PH-10.5, PH-18.9) ---------------------------------------------------------


def _make_card_prompt(h: Here, seat: int) -> Prompt[str]:
    options = [LAY_NONE]
    whom = tuple([(other, h.name_seat(other)) for other in h.s.humans])
    for card in h.mutant(seat).hand:
        options += list_lay_options(card, whom)
    return h.t.choice(
        seat,
        Message("lay-which-card", where=_describe_humans(h)),
        options,
        default=NONE,
        secret=True,
        topic="lay",
        about=Message("about-planning", player=h.name_seat(seat)),
        rule="PH-10.4",
    )


def _describe_humans(h: Here) -> Text:
    """Say where each human stands, and how strong it is."""
    humans = [(other, h.human(other)) for other in h.s.humans]
    return join_with_semicolons(
        [
            Message(
                "human-stands",
                player=h.name_seat(other),
                home=int(human.on_start),
                terrain=human.terrain,
                health=human.health,
            )
            for other, human in humans
        ]
    )


@lru_cache(maxsize=1024)
def list_lay_options(card: str, humans: tuple[tuple[int, str], ...]) -> list[Option]:
    """List the ways to lay a card: for the leader, for one human, to be asked when it could be
    played, or to be kept for the mutants' step. `humans`: seats and names."""
    action, detail = MUTANT_ACTIONS[card], describe_mutant_action(card)
    name = action.name
    ways: list[tuple[str, Message, dict[str, Any]]] = []
    if action.terrains or action.step != ("mutant",):
        on_leader = Message("lay-for-leader", card=name)
        if len(humans) == 1:
            on_leader = Message("lay-for", card=name, whom=humans[0][1])
        ways.append(("leader", on_leader, {"targets": [], "when": "fire"}))
        for seat, whom in humans if len(humans) > 1 else ():
            order = {"targets": [seat], "when": "fire"}
            ways.append((str(seat), Message("lay-for", card=name, whom=whom), order))
    else:
        in_step = Message("lay-for-step", card=name)
        ways.append(("leader", in_step, {"targets": [], "when": "fire"}))
    if any(step != "mutant" for step in action.step):
        ways.append(("ask", Message("lay-to-ask", card=name), {"targets": [], "when": "ask"}))
    if "mutant" in action.step and len(action.step) > 1:
        ways.append(("hold", Message("lay-to-hold", card=name), {"targets": [], "when": "hold"}))
    return [
        Option(f"{card}>{way}", "plan", label, detail, {"card": card, **data})
        for way, label, data in ways
    ]


def _lay_card(h: Here, seat: int, pick: str) -> None:
    """Lay a card face down: all players see that one is laid, but only mutants see which."""
    card, _, way = pick.partition(">")
    mutant = h.mutant(seat)
    mutant.hand.remove(card)
    mutant.laid = card
    mutant.order = Order(targets=[int(way)]) if way.isdigit() else Order()
    if way == "ask":
        mutant.order.when = "ask"
    elif way == "hold":
        mutant.order.when = "hold"
    h.tell_of(seat, Message("lays-card", player=h.name_seat(seat)), kind="laid")
