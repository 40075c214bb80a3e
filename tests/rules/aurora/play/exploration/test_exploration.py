"""LA-8.1 to LA-8.29 and LA-8.38 to LA-8.41: the Exploration Phase, and what is found in it."""

from __future__ import annotations

import pytest

from rules.aurora.model.state import Slot
from rules.engine import Illegal
from tests.rules.aurora.build import Case, Road


def alone(*zone: str, crew: str = "leader", rest: str = "") -> Road:
    """Ada with somebody to send, and Ben with his start crew."""
    return Road(2).zone(*zone).crew(0, active=crew, rest=rest)


def explores(options: list[str]) -> list[int]:
    """The slots that may be explored, whoever goes."""
    found = [int(option.split(":")[1]) for option in options if option.startswith("explore:")]
    return list(dict.fromkeys(found))


def boxes(case: Case, place: str) -> str:
    """A card's boxes: "SS.X"."""
    return "".join(content or "." for content in case.p(0).find_part(place).boxes)


# -- turns ---------------------------------------------------------------------------------------


@pytest.mark.rule("LA-8.2")
def test_the_phase_ends_with_the_last_active_survivor() -> None:
    """Ada's last Survivor takes a Break while nobody of Ben's is Active: the meal is asked next.
    As long as Ben has somebody, it is his turn."""
    road = alone(crew="leader").crew(0, active="leader", exhausted="medic").stow(0, "S S P")
    case = road.crew(1, rest="leader").play().go("break:red-leader")
    assert case.s.phase == "exploration", "until the end of her turn"
    case.go("done")
    assert case.s.phase == "rest"
    case = alone(crew="leader").crew(1, active="leader").play()
    case.go("break:red-leader", "done")
    assert (case.s.phase, case.prompt.seat) == ("exploration", 1)


@pytest.mark.rule("LA-8.3")
def test_explore_or_break() -> None:
    """There is no third thing, and no way to end the turn without either."""
    case = alone("driver").play()
    assert case.options == ["explore:1", "break"]
    case = alone().play()
    assert case.zones(0)["rest"] == {"leader"}, "with nothing else to do, nobody is asked"


@pytest.mark.rule("LA-8.3")
def test_an_absent_player_takes_a_break() -> None:
    """Driver and Medic have skill 2, the Co-Pilot 1: the Driver rests, by the alphabet. His two
    points go on the one repair there is, and on Fury."""
    case = alone("frozen-farm", crew="co-pilot medic driver").damaged(0, "1b2").play()
    case.lapse().lapse()
    assert case.zones(0)["rest"] == {"driver"}
    assert (case.p(0).list_damaged_boxes(), case.p(0).fury) == ([], 1)


@pytest.mark.rule("LA-8.4", "LA-8.5")
def test_who_has_nobody_active_skips() -> None:
    """Ben has an MRE, Fury, Food and an Exhausted Medic, and nobody Active: turn after turn is
    Ada's, and nothing is asked of him but what stands open to anybody."""
    road = alone(crew="leader co-pilot medic").crew(1, exhausted="driver").stow(1, "S P")
    case = road.hand(1, "mre-1").has(1, fury=5).play()
    for _ in range(3):
        assert (case.s.phase, case.prompt.seat) == ("exploration", 0)
        assert {o.verb for p in case.asked(1) for o in p.options} == {"stow"}
        case.pick("break").go("done")
    assert case.s.phase != "exploration"


@pytest.mark.rule("LA-8.6")
def test_free_actions_before_and_after() -> None:
    """Ada spends Fury, explores, feeds somebody, and is done; in between nothing is free."""
    road = alone("frozen-farm", crew="leader medic").crew(
        0, active="leader medic", exhausted="driver"
    )
    case = road.stow(0, "S S S P P").has(0, fury=2).damaged(0, "1b2").play()
    case.also("fury:repair").go("explore:1:medic")
    assert not [o for o in case.free(0) if ":" in o]
    case.go("later", "1", "none")
    case.also("feed:driver")
    assert case.prompt.seat == 0
    case.go("done")
    assert case.prompt.seat == 1


