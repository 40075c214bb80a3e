"""Explore: who goes to which slot, what they find there, and what it costs them (LA-8.8 to
LA-8.46)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Illegal, Option, Play, Prompt
from rules.kit.turns import Gone
from rules.kit.words import listed

from . import (
    bonus,
    contamination,
    convoy,
    damage,
    encounters,
    exploration_zone,
    fame,
    resources,
    survivors,
    trucks,
)
from .cards import Location, Part, Survivor
from .context import BACK, Here
from .decks import CARDS, name_of
from .players import Crew, Player
from .state import Slot
from .survivors import crew_option, serves

SIDES = ("the left block", "the right block")
NEVER_MIND = Option(BACK, "explore", "Never mind", "Nothing has happened yet.")


def explorable(
    slots: Sequence[Slot | None], p: Player, active: Sequence[Crew]
) -> list[tuple[int, Slot]]:
    """The slots that a player with these Active could explore now (LA-8.8, LA-8.9, LA-8.39,
    LA-8.40)."""
    most = sum([p.skill(one) for one in active]) + p.count("P")
    return [
        (index, slot)
        for index, (slot, cost) in enumerate(zip(slots, exploration_zone.COSTS, strict=True))
        if slot is not None and most >= cost and _open(p, slot)
    ]


def _open(p: Player, slot: Slot) -> bool:
    kind = CARDS[slot.card].kind
    if kind == "survivor":
        return p.could_hold("S")
    return kind != "enemy" and (kind != "encounter" or any(encounters.options(p, slot)))


def explore(h: Here, seat: int, index: int) -> Play[bool]:
    """The whole action. Returns False where the player turned back before anything happened."""
    s, p = h.s, h.player(seat)
    slot = s.zone[index]
    assert slot is not None
    cost = exploration_zone.cost_of(index)
    crew = yield from _who_goes(h, seat, slot, cost)
    food = cost - sum(p.skill(one) for one in crew)
    if not crew or (food > 0 and not (yield from _feed(h, seat, crew, food))):
        return False
    explorer = p.able("explorer")
    goes: dict[str, Crew] = {one.ability: one for one in crew if not one.used}
    before = bonus.offered(s, p, index, crew, any_slot=explorer is not None)
    taken = BACK
    if before:
        later = Option("later", "explore", "The card first", "A Bonus Action may follow.")
        text = f"{name_of(slot.card)}: a Bonus Action first?"
        taken = yield from h.choose(
            seat,
            text,
            [later, *before, NEVER_MIND],
            topic="bonus",
            data={"card": slot.card},
            rule="LA-8.11",
        )
        if taken == BACK:
            return False
    _set_out(h, seat, slot, crew, max(0, food))
    hermit = goes.get("hermit")
    offers = (index, crew, explorer)
    try:
        if taken not in (BACK, "later"):
            yield from _bonus(h, seat, taken, offers, hermit)
        yield from _card_action(h, seat, index, crew, goes=goes)
        if taken in (BACK, "later"):
            after = bonus.offered(s, p, index, crew, any_slot=explorer is not None)
            none = Option("none", "explore", "No Bonus Action")
            taken = yield from h.choose(
                seat, "A Bonus Action now?", [none, *after], topic="bonus", rule="LA-8.42"
            )
            if taken != "none":
                yield from _bonus(h, seat, taken, offers, hermit)
        _come_back(h, seat, crew)
    except Gone:
        exploration_zone.close_gap(h, index)
        raise
    exploration_zone.close_gap(h, index)
    return True


def _bonus(
    h: Here, seat: int, key: str, offers: tuple[int, list[Crew], Crew | None], hermit: Crew | None
) -> Play[None]:
    """A Bonus Action; one of another slot is the Explorer's doing, once a round (LA-14.11)."""
    index, crew, explorer = offers
    if explorer is not None and not key.startswith(f"{index + 1}."):
        explorer.used = True
    yield from bonus.carry_out(h, seat, key, crew, hermit)


# -- who goes (LA-8.9, LA-8.10, LA-8.15 to LA-8.17) ----------------------------------------------


def _who_goes(h: Here, seat: int, slot: Slot, cost: int) -> Play[list[Crew]]:
    """The Survivors who go; none: the player turns back."""
    p = h.player(seat)
    active = p.in_zone("active")
    if len(active) == 1:
        return active

    def build() -> Prompt[list[str]]:
        able = sorted(active, key=lambda one: (p.skill(one) < cost, p.skill(one), one.name))
        food = p.count("P")
        spare = f" Food adds 1 each; you have {food}." if food else ""
        return h.t.choices(
            seat,
            f"Who goes to {name_of(slot.card)}? It takes skill {cost}.{spare} To turn back, name "
            "nobody.",
            [crew_option(p, one, "explore") for one in able],
            default=[],
            least=0,
            most=len(active),
            check=lambda chosen: may_go(p, chosen, cost),
            way_out=BACK,
            topic="crew",
            data={"card": slot.card, "skill": cost},
            rule="LA-8.9",
        )

    chosen = yield from h.ask(build)
    return [one for one in active if one.card in chosen]


def may_go(p: Player, chosen: Sequence[str], cost: int) -> None:
    """Raises Illegal unless these Survivors may go together (LA-8.10)."""
    if not chosen:
        return
    crew = [p.crew_of(card) for card in chosen]
    skill = sum(p.skill(one) for one in crew)
    food = p.count("P")
    if skill + food < cost:
        raise Illegal(
            f"Together they reach {skill}, with your Food {skill + food}; take {cost}.",
            rule="LA-8.9",
        )
    for one in crew:
        if len(crew) > 1 and p.skill(one) >= cost:
            raise Illegal(f"{one.name} reaches {cost} alone, and then goes alone.", rule="LA-8.10")


