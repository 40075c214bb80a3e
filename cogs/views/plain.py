"""Find a game's artist and paint what a seat may see. For a game without an artist, list the fields
of its view instead."""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from pydantic import BaseModel

import pictures
from cogs.ui import limits
from pictures import Drawing
from pictures.artist import PRIVATE, make_faces_by_name, make_marks_by_seat
from pictures.kit.faces import Face
from pictures.kit.players import Mark
from rules.engine import GAMES, Prompt
from rules.engine.clipping import clip_text
from tables.snapshot import Snapshot
from tables.wording import text

log = logging.getLogger(__name__)

VIEW_CHARACTERS = 3500
"""The most characters of a view that is shown by its fields."""


class Plain:
    """The artist of games that have none: it lists the fields of the view and draws nothing."""

    pages: Mapping[str, Callable[[Any], str]] = {}
    hand_is_drawn = False

    def pictures(self, _view: BaseModel) -> tuple[Drawing, ...]:
        """Return no drawings."""
        return ()

    def private(self, _view: BaseModel, _prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
        """Return no drawings."""
        return ()

    def marks(self, view: BaseModel, names: Sequence[str]) -> tuple[Mark, ...]:
        """Make the usual marks of the players."""
        return make_marks_by_seat(view, names)

    def faces(self, view: BaseModel, names: Sequence[str]) -> tuple[Face, ...]:
        """Make the usual faces of the players."""
        return make_faces_by_name(view, names)

    def plate(self, _view: BaseModel, _seat: int | None) -> Drawing | None:
        """Return None: such a game has no plate."""
        return None

    def panel(self, view: BaseModel) -> str:
        """Return "", because `words` says everything."""
        return ""

    def words(self, view: BaseModel) -> str:
        """Write a line for every field of the view that is not empty."""
        return clip_text(
            "\n".join(_format_field_lines(view.model_dump(mode="json"))), VIEW_CHARACTERS
        )

    def hand(self, view: BaseModel) -> str:
        """Return the same as `words`, because the seat's own view includes its hand."""
        return self.words(view)


def _format_field_lines(fields: dict[str, Any]) -> Iterator[str]:
    for name, value in fields.items():
        if value not in (None, "", [], {}):
            yield (
                f"- {text.format_plain(name.replace('_', ' ').capitalize())}: "
                f"{text.format_plain(_format_value(value))}"
            )


def _format_value(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_format_value, value))
    if isinstance(value, dict):
        return "; ".join(f"{name} {_format_value(part)}" for name, part in value.items())
    return str(value)


PLAIN = Plain()


def find_artist(game_key: str) -> pictures.Artist:
    """Find the game's artist. Return the plain artist if the game has none."""
    return pictures.find_artist(game_key) or PLAIN


async def paint_card_picture(
    game_key: str, view: BaseModel, prompts: Sequence[Prompt[Any]] = ()
) -> pictures.Picture | None:
    """Paint the picture for the table's card: the one that the first open question needs, or else
    the table's first. Return None if the game has no pictures."""
    for drawing in list_drawings(game_key, view, prompts)[:1]:
        return await pictures.paint(game_key, drawing)
    return None


async def paint_all_pictures(
    game_key: str, view: BaseModel, prompts: Sequence[Prompt[Any]] = ()
) -> list[pictures.Picture]:
    """Paint the table's pictures that everybody may see, at most as many as fit into one message.
    The picture that the card shows comes first."""
    drawings = list_drawings(game_key, view, prompts)[: limits.MESSAGE_FILES]
    return [await pictures.paint(game_key, drawing) for drawing in drawings]


def list_drawings(game_key: str, view: Any, prompts: Sequence[Prompt[Any]]) -> Sequence[Drawing]:
    """List the table's drawings. The one that the first open question needs comes first."""
    drawings = find_artist(game_key).pictures(view)
    pictured = GAMES[game_key].pictured
    needed = (pictured.get(p.topic, "").format(seat=p.seat) for p in prompts if not p.optional)
    wanted = next(needed, "")
    return sorted(drawings, key=lambda drawing: drawing.name != wanted)


def has_other_pictures(game_key: str, view: BaseModel) -> bool:
    """Whether the table has pictures that its card does not show."""
    return len(find_artist(game_key).pictures(view)) > 1


def list_public_own_drawings(snapshot: Snapshot) -> list[Drawing]:
    """List the table's drawings that are about the snapshot's seat alone. Their names end in its
    number."""
    drawings = find_artist(snapshot.row.game).pictures(snapshot.view)
    return [drawing for drawing in drawings if drawing.name.endswith(f"-{snapshot.seat}")]


Drawn: TypeAlias = tuple[Drawing, int | None]
"""A drawing, and the only seat that may see it; None if everybody may see it."""


def list_question_drawings(snapshot: Snapshot) -> list[Drawn]:
    """List the drawings to show beside the questions of the snapshot's seat: the one that the first
    question needs, and those that only this seat may see. Return none for a spectator."""
    if snapshot.view is None or snapshot.seat is None:
        return []
    game = snapshot.row.game
    asked = next(iter(snapshot.usual_prompts), None)
    drawn: list[Drawn] = []
    if asked is not None and asked.topic in GAMES[game].pictured:
        drawn += [(one, None) for one in list_drawings(game, snapshot.view, [asked])[:1]]
    drawn += [(one, snapshot.seat) for one in find_artist(game).private(snapshot.view, asked)]
    return drawn[:PRIVATE]


def list_hand_drawings(snapshot: Snapshot) -> list[Drawn]:
    """List all drawings about the snapshot's own seat, including those that others may see. Return
    none for a spectator."""
    if snapshot.view is None or snapshot.seat is None:
        return []
    drawn: list[Drawn] = [(one, None) for one in list_public_own_drawings(snapshot)]
    private = find_artist(snapshot.row.game).private(snapshot.view, None)
    return [*drawn, *((one, snapshot.seat) for one in private)][:PRIVATE]


async def paint_own_pictures(
    snapshot: Snapshot, drawings: Callable[[Snapshot], list[Drawn]] = list_question_drawings
) -> list[pictures.Picture]:
    """Paint these drawings of the snapshot's seat. Return no pictures if painting fails, because
    the words beside them say the same."""
    try:
        game = snapshot.row.game
        return [await pictures.paint(game, one, seat) for one, seat in drawings(snapshot)]
    except Exception:
        log.exception("Table %s: drawing a seat's own pictures failed.", snapshot.id)
        return []
