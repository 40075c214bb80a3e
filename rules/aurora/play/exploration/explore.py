"""Explore: what a party finds in a slot, and what it costs them (LA-8.8 to LA-8.46)."""

from collections.abc import Sequence

from rules.aurora.model.cards import Location, Part, Survivor
from rules.aurora.model.decks import CARDS, name_of
from rules.aurora.model.players import Crew, Player
from rules.aurora.model.state import Slot, State
from rules.aurora.play import contamination, fame, resources, survivors
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy, damage, trucks
from rules.aurora.play.exploration import bonus, bonus_plans, encounters, zone
from rules.aurora.play.exploration.bonus import BonusTakers
from rules.aurora.play.exploration.bonus_plans import Plan, Suggested
from rules.aurora.play.exploration.parties import Party
from rules.aurora.play.survivors import use_if_able
from rules.aurora.words import Message
from rules.engine import Option, Play, Prompt
from rules.kit.turns import Gone


def list_explorable_slots(
    slots: Sequence[Slot | None], p: Player, active: Sequence[Crew]
) -> list[tuple[int, Slot]]:
    """List the slots that a player with these Active Survivors could explore now (LA-8.8, LA-8.9,
    LA-8.39, LA-8.40)."""
    most = sum([p.find_skill(one) for one in active]) + p.count_tokens("P")
    return [
        (index, slot)
        for index, (slot, cost) in enumerate(zip(slots, zone.COSTS, strict=True))
        if slot is not None
        and most >= cost
        and _can_explore(p, slot)
        and most - encounters.count_kept_food(p, slot) >= cost
    ]


def _can_explore(p: Player, slot: Slot) -> bool:
    kind = CARDS[slot.card].kind
    if kind == "survivor":
        return p.could_hold("S")
    return kind != "enemy" and (kind != "encounter" or any(encounters.list_deals(p, slot)))


def suggest_plan(s: State, p: Player, index: int, party: Party) -> Suggested:
    """Suggest what this party does in a slot."""
    slot = s.zone[index]
    assert slot is not None
    crew = [p.crew_of(card) for card in party.crew]
    return bonus_plans.suggest_slot_plan(
        s, p, slot, BonusTakers(index, crew, p.find_able_survivor("explorer"))
    )


def resolve_outing(
    h: Here, seat: int, index: int, party: Party, plan: Plan | None = None
) -> Play[bool]:
    """Do the whole action, by this plan or by one that the player chooses. Return False if they
    turned back before anything happened."""
    s, p = h.s, h.find_player(seat)
    slot = s.zone[index]
    assert slot is not None
    crew = [p.crew_of(card) for card in party.crew]
    explorer = p.find_able_survivor("explorer")
    offers = BonusTakers(index, crew, explorer)
    plan = plan or (yield from bonus_plans.ask_plan(h, seat, slot, offers))
    if plan is None:
        return False
    goes: dict[str, Crew] = {one.ability: one for one in crew if not one.used}
    hermit = goes.get("hermit")
    _set_out(h, seat, slot, crew, party.food)
    try:
        if plan.first:
            yield from _resolve_bonus(h, seat, plan.first, offers, hermit)
        yield from _resolve_card(h, seat, index, crew, plan.block, goes=goes)
        if not plan.first:
            then = yield from bonus_plans.ask_later_bonus(h, seat, plan, offers)
            if then:
                yield from _resolve_bonus(h, seat, then, offers, hermit)
        _bring_party_back(h, seat, crew)
    except Gone:
        zone.close_gap(h, index)
        raise
    zone.close_gap(h, index)
    return True


def _resolve_bonus(
    h: Here, seat: int, key: str, offers: BonusTakers, hermit: Crew | None
) -> Play[None]:
    """Do a Bonus Action. One of another slot uses up the Explorer for the round (LA-14.11)."""
    if offers.explorer is not None and not key.startswith(f"{offers.index + 1}."):
        offers.explorer.used = True
    yield from bonus.carry_out(h, seat, key, offers.crew, hermit)


def _set_out(h: Here, seat: int, slot: Slot, crew: Sequence[Crew], food: int) -> None:
    p = h.find_player(seat)
    for _ in range(food):
        convoy.drop_token(p, "P")
    told = Message(
        "explores",
        player=h.name_seat(seat),
        crew=[one.name for one in crew],
        each=[Message("the-card", card=one.card, name=one.name) for one in crew],
        count=len(crew),
        card=slot.card,
        name=name_of(slot.card),
        food=food,
    )
    h.tell(told, kind="explore", seat=seat)


