"""The action deck and hands (AF-7.2 to AF-7.6, AF-7.10, AF-7.16, AF-7.18, AF-21.1 to AF-21.5)."""

from collections import Counter
from typing import Any, get_args

import pytest

from rules.aftermath.model import decks
from rules.aftermath.model.terms import COLOUR_OF, Colour
from rules.aftermath.play.cards import action_deck
from rules.aftermath.play.turn import turn
from tests.rules.aftermath.build import A
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import SCRIPTS as COMMON
from tests.rules.aftermath.rows import Check, make_rows


@pytest.mark.rule("AF-21.1", "AF-21.2", "AF-21.5")
def test_the_deck_has_six_cards_of_each_colour_and_one_calamity() -> None:
    values = Counter((card.colour, card.value) for card in decks.BASIC.values())
    colours = [one for one in get_args(Colour) if one != "calamity"]
    six = {(colour, value): 2 for colour in colours for value in (1, 2, 3)}
    assert values == {**six, ("calamity", 0): 1}
    assert [*COLOUR_OF.values()] == ["green", "red", "blue", "yellow"]
    assert {card.id for card in decks.BASIC.values()} == {*decks.BASIC}
    assert not any(card.influence for card in decks.BASIC.values())
    influence = {(c.colour, c.value, c.influence) for c in decks.INFLUENCE.values()}
    assert influence == {("white", 3, True)}


SCRIPTS: dict[str, Any] = {
    "draw": lambda h: turn.draw_step(h, A),
    "discard": lambda h, *cards: action_deck.discard_from_hand(h, A, [*cards]),
}


rows = make_rows(SCRIPTS)


@rows("""
AF-7.2 any of the kept are discarded first | wren green-1a red-2a blue-3a;
    deck red-1a red-1b red-2b red-3a | draw; green-1a&blue-3a
    | hand red-2a red-1a red-1b red-2b red-3a; discards green-1a blue-3a;
    told Wren discards green agility 1 and blue resistance 3.
AF-7.2 the absent keep them | wren green-1a red-2a blue-3a yellow-1a; deck red-1a | draw; lapse
    | hand green-1a red-2a blue-3a yellow-1a red-1a
AF-7.2 nothing kept, nothing asked | deck green-1a red-2a blue-3a yellow-1a white-2a | draw
    | over yes; hand green-1a red-2a blue-3a yellow-1a white-2a
AF-7.16 in secret | wren green-1a | draw | topics discard; secret yes;
    about Wren kept 1 card and may discard some
AF-7.3 AF-7.4 the discards are shuffled | discarded deck blue-1a blue-2a blue-3a white-1a;
    only deck green-1a red-2a | dice [white-1a,blue-1a,blue-2a,blue-3a]; draw
    | hand green-1a red-2a blue-3a blue-2a blue-1a; next white-1a; discards nothing
AF-7.4 until none is left | discarded deck red-1a; only deck green-1a | draw | hand green-1a red-1a
AF-7.4 the last ones | only deck green-1a red-1a | does {draw: 2} | hand green-1a red-1a; never info
AF-7.4 and no more | only deck green-1a | does {draw: 2} | hand green-1a; events draw info
AF-7.5 threats and calamity count | deck black-1a green-1a calamity black-2a green-2a
    | dice 1 [black-1a,black-2a]; draw | hand green-1a green-2a; threats black-1a black-2a;
    discards calamity
AF-7.10 AF-25.13 by an effect, after it | entry CALAMITY {dial: {food: -1}}; printed calamity=4;
    dials time=3; deck calamity black-1a green-1a | dice 1; does {draw: 3} | hand green-1a;
    threats black-1a; food 5; events draw calamity threat
AF-7.10 all draw first | deck black-1a green-1a | does {draw: {who: all}} | all_hand - green-1a;
    events draw draw threat
AF-7.6 five at most | wren green-1a red-2a blue-3a yellow-1a white-2a; deck red-3a | does {draw: 1}
    | options green-1a yellow-1a red-2a white-2a red-3a blue-3a; prompt.least 1; prompt.most 1
AF-7.6 as chosen | wren green-1a red-2a blue-3a yellow-1a white-2a; deck red-3a | does {draw: 1};
    red-3a | hand green-1a red-2a blue-3a yellow-1a white-2a; discards red-3a
AF-7.6 a threat crowds nothing out | wren green-1a red-2a blue-3a yellow-1a white-2a; deck black-3a
    | does {draw: 1} | over yes; hand green-1a red-2a blue-3a yellow-1a white-2a
AF-7.18 out of turn, in secret, until it is done | active bodkin;
    wren green-1a red-2a blue-3a yellow-1a white-2a; deck red-3a | does {draw: 1}; is topics excess;
    is waits_for 0; is secret yes; is about Hand limit of 5 cards: Wren discards 1 card;
    is never discard; blue-3a | told Wren discards blue resistance 3.
AF-7.18 {the absent, the lowest/then strength} | wren white-1a yellow-1a blue-1a red-1a
    {green-1a/green-2a}; deck green-3a | does {draw: 1}; lapse | discards {green-1a/red-1a}
AF-7.18 {resistance/instinct} | wren white-1a yellow-1a {blue-1a/blue-2a} red-3a green-2a; deck
    green-3a | does {draw: 1}; lapse | discards {blue-1a/yellow-1a}
AF-7.18 heroic | wren white-1a yellow-3a blue-2a red-3a green-2a; deck green-3a | does {draw: 1};
    lapse | discards white-1a
AF-25.8 all discard at once, each by its own choice | wren green-1a red-2a; bodkin blue-1a blue-2a
    | does {discard: {who: all}}; is waits_for 0 1; 0:red-2a 1:blue-1a | all_hand green-1a blue-2a
AF-25.8 or all they have | wren green-1a red-2a | does {discard: 3} | over yes; hand nothing
AF-8.14 an influence card is out of play | wren influence-wren red-1a green-2a blue-3a
    | discard influence-wren red-1a green-2a | hand blue-3a; influence no; discards red-1a green-2a
""")
def test_drawing_and_discarding(check: Check) -> None:
    check()


@pytest.mark.rule("AF-7.16")
def test_drawn_cards_are_seen_by_their_player_and_counted_by_all() -> None:
    case = read_position("deck green-1a red-2a").play(lambda h: COMMON["does"](h, "{draw: 2}"))
    (drawn,) = case.told("drawn")
    assert drawn.seats == (0,)
    assert "agility 1" in drawn.text
    assert case.texts("draw") == ["Wren draws 2 cards."]
