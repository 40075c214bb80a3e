"""What each seat may see (section 29): of two positions that differ in one hidden thing alone,
everybody but its owner sees the same."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.engine import Chance
from rules.posthuman.model.decks import MUTANT_ACTIONS, SCARS
from rules.posthuman.model.fight_state import Assault
from rules.posthuman.model.state import Deal, State
from rules.posthuman.view import view_table
from rules.posthuman.view_models import HumanView, View
from tests.kit.positions import decks as decks_in
from tests.rules.posthuman.build import NAMES, Road
from tests.rules.posthuman.own_cards import gear, scar
from tests.rules.posthuman.rows import RULE, figure

Reader = int | None
BLANK = next(one for one, card in SCARS.items() if card.is_blank)
MUTATION = next(one for one, card in SCARS.items() if not card.is_blank)
DEED = next(iter(MUTANT_ACTIONS))
OTHER_DEED = next(
    one for one, card in MUTANT_ACTIONS.items() if card.name != MUTANT_ACTIONS[DEED].name
)


def view_road(road: Road, reader: Reader = None) -> View:
    return view_table(road.state, reader, NAMES[: road.state.seats])


def dump_view(s: State, reader: Reader) -> str:
    return view_table(s, reader, NAMES[: s.seats]).model_dump_json()


def view_human(road: Road, seat: int = 0, reader: Reader = None) -> HumanView:
    found = view_road(road, reader).seats[seat].human
    assert found is not None
    return found


def hold_card(card: str) -> Road:
    """Ada holds one of two cards; the other lies in the deck."""
    road = Road(2).holds(0, card)
    other = {"gunscope": "camo-tent", "camo-tent": "gunscope"}[card]
    road.state.equipment.pile.insert(0, road.take(other))
    return road


def lay_card(card: str) -> Road:
    road = Road(4).mutant(2).mutant(3, laid=card)
    road.state.mutant(3).order.targets = [0 if card == DEED else 1]
    return road


def draw_tile(card: str) -> Road:
    road = Road(2)
    road.state.drawn_tiles[0] = [road.take(card)]
    return road


def peek_at_card(card: str) -> Road:
    road = Road(3).mutant(2)
    road.state.mutant(2).peeked = [road.take(card)]
    return road


def throw_away(place: int) -> Road:
    """A piece of equipment and a scar lie in the discards."""
    road = Road(2)
    road.state.equipment.discard(road.state.equipment.pile.pop())
    road.state.scars.discard(road.state.scars.pile.pop(place))
    return road


def shuffle_decks(how: str) -> Road:
    """All decks in one order or another."""
    road = Road(2)
    chance = Chance(how)
    for deck in decks_in(road.state).values():
        deck.shuffle(chance)
    road.state.tiles = chance.shuffle(road.state.tiles)
    return road


def prove_secrecy(
    rules: str, make: Callable[[Any], Road], one: Any, other: Any, blind: Any, knowing: Any = ()
) -> Any:
    """A row: one thing or the other is there, and who sees the difference."""
    return pytest.param(make, one, other, blind, knowing, marks=RULE(*rules.split()))


FIRST, SECOND = Road(1).state.encounters[1].pile[:2]
# fmt: off
HIDDEN = [
    prove_secrecy("PH-1.10", shuffle_decks, "one", "other", (0, 1, None)),
    prove_secrecy("PH-1.10 PH-17.5", throw_away, -1, 0, (0, 1, None)),
    prove_secrecy("PH-20.9a PH-30.19", hold_card, "gunscope", "camo-tent", (1, None), (0,)),
    prove_secrecy("PH-17.5 PH-30.19", lambda one: Road(2).has(0, one), BLANK, MUTATION, (1, None),
        (0,)),
    prove_secrecy("PH-20.7c PH-30.19", lambda one: Road(2).hides(0, one), "wren", "brindle",
        (1, None), (0,)),
    prove_secrecy("PH-18.22a PH-30.19", lambda one: Road(4).mutant(2).mutant(3).holds(3, one), DEED,
        OTHER_DEED, (0, 1, None), (2, 3)),
    prove_secrecy("PH-10.6", lay_card, DEED, OTHER_DEED, (0, 1, None), (2, 3)),
    prove_secrecy("PH-6.18 PH-30.19", draw_tile, "underpass", "clinic", (1, None), (0,)),
    prove_secrecy("PH-18.12a", peek_at_card, FIRST, SECOND, (0, 1, None), (2,)),
    prove_secrecy("PH-7.6", lambda one: Road(2).stands_by(0, **one), {}, {"level": "next"},
        (1, None), (0,)),
]
# fmt: on


@pytest.mark.parametrize(("make", "one", "other", "blind", "knowing"), HIDDEN)
def test_what_is_hidden(make: Any, one: Any, other: Any, blind: Any, knowing: Any) -> None:
    first, second = make(one).state, make(other).state
    assert [dump_view(first, reader) for reader in blind] == [
        dump_view(second, reader) for reader in blind
    ]
    for reader in knowing:
        assert dump_view(first, reader) != dump_view(second, reader)


def read_fields(found: Any, *names: str) -> tuple[Any, ...]:
    return tuple(getattr(found, name) for name in names)


def view_declared(phase: Any) -> Any:
    return view_human(Road(2, phase=phase).declares(0, "forage"), reader=1).declared


def view_deal(reader: Reader) -> list[tuple[list[str], int]]:
    """What of an offer of Ada to Ben somebody sees: a card in hand, one in play, and food."""
    road = Road(3).holds(0, "gunscope").has(0, "knife")
    cards = [*road.state.human(0).hand, *road.state.human(0).gear]
    road.state.deals = [Deal(number=1, seat=0, partner=1, give=cards, food=2)]
    return [(deal.give, deal.food) for deal in view_road(road, reader).deals]


def view_plans() -> list[Any]:
    road = Road(4).mutant(2).mutant(3).holds(3, DEED)
    return [
        (plan.seat, [card.id for card in plan.hand]) for plan in view_road(road, 2).private.plans
    ]


def view_assault(reader: Reader, *, armed: bool) -> tuple[Any, ...]:
    claw = scar(weapon={"name": "Claw", "wounds": 3, "special": "critical"})
    road = Road(2).mutant(1, claw)
    weapon = claw if armed else None
    road.state.assaults[0] = Assault(mutant=1, weapon=weapon, stage="melee", shot=2, swap=1)
    found = view_human(road, reader=reader).assault
    return read_fields(found, "weapon", "wounds", "mutant", "stage", "shot", "swap")


def used_up(reader: Reader, *, once: bool) -> list[tuple[int, bool]]:
    limit = "discard" if once else "turn"
    made = gear({"at": "camp", "do": [{"health": 1}], "limit": limit}, size=2, once=once)
    return [(card.size, card.once) for card in view_human(Road(2).has(0, made), reader=reader).gear]


def view_full_sheet() -> HumanView:
    road = Road(2).human(0, health=3, food=2, ammo=1, hunger=1, place=4, counters=2)
    road.has(0, "footwork", "knife", "wren").lays(0, "clinic", "0,1", done=0)
    return view_human(road.stands(0, "0,1", zone=0))


def view_fight() -> tuple[Any, ...]:
    fight = view_human(Road(2).fight(0, "netboy-trapper"), reader=1).fight
    assert fight is not None
    (foe,) = fight.foes
    figures = read_fields(foe, "speed", "health", "full", "melee", "wounds")
    return (fight.level, fight.combat, *figures)


TRACKS = ("health", "hunger", "food", "ammo", "xp", "place", "used_slots", "slots", "scars")
HELD = Road(2).human(1, hidden_followers=["mule"]).holds(1, "gunscope", "camo-tent")
HOMES = {"0,0": True, "0,1": False, "0,-1": False}
# fmt: off
SEEN = [
    # Sizes and discards are public, but of scars only their number.
    figure("PH-1.10", lambda: {"equipment": 36, "scars": 30, "tiles": 68}.items()
        <= view_road(throw_away(0)).decks.items(), True),
    figure("PH-1.10", lambda: (len(view_road(throw_away(0)).discards["equipment"]),
        "scars" in view_road(throw_away(0)).discards), (1, False)),
    figure("PH-1.10", lambda: read_fields(view_human(HELD, 1, 0), "hidden_followers", "hand"),
        (1, 2)),
    figure("PH-20.9a",
        lambda: [card.name for card in view_road(hold_card("camo-tent"), 0).private.hand],
        ["Camo Tent"]),
    figure("PH-20.7c", lambda: read_fields(view_human(Road(2).hides(0, "wren")), "hidden_followers",
        "followers"), (1, [])),
    figure("PH-17.5", lambda: view_human(Road(2).has(0, MUTATION), reader=1).scars, 1),
    *(
        figure("PH-17.5", lambda n=n: [card.id for card in
            view_road(Road(2).mutant(1, MUTATION), n).seats[1].mutant.mutations], [MUTATION])
        for n in (0, 1, None)
    ),
    figure("PH-18.22a", view_plans, [(2, []), (3, [DEED])]),
    figure("PH-10.6", lambda: view_road(lay_card(DEED), 0).seats[3].mutant.laid, True),
    figure("PH-10.6", lambda: (view_declared("declare"), view_declared("trade")), (None, "forage")),
    *(
        figure("PH-10.14", lambda n=n: view_deal(n), [(["Gunscope", "Knife"], 2)]) for n in (0, 1)
    ),
    *(figure("PH-10.14", lambda n=n: view_deal(n), [(["Knife"], 2)]) for n in (2, None)),
    # All that section 29 calls public.
    figure("PH-30.19", lambda: read_fields(view_full_sheet(), *TRACKS),
        (3, 1, 2, 1, 2, 4, 1, 6, 0)),
    figure("PH-30.19", lambda: read_fields(view_full_sheet(), "terrain", "tile", "where", "limits"),
        ("urban", "Clinic", "Clinic, zone 1 of 1", {"health": 6, "morale": 6})),
    figure("PH-30.19",
        lambda: ([card.name for card in view_full_sheet().skills], [(card.name, card.active)
        for card in view_full_sheet().gear], [card.id for card in view_full_sheet().followers]),
        (["Footwork"], [("Knife", True)], ["wren"])),
    figure("PH-30.19 PH-6.1", lambda: {(tile.x, tile.y) for tile in view_full_sheet().map},
        {(0, 0), (0, 1)}),
    figure("PH-13.4", view_fight, (2, True, 3, 4, 4, 3, 1)),
    *(
        figure("PH-25.4", lambda n=n, once=once: used_up(n, once=once), [(2, once)])
        for n in (0, 1, None) for once in (True, False)
    ),
    *(
        figure("PH-18.19", lambda n=n, armed=armed: view_assault(n, armed=armed),
            (*weapon, 1, "melee", 2, 1))
        for n in (0, 1, None) for armed, weapon in ((True, ("Claw", 3)), (False, ("", 1)))
    ),
    figure("PH-6.10", lambda: {one.cell: one.start for one in view_human(
        Road(1).lays(0, "clinic", "0,1").lays(0, "silo", "0,-1")).map}, HOMES),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), SEEN)
def test_what_is_seen(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted
