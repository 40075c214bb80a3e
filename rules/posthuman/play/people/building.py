"""Custom characters: ten points for stats, skills, and what players buy with seven food (PH-4)."""

from __future__ import annotations

from rules.engine import Illegal, Option, Play, Prompt
from rules.posthuman.effects.language.words import skill_detail
from rules.posthuman.model.characters import (
    SKILLS_BY_MIND,
    activate_weapons,
    describe_stats,
    new_human,
)
from rules.posthuman.model.decks import SKILLS, name_of
from rules.posthuman.model.terms import STATS, Stat
from rules.posthuman.play import setup
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import experience, market
from rules.posthuman.words import Message

POINTS = 10
PRICES = {2: 0, 3: 2, 4: 3, 5: 5}
"""What a value of a stat costs in all, in points (PH-4.2, PH-4.3)."""
FOOD = 7
AMMO = 2
"""How much ammo a player gets for one food (PH-4.13)."""
EVEN = [f"{stat}-3" for stat in STATS]
"""The default: all five stats at 3, which costs exactly ten points (PH-4.4)."""
BRINGS: dict[Stat, str] = {
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
    chosen = yield from h.t.ask_all([_stats_prompt(h, seat) for seat in seats])
    for seat, picks in zip(seats, chosen, strict=True):
        stats = stats_of(picks)
        h.s.players[seat].human = new_human(stats)
        told = Message("has-stats", player=h.name_seat(seat), stats=describe_stats(stats))
        h.tell_of(seat, told, kind="character")
    yield from _ask_starting_skills(h)
    for seat in seats:
        human = h.human(seat)
        human.gear.append(setup.take_starting(h.s, "flare"))
        human.food = FOOD
    h.tell(Message("everybody-has-flare", food=FOOD), kind="setup")
    yield from market.open_market(h)
    yield from _swap_for_ammo(h)
    for seat in seats:
        _lead_pipe(h, seat)
        activate_weapons(h.human(seat))
    setup.clear_market(h.s)


# -- stats (PH-4.1 to PH-4.4) --------------------------------------------------------------------


def stats_of(picks: list[str]) -> dict[Stat, int]:
    """Find the stats from the picks, such as "mind-4"; stats that are not picked stay at 2."""
    raised = {stat: int(value) for stat, _, value in (pick.partition("-") for pick in picks)}
    return {stat: raised.get(stat, 2) for stat in STATS}


def _check_affordable(picks: list[str]) -> None:
    stats = [pick.partition("-")[0] for pick in picks]
    if len(set(stats)) < len(stats):
        raise Illegal(Message("one-value-each"), rule="PH-4.3")
    price = sum(PRICES[value] for value in stats_of(picks).values())
    if price > POINTS:
        costs = Message("costs-too-many-points", price=price, points=POINTS)
        raise Illegal(costs, rule="PH-4.2")


def _stats_prompt(h: Here, seat: int) -> Prompt[list[str]]:
    options = [
        Option(
            f"{stat}-{value}",
            "build",
            Message("raise-stat", stat=stat, value=value, n=PRICES[value]),
            Message(BRINGS[stat], value=value),
            {"stat": stat, "value": value, "price": PRICES[value]},
        )
        for stat in STATS
        for value in (3, 4, 5)
    ]
    return h.t.choices(
        seat,
        Message("raise-which-stats", points=POINTS),
        options,
        default=EVEN,
        most=len(STATS),
        secret=True,
        check=_check_affordable,
        topic="stats",
        data={"points": POINTS},
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
    prompts = [_skills_prompt(h, seat, skills) for seat, skills in enumerate(drawn)]
    kept = yield from h.t.ask_all(prompts)
    for seat, skills in enumerate(kept):
        h.human(seat).skills = list(skills)  # a copy, so the answer stays as given
        s.skills.discard(*[one for one in drawn[seat] if one not in skills])
        told = Message(
            "keeps-skills", player=h.name_seat(seat), skills=[name_of(one) for one in skills]
        )
        h.tell_of(seat, told, kind="skill", skills=skills)


def _skills_prompt(h: Here, seat: int, drawn: list[str]) -> Prompt[list[str]]:
    keep = min(len(drawn), SKILLS_BY_MIND[h.human(seat).stats["mind"]][1])
    options = [Option(one, "build", name_of(one), skill_detail(SKILLS[one])) for one in drawn]
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
    asked = [_ammo_prompt(h, seat) for seat in range(h.s.seats) if h.human(seat).food]
    swapped = (yield from h.t.ask_all(asked)) if asked else []
    for prompt, answer in zip(asked, swapped, strict=True):
        food, human = int(answer), h.human(prompt.seat)
        if food:
            human.food -= food
            human.ammo += AMMO * food
            told = Message(
                "swaps-for-ammo", player=h.name_seat(prompt.seat), food=food, ammo=AMMO * food
            )
            h.tell_of(prompt.seat, told, kind="goods")


def _ammo_prompt(h: Here, seat: int) -> Prompt[str]:
    human = h.human(seat)
    options = [Option("0", "build", Message("keep-all-food"), data={"food": 0})]
    options += [
        Option(
            str(n),
            "build",
            Message("swap-for-ammo", food=n, ammo=AMMO * n),
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


def _lead_pipe(h: Here, seat: int) -> None:
    """Give a Lead Pipe to a human who has no melee weapon."""
    human = h.human(seat)
    if not market.owns_melee(human):
        human.gear.append(setup.take_starting(h.s, "lead-pipe"))
        h.tell_of(seat, Message("takes-lead-pipe", player=h.name_seat(seat)), kind="item")
