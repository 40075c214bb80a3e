"""What effects do to the page: tokens, objectives, environments, lines, exits, and where members
stand (AF-25.9)."""

from collections.abc import Iterable

from rules.aftermath.effects import models
from rules.aftermath.effects.performing import register_for_members, register_operation
from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import Token
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import environments, hazards, maps
from rules.aftermath.play.page.tokens import put_objective_back, put_token, take_token
from rules.aftermath.play.turn import visiting
from rules.aftermath.words import Message
from rules.engine import Play, Text


@register_operation("place")
def _apply_place(h: Here, effect: models.Put, by: Member, cause: Text) -> None:
    put = [number for number in effect.spaces if put_token(h.s, number, effect.token)]
    _tell_placed(h, effect.token, put, cause)


@register_operation("objective")
def _apply_objective(h: Here, effect: models.Objective, by: Member, cause: Text) -> None:
    """Place the objective token (AF-6.12), except on a revisit (AF-3.16)."""
    if not h.s.visit.revisit and put_token(h.s, effect.space, "objective"):
        _tell_placed(h, "objective", [effect.space], cause)


def _tell_placed(h: Here, token: Token, spaces: list[int], cause: Text) -> None:
    if spaces:
        where = _name_spaces(h, spaces)
        if token == "objective":
            told = Message("places-objective", cause=cause or 0, spaces=where)
        else:
            told = Message("places-token", cause=cause or 0, token=token, spaces=where)
        h.tell(told, kind="token", token=token, spaces=spaces)


def _name_spaces(h: Here, spaces: Iterable[int]) -> list[Message]:
    return [maps.name_space(h.s, number) for number in spaces]


@register_operation("take")
def _apply_take(h: Here, effect: models.Put, by: Member, cause: Text) -> None:
    taken = [number for number in effect.spaces if take_token(h.s, number, effect.token)]
    if taken:
        where = _name_spaces(h, taken)
        told = Message("takes-token", cause=cause or 0, token=effect.token, spaces=where)
        h.tell(told, kind="token", token=effect.token, spaces=taken, taken=True)


@register_operation("keep_token")
def _keep_token(h: Here, effect: models.Bare, by: Member, cause: Text) -> None:
    """Keep the objective token whose entry is being read (AF-3.9)."""
    put_objective_back(h)


@register_operation("environment")
def _apply_environment(h: Here, effect: models.SetEnvironment, by: Member, cause: Text) -> None:
    (environments.end_environment if effect.ends else environments.start_environment)(
        h, effect.name
    )


@register_operation("line")
def _apply_line(h: Here, effect: models.ChangeLine, by: Member, cause: Text) -> None:
    a, b = effect.between
    h.s.visit.lines[maps.make_line_key(a, b)] = effect.to
    ends = _name_spaces(h, (a, b))
    told = Message("changes-line", cause=cause or 0, spaces=ends, line=effect.to)
    h.tell(told, kind="line", between=[a, b], line=effect.to)


@register_operation("exit")
def _apply_exit(h: Here, effect: models.ChangeExit, by: Member, cause: Text) -> None:
    """Open or close an exit, and tell everybody if that changes it."""
    one = next(one for one in h.s.visit.printed_page.exits if one.letter == effect.letter)
    exits = h.s.visit.exits
    if exits.get(one.letter, one.open) != effect.open:
        exits[one.letter] = effect.open
        told = Message(
            "opens-exit" if effect.open else "closes-exit",
            cause=cause or 0,
            letter=one.letter,
            exit=one.label,
        )
        h.tell(told, kind="exits", letter=one.letter, open=effect.open)


@register_for_members("move")
def _apply_move(h: Here, member: Member, effect: models.Move, cause: Text) -> Play[None]:
    """Move the affected members to a space. They end a movement there (AF-6.16), and the active
    member reads the entries there in its own turn (AF-3.4)."""
    if h.s.party[member].at in (None, effect.space):
        return
    h.s.party[member].at = effect.space
    told = Message(
        "is-moved",
        cause=cause or 0,
        member=h.name_member(member),
        space=maps.name_space(h.s, effect.space),
    )
    h.tell_of(member, told, kind="move", space=effect.space)
    yield from hazards.end_of_movement(h, member)
    if h.s.phase == "turn" and h.s.party[member].at == effect.space:
        yield from visiting.enter_space(h, member)
