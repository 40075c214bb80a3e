# The pictures of Last Aurora, and the table in words. An alt text has 1024 characters for all of it, and
# what stands in a picture has room for a few words.

## Things

none = none
token = { $token ->
    [F] Fuel
    [P] Food
    [A] Ammo
    [O] Object
    [S] Survivor
    [T] Target
    [C] Contamination
    [X] Damage
    [fame] Fame
   *[nothing] nothing
    }
tokens = { $count } { $token ->
    [O] Objects
    [S] Survivors
   *[other] { token }
    }
stock = { $what ->
    [fuel] Fuel
    [food] Food
    [ammo] Ammo
    [fame] Fame
   *[fury] Fury
    } { $number }
damages = { $count } Damage
contaminations = { $count } Contamination
used = used
colour = { $colour ->
    [red] Red
    [green] Green
    [yellow] Yellow
    [blue] Blue
   *[automa] Automa
    }
phase = { $phase ->
    [setup] Setting out
    [exploration] Exploration
    [rest] Rest
    [movement] Movement
    [ambush] Ambush
    [fire] Convoys fire
    [enemies] Enemies fire
    [end] End of round
   *[over] The game is over
    }
area = { $area ->
    [bottom-first] the Truck
    [bottom-row] Truck and Trailers
    [top-row] all Devices
    [front-column] the Truck and its Device
    [second-column] the first Trailer and its Device
   *[last-column] the last Trailer and its Device
    }
short-area = { $area ->
    [bottom-first] the Truck
    [bottom-row] bottom row
    [top-row] Devices
    [front-column] front column
    [second-column] second column
   *[last-column] last column
    }
zone = { $zone ->
    [active] Active
    [rest] Rest
   *[exhausted] Exhausted
    }
kind = { $kind ->
    [location] Location
    [survivor] Survivor
    [encounter] Encounter
    [truck] Truck
    [trailer] Trailer
   *[device] Device
    }
kind-enemy = ENEMY { $number }
kind-survivor = Survivor, skill { $skill }
skill = skill { $skill }
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
    }
automa = Automa
track-space = { $track ->
    [red] red
   *[white] white
    } { $space }
in-region = { $name } ({ $number }, Region { $region })
points = { $points } points
to-go = { $spaces } to go
at-ship = at the ship
acts = acts { $turn }
out = out of the game
empty = empty
nothing-left = nothing left
rough = Rough
avalanche = Avalanche
choosing-loot = choosing from { $count } Loot
keeping-loot = keeps { $count } Loot
ignoring = ignores { $enemy }
race-place = { ordinal } in the race
race-place-and-turn = { ordinal } in the race, acts { $turn }
race-place-and-points = { ordinal } with { $points } points

# Boxes of Convoy cards

loot-part = { $name } (Loot)
and-above = { $part }, above it { $above }
damage-on = Damage on { $box }
empty-box = empty{ $kind ->
    [survivor] { " " }(Survivors only)
    [stores] { " " }(Food or Fuel only)
   *[any] { "" }
    }
box = { $box }
fired-box = { $box } (has fired)
box-codes = -# F Fuel, P Food, A Ammo, S Survivor, X Damage, - empty, s only Survivors, f only Fuel or Food, ar armour, w Weapon, tr Tracks, fa Fame, +1 one card more, +A makes Ammo, P>2 Food for 2 damage, P>> Food for speed, ! has fired, L Loot, ^ the Device above; after a skill c Contamination, u used

# Cards in a few words

deal = { $deal ->
    [travelers] +1 Food, 2 Fame; or +1 Fuel, Object, -1 Fame
    [merchant] another Resource for this and 1 Object
   *[slaver] a Survivor for 2 Fuel, 1 Object, -1 Fame
    }
ways-of-ambush = { $ways }
hit-contaminates = { $count } Contamination
hit-takes-resource = lose { $count } Resource
hit-damages = { $count } Damage on { short-area }
hit-damages-too = { $count } on { short-area }
recycle = a { $kinds } from the pile

## Whose turn it is, and what has changed

turn = { $player } { $phase ->
    [exploration] explores
    [movement] drives
   *[fire] fires
    }
nobodys-turn = { $phase ->
    [setup] Everybody sets out
    [rest] Everybody rests
    [ambush] The Enemies lie in ambush
    [enemies] The Enemies fire
    [end] The round ends
   *[other] { phase }
    }
ended = { $how ->
    [taken] The ship is taken
    [missed] The Aurora has sailed without anybody
   *[lost] Nobody is left
    }
have-driven = { $count ->
    [0] Nobody has driven on
   *[other] { $count } of { $all } have driven on
    }
