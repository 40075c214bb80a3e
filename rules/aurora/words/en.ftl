# Last Aurora: Frostlands
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

box = { $part } { $number }
box-kind = { $kind ->
    [any] anything
    [survivor] Survivors only
    [stores] Food or Fuel only
    [armor] armour
    [weapon] Weapon { $value }
    [tracks] Tracks
    [locker] one card more
    [maker] makes { resource }
    [fame] { $value } Fame at the end
    [per] Fame for { resource }, up to { $value }
    [pay] { resource } for { $value } damage
   *[turbo] { resource } for speed
    }
resource = { $what ->
    [F] Fuel
    [P] Food
    [A] Ammo
   *[Fury] Fury
    }
damaged-box = { $box }: damaged
full-box = { $box }: { token }
empty-box = { $box }: empty
risks-nothing = { $box }: nothing is lost.
risks-use = { $box }: of no use until it is repaired.
risks-token = { $box }: lose 1 { token }.
risks-survivor = { $box }: lose { $left ->
    [one] your last Survivor, and you are out
   *[other] a Survivor you name
    }{ $wheel ->
    [empty] ; nobody is left on the Truck
   *[manned] { "" }
    }.

## Convoys: Damage and Repairs

your-area = { $area ->
    [bottom-first] on your Truck
    [bottom-row] in your bottom row
    [top-row] in your top row
    [front-column] in your front column
    [second-column] in your second column
    [last-column] in your last column
   *[any] on your Convoy
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
    } nothing undamaged { area }: Damage there is ignored.
put-damage = { $why ->
    [none] Put
   *[other] { $why }: put
    } { $damage } Damage { your-area }. Which { $damage ->
    [one] box
   *[other] boxes
    }?
takes-damage = { because }{ $player } takes Damage on { $part } { $number }{ $lost ->
    [none] { "" }
   *[other] , and loses 1 { $lost }
    }.
    .book = { $player }'s { $part } { takes } a hit.
    .book-2 = Something breaks on { $player }'s { $part }.
takes = { $card ->
    [plough-blades] take
    [wolves-cages] take
   *[other] takes
    }
repair-which = { because }{ repairs-count }: which Damage comes off?
repairs = { because }{ $player } repairs { $boxes }.

## Convoys: Trucks, Trailers and Devices

truck-in-words = speed { $speed }, towing { $towing }; { $boxes }
where-does-it-go = { $part } ({ $boxes }): where does it go?
leave-part = Leave the { $part }
leaves-loot = { $player } leaves a Loot card behind, unseen.
takes-part = { $player } takes { $name }.
    .book = { $player } takes { the-card }.
replaces-part = { $player } takes { $name } in place of { $old }.
    .book = { $player } takes { the-card } in place of { $the-old }.
which-trailer = The { $truck } tows { $towing }. Which Trailer stays behind?
with-device = with { $device }
unhitches = { $player } unhitches { $trailer }.
no-room = No room
loses-token = { because }{ $player } loses 1 { token }.
give-up-what = There is no room for all that you carry. What do you give up?
one-token = 1 { token }
survivor-goes-too = One of your Survivor cards goes with it.
instead-of = In place of { $old }
on-top-of = On the { $part }
at-the-tail = At the tail

## Resources

has-no-room = { $player } has no room for { $count ->
    [one] the
   *[other] { $count }
    } { token }.
gains-tokens = { because }{ $player } gains { $amounts }.
leave-token = Leave the { token }
throw-out = Throw out 1 { token }
what-makes-way = There is no room for the { token }. What makes way?
throws-out = { $player } throws out 1 { $old } for the { token }.

## Fame

gains-fame = { because }{ $player } gains { $moved } Fame, which makes { $fame }.
loses-fame = { because }{ $player } loses { $moved } Fame, which leaves { $fame }.
no-fame = { $why ->
    [none] No
   *[other] { $why }: no
    } Fame to lose
no-repair = No Repair
repair-instead = Your Fame is as high as it goes: repair 1 box instead?
fame-at-top = Fame as high as it goes

## Fury

buy-for-fury = { $price } Fury: { $what ->
    [repair] 1 Repair
    [treat] 1 treatment and 1 Repair
    [P] 1 Food
    [A] 1 Ammo
    [F] 1 Fuel
   *[O] 1 Object
    }
