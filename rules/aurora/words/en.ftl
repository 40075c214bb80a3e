# Last Aurora: Frostlands
#
# Words, one for each thing:
#   Convoy: a Truck, its Trailers and the Devices on top of them, all of one player
#   box: a place on a card of a Convoy; an open box takes any token, and "Hauler box 3" is the third
#   token: a Fuel, Food, Ammo, Object or Survivor that fills a box; a Resource is Fuel, Food or Ammo
#   Damage: a counter that covers a box; a Repair takes it off. "3 damage" is what a shot does
#   Contamination: a counter that takes 1 skill from a Survivor; a treatment takes it off
#   Active, Rest, Exhausted: the three zones of Survivors. They "rest" only in a Break or Rest Phase
#   Break: the action that lets one Survivor rest. Rest Phase: the second phase of a round
#   Bonus Action: what a slot offers in addition to its card
#   slot: a place in the Exploration Zone; card: what lies in it; block: the tokens of one side of it
#   Enemy: a card that ambushes; the Convoys defeat it. Target counter: a share in its Loot
#   Loot: a card you get for it. Object: a hidden card from a deck of its own
#   Fame: what the Fame Track shows; Fury: what the Fury track shows. points: what wins the game
#   Shortcut, waypoint, berth: a special link, a space that gives a token, a space of the ship
#   sell, discard, throw out: give up a Survivor for tokens, a card, a token without room
#   swap: exchange; rearrange: swap what two boxes hold; pay: give up something for a gain
#
# Sentences that are told end with a full stop. A label has at most 80 characters, a detail 100, and
# what everybody may know of a secret question 160, without a full stop. CAPITAL(the-card) is the
# text with a capital first letter. The book reads .book instead of the line, .book-2, .book-3 and
# .book-4 as other ways to say it, .heading over a picture, .scene after the sentence, and .again
# if it has read the scene before. A message without .book is not in the book.

## Things

token = { $token ->
    [F] Fuel
    [P] Food
    [A] Ammo
    [O] Object
   *[S] Survivor
    }
amount = { $count } { $token ->
    [F] Fuel
    [P] Food
    [A] Ammo
    [O] { $count ->
        [one] Object
       *[other] Objects
        }
   *[S] { $count ->
        [one] Survivor
       *[other] Survivors
        }
    }
nothing = nothing
the-automa = The Automa
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
hidden-cards = { $cards ->
    [one] { $cards } hidden card
   *[other] { $cards } hidden cards
    }
repairs-count = { $repairs ->
    [one] { $repairs } Repair
   *[other] { $repairs } Repairs
    }

# A card by its name, and in the middle of a sentence

the-card = { $card ->
    [ulmar] { $name }
    [rendall-and-randall] { $name }
    [the-final-howl] the Final Howl
   *[other] the { $name }
    }
is = { $card ->
    [warwolves] are
    [riderwolves] are
    [rendall-and-randall] are
    [travelers-1] are
    [travelers-2] are
    [plough-blades] are
    [wolves-cages] are
   *[other] is
    }

# What comes first in a sentence: the cause

because = { $why ->
    [none] { "" }
   *[other] { $why }:{ " " }
    }
waypoint = Waypoint { $space }

# Lists with something else than "and" between the things

by-comma = { $before }, { $last }
by-semicolon = { $before }; { $last }
by-or = { $before }, or { $last }

## Convoys: boxes

box = { $part } box { $number }
box-kind = { $kind ->
    [any] open box
    [survivor] Survivor box
    [stores] Food or Fuel box
    [armor] armour
    [weapon] Weapon { $value }
    [tracks] Tracks for rough Shortcuts
    [locker] holds 1 extra hidden card
    [maker] makes { resource }
    [fame] { $value } Fame at the end
    [per] Fame for { resource }, up to { $value }
    [pay] pay { resource } for { $value } damage
   *[turbo] pay { resource } for speed
    }
resource = { $what ->
    [F] Fuel
    [P] Food
    [A] Ammo
   *[Fury] Fury
    }
several-boxes = { $count } { $kind ->
    [any] open boxes
    [survivor] Survivor boxes
    [stores] Food or Fuel boxes
    [pay] boxes to { $box }
    [maker] boxes, each { $box }
   *[other] × { $box }
    }
one-box = { $kind ->
    [any] 1 { $box }
    [survivor] 1 { $box }
    [stores] 1 { $box }
   *[other] { $box }
    }
damaged-box = { $box }: damaged
full-box = { $box }: { token }
empty-box = { $box }: empty
risks-nothing = { CAPITAL($box) }: you lose nothing.
risks-use = { CAPITAL($box) }: you cannot use it until you repair it.
risks-token = { CAPITAL($box) }: you lose 1 { token }.
risks-survivor = { CAPITAL($box) }: { $left ->
    [one] you lose your last Survivor and are out of the game
   *[other] a Survivor sits here, and you lose one of your choice
    }{ $wheel ->
    [empty] ; nobody is left on the Truck
   *[manned] { "" }
    }.

## Convoys: Damage and Repairs

your-area = { $area ->
    [bottom-first] Truck
    [bottom-row] bottom row (Truck and Trailers)
    [top-row] top row (Devices)
    [front-column] front column (Truck and its Device)
    [second-column] second column (first Trailer and its Device)
    [last-column] last column (last Trailer and its Device)
   *[any] Convoy
    }
area = { $area ->
    [bottom-first] on the Truck
    [bottom-row] in the bottom row
    [top-row] in the top row
    [front-column] in the front column
    [second-column] in the second column
    [last-column] in the last column
   *[any] in the Convoy
    }
spared = { $players } { $count ->
    [one] has
   *[other] have
    } no undamaged box { area } and { $count ->
    [one] takes
   *[other] take
    } no Damage.
put-damage = { $why ->
    [none] { "" }
   *[other] { $why }:{ " " }
    }{ $damage } Damage { $damage ->
    [one] hits
   *[other] hit
    } your { your-area }. Which { $damage ->
    [one] box takes
   *[other] boxes take
    } it?
takes-damage = { because }{ $player } takes 1 Damage on { $part } box { $number }{ $lost ->
    [none] { "" }
   *[other] { " " }and loses 1 { $lost }
    }.
takes = { $card ->
    [warwolves] take
    [riderwolves] take
    [rendall-and-randall] take
   *[other] takes
    }
repair-which = { because }You have { repairs-count }. Which { $repairs ->
    [one] box
   *[other] boxes
    } do you repair?
repairs = { because }{ $player } repairs { $boxes }.

## Convoys: Trucks, Trailers and Devices

