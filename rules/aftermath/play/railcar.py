"""The railcar: it drives two or three steps of the travel map at once, and each step draws a road
card (AF-26.4 to AF-26.11)."""

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.cards import RoadCard
from rules.aftermath.model.decks import ACTIONS, ROAD
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import CARDS_IN_HAND
from rules.aftermath.play import dials, goals
from rules.aftermath.play.context import Here
from rules.aftermath.play.party import voting
from rules.aftermath.play.travel_map import find_route, name_location
from rules.aftermath.play.turn import skill_tests
from rules.aftermath.words import Message
from rules.engine import Option, Play

HULL = 3
DRIVE_STEPS = (2, 3)
"""How many steps a drive may cover (AF-26.5)."""
CARDS_DRAWN = 3
"""How many action cards a member draws before a road test (AF-26.6)."""


def is_running(s: State) -> bool:
    """Whether the colony has the railcar and it is not a wreck (AF-26.5, AF-26.10)."""
    return s.colony.railcar and s.colony.hull > 0


def gain_railcar(h: Here) -> None:
    """Give the colony the railcar with full hull, unless it has one (AF-26.4)."""
    if not h.s.colony.railcar:
        h.s.colony.railcar, h.s.colony.hull = True, HULL
        h.tell(Message("gains-railcar", hull=HULL), kind="railcar", hull=HULL)
        goals.complete_goals(h)


def drive_railcar(h: Here, to: str) -> Play[None]:
    """Drive to a location by a shortest way, for time +1 in all. At each step the next member meets
    a road card, the driver first. A failed card with a stop, or a wreck, ends the drive at the
    location reached (AF-26.5 to AF-26.10)."""
    s = h.s
    driver = yield from _ask_driver(h)
    told = Message("drives", member=h.name_member(driver), place=name_location(to))
    h.tell(told, kind="travel", location=to, driver=driver)
    yield from dials.change_dials(h, {"time": 1}, Message("the-drive"))
    road = h.t.rng.shuffle(list_road_cards())
    tester = driver
    for step, location in enumerate(find_route(s.location, to)):
        s.location = location
        h.t.note_reveal()
        tester = find_next_member(s, tester) if step else driver
        if not (yield from _resolve_road_card(h, ROAD[road[step]], tester)):
            break
    if s.location != to:
        told = Message("drive-ends", place=name_location(s.location))
        h.tell(told, kind="travel", location=s.location)


def list_road_cards() -> list[str]:
    """List the ids of the twelve road cards, without the railcar's own card (AF-26.4)."""
    return [card.id for card in ROAD.values() if card.id != "railcar" for _ in range(card.copies)]


def find_next_member(s: State, last: Member) -> Member:
    """Find who meets the next card: the next member to the left who is not defeated (AF-26.6)."""
    around = [*s.list_members_from(last)[1:], last]
    return next(member for member in around if not s.party[member].defeated)


def _ask_driver(h: Here) -> Play[Member]:
    """Let the party vote who drives; by default the bookkeeper (AF-26.7)."""
    s = h.s
    able = [
        member for member in s.list_members_from(s.bookkeeper) if not h.s.party[member].defeated
    ]
    options = [Option(str(member), "choose", h.name_member(member)) for member in able]
    chosen = yield from voting.ask_vote(
        h, Message("who-drives"), options, options[0].id, topic="driver", rule="AF-26.7"
    )
    return Member(int(chosen))


def _resolve_road_card(h: Here, card: RoadCard, m: Member) -> Play[bool]:
    """Resolve a road card; return whether the drive goes on."""
    s = h.s
    told = Message(
        "meets-road-card", place=name_location(s.location), card=card.name, text=card.text
    )
    h.tell(told, kind="road", card=card.id)
    if card.attribute is None:
        yield from apply_effects(h, card.ok, m, card.name)
        return True
    draw_cards_for_test(h, m)
    trial = skill_tests.Trial(
        member=m,
        attribute=card.attribute,
        difficulty=card.difficulty,
        cause=card.name,
        opposed=card.opposed,
        compulsory=True,
        verb="defend",
        topic="road",
        rule="AF-26.6",
    )
    if (yield from skill_tests.resolve_test(h, trial)):
        yield from apply_effects(h, card.ok, m, card.name)
        return True
    _damage_hull(h, card)
    yield from apply_effects(h, card.ko, m, card.name)
    return not card.stop and s.colony.hull > 0


def draw_cards_for_test(h: Here, m: Member) -> None:
    """Draw up to 3 action cards for the test, but no more than a hand of 5. Threats and the
    calamity are discarded without effect and not replaced (AF-26.6)."""
    who, kept = h.s.party[m], 0
    for card in h.s.deck.draw_up_to(h.t, min(CARDS_DRAWN, CARDS_IN_HAND - len(who.hand))):
        if ACTIONS[card].colour in ("black", "calamity"):
            h.s.deck.discard(card)
        else:
            who.hand.append(card)
            kept += 1
    told = Message("draws-for-road", member=h.name_member(m), count=kept)
    h.tell_of(m, told, kind="draw", n=kept)


def _damage_hull(h: Here, card: RoadCard) -> None:
    """Damage the hull after a failed road card; at 0 the railcar is a wreck (AF-26.10)."""
    if not card.hull:
        return
    colony = h.s.colony
    colony.hull = max(0, colony.hull - card.hull)
    told = Message("damages-hull", card=card.name, hull=colony.hull)
    h.tell(told, kind="railcar", hull=colony.hull)
