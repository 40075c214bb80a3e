"""What a card tells of what has happened: each thing once."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from discord.ui import Container, LayoutView, TextDisplay

from cogs.outbox import card_contents
from cogs.views.bot_names import shorten_bot_names
from cogs.views.news import MOST_LINES, News, pick_news
from rules.aftermath import words as aftermath
from rules.engine import Event, Message
from rules.hope import words as hope
from rules.posthuman import words as posthuman
from tables.actions.dice_words import make_seal_event
from tests.cogs.play import Camp, read_text

BRIEF = Event("Senka is dead.", kind="death")
FULL = Event("Senka is dead. She sat down in the road.", kind="death")
TOLD = Event("Ada tells of it:", kind="told", data={"quote": "It was cold."})


def test_the_card_tells_other_players_actions_before_their_outcomes() -> None:
    """However frequent such actions are: each player's before anybody's outcomes, and the newest of
    each."""
    own = Event("Ada explores the pump.", kind="explore", data={"seat": 0})
    since = [
        Event(f"{name} {does}.", kind=kind, data={"seat": seat})
        for seat, name in ((1, "Ben"), (2, "Cleo"))
        for does, kind in (
            ("waits", "explore"),
            ("explores the village", "explore"),
            ("gains 1 Fury", "fury"),
            ("loses 1 Fame", "fame"),
        )
    ]
    events = [own, *since, Event("Night falls.", kind="phase")]
    told = pick_news(events, 3, own=[own], readers={0}, deeds={"explore"}).words.splitlines()
    done = ["- Ben explores the village.", "- Cleo explores the village."]
    assert told == [f"- {own.text}", *done]
    assert pick_news(events, 2, deeds={"explore"}).words.splitlines() == done


def test_a_card_for_two_players_tells_what_each_of_them_did() -> None:
    """The card treats each as somebody else for the other, whoever answered last."""
    own = [Event(f"Ben forages {n}.", kind="forage", data={"seat": 1}) for n in range(3)]
    won = Event("Ada completes the stand.", kind="zone", data={"seat": 0})
    fall = Event("The event is Rain.", kind="passage", data={"passage": "It rains."})
    rule = Event("Lose 1 morale.", kind="event")
    events = [*own, won, fall, rule]
    told = pick_news(events, own=own, readers={0, 1}, deeds={"zone"}).words
    assert f"- {won.text}" in told.splitlines()


def test_a_players_later_actions_replace_their_passage() -> None:
    """Unless its player is the one who reads, or another player's deed follows."""
    met = Event("Ben meets it.", kind="passage", data={"seat": 1, "passage": "It has no lips."})
    wins = [
        Event(f"{who} wins.", kind="won", data={"seat": n}) for n, who in enumerate(["Ada", "Ben"])
    ]
    told = pick_news([met, wins[1]], readers={0}, deeds={"won"})
    assert told == News("- Ben wins.", more=True)
    for events, readers in (([met, wins[1]], {1}), ([met, wins[0]], {0}), ([wins[1], met], {0})):
        assert "It has no lips." in pick_news(events, readers=readers, deeds={"won"}).words


def test_a_passages_effects_are_always_told_with_it() -> None:
    """The passage is shortened for it, unless it is about another player."""
    rule = Event("Until the next season, -1 shooting die.", kind="event")
    falls = Event("The event is Ash Fall.", kind="passage", data={"passage": "ash " * 50})
    eats = [Event(f"{n} eat.", kind="eat") for n in range(2)]
    events = [Event("Turn 4.", kind="turn"), falls, rule, Event("Again.", kind="event"), *eats]
    first, passage, told, *_ = pick_news(events, 8, readers={0}).words.splitlines()
    assert (first, told) == (f"- **{falls.text}**", f"- {rule.text}")
    assert passage.endswith("…")
    falls = Event(falls.text, kind="passage", data={"passage": "ash " * 50, "seat": 1})
    events[1] = falls
    assert rule.text not in pick_news(events, 8, readers={0}).words