truck-in-words = speed { $speed }, towing { $towing }; { $boxes }
    .short = speed { $speed }, towing { $towing }; { boxes-count }
loot-placed = { $part }: { $where }
kept-instead-of = { CAPITAL($boxes) }. You lose { $lost }.
where-does-it-go = { $part } ({ $boxes }): where do you put it?
leave-part = Leave the { $part }
leaves-loot = { $player } leaves a Loot card behind without showing it.
takes-part = { $player } takes { the-card }.
    .book = { $player } takes { the-card }.
replaces-part = { $player } replaces the { $old } with { the-card }.
    .book = { $player } takes { the-card } in place of { $the-old }.
which-trailer = Your { $truck } tows only { $towing }. Which Trailer do you leave behind?
with-device = with { $device }
unhitches = { $player } unhitches the { $trailer }.
no-room = No room for it
no-room-left = No room for { $short } of them.
no-room-for = { $short ->
    [0] { "" }
   *[other] { " " }(no room for { $short })
    }
loses-token = { because }{ $player } loses 1 { token }.
give-up-what = Your Convoy cannot carry everything. What do you give up?
one-token = 1 { token }
survivor-goes-too = You lose one of your Survivor cards with it.
instead-of = Replace the { $old }
loses-part = You lose { $boxes }. Its load moves if there is room.
on-top-of = On top of the { $part }
at-the-tail = At the end of the Convoy

## Resources

has-no-room = { $player } has no room for { $count } { token }.
gains-tokens = { because }{ $player } gains { $amounts }.
leave-token = Leave { $count ->
    [one] the { token }
   *[other] { $count } { token }
    }
throw-out = Throw out 1 { token }
what-makes-way = You have no room for { $count } more { token }. Leave { $count ->
    [one] it
   *[other] them
    }, or throw something out?
throws-out = { $player } throws out 1 { $old } to make room for the { token }.

## Fame

gains-fame = { because }{ $player } gains { $moved } Fame (now { $fame }).
loses-fame = { because }{ $player } loses { $moved } Fame (now { $fame }).
no-fame = { $why ->
    [none] No Fame to lose
   *[other] { $why } (no Fame to lose)
    }
no-repair = No Repair
repair-instead = Your Fame cannot go any higher. Repair 1 box instead?
fame-at-top = Fame is at its highest

## Fury

buy-for-fury = Pay { $price } Fury: { $what ->
    [repair] gain 1 Repair
    [treat] gain 1 treatment and 1 Repair
    [P] gain 1 Food
    [A] gain 1 Ammo
    [F] gain 1 Fuel
   *[O] gain 1 Object
    }
special = { $colour ->
    [red] Contamination no longer lowers your skills
    [green] the first extra Fuel in each movement gives 2 speed
    [yellow] you draw 2 Objects and keep 1
   *[blue] before you move, you gain 1 speed with 4 Fury or more, otherwise 1 Fury
    }
buy-special = Pay 5 Fury: switch on your Special ability
gains-fury = { because }{ $player } gains { $gained } Fury (now { $fury }).
spends-fury = { $player } spends { $price } Fury.
buys-special = { $player } pays 5 Fury and switches on a Special ability: { special }.
special-fury = Special Fury

## Stops for free actions alone

and-hurry = { $label }, then skip ahead
hurry-detail = Until the round ends, I do not wait for you if you could only use Food, Fury, abilities or cards.
no-card-to-play = { $asked } You hold no card to play now, but I ask so that the others cannot tell.
about-cards = { $player } may play a hidden card

## Rest

everybody-rests = The Rest Phase begins.
spend-no-food = Spend no Food
feed-whom = Who eats? Exhausted Survivors who eat are Active after the Rest Phase. You have { $food } Food.

## Setup

road-leads = The road runs through { west-region } (1{ $west }), { middle-region } (2{ $middle }) and { east-region } (3{ $east }).
    .book = The road runs through { west-region }, { middle-region } and { east-region }.
west-region = { FORM($west-name, "accusative") }
middle-region = { FORM($middle-name, "accusative") }
east-region = { FORM($east-name, "accusative") }
order-from-left = Turn order: { $order }.
order-from-rear = Turn order, from the rearmost Convoy: { $order }.

## Survivors

skill = Skill { $skill }
skill-and-ability = { $about }; { ability-in-short }
skill-and-contamination = Skill { $skill }, { $counters } Contamination
contaminated-skill = { $before }, then { $left }{ $left ->
    [0] : dies unless treated at once.
   *[other] .
    }
you-lose = You lose 1 { token }.
no-room-for-survivor = You have no room for the { $name }. What do you give up?
takes-in = { $player } takes in { the-card }.
    .book = { $player } takes in { the-card }.
    .heading = { $player } takes in { the-card }
who-is-lost = { because }You lose a Survivor. Who?
loses-survivor = { because }{ $player } loses { the-card }.
    .book = { because }{ $player } loses { the-card }.
    .heading = { $player } loses { the-card }
hands-over = { $player } sells the { $name } to the Slaver.
    .book = { $player } sells the { $name } to the Slaver.
    .heading = { $player } sells the { $name }
nobody-left = { $player } has no Survivors left and is out of the game.
    .book = { $player } has nobody left.
    .heading = { $player } has nobody left
    .scene = The convoy stands where it stopped, and the road goes on without it.

## Contamination

contamination = Contamination
play-suit = Play the Hazmat Suit
nobody-takes-it = No Survivor takes the Contamination.
contaminate-whom = { because }Who takes 1 Contamination?
about-contamination = { because }{ $player } chooses who takes 1 Contamination
plays-suit = { because }{ $player } plays the Hazmat Suit, and nobody is contaminated.
takes-contamination = { because }{ $player }'s { $survivor } takes 1 Contamination.
treat-whom = You treat 1 Contamination. Whose?
treats = { $player } treats the { $survivor }{ $times ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $times } times
    }.

## The end of the round

aurora-moves = The Aurora moves to Q{ $quay }.
aurora-moves-on-red = The Aurora moves to Q{ $quay } on the red track.
    .book = { $quay ->
        [8] The Aurora lies at the last of her berths.
       *[other] The Aurora is one berth nearer to the open sea.
        }
makes-resource = { $part }: { $player } gains 1 { token }.
makes-too-much = { $part }: { $player } has no room for 1 { token }.
nothing-more = No, continue
play-at-the-end = The game ends here. Play a card before we count the points?
about-the-end = The game ends here, and { $player } may play a hidden card first
left-behind = The Convoys leave { the-card } behind.
    .book = { CAPITAL(the-card) } { is } left behind.
    .book-2 = The convoys leave { the-card } behind.

## The end of the game

