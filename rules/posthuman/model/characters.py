"""Pre-made characters, and what every new human starts with (PH-3, PH-5.1, PH-13.1)."""

from functools import cache

from rules.engine import Option, Play, Text
from rules.kit.seats import list_clockwise
from rules.posthuman.model.cards import Character
from rules.posthuman.model.decks import CONTENT, WEAPONS, find_kind, name_of
from rules.posthuman.model.state import Human
from rules.posthuman.model.terms import STATS, TRACK_END, Stat
from rules.posthuman.play import setup
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import experience
from rules.posthuman.words import Message, fit_detail, join_lines, join_with_commas, list_amounts

SKILLS_BY_MIND: dict[int, tuple[int, int]] = {2: (2, 1), 3: (3, 2), 4: (4, 3), 5: (5, 3)}
"""Mind -> how many skills are drawn, and how many of them kept (PH-4.6)."""


def make_human(stats: dict[Stat, int]) -> Human:
    """Make a human who has nothing yet, with health and morale at their limits and no hunger
    (PH-5.1, PH-5.2, PH-5.13)."""
    return Human(
        stats=dict(stats),
        health=min(TRACK_END, stats["strength"] + 3),
        morale=min(TRACK_END, stats["mind"] + 3),
    )


def activate_weapons(human: Human) -> None:
    """Make active the melee weapon with most wounds and the ranged weapon with most dice, if there
    are any (PH-3.6, PH-13.1)."""
    melee = [one for one in human.gear if one in WEAPONS and not WEAPONS[one].is_ranged]
    ranged = [one for one in human.gear if one in WEAPONS and WEAPONS[one].is_ranged]
    human.melee = [max(melee, key=lambda one: WEAPONS[one].wounds)] if melee else []
    human.ranged = max(ranged, key=_rank_firepower) if ranged else None


def _rank_firepower(one: str) -> tuple[int, int]:
    shooting = WEAPONS[one].shooting
    assert shooting is not None
    return shooting.dice, shooting.range


def describe_stats(stats: dict[Stat, int]) -> Text:
    """List stats, such as "strength 3, speed 4, mind 2, melee 5, shooting 2"."""
    return join_with_commas([Message("stat-value", stat=stat, value=stats[stat]) for stat in STATS])


# -- choosing (PH-3.1, PH-3.2) -------------------------------------------------------------------


def choose_characters(h: Here) -> Play[None]:
    """Let players choose different characters, clockwise from one whom a die picks. The character
    of an absent player is drawn beforehand."""
    s, rng = h.s, h.t.rng
    order = list_clockwise(s.seats, rng.pick(range(s.seats)))
    fate = rng.shuffle(list(CONTENT.characters))
    if not s.is_solo:
        h.tell(Message("chooses-character-first", player=h.name_seat(order[0])), kind="setup")
    free = list(CONTENT.characters)
    for seat in order:
        chosen = yield from h.choose(
            seat,
            Message("who-are-you", gear=join_lines([_describe_gear(one) for one in free])),
            [_make_option(one) for one in free],
            default=next(one for one in fate if one in free),
            topic="character",
            rule="PH-3.1",
        )
        free.remove(chosen)
        assign_character(h, seat, CONTENT.characters[chosen])
    for seat in order:
        give_extra_skills(h, seat)
    setup.clear_market(s)


@cache
def _make_option(key: str) -> Option:
    one = CONTENT.characters[key]
    skills: list[Text] = [CONTENT.skills[skill].name for skill in one.skills]
    drawn = SKILLS_BY_MIND[one.stats["mind"]][1] - len(skills)
    if drawn > 0:
        skills.append(Message("random-skills", n=drawn))
    detail = fit_detail(Message("character-has", stats=describe_stats(one.stats), skills=skills))
    data = {"stats": dict(one.stats), "items": list(one.items)}
    return Option(one.id, "build", one.name, detail, data)


@cache
def _describe_gear(key: str) -> Message:
    """List what a character sets out with, such as "Runner: Knife, Flare, 2 food"."""
    one = CONTENT.characters[key]
    things: list[Text] = [CONTENT.starting[item].name for item in one.items]
    things += list_amounts([("food", one.food), ("ammo", one.ammo)])
    return Message("character-carries", character=one.name, things=join_with_commas(things))


def assign_character(h: Here, seat: int, one: Character) -> None:
    """Give a player the stats, skills, items, food and ammo of a character; the items are in play
    at once, for any number of players (PH-3.3, PH-3.5, PH-3.6)."""
    s = h.s
    human = make_human(one.stats)
    human.character = one.id
    human.food, human.ammo = one.food, one.ammo
    for skill in one.skills:
        held = next(card for card in s.skills.pile if find_kind(card) == skill)
        s.skills.pile.remove(held)
        human.skills.append(held)
    human.gear = [setup.take_starting(s, item) for item in one.items]
    activate_weapons(human)
    s.players[seat].human = human
    things: list[Text] = [name_of(item) for item in human.gear]
    things += list_amounts([("food", human.food), ("ammo", human.ammo)])
    name = h.name_seat(seat)
    told = Message("plays-character", player=name, character=one.name, things=things)
    h.tell_of(seat, told, kind="character", character=one.id)
    title = Message("who-player-is", player=name, character=one.name)
    h.t.tell_passage(one.text, title=title)


def give_extra_skills(h: Here, seat: int) -> None:
    """Give a human random skills up to the number for its mind, without a choice (PH-3.4)."""
    human = h.human(seat)
    missing = SKILLS_BY_MIND[human.stats["mind"]][1] - len(human.skills)
    drawn = experience.draw_new_skills(h, seat, missing)
    if drawn:
        human.skills += drawn
        names = [name_of(one) for one in drawn]
        told = Message("learns-at-random", player=h.name_seat(seat), skills=names)
        h.tell(told, kind="skill", seat=seat, skills=drawn)
