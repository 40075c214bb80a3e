# Survive!
#
# Sentences that are told end with a full stop. A label has at most 80 characters, a detail 100, and
# what everybody may know of a secret question 160, without a full stop. CAPITAL(zombie) is the text
# with a capital first letter.
#
# Glossary: one word for one thing.
#
# Human          a player who looks for the way home; each has a colour
# Zombies        the six pieces of the Zombie player: the Original and one of each colour
# Vampire        the one piece of the Vampire player; "it"
# Monster        a Zombie or the Vampire
# space          a square of the board, such as D4
# place          what lies on a space: a Prairie, a Lake, a Village, Zombie City, ...
# element        Crops, Water, Wood or Rock; a card has one
# Bank           the four piles of element cards
# Month          a Human needs twelve of them
# Defense        Basic, Improved or Fortified: worth 1, 2 or 3 Months (the rulebook's spelling)
# Village        a place that only one colour calls home: the Home Village
# Crate          falls from the sky, or is won by an attack; worth 1 Month
# Meteorite      the White one marks the start; the dark one falls
# attack         pay to hit somebody on your space; Zombies attack without paying
# fend off       pay cards when a Monster attacks you or sucks your blood (the rules: defend)
# Blood Drop     what the Vampire pays with
# Coffin         the Vampire has to save all five in the Graveyard
# stuck          under the dark Meteorite, unable to move
# last dawn      the end of the last round
# progress       how far a player has come, out of 60

## Things