ship = { $ended ->
    [taken] The Convoys take the ship
    [lost] Nobody is left to reach the ship
   *[missed] The Aurora sails without anybody
    }
end-of-ship = { ship }.
wins = { ship }. { $player } has { points }.
ends-alone = { ship }. { $player } has { points } and the Automa has { $automa }{ $won ->
    [yes] { "" }
   *[no] , so { $player } loses
    }.
epilogue-aboard = The ramp is up at ten past four. Somebody left an engine running on the quay. You can hear it as far as the open water.
epilogue-automa = Another Convoy is up the ramp first. They wave. The ramp takes nine minutes to close, and it takes all nine.
epilogue-lost = Channel nine at midnight: no answer, from any of them. The ship sounds at six, twice. There is nobody left to tell.
epilogue-missed = Her lights go down the channel at six. After that it is smoke. For an hour nobody on the shore road switches off an engine, at nine litres each.
lost-the-last = lost the last Survivor on the road
achieved = { $there ->
    [yes] reached the ship
   *[no] was still on the road
    } with { $crew ->
    [one] { $crew } Survivor
   *[other] { $crew } Survivors
    }, for { $total }
score = { $player }: { $total }.
total = { points } ({ $parts })
points-for = { $part } { $points }

# Parts of the score

score-distance = spaces ahead
score-fame = Fame Track
score-objects = Objects
score-loot = Special Loot
score-boxes = Convoy
score-survivors = Survivors' own
score-aboard = uncontaminated Survivors
score-convoy = undamaged cards
score-cards = Objects and Loot
score-groups = undamaged groups

## Rounds

round = Round { $round }{ $last ->
    [1] , the last
   *[0] { " " }of { $rounds }
    }.{ $points ->
    [none] { "" }
   *[other] { " " }Points so far, without hidden cards: { $points }.
    }
nobody-active = { $player } has no Active Survivor and sends nobody.
storm-is-over = The snowstorm has passed.
    .book = The snowstorm has passed.

## The Automa

action-card = Action card { $card }
automa-row-spent = { because }The Automa's row { $row } has no undamaged box left.
automa-takes-damage = { because }The Automa takes 1 Damage in row { $row }, column { $column }.
automa-repairs = The Automa repairs row { $row }, column { $column }.
automa-gains = { because }The Automa gains { $amounts }.
automa-has-survivors = The Automa now has { $survivors } Survivors.
automa-contaminated = { because }One of the Automa's Survivors takes Contamination (now { $count }).
automa-treats = { because }The Automa treats { $count ->
    [one] { $count } contaminated Survivor
   *[other] { $count } contaminated Survivors
    }.
automa-fame = The Automa's Fame is now { $fame }.
automa-loses = { because }The Automa loses 1 { token }.
automa-fires = The Automa fires Weapon { $weapon } (row { $row }, column { $column }) at { FORM($name, "accusative") }: { $damage } damage{ $jams ->
    [yes] , and the Weapon jams
   *[no] { "" }
    }.
    .book = The Automa { $damage ->
        [0] misses
       *[other] hits
        } { the-card }{ weapon-jams }.
    .book-2 = { $damage ->
        [0] A shot from the Automa goes wide of { the-card }
       *[other] The Automa opens up on { the-card }
        }{ weapon-jams }.
weapon-jams = { $jams ->
    [yes] { " " }until the weapon jams
   *[no] { "" }
    }
cancel-which = Exhaust one of the Automa's contaminated Survivors to cancel an end-of-round effect?
cancel-some = { $standing ->
    [one] Exhaust the Automa's contaminated Survivor to cancel one end-of-round effect?
   *[other] Exhaust up to { $standing } of the Automa's contaminated Survivors? Each cancels one end-of-round effect.
    }
end-of-card = { $card ->
    [AC1] { $automa ->
        [hard] The Automa reveals 2 Outcome cards and repairs those whole rows, as far as its round counter.
       *[standard] The Automa reveals 1 Outcome card and repairs that whole row, as far as its round counter.
        }
    [AC3] You take 1 Damage.
    [AC4] { $automa ->
        [hard] The Automa discards 1 Food, you take 1 Damage, and you lose 1 Fame.
       *[standard] The Automa discards 2 Food, you take 1 Damage, and you lose 1 Fame if you have more than it.
        }
   *[AC6] The Automa discards 1 Ammo, and you lose 1 Fame.
    }
cancels = { $player } exhausts one of the Automa's contaminated Survivors and cancels { action-card }.
automa-repairs-row = { action-card }: The Automa repairs row { $row }.
automa-turns-over = The Automa reveals { action-card } (skill { $skill }).
automa-finds-nothing = The Automa finds nothing to explore.
automa-goes = The Automa goes to { the-card }.
automa-eats = The Automa eats and reveals { action-card }.
automa-drives = The Automa drives from { $start } to { $end }.
automa-drives-on = The Automa drives on, { spaces-to-quay }.
    .book = { automa-drives-on }
    .book-2 = The Automa is on the road again, { spaces-to-quay }.
spaces-to-quay = { $left ->
    [one] one space
   *[other] { SPELL($left) } spaces
    } from the quay
automa-drives-to-quay = { automa-drives }
    .book = The Automa comes to the quay.
    .heading = The Automa comes to the quay
automa-drives-on-quay = { automa-drives }
    .book = The Automa drives on along the quay.
    .heading = The Automa on the quay
discard-for-automa = Action card AC3 makes you discard something before the Automa moves. What?
discards-for-automa = Action card AC3: { $player } discards 1 { token }.

## Ambush

ambushes = { CAPITAL(the-card) } { does-ambush } Region { $region }.
    .book = { CAPITAL(the-card) } { lies } in ambush.
    .heading = { CAPITAL(the-card) } { lies } in ambush
does-ambush = { $card ->
    [warwolves] ambush
    [riderwolves] ambush
    [rendall-and-randall] ambush
   *[other] ambushes
    }
lies = { $card ->
    [warwolves] lie
    [riderwolves] lie
    [rendall-and-randall] lie
   *[other] lies
    }
enemy-threat = { $here ->
    [yes] Already here, and fires at you later in this phase.
   *[no] Ambush: { $ways }; later it fires, too.
    }
none-of-them = None of them
ignore-which = { $renegade }: which Enemy's ambush and attack do you ignore in this phase?
ignores = { $renegade }: { $player } ignores { FORM($name, "accusative") } in this phase.
ambush-choice = Ambush by { the-card }: which do you take?
hits = { $hits }
hit-resource = Discard 1 Resource
hit-resource-detail = You choose: Fuel, Food or Ammo.
hit-contamination = 1 Contamination
hit-contamination-detail = One of your Survivors loses 1 skill, and dies at 0.
hit-damage = { $damage } Damage ({ $area ->
    [bottom-first] Truck
    [bottom-row] bottom row
    [top-row] top row
    [front-column] front column
    [second-column] second column
   *[last-column] last column
    })
