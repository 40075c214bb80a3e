"""Custom characters: ten points for stats, skills, and the market, where players buy starting items
with seven food before the first turn (PH-4)."""

from rules.engine import Illegal, Option, Play, Prompt
from rules.posthuman.effects.words import make_item_detail, make_skill_detail
from rules.posthuman.model.cards import Weapon
from rules.posthuman.model.characters import (
    SKILLS_BY_MIND,
    activate_weapons,
    describe_stats,
    make_human,
)
from rules.posthuman.model.decks import CONTENT, ITEMS, SKILLS, WEAPONS, find_kind, name_of
from rules.posthuman.model.state import Human, State
from rules.posthuman.model.terms import BACKPACK_SLOTS, STATS, Stat
from rules.posthuman.play import setup
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import experience
from rules.posthuman.words import Message

PASS = Option("pass", "build", Message("buy-no-more"), Message("pass-is-final"))


def has_melee_weapon(human: Human) -> bool:
    """Whether a human has a melee weapon."""
    return any(one in WEAPONS and not WEAPONS[one].is_ranged for one in human.gear)


def open_market(h: Here) -> Play[None]:
    """Let each human in turn buy one item or pass for good, until all have passed. The last one
    left is asked once for everything."""
    left = draw_up_buying_order(h)
    if len(left) > 1:
        told = Message("buying-order", players=[h.name_seat(seat) for seat in left])
        h.tell(told, kind="setup", order=list(left))
    while left:
        for seat in list(left):
            if left == [seat]:
                yield from _buy_the_rest(h, seat)
            elif (yield from _buy_one(h, seat)):
                continue
            left.remove(seat)


def draw_up_buying_order(h: Here) -> list[int]:
    """Order the seats for buying: the fastest first, then by mind, then by chance (PH-4.9)."""
    rolled = h.t.rng.shuffle(range(h.s.seats))
    stats = {seat: h.human(seat).stats for seat in rolled}
    return sorted(rolled, key=lambda seat: (-stats[seat]["speed"], -stats[seat]["mind"]))


def list_affordable_kinds(s: State, seat: int) -> list[str]:
    """List the kinds of item that a human could buy now: those that it can pay for, does not have,
    and has room for, also for a melee weapon if it has none (PH-4.10, PH-4.11)."""
    human = s.human(seat)
    owned = {find_kind(one) for one in human.gear}
    kinds = dict.fromkeys(find_kind(one) for one in s.market)
    return [kind for kind in kinds if kind not in owned and _find_refusal(human, [kind]) is None]


def _find_refusal(human: Human, kinds: list[str]) -> Illegal | None:
    """Find why a human cannot have all of these items. Return None if it can."""
    items = [CONTENT.starting[kind] for kind in kinds]
    price = sum(item.price for item in items)
    if not all(item.price for item in items):
        return Illegal(Message("not-for-sale"), rule="PH-4.8")
    if price > human.food:
        costs = Message("costs-too-much-food", price=price, food=human.food)
        return Illegal(costs, rule="PH-4.10")
    size = sum(item.size for item in items) + sum(ITEMS[one].size for one in human.gear)
    strikes = has_melee_weapon(human) or any(
        isinstance(one, Weapon) and not one.is_ranged for one in items
    )
    if size > BACKPACK_SLOTS:
        over = Message("fills-too-many-slots", size=size, slots=BACKPACK_SLOTS)
        return Illegal(over, rule="PH-4.11")
    if size == BACKPACK_SLOTS and not strikes:
        return Illegal(Message("keep-slot-free"), rule="PH-4.11")
    return None


# -- asking --------------------------------------------------------------------------------------


def _buy_one(h: Here, seat: int) -> Play[bool]:
    """Ask about one purchase. Return False if the human passes."""
    options = [PASS, *(_make_option(kind) for kind in list_affordable_kinds(h.s, seat))]
    chosen = yield from h.choose(
        seat,
        Message("buy-what", food=h.human(seat).food),
        options,
        default=PASS.id,
        topic="buy",
        rule="PH-4.10",
    )
    if chosen == PASS.id:
        h.tell_of(seat, Message("buys-no-more", player=h.name_seat(seat)), kind="market")
        return False
    _sell_items(h, seat, [chosen])
    return True


