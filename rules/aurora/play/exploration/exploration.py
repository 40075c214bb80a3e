"""Phase 1, Exploration: turns, each with one main action, Explore or Take a Break (LA-8)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from rules.aurora.model.decks import CARDS, PARTS, name_of
from rules.aurora.model.players import FURY, Crew, Player
from rules.aurora.model.state import Slot
from rules.aurora.play import ending, fury
from rules.aurora.play.context import BACK, NEVER_MIND, Here
from rules.aurora.play.convoy import convoy, damage, trucks
from rules.aurora.play.exploration import bonus_plans, explore, free_actions, parties, zone
from rules.aurora.play.exploration.bonus_plans import Suggested
from rules.aurora.play.exploration.parties import Party, Team
from rules.aurora.play.survivors import describe_skill
from rules.aurora.words import Message
from rules.aurora.words.fitting import ClippedDetail, ClippedLabel, ShortDetail
from rules.engine import Data, Option, Play, Prompt, Text
from rules.engine.late_texts import read_raw_text
from rules.kit.content import DeckText
from rules.kit.late_options import OptionToCome

DONE = "done"
BREAK = "break"
OTHERWISE = "otherwise"
"""The id of the answer with which the player chooses who goes."""
_CHOOSE_WHO_GOES = Option(
    OTHERWISE, "explore", Message("choose-who-goes"), Message("choose-who-goes-detail")
)
_ANYTHING_MORE = Message("anything-more")
Outings: TypeAlias = dict[int, tuple[Party, Suggested]]
"""Who goes to a slot and what they plan there, as the turn's question suggests, by slot."""


def play_exploration_turn(h: Here, seat: int) -> Play[None]:
    """Run a turn: free actions, one main action, free actions, end (LA-8.6). Before the end, the
    game asks only players who, as everybody can see, have something left to do (LA-8.7)."""
    h.acting = seat
    acted = False
    outings: Outings = {}
    while not acted:
        p = h.find_player(seat)
        if not p.in_zone("active"):
            return
        chosen = yield from free_actions.ask_with_free_actions(
            h, seat, lambda: _offer_main_actions(h, seat, outings)
        )
        if chosen is None:
            continue
        freely = chosen == OTHERWISE
        if freely:
            chosen = yield from h.ask(lambda: _offer_slots(h, seat))
        what, _, which = chosen.partition(":")
        if what == "explore":
            index = int(which) - 1
            if freely:
                acted = yield from _explore_freely(h, seat, index)
            else:
                party, plan = outings[index]
                acted = yield from explore.resolve_outing(h, seat, index, party, plan.plan)
        elif what == BREAK:
            acted = yield from _rest_somebody(h, seat, freely=freely)
    yield from free_actions.ask_free_actions(h, seat, _ANYTHING_MORE, rule="LA-8.6")


def _offer_main_actions(h: Here, seat: int, outings: Outings) -> Prompt[str]:
    """Make the question which slot to explore, or to Take a Break, each with the Survivors and plan
    that the game suggests (LA-8.3), and note these in `outings`. A last answer lets the player
    choose them."""
    p = h.find_player(seat)
    breaks = _list_break_options(p)
    good, poor = _list_suggested_outings(h, p, outings)
    options = [*good, _make_break_option(p, breaks[0]), *poor]
    others = len(breaks) > 1 or len(p.in_zone("active")) > 1
    if others or any(plan.others for _, plan in outings.values()):
        options.append(_CHOOSE_WHO_GOES)
    fuel, ammo = p.count_tokens("F"), p.count_tokens("A")
    text = _describe_turn(parties.find_team(p), fuel, ammo, h.s.round, h.s.aurora)
    return h.t.choice(seat, text, options, default=BREAK, topic="turn", rule="LA-8.3")


@lru_cache(maxsize=1024)
def _describe_turn(team: Team, fuel: int, ammo: int, number: int, aurora: int) -> Message:
    crew = [Message("name-and-skill", name=name_of(one), skill=skill) for one, skill in team.skills]
    last, rounds = int(aurora == ending.LAST_ROUND), ending.LAST_ROUND
    stores = {"fuel": fuel, "food": team.food, "ammo": ammo}
    return Message("explore-or-break", crew=crew, **stores, round=number, last=last, rounds=rounds)


