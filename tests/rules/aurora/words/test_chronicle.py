"""What the book of a whole game of Last Aurora says depending on what it has said before."""

from typing import Any

import pytest

from rules.aurora.model.decks import CARDS, DECKS, SURVIVORS
from rules.aurora.words import Message
from rules.aurora.words.chronicle import retell_events
from rules.aurora.words.retelling import tell_errand
from rules.engine import Event
from rules.engine.retelling import Retold

SEATS = {"Ada": 0, "Ben": 1, "Cleo": 2}
BOX = Message("box", part="Hauler", number=1)
SHOT = {"rating": 2, "box": Message("box", part="Crew Car", number=3), "jams": "no"}
BOARDS = {"west": "1A", "middle": "2B", "east": "3A"}
ROAD = {f"{where}-name": DECKS.regions[side].name for where, side in BOARDS.items()}
ROAD |= {where: side[-1] for where, side in BOARDS.items()}


def make_event(key: str, kind: str, player: str = "", **data: Any) -> Event:
    """An event as the rules tell it; a card by its name too."""
    if "card" in data:
        data["name"] = CARDS[data["card"]].name
    if player:
        data["player"] = player
    message = Message(key, **data)
    seat = {"seat": SEATS[player]} if player else {}
    return Event(message, kind=kind, data=seat, message=message)


def drive_on(player: str, start: str, end: str) -> Event:
    key = "drives-to-quay" if end.startswith("Q") else "drives"
    return make_event(key, "move", player, start=start, end=end, price=[Message("price", fuel=1)])


def make_exploration(player: str, card: str) -> Event:
    leader = [Message("the-card", card="red-leader", name="Leader")]
    crew = {"each": leader, "crew": ["Leader"], "count": 1, "food": 0}
    return make_event("explores", "explore", player, card=card, **crew)


def gain_fuel(player: str) -> Event:
    amounts = [Message("amount", count=3, token="F")]
    return make_event("gains-tokens", "token", player, amounts=amounts, why="none")


def hit_convoy(player: str, why: Any) -> Event:
    return make_event(
        "takes-damage", "damage", player, part="Hauler", number=1, lost="none", why=why
    )


def lose_survivor(player: str, card: str, why: Any) -> Event:
    return make_event("loses-survivor", "lost", player, card=card, why=why)


def fire_at_ulmar(player: str, damage: int) -> Event:
    return make_event("fires", "fire", player, damage=damage, card="ulmar", **SHOT)


def retell(*events: Event) -> list[str]:
    return [f"{told.text} {told.scene}".strip() for told in _tell(*events)]


def _tell(*events: Event) -> list[Retold]:
    return [told for told in retell_events(events) if told.text or told.scene]


def test_a_region_begins_with_a_roll_call_and_its_own_words() -> None:
    lost = lose_survivor("Ben", "red-leader", Message("contamination"))
    events = [
        make_event("road-leads", "setup", **ROAD),
        drive_on("Ada", "100", "104"),
        drive_on("Ben", "100", "103"),
        lost,
        drive_on("Ada", "104", "110"),
        drive_on("Ben", "103", "110"),
    ]
    road, _, roll = _tell(*events)
    assert str(DECKS.regions["1A"].says) in road.scene
    assert road.scene.endswith(
        "twenty-three spaces to the quay and six rounds until the ship casts off."
    )
    assert roll.chapter == "Into the hills"
    assert roll.text.endswith("Ada thirteen and Ben twenty (without the Leader).")
    assert roll.scene == DECKS.regions["2B"].says


def test_a_drive_is_told_if_it_passes_somebody() -> None:
    events = [
        drive_on("Ada", "100", "103"),
        drive_on("Ben", "100", "102"),
        drive_on("Ben", "102", "103"),
    ]
    assert retell(*events) == []
    assert retell(*events, drive_on("Ben", "103", "104"), drive_on("Ada", "103", "106")) == [
        "Ben passes Ada, nineteen spaces from the quay.",
        "Ada passes Ben, seventeen spaces from the quay.",
    ]


def test_finds_are_told_with_their_place_whose_text_comes_only_once() -> None:
    pump = str(CARDS["roadside-pump"].says)
    first, second, third, fourth = retell(
        make_exploration("Ada", "roadside-pump"),
        gain_fuel("Ada"),
        make_exploration("Ben", "roadside-pump"),
        gain_fuel("Ben"),
        gain_fuel("Ben"),
        *(make_exploration("Ada", "roadside-pump"), gain_fuel("Ada")),
        *(make_exploration("Ben", "roadside-pump"), gain_fuel("Ben")),
    )
    assert first.endswith(f"{pump} 3 Fuel.")
    assert "what Ada left" in second
    assert second.endswith("3 Fuel.")
    assert pump not in second
    assert third.startswith("The tracks of Ben lead Ada")
    assert fourth.startswith("After Ada, Ben stops")


