# Aftermath
#
# Sentences that are told end with a full stop. A label has at most 80 characters, a detail 100, and
# what everybody may know of a secret question 160, without a full stop. $cause stands before a
# sentence with a colon; it is 0 where there is none. The attributes are what the book of a game says
# instead of the line: .book, or .book-2 and .book-3 in turn, .scene, and .heading over a picture.

## Parts of sentences

because = { $cause ->
    [0] { "" }
   *[other] { $cause }:{ " " }
    }
because-enemy = { $cause ->
    [0] { CAPITAL($enemy) }
   *[other] { $cause }: { $enemy }
    }
because-item = { $cause ->
    [0] { CAPITAL($item) }
   *[other] { $cause }: { $item }
    }
because-the = { $cause ->
    [0] The
   *[other] { $cause }: the
    }
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
threats-count = { $threats ->
    [one] { $threats } threat
   *[other] { $threats } threats
    }
wounds-count = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
    }
toxic-wounds-count = { $count ->
    [one] { $count } toxic wound
   *[other] { $count } toxic wounds
    }
aim-tokens = { $count ->
    [one] { $count } aim token
   *[other] { $count } aim tokens
    }
comma-list = { $before }, { $next }
plus = +{ $number }
named = { $name }.
there-is-more = { $cause }: there is more.

## Names and terms

addressed = { $member }: { $question }
members = { $members }
definite = the { $name }
space = { $kind ->
    [complete] { $label }
    [beside] the spot { $label }
   *[plain] the { $label }
    }
item = { $owned ->
    [0] the { $name }
   *[1] { $name }
    }
item-of = { $owned ->
    [0] { $owner }'s { $name }
   *[1] { $name } ({ $owner }'s)
    }
enemy = { $kind ->
    [swarm] one of the { $name }
    [boss] { $name }
   *[other] the { $place ->
        [0] { "" }
       *[other] { ordinal }{ " " }
    }{ $name }
    }
enemy-label = { $place ->
    [0] { $name }
   *[other] { $name } ({ ordinal })
    }
ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
    }
the-enemy = { CAPITAL($enemy) }
swarm = the swarm of { $name }
enemy-cards = { $count } { enemy-cards-name }
enemy-cards-spelled = { $count ->
    [one] a
   *[other] { SPELL($count) }
    } { enemy-cards-name }
enemy-cards-name = { $count ->
    [one] { $name }
   *[other] { $name }s
    }
dial = { $dial ->
    [time] time
    [clue] the clue dial
    [scrap] scrap
    [food] food
    [population] population
   *[morale] morale
    }
attribute = { $attribute ->
    [agility] agility
    [strength] strength
    [resistance] resistance
   *[instinct] instinct
    }
attribute-bonus = { attribute } { $number }
bonus-in = { $number } { attribute }
status = { $status ->
    [badly-hurt] Badly Hurt
    [poisoned] Poisoned
    [tangled] Tangled
    [frightened] Frightened
    [soaked] Soaked
    [burning] Burning
    [stunned] Stunned
    [inspired] Inspired
   *[camouflaged] Camouflaged
    }
forage = Forage
forage-goal = Explore two pages or more away from home, leave them, and come home.
forage-story = Nothing special is wanted. Everything is short.
goal-progress = { $so_far } of { $wanted }

## Action cards

card = { $colour ->
    [green] agility { $value }
    [red] strength { $value }
    [blue] resistance { $value }
    [yellow] instinct { $value }
    [white] heroic { $value }
    [black] threat { $value }
    [calamity] the calamity
   *[influence] influence
    }
card-label = { CAPITAL(card) }
cards-label = { CAPITAL($cards) }
draws-cards = { $member } draws { cards-count }.
no-card-left = No action card is left to draw.
new-in-hand = New in { $member }'s hand: { $cards }.
discards-cards = { because }{ $member } discards { $cards }.
more-than-cards = More than { cards-count }
discard-which = { $cause }: which { $count ->
    [one] card
   *[other] { $count } cards
    } do you discard?
about-discarding = { $cause }: { $member } discards { cards-count }
gives-influence = { because }{ $member } is given an influence card.

## Batteries and aim tokens

gains-batteries = { because }{ $member } { $count ->
    [0] gains no battery: none is left
    [one] gains { $count } battery
   *[other] gains { $count } batteries
    }.
places-battery = { $member } puts a battery into { $item }.
hands-over-battery = { $member } gives { $other } a battery.
gains-aim = { because }{ $member } gains { aim-tokens }.

## Discoveries

discovery = { $kind ->
    [item] A discovery
    [place] A place has changed
    [thread] A thread to follow
    [keepsake] A keepsake
   *[ending] What becomes of it
    }: { $card }.
joins-tinderbox = Somebody joins Tinderbox: { $card }.
    .book = { $card } joins Tinderbox.
    .heading = { $card } joins Tinderbox
banishes-discovery = { $cause }: { $card } is banished.

## Encouraging

give-card = Give { $member } a card
holds-cards = { $member } holds { cards-count }.
give-which-card = Which card do you give { $member }?
about-encouraging = { $member } gives { $other } a card
encourages = { $member } encourages { $other } with a card.
    .book = { $member } has a good word for { $other }.
gives-card = { $member } gives { $other } { $card }.

## Equip and trade

equip-or-trade = Equip or trade
equip-or-trade-detail = Discard a card, then rearrange and trade items, and place batteries.
use-salve = Use the { $item }
use-salve-detail = A wound less; then it breaks.
put-into-pack = Put { $item } into the pack
put-battery = Put a battery into { $item }
equip-item = Equip { $item }
equip-instead = Equip { $item } instead of { $others }
give-away = Give { $item } away
take-something = Take something from { $member }
give-battery = Give { $member } a battery
take-battery = Take a battery from { $member }
change-what = What do you change?
that-is-all = That is all
discard-to-equip = Which card do you discard, to equip and trade?
about-equipping = { $member } discards a card, to equip and trade
who-gets = Who gets { $item }?
from-member = From { $member }
take-what = What do you take from { $member }?
a-battery = a battery
asks-for = { $member } asks { $owner } for { $what }. Do you give it?
give-what = Give { $what }
keep-it = Keep it
keeps-what = { $member } keeps { $what }.

## Items

