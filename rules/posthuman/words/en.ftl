# Posthuman
#
# Sentences that are told end with a full stop. A label has at most 80 characters, a detail 100, and
# what everybody may know of a secret question 160, without a full stop. { because } begins a
# sentence with its cause, if there is one. CAPITAL(stat) is the text with a capital first letter.

## Lists

with-comma = { $before }, { $after }
with-semicolon = { $before }; { $after }
with-space = { $before } { $after }
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
for-costs = for { $costs }
discarding = discarding it
this-card = this card
hook = { $hook ->
    [setup] at the start
    [eat] when eating
    [declare] when declaring
    [trade] when trading
    [camp] camping
    [forage] foraging
    [scout] scouting
    [move_start] when moving
    [tile_drawn] when drawing a tile
    [zone_enter] on entering a zone
    [reveal] when an encounter is revealed
    [evade] evading
    [combat_start] when a fight begins
    [shoot_roll] shooting
    [shoot_result] after shooting
    [shot_at] when shot at
    [round_start] when a round of melee begins
    [melee_roll] in melee
    [melee_result] after a roll in melee
    [wounds_out] when you wound
    [wounds_in] when you are wounded
    [kill] when an enemy dies
    [combat_end] after a fight
    [test] in tests
    [supply] taking supplies
    [zone_done] when a zone is complete
    [tile_done] when the tile is complete
    [scar] when a scar comes
    [ko] when knocked out
    [xp] spending XP
    [mutant_step] when mutants act
    [turn_end] at the end of the turn
   *[score] at the end of the game
    }

# Conditions

against-enemies = against { $n } or more enemies
in-round = in round { $n }
on-terrain = on { $terrains } terrain
against-kind = against { $kinds } enemies
where-owner-is = { $flag ->
    [safe_house] in a safe house
    [safe_house-no] outside safe houses
    [in_company] with another human on the same terrain
   *[in_company-no] with nobody else on the same terrain
    }
if-facts = if { $facts }
fact = { $flag ->
    [caught] an evasion has failed
    [caught-no] no evasion has failed
    [won] the fight is won
   *[won-no] the fight is not won
    }

# What happens

for-whom = { $whom ->
    [other] { " " }for another human on the same terrain
    [chosen] { " " }for yourself or another human on the same terrain
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
    [item] { " " }in play
    [hand] { " " }of your hand
   *[other] { "" }
    }
steal = take { amount }{ $unit ->
    [item] { " " }of size { $size } or less
   *[other] { "" }
    } from a human on the same terrain{ $contest ->
    [1] , if your die + speed is higher
   *[0] { "" }
    }
act-for-free = { action } for free
may-not = { $who ->
    [human] the human
   *[you] you
    } may not { $actions }
plain = { $word ->
    [allow_evade] what comes after an evasion may be evaded too
    [trade_any] trade with humans on any terrain, until the trading ends
    [end_combat] all enemies flee
    [reroll_passed] a passed mind test is rolled again
    [no_target] nobody may target you
    [replace_encounter] the encounter is exchanged for the next
    [extra_encounter] one more encounter comes
   *[fortress] the last turn of the game
    }
deal-wounds = { wounds } to { $target ->
    [one] an enemy
    [all] every enemy
   *[player] you
    }
add-minions = { $n } { $kind ->
    [human] human
   *[mutant] mutant
    } { $n ->
    [one] minion
   *[other] minions
    } more
look-at-cards = look at the top { $n ->
    [one] { deck-cards } and put it
   *[other] { $n } { deck-cards } and put them
    } back{ $reorder ->
    [1] { $n ->
        [one] { "" }
       *[other] { " " }in any order
        }
   *[0] { "" }
    }{ $discard ->
    [0] { "" }
   *[other] , or discard up to { $discard }
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
   *[least] least
    }
compare = whoever has the { which } { metric }{ $alone ->
    [1] , alone
   *[0] { "" }
    }: { $does }
keep-event = whoever has the { which } { metric } keeps this
choose-way = choose: { $ways }
test-stat = test { stat } ({ $results })
test-stat-at = test { stat } at { $modifier } ({ $results })
if-passed = passed: { $does }
if-failed = failed: { $does }

# What lasts

scope = { $scope ->
    [round] { " " }in this round
    [combat] { " " }in this fight
    [turn] { " " }in this turn
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
    [human] the human roll
   *[you] you roll
    } { melee-dice } in round { $round }
roll-again = roll { $up_to ->
    [1] up to { $n }
   *[0] { $n }
    }{ $whose ->
    [enemy] { " " }of an enemy's
   *[player] { "" }
    } { $dice } { $n ->
    [one] die
   *[other] dice
    } again
roll-again-shown = roll { $n }{ $whose ->
    [enemy] { " " }of an enemy's
   *[player] { "" }
    } { $dice } { $n ->
    [one] die
   *[other] dice
    } again that show { melee-face }
melee-face = { $face ->
    [miss] miss
    [warrior] warrior
    [block] block
    [attack] attack
    [critical] critical
   *[special] special
    }
change-face = { $n } { $before } of { $side ->
    [enemy] enemy dice
   *[player] your dice
    } counts as { $after }
cancel-face = { $n } { melee-face } of { $side ->
    [enemy] the enemies
   *[player] yours
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
change-slots = { $change } { $n ->
    [one] slot
   *[other] slots
    } in the backpack
change-hand = { $change } { $n ->
    [one] card
   *[other] cards
    } in hand
change-supply = { $change } supply { $n ->
    [one] card
   *[other] cards
    }
swap-more = swap { $n ->
    [one] { $n } die
   *[other] { $n } dice
    } more in each round of melee
draw-tiles = draw { $n } tiles and keep 1
more-weapons = { $n ->
    [one] { $n } melee weapon
   *[other] { $n } melee weapons
    } may be active
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
    }, range { $range }, { $ammo } ammo, specials { $specials }
weapon-stuns = hits do not wound, they leave 1 melee die in round 1
weapon-wounds = { wounds }{ $special ->
    [effect] { "" }
    [attack] , special: attack
    [critical] , special: critical
    [knockdown] , special: knockdown
   *[wound] , special: wound
    }
human-must = the human must { $does }

## Using cards, and what they do

uses-card = { $player } uses { $card }.
not-now = Not now
use-now = Do you use { $card } now? { $detail }
which-way = { $cause }: what do you do?
way = { CAPITAL($way) }
decline = Decline
agree = Agree
nothing-happens = Nothing happens.
that-nothing-happens = nothing happens
way-for-costs = { CAPITAL($costs) }: { CAPITAL($does) }.
compares-tied = { $cause ->
    [none] No
   *[other] { $cause }: no
    } human has the { which } alone, so nothing happens.
