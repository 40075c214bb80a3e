# Die Bilder von Aftermath und der Tisch in Worten. Das Glossar steht in rules/aftermath/words/de.ftl.
#
# Was in Bildern steht, hat keinen Punkt und wenig Platz.

## Pictures

picture-page = Die Seite
picture-own-page = { $page } · { $situation ->
    [hostile] feindlich
   *[safe] friedlich
    }
picture-party = Die Gruppe
picture-town = Die Stadt und die Kolonie
picture-hand = Deine Karten
cover = Ein Stellwerk auf einem Bahndamm in der Dämmerung, Lampen in den kleinen Fenstern und darunter Strickleitern; auf den Schienen hebt zwischen baumhohen Grashalmen eine Maus eine Laterne.

## Terms

attribute = { $attribute ->
    [agility] Flinkheit
    [strength] Kraft
    [resistance] Zähigkeit
   *[instinct] Witterung
    }
card-kind = { $colour ->
    [green] Flinkheit
    [red] Kraft
    [blue] Zähigkeit
    [yellow] Witterung
    [white] Tapferkeit
    [black] Bedrohung
   *[calamity] Unheil
    }
colour = { $colour ->
    [green] grün
    [red] rot
    [blue] blau
    [yellow] gelb
    [white] weiß
    [black] schwarz
   *[calamity] dunkel
    }
colour-letter = { $colour ->
    [green] Gr
    [red] R
    [blue] B
    [yellow] Ge
    [white] W
    [black] S
   *[calamity] U
    }
card = { card-kind } { $value } ({ colour })
influence = Einfluss
anything = alles
influence-card = { influence } { $value } ({ anything })
status = { $status ->
    [badly-hurt] schwer verletzt
    [poisoned] vergiftet
    [tangled] verheddert
    [frightened] verängstigt
    [soaked] durchnässt
    [burning] in Flammen
    [stunned] benommen
    [inspired] beflügelt
   *[camouflaged] getarnt
    }
enemy-type = { $type ->
    [raider] Räuber
    [crawler] Krabbler
    [stinger] Stecher
    [bird] Vogel
    [hunter] Jäger
   *[boss] Boss
    }
order = { $order ->
    [thrifty] die wenigsten Karten, die reichen
    [all-out] die Karten mit der höchsten Summe
    [none] keine, alle Karten behalten
   *[ask] ich frage dich jedes Mal
    }
doing = { $phase ->
    [prepare] Aufbruch
    [page] Eine neue Seite
    [turn] Unterwegs
    [leaving] Die Seite verlassen
    [verdict] Das Urteil
    [lost] Die Kolonie ist verloren
    [hardship] Not
    [upkeep] Versorgung
    [work] Arbeit
    [repair] Reparatur
    [build] Bauen
    [clues] Hinweise
    [rest] Rast
   *[next] Die Mission ist vorbei
    }
dial = { $dial ->
    [time] Zeit
    [clue] Hinweise
    [scrap] Schrott
    [food] Nahrung
    [population] Bewohner
   *[morale] Moral
    } { $number }
dial-of-limit = { dial } von { $limit }
ordinal = { $ordinal ->
    [1] 1
    [2] 2
    [3] 3
    [4] 4
   *[5] 5
    }
hand-size = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
    }
listed = { $things }
sentence = { $text }.
none = keine
nothing = nichts
nothing-yet = noch nichts
nowhere = nirgends
empty = leer
defeated = besiegt
hiding = versteckt
bookkeeper = führt das Buch

## Characters and enemies

life = Leben { $left } von { $life }
wounds = { $wounds ->
    [one] { $wounds } Wunde
   *[other] { $wounds } Wunden
    }
toxic = { $toxic } mit Gift
whereabouts = { $where ->
    [defeated] besiegt
    [left] hat die Seite verlassen
    [nowhere] auf keiner Seite
    [hiding] versteckt auf „{ $space }“
   *[at] auf „{ $space }“
    }
enemy = { $slot } { $enemy }
enemy-of-kind = { $slot } { $enemy } (Nr. { ordinal })
of-kind = Nr. { ordinal }
left = noch { $left }
foe = { $enemy }, { $spaces }: { $life }
foe-over-threat = { foe }, über Bedrohung { $threat }
with-defence = { $foe }, Abwehr { $defence }
with-defence-and-talk = { with-defence }, Reden { $talk }
task = { $task }, { $dial } von { $difficulty }, { $slotted }
task-from = { task }, von: { $spaces }
lies-there = { $card } liegt da

## Spaces

