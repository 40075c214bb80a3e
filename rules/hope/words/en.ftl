# Hope Inhumanity
#
# Sentences that are told end with a full stop. A label has at most 80 characters, a detail 100, and
# what everyone may know of a secret question 160, without a full stop. $character, $drawer, $giver
# and the like are characters' names, $player a player's, $why is the cause, which begins the
# sentence: a card's name or { section-of-scene }. The texts of the cards themselves are in `content/`.
#
# Glossary: one word for one thing.
#
# story         what the group tells and the bot writes down; never chronicle, tale or book
# Scene         a card that one player draws and reads alone; the drawer decides what to do with it
# act           take the Scene on, with dice if it has a hardship
# avoid         turn the Scene down: everyone suffers its Refuse result
# hardship      how many successes a roll needs
# success       a die that shows 4, 5 or 6
# support       give dice to another player's Scene; a supporter has given some
# refuse        give no dice, or answer no
# result        what a card's section (Succeed, Fail, Accept, Refuse) does
# toll          dice that a Scene asks of everyone, without a roll
# omen          hardship that waits for a later Scene
# Humanity      a character's own dice, five at most
# Hope pool     the dice of the whole group; a Hope die is one of them
# Last Hope     a Hope die for someone with no Humanity left
# condition     Hunger or Harm, each in two stages: Hungry, Starving; Hurt, Crippled
# doomed        had no Humanity left to lose, and dies when the next turn begins
# Trait, Asset, Relationship, Personality   the cards of a character
# veil          cover a theme in the story until a reader chooses to see it
# retell        write a part of the story again
# everyone, someone, nobody                 never everybody, somebody, whoever

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
    [harm-0] unhurt again
    [harm-1] Hurt
   *[harm-2] Crippled
    }
describes-person = Humanity { $humanity }{ $stages ->
    [0] { "" }
   *[other] , { $stages }
    }.
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
    [humanity] lose { $n } Humanity
    [hunger] suffer { $n } Hunger
   *[harm] suffer { $n } Harm
    }