def _offer_slots(h: Here, seat: int) -> Prompt[str]:
    """Make the question where somebody goes; the game asks next who it is (LA-8.8)."""
    p = h.find_player(seat)
    options = [*_list_outings(h, p), _BREAK_BY_CHOICE, NEVER_MIND]
    text = Message("goes-where")
    return h.t.choice(seat, text, options, default=BACK, topic="where", rule="LA-8.8")


# -- Explore -------------------------------------------------------------------------------------


def _list_suggested_outings(
    h: Here, p: Player, outings: Outings
) -> tuple[list[Option], list[Option]]:
    """List the options for the slots that can be explored, each with who goes and what they do
    there; apart from them, those that may kill somebody or bring nothing home. Note the same in
    `outings`, which then belongs to this question alone."""
    outings.clear()
    active, team, has_fame = p.in_zone("active"), parties.find_team(p), p.has_fame
    facts: dict[str, tuple[int, str, tuple[str, ...], Text, Party, Suggested, bool, int]] = {}
    poor: list[str] = []
    for index, slot, name in _list_named_slots(h, p, active):
        party = parties.suggest_party(p, team, slot, zone.find_skill_cost(index))
        plan = explore.suggest_plan(h.s, p, index, party)
        outings[index] = party, plan
        deadly = parties.is_deadly(p, slot, party)
        short = bonus_plans.count_shortage(p, plan.tokens, food=party.food)
        key, there = f"explore:{index + 1}", tuple(slot.blocks)
        facts[key] = index, slot.card, there, name, party, plan, deadly, short
        repaid = party.food if {*plan.tokens} == {"P"} else 0
        if deadly or 0 < len(plan.tokens) <= short + repaid:
            poor.append(key)

    def make_words(key: str) -> tuple[Text, Text]:
        index, card, there, label, party, plan, deadly, short = facts[key]
        if party.food or len(active) > 1:
            label = ClippedLabel("explore-with", name=label, party=party.description)
        taken = (plan.tokens,) if plan.tokens else there
        more = {"food": party.food, "has_fame": has_fame, "deadly": deadly}
        return label, _describe_outing(index, card, taken, plan.does, short, **more)

    def make_data(key: str) -> Data:
        _, _, _, _, (crew, food), plan, _, _ = facts[key]
        data = {"who": " ".join(crew), "food": food, "tokens": plan.tokens}
        return {**data, "then": plan.plan.then, "others": plan.others}

    options = {key: OptionToCome(key, "explore", make_words, make_data) for key in facts}
    good: list[Option] = [option for key, option in options.items() if key not in poor]
    return good, [options[key] for key in poor]


def _list_outings(h: Here, p: Player) -> list[Option]:
    """List the options for the slots that can be explored, with all that is left there."""
    return [
        Option(
            f"explore:{index + 1}",
            "explore",
            name,
            _describe_outing(index, slot.card, tuple(slot.blocks), "", 0, has_fame=p.has_fame),
        )
        for index, slot, name in _list_named_slots(h, p, p.in_zone("active"))
    ]


def _list_named_slots(h: Here, p: Player, active: Sequence[Crew]) -> list[tuple[int, Slot, Text]]:
    """List the slots that can be explored, with the names of their cards. If the same card lies
    there twice, its name includes the slot."""
    found = explore.list_explorable_slots(h.s.zone, p, active)
    names = [name_of(slot.card) for _, slot in found]
    doubled = len({*names}) < len(names)
    return [
        (index, slot, _name_slot(name, index) if doubled and names.count(name) > 1 else name)
        for (index, slot), name in zip(found, names, strict=True)
    ]


def _name_slot(name: DeckText, index: int) -> Message:
    return Message("card-in-slot", name=name, slot=index + 1)


@lru_cache(maxsize=1024)
def _describe_outing(
    index: int,
    card: str,
    taken: tuple[str, ...],
    does: Text,
    short: int,
    *,
    has_fame: bool,
    food: int = 0,
    deadly: bool = False,
) -> Message:
    """Describe what an outing costs, finds and `does` afterwards. `short`: how many of the tokens
    find no room. `has_fame`: whether the player has Fame to lose. `food`: what the party eats.
    `deadly`: whether Contamination would take somebody's last skill."""
    return ShortDetail(
        "explore-detail",
        skill=zone.find_skill_cost(index),
        food=food,
        risk="dies" if deadly else "none",
        bonus=does or "none",
        find=_describe_find(card, taken, has_fame=has_fame),
        short=short,
    )