lies-at = The Aurora lies at { $quay }
drives = { $drives }
stayed = { $player } stayed on { $space }
drove = { $player } drove from { $start } to { $end }

## Covers and titles

cover = Northern lights over a ship held in the ice; a small convoy drives towards it with its lamps on.
title-road = The road
title-zone = The Exploration Zone
title-convoy = { $player }'s Convoy
title-automa = The Automa
title-signs = The signs in the pictures

## In the pictures

round = Round { $round } of { $last }
stage = { $number } of { $stages }: { phase }
stage-fight = { $number } of { $stages }: Fight
storm = Heavy Snowstorm: Trucks are 2 slower, and nobody can use a Shortcut.
enemies = Enemies
aim = the top Outcome card aims at { area }
where = { $number }, Region { $region }
no-targets = no Target counters yet
exploration-zone = Exploration Zone
deck = { cards-left }
deck-of-period = { cards-left }, the next of period { $period }
cards-left = { $deck ->
    [one] { $deck } card left
   *[other] { $deck } cards left
    }
piles = Common pile: { $common } { $common ->
    [one] card
   *[other] cards
    } · Defeated Enemies: { $defeated }
objects-left = { $count ->
    [one] { $count } Object left
   *[other] { $count } Objects left
    }
defeated = Defeated { $count }
ambush = Ambush: { $ambush }
truck-drives = speed { $speed }, tows { $towing }
then = then
or = or
or-bonus = or { $bonus }
aurora-at = Aurora at { $quay }
of-limit = { $hidden } of { $limit }
loot = Loot
held = Held
score = Points
board-of-automa = { $hard ->
    [yes] The Automa, hard
   *[no] The Automa
    }
most-stored = { $most } of each Resource at most
crew-of = { $crew } of { $most }
contaminated = { $count } ({ $standing } standing)
cards-to-come = { $count } Action cards to come
revealed = Revealed: { $cards }
none-revealed = Revealed: none yet

## The pictures in words

sentence = { $text }.
alt-round = Last Aurora, round { $round } of { $last }, { phase }.
alt-round-over = Last Aurora, round { $round } of { $last }.
alt-ship = The Aurora is on { $track } at { $quay }, sails from { $last }.
alt-storm = Heavy Snowstorm.
alt-race = Race: space, to go, Fuel/Food/Ammo/Fame.
alt-racer = { $rank }: { $player } ({ $mark }) at { $space }
alt-out = { $player } is out.
alt-enemies = Enemies: { $enemies }.
alt-enemies-aimed = Enemies, aimed at { area }: { $enemies }.
alt-enemy-in-region = { $number } in Region { $region }
alt-enemy = { $enemy } Region { $region }, { $left } of { $all } left
alt-enemy-and-targets = { alt-enemy }, Target counters { $targets }
alt-zone = Zone: { $slots }.
alt-enemy-card = { $name } (Enemy)
alt-blocks = { $blocks }
alt-block-twice = { $block }, twice
alt-waypoints = Waypoints: { $waypoints }.
alt-closed = Closed: { $ways }.
alt-tunnel = tunnel { $space }
alt-mine = Land Mine { $way }.
alt-regions = Regions: { $regions }.
alt-deck = The Exploration Zone: { cards-left }.
alt-deck-of-period = The Exploration Zone: { deck-of-period }.
alt-slot = { $slot }, cost { $cost }: { $card }.
alt-slot-and-bonus = { $slot }, cost { $cost }: { $card }; Bonus: { $bonus }.
alt-convoy = The Convoy of { $player } ({ $mark }){ $acting ->
    [yes] , whose turn it is
   *[no] { "" }
    }: { $place }, at { $space }.
alt-counts = Fuel { $fuel }, Food { $food }, Ammo { $ammo }, Fame { $fame }, Fury { $fury }{ $special ->
    [yes] { " " }with the Special ability
   *[no] { "" }
    }, cards { $hidden } of { $limit }, speed { $speed }, tows { $towing }, free hitches { $free }.
alt-without = { $count } empty
alt-survivors = Survivors: { $zones }.
alt-held = Held: { $cards }.
alt-score = Points: { $parts }.
alt-automa = { $hard ->
    [yes] The Automa, hard
   *[no] The Automa
    }{ $acting ->
    [yes] , whose turn it is
   *[no] { "" }
    }{ $scored ->
    [yes] { " " }with { $points } points
   *[no] { "" }
    }, at { $space }. Fuel { $fuel }, Food { $food }, Ammo { $ammo }, Fame { $fame }, { $survivors ->
    [one] { $survivors } Survivor
   *[other] { $survivors } Survivors
    }, contaminated { $contaminated } ({ $standing } standing), Objects and Loot { $cards }. Counter on column { $column }. Covered or damaged boxes by row: { $rows }. Action cards to come { $coming }, revealed { $revealed }.