for-the-colony = { because }For the colony to build: { $item }.
place-what = { because-item } ({ $does }). What does { $member } do with it?
equip-it = Equip it
store-it = Store it in the pack
equips-item = { because }{ $member } equips { $item }.
stores-item = { because }{ $member } stores { $item }.
packs-item = { $member } packs { $item }.
finds-item = { because }{ $member } finds { $item }.
    .book = { $member } finds { $item }.
take-apart = Take it apart for { $scrap } scrap
give-to = Give it to { $member }
what-becomes = { CAPITAL($item) } ({ $does }): what becomes of it?
taken-apart = { $item }, taken apart
no-item-left = No item is left, but there is scrap
finds-broken = { because-the } party finds { $item }, broken.
    .book = They find { $item }, in pieces.
discards-item = { because }{ $member } discards { $item }.
item-breaks = { because }{ $item } breaks.
    .book = { $item } breaks.
lose-what = Something of { $member } { $why ->
    [pack] does not fit into the pack any more
    [breaks] breaks
   *[lost] is lost
    }. What is it?
fixes-item = Fixed: { $item }.
    .book = { CAPITAL($item) } is mended.
used-up = Used up

# What items do

item-bonus = +{ $number } { $to ->
    [melee] melee attacks
    [ranged] ranged attacks
    [defence] defence
    [scavenge] scavenging
    [communicate] talking
    [recover] recovering
    [agility] agility
    [strength] strength
    [resistance] resistance
   *[instinct] instinct
    }{ $powered ->
    [0] { "" }
   *[1] { " " }with each battery
    }
item-range = range { $range }
item-power = { $power ->
    [sees] sees through Night and Smoke{ $battery ->
        [0] { "" }
       *[other] { " " }with a battery
    }
    [fireproof] its wearer is never Soaked or Burning
    [rope] coloured lines cost at most 2
    [prybar] the first card in a group task each turn counts 1 more
    [backpack] one more place in the pack
    [salve] heals 1 wound, then breaks
    [charm] +1 on one test a page, said before rolling
    [muffler] noisy things do not give its wearer away
    [rain-barrel] 1 food in each Colony Phase
    [snare-line] 1 food in each Colony Phase
    [bunks] room for 2 more in the colony
    [loom] morale +1, once
    [forge] each game begins with a battery
    [map-wall] the first step of each mission takes no time
    [alarm-bell] hardship is 1 less
   *[crystal-radio] clue may rise twice in a mission
    }
item-noisy = noisy
item-two-paws = two paws
item-holds = holds { $count ->
    [one] { $count } battery
   *[other] { $count } batteries
    }
item-big-only = for the big only

## Abilities

ability-cost = { $ability } ({ $cost })
learn-which = Which ability do you learn?
learns-ability = { $member } learns { $ability }.
    .book = { $member } learns { $ability }.
ability-for = { $ability }, for { $cards }
uses-ability = { $member } uses { $ability }, for { $cards }.
quick-feet-lasts = { $member } has 3 points more in the next move this turn.
long-shot-lasts = { $member } reaches 2 spaces further with the next shot this turn.
ricochet-lasts = { $member } wounds another enemy near the target with the next hit from afar this turn.
bristle-lasts = { $member } bristles until his next turn: whoever misses him in his space is wounded.
rummage-lasts = { $member } has +2 in the next scavenge this turn.
dig-in-lasts = { $member } has +2 in all defences until his next turn.
calm-word-lasts = { $member } finds it 3 easier to talk, the next time this turn.
guardian-lasts = { $member } may take attacks on fellows in his space until his next turn.

# Wren's

defence-of = Defence { $defence }
spot-whom = Whom do you spot?
spots = { CAPITAL($enemy) } is spotted: until the turn ends its defence is { $defence }.
vanish = Vanish
ricochet = Ricochet

# Bodkin's

barge-to = { $enemy }, to { $space }
barge-whom = Whom do you barge, and to where?
barges = { CAPITAL($enemy) } is barged away to { $space }.
bristle = Bristle
roars = { CAPITAL($enemy) } is cowed for the next enemy turn.
hurl-whom = Whom do you hurl?
hurl-where = Where to does { $member } fly?
refuses-to-fly = { $member } would rather not fly.
flies = { $member } flies through the air to { $space }.
fly-to = Fly to { $space }
stay-on-ground = Stay on the ground
asks-to-hurl = { $member } wants to hurl { $fellow } to { $space }. Agreed?
second-wind = Second Wind

# Cog's

spark = Spark
fix-which = Which broken item do you fix?
foresees = The next cards are { $cards }.
looks-ahead = { $member } looks at the next { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
    }.
leave-cards = Leave them: { $cards }
which-card-first = Which card comes first?
which-card-next = Which card comes next?
about-foresight = { $member } puts the next action cards in order

# Marl's

tunnel-where = Where does the tunnel lead?
tunnels = { $member } comes up out of the ground at { $space }.
heal-wound = { $member }: a wound
heal-toxic-wound = { $member }: a toxic wound
heal-what = What does the poultice heal?
poultice = Poultice

## The colony: dials

dial-turns = { dial } { $how ->
    [risen] stays at { $value }, for it has risen in this mission already
    [full] stays at { $value }, which is all it can hold
    [stays] stays at { $value }
    [rises] rises by { $by }, which makes { $value }
   *[falls] falls by { $by }, which leaves { $value }
    }
dials-turn = { $before }; { dial-turns }
turns-dials = { $cause }: { $turns }.
cost = { $dial ->
    [time] time +{ $number }
    [clue] { $number } clue
   *[other] { $number } { dial }
    }
loses-heart = The colony has no { $gone } left.
    .book = Nobody at Tinderbox has the heart to go on.
    .heading = Tinderbox loses heart
ask-infinite-lives = The colony has no { $gone } left, and the campaign is lost. Do you play on with infinite lives?
play-on = Play on
play-on-detail = Now, and each time: morale and population { $number }.
let-campaign-end = Let the campaign end
resets-dials = Infinite lives: morale and population are { $number } again.

## The colony: how the mission ended

colony-is-lost = The colony is lost.
mission-is-done = { $mission }: it is done.
    .heading = { $mission } is done
mission-failed = { $mission }: it failed.
    .heading = { $mission } failed
the-failure = The failure
the-success = The success
foraging = Foraging
learn-who = Who learns a new ability?

## The colony: hardship