def _explore_freely(h: Here, seat: int, index: int) -> Play[bool]:
    """Explore a slot with those whom the player chooses, and for what they choose. Return False if
    the player turned back."""
    slot = h.s.zone[index]
    assert slot is not None
    chosen = yield from parties.ask_party(h, seat, slot, zone.find_skill_cost(index))
    return chosen is not None and (yield from explore.resolve_outing(h, seat, index, chosen))


def _describe_find(card: str, blocks: tuple[str, ...], *, has_fame: bool) -> Message:
    data = CARDS[card]
    if data.kind == "survivor":
        said = {"skill": data.skill, "tells": data.tells, "ability": data.ability}
        return Message("find-survivor", **said)
    if card in PARTS:
        return trucks.describe_find(PARTS[card])
    return zone.describe_slot(card, blocks, has_fame=has_fame)


# -- Take a Break (LA-8.47 to LA-8.49) -----------------------------------------------------------


BREAK_IN_WORDS = Message("the-break")
_BREAK_BY_CHOICE = Option(BREAK, "break", Message("take-break"), Message("take-break-detail"))


def _make_break_option(p: Player, best: Option) -> Option:
    """Make the option to Take a Break, with who rests and for what in the `best` Break."""
    label = Message("break", who=read_raw_text(best, "label"))
    about = read_raw_text(best, "detail")
    boxes = [convoy.label_box(p, ref) for ref in _choose_repaired_boxes(p, best.data["repairs"])]
    detail = (
        ShortDetail("break-detail-repairs", about=about, boxes=boxes)
        if boxes
        else ClippedDetail("capitalised", text=about)
    )
    return Option(BREAK, "break", label, detail, best.data)


def _choose_repaired_boxes(p: Player, repairs: int) -> list[str]:
    """Choose the boxes that a suggested Break repairs."""
    return convoy.choose_default_repairs(p, repairs)


def _rest_somebody(h: Here, seat: int, *, freely: bool) -> Play[bool]:
    """Take a Break with one Survivor; returns False if the player changed their mind. `freely`: the
    player picks the Survivor and how to split the points; otherwise the suggestion is used."""
    p = h.find_player(seat)
    options = _list_break_options(p)
    chosen = options[0].id
    if freely and len(options) > 1:
        text = Message("break-who")
        chosen = yield from h.choose(
            seat, text, [*options, NEVER_MIND], default=chosen, topic="break", rule="LA-8.47"
        )
    if chosen == BACK:
        return False
    card, _, repairs = chosen.partition(":")
    refs = None if freely else _choose_repaired_boxes(p, int(repairs))
    yield from take_a_break(h, seat, p.crew_of(card), int(repairs), refs)
    return True


def _list_break_options(p: Player) -> list[Option]:
    """List who may rest, with each way to split the points; the highest skill and the most Repairs
    come first (LA-8.3)."""
    rested = sorted(p.in_zone("active"), key=lambda one: (-p.find_skill(one), one.name))
    room, damaged = FURY[-1] - p.fury, len(p.list_damaged_boxes())
    return [
        _make_rest_option(one.card, p.find_skill(one), one.counters, n, room)
        for one in rested
        for n in range(min(p.find_skill(one), damaged), -1, -1)
    ]


@cache
def _make_rest_option(card: str, skill: int, counters: int, repairs: int, room: int) -> Option:
    """Make the option of one Break; `room`: how much more Fury the track can take."""
    points = skill - repairs
    about = Message("break-points", about=describe_skill(skill, counters), points=skill)
    if points > room:
        about = ShortDetail("room-for-fury", about=about, room=room)
    label = Message("break-split", name=name_of(card), repairs=repairs, fury=points)
    data = {"who": card, "repairs": repairs, "fury": points}
    return Option(f"{card}:{repairs}", "break", label, about, data)


def take_a_break(
    h: Here, seat: int, one: Crew, repairs: int, refs: list[str] | None = None
) -> Play[None]:
    """Let one Survivor rest. `repairs` points of the skill repair the boxes `refs`, or those that
    the player chooses if None; the other points bring Fury."""
    p = h.find_player(seat)
    points = p.find_skill(one)
    one.zone = "rest"
    told = Message("takes-break", player=h.name_seat(seat), survivor=one.name)
    h.tell(told, kind="break", seat=seat)
    if points > repairs:
        fury.gain_fury(h, seat, points - repairs, why=BREAK_IN_WORDS)
    yield from damage.repair_damage(h, seat, repairs, refs=refs, why=BREAK_IN_WORDS)
