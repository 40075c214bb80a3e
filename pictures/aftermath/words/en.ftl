# The pictures of Aftermath, and the table in words
#
# What stands in pictures has no full stop, and little room. Names, and what pages and cards say,
# are data.

## Pictures

picture-page = The page
picture-own-page = { $page } · { $situation ->
    [hostile] hostile
   *[safe] safe
    }
picture-party = The party
picture-town = The town and the colony
picture-hand = Your cards
cover = A signal box on a railway bank at dusk, lamps in its small windows and string ladders below them; on the rails, between blades of grass as high as trees, a mouse holds up a lantern.

## Terms

attribute = { $attribute ->
    [agility] agility
    [strength] strength
    [resistance] resistance
   *[instinct] instinct
    }
card-kind = { $colour ->
    [green] agility
    [red] strength
    [blue] resistance
    [yellow] instinct
    [white] heroic
    [black] threat
   *[calamity] calamity
    }
colour = { $colour ->
    [green] green
    [red] red
    [blue] blue
    [yellow] yellow
    [white] white
    [black] black
   *[calamity] calamity
    }
# The mark of a colour on cards, lines and signs: one or two letters, different for each colour.
colour-letter = { $colour ->
    [green] G
    [red] R
    [blue] B
    [yellow] Y
    [white] W
    [black] B
   *[calamity] C
    }
card = { colour } { card-kind } { $value }
influence = influence
anything = anything
influence-card = { influence } { $value } ({ anything })
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
enemy-type = { $type ->
    [raider] raider
    [crawler] crawler
    [stinger] stinger
    [bird] bird
    [hunter] hunter
   *[boss] boss
    }
order = { $order ->
    [thrifty] the fewest cards that reach the attack
    [all-out] the cards with the highest total
    [none] none, keep every card
   *[ask] I ask you each time
    }
doing = { $phase ->
    [prepare] Getting ready
    [page] A page is turned
    [turn] On the way
    [leaving] Leaving the page
    [verdict] The verdict
    [lost] The colony is lost
    [hardship] Hardship
    [upkeep] Upkeep
    [work] Work
    [repair] Repairs
    [build] Building
    [clues] Clues
    [rest] Rest
   *[next] The mission is over
    }
dial = { $dial ->
    [time] time
    [clue] clue
    [scrap] scrap
    [food] food
    [population] population
   *[morale] morale
    } { $number }
dial-of-limit = { dial } of { $limit }
ordinal = { $ordinal ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
    }
hand-size = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }
listed = { $things }
sentence = { $text }.
none = none
nothing = nothing
nothing-yet = nothing yet
nowhere = nowhere
empty = empty
defeated = defeated
hiding = hiding
bookkeeper = bookkeeper

## Characters and enemies

life = life { $left } of { $life }
wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
    }
toxic = { $toxic } toxic
whereabouts = { $where ->
    [defeated] defeated
    [left] has left the page
    [nowhere] not on a page
    [hiding] at { $space }, hiding
   *[at] at { $space }
    }
enemy = { $slot } { $enemy }
enemy-of-kind = { $slot } { $enemy }, the { ordinal }
of-kind = the { ordinal }
left = { $left } left
foe = { $enemy }: { $life }, at { $spaces }
foe-over-threat = { foe }, over threat { $threat }
with-defence = { $foe }, defence { $defence }
with-defence-and-talk = { with-defence }, talk { $talk }
task = { $task }, { $dial } of { $difficulty }, { $slotted }
task-from = { task }, from { $spaces }
lies-there = { $card } lies there

## Spaces

somewhere = somewhere
a-start = a start
enemies-come = enemies come in here
hiding-spot = a hiding spot
water = water
to-read = something to read
to-read-again = something to read more than once
the-objective = the objective
scavenge = scavenge { $difficulties }
token = { $token ->
    [fire] fire
    [heavy] a heavy object
    [trap] a trap
   *[objective] the objective
    }