hardship = Hardship
hardship-adds-up = Hardship { $total }: { $die } on the die{ $over ->
    [0] { "" }
   *[other] { " " }+ { $over } for the time it took
    }{ $gloom ->
    [0] { "" }
   *[other] { " " }+ { $gloom } for low morale
    }{ $ward ->
    [0] { "" }
   *[other] , less { $ward } for what is built
    }.
loses-nothing = Hardship: Tinderbox loses nothing.
give-up-which = One structure cannot be saved. Which do you give up?
loses-structure = Hardship: the { $structure } is lost.

## The colony: upkeep and work

upkeep = Upkeep
eats = Upkeep: the colony eats { $needed } food{ $missing ->
    [0] { "" }
   *[other] , and { $missing } of it is missing
    }.
hunger = Hunger at home
work = Work
the-orchard = The Orchard
barrel-and-snares = Barrel and snares
counts-stores = The store holds { $food } food and { $scrap } scrap.

## The colony: repair and building

fix-nothing = Fix nothing more
fix-for = { $item }, for { $member }
fix-for-colony = { $item }, for the colony
fix-price = { $price } scrap of { $scrap }: { $does }.
repairs = Repairs
mend-railcar = The railcar is a wreck. Do you mend it?
leave-it = Leave it
mend-it = Mend it
mend-price = { $price } of { $scrap } scrap.
the-railcar = The railcar
mends-railcar = The railcar stands on its wheels again.
what-is-built = What does Tinderbox build?
build-what = What do you build? You have { $scrap } scrap.
build-nothing = Build nothing more
build-for = { $name }, { $price } scrap
improvement-does = { CAPITAL($does) }.
builds-structure = Tinderbox builds the { $structure }. { $text }
    .book = Tinderbox builds the { $structure }.
    .scene = { $text }
    .heading = Tinderbox builds the { $structure }
puts-up = Tinderbox puts up the { $item }.
    .book = Tinderbox puts up the { $item }.
    .heading = Tinderbox puts up the { $item }

## The colony: missions

opens-mission = A new mission: { $mission }.
opens-side-mission = A new side mission: { $mission }.
end-here-or-not = The campaign is won. Do you end it here?
end-here = End it here
go-on = Go on
missions-left = There are missions left.
comes-through = Tinderbox has come through.
which-mission = Which mission is next?
assigns-mission = The next mission: { $mission }.
    .book = Next on the slate: { $mission }.
assigns-foraging = The next mission: Forage.
    .book = Next on the slate: a day's foraging.
forage-detail = Leave two pages away from home, then come home. Time { $time }. Clue +1.
mission-detail = { $kind ->
    [main] Main
   *[side] Side
    } mission. { $place }. Time { $time }.
mission-opens = A mission opens: { $mission }.
    .book = Next on the slate: { $mission }.
done-on-the-way = Done on the way: { $mission }. Its reward waits in the colony.
    .book = Next on the slate: { $mission }. Its reward waits in the colony.

## The colony: rest

change-places = There is time to see to things. Does anything change places?
change-places-else = There is time to see to things. Does anything else change places?
borrow-things = { $members } stayed at home. Does anything of theirs change places?
borrow-more-things = { $members } stayed at home. Does anything more of theirs change places?
leave-things = Leave things as they are
thing-to-slot = { $item }: equip it
thing-to-pack = { $item }: put it in the pack
thing-to-member = { $item }: give it to { $member }

## Goals

reaches-goal = { has-reached-goal }: { $goal }
    .book = { has-reached-goal }: to { $aim }
    .heading = { has-reached-goal }
has-reached-goal = { $character } has reached { $pronoun ->
    [she] her
   *[he] his
    } goal
wins-campaign = Four goals are reached: the campaign is won.
    .book = Four goals are reached: the campaign is won.
counts-strays = { $cause }: of the { $all } strays that { $member } wants, { $strays ->
    [one] { $strays } is home
   *[other] { $strays } are home
    }.

## Setup

two-each-refused = Two characters each is for two players.
play-whom = Whom do you play?
play-which-two = Which two do you play?
character-detail = { CAPITAL($species) }, { $role }: { $bonuses }, life { $life }{ $big ->
    [0] { "" }
   *[1] , BIG
    }{ $done ->
    [0] { "" }
   *[1] , goal complete
    }
character-role = { $character } the { $role }
plays-characters = { $player } plays { $roles }.
starts-with-battery = { $member } starts with 1 battery from the { $item }.
the-mission = The mission: { $mission }.
    .heading = { $mission }
tells-mission =
    { $story }

    { $goal } The colony can spare you { $hours } hours.
foraging-story = No lever points anywhere today. Tinderbox needs what it always needs, moss and string and news, and somebody to see what has changed in the streets since the rain. Go where you like, look about you, and be back while there is light.
foraging-goal = Explore and leave at least two pages away from Signal Box Lane; then, where you decide where to travel, go home.
begins-bookkeeping = { $member } is the bookkeeper and has the first turn.

## Travel

travel-where = Where does the party go?
goes-home = The party goes home.
    .book = The party goes home.
    .heading = The party goes home
goes-home-laden = The party goes home, with its sacks full of moss and news.
    .book = The party goes home, with its sacks full of moss and news.
    .heading = The party goes home, with its sacks full of moss and news
walks = The party walks to { $place }.
finds-short-way = The Map Wall shows a short way: it takes no time.
the-way = The way to { $place }
walk-to = Walk to { $place }
drive-to = Drive to { $place }
way-detail = { $price ->
    [free] It takes no time.
    [walk] On foot: time +1.
   *[drive] By railcar: time +1, { $steps ->
        [one] { $steps } road card
       *[other] { $steps } road cards
    }.
    }{ $goal ->
    [none] { "" }
    [there] { " " }The mission is there.
   *[away] { " " }From there { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } to the mission.
    }
go-home = Go home
go-home-detail = { $outcome ->
    [success] The forage is done.
   *[fail] The mission fails.
    }{ $alone ->
    [0] { " " }It takes more than half of all votes.
   *[1] { "" }
    }

## The railcar

gains-railcar = The railcar is the colony's: hull { $hull }.
drives = { $member } drives: to { $place }.
the-drive = The drive
drive-ends = The drive ends at { $place }.
who-drives = Who drives?
meets-road-card = Towards { $place }: { $card }. { $text }
    .book = { $card }.
    .scene = { $text }
    .heading = { $card }
