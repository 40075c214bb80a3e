"""What the book of a mission of Aftermath makes of its log."""

import re
from functools import partial
from typing import Any

import pytest

from rules import GAMES
from rules.aftermath import Aftermath, Options
from rules.aftermath.model.decks import BOOK, ENEMIES, ITEMS
from rules.aftermath.play.enemies.enemies import name_enemy_card
from rules.aftermath.play.page.arrivals import deal_enemies
from rules.aftermath.words import Message
from rules.aftermath.words.chronicle import retell_events
from rules.aftermath.words.labels import name_definite, name_item
from rules.aftermath.words.retelling import retell_event
from rules.engine import Event, Result
from rules.engine.retelling import Retold
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.model.own_book import add_page
from tests.rules.aftermath.rows import read_lines

NOBODY = Result((), {}, "")
explain_end = GAMES["aftermath"].explain_end


def tell_event(kind: str, message: Message, **data: Any) -> Event:
    return Event(message, kind=kind, data=data, message=message)


def name_rat(place: int = 0) -> Message:
    return Message("enemy", kind="other", place=place, name="Latch Rat")


def tell_wound(member: str, enemy: Message | int) -> Message:
    return Message(
        "takes-wounds",
        cause=0,
        attacker="The Buffet",
        member=member,
        count=1,
        toxic=0,
        life=2,
        enemy=enemy,
    )


NAMED: dict[str, Any] = {
    "bruiser": Message("enemy", kind="other", place=0, name="Bruiser"),
    "rat": name_rat(),
    "bunks": name_item(ITEMS["bunks"]),
    "latchkey": name_item(ITEMS["latchkey"]),
    "second-rat": tell_wound("Cog", name_rat(2)),
    "nobody": tell_wound("Cog", 0),
}
TOLD = """
move | moves member=Wren; space=the lamp hut; cards=resistance 2 |
chosen | member-chooses-at cause=The point rods; member=Wren; choice=Listen for the count
    | “Listen for the count,” says Wren.
chosen | party-chooses-at cause=The hoard; choice=One more trip | “One more trip,” we decide.
test | takes-test member=Wren |
enemy-wound | wounds-enemy cause=0; enemy=bruiser; left=1 |
enemy-wound | defeats-enemy cause=Fire; enemy=rat | The Latch Rat goes down.
enemy-wound | member-defeats-enemy cause=0; enemy=bruiser; member=Bodkin
    | Bodkin puts the Bruiser down.
wound | second-rat | The second Latch Rat hits Cog.
wound | nobody | It costs Cog some fur.
status | gains-status cause=0; member=Cog; status=badly-hurt |
status | loses-status cause=0; member=Bodkin; status=tangled |
broken | finds-broken cause=The wheelbarrow; item=bunks | We find the Bunks, in pieces.
fixed | fixes-item item=latchkey | We mend the Latchkey.
encourage | encourages member=Cog; other=Marl |
goal | reaches-goal character=Bodkin; pronoun=he; goal=See it.; aim=see it.
    | Bodkin has reached his goal: to see it.
nest | proposes-nest member=Wren |
"""


@pytest.mark.parametrize("line", re.sub(r"\n\s+", " ", TOLD).strip().splitlines())
def test_how_messages_are_retold(line: str) -> None:
    kind, written, said = (part.strip() for part in line.split("|"))
    key, _, fields = written.partition(" ")
    pairs = (field.split("=") for field in fields.split("; ") if field)
    given = {name: NAMED.get(value, 0 if value == "0" else value) for name, value in pairs}
    message = NAMED[key] if key in NAMED else Message(key, **given)
    assert retell_event(tell_event(kind, message, seat=0)).text == said


def test_a_name_keeps_its_capital_in_the_middle_of_a_sentence() -> None:
    rust, keeper = (name_enemy_card(ENEMIES[one]) for one in ("mother-rust", "tollkeeper"))
    assert (
        retell_event(tell_event("wound", tell_wound("Wren", rust))).text == "Mother Rust hits Wren."
    )
    assert (
        retell_event(tell_event("wound", tell_wound("Wren", keeper))).text
        == "The Tollkeeper hits Wren."
    )
    beaten = tell_event("enemy-wound", Message("defeats-enemy", cause=0, enemy=rust))
    assert "That is the end of Mother Rust." in retell_event(beaten).ways
    fish = Message("enemy", kind="swarm", place=0, name="Silverfish")
    one = tell_event("enemy-wound", Message("defeats-enemy", cause=0, enemy=fish))
    assert "That is the end of one of the Silverfish." in retell_event(one).ways


