"""Scars: how they are drawn, how they turn their owner, what a human who turns leaves behind, and
what a mutant strikes with (PH-15.24a, PH-17, PH-18.18)."""

from rules.engine import Option, Play, Text
from rules.kit.words import format_signed
from rules.posthuman.effects.models import Number
from rules.posthuman.effects.words import describe_for_target
from rules.posthuman.model import decks
from rules.posthuman.model.cards import START, MutantWeapon, Scar
from rules.posthuman.model.fight_state import Fight
from rules.posthuman.model.state import Human, Mutant, State
from rules.posthuman.model.terms import HAND_LIMIT, STATS, Special
from rules.posthuman.play.context import Here
from rules.posthuman.words import Message, fit_detail, join_with_commas

FISTS = MutantWeapon(name="fists", wounds=1, special="wound")
"""The weapon of a human or mutant without one (PH-15.24a)."""
_BEST: tuple[Special, ...] = ("critical", "knockdown", "attack", "wound", "effect")


def find_claw_weapon(scar: str | None) -> MutantWeapon:
    """Return the weapon of a scar; fists if there is no scar."""
    weapon = decks.SCARS[scar].weapon if scar is not None else None
    return weapon if weapon is not None else FISTS


def name_claw_weapon(scar: str | None) -> Text:
    """Return the name of a scar's weapon, or of fists if there is no scar."""
    weapon = find_claw_weapon(scar)
    return Message("fists") if weapon is FISTS else weapon.name


def list_weapons(mutant: Mutant) -> list[str]:
    """List the mutations that are weapons, the best first: by wounds, then by their special."""

    def rank(scar: str) -> tuple[int, int]:
        weapon = find_claw_weapon(scar)
        return -weapon.wounds, _BEST.index(weapon.special)

    return sorted(
        [scar for scar in mutant.mutations if decks.SCARS[scar].weapon is not None], key=rank
    )


def find_best_weapon(mutant: Mutant) -> str | None:
    """Find the weapon that a mutant uses if its order names none (PH-18.18). Return None for
    fists."""
    return next(iter(list_weapons(mutant)), None)


def become_mutant(h: Here, seat: int) -> None:
    """Turn a human into a mutant. It loses everything but its mutations, its fight ends, and it
    does nothing more in this turn (PH-17.9, PH-18.23). The caller must end its action."""
    s, human = h.s, h.human(seat)
    h.mark_fallen(seat)
    end_fight(s, seat)
    _put_away_belongings(s, seat, human)
    mutations = human.mutations
    s.scars.discard(*(scar for scar in human.scars if scar not in mutations))
    mutant = Mutant(human_stats=dict(human.stats), turned_on=s.turn, mutations=mutations)
    s.players[seat].human = None
    s.players[seat].mutant = mutant
    s.players[seat].standing.clear()
    name = h.name_seat(seat)
    told = Message("turns-mutant", player=name)
    if mutations:
        grown = [decks.SCARS[scar].name for scar in mutations]
        told = Message("turns-mutant-with", player=name, mutations=grown)
    h.tell(told, kind="turned", seat=seat, mutations=list(mutations))
    changed = [
        Message(
            "stat-value", stat=stat, value=format_signed(mutant.stats[stat] - human.stats[stat])
        )
        for stat in STATS
        if mutant.stats[stat] != human.stats[stat]
    ]
    if changed:
        h.tell(Message("mutations-change", player=name, stats=changed), kind="stats", seat=seat)
    refill_hand(h, seat)


def find_hand_limit(mutant: Mutant) -> int:
    """Find how many mutant actions a mutant may hold: 3, changed by its mutations, never below 1
    (PH-18.2). A laid card is not part of the hand."""
    more = sum(
        one.n
        for scar in mutant.mutations
        for effect in decks.SCARS[scar].effects
        for one in effect.do
        if isinstance(one, Number) and one.do == "hand"
    )
    return max(1, HAND_LIMIT + more)


def refill_hand(h: Here, seat: int) -> int:
    """Draw up to a mutant's hand limit, and return how many cards were drawn."""
    mutant = h.mutant(seat)
    missing = find_hand_limit(mutant) - len(mutant.hand) - (mutant.laid is not None)
    drawn = h.s.mutant_actions.draw_up_to(h.t, max(0, missing))
    mutant.hand += drawn
    if drawn:
        h.tell_of(
            seat,
            Message("draws-actions", player=h.name_seat(seat), n=len(drawn)),
            kind="mutant_hand",
            cards=len(mutant.hand),
        )
    return len(drawn)


def end_fight(s: State, seat: int) -> Fight | None:
    """End a human's encounter without result, and discard its cards (PH-16.5, PH-17.11). Return the
    encounter, or None if there was none."""
    fight = s.fights.pop(seat, None)
    if fight is not None:
        for card in dict.fromkeys([fight.encounter, *(foe.card for foe in fight.foes)]):
            s.put_away(card)
    return fight


def _put_away_belongings(s: State, seat: int, human: Human) -> None:
    """Put away everything a human has but its scars, and cancel its offers; food, ammo and counters
    are simply lost (PH-17.10, PH-17.11, PH-30.17)."""
    for card in (
        *human.hand,
        *human.gear,
        *human.mounts.values(),
        *human.skills,
        *human.hidden_followers,
        *human.followers,
        *human.events,
        *human.trophies,
    ):
        s.put_away(card)
    s.removed += [laid.tile for laid in human.map.values() if laid.tile != START.id]
    s.removed += s.drawn_tiles.pop(seat, [])
    s.deals = [deal for deal in s.deals if seat not in (deal.seat, deal.partner)]