draws-for-road = { $member } draws { cards-count } for the road.
damages-hull = { $card } hits the railcar: { $hull ->
    [0] it is a wreck
   *[other] hull { $hull }
    }.

## The end

tinderbox-given-up = Tinderbox is given up in chapter { $chapter }, with { $mission }.
tinderbox-comes-through = Tinderbox has come through: the campaign is won in chapter { $chapter }.
chapter-done = Chapter { $chapter }: { $mission } is done. Tinderbox goes on.
chapter-failed = Chapter { $chapter }: { $mission } failed. Tinderbox goes on.

## Calamities

calamity-over = The calamity card: { $page } has had its calamity already.
calamity-comes = { calamity-rolled } The calamity comes.
    .heading = The calamity comes
calamity-waits = { calamity-rolled } It does not come yet.
calamity-rolled = The calamity card: a { $die } and time { $time } come to { $total }, against { $value }.

## Combat

fight-enemy = Fight { $enemy }{ attack-space }
shoot-enemy = Shoot at { $enemy }{ attack-space }
attack-space = { $space ->
    [0] { "" }
   *[other] { " " }at { $space }
    }
attack-detail = { $count ->
    [0] { "" }
   *[other] { aim-tokens },{ " " }
    }+{ $bonus } against { $difficulty } and the black die; life { $life }.
attack-on = Attack on { $enemy }
shot-at = Shot at { $enemy }
the-attack = The attack
spend-aim = Spend { aim-tokens }
spend-none = Spend none
spend-how-many = How many aim tokens for the shot at { $enemy }?
ricochet-ends = Ricochet: no other enemy is near enough.
hit-whom-next = Whom does the shot hit next?

# Wounds

takes-wounds = { because }{ $member } takes { $toxic ->
    [0] { wounds-count }
   *[1] { toxic-wounds-count }
    }{ $life ->
    [0] { "" }
   *[other] { " " }and has { $life } life left
    }.
    .book = { $enemy ->
        [0] { $member } is hurt.
       *[other] { CAPITAL($enemy) } hits { $member }.
    }
    .book-2 = { $enemy ->
        [0] { "" }
       *[other] { CAPITAL($enemy) } gets { $member }.
    }
    .book-3 = { $enemy ->
        [0] { "" }
       *[other] { $member } is hit by { $enemy }.
    }
flees = { $member } is defeated and flees.
    .book = { $member } can do no more, and runs.
    .book-2 = It is too much for { $member }, who gets away with nothing but fur.
    .heading = { $member } has to flee
the-search = The search for { $member }
mission-is-lost = Nobody is left standing: the mission has failed.
    .book = In the end nobody is left standing.
    .heading = Nobody is left standing
heals-wounds = { because }{ $member } is rid of { wounds-count } and has { $life } life left.
return-where = Beside whom does { $member } come back?
returns = { $member } is back, beside { $others }.
    .book = { $member } is back, beside { $others }.
after-the-flight = After the flight

# Enemies that are wounded

token-falls = { because }{ CAPITAL($enemy) } falls, and { $left ->
    [one] { $left } is
   *[other] { $left } are
    } left.
last-token-falls = { because-the } last of the { $name } falls.
wounds-enemy = { because-enemy } takes 1 wound and has { $left } life left.
defeats-enemy = { because-enemy } is defeated.
    .book = { CAPITAL($enemy) } goes down.
    .book-2 = { CAPITAL($enemy) } has had enough.
    .book-3 = That is the end of { $enemy }.
takes-loot = That was the last of them: { $member } takes the loot.
loot = Loot

# Attacks on members

guard-or-not = { $attacker } attacks { $target } with strength { $strength }. Does { $guardian } step in front?
let-it-be = Let it be
take-attack = Take the attack for { $member }
steps-in-front = { $member } steps in front of { $target }.
hits = { $attacker } hits
steals = { $attacker } steals
knock-where = { $attacker } knocks { $member } away: to where?
is-knocked-away = { $member } is knocked away to { $space }.

# Statuses

poison-rolls = Poisoned, black die { $die }
resists-poison = { $cause }: nothing happens to { $member }.
is-spared = { because }{ $member } does not become { status }: { $why ->
    [none-left] no such card is left
    [clothes] { $clothes } keeps it off
    [rain] the rain is too heavy
   *[water] there is water all around
    }.
gains-status = { because }{ $member } becomes { status }.
    .book = { $member } is { $status ->
        [badly-hurt] badly hurt
        [poisoned] poisoned
        [tangled] tangled
        [frightened] frightened
        [soaked] soaked
        [burning] burning
        [stunned] stunned
        [inspired] inspired
       *[camouflaged] camouflaged
    }.
loses-status = { because }{ $member } is no longer { status }.
water = Water

## Enemies

enemies-act = The enemies act.
enemy-does = { $roared ->
    [0] Threat { $value }
   *[1] Cowed by the roar
    } (speed { $speed }, range { $range }, { action-strength }{ action-special })
action-strength = { $strength ->
    [none] no attack
   *[other] strength { $strength }
    }
action-special = { $special ->
    [none] { "" }
    [toxic] , toxic
    [knock] , knock
    [snare] , snare
    [fright] , fright
    [burn] , burn
    [steal] , steal
    [flee] , flee
   *[guard] , guard
    }
action-in-short = moves { $speed }{ $range ->
    [0] { "" }
   *[other] , range { $range }
    }, { action-strength }{ action-special }
swarm-acts = { $cause }: { $enemy } acts.
stands-guard = { CAPITAL($enemy) } stands on guard, with 2 more defence.
reaches-nobody = { CAPITAL($enemy) } reaches nobody.
enemy-moves = { because-enemy } moves to { $space }.
enemy-stays = { because-enemy } stays where it is.
moves-toward-whom = Whom does { $enemy } move toward? They are equally near.
attacks-whom = Whom does { $enemy } attack? They are equally near.
life-left = { $life } life left

# Threats

places-threats = New on the track: { $count ->
    [one] a threat of { $values }
   *[other] threats of { $values }
    }, which makes { threats-count }.
removes-threats = { $count ->
    [one] { $count } threat goes
   *[other] { $count } threats go
    }, which leaves { $threats ->
    [0] none
   *[other] { threats-count }
    } on the track.