## How everybody stands, in the panel

panel-round = **Round { $round }** of { $last } · { phase }
panel-acts = **{ $player }** acts
panel-ship = **Aurora** { $track } at { $quay }
panel-storm = **Heavy Snowstorm** · Trucks 2 slower, no Shortcuts
panel-enemy = { $enemy } { $left } left
panel-enemies = **Enemies** { $enemies }
panel-enemies-aimed = **Enemies** { $enemies } · aim: { area }
panel-deck = Deck { $deck }
panel-deck-of-period = Deck { $deck }, period { $period } on top
panel-objects = Objects { $count }
panel-common = Common pile { $count }
panel-at = at { $space }
panel-turn-at = { $turn } at { $space }
panel-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
panel-speed = speed { $speed }
panel-survivors = Survivors { $survivors }, { $contaminated } contaminated

## The whole table in words

table-now = **Round { $round }** { phase }. Aurora { $track } at { $quay }.
table-now-acting = **Round { $round }** { phase }, { $player } acts. Aurora { $track } at { $quay }.
table-storm = **Heavy Snowstorm** Every Truck is 2 slower, and nobody can use a Shortcut.
table-route = **Route** { $regions }
table-shortcuts = **Shortcuts** { $shortcuts }
table-shortcut-closed = { $way } closed
table-waypoints = **Waypoints** { $waypoints }
table-tunnels = **Closed tunnels** { $tunnels }
table-mine = **Land Mine** on { $way }
table-enemies = **Enemies**
table-enemies-aimed = **Enemies** The top Outcome card aims at { area }.
table-enemy = - { $enemy }: { $filled } of { $all } filled, left: { $left }
table-enemy-and-targets = { table-enemy }; Target counters { $targets }
table-decks = **Decks** { $stock }
table-zone = **Exploration Zone** { $stock }
table-put-back = marked cards put back { $numbers }
table-objects = Objects { $objects }, discards { $discards }
table-slot = - { $slot }, cost { $cost }: { $card }
table-slot-and-bonus = - { $slot }, cost { $cost }: { $card } · Bonus: { $bonus }
table-card = { $name } ({ $kind ->
    [location] location
    [survivor] survivor
    [encounter] encounter
    [truck] truck
    [trailer] trailer
    [device] device
   *[enemy] ENEMY
    }): { $content }
table-ambush = { $enemy }, Ambush { $ambush }
table-numbers = -# Each: Fame/Fury/Fuel/Food/Ammo/hidden cards/speed/towing
table-out = { $player } is out of the game.
table-at = { $turn } at { $space }
table-came = { $turn } at { $space } from { $start }
table-special = { $number } (Special on)
table-cards = cards { $hidden } of { $limit }
table-towing = tows { $towing }
table-towing-free = tows { $towing }, { $free } free
table-choosing = chooses from { $count ->
    [one] { $count } Loot card
   *[other] { $count } Loot cards
    }
table-keeping = keeps { $count ->
    [one] { $count } Loot card
   *[other] { $count } Loot cards
    }
table-held = held { $cards }
table-automa = **{ $hard ->
    [yes] The Automa, hard
   *[no] The Automa
    }** { $place }, Fame { $fame }, Fuel { $fuel }, Food { $food }, Ammo { $ammo }, Survivors { $survivors } of 6, contaminated { $contaminated } ({ $standing } standing), Objects and Loot { $cards }
table-rows = - Counter on column { $column }. Rows: { $rows }
table-row-codes = -# X covered or damaged, w Weapon, sp speed, - plain
table-actions = - Action cards: { $coming } face down; revealed: { $revealed }

## What only one seat may know

watching = You are watching this table. Only players see hidden cards.
lost = Your Convoy is lost.
lost-and-out = Your Convoy is lost. You are out of the game, and the others play on without you.
hand = **Your hidden cards** · { $count } of { $limit }
hand-empty = -# None yet. Objects and Special Loot go here.
hand-loot = **Loot to choose from** · { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }, keep one
hand-kept = **Loot you keep** · in play when the firing is over
hand-card = - **{ $name }** · { $windows } · { $playable ->
    [yes] **now**
   *[no] not now
    }
hand-card-does = { "  " }{ CAPITAL($does) }
hand-active = **Active** · { $crew }
hand-nobody-active = **Active** · nobody
hand-crew = -# **Crew**, here or under **More**, shows what each of them can do.
window = { $window ->
    [exploration] Exploration
    [rest] Rest
    [movement] Movement
    [fire] Fire
    [end] counted at the end
   *[reaction] when it happens
    }