loss-avoided = { $what ->
    [humanity] losing { $n } Humanity
    [hunger] suffering { $n } Hunger
   *[harm] suffering { $n } Harm
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
section-of-scene = { $title } ({ section })

# What an Asset is good for
tag = { $tag }

## Setup

fate = Let fate choose
fate-detail = If nobody votes for a world, I pick one of these at random.
how-did-it-end = How did the world end, and where is the group going?
or-in-your-words = Say in your own words how the world ended and where the group is going.
proposal = “{ $words }”
proposes = { $player } proposes:
votes = { $player } votes: { $label }.
going-to = The group is going to { $destination }.
wherever-the-road-ends = wherever the road ends
how-it-ended = This is how the world ended:
hope-to-reach = They hope to reach { $destination }.
world-and-aim = { $world } { hope-to-reach }
title-opening = How it began
plays = { $player } plays { $character }: { $cards }.
is-played-by = { $character } ({ $player }): { $cards }.
draws-first = { $character } draws the first Scene.
bound-to = { $character }'s Relationship with { $partners }
is-bound = { bound-to }: { $text }
title-bond = { bound-to }: { $card }

## Names and looks

who-is-this = Who is your character? First line: a name. Second: their looks. Third: how the cards shaped them.
is-called = This is { $character }:
is-renamed = { $character } takes a new name:

## Rounds

round-begins = Round { $round } of { $rounds } begins.
hope-grows = The Hope pool gains 1 die (now { $hope }).

## Drawing a Scene

decks-are-empty = Every deck is empty, so nobody draws a Scene this turn.
which-deck = Which deck suits the story so far?
cards-left = { $left } left
draws = { $drawer } draws from the { terrain } deck.

## Acting on a Scene, and avoiding it

what-do-you-do = { $headline } What do you do?
about-reading = { $drawer } reads a Scene ({ terrain }) alone and decides what to do
put-to-group = Act and tell it in your own words
act-with = Act with { dice }
odds-alone = { $odds ->
    [0] You cannot do it without help.
   *[other] Chance without help: about { $odds }%.
    }
act-with-hope = Act with a Hope die
odds-with-hope = Takes 1 Hope die (Last Hope). { odds-alone }
act-as-printed = Act and read out the printed text
face-it = Face it without dice
face-it-detail = You have no dice and cannot avoid this: everyone suffers Fail.
avoid-it = Avoid it
avoid-it-detail = Everyone suffers the card's Refuse result.
avoids = { $drawer } avoids the Scene.
has-nothing-to-give = { $drawer } has no dice and cannot avoid the Scene, so it fails.
acts = { $drawer } acts.
acts-on-hope = { $drawer } acts with a Hope die (Last Hope).
acts-with = { $drawer } acts with { dice }.
drops-scene = Nobody is left to lead the Scene, so it is dropped.

## Support

refuse = Refuse
give-dice = Give { dice }
asks-again = { $drawer } asks { $refusers } again for support.
do-you-support = { $drawer } acts and asks for support. Will you give { $most ->
    [one] 1 die
   *[other] up to { $most } dice
    }?
do-you-support-told =
    { do-you-support }
    “{ $told }”
about-sealed = Everyone decides in secret whether to support { $drawer }
give-more = You have given { $given ->
    [one] { $given } die
   *[other] { $given } dice
    }. Raise it to how many in all?
help-after-all = Will you give dice after all?
refuses = { $character } refuses.
reaches-for-hope = { $character } supports and asks for a Hope die.
claims-no-hope = { $character } has Humanity again, asks for no Hope die, and must answer once more.
supports = { $character } supports with { dice }.

## Hope dice

take-hope = Take a Hope die
take-hope-detail = Last Hope. If there are too few, they go to the lightest conditions first.
roll-with-hope = Roll { $dice ->
    [0] now
   *[other] with { hope-dice }
    }
ask-again = Ask again
ask-again-detail = Everyone who refused must answer again.
with-how-much-hope = Everyone has answered. How many Hope dice do you add? Each is then gone for everyone.
do-you-roll = Everyone has answered. Roll now?
has-hope = { $character } gets a Hope die.
finds-no-hope = No Hope die is left, so { $character } refuses.
adds-hope = { $drawer } adds { hope-dice }.

## The roll

part-scene = the Scene
part-condition = { $character }'s condition
part-omen = omen
hardship = { $printed }
hardship-with = { $before }, { $what } { $n }
hardship-in-all = { $parts } = { $hardship }
tells-hardship = Hardship: { $hardship }.
are-sure = { $dice ->
    [one] { $dice } die succeeds
   *[other] { $dice } dice succeed
    } without a roll.
rolled = Roll: { $faces }.
rolled-again = Re-roll: { $faces }.
do-you-use-a-card = { CAPITAL(successes) }. Use a card?
no-hardship-left = No hardship is left, so the Scene succeeds.
succeeds = { CAPITAL(successes) }: the Scene succeeds.
fails = { CAPITAL(successes) }: the Scene fails.
successes = { $got ->
    [-1] { $got } successes
    [0] no successes
    [one] { $got } success
   *[other] { $got } successes
    }, { $need } needed

## Questions and tolls

how-do-you-answer = What is your answer?
how-do-you-answer-to =
    What is your answer?
    “{ $told }”
costs-hope = Takes 1 Hope die (Last Hope), if one is left.
costs-humanity = Costs { $price ->
    [one] { $price } Humanity die
   *[other] { $price } Humanity dice
    }.
answers = { $character }: { $word }.
no-hope-left-for = No Hope die is left, so { $character } refuses.

## How a Scene ends

line = { $text }
line-to-some = { $whom }: { $text }
nobody-has-faced = This is the Scene that nobody faced:
uncovers = The Scene was “{ $title }”. { $kind }. { $sections }
    .news = The Scene was “{ $title }”.
    .card = “{ $title }”. { $kind }. { $sections }
    .heading = { $title }
question-for-teller = A question for your story: { $question }

## Telling

tell-the-others = What do you tell the others? Use your own words or the printed ones, but no numbers.
read-out-as-printed = Read out the printed text
reads-out = { $drawer } reads out the Scene:
scene-asks = { terrain }: { $kind ->
    [roll] this Scene needs dice and a roll.
    [question] this Scene asks everyone a question, without a roll.
   *[toll] this Scene asks everyone for { $price ->
        [one] { $price } die
       *[other] { $price } dice
        }, without a roll.
    }{ $unavoidable ->
    [yes] { " " }You cannot avoid it.
   *[no] { "" }
    }{ $needs ->
    [none] { "" }
    [humanity] { " " }Only players with Humanity can accept.
   *[other] { " " }Only players with an Asset of this kind can accept: { $needs }.
    }
tell-how-it-went = “{ $title }” is over. How did it go?
tell-what-else = You held back in “{ $title }”. What did you do instead?
tell-of-death = { $character } is dead. How did it happen?
tell-how-you-met = { $title }. How did you meet?
tell-last-word = The story is over. What is your last word?
tell-of-gap = { $title }. { $gap }
tell-what-is-behind = { $title }. What is behind it?
say-something = Say something as { $character }, for the story:
tells = { $character } { $about ->
    [callout] tells you what lies ahead
    [outcome] tells how “{ $title }” went
    [refusal] tells what they did instead in “{ $title }”
    [speech] says
    [death] tells how { $title } died
    [meeting] tells how they met
    [bond] tells of “{ $title }”
   *[end] has the last word
    }:
tells-again = { $character } retells “{ $title }”:

## Cards

card-names = { $before }, { $card }
use = Use { $card }
does-whole = { CAPITAL($effects) }.
does = { CLIP(does-whole, 99) }
let-it-be = Use no card
uses = { $character } uses { $card }.
used = { $character }: { $card }
comes-into-play = { $card } takes effect for { $character }.
    .news = { "" }
your-cards = Use a card or give an Asset away?
give-to = Give { $card } to { $other }
given-freely = Gift

## Losses that cards hold off

will-hit-you = { $why }: you are about to { loss }. Use a card against it?
will-hit = { $why }: { $character } is about to { loss }. Use a card against it?
is-spared = { $card } saves { $character } from { loss-avoided }.
whom-does-it-hit = { $card }: who takes it instead?
hits-instead = { $card }: { $onto } is about to { loss } instead of { $character }.

## Humanity, Hope and conditions

gains-humanity = { $why }: { $character } gains { $n } Humanity.
loses-humanity = { $why }: { $character } loses { $n } Humanity.
takes-dice-back = { $character } takes back { $n ->
    [one] { $n } die
   *[other] { $n } dice
    }.
dice-to-take-back = Dice taken back
cannot-regain = { $why }: { $character } would gain { $n } Humanity but cannot regain any.
hope-holds = { $why }: the Hope pool now has { $hope ->
    [0] no dice
    [one] { $hope } die
   *[other] { $hope } dice
    }.
is-in-stage = { $why }: { $character } is { stage }.
is-shielded = { $why }: { $character } is shielded and suffers no Harm.
is-doomed = { $why }: { $character } has no Humanity left to lose and is doomed.
is-doomed-already = { $why }: { $character } has no Humanity left to lose and is already doomed.
has-none-to-lose = { $why }: { $character } has no { condition } to lose.
gives-humanity = { $why }: { $giver } gives { $taker } { $n } Humanity.
exchange = { $why }: { $one } and { $two } swap { $what ->
    [conditions] conditions
   *[assets] Assets
    }.
two-states = { $one }, and { $two }.
is-in-stages = { $character } is { $stages }
is-fed-and-whole = { $character } is fed and unhurt

## Death

has-died = { died }.
has-died-of = { $why }: { died }.
died = { $character } { $cause ->
    [hunger] dies of hunger
    [harm] dies of wounds
    [humanity] breaks, and is gone
   *[fate] dies
    }
dies = { $end } { $line }
    .heading = { died }
one-last-thing = { $character } dies. Use { $card } as a last act?
acts-at-last = { $character } uses { $card } as a last act.

## What the dead leave

who-inherits = { $character } leaves { $card }. Who inherits it?
inherits = { $heir } inherits { $card } from { $character }.
leave-a-trait = Gift from the Grave: does { $character } leave a Trait to someone? If you draw one, you must give it away.
no = No
draw-a-trait = Draw a Trait
draws-trait = You drew { $trait }: { $text }
who-has-it = { $trait }: who gets it?
about-gift = { $character } is dead, leaves a Trait and chooses who gets it
title-gift = A gift from { $character }
used-to-say = We used to say: “{ $saying }” Now we say it of { $taker }.
used-to-say-of = We used to say of { $character }: “{ $text }” Now we say it of { $taker }.
gift-from-grave = Gift from { $character }'s grave

## Latecomers

come-back = Grace of Innocence: do you want to come back as someone new?{ $silent ->
    [joins] { " " }If you do not answer by the end of round three, someone joins in your name.
    [ends] { " " }After this round's last Scene it is too late.
   *[waits] { "" }
    }
bring-somebody = Come back as someone new
bring-somebody-detail = You start with 3 Humanity and 2 Traits, but no Relationship.
stay-with-the-dead = Stay with the dead
will-join = { $player } will come back as someone new.
stays-with-the-dead = { $player } stays with the dead.
joins-group = { $character } joins the group, played by { $player }.
    .heading = { $character } joins the group
title-joins = { $character } joins

## The end

title-arrival = Arrival
title-nobody = Nobody
what-good-comes = { $character } has arrived. What good do they find there?
leave-unsaid = Leave it unsaid
line-for-the-lost = Do you have a last line for the lost?
reach = { $characters } { $count ->
    [one] reaches
   *[other] reach
    } { $destination }.
nobody-reached = Nobody reached { $destination }. The road ended in round { $round }.
epilogue-nobody = The road goes on without them. Somewhere ahead there is a place where someone lit a lamp and waited. In the morning they put it out.
epilogue-some = They have arrived. There are fewer of them than set out, and they count twice, as people do. What they did on the way stays between them and the road.
epilogue-all = They have arrived, all of them, and hardly anyone on this road can say that. Someone opens a door, and for a while nobody knows what to do with their hands. Then someone laughs.
achieved-arrival = { $character } arrived with { $humanity } Humanity
achieved-death = { $character } { $cause ->
    [hunger] died of hunger
    [harm] died of wounds
    [humanity] broke
   *[fate] died
    } in round { $round }
achieved-before = { $before }; { $after }

## At leisure

at-leisure = Settings: standing orders, veiled themes, retell
order = While I'm away: { $order ->
    [support-refuse] refuse
    [support-one] support with 1 die
    [support-keep1] support, but keep 1 die
    [support-keep2] support, but keep 2 dice
    [support-keep3] support, but keep 3 dice
    [question-refuse] answer no
   *[question-accept] answer yes
    }
