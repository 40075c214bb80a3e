"""LA-8.30 to LA-8.37: a Truck, a Trailer or a Device comes, and what was there goes."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road

FULL_CREW = "leader co-pilot cold-maiden medic driver mechanic hermit"


def alone(*zone: str, crew: str = "leader", rest: str = "") -> Road:
    """Ada with somebody to send, and Ben with his start crew."""
    return Road(2).zone(*zone).crew(0, active=crew, rest=rest)


def parts(case: Case, seat: int = 0) -> list[str]:
    """The Convoy by column: "snowcat/roof-gun"."""
    p = case.p(seat)
    return [
        "/".join(part.card.removeprefix(f"{p.colour}-") for part in (c.bottom, c.top) if part)
        for c in p.columns
    ]


def boxes(case: Case, place: str) -> str:
    """A card's boxes: "SS.X"."""
    return "".join(content or "." for content in case.p(0).find_part(place).boxes)


@pytest.mark.rule("LA-8.30", "LA-8.36")
def test_the_rulebooks_truck() -> None:
    """The Snowcat replaces the Hauler, whose Damage is gone; both its Survivors are aboard and may
    sit on the new card."""
    case = alone("snowcat", rest="medic").lies(0, "0b0:S 0b1:S 0b3:X").play()
    case.go("explore:1", "later")
    assert parts(case) == ["snowcat", "crew-car", "flatbed"]
    assert case.s.common == ["red-hauler"]
    assert "snowcat" not in case.slots(), "it has left the Zone"
    assert (case.p(0).list_damaged_boxes(), case.p(0).count_tokens("S")) == ([], 2)
    case.pick("1b0", "0b1", by=0)
    assert boxes(case, "0b") == "SS.."


@pytest.mark.rule("LA-8.31", "LA-8.36")
def test_the_rulebooks_trailer() -> None:
    """The Hauler tows two: the Covered Wagon replaces the damaged Flatbed, and the Fuel stays
    aboard."""
    case = alone("covered-wagon").lies(0, "0b0:S 2b0:X 2b1:F").play().go("explore:1", "later")
    assert case.options == ["1b", "2b"]
    case.go("2b")
    assert parts(case) == ["hauler", "crew-car", "covered-wagon"]
    assert case.s.common == ["red-flatbed"]
    assert (case.stores(0), case.p(0).list_damaged_boxes()) == ("F", [])
    case.pick(next(r for r, _, c in case.p(0).list_boxes() if c == "F"), "2b2", by=0)
    assert boxes(case, "2b") == "..F."


@pytest.mark.rule("LA-8.31")
def test_a_trailer_at_the_tail() -> None:
    """The Road Train tows three: the third Trailer replaces none."""
    road = alone("covered-wagon").convoy(0, "road-train", "crew-car", "flatbed")
    case = road.play().go("explore:1", "later")
    assert parts(case) == ["road-train", "crew-car", "flatbed", "covered-wagon"]
    assert case.s.common == []


@pytest.mark.rule("LA-8.32", "LA-8.34")
def test_a_replacing_trailer_takes_the_place() -> None:
    """In place of the first Trailer, under the Device that was there."""
    road = alone("covered-wagon").convoy(0, "hauler", "crew-car/roof-gun", "flatbed")
    case = road.play().go("explore:1", "later", "1b")
    assert parts(case) == ["hauler", "covered-wagon/roof-gun", "flatbed"]


@pytest.mark.rule("LA-8.33")
def test_the_rulebooks_device() -> None:
    """A Device goes where none is, or instead of another, which is discarded with its Damage."""
    road = alone("roof-rack").convoy(0, "hauler/roof-gun", "crew-car", "flatbed")
    case = road.damaged(0, "0t0").play().go("explore:1", "later")
    assert {option.id: option.label for option in case.prompt.options} == {
        "0t": "Replace the Roof Gun",
        "1t": "On top of the Crew Car",
        "2t": "On top of the Flatbed",
    }
    case.go("0t")
    assert parts(case) == ["hauler/roof-rack", "crew-car", "flatbed"]
    assert (case.s.common, case.p(0).list_damaged_boxes()) == (["roof-gun"], [])
    case = road.play().go("explore:1", "later", "2t")
    assert parts(case) == ["hauler/roof-gun", "crew-car", "flatbed/roof-rack"]


@pytest.mark.rule("LA-8.34")
def test_a_device_passes_to_the_new_truck() -> None:
    road = alone("snowcat").convoy(0, "hauler/roof-gun", "crew-car", "flatbed")
    case = road.damaged(0, "0t0").play().go("explore:1", "later")
    assert parts(case) == ["snowcat/roof-gun", "crew-car", "flatbed"]
    assert case.p(0).list_damaged_boxes() == ["0t0"], "nothing was done to the Device"


@pytest.mark.rule("LA-8.35")
@pytest.mark.parametrize(
    ("chosen", "left", "gone"),
    [
        (None, ["snowcat", "crew-car/roof-gun", "flatbed"], {"covered-wagon", "roof-rack"}),
        ("1", ["snowcat", "flatbed", "covered-wagon/roof-rack"], {"red-crew-car", "roof-gun"}),
    ],
)
def test_a_weaker_truck_sheds_trailers(chosen: str | None, left: list[str], gone: set[str]) -> None:
    """Three Trailers, and the Snowcat tows two: the rearmost goes by default, or the one that Ada
    names, each with its Device; the others close up."""
    columns = ("road-train", "crew-car/roof-gun", "flatbed", "covered-wagon/roof-rack")
    case = alone("snowcat").convoy(0, *columns).play().go("explore:1", "later")
    assert case.options == ["3", "2", "1"]
    case.go(chosen) if chosen else case.lapse()
    assert parts(case) == left
    assert {*case.s.common} == {"road-train", *gone}