special = { $colour ->
    [red] Contamination no longer lowers your skills
    [green] the first extra Fuel of a movement gives 2 speed
    [yellow] you draw 2 Objects and keep 1
   *[blue] before moving, 1 speed with 4 Fury or more, else 1 Fury
    }
buy-special = 5 Fury: your Special ability
gains-fury = { because }{ $player } gains { $gained } Fury, which makes { $fury }.
spends-fury = { $player } spends { $price } Fury.
buys-special = { $player } spends 5 Fury: from now on { special }.
special-fury = Special Fury

## Stops for free actions alone

and-hurry = { $label }, and hurry
hurry-detail = Until the round ends you get no more stops for free actions and cards alone.
about-cards = { $player } holds cards, and may play one

## Rest

everybody-rests = Everybody rests.
spend-no-food = Spend no Food
feed-whom = Exhausted Survivors who eat are Active after this night. You have { $food } Food.

## Setup

road-leads = The road leads through { $west-name } (1{ $west }), { $middle-name } (2{ $middle }), { $east-name } (3{ $east }).
    .book = The road leads through { west-region }, { middle-region } and { east-region }.
west-region = { $west ->
    [B] the Drowned Meadows
   *[A] { $west-name }
    }
middle-region = { $middle ->
    [A] the Saddle
   *[B] the Glass Hills
    }
east-region = { $east ->
    [A] the Pilots' Bay
   *[B] { $east-name }
    }
order-from-left = Turn order, from the left: { $order }.
order-from-rear = Turn order, from the rear: { $order }.

## Survivors

skill = skill { $skill }
skill-and-contamination = skill { $skill }, { $counters } Contamination
you-lose = You lose 1 { token }.
no-room-for-survivor = There is no room for { $name }. What makes way?
takes-in = { $player } takes in { $name }.
    .book = { $player } takes in { the-card }.
    .heading = { $player } takes in { the-card }
who-is-lost = { because }a Survivor is lost. Who?
loses-survivor = { because }{ $player } loses { $name }.
    .book = { $player } loses { the-card }.
    .heading = { $player } loses { the-card }
hands-over = Slaver: { $player } hands over { $name }.
    .book = { $player } hands over { $name }.
    .heading = { $player } hands over { $name }
nobody-left = { $player } has nobody left. The convoy stands where it stopped, and the road goes on without it.
    .book = { $player } has nobody left.
    .heading = { $player } has nobody left
    .scene = The convoy stands where it stopped, and the road goes on without it.

## Contamination

contamination = Contamination
play-suit = Play the Hazmat Suit
nobody-takes-it = Nobody takes it.
contaminate-whom = { because }1 Contamination, on whom?
about-contamination = { because }{ $player } chooses who takes 1 Contamination
plays-suit = { because }{ $player } plays the Hazmat Suit: nobody is contaminated.
takes-contamination = { because }{ $player }'s { $survivor } takes 1 Contamination.
    .book = The contamination reaches { $player }'s { $survivor }.
    .book-2 = { $player }'s { $survivor } begins to cough.
treat-whom = 1 Contamination comes off. Whose?
treats = { $player }'s { $survivor } is treated{ $times ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $times } times
    }.

## The end of the round

aurora-moves = The Aurora moves to white { $space }.
aurora-moves-on-red = The Aurora moves to red { $space }.
    .book = The Aurora moves along the quay.
    .book-2 = In the harbour the Aurora moves up by a berth.
makes-resource = { $part }: { $player } gains 1 { token }.
makes-too-much = { $part }: { $player } has no room for 1 { token }.
nothing-more = Nothing more
play-at-the-end = The game ends here. Do you play a card before the count?
about-the-end = The game ends here: { $player } may play a hidden card before the count
left-behind = Left behind: { $name }.
    .book = { CAPITAL(the-card) } { is } left behind.
    .book-2 = The convoys leave { the-card } behind.

## The end of the game

ship = { $ended ->
    [taken] The ship is taken
    [lost] Nobody is left to reach the ship
   *[missed] The Aurora sails without anybody
    }
end-of-ship = { ship }.
wins = { ship }. { $player } has { points }.
ends-alone = { ship }. { $player } has { points }, { $won ->
    [yes] more than
   *[no] no more than
    } the Automa's { $automa }.
