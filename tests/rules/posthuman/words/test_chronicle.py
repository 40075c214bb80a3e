"""How the book tells a game."""

from typing import Any

import pytest

from rules.engine import Event
from rules.kit.content import DeckText
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.words import NO_CAUSE, Message
from rules.posthuman.words.chronicle import retell_events
from rules.posthuman.words.retelling import retell_event
from tests import golden
from tests.documents.records import kept
from tests.rules.posthuman.positions import read_value, split_words
from tests.rules.posthuman.rows import pairs

CARDS = CONTENT.events


def tell_event(kind: str, message: Message, **data: Any) -> Event:
    return Event(message, kind=kind, data=data, message=message)


def tell_loss(seat: int, player: str, cause: str, hurt: str = "morale") -> Event:
    told = Message("loses-on-track", cause=cause, player=player, n=1, hurt=hurt, left=3)
    return tell_event("loss", told, seat=seat, what=hurt, n=1)


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


def tell_knockout(player: str, cause: Any, hurt: str = "health") -> Event:
    tracks = [Message("track-back-at-1", hurt=hurt)]
    told = Message("knocked-out", cause=cause, player=player, tracks=tracks)
    return tell_event("knockout", told, seat=0, tracks=[hurt])


def read_texts(*events: Event) -> list[str]:
    return [told.text for told in retell_events(events) if told.text]


def test_an_event_is_told_of_all_whom_it_concerns_at_once() -> None:
    told = read_texts(
        *tell_draw("bad-water"), tell_loss(0, "Ada", "Bad Water"), tell_loss(1, "Ben", "Bad Water")
    )
    assert told == ["Bad Water.", "Ada and Ben have drunk from it too."]


def test_what_an_event_does_later_is_told_apart_and_once_to_the_same_people() -> None:
    later = [
        *tell_draw("bad-water"),
        tell_loss(0, "Ada", "Bad Water"),
        tell_knockout("Ada", "Bad Water"),
    ]
    again = [
        tell_loss(1, "Ben", "Bad Water"),
        tell_knockout("Ben", "Bad Water"),
        tell_loss(0, "Ada", "Bad Water"),
    ]
    told = read_texts(*later, *again)
    assert [text for text in told if "drunk" in text] == [
        "Ada has drunk from it too.",
        "Ben has drunk from it too.",
    ]


def test_nobody_gives_what_an_event_wants() -> None:
    told = read_texts(*tell_draw("stranger-at-the-fire"), *tell_draw("bad-water"))
    assert told[1].startswith("He waits until the fire is down.")
    pays = Message("pays-goods", cause="Stranger at the Fire", player="Ada", goods="1 food")
    paid = tell_event("goods", pays, seat=0, food=1, sign=-1)
    fed = read_texts(*tell_draw("stranger-at-the-fire"), paid, *tell_draw("bad-water"))
    assert fed[1].startswith("Ada feeds him.")
    assert not any("waits" in text for text in fed)


def test_what_lasts_concerns_all_who_are_human() -> None:
    turned = tell_event("turned", Message("turns-mutant", player="Ben"), seat=1)
    events = [
        tell_loss(0, "Ada", NO_CAUSE),
        tell_loss(1, "Ben", NO_CAUSE),
        turned,
        *tell_draw("watched"),
    ]
    assert read_texts(*events)[-1] == "Ada counts everything twice that day."


def test_a_leg_of_the_road_begins_with_everybodys_chart() -> None:
    scar = tell_event("scar", Message("draws-scar", cause=NO_CAUSE, player="Ben", scars=2), seat=1)
    told = read_texts(
        tell_step(0, "Ada", 2),
        tell_step(1, "Ben", 1),
        scar,
        tell_step(0, "Ada", 3),
        tell_step(1, "Ben", 3),
    )
    assert told == ["Written up that evening: Ada three steps and Ben one step (two scars)."]


def test_the_gate_is_reached_by_one_after_the_other() -> None:
    first, second = read_texts(tell_step(0, "Ada", 10), tell_step(1, "Ben", 10))
    assert first.startswith("Ada comes down the hill to the gate.")
    assert "Ben comes to the gate as well" in second


@pytest.mark.parametrize(
    ("cause", "hurt", "said"),
    [
        ("The Boar", "health", "comes home on a door with four people under it. Cause, on the"),
        ("The Boar", "morale", "After the Boar there is nothing broken in Ada"),
        ("Hedge Crawler", "health", "form: the Hedge Crawler."),
        (Message("hunger"), "health", "a shoelace half eaten"),
        ("The Flooded Cellar", "health", "Cause, on the form: “The Flooded Cellar”."),
    ],
)
def test_a_knockout_is_told_by_its_cause(cause: Any, hurt: str, said: str) -> None:
    (told,) = read_texts(tell_knockout("Ada", cause, hurt))
    assert said in told


def test_knockouts_are_not_told_alike() -> None:
    told = read_texts(*[tell_knockout("Ada", "The Boar") for _ in range(5)])
    assert len(set(told)) == 5


