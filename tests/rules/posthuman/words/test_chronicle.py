"""What the book of a whole game of Posthuman says because of what it has said before."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import Event
from rules.kit.content import DeckText
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.words import NO_CAUSE, Message
from rules.posthuman.words.chronicle import retell_events
from tests import golden
from tests.documents.records import kept

CARDS = CONTENT.events


def say(kind: str, message: Message, **data: Any) -> Event:
    return Event(message, kind=kind, data=data, message=message)


def lose(seat: int, player: str, cause: str, hurt: str = "morale") -> Event:
    told = Message("loses-on-track", cause=cause, player=player, n=1, hurt=hurt, left=3)
    return say("loss", told, seat=seat, what=hurt, n=1)


def draw(card: str) -> list[Event]:
    event = CARDS[card]
    is_drawn = Message("event-is", event=event.name)
    lasts = Message("event-lasts-turn", does="…")
    return [
        Event(is_drawn, kind="passage", data={"passage": event.text}, message=is_drawn),
        say("event", lasts, card=card),
    ]


def step(seat: int, player: str, number: int) -> Event:
    done = Message("completed-zone", zone=1, zones=2, place="Silo")
    return say(
        "zone", Message("completes-zone", player=player, done=done, step=number, goal=10), seat=seat
    )


def fall(player: str, cause: Any, hurt: str = "health") -> Event:
    tracks = [Message("track-back-at-1", hurt=hurt)]
    told = Message("knocked-out", cause=cause, player=player, tracks=tracks)
    return say("knockout", told, seat=0, tracks=[hurt])


def read(*events: Event) -> list[str]:
    return [told.text for told in retell_events(events) if told.text]


def test_an_event_is_told_of_all_whom_it_concerns_at_once() -> None:
    told = read(*draw("bad-water"), lose(0, "Ada", "Bad Water"), lose(1, "Ben", "Bad Water"))
    assert told == ["Bad Water.", "Ada and Ben have drunk from it too."]


def test_what_an_event_does_later_is_told_apart_and_once_to_the_same_people() -> None:
    later = [*draw("bad-water"), lose(0, "Ada", "Bad Water"), fall("Ada", "Bad Water")]
    again = [lose(1, "Ben", "Bad Water"), fall("Ben", "Bad Water"), lose(0, "Ada", "Bad Water")]
    told = read(*later, *again)
    assert [text for text in told if "drunk" in text] == [
        "Ada has drunk from it too.",
        "Ben has drunk from it too.",
    ]


def test_nobody_gives_what_an_event_wants() -> None:
    told = read(*draw("stranger-at-the-fire"), *draw("bad-water"))
    assert told[1].startswith("He waits until the fire is down.")
    pays = Message("pays-goods", cause="Stranger at the Fire", player="Ada", goods="1 food")
    paid = say("goods", pays, seat=0, food=1, sign=-1)
    fed = read(*draw("stranger-at-the-fire"), paid, *draw("bad-water"))
    assert fed[1].startswith("Ada feeds him.")
    assert not any("waits" in text for text in fed)


def test_what_lasts_concerns_all_who_are_human() -> None:
    turned = say("turned", Message("turns-mutant", player="Ben"), seat=1)
    events = [lose(0, "Ada", NO_CAUSE), lose(1, "Ben", NO_CAUSE), turned, *draw("watched")]
    assert read(*events)[-1] == "Ada counts everything twice that day."


def test_a_leg_of_the_road_begins_with_everybodys_chart() -> None:
    scar = say("scar", Message("draws-scar", cause=NO_CAUSE, player="Ben", scars=2), seat=1)
    told = read(step(0, "Ada", 2), step(1, "Ben", 1), scar, step(0, "Ada", 3), step(1, "Ben", 3))
    assert told == ["Written up that evening: Ada three steps and Ben one step (two scars)."]


def test_the_gate_is_reached_by_one_after_the_other() -> None:
    first, second = read(step(0, "Ada", 10), step(1, "Ben", 10))
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
    (told,) = read(fall("Ada", cause, hurt))
    assert said in told


def test_knockouts_are_not_told_alike() -> None:
    told = read(*[fall("Ada", "The Boar") for _ in range(5)])
    assert len(set(told)) == 5


def test_a_mutant_who_was_one_of_them_is_named() -> None:
    comes = Message("plays-action", player="Ben", card="Charge", target="Ada")
    attack = Event(comes, kind="passage", data={"passage": "Stones."}, message=comes)
    claw = Message("weapon-of", player="Ben", weapon="Horn")
    told = [read(attack, fall("Ada", cause))[-1] for cause in (claw, "Charge")]
    assert told == ["Ada has known Ben since the first day and is carried home by strangers."] * 2
    assert "Ben" not in read(attack, fall("Ada", "The Boar"))[-1]


def test_what_a_season_gives_is_told_once() -> None:
    gains = Message("gains-goods", cause="High Water", player="Ada", goods="1 food")
    given = say("goods", gains, seat=0, food=1, sign=1)
    other = Message("gains-goods", cause="High Water", player="Ben", goods="1 food")
    later = say("goods", other, seat=1, food=1, sign=1)
    assert read(given, fall("Ada", "The Boar"), later)[0] == "A carp goes along in Ada's coat."
    assert len(read(given, fall("Ada", "The Boar"), later)) == 2


def test_a_detail_of_a_death_is_told_once() -> None:
    told = Message("killed", cause=NO_CAUSE, foe="The Boar", n=3, within="the Boar")
    told_of = read(*[say("kill", told, seat=0, card="the-boar", n=3) for _ in range(12)])
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
        say("turned", turns, seat=0, mutations=grown),
    ]
    told = retell_events(events)[-1]
    assert told.scene == f"{CONTENT.scars['eel-skin'].text} {nurse.turned}"


def test_what_a_player_wants_is_recalled_near_the_wall() -> None:
    nurse = CONTENT.characters["night-nurse"]
    known = Message("who-player-is", player="Ada", character=nurse.name)
    begins = Event(known, kind="passage", data={"passage": nurse.text, "seat": 0}, message=known)
    steps = [step(0, "Ada", number) for number in (6, 7, 8, 9, 10)]
    scenes = [told.scene for told in retell_events([begins, *steps])]
    assert scenes == [nurse.text, "", nurse.near, "", "", ""]


def test_no_two_characters_of_players_own_making_want_the_same() -> None:
    stats = [Message("stat-value", stat=stat, value=n) for stat, n in (("mind", 5), ("speed", 4))]
    both = Message("with-comma", before=stats[0], after=stats[1])
    made = [
        say("character", Message("has-stats", player=player, stats=both), seat=seat)
        for seat, player in enumerate(("Ada", "Ben"))
    ]
    turned = say("turned", Message("turns-mutant", player="Ben"), seat=1)
    told = retell_events([*made, step(0, "Ada", 10), turned])
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