epilogue-aboard = The ramp comes up, and the ice lets go of the hull with a sound like a shot. Behind the stern lies the road, with all that they left on it. Somewhere south of here the sea is open.
epilogue-automa = Another Convoy is up the ramp first, and nobody at its wheel looks back. The ramp rises. On the quay somebody sounds the horn once, and it does not help.
epilogue-lost = The engines go cold one after the other, and snow finds its way into the cabs. Far off a ship's horn sounds over the ice, twice. Nobody on this road hears it.
epilogue-missed = From the road they see her lights go down the channel, then only the smoke, then nothing. For a time nobody switches off an engine.
lost-the-last = lost the last Survivor on the road
achieved = { $there ->
    [yes] reached the ship
   *[no] was still on the road
    } with { $crew ->
    [one] { $crew } Survivor
   *[other] { $crew } Survivors
    }: { $total }
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

round = Round { $round }.
storm-is-over = The storm has blown over.
    .book = The storm has blown over.

## The Automa

automa-row-spent = { because }Row { $row } of the Automa has nothing left to damage.
automa-takes-damage = { because }The Automa takes 1 Damage: row { $row }, column { $column }.
automa-repairs = The Automa repairs row { $row }, column { $column }.
automa-gains = { because }The Automa gains { $amounts }.
automa-has-survivors = The Automa has { $survivors } Survivors now.
automa-contaminated = { because }One of the Automa's Survivors is contaminated.
automa-treats = { because }The Automa treats { $count ->
    [one] { $count } contaminated Survivor
   *[other] { $count } contaminated Survivors
    }.
automa-fame = The Automa's Fame is { $fame }.
automa-loses = { because }The Automa loses 1 { token }.
automa-fires = The Automa fires Weapon { $weapon } (row { $row }, column { $column }) at { $name }: { $damage } damage{ $jams ->
    [yes] , and it jams
   *[no] { "" }
    }.
    .book = The Automa fires at { the-card }, and { hits-or-misses }{ weapon-jams }.
    .book-2 = { $damage ->
        [0] A shot of the Automa's goes wide of { the-card }
       *[other] The Automa opens up on { the-card }, and hits
        }{ weapon-jams }.
hits-or-misses = { $damage ->
    [0] misses
   *[other] hits
    }
weapon-jams = { $jams ->
    [yes] , and then the weapon jams
   *[no] { "" }
    }
cancel-which = Do you lay down a contaminated Survivor of the Automa, and cancel an end of its round?
cancel-some = You may lay down { $standing ->
    [one] { $standing } contaminated Survivor
   *[other] { $standing } contaminated Survivors
    } of the Automa. Which { $standing ->
    [one] end
   *[other] ends
    } of its round do you cancel?
end-of-card = { $card ->
    [AC1] { $automa ->
        [hard] It reveals 2 Outcome cards and repairs the whole rows of their letters, as far as its round counter.
       *[standard] It reveals 1 Outcome card and repairs the whole row of that letter, as far as its round counter.
        }
    [AC3] You take 1 Damage.
    [AC4] { $automa ->
        [hard] It discards 1, you take 1 Damage, and you lose 1 Fame.
       *[standard] It discards 2, you take 1 Damage, and you lose 1 Fame if you are higher on the Fame Track than it is.
        }
   *[AC6] It discards 1 and you lose 1 Fame.
    }
cancels = { $player } lays down one of the Automa's contaminated Survivors: { $card } is cancelled.
automa-repairs-row = { $card }: The Automa repairs row { $row }.
automa-turns-over = The Automa turns over { $card }: skill { $skill }.
automa-finds-nothing = The Automa finds nothing to explore.
automa-goes = The Automa goes to { $name }.
automa-eats = The Automa eats, and turns over { $card }.
automa-drives = The Automa drives from { $start } to { $end }.
    .book = The Automa drives on.
    .book-2 = The Automa's engine catches, and the convoy rolls.
    .book-3 = The Automa is on the road again.
automa-drives-to-quay = { automa-drives }
    .book = The Automa comes to the quay.
    .heading = The Automa comes to the quay
automa-drives-on-quay = { automa-drives }
    .book = The Automa drives on along the quay.
    .heading = The Automa on the quay
