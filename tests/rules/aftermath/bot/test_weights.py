"""What counts more to bots than what: lists from the least to the most, each compared with its
neighbours. A weight that changes by much, or its sign, moves something to another place."""

from math import log
from typing import Any

import pytest

from rules.aftermath import GAME
from rules.aftermath.bot import powers
from rules.aftermath.bot.fights import HIT
from rules.aftermath.bot.goals import choose_best_exit
from rules.aftermath.bot.home import SPARE_SCRAP
from rules.aftermath.bot.player import Player
from rules.aftermath.bot.things import rate_item_gain
from rules.aftermath.bot.views import THREATS_IN_TURN, Asked, Habits
from rules.aftermath.model.decks import ABILITIES, BOOK, ITEMS
from rules.aftermath.play.turn import actions
from rules.aftermath.view import view_table
from rules.engine import Option
from tests.kit.rows import read_ranks
from tests.rules.aftermath.bot.test_player import ask_bot, make_question
from tests.rules.aftermath.build import NAMES, A, Party
from tests.rules.aftermath.model import own_book
from tests.rules.aftermath.positions import read_position

END = Option("end", "end", "End")


def compare_neighbours(text: str) -> pytest.MarkDecorator:
    """Run a test for each two that follow each other in a list: `turn | buy < equip < feed`."""
    return pytest.mark.parametrize(("about", "less", "more"), read_ranks(text))


def make_page(described: str = "-") -> Party:
    """Wren and Bodkin stand at the exit of a page where nothing is left to do."""
    described = described.replace("hostile", "enemy foe at 1; foe 1")
    return read_position(f"party wren bodkin; space 1 start exit=A; {described}")


def look(party: Party, *options: Option) -> Asked:
    """Wren's menu, as her bot sees it."""
    menu = make_question("act", *options, END, default="end", member=0)
    return Asked(view_table(party.state, 0, NAMES[:2]), menu)


# -- the menu of a turn ----------------------------------------------------------------------------

MENU = {
    "buy": Option("buy", "talk", "Buy"),
    "equip": Option("equip", "equip", "Equip"),
    "salve": Option("salve", "equip", "Use the salve"),
    "heal": Option("heal", "ability", "Heal", data={"does": "second-wind", "cards": []}),
    "feed": Option("feed", "talk", "Feed", data={"difficulty": 5}),
    "exit": Option("exit", "exit", "Leave", data={"letter": "A"}),
}
"""What a bot may do in its turn."""


@compare_neighbours("turn | buy < equip < salve < heal < feed < exit")
def test_the_better_action(about: str, less: str, more: str) -> None:
    party = make_page().dials(food=6, scrap=9).packs("wren", own_book.add_item(("strength", 1)))
    party.member("wren", wounds=1)
    for options in ([MENU[less], MENU[more], END], [MENU[more], MENU[less], END]):
        assert ask_bot(party, make_question("act", *options, default="end", member=0)) == [more]


@compare_neighbours("""
scrap=8 | buy < end
scrap=9 | end < buy
food=5 | feed < end
food=6 | end < feed
""")
def test_strangers_get_what_the_colony_can_spare(about: str, less: str, more: str) -> None:
    (offer,) = {less, more} - {"end"}
    menu = make_question("act", MENU[offer], END, default="end", member=0)
    assert ask_bot(make_page(f"dials {about}"), menu) == [more]


@pytest.mark.parametrize(("space", "answer"), [(2, "move"), (4, "end")])
def test_a_bot_moves_only_nearer_to_a_goal(space: int, answer: str) -> None:
    party = Party("wren", "bodkin").stands("wren", 3).holds("wren", "red-1a").tokens(1, "objective")
    move = Option("move", "move", "Move", data={"space": space, "cards": ["red-1a"]})
    assert ask_bot(party, make_question("act", move, END, default="end", member=0)) == [answer]


TALK = Option("talk", "talk", "Talk", data={"difficulty": 3, "opposed": False})
SEARCH = Option("scavenge", "scavenge", "Search", data={"difficulty": 3})


@pytest.mark.parametrize("option", [TALK, SEARCH])
def test_only_curious_bots_talk_and_search(option: Option) -> None:
    party = make_page().holds("wren", "yellow-3a").dials(population=3)
    menu = make_question("act", option, END, default="end", member=0)
    assert ask_bot(party, menu) == [option.id]
    assert ask_bot(party, menu, Player(Habits(curious=False))) == ["end"]