def test_a_mutant_who_was_one_of_them_is_named() -> None:
    comes = Message("plays-action", player="Ben", card="Charge", target="Ada")
    attack = Event(comes, kind="passage", data={"passage": "Stones."}, message=comes)
    claw = Message("weapon-of", player="Ben", weapon="Horn")
    told = [read_texts(attack, tell_knockout("Ada", cause))[-1] for cause in (claw, "Charge")]
    assert told == ["Ada has known Ben since the first day and is carried home by strangers."] * 2
    assert "Ben" not in read_texts(attack, tell_knockout("Ada", "The Boar"))[-1]


def test_what_a_season_gives_is_told_once() -> None:
    gains = Message("gains-goods", cause="High Water", player="Ada", goods="1 food")
    given = tell_event("goods", gains, seat=0, food=1, sign=1)
    other = Message("gains-goods", cause="High Water", player="Ben", goods="1 food")
    later = tell_event("goods", other, seat=1, food=1, sign=1)
    assert (
        read_texts(given, tell_knockout("Ada", "The Boar"), later)[0]
        == "A carp goes along in Ada's coat."
    )
    assert len(read_texts(given, tell_knockout("Ada", "The Boar"), later)) == 2


def test_a_detail_of_a_death_is_told_once() -> None:
    told = Message("killed", cause=NO_CAUSE, foe="The Boar", n=3, within="the Boar")
    told_of = read_texts(
        *[tell_event("kill", told, seat=0, card="the-boar", n=3) for _ in range(12)]
    )
    detailed = [text for text in told_of if text.count(".") > 1]
    assert len(detailed) == len(set(detailed))
    assert told_of[-1] in (
        "The Boar is dead.",
        "That is the end of the Boar.",
        "The Boar does not get up again.",
    )


def test_who_turns_is_told_with_the_body_and_the_errand() -> None:
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


def test_what_a_player_wants_is_recalled_near_the_wall() -> None:
    nurse = CONTENT.characters["night-nurse"]
    known = Message("who-player-is", player="Ada", character=nurse.name)
    begins = Event(known, kind="passage", data={"passage": nurse.text, "seat": 0}, message=known)
    steps = [tell_step(0, "Ada", number) for number in (6, 7, 8, 9, 10)]
    scenes = [told.scene for told in retell_events([begins, *steps])]
    assert scenes == [nurse.text, "", nurse.near, "", "", ""]


def test_no_two_characters_of_players_own_making_want_the_same() -> None:
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


def test_no_sentence_about_an_event_is_that_of_another() -> None:
    links: dict[str, set[str]] = {}
    for file in sorted((golden.FOLDER / "posthuman").glob("*.jsonl")):
        events = [line.event for line in kept(file).log]
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
def test_what_is_told(said: str, told: str) -> None:
    kind, key, *words = split_words(said)
    told_of = (word.split("=") for word in words)
    fields = {name: PARTS.get(value) or read_value(value) for name, value in told_of}
    message = Message(key, player="Ada", **fields)
    data = {"seat": 0, "zone": fields.get("zone", 1) - 1}
    assert retell_event(Event(message, kind=kind, data=data, message=message)).text == told


def tell_passage(message: Message, text: str) -> Event:
    return Event(message, kind="passage", data={"passage": text}, message=message)


def test_a_passage_is_told_whole_and_what_came_of_it_has_no_title() -> None:
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


def test_who_turns_decides_the_game_and_a_dead_enemy_does_not() -> None:
    events = [
        tell_event("kill", Message("killed", cause=NO_CAUSE, foe="Boar", n=3, within="the Boar")),
        tell_event("zone", Message("completes-zone", **SILO, done=PARTS["whole"], step=10), seat=0),
        tell_passage(Message("meets-story", player="Ada", story="The Rope"), "Six men."),
        tell_knockout("Dov", Message("hunger")),
        tell_event("turned", Message("turns-mutant", player="Ben"), seat=1),
    ]
    weights = [retell_event(event).weight for event in events]
    assert weights == sorted(set(weights))
    assert weights[0] == 0


def test_who_somebody_is_is_told_with_their_character() -> None:
    one = CONTENT.characters["night-nurse"]
    event = tell_passage(Message("who-player-is", player="Cleo", character=one.name), one.text)
    assert event.text == "Cleo is the Night Nurse."
    assert retell_event(event).text == "Cleo is the Night Nurse."


@pytest.mark.parametrize(
    ("step", "title"),
    [
        (2, ""),
        (3, "Three steps gone, seven to go"),
        (4, "Three steps gone, seven to go"),
        (5, "Half the road"),
        (7, "Three steps from the wall"),
        (9, "One step from the wall"),
        (10, ""),
    ],
)
def test_a_chapter_is_a_leg_of_the_road(step: int, title: str) -> None:
    message = Message("completes-tile", **SILO, done=PARTS["whole"], step=step)
    event = Event(message, kind="zone", data={"seat": 0}, message=message)
    assert retell_event(event).chapter == title


def test_what_was_told_before_there_were_messages_is_retold_as_told() -> None:
    text = "Ada enters Silo, zone 1 of 2: 1 encounter of level 2."
    assert retell_event(Event(text, kind="move", data={"seat": 0, "zone": 0})).text == text
    assert retell_event(Event("Melee round 1.", kind="round", data={"seat": 0})).text == ""
