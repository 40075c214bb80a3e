"""LA-15.8 to LA-15.14: Encounters and Events."""

from __future__ import annotations

import pytest

from rules.aurora.model.state import Slot
from rules.kit.decks import Deck
from tests.rules.aurora.build import Case, Road


def meets(card: str, *, rest: str = "medic", **facts: int) -> Road:
    """Ada's Leader meets them; somebody else is with her."""
    return Road(2).zone(card).crew(0, active="leader", rest=rest).has(0, **facts)


def met(road: Road, *answers: str) -> Case:
    return road.play().go("explore:1", "later", *answers)


# -- Encounters ----------------------------------------------------------------------------------


@pytest.mark.rule("LA-15.8")
@pytest.mark.parametrize(
    ("option", "stores", "objects", "fame"), [("kind", "P", 0, 2), ("hard", "F", 1, -1)]
)
@pytest.mark.parametrize("card", ["travelers-1", "travelers-2"])
def test_travelers(card: str, option: str, stores: str, objects: int, fame: int) -> None:
    """Helped, or robbed: either way they are gone."""
    case = met(meets(card), option)
    assert (case.stores(0), len(case.p(0).hand), case.p(0).fame) == (stores, objects, fame)
    assert case.s.common == [card]


@pytest.mark.rule("LA-15.9", "LA-15.10")
def test_the_merchant_swaps_resources() -> None:
    """Ammo for the Merchant's Fuel, and an Object with it. The Ammo lies there now: Ben gives
    Food for it, and would get nothing for Ammo."""
    road = meets("merchant-1").stow(0, "S S A").crew(1, active="leader").stow(1, "S P A")
    case = met(road)
    assert (case.stores(0), len(case.p(0).hand)) == ("F", 1)
    slot = case.s.zone[0]
    assert slot is not None
    assert slot.blocks == ["A"]
    case.go("none", "done", "explore:1", "later")
    assert (case.stores(1), len(case.p(1).hand)) == ("AA", 1)
    slot = case.s.zone[0]
    assert slot is not None
    assert (slot.card, slot.blocks) == ("merchant-1", ["P"])


@pytest.mark.rule("LA-15.9")
def test_the_merchant_takes_any_other_type() -> None:
    """Fuel for Fuel is no exchange; Food and Ammo are."""
    case = met(meets("merchant-2").stow(0, "S S F P A").hand(0, "mre-1"))
    assert case.options == ["swap-P", "swap-A", "trade"]


@pytest.mark.rule("LA-15.9")
def test_the_merchants_fuel_may_find_no_room() -> None:
    """He may be given the Food for the sake of the Object, with no box for his Ammo."""
    road = meets("merchant-1").lies(0, "0b0:S 0b1:S 0b2:X 1b0:X 1b1:X 2b0:X 2b1:X 2b2:P")
    road.set(zone=[Slot(card="merchant-1", blocks=["A"]), None, None, None, None])
    case = met(road)
    assert (case.stores(0), len(case.p(0).hand)) == ("", 1)


@pytest.mark.rule("LA-15.9", "LA-15.10")
def test_the_merchant_trades_objects() -> None:
    """The old one is discarded first: from an empty deck the new one can only be it. The Fuel
    stays where it is, and so does he."""
    road = meets("merchant-1").hand(0, "mre-1", "mre-2").set(objects=Deck())
    case = met(road)
    assert case.options == ["mre-1"], "two of a name are one choice"
    case.pick("mre-1")
    assert sorted(case.p(0).hand) == ["mre-1", "mre-2"]
    slot = case.s.zone[0]
    assert slot is not None
    assert (slot.card, slot.blocks) == ("merchant-1", ["F"])


@pytest.mark.rule("LA-15.10")
def test_special_loot_does_not_pay_the_merchant() -> None:
    """With a Necklace and nothing else there is no deal; beside an Object it is not offered."""
    assert "explore:1" not in meets("merchant-1").hand(0, "tooth-necklace").play().options
    case = met(meets("merchant-1").hand(0, "tooth-necklace", "mre-1", "nitromethane-1"))
    assert sorted(case.options) == ["mre-1", "nitromethane-1"]


@pytest.mark.rule("LA-15.9")
def test_what_is_used_up_meanwhile_is_no_longer_to_be_traded() -> None:
    """A Bonus Action first brought Contamination, and the Merchant asks what Ada would give. She
    puts the Suit on: with it went her only Object, and Ammo is all that she can offer."""
    road = meets("merchant-1").stow(0, "S S A P").hand(0, "hazmat-suit-1").set(objects=Deck())
    case = road.tiles("5-2", "2-1", "3-1", "4-1", "1-1").play()
    case.go("explore:1", "first:1.2")
    assert case.options == ["swap-P", "swap-A", "trade"]
    case.also("hazmat-suit-1")
    assert case.options == ["swap-P", "swap-A"]


