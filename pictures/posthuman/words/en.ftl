# The pictures of Posthuman, and the table in words
#
# What stands in pictures has no full stop, and little room. Badges are shown in capitals. Names,
# and what cards say, are data.

## Pictures

picture-table = The table
picture-fight = { $name }'s fight
picture-attack = { $name } attacked
picture-map = { $name }'s map
picture-place = Where to lay it
picture-own-map = Your map
picture-own-cards = Your cards
cover = Somebody with a pack stands on a road between dark trees full of glowing eyes; far off, a broken tower rises against a green sky.

## Terms

stage = { $stage ->
    [event] Event
    [declare] Declare actions
    [trade] Trade
    [camp] Camp
    [act] Act
   *[mutants] Mutants
    }
terrain = { $terrain ->
    [rural] Rural
    [urban] Urban
    [mountain] Mountain
   *[wilderness] Wilderness
    }
of-terrain = { $terrain ->
    [rural] rural
    [urban] urban
    [mountain] mountain
   *[wilderness] wilderness
    }
acts = { $action ->
    [camp] camps
    [forage] forages
    [scout] scouts
    [move] moves
   *[nothing] does nothing
    }
hunger = { $hunger ->
    [0] not hungry
   *[other] hunger { $hunger }
    }
kind = { $kind ->
    [mutant] mutant
    [human] human
   *[animal] animal
    }
special = { $special ->
    [attack] attack
    [critical] critical
    [knockdown] knockdown
    [wound] wound
   *[effect] effect
    }
stat = { $stat ->
    [strength] strength
    [speed] speed
    [mind] mind
    [melee] melee
   *[shooting] shooting
    }
stat-value = { stat } { $value }
short-stat = { $stat ->
    [strength] Str
    [speed] Spe
    [mind] Min
    [melee] Mel
   *[shooting] Sho
    }
shortest-stat = { $stat ->
    [strength] St
    [speed] Sp
    [mind] Mi
    [melee] Me
   *[shooting] Sh
    }
deck = { $deck ->
    [tiles] tiles
    [events] events
    [supply] supply
    [skills] skills
    [equipment] equipment
    [weapons] weapons
    [followers] followers
    [scars] scars
    [mutant_actions] mutant actions
    [encounters_1] encounters of level 1
    [encounters_2] encounters of level 2
    [encounters_3] encounters of level 3
    [minions_human] human minions
   *[minions_mutant] mutant minions
    } { $size }
wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
    }
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
    }
hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
    }
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }
tracks = health { $health } of { $health_limit }, morale { $morale } of { $morale_limit }
short-tracks = health { $health }/{ $health_limit }, morale { $morale }/{ $morale_limit }
sentence = { $text }.
fists = fists
capital-fists = Fists
dead = dead
nobody = nobody
none = none
nothing = nothing

## Cards

card-rules = { $card }: { $rules }
size = size { $size }
melee-weapon = { wounds }{ $special ->
    [effect] { "" }
   *[other] , { special }
    }, { hands }
ranged-weapon = { $of ->
    [pistol] pistol
    [rifle] rifle
    [shotgun] shotgun
    [bow] bow
   *[thrown] thrown
    }, { dice }, range { $range }, { $ammo ->
    [0] no ammo
   *[other] { $ammo } ammo
    }, specials hit { $specials }, { hands }
mounted = { $item } with { $mounted }
in-use = in use
item-figures = { $item } ({ $figures })
scar-weapon = { $own ->
    [yes] a weapon
   *[no] { $weapon }
    }: { wounds }
scar-only = no effect
face-down = { $followers } face down

## Tiles

side-letter = { $side ->
    [N] N
    [E] E
    [S] S
   *[W] W
    }
tile-exits = exits { $exits }
tile-zones = zones { $zones }
zone-of-kind = { $figures } ({ $zone ->
    [dead] dead
   *[safe] safe
    })
completed = completed
can-be-foraged = can be foraged
stands-here = stands here
north = { $steps } north
south = { $steps } south
east = { $steps } east
west = { $steps } west
cell = { $ways }
the-start = the start

## Who acts now

chooses-character = { $players } { $count ->
    [one] chooses
   *[other] choose
    } a character.
journey-begins = The journey begins.
turn-begins = The turn begins.
turn-begins-with-event = The turn begins with its event.
declares = { $players } { $count ->
    [one] declares
   *[other] declare
    } an action.
