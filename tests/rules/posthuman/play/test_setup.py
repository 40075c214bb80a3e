"""Setup, the short game, and the order of play (PH-2, PH-7, PH-22, PH-23)."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rules.engine import Illegal, Table
from rules.posthuman import GAME
from rules.posthuman.model.characters import choose_characters
from rules.posthuman.model.decks import CARDS, CONTENT, ICONS, START, TILES, find_kind, list_copies
from rules.posthuman.model.state import State
from rules.posthuman.play.setup import apply_head_start
from tests.rules.posthuman.build import DECKS, NAMES, make_characters, open_table_of
from tests.rules.posthuman.invariants import list_all_cards
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, figure, make_rows


def by_seed(seed: Any, *names: str, **options: Any) -> State:
    """A table whose cards a seed has shuffled."""
    return Table.open(GAME, names=names or ("Ada",), seed=str(seed), options=options).state


def count_cards(s: State) -> Counter[str]:
    return Counter([*s.tiles, *list_all_cards(s)])


def find_shuffled_decks() -> set[str]:
    """The decks that lie differently with another seed."""
    piles: list[dict[str, Any]] = []
    for seed in "ab":
        s = by_seed(seed, "Ada", "Ben")
        piles.append({name: getattr(s, name).pile for name in DECKS})
        piles[-1] |= {f"level {n}": deck.pile for n, deck in s.encounters.items()}
        piles[-1] |= {kind: deck.pile for kind, deck in s.minions.items()} | {"tiles": s.tiles}
    return {name for name, pile in piles[0].items() if pile != piles[1][name]}


def find_fortress_places(seeds: int, **options: Any) -> set[tuple[int, int]]:
    """How many events there are alone, and on which turn the Fortress may come."""
    piles = [by_seed(seed, **options).events.pile for seed in range(seeds)]
    return {(len(pile), pile[::-1].index("fortress") + 1) for pile in piles}


def out_alone() -> Counter[str]:
    """What is out of the game alone, but for starting items."""
    s = open_table_of(1, custom=True).s
    assert not {*map(find_kind, s.removed)} & {*map(find_kind, (*s.skills.pile, *s.equipment.pile))}
    starting = list_copies(CONTENT.starting)
    return Counter(find_kind(one) for one in s.removed if one not in starting)


def list_icons(seats: int, **options: Any) -> set[int]:
    return {ICONS[one] for one in open_table_of(seats, **options).s.market}


def at_home() -> list[Any]:
    case = make_characters(2, choose_characters).defaults()
    humans = [case.human(seat) for seat in (0, 1)]
    return [(one.on_start, one.tile.foraged, one.place, [*one.map]) for one in humans]


def describe_start() -> tuple[Any, ...]:
    case = open_table_of(3, 1, 0)
    told = "Ben wins the roll for starting player." in case.texts("setup")
    return (case.s.first, case.luck.picked[0], told)


def list_flags(**options: Any) -> tuple[bool, bool]:
    s = open_table_of(2, **options).s
    return (s.short, s.strict)


SOCIAL = {"looting": 2, "raiding": 2, "storytelling": 1, "psychologist": 1, "camo-tent": 1}
# fmt: off
SETUP = [
    figure("PH-1.3", lambda: [*GAME.seats], [1, 2, 3, 4]),
    figure("PH-1.7 PH-2.5a PH-7.2", open_table_of(4, 2, 0).s.list_seats_clockwise, [2, 3, 0, 1]),
    # Every card is in exactly one place, and every deck is shuffled.
    *(
        figure("PH-1.1", lambda n=n, custom=custom: count_cards(open_table_of(n, custom=custom).s),
            Counter({*CARDS} - {START.id}))
        for n in (1, 2, 4) for custom in (False, True)
    ),
    figure("PH-1.2", lambda: {*open_table_of(2).s.tiles}, {*TILES} - {START.id}),
    figure("PH-2.3", find_shuffled_decks,
        {*DECKS, "level 1", "level 2", "level 3", "human", "mutant", "tiles"}),
    # Items for more players are out if characters are built; the Fortress is for solo play.
    figure("PH-2.1 PH-23.3", lambda: list_icons(2, custom=True), {1, 2}),
    figure("PH-2.1", lambda: "painkillers.3" in open_table_of(2, custom=True).s.removed, True),
    figure("PH-23.3 PH-3.5", lambda: list_icons(2), {1, 2, 3, 4}),
    figure("PH-2.2", lambda: len(open_table_of(2).s.events.pile), 20),
    figure("PH-2.2", lambda: "fortress" in open_table_of(2).s.removed, True),
    # Everybody begins at home, before the first space; a die picks the starting player.
    figure("PH-2.4", at_home, [(True, False, 0, ["0,0"])] * 2),
    figure("PH-2.5", describe_start, (1, (0, 1, 2), True)),
    # Ready characters, full length and speed, unless the host says otherwise.
    figure("PH-2.6 PH-2.6a", lambda: open_table_of(2, 0, 0).prompt().topic, "character"),
    figure("PH-2.6 PH-2.6a", lambda: open_table_of(2, custom=True).topics(), ["stats", "stats"]),
    figure("PH-2.7", list_flags, (False, False)),
    figure("PH-2.7", lambda: list_flags(short=True), (True, False)),
    figure("PH-2.7", lambda: list_flags(strict=True), (False, True)),
    # Alone what acts on others is out, and the Fortress is among the lowest three.
    figure("PH-21.8", lambda: list_icons(1, custom=True), {1}),
    figure("PH-21.8", out_alone, {"guide": 1, "great-explorer": 1, **SOCIAL}),
    figure("PH-21.8",
        lambda: {"togetherness", "trader-caravan"} <= {*open_table_of(1).s.events.pile}, True),
    figure("PH-21.9", lambda: find_fortress_places(20), {(19, 17), (19, 18), (19, 19)}),
    figure("PH-22.5", lambda: find_fortress_places(20, short=True), {(13, 11), (13, 12), (13, 13)}),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), SETUP)
def test_setup(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted


@pytest.mark.rule("PH-1.3")
def test_five_players_are_refused() -> None:
    with pytest.raises(Illegal):
        by_seed("seed", "A", "B", "C", "D", "E")


start_rows = make_rows({}, apply_head_start)


@start_rows("""
PH-22.1 | three | .. -> all.place=4,4,4 burdens=2,2,2
# Three cards in any mix; of several weapons one stays, unseen by others.
PH-22.2 PH-22.3 | two; gun gun-1 gun-2 gun-3; stack weapons gun-1 gun-2 gun-3;
        gear thing-0 thing-1 thing-2 thing-3; stack equipment thing-0 thing-1 thing-2 thing-3
    -> topics=mix,mix | 0:3 1:0 -> topics=keep secret options=gun-1,gun-2,gun-3 |
        gun-2 -> hand=gun-2 used.weapons=gun-1,gun-3 Ben.hand=thing-0,thing-1,thing-2
    .. -> hand=thing-0,thing-1,gun-1 gear=0