order-react = Protection cards: { $react ->
    [ask] ask me first
   *[use] use them without asking
    }
notes-order = I'll follow this standing order while you're away. Only you can see it.
theme = { $theme ->
    [hunger] hunger
    [violence] violence
    [grief] grief
    [drugs] drugs
    [sickness] sickness
    [children] children
    [animals] animals
    [betrayal] betrayal
    [despair] despair
   *[faith] faith
    }
veil = Veil { theme }
lift-veil = Unveil { theme }
is-veiled = From now on the story veils the theme of { theme }.
is-no-longer-veiled = The story no longer veils the theme of { theme }.
tell-again-whole = Retell: { $title }
tell-again = { CLIP(tell-again-whole, 80) }
write-again = Write it again. What you send next replaces it.

# What effects do while the rules carry them out

## Assets and Traits

no-asset-left = No Asset is left to draw.
finds = { $why }: { $character } finds { $asset }.
finds-for-everybody = { $why }: { $character } finds { $asset } for everyone.
no-trait-left = No Trait is left to draw.
turns-out-to-be = { $why }: { $character } gains the Trait { $trait }.
which-do-you-lose = { $why }: which one do you lose?
which-do-you-take = { $why }: which of { $character }'s Assets do you take?
which-do-you-renew = { $why }: which one do you want to use again?
which-do-you-give = { $why }: which one do you give?
loses-card = { $why }: { $character } loses { $card }.
changes-hands = { $why }: { $card } goes from { $giver } to { $taker }.
is-good-for-more = { $why }: { $character } can use { $card } again.

