"""LA-20.8 to LA-20.19: how the Last Automa explores."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # This lies in slot 5, the slot of cost 3.
    "fifth": "turns AC3; zone - - - - {}",
    # It turns over this card.
    "turns": "solo; order -1 0; its_pile {}",
}
rows = make_rows(POSITIONS)


@rows("""
# It turns over the next card, or passes.
LA-20.9 | turns AC1 AC5 | -> its_revealed AC5; its_pile AC1
LA-20.9 | solo; order -1 0; zone driver mechanic
    -> its_revealed; slots driver mechanic - - -; asks 0
# The phase ends when its pile is used up and nobody of Ada's is Active.
LA-20.10 | solo; order -1 0; rest leader; its_pile AC1 AC2 AC5; its_food 0
    -> its_discards AC1 AC2 AC5; round 2
LA-20.10 | solo; order -1 0 | -> phase exploration
# A card of skill 1 takes the slot of cost 1, one of skill 3 that of cost 3.
LA-20.11 | turns AC3; zone driver roof-gun mechanic frozen-farm explorer | -> common explorer
LA-20.11 | turns AC2; zone driver roof-gun mechanic frozen-farm explorer | -> common driver
# Skill 2: the first kind of its list; of several the left or the right one, by the arrow.
LA-20.11 | turns AC1; zone driver mechanic roof-gun orphan explorer | -> common mechanic
LA-20.11 | turns AC1; zone driver mechanic roof-gun travelers-1 explorer | -> common mechanic
LA-20.11 | turns AC1; zone driver travelers-1 roof-gun roof-rack explorer | -> common roof-gun
LA-20.11 | turns AC4; zone driver travelers-1 merchant-1 roof-rack explorer | -> common travelers-1
LA-20.11 | turns AC6; zone driver roof-gun mechanic roof-rack explorer | -> common roof-rack
LA-20.11 | turns AC6; zone driver orphan mechanic travelers-1 explorer | -> common mechanic
# Without a match nothing happens; Enemies in slots of cost 2 are left alone.
LA-20.12 | turns AC1; zone driver warwolves - - mechanic
    -> slots driver warwolves - - mechanic; common; its_stores PFA
LA-20.12 | turns AC2; zone - driver | -> slots - driver - - -; common
LA-20.12 | turns AC5; zone driver mechanic | -> slots driver mechanic - - -; common
# It ignores Bonus Actions: no Damage, Contamination or Fuel in slot 5.
LA-20.13 | fifth driver | -> its_stores PFA; its_marks; its_contaminated_count 0; its_survivors 3
# The right block for a right arrow, at 1 Fame; the left for a left arrow, or the only one.
LA-20.14 | fifth hunting-lodge; objects mre-1
    -> its_fame -1; its_stores PPFA; its_objects mre-1; holds hunting-lodge
LA-20.14 | fifth hunting-lodge; its_pile AC5 | -> its_stores PFAAA
LA-20.14 | turns AC3; zone - - - - hunting-lodge; blocks 5 AA -
    -> its_stores PFAAA; common hunting-lodge
# The Location's effect hits it.
LA-20.14 LA-20.32 | fifth service-station; outcomes 7 | -> its_marks C1
LA-20.14 LA-20.29 | fifth greenhouse | -> its_standing True
# A Convoy card is one Repair; a Survivor one token more, or one back from Contaminated.
LA-20.15 | turns AC6; zone - roof-gun; its_marks C1 D1 | -> common roof-gun; its_marks D1
LA-20.16 | turns AC1; zone - driver | -> its_survivors 3; common driver
LA-20.16 | turns AC1; zone - driver; its_survivors 6; its_standing yes
    -> its_survivors 6; its_contaminated_count 0
LA-20.16 | turns AC1; zone - driver; its_survivors 6 | -> its_survivors 6; common driver
# Not even the Merchant's Fuel is taken.
LA-20.17 | turns AC1; zone - merchant-1 | -> common merchant-1; its_stores PFA
# An Enemy in the first or last slot: only what the Action card says.
LA-20.18 LA-20.21 | turns AC2; zone warwolves | -> its_stores PPFA; holds warwolves
LA-20.18 LA-20.21 | turns AC2; hard; zone warwolves | -> its_stores PPFAA
LA-20.18 LA-20.21 | fifth warwolves | -> its_stores PFFA; holds warwolves
LA-20.18 LA-20.21 | fifth warwolves; hard | -> its_stores PFFA
LA-20.18 LA-20.21 | fifth warwolves; its_pile AC5 | -> its_stores PFA; holds warwolves
# As many cards as Survivors, the two left in the deck and two of the shuffled discards.
LA-20.8 LA-22.6 | solo; simple;
        phase end; its_survivors 4; its_standing yes; its_deck AC1 AC2; its_discards AC3 AC4 AC5 AC6
    -> view.automa.face_down 4; its_revealed; its_count pile:4 deck:2; its_discards; unseen AC1 AC2
# Its Objects are shuffled in with the one discard; it draws one of the three, and three count.
LA-20.19 LA-22.6 | fifth hunting-lodge; its_objects mre-1 mre-2; objects_out nitromethane-1
    -> its_counted 2; its_count objects:1;
        view.automa.cards 3; view.objects 2; unsaid mre-1; unseen mre-1 mre-2 nitromethane-1
LA-20.19 | fifth hunting-lodge; its_objects mre-1; objects_out nitromethane-1
    -> its_counted 1; its_count objects:1; told The Automa gains 1 Food and 1 Object.
""")
def test_the_automa_explores(check: Check) -> None:
    check()
