"""Write the side panel of the table card: how each player stands, in short lines."""

from pictures.artist import PANEL_CHARACTERS, clip
from pictures.aurora import facts
from pictures.aurora.words import Message
from pictures.aurora.words.phrases import label_colour, label_enemy, label_player, list_stocks
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.ending import LAST_ROUND
from rules.aurora.view import AutomaView, PlayerView, View
from rules.engine import Text


def format_panel(view: View) -> str:
    """Write the panel: round, phase, Aurora, a line for each player, Enemies, deck."""
    lines: list[Text] = [_describe_round(view)]
    lines.append(
        Message("panel-ship", track=facts.label_track_space(view), quay=facts.label_quay(view))
    )
    if view.storm:
        lines.append(Message("panel-storm"))
    lines += _list_player_lines(view)
    if view.foes:
        lines.append(_describe_foes(view))
    lines.append(f"-# {_describe_stock(view)}")
    return clip("\n".join(map(str, lines)), PANEL_CHARACTERS)


def _describe_round(view: View) -> str:
    line = Message("panel-round", round=view.round, last=LAST_ROUND, phase=view.phase)
    if view.acting is None:
        return str(line)
    return f"{line} · {Message('panel-acts', player=label_player(view, view.acting))}"


def _describe_foes(view: View) -> Message:
    foes = [
        str(Message("panel-enemy", enemy=label_enemy(foe), left=len(foe.boxes) - foe.filled))
        for foe in view.foes
    ]
    if not view.area:
        return Message("panel-enemies", enemies="; ".join(foes))
    return Message(
        "panel-enemies-aimed", enemies="; ".join(foes), area=facts.find_area_key(view.area)
    )


def _describe_stock(view: View) -> str:
    parts = [
        describe_deck(view),
        Message("panel-objects", count=view.objects),
        Message("panel-common", count=len(view.common)),
        Message("defeated", count=len(view.defeated)),
    ]
    return " · ".join(map(str, parts))


def describe_deck(view: View) -> Message:
    """Say how many cards are in the Exploration deck, and of which period the next one is."""
    if not view.period:
        return Message("panel-deck", deck=view.deck)
    return Message("panel-deck-of-period", deck=view.deck, period=facts.PERIODS[view.period])


def _list_player_lines(view: View) -> list[str]:
    """List a line for each player, in the Turn Order; those who are not in it come last."""
    first = [seat for seat in view.order if seat != AUTOMA]
    rest = [p.seat for p in view.players if p.seat not in first]
    lines = []
    for seat in [*view.order, *rest]:
        if seat == AUTOMA:
            assert view.automa is not None
            lines.append(_describe_automa(view, view.automa))
        else:
            lines.append(_describe_player(view, view.players[seat]))
    if view.automa is not None and AUTOMA not in view.order:
        lines.append(_describe_automa(view, view.automa))
    return lines


def _describe_player(view: View, p: PlayerView) -> str:
    mark = "▸ " if view.acting == p.seat else ""
    head = f"{mark}**{label_player(view, p.seat)}** ({label_colour(view, p.seat)})"
    if p.out:
        return f"{head} · {Message('out')}"
    parts: list[Text] = [
        head,
        *_list_points_and_places(view, p.seat, p.space),
        Message("stock", what="fame", number=p.fame),
        Message("stock", what="fury", number=p.fury),
        *list_stocks(p),
        Message("panel-cards", count=p.hidden),
        Message("panel-speed", speed=p.speed),
    ]
    return " · ".join(map(str, parts))


def _list_points_and_places(view: View, who: int, space: str) -> list[Text]:
    """List somebody's points, if the game has been scored, and where in the Turn Order and on the
    road they are."""
    points = facts.sum_points(view, who)
    scored = [] if points is None else [f"**{Message('points', points=points)}**"]
    turn = facts.label_turn_place(view, who)
    if turn:
        return [*scored, Message("panel-turn-at", turn=turn, space=space)]
    return [*scored, Message("panel-at", space=space)]


def _describe_automa(view: View, a: AutomaView) -> str:
    mark = "▸ " if view.acting == AUTOMA else ""
    parts: list[Text] = [
        f"{mark}**{Message('automa')}**",
        *_list_points_and_places(view, AUTOMA, a.space),
        Message("stock", what="fame", number=a.fame),
        *list_stocks(a),
        Message("panel-survivors", survivors=a.survivors, contaminated=a.contaminated),
        Message("panel-cards", count=a.cards),
    ]
    return " · ".join(map(str, parts))
