"""What players read of cards and of what they do: plain, whole, and about somebody."""

import re

import pytest

from rules.hope.effects.language.words import describe_effects
from rules.hope.model.cards import Power
from rules.hope.model.decks import DECKS, POWERED
from rules.hope.model.scenes import Section
from rules.hope.play import powers
from rules.hope.words import card_text
from tests.rules.hope.cards import add_scene, make_section, read_power
from tests.rules.hope.rows import rows

POWERS = [
    (card.id, power)
    for kind in POWERED
    for card in getattr(DECKS, kind).values()
    for power in card.every_power
]
"""Every power of the decks, with its card."""


@rows("""
HI-12.1 HI-5.12 | humanity-2 | Humanity -2
HI-12.1 HI-5.12 | harm-1@partner | Harm -1 for each partner of yours
HI-12.1 HI-5.12 | draw_asset2@others | everyone else draws 2 Assets
HI-12.1 HI-5.12 | lose_asset:how=all | lose every Asset
HI-12.1 HI-5.12 | lose_asset@supporters:tag=food | each supporter loses 1 food Asset
HI-12.1 HI-5.12 | lose_trait:how=random | lose 1 Trait at random
HI-12.1 HI-5.12 | draw_trait! | draw 1 Trait (once, the drawer first)
HI-12.1 HI-5.12 | take_asset@left | take 1 Asset of your choice from your left neighbour
HI-12.1 HI-5.12 | take_asset2@refusers:how=random | take 2 Assets at random from everyone who
    refused
HI-12.1 HI-5.12 | add_use2 | 2 more uses of an Asset
HI-12.1 HI-5.12 | refresh | 1 spent Trait can be used again
HI-12.1 HI-5.12 | hope+1! | Hope +1 (once in total)
HI-12.1 HI-5.12 | hardship-2 | hardship -2
HI-12.1 HI-5.12 | dice+1 | dice in the roll +1
HI-12.1 HI-5.12 | success+1 | successes +1
HI-12.1 HI-5.12 | auto_success | one of your dice succeeds without a roll
HI-12.1 HI-5.12 | auto_success2 | 2 of your dice succeed without a roll
HI-12.1 HI-5.12 | reroll3 | re-roll up to 3 of your failed dice
HI-12.1 HI-5.12 | reroll2:whose=any | re-roll up to 2 of anyone's failed dice
HI-12.1 HI-5.12 | return_die | take back 1 die that you gave
HI-12.1 HI-5.12 | next_hardship-1 | hardship -1 on the next Scene with a roll
HI-12.1 HI-5.12 | next_hardship+2:whose=self | hardship +2 on your next Scene with a roll
HI-12.1 HI-5.12 | status:status=no_hope | you cannot take Hope dice
HI-12.1 HI-5.12 | status:status=no_regain:ends= | you can regain Humanity again
HI-12.1 HI-5.12 | status:status=shielded:ends= | you are no longer shielded from Harm
HI-12.1 HI-5.12 | status@left:status=shielded | your left neighbour is shielded from the next Harm
HI-12.1 HI-5.12 | transfer:what=asset:to=right | 1 Asset goes from you to your right neighbour
HI-12.1 HI-5.12 | transfer2:what=hunger:to=left | 2 Hunger go from you to your left neighbour
HI-12.1 HI-5.12 | transfer!:what=harm:from=left:to=right | 1 Harm goes from your left neighbour to
    your right neighbour (once in total)
HI-12.1 HI-5.12 | transfer!:what=harm:from=left:to=self | 1 Harm goes from your left neighbour to
    you (once, the drawer first)
HI-12.1 HI-5.12 | swap@chosen_other:what=conditions | swap your conditions with someone else you
    choose
HI-12.1 HI-5.12 | swap@right:what=assets | swap all your Assets with your right neighbour
HI-12.1 HI-5.12 | swap@left!:what=assets | swap all your Assets with your left neighbour (once, the
    drawer first)
HI-12.1 HI-5.12 | redraw | discard the Scene unseen and draw another
HI-12.1 HI-5.12 | peek1 | look at the top Scene of a deck
HI-12.1 HI-5.12 | peek3 | look at the top 3 Scenes of a deck and put them back in any order
HI-12.1 HI-5.12 | reveal:part=fail | see the Scene's Fail section
HI-12.1 HI-5.12 | reveal@left:part=hardship | your left neighbour sees the Scene's hardship
HI-12.1 HI-5.12 | bar_avoid | the drawer cannot avoid the Scene
HI-12.1 HI-5.12 | force_support | you must give at least 1 die, if able
HI-12.1 HI-5.12 | force_support2@others | everyone else must give at least 2 dice, if able
HI-12.1 HI-5.12 | kill | you die
HI-12.1 HI-5.12 | kill@random | a random character dies
HI-12.1 HI-5.12 | check:then=hope+1:else=harm+1 | roll a die (4 to 6: Hope +1; 1 to 3: Harm +1)
HI-12.1 HI-5.12 | check:else=harm+1 | roll a die (1 to 3: Harm +1)
HI-12.1 HI-5.12 | choose_one:ways=One_way>hope+1/Other_way>harm+1 | choose “One way” (Hope +1) or
    “Other way” (Harm +1)
HI-12.1 HI-5.12 | tell | a question to answer
HI-12.1 HI-5.12 | lose_asset?has_tag(food):then=hunger-1:else=harm+1 | lose 1 Asset if you have
    food, then Hunger -1, otherwise Harm +1
HI-12.1 HI-5.12 | humanity+1,draw_asset,hardship+1 | Humanity +1, draw 1 Asset, hardship +1
HI-12.1 HI-5.12 | humanity+1,kill | Humanity +1; you die
HI-12.1 HI-19.5 | humanity+1,hope+1?round>=3 | Humanity +1; Hope +1 if it is round 3 or later
HI-12.1 HI-19.5 | hope+1?has_tag(food) | Hope +1 if you have food
HI-12.1 HI-19.5 | hope+1?hunger>=1 | Hope +1 if you are Hungry or Starving
HI-12.1 HI-19.5 | hope+1?harm>=2 | Hope +1 if you are Crippled
HI-12.1 HI-19.5 | hope+1?humanity<=2 | Hope +1 if you have 2 Humanity or less
HI-12.1 HI-19.5 | hope+1?accepters>=2 | Hope +1 if 2 or more accept
HI-12.1 HI-19.5 | hope+1?supporters>=1 | Hope +1 if 1 or more support
HI-12.1 HI-19.5 | hope+1?supporters==0 | Hope +1 if nobody supports
HI-12.1 HI-19.5 | hope+1?partner_is(drawer) | Hope +1 if your partner draws
HI-12.1 HI-19.5 | hope+1?partner_is(supporter) | Hope +1 if your partner supports
HI-12.1 HI-19.5 | hope+1?partner_is(refuser) | Hope +1 if your partner refuses
HI-12.1 HI-19.5 | hope+1?partner_is(dead) | Hope +1 if your partner is dead
HI-12.1 HI-19.5 | hope+1?outcome_is_fail | Hope +1 if the roll fails
HI-12.1 HI-19.5 | hope+1?terrain_is_any | Hope +1 if the Scene is Any Terrain
HI-12.1 HI-19.5 | hope+1?hope>=2 | Hope +1 if the Hope pool holds 2 or more
""")
def test_effects_say_who_does_what_to_whom_and_when(effects: str, told: str) -> None:
    read = Section.model_validate(make_section(effects))
    assert str(describe_effects(read.effects)) == told


