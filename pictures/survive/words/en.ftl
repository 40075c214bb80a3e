# The pictures of Survive!, and the table in words. An alt text has 1024 characters for all of it, and
# what stands in a picture has room for a few words. $kind is a colour, or the Original Zombie.

## Things

kind = { $kind ->
    [original] Original
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [green] Green
   *[white] White
    }
element = { $element ->
    [crops] Crops
    [water] Water
    [wood] Wood
   *[rock] Rock
    }
size = { $size ->
    [basic] Basic
    [improved] Improved
   *[fortified] Fortified
    }
short-place = { $token ->
    [prairie] Prairie
    [lake] Lake
    [forest] Forest
    [rocky] Rocky
    [mountain] Mountain
    [city] City
   *[graveyard] Graveyard
    }
unexplored = unexplored
white-meteorite = White Meteorite
dark-meteorite = the dark Meteorite
named-zombie = { kind } Zombie
a-vampire = the Vampire
coloured-defense = { kind } { size } Defense
coloured-coffin = { kind } Coffin
some-crates = { $crates ->
    [one] a Crate
   *[other] { $crates } Crates
    }
drops = { $drops ->
    [one] { $drops } Drop
   *[other] { $drops } Drops
    }
months = { $months ->
    [one] { $months } Month
   *[other] { $months } Months
    }
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }
crates = { $crates ->
    [one] { $crates } Crate
   *[other] { $crates } Crates
    }
cubes = cubes { $cubes }
progress = progress { $progress } of 60
element-number = { element } { $number }
place-number = { $place } { $number }
kind-at = { kind } { $space }
coffin-at = { kind } at { $space }
game-master = Game master
no-colour = no colour yet
off-board = off the board
stuck = stuck
no-roll = no roll yet
rolled = rolled { $roll }
zombies = Zombies
vampire = Vampire

## Covers and titles

cover = A burning meteorite falls over dark hills; in a small village one window is lit.
table = The table
going = Where you can go

## In the picture

before-start = Before the start
round = Round { $round }
of-rounds = of { $rounds }
over = The game is over
everybody-picks = Everybody picks a colour
rolls = rolls
start = start
month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
    }
in-reach = in reach
only-with-attack = only with an attack
moved = moved
new = new
role-zombies = the Zombies
role-vampire = the Vampire, { $space }
role-vampire-off = the Vampire, off the board
role-human = { kind }
role-human-at = { kind }, { $space }{ $stuck ->
    [yes] , stuck
   *[no] { "" }
    }
counted-months = { $months ->
    [one] Month
   *[other] Months
    }
of-6-here = { $count } of 6 here
of-6-home = { $count } of 6 home
loose = { $count } loose
saved = { $count } saved
of-60 = of 60
bank = Bank
of-crates = of { $crates }
bag = Bag

## How everybody stands, in the panel

panel-before-start = **Before the start** · last dawn after round { $round }
panel-round = **Round { $round }** of { $last } · { $left ->
    [0] the last round
    [one] last dawn in { $left } round
   *[other] last dawn in { $left } rounds
    }
panel-over = **The game is over.** All hands are open.
panel-turn = **Turn** { $player } · { $roll }
panel-to-move = -# Zombies to move: { $zombies }
panel-zombies = Zombies { $count } of 6, on City { $home } of 6
panel-drops = { $drops } of { $most } Drops
panel-coffins = Coffins { $loose } loose, { $saved } of 5 saved
panel-months = { months } of { $most }
panel-bank = **Bank** { $elements }
panel-crates = **Crates** { $left } of { $all } left
crates-lying = lying at { $spaces }
panel-bag = **Bag** { $count }
panel-villages = Villages: { $colours }
panel-cubes = -# cubes in stock: Basic/Improved/Fortified
panel-offer = **Offer** { $player } gives { $other } { cards } for { $takes }.
panel-calls = **Calling the end** { $players }

## The picture in words

