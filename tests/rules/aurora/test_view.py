"""LA-22, LA-24: what each may know, and what the table card and the private sheets are drawn
from. A view is public but for the cards in somebody's hand."""

from typing import Any, get_args

import pytest

from rules.aurora import GAME
from rules.aurora.model.decks import HELD
from rules.aurora.model.state import Phase
from tests.rules.aurora.build import NAMES
from tests.rules.aurora.positions import read_position, sit_down_at
from tests.rules.aurora.rows import RULE, Check, make_rows

POSITIONS = {
    # Something of everything: Ben is first to act in round 3.
    "full": "round 3; sides 1B 2B 3A; order 1 0; zone driver merchant-1 - hunting-lodge warwolves; "
    "foe riderwolves hitpoints=1b filled=4 0x1 1x2; convoy hauler crew-car/stash-locker flatbed; "
    "active leader+1; rest mechanic; exhausted co-pilot; stow SSSFFPA; damaged 1b2 1t1; "
    "hand mre-1; at 104a; at_1 107; fame 2; fury 3; special yes; deck orphan arsenal; "
    "common snowcat; defeated ulmar; objects_out mre-2; outcomes_left 8 9; outcomes_out 12; "
    "waypoints 103a:F 115a:C; closed 104a-107; mine 106-107; storm yes",
    # Ada chooses from her Loot while Ben still fires at another Enemy.
    "looted": "phase fire; order 1 0; foe warwolves filled=5 0x1; foe riderwolves hitpoints=2a; "
    "stow SSSA; stow_1 SSSA; loot 0 land-mine prisoner; outcomes 2 7",
}
rows = make_rows(POSITIONS)