hit-damage-detail = { $damage ->
    [one] You choose the box, and lose
   *[other] You choose the boxes, and lose
    } what lies there.
lose-which = { $name }: which Resource do you discard?

## Convoys fire

hold-fire = Hold fire
end-firing = No more shots or cards
fire-weapon = Weapon { $rating }{ $box ->
    [none] { "" }
   *[other] { " " }({ $box })
    } at { FORM($name, "accusative") }
hold-fire-detail = You keep your Ammo.
fire-weapon-detail = { $price ->
    [free] No Ammo
   *[ammo] 1 Ammo
    }; { odds }; gain { $next }; { boxes-left }
boxes-left = { $left } damage defeats it
pays-first = { $first }, then { $second }
one-more = 1 more
reward = { $what ->
    [target] 1 Target counter
    [fame] 1 Fame
    [none] nothing
   *[token] { amount }
    }
odds = { $hits } of { $cards } { $cards ->
    [one] card
   *[other] cards
    } { $hits ->
    [one] hits
   *[other] hit
    }{ $jams ->
    [0] { "" }
   *[other] , jams on { $jams }
    }
fire-every = Every Weapon at { FORM($name, "accusative") }
fire-every-detail = The strongest first, until the Enemy is defeated or your Ammo is gone; { boxes-left }
pay-for-damage = { $damage } damage{ $box ->
    [none] { "" }
   *[other] { " " }({ $box })
    } to { FORM($name, "accusative") }
pay-for-damage-detail = 1 { token }; always hits; gain { $next }; { boxes-left }
open-fire = Open fire? You have { $ammo } Ammo.
fired-all = You have nothing left to fire. Play a card before the firing ends?
pays-for-damage = { $player } pays 1 { token } for { $damage } damage to { FORM($name, "accusative") }.
fires = { $player } fires Weapon { $rating } at { FORM($name, "accusative") }: { $damage ->
    [0] no
   *[other] { $damage }
    } damage{ $jams ->
    [yes] , and the Weapon jams (Damage on { $box })
   *[no] { "" }
    }.
    .book = { $player } hits { the-card }{ weapon-jams }.
    .book-2 = { $player } opens up on { the-card }{ weapon-jams }.
    .book-3 = { CAPITAL(the-card) } { takes } fire from { $player }{ weapon-jams }.
puts-counters = { $player } puts { target-counters } on { FORM($name, "accusative") }.
target-counters = { $counters ->
    [one] { $counters } Target counter
   *[other] { $counters } Target counters
    }
leave-counters = Leave them where they are
counter-from = From { FORM($name, "accusative") }
counters-there = { $counters } there
move-counter = You have no Target counter left. Move one to { FORM($name, "accusative") }?

## Enemies fire

enemies-fire = { $count ->
    [0] The Enemies fire, but no Convoy is near any of them.
   *[other] The Enemies fire at each Convoy { $regions }{ $area ->
        [none] .
       *[any] , and the Damage lands { area }{ $row ->
            [none] .
           *[other] , or in row { $row } for the Automa.
            }
        }
    }
fire-in-region = in Region { $region } ({ $enemies })
enemy-brings = { $name }: { $row ->
    [miss] miss
    [ambush] Ambush again
   *[other] { $row } Damage
    }

## Loot

keep-which-loot = { $cards ->
    [one] You get this Loot card. Do you keep it
   *[other] Which Loot card do you keep
    }{ $parts ->
    [1] , and where does it go
   *[0] { "" }
    }? It comes into play after the firing.
about-loot = { $player } may keep { $cards ->
    [one] a Loot card
   *[other] one of { loot-cards }
    }
about-loot-in-play = { $player } decides what to do with Loot from the firing
loot-cards = { $cards ->
    [one] { $cards } Loot card
   *[other] { $cards } Loot cards
    }
defeats = The Convoys defeat { the-card }.
    .book = { CAPITAL(the-card) } { is } beaten.
    .heading = { CAPITAL(the-card) } { is } beaten
is-dealt = { $player } gets { loot-cards }.
loot-part = { $kind ->
    [truck] Truck
    [trailer] Trailer
   *[device] Device
    }: { $boxes }
loot-survivor = Survivor, skill { $skill }: { $tells }
capitalised = { CAPITAL($text) }
card-tells = { $when }: { $does }
chooses-loot = { $player } has chosen from the Loot.

## Exploration: a turn

never-mind = Go back
nothing-yet = You have not done anything yet.
anything-more = Anything else before your turn ends?
explore-or-break = Exploration, round { $round }{ $last ->
    [1] , the last
   *[0] { " " }of { $rounds }
    }. Still Active, with skill: { $crew }. You have { $fuel } Fuel, { $food } Food and { $ammo } Ammo. Send Survivors to a card, or let one take a Break?
name-and-skill = { $name } { $skill }
choose-who-goes = Choose who goes, and what for
choose-who-goes-detail = Pick other Survivors, other tokens, another Bonus Action or another Break.
goes-where = Where do you want to send Survivors?
card-in-slot = { $name } (slot { $slot })
explore-with = { $name }: { $party }
explore-detail = { $food ->
    [0] Needs
   *[other] Pay { $food } Food to reach
    } skill { $skill }: { $find }{ no-room-for }{ $bonus ->
    [none] { "" }
   *[other] ; Bonus: { $bonus }
    }{ $risk ->
    [dies] ; { dies }
   *[none] { "" }
    }
    .short = Skill { $skill }: { $find }{ no-room-for }{ $bonus ->
        [none] { "" }
       *[other] ; Bonus: { $bonus }
        }
find-survivor = a Survivor, skill { $skill }. { $tells }
    .short = a Survivor, skill { $skill }: { ability-in-short }
ability-in-short = { $ability ->
    [cold-maiden] exploring: +1 Fury
    [co-pilot] +1 speed, +2 if far behind
    [leader] never Exhausted
    [mechanic] repairs 2 Damage in the Rest Phase
    [explorer] the Bonus Action of any slot
    [medic] wakes 1 resting Survivor in Movement
    [driver] +1 speed
    [jackal] 1 Resource that you lack, each round
    [hermit] no Contamination for his party
    [shooter] 1 extra damage on your first hit
    [renegade] ignores 1 Enemy each round
    [bounty-hunter] 2 Fame at the end with a Loot-marked card
    [preacher] cards cost no Fame
   *[other] 1 Fame at the end
    }
