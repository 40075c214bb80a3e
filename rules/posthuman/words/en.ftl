# Posthuman
#
# Sentences that are told end with a full stop. A label has at most 80 characters, a detail 100, and
# what everybody may know of a secret question 160, without a full stop. { because } begins a
# sentence with its cause, if there is one. CAPITAL(stat) is the text with a capital first letter.
#
# Glossary: one word for one thing.
#
# journey point  what a completed zone gives; 10 of them reach the Fortress
# tile           a piece of a player's map, with 1 to 3 zones and exits to other tiles
# zone           a part of a tile; you enter one when you move
# terrain        rural, urban, mountain or wilderness
# encounter      a card you meet in a zone: a story or a fight
# figure         a person printed on a zone; each means one encounter
# fight          one round of shooting, then up to 3 rounds of melee
# evade          get away before a fight begins
# swap           roll a defence die in place of a melee die
# re-roll        roll a die again, once
# wound          one health lost
# scar           a card from a knockout or a mutant; some scars are mutations
# mutation       a scar that counts towards turning mutant
# mutant action  a card that a mutant lays to play on a human
# knocked out    at 0 health or morale: you wake up at home with two scars
# human, mutant  what a player is; an enemy is never called a player
# follower       a person who travels with a human
# gear, item     all that works for a human and fills the backpack; one card of it
# slot           room in the backpack
# hand           cards kept for later: nobody else sees them, and they do nothing yet
# wield          hold a weapon of the gear ready for fights
# safe house     a tile or zone where a human need not eat

## Lists

with-comma = { $before }, { $after }
with-semicolon = { $before }; { $after }
with-space = { $before } { $after }
with-new-line =
    { $before }
    { $after }
all-of = { $things }
sentence = { $text }.
capital-sentence = { CAPITAL($text) }.
nothing = nothing
label = { CLIP($text, 80) }
detail = { CLIP($text, 100) }
because = { $cause ->
    [none] { "" }
   *[other] { $cause }:{ " " }
    }

## Things

# A card's name in the middle of a sentence.
within = { $form ->
    [definite] { LOWER($name) }
    [bare] { $name }
   *[plain] the { $name }
    }

stat = { $stat ->
    [strength] strength
    [speed] speed
    [mind] mind
    [melee] melee
   *[shooting] shooting
    }
stat-value = { stat } { $value }
terrain = { $terrain ->
    [rural] rural
    [urban] urban
    [mountain] mountain
   *[wilderness] wilderness
    }
action = { $action ->
    [camp] camp
    [forage] forage
    [scout] scout
    [move] move
    [evade] evade
    [shoot] shoot
    [trade] trade
    [mutant] mutant
   *[nothing] nothing
    }
side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
    }
side-letter = { $side ->
    [N] N
    [E] E
    [S] S
   *[W] W
    }
enemy-kind = { $kind ->
    [mutant] mutant
    [human] human
   *[animal] animal
    }
weapon-class = { $of ->
    [blade] blade
    [blunt] blunt
    [polearm] polearm
    [pistol] pistol
    [rifle] rifle
    [shotgun] shotgun
    [bow] bow
   *[thrown] thrown
    }
unit = { $unit ->
    [health] health
    [morale] morale
    [food] food
    [ammo] ammo
    [xp] XP
    [jp] { $n ->
        [one] journey point
       *[other] journey points
        }
    [scar] { $n ->
        [one] scar
       *[other] scars
        }
    [item] { $n ->
        [one] item
       *[other] items
        }
    [skill] { $n ->
        [one] skill
       *[other] skills
        }
    [follower] { $n ->
        [one] follower
       *[other] followers
        }
    [weapon] { $n ->
        [one] weapon
       *[other] weapons
        }
    [tile] { $n ->
        [one] tile
       *[other] tiles
        }
    [mutation] { $n ->
        [one] mutation
       *[other] mutations
        }
    [point] { $n ->
        [one] point
       *[other] points
        }
    [equipment] { $n ->
        [one] equipment card
       *[other] equipment cards
        }
    [weapons] { $n ->
        [one] weapon card
       *[other] weapon cards
        }
   *[hand] { $n ->
        [one] card
       *[other] cards
        }
    }
amount = { $n } { unit }
amount-of-yours = { $n } of your { $have } { unit }
wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
    }
hurt = { $hurt ->
    [health] health
   *[morale] morale
    }
goods = { $goods ->
    [food] food
   *[ammo] ammo
    }

## What cards do

use-card = Use { $card }
effect-limit = { $limit ->
    [turn] { " " }(once a turn)
    [combat] { " " }(once a fight)
    [once] { " " }(once)
    [discard] { " " }(then discard)
   *[always] { "" }
    }
effect = { $does }{ effect-limit }
effect-when = { $when }: { $does }{ effect-limit }
for-costs = pay { $costs }
discarding = discard this card
this-card = this card
hook = { $hook ->
    [setup] at the start
    [eat] when you eat
    [declare] when you choose your action
    [trade] when you trade
    [camp] when you camp
    [forage] when you forage
    [scout] when you scout
    [move_start] when you move
    [tile_drawn] when you draw a tile
    [zone_enter] when you enter a zone
    [reveal] when you meet an encounter
    [evade] when you evade
    [combat_start] when a fight begins
    [shoot_roll] when you shoot
    [shoot_result] after you shoot
    [shot_at] when an enemy shoots you
    [round_start] when a round of melee begins
    [melee_roll] in melee
    [melee_result] after a melee roll
    [wounds_out] when you wound an enemy
    [wounds_in] when you are wounded
    [kill] when an enemy dies
    [combat_end] after a fight
    [test] in tests
    [supply] when you take supplies
    [zone_done] when you complete a zone
    [tile_done] when you complete a tile
    [scar] when you draw a scar
    [ko] when you are knocked out
    [xp] when you spend XP
    [mutant_step] when mutants act
    [turn_end] at the end of the turn
   *[score] at the end of the game
    }

# Conditions

against-enemies = against { $n } or more enemies
in-round = in melee round { $n }
on-terrain = on { $terrains } terrain
enemies-of-kind = { enemy-kind }
against-kind = against { $kinds } enemies
where-owner-is = { $flag ->
    [safe_house] in a safe house
    [safe_house-no] outside safe houses
    [in_company] with another human on the same terrain
   *[in_company-no] with nobody else on the same terrain
    }
if-facts = if { $facts }
fact = { $flag ->
    [caught] you failed to evade
    [caught-no] you did not fail to evade
    [won] you won the fight
   *[won-no] you did not win the fight
    }

# What happens

for-whom = { $whom ->
    [other] { " " }for another human on the same terrain
    [chosen] { " " }for you or another human on your terrain
    [all] { " " }for every human
    [here] { " " }for every human on the same terrain
   *[self] { "" }
    }
moves-hunger = get { $n ->
    [one] { $n } slot
   *[other] { $n } slots
    } { $way ->
    [more] hungrier
   *[less] less hungry
    }{ for-whom }
heal-scars = discard { amount } of your choice{ for-whom }
draw-scars = draw { amount }{ for-whom }
change-amount = { $way ->
    [more] gain
   *[less] lose
    } { amount }{ for-whom }
deck-cards = { $deck ->
    [supply] { $n ->
        [one] supply card
       *[other] supply cards
        }
    [equipment] { $n ->
        [one] equipment card
       *[other] equipment cards
        }
    [weapons] { $n ->
        [one] weapon card
       *[other] weapon cards
        }
    [skills] { $n ->
        [one] skill
       *[other] skills
        }
    [encounter] { $n ->
        [one] encounter
       *[other] encounters
        }
   *[events] { $n ->
        [one] event
       *[other] events
        }
    }
draw-cards = draw { $n } { deck-cards }{ $keep ->
    [0] { "" }
   *[other] { " " }and keep { $keep }
    }
lose-cards = lose { amount }{ $unit ->
    [item] { " " }of your gear
    [hand] { " " }from your hand
   *[other] { "" }
    }
steal = take { amount }{ $unit ->
    [item] { " " }of size { $size }
   *[other] { "" }
    } from a human on the same terrain{ $contest ->
    [1] { " " }if your die + speed is higher
   *[0] { "" }
    }
act-for-free = { action } for free
may-not = { $who ->
    [human] the human
   *[you] you
    } cannot { $actions }
plain = { $word ->
    [allow_evade] you may try to evade the next enemy too
    [trade_any] trade with humans on any terrain this trade phase
    [end_combat] all enemies flee
    [reroll_passed] roll a passed mind test again
    [no_target] nobody can target you
    [replace_encounter] replace the encounter with the next
    [extra_encounter] meet one more encounter
   *[fortress] this is the last turn of the game
    }
deal-wounds = { wounds } to { $target ->
    [one] an enemy
    [all] every enemy
   *[player] you
    }
add-minions = { $n } more { $kind ->
    [human] human
   *[mutant] mutant
    } { $n ->
    [one] minion joins
   *[other] minions join
    } the enemies
look-at-cards = { $n ->
    [one] look at the top { deck-cards } and put it back
   *[other] { $reorder ->
        [1] look at and reorder the top { $n } { deck-cards }
       *[0] look at the top { $n } { deck-cards } and put them back
        }
    }{ $discard ->
    [0] { "" }
   *[other] { " " }(you may discard { $discard })
    }
metric = { $metric ->
    [place] journey points
    [tiles] tiles
    [xp] XP
    [health] health
    [morale] morale
    [food] food
    [ammo] ammo
    [scars] scars
   *[hunger] hunger
    }
which = { $which ->
    [most] most
   *[least] { $metric ->
        [place] fewest
        [tiles] fewest
        [scars] fewest
       *[other] least
        }
    }
compare = the human with the { which } { metric }{ $alone ->
    [1] { " " }(no tie)
   *[0] { "" }
    }: { $does }
keep-event = the human with the { which } { metric } keeps this card
choose-way = choose: { $ways }
test-stat = test { stat } ({ $results })
test-stat-at = test { stat } with { $modifier } ({ $results })
if-passed = if you pass: { $does }
if-failed = if you fail: { $does }

# What lasts

scope = { $scope ->
    [round] { " " }this round
    [combat] { " " }this fight
    [turn] { " " }this turn
   *[always] { "" }
    }
change-stat = { stat } { $change }{ scope }
change-evade = { $change } to evade
change-tests = { $change } to tests
change-stat-tests = { $change } to { stat } tests
die-kind = { $die ->
    [melee] melee
    [defence] defence
   *[shooting] shooting
    }
change-dice = { $change } { die-kind } { $n ->
    [one] die
   *[other] dice
    }{ $side ->
    [enemy] { " " }for the enemies
   *[player] { "" }
    }{ scope }
melee-dice = { $n ->
    [one] { $n } melee die
   *[other] { $n } melee dice
    }
set-dice = { $who ->
    [enemies] the enemies roll
    [human] the human rolls
   *[you] you roll
    } { melee-dice } in round { $round }
roll-again = re-roll { $up_to ->
    [1] up to { $n }
   *[0] { $n }
    } { $whose ->
    [enemy] enemy{ " " }
   *[player] { "" }
    }{ $dice } { $n ->
    [one] die
   *[other] dice
    }
