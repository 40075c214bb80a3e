# The Last Cistern
#
# Sentences that are told end with a full stop. A label has at most 80 characters, a detail 100, and
# what everybody may know of a secret question 160, without a full stop. What stands under `.book`
# and `.heading` is for the book of a game.
#
# Glossary: one word for one thing.
#
# keeper         a player
# cistern        the tank that both share
# jars           a keeper's own water, in litres
# ruins          where cards are found; the deck

## Things

litres = { $litres ->
    [one] { $litres } litre
   *[other] { $litres } litres
    }
spelled-litres = { $litres ->
    [0] no water
    [one] one litre
   *[other] { SPELL($litres) } litres
    }
a-card = a { $card }
rim = { $rim ->
    [north] north
   *[south] south
    }

## Setup

begins = The cistern holds { litres }. Each keeper has { $cards } cards.
finds = You find { $cards }.

## Dawn

dawn = Day { $day }, die { $die }. { $weather ->
    [sun] Sun: the cistern loses { litres }
    [rain] Rain: the cistern gains { litres }
   *[clouds] Clouds: the cistern stays as it is
    } (now { $now }). { $morning }
    .book = { day } { $weather ->
        [sun] is white with heat
        [rain] brings rain
       *[clouds] is grey and dry
        }.
    .scene = { $morning }
day = Day { SPELL($day) }

## A turn

turn = What do you do?
about-turn = { $player } takes a turn
draw = Draw { litres }
draw-detail = Leaves { $left } in the cistern.
draws = { $player } draws { litres } (now { $now }).
search = Search the ruins
search-detail = Take a card into your hand.
searches = { $player } searches the ruins and takes a card.
play = Play { $card }
waits = { $player } can do nothing and waits.

## Cards

pumps = { $card }: { gains }.
    .heading = { $player } pumps
    .book = { $player } works the pump: { spelled-litres }.
digs = { $card }, die { $die }: { gains }.
    .heading = { $player } digs
    .book = A map leads { $player } to { spelled-litres }.
gains = { $player } gains { litres } (now { $now })
siphon = { $player } siphons { litres } from your jars. What do you do?
about-siphon = { $player } plays a Siphon and { $victim } may answer with a Lid
leave-open = Leave your jars open
leave-open-detail = Lose { litres }.
close = Play your Lid
close-detail = Lose the Lid and no water.
siphons = Siphon: { $player } takes { litres } from { $victim } (now { $now }).
    .heading = { $player } steals
    .book = In the dark { $player } puts a hose into a jar of { $victim }'s: { spelled-litres }.
stops-siphon = Siphon: { $victim } plays a Lid and loses nothing.
    .heading = { $victim } is awake
    .book = { $victim } hears the hose, and shuts the lid.

## Dusk

pour = The cistern holds { litres }. How many do you pour back?
about-pour = Dusk has come and the keepers pour water back
poured = { $player } { $litres }
dusk = Dusk, litres poured back: { $poured }. The cistern holds { $now }.
    .book = At dusk the keepers pour back { spelled-litres }.
dry-dusk = Dusk, litres poured back: { $poured }. The cistern holds { $now }.
    .heading = Nothing is poured back
    .book = At dusk nobody pours anything back.
poured-more = { $player } poured more and takes a card.

## The end

dry = The cistern is dry, so nobody wins.
    .heading = The cistern is dry
    .book = The bucket comes up empty.
fullest = After the last day the fullest jars hold { litres }.
    .heading = The rain comes
    .book = Then the rain comes, and stays.
epilogue-dry = The bucket comes up full of dust. Both keepers leave that night, in two directions.
epilogue-shared = The rain comes at last. Two keepers stand in it, with the same number of jars.
epilogue-won = The rain comes at last. One keeper laughs, and the other holds out an empty jar.
achieved = kept { litres }
walks-away = { $player } walks away with { spelled-litres }
afterwards = { $keepers }.

## Turns and days, continuing "until"

until-turn = { $player }'s turn ends
until-dusk = dusk is over
until-day = day { $day } ends

## Answers ahead

when-turn = It is your turn
draw-ahead = Draw water
if-holds = the cistern holds { litres } or more
when-siphon = The other keeper plays a Siphon
close-ahead = Play a Lid
close-ahead-detail = If you hold one then.
if-takes = it would take { litres }
when-dusk = Dusk has come
pour-ahead = Pour back { $litres }
if-low = the cistern holds { litres } or fewer

## What a newcomer is told

blurb = Two keepers, one tank of water, and five dry days.
goal = Have the most water in your jars when the last day ends. But if the cistern is dry at any dusk, nobody wins.
course = Each day begins with the weather: sun dries the cistern, rain fills it. Then each keeper draws water, searches the ruins for a card, or plays a card. At dusk both pour water back in secret, and the one who pours more takes a card.
length = { $days } days. Each player is asked twice or three times a day, so about { $times } times: a quarter of an hour, or two days at a few answers a day.
role = Keeper of the { rim } rim.
you-are = { $rim ->
    [north] You keep the north rim of the cistern. The keeper of the south rim
   *[south] You keep the south rim of the cistern. The keeper of the north rim
    } is as thirsty as you are. Fill your jars, but never let the cistern run dry.
measure = Litres
period = Day
periods = Days
option-days = Days
    .about = The game ends after this day.

# What the answers are for

verb-draw = Draw water from the cistern
verb-search = Search the ruins for a card
verb-play = Play a card from your hand
verb-lid = Close your jars against a Siphon, or leave them open
verb-pour = Pour water back into the cistern at dusk

# The first time a player meets such a question: two sentences, the button first; 280 characters

lesson-draw = Drawing moves 2 litres from the cistern into your jars. Leave enough for dusk: a dry cistern loses for both.
lesson-search = Searching the ruins takes the top card of the deck into your hand. Only you see which it is.
lesson-play = Playing a card does what its button says, and then the card is gone. It takes the place of drawing or searching this turn.
lesson-lid = The other keeper siphons water from your jars. A Lid stops it; without one your jars stay open.
lesson-pour = Pouring puts water from your jars back into the cistern, up to 2 litres. Both choose in secret, and whoever pours more takes a card.

## The book

premise =
    The river went first, then the wells. What is left lies under the old bath house: a tank of brick, an iron hatch on each side, and water that gives back the light of a lamp.

    Two keepers have a key. Each sleeps beside a hatch, and counts.
