"""The people's faces: one for each Personality, with an expression for how the person fares."""

from dataclasses import replace

from pictures.kit.faces import Beard, Face, Hair, Wear, make_faces
from rules.hope.view import PersonView


def _make_face(
    hair: Hair, wear: Wear, beard: Beard, skin: int, lock: int, *, cloth: int = 0, wide: int = 25
) -> Face:
    return Face(hair, wear, beard, skin, lock, cloth, wide, 0, 0)


FACES: dict[str, Face] = {
    "p01": _make_face("short", "glasses", "full", 3, 0),
    "p02": _make_face("long", "nothing", "none", 1, 3),
    "p03": _make_face("bald", "bandage", "full", 2, 1, wide=27),
    "p04": _make_face("bun", "glasses", "none", 0, 2, wide=23),
    "p05": _make_face("parted", "eyepatch", "moustache", 2, 0),
    "p06": _make_face("bald", "nothing", "goatee", 0, 4, wide=23),
    "p07": _make_face("bob", "glasses", "none", 4, 0),
    "p08": _make_face("cap", "bandage", "stubble", 1, 1, cloth=0),
    "p09": _make_face("short", "scarf", "none", 4, 4, cloth=2),
    "p10": _make_face("braids", "nothing", "none", 1, 2, wide=23),
    "p11": _make_face("crest", "goggles", "none", 4, 3, wide=23),
    "p12": _make_face("cap", "goggles", "full", 0, 5, cloth=2),
    "p13": _make_face("curls", "nothing", "full", 1, 2, wide=27),
    "p14": _make_face("parted", "earrings", "goatee", 5, 4),
    "p15": _make_face("bun", "earrings", "none", 5, 1),
    "p16": _make_face("hood", "nothing", "none", 0, 4, cloth=3, wide=23),
    "p17": _make_face("curls", "goggles", "none", 3, 1),
    "p18": _make_face("hood", "nothing", "full", 3, 5, cloth=1),
    "p19": _make_face("short", "bandage", "stubble", 0, 3, wide=23),
    "p20": _make_face("cap", "scarf", "none", 2, 0, cloth=1),
}
"""The face of each Personality, in the deck's order: the Steady Hand, the Believer and so on."""
SMILING_HUMANITY = 4
"""From this much Humanity on, a person smiles if no condition adds to their hardship."""


def find_faces(people: list[PersonView]) -> list[Face]:
    """Find a face for each seat. Without a Personality (not on the road yet, or gone), the face is
    made from the player's name."""
    strangers = make_faces([person.player for person in people])
    return [
        _change_expression(FACES[who.id], person)
        if (who := person.personality) is not None and who.id in FACES
        else strange
        for person, strange in zip(people, strangers, strict=True)
    ]


def _change_expression(face: Face, person: PersonView) -> Face:
    """Give a face the expression for how the person fares: happy, neutral or desperate."""
    if person.doomed or person.penalty > 1 or person.humanity < 2:
        return replace(face, brow=-1, mouth=-1)
    if person.humanity >= SMILING_HUMANITY and not person.penalty:
        return replace(face, mouth=1)
    return face
