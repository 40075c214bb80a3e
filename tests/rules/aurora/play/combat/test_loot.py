"""LA-11.21 to LA-11.30: what a defeated Enemy leaves, and who keeps what of it."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road

FIRST = ("land-mine", "shortcut-map", "weapon-manual", "pack-banner")


def falling(seats: int = 2, **targets: int) -> Road:
    """Ada's next shot fills the last box of the Warwolves, which is a Target."""
    stage = Road(seats, "fire").foe("warwolves", hitpoints="1a", filled=5, **targets)
    return stage.stow(0, "S S S A").outcomes(2, 7)


def shoot(stage: Road) -> Case:
    return stage.play().pick("1b2:warwolves")


def kept(*loot: str) -> Case:
    """Ada shoots, and is dealt these cards."""
    targets = {"s0": len(loot) - 1} if len(loot) > 1 else {}
    return shoot(falling(**targets).loot(0, *loot))


def dealt(case: Case, seat: int) -> list[str]:
    """The Loot cards that a seat is to choose from."""
    (prompt,) = (p for p in case.asked(seat) if any(o.verb == "loot" for o in p.options))
    return [option.id for option in prompt.options if option.id != "none"]


# -- dealing (LA-11.21 to LA-11.25) --------------------------------------------------------------


@pytest.mark.rule("LA-11.21", "LA-11.23", "LA-11.25")
def test_the_example_of_a_defeated_enemy() -> None:
    """Blue has 3 Target counters on the Warwolves and Red 1: three cards for one, one for the
    other; Blue keeps 1 and shuffles 2 back."""
    red, blue = 0, 3
    stage = falling(4, s3=3).order(red, 1, 2, blue).loot(0, *FIRST)
    case = shoot(stage)
    assert len(dealt(case, blue)) == 3
    assert len(dealt(case, red)) == 1
    assert {*dealt(case, blue), *dealt(case, red)} == {*FIRST}
    chosen = dealt(case, blue)[1]
    others = {*dealt(case, blue)} - {chosen}
    case.pick(chosen, by=blue).pick(dealt(case, red)[0], by=red)
    assert case.p(blue).hand == [chosen]
    assert len(case.p(red).hand) == 1
    assert others <= {*case.s.loot[0].pile}
    assert len(case.s.loot[0].pile) == 8 - 2


@pytest.mark.rule("LA-11.21", "LA-22.5")
def test_loot_comes_from_the_enemys_own_deck() -> None:
    """Number III: the deck III-IV; and whoever has no counter on it gets none."""
    stage = Road(3, "fire").foe("the-final-howl", hitpoints="3a", filled=6).stow(0, "S S S A")
    case = stage.outcomes(2, 7).loot(1, "survival-kit").play().pick("1b2:the-final-howl")
    assert dealt(case, 0) == ["survival-kit"]
    assert len(case.s.loot[1].pile) == 7
    assert not any(p.optional is False for seat in (1, 2) for p in case.asked(seat))


@pytest.mark.rule("LA-11.22")
def test_a_short_deck_is_dealt_round_after_round_in_right_turn_order() -> None:
    """Ben has 3 counters, Ada 2, Cleo 1; four cards are left: Cleo 1, Ben 2, Ada 1."""
    stage = falling(3, s0=1, s1=3, s2=1).order(0, 1, 2)
    stage.state.loot[0].pile = ["land-mine", "shortcut-map", "weapon-manual", "pack-banner"]
    case = shoot(stage)
    assert [len(dealt(case, seat)) for seat in range(3)] == [1, 2, 1]
    assert case.s.loot[0].pile == []


@pytest.mark.rule("LA-11.23", "LA-21.2")
def test_loot_is_chosen_in_secret_and_delays_nobodys_fire() -> None:
    """Ada has the Loot question open while Ben goes on firing at another Enemy."""
    stage = falling(s0=1).order(1, 0).foe("riderwolves", 1, hitpoints="2a")
    case = shoot(stage.stow(1, "S S S A").loot(0, *FIRST))
    assert case.prompt.seat == 1
    assert case.s.phase == "fire"
    (loot,) = (p for p in case.asked(0) if any(o.id in FIRST for o in p.options))
    assert loot.secret
    assert loot.optional
    case.pick("1b2:riderwolves")
    assert case.s.find_foe("riderwolves").filled == 4
    assert case.prompt.seat == 0, "now that all have fired, the choice is waited for"
    assert case.prompt.text == loot.text