discard-for-automa = AC3, before the Automa moves: what do you discard?
discards-for-automa = AC3: { $player } discards 1 { token }.

## Ambush

ambushes = Ambush in Region { $region }: { $name }.
    .book = { CAPITAL(the-card) } { lies } in ambush.
    .heading = { CAPITAL(the-card) } { lies } in ambush
lies = { $card ->
    [warwolves] lie
    [riderwolves] lie
    [rendall-and-randall] lie
   *[other] lies
    }
enemy-number = number { $number }
none-of-them = None of them
ignore-which = { $renegade }: whose ambush and attack do you ignore in this phase?
ignores = { $renegade }: { $player } ignores { $name } in this phase.
ambush-choice = Ambush by { $name }. What is it to be?
hits = { $hits }
hit-resource = Discard 1 Resource
hit-contamination = 1 Contamination
hit-damage = { $damage } Damage ({ $area ->
    [bottom-first] bottom first
    [bottom-row] bottom row
    [top-row] top row
    [front-column] front column
    [second-column] second column
   *[last-column] last column
    })
lose-which = { $name }: which Resource do you lose?

## Convoys fire

hold-fire = Hold fire
fire-weapon = Weapon { $rating }{ $box ->
    [none] { "" }
   *[other] { " " }({ $box })
    } at { $name }
fire-weapon-detail = { $box }, { $price ->
    [free] no Ammo
   *[ammo] 1 Ammo
    }; { odds }; { boxes-left }
boxes-left = { $left ->
    [one] { $left } box
   *[other] { $left } boxes
    } left
odds = hits { $hits } in { $cards }{ $jams ->
    [0] { "" }
   *[other] , jams { $jams } in { $cards }
    }
fire-every = Every Weapon at { $name }
fire-every-detail = The strongest first, until it falls or the Ammo is gone; { boxes-left }
pay-for-damage = { $damage } damage{ $box ->
    [none] { "" }
   *[other] { " " }({ $box })
    } to { $name }
pay-for-damage-detail = { $box }, 1 { token }; { boxes-left }
open-fire = Open fire? You have { $ammo } Ammo.
fired-all = Nothing is left to fire. Do you play a card before the firing ends?
pays-for-damage = { $player } spends 1 { token } on { $damage } damage to { $name }.
fires = { $player } fires Weapon { $rating } at { $name }: { $damage ->
    [0] no
   *[other] { $damage }
    } damage{ $jams ->
    [yes] , and it jams: Damage on { $box }
   *[no] { "" }
    }.
    .book = { $player } fires at { the-card }, and hits{ weapon-jams }.
    .book-2 = { $player } opens up on { the-card }, and hits{ weapon-jams }.
puts-counters = { $player } puts { target-counters } on { $name }.
target-counters = { $counters ->
    [one] { $counters } Target counter
   *[other] { $counters } Target counters
    }
leave-counters = Leave them where they are
counter-from = From { $name }
counters-there = { $counters } there
move-counter = Your Target counters are all out. Move one to { $name }?

## Enemies fire

enemies-fire = The Enemies open fire: Damage { area }.
    .book = The Enemies open fire.
    .book-2 = Then it is the Enemies who shoot.
    .book-3 = The Enemies answer.
enemies-fire-at-automa = The Enemies open fire: Damage { area }, to the Automa in row { $row }.
    .book = The Enemies open fire.
    .book-2 = Then it is the Enemies who shoot.
    .book-3 = The Enemies answer.
enemy-misses = { $name }: no hit.
ambushes-again = { $name }: another ambush in Region { $region }.
    .book = { CAPITAL(the-card) } { strikes } again.
strikes = { $card ->
    [warwolves] strike
    [riderwolves] strike
    [rendall-and-randall] strike
   *[other] strikes
    }
enemy-fires = { $name }: { $damage } Damage on Region { $region }.

## Loot

keep-which-loot = Loot: which one do you keep? It comes into play when the firing is over.
about-loot = { $player } was dealt { loot-cards } and keeps one at most
about-loot-in-play = { $player } has Loot from the firing and chooses what becomes of it
loot-cards = { $cards ->
    [one] { $cards } Loot card
   *[other] { $cards } Loot cards
    }
defeats = Defeated: { $name }.
    .book = { CAPITAL(the-card) } { is } beaten.
    .heading = { CAPITAL(the-card) } { is } beaten