def test_nobody_attacks_without_cards() -> None:
    party = make_page().faces(own_book.add_enemy(), 1)
    data = {"enemy": 1, "difficulty": 5, "bonus": {"strength": 0}}
    fight = Option("fight", "fight", "Fight", data=data)
    menu = make_question("act", fight, END, default="end", member=0)
    assert ask_bot(party, menu) == ["end"]
    assert ask_bot(party.holds("wren", "red-3a"), menu) == ["fight"]


FIRST, SEEN, UNSEEN = BOOK.missions[2].pages
WAYS: dict[str, Any] = {
    "out": {},
    "home": {"leads": [1]},
    "the end": {"ends": True},
    "the first page": {"leads": [FIRST]},
    "a seen page": {"leads": [SEEN]},
    "deeper": {"leads": [UNSEEN]},
}
"""Where an exit leads."""
HERE = {"first": FIRST, "seen": SEEN, "elsewhere": 8}


@compare_neighbours("""
first early | out < home < a seen page < deeper < the end
seen early | out < the first page < deeper
elsewhere early | home < out < a seen page < the first page
first late | deeper < a seen page < home < out
""")
def test_the_better_exit(about: str, less: str, more: str) -> None:
    """From a page of mission 2 or another, early or late."""
    where, when = about.split()
    page, turn = HERE[where], 1 if when == "early" else 99
    own = own_book.add_page(None, {1: {"start": True, "exit": "A"}, 2: {"exit": "B"}})
    party = Party("wren", "bodkin", page=own).set(played=2, visited=[SEEN])
    party.set(location=BOOK.pages[page].location)
    view = view_table(party.state, 0, NAMES[:2])
    assert view.page is not None
    for letter, ways in (("B", (less, more)), ("A", (more, less))):
        exits = [
            one.model_copy(update={"leads": [], **WAYS[way]})
            for one, way in zip(view.page.exits, ways, strict=True)
        ]
        shown = view.page.model_copy(update={"page": page, "exits": exits})
        looked = view.model_copy(update={"page": shown, "turn": turn})
        chosen = choose_best_exit(Asked(looked, make_question("act", END)))
        assert chosen is not None
        assert chosen.letter == letter


# -- abilities -------------------------------------------------------------------------------------


def rate_free_ability(does: str, described: str = "-") -> float:
    option = Option("a", "ability", "Use it", data={"does": does, "cards": []})
    return powers.rate_ability(look(make_page(described)), option)


@compare_neighbours("""
{vanish/bristle/roar} | hostile < hostile; threats 1 1
bluff | hostile; threats 1 < hostile; threats 1 1
guardian | hostile < hostile; bodkin wounds=6
second-wind | - < wren wounds=1
poultice | bodkin wounds=1 < bodkin wounds=2
jury-rig | hostile < -
""")
def test_abilities_are_used_where_they_help(about: str, less: str, more: str) -> None:
    assert rate_free_ability(about, more) > 0 > rate_free_ability(about, less)


@pytest.mark.parametrize("does", sorted({*ABILITIES} - {"jury-rig"}))
def test_no_ability_is_used_where_nothing_happens(does: str) -> None:
    assert rate_free_ability(does) <= 0


# -- danger ----------------------------------------------------------------------------------------


def test_expected_attacks_count_threats_on_the_track_and_those_to_be_drawn() -> None:
    """One on the track strikes at the end of this turn; what the companion draws strikes after its
    own."""
    party = Party("wren", "bodkin").faces(own_book.add_enemy(), 6).stands("wren", 5)
    assert look(party.threats("black-1a")).expected_attacks == pytest.approx(1 + THREATS_IN_TURN)


def test_attack_strength_is_the_average_of_the_enemies() -> None:
    party = Party("wren", "bodkin")
    assert look(party).enemy_strength == 5
    for strength in (3, 4, 8):
        action = {"speed": 1, "range": 0, "strength": strength}
        party.faces(own_book.add_enemy(action=action), 6)
    assert look(party).enemy_strength == 5


def test_only_the_last_life_is_worth_more_than_a_hit() -> None:
    party, life = make_page(), make_page().of("wren").card.life
    costs = [look(party.member("wren", wounds=life - left)).wound_cost for left in (3, 2, 1)]
    assert costs[0] < costs[1] < HIT < costs[2]


@pytest.mark.parametrize(
    ("wounds", "vote"), [((2, 3), "nest"), ((2, 2), "go-on"), ((0, 3), "go-on")]
)
def test_a_party_rests_when_everybody_has_wounds(wounds: tuple[int, int], vote: str) -> None:
    party = make_page().dials(food=4, population=7, time=0)
    for who, n in zip(("wren", "bodkin"), wounds, strict=True):
        own_book.change_character(who, life=6)
        party.member(who, wounds=n)
    options = [Option(one, "nest", one) for one in ("go-on", "nest", "abstain")]
    assert ask_bot(party, make_question("nest-vote", *options, default="abstain")) == [vote]


