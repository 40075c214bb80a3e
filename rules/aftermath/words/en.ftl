# Aftermath
#
# Sentences that are told end with a full stop. A label has at most 80 characters, a detail 100, and
# what everybody may know of a secret question 160, without a full stop. $cause stands before a
# sentence with a colon; it is 0 where there is none. The attributes are what the book of a game says
# instead of the line: .book, or .book-2 and .book-3 in turn, .scene, and .heading over a picture.
#
# Glossary: one word for one thing.
#
# Tinderbox      the colony: the signal box where everybody lives, with its stores and buildings
# mission        what a chapter asks of the party; a forage is the chapter without one
# page           one map of the book, with its spaces, exits and entries
# space          one place on a page; lines join the spaces
# entry          a paragraph of the book, read when somebody reaches its space or calls it up
# card           an action card, named by colour, attribute and number: red strength 2
# threat         a black card on the track, and nothing else
# safe, hostile  the situation on a page; strangers are the enemies of a safe page
# test           cards, bonus and white die against a difficulty; opposed: + black die
# bonus          what a character and its items add to a test
# attack         what hurts; its number is its strength, and cards played against it are a defence
# wound, life    each wound takes 1 life; a nest turns toxic wounds into normal ones
# defeated       without life left: off the map until friends are safe
# nest           the rest that the party can take after a turn, for 1 hour
# hour           what the time dial counts; hours over the mission's limit add to hardship
# hardship       what the colony loses after a mission
# clue           the dial that opens missions
# stray          somebody who joins Tinderbox, counted for Marl's goal
# bookkeeper     the player who decides what the rules leave open, and breaks ties

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
because-a = { $cause ->
    [0] A
   *[other] { $cause }: a
    }
because-exit = { $cause ->
    [0] Exit
   *[other] { $cause }: exit
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
sentences = { $before } { $next }
plus = +{ $number }
named = { $name }.
there-is-more = { $cause }: there is more to tell.
sets-in-motion = Set in motion: { $what }

## Names and terms

addressed = { $member } · { $question }
members = { $members }
small = { LOWER($text) }
space = { $kind ->
    [complete] { LOWER($label) }
    [beside] the spot { LOWER($label) }
   *[plain] the { LOWER($label) }
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
    [clue] clue
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
colour = { $attribute ->
    [agility] green
    [strength] red
    [resistance] blue
   *[instinct] yellow
    }
colour-attribute = { colour } { attribute }
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
    [green] green agility { $value }
    [red] red strength { $value }
    [blue] blue resistance { $value }
    [yellow] yellow instinct { $value }
    [white] white heroic { $value }
    [black] threat { $value }
    [calamity] the calamity
   *[influence] influence { $value }
    }
    .short = { $colour ->
        [green] green { $value }
        [red] red { $value }
        [blue] blue { $value }
        [yellow] yellow { $value }
        [white] white { $value }
       *[influence] { card }
        }
card-label = { CAPITAL(card) }
cards-label = { CAPITAL($cards) }
draws-cards = { $member } draws { cards-count }.
    .news = { "" }
no-card-left = There are no action cards left to draw.
new-in-hand = { $member } draws { $cards }.
discards-cards = { because }{ $member } discards { $cards }.
more-than-cards = Hand limit of { cards-count }
discard-which = { $cause }: which { $count ->
    [one] card
   *[other] { $count } cards
    } do you discard?
about-discarding = { $cause }: { $member } discards { cards-count }
gives-influence = { because }{ $member } gets an influence card.

## Batteries and aim tokens

gains-batteries = { because }{ $member } { $count ->
    [0] gets no battery, because none is left
    [one] gains { $count } battery
   *[other] gains { $count } batteries
    }.
places-battery = { $member } puts a battery in { $item }.
hands-over-battery = { $member } gives { $other } a battery.
gains-aim = { because }{ $member } gains { aim-tokens }.

## Discoveries

discovery = { $kind ->
    [item] You discover an item
    [place] A place has changed
    [thread] You find a thread to follow
    [keepsake] You find a keepsake
   *[ending] This is what becomes of it
    }: { $card }.
joins-tinderbox = { $card } joins Tinderbox.
    .book = { $card } joins Tinderbox.
    .heading = { $card } joins Tinderbox
banishes-discovery = { $cause }: { $card } leaves the game.

## Encouraging

give-card = Give { $member } a card
holds-cards = { $member } holds { cards-count }.
give-which-card = Which card do you give { $member }?
about-encouraging = { $member } gives { $other } a card
encourages = { $member } gives { $other } a card.
gives-card = { $member } gives { $other } { $card }.

## Equip and trade

equip-or-trade = Equip or trade
equip-or-trade-detail = Discard a card: rearrange and trade items, and place batteries.
use-salve = Use the { $item }
use-salve-detail = The salve breaks: heal 1 wound.
put-into-pack = Put { $item } in the pack
put-battery = Put a battery in { $item }
equip-item = Equip { $item }
equip-instead = Equip { $item } instead of { $others }
give-away = Give { $item } away
take-something = Take something from { $member }
give-battery = Give { $member } a battery
take-battery = Take a battery from { $member }
change-what = What do you want to change?
that-is-all = That's all
discard-to-equip = Which card do you discard to equip and trade?
about-equipping = { $member } discards a card to equip and trade
who-gets = Who gets { $item }?
from-member = From { $member }
take-what = What do you take from { $member }?
a-battery = a battery
asks-for = { $member } asks { $owner } for { $what }. Will you give it?
give-what = Give { $what }
keep-it = Keep it
keeps-what = { $member } keeps { $what }.

## Items

for-the-colony = { because-the } colony can now build { $item }.
place-what = { because-item } ({ $does }). What does { $member } do with it?
equip-it = Equip it
store-it = Put it in the pack
equips-item = { because }{ $member } equips { $item }.
stores-item = { because }{ $member } puts { $item } in the pack.
packs-item = { $member } puts { $item } in the pack.
finds-item = { because }{ $member } finds { $item }.
    .book = { $member } finds { $item }.
take-apart = Take it apart for { $scrap } scrap
give-to = Give it to { $member }
what-becomes = { CAPITAL($item) } ({ $does }): what do you do with it?
taken-apart = Taking { $item } apart
no-item-left = No item is left, so you get scrap instead
finds-broken = { because-the } party finds { $item }, but it is broken.
    .book = We find { $item }, in pieces.
    .book-2 = Somebody has broken { $item }. We take all the bits.
    .book-3 = In a corner lies what is left of { $item }.
discards-item = { because }{ $member } discards { $item }.
item-breaks = { because }{ $item } breaks.
    .book = { $item } breaks.
lose-what = { $why ->
    [pack] { $member }'s pack is too full. Which item goes?
    [breaks] One of { $member }'s items breaks. Which one?
   *[lost] { $member } loses an item. Which one?
    }
fixes-item = The party fixes { $item }.
    .book = We mend { $item }.
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
    [prybar] your first card in a group task each turn counts 1 more
    [backpack] one more place in the pack
    [salve] heals 1 wound, then breaks
    [charm] +1 on one test per page, if you say so before the roll
    [muffler] noisy things do not give its wearer away
    [rain-barrel] 1 food in each Colony Phase
    [snare-line] 1 food in each Colony Phase
    [bunks] room for 2 more in the colony
    [loom] morale +1, once
    [forge] each chapter begins with a battery
    [map-wall] the first step of each mission takes no time
    [alarm-bell] hardship is 1 less
   *[crystal-radio] clue may rise twice in a mission
    }
