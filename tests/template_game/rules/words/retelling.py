"""How the book tells a game: the keepers, and what of the log is a story."""

from collections.abc import Callable, Sequence

from rules.engine import Event, Result
from rules.engine.retelling import Retold, Role
from rules.kit.words import count_noun, spell_number
from tests.template_game.rules.model.cards import MORNINGS
from tests.template_game.rules.model.state import State
from tests.template_game.rules.words.introduction import RIMS

PREMISE = (
    "The river went first, then the wells. What is left lies under the old bath house: a tank of "
    "brick, an iron hatch on each side, and water that gives back the light of a lamp.\n\n"
    "Two keepers have a key. Each sleeps beside a hatch, and counts."
)


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """The keepers and their rims."""
    return [Role(seat, name, f"Keeper of the {RIMS[seat]} rim.") for seat, name in enumerate(names)]


def retell_event(event: Event) -> Retold:
    """An event in the book. Draws and searches are left out; they are each day's work."""
    teller = _TELLERS.get(event.kind)
    return teller(event) if teller is not None else Retold()


def _retell_dawn(event: Event) -> Retold:
    change, day = event.data["change"], f"Day {spell_number(event.data['day'])}"
    said = f"{day} is grey and dry."
    if change:
        said = f"{day} brings rain." if change > 0 else f"{day} is white with heat."
    return Retold(said, MORNINGS[event.data["morning"]], chapter=day)


def _retell_gain(event: Event) -> Retold:
    who = event.text.partition(": ")[2].partition(" gains ")[0]
    litres = _spell_litres(event.data["litres"])
    if event.data["card"] == "pump":
        return Retold(f"{who} works the pump: {litres}.", "", 2, f"{who} pumps", event.data["seat"])
    return Retold(f"A map leads {who} to {litres}.", "", 1, f"{who} digs", event.data["seat"])


def _retell_siphon(event: Event) -> Retold:
    who, _, rest = event.text.removeprefix("Siphon: ").partition(" takes ")
    victim = rest.partition(" from ")[2].rpartition(" (now ")[0]
    said = f"In the dark {who} puts a hose into a jar of {victim}'s"
    return Retold(
        f"{said}: {_spell_litres(event.data['litres'])}.",
        "",
        5,
        f"{who} steals",
        event.data["seat"],
    )


def _retell_lid(event: Event) -> Retold:
    who = event.text.removeprefix("Siphon: ").partition(" plays ")[0]
    return Retold(f"{who} hears the hose, and shuts the lid.", "", 4, f"{who} is awake", alone=True)


def _retell_dusk(event: Event) -> Retold:
    total = sum(event.data["poured"])
    if total:
        return Retold(f"At dusk the keepers pour back {_spell_litres(total)}.")
    return Retold("At dusk nobody pours anything back.", "", 3, "Nothing is poured back")


def _retell_end(event: Event) -> Retold:
    if event.data["dry"]:
        return Retold("The bucket comes up empty.", "", 9, "The cistern is dry", alone=True)
    return Retold("Then the rain comes, and stays.", "", 6, "The rain comes", alone=True)


def _spell_litres(litres: int) -> str:
    return count_noun(litres, "litre").replace(str(litres), spell_number(litres), 1)


_TELLERS: dict[str, Callable[[Event], Retold]] = {
    "dawn": _retell_dawn,
    "gain": _retell_gain,
    "siphon": _retell_siphon,
    "lid": _retell_lid,
    "dusk": _retell_dusk,
    "end": _retell_end,
}


def describe_afterwards(s: State, names: tuple[str, ...], result: Result) -> Sequence[str]:
    """What became of the keepers."""
    told = [f"{name} walks away with {_spell_litres(s.jars[n])}" for n, name in enumerate(names)]
    return (f"{', and '.join(told)}.",)