@pytest.mark.parametrize(
    ("strength", "threats", "life", "defends"),
    [
        *((5, threats, 4, threats < 3) for threats in (1, 2, 3)),
        *((6, threats, 1, threats < 2) for threats in (1, 2)),
        (6, 1, 4, False),
        (4, 3, 4, True),
    ],
)
def test_a_card_is_kept_for_an_attack_that_it_can_fend_off(
    strength: int, threats: int, life: int, defends: bool
) -> None:
    """Wren's only card, against an attack of this strength; those to come have 4."""
    own_book.change_character("wren", life=4)
    party = make_page().faces(own_book.add_enemy(), 1).holds("wren", "red-3a")
    party.member("wren", wounds=4 - life).threats(*["black-1a", "black-1b", "black-2a"][:threats])
    options = Option("red-3a", "defend", "3"), Option("none", "defend", "None")
    question = make_question("defend", *options, member=0, difficulty=strength, bonuses=0)
    assert ask_bot(party, question) == ["red-3a"] * defends


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [
        ("red-3a green-2a red-1a red-2a", "green-2a"),  # of a colour
        ("green-3a red-2a blue-2a yellow-2a", "green-3a"),  # of a value
        ("blue-2a red-3a green-1a green-1b", "green-1a"),  # the lower of what adds up to as much
        ("white-2a red-2a blue-2a yellow-2a", "red-2a"),  # white goes with all
        ("influence-wren red-2a red-2b blue-2a", "red-2a"),
        ("red-1a red-2a red-3a blue-1a blue-2a", "blue-1a blue-2a"),
    ],
)
def test_a_bot_discards_the_card_that_combines_worst(cards: str, thrown: str) -> None:
    options = [Option(one, "discard", "") for one in cards.split()]
    prompt = make_question("discard", *options, cards=cards.split())
    assert ask_bot(make_page(), prompt) == thrown.split()


# -- things ----------------------------------------------------------------------------------------


@compare_neighbours("""
item | recover < ranged < communicate < scavenge < melee < defence < melee power=sees
""")
def test_the_better_item(about: str, less: str, more: str) -> None:
    """What a bonus is worth to somebody strong."""
    (bodkin,) = view_table(Party("bodkin").state, 0, NAMES[:1]).party
    rates = []
    for bonus, *power in (less.split(" power="), more.split(" power=")):
        item = own_book.add_item((bonus, 1), **({"power": power[0]} if power else {}))
        rates.append(rate_item_gain(ITEMS[item], bodkin))
    assert 0 < rates[0] < rates[1]


def make_change(change: str) -> Option:
    do, *bonuses = change.split()
    things = [own_book.add_item((to, 1)) for to in bonuses]
    return Option(change, "equip", change, data={"do": do, "items": things})


@compare_neighbours("""
equip | done < on communicate < on scavenge < swap defence communicate < battery melee < on defence
equip | {on recover/swap communicate scavenge/off defence} < done
""")
def test_the_better_change(about: str, less: str, more: str) -> None:
    for names in ((less, more, "done"), (more, less, "done")):
        options = [make_change(one) for one in dict.fromkeys(names)]
        question = make_question("equip", *options, default="done")
        assert ask_bot(make_page(), question) == [more]


@pytest.mark.parametrize(
    ("found", "scrap", "worn", "fate"),
    [
        # Wren wears what she finds, unless it is worth more as scrap.
        (("defence", 1), 9, (0, 0), "equip"),
        (("recover", 1), 2, (0, 0), "equip"),
        (("recover", 1), 4, (0, 0), "scrap"),
        # If she wears something already, it is for whom it helps more than what they wear.
        (("defence", 2), 9, (1, 0), "give"),
        (("defence", 2), 9, (1, 2), "store"),
        (("defence", 1), 9, (2, 2), "scrap"),
    ],
)
def test_an_item_goes_where_it_helps_most(
    found: tuple[str, int], scrap: int, worn: tuple[int, int], fate: str
) -> None:
    """`worn`: the defence of what Wren and Bodkin wear in its place, 0 for nothing."""
    body = {"slot": "body", "kind": "body"}
    party, data = make_page(), {"to": 1, "scrap": scrap}
    for who, n in zip(("wren", "bodkin"), worn, strict=True):
        if n:
            party.wears(who, own_book.add_item(("defence", n), **body))
    ways = ("store", "give", "scrap") if worn[0] else ("store", "give", "scrap", "equip")
    options = [Option(way, "choose", way, data=data) for way in ways]
    question = make_question("fate", *options, item=own_book.add_item(found, **body))
    assert ask_bot(party, question) == [fate]


