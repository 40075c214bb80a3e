"""Custom characters: ten points for stats, skills, and what players buy with seven food (PH-4)."""

from __future__ import annotations

from rules.engine import Illegal, Option, Play, Prompt
from rules.kit.words import count_noun, list_words
from rules.posthuman.effects.language.words import skill_detail
from rules.posthuman.model.characters import SKILLS_BY_MIND, activate_weapons, in_words, new_human
from rules.posthuman.model.decks import SKILLS, name_of
from rules.posthuman.model.terms import STATS, Stat
from rules.posthuman.play import setup
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import experience, market

POINTS = 10
PRICES = {2: 0, 3: 2, 4: 3, 5: 5}
"""What a value of a stat costs in all, in points (PH-4.2, PH-4.3)."""
FOOD = 7
AMMO = 2
"""How much ammo a player gets for one food (PH-4.13)."""
EVEN = [f"{stat}-3" for stat in STATS]
"""The default: all five stats at 3, which costs exactly ten points (PH-4.4)."""
BRINGS: dict[Stat, dict[int, str]] = {
    "strength": {
        3: "6 health",
        4: "7 health; +1 wound in melee",
        5: "8 health; +2 wounds in melee",
    },
    "speed": {
        3: "Slips away and shoots sooner",
        4: "Sooner; 1 melee die may become a defence die",
        5: "Sooner still; 2 melee dice may become defence dice",
    },
    "mind": {
        3: "6 morale; 2 skills",
        4: "7 morale; 3 skills; 1 die re-rolled a combat",
        5: "8 morale; 3 skills; 2 dice re-rolled a combat",
    },
    "melee": {
        3: "A die more against whoever strikes worse",
        4: "A die more against whoever strikes worse",
        5: "A die more; warriors count as attacks",
    },
    "shooting": {3: "2 shooting dice", 4: "3 shooting dice", 5: "3 shooting dice; skill shots hit"},
}
"""What each value of a stat gives, in words (section 5)."""


def resolve_building(h: Here) -> Play[None]:
    """Let all players build characters at the same time; only purchases have an order (PH-4.9)."""
    seats = range(h.s.seats)
    chosen = yield from h.t.ask_all([_stats_prompt(h, seat) for seat in seats])
    for seat, picks in zip(seats, chosen, strict=True):
        stats = stats_of(picks)
        h.s.players[seat].human = new_human(stats)
        h.tell_of(seat, f"has {in_words(stats)}.", kind="character")
    yield from _ask_starting_skills(h)
    for seat in seats:
        human = h.human(seat)
        human.gear.append(setup.take_starting(h.s, "flare"))
        human.food = FOOD
    h.tell(f"Everybody has a Flare, and {FOOD} food to spend.", kind="setup")
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
        raise Illegal("Pick one value for each stat.", rule="PH-4.3")
    price = sum(PRICES[value] for value in stats_of(picks).values())
    if price > POINTS:
        raise Illegal(f"That costs {price} points, and you have {POINTS}.", rule="PH-4.2")


def _stats_prompt(h: Here, seat: int) -> Prompt[list[str]]:
    options = [
        Option(
            f"{stat}-{value}",
            "build",
            f"{stat.capitalize()} {value}: {count_noun(PRICES[value], 'point')}",
            BRINGS[stat][value],
            {"stat": stat, "value": value, "price": PRICES[value]},
        )
        for stat in STATS
        for value in (3, 4, 5)
    ]
    return h.t.choices(
        seat,
        f"You have {POINTS} points for five stats, all at 2 now. Which do you raise?",
        options,
        default=EVEN,
        most=len(STATS),
        secret=True,
        check=_check_affordable,
        topic="stats",
        data={"points": POINTS},
        about=f"{h.name_seat(seat)} builds a character",
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
        names = list_words([name_of(one) for one in skills])
        h.tell_of(seat, f"keeps {names}.", kind="skill", skills=skills)


def _skills_prompt(h: Here, seat: int, drawn: list[str]) -> Prompt[list[str]]:
    keep = min(len(drawn), SKILLS_BY_MIND[h.human(seat).stats["mind"]][1])
    options = [Option(one, "build", name_of(one), skill_detail(SKILLS[one])) for one in drawn]
    skills = count_noun(keep, "skill")
    return h.t.choices(
        seat,
        f"You drew {count_noun(len(drawn), 'skill')}. Which {skills} do you keep?",
        options,
        default=drawn[:keep],
        least=keep,
        most=keep,
        secret=True,
        topic="skills",
        data={"keep": keep},
        about=f"{h.name_seat(seat)} keeps {skills} of {len(drawn)} drawn",
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
            h.tell_of(prompt.seat, f"swaps {food} food for {AMMO * food} ammo.", kind="goods")


def _ammo_prompt(h: Here, seat: int) -> Prompt[str]:
    human = h.human(seat)
    options = [Option("0", "build", "Keep all your food", data={"food": 0})]
    options += [
        Option(
            str(n),
            "build",
            f"{n} food for {AMMO * n} ammo",
            f"Leaves you {human.food - n} food.",
            {"food": n},
        )
        for n in range(1, human.food + 1)
    ]
    return h.t.choice(
        seat,
        f"You have {human.food} food left. How much of it do you swap for ammo?",
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
        h.tell_of(seat, "bought nothing to strike with and takes a Lead Pipe.", kind="item")