## The open Scene, its roll, and what lasts

rolls = { $why }: { $character } rolls a { $face }.
omen = { $why }: hardship { $n } on the next Scene with a roll (omen).
omen-for = { $why }: hardship { $n } on { $character }'s next Scene with a roll (omen).
cannot-support = { $why }: { $character } cannot support this Scene.
status-begins = { $why }: { $character } { $status ->
    [shielded] is { status }
   *[other] { status }
    }.
status-ends = { $why }: { $character } { $status ->
    [no_regain] can regain Humanity again
    [no_hope] can take Hope dice again
    [mute_support] can support the next Scene again
   *[shielded] is no longer shielded from Harm
    }.
changes-roll = { $why }: { $what ->
    [hardship] hardship
    [dice] dice
   *[success] successes
    } { $n }.
is-sure-of = { $why }: { $dice ->
    [one] one of { $character }'s dice succeeds
   *[other] { $dice } of { $character }'s dice succeed
    } without a roll.
draw-again-from-which = Which deck do you draw from this time?
draws-again = { $drawer } draws again, from the { terrain } deck.
look-at-which = Which deck do you look at?
scene-in-line = { $title }: { $callout }
lie-on-top =
    You see on top of the { terrain } deck, first to last:
    { $scenes }
looks-at-top = { $character } looks at the top of the { terrain } deck.
about-looking = { $why }: { $character } has looked at the top of the { terrain } deck and chooses what comes first
which-comes-next = Which comes next?
sees-more = { $why }: { $character } sees more of the Scene than the others.
must-give = { $why }: { $character } must give { dice }.
may-not-avoid = { $why }: { $drawer } cannot avoid the Scene.
which-way = { $why }: which do you choose?
whom-do-you-choose = Who do you choose?
for-whom = { $why }: who do you choose?

