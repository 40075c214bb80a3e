"""What equipped items add, and their powers (AF-8.5, AF-14.2, AF-14.11, AF-14.12, AF-24). Wren
adds 2 to agility and 1 to instinct."""

from typing import Any

from rules.aftermath.model import boxes
from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import ATTRIBUTES
from rules.aftermath.play.cards import bonuses
from rules.aftermath.play.combat import statuses
from rules.aftermath.play.page import maps
from tests.rules.aftermath.build import A
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {
    "own": lambda h: [bonuses.sum_bonus(h.s, A, one, None) for one in ATTRIBUTES],
    "melee": lambda h, attribute: bonuses.sum_bonus(h.s, A, attribute, "melee"),
    "can": lambda h, power: bonuses.has_power(h.s, A, power),
    "noisy": lambda h: bonuses.is_noisy(h.s, A),
    "places": lambda h: boxes.count_pack_places(h.s.find_box(A)),
    "sees": lambda h, m: maps.find_sight_distance(h.s, 1, 3, Member(m)),
    "becomes": lambda h, m, one: statuses.gain_status(h, Member(m), one, "The spout"),
}


rows = make_rows(SCRIPTS)


@rows("""
AF-8.5 her own, in each attribute | - | own | gives 2 0 0 1
AF-8.5 {to the action, of strength/of any attribute} | item pin bonus=melee+1; wren wears=pin
    | melee {strength/resistance} | gives 1
AF-8.5 to the attribute | item pin bonus=strength+1; wren wears=pin | melee strength | gives 1
AF-8.5 and no other | item pin bonus=strength+1; wren wears=pin | melee resistance | gives 0
AF-8.5 not to another action | item pin bonus=ranged+1; wren wears=pin | melee strength | gives 0
AF-8.5 AF-24.2 all add up | item pin bonus=melee+1,strength+2; item hat bonus=melee+1,defence+1;
    wren wears=pin,hat | melee strength | gives 4
AF-14.2 in the pack nothing is added | item pin bonus=melee+1; wren packs=pin | melee strength
    | gives 0
AF-14.2 nor can it be used | item pin power=rope; wren packs=pin | can rope | gives no
AF-14.2 as if worn | item pin power=rope; wren wears=pin | can rope | gives yes
AF-14.2 nor heard | item pin noisy; wren packs=pin | noisy | gives no
AF-14.11 AF-14.12 {without a battery/with one/with two} | item pin bonus=melee+1,melee!+2 battery=2;
    wren wears={pin/pin+1/pin+2} | melee strength | gives {1/3/5}
AF-24.4 a lamp, at night | wren wears=grain-lamp+1; environment night | sees 0 | gives 2
AF-24.4 dark | wren wears=grain-lamp; environment night | sees 0 | gives none
AF-24.4 its user alone | wren wears=grain-lamp+1; environment night | sees 1 | gives none
AF-24.4 in smoke | wren wears=grain-lamp+1; environment smoke | sees 0 | gives 2
AF-24.5 two places | - | places | gives 2
AF-24.5 with a backpack | wren wears=sock-rucksack | places | gives 3
AF-24.5 a flail is heard | wren wears=chain-flail; bodkin wears=mitten-muffler | noisy | gives yes
AF-24.5 under a muffler not | wren wears=chain-flail,mitten-muffler | noisy | gives no
AF-24.4 an oilskin keeps water off | wren wears=oilskin-cape | becomes 0 soaked | statuses nothing;
    told Oilskin Cape keeps it off
AF-24.4 and fire | wren wears=oilskin-cape | becomes 0 burning | statuses nothing
AF-24.4 and nothing else | wren wears=oilskin-cape | becomes 0 tangled | statuses tangled
AF-24.4 from its user | wren wears=oilskin-cape | becomes 1 burning | bodkin_statuses burning
""")
def test_bonuses(check: Check) -> None:
    check()