@pytest.mark.rule("LA-15.11")
def test_the_slaver() -> None:
    """The Medic and a token for 2 Fuel and an Object, then the good name."""
    case = met(meets("slaver-1"), "medic")
    assert (case.stores(0), len(case.p(0).hand), case.p(0).fame) == ("FF", 1, -1)
    assert [one.card for one in case.p(0).crew] == ["red-leader"]
    assert case.p(0).count_tokens("S") == 1
    assert sorted(case.s.common) == ["medic", "slaver-1"]


@pytest.mark.rule("LA-15.11")
def test_the_slavers_price_at_the_lowest_fame_is_damage() -> None:
    """First the Fuel and the Object, then the Damage."""
    case = met(meets("slaver-2", fame=-1), "medic")
    assert (case.stores(0), len(case.p(0).hand)) == ("FF", 1)
    case.go("0b3")
    assert (case.p(0).fame, case.p(0).list_damaged_boxes()) == (-1, ["0b3"])


@pytest.mark.rule("LA-15.12")
def test_whom_the_slaver_gets() -> None:
    """Anybody of any Zone, the Leader who came to talk included; with a single Survivor there is
    no deal, and an absent player makes none."""
    road = Road(2).zone("slaver-1").crew(0, active="leader", rest="medic", exhausted="driver")
    case = met(road)
    assert sorted(case.options) == ["driver", "medic", "nobody", "red-leader"]
    case.go("red-leader", "none")
    assert case.zones(0) == {"active": set(), "rest": {"medic"}, "exhausted": {"driver"}}
    assert "explore:1" not in meets("slaver-1", rest="").damaged(0, "1b2").play().options
    case = road.play().lapse()
    assert len(case.p(0).crew) == 3


@pytest.mark.rule("LA-15.12", "LA-8.41")
@pytest.mark.parametrize("answer", ["nobody", None], ids=["nobody", "absent"])
def test_the_slaver_may_get_nobody(answer: str | None) -> None:
    """Ada says so, or says nothing: there is no deal, and the Slaver waits for somebody else. Her
    Leader has gone there all the same, and the Bonus Action is still hers."""
    case = met(meets("slaver-1").damaged(0, "0b3"))
    assert case.prompt.default == ["nobody"]
    case.pick(answer) if answer else case.lapse()
    assert [one.card for one in case.p(0).crew] == ["red-leader", "medic"]
    assert (case.stores(0), case.p(0).hand, case.p(0).fame, case.p(0).count_tokens("S")) == (
        "",
        [],
        0,
        2,
    )
    assert (case.slots()[0], case.s.common) == ("slaver-1", [])
    assert "1.1" in case.options
    case.pick("1.1")
    assert case.zones(0)["active"] == set()


# -- Events --------------------------------------------------------------------------------------


def turns_up(card: str, **facts: object) -> Case:
    """The card is the next on the deck when somebody has been taken in."""
    road = Road(2, sides=("1B", "2B", "3B")).zone("driver").crew(0, active="leader")
    road.deck(card, "orphan").set(**facts)
    return road.play().go("explore:1", "later", "none")


@pytest.mark.rule("LA-15.13")
def test_early_departure() -> None:
    """From white 3 to red 3, two spaces further on, at once; on the red track it does nothing."""
    case = turns_up("early-departure", round=3, aurora=3)
    view = case.view()
    assert (view.aurora, view.red, view.aurora_at) == (3, True, 127)
    assert "early-departure" in view.common
    assert turns_up("early-departure", round=3, aurora=3, red=True).view().aurora_at == 127


@pytest.mark.rule("LA-15.14")
@pytest.mark.parametrize("card", ["heavy-snowstorm-1", "heavy-snowstorm-2"])
def test_heavy_snowstorm(card: str) -> None:
    """All three avalanches come down, on every Region, and the next drive is two slower; when it
    has blown over, the avalanche Shortcuts are still closed."""
    case = turns_up(card)
    assert sorted(case.view().closed) == ["104a-107", "110a-113", "119-122a"]
    assert case.view().storm
    assert case.view().players[1].speed == 1, "2, and 1 for the Co-Pilot, less 2"
    while case.s.round == 1:
        case.lapse()
    assert not case.view().storm
    assert len(case.view().closed) == 3