@pytest.mark.rule("LA-8.6")
def test_an_absent_players_turn_ends() -> None:
    case = alone(crew="leader medic").has(0, fury=1).play().go("break:red-leader")
    assert case.prompt.seat == 0
    assert case.lapse().prompt.seat == 1


@pytest.mark.rule("LA-8.7")
@pytest.mark.parametrize(
    ("tokens", "facts", "hand", "crew", "open_"),
    [
        ("S S F A", {}, "", "leader medic", False),
        ("S S P", {}, "", "leader medic", True),
        ("S S", {"fury": 1}, "", "leader medic", False),
        ("S S", {"fury": 3}, "", "leader medic", True),
        ("S S", {}, "mre-1", "leader medic", True),
        ("S S", {}, "nitromethane-1", "leader medic", True),
        ("S S", {}, "pack-banner", "leader medic", False),
        ("S S", {}, "", "leader cold-maiden", True),
    ],
    ids=[
        "Fuel and Ammo",
        "Food, and somebody exhausted",
        "Fury that buys nothing",
        "Fury that buys",
        "an MRE",
        "an Object that might be an MRE",
        "Special Loot that can be of no use",
        "an ability",
    ],
)
def test_the_turn_ends_by_itself(
    tokens: str, facts: dict[str, int], hand: str, crew: str, open_: bool
) -> None:
    """After the main action it is over, unless something that everybody can see could still be
    done. Nobody has to say beforehand that they go on."""
    road = alone("frozen-farm", crew=crew).stow(0, tokens).has(0, **facts).hand(0, *hand.split())
    goes = "medic" if "medic" in crew else "leader"
    case = road.play().go(f"explore:1:{goes}", "later", "1", "none")
    assert (case.prompt.seat == 0) == open_
    if open_:
        assert case.options == ["done", "hurry"]
        assert case.pick("done").prompt.seat == 1


@pytest.mark.rule("LA-8.7")
def test_what_the_main_action_brings_can_be_used() -> None:
    """A Break brings Fury for a Repair; a block an MRE. Where neither can be used, the turn is
    over."""
    road = alone(crew="leader medic").damaged(0, "1b2")
    case = road.play().go("break:red-leader:0")
    case.also("fury:repair")
    assert (case.p(0).fury, case.p(0).list_damaged_boxes(), case.prompt.seat) == (1, [], 1)
    case = alone("police-post", crew="leader medic").objects("mre-1").play()
    case.go("explore:1:leader", "later", "1", "none").also("mre-1")
    assert case.zones(0)["active"] == {"medic", "leader"}
    case = alone(crew="leader medic").play().go("break:red-leader")
    assert case.prompt.seat == 1, "Fury, and nothing to repair"


@pytest.mark.rule("LA-8.7")
def test_hurrying_is_for_one_round() -> None:
    """Who hurries is not asked at the end of a turn again; in the next round she is."""
    road = alone(crew="leader medic orphan").has(0, fury=3)
    case = road.crew(1, active="leader co-pilot").play().go("break:red-leader")
    assert case.prompt.seat == 0
    case.pick("hurry")
    assert (case.prompt.seat, case.p(0).hurries) == (1, True)
    case.go("break:green-leader", "done", "break:medic")
    assert case.prompt.seat == 1, "though her Fury would buy something"
    while case.s.round == 1:
        case.lapse()
    assert not case.p(0).hurries


@pytest.mark.rule("LA-8.7", "LA-22.4")
def test_a_stop_for_hidden_cards_betrays_none() -> None:
    """Ada holds one Object. Whether it can be played or not, everybody sees the same stop, and
    nothing of its answers."""
    found = []
    for card in ("mre-1", "nitromethane-1"):
        road = alone(crew="leader medic").hand(0, card)
        case = road.play().go("break:red-leader")
        found.append((case.prompt.id, case.prompt.seat, case.prompt.secret, case.prompt.about))
    assert found[0] == found[1] == (found[0][0], 0, True, "Ada may play a hidden card")


