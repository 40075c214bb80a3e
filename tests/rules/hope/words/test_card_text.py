"""What players read of cards and of what they do: plain, whole, and about somebody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rules.hope.effects.language.words import describe_effects
from rules.hope.model.cards import Power
from rules.hope.model.decks import DECKS
from rules.hope.model.scenes import Section
from rules.hope.play import powers
from rules.hope.words import card_text
from tests.rules.hope.build import passive, power, question, roll

HARM = {"op": "harm", "n": 1}


def in_words(**fields: Any) -> str:
    made = Section.model_validate({"line": "It went as it went.", "effects": [fields]})
    return str(describe_effects(made.effects))


@pytest.mark.rule("HI-12.1", "HI-5.12")
@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"op": "humanity", "n": -2}, "Humanity -2"),
        ({"op": "harm", "n": -1, "target": "partner"}, "Harm -1 for each partner of yours"),
        ({"op": "draw_asset", "n": 2, "target": "others"}, "everyone else draws 2 Assets"),
        ({"op": "lose_asset", "how": "all"}, "lose every Asset"),
        ({"op": "lose_trait", "how": "random"}, "lose 1 Trait at random"),
        ({"op": "add_use", "n": 2}, "2 more uses of an Asset"),
        ({"op": "refresh"}, "1 spent Trait can be used again"),
        ({"op": "hardship", "n": -2}, "hardship -2"),
        ({"op": "dice", "n": 1}, "dice in the roll +1"),
        ({"op": "success", "n": 1}, "successes +1"),
        ({"op": "auto_success"}, "one of your dice succeeds without a roll"),
        ({"op": "auto_success", "n": 2}, "2 of your dice succeed without a roll"),
        ({"op": "reroll", "n": 3}, "re-roll up to 3 of your failed dice"),
        ({"op": "return_die"}, "take back 1 die that you gave"),
        (
            {"op": "next_hardship", "n": 2, "whose": "self"},
            "hardship +2 on your next Scene with a roll",
        ),
        ({"op": "status", "status": "no_hope"}, "you cannot take Hope dice"),
        (
            {"op": "status", "status": "shielded", "ends": True},
            "you are no longer shielded from Harm",
        ),
        (
            {"op": "transfer", "what": "asset", "to": "right"},
            "1 Asset goes from you to your right neighbour",
        ),
        (
            {"op": "swap", "what": "conditions", "target": "chosen_other"},
            "swap your conditions with someone else you choose",
        ),
        ({"op": "redraw"}, "discard the Scene unseen and draw another"),
        ({"op": "peek", "n": 1}, "look at the top Scene of a deck"),
        (
            {"op": "peek", "n": 3},
            "look at the top 3 Scenes of a deck and put them back in any order",
        ),
        ({"op": "reveal", "part": "fail"}, "see the Scene's Fail section"),
        (
            {"op": "reveal", "part": "hardship", "target": "left"},
            "your left neighbour sees the Scene's hardship",
        ),
        ({"op": "bar_avoid"}, "the drawer cannot avoid the Scene"),
        ({"op": "kill"}, "you die"),
        (
            {"op": "check", "then": [{"op": "hope", "n": 1}], "else": [{"op": "harm", "n": 1}]},
            "roll a die (4 to 6: Hope +1; 1 to 3: Harm +1)",
        ),
        ({"op": "check", "else": [{"op": "harm", "n": 1}]}, "roll a die (1 to 3: Harm +1)"),
        (
            {
                "op": "choose_one",
                "ways": [
                    {"label": "One way", "effects": [{"op": "hope", "n": 1}]},
                    {"label": "Other way", "effects": [{"op": "harm", "n": 1}]},
                ],
            },
            "choose “One way” (Hope +1) or “Other way” (Harm +1)",
        ),
        ({"op": "tell", "line": "What is not being said?"}, "a question to answer"),
        (
            {
                "op": "lose_asset",
                "then": [{"op": "hunger", "n": -1}],
                "if": "has_tag(food)",
                "else": [{"op": "harm", "n": 1}],
            },
            "lose 1 Asset if you have food, then Hunger -1, otherwise Harm +1",
        ),
        (
            {"op": "transfer", "what": "harm", "from": "left", "to": "right", "per": "once"},
            "1 Harm goes from your left neighbour to your right neighbour (once in total)",
        ),
        (
            {"op": "transfer", "what": "harm", "from": "left", "to": "self", "per": "once"},
            "1 Harm goes from your left neighbour to you (once, the drawer first)",
        ),
        (
            {"op": "swap", "what": "assets", "target": "left", "per": "once"},
            "swap all your Assets with your left neighbour (once, the drawer first)",
        ),
        (
            {"op": "take_asset", "target": "left"},
            "take 1 Asset of your choice from your left neighbour",
        ),
        (
            {"op": "take_asset", "target": "refusers", "n": 2, "how": "random"},
            "take 2 Assets at random from everyone who refused",
        ),
        (
            {"op": "swap", "what": "assets", "target": "right"},
            "swap all your Assets with your right neighbour",
        ),
        (
            {"op": "force_support", "n": 2, "target": "others"},
            "everyone else must give at least 2 dice, if able",
        ),
        ({"op": "force_support"}, "you must give at least 1 die, if able"),
        (
            {"op": "lose_asset", "tag": "food", "target": "supporters"},
            "each supporter loses 1 food Asset",
        ),
        ({"op": "kill", "target": "random"}, "a random character dies"),
        ({"op": "status", "status": "no_regain", "ends": True}, "you can regain Humanity again"),
        (
            {"op": "status", "status": "shielded", "target": "left"},
            "your left neighbour is shielded from the next Harm",
        ),
        (
            {"op": "transfer", "what": "hunger", "n": 2, "to": "left"},
            "2 Hunger go from you to your left neighbour",
        ),
        (
            {"op": "humanity", "n": 1, "if": "hunger>=1"},
            "Humanity +1 if you are Hungry or Starving",
        ),
        ({"op": "draw_trait", "per": "once"}, "draw 1 Trait (once, the drawer first)"),
        ({"op": "hope", "n": 1, "per": "once"}, "Hope +1 (once in total)"),
        ({"op": "next_hardship", "n": -1}, "hardship -1 on the next Scene with a roll"),
        ({"op": "reroll", "n": 2, "whose": "any"}, "re-roll up to 2 of anyone's failed dice"),
    ],
)
def test_an_effect_says_who_does_what_to_whom(fields: dict[str, Any], told: str) -> None:
    assert in_words(**fields) == told


@pytest.mark.rule("HI-12.1", "HI-5.12")
def test_several_effects_are_listed_as_short_as_they_are() -> None:
    amounts = [{"op": "humanity", "n": 1}, {"op": "draw_asset"}, {"op": "hardship", "n": 1}]
    made = Section.model_validate({"line": "It went as it went.", "effects": amounts})
    assert str(describe_effects(made.effects)) == "Humanity +1, draw 1 Asset, hardship +1"
    for longer in ({"op": "kill"}, {"op": "hope", "n": 1, "if": "round>=3"}):
        made = Section.model_validate(
            {"line": "It went as it went.", "effects": [*amounts[:1], longer]}
        )
        assert "; " in str(describe_effects(made.effects))


@pytest.mark.rule("HI-12.1", "HI-19.5")
@pytest.mark.parametrize(
    ("phrase", "told"),
    [
        ("has_tag(food)", "you have food"),
        ("hunger>=1", "you are Hungry or Starving"),
        ("harm>=2", "you are Crippled"),
        ("humanity<=2", "you have 2 Humanity or less"),
        ("round>=3", "it is round 3 or later"),
        ("accepters>=2", "2 or more accept"),
        ("supporters>=1", "1 or more support"),
        ("supporters==0", "nobody supports"),
        ("partner_is(drawer)", "your partner draws"),
        ("partner_is(supporter)", "your partner supports"),
        ("partner_is(refuser)", "your partner refuses"),
        ("partner_is(dead)", "your partner is dead"),
        ("outcome is fail", "the roll fails"),
        ("terrain is any", "the Scene is Any Terrain"),
        ("hope>=2", "the Hope pool holds 2 or more"),
    ],
)
def test_a_condition_is_said_in_words(phrase: str, told: str) -> None:
    assert in_words(op="hope", n=1, **{"if": phrase}) == f"Hope +1 if {told}"


@pytest.mark.rule("HI-12.1", "HI-12.3")
@pytest.mark.parametrize(
    ("one", "uses", "told"),
    [
        (power("read", HARM), 0, "While you read your Scene: Harm +1 (once)"),
        (power("plead", HARM, use="round"), 0, "Before the roll: Harm +1 (once a round)"),
        (power("after_roll", HARM, use="always"), 0, "After the roll: Harm +1"),
        (power("free", HARM, use="uses"), 2, "At any quiet time: Harm +1 (2 uses)"),
        (power("free", HARM, use="uses"), 1, "At any quiet time: Harm +1 (1 use)"),
        (power("death", HARM), 0, "When you die: Harm +1 (once)"),
        (power("react", HARM), 0, "When a loss is about to hit: Harm +1 (once)"),
        (
            power("plead", HARM, anyone=True),
            0,
            "Before the roll, even if you gave no dice: Harm +1 (once)",
        ),
        (
            power("free", HARM, **{"if": "hope>=1"}),
            0,
            "At any quiet time, if the Hope pool holds 1 or more: Harm +1 (once)",
        ),
        (passive("i_draw", HARM), 0, "When you draw a Scene: Harm +1 (once)"),
        (passive("partner_dies", HARM, use="always"), 0, "When your partner dies: Harm +1"),
    ],
)
def test_a_power_says_when_how_often_and_what(one: dict[str, Any], uses: int, told: str) -> None:
    assert str(card_text.describe_power(Power.model_validate(one), uses)) == told


@pytest.mark.rule("HI-5.12", "HI-4.5", "HI-10.6")
def test_a_scene_in_words() -> None:
    card = roll(3, title="The Weir", unavoidable=True, succeed=[HARM], all_refuse=[HARM, HARM])
    parts = "Succeed: Harm +1. Fail: nothing. Refuse: nothing. All Refuse: Harm +1, Harm +1."
    assert card_text.laid_open(card) == f"“The Weir”. Hardship 3. {parts}"
    head, callout, *rest = str(card_text.describe_scene(card)).split("\n")
    assert (head, callout) == ("The Weir (Any Terrain). Hardship 3. Unavoidable.", card.callout)
    assert " ".join(rest) == parts
    ask = question(title="The Ford", accept_needs={"humanity": True}, split=[HARM], all_accept=[])
    lines = str(card_text.describe_scene(ask)).split("\n")
    assert lines[0] == "The Ford (Any Terrain). A question for everyone, no roll."
    assert lines[2:] == [
        "Accept: Share (needs Humanity). Refuse: Move on.",
        "Accept: nothing.",
        "All Accept: nothing.",
        "Refuse: nothing.",
        "Split: Harm +1.",
    ]
    toll = question(title="The Gate", price=2, accept_needs={"asset": "food"})
    assert card_text.laid_open(toll).startswith("“The Gate”. Toll: 2 dice to accept. Accept: ")
    assert "Share (needs food)" in str(card_text.describe_scene(toll))
    assert str(card_text.hidden_part(card, "hardship")) == "The printed hardship is 3."
    assert str(card_text.hidden_part(ask, "hardship")) == "There is no roll."
    assert str(card_text.hidden_part(card, "succeed")) == "Succeed: Harm +1."


@pytest.mark.rule("HI-12.1", "HI-12.12")
@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (
            {"op": "prevent", "of": ["harm"]},
            "When you are about to suffer Harm: suffer 1 less (once)",
        ),
        (
            {"op": "prevent", "of": ["humanity"], "n": 2},
            "When you are about to lose Humanity: lose up to 2 less (once)",
        ),
        (
            {"op": "prevent", "of": ["hunger"], "target": "others"},
            "When someone else is about to suffer Hunger: they suffer 1 less (once)",
        ),
        (
            {"op": "redirect", "of": ["harm"], "target": "partner"},
            "When your partner is about to suffer Harm: it hits you instead (once)",
        ),
        (
            {"op": "redirect", "of": ["harm", "hunger"], "target": "chosen_other", "to": "target"},
            "When you are about to suffer Harm or Hunger: "
            "it hits someone else you choose instead (once)",
        ),
    ],
)
def test_what_holds_a_blow_off_says_whose(effect: dict[str, Any], told: str) -> None:
    assert str(card_text.describe_power(Power.model_validate(power("react", effect)))) == told


def every_power() -> Iterator[tuple[str, Power]]:
    for one in DECKS.personalities.values():
        yield from ((one.id, one.boon), (one.id, one.flaw))
    for trait_card in DECKS.traits.values():
        yield trait_card.id, trait_card.power
    for tie in DECKS.relationships.values():
        yield from ((tie.id, each) for each in tie.powers)
    for thing in DECKS.assets.values():
        yield thing.id, thing.power
        if thing.drawback is not None:
            yield thing.id, thing.drawback


@pytest.mark.rule("HI-12.1", "HI-5.12")
def test_no_card_speaks_of_a_nobody() -> None:
    """ "Them" and "they" stand only where it has been said who that is."""
    told = [(key, str(card_text.describe_power(one))) for key, one in every_power()]
    told += [(key, card_text.laid_open(one)) for key, one in DECKS.scenes.items()]
    for key, words in told:
        assert "them" not in words.replace("put them back", "").split(), key
        assert "they" not in words or "someone else is about to" in words, key
        assert not re.search(
            r"\b1 (Assets|Traits|uses|dice)\b|  |for for|\( | ,|\bfor you\b", words
        ), (key, words)


@pytest.mark.rule("HI-5.12")
def test_what_is_told_of_a_card_is_told_whole() -> None:
    """In the channel a line is cut at 300 characters, and an option's detail at 100."""
    for one in DECKS.scenes.values():
        assert len(f"The Scene was {card_text.laid_open(one)}") <= 300, one.id
    for key, one in every_power():
        assert len(str(powers._describe_use(one))) <= 100, key


def test_the_uses_left_are_told_however_they_are_handed_over() -> None:
    card = next(iter(DECKS.assets.values()))
    assert [card_text.describe_powers(card, uses=n) for n in (1, 2)] == [
        card_text.describe_powers(card, 1),
        card_text.describe_powers(card, 2),
    ]
    assert card_text.describe_powers(card, 1) != card_text.describe_powers(card, 2)
