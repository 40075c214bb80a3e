"""How the book tells a mission as a whole: fights in a paragraph, hurts with their cause."""

from typing import Any

from rules.aftermath.model.decks import BOOK
from rules.aftermath.words import Message
from rules.aftermath.words.chronicle import retell_events
from rules.engine import Event, Text
from rules.engine.retelling import Retold
from tests.rules.aftermath.words.test_retelling import tell_event


def name_enemy(enemy: str, place: int = 0) -> Message:
    return Message("enemy", kind="other", place=place, name=enemy)


def tell_coming(*enemies: str) -> Event:
    listed = {name: [*enemies] for name in ("enemies", "spelled")}
    where = {name: ["the ballast"] for name in ("spaces", "places")}
    message = Message("enemies-come", cause=0, count=len(enemies), beside=0, **listed, **where)
    return tell_event("encounter", message, enemies=[*enemies])


def tell_wounds(member: str, enemy: Message | int, foe: str = "", **data: Text) -> Event:
    given = {"cause": 0, "attacker": 0, "count": 1, "toxic": 0, "life": 2, **data}
    return tell_event(
        "wound", Message("takes-wounds", member=member, enemy=enemy, **given), foe=foe
    )


def tell_fall(member: str, enemy: Message, weapon: str = "") -> Event:
    message = Message("member-defeats-enemy", cause=0, enemy=enemy, member=member)
    return tell_event("enemy-wound", message, weapon=weapon)


def tell_flight(member: str) -> Event:
    return tell_event("defeated", Message("flees", member=member))


def tell_exploring(member: str, space: str) -> Event:
    return tell_event("passage", Message("comes-upon", member=member, space=space), passage=space)


def list_texts(*events: Event) -> list[str]:
    return [told.text for told in retell_events(events) if told.text]


def test_a_fight_gets_one_sentence_for_each_outcome() -> None:
    first, second = name_enemy("Latch Rat", 1), name_enemy("Latch Rat", 2)
    arrival, fight = list_texts(
        tell_coming("latch-rat", "latch-rat", "bruiser"),
        tell_wounds("Cog", first, "latch-rat"),
        tell_wounds("Cog", second, "latch-rat"),
        tell_wounds("Wren", second, "latch-rat"),
        tell_fall("Bodkin", first, "fork-tine-pike"),
        tell_wounds("Marl", name_enemy("Bruiser"), "bruiser"),
        tell_flight("Marl"),
        tell_fall("Bodkin", second, "fork-tine-pike"),
        tell_fall("Wren", name_enemy("Bruiser")),
    )
    assert arrival.startswith("Latch-rat")
    assert fight == (
        "One of the Latch Rats brings the latch down on Cog. "
        "Wren is hurt as well. "
        "Bodkin pitches one of the Latch Rats out on the end of the pike. "
        "The Bruiser is one too many for Marl, who gets away with nothing but fur. "
        "Bodkin puts one of the Latch Rats down. "
        "Wren sees the Bruiser off."
    )


def test_the_telling_of_a_fight_resumes_after_somebody_explores() -> None:
    rat = name_enemy("Latch Rat")
    fight = [tell_coming("latch-rat"), tell_wounds("Cog", rat, "latch-rat")]
    told = retell_events(
        [*fight, tell_exploring("Wren", "the hoard"), tell_fall("Cog", rat, "latchkey")]
    )
    assert [bool(one.text) for one in told] == [True, False, True, True]
    assert told[3].text.startswith("The Latch Rat brings the latch down on Cog. Cog lays")
    assert told[3].goes_on


def test_a_blow_is_told_in_detail_twice_and_then_only_by_its_cost() -> None:
    left = tell_event("hunt", Message("leaves-enemies", count=1))
    fight = [
        tell_coming("latch-rat"),
        tell_wounds("Cog", name_enemy("Latch Rat"), "latch-rat"),
        left,
    ]
    told = list_texts(*fight, *fight, *fight)
    assert [text for text in told if "Cog" in text] == [
        "The Latch Rat brings the latch down on Cog.",
        "The Latch Rat catches Cog with the latch.",
        "It costs Cog some fur.",
    ]


def test_characters_hurt_by_the_same_thing_share_a_sentence() -> None:
    fire = Message("fire-at", space="the till")
    assert list_texts(
        tell_wounds("Wren", 0, cause=fire),
        tell_event("draw", Message("draws-cards", member="Cog", count=1)),
        tell_wounds("Cog", 0, cause=fire),
        tell_wounds("Cog", 0, cause=Message("status", status="burning")),
    ) == [
        "Wren and Cog come through the fire at the till with singed whiskers.",
        "The fire will not let go of Cog.",
    ]


def test_a_flight_is_told_even_if_no_enemy_caused_it() -> None:
    told = list_texts(tell_wounds("Cog", 0, attacker="The threats"), tell_flight("Cog"))
    assert told == ["The first blow finds Cog.", "Cog can do no more and runs."]


def test_a_character_who_goes_on_exploring_does_not_arrive_again() -> None:
    told = list_texts(
        tell_exploring("Wren", "the till"),
        tell_exploring("Wren", "the urn"),
        tell_exploring("Cog", "it"),
    )
    assert told == [
        "Wren comes to the till.",
        "From there Wren goes on to the urn.",
        "Cog comes to it.",
    ]


def test_learned_abilities_share_a_sentence() -> None:
    def learn(member: str, ability: str) -> Event:
        return tell_event("learn", Message("learns-ability", member=member, ability=ability))

    told = list_texts(learn("Wren", "Vanish"), learn("Cog", "Spark"))
    assert told == ["Wren has learned Vanish out there and Cog Spark."]


def test_a_journey_tells_how_many_hours_are_gone() -> None:
    def go(gone: int) -> Event:
        turns = Message("dial-turns", dial="time", how="rises", by=1, value=gone)
        message = Message("turns-dials", cause=Message("the-way", place="Goods Yard"), turns=turns)
        return tell_event("dial", message, dials={"time": gone})

    mission = Message("the-mission", mission=BOOK.missions[1].name)
    begun = tell_event("passage", mission, passage="Oats.")
    assert [text for text in list_texts(begun, go(1), go(2)) if "hours" in text] == [
        "We walk on to Goods Yard. One of our six hours is gone.",
        "We walk on to Goods Yard. Two of our six hours are gone.",
    ]


def test_a_choice_and_its_outcome_are_one_paragraph() -> None:
    chose: dict[str, Any] = {"cause": "The rods", "member": "Wren", "choice": "Listen"}
    chosen, outcome = retell_events(
        [
            tell_event("chosen", Message("member-chooses-at", **chose)),
            tell_event("passage", Message("came-of-it"), passage="Four feet."),
        ]
    )
    assert chosen.text == "“Listen,” says Wren."
    assert outcome == Retold(scene="Four feet.", goes_on=True)