alt-everybody-picks = Everybody picks a colour. Survive!, last dawn after round { $round }.
alt-over = The game is over.
alt-turn = Turn: { $player }, { $roll }.
alt-moved = Moved { $moves }.
alt-moves-together = { $starts } to { $end }
alt-new = New at { $spaces }.
alt-reach = Can go to { $spaces }.
alt-contested = With an attack { $spaces }.
alt-to-move = To move: { $zombies }.
alt-all-to-move = To move: all Zombies.
alt-round = Survive!, round { $round } of { $last }.
alt-humans = Humans: space, Months, cards, Crates, cubes, Defenses.
alt-humans-over = Humans: space, Months, Crops/Water/Wood/Rock, Crates, cubes, Defenses, progress.
alt-human = { kind } { $space }{ $stuck ->
    [yes] { " " }stuck
   *[no] { "" }
    }
alt-defenses-of-size = { size } { $spaces }
alt-defenses = Defenses { $defenses }
alt-zombies = Zombies { $count } of 6, on City { $home }: { $count ->
    [0] none
   *[other] { $places }
    }.
alt-vampire = Vampire { $space }, { drops }.
alt-vampire-off = Vampire off the board, { drops }.
alt-coffins = Coffins: { $places } ({ $saved } saved, { $loose } loose).
alt-meteorite = Meteorites: white { $white }.
alt-meteorites = Meteorites: white { $white }, dark { $dark }.
alt-crates = Crates at { $spaces }.
alt-places = Places{ $bag ->
    [0] { "" }
   *[other] , + in the bag
    }: { $places }; Villages { $villages }.
alt-bank = Bank { $elements }; Crates { $crates }.
alt-going = Where you can go: { $spaces }. { $picture }

## The whole board in words

board = **The board** · columns A to G, rows 1 to 7
nobody-anywhere = Nobody has been anywhere yet.
all-else = All else is unexplored: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
    }.
closed = **Closed** { $space }, because of the dark Meteorite: nobody can pass it or stop there.
last-moved = **Last moved** { $moves }
move = { $start } to { $end }
news = **New** { $spaces }
reach = **In reach** { $spaces }
reach-nothing = **In reach** nothing; only with an attack: { $contested }
reach-and-contested = { reach }; only with an attack: { $contested }
coffins = **Coffins** { $coffins }
coffins-saved = saved { $coffins }
coffins-loose = loose { $coffins }

## What only one seat may know

watching = You are watching this table. Only players have hands.
no-hand-yet = You hold no cards yet. First everybody picks a colour.
your-hand = **Your hand** · { cards }
element-held = { element } **{ $number }**
act = { $act ->
    [basic] a Basic Defense
    [improved] an Improved Defense
    [fortified] a Fortified Defense
    [attack-zombie] an attack on a Zombie
   *[attack-vampire] an attack on the Vampire
    }
pays-for = **It pays for** { $acts }
pays-for-nothing = **It pays for** nothing yet
if-attacked = **If you are attacked**
if-attacked-sheltered = **If you are attacked** Nobody can reach you: { $shelter ->
    [meteorite] the Meteorite lies on you
    [defense] your Defense stands here
    [village] you are in a Village
   *[peace] no Monster ends here
    }.
attacker = { $sheltered ->
    [yes] Elsewhere,{ " " }
   *[no] { "" }
    }{ $monster ->
    [zombie] a Zombie
   *[vampire] the Vampire
    }
defends = - { attacker }: you pay { $cost } to fend it off
cannot-defend = - { attacker }: you cannot fend it off { $loses ->
    [0] but lose no cards
   *[other] and lose { $loses } of { $cards } cards
    }
your-offer = **Your offer** to { $player }: { $give } for { $take }
offer-to-you = **An offer** from { $player }: you get { $give } for { $take }

# Monsters

your-zombies = **Your Zombies** · { $count } of 6, on City { $home }
no-zombies = You have none on the board. Roll SURVIVE! to bring back the Original.
zombies-missing = **Zombies still missing**
your-vampire = **The Vampire** · at { $space } · { drops }
your-vampire-off = **The Vampire** · off the board until a SURVIVE! · { drops }
your-coffins-saved = Coffins saved: { $coffins }
your-coffins-loose = Coffins to save: { $coffins }
coffins-missing = **Coffins still missing**
way = - { kind }: { $village }
way-or-attack = { way }; or attack { $player } at { $space }{ $sheltered ->
    [yes] , sheltered now
   *[no] { "" }
    }