somewhere = irgendwo
a-start = ein Startfeld
enemies-come = hier kommen Gegner
hiding-spot = ein Versteck
water = Wasser
to-read = etwas zu lesen
to-read-again = etwas, das ihr mehrmals lesen könnt
the-objective = das Ziel
scavenge = Stöbern { $difficulties }
token = { $token ->
    [fire] Feuer
    [heavy] ein schweres Ding
    [trap] eine Falle
   *[objective] das Ziel
    }
exit = Ausgang { $exit }
closed-exit = ein Ausgang, zu

## What happens

attacks = { $attacker } greift { $target } an, Stärke { $strength }.
proposes-to-nest = { $member } schlägt ein Nest nach diesem Zug vor.
chooses-whom = { $players } { $count ->
    [one] wählt
   *[other] wählen
    } eine Figur.
party-leaves = Die Gruppe verlässt die Seite.
has-turn = { $member } ist am Zug{ $where ->
    [left] { " " }und
   *[at] ,
    } { whereabouts }.
last-test = Letzte Probe: { $member }, { attribute }, { $what }: { $went ->
    [passed] geschafft
   *[failed] gescheitert
    }.
turn-of = { $member } ist am Zug

## Alt texts

hostile-or-safe = { $situation ->
    [hostile] Feindlich.
   *[safe] Friedlich.
    }
threats = Bedrohungen: { $threats }.
group-task = Gruppenaufgabe: { $task }.
dials = { CAPITAL($dials) }.
page = Seite { $page }, { $title }: { $scene }
at-home = { $doing }, Kapitel { $chapter } in der Zunderbüchse.
stands = Gebaut: { $built }.
behind = Dahinter: das Stellwerk auf seinem Damm, Strickleitern an den Fenstern.
member-state = { $member }: { $state }.
goal-reached = Ziel erreicht
carries = { $member }, trägt { $items }; { $goal }.
party-is-at = Die Gruppe ist hier: { $place }. Mission: { $mission }, erlaubt sind { $hours } Stunden.
mission-at = { $mission } (Ort: { $place })
chapter-built = Zunderbüchse, Kapitel { $chapter }: gebaut { $built }.
broken-pile = Kaputtes: { $items }.
town = Die Stadt, Reihe für Reihe: { $places }.
hand-of = Die Hand von { $member }: { $cards }.
no-cards = keine Karten
no-hand = Keine Hand.
defends-alone = Abwehr von { $member }: { order }.

## In the picture of the page

legend-step = 1 Schritt
legend-lines = 3 Schritte, 1 mit Karten der Farbe
legend-seen-over = Mauer, man sieht hinüber
legend-no-sight = Mauer ohne Sicht
legend-mark = { $mark ->
    [poi] lesen
    [repeat] mehrmals lesen
    [objective] Ziel
    [hide] Versteck
    [water] Wasser
    [start] Start
    [enemy] Gegnerstart
    [scavenge] stöbern
    [exit] Ausgang
   *[closed] zu
    }
sign-situation = { $situation ->
    [hostile] FEINDLICH
   *[safe] FRIEDLICH
    }
page-number = Seite { $page }
no-threat = keine Bedrohung
talk = Reden { $talk }
short-defence = Abw. { $defence }
sign-hunt = DIE JAGD
sign-task = AUFGABE { $letter }
sign-calamity = UNHEIL
task-dial = { $dial } von { $difficulty }
task-slotted = { $task }, { $slotted }
calamity-has-been = war schon, auf dieser Seite
calamity-too-early = kommt nicht, bevor { $hours ->
    [one] 1 Stunde vorbei ist
   *[other] { $hours } Stunden vorbei sind
    }
calamity-to-come = kommt mit seiner Karte{ $needed ->
    [1] { "" }
    [2] , wenn der schwarze Würfel 2 oder 3 zeigt
   *[3] , wenn der schwarze Würfel 3 zeigt
    }
has-left = ist fort

## In the other pictures

chapter = Zunderbüchse, Kapitel { $chapter }
built = Gebaut: { $built }
improvements = { $improvements ->
    [one] { $improvements } Ausbau
   *[other] { $improvements } Ausbauten
    }
sign-mission = { $mission ->
    [main] HAUPTMISSION
   *[other] MISSION
    }
in-broken-pile = { $items ->
    [one] { $items } Gegenstand
   *[other] { $items } Gegenstände
    } beim Kaputten
member-carries = { $state }; trägt { $items }
hand-head = Die Hand von { $member }
defends-without-you = Abwehr: { order }
no-cards-here = Keine Karten
missions = Offene Missionen: { $open }. Geschafft: { $done }.
improvements-built = Ausbauten: { $items }.
improvements-to-build = Noch zu bauen: { $items }.
railcar = Die Draisine: Rumpf { $hull } von 3.
railcar-wreck = Die Draisine ist ein Wrack.
goals-reached = Erreichte Ziele: { $goals }.
time-of = Zeit { $time } von { $allowance }
is-built = gebaut
scrap = { $scrap } Schrott
strangers = { $situation ->
    [hostile] Gegner
   *[safe] Fremde
    }