# -- who goes ------------------------------------------------------------------------------------


@pytest.mark.rule("LA-8.8", "LA-8.9")
@pytest.mark.parametrize(
    ("crew", "food", "reach"),
    [
        ("co-pilot", 0, [1]),
        ("co-pilot", 1, [1, 2, 3, 4]),
        ("co-pilot", 2, [1, 2, 3, 4, 5]),
        ("leader", 0, [1, 2, 3, 4]),
        ("renegade", 0, [1, 2, 3, 4, 5]),
        ("leader co-pilot", 0, [1, 2, 3, 4, 5]),
    ],
)
def test_which_slots_are_within_reach(crew: str, food: int, reach: list[int]) -> None:
    """Skill with Food must come to the cost; who rests does not count, nor an empty slot."""
    zone = ("driver", "medic", "snowcat", "road-train", "ice-runner")
    road = alone(*zone, crew=crew, rest="bounty-hunter")
    road.stow(0, " ".join(["S"] * (1 + len(crew.split())) + ["P"] * food))
    assert explores(road.play().options) == reach
    assert explores(alone("", "medic", crew="renegade").play().options) == [2]


@pytest.mark.rule("LA-8.10")
def test_two_go_where_one_cannot() -> None:
    """Leader and Co-Pilot together reach slot 5. In slot 2 the Leader is enough, and takes nobody
    along; two Co-Pilots' worth with 1 Food must not hide one who could do it alone."""
    road = alone("", "driver", "", "", "medic", crew="leader co-pilot orphan").stow(0, "S S S P")
    case = road.play().go("explore:5:co-pilot+leader", "later", "none")
    assert case.zones(0)["exhausted"] == {"co-pilot"}
    assert case.zones(0)["rest"] == {"leader", "medic"}
    case = road.play().go("otherwise").pick("explore:2")
    assert case.options == ["leader", "co-pilot", "orphan", "co-pilot+orphan", "back"]
    case.go("co-pilot+orphan", "later", "none")
    assert case.zones(0)["exhausted"] == {"co-pilot", "orphan"}
    assert case.stores(0) == "P", "together they need none"


@pytest.mark.rule("LA-8.9", "LA-8.10")
def test_more_than_need_go_are_put_together() -> None:
    """Each party that could spare nobody is an answer. Whoever wants others to come along names
    them, and turns back by naming nobody."""
    road = alone("", "medic", crew="co-pilot orphan driver+1")
    case = road.play().go("otherwise").pick("explore:2")
    assert set(case.options) == {
        *("co-pilot+orphan", "co-pilot+driver", "driver+orphan"),
        *("others", "back"),
    }
    case.go("others")
    with pytest.raises(Illegal):
        case.pick("orphan")
    assert road.play().go("explore:2:others").pick().prompt.topic == "turn"
    case.pick("red-co-pilot", "orphan", "driver").go("none")
    assert case.zones(0)["exhausted"] == {"co-pilot", "orphan", "driver"}


@pytest.mark.rule("LA-8.11")
def test_card_and_bonus_in_either_order() -> None:
    """Bonus first: it is not offered again. Card first: it is offered after. The card itself must
    be done."""
    case = alone("frozen-farm").damaged(0, "1b2").play().go("explore:1", "first:1.1")
    assert (case.p(0).list_damaged_boxes(), case.stores(0)) == ([], "")
    assert case.options == ["0", "1"]
    case.go("1")
    assert (case.stores(0), case.prompt.seat) == ("A", 1)
    case = alone("frozen-farm").damaged(0, "1b2").play().go("explore:1", "later", "1")
    assert (case.p(0).list_damaged_boxes(), case.stores(0)) == (["1b2"], "A")
    case.go("1.1")
    assert (case.p(0).list_damaged_boxes(), case.prompt.seat) == ([], 1)


