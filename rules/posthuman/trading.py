"""Trade: offers to and fro among humans on the same terrain, until everybody is done (PH-10.7 to
PH-10.15).

A part of an offer is named "give:card", "get:card", "give-food:2", "get-ammo:3"."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from typing import Any

from rules.engine import Illegal, Offer, Option, Play, Prompt
from rules.engine.clipping import clip
from rules.kit.turns import Asked, Gone
from rules.kit.words import count, listed

from . import deals
from .asking import until_fallen
from .context import Here
from .decks import ITEMS, name_of
from .effects.carry_out import Use, usable, use
from .effects.models import Plain
from .effects.words import clipped, item_detail
from .state import Deal, State

DONE = Option("done", "trade", "Done trading", "A new offer to you asks you again.")
BACK = Option("back", "trade", "Never mind", "No offer after all.")
KEEP = Option(
    "keep", "standing", "Done, and ask me no more", "Only once you share a terrain with somebody."
)
AGAIN = Option("ask-again", "standing", "Ask me again in the trade phase")
ORDER = "trade"
"""The kind of the standing order that KEEP gives."""
LABEL = 80


def trade_phase(h: Here) -> Play[None]:
    """Everybody who could trade is asked until all of them have said done; offers unanswered then
    lapse (PH-10.12, PH-10.13)."""
    s = h.s
    if s.solo:
        return
    desk = _Desk(h)
    while True:
        try:
            role, prompt, value = yield from h.menu(desk.asking)
        except Gone:  # nobody is left to ask
            break
        yield from desk.answered(role, prompt.seat, value)
    s.deals = []
    for seat in s.humans:
        h.human(seat).flags.pop(deals.LIFTS, None)


def lifting(s: State, seat: int) -> list[Use]:
    """What a human could use to trade with somebody elsewhere (PH-10.10)."""
    return [one for one in usable(s, seat, "trade") if _lifts(one)]


def _lifts(one: Use) -> bool:
    return any(isinstance(p, Plain) and p.do == deals.LIFTS for p in one.effect.do)


def offered(h: Here, seat: int) -> list[Offer]:
    """Free at any time: to be asked again about cards that lift the rule."""
    if h.ordered(seat, ORDER) is None:
        return []
    asked = h.t.choice(
        seat,
        "You are not asked to trade with what you could use from afar.",
        [AGAIN],
        default=AGAIN.id,
        optional=True,
        secret=True,
        aside=True,
        topic="standing",
        rule="PH-10.13",
    )
    return [("trade-again", asked)]


def ask_again(h: Here, seat: int) -> None:
    """What that does."""
    h.s.players[seat].standing.pop(ORDER, None)


@dataclass(slots=True, eq=False)
class _Desk:
    """The trade phase while it runs: who is done, and who is writing what."""

    h: Here
    done: set[int] = field(default_factory=set)
    writing: dict[int, int] = field(default_factory=dict)
    """Who is making an offer -> to whom."""
    clearing: dict[int, int] = field(default_factory=dict)
    """Who makes room for a deal -> its number."""
    partners: dict[int, list[int]] = field(default_factory=dict)
    """With whom each human may trade, as of the last time they were asked."""
    changed: set[int] | None = None
    """Whose questions the last answer may have changed, until all are asked; None: anybody's."""

    # -- asking ----------------------------------------------------------------------------------

    def asking(self) -> list[Asked]:
        """A question to each human who could trade and is not done."""
        found: list[Asked] = []
        # Asked again without an answer, for something out of turn, this makes all of them anew.
        changed, self.changed = self.changed, None
        if changed is None:
            self.partners = deals.all_partners(self.h.s)
        for seat in self.h.s.clockwise():
            if seat not in self.partners or seat in self.done:
                continue
            role = self._role(seat)
            as_before = changed is not None and seat not in changed
            prompt = self.h.still(seat, role) if as_before else None
            if prompt is None and self._could_trade(seat):
                prompt = self._made(seat, role)
            if prompt is not None:
                found.append((role, prompt))
        return found

    def _role(self, seat: int) -> str:
        if seat in self.writing:
            return "write"
        return "trade" if self._cleared_for(seat) is None else "clear"

    def _made(self, seat: int, role: str) -> Prompt[Any]:
        if role == "write":
            return _offer_prompt(self.h, seat, self.writing[seat])
        deal = self._cleared_for(seat)
        return self._main(seat) if deal is None else _room_prompt(self.h, deal)

    def _could_trade(self, seat: int) -> bool:
        """Whoever has a partner, or a card to get one."""
        s = self.h.s
        if self.partners[seat]:
            return True
        if len(s.humans) < 2 or self.h.ordered(seat, ORDER) is not None:
            return False
        return bool(lifting(s, seat))

    def _cleared_for(self, seat: int) -> Deal | None:
        """The deal for which somebody must still make room; None where there is room by now."""
        if seat not in self.clearing:
            return None
        deal = self._deal(self.clearing[seat])
        return deal if deal is not None and deals.lacking(self.h.s, deal) else None

    def _deal(self, number: int) -> Deal | None:
        return next((deal for deal in self.h.s.deals if deal.number == number), None)

    def _main(self, seat: int) -> Prompt[str]:
        h, s = self.h, self.h.s
        options = [DONE]
        for deal in s.deals:
            if deal.partner == seat:
                options += self._answers(deal)
            elif deal.seat == seat:
                words = f"Take back: {deals.in_words(s, deal, open_=True)}"
                to = f"Your offer to {h.name(deal.partner)}."
                options.append(Option(f"undo:{deal.number}", "trade", _short(words), to))
        with_whom = self.partners[seat]
        options += [_offer_option(s, other, h.name(other)) for other in with_whom]
        options += [Option(one.id, "use", one.label, one.detail) for one in lifting(s, seat)]
        if not with_whom:
            options.append(KEEP)
        near = listed([h.name(other) for other in with_whom])
        text = (
            f"You may trade with {near}."
            if near
            else "Nobody shares your terrain, but a card of yours reaches further."
        )
        return h.t.choice(
            seat,
            f"{text} What do you do?",
            options,
            default=DONE.id,
            secret=True,
            topic="trade",
            data={"partners": with_whom},
            about=f"{h.name(seat)} may trade",
            rule="PH-10.12",
        )

    def _answers(self, deal: Deal) -> list[Option]:
        h, s = self.h, self.h.s
        name = h.name(deal.seat)
        words = deals.in_words(s, deal, open_=True)
        why = deals.broken(s, deal, name, h.name(deal.partner))
        data = {"deal": deal.number, "give": list(deal.get), "get": list(deal.give)}
        data |= {"food": deal.food, "ammo": deal.ammo}
        found = [
            Option(
                f"no:{deal.number}", "trade", _short(f"Decline {name}'s {words}"), _short(why), data
            )
        ]
        if not why:
            lacking = deals.lacking(s, deal)
            more = "You must discard something to make room." if lacking else ""
            label = _short(f"Accept {name}'s {words}")
            data = {**data, "lacking": lacking}
            found.insert(0, Option(f"yes:{deal.number}", "trade", label, more, data))
        return found

    # -- answers ---------------------------------------------------------------------------------

    def answered(self, role: str, seat: int, value: Any) -> Play[None]:
        """Do what was answered in a role."""
        if role == "trade":
            self.clearing.pop(seat, None)  # there was room, and they are asked about all again
        self.changed = {seat}
        if role == "write":
            other = self.writing.pop(seat)
            if BACK.id not in value:
                self._offer(read(self.h, seat, other, value))
        elif role == "clear":
            deal = self._deal(self.clearing.pop(seat))
            if deal is not None and BACK.id not in value:
                self._settle(deal, value)
        elif value in (DONE.id, KEEP.id):
            self.done.add(seat)
            if value == KEEP.id:
                self.h.s.players[seat].standing[ORDER] = "keep"
        else:
            yield from self._picked(seat, value)

    def _picked(self, seat: int, value: str) -> Play[None]:
        h, s = self.h, self.h.s
        what, _, which = value.partition(":")
        if what == "offer":
            self.writing[seat] = int(which)
            return
        for one in lifting(s, seat):
            if one.id == value:
                self.changed = None
                yield from until_fallen(use(h, seat, one))
                return
        deal = self._deal(int(which))
        assert deal is not None
        if what == "yes" and deals.lacking(s, deal):
            self.clearing[seat] = deal.number
        elif what == "yes":
            self._settle(deal, [])
        else:
            s.deals.remove(deal)
            self.changed = {deal.seat, deal.partner}
            does = "declines" if what == "no" else "takes back"
            whose = h.name(deal.seat) + "'s" if what == "no" else "the"
            h.tell_of(seat, f"{does} {whose} offer.", kind="trade", deal=deal.number)

    def _offer(self, deal: Deal) -> None:
        """It stands until it is answered, taken back, or the phase is over."""
        h, s = self.h, self.h.s
        s.deals.append(deal)
        self.changed = {deal.seat, deal.partner}
        to = h.name(deal.partner)
        self.done.discard(deal.partner)
        words = deals.in_words(s, deal, open_=False)
        h.tell_of(
            deal.seat,
            f"offers {to} {words}.",
            kind="trade",
            deal=deal.number,
            partner=deal.partner,
        )
        if deals.names_hidden(s, deal):
            open_ = deals.in_words(s, deal, open_=True)
            shown = f"{h.name(deal.seat)}'s offer to {to}: {open_}."
            h.t.tell(shown, deal.seat, deal.partner, kind="trade")

    def _settle(self, deal: Deal, discards: list[str]) -> None:
        """The deal is made if it still can be (PH-10.11)."""
        h, s = self.h, self.h.s
        self.changed = None
        s.deals.remove(deal)
        why = deals.broken(s, deal, h.name(deal.seat), h.name(deal.partner))
        if why:
            h.tell(f"The deal falls through: {why}", kind="trade", deal=deal.number)
            return
        deals.make(h, deal, discards)


