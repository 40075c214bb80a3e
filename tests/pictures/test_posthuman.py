"""The pictures of Posthuman, and the same in words."""

from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from pictures.posthuman import journey, panels
from pictures.posthuman.map import atlas, tiles
from pictures.posthuman.people import players
from rules.kit.decks import Deck
from rules.posthuman.model.decks import (
    CONTENT,
    ENCOUNTERS,
    EQUIPMENT,
    FOLLOWERS,
    MINIONS,
    MUTANT_ACTIONS,
    SCARS,
    SKILLS,
    TILES,
    WEAPONS,
)
from rules.posthuman.model.fight_state import Assault, Clash, Fight, Foe
from rules.posthuman.model.state import Deal, Human, Laid, Mutant, Player, State, find_neighbour
from rules.posthuman.model.terms import JOURNEY_END, STATS
from rules.posthuman.view import view_table
from rules.posthuman.view_models import View

from . import looking
from .reading import WrittenLines

artist = looking.find_artist_of("posthuman")
NAMES = ("Ada", "Wilhelmina the Elder of the W", "Cleo", "Dov")
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def make_human(number: int, tiles_laid: int) -> Human:
    """Somebody with full hands and a map of so many tiles."""
    one = Human(stats=dict.fromkeys(STATS, 3), health=5, morale=4, food=9, ammo=12, hunger=number)
    one.skills = list(SKILLS)[number * 7 : number * 7 + 5]
    one.gear = [list(WEAPONS)[number], list(WEAPONS)[20 + number]]
    one.gear += list(EQUIPMENT)[number * 4 : number * 4 + 4]
    one.melee, one.ranged = [one.gear[0]], one.gear[1]
    one.hand = list(EQUIPMENT)[30 + number * 3 : 33 + number * 3]
    one.followers, one.hidden_followers = [list(FOLLOWERS)[number]], [list(FOLLOWERS)[4 + number]]
    mutations = [scar for scar, card in SCARS.items() if not card.is_blank]
    one.scars = [*mutations[number * 4 : number * 4 + 4], *list(SCARS)[number * 2 : number * 2 + 2]]
    one.counters, one.place = 5, (2, 2, 8)[number]
    every = [tile for tile in TILES if tile != "start"][number * 20 :]
    for step, tile in enumerate(every[:tiles_laid]):
        side = "NEEN"[step % 4]
        one.at = find_neighbour(one.at, side)  # a letter of the four
        one.map[one.at] = _lay_tile(tile, OPPOSITE[side], "NEEN"[(step + 1) % 4])
    one.tile.done, one.zone = 0, 0
    return one


def _lay_tile(tile: str, *exits: str) -> Laid:
    """Completed, and turned so that it has these exits if it can have them."""
    ways = [Laid(tile=tile, quarters=n, done=len(TILES[tile].zones)) for n in range(4)]
    return max(ways, key=lambda laid: len(set(exits) & set(laid.exits)))


def make_late_state() -> State:
    """Turn 17: three humans with large maps, and a mutant."""
    s = State(seats=4, turn=17, phase="act", event="trader-caravan", season="dark-days")
    s.players = [Player(human=make_human(n, (9, 16, 4)[n])) for n in range(3)]
    mutations = [scar for scar, card in SCARS.items() if not card.is_blank]
    mutant = Mutant(human_stats=dict.fromkeys(STATS, 4), turned_on=9, mutations=mutations[:5])
    actions = list(MUTANT_ACTIONS)
    mutant.hand, mutant.laid = actions[:5], actions[9]
    s.players.append(Player(mutant=mutant))
    for seat in range(3):
        s.human(seat).declared = "move"
    s.tiles = [tile for tile in TILES if tile != "start"][60:]
    s.drawn_tiles = {0: [s.tiles.pop()]}
    s.encounters = {1: Deck(), 2: Deck(), 3: Deck()}
    return s


def everybody_fights() -> State:
    """The same, each human against as many as can come."""
    s = make_late_state()
    for seat in range(3):
        s.fights[seat] = make_fight()
    return s


def make_fight() -> Fight:
    """The third round against a leader and two minions, with every die there is."""
    leader = next(e for e in ENCOUNTERS.values() if e.combat and e.combat.mutants == 2)
    minions = [one for one, card in MINIONS.items() if card.enemy.kind == "mutant"][:2]
    foes = [Foe(card=leader.id, health=leader.combat.enemy.health), Foe(card=minions[0], health=1)]
    clash = Clash(foe=0, mine=["miss", "attack", "critical", "block"], defence=["block", "miss"])
    clash.theirs = ["special", "warrior", "attack", "block", "critical"]
    clash.blocked, clash.my_blocked = [0, 4], [1]
    clash.reasons = ["Ada: 3 dice, 1 for more melee", "Warden: 3 dice, 1 for numbers"]
    clash.result = "Two attacks to one: 3 wounds."
    foes.append(Foe(card=minions[1], health=0))
    where = {"encounter": leader.id, "level": leader.level, "stage": "melee", "round": 3}
    return Fight(**where, foes=foes, clash=clash)


