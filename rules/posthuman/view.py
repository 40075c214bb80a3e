"""The views: what each seat, and a spectator, may see of the position, its cards included (section
29 of the ledger)."""

from rules.engine import Text
from rules.kit.secrecy import fill_view
from rules.posthuman import view_cards, view_models
from rules.posthuman.effects.words import describe_effect
from rules.posthuman.model.decks import CARDS, ENCOUNTERS, SCARS, name_of
from rules.posthuman.model.fight_state import Assault, Fight, Lasting
from rules.posthuman.model.state import Deal, Human, Mutant, State
from rules.posthuman.model.terms import STATS
from rules.posthuman.play.actions.legality import list_legal_actions
from rules.posthuman.play.people.experience import count_xp
from rules.posthuman.play.people.inventory import count_slots, count_used_slots
from rules.posthuman.play.people.scars import find_claw_weapon, find_hand_limit
from rules.posthuman.play.people.sheet import count_stat_bonus, sum_effective_stat
from rules.posthuman.words import Message


def view_table(s: State, seat: int | None, names: tuple[str, ...]) -> view_models.View:
    """Make the view of the position for a seat, or for a spectator if `seat` is None. Of the draw
    piles it has the number of cards (PH-1.10)."""
    decks = s.list_decks()
    return fill_view(
        view_models.View,
        s,
        seat=seat,
        solo=s.is_solo,
        event=None if s.event is None else view_cards.view_event(s.event, s.is_solo),
        season=None if s.season is None else view_cards.view_event(s.season, s.is_solo, True),
        seats=[_view_seat(s, n, name) for n, name in enumerate(names)],
        market=[view_cards.view_card(one) for one in s.market],
        deals=[_view_deal(s, deal, seat) for deal in s.deals],
        decks={"tiles": len(s.tiles), **{name: len(deck.pile) for name, deck in decks.items()}},
        discards={name: [*deck.discards] for name, deck in decks.items() if name != "scars"},
        scar_discards=len(s.scars.discards),
        removed=len(s.removed),
        private=view_models.Private() if seat is None else _view_private(s, seat),
    )


# -- seats ---------------------------------------------------------------------------------------


def _view_seat(s: State, seat: int, name: str) -> view_models.SeatView:
    player = s.players[seat]
    return view_models.SeatView(
        seat=seat,
        name=name,
        human=None if player.human is None else _view_human(s, seat, player.human),
        mutant=None if player.mutant is None else _view_mutant(player.mutant),
    )


def _view_human(s: State, seat: int, human: Human) -> view_models.HumanView:
    fight = s.fights.get(seat)
    return fill_view(
        view_models.HumanView,
        human,
        effective={stat: sum_effective_stat(s, seat, stat) for stat in STATS},
        xp=count_xp(s, seat),
        skills=[view_cards.view_card(one) for one in human.skills],
        gear=view_cards.view_gear(human),
        slots=count_slots(s, seat),
        used_slots=count_used_slots(s, seat),
        followers=[view_cards.view_card(one) for one in human.followers],
        hidden_followers=len(human.hidden_followers),
        events=[view_cards.view_event(one, s.is_solo) for one in human.events],
        hand=len(human.hand),
        scars=len(human.scars),
        tile=human.tile.card.name,
        where=_describe_place(human),
        safe_house=human.in_safe_house,
        completed=human.tile.is_completed,
        map=view_cards.list_map_tiles(human),
        legal=list_legal_actions(s, seat),
        declared=human.declared if s.phase != "declare" else None,
        lasting=[_describe_lasting(one) for one in human.lasting],
        fight=None if fight is None else see_fight(fight),
        assault=_view_assault(s, s.assaults[seat]) if seat in s.assaults else None,
    )


def _describe_place(human: Human) -> Text:
    """Say where a human stands, such as "Farm, zone 1 of 2", "Farm, in the safe house" or
    "Home"."""
    card = human.tile.card
    if human.in_safe_house:
        return Message("stands-in-safe-house", place=card.name)
    if human.zone is None or human.tile.is_completed:
        return card.name
    zone, zones = human.zone + 1, len(card.zones)
    return Message("stands-in-zone", place=card.name, zone=zone, zones=zones)


