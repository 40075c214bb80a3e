"""How the book tells a game."""

from collections.abc import Callable
from fnmatch import fnmatch
from typing import Any

from rules.engine import Event
from rules.kit.content import DeckText
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.words import NO_CAUSE, Message
from rules.posthuman.words.chronicle import retell_events
from rules.posthuman.words.retelling import retell_event
from tests import golden
from tests.documents.records import read_golden
from tests.rules.posthuman.positions import read_value, split_words
from tests.rules.posthuman.rows import pairs

CARDS = CONTENT.events
SEATS = ("Ada", "Ben", "Cleo", "Dov")


def tell_event(kind: str, message: Message, **data: Any) -> Event:
    return Event(message, kind=kind, data=data, message=message)


def tell_loss(seat: int, player: str, cause: str) -> Event:
    told = Message("loses-on-track", cause=cause, player=player, n=1, hurt="morale", left=3)
    return tell_event("loss", told, seat=seat, what="morale", n=1)


def tell_goods(seat: int, player: str, cause: str, sign: int) -> Event:
    key = "gains-goods" if sign > 0 else "pays-goods"
    told = Message(key, cause=cause, player=player, goods="1 food")
    return tell_event("goods", told, seat=seat, food=1, sign=sign)


def tell_draw(card: str) -> list[Event]:
    event = CARDS[card]
    is_drawn = Message("event-is", event=event.name)
    lasts = Message("event-lasts-turn", does="…")
    return [
        Event(is_drawn, kind="passage", data={"passage": event.text}, message=is_drawn),
        tell_event("event", lasts, card=card),
    ]


def tell_step(seat: int, player: str, number: int) -> Event:
    done = Message("completed-zone", zone=1, zones=2, place="Silo")
    return tell_event(
        "zone", Message("completes-zone", player=player, done=done, step=number, goal=10), seat=seat
    )


def tell_knockout(seat: int, player: str, cause: Any, hurt: str = "health") -> Event:
    tracks = [Message("track-back-at-1", hurt=hurt)]
    told = Message("knocked-out", cause=cause, player=player, tracks=tracks)
    return tell_event("knockout", told, seat=seat, tracks=[hurt])


def tell_charge(player: str, target: str) -> Event:
    told = Message("plays-action", player=player, card="Charge", target=target)
    return Event(told, kind="passage", data={"passage": "Stones."}, message=told)


def tell_kill(foe: str) -> Event:
    told = Message(
        "killed", cause=NO_CAUSE, foe=foe, n=3, within=f"the {foe.rsplit(maxsplit=1)[-1]}"
    )
    return tell_event("kill", told, seat=0, card="the-boar", n=3)


HORN = Message("weapon-of", player="Ben", weapon="Horn")
CAUSES: dict[str, Any] = {"nothing": NO_CAUSE, "hunger": Message("hunger"), "Horn": HORN}
HAPPENS: dict[str, Callable[[int, str, str], Event]] = {
    "loses": lambda seat, who, cause: tell_loss(seat, who, CAUSES.get(cause, cause)),
    "pays": lambda seat, who, cause: tell_goods(seat, who, cause, -1),
    "gains": lambda seat, who, cause: tell_goods(seat, who, cause, 1),
    "falls": lambda seat, who, cause: tell_knockout(seat, who, CAUSES.get(cause, cause)),
    "despairs": lambda seat, who, cause: tell_knockout(seat, who, cause, "morale"),
    "turns": lambda seat, who, _: tell_event(
        "turned", Message("turns-mutant", player=who), seat=seat
    ),
    "scars": lambda seat, who, n: tell_event(
        "scar", Message("draws-scar", cause=NO_CAUSE, player=who, scars=int(n)), seat=seat
    ),
    "step": lambda seat, who, number: tell_step(seat, who, int(number)),
    "charges": lambda _, who, target: tell_charge(who, target),
    "kills": lambda _, __, foe: tell_kill(foe),
}