wears = Trägt: { $items }
pack = Gepäck: { $items }
can = Kann: { $abilities }
works-on = Wirkt auf: { $abilities }
goal = Ziel: { $goal } { $progress }
goal-done = Ziel: { $goal } erreicht
item-batteries = { $item } ({ $batteries }/{ $holds } Batt.)
sign-bookkeeper = FÜHRT BUCH
big = GROSS
threat-does = Bedrohung { $threat }: { $action }
does-now = { $action } (jetzt)
cannot-be-talked-to = lässt nicht mit sich reden
defence = Abwehr { $defence }
flies = fliegt
on-guard = in Deckung

## The panel, in Markdown

panel-home = **{ $doing }** · Zunderbüchse, Kapitel { $chapter }
panel-turn = **{ turn-of }** ({ $player }) · { $title }, Seite { $page }
panel-situation = **{ $situation ->
    [hostile] Feindlich
   *[safe] Friedlich
    }** · { $check }
panel-threats = -# Bedrohungen { $threats }
panel-task = -# Gruppenaufgabe: { $task }

## The table in words, in Markdown

words-mission = **Mission** { $mission }: { $goal }
words-dials = **Anzeigen** { $dials }
words-page = **{ $title }** Seite { $page }. { hostile-or-safe } { $check }
words-threats = - Bedrohungen: { $threats }
words-task = - Gruppenaufgabe: { $task }
words-calamity = - Unheil: { $comes }
words-hunt = - Die Jagd: { $enemies }
words-spaces = **Felder** und wohin sie führen
words-space = - { $space } → { $ways }
words-space-with = - { $space }: { $things } → { $ways }
ways = { $kind ->
    [red] rot
    [green] grün
    [blue] blau
    [white] kein Weg, mit Sicht
   *[double] kein Weg, ohne Sicht
    }: { $spaces }
words-member = **{ $member }** { $species }, { $state }
words-can = - Kann: { $abilities }
words-goal = - Ziel: { $goal } { $progress }
words-goal-reached = - Ziel: { $goal } erreicht
spare-batteries = { $batteries ->
    [one] { $batteries } lose Batterie
   *[other] { $batteries } lose Batterien
    }
aim-tokens = { $aim } Zielmarker
packed = im Gepäck
batteries-held = { $batteries } von { $holds ->
    [one] { $holds } Batterie
   *[other] { $holds } Batterien
    }
words-colony = **Die Kolonie** Die Gruppe ist hier: { $place }. Gebaut: { $built }.
missions-done = Geschaffte Missionen: { $missions }.
railcar-hull = Draisine: Rumpf { $hull } von 3.
railcar-is-wreck = Draisine: ein Wrack.

## The hand and the page, in Markdown

watching = Du siehst an diesem Tisch zu. Hände sehen nur, die mitspielen.
own-head = **{ $member }** · { $wounds } · { $bonus }
own-bonus = { attribute } { $bonus }
no-bonus = kein Bonus
own-cards = Karten: { $cards }
own-order = -# Abwehr: { order }
own-item = { $item }: { $does }
slot = { $slot ->
    [head] Kopf
    [body] Körper
    [paw] Pfote
    [accessory] Zubehör
   *[stash] Gepäck
    }
item-in-slot = { $item }, { $slot }
item-in-slot-held = { $item }, { $slot } ({ batteries-held })
own-ability = - { $ability }, { $cost } Tapferkeit: { $effect }
no-character = Du hast noch keine Figur.
look-action = - Bedrohung { $threat }: { $action }
look-exit = **Ausgang { $letter }, { $label }** ({ $state ->
    [open] offen
   *[closed] zu
    }) { $text }
look-prizes = -# Noch nicht gefundene Schätze: { $prizes }
look-structure = - { $structure }, { $cost ->
    [0] gebaut
   *[other] { $cost } Schrott
    }: { $effect }

## The words that icons mark: every form, separated by "|"

icon-heroic = Tapferkeit | Tapferkeitskarte | Tapferkeitskarten
icon-threat = Bedrohung | Bedrohungen
icon-calamity = Unheil
icon-life = Leben
icon-time = Zeit
icon-clue = Hinweis | Hinweise
icon-scrap = Schrott
icon-food = Nahrung
icon-population = Bewohner
icon-morale = Moral
icon-scavenge-token = Stöbermarker
icon-battery = Batterie | Batterien
icon-aim-token = Zielmarker
icon-something-to-read = etwas zu lesen
icon-a-place-to-hide = ein Versteck
icon-objective = Zielplättchen