keeps-event = { $player } keeps { $card }.
steals-goods = { because }{ $player } takes { $n } { goods } from { $victim }.
races-to-steal = { because }{ $player } has a { $mine } and speed { $speed }, { $victim } a { $theirs } and speed { $other }: { $player } { $quicker ->
    [1] is
   *[0] is not
    } the quicker one.
steals-too-late = { because }{ $victim } no longer has what { $player } would take.
steal-what = { $cause }: what do you take from { $victim }?
steals-item = { because }{ $player } takes { $card } from { $victim }.
for-whom-is-it = { $cause }: for whom?
agree-to-card = { $player } uses { $card } on you. Do you agree?
agree-to-card-by = { $player } uses { $card } on you ({ $cause }). Do you agree?
declines-card = { $player } declines { $card }.
nothing-left = Nothing is left
gains-journey-point = { because }{ $player } gains 1 journey point, which makes { $place } of { $goal }.
hunger-moves = { because }{ $player }'s hunger { $hunger ->
    [0] is gone
   *[other] { $way ->
        [rises] rises
       *[falls] falls
        } to { $hunger }
    }.
discard-which-scar = { $cause }: which scar do you discard?
about-discarding-scar = { $player } chooses a scar to discard
discards-scar = { because }{ $player } discards a scar, which leaves { $scars }.
lose-which = { $cause }: which do you lose?
about-losing = { $player } chooses a card to lose
loses-card = { because }{ $player } loses { $card }.
you-see-cards = { $cause }: you see { $cards }.
looks-at-cards = { because }{ $player } looks at { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }.
discard-nothing = Discard nothing
discard-card = Discard { $card }
discard-one = { $cause }: discard one?
which-comes-first = { $cause }: which comes first?
which-comes-next = { $cause }: which comes next?
about-looking-at-cards = { $player } looks at cards

## The character sheet

loses-on-track = { because }{ $player } loses { $n } { hurt }, which leaves { $left }.
gains-on-track = { because }{ $player } gains { $n } { hurt }, which makes { $now }.
gains-goods = { because }{ $player } gains { $goods }.
loses-goods = { because }{ $player } loses { $goods }.
pays-goods = { because }{ $player } pays { $goods }.
stat-rises = { because }{ $player }'s { stat } rises to { $value }.
passes-test = { because }{ $player } needs { $most } or less in a test of { stat }, and passes with a { $face }.
    .book = { because }{ $player } tries, and it works.
fails-test = { because }{ $player } needs { $most } or less in a test of { stat }, and fails with a { $face }.
    .book = { because }{ $player } tries, and it does not work.
passes-chosen-test = { passes-test }
    .book = { because }{ $player } tries, and it works.
    .book-2 = { because }so { $player } does, and it comes off.
    .book-3 = { because }{ $player } does just that.
fails-chosen-test = { fails-test }
    .book = { because }{ $player } tries, and it does not work.
    .book-2 = { because }so { $player } means to, and it goes wrong.
    .book-3 = { because }{ $player } does what can be done, which is not enough.
rolled-again = It must be rolled again

## The market

buying-order = They buy in the order of speed: { $players }.
buy-what = You have { $food } food. What do you buy?
buy-what-alone = You have { $food } food, and nobody else buys any more. What do you buy?
buy-no-more = Buy nothing more
pass-is-final = A pass is final.
item-for-sale = { $item }: { $price } food
not-for-sale = That is not for sale.
costs-too-much-food = That costs { $price } food, and you have { $food }.
fills-too-many-slots = That fills { $size } slots, and a backpack has { $slots }.
keep-slot-free = Keep 1 slot free for something to strike with.
buys-no-more = { $player } buys nothing more.
buys = { $player } buys { $items } for { $price } food.

## Followers

nobody-left-to-follow = { $cause ->
    [none] There
   *[other] { $cause }: there
    } is nobody left to follow.
    .book = There is nobody left to follow.
somebody-follows = { $cause ->
    [none] Somebody
   *[other] { $cause }: somebody
    } follows { $player }.
    .book = Somebody follows { $player }.
follows-you = { $follower } follows you, face down.
    .book = { CAPITAL($follower) } follows you, face down.
calls-on = { $player } calls on { $follower }.
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
no-food-for-follower = { $player } has no food for somebody who would follow ({ $cause }).
    .book = Somebody would come along with { $player }, but there is nothing to feed them with.
pay-follower = { $cause }: somebody would come along for 1 of your { $food } food.
pay-food = Pay 1 food
pay-food-detail = Draw a follower, face down.
go-on-alone = Go on alone

## Experience

keeps-xp = { $player } gains { $xp } XP: { $total } in all.
gains-xp = { because }{ $player } gains { $xp } XP.
loses-xp = { because }{ $player } loses { $xp } XP.
xp-becomes-counters = A deck has run out: its cards kept as XP become counters.
spend-what = You have { $xp } XP to spend.
spent-xp = { $xp } XP
buy-skill = 3 XP: a skill
buy-skill-detail = Draw 2 skills and keep 1.
buy-stat = 6 XP: { stat } { $value }
buy-stat-detail = For good{ $stat ->
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
    .book = { CAPITAL($player) } learns { $skill }.
no-skill-left = { $cause ->
    [none] There
   *[other] { $cause }: there
    } is no skill left to learn.
    .book = There is no skill left to learn.

## Supplies

no-supply-left = { $cause }: there is no supply card left.
finds-no-supply = { $cause }: { $player } finds nothing on { terrain } terrain.
keep-supplies = { $cause }: keep { $keep } of these supply cards.
gives-nothing = Nothing.

## Items

puts-in-play = { $player } puts { $card } into play.
mounts = { $player } mounts { $card } on { $weapon }.
cannot-carry = { $player } can no longer carry { $card } and discards it.
discards-item = { $player } discards { $card }.
takes-in-hand = { $player } takes { $card } in hand.
no-item-left = { $cause ->
    [none] There
   *[other] { $cause }: there
    } is no { deck-cards } left to draw.
draws-items = { because }{ $player } draws { $n } { deck-cards }.
draws-to-keep = { because }{ $player } draws { $n } { deck-cards } to keep { $keep }.
keep-items = Which { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } do you keep? The others go.
keep-all-items-but-one = Which { $n ->
    [one] card
   *[other] cards
    } do you keep? The other goes.
about-keeping-items = { $player } has drawn { $n ->
    [one] { $n } item card
   *[other] { $n } item cards
    } and chooses what to keep
you-draw = You draw { $cards }.
you-found = You found { $card }. { $detail }
about-finding = { $player } has found something and looks at it
pack = Pack it
pack-detail = It stays in your hand, unseen.
leave-it = Leave it
leave-detail = It goes to the discards.
hand-too-full = Your hand holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } too many: play or discard one.
about-full-hand = { $player } holds too many item cards, and plays or discards some
take-in-hand = Take { $card } in hand
stays-packed = { $card } stays packed.
play-card = Play { $card }
take-and-drop = Take { $card }, drop { $dropped }
mount = Mount { $card } on { $weapon }
drop = Drop { $card }
drop-active = Drop { $card } (in hand)
frees-slots = It frees { $n ->
    [one] { $n } slot
   *[other] { $n } slots
    }.