colour = { $colour ->
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
element-cards = { $count } { $element ->
    [crops] { $count ->
        [one] Crop
       *[other] Crops
        }
    [water] Water
    [wood] Wood
   *[rock] Rock
    }
cards = { $cards }
no-cards = no cards
size = { $size ->
    [basic] Basic
    [improved] Improved
   *[fortified] Fortified
    }
token = { $token ->
    [prairie] Prairie
    [lake] Lake
    [forest] Forest
    [rocky] Rocky Landscape
    [mountain] Mountain
    [city] Zombie City
    [graveyard] Vampire Graveyard
    [village-red] Red Village
    [village-blue] Blue Village
    [village-yellow] Yellow Village
    [village-green] Green Village
   *[village-white] White Village
    }
found-token = { $token ->
    [prairie] a { token }
    [lake] a { token }
    [forest] a { token }
    [rocky] a { token }
    [mountain] a { token }
    [city] { token }
   *[one] the { token }
    }
found-terrain = { $token ->
    [prairie] a prairie
    [lake] a lake
    [forest] a forest
    [rocky] a rocky landscape
   *[mountain] a mountain
    }
wall = { $size ->
    [basic] a plain wall
    [improved] a better wall
   *[fortified] a fortress
    }
months-behind = { $months ->
    [0] no months
    [one] one month
   *[other] { SPELL($months) } months
    }
# What a player still needs to win: "Ada still needs two months".
still-needs = { $role ->
    [human] { $count ->
        [0] nothing but the way home
        [one] one month
       *[other] { SPELL($count) } months
    }
    [vampire] { $count ->
        [one] one Coffin
       *[other] { SPELL($count) } Coffins
    }
   *[zombie] { $count ->
        [0] one quiet night
        [one] one Zombie in the city
       *[other] { SPELL($count) } Zombies in the city
    }
    }
players = { $players }
zombie = the { $zombie ->
    [original] Original
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [green] Green
   *[white] White
    } Zombie
the-zombie = { CAPITAL(zombie) }
the-vampire = The Vampire

## Cards between the Bank and the hands

gathers = { $player } { $how ->
    [taking] takes
   *[collecting] collects
    } { $cards }.
gathers-rest = { $player } { $how ->
    [taking] takes
   *[collecting] collects
    } { $cards }, the last in the { element } pile.
gathers-nothing = The { element } pile is empty, so { $player } { $how ->
    [taking] takes
   *[collecting] collects
    } nothing.

## A Human's turn

forfeits = { $player } has nowhere to go and forfeits the turn.
forfeits-held = { $player } is stuck under the Meteorite and forfeits the turn.
goes = { $who } goes from { $start } to { $end }.
go-where = You rolled { $roll }. Where do you go?
about-moving = { $player } rolled { $roll } and chooses where to go
unexplored = unexplored
place-to-attack = { token }: attack the Monsters there
place-to-attack-zombie = { token }: attack a Zombie for { $cost }
place-to-attack-vampire = { token }: attack the Vampire for { $cost }
place-of-cards = { token }: { $cards }
place-home = { token }, your home
with-crate = { $place }, plus { some-crates }
what-else = What else do you want to do this turn?
about-end-of-turn = { $player } is at { $space } and chooses what else to do this turn
end-turn = End the turn

## Discoveries

# Who discovers: a player, or a Monster. Of places that a game has only once each, the book tells as
# the log does.
finder = { $finder ->
    [player] { $player }
    [vampire] the Vampire
   *[zombie] { zombie }
    }
finder-first = { $finder ->
    [player] { $player }
   *[other] { CAPITAL(finder) }
    }
finder-book = { $finder ->
    [player] { CAPITAL($player) }
   *[other] { finder }
    }
discovers = { discovers.short } { $line }
    .short = { finder-first } discovers { found-token } at { $space }.
    .book = { CAPITAL(finder) } finds { found-terrain }.
    .book-2 = { CAPITAL(finder) } arrives at { found-terrain }.
    .book-3 = Then { finder-book } finds { found-terrain }.
    .book-4 = { CAPITAL(finder) } reaches { found-terrain }.
    .book-5 = There is { found-terrain } in front of { finder-book }.
    .book-6 = { CAPITAL(finder) } goes on to { found-terrain }.
    .scene = { $line }
# A Village is found: the book says who wants to get there.
finds-village = { $own ->
    [1] { finder-first } has come home to { found-token }, too early
   *[0] { finder-first } finds { found-token }, { $whose ->
        [0] which is nobody's home
       *[other] where { $whose } wants to be
    }
    }.
discovers-landmark = { discovers-landmark.short } { $line }
    .short = { finder-first } discovers { found-token } at { $space }.
    .heading = { CAPITAL(finder) } discovers { found-token }
    .book = { discovers-landmark.heading }.
    .scene = { $line }
builds-free = { gets-free-defense } and now has { months }.
    .short = { gets-free-defense }.
    .book = { builds.book }
    .book-2 = { builds.book-2 }
    .heading = { builds.heading }
gets-free-defense = { $player } gets a free { size } Defense at { $space }
none-in-stock = { $player } has no { $best ->
    [improved] Improved or Basic
   *[basic] Basic
    } Defense left to build at { $space }.
spat-out = The Graveyard spits { zombie } out, back to Zombie City, { $city }.
    .heading = The Graveyard spits { zombie } out, back to Zombie City
    .book = { spat-out.heading }.

## Defenses

build = { $size ->
    [basic] Build a { size } Defense
    [improved] Upgrade to an { size } Defense
   *[fortified] Upgrade to a { size } Defense
    }
build-worth = Pay { $cost }: the Defense at { $space } is worth { months }
builds = { pays-for-defense } and now has { months }.
    .short = { pays-for-defense }.
    .book = With { wall }, { $player } has come through { months-of-twelve }.
    .book-2 = { CAPITAL($player) } puts up { wall }. That is { months-of-twelve }.
    .heading = { $player } has come through { months-behind }
# A player is ahead of the others with three, six, nine or twelve months, and they have these.
is-ahead = With { $means }, { $player } has come through { months-of-twelve }. { $behind }.
has-months = { $players } { $count ->
    [one] has
   *[other] have
    } { $months ->
    [0] none
   *[other] { SPELL($months) }
    }
crates-from-sky = { few-crates } from the sky
months-of-twelve = { $months ->
    [12] all twelve months. There is only the way home left
   *[other] { SPELL($months) } of the twelve months
    }
# The titles of the book's chapters: how many months the first player has left.
leg = { $left ->
    [0] The way home
   *[other] { CAPITAL(SPELL($left)) } months to go
    }

pays-for-defense = { $player } pays { $cost } to { $size ->
    [basic] build a { size } Defense at { $space }
   *[other] upgrade the Defense at { $space } to { size }
    }
months = { $months ->
    [0] no Months
    [one] { $months } Month
   *[other] { $months } Months
    }

## Humans attacking, and being attacked

attack-whom = Who do you want to attack?
attack-whom-else = Who else do you want to attack?
about-attacking = { $player } meets Monsters at { $space } and chooses who to attack
about-attacking-again = { $player } has attacked at { $space } and chooses whether to attack again
enough = Stop attacking
attack-no-more = No other attack this turn.
attack-for-drop = Pay { $cost }: the Vampire loses 1 Blood Drop.
attack-for-crate = Pay { $cost }: destroy it and gain 1 Crate.
attack-for-nothing = Pay { $cost }: destroy it, but gain no Crate.
human-attacks-vampire = { $player } pays { $cost } to attack the Vampire.
    .heading = { CAPITAL($player) } attacks the Vampire
    .book = { human-attacks-vampire.heading }.
    .book-2 = { CAPITAL($player) } rushes at the Vampire.
    .book-3 = { CAPITAL($player) } goes for the Vampire.
human-attacks-zombie = { $player } pays { $cost } to attack { zombie }.
    .heading = { CAPITAL($player) } attacks { zombie }
    .book = { human-attacks-zombie.heading }.
    .book-2 = { CAPITAL($player) } rushes at { zombie }.
    .book-3 = { CAPITAL($player) } goes for { zombie }.
defends = { $player } pays { $cost } to fend it off.
    .book = { $player } fights it off.
    .book-2 = { $player } pays and gets away.
    .book-3 = { $player } holds out.
cannot-defend = { $player } cannot fend it off and loses { $lost }.
    .book = { $player } has nothing to fight back with.
    .book-2 = { $player } gets away with half a pack.
    .book-3 = Half of what { $player } had is gone.
cannot-defend-with-few = { $player } cannot fend it off but has too few cards to lose any.
    .book = { cannot-defend.book }
    .book-2 = { cannot-defend.book-2 }
    .book-3 = { cannot-defend.book-3 }

## Trades and swaps

swap = Swap { $given } for { $wanted }
swaps = { $player } swaps { $given } for { $wanted }.
offer-trade = Offer { $player } a trade
has-to-trade = { $player } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }.
replaces-offer = This replaces your offer to { $player }.
ends-offer = Your offer to { $player } lapses.
give-what = What do you offer { $player }?
take-what = What do you want from { $player } in return?
one-number-each = Pick one number for each element.
hold-only = They have only { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }.
never-mind = Never mind
no-offer = You make no offer.
offers = { $player } offers { $other } a trade: { gives-cards } for { asks-cards }.
offers-cards = { $player } offers { $gives } for { $asks }.
offers-you = { $player } offers you { $gives } for { $asks }. Do you accept?
about-offer = { $player } may answer { $other }'s offer: { gives-cards } for { asks-cards }
gives-cards = { $gives ->
    [one] { $gives } card
   *[other] { $gives } cards
    }