@rows("""
HI-12.1 HI-12.3 | read harm+1 | While you read your Scene: Harm +1 (once)
HI-12.1 HI-12.3 | plead harm+1 use=round | Before the roll: Harm +1 (once a round)
HI-12.1 HI-12.3 | plead harm+1 anyone | Before the roll, even if you gave no dice: Harm +1 (once)
HI-12.1 HI-12.3 | after_roll harm+1 use=always | After the roll: Harm +1
HI-12.1 HI-12.3 | free harm+1 use=uses uses=2 | At any quiet time: Harm +1 (2 uses)
HI-12.1 HI-12.3 | free harm+1 use=uses uses=1 | At any quiet time: Harm +1 (1 use)
HI-12.1 HI-12.3 | free harm+1 if=hope>=1 | At any quiet time, if the Hope pool holds 1 or more: Harm
    +1 (once)
HI-12.1 HI-12.3 | death harm+1 | When you die: Harm +1 (once)
HI-12.1 HI-12.3 | react harm+1 | When a loss is about to hit: Harm +1 (once)
HI-12.1 HI-12.3 | i_draw harm+1 | When you draw a Scene: Harm +1 (once)
HI-12.1 HI-18.8 | i_draw harm+1 uses=2 | When you draw a Scene: Harm +1 (once)
HI-12.1 HI-12.3 | partner_dies harm+1 use=always | When your partner dies: Harm +1
HI-12.1 HI-12.12 | react prevent:of=harm | When you are about to suffer Harm: suffer 1 less (once)
HI-12.1 HI-12.12 | react prevent2:of=humanity | When you are about to lose Humanity: lose up to 2
    less (once)
HI-12.1 HI-12.12 | react prevent@others:of=hunger | When someone else is about to suffer Hunger:
    they suffer 1 less (once)
HI-12.1 HI-12.12 | react redirect@partner:of=harm | When your partner is about to suffer Harm: it
    hits you instead (once)
HI-12.1 HI-12.12 | react redirect@chosen_other:of=harm/hunger:to=target | When you are about to
    suffer Harm or Hunger: it hits someone else you choose instead (once)
""")
def test_a_power_says_when_how_often_and_what(power: str, told: str) -> None:
    words, _, uses = power.partition(" uses=")
    made = Power.model_validate(read_power(words.split()))
    assert str(card_text.describe_power(made, int(uses or 0))) == told


