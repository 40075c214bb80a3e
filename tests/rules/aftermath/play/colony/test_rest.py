"""Everybody is whole again, and things change boxes (AF-19.31 to AF-19.33)."""

import pytest

from rules.aftermath.model.decks import BASIC
from rules.aftermath.play.colony.rest import resolve_rest
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows

rows = make_rows({"rest": resolve_rest}, before="seats 1; phase rest")


@rows("""
AF-19.31 wounds, statuses, batteries and hands are over | item hat battery=1; wren green-1a
    influence-wren wears=hat+1 wounds=1 toxic=1 statuses=soaked batteries=2 aim=1 | rest; defaults
    | wounds 0; toxic 0; statuses nothing; hand nothing; influence no; batteries 0; aim 0;
    batteries_left 8
AF-19.31 flags and scavenge tokens | flag seen=1; state spent=t4a scavenge= found=t4a
    | rest; defaults | state_flags nothing; scavenge_left t4a; spent nothing; found nothing
AF-19.32 one player is asked once about all boxes | wren packs=pin; bodkin packs=tin; item hat;
    box cog pack=hat | rest | topics rearrange; offers pin.bodkin tin.wren hat.wren
AF-19.32 each gives what they like | wren packs=pin | rest; pin.bodkin | bodkin_worn pin;
    pack nothing
AF-19.32 silence changes nothing | wren packs=pin | rest; defaults | pack pin
AF-19.32 again after each change, done | wren packs=pin; bodkin packs=tin; item hat;
    box cog pack=hat | rest; hat.wren; is asks Rearrange anything else?; is worn hat; done
    | over yes; worn hat; told Wren equips
AF-19.32 AF-14.1 where there is room | bodkin wears=cap packs=coat,vest; wren packs=hat | rest
    | offers hat.equip; lacks hat.bodkin
AF-19.32 AF-24.5 in a backpack | item pin power=backpack; bodkin wears=cap,pin packs=coat,vest;
    wren packs=hat | rest; hat.bodkin defaults | bodkin_pack coat vest hat; told Bodkin puts
AF-19.32 AF-24.5 until it is full | item pin power=backpack; item lid slot=head;
    bodkin wears=cap,pin packs=coat,vest,lid; wren packs=hat | rest | lacks hat.bodkin
AF-19.32 AF-14.1 a backpack in use stays | item pin power=backpack; item lid slot=head;
    bodkin wears=pin packs=coat,vest,lid | rest | lacks pin.pack pin.wren
AF-19.32 AF-14.1 without it two are enough | item pin power=backpack;
    bodkin wears=pin packs=coat,vest | rest | lacks pin.pack; offers pin.wren
AF-19.32 what nobody plays is borrowed by one vote | seats 2; item pin; box cog pack=pin; item tin;
    box marl pack=tin | rest | topics borrow borrow; waits_for 0 1
AF-19.32 as voted | seats 2; item pin; box cog pack=pin | rest; 0:pin.wren 1:pin.wren | worn pin
AF-19.32 or not | seats 2; item pin; box cog pack=pin; item tin; box marl pack=tin | rest;
    0:done 1:done | over yes; worn nothing
AF-19.33 AF-2.9 {morale 9/morale 10} | dials morale={9/10} | rest | colony.influence {no/yes}
""")
def test_rest(check: Check) -> None:
    check()


@pytest.mark.rule("AF-19.31", "AF-7.16")
def test_all_action_cards_return_to_the_deck_unseen() -> None:
    party = read_position("seats 1; phase rest; wren green-1a; discarded deck red-1a")
    deck = party.play(resolve_rest).s.deck
    assert (sorted(deck.pile), deck.discards) == (sorted(BASIC), [])


@pytest.mark.parametrize(
    ("item", "named"),
    [("thimble-helm", "Marl's Thimble Helm"), ("buttons-oar", "Button's Oar (Marl's)")],
)
def test_an_owned_item_is_named_with_one_owner_and_no_article(item: str, named: str) -> None:
    party = read_position(f"seats 1; phase rest; box marl pack={item}")
    labels = [one.label for one in party.play(resolve_rest).prompt("rearrange").options]
    assert f"{named}: equip it" in labels