is-dealt = { $player } is dealt { loot-cards }.
loot-part = { $kind ->
    [truck] Truck
    [trailer] Trailer
   *[device] Device
    }: { $boxes }
loot-survivor = Survivor, skill { $skill }: { $tells }
capitalised = { CAPITAL($text) }
chooses-loot = { $player } has chosen from the Loot.

## Exploration: a turn

never-mind = Never mind
nothing-yet = Nothing has happened yet.
anything-more = Anything more, before your turn ends?
explore-or-break = Explore a slot, or Take a Break?
choose-who-goes = Choose who goes, and what for
choose-who-goes-detail = Other people, another block or Bonus Action, another Break.
goes-where = Where does somebody go?
card-in-slot = { $name } (slot { $slot })
explore-with = { $name }: { $party }
explore-detail = Slot { $slot }, skill { $skill }{ $bonus ->
    [none] { "" }
   *[other] , with the Bonus Action { $bonus }
    }: { $find }
find-survivor = Survivor { $skill }, { $tells }
find-part = { part-kind }, { $boxes }
part-kind = { $kind ->
    [truck] truck
    [trailer] trailer
   *[device] device
    }
explores = { $player }: { $crew } { $count ->
    [one] goes
   *[other] go
    } to { $name }{ ate }.
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
   *[other] { " " }on { $food } Food
    }
nothing-to-deal = { $name }: there is nothing left to deal with.
hands-nobody-over = { $name }: { $player } hands nobody over.
do-what = { $name }: what do you do?
take-what = { $name }: what do you take?

# Take a Break

take-break = Take a Break
take-break-detail = 1 Survivor rests, for Repairs and Fury.
break = Break: { $who }
break-detail-repairs = { CAPITAL($about) }; repairs { $boxes }
break-who = Who takes a Break, for what?
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
room-for-fury = { $about }; room for { $room } Fury
takes-break = { $player }: { $survivor } takes a break.

## Exploration: who goes

party = { $crew }
party-with-food = { $crew }, { $food } Food
others-together = Others together
who-goes = Who goes to { $name }? It takes skill { $skill }.
who-goes-together = Who goes to { $name }? It takes skill { $skill }.{ $food ->
    [0] { "" }
   *[other] { " " }Food adds 1 each; you have { $food }.
    } To turn back, name nobody.
exhausted = Exhausted: { $crew }
leader-rests = Leader to Rest
dies = risk: dies of its Contamination
too-little-skill = Together they reach { $skill }, with your Food { $with-food }; take { $cost }.
goes-alone = { $name } reaches { $cost } alone, and then goes alone.

## Exploration: the Zone

reveals = Next on the road: { $name }. { $says }
    .book = { CAPITAL(the-card) }.
    .scene = { $says }
block-of-two = { $block } ({ $side ->
    [0] the left block
   *[1] the right block
    })
block = { $amounts }
location = { $effect ->
    [none] { $found }
    [damage] 1 Damage, then { $found }
    [contamination] 1 Contamination, then { $found }
   *[fame] lose 1 Fame, then { $found }
    }
two-alike = either of two blocks of { $block }
merchant-has = has { $block }
skill-and-tells = skill { $skill }: { $tells }
enemy-in-zone = Enemy { $number }
card-kind = { $kind ->
    [enemy] enemy
    [survivor] survivor
    [location] location
    [event] event
    [truck] truck
    [trailer] trailer
    [device] device
   *[encounter] encounter
    }

## Exploration: Events

event = { $name }. { $says }
    .book = { $name }.
    .heading = { $name }
    .scene = { $says }
    .again = Once more: { $name }.
snowstorm = Until the end of the next Movement Phase every Truck is 2 slower and no Shortcut can be used. The avalanche Shortcuts are closed for good.
aurora-stays-red = The Aurora is on the red track already; it stays there.
    .book = The Aurora is on the red track already; it stays there.
aurora-casts-off = The Aurora casts off early: it moves to red { $space }.
    .book = The Aurora casts off early.
aurora-comes-back = The Aurora has seen it, and comes back to Q{ $space }.
    .book = The Aurora has seen it, and comes back to Q{ $space }.

## Exploration: Bonus Actions