roll-again-shown = re-roll { $n } { $whose ->
    [enemy] enemy{ " " }
   *[player] { "" }
    }{ $dice } { $n ->
    [one] die that shows
   *[other] dice that show
    } { melee-face }
melee-face = { $face ->
    [miss] miss
    [warrior] warrior
    [block] block
    [attack] attack
    [critical] critical
   *[special] special
    }
change-face = { $n } { $before } on { $side ->
    [enemy] enemy dice
   *[player] your dice
    } counts as { $after }
cancel-face = { $n } { melee-face } on { $side ->
    [enemy] enemy dice
   *[player] your dice
    } does not count
prevent-wounds = prevent { $n ->
    [one] { $n }
   *[other] up to { $n }
    } { $what ->
    [melee] melee{ " " }
    [shooting] shooting{ " " }
   *[any] { "" }
    }{ $n ->
    [one] wound
   *[other] wounds
    }{ for-whom }
change-range = { $change } range
change-weapon-dice = { $change } of the weapon's own dice
change-slots = { $change } backpack { $n ->
    [one] slot
   *[other] slots
    }
change-hand = { $change } { $n ->
    [one] card
   *[other] cards
    } in hand
change-supply = { $change } supply { $n ->
    [one] card
   *[other] cards
    }
swap-more = swap { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
    } in each round of melee
draw-tiles = draw { $n } tiles and keep 1
more-weapons = wield { $n ->
    [one] { $n } melee weapon
   *[other] { $n } melee weapons
    } at once
expert-shots = skill shots with a { $classes } hit

# Items

item-size = Size { $size }
for-weapons = for { $classes }
weapon-hands = { weapon-class }, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
    }
weapon-shots = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
    }, range { $range }{ $ammo ->
    [0] { "" }
   *[other] , { $ammo } ammo
    }, specials hit { $specials }
weapon-stuns = no wound, 1 enemy melee die in round 1
weapon-wounds = { wounds }{ $special ->
    [effect] { "" }
    [attack] , special: attack
    [critical] , special: critical
    [knockdown] , special: knockdown
   *[wound] , special: 1 more wound
    }
human-must = the human must { $does }
plain-for-human = { $word ->
    [replace_encounter] the human meets the next encounter instead
    [extra_encounter] the human meets one more encounter
   *[end_combat] { plain }
    }
human-dice = { $change } { die-kind } { $n ->
    [one] die
   *[other] dice
    } for the human

## Using cards, and what they do

uses-card = { $player } uses { $card }.
not-now = Not now
use-now = Use { $card } now? { $detail }
which-way = { $cause }: what do you do?{ $unpaid ->
    [none] { "" }
   *[other] { " " }You cannot afford { $unpaid }.
    }
unpaid-way = “{ $way }” ({ $costs })
way = { CAPITAL($way) }
decline = Decline
agree = Agree
nothing-happens = Nothing happens.
that-nothing-happens = nothing happens
way-for-costs = Pay { $costs }: { $does }.
compares-tied = { $cause ->
    [none] Several humans tie
   *[other] { $cause }: several humans tie
    } for the { $which ->
        [most] most
       *[least] least
    }, so nothing happens.
keeps-event = { $player } keeps { $card }.
    .book = From here on { $card } goes with { $player }.
steals-goods = { because }{ $player } takes { $n } { goods } from { $victim }.
races-to-steal = { because }{ $player } rolls { $mine } + speed { $speed }, { $victim } rolls { $theirs } + speed { $other }. { $player } is { $quicker ->
    [1] quicker and steals
   *[0] too slow to steal
    }.
steals-too-late = { because }{ $victim } no longer has what { $player } wanted to take.
steal-from-whom = { $cause }: who do you take it from?
steal-what = { $cause }: what do you take from { $victim }?
steals-item = { because }{ $player } takes { $card } from { $victim }.
for-whom-is-it = { $cause }: who gets it?
agree-to-card = { $player } wants to use { $card } on you. Agree?
agree-to-card-by = { $player } wants to use { $card } on you ({ $cause }). Agree?
declines-card = { $player } declines { $card }.
nothing-left = Nothing left
gains-journey-point = { because }{ $player } gains 1 journey point (now { $place } of { $goal }).
hunger-moves = { because }{ $player }'s hunger { $hunger ->
    [0] is gone
   *[other] { $way ->
        [rises] rises
       *[falls] falls
        } to { $hunger }
    }.
discard-which-scar = { $cause }: which scar do you discard?
about-discarding-scar = { $player } chooses a scar to discard
discards-scar = { because }{ $player } discards a scar ({ $scars } left).
lose-which = { $cause }: which card do you lose?
about-losing = { $player } chooses a card to lose
loses-card = { because }{ $player } loses { $card }.
you-see-cards = { $cause }: you see { $cards }.
looks-at-cards = { because }{ $player } looks at { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }.
discard-nothing = Discard nothing
discard-card = Discard { $card }
discard-one = { $cause }: { $n ->
    [one] this is
   *[other] these are
    } the next { deck-cards }. Discard one?
which-comes-first = { $cause }: these are the next { deck-cards }. Which comes first?
which-comes-next = { $cause }: which comes after that?
seen-story = A story with a choice.
seen-enemy = An enemy ({ enemy-kind }): speed { $speed }, health { $health }, melee { $melee }, { wounds } per hit.
about-looking-at-cards = { $player } looks at cards

## The character sheet

loses-on-track = { because }{ $player } loses { $n } { hurt } ({ $left } left).
    .book = It costs { $player } { SPELL($n) } { hurt }.
gains-on-track = { because }{ $player } gains { $n } { hurt } (now { $now }).
    .book = { $player } gains { SPELL($n) } { hurt }.
gains-goods = { because }{ $player } gains { $goods }.
    .book = { $player } comes away with { $goods }.
loses-goods = { because }{ $player } loses { $goods }.
    .book = { $player } loses { $goods }.
pays-goods = { because }{ $player } pays { $goods }.
    .book = { $player } gives { $goods } for it.
stat-rises = { because }{ $player }'s { stat } rises to { $value }.
passes-test = { because }{ $player } tests { stat }, needs { $most } or less, rolls { $face } and passes.
fails-test = { because }{ $player } tests { stat }, needs { $most } or less, rolls { $face } and fails.
passes-chosen-test = { passes-test }
fails-chosen-test = { fails-test }
rolled-again = Re-roll

## The market

buying-order = Players buy in order of speed: { $players }.
buy-what = You have { $food } food. What do you buy?
buy-what-alone = You have { $food } food, and nobody else is still buying. What do you buy?
buy-no-more = Stop buying
pass-is-final = You cannot buy anything later.
item-for-sale = { $item }: { $price } food
not-for-sale = That is not for sale.
costs-too-much-food = That costs { $price } food, and you have { $food }.
fills-too-many-slots = That fills { $size } slots, and your backpack has { $slots }.
keep-slot-free = Keep 1 slot free for a melee weapon.
buys-no-more = { $player } stops buying.
buys = { $player } buys { $items } for { $price } food.

## Followers

nobody-left-to-follow = { $cause ->
    [none] No
   *[other] { $cause }: no
    } follower is left in the deck.
    .book = There is nobody left to follow.
somebody-follows = { $cause ->
    [none] A
   *[other] { $cause }: a
    } follower joins { $player }.
    .book = Somebody follows { $player }.
follows-you = { $follower } joins you, face down.
    .book = { CAPITAL($follower) } joins you, face down.
calls-on = { $player } reveals the follower { $follower }.
    .book = { CAPITAL($player) } calls on { $follower }.
leaves = { $cause ->
    [none] { CAPITAL($follower) }
   *[other] { $cause }: { $follower }
    } leaves { $player }.
    .book = { CAPITAL($follower) } leaves { $player }.
leaves-unseen = { $cause ->
    [none] A
   *[other] { $cause }: a
    } follower leaves { $player }.
    .book = A follower leaves { $player }.
losing-follower = Losing { $follower }
no-food-for-follower = { $cause }: a follower would join { $player }, but { $player } has no food to pay for one.
    .book = Somebody would come with { $player }, but there is no food for one more.
pay-follower = { $cause }: pay 1 of your { $food } food to gain a follower?
pay-food = Pay 1 food
pay-food-detail = Draw a follower, face down.
go-on-alone = Go on alone

## Experience

keeps-xp = { $player } gains { $xp } XP (now { $total }).
    .news = { "" }
gains-xp = { because }{ $player } gains { $xp } XP.
    .book = { $player } learns something by it.
loses-xp = { because }{ $player } loses { $xp } XP.
xp-becomes-counters = A deck has run out, so the cards you kept as XP become counters.
spend-what = You have { $xp } XP. What do you buy?
spent-xp = { $xp } XP
buy-skill = Pay 3 XP: gain a skill
buy-skill-detail = Draw 2 skills and keep 1.
buy-stat = Pay 6 XP: { stat } { $value }
buy-stat-detail = Permanent{ $stat ->
    [strength] ; health and its limit rise by 1 too
    [mind] ; morale and its limit rise by 1 too
   *[other] { "" }
    }.
keep-which-skills = { $n ->
    [one] Which skill
   *[other] Which { $n } skills
    } do you keep?
about-keeping-skills = { $player } has drawn skills and chooses which to keep
learns-skill = { because }{ $player } learns { $skill }. { $detail }
    .short = { because }{ $player } learns { $skill }.
    .book = { CAPITAL($player) } learns { $skill }.
no-skill-left = { $cause ->
    [none] No
   *[other] { $cause }: no
    } skill is left in the deck.
    .book = There is no skill left to learn.

## Supplies

no-supply-left = { $cause }: no supply card is left.
finds-no-supply = { $cause }: { $player } finds nothing on { terrain } terrain.
keep-supplies = { $cause }: choose { $keep } of these supply cards.
gives-nothing = You gain nothing.

## Items

adds-to-gear = { $player } adds { $card } to the gear.
mounts = { $player } mounts { $card } on { $weapon }.
cannot-carry = { $player } can no longer carry { $card } and discards it.
discards-item = { $player } discards { $card }.
wields = { $player } wields { $card }.
no-item-left = { $cause ->
    [none] No
   *[other] { $cause }: no
    } { deck-cards } is left.
draws-items = { because }{ $player } draws { $n } { deck-cards }.
draws-to-keep = { because }{ $player } draws { $n } { deck-cards } and keeps { $keep }.
keep-items = Which { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } do you keep? You discard the rest.
keep-all-items-but-one = Which { $n ->
    [one] card
   *[other] cards
    } do you keep? You discard the other.
about-keeping-items = { $player } has drawn { $n ->
    [one] { $n } item card
   *[other] { $n } item cards
    } and chooses what to keep
you-draw = You draw { $cards }.
you-found = You draw { $card }. { $detail }{ $fits ->
    [1] { "" }
   *[0] { " " }It does not fit into your backpack, which has { $free ->
        [0] no free slot
        [one] only { $free } free slot
       *[other] only { $free } free slots
        }.
    }
