"""The public facts of a table: pictures, their alt texts and the panel may use nothing else.

They are the same from whichever seat's view they are taken: what only one seat may know is never
copied. When the game is over, hands are public, so the facts include them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pictures.aurora.words import Message
from pictures.kit.faces import Face, make_faces
from pictures.kit.phrases import format_plain_name, tidy_name
from pictures.kit.players import Mark, make_marks
from rules.aurora.model.boxes import Box
from rules.aurora.model.cards import ROMAN
from rules.aurora.model.decks import PARTS
from rules.aurora.model.maps import QUAYS, Space, find_space_number, make_map
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.ending import LAST_ROUND
from rules.aurora.view import CrewView, FoeView, PartView, PlayerView, View

STAGES = 5
"""The phases of a round, as the rules number them."""
STAGE_OF = {
    "exploration": 0,
    "rest": 1,
    "movement": 2,
    "ambush": 3,
    "fire": 3,
    "enemies": 3,
    "end": 4,
}
ZONES = ("active", "rest", "exhausted")
PERIODS = ("", "I", "II", "III")


def make_public_view(view: View) -> View:
    """Copy the view without what only one seat may know; hands stay if the game is over."""
    hidden: dict[str, Any] = {} if view.phase == "over" else {"hand": None}
    players = [
        p.model_copy(update={"name": tidy_name(p.name, 200), **hidden}) for p in view.players
    ]
    return view.model_copy(update={"seat": None, "sheet": None, "players": players})


def find_convoy_colour(view: View, who: int) -> str:
    """Return the colour of a seat's Convoy, or "automa" for that of the Automa."""
    return "automa" if who == AUTOMA else view.players[who].colour


# -- who is who ------------------------------------------------------------------------------------


def find_mark(view: View, who: int) -> Mark:
    """Find the mark (colour, shape and initial) of a seat or of the Automa. All marks differ."""
    if who == AUTOMA:
        return Mark("white", "Au")
    names = tuple(p.name for p in view.players)
    colours = tuple(p.colour for p in view.players)
    return _make_marks(names, colours, view.automa is not None)[who]


def seat_marks(view: View, names: Sequence[str]) -> tuple[Mark, ...]:
    """Make each seat's mark with these names, for other parts of the card that show the players."""
    colours = tuple(p.colour for p in view.players)
    return _make_marks(
        tuple(tidy_name(name, 200) for name in names), colours, view.automa is not None
    )


@lru_cache(maxsize=64)
def _make_marks(names: tuple[str, ...], colours: tuple[str, ...], alone: bool) -> tuple[Mark, ...]:
    """Make the marks. No initial is Q, which stands for a quay; with the Automa (`alone`), none is
    A to D either, which stand for the rows of its board."""
    return make_marks(names, hues=colours, taken="ABCDQ" if alone else "Q")


def find_face(view: View, seat: int) -> Face:
    """Find the face of a seat."""
    return _make_faces(tuple(p.name for p in view.players))[seat]


@lru_cache(maxsize=64)
def _make_faces(names: tuple[str, ...]) -> tuple[Face, ...]:
    return make_faces(names)


def name_of(view: View, who: int, most: int = 32) -> str:
    """Return a player's name without markup, or the Automa's; at most `most` characters."""
    return (
        str(Message("automa")) if who == AUTOMA else format_plain_name(view.players[who].name, most)
    )


# -- the race --------------------------------------------------------------------------------------


def list_convoys_on_space(view: View, space: Space) -> list[int]:
    """List the Convoys on a space, in turn order."""
    return [who for who in list_convoys(view) if find_space(view, who) == space]


def rank_convoys(view: View) -> list[tuple[int, int]]:
    """List (place in the race, who), best first. The best is furthest along the road or, when the
    game is over, has most points. Convoys on the same number share a place."""

    def far(who: int) -> int:
        points = sum_points(view, who)
        return find_space_number(find_space(view, who)) if points is None else points

    front = list_convoys(view)[::-1]
    front.sort(key=far, reverse=True)
    return [(1 + sum(far(other) > far(who) for other in front), who) for who in front]


def count_to_ship(view: View, who: int) -> int:
    """Count the numbers that a Convoy still has to go to the Aurora; 0 if it is there or beyond."""
    return max(0, view.aurora_at - find_space_number(find_space(view, who)))


def find_last_quay(view: View) -> Space:
    """Return the quay where the Aurora lies in the last round."""
    return QUAYS[LAST_ROUND - 1 + (2 if view.red else 0)]


def list_crossed_links(view: View, who: int) -> list[str]:
    """List the links that a Convoy has crossed this round, first to last."""
    if who == AUTOMA:
        assert view.automa is not None
        return view.automa.crossed
    return view.players[who].crossed


