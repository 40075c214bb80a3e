"""What the files of cards may say, and what the game needs of them all (PH-25, PH-27)."""

import importlib
import sys
from collections.abc import Iterator
from dataclasses import astuple, replace
from functools import reduce
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from rules.kit.content import BrokenCard
from rules.posthuman.effects.models import Effect
from rules.posthuman.model import cards
from rules.posthuman.model.content import check_content
from rules.posthuman.model.decks import CONTENT
from tests.rules.posthuman.model.printed import change_content
from tests.rules.posthuman.rows import pairs


def list_words(kind: Any) -> Iterator[str]:
    """The words or numbers that a field may be."""
    for one in get_args(kind):
        yield from [str(one)] if isinstance(one, str | int) else list_words(one)


def describe_field(model: Any, name: str) -> str:
    """The least and the most of a field, or its words."""
    field = model.model_fields[name]
    bounds = {type(one).__name__[:3]: str(astuple(one)[0]) for one in field.metadata}
    least, most = (bounds.get(a) or bounds.get(b, "") for a, b in (("Ge", "Min"), ("Le", "Max")))
    return f"{least}-{most}" if bounds else " ".join(list_words(field.annotation))


@pairs("""
PH-25.1 | Tile | exits 2-4; zones -3; supply 0-3; terrain rural urban mountain wilderness
PH-25.1 PH-6.7a | Zone | figures 1-2; kind normal dead safe
PH-25.2 | Reward | food 0-2; ammo 0-3; equipment 0-1; weapons 0-1
PH-25.3 | Weapon | size 0-3; hands 1-2; wounds 0-3; special critical knockdown effect;
        of blade blunt polearm pistol rifle shotgun bow thrown
PH-25.3 | Shooting | dice 0-3; range 1-3; ammo 0-2; specials 3-
PH-25.4 | Equipment | size 0-3; price 0-5; name 2-40; text 10-240
PH-25.5 | Skill | copies 1-12
PH-25.6 | Enemy | kind mutant human animal; speed 1-5; health 1-7; melee 1-5; wounds 0-3;
        dice 0-3; range 1-3; special attack critical knockdown wound effect; xp 0-3
PH-25.7 | Encounter | level 1 2 3; text 20-500
PH-25.7 | Combat | humans 0-2; mutants 0-2
PH-25.7 | Narrative | options 2-3; xp 0-1
PH-25.7 | NarrativeOption | label 2-60; told 10-300; told_failed -300
PH-25.8 | Event | kind regular seasonal; only solo group
PH-25.9 | Change | stat strength speed mind melee shooting; n 1 -1
PH-25.9 | MutantWeapon | wounds 1-3; special attack critical knockdown wound effect
PH-25.10 | MutantAction | step camp forage scout move mutant;
        terrains rural urban mountain wilderness
PH-25.11 | Follower | upkeep 0-1; lost 0-2
PH-25.11 | Character | stats strength speed mind melee shooting; food 0-4; ammo 0-6
PH-25.12 | Effect | do 1-; limit always turn combat once discard
""")
def test_which_values_fields_may_have(said: str, told: str) -> None:
    model = {**vars(cards), "Effect": Effect}[said]
    names = [field.split()[0] for field in told.split("; ")]
    assert [f"{name} {describe_field(model, name)}" for name in names] == told.split("; ")