frees-slots-for-good = It frees { $n ->
    [one] { $n } slot
   *[other] { $n } slots
    }, and leaves the game.

## Scars, and turning

draws-scar = { because }{ $player } draws a scar{ $scars ->
    [one] { "" }
   *[other] , which makes { $scars }
    }.
no-scar-left = { because }{ $player } would draw a scar, and others bear them all.
your-scar = Your scar: { $scar } ({ $does }). It does nothing while you are human.
your-plain-scar = Your scar: { $scar }. It does nothing while you are human.
your-blank-scar = Your scar: { $scar }, which is no more than a scar.
a-weapon = a weapon: { $weapon }
more-to = more to { $title }
nothing-to-decide = Your scars hold { amount }: there is nothing to decide yet.
turn-or-not = Your scars hold { amount }; with { $left } more you turn anyway.
go-on = Go on
stay-human = Stay human
stay-human-detail = The mutation is suppressed.
turn-mutant = Turn mutant
turn-mutant-detail = Now, and for good.
never-turn = Stay human, ask no more
never-turn-detail = You turn with { $most } mutations all the same. You can take that back.
about-scar = { $player } has drawn a scar and looks at it
turns-mutant = { $player } turns mutant.
    .book = { $player } is human no longer.
    .heading = { $player } is human no longer
turns-mutant-with = { $player } turns mutant: { $mutations }.
    .book = { $player } is human no longer: { $mutations }.
    .heading = { $player } is human no longer
mutations-change = Mutations change { $player }: { $stats }.
draws-actions = { $player } draws { $n ->
    [one] { $n } mutant action
   *[other] { $n } mutant actions
    }.

## Building a character

has-stats = { $player } has { $stats }.
everybody-has-flare = Everybody has a Flare, and { $food } food to spend.
one-value-each = Pick one value for each stat.
costs-too-many-points = That costs { $price } points, and you have { $points }.
raise-which-stats = You have { $points } points for five stats, all at 2 now. Which do you raise?
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
    [3] Slips away and shoots sooner
    [4] Sooner; 1 melee die may become a defence die
   *[5] Sooner still; 2 melee dice may become defence dice
    }
brings-mind = { $value ->
    [3] 6 morale; 2 skills
    [4] 7 morale; 3 skills; 1 die re-rolled a combat
   *[5] 8 morale; 3 skills; 2 dice re-rolled a combat
    }
brings-melee = { $value ->
    [5] A die more; warriors count as attacks
   *[3] A die more against whoever strikes worse
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
about-keeping-drawn-skills = { $player } keeps { $n ->
    [one] { $n } skill
   *[other] { $n } skills
    } of { $drawn } drawn
keeps-skills = { $player } keeps { $skills }.
    .book = { CAPITAL($player) } keeps { $skills }.
keep-all-food = Keep all your food
swap-how-much = You have { $food } food left. How much of it do you swap for ammo?
swap-for-ammo = { $food } food for { $ammo } ammo
leaves-food = Leaves you { $food } food.
swaps-for-ammo = { $player } swaps { $food } food for { $ammo } ammo.
takes-lead-pipe = { $player } bought nothing to strike with and takes a Lead Pipe.

## Characters

chooses-character-first = A die lets { $player } choose a character first.
who-are-you = Who are you?
random-skills = { $n ->
    [one] { $n } random skill
   *[other] { $n } random skills
    }
character-has = { $stats }; { $skills }
plays-character = { $player } plays { $character }, with { $things }.
who-player-is = Who { $player } is.
    .book = { $player } is the { $character }.
learns-at-random = Dealt at random: { $player } learns { $skills }.
    .book = { CAPITAL($player) } learns { $skills }.

## Tiles

tile = { $tile } ({ terrain }, { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
    }, supply { $supply }{ $safe ->
    [1] , safe house
   *[0] { "" }
    })
lays-tile = { $player } lays { $tile } to the { side }, with exits { $exits }.
lay-to = { $letter }: to the { side }, with exits { $exits }
joins-tiles = It joins { $tiles } too.
supply-at = Supply at { $place }
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
    .book = { $player } stays { $zones ->
        [0] at
       *[other] in
        } { $within }.
go-where = You are { in-place }. Where do you go?
go-where-from-zone = You are { in-place }, { zone }. Where do you go?
zone = zone { $zone } of { $zones }
lay-and-enter = Lay it and enter its first zone.
do-not-enter = Do not enter it
lay-and-stay = Lay it, and stay where you are.
lay-and-enter-how = You drew { $tile }. How do you lay it, and do you enter it?
lay-how = How do you lay { $tile }?
keep-which-tile = You drew { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
    }. Which one do you keep?
about-keeping-tile = { $player } drew { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
    } and keeps one
about-laying-tile = { $player } drew a tile and lays it
level = Level { $level }
level-gives-point = Then the zone gives 1 journey point.
level-gives-no-point = No journey point.
which-level = You are on space { $place } of the journey. Encounters of which level do you meet?
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
   *[other] , { zone }
    }{ $n ->
    [0] { "" }
   *[other] : { encounters } of level { $level }
    }.
    .book = { $player } enters { $within }{ met-again }.
    .book-2 = { $player } comes to { $within }{ met-again }.
    .book-3 = { $player } gets as far as { $within }{ met-again }.
encounter-comes = Encounter { $number } of { $of } comes.
do-anything-before = Encounter { $number } of { $of } is next. Do you do anything before it?
completed-tile = { $place }
completed-zone = { zone } of { $place }
at-step = { $step ->
    [10] the last of the ten steps
   *[other] { SPELL($step) } of the ten steps
    }
completes-zone = { $player } completes { $done }: 1 journey point, which makes { $step } of { $goal }.
    .book = { $player } gets further into { $within }: { at-step }.
    .book-2 = { $player } is well inside { $within } now: { at-step }.
    .book-3 = Part of { $within } is behind { $player }: { at-step }.
    .heading = { $player }, { at-step }
completes-tile = { $player } completes { $done }: 1 journey point, which makes { $step } of { $goal }.
    .book = { CAPITAL($within) } { $plural ->
        [1] are
       *[0] is
        } behind { $player }, and with that { at-step }.
    .book-2 = { $player } comes out on the far side of { $within }: { at-step }.
    .book-3 = { $player } has done with { $within }: { at-step }.
    .heading = { $player }, { at-step }