def _buy_the_rest(h: Here, seat: int) -> Play[None]:
    """Ask once for all remaining purchases, because nobody else is still buying."""
    kinds = list_affordable_kinds(h.s, seat)
    if not kinds:
        return
    chosen = yield from h.ask(lambda: _make_buying_prompt(h, seat, kinds))
    if chosen:
        _sell_items(h, seat, chosen)


def _make_buying_prompt(h: Here, seat: int, kinds: list[str]) -> Prompt[list[str]]:
    human = h.human(seat)

    def fits(chosen: list[str]) -> None:
        why = _find_refusal(human, chosen)
        if why is not None:
            raise why

    return h.t.choices(
        seat,
        Message("buy-what-alone", food=human.food),
        [_make_option(kind) for kind in kinds],
        default=[],
        check=fits,
        topic="buy",
        data={"food": human.food, "many": True},
        rule="PH-4.10",
    )


def _make_option(kind: str) -> Option:
    item = CONTENT.starting[kind]
    data = {"price": item.price, "size": item.size}
    label = Message("item-for-sale", item=item.name, price=item.price)
    return Option(kind, "build", label, make_item_detail(item), data)


def _sell_items(h: Here, seat: int, kinds: list[str]) -> None:
    human = h.human(seat)
    for kind in kinds:
        human.food -= CONTENT.starting[kind].price
        human.gear.append(setup.take_starting(h.s, kind))
    told = Message(
        "buys",
        player=h.name_seat(seat),
        items=[CONTENT.starting[kind].name for kind in kinds],
        price=sum(CONTENT.starting[kind].price for kind in kinds),
    )
    h.tell_of(seat, told, kind="market")


BUILDING_POINTS = 10
PRICES = {2: 0, 3: 2, 4: 3, 5: 5}
"""What a value of a stat costs in all, in points (PH-4.2, PH-4.3)."""
STARTING_FOOD = 7
AMMO_FOR_FOOD = 2
"""How much ammo a player gets for one food (PH-4.13)."""
EVEN_STATS = [f"{stat}-3" for stat in STATS]
"""The default: all five stats at 3, which costs exactly ten points (PH-4.4)."""
STAT_MESSAGES: dict[Stat, str] = {
    "strength": "brings-strength",
    "speed": "brings-speed",
    "mind": "brings-mind",
    "melee": "brings-melee",
    "shooting": "brings-shooting",
}
"""The messages that say what each value of a stat gives (section 5)."""


def resolve_building(h: Here) -> Play[None]:
    """Let all players build characters at the same time; only purchases have an order (PH-4.9)."""
    seats = range(h.s.seats)
    chosen = yield from h.t.ask_all([_make_stats_prompt(h, seat) for seat in seats])
    for seat, picks in zip(seats, chosen, strict=True):
        stats = read_stats(picks)
        h.s.players[seat].human = make_human(stats)
        told = Message("has-stats", player=h.name_seat(seat), stats=describe_stats(stats))
        h.tell_of(seat, told, kind="character")
    yield from _ask_starting_skills(h)
    for seat in seats:
        human = h.human(seat)
        human.gear.append(setup.take_starting(h.s, "flare"))
        human.food = STARTING_FOOD
    h.tell(Message("everybody-has-flare", food=STARTING_FOOD), kind="setup")
    yield from open_market(h)
    yield from _swap_for_ammo(h)
    for seat in seats:
        _give_lead_pipe(h, seat)
        activate_weapons(h.human(seat))
    setup.clear_market(h.s)


# -- stats (PH-4.1 to PH-4.4) --------------------------------------------------------------------


def read_stats(picks: list[str]) -> dict[Stat, int]:
    """Find the stats from the picks, such as "mind-4"; stats that are not picked stay at 2."""
    raised = {stat: int(value) for stat, _, value in (pick.partition("-") for pick in picks)}
    return {stat: raised.get(stat, 2) for stat in STATS}


def _check_affordable(picks: list[str]) -> None:
    stats = [pick.partition("-")[0] for pick in picks]
    if len(set(stats)) < len(stats):
        raise Illegal(Message("one-value-each"), rule="PH-4.3")
    price = sum(PRICES[value] for value in read_stats(picks).values())
    if price > BUILDING_POINTS:
        costs = Message("costs-too-many-points", price=price, points=BUILDING_POINTS)
        raise Illegal(costs, rule="PH-4.2")