no-threat-left = No threat card is left to draw.
threats-lie = { $threats ->
    [one] { $threats } threat lies
   *[other] { $threats } threats lie
    } on the track
check-does = { $does ->
    [hostile] it turns hostile
    [entry] the threat entry is read
   *[enemies] the enemies act
    }
will-check = { threats-lie }. With { $missing } more, { check-does } at the end of the turn.
checks-now = { threats-lie }: { check-does } at the end of this turn.
clears-threats = The threat has passed, and the track is clear of its { threats-count }.
watch-has-seen = { threats-count }: the Wary Watch has seen enough

# How they come and go

nobody-hunts = { $cause ->
    [0] Nobody
   *[other] { $cause }: nobody
    } is hunting you.
    .book = Nobody is hunting you.
    .heading = Nobody is hunting you
makes-way = { because-enemy } makes way for the boss.
token-makes-way = { because }{ CAPITAL($enemy) } makes way for the boss.
enemies-come = { $cause ->
    [0] { CAPITAL($enemies) }
   *[other] { $cause }: { $enemies }
    } { come-in-at } { $spaces }.
    .book = { enemies-come-in }.
    .heading = { enemies-come-in }
enemies-come-in = { CAPITAL($spelled) } { $beside ->
    [0] { come-in-at }
   *[1] { come-in }
    } { $places }
come-in = { $count ->
    [one] comes
   *[other] come
    } in
come-in-at = { come-in } at
enemy-leaves = { because-enemy } leaves.
no-enemy-left = No enemy is left
situation-changes = { because-the } situation is now { $situation ->
    [safe] safe
   *[hostile] hostile
    }.

## The page

comes-to-page = The party comes to { $page }.
    .heading = { CAPITAL($page) }
comes-back-to-page = The party comes back to { $page }.
scavenge-tokens = { $count } of difficulty { $difficulty }
lays-tokens = Scavenge tokens lie here: { $tokens }.
come-in-where = Where do you come in?
comes-in = { $member } comes in at { $space }.
in-force-already = { $environments } are in force already: { $environment } does not come.
comes-into-force = { $environment }: { $effect }
ends-environment = { $environment } is no longer in force.
rain-puts-out = { $rain }: { $count ->
    [one] the fire goes
   *[other] all fires go
    } out.
burns-no-longer = { $rain }: { $member } burns no longer.
fire = Fire
fire-at = Fire at { $space }
live-rail = Live Rail
trap-snaps = The trap at { $space } snaps shut: { $enemy } stops there.
the-heavy-object = The heavy object
push-to = Push it to { $space }
push-detail = The heavy object, with strength { $difficulty }; you stay where you are.
pushes = { $member } pushes the heavy object to { $space }.
leaves-by = { $member } leaves: { $exit }.
passes-bookkeeping = { $member } is the bookkeeper now and has the next turn.
leaves-enemies = The party leaves { $count ->
    [one] { $count } enemy
   *[other] { $count } enemies
    } behind, who will come again with The Hunt.
    .book = { $count ->
        [one] One of those who hunt them is
       *[other] { CAPITAL(SPELL($count)) } of those who hunt them are
    } left behind, for now.

# What effects change

places-token = { $cause ->
    [0] A
   *[other] { $cause }: a
    } { $token ->
    [fire] fire burns
    [heavy] heavy object stands
   *[trap] trap lies
    } at { $spaces }.
places-objective = { $cause ->
    [0] An
   *[other] { $cause }: an
    } objective token lies at { $spaces }.
takes-token = { $cause ->
    [0] No
   *[other] { $cause }: no
    } { $token ->
    [fire] fire
    [heavy] heavy
    [trap] trap
   *[objective] objective
    } is left at { $spaces }.
changes-line = { because }between { $spaces } there is now { $line ->
    [dash] a way
    [red] a red way
    [green] a green way
    [blue] a blue way
    [white] a wall, seen over
   *[double] a wall, not seen over
    }.
opens-exit = { because }exit { $letter } is open now, “{ $exit }”.
closes-exit = { because }exit { $letter } is closed now, “{ $exit }”.
is-moved = { because }{ $member } is now at { $space }.

# Entries of the book

the-threat = The threat
the-calamity = The calamity
comes-upon = What { $member } comes upon at { $space }.
    .book = { $member } comes to { $space }.
    .book-2 = { $member } tries { $space }.
    .book-3 = It is { $member } who goes to { $space }.
entry-at = { $entry } at { $page }.
finds-there = What the party finds there.
task-is-done = { $task }: it is done.
came-of-it = What came of it.
choose-whom = Whom do you choose?
do-what = { $cause }: what do you do?
party-does-what = { $cause }: what does the party do?
choice-detail = { $cost ->
    [0] { "" }
   *[other] Costs { $cost }.
    }{ $both ->
    [0] { "" }
   *[1] { " " }
    }{ $attribute ->
    [none] { "" }
   *[other] Takes { $opposed ->
        [0] a
       *[1] an opposed
    } test of { attribute }, difficulty { $difficulty }.
    }
member-chooses = { $member } chooses “{ $choice }”.
    .book = “{ $choice },” says { $member }.
    .book-2 = { $member } decides. “{ $choice }.”
member-chooses-at = { $cause }: { member-chooses }
    .book = “{ $choice },” says { $member }.
    .book-2 = { $member } decides. “{ $choice }.”
party-chooses = The party chooses “{ $choice }”.
    .book = “{ $choice },” the party decides.
    .book-2 = They put it to the vote. “{ $choice }” has it.
    .book-3 = “{ $choice },” says most of the party.
party-chooses-at = { $cause }: the party chooses “{ $choice }”.
    .book = “{ $choice },” the party decides.
    .book-2 = They put it to the vote. “{ $choice }” has it.
    .book-3 = “{ $choice },” says most of the party.

## Nests

propose-nest = Propose to nest after this turn
propose-nest-detail = Food for wounds; time +1.
withdraw-nest = No nest after this turn
withdraw-nest-detail = Takes the proposal back.
withdraws-nest = { $member } would rather not nest after all.
proposes-nest = { $member } proposes to nest when this turn is over.
may-nest = The party can nest when this turn is over.
nest-or-not = { $member } would nest here. Do you?
no-nest = No nest
nest = Nest
nest-price = Time +1.
goes-on-without-nest = The party goes on without a nest.
    .book = The party goes on without a nest.
makes-nest = The party makes a nest.
    .book = The party makes a nest.
