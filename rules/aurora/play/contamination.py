"""Contamination: which Survivors take it, are treated, and die of it (LA-5.11 to LA-5.17)."""

from collections import Counter
from collections.abc import Sequence

from rules.aurora.model.decks import HELD
from rules.aurora.model.players import Crew, Player
from rules.aurora.play import survivors
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.aurora.play.hurry import HURRY, offer_hurry
from rules.aurora.play.survivors import ask_survivor
from rules.aurora.words import NO_CAUSE, Message
from rules.engine import Option, Play, Prompt, Text
from rules.kit.content import DeckText

HAZMAT = "hazmat-suit"


def remove_dead_survivors(h: Here, seat: int) -> None:
    """Discard Survivors at skill 0, each with a token (LA-5.14 to LA-5.17). Raises Gone."""
    p = h.find_player(seat)
    for one in [one for one in p.crew if one.skill_left <= 0]:
        convoy.drop_token(p, "S")
        told = survivors.describe_loss(h, seat, one, Message("contamination"))
        survivors.discard_survivor(h, seat, one, told)


def contaminate_survivor(
    h: Here, seat: int, among: Sequence[Crew] | None = None, *, why: Text = NO_CAUSE
) -> Play[None]:
    """Put one counter on one of these Survivors, or of all the player's if None (LA-5.12, LA-5.13).
    A player who holds an Object is asked even about a single Survivor, so that the question does
    not betray a Hazmat Suit. In their own turn they are not asked if the Survivor lives, because
    the Suit then helps until the turn ends (LA-16.5, LA-16.6)."""
    p = h.find_player(seat)
    all_of_them = p.crew if among is None else among
    eligible = sorted(all_of_them, key=lambda one: (one.skill_left, one.name), reverse=True)
    if not eligible:
        return
    by_default = eligible[0]
    chosen = by_default.card
    later = (
        h.acting == seat and h.s.phase in ("exploration", "movement") and by_default.skill_left > 1
    )
    if len(eligible) > 1 or (p.objects and not p.hurries and not later):

        def build() -> Prompt[str]:
            suit = [card for card in p.hand if HELD[card].key == HAZMAT][:1]
            options = [
                Option(one.card, "contaminate", one.name, _describe_risk(p, one))
                for one in eligible
            ]
            options += [
                Option(card, "play", Message("play-suit"), Message("nobody-takes-it"))
                for card in suit
            ]
            asked = h.t.choice(
                seat,
                Message("contaminate-whom", why=why),
                options,
                default=by_default.card,
                secret=bool(p.objects),
                topic="contamination",
                about=Message("about-contamination", player=h.name_seat(seat), why=why),
                rule="LA-5.12",
            )
            offer_hurry(h, asked, secret=True, plays=bool(suit))
            return asked

        chosen = yield from h.ask(build)
        if chosen == HURRY:
            p.hurries, chosen = True, by_default.card
    if chosen in HELD:
        p.hand.remove(chosen)
        h.s.objects.discard(chosen)
        h.tell(Message("plays-suit", player=h.name_seat(seat), why=why), kind="card")
        return
    one = p.crew_of(chosen)
    one.counters += 1
    one.fresh += 1
    told = Message("takes-contamination", player=h.name_seat(seat), survivor=one.name, why=why)
    h.tell(told, kind="contamination", seat=seat)


def _describe_risk(p: Player, one: Crew) -> Message:
    """Describe a Survivor, and what one more Contamination does to them (LA-5.14)."""
    before = survivors.describe_skill(p.find_skill(one), one.counters)
    return Message("contaminated-skill", before=before, left=max(0, one.skill_left - 1))


def treat_survivors(
    h: Here, seat: int, count: int, among: Sequence[Crew] | None = None
) -> Play[None]:
    """Take up to `count` counters off these Survivors, or off any of the player's if None
    (LA-5.13)."""
    p = h.find_player(seat)

    def ill() -> list[Crew]:
        found = [one for one in (p.crew if among is None else among) if one.counters]
        return sorted(found, key=lambda one: (one.skill_left > 0, -one.data.skill, one.name))

    treated: Counter[DeckText] = Counter()
    for _ in range(count):
        if not ill():
            break
        text = Message("treat-whom")
        one = yield from ask_survivor(h, seat, text, ill, "contaminate", rule="LA-5.13")
        if not one.counters:
            break  # meanwhile, Hazmat Suits have taken off the last counters
        one.counters -= 1
        one.fresh = min(one.fresh, one.counters)
        treated[one.name] += 1
    for name, times in treated.items():
        told = Message("treats", player=h.name_seat(seat), survivor=name, times=times)
        h.tell(told, kind="treated", seat=seat)
