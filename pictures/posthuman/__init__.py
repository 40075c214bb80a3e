"""Posthuman: the journey, each player's map, and the fights on the way."""

from typing import Any

from pictures.artist import FromFunctions
from pictures.drawing import Drawing
from pictures.kit.phrases import format_plain_name
from pictures.posthuman import board
from pictures.posthuman.fights import assault, fight
from pictures.posthuman.map import atlas, placing
from pictures.posthuman.people import cards, players
from pictures.posthuman.words import Message, facts
from pictures.posthuman.words import descriptions as words
from rules.engine import Prompt
from rules.posthuman.view_models import View


def list_pictures(view: View) -> tuple[Drawing, ...]:
    """List the public pictures: the table, then each fight and each mutant's attack, then the map
    of each human."""
    public = facts.make_public_view(view)
    title = str(Message("picture-table"))
    found = [Drawing("table", title, public, board.draw, words.describe_picture)]
    names = [player.name for player in view.seats]
    for player in public.seats:
        name = facts.label_player_plainly(player)
        if facts.fight_of(player) is not None:
            one = facts.OneSeat(player=player, names=names)
            key, title = f"fight-{player.seat}", str(Message("picture-fight", name=name))
            found.append(Drawing(key, title, one, fight.draw, words.fight_alt))
        attack = facts.find_assaulted(view.seats, player)
        if attack is not None:
            key, title = f"attack-{player.seat}", str(Message("picture-attack", name=name))
            found.append(Drawing(key, title, attack, assault.draw, words.describe_assault))
    for player in view.seats:
        if player.human is not None:
            both = facts.OneSeat(player=player, names=names)
            title = str(Message("picture-map", name=facts.label_player_plainly(player)))
            found.append(Drawing(f"map-{player.seat}", title, both, atlas.draw, words.describe_map))
    return tuple(found)


def find_plate(view: View, seat: int | None) -> Drawing | None:
    """Find the picture of this seat's map, or that of the table if the seat has no map."""
    shown = list_pictures(view)
    return next((one for one in shown if one.name == f"map-{seat}"), shown[0])


ON_THE_MAP = frozenset({"destination", "level", "tile", "place", "forage"})
"""Topics of questions that players can answer only with their own map before them."""


def list_private_pictures(view: View, prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
    """List the pictures that only the reader may see. First comes the one that the question needs,
    if any: the places for a drawn tile, or the reader's own map. Then come the reader's cards, if
    there are any."""
    if view.seat is None:
        return ()
    found: list[Drawing] = []
    human = view.seats[view.seat].human
    own = view.private
    ways = prompt.data.get("ways") if prompt is not None else None
    if human is not None and own.drawn_tiles and ways:
        shown = placing.make_placing(human, own.drawn_tiles, ways)
        title = str(Message("picture-place"))
        found.append(Drawing("place", title, shown, placing.draw, placing.describe_placing))
    elif human is not None and prompt is not None and prompt.topic in ON_THE_MAP:
        names = [player.name for player in view.seats]
        one = facts.OneSeat(player=facts.make_public_view(view).seats[view.seat], names=names)
        title = str(Message("picture-own-map"))
        found.append(Drawing("map", title, one, atlas.draw, words.describe_map))
    if cards.has_cards_to_show(own):
        held = cards.make_held(own, [format_plain_name(player.name) for player in view.seats])
        title = str(Message("picture-own-cards"))
        found.append(Drawing("cards", title, held, cards.draw, cards.describe_held))
    return tuple(found)


ARTIST = FromFunctions(
    pictures=list_pictures,
    panel=words.format_panel,
    words=words.describe_table,
    hand=words.format_hand,
    pages={},
    private=list_private_pictures,
    marks=lambda _view, names: facts.make_seat_marks(names),
    faces=players.list_faces,
    plates=find_plate,
)