find-is-used = You found { $card }, and it is no longer in your hand.
about-finding = { $player } has found something and decides whether to keep it
keep-for-later = Keep it for later
keep-for-later-detail = It does nothing while it is in your hand, which nobody else sees.
leave-it = Leave it
leave-detail = You discard it.
hand-too-full = Your hand is { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } over its limit. Add one to your gear or discard one.
about-full-hand = { $player } holds too many item cards and adds some to the gear or discards them
wield = Wield { $card }
stays-packed = Instead of { $card } ({ $detail }).
add-to-gear = Add { $card } to your gear
fills-slots = It { $works ->
    [yes] works from now on and fills
    [mounted] does nothing until it is mounted, and fills
   *[no] fills
    } { $size ->
    [0] no slot
    [one] { $size } slot
   *[other] { $size } slots
    } of your backpack ({ $free } free).
wield-and-drop = Wield { $card }, drop { $dropped }
mount = Mount { $card } on { $weapon }
mounted-for-good = It stays there for good and fills no slot.
drop = Drop { $card }
drop-wielded = Drop { $card } (wielded)
frees-slots = Frees { $n ->
    [one] { $n } slot
   *[other] { $n } slots
    }.
frees-slots-for-good = Frees { $n ->
    [one] { $n } slot
   *[other] { $n } slots
    }; the card leaves the game.

## Scars, and turning

draws-scar = { because }{ $player } draws a scar{ $scars ->
    [one] { "" }
   *[other] { " " }(now { $scars })
    }.
    .book = { $player } has { SPELL($scars) } scars now. They are measured on Sundays.
no-scar-left = { because }no scar is left for { $player } to draw.
your-scar = You draw the scar { $scar } ({ $does }). It has no effect while you are human.
your-plain-scar = You draw the scar { $scar }. It has no effect while you are human.
own-scar = { $kind ->
    [blank] No mutation, no effect.
   *[mutation] { $n ->
        [0] A mutation.
       *[other] A mutation: { $does }.
        }
    }
your-blank-scar = You draw the scar { $scar } (no effect).
a-weapon = { $own ->
    [yes] a weapon
   *[no] a weapon: { $weapon }
    }
more-to = improves { $title }
nothing-to-decide = Scars: { amount } ({ $most } turn you into a mutant). Nothing to decide yet, but I ask so that the others cannot tell.
turn-or-not = Scars: { amount } ({ $left ->
    [one] 1 more turns
   *[other] { $left } more turn
    } you into a mutant). Do you turn now?
go-on = Go on
stay-human = Stay human
stay-human-detail = You suppress the mutation and play on as a human.
turn-mutant = Turn mutant
turn-mutant-detail = To the end. You lose points and things, and win with all mutants if no human is left.
never-turn = Stay human and don't ask again
never-turn-detail = You still turn with { $most } mutations. You can change this later.
about-scar = { $player } has drawn a scar and looks at it
turns-mutant = { $player } turns into a mutant and now plays cards against the humans.
    .book = { $player } is human no longer.
    .heading = { $player } is human no longer
turns-mutant-with = { $player } turns into a mutant with { $mutations } and now plays cards against the humans.
    .book = { $player } is human no longer: { $mutations }.
    .heading = { $player } is human no longer
mutations-change = Mutations change { $player }'s stats: { $stats }.
draws-actions = { $player } draws { $n ->
    [one] { $n } mutant action
   *[other] { $n } mutant actions
    }.

## Building a character