# What stands on cards

## Whom an effect is for, and who does it

target = { $target ->
    [self] you
    [drawer] the drawer
    [supporters] each supporter
    [committed] everyone who gave dice
    [refusers] everyone who refused
    [accepters] everyone who accepted
    [all] everyone
    [others] everyone else
    [chosen] someone you choose
    [chosen_other] someone else you choose
    [left] your left neighbour
    [right] your right neighbour
    [partner] each partner of yours
    [least_humanity] the one with the least Humanity
    [most_humanity] the one with the most Humanity
    [most_hungry] the hungriest
    [most_harmed] the worst hurt
    [least_burdened] the least burdened
    [random] a random character
    [pool] the Hope pool
   *[scene] the Scene
    }

## Effects: several together, with conditions, and what follows

no-effects = { "" }
effects-together = { $before }, { $effect }
effects-in-order = { $before }; { $effect }
effect-if = { $effect } if { $condition }
effect-once = { $effect } (once in total)
effect-once-first = { $effect } (once, the drawer first)
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
hits-you = it hits you instead
hits-target = it hits { target } instead
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
    [random] { " " }at random
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
    [random] at random
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
swaps = swap { $what ->
    [conditions] your conditions
   *[assets] all your Assets
    } with { target }
roll-change = { $what ->
    [hardship] hardship
    [dice] dice in the roll
   *[success] successes
    } { $n }
sure-successes = { $n ->
    [one] one of your dice succeeds
   *[other] { $n } of your dice succeed
    } without a roll
rerolls = re-roll up to { $n } of { $whose ->
    [own] your failed dice
   *[any] anyone's failed dice
    }
