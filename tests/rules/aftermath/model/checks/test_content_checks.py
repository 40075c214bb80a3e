"""What the game relies on in its cards is checked, and what is wrong is named."""

from dataclasses import replace

import pytest
import yaml

from rules.aftermath.model.checks.content_checks import Cards, check_cards
from rules.aftermath.model.decks import CARDS
from rules.kit.content import BrokenCard
from tests.rules.aftermath.rows import prove_lines, read_lines


def change_card(cards: Cards, said: str) -> Cards:
    """The cards, one of them changed or gone; `text` may be that of another card."""
    deck, name, fields = said.split(maxsplit=2)
    found = {**getattr(cards, deck)}
    card = found.pop(name)
    if fields != "gone":
        written = yaml.safe_load(fields)
        if written.get("text") in found:
            written["text"] = found[written["text"]].text
        found[name] = type(card).model_validate({**card.model_dump(by_alias=True), **written})
    return replace(cards, **{deck: found})


def refuse_cards(*changes: str) -> str:
    """Why changed cards are refused."""
    cards = CARDS
    for said in changes:
        cards = change_card(cards, said)
    with pytest.raises(BrokenCard) as error:
        check_cards(cards)
    return str(error.value)


def test_the_games_cards_pass_the_checks() -> None:
    check_cards(CARDS)


@pytest.mark.parametrize(
    ("said", "wrong"),
    prove_lines("""
AF-1.4 | characters marl | 3 of characters, and not 4
AF-1.4 | abilities guardian | 19 of abilities, and not 20
AF-1.4 | items latchkey | 50 of items, and not 51
AF-1.4 | items dibber | 11 of unique items, and not 12
AF-1.4 | enemies young-cat | 21 of enemies, and not 22
AF-1.4 | enemies latch-rat | 20 of enemies, and not 22
AF-1.4 | encounters web | 16 of encounters, and not 17
AF-1.4 | environments hush | 9 of environments, and not 10
AF-1.4 | discoveries d-end-3 | 46 of discoveries, and not 47
AF-1.4 | road tunnel | 11 of road cards, and not 12
AF-1.4 | road skate-gang | 10 of road cards, and not 12
AF-1.4 | scavenge t8a | 20 of scavenge tokens, and not 21
AF-1.4 | structures hall | 7 of structures, and not 8
"""),
)
def test_a_missing_card_is_named(said: str, wrong: str) -> None:
    assert refuse_cards(f"{said} gone").startswith(f"the cards: {wrong}")


@pytest.mark.parametrize(
    ("said", "wrong"),
    read_lines("""
items latchkey {name: Razor Sliver} | latchkey: has the same as card razor-sliver
encounters web {n: 8} | web: has the same as card paper-nest: 8
road tunnel {text: washout} | tunnel: has the same as card w
characters wren {item: peg-pistol} | they are wren's at the start
items latchkey {starting: nobody} | leads to nobody, which is nowhere
abilities guardian {n: 4} | 2 of marl 4, and not 1
abilities guardian {owner: nobody} | leads to nobody, which is nowhere
items latchkey {kind: tool} | 7 of melee, and not 8
items latchkey {battery: 1} | 9 battery items, and not 8
items latchkey {noisy: true} | 6 noisy items, and not 5
items latchkey {slot: stash} | latchkey: only improvements go to the stash
items latchkey {range: 2} | latchkey: a range is a ranged weapon's
items walnut-plate {two_paw: true} | walnut-plate: two paws hold only
items hand-warmer {battery: 0} + items sixpence {battery: 1}
        | hand-warmer: it takes no battery to be powered by
enemies jackdaw {type: stinger} | 5 of stinger, and not 3
enemies jackdaw {swarm: 1} | jackdaw: a swarm has a number and a limit
enemies old-grin {communicate: 3} | old-grin: it cannot be talked to
enemies silverfish {communicate: 3} | silverfish: it cannot be talked to
encounters web {setup: [old-grin]} | web: leads to old-grin
encounters web {setup: [bruiser, bruiser]} | web: there are no 2 bruiser
discoveries d-place-1 {kind: thread} | 7 of place, and not 8
discoveries d-item-1 {item: dibber} | items: 0 of gobstopper, and not 1
discoveries d-folk-1 {each_phase: []} | d-folk-1: it does nothing
discoveries d-folk-1 {each_phase: [{battery: 1}]} | d-folk-1: each phase changes dials only
discoveries d-place-1 {each_phase: [{battery: 1}]} | d-place-1: only folk work in the colony
encounters web {loot: [{item: {id: gold}}]} | web: leads to gold, which is nowhere
discoveries d-end-1 {does: [{item: {id: gold}}]} | d-end-1: leads to gold, which is nowhere
scavenge t8a {prize: [{item: {id: gold}}]} | t8a: leads to gold, which is nowhere
road tunnel {ok: [{item: {id: gold}}]} | tunnel: leads to gold, which is nowhere
"""),
)
def test_a_wrong_card_is_named(said: str, wrong: str) -> None:
    assert wrong in refuse_cards(*said.split(" + "))
