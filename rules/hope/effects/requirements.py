"""Checks whether the condition of an effect or a power is met (HI-19.5)."""

from rules.hope.effects.language.models import Condition
from rules.hope.model.state import Character, OpenScene
from rules.hope.play.context import Here


def is_condition_met(h: Here, condition: Condition, me: int) -> bool:
    """Return whether a condition is met, for the character in a seat."""
    n, word = condition.number, condition.word
    match condition.what:
        case "round":
            return h.s.round >= n
        case "hope":
            return h.s.hope >= n
        case "has_tag" | "hunger" | "harm" | "humanity" | "partner_is":
            c = h.s.people[me]
            return c is not None and _is_met_by_person(h, c, condition)
        case "terrain":
            scene = h.s.scene
            return scene is not None and word in (scene.terrain, scene.scene.terrain)
        case _:
            return h.s.scene is not None and _is_met_by_scene(h.s.scene, condition)


def _is_met_by_person(h: Here, c: Character, condition: Condition) -> bool:
    match condition.what:
        case "has_tag":
            return h.s.has_tag(c.seat, condition.word)
        case "hunger":
            return c.hunger >= condition.number
        case "harm":
            return c.harm >= condition.number
        case "humanity":
            return c.humanity <= condition.number
        case _:
            return _is_partner_in_state(h, c, condition.word)


def _is_met_by_scene(scene: OpenScene, condition: Condition) -> bool:
    match condition.what:
        case "accepters":
            return sum(scene.answers.values()) >= condition.number
        case "supporters":
            return len(scene.supporters) >= condition.number
        case "alone":
            return not scene.supporters
        case _:
            return scene.success is (condition.word == "succeed")


def _is_partner_in_state(h: Here, c: Character, word: str) -> bool:
    s, scene = h.s, h.s.scene
    numbers = [n for bond in c.bonds for n in bond.partners]
    if word == "dead":
        return any(s.seat_of(n) is None for n in numbers)
    if scene is None:
        return False
    seats = [seat for n in numbers if (seat := s.seat_of(n)) is not None]
    if word == "drawer":
        return scene.drawer in seats
    if word == "supporter":
        return any(seat in scene.supporters for seat in seats)
    return any(seat in scene.refused for seat in seats)