completes-dead-zone = { $player } completes { $done }: a dead zone, no journey point.
completes-without-point = { $player } completes { $done }: no journey point for encounters of level { $level }.
stay-at = Stay { in-place }
stay-detail = No encounter, no journey point. Your turn is over.
draw-new-tiles = Draw { $n ->
    [one] a new tile
   *[other] { $n } new tiles, keep 1
    }
draw-detail = For your { $n ->
    [one] { $n } vacant exit
   *[other] { $n } vacant exits
    }. You see it before you decide whether to enter.
go-on-to = Go on: { $zone }
go-to-side = { CAPITAL(side) }: { $place }
zone-holds = { encounters }, { $kind ->
    [dead] no journey point (dead zone)
    [safe] 1 journey point, a safe house: you are fed
   *[normal] 1 journey point
    }
no-encounter = no encounter
completed-before = completed, 1 encounter, no journey point

## Encounters and their stories

meets-nobody = { $player } meets nobody: no encounter is left.
use-before-choosing = Do you use anything before you choose?
chooses-in-story = { $story }: { $choice }.
    .book = { $choice }.
what-came-of-it = What came of it.
costs = Costs { $costs }.
a-follower = a follower
a-follower-for-food = a follower for 1 food
nothing-gained = nothing gained
odds-of-test = { $odds }% ({ stat } { $most }): { $gains }; else { $failed }.

## Actions

plan-action = { $action ->
    [camp] Camp
    [forage] Forage
    [scout] Scout
    [move] Move
   *[nothing] Nothing
    }
plan-detail = { $action ->
    [camp] Rest: 2 health, and what you have for the camp.
    [forage] 1 supply card from the tile you stand on.
    [scout] Draw and lay a tile for each vacant exit.
    [move] Go on to the next zone: encounters, and the journey.
   *[nothing] Stay where you are. No encounter, no rest.
    }
do-what-this-turn = What do you do this turn?
about-declaring = { $player } decides what to do this turn
camp-here = +2 health{ $safe ->
    [1] , and 1 more or 1 morale
   *[0] { "" }
    } (health is { $health } of { $limit }), and help for the camp. No encounter.
forage-here = 1 supply card of { terrain } terrain, once on this tile. No encounter.
scout-here = Lay a tile at { $n ->
    [one] { $n } exit
   *[other] { $n } exits
    }, to see where to go next. No encounter.
