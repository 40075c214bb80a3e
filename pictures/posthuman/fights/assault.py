"""The picture of a mutant's Attack! on a human: its weapon, the dice of both sides, the result."""

from __future__ import annotations

from PIL import Image
from pydantic import BaseModel

from pictures.kit.canvas import png, stamp
from pictures.kit.panels import badge
from pictures.kit.text import say
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, TABLE
from pictures.posthuman import facts
from pictures.posthuman.fights.fight import dice, dice_height, lines
from pictures.posthuman.marks.colours import MARGIN, MUTANT, WIDTH, inks
from pictures.posthuman.people import players
from rules.kit.words import count
from rules.posthuman.view_models import AssaultView, SeatView

HEAD = 160
STAGE = {"shooting": "Shoot first?", "melee": "One round of melee"}


class Assaulted(BaseModel):
    """What the picture shows: who is attacked, and by whom."""

    player: SeatView
    mutant: SeatView
    names: list[str]
    """Everybody's, in seat order."""

    @property
    def assault(self) -> AssaultView:
        """The attack, which must be going on."""
        assert self.player.human is not None
        assert self.player.human.assault is not None
        return self.player.human.assault


def assaulted(seats: list[SeatView], player: SeatView) -> Assaulted | None:
    """Of a seat that a mutant attacks now; None of any other."""
    human = player.human
    if human is None or human.assault is None:
        return None
    names = [seat.name for seat in seats]
    return Assaulted(player=player, mutant=seats[human.assault.mutant], names=names)


def with_what(assault: AssaultView) -> str:
    """The weapon in words: "Bite: 2 wounds"."""
    return f"{assault.weapon or 'Fists'}: {count(assault.wounds, 'wound')}"


def draw(one: Assaulted) -> bytes:
    """The attack as a PNG."""
    assault, clash = one.assault, one.assault.clash
    told = lines(clash)
    high = HEAD + dice_height(clash) + 42 * len(told) + 30
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    stamp(picture, players.portrait(one.mutant, one.names, 64), MARGIN, 16)
    names = facts.spoken(one.mutant), facts.spoken(one.player)
    say(
        picture,
        (MARGIN + 116, 48),
        f"{names[0]} attacks {names[1]}",
        42,
        CREAM,
        room=580,
        bold=True,
    )
    stage = STAGE[assault.stage]
    say(picture, (WIDTH - MARGIN, 50), stage, 30, EMBER_HOT, room=300, anchor="rm")
    sign = badge("MUTANT", 30, MUTANT, CREAM)
    stamp(picture, sign, MARGIN + 8, 118 - sign.height / 2)
    strength = one.mutant.mutant.stats["strength"] if one.mutant.mutant is not None else 0
    needs = f"driven off by {count(strength, 'wound')} shot"
    said = f"{with_what(assault)} · {needs}" if assault.stage == "shooting" else with_what(assault)
    say(picture, (MARGIN + 28 + sign.width, 118), said, 32, ASH, room=WIDTH - 120 - sign.width)
    y = dice(picture, (names[1], names[0]), clash, HEAD)
    for line in told:
        say(picture, (MARGIN + 10, y + 20), line, 30, CREAM, room=WIDTH - 2 * MARGIN - 20)
        y += 42
    return png(picture, inks())