def read_texts(story: str) -> list[str]:
    """What the book makes of a story: `watched comes; Ada loses Bad Water; Ben step 3`."""
    events: list[Event] = []
    for statement in story.split("; "):
        who, does, *rest = statement.split(" ", 2)
        if does == "comes":
            events += tell_draw(who)
        else:
            events.append(HAPPENS[does](SEATS.index(who), who, "".join(rest)))
    return [told.text for told in retell_events(events) if told.text]


@pairs("""
# What an event does is told of all whom it concerns at once, and what it does later, apart.
- | bad-water comes; Ada loses Bad Water; Ben loses Bad Water
    Bad Water. / Ada and Ben have drunk from it too.
- | bad-water comes; Ada loses Bad Water; Ada falls Bad Water; Ben loses Bad Water;
        Ben falls Bad Water; Ada loses Bad Water
    Bad Water. / Ada has drunk from it too. / * / Ben has drunk from it too. / *
# Nobody gives what an event wants, or somebody does.
- | stranger-at-the-fire comes; bad-water comes | * / He waits until the fire is down.* / Bad Water.
- | stranger-at-the-fire comes; Ada pays Stranger at the Fire; bad-water comes
    * / Ada feeds him.* / Bad Water.
# What lasts concerns all who are human.
- | Ada loses nothing; Ben loses nothing; Ben turns; watched comes
    * / * / Ada counts everything twice that day.
# What a season gives is told once.
- | Ada gains High Water; Ada falls The Boar; Ben gains High Water
    A carp goes along in Ada's coat. / *
# A leg of the road begins with everybody's chart, and the gate is reached by one after the other.
- | Ada step 2; Ben step 1; Ben scars 2; Ada step 3; Ben step 3
    Written up that evening: Ada three steps and Ben one step (two scars).
- | Ada step 10; Ben step 10
    Ada comes down the hill to the gate.* / *Ben comes to the gate as well*
# A knockout is told by its cause.
- | Ada falls The Boar | *comes home on a door with four people under it. Cause, on the*
- | Ada despairs The Boar | *After the Boar there is nothing broken in Ada*
- | Ada falls Hedge Crawler | *form: the Hedge Crawler.
- | Ada falls hunger | *a shoelace half eaten*
- | Ada falls The Flooded Cellar | *Cause, on the form: “The Flooded Cellar”.*
# A mutant who was one of them is named.
- | Ben charges Ada; Ada falls {Horn/Charge}
    * / Ada has known Ben since the first day and is carried home by strangers.
- | Ben charges Ada; Ada falls The Boar | * / *comes home on a door*
""")
def test_a_story(said: str, told: str) -> None:
    texts, wanted = read_texts(said), told.split(" / ")
    assert [fnmatch(*each) for each in zip(texts, wanted, strict=True)] == [True] * len(texts), (
        texts
    )


def test_knockouts_are_told_in_varied_ways() -> None:
    told = read_texts("; ".join(["Ada falls The Boar"] * 5))
    assert len(set(told)) == 5


def test_a_detail_of_a_death_is_told_once() -> None:
    told = read_texts("; ".join(["Ada kills The Boar"] * 12))
    detailed = [text for text in told if text.count(".") > 1]
    assert len(detailed) == len(set(detailed))
    plain = ("The Boar is dead.", "That is the end of the Boar.", "The Boar does not get up again.")
    assert told[-1] in plain


def test_a_turning_is_told_with_the_new_body_and_the_old_errand() -> None:
    nurse = CONTENT.characters["night-nurse"]
    known = Message("who-player-is", player="Ada", character=nurse.name)
    grown = ["hare-legs", "eel-skin"]
    turns = Message("turns-mutant-with", player="Ada", mutations=["Hare Legs", "Eel Skin"])
    events = [
        Event(known, kind="passage", data={"passage": nurse.text, "seat": 0}, message=known),
        tell_event("turned", turns, seat=0, mutations=grown),
    ]
    told = retell_events(events)[-1]
    assert told.scene == f"{CONTENT.scars['eel-skin'].text} {nurse.turned}"