PH-22.2 | alone phase=event turn=0; food=1 holds field-dressing; play game
    -> frees=play:field-dressing.1
PH-22.4 PH-22.4a | alone; combat two xp=2; story none {} {}; combat one xp=1;
        stack level1 two none one
    .. -> trophies=two,one counters=1 used.level1=none
PH-22.5 | three; stack scars thick-neck hare-legs long-stride owl-eyes many-voices second-teeth
    -> topics=mix,mix,mix burdens=2,2,2
""")
def test_the_short_game(check: Check) -> None:
    check()


TWELVE = " ".join(f"tile-{n}" for n in range(12))
TURNS = {
    # The next events do nothing.
    "calm-events": "event one two six {evade: {roll: {what: evade, n: 0}}}; "
    "only events one two six",
    # Ada and Ben have food for days, and have declared this; the next tiles fit everywhere.
    "fed": "calm-events; Ada food=9 declares {}; Ben food=9 declares {}; "
    f"tile {TWELVE}; stack tiles {TWELVE}",
    # Three do different things, and Dov camps; Cleo is asked something as she forages.
    "side-by-side": "fed move; Ben declares scout; Cleo food=9 declares forage; "
    "Dov food=9 health=1 declares camp; "
    "skill finder {forage: {food: 1}, ask: true}; Cleo has finder",
    # The end of a turn, with an event in force, and notes for this turn and for good.
    "turn-ends": "two phase=mutants; calm-events; used={aa/0: turn, bb/0: once} "
    "flags={trade_any: turn}; event wind {}; state event=wind",
}
turn_rows = make_rows(TURNS)


@turn_rows("""
# Camps come first; in strict pace forage, scout and move follow one by one, clockwise.
PH-7.1 PH-23.4 | four phase=camp strict=yes; side-by-side
    -> Dov.health=3 waits=Cleo | . -> waits=Ben
