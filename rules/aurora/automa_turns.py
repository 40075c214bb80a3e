"""What the Last Automa does in each phase (LA-20.8 to LA-20.46)."""

from __future__ import annotations

from rules.engine import Offer, Option, Play

from . import automa, convoy, gains, harm, loot, moving, outcomes, zone
from .boxes import NAMES
from .cards import Action, Enemy, Location, Part, Survivor
from .decks import CARDS, DECKS, ENEMIES, brief
from .maps import LAST, Link, Space, number, region
from .state import AUTOMA, Automa, Foe, Slot, State
from .turn import Here

SLOT_OF_SKILL = {1: 0, 3: 4}
TWOS = (1, 2, 3)
ENDS = ("AC1", "AC3", "AC4", "AC6")
"""Action cards with an End of Round ability (LA-20.21)."""
CANCEL = "Do you lay down a contaminated Survivor of the Automa, and cancel an end of its round?"


# -- Exploration (LA-20.8 to LA-20.20) -----------------------------------------------------------


def draw_pile(h: Here) -> None:
    """As many Action cards as it has Survivors, face down (LA-20.8)."""
    a = automa.the_automa(h.s)
    a.pile, a.revealed, a.cancelled, a.explored = [], [], [], 0
    for _ in range(a.survivors):
        if not a.deck:
            a.deck, a.discards = h.t.rng.shuffle(a.discards), []
        if a.deck:
            a.pile.append(a.deck.pop())


def explore(h: Here) -> None:
    """Reveal the next card and act on it; without one it passes (LA-20.9)."""
    s = h.s
    a = automa.the_automa(s)
    if not a.pile:
        return
    h.t.reveal()
    card = DECKS.actions[a.pile.pop()]
    a.revealed.append(card.id)
    a.explored += 1
    h.tell(f"The Automa turns over {card.id}: skill {card.skill}.", kind="automa", card=card.id)
    index = _slot(s, card)
    if index is None:
        h.tell("It finds nothing there.", kind="automa")
        return
    slot = s.zone[index]
    assert slot is not None
    if isinstance(CARDS[slot.card], Enemy):
        _meet(h, card)
        return
    _take(h, index, slot, card)


def _slot(s: State, card: Action) -> int | None:
    """Which slot the Action card explores (LA-20.11, LA-20.12)."""
    if card.skill != 2:
        index = SLOT_OF_SKILL[card.skill]
        return index if s.zone[index] is not None else None
    order = TWOS if card.arrow == "left" else TWOS[::-1]
    for wanted in card.priority:
        for index in order:
            slot = s.zone[index]
            if slot is not None and _kind(slot) == wanted:
                return index
    return None


def _kind(slot: Slot) -> str:
    card = CARDS[slot.card]
    return "convoy" if isinstance(card, Part) else card.kind


def _meet(h: Here, card: Action) -> None:
    """An Enemy in the slot: only the card's own text; the Enemy stays (LA-20.18)."""
    a = automa.the_automa(h.s)
    if card.id == "AC2":
        automa.gain(h, "PA" if a.hard else "P")
    elif card.id == "AC3":
        automa.gain(h, "F")


def _take(h: Here, index: int, slot: Slot, action: Action) -> None:
    s = h.s
    card = CARDS[slot.card]
    h.tell(f"The Automa goes to {card.name}.", kind="automa", card=card.id)
    if isinstance(card, Location):
        if card.effect == "damage":
            automa.damaged(h, 1)
        elif card.effect == "contamination":
            automa.contaminated(h)
        elif card.effect == "fame":
            automa.fame(h, -1)
        first, second = (0, 1) if action.arrow == "left" else (1, 0)
        side = first if slot.blocks[first] else second
        block, slot.blocks[side] = slot.blocks[side], ""
        automa.gain(h, block)
        if any(slot.blocks):
            return
    elif isinstance(card, Part):
        automa.repair(h)
    elif isinstance(card, Survivor):
        automa.recruit(h)
    s.common.append(card.id)
    s.zone[index] = None
    zone.close_gap(h, index)