bonus-action = Bonus Action
bonus-in-slot = { $bonus } (slot { $slot })
takes-bonus = { $player } takes the Bonus Action: { $bonus }.
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
    [fame] lose { $count } Fame
   *[fury] gain { $count } Fury
    }
bonus-gain = gain { amount }
bonus-recycle = recycle a { part-name }
part-name = { $kind ->
    [truck] Truck
    [trailer] Trailer
   *[device] Device
    }
recycle-which = Recycle which { part-name }?
first-bonus = First { $bonus }
bonus-later = The card first, a Bonus Action later
no-bonus = No Bonus Action
bonus-now = A Bonus Action now?
bonus-with = { $name }: a Bonus Action?
block-then = { $block }, then { $bonus }
take-what-with = { $name }: what do you take, and with which Bonus Action?

## Exploration: Encounters

help-travelers = Help them on their way
help-travelers-detail = Gain 1 Food and 2 Fame.
rob-travelers = Empty their sledge
rob-travelers-detail = Gain 1 Fuel, 1 Object; lose 1 Fame.
give-merchant = Give { token } for { $gained }
give-merchant-detail = You gain 1 Object as well.
trade-object = Trade an Object for another
trade-object-detail = Unseen for seen.
sell-somebody = Sell somebody
sell-somebody-detail = 2 Fuel and 1 Object; lose 1 Fame.
nobody = Nobody
no-deal = No deal: the Slaver stays where he is.
sell-whom = Whom do you hand over to the Slaver?
give-which-object = Which Object do you give the Merchant?
about-object-for-merchant = { $player } has met the Merchant and chooses which Object to give
gives-object = { $player } gives the Merchant { $name }.
gives-token = { $player } gives the Merchant 1 { token }.

## Free actions

free-actions = Food, Fury and abilities, while it is your turn:
end-turn = End your turn
feed = Feed { $survivor }
feed-detail = 1 Food: from Exhausted to Rest.
feeds = { $player } feeds { $survivor }.
gain-one-fury = { $survivor }: gain 1 Fury
take-resource = { $survivor }: take 1 { token }
wake = { $survivor }: wake { $other }
wakes = { $survivor }: { $player } wakes { $other }.
burn = 1 { token } for 1 speed
burn-detail = It is burnt when you drive, as far as the way takes it.
will-burn = { $player } will burn 1 { token } for speed.

## Out of turn

restow = Restow your Convoy: two of your boxes exchange what they hold.
fire-flare-now = The Aurora has cast off early. Do you fire the SOS Flare?
fire-flare = Fire it
fire-flare-detail = The Aurora comes back; gain 2 Fame.
keep-flare = Keep it dark
restows = { $player } restows the convoy.
cannot-exchange = { $one } ({ $first }) and { $other } ({ $second }) cannot exchange what they hold.

## Movement

nobody-at-wheel = Nobody at the wheel
no-fuel = No Fuel
stays = { because }{ $player } stays on { $space }.
arrived = You have arrived. Anything more?
drive-where = You are on { $space }, speed { $speed }, { $fuel } Fuel. Where do you drive?
stay-here = Stay here
fuel-price = { $fuel } Fuel
price = { $fuel ->
    [0] no
   *[other] { $fuel }
    } Fuel
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
    }
waypoint-of = { $counter ->
    [C] Contamination
    [F] Fuel
    [P] Food
    [A] Ammo
   *[O] Object
    } waypoint
ways = { $ways } ways
route = { $parts }
shortcut = shortcut: { $traits }
rough = rough
avalanche = avalanche
shortcut-damage = { $damage } Damage
shortcut-contamination = { $contamination } Contamination
shortcut-between = the { $start } to { $end } { $shortcut }
a-land-mine = a Land Mine
the-road = the road
by-way = by { $way }
which-way = Which way?
drives = { $player } drives from { $start } to { $end } on { $price }.
    .book = { $player } drives on.
    .book-2 = { $player }'s engine catches, and the convoy rolls.
    .book-3 = { $player } is on the road again.
drives-to-quay = { drives }
    .book = { $player } comes to the quay.
    .heading = { $player } comes to the quay
drives-on-quay = { drives }
    .book = { $player } drives on along the quay.
    .heading = { $player } on the quay
closes-way = The snow comes down behind { $player }: that way is closed.
    .book = The snow comes down behind { $player }: that way is closed.