exit = exit { $exit }
closed-exit = an exit, closed

## What happens

attacks = { $attacker } attacks { $target }, strength { $strength }.
proposes-to-nest = { $member } proposes to nest after this turn.
chooses-whom = { $players } { $count ->
    [one] chooses
   *[other] choose
    } who to play.
party-leaves = The party leaves the page.
has-turn = { $member } has the turn{ $where ->
    [left] { " " }and
   *[at] ,
    } { whereabouts }.
last-test = Last test: { $member } { $went ->
    [passed] passed
   *[failed] failed
    }, { attribute }, { $what }.
turn-of = { $member }'s turn

## Alt texts

hostile-or-safe = { $situation ->
    [hostile] Hostile.
   *[safe] Safe.
    }
threats = Threats: { $threats }.
group-task = Group task: { $task }.
dials = { CAPITAL($dials) }.
page = Page { $page }, { $title }: { $scene }
at-home = { $doing }, chapter { $chapter } at Tinderbox.
stands = Built: { $built }.
behind = Behind: the signal box on its bank, ladders of string at its windows.
member-state = { $member }: { $state }.
goal-reached = goal reached
carries = { $member }, carries { $items }; { $goal }.
party-is-at = The party is at { $place }. Mission: { $mission }, { $hours } hours allowed.
mission-at = { $mission } at { $place }
chapter-built = Tinderbox, chapter { $chapter }: { $built } built.
broken-pile = Broken pile: { $items }.
town = The town, row by row: { $places }.
hand-of = { $member }'s hand: { $cards }.
no-cards = no cards
no-hand = No hand.
defends-alone = Defence of { $member }: { order }.

## In the picture of the page

legend-step = 1 step
legend-lines = 3 steps, 1 with cards of its colour
legend-seen-over = wall, seen over
legend-no-sight = wall, not seen over
legend-mark = { $mark ->
    [poi] read
    [repeat] read again
    [objective] objective
    [hide] hide
    [water] water
    [start] start
    [enemy] enemies start
    [scavenge] scavenge
    [exit] exit
   *[closed] closed
    }
sign-situation = { $situation ->
    [hostile] HOSTILE
   *[safe] SAFE
    }
page-number = page { $page }
no-threat = no threat
talk = talk { $talk }
short-defence = def. { $defence }
sign-hunt = THE HUNT
sign-task = TASK { $letter }
sign-calamity = CALAMITY
task-dial = { $dial } of { $difficulty }
task-slotted = { $task }, { $slotted }
calamity-has-been = over, on this page
calamity-too-early = cannot come before { $hours ->
    [one] 1 hour is
   *[other] { $hours } hours are
    } used
calamity-to-come = comes when its card is drawn{ $needed ->
    [1] { "" }
    [2] { " " }and the black die shows 2 or 3
   *[3] { " " }and the black die shows 3
    }
has-left = has left

## In the other pictures

chapter = Tinderbox, chapter { $chapter }
built = Built: { $built }
improvements = { $improvements ->
    [one] { $improvements } improvement
   *[other] { $improvements } improvements
    }
sign-mission = { $mission ->
    [main] MAIN MISSION
   *[other] MISSION
    }
in-broken-pile = { $items ->
    [one] { $items } item
   *[other] { $items } items
    } in the broken pile
member-carries = { $state }; carries { $items }
hand-head = { $member }'s hand
defends-without-you = Defence: { order }
no-cards-here = No cards
missions = Missions open: { $open }. Done: { $done }.
improvements-built = Improvements built: { $items }.
improvements-to-build = Improvements to build: { $items }.
railcar = The railcar: hull { $hull } of 3.
railcar-wreck = The railcar is a wreck.
goals-reached = Goals reached: { $goals }.
time-of = time { $time } of { $allowance }
is-built = built
scrap = { $scrap } scrap
strangers = { $situation ->
    [hostile] Enemies
   *[safe] Strangers
    }