def make_attacked_state() -> State:
    """Late, and the mutant is upon Wilhelmina, whose shot has not driven it off."""
    s = make_late_state()
    clash = Clash(foe=0, mine=["attack", "block", "miss"], defence=["block"], my_blocked=[0])
    clash.theirs, clash.blocked = ["critical", "block", "attack"], [0, 2]
    clash.reasons = ["Wilhelmina: 3 melee dice", "Dov: 3 melee dice"]
    clash.result = "0 attacks against 0: Wilhelmina holds Dov off."
    weapon = next(scar for scar in s.mutant(3).mutations if SCARS[scar].weapon is not None)
    s.assaults[1] = Assault(mutant=3, weapon=weapon, stage="melee", shot=1, clash=clash)
    return s


def view_state(state: State, seat: int | None = None) -> View:
    return view_table(state, seat, NAMES)


def find_drawing(view: View, name: str, data: dict[str, Any] | None = None) -> Any:
    """The picture of that name."""
    prompt = SimpleNamespace(data=data or {}, topic="place")
    every = (*artist.pictures(view), *artist.private(view, prompt))
    return next(one for one in every if one.name == name)


def draw_state(state: State, name: str) -> bytes:
    """The picture of that name, which everybody sees, drawn."""
    return looking.draw_drawing(find_drawing(view_state(state), name))


def test_the_table_comes_first_and_each_fight_and_map_has_a_picture() -> None:
    first, *rest = artist.pictures(view_state(everybody_fights()))
    fights, maps = [f"fight-{n}" for n in range(3)], [f"map-{n}" for n in range(3)]
    assert [first.name, *(one.name for one in rest)] == ["table", *fights, *maps]
    alt = looking.describe_drawing(first)
    assert alt.startswith("Ada ")
    assert alt.index(" faces ") < alt.index("Posthuman, turn 17, act.") < alt.index("Ada: 2 of 10")
    assert "Ada: 2 of 10, health 5 of 6, morale 4 of 6, 9 food, 12 ammo" in alt
    assert "Dov has turned mutant, 5 cards in hand." in alt


def test_a_fight_shows_every_die_and_which_are_blocked() -> None:
    state = everybody_fights()
    shown = find_drawing(view_state(state), "fight-0")
    alt, before = looking.describe_drawing(shown), looking.draw_drawing(shown)
    assert "Ada rolls miss, attack (blocked), critical, block, block, miss." in alt
    assert "rolls special (blocked), warrior, attack, block, critical (blocked)." in alt
    assert "Two attacks to one: 3 wounds." in alt
    clash = state.fights[0].clash
    clash.blocked = []
    unblocked = draw_state(state, "fight-0")
    clash.theirs[1] = "miss"
    assert len({before, unblocked, draw_state(state, "fight-0")}) == 3


@pytest.mark.parametrize("name", ["table", "fight-1", "map-1"])
def test_the_fullest_pictures_fit_a_phone(name: str) -> None:
    """1,600 pixels of a card at 390 across leave some 3,300 for a picture 1,080 wide."""
    picture = looking.open_picture(find_drawing(view_state(everybody_fights()), name))
    assert picture.width == 1080
    assert picture.height < 1700


def test_a_mutants_attack_has_a_picture_while_it_lasts() -> None:
    state, calm = make_attacked_state(), view_state(make_late_state())
    card = SCARS[state.assaults[1].weapon or ""].weapon
    shown = find_drawing(view_state(state), "attack-1")
    alt = looking.describe_drawing(shown)
    assert alt.startswith(f"Dov, a mutant, attacks Wilhelmina the Elder of the W with {card.name}")
    assert "rolls critical (blocked), block, attack (blocked)." in alt
    before = looking.draw_drawing(shown)
    state.assaults[1].clash.blocked = []
    assert draw_state(state, "attack-1") != before
    assert f"attacked by Dov, {card.name}" in artist.panel(view_state(state))
    assert "attack-1" not in [one.name for one in artist.pictures(calm)]
    table = draw_state(state, "table")
    assert table != looking.draw_drawing(find_drawing(calm, "table"))
    assert [players.is_in_fight(one) for one in view_state(state).seats] == [
        False,
        True,
        False,
        False,
    ]


