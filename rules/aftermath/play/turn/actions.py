"""The actions of a turn: a menu of all that a member can do now, offered as often as its cards
allow (AF-7.11, AF-10.36)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from rules.aftermath.model import items
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import NEGATIVE
from rules.aftermath.play.cards import encouraging, equipping
from rules.aftermath.play.combat import abilities, attack_options
from rules.aftermath.play.context import Here, TurnEnds
from rules.aftermath.play.page import heavy, leaving, maps
from rules.aftermath.play.party import absence
from rules.aftermath.play.turn import (
    group_tasks,
    movement,
    recovering,
    scavenging,
    talking,
    visiting,
)
from rules.aftermath.play.turn.skill_tests import OTHERS, TrialOption
from rules.aftermath.words import Message
from rules.engine import Option, Play, Prompt

END, EXIT = "end", "exit"
"""Options that end the turn and that leave the page."""
OTHERWISE = "otherwise"
"""The option that takes an action with other cards than the action's option names."""
_OTHERWISE = Option(OTHERWISE, "choose", Message("choose-cards"), Message("choose-cards-detail"))
Does: TypeAlias = Callable[[Here, Member, str], "Play[Any]"]
"""Carries out an option; the string is the option's id after its first word."""

ACTIONS: dict[str, Does] = {
    "push": lambda h, m, rest: heavy.push_object(h, m, int(rest)),
    "feed": lambda h, m, rest: talking.feed_stranger(h, m, int(rest)),
    "buy": lambda h, m, rest: talking.buy_item(h, m),
    "ability": abilities.use_ability,
    "encourage": lambda h, m, rest: encouraging.encourage_member(h, m, Member(int(rest))),
    "equip": lambda h, m, rest: equipping.resolve_equipping(h, m),
    "salve": lambda h, m, rest: items.use_salve(h, m),
    "visit": lambda h, m, rest: visiting.reread_entry(h, m),
    EXIT: lambda h, m, rest: leaving.leave_by_exit(h, m),
}
"""What options do, by the first word of their ids."""
Plays: TypeAlias = Callable[[Here, Member, str, list[str] | None], Play[Any]]
"""Carries out an option with these cards, or for None with cards that the player chooses."""
WITH_CARDS: dict[str, Plays] = {
    "fight": partial(attack_options.resolve_attack_option, "fight"),
    "shoot": partial(attack_options.resolve_attack_option, "shoot"),
    "talk": lambda h, m, rest, cards: talking.resolve_talk(h, m, int(rest), cards),
    "scavenge": lambda h, m, rest, cards: scavenging.resolve_scavenge(h, m, int(rest), cards),
    "recover": lambda h, m, rest, cards: recovering.resolve_recovery(
        h, m, next(one for one in NEGATIVE if one == rest), cards
    ),
    "task": lambda h, m, rest, cards: (
        group_tasks.ask_contribution(h, m)
        if cards is None
        else group_tasks.contribute_cards(h, m, cards)
    ),
}
"""What options with named cards do, by the first word of their ids; other cards may be chosen."""


def resolve_actions(h: Here, m: Member) -> Play[None]:
    """Let a member act until its player ends the turn or it can do nothing more (AF-7.11). Raises
    TurnEnds if the member is defeated (AF-13.8)."""
    yield from visiting.read_waiting_entries(h, m)
    _stop_if_defeated(h, m)
    while not is_over(h.s, m, offered := list_turn_options(h.s, m)):
        # Meanwhile players may propose a nest or give standing orders; the menu stays the same.
        chosen = yield from h.ask(partial(_offer_menu, h, m, offered))
        if chosen == END:
            return
        objectives = visiting.list_objectives(h.s)
        if chosen == OTHERWISE:
            yield from _choose_cards(h, m, offered)
        else:
            yield from carry_out(h, m, next(one for one in offered if one.id == chosen))
        yield from visiting.read_new_objective(h, m, objectives)
        _stop_if_defeated(h, m)