find-part = { part-kind } with { $boxes }
    .short = { part-kind } with { $kind ->
        [truck] speed { $speed }, towing { $towing }; { boxes-count }
       *[other] { boxes-count }
        }
boxes-count = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
    }
part-kind = { $kind ->
    [truck] a truck
    [trailer] a trailer
   *[device] a device
    }
explores = { $player } sends { $each } to { the-card }{ ate }.
    .book = { $player } sends { $each } to { the-card }{ ate }.
    .book-2 = At { the-card }{ ate } { $player }'s { $crew } { $count ->
        [one] gets
       *[other] get
        } out.
    .book-3 = { $player } has { $each } try { the-card }{ ate }.
    .book-4 = { CAPITAL($each) } { $count ->
        [one] goes
       *[other] go
        } to { the-card }{ ate } for { $player }.
ate = { $food ->
    [0] { "" }
   *[other] { " " }with { $food } Food
    }
nothing-to-deal = { $name } has nothing to trade.
hands-nobody-over = { $player } sells nobody to the { $name }.
do-what = { $name }: what do you do?
priced-card = { $name }{ $effect ->
    [damage] { " " }costs 1 Damage. What
    [contamination] { " " }costs 1 Contamination. What
    [fame] { " " }costs 1 Fame. What
    [no-fame] { " " }costs 1 Damage, as you have no Fame left. What
   *[none] : what
    }
take-what = { priced-card } do you take?

# Take a Break

the-break = Break
take-break = Take a Break
take-break-detail = 1 Survivor rests: Repairs and Fury, and Active again after the Rest Phase.
break = Break: { $who }
break-detail-repairs = { CAPITAL($about) }; repairs { $boxes }
break-points = { $about }: { $points } { $points ->
    [one] Repair or Fury
   *[other] Repairs or Fury
    }. Active again after the Rest Phase
    .short = { $about }
break-who = Who takes a Break, and for what?
break-split = { $name }, { $repairs ->
    [0] { $fury ->
        [0] Nothing
       *[other] { $fury } Fury
        }
   *[other] { repairs-count }{ $fury ->
        [0] { "" }
       *[other] { " " }and { $fury } Fury
        }
    }
room-for-fury = { $about }; you have room for { $room } Fury
    .short = room for { $room } Fury
takes-break = { $player }'s { $survivor } takes a Break.

## Exploration: who goes

party = { $crew }
party-with-food = { $crew } with { $food } Food
others-together = Send others together
who-goes = Who goes to { the-card }? You need skill { $skill }.
who-goes-together = Who goes to { the-card }? You need skill { $skill }.{ $food ->
    [0] { "" }
   *[other] { " " }Each Food adds 1; you have { $food }.
    } Choose nobody to go back.
exhausted = Exhausted afterwards: { $crew }
skill-and-food = skill { $skill }, +{ $food } for the Food
slower = slower
leader-rests = the Leader is back next round
dies = may kill a Survivor
too-little-skill = They have skill { $skill } together, or { $with-food } with your Food. You need { $cost }.
goes-alone = { $name } has skill { $cost } alone, so send nobody else.

## Exploration: the Zone

reveals = A new card comes into the Zone: { the-card }. { $says }
    .short = A new card comes into the Zone: { the-card }.
    .news = { "" }
block = { $amounts }
location = { $effect ->
    [none] { $found }
    [damage] pay 1 Damage for { $found }
    [contamination] pay 1 Contamination for { $found }
    [fame] pay 1 Fame for { $found }
   *[no-fame] pay 1 Damage (no Fame left) for { $found }
    }
    .short = { $effect ->
        [none] { $found }
        [damage] pay 1 Damage for { $found }
        [contamination] pay 1 Contamination for { $found }
        [fame] pay 1 Fame for { $found }
       *[no-fame] pay 1 Damage for { $found }
        }
two-alike = { $block } (as much again stays there)
merchant-gives = give another Resource for { $block } and 1 Object
    .short = swap a Resource for { $block } and 1 Object
travelers-give = 1 Food and 2 Fame, or pay { $fame ->
    [1] 1 Fame
   *[0] 1 Damage (no Fame left)
    } for 1 Fuel and 1 Object
    .short = Food and Fame, or Fuel and an Object
slaver-gives = give a Survivor and { $fame ->
    [1] 1 Fame
   *[0] 1 Damage (no Fame left)
    } for 2 Fuel and 1 Object
    .short = sell a Survivor
skill-and-tells = skill { $skill }: { $tells }
enemy-in-zone = Enemy { $number }
card-kind = { $kind ->
    [enemy] enemy
    [survivor] survivor
    [location] location
    [event] event
    [truck] truck
    [trailer] trailer
   *[device] device
    }

## Exploration: Events

event = { $name }.
    .book = { $name }.
    .heading = { $name }
    .scene = { $says }
    .again = Once more: { $name }.
snowstorm = { $name }: until the next Movement Phase ends, every Truck is 2 slower and nobody can use a Shortcut. The avalanche Shortcuts close for good.
aurora-stays-red = The Aurora is already on the red track and stays there.
    .book = The Aurora is already on the red track and stays there.
aurora-casts-off = The Aurora casts off early and moves to Q{ $quay } on the red track.
    .book = The Aurora casts off early.
aurora-comes-back = The Aurora sees the flare and comes back to Q{ $space }.
    .book = The Aurora sees the flare and comes back to Q{ $space }.

## Exploration: Bonus Actions

bonus-action = Bonus Action
bonus-in-slot = { $bonus } (slot { $slot })
    .short = { $bonus } ({ $slot })
takes-bonus = { $player } takes a Bonus Action: { $bonus }.
bonus-step = { $do ->
    [repair] { $count ->
        [one] { $count } Repair
       *[other] { $count } Repairs
        }
    [treat] { $count ->
        [one] { $count } treatment
       *[other] { $count } treatments
        }
    [damage] { $count } Damage
    [contaminate] { $count } Contamination
    [fame] { $count } Fame
   *[fury] { $count } Fury
    }
bonus-pays = pay { $costs } for { $gains }
bonus-only-pays = pay { $costs }
bonus-gain = { amount }
bonus-recycle = a { part-name }
part-name = { $kind ->
    [truck] Truck
    [trailer] Trailer
   *[device] Device
    }
recycle-which = Which { part-name } do you take from the Common pile?
first-bonus = First: { $bonus }
bonus-first = A Bonus Action first
bonus-which-first = Which Bonus Action do you take first?
then-bonus = Afterwards: { $bonus }
bonus-later = Decide afterwards
no-bonus = No Bonus Action
bonus-now = Take a Bonus Action now?
bonus-with = { $name }: take a Bonus Action too, first or afterwards?
no-bonus-with = Take { $block }, no Bonus Action
block-then = Take { $block }. Bonus: { $bonus }
take-what-with = { priced-card } do you take, and which Bonus Action?