@pytest.mark.rule("LA-11.23")
def test_loot_may_be_chosen_while_others_fire() -> None:
    """Ada need not wait until Ben is done."""
    stage = falling(s0=1).order(1, 0).foe("riderwolves", 1, hitpoints="2a")
    case = shoot(stage.stow(1, "S S S A").loot(0, *FIRST))
    case.pick("shortcut-map", by=0)
    assert case.p(0).kept == ["shortcut-map"]
    assert case.prompt.seat == 1
    case.pick("stop")
    assert case.s.phase != "fire"


@pytest.mark.rule("LA-11.23")
def test_none_may_be_kept_and_by_default_it_is_the_first_dealt() -> None:
    """All go back into the deck; or the first card dealt stays."""
    case = kept("shortcut-map", "land-mine").pick("none")
    assert case.p(0).hand == []
    assert len(case.s.loot[0].pile) == 8
    case = kept("shortcut-map", "land-mine").lapse()
    assert case.p(0).hand == ["shortcut-map"]
    assert len(case.s.loot[0].pile) == 7


@pytest.mark.rule("LA-11.24")
def test_kept_loot_is_of_no_use_before_all_have_fired() -> None:
    """Ada keeps a Gauss Cannon and goes on firing, but not with it; when she is done it is hers."""
    stage = Road(2, "fire").foe("the-final-howl", hitpoints="3b", filled=6, s0=1)
    stage.convoy(0, "hauler/roof-gun", "crew-car", "flatbed").stow(0, "S S S A A A")
    stage.foe("riderwolves", 1, hitpoints="2a").outcomes(2, 2, 7)
    case = stage.loot(1, "gauss-cannon", "survival-kit").play().pick("1b2:the-final-howl")
    case.pick("gauss-cannon", by=0)
    assert case.p(0).kept == ["gauss-cannon"]
    assert set(case.options) == {"0t0:riderwolves", "stop"}
    case.go("stop", "1t")
    assert case.p(0).find_part("1t").card == "gauss-cannon"


@pytest.mark.rule("LA-11.24")
def test_kept_loot_comes_into_play_in_the_end() -> None:
    """While Ben is to fire, the card Ada kept is not in her hand; afterwards it is."""
    stage = falling(s0=1).order(1, 0).foe("riderwolves", 1, hitpoints="2a")
    case = shoot(stage.stow(1, "S S S A").loot(0, *FIRST)).pick("land-mine", by=0)
    assert case.p(0).hand == []
    case.pick("stop")
    assert case.p(0).hand == ["land-mine"]


@pytest.mark.rule("LA-11.25", "LA-2.15")
def test_where_the_cards_of_a_fallen_enemy_go() -> None:
    """Counters come back, the Enemy to the defeated, its Hitpoints card to the Common pile."""
    case = shoot(falling(s0=1, s1=2).loot(0, *FIRST))
    assert [case.s.counters_left(seat) for seat in (0, 1)] == [3, 3]
    assert (case.s.defeated, case.s.foes) == (["warwolves"], [])
    assert case.s.spent_hitpoints == ["1a"]
    assert case.view().defeated == ["warwolves"]
    assert "warwolves" not in case.s.common


# -- into play (LA-11.26 to LA-11.30) ------------------------------------------------------------


@pytest.mark.rule("LA-11.26")
def test_a_loot_device_is_placed_by_default_where_there_is_room() -> None:
    """On any Truck or Trailer without a Device; it may be refused, and goes back to its deck."""
    case = kept("armored-baggage-rack").pick("armored-baggage-rack")
    assert set(case.options) == {"0t", "1t", "2t", "refuse"}
    assert case.prompt.default != ["refuse"]
    case.pick("1t")
    assert case.p(0).find_part("1t").card == "armored-baggage-rack"
    case = kept("armored-baggage-rack").go("armored-baggage-rack", "refuse")
    assert "armored-baggage-rack" in case.s.loot[0].pile
    assert len(case.s.loot[0].pile) == 8