move-here = Next zone: { encounters }, { $kind ->
    [dead] no journey point
   *[other] 1 journey point if you last
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
    .book = { $players } { $action ->
        [nothing] { $n ->
            [one] waits
           *[other] wait
            }
       *[other] { does-action }
        }
declare = { $declared }.
    .book = { $declared }.
lay-which-card = Which card do you lay face down, and for whom?
about-planning = { $player } plans for this turn
lay-no-card = Lay no card
lay-none-detail = You may still act by default.
lay-detail = { CAPITAL($terrains) }: { CAPITAL($does) }.
lay-for-leader = { $card }, for whoever leads
lay-for = { $card }, for { $whom }
lay-for-step = { $card }, in the mutants' step
lay-to-ask = { $card }, ask me when it can fire
lay-to-hold = { $card }, keep it for the mutants' step
lays-card = { $player } lays a card face down.
can-no-longer-act = { $player } can no longer { action }: the action is lost.
act-all-the-same = A mutant has struck you. Do you { action } all the same?
all-the-same = { CAPITAL(action) } all the same
do-nothing-this-turn = Do nothing this turn
forage-later = The tile can be searched another time.
scout-no-more = No tile is drawn.
does-not-act-after-all = { $player } does not { action } after all.
cannot-act-now = { because }{ $player } cannot { action } now.
may-act-for-free = { because }{ $player } may { action } for free.
camp = Camp
camps-in-full-health = Camp: { $player } is in full health already.
safe-house-gives = The safe house gives 1 health or 1 morale more. Which do you take?
have-of-limit = You have { $has } of { $limit }.
safe-house = Safe house
foraging = Foraging { in-place }
scouts = { $player } scouts from { $place } and draws { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
    }.
lay-where = Where do you lay { $tile }?
lay-where-first = Where do you lay { $tile }? Then { $n ->
    [one] comes
   *[other] come
    } { $later }.
about-laying-scouted = { $player } lays the tiles that were scouted
call-on = Call on { $follower }
call-on-detail = For good: { $does }.
fights-at-your-side = fights at your side
eats-or-leaves = eats { $food } food a turn, or leaves
losing-costs = losing them costs { $morale } morale
your-things = Your things: { $used } of { $slots } slots used.
use-what = What do you use?
done = Done
rest-on = You rest until the turn goes on.
help-with-what = You camp. What do you do with your skills and things?
yourself = yourself
card-for-whom = { $card }, for { $whom }
help-for-costs = For { $costs }: { CAPITAL($does) }.

## How long an answer ahead counts: "until …"

until-first-turn = the first turn begins
until-all-have-eaten = all have eaten
until-all-have-declared = all have declared
until-trade-ends = the trade phase ends
until-actions-are-over = the actions of this turn are over
until-turn = turn { $turn } ends

## Trading

hidden-card = a card from the hand
deal = { $given } for { $got }
deal-as-gift = { $given } as a gift
not-on-same-terrain = { $maker } and { $partner } are not on the same terrain.
no-longer-has-offered = { $maker } no longer has what was offered.
no-longer-has-asked = { $partner } no longer has what was asked for.
has-too-little = { $player } has too little food or ammo for it.
has-no-room = { $player } has no room for it.
discard-more = That leaves you { $n ->
    [one] { $n } slot
   *[other] { $n } slots
    } short: discard more.
makes-room = { $player } discards { $cards } to make room.
accepts = { $partner } accepts: { $maker } gives { $given }, and { $partner } gives { $got }.
done-trading = Done trading
done-trading-detail = A new offer to you asks you again.
take-offer-back = Take back: { $deal }
your-offer-to = Your offer to { $partner }.
trade-with = You may trade with { $partners }. What do you do?
trade-with-nobody = Nobody shares your terrain. What do you do?
offer-you-deals = { $makers } { $n ->
    [one] offers
   *[other] offer
    } you a deal. What do you do?
about-trading = { $player } may trade
decline-offer = Decline { $maker }'s { $deal }
accept-offer = Accept { $maker }'s { $deal }
must-make-room = You must discard something to make room.
declines-offer = { $player } declines { $maker }'s offer.
takes-offer-back = { $player } takes back the offer.
offers = { $player } offers { $partner } { $deal }.
offer-in-full = { $player }'s offer to { $partner }: { $deal }.
deal-falls-through = The deal falls through: { $why }
has-things = Has { $things }.
make-offer = Make { $player } an offer
never-mind = Never mind
no-offer = No offer after all.
give-card = Give { $card }
give-hand-card = Give { $card } (hand)
give-amount = Give { $n } { goods }
ask-for-card = Ask for { $card }
ask-for-amount = Ask for { $n } { goods }
write-offer = What do you give { $partner }, and what do you ask for?
one-number = Pick one number for { goods }, given or asked for.
no-room-for-offer = Your backpack has no room for what you ask: give more, or drop something first.
make-room-how = You are { $n ->
    [one] { $n } slot
   *[other] { $n } slots
    } short for what { $maker } gives. What do you discard?
trade-this-turn = Trade this turn
trade-this-turn-detail = Everybody is told. You are asked after that.
no-trade-this-turn = No trade this turn after all
trade-every-turn = Trade in every turn
trade-every-turn-detail = Whenever you can trade, you are asked.
trade-no-more = Trade no more by itself
trade-no-more-detail = You say so each time.
want-to-trade-with = You can trade with { $partners }. Do you want to?
want-to-trade-with-nobody = Nobody is near. Do you want to?
want-to-trade-from-afar = { $cards } lets you trade from afar. Do you want to?
wants-to-trade = { $player } wants to trade this turn.
wants-no-trade-after-all = { $player } does not want to trade after all.

## Mutants

fists = Fists
weapon-of = { $player }'s { $weapon }
played-at = { CAPITAL($steps) }
played-at-on = { CAPITAL($steps) }; { $terrains }
one-round-of-melee = 1 round of melee with a mutation's weapon or your fists
charge-wounds = { wounds }, less what the human's defence dice block
leaves-scar = leaves a scar
the-leader = the leader
order-to-play = Play it on { $whom }
order-to-ask = Ask me before it is played on { $whom }
order-to-hold = Keep it for the mutants' step, for { $whom }
order-now = { $card } is laid. Your order: { $when ->
    [fire] play it on { $whom }
    [ask] ask me before it is played on { $whom }
   *[hold] keep it for the mutants' step, for { $whom }
    }. You may change it.
plays-action = { $player } plays { $card } on { $target }.
    .book = { $player } comes for { $target }.
    .heading = { $player } comes for { $target }
card-on = { $card } on { $target }
card-on-with = { $card } on { $target } with { $weapon }
act-as-mutant = What do you do as a mutant?
play-on-whom = You have laid { $card }. Whom does it hit, or what do you do instead?
play-on-nobody = Your { $card } can hit nobody now. What do you do instead, for which it is discarded?
about-mutant = { $player }, a mutant, may act
prey = Health { $health }, place { $place }, { terrain }
consolidate = Consolidate
consolidate-detail = Discard any cards and draw up to your limit.
mutate = Mutate
mutate-detail = Draw a scar; it may replace one of yours.
do-nothing = Do nothing
card-comes-back = Your card comes back to your hand, unseen.
keep-hand = Keep your hand
swap-card = Swap { $card }
swap-which-card = Your hand is full, so you may swap one card for another. Do you?
about-swapping = { $player } has a full hand of mutant actions and may swap one
look-at-level = Look at level { $level }
look-at-which-level = Tactics: instead of a card, look at the next encounters and change what comes.
put-back-how = You know what comes next. In which order do you leave it?
hold-it = Hold it
play-now = { $target } acts, and your { $card } could hit. Do you play it now?
about-reacting = { $player } may act against { $target }
acts-by-default = { $player } { $what ->
    [mutate] mutates
    [consolidate] consolidates
   *[tactics] looks at the next encounters of level { $level }
    }.
acts-by-default-unplayed = { $player } { $what ->
    [mutate] mutates
    [consolidate] consolidates
   *[tactics] looks at the next encounters of level { $level }
    }, and discards { $card } unplayed.
finds-no-scar = { $player } finds no scar left to draw.
in-place-of = In place of { $scar }
you-draw-scar = You draw { $scar } ({ $does }).
you-draw-plain-scar = You draw { $scar }.
you-draw-blank-scar = You draw { $scar }: no more than a scar.
claw = { $weapon }: { wounds }, { $special ->
    [attack] attack
    [critical] critical
    [knockdown] knockdown
    [wound] wound
   *[effect] effect
    }
about-mutating = { $player } mutates, and has drawn a scar
stays-the-same = { $player } discards the new scar and stays the same.
mutates = { $player } now has { $scar } in place of { $before }.
hand-holds-fewer = Your hand holds fewer cards now. Which do you discard?
about-smaller-hand = { $player } holds fewer mutant actions from now on and discards one
consolidate-how = You consolidate. Which cards do you discard before you draw up to your limit?
about-consolidating = { $player } consolidates and may discard mutant actions
discards-actions = { $player } discards { $cards }.
next-at-level = Next at level { $level }: { $cards }.
put-back = first { $order }
put-back-others = { $discarded }; first { $order }
and-then = then { $card }
discards-encounter = { $player } discards an encounter of level { $level }: { $card }.
driven-off = { wounds } against strength { $strength }: { $mutant } is driven off.
    .book = { CAPITAL($mutant) } is driven off.
    .heading = { CAPITAL($mutant) } is driven off
shoot-first = { $mutant } attacks you with { $weapon }. Do you shoot first? { wounds } would drive it off.
hold-before-mutant = You meet it with what you hold in your hands.
shoot-dice = Shoot ({ $n ->
    [one] { $n } die
   *[other] { $n } dice
    })
swap-before-mutant = { $mutant } is upon you. How many melee dice become defence dice?
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
track-back-at-1 = { hurt } back at 1
knocked-out = { because }{ $player } is knocked out and wakes up at home, { $tracks }.
    .book = { $player } is knocked out and wakes up at home.
    .book-2 = { $player } goes down, and wakes up at home.
    .heading = { $player } is knocked out
is-given-food = { $player } is given 1 food{ $hungry ->
    [1] , and is no longer hungry
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
exchange-how-much = You were knocked out and have { $left } { other-track } left: do you exchange some of it for { to-track }?
exchange = { $n } { other-track } for { $n } { to-track }
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
foe-line = { $health } of { $full } health, melee { $melee }, { wounds } a blow.
foe-figures = { $foe } ({ enemy-kind }): speed { $speed }, health { $health }, melee { $melee }, { wounds } a blow; a special is { $special ->
    [attack] an attack
    [critical] a critical
    [knockdown] a knockdown
    [wound] 1 wound more
   *[effect] its own effect
    }{ $dice ->
    [0] { "" }
    [one] ; shoots with { $dice } die at range { $range }
   *[other] ; shoots with { $dice } dice at range { $range }
    }.
joins-fight = { because }{ $foe } joins the fight against { $player }.
meets-somebody-else = { because }{ $player } meets somebody else.
one-more-encounter = { because }1 more encounter for { $player }.
leaves-enemies-behind = { because }{ $player } leaves the enemies behind.
passes-by = { because }{ $player } passes by.
more-wounds = { because }{ wounds } more.
wound-whom = { $cause }: { wounds } for whom?
wounded = { because }{ $foe } takes { wounds }: { $health } health left.
killed = { because }{ $foe } takes { wounds } and is dead.
    .book = { because }{ $foe } is dead.
    .book-2 = That is the end of { $cause ->
        [none] { $within }
       *[other] { $cause }: { $foe }
        }.
    .book-3 = { because }{ $foe } does not get up again.
    .book-4 = { because }{ $foe } falls.
flee = { $foes } { $n ->
    [one] flees
   *[other] flee
    }: { $player } has not won the fight.
    .book = { $foes } { $n ->
        [one] flees
       *[other] flee
        }.
wins-fight = { $player } has won the fight.
use-nothing = Use nothing
keep-card = Keep { $card }
prevent-own-wounds = { $cause } deals you { wounds }. Do you use { $card }?
prevent-wounds-of = { $cause } deals { $player } { wounds }. Do you use { $card }?
prevents-wounds = { $by }: { $player } takes { wounds } less from { $cause }.

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
    [wound] 1 wound more
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
dice-for = { $change } { $why }
better-at-melee = melee { $own } against { $other }
after-fall = knocked down
caught-in-flight = caught in flight
outnumbering = outnumbering { $foes } to { $party }
after-net = entangled
rolls-swapped = { $rolls }, { $swapped } of them in defence
defence-dice = { $n ->
    [one] { $n } defence die
   *[other] { $n } defence dice
    }
rolls-by-cards = { $rolls }, and { defence-dice } by cards
mutant-with-weapon = { $mutant }, with { $weapon },
shows-dice = { $rolls }: { $dice }.
dice-in-defence = in defence { $defence }
dice-and-defence = { $dice }, and in defence { $defence }
die = { $extra ->
    [1] Defence die
   *[0] Die
    } { $number }: { face }
foe-die = { $foe }, { $extra ->
    [1] defence die
   *[0] die
    } { $number }: { face }
rolls-again = { $cause }: { $who } rolls { $n ->
    [one] { $n } die
   *[other] { $n } dice
    } again: { $rolled }.
by-mind = Mind
allowance = { $name }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
    }
too-many-dice = That is too much: { $allowed }.
roll-which-again = { $rolled } Which dice do you roll again? { $allowed }.
rolled = { $who } rolled { $dice }.
you-rolled = You rolled { $dice }.
you-rolled-at = You rolled { $dice } at { $foe }.

# Fight or evade

fight-or-evade = You face { $foes }. Do you fight or evade?
fight-anyway = You face { $foes }, and there is no way round. Ready?
fight = Fight
fight-detail = Shooting first, then up to 3 rounds of melee.
evade = Evade
evade-detail = A die { $mine } must beat a die { $theirs }: { $chance }%. Caught, you have 1 die.
a-number = a { $n }
own-speed = speed { $speed }
tries-to-evade = { $player } tries to evade: { $parts } make { $total }, against a { $theirs } and speed { $against }, which make { $other }.
evades = { tries-to-evade } { $player } gets away.
    .book = { $player } gets away.
    .book-2 = { $player } is gone before it can be said who was there.
fails-to-evade = { tries-to-evade } { $player } is caught: no shot, and 1 melee die in round 1.
    .book = { $player } tries to get away, and is caught.
    .book-2 = { $player } runs, and not fast enough.

# Shooting

costs-ammo = Costs { $ammo ->
    [0] no
   *[other] { $ammo }
    } ammo.
use-before-fight = The fight begins. Do you use anything first?
shoot-with = Do you shoot with { $weapon }?
so-many-dice = { $n ->
    [0] None
    [one] { $n } die
   *[other] { $n } dice
    }
divide-how = { so-many-dice } left to divide. How many at { $foe }?
divide = Divide the dice
divide-detail = You say how many for each enemy.
hold-fire = Hold fire
hold-fire-detail = Enemies who can shoot do so anyway.
shoot-foe = Shoot { $foe } ({ so-many-dice })
shoot-detail = { $cost } { $odds }% to kill: { $line }
shoot-to-stun = { $cost } { $line }
share = { $foe } { $dice }
split = Split: { $shares }
odds-at = { $foe } { $odds }%
split-detail = { $cost } To kill: { $odds }.
spends-ammo = { $player } spends { $ammo } ammo: { $left } left.
shots-hit = { CAPITAL($dice) }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
    }.