def _view_mutant(mutant: Mutant) -> view_models.MutantView:
    return fill_view(
        view_models.MutantView,
        mutant,
        mutations=[view_cards.view_scar(one) for one in mutant.mutations],
        hand=len(mutant.hand),
        limit=find_hand_limit(mutant),
        laid=mutant.laid is not None,
    )


def _describe_lasting(one: Lasting) -> Text:
    does = describe_effect(one.modifier)
    if one.source not in CARDS:
        return does
    return Message("lasts-because", cause=name_of(one.source), does=does)


def see_fight(fight: Fight) -> view_models.FightView:
    printed = ENCOUNTERS[fight.encounter]
    combat = printed.combat
    return fill_view(
        view_models.FightView,
        fight,
        printed,
        level=fight.level,
        combat=combat is not None,
        foes=[view_cards.view_foe(foe, leader=n == 0) for n, foe in enumerate(fight.foes)],
        reward=[] if combat is None else list(map(describe_effect, combat.reward)),
        lasting=[_describe_lasting(one) for one in fight.lasting],
        clash=None if fight.clash is None else fill_view(view_models.ClashView, fight.clash),
    )


def _view_assault(s: State, assault: Assault) -> view_models.AssaultView:
    assert assault.clash is not None
    weapon = None if assault.weapon is None else SCARS[assault.weapon].weapon
    return fill_view(
        view_models.AssaultView,
        assault,
        weapon="" if weapon is None else weapon.name,
        wounds=find_claw_weapon(assault.weapon).wounds
        + count_stat_bonus(s, assault.mutant, "strength"),
        clash=fill_view(view_models.ClashView, assault.clash),
    )


def _view_deal(s: State, deal: Deal, reader: int | None) -> view_models.DealView:
    """Make the view of an offer; cards in a hand are shown only to its two players (PH-10.14)."""
    shown = {
        who: [
            one for one in cards if reader in (deal.seat, deal.partner) or _is_face_up(s, who, one)
        ]
        for who, cards in ((deal.seat, deal.give), (deal.partner, deal.get))
    }
    return fill_view(
        view_models.DealView,
        deal,
        give=[name_of(one) for one in shown[deal.seat]],
        get=[name_of(one) for one in shown[deal.partner]],
    )


def _is_face_up(s: State, seat: int, card: str) -> bool:
    human = s.players[seat].human
    return human is not None and card in (*human.gear, *human.mounts.values())


# -- what one seat alone knows -------------------------------------------------------------------


def _view_private(s: State, seat: int) -> view_models.Private:
    player = s.players[seat]
    found = view_models.Private(
        drawn_tiles=[
            view_cards.view_tile("", one, (0, 0, False), ()) for one in s.drawn_tiles.get(seat, ())
        ],
        standing=dict(player.standing),
    )
    human = player.human
    if human is not None:
        found.hand = [view_cards.view_card(one) for one in human.hand]
        found.scars = [view_cards.view_scar(one) for one in human.scars]
        found.hidden_followers = [view_cards.view_card(one) for one in human.hidden_followers]
        found.declared = human.declared if s.phase != "declare" else None
    elif player.mutant is not None:
        mutant = player.mutant
        found.plans = [_view_plan(n, s.mutant(n)) for n in s.mutants]
        found.peeked = [view_cards.view_card(one) for one in mutant.peeked]
    return found


def _view_plan(seat: int, mutant: Mutant) -> view_models.PlanView:
    """Make the view of a mutant's plan, which all mutants may see (PH-10.6, PH-18.22a)."""
    return fill_view(
        view_models.PlanView,
        seat=seat,
        hand=[view_cards.view_card(one) for one in mutant.hand],
        laid=None if mutant.laid is None else view_cards.view_card(mutant.laid),
        targets=list(mutant.order.targets),
        when=mutant.order.when,
        weapon=_label_weapon(mutant.order.weapon),
    )


def _label_weapon(scar: str | None) -> Text:
    weapon = None if scar is None else SCARS[scar].weapon
    return "" if weapon is None else weapon.name
