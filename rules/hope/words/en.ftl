# Hope Inhumanity
#
# Sentences that are told end with a full stop. A label has at most 80 characters, a detail 100, and
# what everybody may know of a secret question 160, without a full stop. $character, $drawer, $giver
# and the like are characters' names, $player a player's, $why is what causes it: a card's name or
# { section-of-scene }. The texts of the cards themselves stand in `content/`.

## Things

terrain = { $terrain ->
    [wilderness] Wilderness
    [mountainous] Mountainous
    [coastal] Coastal
    [urban] Urban
   *[any] Any Terrain
    }
condition = { $what ->
    [hunger] Hunger
   *[harm] Harm
    }
stage = { $stage ->
    [hunger-0] no longer hungry
    [hunger-1] Hungry
    [hunger-2] Starving
    [harm-0] whole again
    [harm-1] Hurt
   *[harm-2] Crippled
    }
status = { $status ->
    [no_regain] cannot regain Humanity
    [no_hope] cannot take Hope dice
    [mute_support] cannot support the next Scene
   *[shielded] shielded from the next Harm
    }
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
    }
hope-dice = { $dice ->
    [one] { $dice } Hope die
   *[other] { $dice } Hope dice
    }
loss = { $what ->
    [humanity] a loss of { $n } Humanity
    [hunger] { $n } Hunger
   *[harm] { $n } Harm
    }
section = { $section ->
    [accept] Accept
    [all-accept] All Accept
    [succeed] Succeed
    [fail] Fail
    [refuse] Refuse
    [all-refuse] All Refuse
   *[split] Split
    }
section-of-scene = { section }, { $title }

## Setup

fate = Let fate choose
fate-detail = One of the ready ones, by chance.
how-did-it-end = How did the world end, and where do we hope to go?
or-in-your-words = Or say in your own words how the world ended and where the group is going.
proposal = “{ $words }”
proposes = { $player } proposes:
votes = { $player } votes: { $label }.
wherever-the-road-ends = wherever the road ends
how-it-ended = How the world ended:
hope-to-reach = They hope to reach { $destination }.
world-and-aim = { $world } { hope-to-reach }
title-opening = How it began
plays = { $player } plays { $character }: { $cards }.
is-played-by = { $character } ({ $player }): { $cards }.
draws-first = { $character } draws the first Scene.
bound-to = { $character }, bound to { $partners }
is-bound = { bound-to }: { $text }
title-bond = { bound-to }: { $card }

## Names and looks

who-is-this = Who is this? A line for the name, one for the looks, one for how the cards became them.
is-called = { $character } is:
is-renamed = { $character } has another name:

## Rounds

round-begins = Round { $round } of { $rounds }.
hope-grows = A new round: a die joins the Hope pool, { $hope } now.

## Drawing a Scene

decks-are-empty = Every deck is empty: the turn passes without a Scene.
which-deck = Which deck suits the story so far?
cards-left = { $left } left
draws = { $drawer } draws: { terrain }.

## Acting on a Scene, and avoiding it

what-do-you-do = { $headline } What do you do?
about-reading = { $drawer } has drawn a Scene ({ terrain }), reads it alone and decides what to do
put-to-group = Act: put it to the group
act-with = Act with { dice }
odds-alone = Alone about { $odds } in 100.
act-with-hope = Act with a Hope die
odds-with-hope = Your Last Hope. Alone about { $odds } in 100.
act-as-printed = Act, and read it out as printed
face-it = Face it with empty hands
face-it-detail = No die is left: it fails for all.
avoid-it = Avoid it
avoid-it-detail = Everybody bears its refusal.
avoids = { $drawer } avoids the Scene.
has-nothing-to-give = { $drawer } has nothing left to give, and there is no way around it.
acts = { $drawer } acts.
acts-on-hope = { $drawer } acts, on a Last Hope die.
acts-with = { $drawer } acts, and puts in { dice }.
drops-scene = With nobody left to lead it, the Scene is dropped.

## Support

refuse = Refuse
give-dice = Give { dice }
asks-again = { $drawer } asks { $refusers } once more.
do-you-support = { $drawer } acts. Do you support, with { $most ->
    [one] 1 die
   *[other] up to { $most } dice
    }?
about-sealed = All choose at once whether to support { $drawer }
give-more = You have given { $given }. Will you give more?
help-after-all = Will you help after all?
refuses = { $character } refuses.
reaches-for-hope = { $character } reaches for a Hope die.
supports = { $character } supports with { dice }.

## Hope dice

take-hope = Take a Hope die
take-hope-detail = Your Last Hope. If there are too few, the least burdened come first.
roll-with-hope = Roll { $dice ->
    [0] now
   *[other] with { hope-dice }
    }
ask-again = Ask once more
ask-again-detail = Those who refused say again whether they support.
with-how-much-hope = All have answered. Roll, and with how much Hope? Dice used are gone for everyone.
do-you-roll = All have answered, and there is no Hope for you. Do you roll now?
has-hope = { $character } has a Hope die.
finds-no-hope = { $character } finds no Hope die left, and has refused.
adds-hope = { $drawer } adds { hope-dice }.