shoots = { $player } shoots { $foe } with { $weapon }. { shots-hit }{ $needed ->
    [0] { "" }
   *[other] { " " }{ $foe } comes on, whom { $needed } would drive off.
    }
    .book = { $player } shoots { $within } with { $plural ->
        [1] { $weapon }
       *[0] the { $weapon }
        }.
    .book-2 = { $player } aims at { $within }, and shoots with { $plural ->
        [1] { $weapon }
       *[0] the { $weapon }
        }.
foe-shoots = { $foe } shoots { $player }. { shots-hit }
    .book = { $foe } shoots { $within }.
is-entangled = { $foe } is entangled, and rolls 1 melee die in round 1.

# Melee

melee-round = Melee round { $round }.
strike-whom = Round { $round }: whom do you strike{ $again ->
    [1] { " " }next
   *[0] { "" }
    }?
swap-how-many = Round { $round } against { $foe }: { $line } How many melee dice become defence dice?
with-defence = { $n ->
    [0] No defence die
   *[other] { defence-dice }
    }
strike = Strike { $foe }
strike-with-defence = Strike { $foe }, { $n ->
    [0] no defence die
   *[other] { defence-dice }
    }
strike-detail = { $mine ->
    [one] { $mine } melee die
   *[other] { $mine } melee dice
    }{ $n ->
    [0] { "" }
   *[other] { " " }and { defence-dice }
    } against { $theirs }: you wound in { $deal }%, are wounded in { $suffer }%.
strike-one-detail = { $health } health, { wounds } a blow. You wound in { $deal }%, are wounded in { $suffer }%.
use-after-roll = The dice are down. Do you use anything?
use-as-you-strike = You strike. Do you add to it?
block-what = { $foe } shows { $dice }. What do you block?
block = Block { $marks }
you-would = You would { $results }.
would-deal = deal { $n }
would-suffer = suffer { wounds }
would-fall = be knocked down
would-knock-down = knock it down
would-bear = bear { $n ->
    [one] { $n } special effect
   *[other] { $n } special effects
    }