asks-cards = { $asks ->
    [one] { $asks } card
   *[other] { $asks } cards
    }
accept = Accept
accept-swap = Pay { $asks }: gain { $gives }.
refuse = Refuse
refuse-keep = You keep your cards.
refuse-spent = { $player } no longer has those cards.
refuse-not-held = You don't have the cards for this trade.
refuses = { $player } refuses { $other }'s offer.
accepts = { $player } accepts: { $other } gives { gives-cards } and { $player } gives { asks-cards }.

## Setup

which-colour = Which colour do you want? The Village of that colour is your home.
plays-colour = { $player } plays { colour }.
white-lies = { white-lies.short } { $line }
    .short = The White Meteorite lies on { $space }.
    .news = Everybody starts beside the White Meteorite, on { $space }.
    .scene = A white Meteorite lies in the grass. { $line }
wakes = { $player }: { $line }
    .book = { $player }.
    .scene = { $line }
city-stands = Zombie City stands at { $city }, and something has already left it.
    .book = Zombie City is out there, and something has already left it.
begins = { begins.short } If nobody wins before that, the game ends with the last dawn, after round { $round }.
    .short = { $player } goes first.
    .book = { $player } goes first.

## Dice

game-master = The game master
rolls = Round { $round }: { $player } rolls { $face }.
    .short = { $player } rolls { $face }.
rolls-survive = Round { $round }: { $player } rolls SURVIVE! and does not move.
    .short = { $player } rolls SURVIVE!
no-piece = { $player } has no piece on the board, so nothing moves.
highest-roll = Highest roll, where SURVIVE! counts 0: { $rolls }.
rolled = { $player } { $face }
rolled-next = { $before }, { $player } { $face }
rolled-again = { $before }; they tie and roll again: { $player } { $face }
coordinates = The coordinate dice show { $letter } and { $number }.
    .news = { "" }
coordinates-and-coin = After SURVIVE!, the coordinate dice show { $letter } and { $number }; the coin shows { $coin }.
nothing-happens = Nothing falls, because the dice name no space. { $line }
    .book = { $line }

## The Meteorite

meteorite-lands = { meteorite-lands.short } { $line }
    .short = The dark Meteorite lands on { $space }.
    .heading = The dark Meteorite comes down
    .book = { meteorite-lands.heading }.
    .book-2 = Another stone.
    .book-3 = Then the whistling starts again.
    .book-4 = Look up: the dark stone.
    .scene = { $line }
