"""What a rolled SURVIVE! does: respawns, coordinate dice and coin (SV-11). Nobody makes a decision
in it (SV-11.13)."""

from rules.survive.content import flavour
from rules.survive.model.board import Space
from rules.survive.model.components import SURVIVE
from rules.survive.model.state import GM
from rules.survive.play.context import Aim, Here
from rules.survive.play.crates import land_crate
from rules.survive.play.dice import COIN, LETTER_DIE, NUMBER_DIE
from rules.survive.play.meteorite import land_meteorite
from rules.survive.play.monsters.monsters import respawn_monsters
from rules.survive.words import Message
from rules.survive.words.news import begin_news


def resolve_survive_roll(t: Here, roller: int) -> None:
    """Resolve the whole event, respawns first, so that a Monster that it kills waits for the next
    one (SV-11.1)."""
    begin_news(t.state)
    respawn_monsters(t)
    letter, number = t.rng.pick(LETTER_DIE), t.rng.pick(NUMBER_DIE)
    coin = t.rng.pick(COIN)
    t.tell(
        Message("coordinates-and-coin", letter=letter, number=number, coin=coin),
        kind="dice",
        letter=letter,
        number=number,
        coin=coin,
        dice=[letter, number, coin],
    )
    space = _find_struck_space(t, roller, letter, number)
    if space is not None:
        if coin == "Meteorite":
            land_meteorite(t, space)
        else:
            land_crate(t, space)
    elif coin == "Meteorite" and t.state.dark is not None:
        t.state.dark = None
        line = flavour.choose_event_line(t.state, "meteorite-removed", Aim(t, roller))
        t.tell(Message("meteorite-leaves", line=line), kind="meteorite")
    else:
        line = flavour.choose_event_line(t.state, "no-effect", Aim(t, roller))
        t.tell(Message("nothing-happens", line=line), kind="event")


def _find_struck_space(t: Here, roller: int, letter: str, number: str) -> Space | None:
    """Find the space that the dice name; with two icons it is the roller's own place (SV-11.6 to
    SV-11.11). Return None with one icon."""
    s = t.state
    icons = (letter, number).count(SURVIVE)
    if icons == 0:
        return letter + number
    if icons == 1:
        return None
    role = "zombie" if roller == GM else s.players[roller].role
    if role == "human":
        return s.players[roller].space
    return s.find_token("city" if role == "zombie" else "graveyard")