def test_a_death_is_told_once_with_its_details() -> None:
    once = "- Senka is dead. She sat down in the road."
    assert pick_news([BRIEF, FULL]).words == once
    assert pick_news([FULL, BRIEF]).words == once
    twice = pick_news([Event("Ada tells of it:"), TOLD])
    assert twice.words == "- Ada tells of it:\n> It was cold."


def test_lines_that_only_begin_alike_are_both_told() -> None:
    fuel, both = Event("Dov gains 1 Fuel."), Event("Dov gains 1 Fuel and 2 Food.")
    assert pick_news([fuel, both]).words.count("\n") == 1
    assert pick_news([FULL, Event("Night falls."), BRIEF]).words.count("\n") == 2


def test_the_card_tells_five_lines_and_mentions_the_rest() -> None:
    many = [Event(f"Thing {n} happens.") for n in range(9)]
    told = pick_news(many)
    assert told.words.splitlines() == [f"- Thing {n} happens." for n in range(4, 9)]
    assert told.more
    assert not pick_news(many[:MOST_LINES]).more


def test_rare_events_are_told_before_frequent_ones() -> None:
    steps = [Event(f"Ada goes to A{n}.", kind="move") for n in range(1, 9)]
    told = pick_news([BRIEF, *steps]).words.splitlines()
    assert told[0] == "- Senka is dead."
    assert told[1:] == [f"- Ada goes to A{n}." for n in range(5, 9)]


def test_ones_own_outcome_is_told_despite_many_later_events() -> None:
    own = [Event("Ada goes to E5.", kind="move"), Event("Ada finds a well.", kind="find")]
    own.append(Event("Ada drinks.", kind="drink"))
    since = [Event(f"{n} happens.", kind=f"rare {n}") for n in range(9)]
    assert "Ada" not in pick_news([*own, *since]).words
    told = pick_news([*own, *since], own=own).words.splitlines()
    assert told[:3] == ["- Ada goes to E5.", "- Ada finds a well.", "- Ada drinks."]
    assert told[3:] == [f"- {n} happens." for n in (7, 8)]


def test_ones_own_losses_are_told_before_what_is_about_nobody() -> None:
    """However frequent they are, and the passage is shortened for them."""
    gear = Event("Ada adds a tarp.", kind="item", data={"seat": 0})
    falls = Event("The event is Ash.", kind="passage", data={"passage": "ash " * 120})
    rule, eats = Event("Lose 1 morale.", kind="event"), Event("Ben eats.", kind="eat")
    losses = [Event(f"Ada loses {n}.", kind="loss", data={"seat": 0}) for n in ("1", "2")]
    own = [gear, falls, rule, eats, *losses, Event("Ben loses 1.", kind="loss", data={"seat": 1})]
    told = pick_news(own, 8, own=own, readers={0}).words.splitlines()
    assert told.pop(2).endswith("…")
    assert told == [f"- {gear.text}", f"- **{falls.text}**"] + [
        f"- {each.text}" for each in (rule, *losses)
    ]


def test_what_happens_to_the_reader_in_another_players_turn_is_own_news() -> None:
    own = Event("Ada camps.", kind="camp", data={"seat": 0})
    rolls = [Event(f"Ben does {n}.", kind=f"rare {n}", data={"seat": 1}) for n in range(9)]
    hungry = [Event(f"Ada loses {n}.", kind="hunger", data={"seat": 0}) for n in ("1", "2")]
    fall = Event("Ada is knocked out.", kind="fall", data={"seat": 0})
    events = [own, *rolls[:3], *hungry, fall, *rolls[3:]]
    told = pick_news(events, own=[own], readers={0}).words.splitlines()
    assert told == [f"- {each.text}" for each in (own, *hungry, fall, rolls[-1])]


