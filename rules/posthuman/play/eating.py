"""Eating: what humans eat, and what hunger costs those who do not (PH-9)."""

from functools import partial

from rules.engine import Option, Play, Prompt
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.model.decks import FOLLOWERS, name_of
from rules.posthuman.model.state import Human
from rules.posthuman.model.terms import HUNGER_COSTS
from rules.posthuman.play.context import Here, ask_each
from rules.posthuman.play.fights import knockout
from rules.posthuman.play.people import followers
from rules.posthuman.play.people.sheet import lose_on_track
from rules.posthuman.words import Message, count_unit

CAUSE = Message("hunger")
LAST_SLOT = len(HUNGER_COSTS) - 1
"""The hungriest slot of the hunger track."""


def play_eating_phase(h: Here) -> Play[None]:
    """Ask all humans at once how much they eat, then apply hunger (PH-9.1, PH-9.8). Humans who are
    not hungry eat one food to stay so, without a question unless their standing order asks for it
    (PH-7.6)."""
    humans = h.s.humans
    asked = [seat for seat in humans if count_useful_food(h.human(seat)) and _is_asked(h, seat)]
    eaten = yield from ask_each(h, {seat: partial(_make_prompt, h, seat) for seat in asked})
    full = [seat for seat in humans if seat not in asked and find_default_meal(h.human(seat))]
    if full:
        told = Message("eat-one", players=[h.name_seat(seat) for seat in full], n=len(full))
        h.tell(told, kind="eat", seats=full, n=1, slot=0)
    plays = [
        _apply_meal(h, seat, int(eaten.get(seat, seat in full)), told=seat in full)
        for seat in humans
    ]
    yield from h.together(plays)


def _is_asked(h: Here, seat: int) -> bool:
    """Whether a human is asked: it is hungry, has followers to feed, or has ordered to be asked."""
    human = h.human(seat)
    upkeep = any(FOLLOWERS[one].upkeep for one in human.followers)
    return human.hunger > 0 or upkeep or h.find_standing_order(seat, "eat") == "always"


def count_useful_food(human: Human) -> int:
    """Count how much food is of use to a human: one to stay full, or as much as brings the marker
    back to full. In a safe house the marker stays in place without food (PH-9.3, PH-9.4)."""
    useful = human.hunger if human.in_safe_house else max(1, human.hunger)
    return min(human.food, useful)


def find_slot_after(human: Human, n: int) -> int:
    """Find the slot after eating `n` food; one beyond the last means a knockout (PH-9.2, PH-9.4,
    PH-9.6)."""
    if n:
        return max(0, human.hunger - n)
    return human.hunger if human.in_safe_house else human.hunger + 1


def find_default_meal(human: Human) -> int:
    """Return how much a human eats by default: one food if it needs and has one (PH-9.8)."""
    return 1 if human.food and not human.in_safe_house else 0


# -- asking --------------------------------------------------------------------------------------


def _make_prompt(h: Here, seat: int) -> Prompt[str]:
    human = h.human(seat)
    usual = str(min(find_default_meal(human), count_useful_food(human)))
    options = [_make_option(human, n) for n in range(count_useful_food(human) + 1)]
    options.sort(key=lambda option: option.id != usual)
    text = Message(
        "eat-how-much",
        food=human.food,
        hunger=human.hunger,
        safe=int(human.in_safe_house),
        upkeep=sum(FOLLOWERS[one].upkeep for one in human.followers),
    )
    return h.t.choice(
        seat,
        text,
        options,
        default=usual,
        topic="eat",
        data={"food": human.food, "hunger": human.hunger, "safe": human.in_safe_house},
        rule="PH-9.3",
    )


def _make_option(human: Human, n: int) -> Option:
    slot = find_slot_after(human, n)
    detail = Message("eat-and-be-full")
    if slot > LAST_SLOT:
        detail = Message("eat-and-starve")
    elif slot:
        lost = [count_unit(lost, hurt) for hurt, lost in HUNGER_COSTS[slot].items()]
        detail = Message("eat-and-lose", slot=slot, lost=lost)
    data = {"food": n, "slot": slot}
    return Option(str(n), "eat", Message("eat", food=n), detail, data)


# -- hunger --------------------------------------------------------------------------------------


def _apply_meal(h: Here, seat: int, n: int, *, told: bool) -> Play[None]:
    """Move the hunger marker and apply the cost of its new slot. Health and morale drop together,
    and only then is a knockout checked, once (PH-9.5, PH-9.9). `told`: players were told of the
    meal."""
    human = h.s.players[seat].human
    if human is None:
        return
    n = min(n, count_useful_food(human))
    slot = find_slot_after(human, n)
    human.food -= n
    if slot > LAST_SLOT:
        h.tell_of(seat, Message("starves", player=h.name_seat(seat)), kind="eat", n=0)
        yield from knockout.knock_out_by_hunger(h, seat)
        return
    moved = human.hunger != slot
    human.hunger = slot
    if not told:
        _tell_meal(h, seat, n, moved=moved)
    for hurt, lost in HUNGER_COSTS[slot].items():
        lose_on_track(h, seat, hurt, lost, CAUSE)
    _feed_followers(h, seat)
    yield from knockout.knock_out_if_empty(h, seat, CAUSE)
    yield from fire_hook(h, seat, "eat")


def _tell_meal(h: Here, seat: int, n: int, *, moved: bool) -> None:
    human = h.human(seat)
    name, hunger, safe = h.name_seat(seat), human.hunger, human.in_safe_house
    told = Message("has-nothing-to-eat", player=name, moved=int(moved), hunger=hunger)
    if n or human.food or safe:
        told = Message("eats", player=name, food=n, safe=int(safe), moved=int(moved), hunger=hunger)
    h.tell_of(seat, told, kind="eat", n=n, slot=human.hunger)


def _feed_followers(h: Here, seat: int) -> None:
    """Feed the active followers who need food, in a safe house too; those without food leave
    (PH-9.7, PH-27.17)."""
    human = h.human(seat)
    for one in list(human.followers):
        upkeep = FOLLOWERS[one].upkeep
        if not upkeep:
            continue
        if human.food >= upkeep:
            human.food -= upkeep
            told = Message("feeds", player=h.name_seat(seat), follower=name_of(one), food=upkeep)
            h.tell_of(seat, told, kind="eat")
        else:
            followers.dismiss_follower(h, seat, one, Message("for-no-food"))