def test_a_player_with_nothing_still_has_a_sheet() -> None:
    state = State(seats=2, turn=1, phase="event", encounters={1: Deck(), 2: Deck(), 3: Deck()})
    ada = Human(stats=dict.fromkeys(STATS, 3), health=5, morale=4, food=2, ammo=1, hunger=1)
    ben = Mutant(human_stats=dict.fromkeys(STATS, 2), turned_on=1)
    state.players = [Player(human=ada), Player(mutant=ben)]
    names = ("Ada", "Ben")
    assert "Health 5/6, morale 4/6, hunger 1, 2 food, 1 ammo" in artist.hand(
        view_table(state, 0, names)
    )
    assert "Still human: Ada." in artist.hand(view_table(state, 1, names))


def test_each_way_to_lay_a_tile_has_a_letter() -> None:
    ways = [{"cell": cell, "quarters": n, "drawn": 0} for cell in ("5,5", "5,6") for n in range(2)]
    shown = find_drawing(view_state(make_late_state(), 0), "place", {"ways": ways})
    assert [way.letter for way in shown.facts.ways] == ["A", "B", "C", "D"]
    (tile,) = make_late_state().drawn_tiles[0]
    upright, clockwise = TILES[tile].exits, dict(zip("NESW", "ESWN", strict=True))
    turned = sorted((clockwise[side] for side in upright), key="NESW".index)
    told = looking.describe_drawing(shown)
    assert f"C: 6 north and 5 east, exits {' '.join(upright)}; " in told
    assert f"D: 6 north and 5 east, exits {' '.join(turned)}." in told
    fewer = find_drawing(view_state(make_late_state(), 0), "place", {"ways": ways[:3]})
    assert looking.draw_drawing(shown) != looking.draw_drawing(fewer)


def test_only_its_holder_sees_tiles_and_cards_in_hand() -> None:
    place = {"ways": [{"cell": "5,5", "quarters": 0, "drawn": 0}]}
    asked = SimpleNamespace(data=place, topic="place")
    assert [one.name for one in artist.private(view_state(make_late_state(), 0), asked)] == [
        "place",
        "cards",
    ]
    assert [one.name for one in artist.private(view_state(make_late_state(), 1), asked)] == [
        "map",
        "cards",
    ]
    assert artist.private(view_state(make_late_state()), None) == ()


def test_a_card_a_mutant_laid_is_among_its_cards() -> None:
    """Though it was the last in its hand; and where no mutant holds any, there is no picture."""
    state = make_late_state()
    mutant = state.mutant(3)
    laid = MUTANT_ACTIONS[mutant.laid].name
    mutant.hand = []
    shown = find_drawing(view_state(state, 3), "cards")
    assert (
        looking.describe_drawing(shown)
        == f"Dov's mutant actions: none, and {laid}, laid face down."
    )
    with_it = looking.draw_drawing(shown)
    mutant.laid = actions_beside(laid)
    assert looking.draw_drawing(find_drawing(view_state(state, 3), "cards")) != with_it
    mutant.laid = None
    assert artist.private(view_state(state, 3), None) == ()


def actions_beside(name: str) -> str:
    """An action of another title."""
    return next(one for one, card in MUTANT_ACTIONS.items() if card.name != name)


def test_an_offer_names_everything_on_both_sides() -> None:
    state = make_late_state()
    knife = state.human(0).gear[0]
    state.deals = [Deal(number=1, seat=0, partner=1, give=[knife], food=-2, ammo=3)]
    offer = "**Offer** Ada gives Wilhelmina the Elder of the W"
    told = f"{offer} {WEAPONS[knife].name} and 3 ammo for 2 food"
    assert told in artist.hand(view_state(state, 1))
    state.deals = [Deal(number=1, seat=0, partner=1, food=1)]
    assert f"{offer} 1 food for nothing" in artist.hand(view_state(state, 0))
    assert "**Offer**" not in artist.hand(view_state(state, 2))


def test_a_large_map_shows_the_meeples_surroundings() -> None:
    cells = [f"{n},0" for n in range(30)]
    room = atlas.Room(0, 0, 1000, 700)
    chart = atlas.lay_out_chart(cells, "12,0", room)
    assert chart.columns == room.columns
    assert chart.has_cell("12,0")
    assert not chart.has_cell("0,0")
    assert atlas.lay_out_chart(cells, "29,0", room).has_cell("29,0")


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (7, 1), (1, 6), (5, 3), (7, 6)])
def test_a_map_fits_its_room_and_is_centred(columns: int, rows: int, whole: bool) -> None:
    cells = [f"{x},{y}" for x in range(columns) for y in range(rows)]
    room = atlas.Room(20, 30, 1000, 700, whole=whole)
    chart = atlas.lay_out_chart(cells, "0,0", room)
    assert all(chart.has_cell(cell) for cell in cells)
    wide, high = chart.grid.measure_tiles(chart.columns, chart.rows)
    assert 0 <= room.wide - wide < chart.grid.pitch or not whole
    assert wide <= room.wide
    assert high <= room.high
    assert abs(2 * (chart.grid.left - room.left) + wide - room.wide) <= 1