## Exploration: Encounters

help-travelers = Help them on their way
help-travelers-detail = Gain 1 Food and 2 Fame.
rob-travelers = Empty their sledge
rob-travelers-detail = { $fame ->
    [1] Lose 1 Fame
   *[0] Take 1 Damage (no Fame left)
    }: gain 1 Fuel and 1 Object.
give-merchant = Give { token } for { $gained }
give-merchant-detail = You gain 1 Object as well.
trade-object = Swap an Object
trade-object-detail = Discard 1 of your Objects, then draw another.
sell-somebody = Sell a Survivor
sell-somebody-detail = Give 1 Survivor and { $fame ->
    [1] lose 1 Fame
   *[0] take 1 Damage (no Fame left)
    }: gain 2 Fuel and 1 Object.
nobody = Nobody
no-deal = You make no deal, and the Slaver stays.
sell-whom = Who do you sell to the Slaver?
give-which-object = Which Object do you give the Merchant?
about-object-for-merchant = { $player } chooses an Object to give the Merchant
gives-object = { $player } gives the Merchant { $name }.
gives-token = { $player } gives the Merchant 1 { token }.

## Free actions

free-actions = Use Food, Fury or an ability?
end-turn = End your turn
feed = Feed the { $survivor }
feed-detail = Pay 1 Food: Active again after this Rest Phase, and not only after the next.
feeds = { $player } feeds the { $survivor }.
gain-one-fury = { $survivor }: gain 1 Fury
take-resource = { $survivor }: take 1 { token }
wake = { $survivor }: make the { $other } Active
wakes = { $survivor }: { $player } makes the { $other } Active.
burn = Pay 1 { token }: gain 1 speed
burn-detail = You pay it when you drive, if the distance needs it.
will-burn = { $player } will pay 1 { token } for speed.

## Out of turn

restow = Rearrange your Convoy? Two boxes swap what they hold.
fire-flare-now = The Aurora has cast off early. Fire the SOS Flare?
fire-flare = Fire it
fire-flare-detail = The Aurora comes back, and you gain 2 Fame.
keep-flare = Keep it
restows = { $player } rearranges the Convoy.
cannot-exchange = { $one } ({ $first }) and { $other } ({ $second }) cannot swap what they hold.

## Movement

nobody-at-wheel = Nobody at the wheel
snowstorm-blocks = Heavy Snowstorm
no-fuel = No Fuel
no-ammo = No Ammo: { $player } holds fire.
stays = { because }{ $player } stays on { $space }.
arrived = You have arrived. Anything else?
drive-where = Movement. You are on { $space }{ $left ->
    [0] { "" }
    [one] , { $left } space from the Aurora,
   *[other] , { $left } spaces from the Aurora,
    } with speed { $speed }{ $storm ->
    [yes] { " " }(2 less in the snowstorm)
   *[no] { "" }
    }{ $drivers ->
    [none] { "" }
   *[other] { " " }(more with an Active { $drivers })
    } and { $fuel } Fuel. { $region ->
    [0] { "" }
   *[other] { CAPITAL($foes) } will ambush the Region of the front Convoy (so far Region { $region }).{ " " }
    }{ $ways ->
    [0] You cannot drive now. Stay?
   *[other] Where do you drive?
    }
stay-here = Stay here
stay-here-detail = { $count ->
    [4] Free. Enemies in Region { $region }: { $foes }.
    [5] Free. In Region { $region }: { $foes }.
    [6] Costs no Fuel. All Enemies are in Region { $region }.
   *[other] Costs no Fuel. Enemies already in Region { $region }: { $foes }.
    }
no-enemies = none
fuel-price = { $fuel } Fuel
last-fuel = { $fuel } Fuel (your last)
price = { $fuel ->
    [0] no
   *[other] { $fuel }
    } Fuel
steps = { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
    }
waypoint-of = waypoint: 1 { $counter ->
    [C] Contamination
    [F] Fuel
    [P] Food
    [A] Ammo
   *[O] Object
    }
foes-there = ; { enemies-count } already there
    .short = ; { enemies-count }
enemies-count = { $count ->
    [one] 1 Enemy
   *[other] { $count } Enemies
    }
ways = ; { $ways } ways
    .short = { "" }
may-kill = ; { dies }
    .short = ; may kill
route = { $parts }{ $deadly }{ $foes }{ $ways }
shortcuts = { $count ->
    [one] Shortcut
   *[other] { $count } Shortcuts
    }: { $traits }
rough = rough
avalanche = an avalanche
shortcut-between = Shortcut { $start } to { $end }
    .short = { $start } to { $end }
a-land-mine = a Land Mine
the-road = the road
by-way = By { $way }
which-way = Which way do you drive?
drives = { $player } pays { $price } and drives from { $start } to { $end }.
drives-on = { $player } drives on, { spaces-to-quay }.
    .book = { drives-on }
    .book-2 = { $player } is on the road again, { spaces-to-quay }.
    .book-3 = Next time { $player } stops, it is { spaces-to-quay }.
leg = { $region ->
    [1] The low road
    [2] Into the hills
    [3] Down to the sea
   *[4] The quay
    }
drives-to-quay = { drives }
    .book = { $player } comes to the quay.
    .heading = { $player } comes to the quay
drives-on-quay = { drives }
    .book = { $player } drives on along the quay.
    .heading = { $player } on the quay
closes-way = An avalanche closes the Shortcut behind { $player }.
    .book = The snow comes down behind { $player } and closes the way.
hits-mine = { $player } drives over the Land Mine.
land-mine = Land Mine
by-shortcut = Shortcut
nitromethane = Nitromethane
leaves-waypoint = { $player } leaves the { token } on { $space }.

## Hidden cards

your-hidden-cards = Play a hidden card?
play-suit-against-it = A Survivor is about to take Contamination. Play a Hazmat Suit?
play-card = Play { $name }
discard-card = Discard { $name }
plays-card = { $player } plays { $name }.
plays-card-aloud = { $player } plays { $name }. { $says }
    .short = { $player } plays { $name }.
    .book = { $player } has kept { the-card } for this.
    .heading = { $player } has kept { the-card } for this
    .scene = { $says }
discard-which = You may hold { $most } hidden cards. Which one do you discard?
about-discard = { $player } holds { hidden-cards }, may hold { $most }, and chooses one to discard
discards = { $player } discards { $name }.
no-objects-left = There are no Objects left.
keep-which-object = You draw two Objects and keep one. Which?
about-two-objects = { $player } draws two Objects and keeps one
draws-object = { $player } draws an Object (now { hidden-cards }).
you-have-drawn = You draw { $name }: { $tells }

