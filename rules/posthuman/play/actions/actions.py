"""The four actions, by name too, and the free actions that cards give (PH-8.7, PH-11, PH-25.14)."""

from collections.abc import Sequence

from rules.engine import Option, Play, Text
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.effects.models import Free
from rules.posthuman.effects.performing import register_operation
from rules.posthuman.model import tiles
from rules.posthuman.model.decks import name_of
from rules.posthuman.model.terms import HEALTH_FROM_CAMP, Action, Hurt
from rules.posthuman.play.actions.beginning import begin_action
from rules.posthuman.play.actions.helping import help_others
from rules.posthuman.play.actions.legality import count_forage_draws, is_legal_action
from rules.posthuman.play.context import Here, while_standing
from rules.posthuman.play.mutants import mutant_actions
from rules.posthuman.play.people import supplies
from rules.posthuman.play.people.sheet import gain_on_track
from rules.posthuman.play.travel.movement import resolve_move
from rules.posthuman.words import Message


def play_camp_step(h: Here, campers: Sequence[int]) -> Play[None]:
    """Let all campers camp at once, each at their own pace, until all are done (PH-7.1,
    PH-11.7)."""
    yield from h.together([while_standing(h, seat, resolve_camp(h, seat)) for seat in campers])


def resolve_camp(h: Here, seat: int) -> Play[None]:
    """Play the whole action. Raises Fallen if a mutant's reaction knocks the camper out."""
    if not (yield from begin_action(h, seat, "camp")):
        return
    if not gain_on_track(h, seat, "health", HEALTH_FROM_CAMP, Message("camp")):
        told = Message("camps-in-full-health", player=h.name_seat(seat))
        h.tell(told, kind="camp", seat=seat)
    yield from _recover_in_safe_house(h, seat)
    yield from fire_hook(h, seat, "camp")
    yield from help_others(h, seat)


def _recover_in_safe_house(h: Here, seat: int) -> Play[None]:
    """Give one more health or morale, as the player chooses, in an active safe house (PH-11.1,
    PH-11.1a)."""
    human = h.human(seat)
    if not human.in_safe_house:
        return
    missing: dict[Hurt, int] = {
        "health": human.limits["health"] - human.health,
        "morale": human.limits["morale"] - human.morale,
    }
    useful = [hurt for hurt, n in missing.items() if n > 0]
    if not useful:
        return
    default = max(useful, key=lambda hurt: missing[hurt])
    chosen = yield from h.choose(
        seat,
        Message("safe-house-gives"),
        [
            Option(
                hurt,
                "camp",
                Message("amount", n=1, unit=hurt),
                Message("have-of-limit", has=has, limit=limit, hurt=hurt),
            )
            for hurt, has, limit in (
                ("health", human.health, human.limits["health"]),
                ("morale", human.morale, human.limits["morale"]),
            )
            if hurt in useful
        ],
        default=default,
        topic="safe-house",
        data={"missing": dict(missing)},
        rule="PH-11.1",
    )
    gain_on_track(h, seat, "health" if chosen == "health" else "morale", 1, Message("safe-house"))


def resolve_forage(h: Here, seat: int, *, asked: bool = False) -> Play[None]:
    """Play the whole action. `asked`: its player has just agreed to it, and is not asked again.
    Raises Fallen if a mutant's reaction knocks the forager out."""
    if not (yield from begin_action(h, seat, "forage", asked=asked)):
        return
    human = h.human(seat)
    card = human.tile.card
    n = count_forage_draws(h.s, seat)
    human.tile.foraged = True
    cause = Message("foraging", place=card.name, zones=len(card.zones))
    yield from supplies.take_supply(h, seat, supplies.draw(h, n), cause)
    yield from fire_hook(h, seat, "forage")


def resolve_scout(h: Here, seat: int, *, asked: bool = False) -> Play[None]:
    """Play the whole action. `asked`: its player has just agreed to it, and is not asked again.
    Raises Fallen if a mutant's reaction knocks the scout out."""
    if not (yield from begin_action(h, seat, "scout", asked=asked)):
        return
    drawn = tiles.draw(h, seat, len(h.human(seat).find_empty_exits()))
    told = Message(
        "scouts", player=h.name_seat(seat), place=h.human(seat).tile.card.name, n=len(drawn)
    )
    h.tell_of(seat, told, kind="tile")
    for number, tile in enumerate(drawn):
        yield from _place_drawn_tile(h, seat, tile, drawn[number + 1 :])
    yield from mutant_actions.resolve_reactions(h, seat, "scout", "placed")
    yield from fire_hook(h, seat, "scout")


def _place_drawn_tile(h: Here, seat: int, tile: str, later: list[str]) -> Play[None]:
    """Ask how to lay one drawn tile, which nobody else knows yet, and lay it (PH-6.18,
    PH-11.13)."""
    human = h.human(seat)
    ways = tiles.list_placements(human, tile)
    options = tiles.list_placement_options(human, tile)
    chosen = ways[0].id
    if len(ways) > 1:  # if there is one way the tile is laid at once, which gives nothing away
        text = Message("lay-where", tile=tiles.describe_tile(tile))
        if later:
            names = [name_of(one) for one in later]
            text = Message("lay-where-first", tile=text.data["tile"], later=names)
        chosen = yield from h.choose(
            seat,
            text,
            options,
            secret=True,
            about=Message("about-laying-scouted", player=h.name_seat(seat)),
            topic="place",
            data={"tile": tile, "later": later, "ways": [option.data for option in options]},
            rule="PH-6.4",
        )
    way = next(one for one in ways if one.id == chosen)
    tiles.lay_tile(h, seat, tile, way.cell, way.quarters)


def perform_action(h: Here, seat: int, action: Action, *, asked: bool = False) -> Play[None]:
    """Play one of the four actions, or do nothing for "nothing". `asked`: its player has just
    agreed to it, and is not asked again."""
    if action == "camp":
        yield from resolve_camp(h, seat)
    elif action == "forage":
        yield from resolve_forage(h, seat, asked=asked)
    elif action == "scout":
        yield from resolve_scout(h, seat, asked=asked)
    elif action == "move":
        yield from resolve_move(h, seat)


@register_operation(Free)
def apply_free_action(h: Here, seat: int, primitive: Free, cause: Text) -> Play[None]:
    """Play a free action if it is legal now, and use up what the ordinary action would (PH-8.7)."""
    player, action = h.name_seat(seat), primitive.action
    if not is_legal_action(h.s, seat, action):
        told = Message("cannot-act-now", cause=cause, player=player, action=action)
        h.tell(told, kind="lost", seat=seat)
        return
    told = Message("may-act-for-free", cause=cause, player=player, action=action)
    h.tell(told, kind="free", seat=seat)
    yield from perform_action(h, seat, primitive.action, asked=True)