wears = Wears: { $items }
pack = Pack: { $items }
can = Can: { $abilities }
works-on = Works on: { $abilities }
goal = Goal: { $goal } { $progress }
goal-done = Goal: { $goal } done
item-batteries = { $item } ({ $batteries }/{ $holds } battery)
sign-bookkeeper = BOOKKEEPER
big = BIG
threat-does = Threat { $threat }: { $action }
does-now = { $action } (now)
cannot-be-talked-to = cannot be talked to
defence = defence { $defence }
flies = flies
on-guard = on guard

## The panel, in Markdown

panel-home = **{ $doing }** · Tinderbox, chapter { $chapter }
panel-turn = **{ turn-of }** ({ $player }) · { $title }, page { $page }
panel-situation = **{ $situation ->
    [hostile] Hostile
   *[safe] Safe
    }** · { $check }
panel-threats = -# Threats { $threats }
panel-task = -# Group task: { $task }

## The table in words, in Markdown

words-mission = **Mission** { $mission }: { $goal }
words-dials = **Dials** { $dials }
words-page = **{ $title }** page { $page }. { hostile-or-safe } { $check }
words-threats = - Threats: { $threats }
words-task = - Group task: { $task }
words-calamity = - Calamity: { $comes }
words-hunt = - The Hunt: { $enemies }
words-spaces = **Spaces** and where they lead
words-space = - { $space } → { $ways }
words-space-with = - { $space }: { $things } → { $ways }
ways = { $kind ->
    [red] red
    [green] green
    [blue] blue
    [white] not crossed, seen
   *[double] not crossed, unseen
    }: { $spaces }
words-member = **{ $member }** { LOWER($species) }, { $state }
words-can = - Can: { $abilities }
words-goal = - Goal: { $goal } { $progress }
words-goal-reached = - Goal: { $goal } reached
spare-batteries = { $batteries ->
    [one] { $batteries } spare battery
   *[other] { $batteries } spare batteries
    }
aim-tokens = { $aim ->
    [one] { $aim } aim token
   *[other] { $aim } aim tokens
    }
packed = packed
batteries-held = { $batteries } of { $holds ->
    [one] { $holds } battery
   *[other] { $holds } batteries
    }
words-colony = **The colony** The party is at { $place }. Built: { $built }.
missions-done = Missions done: { $missions }.
railcar-hull = Railcar: hull { $hull } of 3.
railcar-is-wreck = Railcar: a wreck.

## The hand and the page, in Markdown

watching = You are watching this table. Only players see hands.
own-head = **{ $member }** · { $wounds } · { $bonus }
own-bonus = { attribute } { $bonus }
no-bonus = no bonus
own-cards = Cards: { $cards }
own-order = -# Defence: { order }
own-item = { $item }: { $does }
slot = { $slot ->
    [head] head
    [body] body
    [paw] paw
    [accessory] accessory
   *[stash] stash
    }
item-in-slot = { $item }, { $slot }
item-in-slot-held = { $item }, { $slot } ({ batteries-held })
own-ability = - { $ability }, { $cost } heroic: { $effect }
no-character = You have no character yet.
look-action = - threat { $threat }: { $action }
look-exit = **Exit { $letter }, { $label }** ({ $state ->
    [open] open
   *[closed] closed
    }) { $text }
look-prizes = -# Prizes nobody has found: { $prizes }
look-structure = - { $structure }, { $cost ->
    [0] built
   *[other] { $cost } scrap
    }: { $effect }

## The words that icons mark: every form, separated by "|"

icon-heroic = heroic
icon-threat = threat
icon-calamity = calamity
icon-life = life
icon-time = time
icon-clue = clue | clues
icon-scrap = scrap
icon-food = food
icon-population = population
icon-morale = morale
icon-scavenge-token = scavenge token | scavenge tokens
icon-battery = battery | batteries
icon-aim-token = aim token | aim tokens
icon-something-to-read = something to read
icon-a-place-to-hide = a place to hide
icon-objective = objective | objectives