a-nest = A nest
eat-or-not = Do you eat to heal? There is { $food } food.
eat = Eat: { wounds-count } less
eat-price = 1 food.
leave-food = Leave the food
a-meal = A meal for { $member }
the-meal = The meal
heals-toxic = A nest: { toxic-wounds-count } of { $member }'s no longer { $count ->
    [one] festers
   *[other] fester
    }.

## What the party decides

decides-nothing = Nobody has voted for anything that counts: { $choice }.
decides = The party decides: { $choice }.
keeper-decides = The votes are even, and { $member }, who keeps the books, decides: { $choice }.
keeper-has-no-say = The votes are even, and { $member }, who keeps the books, has no say: { $choice }.
order-ask = Ask me each time
order-thrifty = Thrifty
order-thrifty-detail = The fewest cards that reach the attack's strength.
order-all-out = All-out
order-all-out-detail = The cards that come to most.
order-none = None
order-none-detail = Every card is kept; each attack hits.
defend-how = How is { $member } to defend, without your being asked? Now: { $order ->
    [thrifty] thrifty
    [all-out] all-out
    [none] none
   *[ask] ask me each time
    }.
orders-defence = { $member }'s defences from now on: { $order ->
    [thrifty] thrifty. { order-thrifty-detail }
    [all-out] all-out. { order-all-out-detail }
   *[none] none. { order-none-detail }
    }
asks-about-defence = You are asked about each of { $member }'s defences from now on.
torn-how = Whom do enemies take who are torn? Now: { $preference }.
orders-torn = From now on, enemies who are torn: { $preference }.
preference-label = { CAPITAL($preference) }
prefer-asking = the bookkeeper is asked
prefer-life = whoever has most life
prefer-member = { $member } first

## A turn

has-turn = { $member } has the turn.
misses-turn = { $member } is still out, and misses the turn.
do-what-now = What do you do? You hold { cards-count }.
about-acting = { $member } has the turn and acts
choose-cards = Choose the cards yourself
choose-cards-detail = For an action that names its cards.
choose-cards-for = For which action do you choose the cards?
about-choosing-cards = { $member } chooses cards
read-again = Read again: { $space }
leave-by = Leave: { $exit }
leave-by-detail = You do not come back in.
end-turn = End your turn
end-turn-detail = You keep the cards that you hold.
discard-kept = Which kept cards do you discard, before you draw up to { $count }?
about-kept = { $member } has kept { cards-count } and may discard some

# Moving

move-to = Move to { $space }
move-around-to = Move to { $space }, around the rail
around-rail = { $space }, around the rail
pays = Pays { $cards }
pays-and-meets = Pays { $cards }: { $met }
meets-text = something to read
meets-rail = over the live rail
meets-enemies = { $enemies }
meets-fire = fire
meets-tokens = { $count ->
    [one] { $count } scavenge token
   *[other] { $count } scavenge tokens
    }
meets-exit = an exit
meets-cover = a place to hide
move-otherwise = Move, and pay otherwise
move-otherwise-detail = You choose the space and the cards.
move-where = Where do you move?
about-moving = { $member } chooses where to move
move-with-which = Which cards do you play to move to { $space }?
about-paying = { $member } moves, and chooses the cards
by-way = { $rails ->
    [0] { "" }
   *[1] over the live rail,{ " " }
    }{ $count ->
    [0] straight there
   *[other] by way of { $spaces }
    }
moves = { $member } moves to { $space } with { $cards }.
make-for-exit = Make for the exit with all cards
as-far-as = As far as { $space }.

# Scavenging, recovering, talking

scavenge = Scavenge, difficulty { $difficulty }
scavenge-detail = An instinct test; { $count ->
    [one] { $count } such token
   *[other] { $count } such tokens
    } here.
scavenging = Scavenging
scavenged = Scavenged
recover = Recover: no longer { status }
recover-detail = A test of { attribute } against { $difficulty }.
recovering = { status }, recovering
talk-to = Talk to { $enemy }
talk-detail = Instinct against { $difficulty } and the black die: population +1.
feed = Feed { $enemy }
feed-detail = For 1 food it comes along: population +1.
buy = Buy from the pedlars
buy-detail = An item for { $price } scrap, once in your turn.
talking-to = Talking to { $enemy }
jackdaw-court = Jackdaw Court
shares-meal = { $member } shares a meal
comes-along = { CAPITAL($enemy) } comes along with { $member }.
    .book = { CAPITAL($enemy) } comes along with { $member }.
    .heading = { CAPITAL($enemy) } comes along with { $member }
buys = { $member } buys from the pedlars
the-pedlars = The pedlars

# Group tasks

gives-up-task = { $task } is given up.
starts-task = A group task: { $task }, { attribute } { $difficulty }.
give-up-task = { $task } is not done yet ({ $dial } of { $difficulty }). Do you give it up for { $other }?
keep-task = Keep { $task }
begin-task = Begin { $task }
group-task = Group task: { $task }
group-task-detail = Adds { $cards }. { $dial } of { $difficulty } { attribute } so far.
add-which = { $task }: { $left } { attribute } to go{ $first ->
    [0] { "" }
   *[other] ; it was begun with { $first }
    }. Which cards do you add?
about-task = { $member } chooses cards for { $task }
task-begins-with = The first card needs { attribute }, or is a heroic one: add one.
task-goes-on-with = All further cards need the colour or the number of the first one.
adds-cards = { $task }: { $member } adds { $cards }{ $more ->
    [0] { "" }
   *[other] , with the prybar +{ $more }
    }, which makes { $dial } of { $difficulty }.

# Tests

plays-cards = Plays { $cards } ({ $chance }). { $detail }
test-which = { $cause }: { test-difficulty }, your bonus { $bonus }. Which cards do you play? With { $cards }: { $chance }.
test-difficulty = { $attribute ->
    [any] an attack of
   *[other] { attribute }
    } { $difficulty }{ $opposed ->
    [0] { "" }
   *[1] { " " }and the black die
    }
about-test = { $cause }: { $member } chooses cards { $attribute ->
    [any] against
   *[other] for
    } { test-difficulty }
bonus-otherwise = { $best }, otherwise { $least }
use-charm = Also use the { $item }
use-charm-detail = +1, once on a page.
charm-needs-cards = The charm helps a test: choose the cards for it too.
test-begins-with = A test of { attribute } begins with a { $attribute ->
    [agility] green
    [strength] red
    [resistance] blue
   *[instinct] yellow
    } card or a heroic one: add one.
