"""Statuses: how they come and go, and what they do at the end of a turn (AF-15)."""

from typing import Any, get_args

import pytest

from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import BLACK_DIE, NEGATIVE, STATUS_COPIES, Status
from rules.aftermath.play.combat import damage, statuses
from rules.aftermath.play.page import leaving, maps, nesting
from rules.aftermath.play.turn import actions, recovering, routes, turn
from tests.rules.aftermath.build import A, Party
from tests.rules.aftermath.rows import Check, make_rows

ALL: tuple[Status, ...] = get_args(Status)
SCRIPTS: dict[str, Any] = {
    "becomes": lambda h, status: statuses.gain_status(h, A, status, "The nettles"),
    "loses": lambda h, status: statuses.lose_status(h, A, status, "The knife"),
    "removal": lambda h, status, m=0: statuses.find_removal_test(h.s, Member(m), status),
    "can": lambda h, verb: verb in {one.verb for one in actions.list_turn_options(h.s, A)},
    "reaches": lambda h: [*routes.list_reachable(b)] if (b := routes.find_basis(h.s, A)) else [],
    "hides": lambda h, m: maps.is_hidden(h.s, Member(m)),
    "recoveries": lambda h: [one.id for one in recovering.list_recover_options(h.s, A)],
    "recover": lambda h, status: recovering.resolve_recovery(h, A, status),
    "nest": lambda h: nesting.mend_member(h, A),
    "page-left": leaving.clear_page,
    "draw": lambda h: turn.draw_step(h, A),
    "stun": lambda h: statuses.resolve_stun(h, A),
    "stop": lambda h: statuses.douse_in_water(h, A),
    "end": lambda h: damage.end_of_turn(h, A),
}


rows = make_rows(SCRIPTS)
going_rows = make_rows(SCRIPTS, before="bodkin at=2")


@rows("""
AF-15.1 | - | becomes soaked | statuses soaked; told The nettles: Wren becomes Soaked.
AF-15.2 | wren statuses=soaked | becomes soaked | statuses soaked
AF-15.3 the only one | party wren cog; cog statuses=inspired | becomes inspired | statuses nothing
AF-15.3 one of two | party wren cog; cog statuses=soaked | becomes soaked | statuses soaked
AF-15.3 both | party wren cog marl; cog statuses=soaked; marl statuses=soaked | becomes soaked
    | statuses nothing
AF-15.3 one of four | party 4; bodkin statuses=badly-hurt; cog statuses=badly-hurt;
    marl statuses=badly-hurt | becomes badly-hurt | statuses badly-hurt
not the defeated | wren defeated=yes | becomes tangled | statuses nothing
others | - | does {status: {status: soaked, who: others}} | all_statuses - soaked
lost | wren statuses=tangled | loses tangled | statuses nothing;
    told The knife: Wren is no longer Tangled.
AF-26.2 {in rain/but wet} | environment rain | becomes {burning/soaked} | statuses {nothing/soaked}
AF-15.11 in water | page dash 1-2; space 2 water; wren at=2 | becomes burning | statuses nothing
AF-15.11 beside it | page dash 1-2; space 2 water | becomes burning | statuses burning
""")
def test_how_statuses_come(check: Check) -> None:
    check()


@going_rows("""
AF-15.6 AF-10.26 | wren statuses=badly-hurt | removal badly-hurt | gives resistance 6
AF-15.7 AF-10.26 | wren statuses=poisoned | removal poisoned | gives resistance 6
AF-15.8 AF-10.26 | wren statuses=tangled | removal tangled | gives strength 5
AF-15.9 AF-10.26 | wren statuses=frightened | removal frightened | gives instinct 5
AF-15.10 AF-10.26 | wren statuses=soaked | removal soaked | gives agility 4
AF-15.11 AF-10.26 | wren statuses=burning | removal burning | gives agility 5
AF-10.26 {stunned/inspired/hidden} | wren statuses={stunned/inspired/camouflaged}
    | removal {stunned/inspired/camouflaged} | gives none
AF-15.4 her own | wren statuses=tangled; bodkin at=1 | removal tangled 1 | gives none
AF-10.27 one beside her | wren statuses=tangled; bodkin at=1 | removal tangled | gives strength 4
AF-10.27 two | party 3; wren statuses=tangled; bodkin at=1 | removal tangled | gives strength 3
AF-10.27 as it is played | wren red-2a statuses=tangled; bodkin at=1 | recover tangled
    | data.difficulty 4
AF-15.4 AF-10.26 her own alone | wren red-2a statuses=tangled; bodkin statuses=burning | recoveries
    | gives recover-tangled
AF-15.4 of nobody else | wren green-1a; bodkin at=1 statuses=soaked | recoveries | gives nothing
AF-10.26 {success/failure} | wren red-2a statuses=tangled
    | recover tangled; dice {3/2}; recover:red-2a | statuses {nothing/tangled}
AF-15.15 a nest | wren statuses=tangled,inspired | nest | statuses inspired
AF-15.15 a page | wren statuses=tangled | page-left | statuses tangled
AF-15.15 defeat | wren statuses=soaked wounds=3 | does {wound: {}} | statuses nothing
""")
def test_how_statuses_go(check: Check) -> None:
    check()