# What they do

freeze-whom = Who gets skill 3 for this phase?
has-skill-three = { $player }'s { $survivor } has skill 3 for this phase.
who-wears-suit = Who wears the suit?
loses-contamination = { $player }'s { $survivor } loses 1 Contamination.
is-armed = { $player }'s next attack costs no Ammo and does 1 extra damage if it hits.
who-eats = Who eats, and is Active again at once?
is-active-again = { $player }'s { $survivor } is Active again.
mine-on = { $start } to { $end }
mine-where = Where do you lay the mine?
mine-lies = A Land Mine now lies between { $start } and { $end }.
repairs-weapons = { $player } repairs { $weapons ->
    [one] { $weapons } Weapon
   *[other] { $weapons } Weapons
    }.
counters-of = { $player }'s Target counters on { FORM($name, "accusative") }
counters = { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
    }
blow-away-whose = Whose Target counters do you replace?
replaces-counters = { $player } replaces { target-counters } of { $other } on { FORM($name, "accusative") }.
gain-two-fame = Gain 2 Fame
repair-each = Repair 1 Damage on each Convoy card
sanitize-each = Treat 1 Contamination on each Survivor
use-for-what = What do you use it for?
washes-everybody = { $player } treats 1 Contamination on each Survivor.

## Answers ahead

when-meal = In the Rest Phase you may feed Exhausted Survivors
feed-them = Feed them
feed-them-detail = Feeds them one after the other, as long as you have Food.
if-food = you have { $number } Food or more
when-more = You have had your turn and may still act
when-drive = You choose where to drive
stay-where-you-are = Stay where you are
if-no-fuel = you have no Fuel
if-little-fuel = you have 1 Fuel or less
when-fire = You may fire your Weapons at an Enemy
fire-what-you-can = Fire everything
fire-what-you-can-detail = Fires every Weapon at the first Enemy, then at the rest.
if-ammo = you have { $number } Ammo or more
when-damage = You take Damage and choose the boxes
usual-damage = Lose as little as possible
usual-damage-detail = Chooses empty boxes before full ones, from the rear.
when-repair = You choose which boxes to repair
usual-repair = Repair what helps most
usual-repair-detail = Repairs from the front.
when-loss = You lose a Survivor and choose who
usual-loss = Lose the least useful one
usual-loss-detail = Chooses the lowest skill, but keeps Co-Pilots and Leaders.
when-contamination = You choose who takes Contamination
usual-contamination = Choose someone who survives it
usual-contamination-detail = Chooses the highest skill among them; plays no Hazmat Suit.
when-room = You gain a token and have no room for it
leave-it = Leave it

## How long an answer ahead counts: "until …"

until-setup = the first round begins
until-exploration = the Exploration Phase ends
until-rest = the Rest Phase ends
until-movement = the Movement Phase ends
until-fire = the Fire Weapons Phase ends
until-end = the round ends
until-over = the game ends
until-turn = { $player }'s turn ends
until-automa = the Automa's turn ends
until-round = round { $round } ends

## For newcomers

goal = Drive your Convoy to the ship, the Aurora, and have the most points when the game ends. You score for how far you drove, Enemies you helped defeat, what you still carry, and healthy Survivors who board. You can win without reaching the ship, but it is hard.
course = A round has five phases. Exploration: send Survivors to five cards for Fuel, Food, Ammo, vehicles and new Survivors. Rest: tired Survivors recover. Movement: burn Fuel and drive. Fire: shoot at Enemies, then they shoot back. End of Round: the ship moves and new cards appear.
length = About six rounds, in which you answer 45 to 75 questions. That takes ten days to two weeks at a few answers a day, or about three hours in one evening. Alone against the Automa it takes about two hours.
solo = You race against the Automa: a second Convoy whose moves come from a deck of cards.
blurb = Six rounds of ice road, a convoy held together with wire, and one ship at the end of it.
measure = Points if the game ended now
you-lead = You lead a Convoy of a Truck and two Trailers. Your crew is a Leader (never Exhausted), a Co-Pilot (+1 speed while Active) and a Cold Maiden (rests in round 1). You carry 1 Fuel, 1 Food and 1 Ammo. Find more on the way, keep some boxes free for Damage, and reach the Aurora before she sails.

# What the answers are for

verb-explore = Send Survivors to a slot: choose who goes, Food, a Bonus Action and what to take
verb-break = Let one Survivor take a Break for Repairs and Fury
verb-feed = Feed a Survivor
verb-fury = Pay Fury, or switch on your Special ability
verb-play = Play an Object or Special Loot
verb-ability = Use a Survivor's ability, or a special box
verb-stow = Swap what two of your boxes hold
verb-damage = Choose which of your boxes take Damage
verb-repair = Repair your boxes
verb-contaminate = Choose a Survivor to contaminate or treat
verb-choose = Answer any other open question
verb-move = Choose where to drive, and which way
verb-fire = Fire a Weapon at an Enemy
verb-loot = Keep one of the Loot cards you got, or none
verb-discard = Discard a hidden card when you hold too many
verb-done = End your turn, hold fire, stay put or spend no Food
verb-cancel = When you play alone: exhaust a contaminated Survivor of the Automa
verb-crew = See what each Survivor in play can do
verb-convoy = See every Convoy, box by box
verb-pile = Look through the Common pile and the Defeated Enemies

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-explore = Explore sends Survivors to a card if their skill pays the number beside it; you may take the Bonus Action on its right, too. Then they are Exhausted and miss the next round unless you feed them, and turns go on until nobody has an Active Survivor.
lesson-break = Break lets one Survivor rest instead of exploring: each point of skill repairs a box or gives 1 Fury, which buys Food, Ammo, Fuel or Repairs later. Take it with a Survivor whose skill cannot pay for any card you want.
lesson-feed = Feed spends 1 Food to move an Exhausted Survivor to the Rest Zone, so that they are Active again sooner. Use it when Food fills a box you need for something better.
lesson-fury = Fury buys Food, Fuel, Ammo or Repairs at once. You can hold only 5, so spend some before you gain more.
lesson-play = Play uses one of your hidden cards in the phase that it names. You may usually hold three, so play one before you draw a fourth.
lesson-ability = Ability uses an Active Survivor's ability without making them Exhausted, once a round. Check it every round, because it costs you nothing.
lesson-stow = Rearrange swaps what two of your boxes hold. Before the fight, move your cargo out of the boxes that Enemies may hit.
lesson-damage = Damage covers one of your boxes, and you lose whatever it holds. Choose armour first, then an empty box.
lesson-repair = Repair uncovers a damaged box, but what you lost there does not come back. Start with your Weapons and the boxes you want to fill.
lesson-contaminate = Contaminate gives a Survivor a counter, which takes 1 skill; with no skill left they die. Choose somebody with skill to spare.
lesson-choose = Choose what you take, pay or give up; 1 Fame is 1 point. If in doubt keep Fuel, because without it you stand still.
lesson-move = Move takes you as far as your Truck's speed for the first Fuel, and one space further for each other Fuel. Stop on a waypoint to take what lies there, and do not drive ahead alone, because the Enemies in the Zone come to the front Convoy's Region.
lesson-fire = Fire uses 1 Ammo to shoot at an Enemy in your Region, and a card shows how much damage you do and whether the Weapon jams and takes Damage. Fill the boxes that pay best, and leave a Target counter so that you share the Loot.
lesson-loot = Loot is your reward for helping to defeat an Enemy: you look at your cards in secret and keep one. Take what you can use soon, because hidden cards have a limit.
lesson-discard = Discard removes a hidden card when you hold too many. Let go of the one you are least likely to play.
lesson-done = End your turn, hold fire, stay or spend no Food, and the next player goes on; in Exploration you come round again while you have Active Survivors. Use Food, Fury and abilities before that.
lesson-cancel = Cancel exhausts a contaminated Survivor of the Automa to stop one of its end-of-round effects. Save it for the effect that hurts you most.