@pytest.mark.rule("LA-8.36")
def test_tokens_are_stowed_anywhere() -> None:
    """What lay on the Gun Trailer finds its place on other cards."""
    road = alone("artillery-trailer").convoy(0, "hauler", "covered-wagon", "flatbed")
    case = road.lies(0, "0b0:S 1b0:A 1b1:A 1b2:F 2b0:A").play().go("explore:1", "later", "1b")
    assert case.stores(0) == "FAAA"
    assert "F" in case.p(0).find_part("2b").boxes


@pytest.mark.rule("LA-8.37")
def test_what_finds_no_box_is_lost() -> None:
    """The Ice Runner has a box less for Ammo: one Ammo goes to the Reserve, both Survivors stay.
    The old start card lies on the Common pile."""
    road = alone("ice-runner", rest="medic")
    road.lies(0, "0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F")
    case = road.play().go("explore:1", "later", "A")
    assert (case.stores(0), case.p(0).count_tokens("S")) == ("FAAAA", 2)
    assert case.s.common == ["red-hauler"]


SHORT = "0b0:S 0b2:X 1b0:X 1b1:X 2b0:A 2b1:F 2b2:P"
"""A Covered Wagon with one of each; elsewhere there is no box for any of them."""


@pytest.mark.rule("LA-8.25", "LA-8.37")
@pytest.mark.parametrize(
    ("trailer", "answers", "stores"),
    [
        ("gun-trailer", ("A",), "FP"),
        ("gun-trailer", ("P",), "FA"),
        ("gun-trailer", ("F",), "PA"),
        ("gun-trailer", (), "FP"),
        ("bunk-wagon", ("F", "P"), "A"),
        ("bunk-wagon", ("P", "A"), "F"),
        ("bunk-wagon", (), "F"),
    ],
)
def test_whoever_replaces_a_card_chooses_what_is_given_up(
    trailer: str, answers: tuple[str, ...], stores: str
) -> None:
    """Three tokens, and the new Trailer has two boxes for them, or one: what is left behind is
    named one by one. By default it is Ammo before Food before Fuel."""
    road = alone(trailer).convoy(0, "hauler", "crew-car", "covered-wagon").lies(0, SHORT)
    case = road.play().go("explore:1", "later", "2b")
    assert case.options == ["A", "P", "F"]
    case.go(*answers)
    while not answers and case.prompt.text.startswith("Your Convoy cannot carry"):
        case.lapse()
    assert case.stores(0) == stores
    assert case.p(0).count_tokens("S") == 1
    names = {"A": "Ammo", "P": "Food", "F": "Fuel"}
    for token, name in names.items():
        assert bool(case.said(f"No room for it: Ada loses 1 {name}.")) == (token not in stores)


@pytest.mark.rule("LA-8.25", "LA-4.10")
@pytest.mark.parametrize(("answer", "stores"), [(None, "FFA"), ("F", "FPA"), ("A", "FFP")])
def test_old_cargo_may_make_way_for_what_is_stowed_anew(answer: str | None, stores: str) -> None:
    """2 Fuel and 1 Food for two boxes: one of them, or the Ammo in the Crew Car; by default one of
    those that look for a box."""
    road = alone("gun-trailer").convoy(0, "hauler", "crew-car", "covered-wagon")
    road.lies(0, "0b0:S 0b2:X 1b0:A 1b1:X 2b0:F 2b1:F 2b2:P")
    case = road.play().go("explore:1", "later", "2b")
    assert case.options == ["P", "F", "A"]
    case.pick(answer) if answer else case.lapse()
    assert case.stores(0) == stores


SEVEN = "0b0:S 0b1:S 0b2:S 1b0:S 1b1:S 2b0:S 2b2:F"


@pytest.mark.rule("LA-8.37", "LA-4.17")
def test_a_survivor_without_a_box_is_lost_with_a_card() -> None:
    """Seven are aboard, and the Ice Runner has room for one less: Ada names who stays behind. The
    Fuel lies where no Survivor could."""
    road = Road(2).zone("ice-runner").crew(0, active=FULL_CREW)
    case = road.lies(0, f"{SEVEN} 2b1:S").play().go("explore:1:medic", "later")
    assert len(case.options) == 7
    case.go("hermit")
    assert (case.p(0).count_tokens("S"), len(case.p(0).crew)) == (6, 6)
    assert {*case.s.common} == {"red-hauler", "hermit"}


@pytest.mark.rule("LA-8.37", "LA-4.10")
def test_cargo_makes_way_for_a_survivor() -> None:
    """Six and an Ammo: the Ammo may be thrown out of its box, and nobody is lost."""
    road = Road(2).zone("ice-runner").crew(0, active=FULL_CREW.removesuffix(" hermit"))
    case = road.lies(0, f"{SEVEN} 2b1:A").play().go("explore:1:medic", "later")
    assert case.options == ["A", "S"]
    case.go("A")
    assert (case.p(0).count_tokens("S"), len(case.p(0).crew), case.stores(0)) == (6, 6, "F")
    case = road.play().go("explore:1:medic", "later", "S", "driver")
    assert (case.p(0).count_tokens("S"), len(case.p(0).crew), case.stores(0)) == (5, 5, "FA")
