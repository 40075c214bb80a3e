"""The end of a mission, the Colony Phase in its order, and what the campaign keeps (AF-18, AF-19.1,
AF-19.37, AF-20)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.aftermath import GAME
from rules.aftermath.model.decks import BOOK, CHARACTERS
from rules.aftermath.model.state import Colony
from rules.aftermath.play import flow, setup
from rules.aftermath.play.context import MissionEnds
from rules.engine import Play, Table
from rules.kit.decks import Deck
from tests.drivers import bot_play
from tests.kit.luck import Loaded
from tests.kit.tables import with_luck
from tests.rules.aftermath.build import NAMES, Case, Party
from tests.rules.aftermath.model import own_book


def game(party: Party, *luck: Any) -> Case:
    """The real game, from a position on."""
    loaded, seats = Loaded(luck), party.state.seats
    return Case(with_luck(loaded).place(GAME, party.state, "seed", NAMES[:seats]), loaded)


def at_home(outcome: str = "success", **colony: Any) -> Party:
    party = Party("wren", "bodkin", phase="verdict").set(outcome=outcome, played=1, here=None)
    for one in party.state.party:
        one.at = None
    fields: dict[str, Any] = {"assigned": 1, "open": [1], **colony}
    return party.dials(food=9, morale=9, population=9).colony(**fields)


# -- the end of a mission (AF-18) ----------------------------------------------------------------


@pytest.mark.rule("AF-18.5", "AF-18.6", "AF-4.24", "AF-1.2", "AF-5.27")
@pytest.mark.parametrize("outcome", ["success", "fail"])
def test_the_colony_phase_follows_every_mission_at_once(
    outcome: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ends(h: Any) -> Play[None]:
        yield from ()
        raise MissionEnds(outcome)

    monkeypatch.setitem(flow.ON_THE_WAY, "turn", ends)
    party = Party("wren", "bodkin").faces("latch-rat", 3).threats("black-1a")
    party.set(played=1, hunt=["pin-vole"])
    case = game(party)
    s = case.state
    assert (s.outcome, s.here, s.hunt) == (outcome, None, [])
    assert s.on_map == []
    entry = "1" if outcome == "success" else "11"
    assert case.told("passage")[0].data["passage"] == BOOK.colony[entry].text
    assert not case.said("enemy turn")


@pytest.mark.rule("AF-7.1", "AF-18.6")
def test_a_threat_drawn_with_the_calamity_that_ends_the_mission_is_in_no_hand_at_home() -> None:
    number = own_book.page(entries={"CALAMITY": [{"mission": {"n": 1, "to": "fail"}}]}, calamity=4)
    party = Party("wren", page=number).set(played=1).dials(time=3, scrap=9, morale=9)
    case = game(party.stacks("deck", "calamity", "black-1a", "green-1a", "red-1a", "blue-1a"), 1)
    assert case.state.phase == "build"
    assert case.state.party[0].hand == ["green-1a", "red-1a", "blue-1a"]


@pytest.mark.rule("AF-18.4")
def test_being_late_fails_no_mission() -> None:
    party = at_home().dials(time=20)
    case = game(party, 1).defaults()
    assert case.state.outcome == "success"
    assert case.table.result is not None
    assert case.table.result.winners == (0, 1)


@pytest.mark.rule("AF-18.2", "AF-18.9", "AF-1.1")
def test_all_lose_a_mission_together_and_may_try_it_again() -> None:
    case = game(at_home("fail"), 1).defaults()
    assert case.table.result is not None
    assert case.table.result.winners == ()
    save = Colony.model_validate_json(case.table.carried_save or "")
    assert (save.open, save.assigned) == ([1], 1)


@pytest.mark.rule("AF-1.1")
def test_all_win_a_mission_together() -> None:
    case = game(at_home(), 1).defaults()
    assert case.table.result is not None
    assert case.table.result.winners == (0, 1)


# -- the Colony Phase (AF-19) --------------------------------------------------------------------


@pytest.mark.rule("AF-19.1")
def test_verdict_hardship_upkeep_work_building_clues_and_the_next_mission_in_this_order() -> None:
    seen: list[str] = []
    case = game(at_home().dials(scrap=9, clue=1), 1)
    while not case.over:
        seen.append(case.state.phase)
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    order = ["verdict", "hardship", "upkeep", "work", "repair", "build", "clues", "rest", "next"]
    assert [one for one in order if one in seen] == list(dict.fromkeys(seen))
    titles = [event.text for event in case.told() if event.kind in ("passage", "dial", "mission")]
    marks = ("A Larder Run", "Hardship", "Upkeep", "Work", "What does", "A new", "The next mission")
    places = [next(n for n, title in enumerate(titles) if title.startswith(m)) for m in marks]
    assert places == sorted(places)
    assert list(flow.AT_HOME) == order


@pytest.mark.rule("AF-19.36", "AF-20.6")
def test_the_colony_can_be_lost_at_home_and_the_last_entry_is_read() -> None:
    case = game(at_home("fail").dials(morale=2))
    while not case.over:
        prompt = case.table.needed_prompts[0]
        wanted = "lost" if prompt.topic == "infinite-lives" else prompt.default[0]
        case.table.answer(prompt.id, [wanted])
    told = [event.data["passage"] for event in case.told("passage")]
    closing = told.index(BOOK.colony["23"].text) + 1
    assert told[closing] == BOOK.closing["lost-lit"].text
    assert case.state.colony.lost
    assert case.table.carried_save is None
    assert case.table.result is not None
    assert case.table.result.winners == ()


@pytest.mark.rule("AF-19.37", "AF-20.11", "AF-2.2")
def test_another_group_goes_on_with_other_characters() -> None:
    save = game(at_home(), 1).defaults().table.carried_save
    table = Table.open(GAME, names=NAMES[:3], seed="next", save=save)
    assert len(table.needed_prompts) == 3
    for seat, one in enumerate(("marl", "cog", "bodkin")):
        prompt = next(prompt for prompt in table.needed_prompts if prompt.seat == seat)
        table.answer(prompt.id, [one])
    assert [one.id for one in table.state.party] == ["marl", "cog", "bodkin"]


def defaults(save: str | None, seats: int, *picked: str) -> list[list[str]]:
    """Whom each seat that is still asked plays by default, once the first ones have picked."""
    table = Table.open(GAME, names=NAMES[:seats], seed="next", save=save)
    for seat, one in enumerate(picked):
        table.answer(next(p.id for p in table.needed_prompts if p.seat == seat), [one])
    return [list(prompt.default) for prompt in table.needed_prompts]


@pytest.mark.rule("AF-19.37")
def test_by_default_everybody_plays_whom_they_played_before() -> None:
    case = game(at_home(), 1)
    before = [one.id for one in case.state.party]
    assert before == ["wren", "bodkin"]
    save = case.defaults().table.carried_save
    assert defaults(save, 2) == [["wren"], ["bodkin"]]
    assert defaults(save, 3) == [["wren"], ["bodkin"], ["cog"]]  # whom nobody had
    assert defaults(save, 3, "bodkin") == [["cog"], ["cog"]]  # Ben's is taken


@pytest.mark.rule("AF-19.37")
def test_a_save_that_does_not_say_who_was_played_begins_with_the_lowest() -> None:
    carried = game(at_home(), 1).defaults().table.carried_save
    save = json.loads(carried or "")
    del save["cast"]
    assert defaults(json.dumps(save), 2) == [["wren"], ["wren"]]


# -- what is kept (AF-20) ------------------------------------------------------------------------


@pytest.mark.rule("AF-20.12", "AF-2.19", "AF-20.13")
def test_a_save_keeps_what_a_campaign_needs() -> None:
    pin, pot = own_book.item(), own_book.item()
    flags, found = {"letter1": 1}, ["d-item-1"]
    party = at_home(
        flags=flags,
        retrieved=found,
        banished=["d-item-2"],
        built=["hall"],
        improvements=["loom"],
        broken=[pot],
        railcar=True,
        hull=2,
        infinite=True,
    )
    party.packs("wren", pin).knows("wren", "spotter").dials(time=4, scrap=3)
    party.state.colony.boxes["marl"].strays = 4
    items, encounters = Deck(["pot"], ["pan"]), Deck(["toll"], [])
    party.state.colony.items, party.state.colony.encounters = items, encounters
    case = game(party, 1).defaults()
    save = Colony.model_validate_json(case.table.carried_save or "")
    was = case.state.colony
    for name in Colony.__slots__:
        if name not in ("chapter", "cast"):
            assert getattr(save, name) == getattr(was, name), name
    assert save.chapter == was.chapter + 1
    again = setup.make_opening(2, save=save)
    assert again.colony.dials == {**was.dials, "time": 0}
    assert (again.colony.flags["letter1"], again.colony.retrieved) == (1, found)
    assert again.colony.boxes["marl"].strays == 4


@pytest.mark.rule("AF-20.13")
def test_every_answer_is_kept_and_a_loaded_game_goes_on_as_it_was() -> None:
    case = game(at_home().dials(scrap=20), 1)
    while not case.over:
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
        loaded = Table.load(case.table.dump())
        assert loaded.dump() == case.table.dump()


@pytest.mark.rule("AF-20.5", "AF-20.1")
def test_a_campaign_that_is_won_and_ends_carries_nothing_on() -> None:
    case = game(at_home(won=True, done=[2, 3, 4]), 1).defaults()
    assert case.state.over
    assert case.table.carried_save is None
    assert "won" in (case.table.result.why if case.table.result else "")


@pytest.mark.rule("AF-20.14")
def test_a_new_campaign_has_everything_back_in_its_place() -> None:
    table = Table.open(GAME, names=NAMES[:2], seed="new")
    colony = table.state.colony
    assert (colony.retrieved, colony.broken, colony.built) == ([], [], [])
    for one, card in CHARACTERS.items():
        box = colony.boxes[one]
        assert [worn.item for worn in box.equipped] == [card.item]
        assert len(box.abilities) == 1
        assert not box.done


@pytest.mark.rule("AF-20.15", "AF-20.17")
def test_a_character_that_comes_later_has_a_box_of_its_own() -> None:
    save = game(at_home(), 1).defaults().table.carried_save
    colony = Colony.model_validate_json(save or "")
    del colony.boxes["marl"]
    assert "marl" in setup.make_opening(2, save=colony).colony.boxes


def test_bots_play_three_chapters_of_a_campaign() -> None:
    save = None
    for chapter in range(3):
        table = Table.open(GAME, names=NAMES[:1], seed=f"chapters {chapter}", save=save)
        for _ in bot_play(table):
            pass
        assert table.state.colony.chapter == chapter + 1
        save = table.carried_save
        if save is None:
            break