def test_a_long_passage_leaves_room_for_what_happens_to_the_reader() -> None:
    passage = Event("The event is Rain.", kind="passage", data={"passage": "It rains. " * 60})
    rule = Event("Lose 1 morale.", kind="rule")
    hungry = Event("Ada is knocked out.", kind="fall", data={"seat": 0})
    told = pick_news([passage, rule, hungry], 8, readers={0}).words
    assert f"- {hungry.text}" in told.splitlines()
    assert "It rains." in told and len(told) < 420


def test_another_players_turn_is_not_ones_own_news() -> None:
    own = [Event(f"Ada finds {n}.", kind="find", data={"seat": 0}) for n in range(3)]
    rolls = [Event(f"{n} is rolled.", kind=f"roll {n}", data={"seat": 1}) for n in range(4)]
    assert "Ada finds 0." not in pick_news([*own, *rolls], own=[*own, *rolls]).words
    told = pick_news([*own, *rolls], own=[*own, *rolls], readers={0}).words.splitlines()
    assert told == [*[f"- {each.text}" for each in own], "- 2 is rolled.", "- 3 is rolled."]


def test_each_other_player_gets_one_line_before_any_gets_two() -> None:
    cara = [Event(f"Cara does {n}.", kind=f"rare {n}", data={"seat": 2}) for n in range(9)]
    ben = [Event(f"Ben goes to E{n}.", kind="move", data={"seat": 1}) for n in range(3)]
    told = pick_news([*ben, *cara]).words.splitlines()
    assert told == ["- Ben goes to E2.", *[f"- Cara does {n}." for n in (5, 6, 7, 8)]]


def test_ones_own_outcome_is_told_in_full() -> None:
    own = Event("Ada shoots." + " She hits 3." * 25, kind="shot")
    assert pick_news([own], own=[own]).words == f"- {own.text}"
    assert pick_news([own]).words.endswith("…")


def test_ones_own_long_lines_leave_room_for_the_others_newest() -> None:
    own = [Event(f"Ada, {n}." + " She hits 3." * 25, kind="shot") for n in range(4)]
    since = [Event(f"Ben waits {n}.", kind="wait", data={"seat": 1}) for n in range(4)]
    told = pick_news([*own, *since, Event("Ada rolls 3.", data={"seat": 0})], own=own, readers={0})
    assert told.words.splitlines()[0] == f"- {own[-1].text}"
    assert "- Ben waits 3." in told.words.splitlines()
    assert told.more


def test_the_newest_words_of_a_player_are_always_told() -> None:
    rest = [Event(f"{n} cards lie open.", kind=f"kind {n}") for n in range(9)]
    assert "> It was cold." in pick_news([TOLD, *rest]).words


def make_opening(*words: tuple[str, str]) -> list[Event]:
    """How the log begins at a table where these people have added these words."""
    begins = [Event("Tiny Fire begins.", kind="start")]
    for who, word in words:
        data = {"player": who, "quote": word}
        begins.append(Event(f"{who} adds a word to the dice:", kind="dice-word", data=data))
    return [*begins, make_seal_event("ab" * 32, len(words))]


def test_one_word_for_the_dice_is_always_told() -> None:
    rest = [Event(f"{n} happens.", kind=f"rare {n}") for n in range(9)]
    told = pick_news([*make_opening(("Ada", "ember")), *rest, TOLD]).words
    assert "- Ada adds a word to the dice: “ember”.\n" in told
    assert "abababab" not in told, "the seal is for the log and /table verify"
    assert "> It was cold." in told
    assert len([line for line in told.splitlines() if line.startswith("- ")]) == MOST_LINES