has-stats = { $player } has { $stats }.
everybody-has-flare = Each player has a Flare and { $food } food to spend.
one-value-each = Choose one value for each stat.
costs-too-many-points = That costs { $price } points, and you have { $points }.
raise-which-stats = You have { $points } points to raise your five stats; each is 2 now. Which do you raise?
raise-stat = { CAPITAL(stat) } { $value }: { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
brings-strength = { $value ->
    [3] 6 health
    [4] 7 health; +1 wound in melee
   *[5] 8 health; +2 wounds in melee
    }
brings-speed = { $value ->
    [3] You evade and shoot sooner
    [4] Sooner still; you may swap 1 melee die for a defence die
   *[5] Sooner still; you may swap 2 melee dice for defence dice
    }
brings-mind = { $value ->
    [3] 6 morale; 2 skills
    [4] 7 morale; 3 skills; re-roll 1 die in each fight
   *[5] 8 morale; 3 skills; re-roll 2 dice in each fight
    }
brings-melee = { $value ->
    [5] 1 more die against a lower melee; warriors count as attacks
   *[3] 1 more die against a lower melee
    }
brings-shooting = { $value ->
    [3] 2 shooting dice
    [4] 3 shooting dice
   *[5] 3 shooting dice; skill shots hit
    }
about-building = { $player } builds a character
keep-which-drawn-skills = You drew { $drawn ->
    [one] { $drawn } skill
   *[other] { $drawn } skills
    }. Which { $n ->
    [one] { $n } skill
   *[other] { $n } skills
    } do you keep?
about-keeping-drawn-skills = { $player } draws { $drawn } skills and keeps { $n }
keeps-skills = { $player } keeps { $skills }.
    .book = { CAPITAL($player) } can show a certificate in { $skills }.
keep-all-food = Keep all your food
swap-how-much = You have { $food } food left. How much of it do you swap for ammo?
swap-for-ammo = { $food } food for { $ammo } ammo
leaves-food = You keep { $food } food.
swaps-for-ammo = { $player } swaps { $food } food for { $ammo } ammo.
takes-lead-pipe = { $player } bought no melee weapon and takes a Lead Pipe.

## Characters

chooses-character-first = { $player } wins the roll for the first choice of a character.
who-are-you =
    Who do you want to play? They set out with:
    { $gear }
character-carries = { $character }: { $things }
random-skills = { $n ->
    [one] { $n } random skill
   *[other] { $n } random skills
    }
character-has = { CAPITAL($stats) }; { $skills }
plays-character = { $player } plays { $character } with { $things }.
who-player-is = { $player } is the { $character }.
    .book = { $player } is the { $character }.
learns-at-random = { $player } draws at random and learns { $skills }.
    .book = { CAPITAL($player) } can show a certificate in { $skills }.

## Tiles

tile = { $tile } ({ terrain }, { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
    }, { $supply ->
        [0] no supplies
       *[other] supplies
    }{ $safe ->
    [1] , safe house
   *[0] { "" }
    })
lays-tile = { $player } lays { $tile } to the { side } with exits { $exits }.
lay-to = { $letter }: { side }{ $n ->
    [4] { "" }
   *[other] { " " }(exits { $exits })
    }
joins-tiles = It also joins { $tiles }.
supplies = Supplies
draws-tiles = { $player } draws { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
    }.

## Moving

in-place = { $zones ->
    [0] at { $place }
   *[other] in { $place }
    }
stays = { $player } stays { in-place }.
go-where = You are { in-place }. Where do you go?
go-where-from-zone = You are { in-place }, { zone }. Where do you go?
zone = zone { $zone } of { $zones }
lay-and-enter = You enter it: { zone-holds }.
do-not-enter = Don't enter it
lay-and-stay = You lay it and stay where you are.
lay-and-enter-how = You drew { $tile }. How do you lay it, and do you enter it?
lay-how = How do you lay { $tile }?
keep-which-tile = You drew { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
    }. Which do you keep?
about-keeping-tile = { $player } drew { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
    } and keeps one
about-laying-tile = { $player } drew a tile and lays it
level = Level { $level }
level-gives-point = You gain 1 journey point for the zone.
level-gives-no-point = You gain no journey point for the zone.
which-level = You have { $place ->
    [one] { $place } journey point
   *[other] { $place } journey points
    }. The higher level is harder and pays more. Which one do you meet?
encounters = { $n ->
    [one] { $n } encounter
   *[other] { $n } encounters
    }
met-again = { $zone ->
    [0] { $n ->
        [0] { "" }
       *[other] : { encounters } of level { $level }
        }
   *[other] { "" }
    }
enters = { $player } enters { $place }{ $zone ->
    [0] { "" }
   *[other] , { zone }{ $n ->
        [0] { "" }
       *[other] ,
        }
    }{ $n ->
    [0] { "" }
    [one] { " " }and meets an encounter of level { $level }
   *[other] { " " }and meets { encounters } of level { $level }
    }.
    .book = { $player } enters { $within }{ met-again }.
    .book-2 = { $player } comes to { $within }{ met-again }.
    .book-3 = { $player } gets as far as { $within }{ met-again }.
encounter-comes = You meet encounter { $number } of { $of }.
do-anything-before = Encounter { $number } of { $of } is next. Change your gear first?
completed-tile = { $place }
completed-zone = { zone } of { $place }
at-step = { $step ->
    [10] the last of the ten steps
   *[other] { SPELL($step) } of the ten steps
    }
completes-zone = { $player } completes { $done } and gains 1 journey point (now { $step } of { $goal }).
    .news = { $player } gains 1 journey point (now { $step } of { $goal }).
    .heading = { $player }, { at-step }
# The titles of the book's chapters: the steps that the first player has taken.
leg = { $step ->
    [0] Leaving home
    [3] Three steps gone, seven to go
    [5] Half the road
    [7] Three steps from the wall
   *[9] One step from the wall
    }
completes-tile = { $player } completes { $done } and gains 1 journey point (now { $step } of { $goal }).
    .news = { $player } completes { $done } (now { $step } of { $goal } journey points).
    .book = { CAPITAL($within) } { $plural ->
        [1] are
       *[0] is
        } behind { $player }.
    .book-2 = { $player } comes out on the far side of { $within }.
    .book-3 = { $player } leaves { $within }.
    .heading = { $player }, { at-step }
completes-dead-zone = { $player } completes { $done }, a dead zone, and gains no journey point.
    .news = { $player } completes { $done } (no journey point).
completes-without-point = { $player } completes { $done } but gains no journey point for encounters of level { $level }.
stay-at = Stay { in-place }
stay-detail = You meet no encounter and gain no journey point. Your turn is over.
draw-new-tiles = Draw { $n ->
    [one] a new tile
   *[other] { $n } new tiles, keep 1
    }
draw-detail = You draw it, then lay it at { $n ->
    [one] your only vacant exit
   *[other] one of your { $n } vacant exits
    }, then decide whether to enter.
go-on-to = Go on: { $zone }
go-to-side = { CAPITAL(side) }: { $place }
zone-holds = { encounters }, { $kind ->
    [dead] no journey point (dead zone)
    [safe] 1 journey point, and the safe house feeds you
   *[normal] 1 journey point
    }
no-encounter = no encounter
completed-before = 1 encounter, no journey point (already completed)

## Encounters and their stories

meets-nobody = { $player } meets nobody, because no encounter card is left.
use-before-choosing = Use anything before you choose?
chooses-in-story = { $story }: { $player } chooses “{ $choice }”.
# In the book: what a player has chosen to do, as it stands on the button, in small letters.
decides-to = { $player } decides to { LOWER($deed) }.
    .book = { decides-to }
    .book-2 = { $player } would rather { LOWER($deed) }.
    .book-3 = { $player } chooses to { LOWER($deed) }.
# What came of it follows, in the words of the story.
attempts-to = { $player } tries to { LOWER($deed) }.
    .book = { attempts-to }
    .book-2 = { $player } means to { LOWER($deed) }.
    .book-3 = { $player } is ready to { LOWER($deed) }.
what-came-of-it = { $story }: this is how it goes for { $player }.
costs = Pay { $costs }.
a-follower = gain a follower
a-follower-for-food = gain a follower for 1 food{ $food ->
    [0] { " " }(you have none)
   *[other] { "" }
    }
nothing-gained = you gain nothing
odds-of-test = { $odds }% ({ stat } { $most }): { $gains }; if you fail: { $failed }.

## Actions

plan-action = { $action ->
    [camp] Camp
    [forage] Forage
    [scout] Scout
    [move] Move
   *[nothing] Nothing
    }
plan-detail = { $action ->
    [camp] Gain 2 health and use your cards that help in camp.
    [forage] Draw 1 supply card from the tile you stand on.
    [scout] Draw and lay a tile for each vacant exit.
    [move] Go to the next zone or tile. A new zone brings encounters, and usually a journey point.
   *[nothing] Stay where you are. No encounter, no rest.
    }
do-what-this-turn = What do you do this turn?
do-what-without-food = What do you do this turn? You have no food. If you find none, next turn you { $falls ->
    [1] are knocked out
   *[0] lose { $lost }
    }.{ $forage ->
    [later] { " " }You can forage here once you have finished this tile.
    [never] { " " }There is nothing to forage here.
   *[now] { "" }
    }
about-declaring = { $player } decides what to do this turn
camp-here = { $gained ->
    [0] Your health is full. { $safe ->
        [1] Gain 1 morale if you lack any.{ " " }
       *[0] { "" }
        }
   *[other] Gain { $gained } health (now { $health } of { $limit }){ $safe ->
        [1] , then 1 more or 1 morale
       *[0] { "" }
        }.{ " " }
    }{ $cards ->
        [0] { "" }
       *[other] You may use camp cards.{ " " }
    }No encounter.
forage-here = Draw { $n ->
    [one] { $n } supply card
   *[other] { $n } supply cards
    }, once on this tile: on { terrain } terrain { $food } of { $cards } have food. No encounter.
scout-here = Draw and lay a tile at { $n ->
    [one] { $n } exit
   *[other] { $n } exits
    } to see where you can go. No encounter.
move-here = Next zone: { encounters }, { $kind ->
    [dead] no journey point
   *[other] 1 journey point if you survive { $n ->
        [one] it
       *[other] them
        }
    }.
move-from-here = { $places ->
    [new] Go to a new tile. Encounters, usually 1 journey point
    [unfinished] Go to an unfinished tile. Encounters, usually 1 journey point
    [finished] Go to a finished tile (no journey point)
    [new-unfinished] Go to a new or an unfinished tile. Encounters, usually 1 journey point
    [new-finished] Go to a new tile (encounters, usually 1 journey point) or a finished one (no point)
    [unfinished-finished] Go to an unfinished tile (encounters, usually 1 journey point) or a finished one (no point)
   *[all] Go to a new or unfinished tile (encounters, usually 1 journey point) or a finished one (no point)
    }.
does-action = { $n ->
    [one] { $action ->
        [camp] camps
        [forage] forages
        [scout] scouts
        [move] moves on
       *[nothing] does nothing
        }
   *[other] { $action ->
        [camp] camp
        [forage] forage
        [scout] scout
        [move] move on
       *[nothing] do nothing
        }
    }
declares = { $players } { does-action }
declare = { $declared }.
lay-which-card = Which card do you lay face down, and who is it for? { $where }.
human-stands = { $player }: { $home ->
    [1] at home, out of reach
   *[0] { terrain }, health { $health }
    }
about-planning = { $player } plans for this turn
lay-no-card = Lay no card
lay-none-detail = You may still mutate or exchange cards.
lay-for-leader = { $card }, on the leader
lay-for = { $card }, on { $whom }
lay-for-step = { $card }, in the mutants' step
lay-to-ask = { $card }, and ask me before it is played
lay-to-hold = { $card }, and keep it for the mutants' step
lays-card = { $player } lays a card face down.
can-no-longer-act = { $player } can no longer { action } and loses the action.
act-all-the-same = A mutant has attacked you. Do you still { action }?
all-the-same = Yes, { action }
do-nothing-this-turn = Do nothing this turn
forage-later = You can search the tile another time.
scout-no-more = You draw no tile.
does-not-act-after-all = { $player } decides not to { action } after all.
cannot-act-now = { because }{ $player } cannot { action } now.
may-act-for-free = { because }{ $player } may { action } for free.
camp = Camp
camps-in-full-health = { $player } camps, but already has full health.
safe-house-gives = The safe house gives 1 health or 1 morale. Which do you take?
have-of-limit = { CAPITAL(hurt) } { $has } of { $limit }.
safe-house = Safe house
foraging = Foraging { in-place }
scouts = { $player } scouts from { $place } and draws { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
    }.
lay-where = Where do you lay { $tile }?
lay-where-first = Where do you lay { $tile }? After that you lay { $later }.
about-laying-scouted = { $player } scouted and lays the tiles
call-on = Reveal { $follower }
call-on-detail = { CAPITAL($does) }. Permanent.
fights-at-your-side = fights at your side
eats-or-leaves = eats { $food } food a turn or leaves
losing-costs = lose { $morale } morale if you lose this follower
your-things = Your gear fills { $used } of { $slots } slots.
use-what = What do you use?
done = Done
rest-on = You rest until the others have finished.
help-with-what = You camp. Which skills and items do you use?
yourself = yourself
card-for-whom = { $card }, for { $whom }
help-for-costs = Pay { $costs }: { $does }.

## How long an answer ahead counts: "until …"

until-first-turn = the first turn begins
until-all-have-eaten = everybody has eaten
until-all-have-declared = everybody has chosen an action
until-trade-ends = the trade phase ends
until-actions-are-over = this turn's actions are over
until-turn = turn { $turn } ends

## Trading

hidden-card = a card from hand
deal = { $given } for { $got }
deal-as-gift = { $given } as a gift
not-on-same-terrain = { $maker } and { $partner } are not on the same terrain.
no-longer-has-offered = { $maker } no longer has what was offered.
no-longer-has-asked = { $partner } no longer has what was asked for.
has-too-little = { $player } does not have enough food or ammo for the deal.
has-no-room = { $player } has no room for the cards.
discard-more = You still need { $n ->
    [one] { $n } more slot
   *[other] { $n } more slots
    }. Discard more.
makes-room = { $player } discards { $cards } to make room.
accepts = { $partner } accepts: { $maker } gives { $given }, and { $partner } gives { $got }.
done-trading = Done trading
done-trading-detail = I'll ask you again if somebody makes you an offer.
take-offer-back = Withdraw { $deal }
your-offer-to = This is your offer to { $partner }.
trade-with = You can trade with { $partners }. What do you do?
trade-with-nobody = Nobody else is on your terrain. What do you do?
offer-you-deals = { $makers } { $n ->
    [one] offers
   *[other] offer
    } you a deal. What do you do?
about-trading = { $player } may trade
decline-offer = Decline { $maker }'s { $deal }
accept-offer = Accept: give { $got }, get { $given } from { $maker }
must-make-room = You have to discard something to make room.
declines-offer = { $player } declines { $maker }'s offer.
takes-offer-back = { $player } withdraws the offer.
offers = { $player } offers { $partner } { $deal }.
offer-in-full = { $player }'s offer to { $partner }: { $deal }.
deal-falls-through = The deal fails. { $why }
has-things = Has { $things }.
make-offer = Make { $player } an offer
never-mind = Never mind
no-offer = You make no offer.
give-card = Give { $card }
give-hand-card = Give { $card } (hand)
give-amount = Give { $n } { goods }
ask-for-card = Ask for { $card }
ask-for-amount = Ask for { $n } { goods }
write-offer = What do you give { $partner }, and what do you ask for?
one-number = Choose one amount of { goods }, either to give or to ask for.
no-room-for-offer = Your backpack has no room for what you ask for. Give more or drop something first.
make-room-how = You need { $n ->
    [one] { $n } more slot
   *[other] { $n } more slots
    } for what { $maker } gives. What do you discard?
trade-this-turn = Trade this turn
trade-this-turn-detail = Everybody sees this. I'll ask you to trade later this turn.
no-trade-this-turn = Don't trade this turn after all
trade-every-turn = Trade every turn
trade-every-turn-detail = I'll ask you each turn in which you can trade.
trade-no-more = Stop trading every turn
trade-no-more-detail = You choose each turn whether to trade.
want-to-trade-with = You can trade with { $partners }. Trade this turn?
want-to-trade-with-nobody = Nobody is near. Trade this turn anyway?
want-to-trade-from-afar = { $cards } lets you trade from afar. Trade this turn?
wants-to-trade = { $player } wants to trade this turn.
wants-no-trade-after-all = { $player } no longer wants to trade this turn.

## Mutants

fists = Fists
weapon-of = { $player }'s { $weapon }
action-detail = { CAPITAL($terrains) }, { $when }: { $does }.
action-detail-anywhere = { CAPITAL($when) }: { $does }.
acting = { $action ->
    [camp] camp
    [forage] forage
    [scout] scout
   *[move] move
    }
when-acting = when they { $acts }{ $late ->
    [1] { " " }or in the mutants' step
   *[0] { "" }
    }
one-round-of-melee = 1 round of melee
charge-wounds = { wounds }, minus those that the human's defence dice block
leaves-scar = gives a scar
the-leader = the leader
order-to-play = Play it on { $whom }
order-to-ask = Ask me before it is played on { $whom }
order-to-hold = Keep it for the mutants' step, for { $whom }
order-to-drop = Don't play it this turn
order-weapon = Strike with { $weapon }
order-now = You have laid { $card } and ordered: { $when ->
    [fire] play it on { $whom }
    [ask] ask me before it is played on { $whom }
   *[hold] { $late ->
        [1] keep it for the mutants' step, for { $whom }
       *[0] don't play it this turn
        }
    }. Change the order?
plays-action = { $player } plays { $card } on { $target }.
    .book = { $player } comes for { $target }.
    .heading = { $player } comes for { $target }
card-on = { $card } on { $target }
card-on-with = { $card } on { $target } with { $weapon }
act-as-mutant = What do you do as a mutant?
play-on-whom = You have laid { $card }. Who does it hit, or what do you do instead?
play-on-nobody = { $card } has no target. Discard it and do what instead?
about-mutant = { $player }, a mutant, may act
prey = Health { $health }, { $place ->
    [one] { $place } journey point
   *[other] { $place } journey points
    }, { terrain }
prey-and-weapon = { wounds } per hit. { $prey }
consolidate = Consolidate
consolidate-detail = Discard any cards and draw up to your limit.
mutate = Mutate
mutate-detail = Draw a scar; it may replace one of yours.
do-nothing = Do nothing
card-comes-back = Your card goes back to your hand; nobody sees it.
keep-hand = Keep your hand
swap-card = Swap { $card }
swap-which-card = Your hand is full. Swap a card for a new one?
about-swapping = { $player } has a full hand of mutant actions and may swap one
look-at-level = Look at level { $level }
look-at-which-level = Tactics: look at the next encounters and change their order. Which level?
put-back-how = These encounters come next. In which order do you put them back?
hold-it = Hold it
hold-it-detail = { $late ->
    [1] You may still play it in the mutants' step.
   *[0] You keep the card.
    }
play-now = { $target } acts, and your { $card } can hit ({ $prey }). Play it now?
play-no-more = { $target } acts, but your { $card } is gone.
about-reacting = { $player } may act against { $target }
acts-by-default = { $player } { $what ->
    [mutate] mutates
    [consolidate] consolidates
   *[tactics] looks at the next encounters of level { $level }
    }.
acts-by-default-unplayed = { $player } discards { $card } unplayed and { $what ->
    [mutate] mutates
    [consolidate] consolidates
   *[tactics] looks at the next encounters of level { $level }
    }.
finds-no-scar = No scar is left for { $player } to draw.
in-place-of = Replace { $scar }
you-draw-scar = You draw { $scar } ({ $does }).
you-draw-plain-scar = You draw { $scar }.
you-draw-blank-scar = You draw { $scar } (no effect).
claw = { $own ->
    [yes] a weapon
   *[no] { $weapon }
    }: { weapon-wounds }
about-mutating = { $player } mutates and has drawn a scar
stays-the-same = { $player } discards the new scar and does not change.
mutates = { $player } replaces { $before } with { $scar }.
hand-holds-fewer = Your hand limit is lower now. Which card do you discard?
about-smaller-hand = { $player }'s hand limit is lower, so { $player } discards a mutant action
consolidate-how = You consolidate. Which cards do you discard before you draw?
about-consolidating = { $player } consolidates and may discard mutant actions
discards-actions = { $player } discards { $cards }.
next-at-level = Next encounters of level { $level }: { $cards }.
put-back = first { $order }
put-back-others = { $discarded }; first { $order }
and-then = then { $card }
discards-encounter = { $player } discards an encounter of level { $level }: { $card }.
driven-off = { $mutant } takes { wounds } and is driven off ({ $strength ->
    [one] { $strength } is
   *[other] { $strength } are
    } enough).
    .book = { CAPITAL($mutant) } is driven off.
    .heading = { CAPITAL($mutant) } is driven off
shoot-first = { $mutant } attacks you with { $weapon }. Shoot first? { CAPITAL(wounds) } would drive { $mutant } off.
shoot-mutant = { $cost }{ $odds ->
    [none] { "" }
   *[other] { " " }{ $odds }% to drive { $mutant } off.
    }
hold-before-mutant = You roll melee dice against { $mutant }: { $suffer }% to be wounded.
shoot-dice = Shoot ({ $n ->
    [one] { $n } die
   *[other] { $n } dice
    })
swap-dice-detail = { dice-against }: { $suffer }% to be wounded.
swap-before-mutant = { $mutant } attacks you with { $weapon }, { wounds } per hit. How many melee dice do you swap for defence dice?
swap-dice = { $n ->
    [0] Swap none
    [one] Swap { $n } die
   *[other] Swap { $n } dice
    }
braces = { $player } braces, rolls { $dice }, and { $n ->
    [0] blocks nothing
   *[other] blocks { wounds }
    }.

## Knockouts

hunger = Hunger
by-knockout = Knocked out
track-back-at-1 = { hurt } back to 1
knocked-out = { because }{ $player } is knocked out and wakes up at home, with { $tracks }.
    .book = { $cause ->
        [none] { $player } is knocked out and wakes up at home.
       *[other] { CAPITAL($cause) } is too much for { $player }, who wakes up at home.
        }
    .book-2 = { $cause ->
        [none] { $player } goes down and wakes up at home.
       *[other] { CAPITAL($cause) } gets the better of { $player }, who wakes up at home.
        }
    .heading = { $player } is knocked out
is-given-food = At home, { $player } gains 1 food{ $hungry ->
    [1] { " " }and is no longer hungry
   *[0] { "" }
    }.
other-track = { $to ->
    [health] morale
   *[morale] health
    }
to-track = { $to ->
    [health] health
   *[morale] morale
    }
exchange-how-much = You were knocked out and have { $left } { other-track } left. Exchange some for { to-track }?
exchange = Pay { $n } { other-track }: gain { $n } { to-track }
exchange-nothing = Exchange nothing
exchange-detail = { CAPITAL(other-track) } { $left }, { to-track } { $then }
exchanges = { $player } exchanges { $n } { other-track } for { $n } { to-track }.

## Fights

meets-story = { $player } meets { $story }.
    .book = { $player }: { $story }.
    .heading = { $story }
meets-enemy = { $player } meets { $enemy }.
    .book = { $player } meets { $within }.
    .heading = { $player } meets { $within }
one-of-foes = { $foe } { $number }
foe-line = Health { $health } of { $full }, melee { $melee }, { wounds } per hit.
foe-figures = { $foe } ({ enemy-kind }): speed { $speed }, health { $health }, melee { $melee }, { wounds } per hit{ $scar ->
    [1] , and the first one leaves a scar
   *[0] { "" }
    }{ $special ->
    [attack] ; a special counts as an attack
    [critical] ; a special counts as a critical
    [knockdown] ; a special counts as a knockdown
    [wound] ; a special counts as 1 more wound
   *[effect] { "" }
    }{ $dice ->
    [0] { "" }
    [one] ; shoots with { $dice } die at range { $range }
   *[other] ; shoots with { $dice } dice at range { $range }
    }{ $skilled ->
    [1] , and skill shots hit
   *[0] { "" }
    }.{ $ruled ->
    [1] { " " }{ $rules }
   *[0] { "" }
    }
    .news = { "" }
joins-fight = { because }{ $foe } joins the fight against { $player }.
meets-somebody-else = { because }{ $player } meets another encounter instead.
one-more-encounter = { because }{ $player } meets 1 more encounter.
leaves-enemies-behind = { because }{ $player } leaves the enemies behind.
passes-by = { because }{ $player } avoids the encounter.
more-wounds = { because }the hit deals { $n ->
    [one] { $n } more wound
   *[other] { $n } more wounds
    }.
wound-whom = { $cause }: who takes { wounds }?
wounded = { because }{ $foe } takes { wounds } ({ $health } health left).
killed = { because }{ $foe } takes { wounds } and is dead.
    .book = { CAPITAL($within) } is dead.
    .book-2 = That is the end of { $within }.
    .book-3 = { CAPITAL($within) } does not get up again.
    .book-4 = { CAPITAL($within) } falls.
flee = { $foes } { $n ->
    [one] flees
   *[other] flee
    }, so { $player } does not win the fight.
    .book = { $foes } { $n ->
        [one] flees
       *[other] flee
        }.
    .book-2 = { $foes } { $n ->
        [one] makes an excuse and leaves
       *[other] make their excuses and leave
        }.
wins-fight = { $player } wins the fight.
    .news = { $player } wins the fight against { $foes } and gains { $xp } XP.
use-nothing = Use nothing
keep-card = Keep { $card }
would-be-left = { $own ->
    [1] { $left ->
        [0] You are knocked out.
       *[other] Leaves you { $left } health.
        }
   *[0] { $left ->
        [0] { $player } is knocked out.
       *[other] Leaves { $player } { $left } health.
        }
    }
prevent-own-wounds = { $cause } deals you { wounds }, and you have { $health } health. Use { $card }?
prevent-wounds-of = { $cause } deals { $player } { wounds } (health { $health }). Use { $card }?
prevents-wounds = { $by } prevents { wounds } that { $cause } would deal { $player }.

# Dice

face = { $face ->
    [miss] miss
    [warrior] warrior
    [block] block
    [attack] attack
    [critical] critical
    [special] special
    [range1] range 1
    [range2] range 2
    [range3] range 3
   *[skill] skill shot
    }
one-face = { $face ->
    [miss] a miss
    [warrior] a warrior
    [block] a block
    [attack] an attack
    [critical] a critical
    [special] a special
    [range1] range 1
    [range2] range 2
    [range3] range 3
   *[skill] a skill shot
    }
equal-dice = { $face ->
    [range1] { $n } at range 1
    [range2] { $n } at range 2
    [range3] { $n } at range 3
   *[miss] { $n ->
        [1] { one-face }
       *[other] { $n } { $face ->
            [miss] misses
            [warrior] warriors
            [block] blocks
            [attack] attacks
            [critical] criticals
            [special] specials
           *[skill] skill shots
            }
        }
    }
special-mark = { $special ->
    [attack] attack
    [critical] critical
    [knockdown] knockdown
    [wound] 1 more wound
   *[effect] its own effect
    }
equal-specials = { $n ->
    [1] a special ({ special-mark })
   *[other] { $n } specials ({ special-mark })
    }
face-again = { $now } again
face-instead = { $now } instead of { $before }
rolls = { $who } rolls { $n } { die-kind } { $n ->
    [one] die
   *[other] dice
    }
rolls-fixed = { rolls } ({ $why })
rolls-for = { rolls } ({ $base }, { $parts })
dice-for = { $change } for { $why }
better-at-melee = melee { $own } against { $other }
after-fall = being knocked down
caught-in-flight = failed to evade
outnumbering = outnumbering { $foes } to { $party }
after-net = entangled
rolls-swapped = { $rolls }, { $swapped } of them as defence dice
defence-dice = { $n ->
    [one] { $n } defence die
   *[other] { $n } defence dice
    }
rolls-by-cards = { $rolls } and { defence-dice } from cards
mutant-with-weapon = { $mutant } with { $weapon }
shows-dice = { $rolls }: { $dice }.
    .news = { "" }
dice-in-defence = in defence { $defence }
dice-and-defence = { $dice }, and in defence { $defence }
die = { $extra ->
    [1] Defence die
   *[0] Die
    } { $number }: { face }
die-counts = It counts{ $other ->
    [1] { " " }as: { face }
   *[0] { "" }
    }.
die-counts-for-nothing = It counts for nothing.
foe-die = { $foe }, { $extra ->
    [1] defence die
   *[0] die
    } { $number }: { face }
rolls-again = { $cause }: { $who } re-rolls { $n ->
    [one] { $n } die
   *[other] { $n } dice
    }: { $rolled }.
    .news = { "" }
by-mind = Mind
allowance = { $name }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
    }