# -- writing an offer (PH-10.8, PH-10.11) --------------------------------------------------------


def _offer_prompt(h: Here, seat: int, other: int) -> Prompt[list[str]]:
    """Both sides of an offer, in one question. Of the other only what lies open can be asked."""
    s = h.s
    mine, theirs = s.human(seat), s.human(other)
    options = [part(f"give:{one}", f"Give {name_of(one)}", one) for one in mine.gear]
    options += [part(f"give:{one}", f"Give {name_of(one)} (hand)", one) for one in mine.hand]
    options += _amounts("give", "Give", mine.food, mine.ammo)
    options += [part(f"get:{one}", f"Ask for {name_of(one)}", one) for one in theirs.gear]
    options += _amounts("get", "Ask for", theirs.food, theirs.ammo)
    return h.t.choices(
        seat,
        f"What do you give {h.name(other)}, and what do you ask for?",
        [*options, BACK],
        default=[BACK.id],
        least=1,
        secret=True,
        check=partial(_check, h, seat, other),
        way_out=BACK.id,
        topic="offer",
        data={"partner": other},
        about=f"{h.name(seat)} may trade",
        rule="PH-10.11",
    )


@cache
def part(id_: str, label: str, card: str) -> Option:
    """An item as part of an offer or as a discard: there are as many as there are cards."""
    return Option(id_, "trade", label, item_detail(ITEMS[card]), {"card": card})


