"""What counts more to bots than what: lists from the least to the most, each compared with its
neighbours. A weight that changes by much, or its sign, moves something to another place."""

from collections.abc import Callable
from itertools import pairwise
from math import log
from typing import Any

import pytest

from rules.aftermath import GAME
from rules.aftermath.bot import powers
from rules.aftermath.bot.fights import HIT
from rules.aftermath.bot.goals import choose_best_exit
from rules.aftermath.bot.home import SPARE
from rules.aftermath.bot.player import Player
from rules.aftermath.bot.things import rate_item_gain
from rules.aftermath.bot.views import DRAWN, Asked, Habits
from rules.aftermath.model.decks import ABILITIES, BOOK, ITEMS
from rules.aftermath.play.turn import actions
from rules.aftermath.view import view_table
from rules.engine import Option
from tests.rules.aftermath.bot.test_player import ask_bot, make_question
from tests.rules.aftermath.build import NAMES, A, Party
from tests.rules.aftermath.model import own_book

END = Option("end", "end", "End")


def make_page() -> Party:
    """Wren and Bodkin stand at the exit of a page where nothing is left to do."""
    return Party("wren", "bodkin", page=own_book.page(None, {1: {"start": True, "exit": "A"}}))


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
"""What a bot may do in its turn, what it does last at first."""


@pytest.mark.parametrize(("less", "more"), list(pairwise(MENU)))
def test_the_better_action(less: str, more: str) -> None:
    party = make_page().dials(food=6, scrap=9).packs("wren", own_book.item(("strength", 1)))
    party.member("wren", wounds=1)
    for options in ([MENU[less], MENU[more], END], [MENU[more], MENU[less], END]):
        assert ask_bot(party, make_question("act", *options, default="end", member=0)) == [more]


@pytest.mark.parametrize(
    ("option", "dials", "answer"),
    [
        ("buy", {"scrap": 9}, "buy"),
        ("buy", {"scrap": 8}, "end"),
        ("feed", {"food": 6}, "feed"),
        ("feed", {"food": 5}, "end"),
    ],
)
def test_strangers_get_what_the_colony_can_spare(
    option: str, dials: dict[str, int], answer: str
) -> None:
    menu = make_question("act", MENU[option], END, default="end", member=0)
    assert ask_bot(make_page().dials(**dials), menu) == [answer]


@pytest.mark.parametrize(("space", "answer"), [(2, "move"), (4, "end")])
def test_a_move_leads_nearer_to_a_goal(space: int, answer: str) -> None:
    party = Party("wren", "bodkin").stands("wren", 3).holds("wren", "red-1a").tokens(1, "objective")
    move = Option("move", "move", "Move", data={"space": space, "cards": ["red-1a"]})
    assert ask_bot(party, make_question("act", move, END, default="end", member=0)) == [answer]


TALK = Option("talk", "talk", "Talk", data={"difficulty": 3, "opposed": False})
SEARCH = Option("scavenge", "scavenge", "Search", data={"difficulty": 3})


@pytest.mark.parametrize("option", [TALK, SEARCH])
def test_only_the_curious_talk_and_search(option: Option) -> None:
    party = make_page().holds("wren", "yellow-3a").dials(population=3)
    menu = make_question("act", option, END, default="end", member=0)
    assert ask_bot(party, menu) == [option.id]
    assert ask_bot(party, menu, Player(Habits(curious=False))) == ["end"]


def test_nobody_attacks_without_cards() -> None:
    party = make_page().faces(own_book.enemy(), 1)
    data = {"enemy": 1, "difficulty": 5, "bonus": {"strength": 0}}
    fight = Option("fight", "fight", "Fight", data=data)
    menu = make_question("act", fight, END, default="end", member=0)
    assert ask_bot(party, menu) == ["end"]
    assert ask_bot(party.holds("wren", "red-3a"), menu) == ["fight"]


FIRST, SEEN, UNSEEN = BOOK.missions[2].pages
OUT: dict[str, Any] = {}
BACK, END_OF_IT = {"leads": [1]}, {"ends": True}
TO_FIRST, TO_SEEN, DEEPER = ({"leads": [page]} for page in (FIRST, SEEN, UNSEEN))
EXITS: list[tuple[int, int, list[dict[str, Any]]]] = [
    (FIRST, 1, [OUT, BACK, TO_SEEN, DEEPER, END_OF_IT]),
    (SEEN, 1, [OUT, TO_FIRST, DEEPER]),
    (8, 1, [BACK, OUT, TO_SEEN, TO_FIRST]),
    (FIRST, 99, [DEEPER, TO_SEEN, BACK, OUT]),
]
"""On a page of mission 2 or another, early or late, where the exits lead that a bot takes last, and
so on."""