## The book

premise =
    The ice came down from the north and has stayed. One ship still sails from here, the Aurora. She moves along the quay from berth to berth, a little nearer to the open water every day. From the last one she casts off with everybody who has reached her.

    So everybody is on the road. A convoy is a truck and two trailers, a Leader, a Co-Pilot and a Cold Maiden, one can of fuel, one meal. The rest has to be found on the way. Most of it has been found already, by others.
role = Leads the { $colour } Convoy.
# What each Convoy has to do at the ship, and what becomes of it.
errand = { $end ->
    [start] { $colour ->
        [red] { $player } carries the mail, nine sacks of it, all for one ship.
        [green] { $player } has a cello strapped into seat three. It has a ticket.
        [yellow] { $player } has a sister on the Aurora's list, berth 114. The list is from Tuesday.
       *[blue] { $player } owes the captain four hundred litres and has been asked to bring them.
        }
    [near] { $colour ->
        [red] The mail is being sorted in { $player }'s cab, by deck.
        [green] { $player } has the heater on the cello now. The driver wears two coats.
        [yellow] { $player } has painted 114 on the windscreen, for people at the rail.
       *[blue] { $player } has worked it out again. It comes to four hundred and six, with the Sundays.
        }
    [ship] { $colour ->
        [red] Eight of the nine sacks were for people on board. The ninth is for the harbour master. He can be seen from the rail.
        [green] A man on C deck has tuned the cello. It took him an hour and he would not play.
        [yellow] Berth 114 was made up for two. The sister is in the galley.
       *[blue] The captain took the four hundred litres and gave a receipt for four hundred and six.
        }
   *[road] { $colour ->
        [red] The mail is still on the truck. The stamps were good until Friday.
        [green] The cello has its ticket. Not transferable, it says.
        [yellow] At midnight channel six reads out the empty berths. 114 is one of them.
       *[blue] The captain has crossed out four hundred litres. He is known to keep the page.
        }
    }
# Who is where when a Region begins, as the drivers call it over the radio.
roll-call = { $region ->
    [2] Roll call at the pass, in spaces to the quay
    [3] Roll call at the coast, in spaces to the quay
   *[4] Roll call from the quay, in spaces to go
    }: { $entries }.
roll-entry = { $player } { $left ->
    [0] none
   *[other] { SPELL($left) }
    }{ $n ->
    [0] { "" }
   *[other] { " " }(without { $lost })
    }
road-is = It is { SPELL($left) } spaces to the quay and six rounds until the ship casts off.
the-other-convoy = the Automa
passes = { CAPITAL($player) } passes { $others }, { $left ->
    [0] on the quay
   *[other] { spaces-to-quay }
    }.
explores-after = { $way ->
    [0] After { $before }, { $player } stops at { the-card } too{ ate }: { $each } { $count ->
        [one] gets
       *[other] get
        } out.
    [1] { $player }'s { $crew } { $count ->
        [one] has
       *[other] have
        } a look at what { $before } left at { the-card }{ ate }.
   *[2] The tracks of { $before } lead { $player } to { the-card }{ ate }. { CAPITAL($each) } { $count ->
        [one] gets
       *[other] get
        } out.
    }
brings-back = { $amounts }.
part-is-hit = The { $part } is hit.
hits-on = { SPELL($n) } on { $player }
enemies-hit = Hits by { $enemies }: { $each ->
    [0] { $entries }
   *[other] { SPELL($each) } on each Convoy
    }.
falls-behind = { CAPITAL($enemies) } fall behind.
cause-of-loss = { $how ->
    [contamination] The needle on the counter stays at the top.
   *[no-room] One seat too few.
    }
loses-somebody = { $player } loses { $who }.
shots-of = { $n } by { $player }
is-beaten = { CAPITAL(the-card) } { is } beaten. { CAPITAL(SPELL($n)) } { $n ->
    [one] shot
   *[other] shots
    }, { $of ->
    [one] { $n ->
        [one] by
       *[other] all by
        } { $first }
   *[other] { $each ->
        [0] { $shots }
       *[other] { $each } by each Convoy
        }
    }.
fate-out = { $player }'s convoy stands where it stopped, with nobody in it.
fate = { $player } { $where ->
    [ship] was at the ship in time
    [quay] was on the quay, { $left ->
        [one] one space
       *[other] { SPELL($left) } spaces
        } too far back
   *[road] was still on the road, { $left ->
        [one] one space
       *[other] { SPELL($left) } spaces
        } from the ship
    }, with { $crew }.{ $n ->
    [0] { "" }
   *[other] { " " }Lost on the way: { $lost }.
    }

## Options

option-west = First Region
    .about = The side of the first board.
option-middle = Second Region
    .about = The side of the second board.
option-east = Third Region
    .about = The side of the third board.
option-expert = Special Fury
    .about = Everybody's Fury card has its Special side up, for experts.
option-hard = Hard Automa
    .about = Alone only: the harder Action cards.
option-variant = Solo variant
    .about = Alone only: exhaust the Automa's contaminated Survivors to cancel its end-of-round effects.
hard-alone = The hard Automa works only when you play alone. Turn it off for more players.