@rows("""
# What comes off the deck into the Zone is told and seen by all.
LA-22.1 | zone mechanic; deck orphan arsenal
    explore:1:leader later none -> said Orphan; view.zone.0.card orphan; unsaid Arsenal
# The back of the top Outcome card is public.
LA-22.2 LA-24.4 | outcomes 4 | -> view.area bottom row
LA-22.2 LA-24.4 | outcomes 11 | -> view.area last column
LA-22.3 | opened 3 | -> view.put_back 5 5 3
# Who draws an Object reads it; a card is public when it is played or discarded, or at the end.
LA-22.4 | objects nitromethane-1; fury 4
    +fury:O -> hears Nitromethane; misses_1 Nitromethane; hears_1 draws an Object
LA-22.4 | active leader; rest co-pilot; hand mre-1
    +mre-1 -> hears_1 MRE; view_1.object_discards mre-1
LA-22.4 | hand mre-1 mre-2 nitromethane-1; fury 4; objects welding-torch-1
    +fury:O nitromethane-1 -> hears_1 Nitromethane; view_1.object_discards nitromethane-1
LA-22.4 LA-13.6 | phase end; round 6; hand mre-1 weapon-manual
    -> over yes; view_1.players.0.hand.card mre-1 weapon-manual
LA-22.4 LA-5.18 LA-24.6 | hand mre-1 weapon-manual
    -> view_1.players.0.hidden 2;
        view_1.players.0.hand None; view_0.sheet.hand.card mre-1 weapon-manual; view.sheet None
# Of Loot that was dealt others see the number, of kept Loot what comes into play openly.
LA-22.5 LA-24.6 | looted
    1b2:warwolves -> view_1.players.0.dealt 2; unseen_1 land-mine prisoner; misses_1 Prisoner;
        view_0.sheet.dealt.0 land-mine prisoner | 0=prisoner -> view_1.players.0.kept 1;
        view_1.players.0.dealt 0; unseen_1 prisoner | stop -> view_1.players.0.crew.3.card prisoner
    1b2:warwolves 0=land-mine stop -> view_1.players.0.hidden 1;
        unseen_1 land-mine; misses_1 Land Mine
LA-22.6 LA-24.5 | solo; its_objects mre-1; its_loot land-mine; its_pile AC1 AC2
    -> view_0.automa.cards 2; view_0.automa.face_down 2; unseen mre-1 land-mine AC1 AC2
# Whatever else lies on the table is seen by a spectator as by the seats.
LA-22.7 LA-2.16 LA-24.2 | full
    -> view.common snowcat; view.defeated ulmar; view.object_discards mre-2;
        view.outcome_discards 12; view.objects 0; view.deck 2; view.period 1
    -> view_1.common snowcat;
        view_1.defeated ulmar; view_1.players.0.fame 2; view_1.zone.0.card driver
LA-22.7 | phase movement; order 1 0; stow SSSF; stow_1 SSSF
    102 -> view.players.0.crossed 100-101 101-102; view_1.players.0.crossed 100-101 101-102
LA-22.7 | solo; phase movement; order 0 -1; stow SSSF; its_fuel 0
    -> view.automa.space 102; view.automa.crossed 100-101 101-102
LA-22.7 | solo; phase end; its_crossed 100-101; its_space 101 | -> view.automa.crossed
# Round, phase, whose turn; Regions, Convoys, Waypoints, Shortcuts, tunnels, mine, Aurora, storm.
LA-24.1 | full
    -> view.round 3; view.phase exploration; view.acting 1; asked 1; view.sides 1B 2B 3A;
        view.players.space 104a 107; view.waypoints 103a:F 115a:C; view.closed 104a-107;
        view.tunnels 118b; view.mine 106-107; view.storm yes; view.aurora 3; view.red no;
        view.aurora_at 125; shows regions.0 Drowned Meadows; shows regions.1 Glass Hills
# Ada is further right; while all answer at once it is nobody's turn.
LA-24.1 | phase movement; order 1 0; stow SSSF; stow_1 SSSF | -> view.acting 0 | . -> view.acting 1
LA-24.1 | phase fire; order 1 0; foe warwolves; stow SSSA; stow_1 SSSA
    -> view.acting 0 | . -> view.acting 1
LA-24.1 | phase rest; exhausted leader; stow SP | -> view.acting None
# Five slots with cost, Bonus Actions, card and the tokens left on it; the deck and its period.
LA-24.2 | full
    -> view.zone.cost 1 2 2 2 3; view.zone.1.blocks F; view.zone.3.blocks AA PO;
        view.zone.0.bonuses 1 Repair pay 1 Damage for 1 treatment; view.zone.3.effect fame
    -> view.zone.0.card driver; view.zone.1.card merchant-1;
        view.zone.2.card None; view.zone.3.card hunting-lodge; view.zone.4.card warwolves
    -> shows zone.0.detail skill 2: ; view.zone.2.detail;
        view.zone.1.detail give another Resource for 1 Fuel and 1 Object;
        view.zone.3.detail pay 1 Fame for 2 Ammo, or 1 Food and 1 Object; view.zone.4.detail Enemy I
LA-24.2 | deck | -> view.deck 0; view.period 0
# Place, space, tracks, Resources, hidden cards, speed and towing, each card and box, the crew.
LA-24.3 | full
    -> view.order 1 0; view.players.0.space 104a; view.players.0.fame 2;
        view.players.0.fury 3; view.players.0.special yes; view.players.0.fuel 2;
        view.players.0.food 1; view.players.0.ammo 1; view.players.0.hidden 1;
        view.players.0.limit 4; view.players.0.speed 0; view.players.0.towing 2
    -> view.players.0.parts.place 0b 1b 1t 2b;
        view.players.0.parts.card red-hauler red-crew-car stash-locker red-flatbed
    -> box 0b0 survivor 0 S;
        box 1b2 weapon 2 X; box 1t1 armor 0 X; view.players.0.parts.3.boxes.2.kind stores
    # Red's Special side: Contamination does not lower the skill.
    -> survivor red-leader active 2 1;
        survivor mechanic rest 2 0; survivor red-co-pilot exhausted 1 0
LA-24.4 | full
    -> view.foes.card riderwolves; view.foes.0.number 2; view.foes.0.region 1; view.foes.0.boxes
        *TPT*T; view.foes.0.filled 4; view.foes.0.targets 0:1 1:2; view.area front column
LA-24.5 | hard; round 2; its_column 2; its_marks C2; its_survivors 4; its_standing yes no;
        its_food 3; its_fuel 2; its_ammo 5; its_fame -1; its_revealed AC3; its_pile AC1
    -> view.automa.column 2; view.automa.survivors 4; view.automa.contaminated 2;
        view.automa.standing 1; view.automa.food 3; view.automa.fuel 2; view.automa.ammo 5;
        view.automa.fame -1; view.automa.hard yes; view.automa.revealed AC3; view.automa.face_down
        1; view.automa.space 100; view.automa.rows.C.0 no; view.automa.rows.C.1 yes; view.order -1 0
# Each hidden card with its phases, and whether it may be played now, which is an open question.
LA-24.6 | active leader; rest orphan; hand mre-1 nitromethane-1
    -> view_0.sheet.hand.0.windows exploration rest movement; view_0.sheet.hand.0.playable yes;
        view_0.sheet.hand.1.windows movement; view_0.sheet.hand.1.playable no; free mre-1
# On Ada's turn Ben may play no MRE; a Hazmat Suit needs no turn.
LA-24.6 LA-5.22 | zone driver; active leader; rest_1 orphan; hand_1 mre-1
    -> view_0.acting 0; view_1.sheet.hand.0.playable no
LA-24.6 LA-16.6 | phase ambush; zone the-final-howl; hand_1 hazmat-suit-1
    1=0 1=green-leader -> view_1.sheet.hand.0.playable yes
""")
def test_the_view(check: Check) -> None:
    check()