too-many-dice = You may re-roll fewer dice: { $allowed }.
roll-which-again = { $rolled } Which dice do you re-roll ({ $allowed })?
rolled = { $who } rolled { $dice }.
you-rolled = You rolled { $dice }.
you-rolled-at = You rolled { $dice } at { $foe }.

# Fight or evade

round-odds = Each round: { $deal }% that you wound it, { $suffer }% that it wounds you.
which-encounter = { $of ->
    [one] { "" }
   *[other] { " " }Encounter { $number } of { $of }.
    }
fight-or-evade = Do you fight or evade?{ which-encounter } { $foes }
fight-anyway = Ready to fight?{ which-encounter } You cannot evade{ $again ->
    [1] { " " }again
   *[0] { "" }
    }. { $foes }
fight = Fight
fight-detail = { $shoots ->
    [1] You shoot first, then fight
   *[0] You fight
    } up to 3 rounds. If all enemies die: { $xp } XP{ $reward }.
and-reward = ; { $reward }
evade = Evade
evade-detail = { $chance }% (your die { $mine } against { $theirs }): another encounter instead. Else: 1 die in round 1, no shot.
a-number = a { $n }
own-speed = speed { $speed }
tries-to-evade = { $player } tries to evade with { $total } ({ $parts }) against { $other } (a { $theirs } and speed { $against }).
evades = { tries-to-evade } { $player } gets away.
    .short = { $player } gets away.
    .book = { $player } gets away.
    .book-2 = { $player } is gone before anybody can say who was there.
    .book-3 = { $player } leaves by the back gardens.