def list_drive_spaces(view: View, who: int) -> list[Space]:
    """List the spaces of a Convoy's drive this round, from its start to where the Convoy stands;
    only that last space if it has not moved."""
    by_id = make_map(view.sides).by_id
    spaces = [find_space(view, who)]
    for link in reversed(list_crossed_links(view, who)):
        spaces.append(by_id[link].find_other_end(spaces[-1]))
    return spaces[::-1]


def list_who_moved(view: View) -> list[int]:
    """List who has had their movement this round, in the order of their movements."""
    if view.phase == "movement":
        rights = view.order[::-1]
        return rights[: rights.index(view.acting)] if view.acting in rights else rights
    return view.order[::-1] if view.phase in ("ambush", "fire", "enemies", "end") else []


def list_convoys(view: View) -> list[int]:
    """List all who have a Convoy on the road: in turn order, or by seat before there is one."""
    if view.order:
        return list(view.order)
    everybody = [p.seat for p in view.players if not p.out]
    return everybody + ([AUTOMA] if view.automa is not None else [])


def find_space(view: View, who: int) -> str:
    if who == AUTOMA:
        assert view.automa is not None
        return view.automa.space
    return view.players[who].space


def label_turn_place(view: View, who: int) -> str:
    """Name a Convoy's place in the Turn Order: "1st". Return "" if there is none yet."""
    return str(label_ordinal(view.order.index(who) + 1)) if who in view.order else ""


def label_ordinal(place: int) -> Message:
    """Name a place in an order: "1st"."""
    return Message("ordinal", place=place)


def find_area_key(area: str) -> str:
    """Return what the catalog calls an area of a Convoy."""
    return area.replace(" ", "-")


@dataclass(frozen=True, slots=True)
class OneConvoy:
    """The facts of the picture of one Convoy: none of them changes while others act."""

    player: PlayerView
    mark: Mark
    face: Face
    lit: bool
    rank: int
    """The Convoy's place in the race or, when the game is over, among the players."""
    turn: int
    """The Convoy's place in the Turn Order; 0 if there is none."""
    points: int | None
    score: tuple[tuple[str, int], ...]
    """Parts of the score and their points; empty until the game is over."""

    @property
    def name(self) -> str:
        return format_plain_name(self.player.name)


def gather_convoy_facts(view: View, seat: int) -> OneConvoy:
    """Gather the public facts of a seat's Convoy."""
    return OneConvoy(
        player=view.players[seat],
        mark=find_mark(view, seat),
        face=find_face(view, seat),
        lit=view.acting == seat,
        rank=next(rank for rank, who in rank_convoys(view) if who == seat),
        turn=view.order.index(seat) + 1 if seat in view.order else 0,
        points=sum_points(view, seat),
        score=tuple((part, n) for part, n in view.scores.get(seat, {}).items() if n),
    )


def list_printed_boxes(part: PartView) -> tuple[Box, ...]:
    """Return the boxes that are printed on the card."""
    return PARTS[part.card].printed_boxes


def list_columns(p: PlayerView) -> list[tuple[PartView, PartView | None]]:
    """List the Truck and the Trailers, each with the Device above it or None."""
    above = {part.place[:-1]: part for part in p.parts if part.place.endswith("t")}
    below = [part for part in p.parts if part.place.endswith("b")]
    return [(part, above.get(part.place[:-1])) for part in below]


def count_free_hitches(p: PlayerView) -> int:
    """Count the Trailers that the Truck could still tow."""
    return max(0, p.towing - (len(list_columns(p)) - 1))


def list_crew_by_zone(p: PlayerView) -> dict[str, list[CrewView]]:
    """Group the Survivors by zone; empty zones are left out."""
    found = {zone: [one for one in p.crew if one.zone == zone] for zone in ZONES}
    return {zone: crew for zone, crew in found.items() if crew}


def label_foe_number(foe: FoeView) -> str:
    return ROMAN[foe.number - 1]


def label_track_space(view: View) -> str:
    """Name the Aurora's space on its track: "white 3"."""
    return str(Message("track-space", track="red" if view.red else "white", space=view.aurora))


def label_quay(view: View) -> str:
    """Name the quay where the Aurora lies now: "Q3"."""
    return f"Q{view.aurora_at - 122}"


def sum_points(view: View, who: int) -> int | None:
    """Sum somebody's points. Return None until the game has been scored."""
    return sum(view.scores[who].values()) if who in view.scores else None


def is_exploring(view: View) -> bool:
    """Whether slots of the Exploration Zone can still be chosen in this round's Phase 1."""
    return view.phase in ("setup", "exploration")


def is_firing(view: View) -> bool:
    """Whether the phase is Fire Weapons (Phase 4): ambush, shots or Enemies."""
    return STAGE_OF.get(view.phase) == 3