@pytest.mark.parametrize(
    ("mission", "outcome", "said"),
    read_lines("""
1 | success | “A Larder Run” is done, and Tinderbox goes on.
1 | fail | “A Larder Run” has failed, but Tinderbox goes on.
0 | success | The forage has succeeded, and Tinderbox goes on.
0 | fail | The forage has failed, but Tinderbox goes on.
"""),
)
def test_how_a_mission_ended_is_said_in_a_sentence(mission: str, outcome: Any, said: str) -> None:
    state = Aftermath().setup(1, Options())
    state.played, state.outcome = int(mission), outcome
    assert explain_end(state, NOBODY) == said
    state.over = state.colony.won = True
    assert explain_end(state, NOBODY) == "Tinderbox has come through."
    state.colony.lost = True
    assert explain_end(state, NOBODY) == "We have lost Tinderbox."


@pytest.mark.parametrize(
    ("spaces", "logged", "told"),
    read_lines("""
Among the cabbages | at the spot among the cabbages | among the cabbages
Far gate, Among the cabbages | at the far gate and the spot among the cabbages
    | at the far gate and the spot among the cabbages
"""),
)
def test_arriving_enemies_are_counted_in_words_and_have_a_heading(
    spaces: str, logged: str, told: str
) -> None:
    starts = {
        n: {"enemy": True, "label": label, "form": "beside" if "Among" in label else "plain"}
        for n, label in enumerate(spaces.split(", "), 4)
    }
    party = Party("wren", "bodkin", page=add_page(None, starts))
    came = ["pin-vole", "latch-rat", "pin-vole"]
    case = party.play(partial(deal_enemies, cards=came, brought=0, cause="The threat"))
    (event,) = case.told("encounter")
    assert event.text == f"The threat: 2 Pin Voles and 1 Latch Rat come in {logged}."
    retold = retell_event(event)
    assert retold.text == f"Two Pin Voles and a Latch Rat come in {told}."
    assert retold.weight
    assert retold.heading == retold.text.rstrip(".")


def test_a_mission_begins_a_chapter_and_a_page_a_part_of_it() -> None:
    mission = tell_event(
        "passage", Message("the-mission", mission=Message("forage")), passage="Oats."
    )
    assert (retell_event(mission).chapter, retell_event(mission).scene) == ("Forage", "Oats.")
    page = tell_event("page", Message("comes-to-page", page=name_definite(BOOK.pages[15])), page=15)
    assert (retell_event(page).part, retell_event(page).text) == ("The Buffet", "")


def test_a_passage_read_out_is_a_paragraph_without_added_words() -> None:
    read = tell_event("passage", Message("named", name="The long bench"), passage="It is dry.")
    assert retell_event(read) == Retold("", "It is dry.", alone=True)
    back = tell_event(
        "page", Message("comes-back-to-page", page="Water Tower"), page=4, revisit=True
    )
    assert retell_event(back) == Retold(weight=1)


def test_an_offered_missions_text_waits_until_it_is_played() -> None:
    offered = tell_event("passage", Message("opens-mission", mission="The Tank"), passage="Water.")
    assert retell_event(offered) == Retold()


def test_an_event_from_before_messages_is_retold_as_told() -> None:
    told = Event("Fire: the Latch Rat is defeated.", kind="enemy-wound", data={"left": 0})
    assert retell_event(told).text == told.text
    assert [one.text for one in retell_events([told])] == [told.text]
    assert retell_event(Event("Wren draws 2 cards.", kind="draw")) == Retold()


@pytest.mark.parametrize(
    ("played", "outcome", "colony", "entry"),
    [
        (1, "success", {}, "1"),
        (1, "fail", {}, "11"),
        (0, "success", {}, "9"),
        (8, "fail", {"lost": True}, "23"),
        (4, "success", {"won": True}, "24"),
    ],
)
def test_the_epilogue_is_the_entry_of_the_games_end(
    played: int, outcome: Any, colony: dict[str, bool], entry: str
) -> None:
    party = Party().set(played=played, outcome=outcome, over=bool(colony.get("won")))
    party.colony(**colony)
    closing = GAMES["aftermath"].write_epilogue(party.state, NOBODY)
    light = {"23": "lost-lit", "24": "lamp-lit"}.get(entry)
    more = f" {BOOK.closing[light].text}" if light else ""
    assert closing == f"{BOOK.colony[entry].text}{more}"
