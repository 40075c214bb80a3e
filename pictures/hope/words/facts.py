"""The phrases that picture and texts share: whose move it is, and what has changed."""

from collections.abc import Sequence

from pictures.hope.map.land.light import find_round_light
from pictures.hope.map.land.places import Country
from pictures.hope.words import Message
from pictures.kit.phrases import strip_invisible, strip_markup
from rules.hope.model.terms import STAGES, TERRAIN_NAMES
from rules.hope.view import PersonView, SceneView, View
from rules.kit.said import Said


def format_plain_text(text: str) -> str:
    """Put players' words on one line, without markup, mentions or invisible characters."""
    return strip_invisible(strip_markup(text)) or str(Message("nameless"))


def label_person(view: View, seat: int) -> str:
    """Name the character of a seat, or the player while there is no character."""
    return format_plain_text(view.people[seat].name)


def list_names(view: View, seats: Sequence[int]) -> tuple[str, ...]:
    """List the names of these seats."""
    return tuple(label_person(view, seat) for seat in seats)


def end_sentence(text: object) -> str:
    """Put a full stop after what a picture says without one."""
    return str(Message("sentence", text=str(text)))


def find_country_and_light(view: View) -> tuple[Country, int]:
    """Find the country to show and the index of the round's light. The country is that of the Scene
    in play, or else of the last Scene; at the end, that of how the road ended."""
    light = find_round_light(view.round, view.rounds)
    if view.phase == "end":
        return ("arrival" if any(person.alive for person in view.people) else "lost"), light
    if view.scene is not None:
        return view.scene.terrain, light
    return (view.last.terrain if view.last is not None else "any"), light


# -- whose move it is ------------------------------------------------------------------------------

_QUESTIONS = {"ask-world", "ask-card", "ask-support", "ask-toll", "ask-each"}


def describe_move(view: View) -> str:
    """Say in a few words whose move it is and what for."""
    return str(_find_move(view))


def _find_move(view: View) -> Message:
    """Find what to say about the move. Its `names` are those with which it begins."""
    if view.phase == "world":
        return Message("ask-world")
    if view.phase == "end":
        living = [person.seat for person in view.people if person.alive]
        return (
            Message("arrived", names=list_names(view, living))
            if living
            else Message("nobody-arrived")
        )
    scene = view.scene
    if scene is not None:
        return _find_move_in_scene(view, scene)
    if view.awaited in ([view.turn], []):
        return Message("draws-scene", names=list_names(view, [view.turn]))
    return Message("decides-first", names=list_names(view, view.awaited))


def _find_move_in_scene(view: View, scene: SceneView) -> Message:
    leader, awaited = scene.drawer, view.awaited
    led = list_names(view, [leader])
    if scene.step == "read":
        if awaited not in ([leader], []):
            return Message("decides-on-card", names=list_names(view, awaited))
        tells = bool(scene.given or scene.last_hope)
        return Message("tells-ahead" if tells else "reads-alone", names=led)
    if scene.step == "rolled":
        if scene.success is not None:
            return Message("succeeds" if scene.success else "fails")
        return Message("ask-card")
    if scene.kind == "roll":
        return Message("rolls-now" if awaited == [leader] else "ask-support", names=led)
    return Message("ask-toll", price=scene.price) if scene.kind == "toll" else Message("ask-each")


def describe_awaited(view: View) -> str:
    """Say who is awaited. Return "" if nobody is, or if `describe_move` begins with their names."""
    move, names = _find_move(view), list_names(view, view.awaited)
    begins = move.id not in _QUESTIONS and move.data.get("names") == names
    return "" if begins or not names else str(Message("awaited", names=names))


def list_first_sentences(view: View) -> list[str]:
    """List what to say first: whose move it is, who is awaited, and what has changed."""
    move = _find_move(view)
    said = [describe_awaited(view), "" if view.scene else describe_news(view)]
    return [
        str(move) if move.id in _QUESTIONS else end_sentence(move),
        *(end_sentence(text) for text in said if text),
    ]