@lru_cache(maxsize=1024)
def _amounts(side: str, verb: str, food: int, ammo: int) -> list[Option]:
    return [
        Option(f"{side}-{what}:{n}", "trade", f"{verb} {n} {what}", data={what: n})
        for what, most in (("food", food), ("ammo", ammo))
        for n in range(1, most + 1)
    ]


def _check(h: Here, seat: int, other: int, chosen: list[str]) -> None:
    if BACK.id in chosen:
        return
    for what in ("food", "ammo"):
        if sum(one.partition(":")[0].endswith(what) for one in chosen) > 1:
            raise Illegal(f"Pick one number for {what}, given or asked for.", rule="PH-10.11")
    s = h.s
    deal = _read(s, seat, other, chosen)
    if deals.room(s, seat, deal.give, deal.get) < 0:
        why = "Your backpack has no room for what you ask: give more, or drop something first."
        raise Illegal(why, rule="PH-10.9a")


def read(h: Here, seat: int, other: int, chosen: list[str]) -> Deal:
    """The offer that was written, with a number of its own."""
    h.s.deals_made += 1
    return _read(h.s, seat, other, chosen)


def _read(s: State, seat: int, other: int, chosen: list[str]) -> Deal:
    deal = Deal(number=s.deals_made, seat=seat, partner=other)
    for one in chosen:
        side, _, what = one.partition(":")
        sign = 1 if side.startswith("give") else -1
        if side.endswith("food"):
            deal.food = sign * int(what)
        elif side.endswith("ammo"):
            deal.ammo = sign * int(what)
        else:
            (deal.give if sign > 0 else deal.get).append(what)
    return deal


# -- making room (PH-10.9a) ----------------------------------------------------------------------


def _room_prompt(h: Here, deal: Deal) -> Prompt[list[str]]:
    s, seat = h.s, deal.partner
    human = s.human(seat)
    short = -deals.room(s, seat, deal.get, deal.give)

    def check(chosen: list[str]) -> None:
        if BACK.id not in chosen:
            deals.check_room(s, deal, chosen)

    options = [
        part(one, f"Discard {name_of(one)}", one) for one in human.gear if one not in deal.get
    ]
    slots = count(short, "slot")
    return h.t.choices(
        seat,
        f"You are {slots} short for what {h.name(deal.seat)} gives. What do you discard?",
        [*options, BACK],
        default=[BACK.id],
        least=1,
        secret=True,
        check=check,
        way_out=BACK.id,
        topic="room",
        data={"short": short},
        about=f"{h.name(seat)} may trade",
        rule="PH-10.9a",
    )


def _offer_option(s: State, seat: int, name: str) -> Option:
    """To make somebody an offer, with what lies open of theirs."""
    human = s.human(seat)
    return _offer_to(seat, name, tuple(human.gear), human.food, human.ammo)


@lru_cache(maxsize=1024)
def _offer_to(seat: int, name: str, gear: tuple[str, ...], food: int, ammo: int) -> Option:
    things = [name_of(one) for one in gear]
    things += [f"{food} food", f"{ammo} ammo"]
    stock = clipped(f"Has {listed(things)}.")
    return Option(f"offer:{seat}", "trade", f"Make {name} an offer", stock)


def _short(text: str) -> str:
    return clip(text, LABEL, marked=False)