def test_terrains_zones_and_roads_look_different() -> None:
    """Not by their colour alone: in grey they differ too."""
    view = view_state(make_late_state())
    (ada, *_) = view.seats
    laid = next(one for one in ada.human.map if one.zones and one.completed and not one.start)
    tile = laid.model_copy(update={"exits": ["N", "E", "S"], "supply": 1})
    changed = [{"terrain": terrain} for terrain in ("rural", "urban", "mountain", "wilderness")] + [
        {"exits": ["N", "E"]},
        {"done": 0, "completed": False},
        {"supply": 3},
    ]
    other = [tile.model_copy(update=update) for update in changed]
    drawn = {tiles.draw(one, 120).convert("L").tobytes() for one in other}
    assert len(drawn) == len(changed)


def test_a_question_about_movement_shows_the_players_map() -> None:
    def shown(topic: str) -> dict[str, str]:
        asked = SimpleNamespace(data={}, topic=topic)
        found = artist.private(view_state(make_late_state(), 1), asked)
        return {one.name: looking.describe_drawing(one) for one in found}

    assert list(shown("eat")) == ["cards"]
    assert list(shown("destination")) == ["map", "cards"]
    assert shown("destination")["map"] == looking.describe_drawing(
        find_drawing(view_state(make_late_state(), 1), "map-1")
    )


def test_the_table_shows_mutations_and_journeys() -> None:
    state = make_late_state()
    pngs = {draw_state(state, "table")}
    state.mutant(3).mutations = state.mutant(3).mutations[:2]
    pngs.add(draw_state(state, "table"))
    state.human(0).place = 3
    pngs.add(draw_state(state, "table"))
    assert len(pngs) == 3
    assert len(journey.SPACES) == JOURNEY_END + 1
    assert set(journey.SPACES) <= set(journey.lay_out_road())


def test_every_stone_has_its_number(nothing_drawn: None, monkeypatch: pytest.MonkeyPatch) -> None:
    written = WrittenLines(monkeypatch)
    journey.draw(Image.new("RGB", (1080, journey.HIGH)), (), 0)
    assert {str(number) for number in range(JOURNEY_END + 1)} <= written.found.keys()


def test_the_land_uses_the_palette_and_is_painted_once() -> None:
    assert journey.draw_landscape() is journey.draw_landscape()
    held = journey.make_table_palette().getpalette() or []
    kept = {tuple(held[n : n + 3]) for n in range(0, len(held), 3)}
    assert {tone for _, tone in journey.draw_landscape().getcolors(4096) or []} <= kept


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_two_maps_stand_side_by_side_and_a_single_one_is_larger(seats: int) -> None:
    state = make_late_state()
    state.players, state.seats = [Player(human=make_human(n % 3, 4)) for n in range(seats)], seats
    state.drawn_tiles = {}
    view = view_table(state, None, NAMES[:seats])
    rows = panels.list_rows(view.seats)
    assert [len(row) for row in rows] == [[1], [2], [2, 1], [2, 2]][seats - 1]
    assert (panels.measure_map_height(rows[0]) == panels.SOLO_MAP_HEIGHT) == (seats == 1)
    assert looking.open_picture(find_drawing(view, "table")).height < 1600


def test_open_paths_show_and_those_from_here_are_bright() -> None:
    dark, there, here = (tiles.draw_unseen_place(80, way) for way in (None, False, True))
    assert len({dark.tobytes(), there.tobytes(), here.tobytes()}) == 3


def test_each_ready_made_character_has_its_own_face() -> None:
    assert set(players.FACES) == set(CONTENT.characters)
    assert len(set(players.FACES.values())) == len(players.FACES)
    texts = {one.id: str(one.text) for one in CONTENT.characters.values()}
    for name, face in players.FACES.items():
        told = texts[name].split()
        woman = "she" in told or "She" in told or "her" in told
        assert (face.beard == "none") == woman, name


def test_a_character_looks_the_same_whoever_plays_it() -> None:
    state = make_late_state()
    state.human(0).character = state.human(1).character = "runner"
    view = view_state(state)
    one, other = (players.find_face(view.seats[seat], NAMES) for seat in (0, 1))
    assert one == other == players.FACES["runner"]
    assert players.find_face(view.seats[2], NAMES) != one
    assert artist.faces(view, NAMES)[:2] == (one, other), "in the chart and the book too"


def test_a_small_panel_names_the_enemies_or_counts_them() -> None:
    player = view_state(everybody_fights()).seats[0]
    assert player.human is not None and player.human.fight is not None
    leader = player.human.fight.foes[0]
    assert f"{leader.name} {leader.health}/{leader.full}" in players.describe_activity(player)
    assert (
        players.describe_activity(player, brief=True)
        == f"round 3: 2 enemies, {leader.health + 1} health"
    )
