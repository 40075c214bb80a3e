"""Scenes without a hardship: a question, or a toll, to the whole group (HI-10.1, HI-10.8)."""

from rules.engine import Option, Play, Prompt
from rules.engine.messages import Text
from rules.hope.play import absence, powers
from rules.hope.play.context import Here
from rules.hope.play.scene import narration, outcomes
from rules.hope.play.scene.last_hope import list_claimants
from rules.hope.words import Message
from rules.kit.turns import Asked


def resolve_question(h: Here) -> Play[None]:
    """Let all answer openly, the drawer last, then carry out the sections (HI-10.2, HI-10.3)."""
    while not _refuse_for_unable(h):
        _, prompt, chosen = yield from h.ask_several(lambda: _list_prompts(h))
        _apply_answer(h, prompt.seat, chosen)
    _pay_claimed_hope(h)
    yield from _resolve_sections(h)


def _refuse_for_unable(h: Here) -> bool:
    """Refuse for the seats that can do nothing else, the drawer last, and return whether all have
    answered."""
    h.require_living_drawer()
    s, scene = h.s, h.scene
    left = [
        seat for seat in [*s.list_others(scene.drawer), scene.drawer] if seat not in scene.answers
    ]
    for seat in list(left):
        is_next = seat != scene.drawer or left == [seat]
        if is_next and _can_accept(h, seat) is None and not _can_still_accept(h, seat):
            _apply_answer(h, seat, "refuse")
            left.remove(seat)
    return not left


def _can_still_accept(h: Here, seat: int) -> bool:
    """Return whether a card or a given Asset could still let the seat accept."""
    needs = h.scene.scene.accept_needs
    things = any(h.s.find_character(other).assets for other in h.s.list_others(seat))
    return powers.can_use(h, h.s.living_seats, "free") or bool(needs and needs.asset and things)


def _list_prompts(h: Here) -> list[Asked]:
    h.require_living_drawer()
    s, scene = h.s, h.scene
    open_to = [seat for seat in s.list_others(scene.drawer) if seat not in scene.answers]
    text = Message("how-do-you-answer")
    if told := narration.repeat_callout(h):
        text = Message("how-do-you-answer-to", told=told)
    if open_to:
        return [("answer", _offer_answers(h, seat, text)) for seat in open_to]
    return [("last", _offer_answers(h, scene.drawer, text))]


def _offer_answers(h: Here, seat: int, text: Message) -> Prompt[str]:
    card = h.scene.scene
    options = []
    how = _can_accept(h, seat)
    if how is not None:
        options.append(Option(how, "accept", card.accept_word, _describe_price(h, how)))
    options.append(Option("refuse", "refuse", card.refuse_word))
    default = how if how and absence.has_order_to_accept(h, seat) else "refuse"
    rule = "HI-10.8" if card.kind == "toll" else "HI-10.2"
    return h.t.choice(
        seat,
        text,
        options,
        default=default,
        topic=card.kind,
        data={"price": card.price} if card.kind == "toll" else None,
        rule=rule,
    )


def _describe_price(h: Here, how: str) -> Text:
    if how == "hope":
        return Message("costs-hope")
    price = h.scene.scene.price
    return Message("costs-humanity", price=price) if price else ""


def _can_accept(h: Here, seat: int) -> str | None:
    """Return the id of the answer that accepts, or None if the seat can only refuse (HI-10.6,
    HI-10.9)."""
    s, card = h.s, h.scene.scene
    c = s.find_character(seat)
    needs = card.accept_needs
    if needs is not None:
        if needs.humanity and not c.humanity:
            return None
        if needs.asset is not None and not s.has_tag(seat, needs.asset):
            return None
    if card.kind == "question" or c.humanity >= card.price:
        return "accept"
    if card.price > 1 or c.humanity or not s.can_take_hope(seat):
        return None
    claimed = len(list_claimants(h)) if seat == h.scene.drawer else 0
    return "hope" if s.hope > claimed else None


def _apply_answer(h: Here, seat: int, chosen: str) -> None:
    s, scene = h.s, h.scene
    card = scene.scene
    scene.answers[seat] = chosen != "refuse"
    word = card.accept_word if scene.answers[seat] else card.refuse_word
    told = Message("answers", character=h.name_seat(seat), word=word)
    h.tell_and_record(told, kind="answer", seat=seat, accepts=scene.answers[seat])
    if chosen == "hope":
        scene.last_hope.append(seat)
    elif scene.answers[seat] and card.kind == "toll":
        s.find_character(seat).humanity -= card.price
        scene.given[seat] = card.price


def _pay_claimed_hope(h: Here) -> None:
    """Settle the claims of Hope dice. If there are too few, the least burdened come first, the
    drawer last (HI-7.4, HI-10.9)."""
    s, scene = h.s, h.scene
    order = list_claimants(h) + [seat for seat in scene.last_hope if seat == scene.drawer]
    for seat in order[s.hope :]:
        scene.last_hope.remove(seat)
        scene.answers[seat] = False
        told = Message("no-hope-left-for", character=h.name_seat(seat))
        h.tell_and_record(told, kind="answer", seat=seat)
    s.hope -= min(len(order), s.hope)


def _resolve_sections(h: Here) -> Play[None]:
    """Carry out Accept or All Accept, Refuse or All Refuse, then Split (HI-10.4, HI-10.11)."""
    s, scene = h.s, h.scene
    card = scene.scene
    outcomes.uncover_scene(h)
    living = s.living_from(scene.drawer)
    yes = [seat for seat in living if scene.answers.get(seat)]
    no = [seat for seat in living if seat not in yes]
    assert card.accept is not None
    if yes and not no and card.all_accept is not None:
        yield from outcomes.tell_and_resolve_section(h, "all-accept", card.all_accept, yes)
    elif yes:
        yield from outcomes.tell_and_resolve_section(h, "accept", card.accept, yes)
    left = [seat for seat in no if s.is_alive(seat)]
    if left:
        yield from outcomes.tell_and_resolve_section(h, *card.find_refusal(not yes), left)
    if yes and no and card.split is not None:
        still = s.living_from(scene.drawer)
        yield from outcomes.tell_and_resolve_section(h, "split", card.split, still)
    outcomes.close_scene(h)
