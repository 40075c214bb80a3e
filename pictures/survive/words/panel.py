"""Write the side panel of the table card: how everybody stands, in short lines."""

from pictures.artist import PANEL_CHARACTERS, clip
from pictures.survive import facts
from pictures.survive.words import Message, speech
from rules.engine import Text
from rules.survive.model.components import (
    COLOURS,
    CRATES,
    HOMES,
    MONTHS_TO_WIN,
    MOST_DROPS,
    TOKEN_NAMES,
    TOKENS,
    VILLAGES,
)
from rules.survive.view import View


def format_panel(view: View) -> str:
    """Write the round, the turn, each player, the stores and the bag, and any offer or call to
    end."""
    lines = _list_head_lines(view)
    for seat in facts.list_seats(view):
        lines += _list_seat_lines(view, seat)
    lines += _list_store_lines(view)
    if view.offer is not None:
        maker, other = (
            speech.name_seat_player(view, view.offer.by),
            speech.name_seat_player(view, view.offer.to),
        )
        cards = {"cards": view.offer.gives, "takes": view.offer.takes}
        lines.append(Message("panel-offer", player=maker, other=other, **cards))
    if view.calls:
        callers = [speech.name_seat_player(view, seat) for seat in view.calls]
        lines.append(Message("panel-calls", players=callers))
    return clip("\n".join(map(str, lines)), PANEL_CHARACTERS)


def _list_head_lines(view: View) -> list[Text]:
    if view.phase == "colours":
        return [Message("panel-before-start", round=view.last_dawn)]
    left = view.last_dawn - view.round
    lines: list[Text] = [Message("panel-round", round=view.round, last=view.last_dawn, left=left)]
    if view.phase == "over":
        return [*lines, Message("panel-over")]
    text = speech.describe_roll(view)
    lines.append(
        Message("panel-turn", player=speech.name_seat_player(view, view.turn), roll=str(text))
    )
    if view.zombies_to_move:
        zombies = ", ".join(str(speech.label_kind(each)) for each in view.zombies_to_move)
        lines.append(Message("panel-to-move", zombies=zombies))
    return lines


def _list_seat_lines(view: View, seat: facts.Seat) -> list[str]:
    mark = "▸ " if seat.active else ""
    colour = f" ({speech.label_kind(seat.colour)})" if seat.colour and seat.role == "human" else ""
    head = f"{mark}**{speech.label_player(seat)}**{colour}"
    of_60 = [] if seat.progress is None else [Message("progress", progress=seat.progress)]
    parts: list[Text] = [head]
    if view.phase == "colours":
        parts += [] if seat.colour else [Message("no-colour")]
    elif seat.role == "zombie":
        home = len(facts.list_zombies_at_home(view))
        parts += [Message("panel-zombies", count=len(view.zombies), home=home), *of_60]
    elif seat.role == "vampire":
        loose, saved = len(facts.list_loose_coffins(view)), len(facts.list_saved_coffins(view))
        parts += [
            Message("vampire"),
            Message("panel-drops", drops=view.drops, most=MOST_DROPS),
            Message("panel-coffins", loose=loose, saved=saved),
            *([] if view.vampire else [Message("off-board")]),
            *of_60,
        ]
    else:
        parts += [Message("panel-months", months=seat.months, most=MONTHS_TO_WIN), *of_60]
        parts += [f"**{Message('stuck')}**"] if seat.stuck else []
        return [_join_parts(parts), f"-# {_join_parts(speech.list_possessions(seat))}"]
    return [_join_parts(parts)]


def _join_parts(parts: list[Text]) -> str:
    return " · ".join(map(str, parts))


def _list_store_lines(view: View) -> list[Text]:
    crates: list[Text] = [Message("panel-crates", left=view.crates_left, all=CRATES)]
    if view.crates:
        crates.append(Message("crates-lying", spaces=speech.format_crates(view.crates)))
    bag: list[Text] = [Message("panel-bag", count=sum(view.bag.values()))]
    bag += [
        Message("place-number", place=str(TOKEN_NAMES[token]), number=view.bag[token])
        for token in TOKENS
        if token not in VILLAGES and view.bag.get(token)
    ]
    villages = [str(speech.label_kind(colour)) for colour in COLOURS if view.bag.get(HOMES[colour])]
    if villages:
        bag.append(Message("panel-villages", colours=", ".join(villages)))
    return [
        Message("panel-bank", elements=" · ".join(speech.format_elements(view.bank))),
        _join_parts(crates),
        _join_parts(bag),
        Message("panel-cubes"),
    ]