def test_a_known_place_without_a_find_is_not_told() -> None:
    first = [make_exploration(one, "snowcat") for one in ("Ada", "Ben")]
    assert (
        len(retell(*first, make_exploration("Ada", "snowcat"), make_exploration("Ben", "snowcat")))
        == 2
    )
    assert len(retell(*first, make_exploration("Ada", "snowcat"), gain_fuel("Ada"))) == 3


def test_hits_of_one_salvo_share_a_line() -> None:
    told = retell(
        hit_convoy("Ada", "Ulmar"),
        hit_convoy("Ben", "Ulmar"),
        lose_survivor("Ben", "orphan", BOX),
        hit_convoy("Ada", "Riderwolves"),
        make_exploration("Ada", "snowcat"),
        hit_convoy("Ada", "Ulmar"),
    )
    assert told[0] == "Hits by Ulmar and the Riderwolves: two on Ada and one on Ben."
    assert told[1] == f"Ben loses the Orphan. {SURVIVORS['orphan'].lost}"
    assert told[-1] == "Hits by Ulmar: one on Ada."


@pytest.mark.parametrize(
    ("why", "before", "said"),
    [
        (BOX, "Wrecked Convoy", "The Hauler is hit. Ada loses the Orphan."),
        (Message("contamination"), None, "The needle on the counter stays at the top. Ada loses"),
        (Message("no-room"), None, "One seat too few. Ada loses the Orphan."),
    ],
)
def test_a_loss_is_told_with_its_cause(why: Message, before: str | None, said: str) -> None:
    events = [hit_convoy("Ada", before)] if before else []
    (told,) = retell(*events, lose_survivor("Ada", "orphan", why))
    assert told.startswith(said)
    assert told.endswith(str(SURVIVORS["orphan"].lost))


@pytest.mark.parametrize(
    ("shooters", "said"),
    [
        (("Ada", "Ada", "Ben"), "Ulmar is beaten. Three shots, 2 by Ada and 1 by Ben."),
        (("Ada",), "Ulmar is beaten. One shot, by Ada."),
        ((), "Ulmar is beaten."),
    ],
)
def test_a_beaten_enemy_is_told_with_the_shots_that_beat_it(
    shooters: tuple[str, ...], said: str
) -> None:
    beaten = make_event("defeats", "defeated", card="ulmar")
    assert retell(
        *[fire_at_ulmar(one, 2) for one in shooters], fire_at_ulmar("Ben", 0), beaten
    ) == [said]


def test_enemies_left_behind_share_a_line() -> None:
    left = [
        make_event("left-behind", "left", card=card) for card in ("warwolves", "ulmar", "snowcat")
    ]
    assert retell(*left) == ["The Warwolves and Ulmar fall behind."]
    assert retell(left[1]) == ["Ulmar is left behind."]


def test_a_cards_text_comes_when_it_is_taken_unless_explored_before() -> None:
    takes = [
        make_event("takes-part", "part", "Ada", card=card) for card in ("punk-tank", "snowcat")
    ]
    loot, _, known = retell(takes[0], make_exploration("Ada", "snowcat"), takes[1])
    assert loot == f"Ada takes the Punk Tank. {CARDS['punk-tank'].says}"
    assert known == "Ada takes the Snowcat."


def test_what_happens_to_every_convoy_alike_is_said_once() -> None:
    drives = [drive_on(one, "100", "103") for one in ("Ada", "Ben")]
    hits = [hit_convoy(one, "Ulmar") for one in ("Ada", "Ben")]
    shots = [fire_at_ulmar(one, 2) for one in ("Ada", "Ben")]
    beaten = make_event("defeats", "defeated", card="ulmar")
    assert retell(*drives, *hits, *shots, beaten) == [
        "Hits by Ulmar: one on each Convoy.",
        "Ulmar is beaten. Two shots, 1 by each Convoy.",
    ]


def test_a_convoys_errand_is_told_at_first_and_again_at_the_coast() -> None:
    told = retell(
        make_exploration("Ada", "snowcat"),
        make_exploration("Ada", "road-train"),
        drive_on("Ada", "100", "118"),
        drive_on("Ben", "100", "117"),
        drive_on("Ben", "117", "118"),
        drive_on("Ben", "118", "119"),
    )
    assert [tell_errand(0, "Ada", "start") in line for line in told[:2]] == [True, False]
    assert told[2].endswith(tell_errand(0, "Ada", "near"))
    assert told[3:] == [tell_errand(1, "Ben", "near"), "Ben passes Ada, four spaces from the quay."]
