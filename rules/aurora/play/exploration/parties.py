"""Who may go to a slot, and on how much Food (LA-8.9, LA-8.10, LA-8.15 to LA-8.17)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rules.aurora.model.cards import Location
from rules.aurora.model.decks import CARDS, SURVIVORS, name_of
from rules.aurora.model.players import DRIVERS, Crew, Player
from rules.aurora.model.state import Slot
from rules.aurora.play.context import BACK, NEVER_MIND, Here
from rules.aurora.play.exploration import encounters
from rules.aurora.play.survivors import make_crew_option
from rules.aurora.words import Message, list_with
from rules.aurora.words.fitting import ClippedDetail
from rules.engine import Illegal, Option, Play, Prompt, Text
from rules.kit.content import DeckText

OTHERS = "others"
"""The id of the answer with which a player puts a party together alone."""
LARGEST_PARTY = 2
"""The size of the largest party offered as an answer; players put larger ones together."""


RESTED_WORTHS = {"co-pilot": 1.2, "driver": 1.2, "medic": 0.4, "shooter": 0.3, "mechanic": 0.8}
"""Ability -> what it is worth that its owner is Active after the Rest, when it works."""
LEADER_WORTH = 0.6
"""What it is worth to send the Leader, who is never Exhausted."""


class Party(NamedTuple):
    """Survivors who go together, by their cards, and the Food that they spend."""

    crew: tuple[str, ...]
    food: int

    @property
    def key(self) -> str:
        """The abilities of the crew, as in "explorer+leader", so a start card shows no colour."""
        return "+".join(sorted(SURVIVORS[card].ability for card in self.crew))

    @property
    def names(self) -> tuple[DeckText, ...]:
        """The names of the crew."""
        return tuple([SURVIVORS[card].name for card in self.crew])

    @property
    def description(self) -> Message:
        """The party in words: "Explorer and Leader, 1 Food"."""
        return _describe_party(self.crew, self.food)


@lru_cache(maxsize=1024)
def _describe_party(crew: tuple[str, ...], food: int) -> Message:
    names = Party(crew, food).names
    if food:
        return Message("party-with-food", crew=names, food=food)
    return Message("party", crew=names)


class Team(NamedTuple):
    """Whom a player can send: the cards of the Active Survivors with their skills, and the Food
    that there is for them; a cache key."""

    skills: tuple[tuple[str, int], ...]
    food: int


def find_team(p: Player) -> Team:
    """Find whom a player can send now."""
    active = [(one.card, p.find_skill(one)) for one in p.crew if one.zone == "active"]
    return Team(tuple(active), p.count_tokens("P"))


def find_slot_team(p: Player, slot: Slot, team: Team) -> Team:
    """Find whom of the player's team can go to a slot, with the Food that is free for that."""
    kept = encounters.count_kept_food(p, slot)
    return team._replace(food=team.food - kept) if kept else team


def list_parties(p: Player, slot: Slot, cost: int) -> tuple[Party, ...]:
    """List all parties that may go, the smallest first, and among equals the least Food first."""
    return _list_team_parties(find_slot_team(p, slot, find_team(p)), cost)


def list_shown_parties(p: Player, slot: Slot, cost: int) -> tuple[Party, ...]:
    """List the parties of at most LARGEST_PARTY from which nobody could stay at home without more
    Food."""
    return _list_party_choices(list_parties(p, slot, cost))


@lru_cache(maxsize=4096)
def _list_team_parties(team: Team, cost: int) -> tuple[Party, ...]:
    """List the parties as `list_parties` does. The answer is cached, because every free action
    needs it again."""
    skills, most = team
    found: list[Party] = []
    for size in range(1, len(skills) + 1):
        for crew in combinations(skills, size):
            food = max(0, cost - sum(skill for _, skill in crew))
            one_is_enough = size > 1 and any(skill >= cost for _, skill in crew)
            if food <= most and not one_is_enough:
                found.append(Party(tuple(card for card, _ in crew), food))
    return tuple(sorted(found, key=lambda party: (len(party.crew), party.food, party.names)))


@lru_cache(maxsize=4096)
def _list_party_choices(found: tuple[Party, ...]) -> tuple[Party, ...]:
    return tuple(
        party
        for party in found
        if len(party.crew) <= LARGEST_PARTY
        and not any(other.food <= party.food and {*other.crew} < {*party.crew} for other in found)
    )


def suggest_party(p: Player, team: Team, slot: Slot, cost: int) -> Party:
    """Choose the best party of a player's team to explore a slot. It wastes little skill and Food,
    has the Leader in it if possible, and spares Survivors whose ability is wanted after the Rest.
    At a contaminating slot it takes somebody who survives Contamination."""
    hardy = (
        frozenset(one.card for one in p.crew if _can_bear_contamination(one))
        if _is_contaminating(slot)
        else None
    )
    return _suggest_team_party(find_slot_team(p, slot, team), cost, hardy)


