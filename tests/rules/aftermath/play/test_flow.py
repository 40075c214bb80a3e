"""The end of a mission, the Colony Phase in its order, and what the campaign keeps (AF-18, AF-19.1,
AF-19.37, AF-20)."""

import json
from typing import Any

import pytest

from pictures.aftermath import ARTIST
from rules.aftermath import GAME
from rules.aftermath.model.decks import BOOK, list_enemy_cards
from rules.aftermath.model.state import Colony
from rules.aftermath.model.terms import NEW_COLONY
from rules.aftermath.play import flow, saving, setup
from rules.aftermath.play.context import MissionEnds
from rules.engine import Illegal, Play, Table
from rules.kit.decks import Deck
from tests.kit.luck import Loaded
from tests.kit.tables import with_luck
from tests.rules.aftermath.build import NAMES, Case, Party
from tests.rules.aftermath.model import own_book


def place_game(party: Party, *luck: Any) -> Case:
    """The real game, from a position on."""
    loaded, seats = Loaded(luck), party.state.seats
    return Case(with_luck(loaded).place(GAME, party.state, "seed", NAMES[:seats]), loaded)


def at_home(outcome: str = "success", **colony: Any) -> Party:
    party = Party("wren", "bodkin", phase="verdict").set(outcome=outcome, played=1, here=None)
    for one in party.state.party:
        one.at = None
    fields: dict[str, Any] = {"assigned": 1, "open": [1], **colony}
    return party.dials(food=9, morale=9, population=9).colony(**fields)


def carry_on(party: Party) -> tuple[Case, Colony]:
    """The game to its end by defaults, and what it carries on."""
    case = place_game(party, 1).defaults()
    return case, Colony.model_validate_json(case.table.carried_save or "")