@pytest.mark.rule("LA-8.12", "LA-8.13")
def test_where_those_who_went_come_back_to() -> None:
    """The Medic is exhausted and his Food eaten; the Leader rests."""
    case = alone("", "", "", "", "frozen-farm", crew="medic").stow(0, "S P").play()
    case.go("explore:5", "later", "1", "none")
    assert case.zones(0) == {"active": set(), "rest": set(), "exhausted": {"medic"}}
    assert case.stores(0) == "A"
    case = alone("frozen-farm").play().go("explore:1", "later", "0", "none")
    assert case.zones(0) == {"active": set(), "rest": {"leader"}, "exhausted": set()}


@pytest.mark.rule("LA-8.14")
def test_exploring_is_public_and_never_a_default() -> None:
    """Everybody reads who went where on how much Food, with which Bonus Action. An answer that
    does not come turns back, until the Break is taken."""
    case = alone("", "frozen-farm", crew="co-pilot").stow(0, "S P").damaged(0, "1b2").play()
    case.go("explore:2", "first:2.1", "1")
    for words in ("sends the Co-Pilot to the Frozen Farm with 1 Food", "2 Repairs", "gains 1 Ammo"):
        assert case.said(words)
    case = alone("", "", "", "", "medic", crew="co-pilot orphan driver+1").play()
    case.go("explore:5", "later", "none")
    assert case.said("sends the Co-Pilot, the Orphan and the Driver to the Medic.")
    case = alone("", "frozen-farm", crew="co-pilot leader").stow(0, "S S P").play()
    case.pick("otherwise").pick("explore:2")
    assert case.option("co-pilot").label == "Co-Pilot, 1 Food"
    case.lapse().lapse()
    assert case.zones(0)["rest"] == {"leader"}
    assert case.stores(0) == "P"


# -- Food ----------------------------------------------------------------------------------------


@pytest.mark.rule("LA-8.15", "LA-8.16")
def test_food_before_and_after_but_never_during() -> None:
    """Two are fed before the action and one after it; while it lasts nobody is."""
    road = Road(2).zone("frozen-farm").crew(0, active="leader", exhausted="medic driver hermit")
    case = road.stow(0, "S S S S P P P").damaged(0, "2b2").play()
    case.also("feed:medic").also("feed:driver")
    assert case.zones(0)["rest"] == {"medic", "driver"}
    case.go("explore:1")
    assert "feed:hermit" not in case.free(0)
    case.go("later", "1")
    assert "feed:hermit" not in case.free(0)
    case.go("none")
    case.also("feed:hermit")
    assert case.zones(0)["rest"] == {"medic", "driver", "hermit", "leader"}
    assert case.stores(0) == "A"


def fed_now(case: Case) -> set[str]:
    """Whom either seat could feed at this moment, by whatever question."""
    ids = [option.id for seat in (0, 1) for p in case.asked(seat) for option in p.options]
    return {option.partition(":")[2] for option in ids if option.startswith("feed:")}


@pytest.mark.rule("LA-8.15")
def test_no_question_of_an_action_lets_anybody_eat() -> None:
    """Ada has Food to spare, and Exhausted in plenty; so has Ben, whose turn it is not. From the
    question for the block, over those for Damage and room, to the last one, nobody is fed; before
    and after it each of hers may be, one after the other."""
    road = Road(2).zone("", "service-station").tiles("1-1", "4-1", "3-1", "2-1", "5-1")
    road.crew(0, active="co-pilot orphan", exhausted="medic driver").damaged(0, "0b3", "2b2")
    road.crew(1, active="leader", exhausted="hermit").stow(1, "S S P P")
    road.state.zone[1] = Slot(card="service-station", blocks=["P", "O"])
    case = road.stow(0, "S S S S P P P").play()
    assert fed_now(case) == {"medic", "driver"}
    case.also("feed:medic")
    assert fed_now(case) == {"driver"}
    case.pick("otherwise")
    for answer, asked in (
        ("explore:2", "Who goes"),
        ("co-pilot", "which Bonus Action"),
        ("first:2.1", "1 Damage hits"),
        ("1b2", "1 Damage hits"),
        ("0b1", "You lose a Survivor"),
        ("orphan", "what do you take"),
    ):
        case.pick(answer)
        assert asked.casefold() in case.prompt.text.casefold()
        assert fed_now(case) == set(), case.prompt.text
    case.pick("0")
    assert fed_now(case) == {"driver", "red-co-pilot"}, "the action is over"
    case.also("feed:driver")
    assert (case.zones(0)["rest"], case.stores(0)) == ({"medic", "driver"}, "PA")
    case.go("done")
    assert fed_now(case) == {"hermit"}, "it is Ben's turn"


