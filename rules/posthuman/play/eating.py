"""Eating: what humans eat, and what hunger costs those who do not (PH-9)."""

from __future__ import annotations

from functools import cache, partial

from rules.engine import Option, Play, Prompt
from rules.kit.words import inflect_noun, list_words
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.model.decks import FOLLOWERS, name_of
from rules.posthuman.model.state import Human
from rules.posthuman.model.terms import HUNGER
from rules.posthuman.play.asking import ask_each, until_fallen
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights import knockout
from rules.posthuman.play.people import followers
from rules.posthuman.play.people.sheet import lose_on_track

CAUSE = "Hunger"
LAST = len(HUNGER) - 1
"""The hungriest slot of the hunger track."""


def eating_phase(h: Here) -> Play[None]:
    """Ask all humans at once how much they eat, then apply hunger (PH-9.1, PH-9.8). Humans who are
    not hungry eat one food to stay so, without a question unless their standing order asks for it
    (PH-7.6)."""
    humans = h.s.humans
    asked = [seat for seat in humans if count_useful_food(h.human(seat)) and _is_asked(h, seat)]
    eaten = yield from ask_each(h, {seat: partial(_make_prompt, h, seat) for seat in asked})
    full = [seat for seat in humans if seat not in asked and by_default(h.human(seat))]
    if full:
        who = list_words([h.name_seat(seat) for seat in full])
        each = " each" if len(full) > 1 else ""
        told = f"{who} {inflect_noun(len(full), 'eats/eat')} 1 food{each}."
        h.tell(told, kind="eat", seats=full, n=1, slot=0)
    plays = [
        _apply_meal(h, seat, int(eaten.get(seat, seat in full)), told=seat in full)
        for seat in humans
    ]
    yield from h.together([until_fallen(play) for play in plays])


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


def by_default(human: Human) -> int:
    """Return how much a human eats by default: one food if it needs and has one (PH-9.8)."""
    return 1 if human.food and not human.in_safe_house else 0


# -- asking --------------------------------------------------------------------------------------


def _make_prompt(h: Here, seat: int) -> Prompt[str]:
    human = h.s.players[seat].human
    if human is None:
        raise Fallen(seat)
    usual = str(min(by_default(human), count_useful_food(human)))
    options = [_make_option(human, n) for n in range(count_useful_food(human) + 1)]
    options.sort(key=lambda option: option.id != usual)
    hungry = f"your hunger is {human.hunger}" if human.hunger else "are not hungry"
    where = " You are in a safe house and need not." if human.in_safe_house else ""
    upkeep = sum(FOLLOWERS[one].upkeep for one in human.followers)
    where += f" Your followers eat {upkeep} more, or leave." if upkeep else ""
    return h.t.choice(
        seat,
        f"You have {human.food} food and {hungry}. How much do you eat?{where}",
        options,
        default=usual,
        topic="eat",
        data={"food": human.food, "hunger": human.hunger, "safe": human.in_safe_house},
        rule="PH-9.3",
    )


def _make_option(human: Human, n: int) -> Option:
    slot = find_slot_after(human, n)
    label = f"Eat {n} food" if n else "Eat nothing"
    if slot > LAST:
        detail = "You starve: knocked out by hunger."
    else:
        detail = (
            f"Hunger {slot}: {describe_slot_cost(slot)}." if slot else "You are full: nothing lost."
        )
    data = {"food": n, "slot": slot}
    return Option(str(n), "eat", label, detail, data)


@cache
def describe_slot_cost(slot: int) -> str:
    """Put into words what a slot costs, such as "lose 1 health and 2 morale"."""
    lost = [f"{n} {hurt}" for hurt, n in HUNGER[slot].items()]
    return f"lose {list_words(lost)}" if lost else "nothing lost"


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
    if slot > LAST:
        h.tell_of(seat, "has not eaten for days.", kind="eat", n=0)
        yield from knockout.hunger_knockout(h, seat)
        return
    moved = human.hunger != slot
    human.hunger = slot
    if not told:
        _tell_meal(h, seat, n, moved=moved)
    for hurt, lost in HUNGER[slot].items():
        lose_on_track(h, seat, hurt, lost, CAUSE)
    _feed_followers(h, seat)
    yield from knockout.or_fall(h, seat, CAUSE)
    yield from fire_hook(h, seat, "eat")


def _tell_meal(h: Here, seat: int, n: int, *, moved: bool) -> None:
    human = h.human(seat)
    does = f"eats {n} food" if n else "eats nothing" if human.food else "has nothing to eat"
    if not n and human.in_safe_house:
        does = "is fed in the safe house"
    if moved:
        does += ", and is full" if not human.hunger else f": hunger {human.hunger}"
    h.tell_of(seat, f"{does}.", kind="eat", n=n, slot=human.hunger)


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
            h.tell_of(seat, f"gives {name_of(one)} {upkeep} food.", kind="eat")
        else:
            followers.dismiss_follower(h, seat, one, "No food")
