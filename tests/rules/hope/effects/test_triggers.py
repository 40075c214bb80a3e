"""HI-12.2, HI-18.10: what sets passive powers off, whose, and nobody else's."""

from tests.rules.hope.build import NAMES, Road
from tests.rules.hope.cards import add_bond, add_scene, add_trait
from tests.rules.hope.rows import check_row, make_moves, rows

OWN = (
    *("i_draw", "my_scene", "i_avoid", "i_succeed", "i_fail", "i_support", "i_refuse"),
    *("i_hunger", "i_am_harmed", "i_lose_humanity", "left_acts", "right_acts"),
)
TIED = (
    *("partner_draws", "partner_acts", "partner_supports_me", "i_support_partner"),
    *("i_refuse_partner", "partner_hurt"),
)


@rows("""
HI-12.2 HI-18.10 HI-18.7 | a Scene is drawn | is scene over | Ada draws | Ada i_draw, Ben
    partner_draws Ada, Cleo partner_draws Ada
HI-12.2 HI-18.10 HI-18.7 | acted on | Ada draws | Ada acts 1 | Cleo left_acts, Ben right_acts, Ben
    partner_acts Ada, Cleo partner_acts Ada
HI-12.2 HI-18.10 HI-18.7 | and rolled with success | Ada acts 1 | then 6 6; Ben gives 1;
    Cleo refuses; roll | Ada my_scene, Ben i_support, Ben i_support_partner Ada, Ada
    partner_supports_me Ben, Cleo i_refuse, Cleo i_refuse_partner Ada, Ada i_succeed
HI-12.2 HI-18.10 HI-18.7 | or with failure | Ada acts 1 | then 1 1; Ben gives 1; Cleo refuses; roll
    | Ada my_scene, Ben i_support, Ben i_support_partner Ada, Ada partner_supports_me Ben, Cleo
    i_refuse, Cleo i_refuse_partner Ada, Ada i_fail, Ada i_hunger, Ada i_am_harmed, Ada
    i_lose_humanity, Ben i_hunger, Ben i_am_harmed, Ben i_lose_humanity, Ben partner_hurt Ada, Cleo
    partner_hurt Ada, Ada partner_hurt Ben, Cleo partner_hurt Ben
HI-12.2 HI-18.10 HI-18.7 | avoiding is no more than that | Ada draws | Ada picks avoid | Ada i_avoid
HI-12.2 HI-18.10 HI-10.10 | a question sets off nothing of a roll | Ada draws coastal; Ada acts
    | Ben accepts; Cleo refuses; Ada accepts | nothing
""")
def test_an_event_sets_off_exactly_the_powers_that_name_it(
    before: str, play: str, set_off: str
) -> None:
    """Three people each have a card for everything that may happen to them and to their
    partners."""
    road, cards = Road(3), dict[str, str]()
    for seat, name in enumerate(NAMES[:3]):
        for when in OWN:
            one = add_trait(f"{when} tell use=always")
            road.person(seat, traits=[one])
            cards[one.id] = f"{name} {when}"
        for partner in {0, 1, 2} - {seat}:
            for when in TIED:
                tie = add_bond(f"{when} tell use=always")
                road.tie(seat, tie, partner)
                cards[tie.id] = f"{name} {when} {NAMES[partner]}"
    road.draws(add_scene("question terrain coastal"))
    case = road.draws(add_scene("roll 1 fail hunger+1,harm+1,humanity-1")).play()
    make_moves(case, before)
    so_far = len(case.told("passive"))
    make_moves(case, play)
    found = [cards[event.data["card"]] for event in case.told("passive")[so_far:]]
    assert sorted(found or ["nothing"]) == sorted(set_off.split(", "))


@rows("""
HI-12.2 HI-12.5 | what works once works once | Ada trait i_hunger hope+1 use=once;
    avoid hunger+1@drawer!,hunger+1@drawer! | hope 2
HI-12.2 HI-12.5 | once a round | Ada trait i_hunger hope+1 use=round;
    avoid hunger+1@drawer!,hunger+1@drawer! | hope 2
HI-12.2 HI-12.5 | always | Ada trait i_hunger hope+1 use=always;
    avoid hunger+1@drawer!,hunger+1@drawer! | hope 3
HI-12.2 HI-19.5 | a condition that does not hold | Ada trait i_draw hope+1 if=hunger>=1; Scene
    roll 1; Ada draws | hope 1
HI-12.2 HI-19.5 | and one that does | Ada hunger 1; Ada trait i_draw hope+1 if=hunger>=1; Scene
    roll 1; Ada draws | hope 2
HI-12.2 HI-18.8 | a thing that comes: drawn | top thing gained hope+1 use=always;
    avoid draw_asset@drawer! | hope 2
HI-12.2 HI-18.8 | given | Ada thing gained hope+1 use=always; Ada picks a99>2 give | hope 2
HI-12.2 HI-18.8 | taken | Ben thing gained hope+1 use=always; avoid take_asset@left! | hope 2
HI-12.2 HI-18.8 | inherited | round 4; Ada thing gained hope+1 use=always; Ada starves; Ada picks 1
    heir | hope 2
HI-12.2 HI-14.2 | a Trait that comes: drawn | top trait gained hope+1; avoid draw_trait@drawer!
    | hope 2
HI-12.2 HI-14.2 | from a grave | top trait gained hope+1; Ada starves; Ada picks yes gift;
    Ada picks 1 gift | hope 2
HI-12.2 HI-14.4 | with a late-comer | top trait gained hope+1; Ada starves; Ada picks no gift;
    Ada picks yes join; Ben avoids | hope 2
HI-18.8 HI-20.13 | the drug bars who takes it | Ben carries a26; Scene roll 2; dice 6 1; Ada acts 1;
    Ben gives 1; Ben uses; Cleo refuses; roll | won yes; statuses - no_regain -
HI-18.8 HI-20.13 | the drug does not bar its carrier | Ada carries a26; Scene roll 1; Ada rolls 6
    | won yes; statuses - - -
HI-18.8 HI-18.6 | a drawback follows the use | Ben humanity 2; Ben thing free humanity+1 tag=drug
    drawback=i_draw/status:status=no_regain; Ben uses | humanity 5 3 5; statuses - no_regain -
HI-18.8 | unless the user has died of it | round 4; Ben thing free kill drawback=i_draw/hope+1;
    Ben uses | hope 1; living Ada Cleo
HI-18.8 | one for when the thing comes does not | Ben hunger 1; Ben thing free hunger-1
    drawback=gained/hope+1; Ben uses | hope 1; hunger 0 0 0
""")
def test_triggers(play: str, then: str) -> None:
    check_row(play, then)