## The roll

part-scene = the Scene
part-condition = { $character }'s condition
part-omen = an omen
hardship = { $printed }
hardship-with = { $before }, { $what } { $n }
hardship-in-all = { $parts }: { $hardship }
tells-hardship = The hardship: { $hardship }.
are-sure = { $dice ->
    [one] { $dice } die counts as a success
   *[other] { $dice } dice count as successes
    }, unrolled.
rolled = Rolled: { $faces }.
rolled-again = Rolled again: { $faces }.
do-you-use-a-card = Successes so far: { $got }, of { $need } needed. Do you use a card?
no-hardship-left = The Scene succeeds: no hardship is left.
succeeds = The Scene succeeds: { successes }.
fails = The Scene fails: { successes }.
successes = { $got ->
    [-1] { $got } successes
    [0] no successes
    [one] { $got } success
   *[other] { $got } successes
    }, { $need } needed

## Questions and tolls

how-do-you-answer = How do you answer?
how-do-you-answer-to =
    How do you answer?
    { $told }
costs-hope = Your Last Hope: a die from the pool, if there are enough.
costs-humanity = It costs { $price ->
    [one] { $price } Humanity die
   *[other] { $price } Humanity dice
    }.
answers = { $character }: { $word }.
no-hope-left-for = There is no Hope die left for { $character }.

## How a Scene ends

line = { $text }
line-to-some = { $whom }: { $text }
nobody-has-faced = What nobody has faced:
uncovers = The Scene was “{ $title }”. { $kind }. { $sections }
    .card = “{ $title }”. { $kind }. { $sections }
    .heading = { $title }
question-for-teller = A question for whoever tells it: { $question }

## Telling

tell-the-others = Tell the others what lies before them, in your own words or as it is printed.
read-out-as-printed = Read it out as printed
reads-out = { $drawer } reads out what lies before you:
scene-asks = { terrain }: { $kind ->
    [roll] It takes dice, and a roll.
    [question] It asks everybody, and nothing is rolled.
   *[toll] It asks everybody for { $price } of their dice, and nothing is rolled.
    }{ $unavoidable ->
    [yes] { " " }There is no way around it.
   *[no] { "" }
    }
tell-how-it-went = “{ $title }” is over. Tell how it went.
tell-what-else = “{ $title }”: you held back. What did you do instead?
tell-of-death = { $character } is dead. Tell how it came to that.
tell-how-you-met = { $title }. How did you meet?
tell-last-word = The end. What is your last word?
tell-of-gap = { $title }. { $gap }
tell-what-is-behind = { $title }. What is behind it?
say-something = Say something as { $character }, for the chronicle:
tells = { $character } { $about ->
    [callout] tells what lies before you
    [outcome] tells how “{ $title }” went
    [refusal] tells what they did instead, at “{ $title }”
    [speech] says
    [death] tells of { $title }'s death
    [meeting] tells how they met
    [bond] tells of “{ $title }”
   *[end] has the last word
    }:
tells-again = { $character } tells “{ $title }” again:

## Cards

use = Use { $card }
does-whole = { CAPITAL($effects) }.
does = { CLIP(does-whole, 99) }
let-it-be = Let it be
uses = { $character } uses { $card }.
used = { $character }: { $card }
comes-into-play = { $card } comes into play, for { $character }.
your-cards = Your cards and things:
give-to = Give { $card } to { $other }
given-freely = given freely

## Losses that cards hold off

will-hit-you = { CAPITAL(loss) } is about to hit you ({ $why }). Do you hold it off?
will-hit = { CAPITAL(loss) } is about to hit { $character } ({ $why }). Do you hold it off?
is-spared = { $character } is spared { loss } ({ $card }).
whom-does-it-hit = { $card }: whom does it hit?
hits-instead = { CAPITAL(loss) } hits { $onto } instead of { $character } ({ $card }).

## Humanity, Hope and conditions

gains-humanity = { $character }: Humanity +{ $n } ({ $why }).
loses-humanity = { $character }: Humanity -{ $n } ({ $why }).
takes-dice-back = { $character } takes { $n ->
    [one] { $n } die
   *[other] { $n } dice
    } back.
dice-to-take-back = dice to be taken back
cannot-regain = { $character } cannot regain Humanity: +{ $n } is void ({ $why }).
hope-holds = The Hope pool holds { $hope } ({ $why }).
is-in-stage = { $character } is { stage } ({ $why }).
is-shielded = { $character } is shielded: the Harm is void ({ $why }).
is-doomed = { $character } has no Humanity left to lose, and is doomed ({ $why }).
is-doomed-already = { $character } has no Humanity left to lose, and is doomed already ({ $why }).
has-none-to-lose = { $character } has no { condition } to lose ({ $why }).
gives-humanity = { $giver } gives { $taker } { $n } Humanity ({ $why }).
exchange = { $one } and { $two } exchange { $what ->
    [conditions] conditions
   *[assets] assets
    } ({ $why }).