# -- Rest and Movement (LA-20.24 to LA-20.28) ----------------------------------------------------


def rest(h: Here) -> None:
    """Food for Action cards, face up to the right, while the deck lasts (LA-20.24)."""
    a = automa.the_automa(h.s)
    while a.food and a.deck:
        h.t.reveal()
        a.food -= 1
        a.revealed.append(a.deck.pop())
        h.tell(f"The Automa eats, and turns over {a.revealed[-1]}.", kind="automa")


def move(h: Here) -> Play[None]:
    """Its cards first, then at full speed towards the highest number (LA-20.25 to LA-20.28)."""
    s = h.s
    a = automa.the_automa(s)
    a.speed, a.tracks = 0, False
    for card in a.revealed:
        yield from _before_it_moves(h, a, card)
    points = automa.BASE_SPEED + a.speed + a.fuel
    points += automa.works(a, *automa.SPEED_BOX)
    points += moving.distance_of(s, AUTOMA, 0) >= moving.FAR_BEHIND
    points = max(0, points - (moving.STORM if s.storm else 0))
    a.fuel = 0
    way = path(s, a.space, points, shortcut=a.tracks and not s.storm)
    start = a.space
    if way:
        a.space = way[-1][1]
        h.tell(f"The Automa drives from {start} to {a.space}.", kind="move", space=a.space)
    for link, _ in way:
        _cross(h, link)
    if way:
        _arrive(h, a)


def _before_it_moves(h: Here, a: Automa, card: str) -> Play[None]:
    """The Movement abilities, from the leftmost card on (LA-20.20, LA-20.21)."""
    if card == "AC2":
        if a.fuel:
            automa.gain(h, "FA", why=card)
        else:
            automa.gain(h, "FF" if a.hard else "F", why=card)
    elif card == "AC3":
        yield from _tribute(h, a)
    elif card == "AC5":
        a.tracks = True
        a.speed += a.hard
    elif card == "AC6":
        automa.treat(h, 2 if a.hard else 1, why=card)


def _tribute(h: Here, a: Automa) -> Play[None]:
    """The player discards 1 Food; against the hard Automa 1 Food or 1 Ammo (LA-20.22)."""
    p = h.player(0)
    options = []
    if a.hard and p.count("A"):
        options.append(Option("A", "choose", "1 Ammo"))
    if p.count("P"):
        options.append(Option("P", "choose", "1 Food"))
    if not options:
        return
    lost = yield from h.choose(
        0, "AC3, before the Automa moves: what do you discard?", options, rule="LA-20.22"
    )
    convoy.drop(p, gains.RESOURCE[lost])
    h.tell(f"AC3: {h.name(0)} discards 1 {NAMES[lost]}.", kind="token", seat=0)


def path(s: State, at: Space, points: int, *, shortcut: bool) -> list[tuple[Link, Space]]:
    """The links that the Automa takes, each with the space it leads to (LA-20.27, LA-20.28)."""
    way: list[tuple[Link, Space]] = []
    while points and at != LAST:
        cuts = _cuts(s, at) if shortcut else []
        if cuts:
            link = cuts[0]
            shortcut = False
        else:
            roads = _roads(s, at)
            if not roads:
                break
            link = min(
                roads,
                key=lambda road: (_to_a_cut(s, road.other(at)) if shortcut else 0, road.other(at)),
            )
        at = link.other(at)
        way.append((link, at))
        points -= 1
    return way


def _roads(s: State, at: Space) -> list[Link]:
    return [
        link
        for link in s.map.links[at]
        if link.shortcut is None
        and number(link.other(at)) > number(at)
        and link.other(at) not in s.map.dead_ends
    ]