fails-to-evade = { tries-to-evade } { $player } fails, cannot shoot and rolls 1 melee die in round 1.
    .short = { fails-to-evade.book }
    .book = { $player } tries to get away and is caught.
    .book-2 = { $player } runs, but not fast enough.

# Shooting

costs-ammo = { $ammo ->
    [0] Costs no ammo.
   *[other] Pay { $ammo } ammo.
    }
use-before-fight = The fight begins. Use anything first?
shoot-with = Shoot with { $weapon }?
so-many-dice = { $n ->
    [0] None
    [one] { $n } die
   *[other] { $n } dice
    }
divide-how = You have { so-many-dice } left. How many do you roll at { $foe }?
divide = Divide the dice
divide-detail = You choose how many dice to roll at each enemy.
hold-fire = Hold fire
hold-fire-detail = { $n ->
    [0] You keep your ammo for later.
    [one] { $foes } still shoots at you.
   *[other] { $foes } still shoot at you.
    }
shoot-foe = Shoot { $foe } ({ so-many-dice })
shoot-detail = { $cost } { $wounds }% to wound{ $kills ->
    [yes] { "" }
   *[no] , { $odds }% to kill
    }. { $line }
shoot-to-stun = { $cost } { $line }
share = { $foe } { $dice }
split = Split: { $shares }
odds-at = { $foe } { $odds }%
split-detail = { $cost } Chance to wound: { $odds }.
spends-ammo = { $player } spends { $ammo } ammo ({ $left } left).
    .news = { "" }
shots-hit = { CAPITAL($dice) }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
    }.
shoots = { $player } shoots { $foe } with { $weapon }. { shots-hit }{ $needed ->
    [0] { "" }
   *[other] { " " }{ $foe } keeps coming ({ $needed ->
        [one] { $needed } hit was
       *[other] { $needed } hits were
        } needed).
    }
    .short = { $player } shoots { $foe } with { $weapon }.
    .book = { $player } shoots { $within } with { $plural ->
        [1] { $weapon }
       *[0] the { $weapon }
        }.
    .book-2 = { $player } aims at { $within } and shoots with { $plural ->
        [1] { $weapon }
       *[0] the { $weapon }
        }.
    .book-3 = { $player } has one look at { $within } and reaches for the { $weapon }.
    .book-4 = With the { $weapon } { $player } keeps { $within } at the length of a street.
foe-shoots = { $foe } shoots { $player }. { shots-hit }
    .short = { $foe } shoots { $player }.
    .book = { CAPITAL($within) } shoots { $player }.
    .book-2 = { $player } feels the shot before hearing it. That was { $within }.
    .book-3 = { CAPITAL($within) } hits { $player } through the coat.
is-entangled = { $foe } is entangled and rolls 1 melee die in round 1.

# Melee

melee-round = Melee round { $round }.
    .news = { "" }
strike-whom = Round { $round }: who do you strike{ $again ->
    [1] { " " }next
   *[0] { "" }
    }?
swap-how-many = Round { $round } against { $foe }: how many melee dice do you swap for defence dice? { $line }
with-defence = { $n ->
    [0] No defence die
   *[other] { defence-dice }
    }
strike = Strike { $foe }
strike-with-defence = Strike { $foe }, { $n ->
    [0] no defence die
   *[other] { defence-dice }
    }
dice-against = { $mine ->
    [one] { $mine } melee die
   *[other] { $mine } melee dice
    }{ $n ->
    [0] { "" }
   *[other] { " " }and { defence-dice }
    } against { $theirs }
strike-detail = { dice-against }: { $deal }% to wound it, { $suffer }% to be wounded.
strike-one-detail = Health { $health }, { wounds } per hit: { $deal }% to wound it, { $suffer }% to be wounded.
use-after-roll = You have rolled. Use anything?
use-as-you-strike = You strike. Use anything with the hit?
block-what = { $foe } rolled { $dice }, and you have { $health } health. Which dice do you block?
block = Block { $marks }
you-would = You would { $results }.
would-deal = deal { wounds }
would-suffer = take { wounds }
would-fall = be knocked down
would-knock-down = knock it down
would-bear = suffer { $n ->
    [one] { $n } special effect
   *[other] { $n } special effects
    }
blocks = { $who } blocks { $marks }.
blow = { $blocks } { $verdict }
    .short = { $verdict }
    .news = { $verdict }
attacks-each = { $n ->
    [0] No attack
    [one] { $n } attack each
   *[other] { $n } attacks each
    }
attacks-against = { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
    } against { $less ->
    [0] none
   *[other] { $less }
    }
strikes = { $attacks }: { $who } hits { $whom }.
holds-off = { $attacks }: { $who } holds { $whom } off.
both-strike = { $attacks }: { $who } and { $whom } hit each other.
nobody-strikes = { $attacks }: nobody hits.
is-knocked-down = { $who } is knocked down and rolls 1 fewer melee die in round { $round }.

## The turn

starting-player = { $player } wins the roll for starting player.
turn = Turn { $turn }.
    .news = { "" }

# The event

event-is = The event is { $event }.
    .book = { $event }.
    .again = Once more: { $event }.
nobody-to-compare = You have no other human to compare with, so nothing happens.
event-of-season = { $lasts ->
    [0] { event-once }
   *[1] { $once ->
        [0] { "" }
       *[1] { event-once }{ " " }
        }Until the next season, { $does }.
    }
event-once = { CAPITAL($now) } (once, now).
event-lasts-turn = This turn, { $does }.
you-may = you may { $does }
take-offer-of-event = { $event }: take its offer?
take-it = Take it

# Eating

eat-one = { $players } { $n ->
    [one] eats 1 food
   *[other] eat 1 food each
    }.
eat-how-much = You have { $food } food and { $hunger ->
    [0] are not hungry
   *[other] your hunger is { $hunger }
    }. How much do you eat?{ $safe ->
    [1] { " " }In a safe house you need no food.
   *[0] { "" }
    }{ $upkeep ->
    [0] { "" }
   *[other] { " " }Your followers need { $upkeep } more food, or they leave.
    }
eat = { $food ->
    [0] Eat nothing
   *[other] Eat { $food } food
    }
eat-and-starve = You starve and are knocked out.
eat-and-lose = Hunger { $slot }: you lose { $lost }.
eat-and-be-full = You are full and lose nothing.
starves = { $player } has had nothing to eat for days.
hunger-now = { $moved ->
    [0] { "" }
   *[1] { $hunger ->
        [0] { " " }and is full
       *[other] { " " }(hunger now { $hunger })
        }
    }
eats = { $player } { $food ->
    [0] { $safe ->
        [1] eats in the safe house
       *[0] eats nothing
        }
   *[other] eats { $food } food
    }{ hunger-now }.
has-nothing-to-eat = { $player } has nothing to eat{ hunger-now }.
    .book = { $player } has nothing to eat.
    .book-2 = { $player } goes hungry.
    .book-3 = There is nothing left for { $player } to eat.
feeds = { $player } gives { $follower } { $food } food.
for-no-food = No food

# Standing orders

order-what = Which decisions should I make for you?
standing-order = { CAPITAL($order) }
order-means = { $kind ->
    [eat] Otherwise I eat 1 food for you if that keeps you full.
   *[other] I won't ask you any more.
    }
order-given = { CAPITAL($order) }. { order-means }
ask-again = Ask me again ({ $order })
ask-not-when-full = Eating: don't ask me when I am full
not-asked-when-full = Eating: I won't ask you when you are full.
asked-again = I'll ask you again.
orders-to-be-asked-when-full = eating: also ask me when I am full
orders-level-default = encounter level: decide for me
orders-level-next = encounter level: choose the one that gives a journey point
orders-level-current = encounter level: choose the lower, without a journey point
orders-destination-default = moving: choose my way for me
orders-pause-default = between two encounters: go on at once
orders-narrative-default = stories: take the choice without a cost or a test
orders-evade-default = fight or evade: evade if I am faster, otherwise fight
orders-evade-fight = fight or evade: always fight
orders-evade-evade = fight or evade: always evade if I can
orders-shoot-default = shooting: roll all dice at the enemy who shoots most
orders-shoot-weakest = shooting: roll all dice at the weakest enemy
orders-shoot-hold = shooting: hold fire
orders-target-default = melee: strike the weakest enemy first
orders-target-strongest = melee: strike the strongest enemy first
orders-swap-default = swapping dice: swap all at 2 health or less, otherwise none
orders-swap-none = swapping dice: swap none
orders-swap-most = swap as many dice as possible
orders-reroll-default = re-rolls: re-roll nothing
orders-reroll-misses = re-rolls: re-roll misses first
orders-blocks-default = blocks: block what hurts most
orders-evolve-never = turning mutant: stay human while I can
orders-found-default = found items: keep them for later

## The short game

short-game = The short game
short-start = This is the short game: each player starts with { $place } of { $goal } journey points and { $scars } scars.
keep-one-weapon = You keep 1 of the weapons.
keep-them-all = You keep them all.
how-many-weapons = Short game: you start with { $cards } more cards. Which kinds do you draw?
keep-which-weapon = Which of the weapons do you keep?
about-keeping-weapon = { $player } keeps one of { amount } drawn
been-through = { $player } has already met { $cards }.

## The end

loses-alone = { $player } is a mutant now, and no human is left.
mutants-win = No human is left, so the mutants win together.
gates-shut = The Fortress closes its gates, and { $player } has only { $place } of { $goal } journey points.
reaches-fortress = { $player } has reached the Fortress.
reach-fortress = { $players } have reached the Fortress. { $winners } { $number ->
    [one] has
   *[other] have
    } { $tied ->
    [1] { amount }, like others, but more tiles
   *[0] the most points: { $n }
    }.
score-part = { $part ->
    [followers] followers
    [hunger] hunger
    [stats] stats
    [skills] skills
    [xp] unspent XP
   *[scars] mutations
    } { $n }
nothing-counts = no points
score = { amount } ({ $parts })
scores = { $player }: { $score }.
no-scars = no scars
achieved-mutant = turned mutant in turn { $turn } and had { amount } at the end
achieved-space = gained { $place } of { $goal } journey points, with { $things }
achieved-fortress = reached the Fortress with { $things }
achieved-points = reached the Fortress with { $things }: { $score }
epilogue-arrived = The gate opens by a hand's breadth. A doctor counts fingers, lifts both eyelids and ticks a box. Inside there is bread, and a bed with a number.
epilogue-too-late = The gates close at nightfall, as announced. From the hill there are lamps to be seen behind the wall, and a woman taking in washing. It is a long night to look at washing.
epilogue-alone = In the morning the nurse's knock is not answered. Something in the same boots walks uphill, away from the Fortress. It has shut the garden gate behind it.
epilogue-all-turned = Nobody rings at the gate any more. The guards keep the line on the floor freshly painted. At night people whom they used to know walk by under the wall and say good evening.

## What a seat sees

stands-in-safe-house = { $place }, in the safe house
stands-in-zone = { $place }, { zone }
lasts-because = { $cause }: { $does }
a-human = a human
a-human-in = a human in { $terrains } terrain
acts = { $action ->
    [camp] camps
    [forage] forages
    [scout] scouts
   *[move] moves
    }