two-states = { $one }, { $two }.
is-in-stages = { $character } is { $stages }
is-fed-and-whole = { $character } is fed and whole

## Death

has-died = { died }.
has-died-of = { died } ({ $why }).
died = { $character } { $cause ->
    [hunger] is dead of hunger
    [harm] is dead of wounds
    [humanity] is broken, and gone
   *[fate] is dead
    }
dies = { $end } { $line }
    .heading = { died }
one-last-thing = { $character } dies. { $card }: one last thing?
acts-at-last = { $character }'s last act: { $card }.

## What the dead leave

who-inherits = { $character } leaves { $card }. Who inherits it?
inherits = { $heir } inherits { $card } from { $character }.
leave-a-trait = Gift from the Grave: does { $character } leave a Trait to somebody who goes on? Once drawn it must be given.
no = No
draw-a-trait = Draw a Trait
draws-trait = You drew { $trait }: { $text }
who-has-it = { $trait }: who has it from now on?
about-gift = { $character } is dead, leaves a Trait, and chooses who has it from now on
title-gift = A gift from { $character }
used-to-say = We used to say of { $character }: “{ $text }” Now we say it of { $taker }.
gift-from-grave = a gift from { $character }'s grave

## Latecomers

come-back = Grace of Innocence: do you come back as somebody new?{ $silent ->
    [joins] { " " }If you say nothing until the end of round three, somebody joins in your name.
    [ends] { " " }After this round's last Scene it is too late.
   *[waits] { "" }
    }
bring-somebody = Bring somebody new
bring-somebody-detail = Three Humanity, two Traits, nobody's kin.
stay-with-the-dead = Stay with the dead
will-join = { $player } will join again.
stays-with-the-dead = { $player } stays with the dead.
joins-group = { $character } joins the group, in { $player }'s hands.
    .heading = { $character } joins the group
title-joins = { $character } joins

## The end

title-arrival = Arrival
title-nobody = Nobody
what-good-comes = { $character } has arrived. What good comes to them?
leave-unsaid = Leave it unsaid
line-for-the-lost = A last line for the lost, if you have one.
reach = { $characters } { $count ->
    [one] reaches
   *[other] reach
    } { $destination }.
nobody-reached = Nobody reached { $destination }. The road ended in round { $round }.
epilogue-nobody = The road goes on without them. Somewhere ahead there is a place where somebody lit a lamp and waited. In the morning they put it out.
epilogue-some = They have arrived. There are fewer of them than set out, and they count twice, as people do. What they did on the way stays between them and the road.
epilogue-all = They have arrived, all of them, and hardly anybody on this road can say that. Somebody opens a door, and for a while nobody knows what to do with their hands. Then somebody laughs.
achieved-arrival = { $character } arrived with { $humanity } Humanity
achieved-death = { $character } { $cause ->
    [hunger] died of hunger
    [harm] died of wounds
    [humanity] broke
   *[fate] died
    } in round { $round }
achieved-before = { $before }; { $after }

## At leisure

at-leisure = At leisure: orders for when you are away, and what you want veiled or told again.
order = { $order ->
    [support-refuse] If I am away: refuse
    [support-one] If I am away: support with 1 die
    [support-keep1] If I am away: support fully, but keep 1
    [support-keep2] If I am away: support fully, but keep 2
    [support-keep3] If I am away: support fully, but keep 3
    [question-refuse] If I am away: answer no
   *[question-accept] If I am away: answer yes
    }
order-react = Cards that hold things off: { $react ->
    [ask] ask me
   *[use] use them unasked
    }
notes-order = Your standing order is noted, and nobody else sees it.
veil = Veil { $theme }
lift-veil = Lift the veil from { $theme }
is-veiled = The theme of { $theme } is veiled in what is told.
is-no-longer-veiled = The theme of { $theme } is no longer veiled in what is told.
tell-again-whole = Tell again: { $title }
tell-again = { CLIP(tell-again-whole, 80) }
write-again = Write it again: the words you send next take its place.

# What effects do while the rules carry them out

## Assets and Traits

