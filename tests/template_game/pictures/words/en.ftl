# The pictures of The Last Cistern, and the table in words. An alt text has 1024 characters for all of
# it, and what stands in a picture has room for a few words.

## Things

litres = { $litres ->
    [one] { $litres } litre
   *[other] { $litres } litres
    }
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }
weather = { $weather ->
    [sun] Sun
    [rain] Rain
   *[clouds] Clouds
    }
day = { $day ->
    [0] { $days } days to come
   *[other] Day { $day } of { $days }
    }

## Covers and titles

cover = A lamp hangs over black water in a brick vault; on each side an iron hatch is open.
table = The table
your-cards = Your cards

## In the picture

tank = { $litres } l
held = { $cards } held
piles = Deck { $pile } · discards { $discards }

## The table in words

turn = { $player } takes a turn.
dusk = { $players } pour water back.
over = { $players } have played to the end.
standing = { day }: { in-cistern }
standing-after = { day }, { LOWER(weather) } (die { $die }): { in-cistern }
in-cistern = { litres } in the cistern
keeper = { $player }: { litres }, { cards }.
in-piles = Deck: { cards }. Discards: { $discards }.
none = none

## A hand in words

watching = You are watching this table. Hands are for those who play.
no-cards = You hold no cards.
own-cards = **{ your-cards }**
own-card = - **{ $card }**: { $does }
holds = Your cards: { $held }.
can-play = { holds } You can play { $playable } now.

## Icons: every form of the word that an icon marks

icon-litre = litre | litres
icon-pump = Pump | Pumps
icon-siphon = Siphon | Siphons
icon-lid = Lid | Lids
icon-map = Map | Maps
icon-sun = Sun
icon-rain = Rain
icon-clouds = Clouds