# -- what has changed ------------------------------------------------------------------------------


def list_changes(person: PersonView) -> list[str]:
    """List what the last Scene did to a person, in a few words for each change."""
    if person.lately and person.cause is not None:
        return [str(Message("lost", cause=person.cause))]
    found = []
    if person.humanity_by:
        found.append(str(Message("humanity", humanity=f"{person.humanity_by:+}")))
    for track, by in (("hunger", person.hunger_by), ("harm", person.harm_by)):
        if by:
            stage = STAGES[track][person.hunger if track == "hunger" else person.harm]
            found.append(stage or str(Message("fed" if track == "hunger" else "healed")))
    return found


def describe_fate(person: PersonView) -> str:
    """Say how and when a character died or left. Return "" if that has not happened."""
    if person.cause is None:
        return ""
    key = "fate-with-place" if person.grace else "fate"
    return str(Message(key, cause=person.cause, round=person.died))


def _find_outcome(view: View) -> dict[str, str]:
    """Find the data of messages that tell how the last Scene went, if there was one."""
    last = view.last
    if last is None:
        return {}
    if last.success is not None:
        return {"title": last.title, "how": "succeeded" if last.success else "failed"}
    return {"title": last.title, "how": "avoided" if last.avoided else "over"}


def describe_outcome(view: View) -> str:
    """Say how the last Scene went. Return "" if there was none yet."""
    went = _find_outcome(view)
    return str(Message("outcome", **went)) if went else ""


def describe_news(view: View) -> str:
    """Say how the last Scene went, and what it changed for whom. Return "" if there was none
    yet."""
    went = _find_outcome(view)
    if not went:
        return ""
    whom = [
        str(Message("person-changes", name=format_plain_text(p.name), changes=", ".join(found)))
        for p in view.people
        if (found := list_changes(p))
    ]
    if not whom:
        return str(Message("news-nothing", **went))
    return str(Message("news", **went, changes="; ".join(whom)))


def describe_verdict(scene: SceneView) -> tuple[str, str]:
    """Say how many successes were rolled, and whether they are enough."""
    won = {True: "succeeds", False: "fails", None: "open"}[scene.success]
    found = str(Message("successes", count=scene.successes))
    added = scene.successes - sum(die.success for die in scene.dice)
    if not added:
        return found, str(Message("verdict", needed=scene.hardship, won=won))
    told = Message("verdict-by-cards", by=f"{added:+}", needed=scene.hardship, won=won)
    return found, str(told)


def describe_leader(view: View, scene: SceneView) -> str:
    """Say who leads the Scene, and what kind of answer it asks for, if its drawer has told it."""
    unavoidable = "yes" if scene.unavoidable else "no"
    name, kind = label_person(view, scene.drawer), scene.kind or "untold"
    return str(Message("leads", name=name, kind=kind, unavoidable=unavoidable))


def list_parts(changes: Sequence[tuple[Said, int]]) -> str:
    """List the parts of a hardship."""
    return ", ".join(f"{what} {n:+}" for what, n in changes)


def label_country(view: View) -> str:
    """Name the country or the phase, for the sign in the picture."""
    if view.phase in ("world", "end"):
        return str(Message("country", country=view.phase))
    if view.scene is not None:
        return TERRAIN_NAMES[view.scene.terrain]
    if view.last is not None:
        return TERRAIN_NAMES[view.last.terrain]
    return str(Message("country", country="road"))


# -- cards -----------------------------------------------------------------------------------------


def label_card(name: str, uses: int, *, is_turned: bool = False) -> str:
    """Name a card, with how often it can be used, and whether it is turned over."""
    if uses > 1:
        name = str(Message("card-uses", card=name, uses=uses))
    return str(Message("card-turned", card=name)) if is_turned else name


def describe_rule(name: str, rule: str) -> str:
    """Name a card and say what it does."""
    return str(Message("card-rule", card=name, rule=rule))