takes-dice = take back { $n ->
    [one] { $n } die
   *[other] { $n } dice
    } that you gave
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
redraws = discard the Scene unseen and draw another
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
bars-avoiding = the drawer cannot avoid the Scene

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
    [read] While you read your Scene
    [plead] Before the roll
    [after_roll] After the roll
    [free] At any quiet time
    [death] When you die
    [gained] When you get this card
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
    [partner_hurt] When your partner suffers Harm
    [partner_dies] When your partner dies
   *[react] When a loss is about to hit
    }
when-condition-is-hit = When { who-is-hit } about to suffer { $suffered }
when-humanity-is-hit = When { who-is-hit } about to lose Humanity
when-anything-is-hit = When { who-is-hit } about to suffer { $suffered } or lose Humanity
who-is-hit = { $target ->
    [self] you are
    [left] your left neighbour is
    [right] your right neighbour is
    [partner] your partner is
    [all] anyone is
   *[other] someone else is
    }
occasion-if = { $occasion }, if { $condition }
occasion-for-anyone = { $occasion }, even if you gave no dice
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
powers-of-card = { $before } { $power }.

## Scenes

kind = { $kind ->
    [roll] Hardship { $hardship }
    [question] A question for everyone, no roll
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
line-below =
    { $before }
    { $line }
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

# The story

place = { $terrain ->
    [wilderness] In the wild
    [mountainous] In the mountains
    [coastal] On the coast
    [urban] In town
   *[any] On the road
    }
arrives = **{ $character } joins us on the road.**

## For newcomers

goal = Stay alive until the last round is over: then you have arrived, and everyone who arrives has won. There is no score, and perhaps not everyone will make it. What you will remember is who helped whom, and what it cost them.
course = On your turn you draw a Scene that only you can read. Avoid it, and everyone suffers the card's Refuse result. Or act: tell the others what you see, without numbers, and give Humanity dice. The others support you with their own dice, or refuse. Then you roll all the dice, and each 4, 5 or 6 is a success. With enough successes, those who took part share the reward; with too few, they share the harm.
length = Five rounds (three in the short game), and each player draws one Scene per round. You answer 20 to 35 questions, mostly whether to support someone. That takes a week at a few answers a day, or an evening of about two hours.
short-length = Three rounds, and each player draws one Scene per round. You answer 15 to 25 questions, mostly whether to support someone. That takes about five days at a few answers a day, or an evening of an hour and a half.
blurb = Walk a ruined road together, and decide who you help and what it costs you.
measure = Humanity
you-are = You are { $character }: { $personality }. { $portrait }
known-for = Your Traits: { $traits }.
ties-you = Your Relationship with { $partners }: { $relationship }.
you-want = You want to be alive at the end, and still able to look the others in the eye.

# What the answers are for

verb-scene = Choose a deck and draw a Scene on your turn
verb-act = Act on the Scene you drew, with dice if it needs a roll
verb-avoid = Avoid the Scene you drew: everyone suffers its Refuse result
verb-support = Support a Scene with dice, or with a Hope die (Last Hope)
verb-refuse = Give no dice, or answer no
verb-accept = Answer yes, and pay the toll if there is one
verb-hope = On your own Scene: add Hope dice and roll
verb-use = Use one of your cards
verb-give = Give one of your Assets to someone
verb-choose = Make a choice that a card leaves to you
verb-pass = Use no card
verb-heir = Choose who inherits your dead character's Assets
verb-gift = Draw a Trait from the grave, or choose who gets it
verb-join = Come back as someone new after an early death
verb-tell = Tell your part of the story, or retell it
verb-speak = Say a line in character, for the story
verb-world = Propose how the world ended, or vote
verb-character = Give your character a name, looks and a past
verb-standing = Set what happens while you are away (only you see it)
verb-veil = Veil a theme in the story, or unveil it
verb-look = See what only you may see: the Scene you drew, and the odds

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-world = Every choice in the list is a vote for the world it names, except Let fate choose: the world is random if nobody votes for one. Pick one you would like to tell a story in, because it changes no numbers.
lesson-scene = Wilderness, Urban and the other buttons are decks, and only you can read the Scene you draw from one. Pick the deck that suits the story so far; Any Terrain fits everywhere.
lesson-act = Act costs dice if the Scene has a hardship: each die is 1 of your Humanity and has an even chance of a success, and you need as many as the hardship. Give two or more when you can, because nobody may give more than you did.
lesson-avoid = Avoid it costs you no dice, but everyone alive suffers the card's Refuse result, you included. Compare that with the Fail result before you choose.
lesson-tell = Tell it in your own words or read out the printed ones, and everyone can read it in the story. Before a roll leave the numbers out, because the others decide by what you tell them.
lesson-support = Give dice, each 1 of your Humanity, and you share the reward or the harm; the dice are gone either way. Keep some for your own Scene, because you need at least one to act.
lesson-refuse = Refuse, or answer no, and you pay no dice; at a roll you share neither the reward nor the harm. Remember that many Scenes make you pay for refusing in another way.
lesson-accept = The first button accepts and the other refuses; everyone sees your answer. Watch the others, because some Scenes change if all answer alike.
lesson-hope = Roll throws all the dice given to this Scene, and any Hope dice you add are then gone for everyone. Save Hope if you can win without it, because players with no Humanity need it.
lesson-use = Use plays this card now, and most cards work only once or have few uses. Use it if it can turn the result, or wait for a worse moment.
lesson-pass = Use no card keeps your cards for later and costs nothing. Choose it if a card would change little here.
lesson-give = Give hands an Asset to another player, at any quiet time. Give it to the one who needs it most; dice, Traits and conditions must stay with their owners.
lesson-choose = Choose one of these, and it happens at once. Read what each one does first, because the card leaves this to you alone.
lesson-heir = Pick who inherits this Asset, because your character is dead. Think of who can use it in the next Scene.
lesson-gift = Draw a Trait shows you a Trait at random, and you must then give it to someone alive. Say No if you would rather not risk it, because it may be a harmful one.
lesson-join = Come back as someone new gives you a fresh character with 3 Humanity and 2 Traits. Take it if you want to play on, because you get this offer only once.
lesson-speak = Say a line as your character while a Scene is open, and it goes into the story. It changes no numbers, so use it to plead or to argue.
lesson-standing = While I'm away settings say what I answer for you, and Protection cards whether I ask first; only you see them. Set them before you go, and change them whenever you like.
lesson-veil = Veil hides what the story tells about a theme until a reader chooses to see it. Use it freely, because nobody learns who veiled it.
lesson-character = Name your character, and add looks and a past if you like. Do it before your first Scene, or you keep the name you were given.

## Answers ahead

when-support = Someone acts and asks for support
give-one = Give 1 die
give-all = Give as many dice as possible
take-hope-without-dice = Only if you have no dice of your own.
if-acts = { $player } acts
if-have-dice = you have { $dice } dice or more
when-toll = A Scene asks everyone for a toll
pay-it = Pay it
if-costs-one = it costs 1 die
if-left = you have { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
    } or more left after paying
when-react = A card of yours could protect someone
use-the-card = Use the card
use-the-card-detail = If there are several, the first one.
if-hits-you = it is about to hit you
if-is = it is { condition }
when-rolled = The dice are rolled, and a card of yours could change the result
if-one-missing = 1 success is missing
if-missing = successes are missing
when-deck = You choose a deck to draw from
the-fullest = The fullest deck

## The story: a Scene as a chapter. `.way-2` and so on are other ways to say the same

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
       *[other] come
        }.
    .way-8 = { $others } { $count ->
        [one] helps
       *[other] help
        } { $lead } to do it.