village-unknown = Village not found yet
village-dark = Village { $space }, under the Meteorite
village-occupied = Village { $space }, occupied now
village-for-zombies = Village { $space }{ $walls ->
    [0] { "" }
    [one] { "" }
   *[other] , { $walls } Zombies together
    }
village-for-vampire = Village { $space }, { $drops ->
    [0] free
   *[other] { drops }
    }

# What is missing

win-zombies = **To win** bring { $short } more to Zombie City by the end of your turn
win-vampire = **To win** { $coffins ->
    [0] { "" }
    [one] place { $coffins } more Coffin,{ " " }
   *[other] place { $coffins } more Coffins,{ " " }
    }{ $drops ->
    [0] gain a Drop,{ " " }
   *[other] { "" }
    }land on the Graveyard
win-human = **To win** { landing }
win-human-months = **To win** gain { more-months }, then { landing }
win-human-elements = **To win** get { $elements }, then { landing }
win-human-both = **To win** gain { more-months }, get { $elements }, then { landing }
more-months = { $months ->
    [one] { $months } more Month
   *[other] { $months } more Months
    }
landing = land on the { $village } ({ home })
home = { $space ->
    [unknown] not found yet
   *[other] { $space }
    }

# Pages to look up

no-move = You have no move to make now.
where-to-go = **Where you can go** · { $roll } rolled
zombie-from = { named-zombie }, from { $space }
cost-build = **Build** · at the end of your turn, where you stand
cost = - { $pays ->
    [yes] ✓{ " " }
   *[no] { "" }
    }{ $act ->
    [basic] Basic Defense
    [improved] Improved Defense
    [fortified] Fortified Defense
    [attack-zombie] Attack on a Zombie
    [attack-vampire] Attack on the Vampire
    [defend-zombie] Fend off a Zombie
   *[defend-vampire] Fend off the Vampire
    }: { $cards }
cost-of-defense = { cost } · { months } · { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
    }
cost-where =
    -# Basic on Elements and Villages. On a Village, Improved then replaces Basic, and
    -# Fortified replaces Improved.
cost-attack = **Attack** · each time you attack
cost-defend = **Fend off** · each time; I pay for you
cost-swap = **Swap** 3 cards of one element for 1 of another
cost-crate = **Crate** 1 Month each
cost-ticks = -# ✓ your hand pays for it now
goal-human = **Human** Gain twelve Months and a card of each element, then land on your Home Village.
goal-zombie = **Zombies** Have all six on Zombie City when your turn ends.
goal-vampire = **Vampire** Land on the Graveyard with all five Coffins and a Drop.
goal-dawn = -# After round { $round } the highest progress wins (60 at most).
goal-progress = **Progress** { $progress } of 60
goal-on-board = - On the board: { $count } of 6
goal-on-city = - On Zombie City: { $count } of 6
goal-coffins = - Coffins: { $placed } of 5 on the board, { $saved } of 5 saved
goal-drops = - Drops: { $drops }
goal-months = - Months: { $months } of { $most }
goal-elements = - Elements: { $count } of 4{ $count ->
    [0] { "" }
   *[other] { " " }({ $elements })
    }
goal-home = - Home Village: { home }

## The words that icons mark: every form, separated by "|"

icon-red = Red
icon-blue = Blue
icon-yellow = Yellow
icon-green = Green
icon-white = White
icon-crop = Crop | Crops
icon-water = Water
icon-wood = Wood
icon-rock = Rock
icon-zombie = Zombie | Zombies
icon-vampire = Vampire
icon-meteorite = Meteorite | White Meteorite
icon-crate = Crate | Crates
icon-defense = Defense | Defenses
icon-blood-drop = Blood Drop | Blood Drops
icon-coffin = Coffin | Coffins