no-asset-left = There is no Asset left to draw.
finds = { $character } finds { $asset } ({ $why }).
finds-for-everybody = { $character } finds { $asset }, for everybody ({ $why }).
no-trait-left = There is no Trait left to draw.
turns-out-to-be = { $character } turns out to be: { $trait } ({ $why }).
which-do-you-lose = { $why }: which do you lose?
which-do-you-take = { $why }: which do you take? ({ $character }'s)
which-do-you-renew = { $why }: which do you renew?
which-do-you-give = { $why }: which do you give?
loses-card = { $character } loses { $card } ({ $why }).
changes-hands = { $card } goes from { $giver } to { $taker } ({ $why }).
is-good-for-more = { $character }: { $card } is good for more ({ $why }).

## The open Scene, its roll, and what lasts

rolls = { $character } rolls a { $face } ({ $why }).
omen = An omen: hardship { $n } on the next Scene with a roll ({ $why }).
omen-for = An omen: hardship { $n } on { $character }'s next Scene with a roll ({ $why }).
cannot-support = { $character } cannot support this Scene ({ $why }).
status-begins = { $character } { $status ->
    [shielded] is { status }
   *[other] { status }
    } ({ $why }).
status-ends = { $character } { $status ->
    [no_regain] can regain Humanity again
    [no_hope] can take Hope dice again
    [mute_support] can support the next Scene again
   *[shielded] is no longer shielded from Harm
    } ({ $why }).
changes-roll = { $what ->
    [hardship] Hardship
    [dice] Dice
   *[success] Success
    } { $n } ({ $why }).
is-sure-of = { $character } has { $dice ->
    [one] a die
   *[other] { $dice } dice
    } sure to succeed, unrolled ({ $why }).
draw-again-from-which = From which deck do you draw again?
draws-again = { $drawer } draws again: { terrain }.
look-at-which = At which deck do you look?
lie-on-top =
    On top of { terrain }, first to last:
    { $scenes }
looks-at-top = { $character } looks at the top of { terrain }.
about-looking = { $why }: { $character } has looked at the top of { terrain } and chooses what comes first
which-comes-next = Which comes next?
sees-more = { $character } sees more than the others ({ $why }).
must-give = { $character } must give { dice } ({ $why }).
may-not-avoid = { $drawer } may not avoid the Scene ({ $why }).
which-way = { $why }: which way?
whom-do-you-choose = Whom do you choose?
for-whom = { $why }: whom do you choose?

# What stands on cards

## Whom an effect is for, and who does it

target = { $target ->
    [self] you
    [drawer] the drawer
    [supporters] each supporter
    [committed] each who committed
    [refusers] each who refused
    [accepters] each who accepted
    [all] everyone
    [others] everyone else
    [chosen] somebody whom you choose
    [chosen_other] another whom you choose
    [left] your left neighbour
    [right] your right neighbour
    [partner] each partner of yours
    [least_humanity] whoever has the least Humanity
    [most_humanity] whoever has the most Humanity
    [most_hungry] whoever is hungriest
    [most_harmed] whoever is worst hurt
    [least_burdened] whoever bears the least
    [random] somebody drawn by chance
    [pool] the Hope pool
   *[scene] the Scene
    }

## Effects: several together, with conditions, and what follows

no-effects = { "" }
effects-together = { $before }, { $effect }
effects-in-order = { $before }; { $effect }
effect-if = { $effect } if { $condition }
effect-once = { $effect } (once in all)
effect-once-first = { $effect } (once, the drawer before others)
effect-then = { $effect }, then { $more }
effect-otherwise = { $effect }, otherwise { $more }
effect-for = { $effect } for { target }

## Effects

amount = { $what ->
    [humanity] Humanity
    [hunger] Hunger
    [harm] Harm
   *[hope] Hope
    } { $n }
suffers-less = { $who ->
    [you] { "" }
   *[they] they{ " " }
    }{ $loss ->
    [humanity] lose
   *[other] suffer
    } { $n ->
    [one] 1
   *[other] up to { $n }
    } less
hits-you = it hits you in their place
hits-target = it hits { target } in your place
kills = { $by ->
    [you] you die
   *[others] { target } dies
    }
check-good = roll a die (4 to 6: { $good })
check-bad = roll a die (1 to 3: { $bad })
check = roll a die (4 to 6: { $good }; 1 to 3: { $bad })
chooses-way = choose { $ways }
ways = { $before } or { $way }
way = “{ $label }” ({ $effects })
question-to-answer = a question to answer
cards = { $n } { $card ->
    [asset] { $n ->
        [one] Asset
       *[other] Assets
        }
   *[trait] { $n ->
        [one] Trait
       *[other] Traits
        }
    }
draws-cards = { $by ->
    [you] draw
   *[others] { target } draws
    } { cards }
loses-cards = { $by ->
    [you] lose
   *[others] { target } loses
    } { $how ->
    [all] every { tag-of-card }{ $card ->
        [asset] Asset
       *[trait] Trait
        }
   *[other] { $n } { tag-of-card }{ $card ->
        [asset] { $n ->
            [one] Asset
           *[other] Assets
            }
       *[trait] { $n ->
            [one] Trait
           *[other] Traits
            }
        }
    }{ $how ->
    [random] { " " }drawn by chance
   *[other] { "" }
    }
tag-of-card = { $tag ->
    [none] { "" }
   *[other] { $tag }{ " " }
    }
takes-assets = take { $n ->
    [one] { $n } Asset
   *[other] { $n } Assets
    } { $how ->
    [random] by chance
   *[choice] of your choice
    } from { target }
renews = { $what ->
    [add_use] { $n ->
        [one] { $n } more use
       *[other] { $n } more uses
        } of an Asset
   *[refresh] { $n ->
        [one] { $n } spent Trait
       *[other] { $n } spent Traits
        } can be used again
    }
transfers = { $what ->
    [asset] { $n ->
        [one] { $n } Asset
       *[other] { $n } Assets
        }
    [humanity] { $n } Humanity
    [hunger] { $n } Hunger
   *[harm] { $n } Harm
    } { $n ->
    [one] goes
   *[other] go
    } from { $giver } to { $taker }
swaps = exchange { $what ->
    [conditions] your conditions
   *[assets] all your Assets
    } with { target }
roll-change = { $what ->
    [hardship] hardship
    [dice] dice in the roll
   *[success] successes
    } { $n }
sure-successes = { $n ->
    [one] one of your dice is a success without being rolled
   *[other] { $n } of your dice are successes without being rolled
    }
rerolls = reroll up to { $n } of { $whose ->
    [own] your own dice that failed
   *[any] the dice that failed, anybody's
    }
takes-dice = take back { $n ->
    [one] { $n } die
   *[other] { $n } dice
    } that you committed
hardship-to-come = hardship { $n } on { $whose ->
    [self] your
   *[anyone] the
    } next Scene with a roll
hardship-to-come-for = hardship { $n } on { $character }'s next Scene with a roll
begins-status = { $status ->
    [no_regain] { target } cannot regain Humanity
    [no_hope] { target } cannot take Hope dice
    [mute_support] { target } cannot support the next Scene
    [muted] { target } cannot support that Scene
   *[shielded] { $by ->
        [you] you are
       *[others] { target } is
        } shielded from the next Harm
    }
ends-status = { $status ->
    [no_regain] { target } can regain Humanity again
    [no_hope] { target } can take Hope dice again
    [mute_support] { target } can support the next Scene again
   *[shielded] { $by ->
        [you] you are
       *[others] { target } is
        } no longer shielded from Harm
    }
redraws = put the Scene away unseen and draw another
peeks = { $n ->
    [one] look at the top Scene of a deck
   *[other] look at the top { $n } Scenes of a deck and put them back in any order
    }
reveals = { $by ->
    [you] see
   *[others] { target } sees
    } the Scene's { $part ->
    [hardship] hardship
    [succeed] Succeed section
    [fail] Fail section
   *[refuse] Refuse section
    }