@pytest.mark.rule("LA-11.26", "LA-22.5")
def test_nobody_else_learns_what_loot_was_refused() -> None:
    case = kept("armored-baggage-rack").pick("armored-baggage-rack")
    assert case.prompt.secret
    public = [event.text for event in case.pick("refuse").told() if event.seats is None]
    assert any("leaves a Loot card behind" in text for text in public)
    assert not any("Baggage" in text for text in public)


@pytest.mark.rule("LA-11.26")
def test_a_loot_device_without_a_free_place_is_refused_by_default() -> None:
    """Every column has a Device already; replacing one is the owner's to say."""
    stage = falling().convoy(0, "hauler/roof-rack", "crew-car/roof-gun").loot(0, "wolves-cages")
    case = shoot(stage.stow(0, "S S S A")).pick("wolves-cages")
    assert case.prompt.default == ["refuse"]
    case.pick("1t")
    assert case.p(0).find_part("1t").card == "wolves-cages"
    assert "roof-gun" in case.s.common


@pytest.mark.rule("LA-11.26")
@pytest.mark.parametrize(("truck", "default"), [("hauler", "0b"), ("ice-runner", "refuse")])
def test_a_loot_truck_is_taken_by_default_if_it_is_faster(truck: str, default: str) -> None:
    """The Hummer has speed 3: more than the Hauler's 2, less than the Ice Runner's 4."""
    stage = falling().convoy(0, truck, "crew-car", "flatbed").loot(0, "wolves-hummer")
    case = shoot(stage.stow(0, "S S S A")).pick("wolves-hummer")
    assert case.prompt.default == [default]
    case.lapse()
    assert case.p(0).truck.card == ("wolves-hummer" if default == "0b" else "ice-runner")


@pytest.mark.rule("LA-11.27")
def test_tokens_of_a_replaced_truck_are_stowed_anew_and_no_others_move() -> None:
    """Two Survivors and the Food come over from the Hauler; the Fuel stays where it was."""
    stage = falling().crew(0, active="leader co-pilot").loot(0, "wolves-hummer")
    stage.lies(0, "0b0:S 0b1:S 0b2:P 1b0:A 1b1:F 2b0:F")
    case = shoot(stage).go("wolves-hummer", "0b")
    p = case.p(0)
    assert p.truck.card == "wolves-hummer"
    assert p.is_manned
    assert (p.count_tokens("S"), case.stores(0)) == (2, "FFP")
    assert (p.find_content("1b1"), p.find_content("2b0"), p.find_content("2b2")) == ("F", "F", "P")
    assert "red-hauler" in case.s.common


@pytest.mark.rule("LA-11.27", "LA-8.25", "LA-8.37")
@pytest.mark.parametrize(("given_up", "crew"), [("A", 2), ("S", 1), (None, 2)])
def test_what_finds_no_empty_box_is_lost_as_nothing_else_moves(
    given_up: str | None, crew: int
) -> None:
    """The Hauler's Ammo would fit if a Fuel moved to the empty box for Food or Fuel. It stays
    behind, or a Survivor does: as the owner says, and by default the Ammo."""
    stage = falling().crew(0, active="leader co-pilot").loot(0, "wolves-hummer")
    stage.convoy(0, "hauler/wolves-cages", "crew-car", "flatbed")
    stage.lies(0, "0b0:S 0b1:S 0b2:A 1b0:F 1b1:F 2b0:F 2b1:F 2b2:P")
    case = stage.play().go("0t0:warwolves", "wolves-hummer", "0b")
    assert case.options == ["A", "S"]
    case.pick(given_up) if given_up else case.lapse()
    if given_up == "S":
        case.pick("red-co-pilot")
    assert case.p(0).count_tokens("S") == len(case.p(0).crew) == crew
    assert case.stores(0) == ("FFFFA" if given_up == "S" else "FFFF")
    assert case.p(0).find_content("2b2") == ""