# Pages to look up

pile-common = **Common pile** · { $count }
pile-kind = { $kind ->
    [truck] Trucks
    [trailer] Trailers
    [device] Devices
    [survivor] Survivors
    [location] Locations
    [encounter] Encounters
    [event] Events
    [enemy] Enemies nobody defeated
    [object] Objects
   *[special] Special Loot
    }
pile-start-part = { $name } ({ colour }'s)
pile-defeated = **Defeated Enemies** · { $cards }
pile-discards = **Object discards** · { $cards }
crew-in-zone = **In the Zone**
no-crew = No Survivors are in play.
convoy = **Your Convoy** · speed { $speed }, tows { $towing }
convoy-box = box { $number }: { $holds }
holds-nothing = empty
place-truck = Truck
place-trailer = Trailer { $number }
place-above-truck = above the Truck
place-above-trailer = above Trailer { $number }

## The signs, each with what it means

signs-road = The road
signs-shortcuts = Shortcuts
signs-counters = Counters
signs-boxes = Boxes of Convoy cards
signs-others = Survivors and Enemies
signs-alt = Signs in the pictures. { $signs }.
sign-convoy = A truck with a mark
    .means = a Convoy; shape, colour and letter are its player's
sign-turn = An arrow of embers
    .means = whose turn it is
sign-driven = A star of light
    .means = who has just driven
sign-drive = A dashed track
    .means = the last drive of a Convoy
sign-drive-start = A hollow shape
    .means = where that drive began
sign-last-quay = A flag in squares
    .means = where the Aurora lies in the last round
sign-early-ship = A pennant on a red ship
    .means = the Aurora casts off early
sign-enemy = A wolf's head
    .means = an Enemy, with its number
sign-mine = A spiked ball
    .means = the Land Mine

sign-rough = A zigzag
    .means = a Rough Shortcut
sign-needs-tracks = A caterpillar track
    .means = Tracks are needed
sign-snow = A dashed line
    .means = a Shortcut that snow will close
sign-avalanche = A mountain
    .means = Avalanche: it closes once crossed
sign-harm = A red line
    .means = it harms the Convoy that takes it
sign-damage = A cross
    .means = Damage
sign-closed = A struck mountain
    .means = closed for good
sign-contamination = Three blades
    .means = Contamination
sign-storm = A snowflake
    .means = a storm: no Shortcut can be used

sign-fuel = A drop
    .means = Fuel
sign-food = A tin
    .means = Food
sign-ammo = Cartridges
    .means = Ammo
sign-object = A question mark
    .means = an Object
sign-survivor = A head
    .means = a Survivor
sign-fame = A star
    .means = Fame
sign-fury = A flame
    .means = Fury
sign-special = A flame with a star
    .means = the Special ability is on
sign-hidden-cards = Two cards
    .means = hidden cards, of how many
sign-speed = Two arrowheads
    .means = speed
sign-towing = A hook
    .means = how many Trailers the Truck tows

sign-any-box = Bare
    .means = anything
sign-survivor-box = A faint head
    .means = a Survivor only
sign-stores-box = A faint drop and tin
    .means = Fuel or Food only
sign-armour-box = A shield
    .means = armour
sign-weapon-box = A gun and a number
    .means = a Weapon and its damage
sign-tracks-box = A caterpillar track
    .means = Tracks
sign-locker-box = +1
    .means = room for one more hidden card
sign-maker-box = A plus and a counter
    .means = makes one at the end of a round
sign-fame-box = A star and a number
    .means = Fame at the end
sign-per-box = A star and a counter
    .means = Fame at the end for each, so many at most
sign-pay-box = A counter and a number
    .means = spent for so much damage
sign-turbo-box = A counter and an arrow
    .means = burnt for speed
sign-automa-speed = Two arrows
    .means = speed of the Automa

sign-able-survivor = A bright hexagon
    .means = who can act, and their skill
sign-unable-survivor = A dull hexagon
    .means = who cannot now
sign-filled-box = A tick
    .means = a Defence box that is filled
sign-target = Crosshairs
    .means = a Target counter, where it is filled

## The words that icons mark: every form, separated by "|"

icon-fuel = Fuel
icon-food = Food
icon-ammo = Ammo
icon-object = Object | Objects
icon-survivor = Survivor | Survivors
icon-damage = Damage
icon-contamination = Contamination
icon-fame = Fame
icon-fury = Fury
icon-weapon = Weapon | Weapons
icon-armour = Armour | armour:
icon-land-mine = Land Mine
icon-enemy = Enemy | Enemies
icon-shortcut-avalanche = an avalanche
icon-tracks = Tracks