forces-support = { target } must give at least { $n ->
    [one] { $n } die
   *[other] { $n } dice
    }, if able
bars-avoiding = the Scene may not be avoided

## Conditions of effects and powers

if-has = you have { $tag }
if-in-stage = you are { $stages }
if-humanity = you have { $n } Humanity or less
if-round = it is round { $n } or later
if-accepters = { $n } or more accept
if-supporters = { $n } or more support
if-alone = nobody supports
if-partner = { $part ->
    [drawer] your partner draws
    [supporter] your partner supports
    [refuser] your partner refuses
   *[dead] your partner is dead
    }
if-outcome = { $outcome ->
    [succeed] the roll succeeds
   *[fail] the roll fails
    }
if-terrain = the Scene is { terrain }
if-hope = the Hope pool holds { $n } or more

## Powers

occasion = { $when ->
    [read] While you read a Scene of yours
    [plead] Before the roll
    [after_roll] After the roll
    [free] At any quiet time
    [death] When you die
    [gained] When it comes to you
    [i_draw] When you draw a Scene
    [my_scene] On your own Scene's roll
    [i_avoid] When you avoid a Scene
    [i_succeed] When your Scene succeeds
    [i_fail] When your Scene fails
    [i_support] When you support
    [i_refuse] When you refuse
    [i_hunger] When you suffer Hunger
    [i_am_harmed] When you suffer Harm
    [i_lose_humanity] When you lose Humanity
    [left_acts] When your left neighbour acts
    [right_acts] When your right neighbour acts
    [partner_draws] When your partner draws a Scene
    [partner_acts] When your partner acts
    [partner_supports_me] When your partner supports you
    [i_support_partner] When you support your partner
    [i_refuse_partner] When you refuse your partner
    [partner_hurt] When your partner is harmed
    [partner_dies] When your partner dies
   *[react] When something is about to hit
    }
when-condition-is-hit = When { who-is-hit } about to suffer { $suffered }
when-humanity-is-hit = When { who-is-hit } about to lose Humanity
when-anything-is-hit = When { who-is-hit } about to suffer { $suffered } or lose Humanity
who-is-hit = { $target ->
    [self] you are
    [left] your left neighbour is
    [right] your right neighbour is
    [partner] your partner is
    [all] anybody is
   *[other] another is
    }
occasion-if = { $occasion }, if { $condition }
occasion-for-anyone = { $occasion }, committed or not
power = { $occasion }: { $effects }{ $use ->
    [once] { " " }(once)
    [round] { " " }(once a round)
    [counted] { " " }({ $uses ->
        [one] { $uses } use
       *[other] { $uses } uses
        })
   *[always] { "" }
    }
power-of-card = { $power }.

## Scenes