cards-do-not-fit = { CAPITAL($cards) } do not go together: all further cards need the colour or the number of the first one.
does-not-try = { because }{ $member } does not try, and fails.
cannot-begin = { because }{ $member } holds no card to begin a test of { attribute } with, and fails.
after-failed-test = After a failed test
test-bonus = bonus { $number }
white-die = white die { $die }
test-adds-up = { because }{ $parts } come to { $total }, against { $need }{ $black ->
    [0] { "" }
   *[other] { " " }({ $difficulty } and black die { $black })
    }.
takes-test = { test-adds-up } { $member } { $success ->
    [1] succeeds
   *[0] fails
    }.
defends = { test-adds-up } { $member } { $success ->
    [1] fends it off
   *[0] does not fend it off
    }.
shoots = { takes-test }
    .book = { $success ->
        [1] { $member } shoots at { $enemy }, and hits.
       *[0] { $member } shoots at { $enemy }, and misses.
    }
    .book-2 = { $success ->
        [1] { $member } takes aim at { $enemy }, and does not miss.
       *[0] { $member } takes aim at { $enemy } and hits the wall.
    }
    .book-3 = { $success ->
        [1] A shot from { $member } finds { $enemy }.
       *[0] { "" }
    }
strikes = { takes-test }
    .book = { $success ->
        [1] { $member } goes for { $enemy }, and it tells.
       *[0] { $member } goes for { $enemy }, and comes away with nothing.
    }
    .book-2 = { $success ->
        [1] { $member } strikes at { $enemy }, and strikes true.
       *[0] { $member } strikes at { $enemy }, too late.
    }
    .book-3 = { $success ->
        [1] { $member } is upon { $enemy } before it can turn.
       *[0] { "" }
    }

## The tale

story-title = The Book of Tinderbox
story-cast = { $roles }
story-role = { $character }, { $species } ({ $player })
story-chapter = Chapter { $number }: { $title }
went-home = Then the party turned round and went home.
nobody-was-left = In the end nobody was left standing.
was-built = Then the { $structure } was built. { $text }

## Answers ahead

play-least = The fewest cards that hold
play-least-detail = None, where even an average die would not do.
play-most = The cards that come to most
play-none = No cards
play-none-detail = You keep them all.
when-attacked = You are attacked
if-life-one = whoever is attacked has 1 life left
if-life-two = whoever is attacked has 2 life left or less
when-hazard = The road or a live rail puts you to the test
when-nest = The party votes whether to nest
for-nest = For a nest
against-nest = Against it
if-hurt = a character of yours has 2 life left or less
if-wounded = a character of yours is wounded
when-meal = You may eat to heal in a nest
eat-food = Eat
if-wounds = whoever eats has 2 wounds or more
if-plenty = there are 4 food or more
when-asked = A friend asks for something that you carry
give-it = Give it
if-battery = it is a battery
when-kept = Your turn begins, and you may discard cards that you kept
keep-all = Keep all
discard-all = Discard all
if-strength = the attack is of strength { $number } or more
if-asks = { $player } asks
if-kept = you have { $number } kept cards or more

## How long an answer ahead counts: "until …"

until-characters = the characters are chosen
until-first-turn = the first turn on this page begins
until-left = the party has left this page
until-turn = { $member }'s turn ends
until-step = this step of the Colony Phase ends
until-page = the party leaves { $page }

## For newcomers

blurb = Four small animals, a town that the humans left, and half an oat a head.
goal = You are small animals in a railway town that the humans left in one night, and you win or lose together. Do this chapter's mission and bring everybody home. Chapter by chapter, keep Tinderbox alive until four of your number have done what they set their hearts on.
course = On your turn you draw five cards and play them as you like: to walk, to search, to talk or fight, in tests of cards and a die. Marked spaces of the page hold paragraphs of the book, which are read aloud when somebody gets there, and many let you choose. Black cards pile up as threats: when there are enough, something happens, or the enemies act and you defend yourself with the cards you kept. Travel costs time, and time is counted at home.
length = A chapter is one mission and the time at home after it: 25 to 50 turns among you, one to two weeks at a few answers a day, or an evening of two to three hours. A campaign is about ten chapters.
measure = Life left
period = Turn
you-are = You are { $character }, { $species } and { $role }: { $bonuses }, life { $life }. { $short } has { $items ->
    [none] nothing
   *[other] { $items }
    }{ $abilities ->
    [none] { "" }
   *[other] { " " }and can use { $abilities }
    }. Wants: { $goal }

# What the answers are for

verb-character = Choose whom you play
verb-discard = Throw away cards that you kept, then draw
verb-move = Where you go, and with which cards
verb-fight = Attack an enemy in your space
verb-shoot = Attack an enemy in sight
verb-talk = Win over a stranger in your space
verb-scavenge = Search a token in your space
verb-recover = Shake off a status
verb-ability = Pay heroic cards for one of your abilities, or learn one
verb-encourage = Give a card to a friend who has few
verb-equip = Equip, pack, trade, and place batteries
verb-task = Put cards into the group task
verb-defend = Cards against an attack, and what you do by standing order
verb-choose = Choose what the book or a rule leaves to you
verb-visit = Read once more what may be read again
verb-exit = Leave the page by the exit you stand on
verb-nest = Rest at the end of a turn: propose it, vote, eat
verb-end = End your turn
verb-colony = Votes and orders at home
verb-hand = Your cards, what you carry, and what you can do (only you see it)
verb-look = The page, its spaces, enemies and exits, and the colony

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-discard = Your turn begins by throwing away what you do not want of the cards you kept. Then you draw until you hold five.
lesson-move = Cards of any colour are worth their number in steps. A coloured line costs 3, or 1 where all the cards of the move have its colour.
lesson-fight = Strength cards hit an enemy in your own space; your total must reach its defence and a black die. Each hit is one wound.
lesson-shoot = Agility cards hit an enemy in sight, one space away or as far as your weapon reaches. Your total must reach its defence and a black die.
lesson-talk = While it is safe, strangers in your space can be won over with instinct cards. If you fail, everybody here turns on you.
lesson-scavenge = Reach the number of a token where you stand to search it; higher numbers hide better things. Begin with an instinct card or a heroic one: all others must share its colour or number.
lesson-recover = You can shake off what ails you with a test. Each friend in your space makes it easier by 1.
lesson-ability = White cards pay for what your character alone can do. Pay at least its cost; the rest is lost.
lesson-encourage = You may give a card from your hand to a friend who holds two or fewer. Distance does not matter, and nobody else sees it.
lesson-equip = Only what is equipped helps you, and the pack takes two more things. Changing it on your turn costs a card, whatever you change.
lesson-task = A group task is filled with cards alone, over as many turns as you need. All must share a colour or a number with the first.
lesson-defend = Something attacks you: play cards to beat its strength and a black die, or take the wound. The first card may have any colour, all others must share its colour or number.
lesson-character = Each of the animals is good at something else, and what it can do stands beside its name. You choose again in the next chapter.
lesson-choose = This is yours to choose, or all of yours by a vote. What a way costs or needs stands beside it.
lesson-visit = This place can be looked at again. It may tell you something else than it did, or give the same once more.
lesson-exit = You may leave the page here. All others must leave by the same way, and when everybody is gone the page is left for good or ill.
lesson-nest = While it is safe the party can rest at the end of a turn: food heals wounds, and what ails you passes. It takes an hour.
lesson-end = You may keep cards for the others' turns, to defend yourself with. Then the threats are counted.
lesson-colony = You are at home, and this is decided together. What each thing costs and brings stands beside it.

