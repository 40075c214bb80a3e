# The pictures of Hope Inhumanity, and the table in words
#
# What stands in pictures has no full stop, and little room: most of it is in columns. Titles, names
# and what players have written are data.

sentence = { $text }.
picture-table = The table
picture-scene = The Scene you drew
picture-hand = Your cards
cover = Five people walk along an empty road towards a low sun, two with packs, one of them small.

## Whose move it is

ask-world = How did the world end?
ask-card = Does a card change it?
ask-support = Who supports { $names }?
ask-toll = Who pays { $price ->
    [one] { $price } Humanity die
   *[other] { $price } Humanity dice
    }?
ask-each = How does each of you answer?
arrived = { $names } arrived
nobody-arrived = Nobody arrived
draws-scene = { $names } draws a Scene
decides-first = { $names } decides first
decides-on-card = { $names } decides on a card
tells-ahead = { $names } tells you what lies ahead
reads-alone = { $names } reads the Scene alone
rolls-now = { $names } rolls now
succeeds = It succeeds
fails = It fails
awaited = Waiting for { $names }

# What a person is awaited for, in a column

task-awaited = decides
task-draws = draws
task-last-words = last words
task-reads = reads
task-rolls = rolls
task-tells = tells
has-voted = has voted
refuses-now = refuses
last-hope = Last Hope

## What has changed

cause = { $cause ->
    [hunger] dead of hunger
    [harm] dead of wounds
    [fate] dead
   *[humanity] broken, and gone
    }
lost = { $cause ->
    [humanity] broken
   *[other] { cause }
    }
fate = { cause }, round { $round }
fate-with-place = { fate }; a place is free
gone-just-now = just gone
fed = fed
healed = healed
humanity = Humanity { $humanity }
person-changes = { $name } { $changes }
outcome = “{ $title }” { $how ->
    [succeeded] succeeded
    [failed] failed
    [avoided] was avoided
   *[over] is over
    }
news = { outcome }: { $changes }
news-nothing = { outcome }; nothing changed

## The Scene

country = { $country ->
    [world] Before the road
    [end] The end of the road
   *[road] The road
    }
successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
    }
verdict = { $needed } needed: { $won ->
    [succeeds] it succeeds
    [fails] it fails
   *[open] not yet decided
    }
verdict-by-cards = { $by } from cards, { verdict }
dice-rolled = { $verdict }; dice { $dice }.
die-sure = sure
no-dice = none
leads = { $name } leads { $kind ->
    [roll] a roll
    [question] a question for everyone
    [toll] a toll
   *[untold] a Scene
    }{ $unavoidable ->
    [yes] , unavoidable
   *[no] { "" }
    }
drew = { $name } drew it
gives = { $name } gives { $dice }
answers = { $name } “{ $answer }”
takes-hope = { $name } takes a Hope die
reaches-for-hope = { $name } asks for a Hope die
refuses = { $name } refuses
has-yet-to-answer = { $name } has not answered yet
all-are-in = Everyone has answered: { $dice ->
    [one] { $dice } die given
   *[other] { $dice } dice given
    }
each-may-give = Each of you may give { $most ->
    [1] 1 die
   *[other] up to { $most } dice
    }
hardship = Hardship { $hardship }
hardship-of-parts = Hardship { $hardship } ({ $printed }, { $parts })
hardship-so-far = Hardship: { $parts }
printed-kind = { $kind ->
    [roll] Hardship { $hardship }
    [question] A question for everyone, no roll
   *[toll] Toll: { $price ->
        [one] { $price } die
       *[other] { $price } dice
        } to accept
    }.{ $unavoidable ->
    [yes] { " " }Unavoidable.
   *[no] { "" }
    }
country-and-kind = { $country }. { printed-kind }
for-your-eyes = for your eyes only
odds-now = Chance with the dice committed so far: { $odds }%
you-alone-read = Only you can read this: { $reading }
you-alone-read-with-odds = Only you can read this: { $reading } Chance with the dice committed so far: { $odds }%.

## The road, the decks and what belongs to everyone

bound-for = To { $destination }
bound-where = Where to?
hope-for-all = Hope pool
cards-left = { $left ->
    [0] empty
   *[other] { $left } left
    }
the-groups = The group's
omens = Omens: { $omens }

## People and their cards

humanity-label = Humanity
    .short = Humanity
doomed = doomed
condition-doomed = Doomed
condition = { $condition } +{ $hardship }
cards-more = and { $count } more
card-uses = { $card } x{ $uses }
card-turned = { $card } (turned over)
card-rule = { $card }: { $rule }
not-on-road = { $name }: not yet on the road.
person-gone = { $name }: { fate }.
person-state = { $name }: { $state }.
your-cards = Your cards. { $state }
you-were-shown = You were shown: { $shown }
nameless = nameless

## Alt text

game = Hope Inhumanity, round { $round } of { $rounds }, { $country }.
hope-pool = Hope pool { $hope } of 5.
groups-cards = The group's: { $cards }.
omens-told = Omens: { $omens }.
destination = Bound for { $destination }.
decks = Decks: { $decks }.

## The panel, in Markdown

panel-world = **How did the world end?**
panel-round = **Round { $round }** of { $rounds } · Hope **{ $hope }** of 5
panel-humanity = Humanity **{ $humanity }**
panel-person = **{ $name }** · { $state }{ $penalty ->
    [0] { "" }
   *[other] { " " }(hardship +{ $penalty })
    }
panel-omens = **Omens** { $omens }
holdings = { $cards } · carries { $things }
card-unused = ({ $card })

## The table in words, in Markdown

words-destination = **Bound for** { $destination }
words-nobody = Nobody has set out yet.
words-scene = **The Scene** { $told }
words-hardship = **Hardship so far** { $parts }
words-group = **The group's** { $cards }
words-decks = **Decks** { $decks }
words-veiled = **Veiled** { $veils }
words-person = **{ $name }** ({ $player })
words-person-looks = **{ $name }** ({ $player }) { $looks }
words-bond = - { $card }, with { $partners }: { $rule }

## The hand, in Markdown

watching = You are watching this table. Only players see private things.
hand-world = First the group decides how the world ended.
hand-told = You have told your part of this.
hand-odds = **Chance with the dice committed so far**: { $odds }%.
hand-shown = **You were shown** { $shown }
hand-gift = **In your hand** { $card }
hand-away = -# While you're away I'll { $support ->
    [refuse] refuse
    [one] give 1 die
    [keep1] support, but keep 1 die
    [keep2] support, but keep 2 dice
   *[keep3] support, but keep 3 dice
    }, answer { $question ->
    [accept] yes
   *[refuse] no
    }, and { $react ->
    [used] use your protection cards
   *[left] keep your protection cards
    }.
nothing-to-look-at = You have nothing private to look at now.

## The words that icons mark: every form, separated by "|"

icon-hope = Hope
icon-humanity = Humanity
icon-die = die | dice
icon-hunger = Hunger | Hungry | Starving
icon-harm = Harm | Hurt | Crippled
icon-doomed = Doomed | is doomed
icon-asset = Asset | Assets
icon-relationship = Relationship | Relationships
icon-trait = Trait | Traits
icon-act = Act | Accept
icon-refuse = Refuse
