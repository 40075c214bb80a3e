"""Finds the seats that an effect is for (HI-19.2)."""

from collections.abc import Callable, Sequence

from rules.engine import Play
from rules.engine.messages import Text
from rules.hope.effects.language.models import Target
from rules.hope.model.state import Character, OpenScene
from rules.hope.play.context import Here
from rules.hope.words import Message


def ask_targets(h: Here, target: Target, me: int, why: Text = "") -> Play[list[int]]:
    """Find the living seats that an effect is for, asking the owner `me` to choose if need be;
    `why` begins that question."""
    s, scene = h.s, h.s.scene
    own = [me] if s.is_alive(me) else []
    if target in ("self", "pool", "scene"):
        return own
    living = s.living_from(scene.drawer if scene is not None else me)
    match target:
        case "all":
            return living
        case "others":
            return [seat for seat in living if seat != me]
        case "left" | "right":
            found = s.find_neighbour(me, 1 if target == "left" else -1)
            return [] if found is None else [found]
        case "partner":
            return s.list_clockwise(me, s.list_partners(me)) if own else []
        case "chosen" | "chosen_other":
            # The left neighbour is the default, the chooser comes last (HI-17.5).
            among = s.list_others(me) + (own if target == "chosen" else [])
            text = Message("for-whom", why=why) if why else Message("whom-do-you-choose")
            chosen = yield from h.choose_seat(me, text, among, rule="HI-19.2")
            return [] if chosen is None else [chosen]
        case "random":
            return [h.t.rng.pick(living)] if living else []
        case "drawer" | "supporters" | "committed" | "refusers" | "accepters":
            return [seat for seat in living if scene is not None and _has_part(scene, seat, target)]
        case _:
            return _find_extremes(h, living, target)


def _has_part(scene: OpenScene, seat: int, part: str) -> bool:
    match part:
        case "drawer":
            return seat == scene.drawer
        case "supporters":
            return seat in scene.supporters
        case "committed":
            return scene.has_committed(seat)
        case "accepters":
            return scene.answers.get(seat, False)
        case _:
            if scene.scene.kind == "roll":
                return seat in scene.refused
            return scene.answers.get(seat) is False


def _find_extremes(h: Here, living: Sequence[int], target: str) -> list[int]:
    """Find the seat that has most or least, as a list; ties go to the first clockwise from the
    drawer."""
    measure: dict[str, Callable[[Character], int]] = {
        "least_humanity": lambda c: c.humanity,
        "most_humanity": lambda c: -c.humanity,
        "most_hungry": lambda c: -c.hunger,
        "most_harmed": lambda c: -c.harm,
        "least_burdened": lambda c: c.penalty,
    }
    return (
        [min(living, key=lambda seat: measure[target](h.s.find_character(seat)))] if living else []
    )