@pytest.mark.rule("LA-11.27", "LA-8.36")
def test_what_has_room_is_stowed_even_if_nobody_rides_in_front_then() -> None:
    """The Cages replace the Roof Rack. The Truck's one whole box would take the Survivor, and must
    take the Ammo, for which there is no other."""
    stage = falling().crew(0, active="leader co-pilot").loot(0, "wolves-cages").has(0, armed=True)
    stage.convoy(0, "hauler/roof-rack", "bunk-wagon/roof-gun", "crew-car/twin-cannon")
    stage.lies(0, "0b0:X 0b1:X 0t0:S 0t1:A 1b0:S 1b2:F 2b0:F 2b1:F")
    case = stage.play().go("2b2:warwolves", "wolves-cages", "0t")
    held = {ref: content for ref, _, content in case.p(0).list_boxes() if content in ("S", "A")}
    assert held == {"0b2": "A", "1b0": "S", "1b1": "S"}


@pytest.mark.rule("LA-11.28", "LA-14.23")
def test_a_loot_survivor_goes_to_the_rest_zone_with_a_token() -> None:
    """The Prisoner."""
    case = kept("prisoner").pick("prisoner")
    assert case.p(0).crew_of("prisoner").zone == "rest"
    assert case.p(0).count_tokens("S") == 4


@pytest.mark.rule("LA-11.29", "LA-5.19", "LA-5.20")
def test_special_loot_counts_towards_the_limit_of_three() -> None:
    """The fourth card: one goes, the newest if nobody says; one that may be played now may be
    played instead."""
    stage = falling().hand(0, "mre-1", "nitromethane-1", "welding-torch-1")
    case = shoot(stage.loot(0, "shortcut-map"))
    while "shortcut-map" not in case.options:
        case.pick("stop")
    case.pick("shortcut-map")
    assert case.prompt.default == ["shortcut-map"]
    assert case.prompt.secret
    case.pick("mre-1")
    assert case.p(0).hand == ["nitromethane-1", "welding-torch-1", "shortcut-map"]
    stage = falling().hand(0, "mre-1", "nitromethane-1", "welding-torch-1")
    case = shoot(stage.loot(0, "weapon-manual"))
    while "weapon-manual" not in case.options:
        case.pick("stop")
    case.p(0).fill_box("1b2", "X")  # so that there is something to mend
    case.pick("weapon-manual")
    assert "play-weapon-manual" in case.options
    case.pick("play-weapon-manual")
    assert case.p(0).hand == ["mre-1", "nitromethane-1", "welding-torch-1"]


@pytest.mark.rule("LA-11.29")
def test_special_loot_is_played_in_its_phase() -> None:
    """The Survival Kit in the Exploration Phase, in the owner's own turn, not while firing."""
    case = falling().hand(0, "survival-kit").play()
    assert "survival-kit" not in case.free(0)
    stage = Road(2).hand(0, "survival-kit")
    assert "survival-kit" in stage.play().free(0)


@pytest.mark.rule("LA-11.29", "LA-15.10")
def test_special_loot_is_no_object_for_costs() -> None:
    """The Merchant takes Objects, not Special Loot."""
    stage = Road(2).zone("merchant-1").hand(0, "weapon-manual").stow(0, "S S S")
    assert "explore:1" not in stage.play().options
    stage = Road(2).zone("merchant-1").hand(0, "mre-1").stow(0, "S S S")
    assert "explore:1" in stage.play().options


@pytest.mark.rule("LA-11.30")
def test_used_or_discarded_loot_goes_to_the_common_pile() -> None:
    """Played, it lies there openly; so does what was over the limit."""
    case = Road(2).hand(0, "survival-kit").play().also("survival-kit")
    assert case.s.common == ["survival-kit"]
    stage = falling().hand(0, "mre-1", "nitromethane-1", "welding-torch-1")
    case = shoot(stage.loot(0, "shortcut-map"))
    while "shortcut-map" not in case.options:
        case.pick("stop")
    case.go("shortcut-map", "shortcut-map")
    assert "shortcut-map" in case.s.common
    assert case.s.objects.discards == []