kind = { $kind ->
    [roll] Hardship { $hardship }
    [question] No Humanity Roll: a question to all
   *[toll] Toll: { $price ->
        [one] { $price } die
       *[other] { $price } dice
        } to accept
    }
headline = { $title } ({ terrain }). { $kind }.
unavoidable-headline = { $title } ({ terrain }). { $kind }. Unavoidable.
accept-or-refuse = Accept: { $accept }{ $needs ->
    [none] { "" }
    [humanity] { " " }(needs Humanity)
   *[other] { " " }(needs { $needs })
    }. Refuse: { $refuse }.
whole-section = { section }: { $effects }.
empty-section = { section }: nothing.
sections = { $before } { $section }
printed-hardship = { $hardship ->
    [0] There is no roll.
   *[other] The printed hardship is { $hardship }.
    }
no-section = This Scene has no { section } section.

# How long an answer ahead counts: "until …"

until-first-turn = the first turn begins
until-turn = { $character }'s turn ends
until-round = round { $round } ends

# The chronicle

place = { $terrain ->
    [wilderness] In the wild
    [mountainous] In the mountains
    [coastal] On the coast
    [urban] In town
   *[any] On the road
    }
arrives = **{ $character } joins us on the road.**

## For newcomers

goal = Arrive. Whoever is alive after the last round has made it, and it need not be everybody: there is no score and no single winner. What you remember afterwards is who helped whom, and what it cost them.
course = On your turn you draw a Scene that only you can read. Turn away from it, and everybody suffers a little; or act, tell the others as much as you like without numbers, and put in Humanity dice. The others support you with dice of their own, or refuse. Then all dice are rolled: enough 4s, 5s and 6s, and those who helped share what it brings; too few, and they share the harm.
length = Five rounds, or three in the short game, one Scene each. You are asked 20 to 35 times, mostly whether you support: a week at a few answers a day, or an evening of about two hours.
short-length = Three rounds, one Scene each. You are asked 15 to 25 times, mostly whether you support: some five days at a few answers a day, or an evening of an hour and a half.
blurb = A road, five rounds of hard choices, and what is left of you at the end of it.
measure = Humanity
you-are = You are { $character }, { $personality }: { $portrait }
known-for = You are known for this: { $traits }.
ties-you = { $relationship } ties you to { $partners }.
you-want = You want to live through the last round, and to look the others in the eye.

# What the answers are for

verb-scene = Draw from a deck on your turn
verb-act = Play the Scene you read; with dice, where it takes a roll
verb-avoid = Turn away from the Scene: everybody bears it
verb-support = Give dice to the Scene in hand, or your Last Hope
verb-refuse = Give nothing, or answer no
verb-accept = Answer yes, or pay a toll
verb-hope = On your own Scene: add Hope dice, close and roll
verb-use = Use one of your cards or things
verb-give = Hand a thing of yours to somebody
verb-choose = Answer a choice that a card puts to you
verb-pass = Let it be
verb-heir = Say who inherits from your dead
verb-gift = Draw a Trait from the grave, or say who has it
verb-join = Come back as somebody new, after an early death
verb-tell = Narrate what is yours to tell, or tell it again
verb-speak = Say a line in character, for the chronicle
verb-world = Propose how the world ended, or vote
verb-character = Name your character, with looks and past
verb-standing = What is done when you are away (only you see it)
verb-veil = Veil a theme in what is told, or lift its veil
verb-look = What only you may see: the Scene you drew, and the odds

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-world = Before you set out, the group agrees how the world ended and where it hopes to go. It changes no number, only the tale.
lesson-scene = Each deck holds Scenes of one kind of country. What you draw is read by you alone; pick what fits the story so far.
lesson-act = Acting puts your dice in: each shows a success half the time, and you need as many as the hardship. The others may add dice, but never more each than you did.
lesson-avoid = Turning away costs no dice, but everybody alive suffers the card's refusal, you too. It ends your turn.
lesson-tell = What you tell is read by all and kept in the tale, in your own words or as printed. Before a roll leave the numbers out: the others decide by what you tell them.
lesson-support = Dice you give are gone, whatever they show. If the Scene succeeds you share the reward, if it fails you share the harm.
lesson-refuse = Refusing keeps your dice, and keeps you out of reward and harm alike. You suffer only what the card says of those who refuse.
lesson-accept = Everybody answers this openly, whoever drew it last, and each answer has its price. Once given it stands.
lesson-hope = Hope dice are rolled with the others, belong to everybody, and are gone once used. A roll you can win without them is worth winning without them.
lesson-use = Your cards and things say when they may be used; most of them work once. You are asked now because this is such a moment.
lesson-pass = You could do something here, and need not. Passing costs nothing.
lesson-give = A thing of yours may change hands at any quiet time. Dice, Traits and conditions may not.
lesson-choose = A card leaves this to you. What you pick happens at once.
lesson-heir = Your character is dead, and their things are left. Say who carries them on.
lesson-gift = The dead may leave a Trait to somebody who lives, and it need not be a kind one. Once you have drawn it, it must be given.
lesson-join = Whoever dies early may come back as somebody new, with three Humanity. It is offered once.
lesson-speak = You may say a line as your character while a Scene is open; it is kept in the tale. It changes nothing but the tale.
lesson-standing = What you set here is done in your place while you are away, and only you see it. It can be changed at any time.
lesson-veil = What is told of a veiled theme is covered until somebody chooses to read it. Nobody learns who veiled it, and anybody may.
lesson-character = Name your character and say a line about them, or leave it to the cards. The others see it in the tale.