@lru_cache(maxsize=4096)
def _suggest_team_party(team: Team, cost: int, hardy: frozenset[str] | None) -> Party:
    """Choose the party as `suggest_party` does. `hardy`: who can bear the Contamination there, or
    None. Cached, because every free action needs it again."""
    skill = dict(team.skills)

    def waste(party: Party) -> tuple[bool, float]:
        dies = hardy is not None and hardy.isdisjoint(party.crew)
        spare = max(0, sum(skill[card] for card in party.crew) - cost)
        who = [SURVIVORS[card].ability for card in party.crew]
        wanted = sum(RESTED_WORTHS.get(one, 0.0) for one in who) - LEADER_WORTH * ("leader" in who)
        return dies, spare + 2 * party.food + 0.5 * len(who) + wanted

    return min(_list_team_parties(team, cost), key=waste)


def _is_contaminating(slot: Slot) -> bool:
    """Whether the slot's card is a Location that contaminates."""
    card = CARDS[slot.card]
    return isinstance(card, Location) and card.effect == "contamination"


def _can_bear_contamination(one: Crew) -> bool:
    """Whether the Survivor would survive Contamination, or keep it from the whole party
    (LA-14.12)."""
    return one.skill_left > 1 or (one.ability == "hermit" and not one.used)


def is_deadly(p: Player, slot: Slot, party: Party) -> bool:
    """Whether the slot contaminates and nobody in the party can bear it."""
    return _is_contaminating(slot) and not any(
        _can_bear_contamination(p.crew_of(card)) for card in party.crew
    )


def ask_party(h: Here, seat: int, slot: Slot, cost: int) -> Play[Party | None]:
    """Ask the player who goes to a slot if there is a choice. Return None if they turn back."""
    p = h.find_player(seat)
    able = list_parties(p, slot, cost)
    if len(able) == 1:
        return able[0]

    def options() -> list[Option]:
        able = list_parties(p, slot, cost)
        few = {party.key for party in list_shown_parties(p, slot, cost)}
        found = [
            Option(party.key, "explore", party.description, _describe_consequences(p, slot, party))
            for party in able
            if party.key in few
        ]
        more = (
            [Option(OTHERS, "explore", Message("others-together"))] if len(few) < len(able) else []
        )
        return [*found, *more, NEVER_MIND]

    text = Message("who-goes", card=slot.card, name=name_of(slot.card), skill=cost)
    chosen = yield from h.choose(
        seat,
        text,
        options,
        default=BACK,
        topic="party",
        data={"card": slot.card, "skill": cost},
        rule="LA-8.9",
    )
    if chosen == BACK:
        return None
    if chosen == OTHERS:
        return (yield from ask_party_members(h, seat, slot, cost))
    return next(party for party in list_parties(p, slot, cost) if party.key == chosen)


def _describe_consequences(p: Player, slot: Slot, party: Party) -> Text:
    """Describe what going does: who is Exhausted, and whether somebody dies of Contamination."""
    crew = [p.crew_of(card) for card in party.crew]
    skill = sum(p.find_skill(one) for one in crew)
    parts = [Message("skill", skill=skill)]
    if party.food:
        parts = [Message("skill-and-food", skill=skill, food=party.food)]
    if is_deadly(p, slot, party):
        parts.append(Message("dies"))
    tired = tuple(one.name for one in crew if one.ability != "leader")
    if tired:
        parts.append(Message("exhausted", crew=tired))
    if any(one.ability in DRIVERS for one in crew):
        parts.append(Message("slower"))
    if len(tired) < len(crew):
        parts.append(Message("leader-rests"))
    return ClippedDetail("capitalised", text=list_with("semicolon", parts))


def ask_party_members(h: Here, seat: int, slot: Slot, cost: int) -> Play[Party | None]:
    """Ask the player to name the Survivors who go. Return None if they turn back."""
    p = h.find_player(seat)
    active = p.in_zone("active")

    def build() -> Prompt[list[str]]:
        able = sorted(
            active, key=lambda one: (p.find_skill(one) < cost, p.find_skill(one), one.name)
        )
        food = p.count_tokens("P") - encounters.count_kept_food(p, slot)
        return h.t.choices(
            seat,
            Message(
                "who-goes-together", card=slot.card, name=name_of(slot.card), skill=cost, food=food
            ),
            [make_crew_option(p, one, "explore") for one in able],
            default=[],
            least=0,
            most=len(active),
            check=lambda chosen: check_party(p, chosen, cost, food),
            way_out=BACK,
            topic="crew",
            data={"card": slot.card, "skill": cost},
            rule="LA-8.9",
        )

    chosen = yield from h.ask(build)
    crew = [one for one in active if one.card in chosen]
    food = max(0, cost - sum(p.find_skill(one) for one in crew))
    may = crew and food <= p.count_tokens("P") - encounters.count_kept_food(p, slot)
    return Party(tuple(one.card for one in crew), food) if may else None


def check_party(p: Player, chosen: Sequence[str], cost: int, food: int) -> None:
    """Check that these Survivors may go together with so much Food. Raises Illegal if not
    (LA-8.10)."""
    if not chosen:
        return
    crew = [p.crew_of(card) for card in chosen]
    skill = sum(p.find_skill(one) for one in crew)
    if skill + food < cost:
        refusal = Message("too-little-skill", skill=skill, cost=cost, **{"with-food": skill + food})
        raise Illegal(refusal, rule="LA-8.9")
    for one in crew:
        if len(crew) > 1 and p.find_skill(one) >= cost:
            refusal = Message("goes-alone", name=one.name, cost=cost)
            raise Illegal(refusal, rule="LA-8.10")