meteorite-leaves = { meteorite-leaves.short } { $line }
    .short = The dark Meteorite leaves the board.
    .heading = The dark Meteorite is gone
    .book = { meteorite-leaves.heading }.
    .book-2 = No more dark stone.
    .book-3 = The road is clear again.
    .scene = { $line }
under-meteorite = { $player } is under it, { $count ->
    [0] has no cards to lose
   *[other] loses { $cards }
    } and is stuck.
    .book = { $player } lies under it and is stuck.
beside-meteorite = { $player } is next to it { $count ->
    [0] but has too few cards to lose any
   *[other] and loses { $cards }
    }.
coffin-destroyed = The { colour } Coffin is destroyed.
    .heading = The { colour } Coffin is destroyed
    .book = { coffin-destroyed.heading }.
defense-destroyed = { defense-destroyed.short } { $player } now has { months }.
    .short = The Meteorite destroys { $player }'s { size } Defense, which goes back to stock.
    .book = A wall of { $player }'s is gone, which leaves { months-behind }.
    .book-2 = So much for { $player }'s wall: back to { months-behind }.
    .book-3 = There goes { $player }'s wall. Only { months-behind } to show for all that.
crates-crushed = The Meteorite crushes { $count ->
    [one] a Crate
   *[other] { $count } Crates
    } at { $space }.
    .book = The Meteorite crushes { $count ->
        [one] a crate
       *[other] { SPELL($count) } crates
        }.

## Crates

nothing-falls = No Crates are left, so nothing falls.
meteorite = the { $meteorite ->
    [white] White
   *[dark] dark
    } Meteorite
crate-on-meteorite = { crate-on-meteorite.short } { $line }
    .short = A Crate lands on { meteorite } at { $space } and is lost.
    .book = A crate lands on { meteorite } and is lost.
    .scene = { $line }
crate-on-token = { crate-on-token.short } { $line }
    .short = A Crate lands on { found-token } at { $space } and is lost.
    .book = A crate lands on { found-token } and is lost.
    .scene = { $line }
crate-on-village = { crate-on-village.short } { $line }
    .short = A Crate lands on the { token } at { $space }, which is nobody's home, and is lost.
    .book = A crate lands on the { token }, which is nobody's home, and is lost.
    .scene = { $line }
crate-among-monsters = { crate-among-monsters.short } { $line }
    .short = A Crate lands on { $space }, where a Monster stands, and is lost.
    .book = A crate lands where a Monster stands and is lost.
    .scene = { $line }
crate-beside-defense = { crate-beside-defense.short } { $line }
    .short = A Crate lands on { $space }, where { $player } has a Defense.
    .book = A crate lands where { $player } has a Defense.
    .scene = { $line }
crate-on-home = { crate-on-home.short } { $line }
    .short = A Crate lands on { $space }, { $player }'s Home Village.
    .book = A crate lands on { $player }'s Home Village.
    .scene = { $line }
humans-stand = { $players } { $count ->
    [one] stands
   *[other] stand
    }
crate-on-humans = { crate-on-humans.short } { $line }
    .short = A Crate lands on { $space }, where { humans-stand }.
    .book = A crate lands where { humans-stand }.
    .scene = { $line }
crate-waits = A Crate lands on { $space } and waits there.
no-crate-left = No Crates are left, so { $player } gets none.
takes-crate = { $player } takes a Crate and now has { months }.
    .book = { $player } carries a crate home.
takes-fallen-crate = { $player } takes the Crate and now has { months }.
    .book = { $player } carries the crate home.
picks-up-crates = { picks-up } and now has { months }.
    .short = { picks-up }.
    .book = With { few-crates } from the sky, { $player } has come through { months-of-twelve }.
picks-up = { $player } picks up { some-crates } at { $space }
tramples-crates = { $monster } tramples { some-crates } at { $space }.
    .book = { $monster } tramples { some-crates }.
some-crates = { $crates ->
    [one] a Crate
   *[other] { $crates } Crates
    }
few-crates = { $crates ->
    [one] a crate
   *[other] { SPELL($crates) } crates
    }

## Changing sides

converts = { converts.short }{ $count ->
    [0] { "" }
    [one] { " " }{ $cards } goes back to the Bank.
   *[other] { " " }{ $cards } go back to the Bank.
    }{ $crates ->
    [0] { "" }
    [one] { " " }A Crate is lost.
   *[other] { " " }{ $crates } Crates are lost.
    }{ $defenses ->
    [0] { "" }
    [one] { " " }A Defense leaves the board.
   *[other] { " " }{ $defenses } Defenses leave the board.
    } { $line }
    .short = { $player } discovers { $role ->
        [zombie] Zombie City and is now the Zombie player
       *[vampire] the Vampire Graveyard and is now the Vampire
        }.
    .heading = { $player } { $role ->
        [zombie] belongs to Zombie City now
       *[vampire] is now the Vampire
        }
    .book = { converts.heading }.
    .scene = { $line }