blocks = { $who } blocks { $marks }.
blow = { $blocks } { $verdict }
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
strikes = { $attacks }: { $who } strikes { $whom }.
holds-off = { $attacks }: { $who } holds { $whom } off.
both-strike = { $attacks }: both strike.
nobody-strikes = { $attacks }: nobody strikes.
is-knocked-down = { $who } is knocked down, and rolls 1 melee die less in round { $round }.

## The turn

starting-player = A die makes { $player } the starting player.
turn = Turn { $turn }.

# The event

event-is = The event is { $event }.
    .book = { $event }.
    .again = Once more: { $event }.
nobody-to-compare = There is nobody to compare with, so nothing happens.
event-lasts-season = Until the next season, { $does }.
event-lasts-turn = This turn, { $does }.
you-may = you may { $does }
take-offer-of-event = { $event }: do you take what it offers?
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
    [1] { " " }You are in a safe house and need not.
   *[0] { "" }
    }{ $upkeep ->
    [0] { "" }
   *[other] { " " }Your followers eat { $upkeep } more, or leave.
    }
eat = { $food ->
    [0] Eat nothing
   *[other] Eat { $food } food
    }
eat-and-starve = You starve: knocked out by hunger.
eat-and-lose = Hunger { $slot }: lose { $lost }.
eat-and-be-full = You are full: nothing lost.
starves = { $player } has not eaten for days.
hunger-now = { $moved ->
    [0] { "" }
   *[1] { $hunger ->
        [0] , and is full
       *[other] : hunger { $hunger }
        }
    }