PH-7.2 PH-23.4 | three strict=yes; fed scout; Cleo food=9 declares scout; state first=1
    -> waits=Ben | . . . -> waits=Cleo | . . . -> waits=Ada
# At speed all act side by side, and a reaction holds up nobody but whom it is for.
PH-23.2 PH-23.4 | four; side-by-side
    -> waits=Ada,Ben,Cleo | 1:. 1:. 1:. -> waits=Ada,Cleo
PH-23.5 | three; fed move; tile lane zones=1+1; on lane done=1 zone=0; Ben on lane done=1 zone=0;
        deed blow {morale: -1}; Cleo turned laid=blow; Cleo aims 0 when=ask
    -> waits=Ben,Cleo Cleo.topics=reaction
# Who falls by the event or by hunger still acts from home; while others act, not any more.
PH-7.3 | two phase=event; health=1 food=3 on farm; Ben health=5 hunger=3;
        event storm {event: {health: -1}}; only events storm
    until:declare -> fallen Ben.fallen at=0,0 topics=declare,declare
PH-7.3 | two strict=yes; fed scout; Ben declares move;
        gear poison once=yes {anytime: {morale: -9}, ask: true}; Ben has poison
    -> waits=Ada | 1:poison/0 until:declare -> Ben.fallen Ben.cells=0,0
# Turn-end effects, the check, and only then the event goes with what was for the turn.
PH-7.4 | turn-ends {turn_end: {jp: 1}}; place=9 | -> winners=Ada event=wind
PH-7.4 | turn-ends | -> turn=2 used.events=wind used=bb/0:once flags=0
PH-21.1 | two phase=event; Ben turned; calm-events; hunger=3
        has thick-neck hare-legs long-stride owl-eyes; only scars many-voices
    -> winners=Ada,Ben phase=event told.declared=0
""")
def test_turns(check: Check) -> None:
    check()


@pytest.mark.rule("PH-7.1")
def test_the_phases_come_in_order() -> None:
    road = read_road(
        "two phase=event turn=3; food=9 health=3; Ben food=9 health=3; calm-events; "
        "orders trade=ask eat=always",
        TURNS,
    )
    case = road.play(game=GAME)
    assert case.s.turn == 4
    seen: list[str] = []
    while case.s.turn == 4:
        seen += [topic for topic in dict.fromkeys(case.topics()) if topic not in seen]
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    assert seen == ["eat", "declare", "trade"]
    kinds = [event.kind for event in case.told()]
    order = ["turn", "event", "eat", "declared", "gain"]
    assert sorted(order, key=kinds.index) == order


@pytest.mark.rule("PH-7.3")
def test_a_knockout_after_declaring_loses_the_action() -> None:
    road = read_road(
        "two phase=camp; fed camp; Ben declares move; health=3; Ben health=1; "
        "skill punch vs=yes {camp: {health: {n: -1, whom: other}}, ask: true}; has punch",
        TURNS,
    )
    case = road.play(game=GAME)
    while case.s.phase == "camp":
        prompt = case.table.needed_prompts[0]
        wanted = [o.id for o in prompt.options if "punch" in o.id or o.id in ("yes", "1")]
        case.table.answer(prompt.id, wanted[:1] or prompt.default)
    assert case.fallen(1)
    assert "destination" not in case.topics(1)
    assert case.s.phase not in ("act", "camp")


@pytest.mark.rule("PH-30.18", "PH-7.5")
@pytest.mark.parametrize("options", [{}, {"custom": True}, {"short": True}, {"strict": True}])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_defaults_alone_raise_no_error_turn_nobody_and_end_a_solo_game(
    seats: int, options: dict[str, bool]
) -> None:
    table = Table.open(GAME, names=NAMES[:seats], seed="s", options=options)
    for _ in range(600):
        if table.result is not None:
            break
        prompt = table.needed_prompts[0]
        assert prompt.topic != "evolve" or prompt.default == ["stay"]
        table.lapse_prompt(prompt.id)
    assert seats > 1 or table.result is not None
