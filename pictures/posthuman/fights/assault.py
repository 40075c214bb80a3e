"""Draw a mutant's Attack! on a human: its weapon, the dice of both sides, the result."""

from __future__ import annotations

from PIL import Image
from pydantic import BaseModel

from pictures.kit.canvas import encode_png, stamp
from pictures.kit.panels import draw_badge
from pictures.kit.text import write_fitted
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, TABLE
from pictures.posthuman import facts
from pictures.posthuman.fights.fight import dice_height, draw_dice, list_clash_lines
from pictures.posthuman.marks.colours import MARGIN, MUTANT, WIDTH, make_inks
from pictures.posthuman.people import players
from rules.kit.words import count_noun
from rules.posthuman.view_models import AssaultView, SeatView

HEAD = 160
STAGE = {"shooting": "Shoot first?", "melee": "One round of melee"}


class Assaulted(BaseModel):
    """The facts that the picture shows: the attacked player, and the mutant who attacks them."""

    player: SeatView
    mutant: SeatView
    names: list[str]
    """The names of all players, in seat order."""

    @property
    def assault(self) -> AssaultView:
        """The attack on the player. It must be going on."""
        assert self.player.human is not None
        assert self.player.human.assault is not None
        return self.player.human.assault


def find_assaulted(seats: list[SeatView], player: SeatView) -> Assaulted | None:
    """Find the attack that a mutant is making on this player. Return None if there is none."""
    human = player.human
    if human is None or human.assault is None:
        return None
    names = [seat.name for seat in seats]
    return Assaulted(player=player, mutant=seats[human.assault.mutant], names=names)


def with_what(assault: AssaultView) -> str:
    """Describe the mutant's weapon: "Bite: 2 wounds"."""
    return f"{assault.weapon or 'Fists'}: {count_noun(assault.wounds, 'wound')}"


def draw(one: Assaulted) -> bytes:
    """Draw the attack as a PNG."""
    assault, clash = one.assault, one.assault.clash
    told = list_clash_lines(clash)
    high = HEAD + dice_height(clash) + 42 * len(told) + 30
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    stamp(picture, players.draw_portrait(one.mutant, one.names, 64), MARGIN, 16)
    names = facts.label_player_plainly(one.mutant), facts.label_player_plainly(one.player)
    write_fitted(
        picture,
        (MARGIN + 116, 48),
        f"{names[0]} attacks {names[1]}",
        42,
        CREAM,
        room=580,
        bold=True,
    )
    stage = STAGE[assault.stage]
    write_fitted(picture, (WIDTH - MARGIN, 50), stage, 30, EMBER_HOT, room=300, anchor="rm")
    sign = draw_badge("MUTANT", 30, MUTANT, CREAM)
    stamp(picture, sign, MARGIN + 8, 118 - sign.height / 2)
    strength = one.mutant.mutant.stats["strength"] if one.mutant.mutant is not None else 0
    needs = f"driven off by {count_noun(strength, 'wound')} shot"
    said = f"{with_what(assault)} · {needs}" if assault.stage == "shooting" else with_what(assault)
    write_fitted(
        picture, (MARGIN + 28 + sign.width, 118), said, 32, ASH, room=WIDTH - 120 - sign.width
    )
    y = draw_dice(picture, (names[1], names[0]), clash, HEAD)
    for line in told:
        write_fitted(picture, (MARGIN + 10, y + 20), line, 30, CREAM, room=WIDTH - 2 * MARGIN - 20)
        y += 42
    return encode_png(picture, make_inks())