MAY, MUST = (3, 4), 5
"""The numbers of mutation scars at which a human may turn, and must (PH-17.6, PH-17.7)."""
STAY, NEVER = "stay", "never"


def draw_scars(h: Here, seat: int, n: int, cause: Text, *, knocked_out: bool = False) -> Play[bool]:
    """Let a human draw scars, one by one. Return whether it has turned; then the rest are not drawn
    (PH-17.7). If no scar is left, a human who lacks one of a knockout turns (PH-17.13a); otherwise
    the game of a human who stays at home would never end."""
    for _ in range(n):
        human = h.s.players[seat].human
        if human is None:
            return True
        scar = take_scar(h)
        if scar is None:
            if knocked_out:
                told = Message("no-scar-left", cause=cause, player=h.name_seat(seat))
                h.tell(told, kind="no_scar", seat=seat)
                become_mutant(h, seat)
            return knocked_out
        human.scars.append(scar)
        scars = len(human.scars)
        told = Message("draws-scar", cause=cause, player=h.name_seat(seat), scars=scars)
        h.tell(told, kind="scar", seat=seat, scars=scars)
        h.t.tell(describe_scar(scar), seat, kind="scar_face", scar=scar)
        if (yield from _ask_turning(h, seat, scar)):
            become_mutant(h, seat)
            return True
    return False


def take_scar(h: Here) -> str | None:
    """Draw the next scar. If the deck is empty its discards become the new deck, without blank
    scars, which leave the game (PH-17.13). Return None if there is none (PH-17.13a)."""
    deck = h.s.scars
    if not deck.pile:
        h.s.removed += [scar for scar in deck.discards if decks.SCARS[scar].is_blank]
        deck.discards = [scar for scar in deck.discards if not decks.SCARS[scar].is_blank]
    return deck.draw(h.t)


def describe_scar(scar: str, *, drawn: bool = False) -> Message:
    """Tell a scar's owner its face: "Bark Skin (strength +1, a weapon: Claw)" and so on. `drawn`: a
    mutant has drawn it to mutate, and reads what the weapon does."""
    card = decks.SCARS[scar]
    if card.is_blank:
        return Message("you-draw-blank-scar" if drawn else "your-blank-scar", scar=card.name)
    parts = _list_powers(card, drawn=drawn)
    if not parts:
        return Message("you-draw-plain-scar" if drawn else "your-plain-scar", scar=card.name)
    does = join_with_commas(parts)
    return Message("you-draw-scar" if drawn else "your-scar", scar=card.name, does=does)


def describe_mutation(scar: str) -> Text:
    """Say what a mutation gives a mutant, for an option; "" if it gives nothing."""
    parts = _list_powers(decks.SCARS[scar], drawn=True)
    return fit_detail(Message("capital-sentence", text=join_with_commas(parts))) if parts else ""


def describe_own_scar(scar: str) -> Message:
    """Tell a human what one of its scars is, for an option."""
    kind = "blank" if decks.SCARS[scar].is_blank else "mutation"
    parts = _list_powers(decks.SCARS[scar], drawn=True)
    return fit_detail(Message("own-scar", kind=kind, n=len(parts), does=join_with_commas(parts)))


def _list_powers(card: Scar, *, drawn: bool) -> list[Text]:
    """List what a scar changes. `drawn`: as for `describe_scar`."""
    parts: list[Text] = [
        Message("stat-value", stat=change.stat, value=format_signed(change.n))
        for change in card.changes
    ]
    if (weapon := card.weapon) is not None:
        own = "yes" if str(weapon.name) == str(card.name) else "no"
        told = Message("a-weapon", weapon=weapon.name, own=own)
        if drawn:
            wounds, special = weapon.wounds, weapon.special
            told = Message("claw", weapon=weapon.name, own=own, n=wounds, special=special)
        parts.append(told)
    parts += [describe_for_target(one) for effect in card.effects for one in effect.do]
    parts += [Message("more-to", title=decks.name_title(rider.title)) for rider in card.riders]
    return parts


def _ask_turning(h: Here, seat: int, scar: str) -> Play[bool]:
    """Find whether this scar turns its owner, and ask if there is a choice. If others cannot know
    the number of mutations, the player is asked about any scar, even without a choice: otherwise
    the question itself would reveal something."""
    human = h.human(seat)
    mutations = len(human.mutations)
    fresh = not decks.SCARS[scar].is_blank
    if fresh and mutations >= MUST:
        return True
    if h.s.seats < 3 or len(human.scars) < min(MAY):
        return False  # two players never turn by choice (PH-17.8)
    if h.find_standing_order(seat, "evolve") is not None:
        return False
    text = Message("nothing-to-decide", n=mutations, unit="mutation", most=MUST)
    options = [Option(STAY, "evolve", Message("go-on"))]
    if fresh and mutations in MAY:
        text = Message("turn-or-not", n=mutations, unit="mutation", left=MUST - mutations)
        options = [
            Option(STAY, "evolve", Message("stay-human"), Message("stay-human-detail")),
            Option("turn", "evolve", Message("turn-mutant"), Message("turn-mutant-detail")),
        ]
    more = Message("never-turn-detail", most=MUST)
    options.append(Option(NEVER, "evolve", Message("never-turn"), more))
    chosen = yield from h.choose(
        seat,
        text,
        options,
        default=STAY,
        secret=True,
        about=Message("about-scar", player=h.name_seat(seat)),
        topic="evolve",
        data={"mutations": mutations, "scar": scar},
        rule="PH-17.6",
    )
    if chosen == NEVER:
        h.s.players[seat].standing["evolve"] = NEVER
    return chosen == "turn"