@rows("""
HI-5.12 HI-4.5 | roll 3 unavoidable yes succeed harm+1 all_refuse harm+1,harm+1 | Hardship 3.
    Unavoidable. | Succeed: Harm +1. Fail: nothing. Refuse: nothing. All Refuse: Harm +1, Harm +1.
HI-5.12 HI-4.5 HI-10.6 | question needs humanity split harm+1 all_accept nothing | A question for
    everyone, no roll. | Accept: Share (needs Humanity). Refuse: Move on. Accept: nothing. All
    Accept: nothing. Refuse: nothing. Split: Harm +1.
HI-5.12 HI-4.5 HI-10.8 | toll 2 needs food | Toll: 2 dice to accept. | Accept: Share (needs food).
    Refuse: Move on. Accept: nothing. Refuse: nothing.
""")
def test_a_scene_in_words(card: str, kind: str, parts: str) -> None:
    made = add_scene(f"{card} title The_Weir")
    head, callout, *rest = str(card_text.describe_scene(made)).split("\n")
    assert (head, callout) == (f"The Weir (Any Terrain). {kind}", made.callout)
    assert " ".join(rest) == parts
    sections = parts.partition("Move on. ")[2] or parts
    assert (
        card_text.format_scene_text(made)
        == f"“The Weir”. {kind.removesuffix(' Unavoidable.')} {sections}"
    )


@rows("""
HI-5.14 | roll 3 succeed harm+1 | hardship | The printed hardship is 3.
HI-5.14 | roll 3 succeed harm+1 | succeed | Succeed: Harm +1.
HI-5.14 | question | hardship | There is no roll.
HI-5.14 | question | fail | This Scene has no Fail section.
""")
def test_a_hidden_part_in_words(card: str, part: str, told: str) -> None:
    assert str(card_text.describe_hidden_part(add_scene(card), part)) == told


@pytest.mark.rule("HI-12.1", "HI-5.12")
def test_card_texts_have_no_dangling_pronouns_or_bad_plurals() -> None:
    """ "Them" and "they" stand only where it has been said who that is."""
    told = [(key, str(card_text.describe_power(one))) for key, one in POWERS]
    told += [(key, card_text.format_scene_text(one)) for key, one in DECKS.scenes.items()]
    odd = r"\b1 (Assets|Traits|uses|dice)\b|  |for for|\( | ,|\bfor you\b"
    for key, words in told:
        assert "them" not in words.replace("put them back", "").split(), key
        assert "they" not in words or "someone else is about to" in words, key
        assert not re.search(odd, words), (key, words)


@pytest.mark.rule("HI-5.12")
def test_what_is_told_about_a_card_fits_its_line() -> None:
    """In the channel a line is cut at 300 characters, and an option's detail at 100."""
    for one in DECKS.scenes.values():
        assert len(f"The Scene was {card_text.format_scene_text(one)}") <= 300, one.id
    for key, power in POWERS:
        assert len(str(powers._describe_use(power))) <= 100, key


def test_a_cards_text_tells_the_uses_left() -> None:
    card = next(iter(DECKS.assets.values()))
    one, two = (card_text.describe_powers(card, n) for n in (1, 2))
    assert [card_text.describe_powers(card, uses=n) for n in (1, 2)] == [one, two]
    assert one != two