def _make_stats_prompt(h: Here, seat: int) -> Prompt[list[str]]:
    options = [
        Option(
            f"{stat}-{value}",
            "build",
            Message("raise-stat", stat=stat, value=value, n=PRICES[value]),
            Message(STAT_MESSAGES[stat], value=value),
            {"stat": stat, "value": value, "price": PRICES[value]},
        )
        for stat in STATS
        for value in (3, 4, 5)
    ]
    return h.t.choices(
        seat,
        Message("raise-which-stats", points=BUILDING_POINTS),
        options,
        default=EVEN_STATS,
        most=len(STATS),
        secret=True,
        check=_check_affordable,
        topic="stats",
        data={"points": BUILDING_POINTS},
        about=Message("about-building", player=h.name_seat(seat)),
        rule="PH-4.2",
    )


# -- skills (PH-4.5 to PH-4.7) -------------------------------------------------------------------


def _ask_starting_skills(h: Here) -> Play[None]:
    """Draw skills for all players in secret, ask which they keep, and tell all players which those
    are."""
    s = h.s
    drawn: list[list[str]] = []
    for seat in range(s.seats):
        number, _ = SKILLS_BY_MIND[h.human(seat).stats["mind"]]
        drawn.append(experience.draw_new_skills(h, seat, number))
    prompts = [_make_skills_prompt(h, seat, skills) for seat, skills in enumerate(drawn)]
    kept = yield from h.t.ask_all(prompts)
    for seat, skills in enumerate(kept):
        h.human(seat).skills = list(skills)  # a copy, so the answer stays as given
        s.skills.discard(*[one for one in drawn[seat] if one not in skills])
        told = Message(
            "keeps-skills", player=h.name_seat(seat), skills=[name_of(one) for one in skills]
        )
        h.tell_of(seat, told, kind="skill", skills=skills)


def _make_skills_prompt(h: Here, seat: int, drawn: list[str]) -> Prompt[list[str]]:
    keep = min(len(drawn), SKILLS_BY_MIND[h.human(seat).stats["mind"]][1])
    options = [Option(one, "build", name_of(one), make_skill_detail(SKILLS[one])) for one in drawn]
    return h.t.choices(
        seat,
        Message("keep-which-drawn-skills", drawn=len(drawn), n=keep),
        options,
        default=drawn[:keep],
        least=keep,
        most=keep,
        secret=True,
        topic="skills",
        data={"keep": keep},
        about=Message(
            "about-keeping-drawn-skills", player=h.name_seat(seat), n=keep, drawn=len(drawn)
        ),
        rule="PH-4.6",
    )


# -- ammo and the pipe (PH-4.13, PH-4.14) --------------------------------------------------------


def _swap_for_ammo(h: Here) -> Play[None]:
    """Ask all players at the same time how much food they swap for ammo."""
    asked = [_make_ammo_prompt(h, seat) for seat in range(h.s.seats) if h.human(seat).food]
    swapped = (yield from h.t.ask_all(asked)) if asked else []
    for prompt, answer in zip(asked, swapped, strict=True):
        food, human = int(answer), h.human(prompt.seat)
        if food:
            human.food -= food
            human.ammo += AMMO_FOR_FOOD * food
            told = Message(
                "swaps-for-ammo",
                player=h.name_seat(prompt.seat),
                food=food,
                ammo=AMMO_FOR_FOOD * food,
            )
            h.tell_of(prompt.seat, told, kind="goods")


def _make_ammo_prompt(h: Here, seat: int) -> Prompt[str]:
    human = h.human(seat)
    options = [Option("0", "build", Message("keep-all-food"), data={"food": 0})]
    options += [
        Option(
            str(n),
            "build",
            Message("swap-for-ammo", food=n, ammo=AMMO_FOR_FOOD * n),
            Message("leaves-food", food=human.food - n),
            {"food": n},
        )
        for n in range(1, human.food + 1)
    ]
    return h.t.choice(
        seat,
        Message("swap-how-much", food=human.food),
        options,
        default="0",
        topic="ammo",
        rule="PH-4.13",
    )


def _give_lead_pipe(h: Here, seat: int) -> None:
    """Give a Lead Pipe to a human who has no melee weapon."""
    human = h.human(seat)
    if not has_melee_weapon(human):
        human.gear.append(setup.take_starting(h.s, "lead-pipe"))
        h.tell_of(seat, Message("takes-lead-pipe", player=h.name_seat(seat)), kind="item")