def _choose_cards(h: Here, m: Member, offered: Sequence[Option]) -> Play[None]:
    """Let the player choose an action whose option names cards, and then other cards for it."""
    able = [one for one in offered if _has_other_cards(one)]
    chosen = able[0].id
    if len(able) > 1:
        chosen = yield from h.choose_for(
            m,
            Message("choose-cards-for"),
            able,
            secret=True,
            about=Message("about-choosing-cards", member=h.name_member(m)),
            topic="act-cards",
            data={"member": m},
            rule="AF-7.11",
        )
    word, _, rest = chosen.partition("-")
    yield from WITH_CARDS[word](h, m, rest, None)


def _has_other_cards(option: Option) -> bool:
    if isinstance(option, TrialOption):
        return option.others
    return bool(option.data.get(OTHERS))


def _offer_menu(h: Here, m: Member, offered: Sequence[Option]) -> Prompt[str]:
    one = h.s.party[m]
    return h.t.choice(
        one.seat,
        h.address_question(m, Message("do-what-now", count=len(one.hand))),
        offered,
        default=absence.find_default_action(h.s, offered),
        secret=True,
        about=Message("about-acting", member=one.card.short),
        topic="act",
        data={"member": m, "hand": list(one.hand), "situation": h.s.visit.situation},
        rule="AF-7.11",
    )


def is_over(s: State, m: Member, offered: Sequence[Option]) -> bool:
    """Whether only ending the turn is left, as everybody can see: the member has no cards or is off
    the map. A member with cards on the map is always asked, since others do not know its cards."""
    one = s.party[m]
    return len(offered) == 1 and (not one.hand or one.at is None)


def list_turn_options(s: State, m: Member) -> list[Option]:
    """List all that a member can do now, with ending the turn last. Off the map it can encourage,
    and rearrange its own items (AF-10.36)."""
    found: list[Option] = []
    otherwise: list[Option] = []
    if s.party[m].at is not None:
        found += attack_options.list_attack_options(s, m)
        found += talking.list_talk_options(s, m)
        found += scavenging.list_scavenge_options(s, m)
        found += group_tasks.list_task_options(s, m)
        found += recovering.list_recover_options(s, m)
        if any(_has_other_cards(one) for one in found):
            otherwise.append(_OTHERWISE)
        found += _list_reread_options(s, m)
        found += _list_exit_options(s, m)
        found += movement.list_move_options(s, m)
        found += heavy.list_push_options(s, m)
        found += abilities.list_ability_options(s, m)
    found += equipping.list_equip_options(s, m)
    found += encouraging.list_encourage_options(s, m)
    return [*found, *otherwise, _make_end_option(s, m)]


def carry_out(h: Here, m: Member, chosen: Option) -> Play[None]:
    """Carry out an option, with the cards that it names."""
    word, _, rest = chosen.id.partition("-")
    if word == "move":
        yield from movement.resolve_move(h, m, chosen)
    elif word in WITH_CARDS:
        yield from WITH_CARDS[word](h, m, rest, chosen.data["cards"])
    else:
        yield from ACTIONS[word](h, m, rest)


def _stop_if_defeated(h: Here, m: Member) -> None:
    """Raise TurnEnds if a member has been defeated in its own turn (AF-13.8)."""
    if h.s.party[m].defeated:
        raise TurnEnds


# -- what needs no chapter of its own ------------------------------------------------------------

_END = Option(END, "end", Message("end-turn"), Message("end-turn-detail"))
_END_WITHOUT_CARDS = Option(END, "end", Message("end-turn"))


def _list_reread_options(s: State, m: Member) -> list[Option]:
    if not visiting.list_rereadable(s, m):
        return []
    at = s.party[m].at
    assert at is not None
    label = Message("read-again", space=maps.find_space(s, at).label)
    return [Option("visit", "visit", label)]


def _list_exit_options(s: State, m: Member) -> list[Option]:
    at = s.party[m].at
    way = None if at is None else maps.find_exit(s, at)
    if way is None:
        return []
    data = {"letter": way.letter}
    label = Message("leave-by", exit=way.label)
    return [Option(EXIT, "exit", label, Message("leave-by-detail"), data=data)]


def _make_end_option(s: State, m: Member) -> Option:
    return _END if s.party[m].hand else _END_WITHOUT_CARDS