eats = { $player } { $food ->
    [0] { $safe ->
        [1] is fed in the safe house
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

order-what = What should be decided for you without asking?
standing-order = { CAPITAL($order) }
order-means = { $kind ->
    [eat] Otherwise 1 food keeps you full.
   *[other] You are not asked any more.
    }
order-given = { CAPITAL($order) }. { order-means }
ask-again = Ask me again ({ $order })
ask-not-when-full = Eating: do not ask me when I am full
not-asked-when-full = Eating: do not ask me when I am full.
asked-again = You will be asked again.
orders-to-be-asked-when-full = eating: ask me when I am full, too
orders-level-default = encounter level: as if you were away
orders-level-next = encounter level: the next, for the journey point
orders-level-current = encounter level: the lower, without a journey point
orders-destination-default = where to: as if you were away
orders-evade-default = fight or evade: evade where you are faster
orders-evade-fight = fight or evade: always fight
orders-evade-evade = fight or evade: evade wherever you may
orders-shoot-default = shooting: all dice at whoever shoots most
orders-shoot-weakest = shooting: all dice at the weakest
orders-shoot-hold = shooting: hold fire
orders-target-default = whom to strike next: the weakest
orders-target-strongest = whom to strike next: the strongest
orders-swap-default = swapping dice: all at 2 health or less, else none
orders-swap-none = swapping dice: none
orders-swap-most = swapping dice: as many as may be
orders-reroll-default = re-rolls: none
orders-reroll-misses = re-rolls: misses first
orders-blocks-default = blocks: what hurts most first
orders-evolve-never = turning mutant: not while you can stay human
orders-found-default = what you find: it stays in your hand

## The short game

short-game = The short game
short-start = The short game: everybody starts on space { $place } of { $goal }, with { $scars } scars.
keep-one-weapon = You keep one of the weapons.
keep-them-all = You keep them all.
how-many-weapons = You draw { $cards } cards. How many of them are weapons?
keep-which-weapon = Which of the weapons that you drew do you keep?
about-keeping-weapon = { $player } keeps one of { amount } drawn
been-through = { $player } has been through this already: { $cards }.

## The end

loses-alone = { $player } has turned, and nobody is left on the road.
mutants-win = Nobody is human any more: the mutants win together.
gates-shut = The Fortress shuts its gates, and { $player } is still on space { $place } of { $goal }.
reaches-fortress = { $player } has reached the Fortress.
reach-fortress = { $players } have reached the Fortress. { $winners } { $number ->
    [one] has
   *[other] have
    } { amount }{ $tied ->
    [1] { " " }and the most tiles of those who tie
   *[0] { "" }
    }.
score-part = { $part ->
    [followers] followers
    [hunger] hunger
    [stats] stats
    [skills] skills
    [xp] unspent XP
   *[scars] mutations
    } { $n }
nothing-counts = nothing counts
score = { amount } ({ $parts })
scores = { $player }: { $score }.
no-scars = no scars
achieved-mutant = turned mutant in turn { $turn } and had { amount } in the end
achieved-space = came to space { $place } of { $goal } with { $things }
achieved-fortress = reached the Fortress with { $things }
achieved-points = reached the Fortress with { $things }: { $score }
epilogue-arrived =
    The gate opens by a hand's breadth, and somebody counts fingers and looks at eyes. Then it opens wide. Inside there is bread, a bed with a number, and a wall between them and the road.
epilogue-too-late =
    The gates are shut, and they do not open twice. From the hill there are lamps to be seen behind the wall, and smoke from a kitchen. It is a long night to look at them.
epilogue-alone =
    In the morning there is nobody on the road who would answer to the name. Something in the same boots walks uphill, away from the Fortress. It is not hungry any more, or not for bread.
epilogue-all-turned =
    Nobody comes to the gate any more. The guards wait for a season, then for another, and at night people whom they used to know walk by under the wall. The Fortress holds, and there is nobody left to hold it for.

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
    [1] , or in the mutants' step
   *[0] { "" }
    }
rider = On { $title }: { $does }

## Answers ahead

when-eating = You are asked how much you eat
eat-one-ahead = Eat one
eat-till-full = Eat as much as is of use
if-safe = you are in a safe house
if-hungry = you are hungry already
if-food = you have { $food } food or more
when-declaring = You are asked what you do this turn
if-hurt = you have half your health or less
if-short-of-food = you have less than 2 food
if-not-safe = you are not in a safe house
when-trading = You may trade with those on your terrain
refuse-all-trades = Decline every offer and make none
make-no-offer = Make no offer
make-no-offer-detail = You are asked about offers to you.
when-card-on-you = Somebody would use a card on you
if-it-helps = it can only help you
if-it-harms = it could harm you
when-wounds-come = Wounds are dealt, and a card of yours could prevent some
use-it = Use the card
keep-it = Keep the card
if-own-wounds = they are dealt to you
if-many-wounds = there are 2 wounds or more
when-card-could-hit = Your laid card could hit somebody who acts
play-it = Play it
if-player-acts = { $player } acts

## For newcomers

goal = Somewhere ahead lies the Fortress, on space 10 of the journey. Be the first human there; if several arrive together, the better survivor wins. Wounds leave scars, and too many scars make a mutant of you: then you win by seeing that nobody arrives.
course = A turn begins with an event and with eating. Then everybody says in secret what they do: camp, forage, scout or move; humans on the same terrain may trade first. Whoever moves enters the next zone of a map that they lay themselves and meets what waits there: a story with a choice, or a fight with guns and then with whatever is in your hand. A zone done is a step of the journey. Those who have turned lie in wait on it for those who have not.
length = 13 to 20 turns, in the short game 7 to 12. You are asked five to seven times a turn, fights included, 75 to 135 times in all: two to four weeks at a few answers a day, or an evening of about three hours.
short-length = 7 to 12 turns. You are asked five to seven times a turn, fights included, 40 to 75 times in all: one to two weeks at a few answers a day, or an evening of about two hours.
blurb = Ten steps to the last walled town, and every scar is a reason not to be let in.
measure = Journey points
period = Turn
the-character = the { $character }
own-making = a survivor of your own making
you-are-human = You are { $who }, and human. Your best { $n ->
    [one] stat is
   *[other] stats are
    } { $best } ({ $value }). { $count ->
    [0] { "" }
    [one] Your skill is { $skills }.{ " " }
   *[other] Your skills are { $skills }.{ " " }
    }You want to be on space { $goal } of the journey before the others: every zone you complete can be a step. Rest when your health or morale runs low, for at 0 you wake up at home with two more scars; and five mutations among your scars make you a mutant for good.
you-are-mutant = You have turned mutant. What has grown on you: { $mutations }. Your stats are { $stats }. You have no map, no food and no health any more, and the Fortress is nothing to you: you win, with all mutants, when nobody is human. Each turn you may lay one of your { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } for a human on its terrain, or look at what they will meet, mutate further, or exchange your cards. From your next turn on.
nothing-yet = nothing yet

# What the answers are for

verb-build = Make your character: stats, skills, purchases, or a ready one
verb-eat = Say how much food you eat
verb-plan = Say in secret what you do this turn; as a mutant, lay a card
verb-trade = Offer, accept, decline, or be done
verb-camp = What your camp gives, and help that you agree to
verb-forage = Search the tile you stand on
verb-place = Lay a tile that you drew: which exit, and how it is turned
verb-go = Where you go, or stay, and the level of what you meet
verb-choose = Choose what an event, a story or a card leaves to you
verb-fight = Stand and fight
verb-evade = Try to slip away before the fight
verb-shoot = Fire, at whom and with how many dice, or hold
verb-strike = Whom you fight next, and which dice you swap
verb-reroll = Roll some of your dice again
verb-block = Which enemy dice your blocks take away
verb-gear = Play, drop, mount and change items and weapons
verb-use = Use a skill, an item, a follower or an event that you keep
verb-spend = Spend experience on a skill or a stat
verb-evolve = Turn mutant, or suppress it
verb-prey = Act as a mutant: a card and its target, or a default action
verb-standing = What is done for you at once in such questions (only you see it)

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-build = You decide who sets out: figures, skills, and what is in the backpack. Health comes from strength, morale from mind, and either at 0 knocks you out.
lesson-eat = Each turn costs 1 food, or your hunger grows, which costs morale and then health. In a safe house you need not eat to stay as you are.
lesson-plan = Everybody picks an action in secret, and all are shown together. Only moving brings you on; camping heals, foraging and scouting prepare.
lesson-trade = Humans on the same kind of terrain may exchange food, ammo and items before they act. Promises do not bind, and what you receive goes straight into your backpack.
lesson-camp = Camping gives 2 health, and whatever your cards say about camps. Some of them help others, who must agree unless the card is marked VS.
lesson-forage = A completed tile with a supply icon can be searched once. You draw one supply card and take what it shows for that terrain.
lesson-place = A tile must join the one you stand on, exit to exit, and may be turned as you like. The zones on it are what you will walk through.
lesson-go = Entering a zone draws encounters, one for each figure on it. A step of the journey counts only if they were of the level of the space you step onto.
lesson-choose = A card or a rule leaves this to you. The text of each way says what it costs, and what you test where there is a test.
lesson-fight = You may stand and fight, or try to slip away before the first die. Killing everything that stands against you brings the reward; what is left after three rounds flees.
lesson-evade = You and the fastest enemy roll a die and add speed; only a higher roll gets you away. If not, they shoot and you do not, and in the first round you roll a single melee die.
lesson-shoot = Before the melee there is one round of shooting, and whoever is faster shoots first. It costs the ammo on your weapon, however many dice hit.
lesson-strike = You fight each enemy once a round, in the order you like. A quick character may roll defence dice instead of some melee dice: they mostly block.
lesson-reroll = A clear mind or a card lets you roll some dice again, and the new faces stand. Each die can be rolled again only once.
lesson-block = Each block of yours takes away one enemy die that would count. If more attacks are left to you than to them you wound them; if as many, both wound.
lesson-gear = Cards in your hand do nothing until they are in play, and in play they take room. You may rearrange at any time before the first die of a fight.
lesson-use = One of your cards could work now, and its text says what it costs. You may also keep it for later.
lesson-spend = Experience buys a skill for 3 or a point of a stat for 6. It can be spent whenever you are not fighting.
lesson-evolve = A third mutation, and a fourth, let you choose: turn mutant now and play against the humans, or stay one of them. With the fifth you turn anyway.
lesson-prey = You act on humans who stand on the terrains of your card, once a turn. Instead of a card you may look ahead, mutate, or exchange your hand.
lesson-standing = What you set here is done for you at once whenever such a question comes, and only you see it. It can be changed at any time.

## The book

premise =
    People are turning. It begins with a wound that does not close, and it ends out of doors, among the others, who were people too.

    At the end of the road there is a town with a wall round it, the Fortress, and it lets in those who are human still. Ten steps lead there, through places that somebody else has left in a hurry. Whoever falls on the way wakes up at home with a scar, and whoever has too many scars wakes up as something else, with the same memories and another appetite.
role-character = The { $character }.
role-own-making = A survivor of their own making.
has-bed = { $players } { $n ->
    [one] has a bed
   *[other] have beds
    } inside the wall.
was-on-road = { $player } was still on the road, { SPELL($steps) } of the ten steps from home.
not-away-from-home = { $player } has not got away from home yet.
are-turned = { $players } { $n ->
    [one] is
   *[other] are
    } out there with the others, and { $n ->
    [one] knows
   *[other] know
    } where everybody sleeps.

## Packs

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
fault-no-effect = { $where }: is an effect, and there is none at melee_result
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
fault-whom = { $where }: an encounter is about whoever meets it
fault-deck = { $where }: is one of { $decks }
fault-keep = { $where }: as many as are drawn at most
fault-discard = { $where }: as many as are seen at most