item-noisy = noisy
item-two-paws = needs two paws
item-holds = holds { $count ->
    [one] { $count } battery
   *[other] { $count } batteries
    }
item-big-only = only for BIG characters

## Abilities

ability-cost = { $ability } ({ $cost } heroic)
learn-which = Which ability do you learn?
learns-ability = { $member } learns { $ability }.
ability-for = { $ability }: pay { $cards }
uses-ability = { $member } pays { $cards } and uses { $ability }.
quick-feet-lasts = { $member } has 3 extra movement points for the next move this turn.
long-shot-lasts = { $member }'s next shot this turn reaches 2 spaces further.
ricochet-lasts = { $member }'s next shot that hits this turn also wounds another enemy near the target.
bristle-lasts = Until his next turn, { $member } wounds each enemy in his space that attacks him and misses.
rummage-lasts = { $member } has +2 on the next scavenge this turn.
dig-in-lasts = { $member } has +2 on every defence until his next turn.
calm-word-lasts = The next time { $member } talks to somebody this turn, the difficulty is 3 lower.
guardian-lasts = Until his next turn, { $member } may take attacks for friends in his space.

# Wren's

defence-of = Defence { $defence }
spot-whom = Which enemy do you spot?
spots = { CAPITAL($enemy) } has only defence { $defence } until the turn ends.
vanish = Vanish
ricochet = Ricochet

# Bodkin's

barge-to = { $enemy }, to { $space }
barge-whom = Which enemy do you barge, and to where?
barges = { $member } barges { $enemy } away to { $space }.
bristle = Bristle
roars = { $member } roars at { $enemy }. In the next enemy turn it uses its first action.
hurl-whom = Who do you hurl?
hurl-where = Where do you hurl { $member }?
refuses-to-fly = { $member } would rather not fly.
flies = { $member } flies through the air to { $space }.
fly-to = Fly to { $space }
stay-on-ground = Stay on the ground
asks-to-hurl = { $member } wants to hurl { $fellow } to { $space }. Agree?
second-wind = Second Wind

# Cog's

spark = Spark
fix-which = Which broken item do you fix?
foresees = The next cards are { $cards }.
looks-ahead = { $member } looks at the next { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
    }.
leave-cards = Leave the cards in this order
which-card-first = Which card comes first?
which-card-next = Which card comes next?
about-foresight = { $member } puts the next action cards in order

# Marl's

tunnel-where = Where do you tunnel to?
tunnels = { $member } tunnels to { $space }.
heal-wound = { $member }: 1 wound
heal-toxic-wound = { $member }: 1 toxic wound
heal-what = Which wound does the poultice heal?
poultice = Poultice

## The colony: dials

dial-turns = { dial } { $how ->
    [risen] stays at { $value } because it has already risen in this mission
    [full] stays at { $value }, its maximum
    [stays] stays at { $value }
    [rises] +{ $by } (now { $value })
   *[falls] -{ $by } (now { $value })
    }