def look_alike(number: str, one: str, other: str, *readers: int | None) -> Any:
    """Two positions that look the same to these readers, else to everybody."""
    seats = (0, None) if one.startswith("solo") else (0, 1, None)
    values = (one, other, readers or seats)
    return pytest.param(*values, id=f"{number} {one}", marks=RULE(*number.split()))


# fmt: off
ALIKE = [
    look_alike("LA-22.1 LA-25.18", "deck orphan medic driver", "deck orphan driver medic"),
    look_alike("LA-22.1 LA-25.18", "objects mre-1", "objects nitromethane-1"),
    look_alike("LA-22.1 LA-25.18", "loot 0 land-mine", "loot 0 prisoner"),
    look_alike("LA-22.1 LA-25.18", "outcomes 4 1", "outcomes 4 2"),
    look_alike("LA-22.1 LA-25.18", "solo; its_deck AC1 AC2", "solo; its_deck AC2 AC1"),
    look_alike("LA-22.2", "outcomes 4", "outcomes 8"),
    look_alike("LA-22.3", "left_out medic", "left_out orphan"),
    look_alike("LA-22.4", "hand mre-1 weapon-manual", "hand nitromethane-1 shortcut-map", 1, None),
    look_alike("LA-22.5", "kept prisoner", "kept land-mine", 1, None),
    look_alike("LA-22.6", "solo; its_objects mre-1; its_loot land-mine; its_pile AC1 AC2",
          "solo; its_objects mre-2; its_loot prisoner; its_pile AC6 AC5"),
]
# fmt: on


@pytest.mark.parametrize(("one", "other", "readers"), ALIKE)
def test_hidden_things_change_nothing_that_others_see(
    one: str, other: str, readers: tuple[int | None, ...]
) -> None:
    first, second = sit_down_at(one), sit_down_at(other)
    assert first.s != second.s
    assert [first.view(seat) for seat in readers] == [second.view(seat) for seat in readers]


@pytest.mark.rule("LA-22.4", "LA-24.6")
@pytest.mark.parametrize("phase", get_args(Phase))
def test_a_hand_is_hidden_until_the_game_is_over(phase: Phase) -> None:
    state = read_position("hand mre-1", {}).state
    state.phase = phase
    hands = [GAME.view(state, reader, NAMES).players[0].hand for reader in (0, 1, None)]
    assert [hand is not None for hand in hands] == [True, phase == "over", phase == "over"]


@pytest.mark.rule("LA-24.6")
def test_the_sheet_shows_each_card_in_hand_with_its_text() -> None:
    sheet = sit_down_at("hand mre-1 nitromethane-1").view(0).sheet
    assert sheet is not None
    assert [card.tells for card in sheet.hand] == [
        str(HELD[card.card].tells) for card in sheet.hand
    ]


@pytest.mark.rule("LA-13.13")
def test_a_player_without_survivors_is_out() -> None:
    case = sit_down_at("phase movement", {})
    case.state.players[1].out = True
    assert [GAME.is_out(case.table.view(seat)) for seat in (0, 1, None)] == [False, True, False]