played-in-step = in the mutants' step
played-in-step-on = in the mutants' step, on { $whom }
played-when = when { $whom } { $acts }{ $late ->
    [1] { " " }or in the mutants' step
   *[0] { "" }
    }
rider = On { $title }: { $does }

## Answers ahead

when-eating = You choose how much to eat
eat-one-ahead = Eat one
eat-till-full = Eat as much as is useful
if-safe = you are in a safe house
if-hungry = you are hungry already
if-food = you have { $food } food or more
when-declaring = You choose your action for the turn
if-hurt = you have half your health or less
if-short-of-food = you have less than 2 food
if-not-safe = you are not in a safe house
when-going-on = You move and your tile has another zone
when-trading = You can trade with others on your terrain
refuse-all-trades = Decline every offer and make none
make-no-offer = Make no offer
make-no-offer-detail = I'll still ask you about offers from others.
when-card-on-you = Somebody wants to use a card on you
if-it-helps = it can only help you
if-it-harms = it could harm you
when-wounds-come = You have a card that could prevent wounds
use-it = Use the card
keep-it = Keep the card
if-own-wounds = you would take the wounds
if-many-wounds = there are 2 wounds or more
when-card-could-hit = Your laid card could hit somebody who acts
play-it = Play it
if-player-acts = { $player } acts

## For newcomers

goal = Reach the Fortress: be the first human with 10 journey points. If several arrive in the same turn, the one with the best score wins. Knockouts and mutants give you scars, and too many mutations among them turn you into a mutant. Mutants win together if no human is left.
course = Each turn begins with an event and a meal. Then you secretly choose an action: camp, forage, scout or move. Humans on the same terrain can trade first. If you move, you lay a tile or enter the next zone of your map and meet an encounter: a story with a choice or a fight. When you complete a zone, you gain a journey point. Mutants attack humans on the way.
length = 13 to 20 turns (short game: 7 to 12). You answer five to seven questions a turn, including fights, 75 to 135 in all. That takes two to four weeks at a few answers a day, or about three hours in one evening.
short-length = 7 to 12 turns. You answer five to seven questions a turn, including fights, 40 to 75 in all. That takes one to two weeks at a few answers a day, or about two hours in one evening.
solo = Nobody races you, but the gates close { $short ->
    [1] in turn 11, 12 or 13
   *[0] in turn 17, 18 or 19
    }: be at the Fortress by then.
blurb = Survive the road to the last walled town, and stay human long enough to be let in.
measure = Journey points
period = Turn
periods = Turns
the-character = the { $character }
own-making = a survivor of your own making
you-are-human = You are { $who }, a human. Your best { $n ->
    [one] stat is
   *[other] stats are
    } { $best } ({ $value }). { $count ->
    [0] { "" }
    [one] Your skill is { $skills }.{ " " }
   *[other] Your skills are { $skills }.{ " " }
    }Gain { $goal } journey points before { $alone ->
    [yes] the gates close in turn { $short ->
        [1] 11, 12 or 13
       *[0] 17, 18 or 19
        }
   *[no] the others do
    }: most zones you complete give you one. Camp when your health or morale is low, because at 0 of either you are knocked out and wake up at home with two more scars. Five mutations among your scars { $alone ->
    [yes] turn you into a mutant, and you lose
   *[no] turn you into a mutant for the rest of the game
    }.
you-are-mutant = You are a mutant now, with { $mutations }. Your stats are { $stats }. You no longer have a map, food or health, and you no longer travel to the Fortress: all mutants win together if no human is left. From your next turn on, choose one thing each turn: play one of your { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } on a human on its terrain, look at the next encounters, mutate, or exchange your cards.
nothing-yet = nothing yet

# What the answers are for

verb-build = Make your own character or choose a ready one
verb-eat = Choose how much food you eat
verb-plan = Secretly choose your action; as a mutant, lay a card
verb-trade = Make, accept or decline offers, or finish trading
verb-camp = Choose what your camp gives you, and accept help
verb-forage = Search the tile you stand on
verb-place = Lay a tile that you drew
verb-go = Choose where to go and the level of your encounters
verb-choose = Answer what an event, a story or a card asks you
verb-fight = Stand and fight
verb-evade = Try to get away before the fight
verb-shoot = Shoot, and choose the enemy and the dice, or hold fire
verb-strike = Choose who you strike next and which dice you swap
verb-reroll = Re-roll some of your dice
verb-block = Choose which enemy dice you block
verb-gear = Add items to your gear, mount or drop them, and change the weapons you wield
verb-use = Use a skill, an item, a follower or an event card
verb-spend = Spend XP on a skill or a stat
verb-evolve = Turn into a mutant or stay human
verb-prey = Act as a mutant: play a card on a human or use a default action
verb-standing = Choose what I do for you without asking (only you see it)

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-build = Choose who you play to the end of the game: strength gives health, mind gives morale, speed helps you evade, and melee and shooting win fights. Do not neglect strength or mind, because at 0 health or morale you are knocked out.
lesson-eat = Eat 1 food each turn, or your hunger grows and costs you morale and health. Keep food for the next turns, because you win little morale back except by camping in a safe house.
lesson-plan = Move takes you to the next zone; Camp heals, Forage finds supplies and Scout lays tiles, and everybody chooses in secret. Move if you are healthy, because only moving gains journey points.
lesson-trade = Make an offer to swap food, ammo and items with humans on your terrain before they act. Do not rely on promises for later turns, because nobody has to keep them.
lesson-camp = Camp gives you 2 health and lets you use cards that help in camp. Morale comes back in a safe house's camp, by some cards, stories and rewards, and to 1 when you are knocked out.
lesson-forage = Forage gives you a supply card on a completed tile with a supply icon, once per tile. Check the terrain first, because the card gives different things on each.
lesson-place = Lay the tile so that one of its exits joins the tile you are on; you may turn it any way. You walk through its zones next, and its free exits are where you can go after that.
lesson-go = Enter a zone and you meet an encounter, or two if it is marked 2. Choose the level that your next journey point needs, or you gain no point: level 1 for points 1 to 4, level 2 for 5 to 7, then level 3.
lesson-choose = Choose what you keep, or how to deal with an event, a story or a card. Each option names its cost and its test, if it has any.
lesson-fight = Fight: in each of three rounds of melee you and the enemy roll dice, blocks cancel dice, and the side with more attacks left wounds the other (if equal, both do). Kill every enemy to win the reward; those still alive after round 3 flee.
lesson-evade = Evade, and you and the fastest enemy each roll a die and add speed; if yours is higher, you meet another encounter instead, which you cannot evade. Try it if you are faster, because if you fail you cannot shoot and roll one die in round 1.
lesson-shoot = Shoot before the melee, in order of speed, and pay your weapon's ammo whether you hit or not. Range 2 and 3 hit if your weapon reaches that far, and a skill shot if you have shooting 5 or the expert skill; hold fire if a weak enemy is not worth the ammo.
lesson-strike = Attacks and criticals hit, and a critical deals 1 more wound; a block cancels a die, a special does what its weapon or enemy says, and a warrior hits only with melee 5. Defence dice mostly block: if you are quick, swap melee dice for them when badly hurt.
lesson-reroll = Re-roll the dice you pick, once each, and keep the new faces. Re-roll misses first, and warriors unless your melee is 5.
lesson-block = Block, and each of your blocks cancels one enemy die. The side with more attacks left hits the other, and with equal attacks both hit, so cancel attacks first.
lesson-gear = Add a card from your hand to your gear: it does nothing in your hand, and in your gear it fills slots of your backpack. Change your gear before a fight, since you cannot do it after the first roll.
lesson-use = Use the card now, or keep it for later. Read its text first, because it shows the cost.
lesson-spend = Spend 3 XP on a skill or 6 XP on a stat, at any time outside fights. Raise strength or mind if you are often knocked out.
lesson-evolve = Turn mutant to play against the humans from now on, or stay human; you choose at your third and fourth mutation. With the fifth you turn anyway, so turn early if you are far behind.
lesson-prey = Play a card on a human who is on its terrain, once a turn. If it has no target, look at the next encounters, mutate or exchange your cards instead.
lesson-standing = Settings here tell me what to do without asking you, and only you see them. You can change them at any time.

## The book

premise =
    People are turning. It begins with a wound that does not close. The district nurse comes on Sundays and measures it. Most keep their manners to the end, and some beyond it, out of doors, among the others.

    At the end of the road there is a town with a wall round it, the Fortress. It lets in people who are still human. Ten steps lead there, through places that were left with the kettle on. People who fall on the way wake up at home with scars. Scars can grow. Those with too many that do wake up as something else and still know everybody's name.
# What somebody of a player's own making wants, by the best stat, and what becomes of it.
own-errand = { $end ->
    [start] { $stat ->
        [strength] { $player } is in the register as a removal man. The tools were lent to a neighbour, who moved to the Fortress with them.
        [speed] { $player } is in the register as a tram conductor. There is a passenger to be found who was given forty cents too much, in March.
        [mind] { $player } is in the register as a school inspector. One school is left on the list. It has a wall round it.
        [melee] { $player } is in the register as a butcher. The good knife was at the grinder's in the Fortress when it began.
       *[shooting] { $player } is in the register as a wedding photographer. Nine couples are waiting for their pictures. One of the nine got in.
        }
    [near] { $stat ->
        [strength] A wardrobe lies by the road. { $player } stands it up in passing.
        [speed] { $player } walks between the rails now and calls the stops.
        [mind] { $player } has begun to mark the road signs, in red.
        [melee] { $player } stops at every window with a hook in it and looks at the workmanship.
       *[shooting] { $player } has begun to look at the light again.
        }
    [arrived] { $stat ->
        [strength] The neighbour has kept the tools in oil. One spanner is missing. { $player } says nothing about it.
        [speed] The passenger is found in the laundry and pays back the forty cents. { $player } writes a ticket for it.
        [mind] The school behind the wall has one class and no chalk. { $player } puts it down as satisfactory.
        [melee] The good knife lies in a drawer at the gate, ground, with the bill. { $player } pays it.
       *[shooting] The couple live over the bakery. In the picture both of them look at something behind { $player }.
        }
   *[turned] { $stat ->
        [strength] At night furniture is moved in the empty houses. It is put back a hand's breadth to the left.
        [speed] The stops are called every night along the line. Nobody gets on.
        [mind] On Mondays something sits at the back of the village school with a sheet of paper. It can still do the sums.
        [melee] Things are found hung up along the road. They were cut by somebody who had learned how.
       *[shooting] There is a flash on the ridge some nights. People who look that way hold still.
        }
    }