hits-mine = { $player } drives over the Land Mine.
land-mine = Land Mine
by-shortcut = Shortcut
nitromethane = Nitromethane
leaves-waypoint = { $player } leaves the { token } on { $space } where it is.

## Hidden cards

your-hidden-cards = Your hidden cards:
play-suit-against-it = Contamination has just come. Do you play a Hazmat Suit against it?
play-card = Play { $name }
discard-card = Discard { $name }
plays-card = { $player } plays { $name }.
plays-card-aloud = { $player } plays { $name }. { $says }
    .book = { $player } has kept { the-card } for this.
    .heading = { $player } has kept { the-card } for this
    .scene = { $says }
discard-which = You may hold { $most } hidden cards. Which one goes?
about-discard = { $player } holds { hidden-cards }, may hold { $most }, and chooses which one goes
discards = { $player } discards { $name }.
no-objects-left = There are no Objects left.
keep-which-object = You draw two Objects and keep one. Which?
about-two-objects = { $player } has drawn two Objects and chooses which one to keep
draws-object = { $player } draws an Object, which makes { hidden-cards }.
you-have-drawn = You have drawn { $name }: { $tells }

# What they do

freeze-whom = Whose blood do you keep from freezing?
has-skill-three = { $player }'s { $survivor } has skill 3 for this phase.
who-wears-suit = Who wears the suit?
loses-contamination = { $player }'s { $survivor } loses 1 Contamination.
is-armed = { $player }'s next attack takes no Ammo and, if it hits, does 1 damage more.
who-eats = Who eats?
is-active-again = { $player }'s { $survivor } is Active again.
mine-on = { $start } to { $end }
mine-where = Where does the mine lie?
mine-lies = A Land Mine lies between { $start } and { $end }.
repairs-weapons = { $player } repairs { $weapons ->
    [one] { $weapons } Weapon
   *[other] { $weapons } Weapons
    }.
counters-of = { $name }: { $player }
counters = { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
    }
blow-away-whose = Whose Target counters do you blow away?
replaces-counters = { $player } replaces { target-counters } of { $other } on { $name }.
gain-two-fame = Gain 2 Fame
repair-each = 1 Damage off each Convoy card
sanitize-each = 1 Contamination off each Survivor
use-for-what = What is it used for?
washes-everybody = { $player } washes everybody down.

## Answers ahead

when-meal = You rest, and may feed an exhausted Survivor
feed-them = Feed them
feed-them-detail = One after the other, as long as there is Food.
if-food = you have { $number } Food or more
when-more = You have done what you wanted, and your turn is still open
when-drive = You choose where to drive
stay-where-you-are = Stay where you are
if-no-fuel = you have no Fuel
if-little-fuel = you have 1 Fuel or less
when-fire = Your Weapons could fire at an Enemy
fire-what-you-can = Fire what you can
fire-what-you-can-detail = Every Weapon at the first Enemy, then the rest.
if-ammo = you have { $number } Ammo or more
when-damage = You take Damage and choose the boxes
usual-damage = What you miss least
usual-damage-detail = Empty boxes before full ones, and from the rear.
when-repair = You repair and choose which Damage comes off
usual-repair = What is of most use
usual-repair-detail = From the front.
when-loss = A Survivor of yours is lost, and you say who
usual-loss = Whoever is of least use
usual-loss-detail = The least skilled, but for Co-pilots and Leaders.
when-contamination = You take a Contamination counter and choose on whom
usual-contamination = Whoever can bear it
usual-contamination-detail = Of those the most skilled; no Hazmat Suit is played.
when-room = You gain a token, and there is no room for it
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

goal = Bring your Convoy to the ship before it sails, and have most Fame Points when the game ends. Points come from being on board, from how far you drove, from Enemies you helped to bring down, and from what you carry. You can win without the ship, but it is hard.
course = A round has five phases. Exploration: send Survivors to the five cards on show, for Fuel, Food, Ammo, better vehicles and more hands. Rest. Movement: burn Fuel and drive. Fire: shoot at Enemies, and take what they fire back. End: the ship moves, new cards come. You choose who goes where; damage, cargo and the road decide how long you can keep it up.
length = About six rounds. You are asked 45 to 75 times: ten days to two weeks at a few answers a day, or an evening of about three hours. Alone against the Automa about two hours.
blurb = Six rounds of ice road, a convoy held together with wire, and one ship at the end of it.
measure = Points, as they would count
you-lead = You lead a Convoy: a Truck, two Trailers, a Co-Pilot, a Leader and a Cold Maiden, with one Fuel, one Food and one Ammo between them. Find more on the way, keep the boxes whole, and be at the Aurora when it sails.