def test_all_words_for_the_dice_are_summed_up_in_one_line() -> None:
    some = [("Ada", "ember"), ("Ben", "moth"), ("Cleo", "two *rivers*")]
    told = pick_news([*make_opening(*some), Event("Snow falls.", kind="arrives"), TOLD]).words
    summed = "“ember” by Ada, “moth” by Ben and “two \\*rivers\\*” by Cleo."
    assert f"- Players added these words to the dice: {summed}\n" in told
    assert told.count("ember") == 1
    assert "- Snow falls.\n" in told


def test_long_words_for_the_dice_are_never_clipped() -> None:
    long = [(f"{n}{'N' * 31}", f"{n}{'*' * 39}") for n in range(5)]
    told = pick_news([*make_opening(*long), TOLD]).words
    for who, word in long:
        assert f"“{word.replace('*', chr(92) + '*')}” by {who}" in told
    assert "> It was cold." in told


def told_by(message: Message, **more: Any) -> Event:
    return Event(str(message), message=message, **more)


def test_a_card_leaves_the_dice_of_a_fight_to_the_log() -> None:
    begins = told_by(posthuman.Message("melee-round", round=1), kind="round")
    killed = Event("The Lynx takes 3 wounds and is dead.", kind="kill")
    told = pick_news([begins, killed], own=[begins])
    assert told.words == f"- {killed.text}"
    assert told.more, "the button “Earlier” leads to the rest"
    assert pick_news([begins]) == News("", True)


def test_a_card_names_a_scene_without_its_rules() -> None:
    said = {"title": "The Orchard Wall", "kind": "Hardship 1", "sections": "Succeed: Hunger -1."}
    uncovered = told_by(hope.Message("uncovers", **said), kind="uncovered")
    assert "Hunger" in uncovered.text
    told = pick_news([uncovered], own=[uncovered])
    assert told.words == "- The Scene was “The Orchard Wall”." and told.more


def test_a_decision_is_told_without_its_votes() -> None:
    votes = [Event(f"{who} votes: Go.", kind="vote", data={"vote": "go"}) for who in ("Ada", "Ben")]
    decision = Event("The party chooses “Go”.", kind="vote", data={"winner": "go"})
    later = Event("Cara votes: Stay.", kind="vote", data={"vote": "stay"})
    assert pick_news(votes).words.splitlines() == ["- Ada votes: Go.", "- Ben votes: Go."]
    told = pick_news([*votes, decision, later]).words.splitlines()
    assert told == ["- The party chooses “Go”.", "- Cara votes: Stay."]


def test_a_decision_is_told_once_with_its_outcome() -> None:
    decides = told_by(aftermath.Message("decides", choice="Go"), data={"winner": "go"})
    tie = aftermath.Message("keeper-decides", member="Wren", choice="Go")
    chooses = told_by(aftermath.Message("party-chooses", choice="Go"), data={"quote": "It rained."})
    assert pick_news([decides, chooses]).words == "- The party chooses “Go”.\n> It rained."
    told = pick_news([told_by(tie, data={"winner": "go"}), chooses]).words
    assert told.startswith("- It's a tie, so Wren, as bookkeeper, decides: Go.\n")


def words(names: Sequence[str], *said: str) -> list[str]:
    view = LayoutView()
    view.add_item(Container(*map(TextDisplay, said)))
    found = shorten_bot_names(view, names).walk_children()
    return [each.content for each in found if isinstance(each, TextDisplay)]


def test_each_bot_is_marked_at_its_first_mention() -> None:
    assert words(
        ["Ada", "Alma (easy bot)", "Hugo (bot)"],
        "Alma (easy bot) waits. Alma (easy bot) goes.",
        "Ada, Hugo (bot) and Alma (easy bot)'s Zombie. Hugo (bot)!",
    ) == ["Alma (easy bot) waits. Alma goes.", "Ada, Hugo (bot) and Alma's Zombie. Hugo!"]


def test_a_bot_keeps_its_mark_beside_a_person_of_the_same_name() -> None:
    said = "Alma (bot) gives alma a card. Alma (bot) is out."
    assert words(["alma", "Alma (bot)"], said) == [said]