scene-alone = { $lead } goes alone.
    .way-2 = { $lead } takes it on without help.
    .way-3 = Nobody else does it, so { $lead } does.
    .way-4 = { $lead } does it, since someone has to.
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
answer-in-story = { $who } { $count ->
        [one] answers
       *[other] answer
        }: “{ $word }.”
on-hope = It takes some of the hope we had left.
    .way-2 = We put our hope into it, too.
    .way-3 = Some of our hope goes into it.
empty-handed = There is no way round it, and { $lead } has nothing left to give.
comes-to-nothing = Without { $lead }, nobody goes on with it.
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
        [one] is well again
       *[other] are well again
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
we-learn-saying = We learn what people had always said: “{ $saying }”
we-learn = We learn something about { $character }. { $text }
veiled-callout = {"*"}(veiled)*
veiled-telling = > **{ $name }** (veiled)

## The story: its pages

not-set-out = Nobody has set out yet.
title-of-game = Hope Inhumanity
story-of = {"*"}The story of { $company }*
we-hoped = We hoped to reach { $destination }.
who-we-were = Who we were
cast-member = **{ $character }** ({ $player }): { $personality }. { $about }
part = Part { SPELL($part) }
the-end = The end
the-lost = The lost
is-lost = **{ $character }** { $cause ->
    [hunger] died of hunger
    [harm] died of wounds
    [humanity] broke
   *[fate] died
    } in part { SPELL($part) }