@pairs("""
# How many cards there are.
PH-1.1 PH-1.2 | tiles church gone | 67 of tiles, and not 68
PH-27.1 | tiles church terrain=urban | 17 of rural, and not 18
PH-1.1 | encounters the-swan gone | 21 of combats of level 1, and not 22
PH-1.1 | encounters the-raft copies=2 | 9 of narratives of level 3, and not 8
PH-1.1 | minions former-champion gone | 11 of human, and not 12
# Names are each card's own.
PH-1.1 | tiles farm name=Church | card church: Church
PH-1.1 | equipment pry-bar name="Lead Pipe" | card lead-pipe: has the same as card pry-bar
PH-1.1 | encounters the-swan name=Lookout | Lookout
PH-25.4 | equipment gunscope weight=3 | weight
# Tiles and supplies.
PH-6.9a PH-25.1 | tiles watch-tower zones=1safe | all zones of a mountain are dead
PH-25.2 | supply bottom-drawer on={rural: {food: 1}} | every terrain gives something
PH-25.2 | supply bottom-drawer on urban food=0 ammo=0 equipment=0 weapons=0
    every terrain gives something
# Items: what they are, icons, prices, and whether they are used up.
PH-25.3 | weapons kalt-a4 shooting=null | a rifle has a part `shooting`
PH-25.3 | weapons machete of=pistol | a pistol has a part `shooting`
PH-25.3 PH-15.18a | weapons machete {wounds=0/special=null} | has wounds and a special
PH-15.18a | weapons cattle-prod effects=[] | its special has no effect
PH-27.16 | starting knife icons={[]/[1,2]} | {has no icon for each copy/2 icons for 3 copies}
PH-27.16 | weapons machete {price=2/icons=[1,2]} | icons and prices are for starting items
PH-25.4 | equipment {binoculars once=yes/antibiotics once=no} | is used up, or only says so
# The Fortress, and events that are kept.
PH-2.2 | events fortress only=null | 0 of solo, and not 1
PH-2.2 | events fortress {test: reroll_passed} | the one of solo play is the Fortress
PH-8.3 | events protector keepable=no | is kept, or only says so
# What cards and characters name is there, and often enough.
PH-3.5 | characters runner {items=[skateboard]/skills=[parkour]}
    leads to {skateboard/parkour}, which is nowhere
PH-25.11 | characters runner stats={strength: 3} | stats are
PH-25.11 | characters runner stats speed={1/6} | stats.speed
PH-25.9 | scars long-stride riders=[{title: stampede, do: []}] | leads to stampede
PH-1.5 | characters runner+gamer+cage-fighter gone | has fewer than 4 characters
PH-27.19 | characters runner+gamer+cage-fighter+night-nurse items=[flare,hunting-bow]
    starting_items.yaml, card hunting-bow: 4 players may need one each
PH-27.19 | characters runner+gamer+cage-fighter+night-nurse skills=[bow-expert]
    skills.yaml, card bow-expert: 4 players may need one each
PH-21.8 | characters cage-fighter skills=[looting] | looting is not there in solo play
PH-4.8 | starting flare copies=3 icons=[1,2,3]; starting lead-pipe copies=5 icons=[1,2,3,4,4]
    card flare: 4 players may need one each
PH-4.14 | starting lead-pipe copies=3 icons=[1,2,3]; starting flare copies=5 icons=[1,2,3,4,4]
    card lead-pipe: 4 players may need one each
# Encounters that could not be played.
PH-25.7 | encounters the-swan {combat=null/combat humans=1} | {a combat or a narrative/no minions}
PH-25.7 | encounters the-swan combat enemy special=effect | its special has no effect
PH-25.7 | encounters the-swan {combat_start: {morale: -1}} | its effects belong to its enemy
PH-25.7 | encounters parachute narrative default=3 | there is no option 3
PH-25.7 | encounters parachute narrative options 0 {test=null/told_failed=""}
    told_failed goes with a test
PH-25.7 | encounters parachute narrative options 2 test={stat: mind} told_failed="It bites."
    its default is a test
PH-25.7 | encounters parachute narrative options 2 cost=[{food: 1}] | the default costs nothing
PH-25.7 | encounters parachute narrative options 2 pass=[{{health/hunger/scar}: {-1/1/1}}]
    its default costs something
PH-25.7 | encounters parachute narrative options 2 follower=yes | takes somebody along
PH-25.7 | encounters parachute narrative options 2 label="Haul on the rope" | read alike
PH-25.7 | minions former-champion {kill: {food: 1}} | no effects of its own
PH-25.7 | minions former-champion enemy special=effect | special has no effect
PH-25.12 | equipment snare-wire effects 0 at=breakfast | at
""")
def test_faults_in_the_content_are_named(said: str, told: str) -> None:
    with pytest.raises((BrokenCard, ValidationError)) as raised:
        check_content(reduce(change_content, said.split("; "), CONTENT))
    assert told in str(raised.value)


@pytest.mark.rule("PH-1.1")
def test_no_two_decks_have_a_card_of_one_id() -> None:
    minions = {**CONTENT.minions, "farm": CONTENT.minions["brother-in-law"]}
    with pytest.raises(BrokenCard, match="minions: has the same as card tiles: farm"):
        check_content(replace(CONTENT, minions=minions))


def test_the_decks_are_checked_when_they_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The decks are read once, when the game is imported, so that a fault stops the start."""
    broken = change_content(CONTENT, "tiles church gone")
    monkeypatch.setattr("rules.posthuman.model.content.load_content", lambda: broken)
    monkeypatch.delitem(sys.modules, "rules.posthuman.model.decks")
    with pytest.raises(BrokenCard, match="the decks: 67 of tiles, and not 68"):
        importlib.import_module("rules.posthuman.model.decks")