dials-turn = { $before }, { dial-turns }
turns-dials = { $cause }: { $turns }.
cost = { $dial ->
    [time] { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
    [clue] { $number } of { $have } clues
   *[other] { $number } of { $have } { dial }
    }
loses-heart = The colony has no { $gone } left.
    .book = Nobody at Tinderbox has the heart to go on.
    .heading = Tinderbox loses heart
ask-infinite-lives = The colony has no { $gone } left, so you lose the campaign. Play on with infinite lives?
play-on = Play on
play-on-detail = Morale and population go back to { $number }, now and whenever this happens again.
let-campaign-end = Let the campaign end
resets-dials = Infinite lives: morale and population go back to { $number }.

## The colony: how the mission ended

colony-is-lost = The colony is lost.
mission-is-done = { $mission } is done.
    .heading = { $mission } is done
mission-failed = { $mission } has failed.
    .heading = { $mission } failed
the-failure = Mission failed
the-success = Mission done
foraging = Foraging
learn-who = Who learns a new ability?

## The colony: hardship

hardship = Hardship
hardship-adds-up = Hardship { $total }: black die { $die }{ $over ->
    [0] { "" }
    [one] { " " }+ { $over } (hour too many)
   *[other] { " " }+ { $over } (hours too many)
    }{ $gloom ->
    [0] { "" }
   *[other] { " " }+ { $gloom } (low morale)
    }{ $ward ->
    [0] { "" }
   *[other] { " " }- { $ward } (protection you have built)
    }.
loses-nothing = Hardship: Tinderbox loses nothing.
give-up-which = Hardship destroys a structure. Which one do you give up?
loses-structure = Hardship: Tinderbox loses the { $structure }.

## The colony: upkeep and work

upkeep = Upkeep
eats = Upkeep: the colony needs { $needed } food{ $missing ->
    [0] { "" }
   *[other] { " " }but is { $missing } short
    }.
hunger = Hunger at home
work = Work
the-orchard = The Orchard
barrel-and-snares = Barrel and snares
counts-stores = The store holds { $food } food and { $scrap } scrap.

## The colony: repair and building

fix-nothing = Fix nothing more
fix-for = { $item } for { $member }
fix-for-colony = { $item } for the colony
fix-price = Pay { $price } of { $scrap } scrap: { $does }.
repairs = Repairs
mend-railcar = The railcar is a wreck. Do you mend it?
leave-it = Leave it
mend-it = Mend it
mend-price = Pay { $price } of { $scrap } scrap.
the-railcar = The railcar
mends-railcar = The party mends the railcar, and it runs again.
what-is-built = What does Tinderbox build?
build-what = What do you build? You have { $scrap } scrap.
build-nothing = Keep the scrap
build-for = { $name }: { $price } scrap
improvement-does = { CAPITAL($does) }.
builds-structure = Tinderbox builds the { $structure }. { $text }
    .short = { builds-structure.book }
    .book = Tinderbox builds the { $structure }.
    .scene = { $text }
    .heading = Tinderbox builds the { $structure }
puts-up = Tinderbox puts up the { $item }.
    .book = Tinderbox puts up the { $item }.
    .heading = Tinderbox puts up the { $item }

## The colony: missions

opens-mission = A new mission opens: { $mission }.
opens-side-mission = A new side mission opens: { $mission }.
end-here-or-not = You have won the campaign. Do you want to end it here?
end-here = End it here
go-on = Go on
missions-left = You still have missions to play.
comes-through = Tinderbox has come through.
closing-part = { $part ->
    [light] The light over the water
    [people] Who is there, and who is not
   *[town] The town
    }
closes-with = { closing-part }.
which-mission = Which mission do you play next?
assigns-mission = The next mission is { $mission }.
    .book = Next on the slate is { $mission }.
assigns-foraging = The next mission is a forage.
    .book = Next on the slate is a day's foraging.
forage-detail = You have { $time } hours. Leave two pages away from home, then come home: clue +1.
mission-choice = { $mission } ({ $kind ->
    [main] main
   *[side] side
    } mission, { $time } hours)
mission-opens = A mission opens: { $mission }.
    .book = Next on the slate is { $mission }.
done-on-the-way = The party has also done { $mission }. Its reward waits in the colony.
    .book = We did { $mission } on the way. Its reward waits at home.

## The colony: rest

change-places = Rearrange your equipment?
change-places-else = Rearrange anything else?
borrow-things = { $members } stayed at home. Rearrange the equipment left there?
borrow-more-things = { $members } stayed at home. Rearrange anything else left there?
leave-things = Leave everything as it is
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
wins-campaign = Four characters have reached their goals, so you win the campaign.
    .book = Four goals are reached, and the campaign is won.
counts-strays = { $member }'s goal: { $strays } of { $all } strays home.

## Setup

two-each-refused = Two characters each only works with two players.
save-is-damaged = That save is damaged, so Aftermath cannot go on from it. { $fault ->
    [chapter] It is of no campaign that goes on.
    [dials] Its dials are wrong.
    [missions] It names a mission that does not exist.
    [discoveries] Its discovery cards are wrong.
    [items] Its items are wrong.
    [encounters] Its encounter cards are wrong.
   *[characters] It names a character who does not exist.
    }
play-whom = Who do you want to play?
play-which-two = Which two do you want to play?
character-detail = { CAPITAL($species) }, { $role }: { $bonuses }, life { $life }{ $big ->
    [0] { "" }
   *[1] , BIG (cannot hide)
    }{ $done ->
    [0] { "" }
   *[1] , goal complete
    }
character-role = { $character } the { $role }
plays-characters = { $player } plays { $roles }.
starts-with-battery = { $member } starts with 1 battery from the { $item }.
the-mission = This chapter's mission is { $mission }.
    .heading = { $mission }
story-and-goal =
    { $story }

    { $goal }
tells-mission =
    { $story }

    { $goal } The colony can spare us { $hours } hours.
foraging-story = No lever points anywhere today. Tinderbox needs what it always needs, moss and string and news, and somebody to see what has changed in the streets since the rain. We may go where we like, look about us, and be back while there is light.
foraging-goal = Explore and leave at least two pages away from Signal Box Lane. Then go home.
begins-bookkeeping = { $member } is the bookkeeper and takes the first turn.

## Travel

travel-where = Where does the party go? You have used { $time } of { $hours } hours.
goes-home = The party goes home.
    .book = We go home.
    .heading = The way home
goes-home-laden = The party goes home with its sacks full of moss and news.
    .book = We go home with our sacks full of moss and news.
    .heading = Home with full sacks
walks = The party walks to { $place }.
finds-short-way = The Map Wall shows a short cut, so this step takes no time.
the-way = The way to { $place }
walk-to = Walk to { $place }
drive-to = Drive to { $place }
way-detail = { $price ->
    [free] This takes no time.
    [walk] On foot: 1 hour.
   *[drive] By railcar: 1 hour, { $steps ->
        [one] { $steps } road card
       *[other] { $steps } road cards
    }.
    }{ $goal ->
    [none] { "" }
    [there] { " " }The mission is there.
   *[away] { " " }The mission is { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } further on.
    }
go-home = Go home
go-home-detail = { $outcome ->
    [success] The forage succeeds.
   *[fail] The mission fails.
    }{ $alone ->
    [0] { " " }This needs more than half of all votes.
   *[1] { "" }
    }

## The railcar

gains-railcar = The colony gets the railcar (hull { $hull }).
drives = { $member } drives the railcar to { $place }.
the-drive = The drive
drive-ends = The drive ends at { $place }.
who-drives = Who drives?
meets-road-card = On the road to { $place }: { $card }. { $text }
    .short = On the road to { $place }: { $card }.
    .book = { $card }.
    .again = Then the same again: { $card }.
    .scene = { $text }
    .heading = { $card }
draws-for-road = { $member } draws { cards-count } for the road.
damages-hull = { $card } hits the railcar: { $hull ->
    [0] it is a wreck
   *[other] hull { $hull } left
    }.

## The end

tinderbox-given-up = You lose Tinderbox in chapter { $chapter }, during “{ $mission }”.
tinderbox-comes-through = Tinderbox has come through, and you have won the campaign in chapter { $chapter }.
chapter-done = Chapter { $chapter }: “{ $mission }” is done, and Tinderbox goes on.
chapter-failed = Chapter { $chapter }: “{ $mission }” has failed, but Tinderbox goes on.

## Calamities

calamity-over = Calamity check: nothing happens, because { $page } has already had its calamity.
calamity-comes = { calamity-rolled } Here it is.
    .short = The calamity comes.
    .heading = The calamity comes
calamity-waits = { calamity-rolled } Nothing yet.
    .short = { calamity-rolled }
calamity-rolled = Calamity check: black die { $die } + time { $time } = { $total }. At { $value } the calamity comes.

## Combat

fight-enemy = { $space ->
    [0] Fight { $enemy }
   *[other] Fight { $enemy } at { $space }
    }
shoot-enemy = { $space ->
    [0] Shoot at { $enemy }
   *[other] Shoot at { $enemy } at { $space }
    }
attack-detail = { $count ->
    [0] { "" }
   *[other] Spend { aim-tokens }.{ " " }
    }{ $bonus ->
    [0] No bonus
   *[other] Bonus +{ $bonus }
    } against { $difficulty } + black die. It has { $life } life left.
    .short = { $bonus ->
        [0] No bonus
       *[other] Bonus +{ $bonus }
        } against { $difficulty } + black, life { $life }{ $count ->
        [0] .
       *[other] , aim { $count }.
        }
attack-on = Attack on { $enemy }
shot-at = Shot at { $enemy }
the-attack = The attack
spend-aim = Spend { aim-tokens }
spend-none = Spend none
spend-how-many = How many aim tokens do you spend on the shot at { $enemy }?
ricochet-ends = Ricochet: there is no other enemy near enough.
hit-whom-next = Which enemy does the ricochet hit?
entry-attacks = { $cause ->
    [0] An
   *[other] { $cause }: an
    } attack of strength { $strength } on { $member } (a hit deals { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
    }).

# Wounds

takes-wounds = { $attacker ->
    [0] { because }{ $member } takes
   *[other] { $attacker } hits { $member }:
    } { $toxic ->
    [0] { wounds-count }
   *[1] { toxic-wounds-count }
    }{ $life ->
    [0] { "" }
   *[other] { " " }({ $life } life left)
    }.
    .book = { $enemy ->
        [0] It costs { $member } some fur.
       *[other] { CAPITAL($enemy) } hits { $member }.
    }
# How an enemy of each kind strikes, as the book tells it.
strikes-member = { strikes-member.book }
    .book = { CAPITAL($enemy) } { $foe ->
        [latch-rat] brings the latch down on { $member }
        [pin-vole] puts a pin into { $member }
        [bruiser] swings the drawer knob at { $member } and does not miss
        [whistler] stops whistling to bite { $member }
        [silverfish] gets in under { $member }'s fur
        [house-centipede] runs right over { $member }, biting
        [wolf-spider] runs { $member } down
        [wasp-drones] finds { $member } and stings
        [hornet-guard] stings { $member } through the coat
        [jackdaw] pecks { $member } between the ears
        [pigeon-drifter] beats { $member } with both wings
        [yard-adder] strikes, and { $member } is too near
        [young-cat] bats { $member } into the wall
        [old-grin] calls { $member } by name, then bites
        [tollkeeper] swings the windlass handle into { $member }
        [lamp-keeper] comes down on { $member } without a sound
        [mother-rust] opens { $member }'s coat with one claw
       *[other] hits { $member }
    }.
    .book-2 = { CAPITAL($enemy) } { $foe ->
        [latch-rat] catches { $member } with the latch
        [pin-vole] has a pin left for { $member }
        [bruiser] flattens { $member }
        [whistler] has { $member } by the ear
        [silverfish] nips { $member } in the heel
        [house-centipede] sinks its teeth into { $member }
        [wolf-spider] has { $member } by the leg
        [wasp-drones] stings { $member } on the nose
        [hornet-guard] comes down on { $member }, sting first
        [jackdaw] has a beakful of { $member }
        [pigeon-drifter] walks over { $member }
        [yard-adder] bites { $member }
        [young-cat] has { $member } under one paw
        [old-grin] has { $member } by the neck
        [tollkeeper] makes { $member } pay, with the handle
        [lamp-keeper] gets one claw into { $member }
        [mother-rust] sits down on { $member }
       *[other] gets { $member }
    }.
flees = { $member } is defeated and flees.
    .book = { $member } can do no more and runs.
    .book-2 = It is one too many for { $member }, who gets away with nothing but fur.
    .book-3 = That does for { $member }, who drops everything and is gone.
    .heading = { $member } has to flee
the-search = The search for { $member }
mission-is-lost = Nobody is left standing, so the mission fails.
    .book = In the end nobody is left standing.
    .heading = Nobody is left standing
heals-wounds = { because }{ $member } heals { wounds-count } ({ $life } life left).
return-where = Who does { $member } rejoin?
returns = { $member } is back, next to { $others }.
    .book = Now that it is quiet, { $member } limps back to { $others }.
    .book-2 = In a quiet moment { $member } creeps back, in bandages, to { $others }.
after-the-flight = After the flight

# Enemies that are wounded

token-falls = { because }{ CAPITAL($enemy) } falls ({ $left } left).
last-token-falls = { because-the } last of the { $name } falls.
    .book = The last of the { $name } falls.
wounds-enemy = { because-enemy } takes 1 wound ({ $left } life left).
defeats-enemy = { because-enemy } is defeated.
    .book = { CAPITAL($enemy) } goes down.
    .book-2 = { CAPITAL($enemy) } has had enough.
    .book-3 = That is the end of { $enemy }.
member-defeats-enemy = { defeats-enemy }
    .book = { $member } puts { $enemy } down.
    .book-2 = { $member } sees { $enemy } off.
    .book-3 = { CAPITAL($enemy) } has had enough of { $member }.
# What a member does with a weapon, as the book tells it. The enemy does not come back from it.
fells-enemy = { fells-enemy.book }
    .book = { $member } { $weapon ->
        [rubber-band-sling] sends { $enemy } home with a pebble between the eyes
        [fork-tine-pike] pitches { $enemy } out on the end of the pike
        [peg-pistol] fires the peg, and { $enemy } leaves, smoking
        [darning-needle] runs { $enemy } off at the point of the needle
        [latchkey] lays { $enemy } out with the latchkey
        [pencil-stub] pokes { $enemy } down the nearest hole
        [razor-sliver] shows { $enemy } the razor, then uses it
        [bicycle-spoke] keeps { $enemy } off with the spoke until it goes
        [doorbell-clapper] rings { $enemy } like a front door
        [chain-flail] swings the bath plug, and down goes { $enemy }
        [corkscrew-halberd] lets the corkscrew fall on { $enemy }
        [hairgrip-bow] puts a match into { $enemy }, who has had enough
        [jam-elastic] stings { $enemy } on the nose, and it bolts
        [drinking-straw] blows a dart into { $enemy }, who sits down
        [comb-harp] plays { $enemy } a chord with a pin in it
        [umbrella-rib] drops { $enemy } with the big bow
        [flint-gun] sets light to { $enemy }, who runs for water
        [party-popper] lets off the popper, gravel and all, in the face of { $enemy }
        [gobstopper] brings the gobstopper down on { $enemy }
        [crate-nail] lets the crate nail fall on { $enemy }
        [wick-cutter] trims { $enemy } down to size
       *[other] puts { $enemy } down
    }.
    .book-2 = { $member } sees { $enemy } off.
    .book-3 = { CAPITAL($enemy) } has had enough of { $member }.
takes-loot = That was the last of them, so { $member } takes the loot.
loot = Loot

# Attacks on members

guard-or-not = { $attacker } attacks { $target } with strength { $strength }. Does { $guardian } step in front?
let-it-be = Stay out of it
take-attack = Take the attack for { $member }
steps-in-front = { $member } steps in front of { $target }.
hits = { $attacker } hits
steals = { $attacker } steals
knock-where = { $attacker } knocks { $member } away. Which space does { $member } land on?
is-knocked-away = { $member } lands at { $space }.

# Statuses

poison-rolls = Poisoned (black die { $die })
resists-poison = { $cause }: nothing happens to { $member }.
is-spared = { because }{ $member } does not become { status }, because { $why ->
    [none-left] no such card is left
    [clothes] { $clothes } keeps it off
    [rain] the rain is too heavy
   *[water] there is water all around
    }.
gains-status = { because }{ $member } becomes { status }.
loses-status = { because }{ $member } is no longer { status }.
water = Water

## Enemies

enemies-act = The enemies act.
    .news = { "" }
enemy-does = { $roared ->
    [0] threat { $value }
   *[1] cowed by the roar
    }
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
swarm-acts = { CAPITAL($enemy) } acts ({ $cause }).
stands-guard = { CAPITAL($enemy) } stands guard (defence +2).
reaches-nobody = { CAPITAL($enemy) } cannot reach anybody to attack.
enemy-moves = { CAPITAL($enemy) } { $cause ->
    [0] moves
   *[other] acts ({ $cause }) and moves
    } to { $space }.
enemy-stays = { CAPITAL($enemy) } { $cause ->
    [0] stays put
   *[other] acts ({ $cause }) and stays put
    }.
moves-toward-whom = { CAPITAL($enemy) } is equally near to several of you. Who does it move towards?
attacks-whom = { CAPITAL($enemy) } is equally near to several of you. Who does it attack?
life-left = { $life } life left

# Threats

places-threats = { $count ->
    [one] A threat ({ $values }) joins
   *[other] Threats ({ $values }) join
    } the track: { $threats } in all.
removes-threats = { because }{ $count ->
    [one] { $count } threat fewer
   *[other] { $count } threats fewer
    } ({ $threats ->
    [0] none
   *[other] { $threats }
    } left).
party-of = Party of { $size ->
    [2] two
    [3] three
   *[other] four
    }
no-threat-left = There are no threats left to draw.
threats-lie = { $threats ->
    [one] { $threats } threat is
   *[other] { $threats } threats are
    } on the track
check-does = { $does ->
    [hostile] the page turns hostile
    [entry] they bring trouble
   *[enemies] the enemies act
    }
will-check = { threats-lie }. With { $missing } more, { check-does } at the end of the turn.
checks-now = { threats-lie }, so { check-does } at the end of this turn.
clears-threats = { $threats ->
    [one] The threat leaves
   *[other] All { $threats } threats leave
    } the track.
watch-has-seen = { threats-count }: the Wary Watch has seen enough

# How they come and go

nobody-hunts = { $cause ->
    [0] Nobody
   *[other] { $cause }: nobody
    } is hunting you.
    .book = Nobody is hunting us.
    .heading = Nobody is hunting us
makes-way = { because-enemy } makes way for the boss.
token-makes-way = { because }{ CAPITAL($enemy) } makes way for the boss.
enemies-come = { $cause ->
    [0] { CAPITAL($enemies) }
   *[other] { $cause }: { $enemies }
    } { come-in-at } { $spaces }.
    .book = { enemies-come-in }.
    .book-2 = { CAPITAL($spelled) } { $count ->
        [one] is
       *[other] are
    } { $beside ->
        [0] at { $places }
       *[1] { $places }
    } before anyone has turned round.
    .book-3 = Then { $spelled } { $count ->
        [one] comes
       *[other] come
    } at us { $beside ->
        [0] by { $places }
       *[1] from { $places }
    }.
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

comes-to-page = The party reaches { $page }.
    .heading = { CAPITAL($page) }
comes-back-to-page = The party is back at { $page }.
scavenge-tokens = { $count } of difficulty { $difficulty }
lays-tokens = There are scavenge tokens here: { $tokens }.
come-in-where = Where do you start?
comes-in = { $member } comes in at { $space }.
in-force-already = { $environment } does not come into force, because the page already has { $environments }.
comes-into-force = { $environment }: { $effect }
ends-environment = { $environment } ends.
rain-puts-out = { $rain } puts out { $count ->
    [one] the fire
   *[other] all fires
    }.
burns-no-longer = { $rain }: { $member } is no longer Burning.
fire = Fire
fire-at = Fire at { $space }
live-rail = Live Rail
trap-snaps = The trap at { $space } snaps shut, and { $enemy } stops there.
the-heavy-object = The heavy object
push-to = Push it to { $space }
push-detail = Strength test, difficulty { $difficulty }. You stay where you are.
pushes = { $member } pushes the heavy object to { $space }.
leaves-by = { $member } leaves: { $exit }.
passes-bookkeeping = { $member } is now the bookkeeper and takes the next turn.
leaves-enemies = The party leaves { $count ->
    [one] { $count } enemy behind, and it comes
   *[other] { $count } enemies behind, and they come
    } again with The Hunt.
    .book = { $count ->
        [one] One of them is
       *[other] { CAPITAL(SPELL($count)) } of them are
    } left looking for us in the wrong place.
    .book-2 = We get away from { $count ->
        [one] one of them
       *[other] { SPELL($count) } of them
    }, who will be back.
    .book-3 = { $count ->
        [one] One of them is
       *[other] { CAPITAL(SPELL($count)) } of them are
    } still behind us, with a good nose.

# What effects change

places-token = { because-a } { $token ->
    [fire] fire now burns
    [heavy] heavy object now stands
   *[trap] trap now lies
    } at { $spaces }.
places-objective = { $cause ->
    [0] An
   *[other] { $cause }: an
    } objective token now lies at { $spaces }.
takes-token = { $cause ->
    [0] There
   *[other] { $cause }: there
    } is no { $token ->
    [fire] fire
    [heavy] heavy object
    [trap] trap
   *[objective] objective token
    } at { $spaces } any more.
changes-line = { because-a } { $line ->
    [dash] line now joins
    [red] red line now joins
    [green] green line now joins
    [blue] blue line now joins
    [white] wall that you can see over now separates
   *[double] wall that you cannot see over now separates
    } { $spaces }.
opens-exit = { because-exit } { $letter } (“{ $exit }”) is now open.
closes-exit = { because-exit } { $letter } (“{ $exit }”) is now closed.
is-moved = { because }{ $member } is now at { $space }.

# Entries of the book

the-threat = The threats
the-calamity = The calamity
comes-upon = { $member } explores { $space }.
    .book = { $member } comes to { $space }.
    .book-2 = { $member } tries { $space }.
    .book-3 = Next, { $member } goes to { $space }.
entry-at = { $entry ->
    [threat] The threats bring trouble
   *[calamity] The calamity strikes
    } at { $page }.
finds-there = The party looks around.
task-is-done = The party has done { $task }.
came-of-it = This is what happens.
choose-whom = Who do you choose?
do-what = { $cause }: what do you do?
party-does-what = { $cause }: what does the party do?
choice-detail = { $cost ->
    [0] { "" }
   *[other] Pay { $cost }.
    }{ $both ->
    [0] { "" }
   *[1] { " " }
    }{ $attribute ->
    [none] { "" }
   *[other] { $member ->
        [0] { CAPITAL(attribute) } test
       *[other] { $member }: { attribute } test (bonus { $bonus })
    }, difficulty { $difficulty }{ $opposed ->
        [0] { "" }
       *[1] { " " }+ black die
    }. Start with { colour } or white.
    }
member-chooses = { $member } chooses “{ $choice }”.
    .book = “{ $choice },” says { $member }.
    .book-2 = { $member } decides. “{ $choice }.”
member-chooses-at = { $cause }: { member-chooses }
    .book = “{ $choice },” says { $member }.
    .book-2 = { $member } decides. “{ $choice }.”
party-chooses = The party chooses “{ $choice }”.
    .book = “{ $choice },” we decide.
    .book-2 = We put it to the vote. “{ $choice }” wins.
    .book-3 = “{ $choice },” say most of us.
party-chooses-at = { $cause }: the party chooses “{ $choice }”.
    .book = “{ $choice },” we decide.
    .book-2 = We put it to the vote. “{ $choice }” wins.
    .book-3 = “{ $choice },” say most of us.

## Nests

propose-nest = Propose a nest after this turn
propose-nest-detail = 1 hour: food heals wounds, and bad statuses end.
withdraw-nest = Take back your nest proposal
withdraw-nest-detail = The turn then ends without a nest.
withdraws-nest = { $member } no longer wants to nest after this turn.
proposes-nest = { $member } proposes to nest after this turn.
may-nest = The party can nest after this turn.
nest-or-not = { $member } wants to rest here (1 hour; food heals). Agree?
no-nest = Go on without a nest
nest = Make a nest
nest-price = 1 hour.
goes-on-without-nest = The party goes on without a nest.
makes-nest = The party makes a nest.
    .book = We make a nest and sleep in turns.
    .book-2 = For an hour we lie in a heap with something soft on top.
    .book-3 = We make a nest, eat and count tails.
a-nest = A nest
eat-or-not = Eat to heal? The colony has { $food } food.
eat = Eat: heal { wounds-count }
eat-price = Pay 1 food.
leave-food = Don't eat
a-meal = A meal for { $member }
the-meal = The meal
heals-toxic = A nest turns { toxic-wounds-count } of { $member } into { $count ->
    [one] a normal one
   *[other] normal ones
    }.

## What the party decides

decides-nothing = No vote counts, so the party takes the default: { $choice }.
decides = The party decides: { $choice }.
keeper-decides = It's a tie, so { $member }, as bookkeeper, decides: { $choice }.
keeper-has-no-say = It's a tie that { $member }, as bookkeeper, does not break, so the party takes the default: { $choice }.
order-ask = Ask me each time
order-thrifty = Thrifty
order-thrifty-detail = Play the fewest cards that reach the attack's strength.
order-all-out = All-out
order-all-out-detail = Play the cards with the highest total.
order-none = None
order-none-detail = Keep every card; each attack hits.
defend-how = Defend automatically for { $member }? (now: { $order ->
    [thrifty] thrifty
    [all-out] all-out
    [none] none
   *[ask] ask me
    })
orders-defence = { $order ->
    [thrifty] From now on { $member } defends with the fewest cards that reach the attack's strength.
    [all-out] From now on { $member } defends with the cards that have the highest total.
   *[none] { $member } no longer defends and keeps all cards.
    }
asks-about-defence = From now on I ask you how { $member } defends each time.
torn-how = If an enemy could attack several of you, whom does it attack? (now: { $preference })
orders-torn = The standing order for an enemy that could attack several of you is now: { $preference }.
preference-label = { CAPITAL($preference) }
prefer-asking = ask the bookkeeper
prefer-life = the one with most life
prefer-member = { $member } first

## A turn

has-turn = It is { $member }'s turn.
    .news = { "" }
misses-turn = { $member } was defeated and misses this turn.
do-what-now = What do you do? You hold { cards-count }.
about-acting = { $member } takes a turn
choose-cards = Choose the cards yourself
choose-cards-detail = Pick an action that plays cards, then the cards.
choose-cards-for = Which action do you want to choose cards for?
about-choosing-cards = { $member } chooses cards
read-again = Read again: { $space }
leave-by = Leave: { $exit }
leave-by-detail = You cannot come back. The others must use this exit too; then the page is over.
end-turn = End your turn
end-turn-detail = You keep the cards in your hand.
discard-kept = Which of your kept cards do you discard before you draw up to { $count }?
about-kept = { $member } kept { cards-count } and may discard some

# Moving

move-to = Move to { $space }
move-around-to = Move to { $space }, around the rail
around-rail = { $space }, around the rail
pays = Pay { $cards }
pays-and-meets = Pay { $cards }. There: { $met }
meets-text = something to read
meets-rail = over the live rail
meets-enemies = { $enemies }
meets-fire = fire
meets-tokens = { $count ->
    [one] { $count } scavenge token
   *[other] { $count } scavenge tokens
    }
meets-task = the group task
meets-exit = an exit
meets-cover = a place to hide
move-otherwise = Move with other cards
move-otherwise-detail = You choose the space and the cards.
move-where = Where do you move?
about-moving = { $member } chooses where to move
move-with-which = Which cards do you play to move to { $space }?
about-paying = { $member } chooses cards for a move
by-way = { $rails ->
    [0] { "" }
   *[1] over the live rail,{ " " }
    }{ $count ->
    [0] straight there
   *[other] via { $spaces }
    }
moves = { $member } moves to { $space } with { $cards }.
make-for-exit = Head for the exit with all your cards
as-far-as = You get as far as { $space }.

# Scavenging, recovering, talking

scavenge = Scavenge: difficulty { $difficulty }
scavenge-detail = Instinct test. { $count ->
    [one] { $count } such token here.
   *[other] { $count } such tokens here.
    }
scavenging = Scavenging
scavenged = Scavenged
recover = Recover: lose { status }
recover-detail = { CAPITAL(attribute) } test, difficulty { $difficulty }.
recovering = { status }, recovering
talk-to = Talk to { $enemy }
talk-detail = Instinct test, difficulty { $difficulty } + black die: population +1.
feed = Feed { $enemy }
feed-detail = Pay 1 food: it joins the colony (population +1).
buy = Buy from the pedlars
buy-detail = Pay { $price } scrap: get an item, once per turn.
talking-to = Talking to { $enemy }
jackdaw-court = Jackdaw Court
shares-meal = { $member } shares a meal
comes-along = { CAPITAL($enemy) } comes along with { $member }.
    .book = { CAPITAL($enemy) } comes along with { $member }.
    .heading = { CAPITAL($enemy) } comes along with { $member }
buys = { $member } buys from the pedlars
the-pedlars = The pedlars

# Group tasks

gives-up-task = The party gives up the group task { $task }.
starts-task = A group task begins{ $spaces ->
    [0] { "" }
   *[other] { " " }at { $spaces }
    }: { $task } ({ attribute } { $difficulty }).
give-up-task = { $task } is not done yet ({ $dial } of { $difficulty }). Do you give it up for { $other }?
keep-task = Keep { $task }
begin-task = Begin { $task }
group-task = Group task: { $task }
group-task-detail = { CAPITAL(attribute) } so far: { $dial } of { $difficulty }. Add { $cards }.
add-which = { $task } needs { $left } more { attribute }{ $first ->
    [0] { "" }
   *[other] { " " }(first card: { $first })
    }. Which cards do you add?
about-task = { $member } chooses cards for { $task }
task-begins-with = Start the task with a { colour-attribute } card or a white heroic card.
task-goes-on-with = Each further card must share the colour or the number of the first card.
adds-cards = { $task }: { $member } adds { $cards }{ $more ->
    [0] { "" }
   *[other] { " " }and +{ $more } for the prybar
    } (now { $dial } of { $difficulty }).

# Tests

plays-cards = Play { $cards } ({ $chance }%). { $detail }
test-which = { $cause }: { test-difficulty }. Your bonus is { $bonus }. Which cards do you play? { $attribute ->
    [any] { "" }
   *[other] Start with { colour } or white; further cards must share its colour or number.{ " " }
    }{ $chance ->
    [0] No cards that you hold can succeed.
   *[other] Your chance with { $cards } is { $chance }%.
    }
test-difficulty = { $attribute ->
    [any] attack
   *[other] { attribute } test, difficulty
    } { $difficulty }{ $opposed ->
    [0] { "" }
   *[1] { " " }+ black die
    }
about-test = { $cause }: { $member } chooses cards ({ test-difficulty })
bonus-otherwise = { $best }, otherwise { $least }
use-charm = Also use the { $item }
use-charm-detail = +1 on this test, once per page.
charm-needs-cards = The charm only adds to cards. Choose the cards for the test too.
test-begins-with = Start the test with a { colour-attribute } card or a white heroic card.
cards-do-not-fit = { CAPITAL($cards) } do not go together. Each further card must share the colour or the number of the first card.
does-not-try = { because }{ $member } plays no cards and fails.
cannot-begin = { because }{ $member } has no card that can start { $attribute ->
    [agility] an agility
    [strength] a strength
    [resistance] a resistance
   *[instinct] an instinct
    } test and fails.
after-failed-test = After a failed test
test-bonus = bonus { $number }
white-die = white die { $die }
test-adds-up = { $cause ->
    [0] { CAPITAL($parts) }
   *[other] { $cause }: { $parts }
    } make { $total }. { $member } needs { $need }{ $black ->
    [0] { "" }
   *[other] { " " }({ $difficulty } + black die { $black })
    }
test-in-short = { because }{ $member } { $success ->
    [1] succeeds
   *[0] fails
    } ({ $total } against { $need }).
takes-test = { test-adds-up } and { $success ->
    [1] succeeds
   *[0] fails
    }.
    .news = { test-in-short }
defends = { test-adds-up } { $success ->
    [1] and fends it off
   *[0] and does not fend it off
    }.
    .news = { because }{ $member } { $success ->
        [1] fends it off
       *[0] does not fend it off
        } ({ $total } against { $need }).

## The tale

story-title = The Book of Tinderbox
story-cast = { $roles }
story-role = { $character }, { $species } ({ $player })
story-chapter = Chapter { $number }: { $title }
went-home = Then we turned round and went home.
nobody-was-left = In the end nobody was left standing.
was-built = Then Tinderbox built the { $structure }. { $text }

## Answers ahead

play-least = The fewest cards that should be enough
play-least-detail = No cards if an average die would not be enough.
play-most = The cards with the highest total
play-none = No cards
play-none-detail = You keep them all.
when-attacked = Something attacks you
if-life-one = the character under attack has 1 life left
if-life-two = the character under attack has 2 life left or less
when-hazard = The road or a live rail makes you take a test
when-nest = The party votes on a nest
for-nest = For a nest
against-nest = Against it
if-hurt = one of your characters has 2 life left or less
if-wounded = one of your characters is wounded
when-meal = You may eat to heal in a nest
eat-food = Eat
if-wounds = the character who eats has 2 wounds or more
if-plenty = the colony has 4 food or more
when-asked = A friend asks for something you carry
give-it = Give it
if-battery = it is a battery
when-kept = Your turn begins, and you may discard the cards you kept
keep-all = Keep all
discard-all = Discard all
if-strength = the attack has strength { $number } or more
if-asks = { $player } asks
if-kept = you kept { $number } cards or more

## How long an answer ahead counts: "until …"

until-characters = the characters are chosen
until-first-turn = the first turn on this page begins
until-left = the party has left this page
until-turn = { $member }'s turn ends
until-step = this step of the Colony Phase ends
until-page = the party leaves { $page }

## For newcomers

blurb = Search an empty human town together, as small animals with half an oat each left at home.
goal = You are small animals in a railway town that the humans left overnight. You win or lose together. In each chapter, complete a mission out in the town and bring everybody home. Keep the colony Tinderbox alive until four characters have reached their personal goals.
course = On your turn you draw up to five cards and play them to move, search, talk or fight. For most actions you take a test: cards plus a bonus and a die. When you reach a marked space, I read you its entry in the book, and you often choose what to do. Black cards pile up as threats. With enough threats something happens, or the enemies act, and you defend with the cards you kept. Travel and rest take hours, and too many hours cost the colony dearly.
length = A chapter is one mission and the time at home after it. It takes 25 to 50 turns between you: one to two weeks at a few answers a day, or an evening of two to three hours. A campaign has about ten chapters.
solo = You play two characters.
measure = Life left
period = Turn
periods = Turns
you-are = You are { $character }, { LOWER($species) } and { LOWER($role) }. { $short } has { $items ->
    [none] nothing
   *[other] { $items }
    }{ $abilities ->
    [none] { "" }
   *[other] { " " }and can use { $abilities }
    }. { $short }'s goal: { $goal }
your-mission = Your party's mission: { $goal } You have { $hours } hours.

# What the answers are for

verb-character = Choose who you play
verb-discard = Discard cards you kept, then draw
verb-move = Choose where you go and the cards you pay with
verb-fight = Attack an enemy in your space
verb-shoot = Attack an enemy in sight
verb-talk = Win over a stranger in your space
verb-scavenge = Search a scavenge token in your space
verb-recover = Lose a bad status
verb-ability = Use or learn one of your abilities
verb-encourage = Give a card to a friend who has few
verb-equip = Equip, pack and trade items, and place batteries
verb-task = Add cards to the group task
verb-defend = Play cards against an attack, or set a standing order
verb-choose = Choose what the book or a rule leaves to you
verb-visit = Read the entry on your space again
verb-exit = Leave the page by the exit you are on
verb-nest = Rest after a turn: propose a nest, vote, eat
verb-end = End your turn
verb-colony = Vote on what happens at home
verb-hand = See your cards, items and abilities (only you see them)
verb-look = See the page, its spaces, enemies and exits, and the colony

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-discard = Discard any cards you kept and don't need, and I draw until you have five. Keep at least one good card, because you defend with your hand when enemies act.
lesson-move = Move takes you as many steps as your cards' numbers add up to, in any colour. A coloured line costs 3 steps, or 1 if all the cards you pay with have its colour, so look for such cards first.
lesson-fight = Fight lets you hit an enemy in your own space: play red strength cards to reach its defence plus a black die. Each hit is one wound, so check the chance shown before you spend your cards.
lesson-shoot = Shoot lets you hit an enemy in sight, 1 space away or as far as your weapon reaches: play green agility cards to reach its defence plus a black die. Shoot from a distance, because then few enemies can hit back.
lesson-talk = Talk wins over a stranger in your space while the page is safe: play yellow instinct cards. Only try with a good chance, because if you fail, everybody on the page turns hostile.
lesson-scavenge = Scavenge searches a token in your space: start with a yellow instinct or white heroic card, and reach its number. Higher numbers hide better things, so save your best cards for them.
lesson-recover = Recover takes a test to lose a bad status. Try it with friends in your space, because each of them lowers the difficulty by 1.
lesson-ability = Ability: pay white heroic cards for something only your character can do. Pay no more than its cost if you can, because the rest is lost.
lesson-encourage = Give a card from your hand to a friend anywhere who holds two or fewer. Do it before enemies act, because your friend defends with that card.
lesson-equip = Equip or trade costs you one card, however many items you then move. Only equipped items help you, so put on what you need and keep two more in your pack.
lesson-task = Group task: add cards without rolling a die, over as many turns as the party needs. Each card must share the colour or the number of the first, so start with a colour you all have.
lesson-defend = Defend by playing cards to reach the attack's strength plus a black die, or you are wounded. Start with any colour; each further card must share its colour or number.
lesson-character = Choose your character by its bonuses, its life and what it is good at. A party needs fighters and finders, and you choose again next chapter.
lesson-choose = Choose for yourself, or vote if it concerns the whole party. If an option costs something or needs a test, it says so; hold a card that can start the test, or you fail it.
lesson-visit = Read again takes you through the entry on your space once more, once per turn. It may give you something different or the same again, so try it when you have nothing better to do.
lesson-exit = Leave takes you off the page, and your friends must use the same exit. Leave when you have what you want here, because the page may not offer it again.
lesson-nest = Propose a nest while the page is safe: food heals wounds, and bad statuses end. It takes 1 hour, so do it when several of you are hurt.
lesson-end = End your turn to keep your other cards for defence. Then the threats on the track are counted, so check first what happens at the end of this turn.
lesson-colony = At home you build, repair, swap items and choose the next mission; several players vote. Keep some food and scrap, because the colony eats after every mission.

## The book

premise =
    One day the humans left, all of them, and did not say where to. The small animals call it the Leaving. They moved into what was still standing, and found that most of it had lids.

    Tinderbox is a signal box on a dead railway line, with a stove, a slate, a tin of oats and a view of the town. Everything that a colony needs is out there. Somebody has to go and fetch it, and most of it belongs to somebody with teeth.
# What the book tells of a fight, a hurt and a way. $way chooses among the ways to say it.

one-enemy = { $place ->
    [0] { enemy }
   *[other] one of the { $name }s
    }
is-hurt = { $cause ->
    [fire] { $members } { $count ->
        [one] comes
       *[other] come
    } through the fire at { $space } with singed whiskers.
    [burning] The fire will not let go of { $members }.
    [poison] The poison goes further into { $members }.
    [attack] { $way ->
        [1] The first blow finds { $members }.
        [2] { $members } { $count ->
            [one] is
           *[other] are
        } hit before anyone sees what it is.
       *[0] Something gets at { $members } out of nowhere.
    }
    [rail] { $members } { $count ->
        [one] finds
       *[other] find
    } the rail that is still alive.
   *[other] { $way ->
        [1] It costs { $members } some fur.
        [2] { $members } { $count ->
            [one] gets
           *[other] get
        } the worst of it.
       *[0] { $members } will be stiff tomorrow.
    }
    }
hurt-too = { $way ->
    [1] { $members } { $count ->
        [one] is
       *[other] are
    } hurt as well.
    [2] { $members } { $count ->
        [one] does
       *[other] do
    } not get off either.
   *[0] There is some left for { $members }.
    }
is-routed = { $way ->
    [1] { CAPITAL($enemy) } is one too many for { $member }, who gets away with nothing but fur.
    [2] { $member } can do no more against { $enemy } and runs.
   *[0] { CAPITAL($enemy) } comes again, and { $member } drops everything and is gone.
    }
fells-more = { $count ->
    [one] Another goes
   *[other] { CAPITAL(SPELL($count)) } more go
    } the same way.
has-learned = { $parts }.
learns-first = { $member } has learned { $ability } out there
learns-next = { $member } { $ability }
goes-on-to = We walk on to { $place }. { $gone ->
    [one] One
   *[other] { CAPITAL(SPELL($gone)) }
    } of our { SPELL($hours) } hours { $gone ->
    [one] is
   *[other] are
    } gone.
explores-next = { $way ->
    [1] From there { $member } goes on to { $space }.
    [2] After that { $member } tries { $space }.
   *[0] { $member } has a look at { $space } next.
    }
about-character = { $species } and { LOWER($role) }. { $bio }
afterwards = { CAPITAL(SPELL($population)) } of us live at Tinderbox now, with { $food ->
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
afterwards-goals = { $characters } went out with a wish of their own, and it came true.
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
ends-given-up = We have lost Tinderbox.
ends-foraged = The forage has succeeded, and Tinderbox goes on.
ends-not-foraged = The forage has failed, but Tinderbox goes on.
ends-done = “{ $mission }” is done, and Tinderbox goes on.
ends-failed = “{ $mission }” has failed, but Tinderbox goes on.

## Packs, for their authors. What stands before a colon is the name of a field

pack-stays-behind = { $count ->
    [one] { $count } thing
   *[other] { $count } things
    } from a pack you no longer play with stayed behind.
pack-kind-items = An item goes into the item deck, with the 47 that are there.
pack-kind-encounters = An encounter goes into the encounter deck, with the 17 that are there.
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
pack-tried = All missions were played in turn. In each deck { $left } of the game's own cards were left, so that the pack's cards came up often. In a campaign they come up less.

# What is wrong with a card

fault-slot = slot: is one of { $slots }; improvements cannot be added
fault-range = range: a ranged weapon has one, and nothing else
fault-weapon-slot = slot: a weapon goes in a paw
fault-kind-slot = slot: of this kind it is { $kind }
fault-two-paw = two_paw: only an item that goes in a paw can need two paws
fault-no-battery = bonus: it needs a battery, but the item holds none
fault-battery = battery: nothing in the item uses one
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
fault-need = { $where }.need: a card cannot have a condition
fault-cost = { $where }.cost: 1 to 3 of { $dials }
fault-difficulty = { $where }.difficulty: is 3 to 10
fault-idle-test = { $where }: neither success nor failure does anything
fault-dials = { $where }: -3 to 3 of { $dials }
fault-amount = { $where }.n: is 1 to 3
fault-one-of-each = { $where }.n: there is only one of each
fault-strength = { $where }.strength: 1 to 9 of an attack, and of nothing else
fault-long-text = { $where }.{ $field }: is longer than { $most } characters

## Options

option-two-each = Two characters each
    .about = For two players: each plays two characters. One alone always does.
