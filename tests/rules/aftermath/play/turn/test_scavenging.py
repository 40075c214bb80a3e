"""Scavenging and encouraging (AF-10.21 to AF-10.25, AF-10.30, AF-10.31). Wren has
instinct +1."""

from typing import Any

import pytest

from rules.aftermath.model.terms import WHITE_DIE
from rules.aftermath.play.cards import encouraging
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.turn import scavenging
from tests.rules.aftermath.build import A, B, Member, Party
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {
    "search": lambda h, difficulty: scavenging.resolve_scavenge(h, A, difficulty),
    "searches": lambda h: [one.id for one in scavenging.list_scavenge_options(h.s, A)],
    "rummages": lambda h: lasting.start_lasting(h.s, A, "rummage"),
    "encourages": lambda h: [one.id for one in encouraging.list_encourage_options(h.s, A)],
    "encourage": lambda h, m: encouraging.encourage_member(h, A, Member(m)),
}


rows = make_rows(SCRIPTS)


@rows("""
AF-10.21 by difficulty, in her space | wren yellow-2a; finds 1 t4a t6a t4b; finds 2 t5a | searches
    | gives scavenge-4 scavenge-6
AF-10.21 2, bonus 1 and white 2 | wren yellow-2a; finds 1 t6a | search 6; dice 2; yellow-2a
    | food 6; on_spaces 1:t6a; spent nothing
AF-10.21 white 3 | wren yellow-2a; finds 1 t6a | search 6; dice 3; yellow-2a | food 9;
    on_spaces nothing; spent t6a; says Scavenged: food +3 (now 9).
AF-10.22 not by agility | wren green-3a; finds 1 t4a | searches | gives nothing
AF-10.22 by instinct | wren yellow-1a; finds 1 t4a | searches | gives scavenge-4
AF-10.24 scrap | wren yellow-2a; finds 1 t4c | search 4; dice 4; yellow-2a | scrap 3
AF-10.24 a clue | wren yellow-2a; finds 1 t6d | search 6; dice 4; yellow-2a | clue 1
AF-10.24 batteries | wren yellow-2a; finds 1 t7d | search 7; dice 4; yellow-2a | batteries 2
AF-10.24 an item | wren yellow-2a; finds 1 t6c; items latchkey | search 6; dice 4;
    yellow-2a defaults | worn latchkey
AF-10.24 a broken item | wren yellow-2a; finds 1 t4e; items latchkey | search 4; dice 4; yellow-2a
    | broken latchkey
AF-24.2 tools | item fork bonus=scavenge+2; wren yellow-2a wears=fork; finds 1 t8a | search 8;
    dice 3; yellow-2a | food 10
AF-22.10 rummaging, once | wren yellow-2a; finds 1 t8a | rummages then search 8; dice 3; yellow-2a
    | food 10; lasting nothing
""")
def test_scavenging(check: Check) -> None:
    check()


@pytest.mark.rule("AF-21.12")
def test_a_scavenge_option_does_not_reveal_the_prize() -> None:
    party = Party().holds("wren", "yellow-2a").finds(1, "t4a")
    (option,) = scavenging.list_scavenge_options(party.state, A)
    assert "food" not in f"{option.label} {option.detail} {dict(option.data)}"


@pytest.mark.rule("AF-10.25")
def test_a_found_token_does_not_return_to_the_supply() -> None:
    party = Party().holds("wren", "yellow-2a").finds(1, "t4a")
    before = [*party.state.scavenge]
    case = party.play(lambda h: scavenging.resolve_scavenge(h, A, 4), 4).pick("yellow-2a")
    assert case.luck.picked == [WHITE_DIE]
    assert case.s.scavenge == before
    assert "t4a" not in before


@rows("""
AF-10.30 to whom has two | wren green-1a; bodkin red-1a red-1b | encourages | gives encourage-1
AF-10.30 not three | wren green-1a; bodkin red-1a red-1b red-2a | encourages | gives nothing
AF-10.30 from hand to hand | wren green-1a blue-3a; bodkin red-1a | encourage 1; blue-3a
    | hand green-1a; bodkin_hand red-1a blue-3a
AF-10.30 without a question for the only card | wren influence-wren green-1a; bodkin red-1a
    | encourage 1 | over yes; hand influence-wren; bodkin_hand red-1a green-1a
AF-10.31 wherever they are, without asking | party 4; wren green-1a blue-3a; bodkin at=6; gone cog;
    fallen marl | encourages | gives encourage-1 encourage-2 encourage-3
AF-10.31 nobody refuses | party 3; wren green-1a blue-3a; gone cog | encourage 2; blue-3a
    | over yes; cog_hand blue-3a
AF-8.14 not an influence card | wren influence-wren | encourages | gives nothing
AF-8.14 but others | wren influence-wren green-1a red-1a | encourage 1 | options green-1a red-1a
""")
def test_encouraging(check: Check) -> None:
    check()


@pytest.mark.rule("AF-10.30", "AF-22.13")
def test_only_giver_and_receiver_see_a_given_card() -> None:
    party = Party("wren", "bodkin", "cog").holds("wren", "green-1a", "blue-3a")
    case = party.play(lambda h: encouraging.encourage_member(h, A, B))
    assert case.prompt("encourage").secret
    case.pick("blue-3a")
    assert [event.seats for event in case.told() if "resistance" in event.text] == [(0, 1)]
    assert case.said("Wren gives Bodkin a card.", to=2)