@pytest.mark.rule("LA-8.17")
def test_the_rulebooks_food() -> None:
    """The fifth slot costs 3; the Co-Pilot has 1 and eats 2 Food."""
    road = alone("", "", "", "", "frozen-farm", crew="co-pilot leader").stow(0, "S S P P")
    case = road.play()
    assert case.option("explore:5").label == "Frozen Farm: Co-Pilot and Leader"
    road.play().go("otherwise").pick("explore:5")
    case.go("explore:5:co-pilot", "later", "1", "none")
    assert case.stores(0) == "A"
    assert case.zones(0)["exhausted"] == {"co-pilot"}


@pytest.mark.rule("LA-8.9", "LA-8.14")
def test_who_goes_is_suggested() -> None:
    """Who wastes least, rather one than two and rather two than Food; who drives stays, and nobody
    goes who would die of it where another lives. The answer says who."""

    def suggested(crew: str, *zone: str, food: int = 0) -> str:
        tokens = " ".join(["S"] * (1 + len(crew.split())) + ["P"] * food)
        case = alone(*zone, crew=crew).stow(0, tokens).play()
        (option,) = [option for option in case.prompt.options if option.id.startswith("explore")]
        assert "otherwise" in case.options
        before = {one.card for one in case.p(0).crew if one.zone == "active"}
        case.pick(option.id)
        gone = before - {one.card for one in case.p(0).crew if one.zone == "active"}
        assert gone == set(option.data["who"].split())
        return option.label.partition(": ")[2]

    assert suggested("leader orphan", "frozen-farm") == "Orphan"
    assert suggested("leader co-pilot", "frozen-farm") == "Leader", "the Co-Pilot drives"
    assert suggested("medic leader", "", "frozen-farm") == "Leader"
    assert (
        suggested("co-pilot leader", "", "", "", "", "frozen-farm", food=2) == "Co-Pilot and Leader"
    )
    assert suggested("co-pilot driver", "contaminated-storehouse") == "Driver"


@pytest.mark.rule("LA-8.12", "LA-5.15", "LA-8.22")
def test_what_comes_of_going_stands_with_who_goes() -> None:
    case = alone("contaminated-storehouse", crew="leader co-pilot").play()
    case.pick("otherwise").pick("explore:1")
    assert [(option.label, option.detail) for option in case.prompt.options[:2]] == [
        ("Co-Pilot", "skill 1; Exhausted afterwards: Co-Pilot; risk of dying of Contamination"),
        ("Leader", "skill 2; the Leader rests"),
    ]
    case.lapse()
    assert case.prompt.topic == "turn", "silence turns back"


@pytest.mark.rule("LA-8.17")
def test_what_was_eaten_is_forgotten_next_turn() -> None:
    """An MRE brings the Co-Pilot back: he needs Food again for slot 2."""
    road = alone("", "frozen-farm", "", "rail-yard", crew="co-pilot").hand(0, "mre-1")
    case = road.stow(0, "S P").crew(1, active="leader co-pilot").damaged(0, "1b2").play()
    case.go("explore:2", "later", "1", "none").also("mre-1").go("done")
    assert case.zones(0)["active"] == {"co-pilot"}
    case.go("break:green-leader")
    assert case.prompt.seat == 0
    assert explores(case.options) == []