appendix = Appendix: the cards and the dice
had-cards = **{ $character }** ({ $player }): { $cards }

## The book

came-through = Of the { SPELL($count) } on the road, { $arrived } came through.
all-came-through = All of them came through: { $arrived }.
nobody-came-through = Nobody came through.
player-of = { $character } ({ $player })
were-lost = { $cause ->
    [hunger] { $lost } died of hunger.
    [harm] { $lost } died of wounds.
    [humanity] The road broke { $lost }.
   *[fate] Fate took { $lost }.
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
pack-told = The story is told by the characters. Beside a text that says “you”, write what they say instead: `_we` for several, `_i` for one, `_deed` for what the answers of a question choose to do. Without these the story quotes the card. It puts what people say into quotation marks, so write none into those texts.
pack-lines = Bots have no lines of their own for traits, relationships and personalities of packs. They use plain ones.

## Faults of a pack: first the field of the card

a-card = { $kind ->
    [asset] an { $kind }
   *[other] a { $kind }
    }
scene-is-too-long = its texts: together they have { $length } characters; the most is { $most }
accept-does-nothing = accept: does nothing
not-for-scenes = { $section }: { $effect } does nothing in a Scene; it is for an Asset's power
scene-has-no-partner = { $section }: { $effect } is for a partner, which a Scene does not have
power-is-too-long = power: its description has more than { $most } characters, so let the card do less
uses-are-for-assets = { $field }.use: only an asset has uses; for a { $kind } choose once, round or always
flaw-is-passive = flaw.window: a flaw is passive, because nobody would choose to use it
bond-names-nobody = bond: it must contain { $partner }, which stands for the neighbour
noun-is-too-long = noun: it has { $length } characters; the most is { $most }
assets-have-uses = power.use: for an Asset it is uses
drawback-is-passive = drawback.window: a drawback is passive, because nobody would choose to use it
group-is-never-passive = group: a card of the group cannot be passive
cannot-happen-to = { $field }.when: { $trigger } cannot happen to { a-card }
suffering-is-not-always = { $field }.use: a power that suffering triggers cannot be always
not-in-window = { $field }: { $effect } does nothing in the window { $window }
card-has-no-partner = { $field }: { $effect } is for a partner, which { a-card } does not have

## Options

option-gentler = Gentler
    .about = The Hope pool starts with three dice instead of one.
option-sealed = Sealed support
    .about = Support is declared in secret, and shown together.
option-short = Short game
    .about = Three rounds instead of five; quicker, and less balanced.

## Packs: what each kind of card is

pack-kind-scenes = A Scene goes into the deck of its terrain, with the fifteen that are there.
pack-kind-assets = A thing worth carrying, added to the game's thirty.
pack-kind-traits = What sets somebody apart, added to the game's thirty boons and ten flaws.
pack-kind-relationships = What ties somebody to a neighbour from the beginning, added to the game's twenty.
pack-kind-personalities = Who somebody is, added to the game's twenty.