@pytest.mark.parametrize(
    ("page", "turn", "less", "more"),
    [(page, turn, *both) for page, turn, ways in EXITS for both in pairwise(ways)],
)
def test_the_better_exit(page: int, turn: int, less: Any, more: Any) -> None:
    own = own_book.page(None, {1: {"start": True, "exit": "A"}, 2: {"exit": "B"}})
    party = Party("wren", "bodkin", page=own).set(played=2, visited=[SEEN])
    party.set(location=BOOK.pages[page].location)
    view = view_table(party.state, 0, NAMES[:2])
    assert view.page is not None
    for letter, ways in (("B", (less, more)), ("A", (more, less))):
        exits = [
            one.model_copy(update={"leads": [], **way})
            for one, way in zip(view.page.exits, ways, strict=True)
        ]
        shown = view.page.model_copy(update={"page": page, "exits": exits})
        looked = view.model_copy(update={"page": shown, "turn": turn})
        chosen = choose_best_exit(Asked(looked, make_question("act", END)))
        assert chosen is not None
        assert chosen.letter == letter


# -- abilities -------------------------------------------------------------------------------------


def make_hostile() -> Party:
    return make_page().faces(own_book.enemy(), 1).faces(own_book.enemy(), 1)


def make_attacked() -> Party:
    """As many threats as enemies, who act before Wren's next turn."""
    return make_hostile().threats("black-1a", "black-1b")


HELP: dict[str, tuple[Callable[[], Party], Callable[[], Party]]] = {
    "vanish": (make_attacked, make_hostile),
    "bristle": (make_attacked, make_hostile),
    "roar": (make_attacked, make_hostile),
    "bluff": (make_attacked, lambda: make_hostile().threats("black-1a")),
    "guardian": (lambda: make_hostile().member("bodkin", wounds=6), make_hostile),
    "second-wind": (lambda: make_page().member("wren", wounds=1), make_page),
    "poultice": (
        lambda: make_page().member("bodkin", wounds=2),
        lambda: make_page().member("bodkin", wounds=1),
    ),
    "jury-rig": (make_page, make_hostile),
}
"""For abilities, where they help and where they do not."""


def rate_free_ability(party: Party, does: str) -> float:
    option = Option("a", "ability", "Use it", data={"does": does, "cards": []})
    return powers.rate_ability(look(party), option)


@pytest.mark.parametrize("does", HELP)
def test_abilities_are_used_where_they_help(does: str) -> None:
    useful, useless = HELP[does]
    assert rate_free_ability(useful(), does) > 0 > rate_free_ability(useless(), does)


@pytest.mark.parametrize("does", sorted({*ABILITIES} - {"jury-rig"}))
def test_no_ability_is_used_where_nothing_happens(does: str) -> None:
    assert rate_free_ability(make_page(), does) <= 0


# -- danger ----------------------------------------------------------------------------------------


def test_attacks_to_expect_are_those_of_the_threats_there_and_of_those_drawn() -> None:
    """One on the track strikes at the end of this turn; what the fellow draws, after its own."""
    party = Party("wren", "bodkin").faces(own_book.enemy(), 6).stands("wren", 5)
    assert look(party.threats("black-1a")).expected_attacks == pytest.approx(1 + DRAWN)


def test_attacks_are_as_strong_as_the_enemies_on_average() -> None:
    party = Party("wren", "bodkin")
    assert look(party).enemy_strength == 5
    for strength in (3, 4, 8):
        action = {"speed": 1, "range": 0, "strength": strength}
        party.faces(own_book.enemy(action=action), 6)
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
        own_book.character(who, life=6)
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
    own_book.character("wren", life=4)
    party = make_page().faces(own_book.enemy(), 1).holds("wren", "red-3a")
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
def test_what_combines_worst_is_discarded(cards: str, thrown: str) -> None:
    options = [Option(one, "discard", "") for one in cards.split()]
    prompt = make_question("discard", *options, cards=cards.split())
    assert ask_bot(make_page(), prompt) == thrown.split()


# -- things ----------------------------------------------------------------------------------------

ITEMS_BY_WORTH: list[tuple[str, dict[str, Any]]] = [
    ("recover", {}),
    ("ranged", {}),
    ("communicate", {}),
    ("scavenge", {}),
    ("melee", {}),
    ("defence", {}),
    ("melee", {"power": "sees"}),
]
"""Bonuses of items, from what somebody strong needs least on."""


@pytest.mark.parametrize(("less", "more"), list(pairwise(ITEMS_BY_WORTH)))
def test_the_better_item(less: Any, more: Any) -> None:
    (bodkin,) = view_table(Party("bodkin").state, 0, NAMES[:1]).party
    made = (own_book.item((to, 1), **fields) for to, fields in (less, more))
    worse, better = (rate_item_gain(ITEMS[item], bodkin) for item in made)
    assert 0 < worse < better


CHANGED = [
    "done",
    "on communicate",
    "on scavenge",
    "swap defence communicate",
    "battery melee",
    "on defence",
]
"""How Wren may equip herself, from what helps least on."""
LEFT = ["on recover", "swap communicate scavenge", "off defence"]
"""Changes that help too little."""


def make_change(change: str) -> Option:
    do, *bonuses = change.split()
    things = [own_book.item((to, 1)) for to in bonuses]
    return Option(change, "equip", change, data={"do": do, "items": things})