## The book

premise =
    One day the humans left, all of them, and did not say where to. The small animals call it the Leaving. They moved into what was still standing, and found that most of it had lids.

    Tinderbox is a signal box on a dead railway line, with a stove, a slate, a tin of oats and a view of the town. Everything that a colony needs is out there. Somebody has to go and fetch it, and most of it belongs to somebody with teeth.
about-character = { $species } and { $role }. { $bio }
afterwards = { CAPITAL(SPELL($population)) } of them live at Tinderbox now, with { $food ->
    [0] no meals
    [one] { SPELL($food) } meal
   *[other] { SPELL($food) } meals
    } in the tin and { $scrap ->
    [0] no pieces
    [one] { SPELL($scrap) } piece
   *[other] { SPELL($scrap) } pieces
    } of scrap in the bunker, and the place is { $mood ->
    [good] in good heart
    [fair] of good cheer
   *[low] very quiet
    }.
afterwards-nobody = The lever room is empty, and somebody has put the stove out, properly, with sand.
afterwards-goals = { $characters } went out for something besides, and found it.
achieved = played { $characters }
achieved-by = { $member } ({ $abilities ->
    [one] { $abilities } ability
   *[other] { $abilities } abilities
    }, { $items ->
    [one] { $items } item
   *[other] { $items } items
    }{ $done ->
    [0] { "" }
   *[1] , personal goal reached
    })
ends-given-up = Tinderbox is given up.
ends-foraged = The forage is done, and Tinderbox goes on.
ends-not-foraged = The forage has failed. Tinderbox goes on.
ends-done = “{ $mission }” is done, and Tinderbox goes on.
ends-failed = “{ $mission }” has failed. Tinderbox goes on.

## Packs, for their authors. What stands before a colon is the name of a field

pack-stays-behind = { $count ->
    [one] { $count } thing
   *[other] { $count } things
    } of a pack that is not played with any more stayed behind.
pack-effects = Write an effect as one key and its value, or its parts: `{"{"}dial: {"{"}food: 1{"}"}{"}"}`, `{"{"}wound: {"{"}who: active, n: 1{"}"}{"}"}`, `{"{"}status: frightened{"}"}`.
pack-does = `does` can use { $effects }.
pack-loot = `loot` can use { $effects }.
pack-dials = Dials are { $dials }, by -{ $most } to { $most }. Other amounts are 1 to { $most }.
pack-lists = A list of effects has up to { $at_once }. The bot says what an item does in up to { $most } characters.
pack-nested = Tests and choices can be nested { $deep } deep. A test's difficulty is 3 to 10, an attack's strength 1 to 9.
pack-item-id = `{"{"}item: {"{"}id: ...{"}"}{"}"}` names an item of the same pack.
pack-items = An item's slot is { $slots }, and its power { $powers }. A pack cannot add improvements of the colony.
pack-setup = `setup` names enemies of the game, up to the number of their copies: { $enemies }.
pack-enemy = { $enemy } ({ $copies })
pack-campaign = A campaign can take up a pack in any chapter. In a chapter without it, its cards stay behind.
pack-tried = All missions were played in turn. In each deck { $left } of the game's own cards were left, so that those of the pack came up often; in a campaign they come up less.

# What is wrong with a card

fault-slot = slot: is one of { $slots }; improvements cannot be added
fault-range = range: a ranged weapon has one, and nothing else
fault-weapon-slot = slot: a weapon goes in a paw
fault-kind-slot = slot: of this kind it is { $kind }
fault-two-paw = two_paw: two paws hold only what goes in a paw
fault-no-battery = bonus: it takes no battery to be powered by
fault-battery = battery: nothing in it is powered
fault-power = power: is one of { $powers }
fault-does-nothing = bonus: it does nothing
fault-long-summary = bonus: in words, “{ $does }” has more than { $most } characters; do less
fault-many-bonuses = bonus: there are { $count }; the most is { $most }
fault-enemy = setup: there is no ordinary enemy { $enemy }; there are { $enemies }
fault-copies = setup: there are no { $count } { $enemy }
fault-special = special: goes with situation: safe
fault-nested = { $where }: more than { $most } tests and choices inside one another
fault-many-effects = { $where }: there are { $count }; the most is { $most }
fault-effect = { $where }: { $effect } is none of { $effects }
fault-item-id = { $where }.id: there is no item { $item } in the pack
fault-need = { $where }.need: a card asks for nothing
fault-cost = { $where }.cost: 1 to 3 of { $dials }
fault-difficulty = { $where }.difficulty: is 3 to 10
fault-idle-test = { $where }: nothing hangs on it
fault-dials = { $where }: -3 to 3 of { $dials }
fault-amount = { $where }.n: is 1 to 3
fault-one-of-each = { $where }.n: there is one of each
fault-strength = { $where }.strength: 1 to 9 of an attack, and of nothing else
fault-long-text = { $where }.{ $field }: is longer than { $most } characters