# What the answers are for

verb-explore = Send Survivors to a slot: who goes, Food, Bonus Action, what to take
verb-break = Let one Survivor Take a Break: Repairs and Fury
verb-feed = Spend Food on a Survivor
verb-fury = Spend Fury, or switch on your Special ability
verb-play = Play an Object or Special Loot
verb-ability = Use a Survivor's ability, or a special box
verb-stow = Let two of your boxes exchange what they hold
verb-damage = Put Damage that you owe on your boxes
verb-repair = Take Damage off your boxes
verb-contaminate = Name the Survivor for a Contamination counter or a treatment
verb-choose = Answer any other open question
verb-move = Drive: where to, and by which way
verb-fire = Fire a Weapon at an Enemy
verb-loot = Keep one of the Loot cards you were dealt, or none
verb-discard = Let a hidden card above your limit go
verb-done = End your turn, hold fire, stay put, spend no Food
verb-cancel = Alone: lay down a contaminated Automa Survivor
verb-crew = What each Survivor in play can do
verb-convoy = Every Convoy, box by box
verb-pile = Look through the Common pile and the Defeated Enemies

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-explore = Each slot has a price in skill; send Survivors who can pay it, and they are tired afterwards. The cards on the left are cheap, those on the right are good.
lesson-break = A Survivor who takes a break rests early and gives you points for Repairs or Fury. Do it with whoever cannot pay for anything you want.
lesson-feed = One Food wakes a tired Survivor, or lends one of them a point of skill for this turn. Food that you keep is room that you lack.
lesson-fury = Fury buys small things at once: Food, Fuel, Ammo, repairs. You gain it by breaks and by being hit, and hold five at most.
lesson-play = Hidden cards are yours alone to see until you play them, in the phase that they name. You may hold three.
lesson-ability = An Active Survivor's ability works once a round and tires nobody. Using it is never wrong, only early.
lesson-stow = Where a thing lies matters only when damage hits: it goes with its box. Move things as you like, except while weapons fire.
lesson-damage = Every point of Damage covers one of your boxes and whatever is in it. Armour first, then empty boxes, is a good rule.
lesson-repair = A Repair uncovers one box. What was lost in it does not come back.
lesson-contaminate = Each counter takes a point of skill from a Survivor, and who has no skill left is lost. Put it on somebody who can bear it.
lesson-choose = A card or an Enemy leaves this to you. What you pick happens at once.
lesson-move = One Fuel drives as far as your Truck's speed, each further Fuel one space more. You need a Survivor on the Truck, and somewhere to stop that is worth it.
lesson-fire = A shot takes one Ammo and hits one Enemy in your Region; a card then says how well. Who has hit an Enemy shares in its fall.
lesson-loot = You helped to bring an Enemy down, and keep one card of its Loot. Only you see what you were dealt.
lesson-discard = You hold more hidden cards than you may. Nobody sees what you choose from.
lesson-done = This ends your part here. Free actions, such as Food and Fury, come before it or not at all.
lesson-cancel = Alone, you may lay down a contaminated Survivor of the Automa to stop one of its tricks. They stand up again when the round is over.

## The book

premise =
    The ice has come down from the north and does not mean to go back. One ship still sails from it, the Aurora, and she moves along the quay from berth to berth, a little nearer to the open water every day. On the last of them she casts off, with whoever is there.

    So everybody is on the road to her. A convoy is a truck and two trailers, with a Leader, a Co-Pilot and a Cold Maiden, one can of fuel and one meal. Everything else has to be found on the way, and most of it has been found already, by others.
role = Leads the { $colour } Convoy.
fate-out = { $player }'s convoy stands where it stopped, with nobody in it.
fate = { $player } { $where ->
    [ship] was at the ship in time
    [quay] was on the quay, too far back
   *[road] was still on the road
    }, with { $crew }.

## Options

hard-alone = The hard Automa is for one; with more players leave it off.