may-trade = { $players } may trade.
acts-as-mutants = { $players } { $count ->
    [one] acts as a mutant
   *[other] act as mutants
    }.
turn-ends = The turn ends.
player-acts = { $player } { acts }
players-act = { $acts }.
nobody-camps = Nobody camps.
nobody-acts = Nobody else acts.

## What has just happened

has-come-upon = { $player } has met { $encounter }.
faces = { $player } faces { $foes }.
foe-health = { $foe } ({ $health } of { $full })
last-roll = Last roll: { $result }
with-what = { $weapon }: { wounds }
attacks = { $mutant } attacks { $player } with { with-what }.
has-been-played = A mutant has played { $card } on { $player }.
event-is = Event: { $event }.
season-is = Season: { $season }.

## Alt texts

before-journey = Posthuman, before the journey.
turn-and-stage = Posthuman, turn { $turn }, { $stage ->
    [event] event
    [declare] declare
    [trade] trade
    [camp] camp
    [act] act
   *[mutants] mutants
    }.
mutant-short = { $player } has turned mutant, { cards } in hand.
no-character = { $player } has no character yet.
human-short = { $player }: { $place } of { $goal }, { tracks }, { $food } food, { $ammo } ammo{ $hunger ->
    [0] { "" }
   *[other] , { hunger }
    }, at { $where }, { of-terrain }{ $action ->
    [none] { "" }
   *[other] , { acts }
    }.
no-map = { $player } has no map.
tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    }:
carries = Carries { $items }.
skills = Skills: { $skills }.
no-fight = { $player } is not in a fight.
fight = { $player }, level { $level }: { $encounter }. { $text }
foe = { $foe } ({ kind }): { $health ->
    [0] dead
   *[other] { $health } of { $full } health
    }, speed { $speed }, melee { $melee }, { wounds }, special { special }{ $dice ->
    [0] { "" }
   *[other] , shoots { dice } to range { $range }
    }
the-enemy = the enemy
mutant-attacks = { $mutant }, a mutant, attacks { $player } with { with-what }.
shoots = { $name } shoots: { $faces }.
rolls = { $name } rolls { $faces }.
blocked = { $face } (blocked)
hand-held = In your hand: { $cards }.
scars-held = Your scars: { $scars }.
followers-held = Followers face down: { $followers }.
actions-held = { $mutant }'s mutant actions: { $cards }.
actions-held-and-laid = { $mutant }'s mutant actions: { $cards }, and { $laid }, laid face down.
no-way-to-lay = You cannot lay the tile anywhere.
way-to-lay = { $letter }: { $cell }, exits { $exits }
ways-to-lay = { $tile }. Ways to lay it: { $ways }.

## In the picture of the table

head-before = Before the journey
head-turn = Turn { $turn }
level = LEVEL { $level }
sign-season = SEASON
sign-event = EVENT
sign-mutant = MUTANT
nobody-is-human = Nobody is human any more
place-alone = { $place } of { $goal } on the way
leads = { $player } leads at { $place }
share = { $players } players lead at { $place }
has-acted = has acted
has-laid-card = has laid a card
choosing = choosing a character
attacked-with = attacked with { $weapon }
attacked-by-mutant = attacked by a mutant with { $weapon }
meets = faces: { $encounter }
fight-stage = { $stage ->
    [shooting] shoots at
    [melee] round { $round }:
   *[revealed] meets
    }
foe-left = { $foe } { $health }/{ $full }
fights = { fight-stage } { $foes }
fights-brief = { fight-stage } { $foes ->
    [one] { $foes } enemy
   *[other] { $foes } enemies
    }, { $health } health

## In the pictures of maps, fights and cards

legend-zone = zone, encounters
legend-dead = no journey point
legend-safe = safe house
legend-supplies = supplies
legend-done = done
legend-special = special
pack = Pack { $used }/{ $slots }
sheet-skills = Skills
sheet-followers = Followers
sheet-kept = Kept
sheet-place = Place
how-to-lay = { $tile }, { of-terrain }: the ways to lay it
level-and-stage = Level { $level } · { $stage ->
    [choice] A choice
    [revealed] Fight or evade?
    [shooting] Shooting
    [melee] Melee, round { $round } of 3
    [over] It is over
   *[other] { "" }
    }
health-left = { $health ->
    [0] dead
   *[other] { $health } of { $full }
    }