def _cuts(s: State, at: Space) -> list[Link]:
    """Shortcuts ahead that are open: the furthest first, then the gentlest."""
    found = [
        link
        for link in s.map.links[at]
        if link.shortcut is not None
        and link.id not in s.closed
        and number(link.other(at)) > number(at)
    ]
    return sorted(found, key=lambda link: (-number(link.other(at)), _penalties(link)))


def _penalties(link: Link) -> int:
    assert link.shortcut is not None
    return link.shortcut.damage + link.shortcut.contamination


def _to_a_cut(s: State, at: Space) -> int:
    """Steps to the first Shortcut on the roads ahead; far more than there are, where none is."""
    reached, steps = {at}, 0
    while reached:
        if any(_cuts(s, space) for space in reached):
            return steps
        reached = {link.other(space) for space in reached for link in _roads(s, space)}
        steps += 1
    return number(LAST)


def _cross(h: Here, link: Link) -> None:
    s = h.s
    if link.avalanche and link.id not in s.closed:
        s.closed.append(link.id)
    if s.mine == link.id:
        s.mine = None
        automa.damaged(h, 2, why="Land Mine")
    if link.shortcut is not None:
        for _ in range(link.shortcut.contamination):
            automa.contaminated(h, why="Shortcut")
        automa.damaged(h, link.shortcut.damage, why="Shortcut")


def _arrive(h: Here, a: Automa) -> None:
    counter = h.s.waypoints.get(a.space)
    if counter == "C":
        automa.contaminated(h, why=f"Waypoint {a.space}")
    elif counter is not None:
        del h.s.waypoints[a.space]
        automa.gain(h, counter, why=f"Waypoint {a.space}")


# -- Fire (LA-20.36 to LA-20.42) -----------------------------------------------------------------


def fire(h: Here) -> None:
    """While it has Ammo and Weapons, the rightmost first (LA-20.36, LA-20.37)."""
    s = h.s
    a = automa.the_automa(s)
    a.fired = []
    while a.ammo:
        foe = _aim(s, a)
        weapon = _weapon(a)
        if foe is None or weapon is None:
            return
        row, column = weapon
        a.fired.append(f"{row}{column}")
        a.ammo -= 1
        outcome = outcomes.draw(h)
        points = outcome.weapons[automa.WEAPONS[weapon] - 1]
        name = ENEMIES[foe.card].name
        box = f"Weapon {automa.WEAPONS[weapon]} (row {row}, column {column})"
        jams = ", and it jams" if outcome.jams else ""
        told = f"The Automa fires {box} at {name}: {points} damage{jams}."
        h.tell(told, kind="fire", outcome=outcome.id)
        if outcome.jams:
            a.rows[row][column - 1] = True
        _inflict(h, foe, points)


def _weapon(a: Automa) -> tuple[str, int] | None:
    found = [
        (row, column)
        for row, column in automa.WEAPONS
        if automa.works(a, row, column) and f"{row}{column}" not in a.fired
    ]
    return min(found, key=lambda box: (-box[1], box[0])) if found else None


def _aim(s: State, a: Automa) -> Foe | None:
    """By the arrow of the first Action card revealed in the Exploration Phase: right the highest
    Enemy, left the lowest (LA-20.23, LA-20.36)."""
    here = [foe for foe in s.foes if foe.region == region(a.space)]
    here.sort(key=lambda foe: ENEMIES[foe.card].number)
    if not here:
        return None
    right = bool(a.explored) and DECKS.actions[a.revealed[0]].arrow == "right"
    return here[-1] if right else here[0]


def _inflict(h: Here, foe: Foe, points: int) -> None:
    for _ in range(points):
        if foe.filled == len(foe.boxes):
            break
        reward = foe.boxes[foe.filled]
        foe.filled += 1
        if reward == loot.TARGET:
            _take_aim(h.s, foe)
        elif reward == loot.FAME:
            automa.fame(h, 1)
        elif reward != "-":
            automa.gain(h, reward)
    if foe.filled == len(foe.boxes):
        loot.defeat(h, foe)