## Answers ahead

when-support = Somebody acts on a Scene and asks for support
give-one = Give one die
give-all = Give as many dice as may be
take-hope-without-dice = Only without dice of your own.
if-acts = { $player } acts
if-have-dice = you have { $dice } dice or more
when-toll = A Scene asks a toll of everybody
pay-it = Pay it
if-costs-one = it costs 1 die
if-left = you have { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
    } left after it
when-react = Something is about to hit, and a card of yours could hold it off
use-the-card = Use the card
use-the-card-detail = The first, where there are several.
if-hits-you = it is about to hit you
if-is = it is { condition }
when-rolled = Dice have fallen, and a card of yours could change the roll
if-one-missing = one success is missing
if-missing = successes are missing
when-deck = You draw a Scene and choose the deck
the-fullest = The fullest

## The chronicle: a Scene as a chapter. `.way-2` and so on are other ways to say the same

scene-with-help = { $lead } goes first, with { $others } close behind.
    .way-2 = { $lead } takes it on. { $others } { $count ->
        [one] lends
       *[other] lend
        } a hand.
    .way-3 = { $lead } is for it, and { $others } { $count ->
        [one] comes
       *[other] come
        } along.
    .way-4 = It is { $lead }'s idea. { $others } { $count ->
        [one] joins
       *[other] join
        } in.
    .way-5 = { $others } { $count ->
        [one] follows
       *[other] follow
        } where { $lead } leads.
    .way-6 = { $lead } will not leave it, and neither will { $others }.
    .way-7 = “Come on,” says { $lead }, and { $others } { $count ->
        [one] comes
       *[other] come.
        }
    .way-8 = { $others } { $count ->
        [one] helps
       *[other] help
        } { $lead } to do it.
scene-alone = { $lead } goes alone.
    .way-2 = { $lead } takes it on without help.
    .way-3 = It is left to { $lead }.
    .way-4 = { $lead } does it, since it has to be done.
    .way-5 = { $lead } says nothing and starts.
    .way-6 = Only { $lead } steps forward.
    .way-7 = { $lead } waits for no one.
hold-back = { $others } { $count ->
        [one] stays
       *[other] stay
        } out of it.
    .way-2 = { $others } { $count ->
        [one] holds
       *[other] hold
        } back.
    .way-3 = { $others } will have no part in it.
    .way-4 = { $others } { $count ->
        [one] keeps
       *[other] keep
        } clear.
    .way-5 = { $others } { $count ->
        [one] finds
       *[other] find
        } other things to do.
    .way-6 = { $others } cannot be moved.
    .way-7 = { $others } would rather not.
    .way-8 = { $others } { $count ->
        [one] has
       *[other] have
        } reasons not to.
    .way-9 = { $others } { $count ->
        [one] minds
       *[other] mind
        } the packs.
scene-avoided = { $lead } decides against it.
    .way-2 = “Not this,” says { $lead }.
    .way-3 = { $lead } will not risk it.
    .way-4 = { $lead } leads us past.
    .way-5 = { $lead } takes one look and walks on.
    .way-6 = “Leave it,” says { $lead }.
    .way-7 = { $lead } shakes a tired head.
accept = { $who } { $count ->
        [one] chooses to
       *[other] choose to
        } { $does }.
    .way-2 = { $who } { $count ->
        [one] decides to
       *[other] decide to
        } { $does }.
    .way-3 = { $who } { $count ->
        [one] is ready to
       *[other] are ready to
        } { $does }.
accept-together = All of us choose to { $does }.
    .way-2 = All of us decide to { $does }.
    .way-3 = All of us are ready to { $does }.
decline = { $who } { $count ->
        [one] prefers to
       *[other] prefer to
        } { $does }.
    .way-2 = { $who } { $count ->
        [one] chooses to
       *[other] choose to
        } { $does }.
    .way-3 = { $who } would sooner { $does }.
    .way-4 = { $who } { $count ->
        [one] decides to
       *[other] decide to
        } { $does }.
decline-together = All of us prefer to { $does }.
    .way-2 = All of us choose to { $does }.
    .way-3 = All of us would sooner { $does }.
    .way-4 = All of us decide to { $does }.
on-hope = It takes some of the hope we had left.
    .way-2 = We put our hope into it, too.
    .way-3 = Some of our hope goes into it.