@pytest.mark.rule("LA-8.18")
def test_food_without_room_feeds_nobody() -> None:
    """The Farm's Food finds room, and the Medic eats it; in a full Convoy it does not."""
    for tokens, fed in (("S S A", True), ("S S S S A A A F", False)):
        crew = "medic hermit mechanic" if "S S S S" in tokens else "medic"
        road = Road(2).zone("frozen-farm").crew(0, active="leader", exhausted=crew)
        case = road.stow(0, tokens).has(0, fury=1).play()
        case.go("explore:1", "later", "0")
        case.go(*["new"] * ("new" in case.options), "none")
        assert ("feed:medic" in case.free(0)) == fed


@pytest.mark.rule("LA-8.19", "LA-8.47")
def test_food_does_not_help_a_break() -> None:
    """The Co-Pilot's Break is worth one point, whatever there is to eat."""
    case = alone(crew="co-pilot").stow(0, "S P P P").play()
    assert (case.p(0).fury, case.stores(0)) == (1, "PPP")


# -- Locations -----------------------------------------------------------------------------------


@pytest.mark.rule("LA-8.20", "LA-8.21")
def test_first_the_effect_then_the_block() -> None:
    """The Service Station takes its Damage before anybody says what they take; the box may be any
    of the Convoy."""
    case = alone("service-station").play().go("explore:1", "later")
    assert {option.verb for option in case.prompt.options} == {"damage"}
    assert len(case.options) == 10
    case.go("2b0")
    assert case.options == ["0", "1"]
    assert case.p(0).list_damaged_boxes() == ["2b0"]


@pytest.mark.rule("LA-8.24", "LA-8.22")
def test_the_rulebooks_storehouse() -> None:
    """The Mechanic takes the counter and both Fuel of the right block, and is exhausted."""
    case = alone("contaminated-storehouse", crew="mechanic").play()
    case.go("explore:1", "later", "1")
    assert case.p(0).crew_of("mechanic").counters == 1
    assert case.stores(0) == "FF"
    case.go("none")
    assert case.zones(0)["exhausted"] == {"mechanic"}


@pytest.mark.rule("LA-8.24")
def test_all_of_a_block_and_nothing_of_the_other() -> None:
    """Three tokens at once from the Harbour Warehouse; the Fuel stays."""
    case = alone("harbour-warehouse").play().go("explore:1", "later", "0b3", "0")
    assert (case.stores(0), len(case.p(0).hand)) == ("PP", 1)
    slot = case.s.zone[0]
    assert slot is not None
    assert slot.blocks == ["", "FF"]


@pytest.mark.rule("LA-8.25")
def test_too_much_to_carry() -> None:
    """Room for one of two Ammo: the other is left by default, or an old Food goes for it."""
    for answer, stores in ((None, "PA"), ("P", "AA")):
        road = alone("police-post").lies(0, "0b0:S 0b2:P 1b0:X 1b1:X 2b0:X 2b2:X")
        case = road.play().go("explore:1", "later", "0")
        assert case.options[0] == "new"
        case.go(answer) if answer else case.lapse()
        assert case.stores(0) == stores


@pytest.mark.rule("LA-8.27", "LA-8.29")
def test_an_emptied_location_leaves() -> None:
    """Ada takes the one block; the other is all that Ben finds, without a choice, and the card
    goes."""
    case = alone("frozen-farm").crew(1, active="leader").play()
    case.go("explore:1", "later", "0", "none", "done")
    assert case.slots()[0] == "frozen-farm"
    case.go("explore:1", "later")
    assert case.stores(1) == "A"
    assert case.s.common == ["frozen-farm"]
    assert "frozen-farm" not in case.slots()


@pytest.mark.rule("LA-8.28")
def test_a_block_of_cubes_keeps_the_card() -> None:
    """The Ammo of the Police Post is gone; the Object lies there still, for Ben."""
    case = alone("police-post").crew(1, active="leader").play()
    case.go("explore:1", "later", "0", "none")
    assert case.slots()[0] == "police-post"
    case.go("explore:1", "later")
    assert (case.stores(1), len(case.p(1).hand)) == ("", 1)
    assert case.s.common == ["police-post"]