def _take_aim(s: State, foe: Foe) -> None:
    """From its board; with none left there, all its counters come over (LA-20.40, LA-20.41)."""
    if s.counters_left(AUTOMA):
        foe.targets[AUTOMA] = foe.targets.get(AUTOMA, 0) + 1
        return
    for other in s.foes:
        if other is not foe:
            foe.targets[AUTOMA] = foe.targets.get(AUTOMA, 0) + other.targets.pop(AUTOMA, 0)


# -- End of Round (LA-20.43 to LA-20.46) ---------------------------------------------------------


def end_of_round(h: Here) -> Play[None]:
    """Its End of Round abilities, those that the player does not cancel; then its cards go."""
    a = automa.the_automa(h.s)
    yield from _cancel(h, a)
    for card in [card for card in a.revealed if card not in a.cancelled]:
        yield from _end(h, a, card)
    a.standing = [True] * a.contaminated
    a.discards += [*a.revealed, *a.pile]
    a.revealed, a.pile, a.cancelled = [], [], []


def _cancellable(a: Automa) -> list[Option]:
    """The variant: a contaminated Survivor laid down cancels one of these (LA-20.46)."""
    if not a.variant or True not in a.standing:
        return []
    return [
        Option(card, "cancel", card, _end_in_words(card, hard=a.hard))
        for card in a.revealed
        if card in ENDS and card not in a.cancelled
    ]


def beside(h: Here) -> list[Offer]:
    """An end of the round may be cancelled in any phase; in the last one the player is asked."""
    a = h.s.automa
    options = _cancellable(a) if a is not None and h.s.phase != "end" else []
    if not options:
        return []
    return [
        (
            "cancel",
            h.t.choice(0, CANCEL, options, default=options[0].id, optional=True, rule="LA-20.46"),
        )
    ]


def cancel(h: Here, card: str) -> None:
    """Lay down a contaminated Survivor: the card's end of the round does not happen."""
    a = automa.the_automa(h.s)
    a.cancelled.append(card)
    a.standing[a.standing.index(True)] = False
    told = f"{h.name(0)} lays down one of the Automa's contaminated Survivors: {card} is cancelled."
    h.tell(told, kind="automa", card=card)


def _cancel(h: Here, a: Automa) -> Play[None]:
    options, standing = _cancellable(a), a.standing.count(True)
    if not options:
        return
    text = (
        f"The Automa has {standing} contaminated to lay down. Which of its ends of the round "
        "do you cancel?"
    )
    chosen = yield from h.ask(
        lambda: h.t.choices(
            0, text, options, default=[], most=standing, topic="cancel", rule="LA-20.46"
        )
    )
    for card in chosen:
        cancel(h, card)


def _end_in_words(card: str, *, hard: bool) -> str:
    """What a card does at the end of the round: the last part of its text."""
    text = DECKS.actions[card].hard if hard else DECKS.actions[card].standard
    return brief(text[text.index("End of Round") :])


def _end(h: Here, a: Automa, card: str) -> Play[None]:
    p = h.player(0)
    if card == "AC1":
        for _ in range(2 if a.hard else 1):
            row = outcomes.draw(h).letter
            a.rows[row][: a.column] = [False] * a.column
            h.tell(f"{card}: The Automa repairs row {row}.", kind="automa")
    elif card == "AC3":
        yield from harm.damage(h, 0, 1, why=card)
    elif card == "AC4" and a.food >= (1 if a.hard else 2):
        a.food -= 1 if a.hard else 2
        yield from harm.damage(h, 0, 1, why=card)
        if a.hard or p.fame > a.fame:
            yield from gains.fame(h, 0, -1, why=card)
    elif card == "AC6" and a.ammo:
        a.ammo -= 1
        yield from gains.fame(h, 0, -1, why=card)


def next_round(a: Automa) -> None:
    """The counter moves right and uncovers a box of row A (LA-20.44, LA-20.45)."""
    if a.column < automa.COLUMNS:
        a.column += 1
        a.rows["A"][a.column - 1] = False