@rows("""
AF-15.6 not | deck green-1a green-1b green-2a green-2b green-3a | draw
    | hand green-1a green-1b green-2a green-2b green-3a
AF-15.6 draws | wren statuses=badly-hurt; deck green-1a green-1b green-2a green-2b | draw
    | hand green-1a green-1b green-2a green-2b
AF-15.6 keeps | wren green-1a green-1b green-2a green-2b green-3a statuses=badly-hurt | draw;
    discard: | hand green-1a green-1b green-2a green-2b green-3a
AF-15.6 AF-26.3 in the frost | wren statuses=badly-hurt; environment frost;
    deck green-1a green-1b green-2a | draw | hand green-1a green-1b green-2a
AF-26.3 frost | environment frost; deck green-1a green-1b green-2a green-2b | draw
    | hand green-1a green-1b green-2a green-2b
AF-15.7 a 2 | wren statuses=poisoned | dice 2; end | toxic 0
AF-15.7 a 3 | wren statuses=poisoned | dice 3; end | toxic 1; wounds 0
AF-15.8 not | wren green-2a | can move | gives yes
AF-15.8 | wren green-2a statuses=tangled | can move | gives no
AF-15.9 not | wren yellow-2a; latch-rat 1 safe | can talk | gives yes
AF-15.9 talks | wren yellow-2a statuses=frightened; latch-rat 1 safe | can talk | gives no
AF-15.9 not | wren red-2a; latch-rat 1 | can fight | gives yes
AF-15.9 fights | wren red-2a statuses=frightened; latch-rat 1 | can fight | gives no
AF-15.10 | wren green-3a statuses=soaked | reaches | gives 2 3
AF-15.10 one | wren green-1a statuses=soaked | reaches | gives 2
AF-15.11 fire | wren statuses=burning | end | wounds 1; statuses burning
AF-15.11 stopping | page dash 1-2; space 2 water; wren at=2 statuses=burning | stop
    | statuses nothing
AF-15.11 ending | page dash 1-2; space 2 water; wren at=2 statuses=burning | end | wounds 0;
    statuses nothing
AF-15.12 | wren green-3a red-1a statuses=stunned | stun | default red-1a
AF-15.12 | wren green-3a red-1a statuses=stunned | stun; green-3a | hand red-1a; statuses nothing
AF-15.12 first threats | wren statuses=stunned; deck black-1a green-1a red-2a blue-3a red-3a | draw;
    is threats black-1a; is default green-1a; red-3a | hand green-1a red-2a blue-3a
AF-15.14 | wren statuses=camouflaged | hides 0 | gives yes
AF-15.14 not | - | hides 0 | gives no
AF-15.14 big | bodkin statuses=camouflaged | hides 1 | gives no
AF-15.14 noisy | item pin noisy; wren statuses=camouflaged wears=pin | hides 0 | gives no
AF-15.16 both | wren statuses=poisoned,burning | dice 3; end | toxic 1; wounds 1
AF-15.16 her own | bodkin statuses=burning | end | all_wounds 0 0
felled | wren statuses=poisoned,burning wounds=3 | dice 3; end | kinds wound defeated dial
AF-15.16 last | wren statuses=burning wounds=3; fallen bodkin | end | ended MissionEnds
AF-15.16 after Check Threat, before nesting | page dash 1-2; entry THREAT {dial: {food: 1}};
    wren statuses=burning; threats 1 1 2 2; only deck; state camp=1 | turn | events dial wound;
    topics nest-vote nest-vote
""")
def test_what_statuses_do(check: Check) -> None:
    check()


@pytest.mark.rule("AF-15.5")
def test_the_number_of_status_cards() -> None:
    counted = "badly-hurt 4, poisoned 2, tangled 2, frightened 2, soaked 2, burning 2"
    singles = "stunned 1, inspired 1, camouflaged 1"
    assert ", ".join(f"{one} {STATUS_COPIES[one]}" for one in ALL) == f"{counted}, {singles}"
    assert {*ALL} - {*NEGATIVE} == {"inspired", "camouflaged"}


@pytest.mark.rule("AF-15.7")
def test_poison_is_rolled_with_the_black_die() -> None:
    case = Party().member("wren", statuses=["poisoned"]).play(SCRIPTS["end"])
    assert case.luck.picked == [BLACK_DIE]