empty-handed = There is no way round it, and { $lead } has nothing left to give.
comes-to-nothing = Without { $lead } it comes to nothing.
told-by = { $who }: “{ $said }”
fare = { $who } { $how ->
    [hunger-0] { $count ->
        [one] has eaten
       *[other] have eaten
        }
    [hunger-1] { $count ->
        [one] goes hungry
       *[other] go hungry
        }
    [hunger-2] { $count ->
        [one] is starving
       *[other] are starving
        }
    [harm-0] { $count ->
        [one] is whole again
       *[other] are whole again
        }
    [harm-1] { $count ->
        [one] is hurt
       *[other] are hurt
        }
    [harm-2] { $count ->
        [one] can hardly walk
       *[other] can hardly walk
        }
    [hunger-1-better] { $count ->
        [one] has had something to eat, though not enough
       *[other] have had something to eat, though not enough
        }
   *[harm-1-better] { $count ->
        [one] is on the mend
       *[other] are on the mend
        }
    }
fare-alone = { $fare }.
fare-both = { $one }, and { $two }.
comes-away = { $character } comes away with { $thing }
comes-away-too = { $character } with { $thing }
come-away = { $finds }.
we-learn = We learn something about { $character }. { $text }
veiled-callout = {"*"}(veiled)*
veiled-telling = > **{ $name }** (veiled)

## The chronicle: its pages

not-set-out = Nobody has set out yet.
title-of-game = Hope Inhumanity
story-of = {"*"}The story of { $company }*
we-hoped = We hoped to reach { $destination }.
who-we-were = Who we were
cast-member = **{ $character }**, { $personality } ({ $player }). { $about }
part = Part { SPELL($part) }
the-end = The end
the-lost = The lost
is-lost = **{ $character }**, in part { SPELL($part) }: { $cause ->
    [hunger] of hunger
    [harm] of wounds
    [humanity] broken
   *[fate] by fate
    }
appendix = Appendix: the cards and the dice
had-cards = **{ $character }** ({ $player }): { $cards }

## The book

came-through = Of { SPELL($count) } who were on the road, { $arrived } came through.
all-came-through = All of them came through: { $arrived }.
nobody-came-through = Nobody came through.
player-of = { $character } ({ $player })
were-lost = { $cause ->
    [hunger] { $lost } died of hunger.
    [harm] { $lost } died of wounds.
    [humanity] The road broke { $lost }.
   *[fate] { $lost } died by fate.
    }
role = { $personality }.

# For authors of packs: what a pack may contain

pack-in-scenes = A Scene can use { $effects }.
pack-in-window = A power with `window: { $window }` can also use { $effects }.
pack-triggers = The `when` of a passive power is { $triggers }. A trait and a personality can also have { $neighbours }, a trait gained, and a relationship { $bonds }.
pack-uses = An Asset's power has `use: uses`. All others have once, round or always. Drawbacks and flaws are passive.
pack-bonds = A bond contains `{ $partner }`, and its gap can too. The neighbour's name replaces it. The bond says “you” to the owner of the card. Only a relationship has effects on a `partner`.
pack-conditions = `if` is a phrase such as hunger>=1, harm>=1, humanity<=2, round>=3, accepters>=2, supporters>=1, supporters==0, hope>=1, has_tag(food), outcome is fail or terrain is coastal.
pack-callouts = A callout gives away no rule and no outcome. It contains no digits, and not the words hardship, Humanity, succeed, fail or refuse.
pack-powers = The bot says in words what a card does: up to { $powers } characters for an Asset, up to { $people } for any other card.
pack-nouns = An Asset's `noun` has up to { $most } characters.
pack-texts = All texts of a Scene together have up to { $most } characters.
pack-lines = Bots have no lines of their own for traits, relationships and personalities of packs. They use plain ones.

## Faults of a pack: first the field of the card

a-card = { $kind ->
    [asset] an { $kind }
   *[other] a { $kind }
    }
scene-is-too-long = all its texts: laid open it has { $length } characters; the most is { $most }
accept-does-nothing = accept: does nothing
not-for-scenes = { $section }: { $effect } does nothing in a Scene; it is for an Asset's power
scene-has-no-partner = { $section }: { $effect } is for a partner, whom a Scene does not know
power-is-too-long = power: in words it has more than { $most } characters; let it do less
uses-are-for-assets = { $field }.use: uses are an asset's; of a { $kind } it is once, round or always
flaw-is-passive = flaw.window: a flaw is passive, nobody would use it
bond-names-nobody = bond: names nobody; { $partner } stands for the neighbour
noun-is-too-long = noun: has { $length } characters; the most is { $most }
assets-have-uses = power.use: of an Asset it is uses
drawback-is-passive = drawback.window: a drawback is passive, nobody would use it
group-is-never-passive = group: nothing happens by itself to what belongs to all
cannot-happen-to = { $field }.when: { $trigger } is nothing that can happen to { a-card }
suffering-is-not-always = { $field }.use: what suffering sets off cannot happen always
not-in-window = { $field }: { $effect } does nothing in the window { $window }
card-has-no-partner = { $field }: { $effect } is for a partner, whom { a-card } does not know