def test_a_bots_mark_after_a_persons_name_is_left_alone() -> None:
    assert words(["Ada"], "Ada (bot) and Ada (bot)") == ["Ada (bot) and Ada (bot)"]


GOES = re.compile(r"- Ada goes from [A-G][1-7] to [A-G][1-7]\.")


async def test_a_player_asked_again_reads_the_outcome_of_their_answer(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In full, however short other lines are."""
    monkeypatch.setattr("cogs.views.news.LINE_CHARACTERS", 30)
    await camp.begin(game="survive", camps=False)
    await camp.act(camp.ada, "Red")
    assert "Ada plays Red." in read_text(camp.card())
    assert "Where do you go?" in read_text(camp.card())
    await camp.ada.slash(camp.channel, "act", what=await _first_place(camp))
    assert GOES.search(read_text(camp.card()))
    assert re.search("- Ada discovers .{30}", read_text(camp.card()))
    assert "Ada plays Red." not in read_text(camp.card()), "that was before"


@pytest.mark.parametrize("read", [card_contents.MOST_EVENTS_READ, 5])
async def test_immediate_bot_moves_do_not_push_ones_outcome_off_the_card(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, read: int
) -> None:
    """Four of them take their turns before the card is shown, however many events that brings."""
    monkeypatch.setattr(card_contents, "MOST_EVENTS_READ", read)
    await camp.mark_as_known(camp.ada, game="survive")
    await camp.gather(game="survive")
    for _ in range(4):
        await camp.ada.slash(camp.channel, "game bot", strength="middling")
    await camp.ada.click(camp.card(), label="Start")
    both = 0
    for _ in range(10):
        (prompt,) = (await camp.running_game()).needed_prompts
        await camp.ada.slash(camp.channel, "act", what=prompt.options[0].label)
        told = [line for line in read_text(camp.card()).splitlines() if line.startswith("- ")]
        assert len(told) <= MOST_LINES
        own = await _own(camp)
        if own and any("(bot)" in line for line in told):
            assert any(line.startswith(f"- {text[:30]}") for line in told for text in own), told
            both += 1
    assert both >= 3


async def test_news_before_a_players_last_answer_is_dropped(camp: Camp) -> None:
    await camp.begin(camp.ben)
    for player in (camp.ada, camp.ben):
        await camp.act(player, "Draw a card")
    await camp.act(camp.ada, "Gather wood")
    await camp.act(camp.ada, "1")
    assert "Ben draws a card" in read_text(camp.card())
    assert "Ada draws a card" not in read_text(camp.card())


async def test_watchers_keep_the_latest_news_while_nothing_happens(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.ben.click(camp.card(), label="Gather wood")
    assert "How far do you walk?" in read_text(camp.card())
    assert "Ada draws a card" in read_text(camp.card())


async def _own(camp: Camp) -> list[str]:
    """What all were told of Ada's last answer itself."""
    row = await camp.row()
    async with camp.sessions.lock_table(row.id) as session:
        answered = session.acted[camp.ada.id]
    logged = await camp.store.list_events(row.id, None, limit=100)
    return [each.event.text for each in logged if each.edition == answered]


async def _first_place(camp: Camp) -> str:
    (prompt,) = (await camp.running_game()).needed_prompts
    return prompt.options[0].label


def test_repeated_lines_are_told_once() -> None:
    """But what players tell in their own words stands each time."""
    fuel, food = Event("Ben gains 1 Fuel."), Event("Ben gains 1 Food.")
    said = Event("Ben tells:", data={"quote": "Ha."})
    assert pick_news([fuel, fuel, food, fuel]).words.splitlines() == [
        "- Ben gains 1 Fuel. (2 times)",
        "- Ben gains 1 Food.",
        "- Ben gains 1 Fuel.",
    ]
    assert pick_news([said, said]).words.count("Ha.") == 2