zombies-become-vampire = { zombies-become-vampire.short } All Zombies leave the board. { $line }
    .short = A Zombie discovers the Vampire Graveyard, and { $player } is now the Vampire.
    .heading = { $player } is now the Vampire
    .book = { zombies-become-vampire.heading }.
    .scene = { $line }
vampire-becomes-zombies = { vampire-becomes-zombies.short } { vampire-becomes-zombies.scene }
    .short = The Vampire discovers Zombie City, and { $player } is now the Zombie player.
    .heading = { $player } belongs to Zombie City now
    .book = { vampire-becomes-zombies.heading }.
    .scene = Every Coffin crumbles, the saved ones too. { $line }
original-stands = The Original Zombie stands on Zombie City, { $city }.
    .heading = The Original Zombie stands on Zombie City
    .book = { original-stands.heading }.
vampire-stands = The Vampire stands on the Graveyard, { $space }.

## Zombies

zombie-kind = { $zombie ->
    [original] Original
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [green] Green
   *[white] White
    }
zombie-rises = { the-zombie } rises at { $space }.
    .heading = { the-zombie } rises
    .book = { zombie-rises.heading }.
    .book-2 = { the-zombie } climbs over the wall and joins the others.
    .book-3 = In the last house { zombie } sits up.
zombie-destroyed = { the-zombie } is destroyed at { $space }.
    .heading = { the-zombie } is destroyed
    .book = { zombie-destroyed.heading }.
original-returns = The Original Zombie is back on Zombie City, { $city }.
    .heading = The Original Zombie is back on Zombie City
    .book = { original-returns.heading }.
none-moves = Zombies move one space less than the roll, so on a 1 they stay where they are.
which-zombie = You rolled { $roll }, so { $points ->
    [0] no Zombie moves
    [one] each Zombie moves { $points } space
   *[other] each Zombie moves { $points } spaces
    }. Which Zombie is next?
stands-on = stands on { $space }
several-together = Move several Zombies into { $space } together
village-with-defenses = { token } with { $count ->
    [0] no Defenses
    [one] { $count } Defense
   *[other] { $count } Defenses
    }: { zombie } rises
zombie-goes-where = You rolled { $roll }, so { zombie } moves { $points ->
    [one] { $points } space
   *[other] { $points } spaces
    }. Where does it go?
place-of-zombie = { token }: { zombie } rises
place-of-prey = { token }: attack
stay = Stay
need-not-move = A Zombie on Zombie City may stay there.
zombie-stays = { the-zombie } stays on Zombie City.
zombie-waits = { the-zombie } has nowhere to go and stays at { $space }.
who-enters = Which Zombies enter { $space } together? Choose at least { $least }.
from-space = from { $space }
nobody-enters = No Zombies enter together.
too-few-enter = At least { $least } Zombies must enter together.
zombies-enter = The { $zombies } Zombies enter { $space } together.
zombie-attacks-whom = Who does { zombie } attack at { $space }?
zombie-attacks = { the-zombie } attacks { $player }.
    .heading = { the-zombie } attacks { $player }
    .book = { zombie-attacks.heading }.
    .book-2 = { the-zombie } lunges at { $player }.
    .book-3 = { the-zombie } goes for { $player }.
zombie-attacks-vampire = { the-zombie } attacks the Vampire.
    .heading = { the-zombie } attacks the Vampire
    .book = { zombie-attacks-vampire.heading }.
    .book-2 = { the-zombie } lunges at the Vampire.
    .book-3 = { the-zombie } goes for the Vampire.

## The Vampire

vampire-forfeits = The Vampire has nowhere to go and forfeits the turn.
vampire-goes-where = You rolled { $roll }, so the Vampire moves { $points } spaces. Where does it go?
place-of-coffin = { token }: { $price ->
    [0] { "" }
    [one] pay { $price } Blood Drop,{ " " }
   *[other] pay { $price } Blood Drops,{ " " }
    }place the { colour } Coffin
place-to-save-coffins = { token }: save your Coffins
place-to-suck = { token }: suck blood or attack
vampire-does-what = What does the Vampire do at { $space }?
suck = Suck blood
suck-gains = Gain { $gains }.
drops-from-humans = 2 Blood Drops from each Human who cannot fend it off
drops-from-zombies = { $drops ->
    [one] { $drops } Blood Drop
   *[other] { $drops } Blood Drops
    } from Zombies