def test_a_characters_errand_is_recalled_near_the_wall() -> None:
    nurse = CONTENT.characters["night-nurse"]
    known = Message("who-player-is", player="Ada", character=nurse.name)
    begins = Event(known, kind="passage", data={"passage": nurse.text, "seat": 0}, message=known)
    steps = [tell_step(0, "Ada", number) for number in (6, 7, 8, 9, 10)]
    scenes = [told.scene for told in retell_events([begins, *steps])]
    assert scenes == [nurse.text, "", nurse.near, "", "", ""]


def test_no_two_custom_characters_have_the_same_errand() -> None:
    stats = [Message("stat-value", stat=stat, value=n) for stat, n in (("mind", 5), ("speed", 4))]
    both = Message("with-comma", before=stats[0], after=stats[1])
    made = [
        tell_event("character", Message("has-stats", player=player, stats=both), seat=seat)
        for seat, player in enumerate(("Ada", "Ben"))
    ]
    turned = tell_event("turned", Message("turns-mutant", player="Ben"), seat=1)
    told = retell_events([*made, tell_step(0, "Ada", 10), turned])
    assert "a school inspector" in told[0].text
    assert "a tram conductor" in told[1].text
    assert "one class and no chalk" in told[2].scene
    assert told[3].scene == "The stops are called every night along the line. Nobody gets on."


def test_every_event_card_has_a_sentence_of_its_own() -> None:
    data = {"what": "none", "players": ["Ada", "Ben"], "n": 2}
    links = {str(Message("event-link", event=card, **data)) for card in CARDS}
    assert len(links) == len(CARDS)


def test_no_two_events_share_a_sentence() -> None:
    links: dict[str, set[str]] = {}
    for file in sorted((golden.FOLDER / "posthuman").glob("*.jsonl")):
        events = [line.event for line in read_golden(file).log]
        for event, told in zip(events, retell_events(events), strict=True):
            cause = event.message.data.get("cause") if event.message is not None else None
            known = isinstance(cause, DeckText) and cause in {one.name for one in CARDS.values()}
            if known and told.text and event.kind != "knockout":
                links.setdefault(told.text, set()).add(str(cause))
    assert links
    assert all(len(cards) == 1 for cards in links.values())


SILO = {"player": "Ada", "goal": 10, "within": "the Silo", "plural": 0}
PARTS: dict[str, Any] = {
    "nothing": NO_CAUSE,
    "hunger": Message("hunger"),
    "part": Message("completed-zone", zone=1, zones=2, place="Silo"),
    "whole": Message("completed-tile", place="Silo"),
    "ammo": [Message("amount", n=2, unit="ammo")],
    "misses": Message("all-of", things=[Message("equal-dice", face="miss", n=4)]),
    "back": [Message("track-back-at-1", hurt="morale")],
}
"""What stands in messages besides words and numbers."""


@pairs("""
- | round melee-round round=1 | -
- | move enters n=1 level=2 within="the Silo" zone=1 zones=2 place=Silo
    Ada enters the Silo.
- | move enters n=1 level=2 within="the Silo" zone=2 zones=2 place=Silo | -
- | goods gains-goods cause="Wrong Address" goods=ammo | Ada comes away with 2 ammo.
- | goods gains-goods cause="The Boar" goods=ammo | -
- | scar draws-scar cause=nothing scars=4
    Ada has four scars now. They are measured on Sundays.
- | zone completes-zone goal=10 done=part step=5 | -
- | zone completes-tile goal=10 within="the Silo" plural=0 done=whole step=10
    The Silo is behind Ada.
- | zone completes-dead-zone done=whole | -
- | test fails-chosen-test cause="Go under" most=3 stat=mind face=4
    Ada tries to go under.
- | knockout knocked-out cause=hunger tracks=back
    Hunger is too much for Ada, who wakes up at home.
- | shots shoots foe="The Boar" within="the Boar" weapon="Kalt 9mm" plural=0 dice=misses hits=1
        needed=0
    Ada shoots the Boar with the Kalt 9mm.
- | shots foe-shoots foe="The Boar" within="the Boar" dice=misses hits=0 | -
""")
def test_how_messages_are_retold(said: str, told: str) -> None:
    kind, key, *words = split_words(said)
    told_of = (word.split("=") for word in words)
    fields = {name: PARTS.get(value) or read_value(value) for name, value in told_of}
    message = Message(key, player="Ada", **fields)
    data = {"seat": 0, "zone": fields.get("zone", 1) - 1}
    assert retell_event(Event(message, kind=kind, data=data, message=message)).text == told


