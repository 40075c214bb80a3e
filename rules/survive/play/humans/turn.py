"""A Human's turn on a number: move, pick up Crates, discover or attack or collect, and the end
step (SV-3.10)."""

from functools import cache, partial

from rules.engine import Option, Play, Prompt
from rules.kit.turns import Asked, Turn
from rules.survive.model.board import Space, list_spaces
from rules.survive.model.components import (
    HARVEST,
    HOMES,
    MONTHS_TO_WIN,
    YIELDS,
    Act,
    Token,
    describe_cost,
    describe_element_cards,
)
from rules.survive.model.state import State
from rules.survive.play import absence
from rules.survive.play.bank import gather_cards
from rules.survive.play.context import Here, ask_seat
from rules.survive.play.crates import pick_up_crates
from rules.survive.play.ending import award_human_win
from rules.survive.play.humans import building, trading
from rules.survive.play.humans.combat import attack_as_human, list_human_targets
from rules.survive.play.humans.discovery import resolve_human_discovery
from rules.survive.play.humans.movement import (
    SpaceDescriber,
    describe_place,
    describe_spaces,
    find_human_ends,
    find_human_reach,
    is_human_stuck,
    list_move_options,
)
from rules.survive.words import Message
from rules.survive.words.news import begin_news


def play_human_turn(t: Here, seat: int, points: int) -> Play[None]:
    """Play a Human's turn on a number. Without a destination, all of it is forfeit (SV-3.11,
    SV-3.12)."""
    s = t.state
    reach = find_human_reach(s, seat, points)
    ends = find_human_ends(s, seat, reach)
    if not ends:
        why = "forfeits-held" if is_human_stuck(s, seat) else "forfeits"
        t.tell(Message(why, player=t.name_seat(seat)), kind="forfeit", seat=seat)
        return
    s.to_move = True
    space = yield from ask_seat(t, _make_move_prompt(t, seat, points, reach, ends))
    s.to_move = False
    player = s.players[seat]
    begin_news(s)
    s.trail = [(player.space, space)]
    told = Message("goes", who=t.name_seat(seat), start=player.space, end=space)
    t.tell(told, kind="move", seat=seat, space=space)
    player.space = space
    landed_home = yield from _resolve_landing(t, seat)
    yield from _end_step(t, seat, landed_home)


def _make_move_prompt(t: Here, seat: int, points: int, reach: int, ends: int) -> Prompt[str]:
    s = t.state
    options = list_move_options(ends, describe_ends(s, seat, ends))
    # The options betray the hand if a Monster is in reach (SV-19.5), and the default does if the
    # right cards would win at home. The question is private whenever either is in reach: if it
    # were private only when the hand suffices, that would betray as much.
    home = s.find_token_spaces(HOMES[s.players[seat].colour])
    ready = bool(reach & home) and s.count_months(seat) >= MONTHS_TO_WIN
    secret = ready or bool(reach & s.monster_spaces())
    return t.choice(
        seat,
        Message("go-where", roll=points),
        options,
        default=absence.choose_human_destination(s, seat, ends),
        secret=secret,
        about=Message("about-moving", player=t.name_seat(seat), roll=points),
        topic="human-move",
        rule="SV-4.19",
    )


def describe_ends(s: State, seat: int, ends: int) -> SpaceDescriber:
    """Return what says in a few words what ending on one of these spaces brings this Human."""
    colour = s.players[seat].colour
    haunted = list_spaces(ends & s.monster_spaces())
    prey = {space: list_human_targets(s, seat, space) for space in haunted}
    defended = [space for space, there in s.defenses.items() if colour in there]

    def brings(space: Space, token: Token) -> Message:
        if space in prey:
            return _describe_prey(prey[space], token)
        if token in YIELDS:
            return _describe_harvest(token, HARVEST[space in defended])
        return describe_place("place-home" if token == HOMES[colour] else "token", token)

    return describe_spaces(s, brings, s.crates.copy())


def _describe_prey(targets: list[str], token: Token) -> Message:
    """Say which Monster this Human can attack there, and for what, unless they have the choice."""
    vampire = "vampire" in targets
    if vampire and len(targets) > 1:
        return describe_place("place-to-attack", token)
    act: Act = "attack vampire" if vampire else "attack zombie"
    kind = "place-to-attack-vampire" if vampire else "place-to-attack-zombie"
    return describe_place(kind, token, cost=describe_cost(act))


@cache
def _describe_harvest(token: Token, cards: int) -> Message:
    return Message(
        "place-of-cards", token=token, cards=describe_element_cards(cards, YIELDS[token])
    )


def _resolve_landing(t: Here, seat: int) -> Play[bool]:
    """Resolve all that ending on the space brings. Return whether it is the Home Village."""
    s = t.state
    space = s.players[seat].space
    pick_up_crates(t, seat, space)
    if space not in s.tokens:
        resolve_human_discovery(t, seat)
    elif s.has_monster_on(space):
        yield from attack_as_human(t, seat)
    elif s.is_element(space):
        cards = HARVEST[s.has_defense(space, seat)]
        gather_cards(t, seat, "collecting", YIELDS[s.tokens[space]], cards)
    return space == s.find_home(seat)


def _end_step(t: Here, seat: int, landed_home: bool) -> Play[None]:
    """Let the player trade, swap and build, one at a time, in any order and number (SV-3.13)."""
    s = t.state
    built = False
    h = Turn(t)
    while True:
        if landed_home:
            award_human_win(t, seat)
        options = _list_end_options(t, seat)
        if not options:
            break
        menu: list[Asked] = [("menu", _make_end_prompt(t, seat, options, built))]
        if s.offer:
            menu.append(("offer", trading.make_offer_prompt(t, seat)))
        role, _, chosen = yield from h.ask_menu(partial(list, menu))
        if role == "offer":
            trading.settle_offer(t, seat, chosen)
        elif chosen == "done":
            break
        elif chosen == "build":
            building.build_next_size(t, seat)
            built = True
        elif chosen.startswith("swap-"):
            _, given, wanted = chosen.split("-")
            trading.swap_cards(t, seat, given, wanted)
        else:
            yield from trading.make_offer(t, seat, int(chosen.removeprefix("trade-")))
    s.offer = None


def _list_end_options(t: Here, seat: int) -> list[Option]:
    """List what is left to choose in the end step (SV-3.14)."""
    s = t.state
    options = []
    step = building.find_buildable(s, seat)
    if step:
        options.append(building.make_build_option(step, s.players[seat].space))
    options += [
        trading.make_swap_option(given, wanted) for given, wanted in trading.list_swaps(s, seat)
    ]
    options += [trading.make_trade_option(t, other) for other in trading.list_partners(s, seat)]
    return options


def _make_end_prompt(t: Here, seat: int, options: list[Option], built: bool) -> Prompt[str]:
    """Make the question of the end step: these options, or to end it, and with it an offer that
    stands (SV-8.3)."""
    offer = t.state.offer
    detail = Message("ends-offer", player=t.name_seat(offer.to)) if offer else ""
    return t.choice(
        seat,
        Message("what-else"),
        [*options, Option("done", "done", Message("end-turn"), detail)],
        default="build" if options[0].id == "build" and not built else "done",
        secret=True,
        about=trading.end_step(t, seat),
        topic="end of turn",
        rule="SV-3.13",
    )