attack = Attack
attack-costs = Pay 1 Blood Drop for each attack.
sucks-blood = The Vampire sucks blood from { $victims } at { $space }.
    .heading = The Vampire sucks blood from { $victims }
    .book = { sucks-blood.heading }.
    .book-2 = The Vampire drinks from { $victims }.
    .book-3 = The Vampire helps itself to { $victims }.
vampire-attacks-whom = Who does the Vampire attack? An attack costs 1 Blood Drop (it has { $drops }).
vampire-attacks = The Vampire attacks { $whom }.
    .heading = The Vampire attacks { $whom }
    .book = { vampire-attacks.heading }.
    .book-2 = The Vampire swoops on { $whom }.
    .book-3 = The Vampire goes for { $whom }.
vampire-returns = The Vampire rises again at { $space }.
    .heading = The Vampire rises again
    .book = { vampire-returns.heading }.
vampire-destroyed = The Vampire is destroyed at { $space }.
    .heading = The Vampire is destroyed
    .book = { vampire-destroyed.heading }.
vampire-destroyed-with-coffins = The Vampire is destroyed at { $space }, and { coffins } with it.
    .heading = The Vampire is destroyed, and { coffins } with it
    .book = { vampire-destroyed-with-coffins.heading }.

# Blood

blood-drops = { $drops ->
    [one] { $drops } Blood Drop
   *[other] { $drops } Blood Drops
    }
gains-blood = The Vampire gains { $gained ->
    [one] { $gained } Blood Drop
   *[other] { $gained } Blood Drops
    } (now { $drops }).
gains-no-blood = The Vampire gains no blood and { $drops ->
    [0] has none
   *[other] still has { blood-drops }
    }.
attack-costs-drop = The attack costs the Vampire 1 Blood Drop (now { $drops }).
defenses-cost-drops = { $price ->
    [one] The Defense
   *[other] The { $price } Defenses
    } at { $space } { $price ->
    [one] costs the Vampire { $price } Blood Drop
   *[other] cost the Vampire { $price } Blood Drops
    } (now { $drops }).

# Coffins

coffins = the { $colours } { $count ->
    [one] Coffin
   *[other] Coffins
    }
coffin-stands = The { colour } Coffin stands at { $space }.
    .heading = The { colour } Coffin is found
    .book = The { colour } Coffin has been found.
    .book-2 = Under the straw there lies the { colour } Coffin.
    .book-3 = The bell-ringer knew where the { colour } Coffin was. Now the Vampire knows.
coffins-saved = The Vampire saves { coffins } in the Graveyard.
    .heading = { $count ->
        [one] { CAPITAL(coffins) } comes
       *[other] { CAPITAL(SPELL($count)) } Coffins come
        } home
    .book = { CAPITAL(coffins) } { $count ->
        [one] comes
       *[other] come
        } home to the Graveyard.
coffins-come-home = { coffins-saved.book } { $left ->
        [0] That is all of them
        [one] One is still out
       *[other] { CAPITAL(SPELL($left)) } are still out
    }.

## Winning and ending

human-wins = { $player } comes home with enough Months and a card of each element.
    .book = The road ends at a gate. { $player } knocks. Inside somebody puts another plate on the table.
master-wins = All six Zombies are on Zombie City, so nobody gets away.
    .book = The last of the six comes in by the city gate. Behind it the road is empty.
zombies-win = { $player } has brought all six Zombies to Zombie City.
    .book = The last of the six comes in by the city gate. { $player } has everybody together.
vampire-wins = { $player } has brought all five Coffins to the Graveyard.
    .book = { $player } counts the lids: five. It is still an hour until morning.
last-dawn = The last dawn breaks.
nobody-wins = { $why } { $player } has not won. Progress: { $best } of 60.
furthest-wins = { $why } { $players } { $count ->
    [one] has
   *[other] share
    } the highest progress, { $best } of 60.
epilogue-vampire =
    Five lids close, one after the other, and the last one from inside. By morning there is dew on the stone, and not a footprint in it. People say that the nights are quieter now, and they do not ask why.
epilogue-zombies =
    The last of the six comes down the street at its own pace, and the others make room. Nobody in Zombie City looks at the sky any more. There is nothing left out there to wait for.
epilogue-home =
    The gate falls shut, and somebody puts the bar across it. Outside the grass moves, though there is no wind. Inside they light the lamps, one street after another, and the winter may come.