def _feed(h: Here, seat: int, crew: Sequence[Crew], food: int) -> Play[bool]:
    """Spend the Food that makes up for what skill they lack. Returns whether they go."""
    p = h.player(seat)
    who = listed([one.name for one in crew])
    skill = sum(p.skill(one) for one in crew)
    chosen = yield from h.choose(
        seat,
        f"It takes skill {skill + food}, and {who} has {skill}. Spend Food for the rest?"
        if len(crew) == 1
        else f"It takes skill {skill + food}, and {who} have {skill}. Spend Food for the rest?",
        [
            Option("feed", "feed", f"Spend {food} Food", f"You have {p.count('P')}."),
            Option(BACK, "feed", "Never mind", "Nothing has happened yet."),
        ],
        default=BACK,
        topic="ration",
        rule="LA-8.17",
    )
    return chosen == "feed" and p.count("P") >= food


def _set_out(h: Here, seat: int, slot: Slot, crew: Sequence[Crew], food: int) -> None:
    p = h.player(seat)
    for _ in range(food):
        convoy.drop(p, "P")
    ate = f" on {food} Food" if food else ""
    who = listed([one.name for one in crew])
    goes = "goes" if len(crew) == 1 else "go"
    h.tell(f"{h.name(seat)}: {who} {goes} to {name_of(slot.card)}{ate}.", kind="explore", seat=seat)


def _come_back(h: Here, seat: int, crew: Sequence[Crew]) -> None:
    """To the Exhausted Zone, the Leader to the Rest Zone (LA-8.12, LA-8.13); then whoever is at
    skill 0 dies (LA-5.15)."""
    for one in h.player(seat).crew:
        if one in crew:
            one.zone = "rest" if one.ability == "leader" else "exhausted"
    contamination.die(h, seat)


# -- the card ------------------------------------------------------------------------------------


def _card_action(
    h: Here, seat: int, index: int, crew: Sequence[Crew], *, goes: dict[str, Crew]
) -> Play[None]:
    """What the card does. One that leaves its slot does so before it takes effect."""
    s = h.s
    slot = s.zone[index]
    assert slot is not None
    card = CARDS[slot.card]
    if isinstance(card, Location):
        yield from _effect(h, seat, card, crew, goes=goes)
        yield from _take_a_block(h, seat, index, slot, card)
    elif isinstance(card, Survivor):
        s.zone[index] = None
        if not (yield from survivors.recruit(h, seat, card.id)):
            s.zone[index] = slot
    elif isinstance(card, Part):
        s.zone[index] = None
        yield from trucks.improve(h, seat, card.id)
    else:
        options = list(encounters.options(h.player(seat), slot))
        if not options:
            h.tell(f"{card.name}: there is nothing left to deal with.", kind="explore", seat=seat)
            return
        chosen = options[0].id
        if len(options) > 1:
            chosen = yield from h.ask(lambda: _deals(h, seat, slot))
        sold = (yield from encounters.whom(h, seat)) if chosen == "sell" else ""
        if sold == encounters.NOBODY:
            h.tell(f"{card.name}: {h.name(seat)} hands nobody over.", kind="explore", seat=seat)
            return
        if chosen in encounters.LEAVES:
            s.zone[index] = None
            s.common.append(card.id)
        yield from encounters.deal(h, seat, slot, chosen, goes.get("preacher"), sold=sold)


def _deals(h: Here, seat: int, slot: Slot) -> Prompt[str]:
    """Which deal; made anew when a Hazmat Suit, put on meanwhile, is no longer there to trade."""
    options = list(encounters.options(h.player(seat), slot))
    text = f"{name_of(slot.card)}: what do you do?"
    return h.t.choice(seat, text, options, default=options[0].id, topic="deal", rule="LA-8.40")


def _effect(
    h: Here, seat: int, card: Location, crew: Sequence[Crew], *, goes: dict[str, Crew]
) -> Play[None]:
    """What a Location does to whoever searches it (LA-8.20 to LA-8.23)."""
    if card.effect == "damage":
        yield from damage.take(h, seat, 1, why=card.name)
    elif card.effect == "contamination" and not serves(goes.get("hermit")):
        alive = [one for one in h.player(seat).crew if one in crew]
        yield from contamination.contaminate(h, seat, alive, why=card.name)
    elif card.effect == "fame" and not serves(goes.get("preacher")):
        yield from fame.change(h, seat, -1, why=card.name)


def _take_a_block(h: Here, seat: int, index: int, slot: Slot, card: Location) -> Play[None]:
    """All tokens of one block; a Location with none left goes (LA-8.24 to LA-8.29)."""
    words = [exploration_zone.block_words(block) for block in slot.blocks]
    alike = len({*words}) < len(words)
    blocks = [
        Option(
            str(n),
            "explore",
            f"{words[n]} ({SIDES[n]})" if alike else words[n],
            data={"tokens": block},
        )
        for n, block in enumerate(slot.blocks)
        if block
    ]
    chosen = yield from h.choose(
        seat, f"{card.name}: what do you take?", blocks, topic="block", rule="LA-8.24"
    )
    block, slot.blocks[int(chosen)] = slot.blocks[int(chosen)], ""
    if not any(slot.blocks):
        h.s.zone[index] = None
        h.s.common.append(card.id)
    yield from resources.gain(h, seat, block)