def tell_passage(message: Message, text: str) -> Event:
    return Event(message, kind="passage", data={"passage": text}, message=message)


def test_a_passage_is_told_whole_and_its_outcome_has_no_title() -> None:
    met = tell_passage(
        Message("meets-story", player="Ada", story="The Rope"), "Six men.\n\nNo one."
    )
    told = retell_event(met)
    assert met.text == "Ada meets The Rope."
    assert (told.scene, told.heading) == ("Six men.\n\nNo one.", "The Rope")
    assert told.text == "Ada: The Rope."  # nobody whom one could meet
    boar = tell_passage(
        Message("meets-enemy", player="Ada", enemy="The Boar", within="the Boar"), "Tusks."
    )
    assert boar.text == "Ada meets The Boar."
    assert (retell_event(boar).text, retell_event(boar).heading) == (
        "Ada meets the Boar.",
        "Ada meets the Boar",
    )
    chosen = Message("chooses-in-story", story="The Rope", player="Ada", choice="Look Away")
    chose = retell_event(tell_passage(chosen, "It takes long."))
    assert (chose.text, chose.titled) == ("Ada decides to look Away.", False)
    after = tell_passage(Message("what-came-of-it", story="The Rope", player="Ada"), "Nothing.")
    assert (retell_event(after).text, retell_event(after).scene) == ("", "Nothing.")


def test_a_turning_weighs_most_and_a_dead_enemy_nothing() -> None:
    events = [
        tell_event("kill", Message("killed", cause=NO_CAUSE, foe="Boar", n=3, within="the Boar")),
        tell_event("zone", Message("completes-zone", **SILO, done=PARTS["whole"], step=10), seat=0),
        tell_passage(Message("meets-story", player="Ada", story="The Rope"), "Six men."),
        tell_knockout(3, "Dov", Message("hunger")),
        tell_event("turned", Message("turns-mutant", player="Ben"), seat=1),
    ]
    weights = [retell_event(event).weight for event in events]
    assert weights == sorted(set(weights))
    assert weights[0] == 0


def test_a_player_is_introduced_with_their_character() -> None:
    one = CONTENT.characters["night-nurse"]
    event = tell_passage(Message("who-player-is", player="Cleo", character=one.name), one.text)
    assert event.text == "Cleo is the Night Nurse."
    assert retell_event(event).text == "Cleo is the Night Nurse."


@pairs("""
- | {2/10} | -
- | {3/4} | Three steps gone, seven to go
- | 5 | Half the road
- | 7 | Three steps from the wall
- | 9 | One step from the wall
""")
def test_a_chapter_is_a_leg_of_the_road(said: str, told: str) -> None:
    message = Message("completes-tile", **SILO, done=PARTS["whole"], step=int(said))
    event = Event(message, kind="zone", data={"seat": 0}, message=message)
    assert retell_event(event).chapter == told


def test_an_event_from_before_messages_is_retold_as_told() -> None:
    text = "Ada enters Silo, zone 1 of 2: 1 encounter of level 2."
    assert retell_event(Event(text, kind="move", data={"seat": 0, "zone": 0})).text == text
    assert retell_event(Event("Melee round 1.", kind="round", data={"seat": 0})).text == ""