# -- Survivors and Encounters --------------------------------------------------------------------


@pytest.mark.rule("LA-8.38")
def test_the_rulebooks_preacher() -> None:
    """The Co-Pilot, on the Food that the second slot takes, brings in the Preacher: he rests, and
    his token is aboard."""
    case = alone("", "preacher", crew="co-pilot").stow(0, "S P").play()
    case.go("explore:2", "later", "none")
    assert case.zones(0) == {"active": set(), "rest": {"preacher"}, "exhausted": {"co-pilot"}}
    assert case.p(0).count_tokens("S") == 2


@pytest.mark.rule("LA-8.39")
def test_recruiting_needs_a_box() -> None:
    """A Convoy full to the brim: an Ammo makes way, or another Survivor does; with every seat shot
    to pieces nobody can be taken in."""
    full = "0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F"
    case = alone("driver", rest="medic").lies(0, full).play().go("explore:1", "later")
    assert "2b2" not in case.options, "no Survivor sits there"
    case.go("0b2")
    assert (case.stores(0), case.p(0).count_tokens("S"), len(case.p(0).crew)) == ("FAAAA", 3, 3)
    case = alone("driver", rest="medic").lies(0, full).play().go("explore:1", "later", "0b1")
    case.go("medic")
    assert (case.stores(0), case.p(0).count_tokens("S"), len(case.p(0).crew)) == ("FAAAAA", 2, 2)
    snapshot = " ".join(f"{ref}:X" for ref in ("0b0", "0b1", "0b2", "1b0", "1b1", "2b0", "2b1"))
    assert explores(alone("driver").lies(0, snapshot).play().options) == []


@pytest.mark.rule("LA-8.39")
def test_recruiting_moves_cargo_aside() -> None:
    """Food on the last seat moves to the box for Food."""
    road = alone("driver", rest="medic").lies(0, "0b0:S 0b1:S 0b2:P 1b0:A 1b1:A 2b0:A 2b1:A")
    case = road.play().go("explore:1", "later")
    assert (case.stores(0), case.p(0).count_tokens("S"), boxes(case, "2b")) == ("PAAAA", 3, "AAP")


@pytest.mark.rule("LA-8.40")
def test_an_encounter_needs_an_option() -> None:
    """The Merchant has Fuel: with Fuel alone, and no Object, there is nothing to exchange. The
    Slaver wants somebody besides the last."""
    damaged = alone("merchant-1").stow(0, "S F").damaged(0, "1b2")
    assert explores(damaged.play().options) == []
    assert explores(alone("merchant-1").stow(0, "S A").play().options) == [1]
    assert explores(alone("merchant-1").hand(0, "mre-1").play().options) == [1]
    assert explores(alone("slaver-1").damaged(0, "1b2").play().options) == []
    assert explores(alone("slaver-1", rest="medic").play().options) == [1]


@pytest.mark.rule("LA-8.40")
def test_the_rulebooks_travelers() -> None:
    """Both options are offered; one of them is done."""
    case = alone("travelers-1").play().go("explore:1", "later")
    assert case.options == ["kind", "hard"]
    case.go("kind")
    assert (case.stores(0), case.p(0).fame, case.p(0).hand) == ("P", 2, [])
    case = alone("travelers-1").play().go("explore:1", "later", "hard")
    assert (case.stores(0), case.p(0).fame, len(case.p(0).hand)) == ("F", -1, 1)


@pytest.mark.rule("LA-8.41")
def test_who_stays_and_who_leaves() -> None:
    """The Merchant says nothing of leaving, the Travelers are discarded."""
    case = alone("merchant-1").stow(0, "S A").play().go("explore:1", "later")
    assert case.said("gives the Merchant 1 Ammo")
    assert case.slots()[0] == "merchant-1"
    case = alone("travelers-1").play().go("explore:1", "later", "hard", "none")
    assert "travelers-1" not in case.slots()
    assert case.s.common == ["travelers-1"]