@pytest.mark.parametrize(
    ("less", "more"), [*pairwise(CHANGED), *((change, "done") for change in LEFT)]
)
def test_the_better_change(less: str, more: str) -> None:
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
            party.wears(who, own_book.item(("defence", n), **body))
    ways = ("store", "give", "scrap") if worn[0] else ("store", "give", "scrap", "equip")
    options = [Option(way, "choose", way, data=data) for way in ways]
    question = make_question("fate", *options, item=own_book.item(found, **body))
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
def test_what_nobody_wears_at_home_goes_to_somebody(move: Any, is_made: bool) -> None:
    """And what helps more goes first."""
    club, hood = (
        Option(to, "equip", to, data={**PACKED, "item": own_book.item((to, 1)), **change})
        for to, change in (("melee", move), ("defence", {}))
    )
    made = "melee" if is_made else "end"
    assert ask_bot(make_page(), make_question("rearrange", END, club)) == [made]
    assert ask_bot(make_page(), make_question("borrow", END, club, hood)) == ["defence"]


def test_things_are_fixed_with_scrap_to_spare() -> None:
    one = own_book.item(("defence", 1))
    options = [Option(each, "repair", "") for each in ("enough", f"{one}.0")]
    found = []
    for scrap in (SPARE, SPARE + 1):
        party = make_page().dials(scrap=scrap)
        found += ask_bot(party, make_question("repair", *options))
    assert found == ["enough", f"{one}.0"]


def test_no_enemy_is_spotted_whom_nobody_can_hit_even_then() -> None:
    foe = own_book.enemy(defence=9)
    party = make_page().faces(foe, 1).holds("wren", "red-1a", "white-1a", "green-1a")
    own_book.ability("spotter", cost=1)
    options = actions.list_turn_options(party.knows("wren", "spotter").state, A)
    spotter = next(one for one in options if one.id == "ability-spotter")
    assert powers.rate_ability(look(party, *options), spotter) <= 0


# -- how strong bots rate a mission ----------------------------------------------------------------


def rate(party: Party) -> float:
    """How likely the mission succeeds, as the logarithm of the odds."""
    assert GAME.search is not None
    chance = GAME.search.rate_position(party.state, 0)
    return log(chance / (1 - chance))


def make_mission(place: int, *, hostile: bool) -> Party:
    """On a page of mission 2."""
    pages = BOOK.missions[2].pages
    party = Party("wren", "bodkin", page=pages[place]).set(played=2)
    party.state.visited = [*pages[: len(pages) + place + 1 if place < 0 else place + 1]]
    party.state.visit.situation = "hostile" if hostile else "safe"
    return party


def add_enemy(party: Party) -> None:
    safe = party.state.visit.situation == "safe"
    party.faces(own_book.enemy(), 2, safe=safe)


CHANGES: dict[str, Callable[[Party], Any]] = {
    "cards": lambda party: party.holds("wren", "red-1a").holds("bodkin", "red-1b"),
    "depth": lambda party: party.state.visited.append(BOOK.missions[2].pages[1]),
    "gone": lambda party: party.member("bodkin", exited=True),
    "an objective": lambda party: party.tokens(2, "objective"),
    "a wound": lambda party: party.member("wren", wounds=1),
    "a threat": lambda party: party.threats("black-1a"),
    "an enemy": add_enemy,
}
"""What may be different about a mission."""
FITTED = [
    (0, False, ["an objective", "an enemy", "a wound", "cards", "depth"]),
    (-1, False, ["an objective", "an enemy", "a wound", "cards"]),
    (-1, True, ["an objective", "a wound", "a threat", "an enemy", "cards", "gone"]),
]
"""On a page of the mission, which is hostile or not, what is different from the worst on."""


@pytest.mark.parametrize(("page", "hostile", "changes"), FITTED)
def test_what_makes_a_mission_likelier(page: int, hostile: bool, changes: list[str]) -> None:
    gains = []
    for change in changes:
        party = make_mission(page, hostile=hostile)
        before = rate(party)
        CHANGES[change](party)
        gains.append(rate(party) - before)
    assert gains == sorted(gains)
    assert all(abs(gain) > 0.01 for gain in gains)
    assert [gain < 0 for gain in gains] == [change.startswith("a") for change in changes]


@pytest.mark.parametrize(("page", "hostile"), [(0, False), (-1, False), (-1, True)])
def test_the_wound_that_leaves_one_life_is_the_worst(page: int, hostile: bool) -> None:
    party = make_mission(page, hostile=hostile)
    life = party.of("wren").card.life
    found = [rate(party.member("wren", wounds=life - left)) for left in (3, 2, 1)]
    assert found[1] - found[2] > found[0] - found[1] + 0.3


def test_to_reach_the_last_page_is_worth_most() -> None:
    """On the road only the depth counts."""
    found = [rate(make_mission(page, hostile=False)) for page in (0, 1, -1)]
    assert found[2] - found[1] > 3 * (found[1] - found[0]) > 0
    roads = []
    for page in (0, 1):
        party = make_mission(page, hostile=False)
        party.state.here = None
        roads.append(rate(party))
    assert roads[1] - roads[0] == pytest.approx(found[1] - found[0])