# What an event card did, in one sentence about all whom it did it to.
event-link = { $event ->
    [togetherness] { $n ->
        [one] { $players } gets the crust.
       *[other] { $players } share the crust.
        }
    [trader-caravan] { $what ->
        [ammo] { $players } { $n ->
            [one] counts
           *[other] count
            } two cartridges onto the scales for a supper with another name on the lid.
       *[food] A day's food goes onto the scales for { $players }.
        }
    [guide] { $players } { $n ->
        [one] has the fare and is
       *[other] have the fare and are
        } set down one stop past the end of the line.
    [great-explorer] The long map was drawn by { $players }.
    [watched] { $players } { $n ->
        [one] counts
       *[other] count
        } everything twice that day.
    [dark-days] At the third such noon { $players } { $n ->
        [one] is
       *[other] are
        } seen talking to the lamp.
    [hurricane] { $players } { $n ->
        [one] holds
       *[other] hold
        } on until dark. Nothing else gets done.
    [protector] The weakest is { $players }.
    [killer-instinct] The hand is { $players }'s.
    [fortress] { $players } { $n ->
        [one] has
       *[other] have
        } until dark.
    [black-frost] { $players } { $n ->
        [one] leaves
       *[other] leave
        } skin on the rail as well.
    [ash-fall] { $players } { $n ->
        [one] washes and is
       *[other] wash and are
        } grey again by noon.
    [long-spring] { $players } { $n ->
        [one] sits
       *[other] sit
        } outside until nine with both boots off.
    [high-water] { $n ->
        [one] A carp goes along in { $players }'s coat.
       *[other] { $players } go on with a carp each.
        }
    [dog-days] A cut on { $players } closes while it is being dressed.
    [bad-water] { $players } { $n ->
        [one] has
       *[other] have
        } drunk from it too.
    [night-thieves] { $players } { $n ->
        [one] is left with a button.
       *[other] are left with a button each.
        }
    [air-drop] Before breakfast { $players } { $n ->
        [one] is
       *[other] are
        } out with a dustpan.
    [signal-in-the-static] { $players } { $n ->
        [one] whistles
       *[other] whistle
        } it all day, dog included.
    [stranger-at-the-fire] { $players } { $n ->
        [one] feeds
       *[other] feed
        } him. He washes the spoon, then the ten fingers.
   *[locked-pharmacy] { $what ->
        [passed] { $players } { $n ->
            [one] goes
           *[other] go
            } in under the shutter on both knees and comes out with a full sleeve.
        [failed] { $players } { $n ->
            [one] lifts
           *[other] lift
            }. It is the back that gives.
       *[ammo] { $players } { $n ->
            [one] opens
           *[other] open
            } the padlock from across the street, at the second shot.
        }
    }
event-refused = { $event ->
    [trader-caravan] There is nothing to put on the scales. The chime is heard as far as the crossroads.
    [guide] There is no fare. She walks on, reading out the numbers of the stops.
    [stranger-at-the-fire] He waits until the fire is down. “Another time,” he says, and means it.
   *[locked-pharmacy] The shutter stays down. In passing the card is put straight.
    }
learns-trade = { $player } learns { $skill }: { LOWER($what) }
dies = { $kind ->
    [human] { $way ->
        [0] { CAPITAL($foe) } dies with open eyes. They are closed afterwards.
        [1] { CAPITAL($foe) } is dead. The pulse is taken twice, out of habit.
        [2] It is over with { $foe } by the time the kettle would have boiled.
        [3] { CAPITAL($foe) } asks who is going to tell the others and dies.
        [4] That is the end of { $foe }. The papers in the coat are complete.
        [5] { CAPITAL($foe) } is dead. A coin is put back in the pocket that it fell from.
       *[other] { plain-death }
        }
    [mutant] { $way ->
        [0] { CAPITAL($foe) } is dead. There is a wristwatch under the skin, still going.
        [1] It takes some time to be sure of { $foe }: one heart stops well before the other.
        [2] { CAPITAL($foe) } is dead. What is left of the coat has a name tape in it.
        [3] That is the end of { $foe }. Sorry, it says.
        [4] { CAPITAL($foe) } does not get up again. Close to, it has good teeth.
        [5] { CAPITAL($foe) } is dead. On the left hand it has kept three fingers as they were.
       *[other] { plain-death }
        }
    [animal] { $way ->
        [0] { CAPITAL($foe) } lies down and is dead before the legs are.
        [1] { CAPITAL($foe) } is dead. The eyes go on looking at the road.
        [2] That is the end of { $foe }. It is warm for another hour. Hands are held to it.
       *[other] { plain-death }
        }
   *[minion] { $way ->
        [0] { CAPITAL($foe) } falls first.
        [1] There is nothing to be done for { $foe }.
       *[other] { plain-death }
        }
    }
plain-death = { $way ->
    [6] { CAPITAL($foe) } is dead.
    [7] That is the end of { $foe }.
   *[other] { CAPITAL($foe) } does not get up again.
    }
chart = { $step ->
    [3] Written up that evening
    [5] Written up at half way
    [7] Written up with three steps to go
   *[9] Written up within sight of the wall
    }: { $entries }.
chart-entry = { $player } { $turned ->
    [1] no longer
   *[0] { $steps ->
        [0] no step yet
        [one] one step
       *[other] { SPELL($steps) } steps
        }{ $scars ->
        [0] { "" }
        [one] { " " }(one scar)
       *[other] { " " }({ SPELL($scars) } scars)
        }
    }
takes-last-step = { $before ->
    [0] { $player } comes down the hill to the gate. Beside the bell a card says: RING ONCE.
   *[other] { $player } comes to the gate as well and stands behind the line on the floor.
    }
falls = { $how ->
    [hunger] { $way ->
        [0] { $player } is found on the doorstep at home with a shoelace half eaten.
       *[1] { $player } has had nothing for days and is carried home, weighing what a child weighs.
        }
    [enemy] { $way ->
        [0] { $player } comes home on a door with four people under it. Cause, on the form: { $cause }.
        [1] { CAPITAL($cause) } is the last thing that { $player } remembers before the ceiling at home.
        [2] Two neighbours carry { $player } home. They have seen { $cause } and talk about the weather.
        [3] { $player } wakes up at home with both boots beside the bed, laces tied. { CAPITAL($cause) } is under “allergies”.
       *[4] It takes nine stitches after { $cause }. { $player } counts along, at home, on the kitchen table.
        }
    [mutant] { $way ->
        [0] { $player } has known { $cause } since the first day and is carried home by strangers.
        [1] { $player } wakes up at home. The wound is tied with a scarf of { $cause }'s.
       *[2] “It was { $cause },” says { $player } at home, “and it said my name.”
        }
    [fright] { $way ->
        [0] After { $cause } there is nothing broken in { $player }, who sits down in the road and is led home by the hand.
       *[1] { $player } comes home on foot from { $cause } and turns to the wall. It takes two days.
        }
   *[other] { $way ->
        [0] { $player } wakes up at home. Cause, on the form: “{ $cause }”.
        [1] { $player } is brought home in a wheelbarrow. Under cause the nurse has put “{ $cause }”.
       *[2] At home { $player } sleeps for two days and is washed. “{ $cause }”, says the form.
        }
    }
role-character = The { $character }.
role-own-making = A survivor of their own making.
has-bed = { $first ->
    [1] The doctor at the gate has { $player } undress and turn round once.
   *[0] { $player } is next.
    } { $n ->
    [0] There is nothing to write down.
    [one] She writes down one thing: { $scars }.
   *[other] She writes down { SPELL($n) } things: { $scars }.
    }{ $mutations ->
    [0] { "" }
    [one] { " " }{ $n ->
        [one] It
       *[other] One of them
        } is still growing. She puts it under skin.
   *[other] { " " }{ $scarred ->
        [0] All of it is
       *[other] { CAPITAL(SPELL($mutations)) } of them are
        } still growing. She looks at the queue and puts it under skin.
    } { $player } gets a bed with a number.
comes-with = { $followers } { $n ->
    [one] comes
   *[other] come
    } in on the same form.
was-on-road = { $steps ->
    [0] { $player } had not got away from home yet
    [one] { $player } was one step from home
   *[other] { $player } was still on the road, { SPELL($steps) } of the ten steps from home
    }{ $scars ->
    [0] { " " }and without a mark
    [one] , with one scar
   *[other] , with { SPELL($scars) } scars
    }.
are-turned = { $humans ->
    [0] The registry has ruled off its last page. { $players } { $n ->
        [one] walks
       *[other] walk
        } past the wall of an evening and { $n ->
        [one] calls
       *[other] call
        } the guards by name.
   *[other] { $players } { $n ->
        [one] is
       *[other] are
        } out there with the others and { $n ->
        [one] knows
       *[other] know
        } where everybody sleeps.
    }

## Packs

pack-kind-encounters = An encounter goes into the deck of its level, with those that are there.
pack-effects = Write an effect as one key and its amount, or its parts: `{ "{" }food: 1{ "}" }`, `{ "{" }draw: { "{" }deck: equipment, n: 2, keep: 1{ "}" }{ "}" }`.
pack-rewards = A combat's reward can be { $effects }.
pack-passed = `pass` can use { $effects }.
pack-failed = `fail` can use { $effects }.
pack-costs = A cost is 1 to { $most } of { $costs }.
pack-hook = At `{ $hook }` an enemy's effect can use { $effects }.
pack-condition = At `{ $hook }` its condition can be { $conditions }.
pack-special = `melee_result` needs `special: effect`.
pack-decks = Draw cards, or look at them, from { $decks }.
pack-lists = A list of effects has up to { $at_once }. An enemy has up to { $most }.
pack-amounts = Amounts are from -{ $most } to { $most }, and not 0.
pack-copies = An encounter of a pack has one copy. Its effects belong to its enemy.

# What is wrong with a card: "field: in words"

fault-of-part = { $part }: { $fault }
fault-effects-belong-to-enemy = its effects belong to its enemy
fault-animal-with-minions = an animal has no minions
fault-special-without-effect = its special has no effect
fault-default-is-test = its default is a test
fault-default-costs = its default costs something
fault-default-takes-follower = its default takes somebody along
fault-options-alike = two of its options read alike
fault-minion-with-effects = a minion has no effects of its own
fault-minion-special = a minion's special has no effect
fault-no-reward = { $where }: { $n } is no reward
fault-no-follower = { $where }: there is no follower to feed
fault-too-many = { $where }: there are { $n }; the most is { $most }
fault-hook = { $where }: of an enemy it is one of { $hooks }
fault-text = { $where }: what an effect does is put into words by the game
fault-just-happens = { $where }: an enemy's effect just happens: no ask, no cost, no limit
fault-needs-special = { $where }: melee_result goes with special: effect
fault-scope = { $where }: dice at { $hook } have scope: { $scope }
fault-dice = { $where }: at { $hook } there are no { $die } dice to change
fault-stat-scope = { $where }: a stat is changed while the enemy stands: no scope
fault-evade = { $where }: at evade the roll is evade
fault-condition = { $where }: { $condition } says nothing at { $hook }
fault-terrain = { $where }: is of { $terrains }
fault-round = { $where }: a fight has 3 rounds
fault-no-test = { $where }: nothing is tested that could fail
fault-modifier = { $where }: is -3 to 3
fault-cost = { $where }: 1 to 3 of { $costs }
fault-no-success = { $where }: no option counts as a success
fault-does-nothing = { $where }: { $effect } does nothing here; there are { $allowed }
fault-amount = { $where }: { $n } is none of -3 to 3, or cannot be
fault-whom = { $where }: an encounter is about the player who meets it
fault-deck = { $where }: is one of { $decks }
fault-keep = { $where }: cannot be more than the cards drawn
fault-discard = { $where }: cannot be more than the cards seen

## Options

option-custom = Custom characters
    .about = Everybody builds a character instead of picking a ready one.
option-short = Short game
    .about = Start with 4 journey points, 3 more cards, 3 or more XP, and two scars.
option-strict = Strict order
    .about = Forage, scout and move one after the other instead of side by side.