@pytest.mark.rule("AF-18.5", "AF-18.6", "AF-4.24", "AF-1.2", "AF-5.27")
@pytest.mark.parametrize(("outcome", "entry"), [("success", "1"), ("fail", "11")])
def test_the_colony_phase_follows_every_mission_at_once(
    outcome: Any, entry: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ends(h: Any) -> Play[None]:
        yield from ()
        raise MissionEnds(outcome)

    monkeypatch.setitem(flow.ON_THE_WAY, "turn", ends)
    party = Party("wren", "bodkin").faces("latch-rat", 3).threats("black-1a")
    case = place_game(party.set(played=1, hunt=[party.take("pin-vole")]))
    s = case.state
    assert sorted(s.enemy_supply) == sorted(list_enemy_cards(bosses=True))
    assert "black-1a" in s.deck.cards
    assert (s.outcome, s.here, s.hunt, s.on_map) == (outcome, None, [], [])
    assert case.told("passage")[0].data["passage"] == BOOK.colony[entry].text
    assert not case.said("enemy turn")


@pytest.mark.rule("AF-7.1", "AF-18.6")
def test_threats_drawn_with_a_final_calamity_do_not_stay_in_hand() -> None:
    number = own_book.add_page(
        entries={"CALAMITY": [{"mission": {"n": 1, "to": "fail"}}]}, calamity=4
    )
    party = Party("wren", page=number).set(played=1).dials(time=3, scrap=9, morale=9)
    case = place_game(
        party.stacks("deck", "calamity", "black-1a", "green-1a", "red-1a", "blue-1a"), 1
    )
    assert case.state.phase == "build"
    assert case.state.party[0].hand == ["green-1a", "red-1a", "blue-1a"]
    assert case.state.deck.discards == ["calamity", "black-1a"]


@pytest.mark.rule("AF-1.1", "AF-1.2", "AF-18.2", "AF-18.4", "AF-18.9")
@pytest.mark.parametrize(
    ("outcome", "time", "winners", "missions"),
    [("success", 0, (0, 1), [2]), ("success", 20, (0, 1), [2]), ("fail", 0, (), [1])],
)
def test_all_win_or_lose_together_and_a_failed_mission_stays_open(
    outcome: str, time: int, winners: tuple[int, ...], missions: list[int]
) -> None:
    """Being late fails no mission."""
    case, save = carry_on(at_home(outcome).dials(time=time))
    assert case.table.result is not None
    assert case.table.result.winners == winners
    assert save.open == missions


@pytest.mark.rule("AF-1.1")
def test_nobody_wins_if_the_colony_is_lost() -> None:
    case = Party().set(played=1, outcome="success").colony(lost=True).play(saving.finish_mission)
    assert case.result is not None
    assert case.result.winners == ()


@pytest.mark.rule("AF-19.1", "AF-20.13")
def test_the_colony_phases_steps_come_in_order_and_survive_a_load() -> None:
    seen: list[str] = []
    case = place_game(at_home().dials(scrap=9, clue=1), 1)
    while not case.over:
        seen.append(case.state.phase)
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
        assert Table.load(case.table.dump()).dump() == case.table.dump()
    order = ["verdict", "hardship", "upkeep", "work", "repair", "build", "clues", "rest", "next"]
    assert [one for one in order if one in seen] == list(dict.fromkeys(seen))
    last = case.table.view(None)
    assert ARTIST.pictures(last)[0].alt(last).startswith("The mission is over, chapter 1 at")
    assert case.table.result is not None
    assert case.table.result.why == "Chapter 1: “A Larder Run” is done, and Tinderbox goes on."
    titles = [event.text for event in case.told() if event.kind in ("passage", "dial", "mission")]
    marks = ("A Larder Run", "Hardship", "Upkeep", "Work", "What does", "A new", "The next mission")
    places = [next(n for n, title in enumerate(titles) if title.startswith(m)) for m in marks]
    assert places == sorted(places)
    assert list(flow.AT_HOME) == order


@pytest.mark.rule("AF-19.36", "AF-20.6")
def test_the_colony_can_be_lost_at_home_and_the_last_entry_is_read() -> None:
    case = place_game(at_home("fail").dials(morale=2))
    while not case.over:
        prompt = case.table.needed_prompts[0]
        wanted = "lost" if prompt.topic == "infinite-lives" else prompt.default[0]
        case.table.answer(prompt.id, [wanted])
    told = [event.data["passage"] for event in case.told("passage")]
    assert told[told.index(BOOK.colony["23"].text) + 1] == BOOK.closing["lost-lit"].text
    assert (case.state.colony.lost, case.table.carried_save) == (True, None)
    assert case.table.result is not None
    assert case.table.result.winners == ()


def default_picks(save: str | None, seats: int, *picked: str) -> list[list[str]]:
    """Whom each seat that is still asked plays by default, once the first ones have picked."""
    table = Table.open(GAME, names=NAMES[:seats], seed="next", save=save)
    for seat, one in enumerate(picked):
        table.answer(next(p.id for p in table.needed_prompts if p.seat == seat), [one])
    return [list(prompt.default) for prompt in table.needed_prompts]


@pytest.mark.rule("AF-19.37", "AF-20.11", "AF-2.2")
def test_a_campaign_may_change_players_who_by_default_keep_their_characters() -> None:
    case, _ = carry_on(at_home())
    save = case.table.carried_save or ""
    assert default_picks(save, 2) == [["wren"], ["bodkin"]]
    assert default_picks(save, 3) == [["wren"], ["bodkin"], ["cog"]]  # whom nobody had
    assert default_picks(save, 3, "bodkin") == [["cog"], ["cog"]]  # Ben's is taken
    older = json.loads(save)
    del older["cast"]
    assert default_picks(json.dumps(older), 2) == [["wren"], ["wren"]]


@pytest.mark.rule("AF-20.12", "AF-2.19", "AF-20.13")
def test_a_save_keeps_what_a_campaign_needs() -> None:
    pin, pot = own_book.add_item(), own_book.add_item()
    party = at_home(
        **{"flags": {"letter1": 1}, "retrieved": ["d-item-1"], "banished": ["d-item-2"]},
        **{"built": ["hall"], "improvements": ["loom"], "broken": [pot], "infinite": True},
        **{"railcar": True, "hull": 2},
    )
    party.packs("wren", pin).knows("wren", "spotter").dials(time=4, scrap=3)
    party.state.colony.boxes["marl"].strays = 4
    items, encounters = Deck(["pot"], ["pan"]), Deck(["toll"], [])
    party.state.colony.items, party.state.colony.encounters = items, encounters
    case, save = carry_on(party)
    was = case.state.colony
    for name in Colony.__slots__:
        if name not in ("chapter", "cast"):
            assert getattr(save, name) == getattr(was, name), name
    assert save.chapter == was.chapter + 1
    again = setup.make_opening(2, save=save).colony
    assert again.dials == {**was.dials, "time": 0}
    assert (again.flags["letter1"], again.retrieved) == (1, ["d-item-1"])
    assert again.boxes["marl"].strays == 4


@pytest.mark.rule("AF-20.12")
@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        ({"chapter": 1}, "campaign"),
        ({"lost": True}, "campaign"),
        ({"dials": {"food": 3}}, "dials"),
        ({"dials": {**NEW_COLONY, "morale": 0}}, "dials"),
        ({"dials": {**NEW_COLONY, "scrap": 31}}, "dials"),
        ({"assigned": 9}, "mission"),
        ({"open": [1, 9]}, "mission"),
        ({"open": [0]}, "mission"),
        ({"done": [-1]}, "mission"),
        ({"retrieved": ["d-nowhere"]}, "discovery"),
        ({"banished": ["d-nowhere"]}, "discovery"),
        ({"broken": ["teapot"]}, "items"),
        ({"supply": ["teapot"]}, "items"),
        ({"items": {"pile": [], "discards": ["teapot"]}}, "items"),
        ({"boxes": {"wren": {"pack": ["teapot"]}}}, "items"),
        ({"encounters": {"pile": ["teapot"], "discards": []}}, "encounter"),
        ({"boxes": {"stoat": {}}}, "character"),
        ({"goals": ["stoat"]}, "character"),
        ({"cast": [["wren"], ["stoat"]]}, "character"),
    ],
)
def test_a_damaged_save_is_refused_before_anybody_plays(broken: dict[str, Any], fault: str) -> None:
    save = json.loads(setup.make_colony().model_dump_json()) | {"chapter": 2}
    Table.open(GAME, names=NAMES[:2], seed="damaged", save=json.dumps(save))
    with pytest.raises(Illegal, match=f"damaged.*{fault}"):
        Table.open(GAME, names=NAMES[:2], seed="damaged", save=json.dumps(save | broken))


@pytest.mark.rule("AF-20.5", "AF-20.1")
@pytest.mark.parametrize("outcome", ["success", "fail"])
def test_a_won_campaign_that_ends_has_winners_and_leaves_no_save(outcome: str) -> None:
    case = place_game(at_home(outcome, won=True, done=[2, 3, 4]), 1).defaults()
    assert (case.state.over, case.table.carried_save) == (True, None)
    assert case.table.result is not None
    assert case.table.result.winners == (0, 1)
    assert "won" in case.table.result.why