foe-figures = speed { $speed } · melee { $melee } · { wounds } · special: { special }{ $dice ->
    [0] { "" }
   *[other] { " " }· shoots { dice }, range { $range }
    }{ $scar ->
    [yes] { " " }· scars
   *[no] { "" }
    }
attack-head = { $mutant } attacks { $player }
attack-stage = { $stage ->
    [shooting] Shoot first?
   *[melee] One round of melee
    }
with-what-driven-off = { with-what } · driven off by { $strength ->
    [one] { $strength } wound
   *[other] { $strength } wounds
    } shot
cards-in-hand = In your hand
cards-scars = Your scars
cards-followers = Followers, face down
cards-actions = { $mutant }'s mutant actions
laid-face-down = laid face down

## The panel, in Markdown

panel-before = **Before the journey** · everybody chooses a character
panel-turn = **Turn { $turn }** · { stage }
panel-season = -# Season: **{ $card }** · { $rules }
panel-event = -# Event: **{ $card }** · { $rules }
panel-mutant = **{ $player }** · mutant, { cards } in hand
panel-human = **{ $player }** · **{ $place }** of { $goal }{ $action ->
    [none] { "" }
   *[other] { " " }· { acts }
    }
panel-sheet = -# { short-tracks }, food { $food }, ammo { $ammo }{ $hunger ->
    [0] { "" }
   *[other] { " " }· { hunger }
    } · { $where }
panel-attacked = -# attacked by { $mutant }, { $attack }

## The table in words, in Markdown

words-season = **Season: { $card }** { $text } { CAPITAL($rules) }.
words-event = **Event: { $card }** { $text } { CAPITAL($rules) }.
words-no-character = **{ $player }** has no character yet.
words-decks = **Decks** { $decks }
words-fight = **{ $encounter }** ({ $player }, level { $level }) { $text }
words-human = **{ $player }** · { $place } of { $goal }, level { $level }
words-sheet = - { CAPITAL(tracks) }, { hunger }, { $food } food, { $ammo } ammo, { $xp } XP, { $scars ->
    [one] { $scars } scar
   *[other] { $scars } scars
    }, { cards } in hand
words-pack = - Backpack { $used } of { $slots }: { $gear }
words-skills = - Skills: { $cards }
words-followers = - Followers: { $cards }
words-kept = - Kept: { $cards }
words-mutant = **{ $player }** · mutant, { cards } in hand
words-mutant-laid = **{ $player }** · mutant, { cards } in hand, has laid a card

## The hand, in Markdown

watching = You are watching this table. Only players see private things.
you = You
own-tracks = { CAPITAL(short-tracks) }, { hunger }, { $food } food, { $ammo } ammo; { $place } of { $goal } journey points
own-sheet = -# **{ $character }** · { $stats }; { $xp } XP; you fight with { $weapons }; backpack { $used } of { $slots }
own-mutant = **Mutant** · { $stats }
own-goal = -# You win when nobody is human any more. Still human: { $humans }.
own-no-character = You have no character yet.
own-tile = **Drawn** { $tile }
own-hand = **In your hand**, of no use until you add it to your gear (More)
own-follower = **Follower, face down** { $card }
own-scars = **Your scars**: { $mutations ->
    [one] { $mutations } mutation
   *[other] { $mutations } mutations
    } of { $must } that turn you; they do nothing while you are human
own-orders = -# Standing orders: { $orders }
some-food = { $food } food
some-ammo = { $ammo } ammo
offer = **Offer** { $maker } gives { $partner } { $gives } for { $gets }
own-actions = **Your mutant actions**
own-actions-none = **Your mutant actions** none
actions-of = **{ $mutant }'s** { $cards }
action-laid = -# Laid face down: { $card }. { $when ->
    [fire] It is played as soon as it can hit.
    [ask] You are asked before it is played.
   *[hold] It is kept back.
    }

## The words that icons mark: every form, separated by "|"

icon-health = health
icon-morale = morale
icon-food = food
icon-ammo = ammo
icon-xp = XP
icon-scar = scar | scars
icon-equipment-cards = equipment cards | weapon cards
icon-melee = melee | an attack | attacks
icon-a-critical = a critical | criticals
icon-a-special = a special | specials
icon-a-warrior = a warrior | warriors
icon-a-miss = a miss | misses
icon-a-block = a block | blocks
icon-defence-die = defence die | defence dice
icon-shooting = shooting