def _bring_party_back(h: Here, seat: int, crew: Sequence[Crew]) -> None:
    """Move the party to the Exhausted Zone, the Leader to the Rest Zone (LA-8.12, LA-8.13), and
    remove Survivors at skill 0 (LA-5.15)."""
    for one in h.find_player(seat).crew:
        if one in crew:
            one.zone = "rest" if one.ability == "leader" else "exhausted"
    contamination.remove_dead_survivors(h, seat)


# -- the card ------------------------------------------------------------------------------------


def _resolve_card(
    h: Here, seat: int, index: int, crew: Sequence[Crew], block: str, *, goes: dict[str, Crew]
) -> Play[None]:
    """Do what the card does. A card that leaves its slot leaves before it takes effect. `block`:
    the block to take from a Location, or "" if not chosen yet."""
    s = h.s
    slot = s.zone[index]
    assert slot is not None
    card = CARDS[slot.card]
    if isinstance(card, Location):
        yield from _resolve_location(h, seat, card, crew, goes=goes)
        yield from _take_a_block(h, seat, index, slot, block)
    elif isinstance(card, Survivor):
        s.zone[index] = None
        if not (yield from survivors.recruit_survivor(h, seat, card.id)):
            s.zone[index] = slot
    elif isinstance(card, Part):
        s.zone[index] = None
        yield from trucks.ask_place_for_part(h, seat, card.id)
    else:
        options = list(encounters.list_deals(h.find_player(seat), slot))
        if not options:
            h.tell(Message("nothing-to-deal", name=card.name), kind="explore", seat=seat)
            return
        chosen = options[0].id
        if len(options) > 1:
            chosen = yield from h.ask(lambda: _offer_deals(h, seat, slot))
        sold = (yield from encounters.ask_whom_to_sell(h, seat)) if chosen == "sell" else ""
        if sold == encounters.NOBODY:
            told = Message("hands-nobody-over", name=card.name, player=h.name_seat(seat))
            h.tell(told, kind="explore", seat=seat)
            return
        if chosen in encounters.LEAVES:
            s.zone[index] = None
            s.common.append(card.id)
        yield from encounters.resolve_deal(h, seat, slot, chosen, goes.get("preacher"), sold=sold)


def _offer_deals(h: Here, seat: int, slot: Slot) -> Prompt[str]:
    """Make the question which deal to make. It is made again if the player uses a Hazmat Suit,
    because they can no longer trade that."""
    options = list(encounters.list_deals(h.find_player(seat), slot))
    text = Message("do-what", name=name_of(slot.card))
    return h.t.choice(seat, text, options, default=options[0].id, topic="deal", rule="LA-8.40")


def _resolve_location(
    h: Here, seat: int, card: Location, crew: Sequence[Crew], *, goes: dict[str, Crew]
) -> Play[None]:
    """Apply what a Location does to the party that searches it (LA-8.20 to LA-8.23)."""
    if card.effect == "damage":
        yield from damage.resolve_damage(h, seat, 1, why=card.name)
    elif card.effect == "contamination" and not use_if_able(goes.get("hermit")):
        alive = [one for one in h.find_player(seat).crew if one in crew]
        yield from contamination.contaminate_survivor(h, seat, alive, why=card.name)
    elif card.effect == "fame" and not use_if_able(goes.get("preacher")):
        yield from fame.change_fame(h, seat, -1, why=card.name)


def _take_a_block(h: Here, seat: int, index: int, slot: Slot, chosen: str) -> Play[None]:
    """Take all tokens of one block; a Location with no block left goes (LA-8.24 to LA-8.29)."""
    if not chosen:
        text = Message("take-what", name=name_of(slot.card), effect="none")
        blocks = [
            Option(block.key, "explore", block.words, data={"tokens": block.tokens})
            for block in zone.list_blocks(slot)
        ]
        chosen = yield from h.choose(seat, text, blocks, topic="block", rule="LA-8.24")
    tokens, slot.blocks[int(chosen)] = slot.blocks[int(chosen)], ""
    if not any(slot.blocks):
        h.s.zone[index] = None
        h.s.common.append(slot.card)
    yield from resources.gain_tokens(h, seat, tokens, why=name_of(slot.card))