epilogue-dawn =
    The light comes up over the prairie, and the night belongs to nobody. Some walls stand, some doors are shut, and the dead are still out walking. Those who are left count their tins and go on.
progress = { $counts ->
    [yes] , progress { $points } of 60
   *[no] { "" }
    }
achieved-zombies = brought { $count } of { $all } Zombies to Zombie City{ progress }
achieved-vampire = brought { $count } of { $all } Coffins to the Graveyard{ progress }
achieved-human = gained { months } and holds { $count } of { $all } elements{ progress }

# Calling the end

call = Call the end
call-detail = The game ends now if everybody present agrees.
recall = Play on after all
recall-detail = You take back your call.
call-end = Call the end of the game? If everybody agrees, the highest progress wins.
call-end-alone = Call the end of the game? Then you cannot win any more.
ends-alone = { $player } ends the game.
all-agree = Everybody agrees to end the game.
calls-end =
    { $count ->
        [0] { $player } calls the end.
        [one] { $player } calls the end; { $others } has not agreed yet.
       *[other] { $player } calls the end; { $others } have not agreed yet.
    }
    .heading =
        { $count ->
            [0] { CAPITAL($player) } calls the end
            [one] { CAPITAL($player) } calls the end; { $others } has not agreed yet
           *[other] { CAPITAL($player) } calls the end; { $others } have not agreed yet
        }
    .book = { calls-end.heading }.
calls-lapse = { calls-lapse.heading }.
    .heading = Round { $round } is over, so { $players } no longer { $count ->
        [one] calls
       *[other] call
        } the end
    .book = { calls-lapse.heading }.
recalls = { $player } would rather play on.
    .heading = { CAPITAL($player) } would rather play on
    .book = { recalls.heading }.

## Answers ahead

if-offered-by = the offer is from { $player }
if-brings = you get { $element }
if-asks = you give { $element }
if-drops = the Vampire has { $number } Blood Drops or more
if-fair = you get at least as many cards as you give
when-offer = Somebody offers you a trade
when-attack = You meet several Monsters and must attack one
attack-a-zombie = A Zombie
attack-a-zombie-detail = The Original first, then your own colour, then the others.
attack-the-vampire-detail = A Zombie if you cannot pay to attack the Vampire.
when-again = You have attacked and can pay for another attack
stop-attacks = Stop attacking
attack-on = Attack again
attack-on-detail = Zombies first, for as long as you can pay.
when-end = You can build, swap or trade before your turn ends
build-then-end = Build what you can, then end the turn
if-bare = there is nothing to build
when-vampire = The Vampire meets Humans or Zombies
suck-all = Suck blood from everybody there
attack-detail = You still choose who to attack.
when-order = You choose which of your Zombies moves next
one-by-one = One by one
one-by-one-detail = The Original first, then in the order of colours.
if-alone = no Zombies can enter a Village together
when-victim = One of your Zombies can attack several victims
fewest-cards = The Human with the fewest cards
fewest-cards-detail = They are the least likely to fend it off.
most-cards = The Human with the most cards
vampire-there = The Vampire, if it is there

## How long an answer ahead counts: "until …"

until-colours = all colours are chosen
until-turn = { $player }'s turn ends
until-master = the game master's turn ends
until-round = round { $round } ends

## For newcomers

goal = Be the first to reach your own goal. As a Human, gain twelve Months by building Defenses and taking Crates, collect a card of each element and walk to your Home Village. If you discover Zombie City or the Vampire Graveyard, you become the Zombies or the Vampire, with a new goal.
course = I roll a die for you, and you choose where to go, exactly that many spaces away. If nobody has been there, you discover what lies there. Prairies, Lakes, Forests and Rocky Landscapes give you element cards. With cards you build Defenses, which are worth Months, and fend off Monsters; if you cannot pay a Monster, you lose half your cards. If you roll SURVIVE!, you do not move, and a Meteorite or a Crate may fall.
length = Ends when someone wins, or after 60 rounds (80 with two players, 45 alone). You answer 30 to 130 questions. That takes about two weeks at a few answers a day, or about three hours in one evening.
chosen-length = Ends when someone wins, or after { $rounds } rounds. You answer one or two questions a round.
solo = { $hunted ->
    [1] The Zombies, which I move, hunt you from the start.
   *[0] That is for practice: nobody plays against you.
    }