PACKED: dict[str, Any] = {"from": "wren", "to": "bodkin", "packed": True, "way": ""}


@pytest.mark.parametrize(
    ("move", "is_made"),
    [
        ({}, True),
        ({"packed": False}, False),
        ({"packed": False, "from": "cog"}, True),
        ({"to": "cog"}, False),
        ({"to": "wren", "way": "equip"}, True),
        ({"to": "wren", "way": "pack"}, False),
    ],
)
def test_an_unused_item_at_home_goes_to_somebody(move: Any, is_made: bool) -> None:
    """The more helpful item goes first."""
    club, hood = (
        Option(to, "equip", to, data={**PACKED, "item": own_book.add_item((to, 1)), **change})
        for to, change in (("melee", move), ("defence", {}))
    )
    made = "melee" if is_made else "end"
    assert ask_bot(make_page(), make_question("rearrange", END, club)) == [made]
    assert ask_bot(make_page(), make_question("borrow", END, club, hood)) == ["defence"]


def test_things_are_repaired_only_with_scrap_to_spare() -> None:
    one = own_book.add_item(("defence", 1))
    options = [Option(each, "repair", "") for each in ("enough", f"{one}.0")]
    found = []
    for scrap in (SPARE_SCRAP, SPARE_SCRAP + 1):
        party = make_page().dials(scrap=scrap)
        found += ask_bot(party, make_question("repair", *options))
    assert found == ["enough", f"{one}.0"]


def test_a_bot_does_not_spot_an_enemy_that_stays_too_hard_to_hit() -> None:
    foe = own_book.add_enemy(defence=9)
    party = make_page().faces(foe, 1).holds("wren", "red-1a", "white-1a", "green-1a")
    own_book.change_ability("spotter", cost=1)
    options = actions.list_turn_options(party.knows("wren", "spotter").state, A)
    spotter = next(one for one in options if one.id == "ability-spotter")
    assert powers.rate_ability(look(party, *options), spotter) <= 0


# -- how strong bots rate a mission ----------------------------------------------------------------


def rate(party: Party) -> float:
    """How likely the mission succeeds, as the logarithm of the odds."""
    assert GAME.search is not None
    chance = GAME.search.rate_position(party.state, 0)
    return log(chance / (1 - chance))


PAGES = {
    "first": f"page {FIRST}; state played=2 visited={FIRST}",
    "last": f"page {UNSEEN}; state played=2 visited={FIRST},{SEEN},{UNSEEN}",
}
"""Pages of mission 2, where the party is."""


def rate_mission(described: str) -> float:
    """How likely mission 2 succeeds: on the first or last page, and what is different there."""
    page, _, more = described.partition("; ")
    return rate(read_position(f"party wren bodkin; {PAGES[page]}; {more or '-'}"))


@compare_neighbours(f"""
first | tokens 2 objective < enemy foe at 2 safe < wren wounds=1 < - <
    wren red-1a; bodkin red-1b < state visited={FIRST},{SEEN}
last | tokens 2 objective < enemy foe at 2 safe < wren wounds=1 < - < wren red-1a; bodkin red-1b
last; visit situation=hostile | tokens 2 objective < wren wounds=1 < threats 1 < enemy foe at 2 <
    - < wren red-1a; bodkin red-1b < bodkin exited=yes
""")
def test_what_raises_the_chance_of_a_mission(about: str, less: str, more: str) -> None:
    assert rate_mission(f"{about}; {more}") > rate_mission(f"{about}; {less}")


@pytest.mark.parametrize("about", ["first", "last", "last; visit situation=hostile"])
def test_the_wound_that_leaves_one_life_is_the_worst(about: str) -> None:
    life = Party("wren").of("wren").card.life
    found = [rate_mission(f"{about}; wren wounds={life - left}") for left in (3, 2, 1)]
    assert found[1] - found[2] > found[0] - found[1] + 0.3


def test_reaching_the_last_page_is_worth_most() -> None:
    """On the road only the depth counts."""
    second = f"party wren bodkin; page {SEEN}; state played=2 visited={FIRST},{SEEN}"
    found = [rate_mission("first"), rate(read_position(second)), rate_mission("last")]
    assert found[2] - found[1] > 3 * (found[1] - found[0]) > 0
    roads = []
    for described in (f"party wren bodkin; {PAGES['first']}", second):
        party = read_position(described)
        party.state.here = None
        roads.append(rate(party))
    assert roads[1] - roads[0] == pytest.approx(found[1] - found[0])