you-are-zombies = You are the Zombies now. Each Zombie on the board moves one space less than you roll. Move into Villages to raise the Zombies of their colours, and attack Humans: if they cannot pay, they lose half their cards. You win when all six Zombies are on Zombie City at the end of your turn.
you-are-vampire = You are the Vampire now. You move one space more than you roll. Land on Villages to place their Coffins, and where Humans or Zombies are to suck blood. Land on the Graveyard to save the Coffins on the board: with all five saved and at least 1 Blood Drop left, you win.
you-are-human = You are { colour }, a Human. Your home, the { colour } Village, lies face down somewhere on the board. You win if you end a move there with { $months } Months, which you gain from Defenses and Crates, and a card of each element: Crops, Water, Wood and Rock. If you discover Zombie City or the Vampire Graveyard, you change sides.
blurb = Explore a dark map and be first to reach your goal, as a Human or the Monster you wake.
measure = Progress

# What the answers are for

verb-colour = Choose a free colour before the start
verb-moves = See where you can go and what each space would bring (only you see it)
verb-move = Move yourself, the Vampire, a Zombie, or several Zombies into a Village
verb-stay = Leave a Zombie on Zombie City for this turn
verb-attack = Attack one target on your space
verb-suck = Suck blood from everybody on the Vampire's space
verb-build = Build the next Defense on your space
verb-swap = Give the Bank three cards of one element for one of another
verb-trade = Offer a trade to a Human on your space
verb-accept = Accept a trade that somebody offers you
verb-refuse = Refuse a trade that somebody offers you
verb-done = End your attacks or your turn
verb-chart = See what things cost and what each Defense is worth
verb-goal = See what you need to win and how far you have come (only you see it)
verb-call = Suggest ending the game now, or agree to it

# The first time a player meets such a question: two sentences, the button first; 280 characters

lesson-colour = Colour decides which Village is your home, and nothing else. Pick any colour you like, because nobody knows yet where the Villages lie.
lesson-move = Move takes you the full distance, and never over the same space twice. As a Human, explore early, look for an element you lack, and keep away from Monsters.
lesson-stay = Stay keeps this Zombie on Zombie City, where nobody can attack it. Leave Zombies there late in the game, because you win when all six are there at the end of your turn.
lesson-attack = Attack hits one target on your space; a Human pays cards for it and the Vampire 1 Blood Drop. You must attack at least once, so as a Human choose a target that gives you a Crate if you can.
lesson-suck = Suck blood takes 2 Blood Drops and half the cards from each Human here who cannot pay, and 1 Blood Drop from each Zombie. Do it often at first, because you need Blood Drops to enter Villages with Defenses and to win.
lesson-build = Build puts up a Defense on your space, which is worth Months until a Meteorite destroys it. Build early, but keep the cards you need to fend off a Zombie.
lesson-swap = Swap gives the Bank 3 cards of one element for 1 of another. Use it for an element that you cannot reach.
lesson-trade = Trade offers cards to a Human on your space, and only the two of you see which. Offer what you have plenty of and ask for an element you lack.
lesson-accept = Accept swaps the cards as offered, and Refuse keeps yours. Answer before their turn ends, because the offer ends with it.
lesson-refuse = { lesson-accept }
lesson-done = End the turn when there is nothing else you want to do. Check first whether you can build, because you need Months to win.
lesson-call = Call the end asks the others to end the game now, and the highest progress wins. It ends only if everybody present agrees, so check how far the others have come first.

## The book

premise =
    The stones fell a year ago, most of them on people. One came down white and did no harm, and around it a few people who had nowhere else to go woke up with empty pockets.

    Each of them has a village somewhere, and none knows the way. First they have to get through twelve months: a wall that they put up is a month, and so is a crate that comes down on its parachute. Then there is only the walk home.

    Two doors had better stay shut. Behind one is a city where nobody is alive and everybody is at home, and behind the other is a graveyard with one grave too many. Those who open them are not lost. They are only on the other side, and want company.

# Who they are, and what became of them

role-colour = { colour }.
come-through = { $players } through { SPELL($months) }
had-come-through = { $players } had come through { SPELL($months) }
afterwards = Of the twelve months { $through }.
fate = { $player } { $fate ->
    [zombie] is the city's now, and has the whole street for company
    [vampire] sleeps by day, under the angels
    [newcomer] is still out there, with a coat, a knife and half a map
    [winner] has shut the gate behind the last of the winter
   *[late] had all twelve months behind the walls, and only the way home to go
    }.

## Options

option-last-dawn = Last dawn
    .about = The game ends after this round. Standard: 60 (80 with two players, 45 alone).
option-hunted = Hunted
    .about = One player only: the game master's Zombies hunt you from the start.
hunted-alone = Hunted is a game for one player; with more players, leave it off.
