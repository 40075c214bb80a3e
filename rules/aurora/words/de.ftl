# Last Aurora: Frostlands
#
# Glossar: ein Wort für eine Sache.
#
# Konvoi              ein Laster, seine Anhänger und die Aufbauten darauf, alles von einer Person
# Laster, Anhänger, Aufbau   die Konvoikarten (Truck, Trailer, Device)
# Fach                ein Platz auf einer Konvoikarte; ein offenes Fach nimmt alles (box)
# Crewfach            ein Fach, das nur Überlebende nimmt
# Kästchen            was auf der Karte eines Gegners gefüllt wird
# Feld                ein Punkt der Karte, etwa 104a (space)
# Sprit, Proviant, Munition   die Ressourcen (Fuel, Food, Ammo)
# Gegenstand          eine verdeckte Karte vom eigenen Stapel (Object)
# Überlebende         wer im Konvoi sitzt (Survivor)
# Schaden             ein Marker, der ein Fach bedeckt; eine Reparatur nimmt ihn weg (Damage)
# Treffer             was ein Schuss bei einem Gegner ausrichtet (damage)
# Verseuchung         ein Marker, der 1 Können kostet; eine Behandlung nimmt ihn weg (Contamination)
# Können              skill
# Aktiv, Ruhe, Erschöpft   die drei Zonen der Überlebenden
# Pause               die Aktion, in der jemand ruht; Ruhephase: die zweite Phase der Runde
# Slot                eine Stelle der Erkundungszone; darin liegt eine Karte
# Marker, Block       was auf einer Karte liegt, je Seite ein Block
# Bonusaktion         was ein Slot zusätzlich bietet
# Gegner              legt Hinterhalte; Zielmarker: ein Anteil an der Beute
# Ruhm, Zorn          Fame, Fury
# Spezialfähigkeit    die besondere Seite der Zornkarte (Special)
# Abkürzung           unwegsam, gefährlich oder mit Lawine; Ketten helfen auf unwegsamen
# Wegpunkt            ein Feld, auf dem ein Marker liegt
# Liegeplatz          wo die Aurora liegt, weiß oder rot; Kai: die Felder Q1 bis Q8
# Ergebniskarte, Aktionskarte   Outcome card, Action card
# umladen             tauschen, was in zwei Fächern liegt (rearrange)
# abwerfen            eine verdeckte Karte weglegen; über Bord werfen: einen Marker ohne Platz

## Things

token = { $token ->
    [F] Sprit
    [P] Proviant
    [A] Munition
    [O] Gegenstand
   *[S] Überlebender
    }
# "1 Überlebenden", nach einem Verb
token-accusative = { $token ->
    [S] Überlebenden
   *[other] { token }
    }
amount = { $count } { $token ->
    [F] Sprit
    [P] Proviant
    [A] Munition
    [O] { $count ->
        [one] Gegenstand
       *[other] Gegenstände
        }
   *[S] { $count ->
        [one] Überlebenden
       *[other] Überlebende
        }
    }
nothing = nichts
the-automa = Der Automa
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
hidden-cards = { $cards ->
    [one] { $cards } verdeckte Karte
   *[other] { $cards } verdeckte Karten
    }
repairs-count = { $repairs ->
    [one] { $repairs } Reparatur
   *[other] { $repairs } Reparaturen
    }

# A card by its name, and in the middle of a sentence

# content/de gives each name its gender: m, f, n or many; name and names stand without an article.
the-card = { FORM($name, "gender") ->
    [m] der { $name }
    [n] das { $name }
    [name] { $name }
    [names] { $name }
   *[f] die { $name }
    }
# "trifft den Händler"
card-accusative = { FORM($name, "gender") ->
    [m] den { FORM($name, "accusative") }
    [n] das { $name }
    [name] { $name }
    [names] { $name }
   *[f] die { $name }
    }
# "hält beim Händler", "bei den Kriegswölfen"
at-card = { FORM($name, "gender") ->
    [m] beim { FORM($name, "dative") }
    [n] beim { $name }
    [many] bei den { FORM($name, "dative") }
    [name] bei { $name }
    [names] bei { $name }
   *[f] bei der { $name }
    }
# "geht zum Händler"
to-card = { FORM($name, "gender") ->
    [m] zum { FORM($name, "dative") }
    [n] zum { $name }
    [many] zu den { FORM($name, "dative") }
    [name] zu { $name }
    [names] zu { $name }
   *[f] zur { $name }
    }
is = { FORM($name, "gender") ->
    [many] sind
    [names] sind
   *[f] ist
    }
# "der Kopilot von Ada"
the-survivor = { FORM($survivor, "gender") ->
    [m] der { $survivor }
    [n] das { $survivor }
   *[f] die { $survivor }
    } von { $player }

# What comes first in a sentence: the cause

because = { $why ->
    [none] { "" }
   *[other] { $why }:{ " " }
    }
waypoint = Wegpunkt { $space }

# Lists with something else than "and" between the things

by-comma = { $before }, { $last }
by-semicolon = { $before }; { $last }
by-or = { $before } oder { $last }

## Convoys: boxes

box = Fach { $number } { FORM($part, "gender") ->
    [f] der { $part }
    [many] der { $part }
   *[m] des { FORM($part, "genitive") }
    }
    .short = { $part } { $number }
box-kind = { $kind ->
    [any] offenes Fach
    [survivor] Crewfach
    [stores] Fach für Proviant/Sprit
    [armor] Panzerung
    [weapon] Waffe { $value }
    [tracks] Ketten für unwegsame Abkürzungen
    [locker] fasst 1 verdeckte Karte mehr
    [maker] stellt { resource } her
    [fame] { $value } Ruhm am Ende
    [per] Ruhm je { resource }, höchstens { $value }
    [pay] für { resource }: { $value } Treffer
   *[turbo] für { resource }: mehr Tempo
    }
resource = { $what ->
    [F] Sprit
    [P] Proviant
    [A] Munition
   *[Fury] Zorn
    }
several-boxes = { $count } { $kind ->
    [any] offene Fächer
    [survivor] Crewfächer
    [stores] Fächer für Proviant/Sprit
   *[other] × { $box }
    }
one-box = { $kind ->
    [any] 1 { $box }
    [survivor] 1 { $box }
    [stores] 1 { $box }
   *[other] { $box }
    }
damaged-box = { $box }: beschädigt
full-box = { $box }: { token }
empty-box = { $box }: leer
risks-nothing = { CAPITAL($box) }: Du verlierst nichts.
risks-use = { CAPITAL($box) }: nutzlos, bis du es reparierst.
risks-token = { CAPITAL($box) }: Du verlierst 1 { token }.
risks-survivor = { CAPITAL($box) }: { $left ->
    [one] Du verlierst den letzten und bist raus
   *[other] Du verlierst 1 Überlebenden nach Wahl
    }{ $wheel ->
    [empty] ; der Laster ist dann leer
   *[manned] { "" }
    }.

## Convoys: Damage and Repairs

your-area = { $area ->
    [bottom-first] deinen Laster
    [bottom-row] deine untere Reihe (Laster und Anhänger)
    [top-row] deine obere Reihe (Aufbauten)
    [front-column] deine vorderste Spalte (Laster samt Aufbau)
    [second-column] deine zweite Spalte (erster Anhänger samt Aufbau)
    [last-column] deine letzte Spalte (letzter Anhänger samt Aufbau)
   *[any] deinen Konvoi
    }
area = { $area ->
    [bottom-first] auf dem Laster
    [bottom-row] in der unteren Reihe
    [top-row] in der oberen Reihe
    [front-column] in der vordersten Spalte
    [second-column] in der zweiten Spalte
    [last-column] in der letzten Spalte
   *[any] im Konvoi
    }
spared = { $players } { $count ->
    [one] hat
   *[other] haben
    } { area } kein heiles Fach und { $count ->
    [one] nimmt
   *[other] nehmen
    } keinen Schaden.
put-damage = { $why ->
    [none] { "" }
   *[other] { $why }:{ " " }
    }{ $damage } Schaden { $damage ->
    [one] trifft
   *[other] treffen
    } { your-area }. { $damage ->
    [one] Welches Fach nimmt ihn
   *[other] Welche Fächer nehmen sie
    }?
takes-damage = { because }{ $player } nimmt 1 Schaden auf { box }{ $lost ->
    [none] { "" }
   *[other] { " " }und verliert 1 { $lost }
    }.
takes = { FORM($name, "gender") ->
    [many] geraten
    [names] geraten
   *[f] gerät
    }
repair-which = { because }Du hast { repairs-count }. { $repairs ->
    [one] Welches Fach
   *[other] Welche Fächer
    } reparierst du?
repairs = { because }{ $player } repariert { $boxes }.

## Convoys: Trucks, Trailers and Devices

truck-in-words = Tempo { $speed }, zieht { $towing }; { $boxes }
    .short = Tempo { $speed }, zieht { $towing }; { boxes-count }
loot-placed = { $part }: { $where }
kept-instead-of = { CAPITAL($boxes) }. Du verlierst: { $lost }.
where-does-it-go = { $part } ({ $boxes }): Wohin damit?
leave-part = { FORM($part, "gender") ->
    [m] Den
    [n] Das
   *[f] Die
    } { $part } dalassen
leaves-loot = { $player } lässt eine Beutekarte liegen, ohne sie zu zeigen.
takes-part = { $player } nimmt { card-accusative }.
    .book = { $player } nimmt { card-accusative } mit.
old-part = { FORM($old, "gender") ->
    [m] den { $old }
    [n] das { $old }
   *[f] die { $old }
    }
replaces-part = { $player } ersetzt { old-part } durch { card-accusative }.
    .book = { $player } nimmt { card-accusative } mit. Stehen bleibt { $the-old }.
which-trailer = { FORM($truck, "gender") ->
    [f] Deine
   *[m] Dein
    } { $truck } zieht nur { $towing }. Welchen Anhänger lässt du zurück?
with-device = mit { FORM($device, "gender") ->
    [f] der { $device }
    [many] den { FORM($device, "dative") }
   *[m] dem { FORM($device, "dative") }
    }
unhitches = { $player } hängt { FORM($trailer, "gender") ->
    [m] den
    [n] das
   *[f] die
    } { $trailer } ab.
no-room = Kein Platz dafür
no-room-left = Kein Platz für { $short } davon.
no-room-for = { $short ->
    [0] { "" }
   *[other] { " " }(kein Platz für { $short })
    }
loses-token = { because }{ $player } verliert 1 { token-accusative }.
give-up-what = Dein Konvoi kann nicht alles tragen. Was gibst du auf?
one-token = 1 { token }
survivor-goes-too = Damit verlierst du auch eine deiner Überlebendenkarten.
instead-of = Ersetzt { old-part }
loses-part = Du verlierst: { $boxes }. Die Ladung zieht um, wenn Platz ist.
on-top-of = Auf { FORM($part, "gender") ->
    [m] den
    [n] das
   *[f] die
    } { $part }
at-the-tail = Ans Ende des Konvois

## Resources

has-no-room = { $player } hat keinen Platz für { $count ->
    [one] 1
   *[other] { $count }
    } { $token ->
    [O] { $count ->
        [one] Gegenstand
       *[other] Gegenstände
        }
    [S] { $count ->
        [one] Überlebenden
       *[other] Überlebende
        }
   *[other] { token }
    }.
gains-tokens = { because }{ $player } bekommt { $amounts }.
leave-token = { $count ->
    [one] { token }
   *[other] { $count } { token-accusative }
    } liegen lassen
throw-out = 1 { token-accusative } über Bord werfen
what-makes-way = Du hast keinen Platz mehr für { $count } { token-accusative }. Liegen lassen oder etwas über Bord werfen?
throws-out = { $player } wirft 1 { $old } über Bord und hat jetzt Platz für 1 { token-accusative }.

## Fame

gains-fame = { because }{ $player } bekommt { $moved } Ruhm (jetzt { $fame }).
loses-fame = { because }{ $player } verliert { $moved } Ruhm (jetzt { $fame }).
no-fame = { $why ->
    [none] Kein Ruhm mehr
   *[other] { $why } (kein Ruhm mehr)
    }
no-repair = Keine Reparatur
repair-instead = Mehr Ruhm geht nicht. Reparierst du dafür 1 Fach?
fame-at-top = Der Ruhm steht ganz oben

## Fury

buy-for-fury = { $price } Zorn zahlen: { $what ->
    [repair] 1 Reparatur
    [treat] 1 Behandlung und 1 Reparatur
    [P] 1 Proviant
    [A] 1 Munition
    [F] 1 Sprit
   *[O] 1 Gegenstand
    }
special = { $colour ->
    [red] Verseuchung senkt dein Können nicht mehr
    [green] der erste zusätzliche Sprit jeder Fahrt bringt 2 Tempo
    [yellow] du ziehst 2 Gegenstände und behältst 1
   *[blue] vor jeder Fahrt bekommst du ab 4 Zorn 1 Tempo, sonst 1 Zorn
    }
buy-special = 5 Zorn zahlen: Spezialfähigkeit einschalten
gains-fury = { because }{ $player } bekommt { $gained } Zorn (jetzt { $fury }).
spends-fury = { $player } zahlt { $price } Zorn.
buys-special = { $player } zahlt 5 Zorn und schaltet eine Spezialfähigkeit ein: { special }.
special-fury = Spezialzorn

## Stops for free actions alone

and-hurry = { $label }, dann vorspulen
hurry-detail = Bis zum Ende der Runde warte ich nicht auf dich, wenn es nur um freie Aktionen und Karten geht.
no-card-to-play = { $asked } Du kannst jetzt keine Karte spielen, aber ich frage, damit die anderen das nicht merken.
about-cards = { $player } darf eine verdeckte Karte spielen

## Rest

everybody-rests = Die Ruhephase beginnt.
spend-no-food = Keinen Proviant ausgeben
feed-whom = Wer isst? Erschöpfte, die essen, sind nach der Ruhephase aktiv. Du hast { $food } Proviant.

## Setup

road-leads = Die Straße führt durch { west-region } (1{ $west }), { middle-region } (2{ $middle }) und { east-region } (3{ $east }).
    .book = Die Straße führt durch { west-region }, { middle-region } und { east-region }.
west-region = { FORM($west-name, "gender") ->
    [m] den { $west-name }
    [n] das { $west-name }
   *[f] die { FORM($west-name, "accusative") }
    }
middle-region = { FORM($middle-name, "gender") ->
    [m] den { $middle-name }
    [n] das { $middle-name }
   *[f] die { FORM($middle-name, "accusative") }
    }
east-region = { FORM($east-name, "gender") ->
    [m] den { $east-name }
    [n] das { $east-name }
   *[f] die { FORM($east-name, "accusative") }
    }
order-from-left = Reihenfolge: { $order }.
order-from-rear = Reihenfolge, vom letzten Konvoi an: { $order }.

## Survivors

skill = Können { $skill }
skill-and-ability = { $about }; { ability-in-short }
skill-and-contamination = Können { $skill }, { $counters } Verseuchung
contaminated-skill = { $before }, danach { $left }{ $left ->
    [0] : stirbt, falls nicht sofort behandelt.
   *[other] .
    }
you-lose = Du verlierst 1 { token-accusative }.
no-room-for-survivor = Kein Platz für { card-accusative }. Was gibst du auf?
takes-in = { $player } nimmt { card-accusative } auf.
    .book = { $player } nimmt { card-accusative } mit.
    .heading = { $player } nimmt { card-accusative } mit
who-is-lost = { because }Du verlierst jemanden aus deiner Crew. Wen?
loses-survivor = { because }{ $player } verliert { card-accusative }.
    .book = { because }{ $player } verliert { card-accusative }.
    .heading = { $player } verliert { card-accusative }
hands-over = { $player } verkauft { card-accusative } an den Leutehändler.
    .book = { $player } verkauft { card-accusative } an den Leutehändler.
    .heading = { $player } verkauft { card-accusative }
nobody-left = { $player } hat niemanden mehr und ist aus dem Spiel.
    .book = { $player } hat niemanden mehr.
    .heading = { $player } hat niemanden mehr
    .scene = Der Konvoi steht, wo er stehen geblieben ist, und die Straße geht ohne ihn weiter.

## Contamination

contamination = Verseuchung
play-suit = Den Schutzanzug spielen
nobody-takes-it = Niemand nimmt die Verseuchung.
contaminate-whom = { because }Wer nimmt 1 Verseuchung?
about-contamination = { because }{ $player } wählt, wer 1 Verseuchung nimmt
plays-suit = { because }{ $player } spielt den Schutzanzug, und niemand wird verseucht.
takes-contamination = { because }{ CAPITAL(the-survivor) } nimmt 1 Verseuchung.
treat-whom = Du behandelst 1 Verseuchung. Bei wem?
treats = { CAPITAL(the-survivor) } wird { $times ->
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
    } behandelt.

## The end of the round

aurora-moves = Die Aurora rückt auf Q{ $quay } vor.
aurora-moves-on-red = Die Aurora rückt auf der roten Leiste auf Q{ $quay } vor.
    .book = { $quay ->
        [8] Die Aurora liegt an ihrem letzten Platz.
       *[other] Die Aurora liegt einen Platz näher am offenen Meer.
        }
makes-resource = { $part }: { $player } bekommt 1 { token }.
makes-too-much = { $part }: { $player } hat keinen Platz für 1 { token }.
nothing-more = Nein, weiter
play-at-the-end = Hier endet das Spiel. Noch eine Karte, bevor wir die Punkte zählen?
about-the-end = Hier endet das Spiel, und { $player } darf vorher noch eine verdeckte Karte spielen
left-behind = Die Konvois lassen { card-accusative } hinter sich.
    .book = { CAPITAL(the-card) } { FORM($name, "gender") ->
        [many] bleiben
        [names] bleiben
       *[f] bleibt
        } zurück.
    .book-2 = Die Konvois lassen { card-accusative } hinter sich.

## The end of the game

ship = { $ended ->
    [taken] Die Konvois nehmen das Schiff
    [lost] Niemand ist mehr da, der das Schiff erreicht
   *[missed] Die Aurora fährt ohne jemanden ab
    }
end-of-ship = { ship }.
wins = { ship }. { $player } hat { points }.
ends-alone = { ship }. { $player } hat { points }, der Automa { $automa }{ $won ->
    [yes] { "" }
   *[no] . { $player } verliert
    }.
epilogue-aboard = Die Rampe geht um zehn nach vier hoch. Auf dem Kai läuft noch ein Motor. Man hört ihn bis ins offene Wasser.
epilogue-automa = Ein anderer Konvoi ist zuerst auf der Rampe. Sie winken. Die Rampe braucht neun Minuten, bis sie zu ist, und sie braucht alle neun.
epilogue-lost = Kanal neun um Mitternacht: keine Antwort, von keinem. Das Schiff tutet um sechs, zweimal. Es ist niemand mehr da, dem man es sagen könnte.
epilogue-missed = Um sechs ziehen ihre Lichter durch die Fahrrinne. Danach ist es Rauch. Eine Stunde lang stellt auf der Uferstraße niemand den Motor ab, bei neun Litern pro Stück.
lost-the-last = hat unterwegs die ganze Crew verloren
achieved = { $there ->
    [yes] war am Schiff
   *[no] war noch auf der Straße
    } mit { $crew } Überlebenden, das macht { $total }
score = { $player }: { $total }.
total = { points } ({ $parts })
points-for = { $part } { $points }

# Parts of the score

score-distance = Vorsprung
score-fame = Ruhm
score-objects = Gegenstände
score-loot = Spezialbeute
score-boxes = Konvoi
score-survivors = eigene Punkte der Crew
score-aboard = Überlebende ohne Verseuchung
score-convoy = heile Karten
score-cards = Gegenstände und Beute
score-groups = heile Gruppen

## Rounds

round = Runde { $round }{ $last ->
    [1] , die letzte
   *[0] { " " }von { $rounds }
    }.{ $points ->
    [none] { "" }
   *[other] { " " }Punkte bisher, ohne verdeckte Karten: { $points }.
    }
nobody-active = { $player } hat niemanden Aktives und schickt niemanden.
storm-is-over = Der Schneesturm ist durch.
    .book = Der Schneesturm ist durch.

## The Automa

action-card = Aktionskarte { $card }
automa-row-spent = { because }Reihe { $row } des Automaten hat kein heiles Fach mehr.
automa-takes-damage = { because }Der Automa nimmt 1 Schaden in Reihe { $row }, Spalte { $column }.
automa-repairs = Der Automa repariert Reihe { $row }, Spalte { $column }.
automa-gains = { because }Der Automa bekommt { $amounts }.
automa-has-survivors = Der Automa hat jetzt { $survivors } Überlebende.
automa-contaminated = { because }Jemand beim Automa nimmt Verseuchung (jetzt { $count }).
automa-treats = { because }Der Automa behandelt { $count ->
    [one] { $count } Verseuchten
   *[other] { $count } Verseuchte
    }.
automa-fame = Der Ruhm des Automaten steht jetzt bei { $fame }.
automa-loses = { because }Der Automa verliert 1 { token-accusative }.
automa-fires = Der Automa feuert mit Waffe { $weapon } (Reihe { $row }, Spalte { $column }) auf { card-accusative }: { $damage ->
    [0] kein
   *[other] { $damage }
    } Treffer{ $jams ->
    [yes] , und die Waffe klemmt
   *[no] { "" }
    }.
    .book = Der Automa { $damage ->
        [0] verfehlt
       *[other] trifft
        } { card-accusative }{ weapon-jams }.
    .book-2 = { $damage ->
        [0] Ein Schuss vom Automa geht vorbei, und weiter ist { the-card } da
       *[other] Der Automa nimmt { card-accusative } unter Feuer
        }{ weapon-jams }.
weapon-jams = { $jams ->
    [yes] , bis die Waffe klemmt
   *[no] { "" }
    }
cancel-which = Einen verseuchten Überlebenden des Automaten erschöpfen und einen Endeffekt der Runde aufheben?
cancel-some = { $standing ->
    [one] Den Verseuchten des Automaten erschöpfen und einen Endeffekt der Runde aufheben?
   *[other] Bis zu { $standing } Verseuchte des Automaten erschöpfen? Jeder hebt einen Endeffekt der Runde auf.
    }
end-of-card = { $card ->
    [AC1] { $automa ->
        [hard] Der Automa deckt 2 Ergebniskarten auf und repariert diese ganzen Reihen bis zu seinem Rundenmarker.
       *[standard] Der Automa deckt 1 Ergebniskarte auf und repariert diese ganze Reihe bis zu seinem Rundenmarker.
        }
    [AC3] Du nimmst 1 Schaden.
    [AC4] { $automa ->
        [hard] Der Automa wirft 1 Proviant ab, du nimmst 1 Schaden und verlierst 1 Ruhm.
       *[standard] Der Automa wirft 2 Proviant ab, du nimmst 1 Schaden und verlierst 1 Ruhm, wenn du mehr hast als er.
        }
   *[AC6] Der Automa wirft 1 Munition ab, und du verlierst 1 Ruhm.
    }
cancels = { $player } erschöpft einen Verseuchten des Automaten und hebt auf: { action-card }.
automa-repairs-row = { action-card }: Der Automa repariert Reihe { $row }.
automa-turns-over = Der Automa deckt { action-card } auf (Können { $skill }).
automa-finds-nothing = Der Automa findet nichts zu erkunden.
automa-goes = Der Automa geht { to-card }.
automa-eats = Der Automa isst und deckt { action-card } auf.
automa-drives = Der Automa fährt von { $start } nach { $end }.
automa-drives-on = Der Automa fährt weiter, noch { spaces-to-quay }.
    .book = { automa-drives-on }
    .book-2 = Der Automa ist wieder auf der Straße, noch { spaces-to-quay }.
spaces-to-quay = { $left ->
    [one] ein Feld
   *[other] { SPELL($left) } Felder
    } bis zum Kai
automa-drives-to-quay = { automa-drives }
    .book = Der Automa erreicht den Kai.
    .heading = Der Automa erreicht den Kai
automa-drives-on-quay = { automa-drives }
    .book = Der Automa fährt den Kai entlang.
    .heading = Der Automa am Kai
discard-for-automa = Wegen Aktionskarte AC3 wirfst du etwas ab, bevor der Automa fährt. Was?
discards-for-automa = Aktionskarte AC3: { $player } wirft 1 { token } ab.

## Ambush

ambushes = { CAPITAL(the-card) } { does-ambush } Region { $region }.
    .book = { CAPITAL(the-card) } { lies } im Hinterhalt.
    .heading = { CAPITAL(the-card) } { lies } im Hinterhalt
does-ambush = { FORM($name, "gender") ->
    [many] überfallen
    [names] überfallen
   *[f] überfällt
    }
lies = { FORM($name, "gender") ->
    [many] liegen
    [names] liegen
   *[f] liegt
    }
enemy-threat = { $here ->
    [yes] Schon hier und feuert später in dieser Phase auf dich.
   *[no] Hinterhalt: { $ways }; später feuert er auch.
    }
none-of-them = Keine davon
ignore-which = { $renegade }: Wessen Hinterhalt und Angriff beachtest du in dieser Phase nicht?
ignores = { $renegade }: { $player } beachtet { card-accusative } in dieser Phase nicht.
ambush-choice = Hinterhalt ({ $name }): Was nimmst du?
hits = { $hits }
hit-resource = 1 Ressource abwerfen
hit-resource-detail = Du wählst: Sprit, Proviant oder Munition.
hit-contamination = 1 Verseuchung
hit-contamination-detail = Jemand aus deiner Crew verliert 1 Können und stirbt bei 0.
hit-damage = { $damage } Schaden ({ $area ->
    [bottom-first] Laster
    [bottom-row] untere Reihe
    [top-row] obere Reihe
    [front-column] vorderste Spalte
    [second-column] zweite Spalte
   *[last-column] letzte Spalte
    })
hit-damage-detail = { $damage ->
    [one] Du wählst das Fach und verlierst
   *[other] Du wählst die Fächer und verlierst
    }, was darin liegt.
lose-which = { $name }: Welche Ressource wirfst du ab?

## Convoys fire

hold-fire = Nicht feuern
end-firing = Keine Schüsse oder Karten mehr
fire-weapon = Waffe { $rating }{ $box ->
    [none] { "" }
   *[other] { " " }({ $box })
    } auf { card-accusative }
hold-fire-detail = Du behältst deine Munition.
fire-weapon-detail = { $price ->
    [free] Gratis
   *[ammo] 1 Munition
    }; { odds }; bringt { $next }; { boxes-left }
boxes-left = noch { $left } nötig
pays-first = { $first }, dann { $second }
one-more = noch 1
reward = { $what ->
    [target] Zielmarker
    [fame] 1 Ruhm
    [none] nichts
   *[token] { amount }
    }
odds = { $hits } von { $cards } { $cards ->
    [one] Karte
   *[other] Karten
    } { $hits ->
    [one] trifft
   *[other] treffen
    }{ $jams ->
    [0] { "" }
    [one] , { $jams } klemmt
   *[other] , { $jams } klemmen
    }
fire-every = Alle Waffen auf { card-accusative }
fire-every-detail = Die stärkste zuerst, bis der Gegner besiegt oder die Munition alle ist; { boxes-left }
pay-for-damage = { $damage } Treffer{ $box ->
    [none] { "" }
   *[other] { " " }({ $box })
    } gegen { card-accusative }
pay-for-damage-detail = 1 { token }; trifft immer; bringt { $next }; { boxes-left }
open-fire = Feuerst du? Du hast { $ammo } Munition.
fired-all = Du kannst mit nichts mehr feuern. Noch eine Karte, bevor das Feuer endet?
pays-for-damage = { $player } zahlt 1 { token } für { $damage } Treffer gegen { card-accusative }.
fires = { $player } feuert mit Waffe { $rating } auf { card-accusative }: { $damage ->
    [0] kein
   *[other] { $damage }
    } Treffer{ $jams ->
    [yes] , und die Waffe klemmt (Schaden auf { $box })
   *[no] { "" }
    }.
    .book = { $player } trifft { card-accusative }{ weapon-jams }.
    .book-2 = { $player } nimmt { card-accusative } unter Feuer{ weapon-jams }.
    .book-3 = { CAPITAL(the-card) } { takes } unter Feuer von { $player }{ weapon-jams }.
puts-counters = { $player } legt { target-counters } auf { card-accusative }.
target-counters = { $counters } Zielmarker
leave-counters = Liegen lassen, wo sie sind
counter-from = Von: { $name }
counters-there = { $counters } dort
move-counter = Du hast keinen Zielmarker mehr. Holst du einen auf { card-accusative }?

## Enemies fire

enemies-fire = { $count ->
    [0] Die Gegner feuern, aber kein Konvoi ist in ihrer Nähe.
   *[other] Die Gegner feuern auf jeden Konvoi { $regions }{ $area ->
        [none] .
       *[any] , und der Schaden landet { area }{ $row ->
            [none] .
           *[other] , beim Automa in Reihe { $row }.
            }
        }
    }
fire-in-region = in Region { $region } ({ $enemies })
enemy-brings = { $name }: { $row ->
    [miss] daneben
    [ambush] noch einmal Hinterhalt
   *[other] { $row } Schaden
    }

## Loot

keep-which-loot = { $cards ->
    [one] Du bekommst diese Beutekarte. Behältst du sie
   *[other] Welche Beutekarte behältst du
    }{ $parts ->
    [1] , und wo kommt sie hin
   *[0] { "" }
    }? Sie kommt nach dem Feuern ins Spiel.
about-loot = { $player } darf { $cards ->
    [one] eine Beutekarte
   *[other] eine von { loot-cards }
    } behalten
about-loot-in-play = { $player } entscheidet, was mit der Beute geschieht
loot-cards = { $cards ->
    [one] { $cards } Beutekarte
   *[other] { $cards } Beutekarten
    }
defeats = Die Konvois besiegen { card-accusative }.
    .book = { CAPITAL(the-card) } { is } besiegt.
    .heading = { CAPITAL(the-card) } { is } besiegt
is-dealt = { $player } bekommt { loot-cards }.
loot-part = { $kind ->
    [truck] Laster
    [trailer] Anhänger
   *[device] Aufbau
    }: { $boxes }
loot-survivor = Neu in der Crew, Können { $skill }: { $tells }
capitalised = { CAPITAL($text) }
card-tells = { $when }: { CAPITAL($does) }
chooses-loot = { $player } hat sich Beute ausgesucht.

## Exploration: a turn

never-mind = Zurück
nothing-yet = Du hast noch nichts getan.
anything-more = Noch etwas, bevor dein Zug endet?
explore-or-break = Erkunden, Runde { $round }{ $last ->
    [1] , die letzte
   *[0] { " " }von { $rounds }
    }. Noch aktiv, mit Können: { $crew }. Du hast { $fuel } Sprit, { $food } Proviant und { $ammo } Munition. Schickst du jemanden zu einer Karte, oder macht jemand Pause?
name-and-skill = { $name } { $skill }
choose-who-goes = Auswählen, wer geht und wofür
choose-who-goes-detail = Andere Überlebende, andere Marker, eine andere Bonusaktion oder eine andere Pause.
goes-where = Wohin schickst du deine Leute?
card-in-slot = { $name } (Slot { $slot })
explore-with = { $name }: { $party }
explore-detail = { $food ->
    [0] Braucht
   *[other] Zahl { $food } Proviant für
    } Können { $skill }: { $find }{ no-room-for }{ $bonus ->
    [none] { "" }
   *[other] ; Bonus: { $bonus }
    }{ $risk ->
    [dies] ; { dies }
   *[none] { "" }
    }
    .short = Können { $skill }: { $find }{ no-room-for }{ $bonus ->
        [none] { "" }
       *[other] ; Bonus: { $bonus }
        }
find-survivor = Neu in der Crew, Können { $skill }. { $tells }
    .short = jemand, Können { $skill }: { ability-in-short }
ability-in-short = { $ability ->
    [cold-maiden] beim Erkunden: +1 Zorn
    [co-pilot] +1 Tempo, +2 weit hinten
    [leader] nie erschöpft
    [mechanic] repariert in der Ruhe 2 Schaden
    [explorer] Bonusaktion jedes Slots
    [medic] weckt beim Fahren 1 Ruhenden
    [driver] +1 Tempo
    [jackal] je Runde 1 fehlende Ressource
    [hermit] beim Erkunden keine Verseuchung
    [shooter] erster Treffer macht 1 mehr
    [renegade] weicht je Runde 1 Gegner aus
    [bounty-hunter] am Ende 2 Ruhm mit Beutezeichen
    [preacher] Karten kosten keinen Ruhm
   *[other] am Ende 1 Ruhm
    }
find-part = { part-kind } ({ $boxes })
    .short = { part-kind } ({ $kind ->
        [truck] Tempo { $speed }, zieht { $towing }; { boxes-count }
       *[other] { boxes-count }
        })
boxes-count = { $count ->
    [one] { $count } Fach
   *[other] { $count } Fächer
    }
part-kind = { $kind ->
    [truck] ein Laster
    [trailer] ein Anhänger
   *[device] ein Aufbau
    }
explores = { CAPITAL($each) } von { $player } { $count ->
        [one] geht
       *[other] gehen
        } { to-card }{ ate }.
    .book = { $player } hält { at-card }{ ate }. { CAPITAL($each) } { $count ->
        [one] steigt
       *[other] steigen
        } aus.
    .book-2 = { CAPITAL(at-card) } { $count ->
        [one] steigt
       *[other] steigen
        } { $each } aus{ ate }. Im Wagen wartet { $player }.
    .book-3 = { $player } versucht es { at-card }{ ate }. Den Weg { $count ->
        [one] macht
       *[other] machen
        } { $each }.
    .book-4 = { CAPITAL($each) } { $count ->
        [one] geht
       *[other] gehen
        } für { $player } { to-card }{ ate }.
ate = { $food ->
    [0] { "" }
   *[other] , gestärkt mit { $food } Proviant
    }
nothing-to-deal = Nichts zu tauschen { at-card }.
hands-nobody-over = { $player } verkauft { at-card } niemanden.
do-what = { $name }: Was tust du?
priced-card = { $name }{ $effect ->
    [damage] { " " }kostet 1 Schaden.
    [contamination] { " " }kostet 1 Verseuchung.
    [fame] { " " }kostet 1 Ruhm.
    [no-fame] { " " }kostet 1 Schaden, da du keinen Ruhm mehr hast.
   *[none] :
    }
take-what = { priced-card } Was nimmst du?

# Take a Break

the-break = Pause
take-break = Pause machen
take-break-detail = Bringt Reparaturen und Zorn; wer Pause macht, ist nach der Ruhephase wieder aktiv.
break = Pause: { $who }
break-detail-repairs = { CAPITAL($about) }; repariert { $boxes }
break-points = { $about }: { $points ->
    [one] { $points } Reparatur oder Zorn
   *[other] { $points } Reparaturen oder Zorn
    }. Nach der Ruhephase wieder aktiv
    .short = { $about }
break-who = Wer macht Pause, und wofür?
break-split = { $name }, { $repairs ->
    [0] { $fury ->
        [0] nichts
       *[other] { $fury } Zorn
        }
   *[other] { repairs-count }{ $fury ->
        [0] { "" }
       *[other] { " " }und { $fury } Zorn
        }
    }
room-for-fury = { $about }; du hast Platz für { $room } Zorn
    .short = Platz für { $room } Zorn
takes-break = { CAPITAL(the-survivor) } macht Pause.

## Exploration: who goes

party = { $crew }
party-with-food = { $crew } mit { $food } Proviant
others-together = Andere zusammen schicken
who-goes = { $name }: Wer geht hin? Nötig ist Können { $skill }.
who-goes-together = { $name }: Wer geht hin? Nötig ist Können { $skill }.{ $food ->
    [0] { "" }
   *[other] { " " }Jeder Proviant bringt 1 dazu; du hast { $food }.
    } Wähle niemanden, um zurückzugehen.
exhausted = danach erschöpft: { $crew }
skill-and-food = Können { $skill }, +{ $food } durch Proviant
slower = langsamer
leader-rests = die Anführerin ist nächste Runde zurück
dies = kann jemanden töten
too-little-skill = Zusammen haben sie Können { $skill }, mit deinem Proviant { $with-food }. Nötig ist { $cost }.
goes-alone = { CAPITAL(the-card) } schafft { $cost } allein, also schick sonst niemanden.

## Exploration: the Zone

reveals = Eine neue Karte kommt in die Zone: { $name }. { $says }
    .short = Eine neue Karte kommt in die Zone: { $name }.
    .news = { "" }
block = { $amounts }
location = { $effect ->
    [none] { $found }
    [damage] 1 Schaden für { $found }
    [contamination] 1 Verseuchung für { $found }
    [fame] 1 Ruhm für { $found }
   *[no-fame] 1 Schaden (kein Ruhm mehr) für { $found }
    }
    .short = { $effect ->
        [none] { $found }
        [damage] 1 Schaden für { $found }
        [contamination] 1 Verseuchung für { $found }
        [fame] 1 Ruhm für { $found }
       *[no-fame] 1 Schaden für { $found }
        }
two-alike = { $block } (noch einmal so viel bleibt da)
merchant-gives = eine andere Ressource geben für { $block } und 1 Gegenstand
    .short = Tausch gegen { $block } und 1 Gegenstand
travelers-give = 1 Proviant und 2 Ruhm, oder für { $fame ->
    [1] 1 Ruhm
   *[0] 1 Schaden (kein Ruhm mehr)
    } 1 Sprit und 1 Gegenstand
    .short = Proviant und Ruhm oder Sprit und Gegenstand
slaver-gives = jemanden hergeben und { $fame ->
    [1] 1 Ruhm
   *[0] 1 Schaden (kein Ruhm mehr)
    } für 2 Sprit und 1 Gegenstand
    .short = jemanden verkaufen
skill-and-tells = Können { $skill }: { $tells }
enemy-in-zone = Gegner { $number }
card-kind = { $kind ->
    [enemy] Gegner
    [survivor] Überlebender
    [location] Ort
    [event] Ereignis
    [truck] Laster
    [trailer] Anhänger
   *[device] Aufbau
    }

## Exploration: Events

event = { $name }.
    .book = { $name }.
    .heading = { $name }
    .scene = { $says }
    .again = Noch einmal: { $name }.
snowstorm = { $name }: Bis die nächste Bewegungsphase endet, ist jeder Laster um 2 langsamer, und niemand kann Abkürzungen nehmen. Die Lawinen-Abkürzungen schließen sich für immer.
aurora-stays-red = Die Aurora ist schon auf der roten Leiste und bleibt dort.
    .book = Die Aurora ist schon auf der roten Leiste und bleibt dort.
aurora-casts-off = Die Aurora legt früher ab und rückt auf der roten Leiste auf Q{ $quay } vor.
    .book = Die Aurora legt früher ab.
aurora-comes-back = Die Aurora sieht das Leuchtfeuer und kommt zurück nach Q{ $space }.
    .book = Die Aurora sieht das Leuchtfeuer und kommt zurück nach Q{ $space }.

## Exploration: Bonus Actions

bonus-action = Bonusaktion
bonus-in-slot = { $bonus } (Slot { $slot })
    .short = { $bonus } ({ $slot })
takes-bonus = { $player } nimmt eine Bonusaktion: { $bonus }.
bonus-step = { $do ->
    [repair] { $count ->
        [one] { $count } Reparatur
       *[other] { $count } Reparaturen
        }
    [treat] { $count ->
        [one] { $count } Behandlung
       *[other] { $count } Behandlungen
        }
    [damage] { $count } Schaden
    [contaminate] { $count } Verseuchung
    [fame] { $count } Ruhm
   *[fury] { $count } Zorn
    }
bonus-pays = { $costs } für { $gains }
bonus-only-pays = kostet { $costs }
bonus-gain = { amount }
bonus-recycle = 1 { part-name }
part-name = { $kind ->
    [truck] Laster
    [trailer] Anhänger
   *[device] Aufbau
    }
recycle-which = Welchen { part-name } nimmst du vom Allgemeinen Stapel?
first-bonus = Vorher: { $bonus }
bonus-first = Vorher eine Bonusaktion
bonus-which-first = Welche Bonusaktion nimmst du vorher?
then-bonus = Danach: { $bonus }
bonus-later = Danach entscheiden
no-bonus = Keine Bonusaktion
bonus-now = Nimmst du jetzt eine Bonusaktion?
bonus-with = { $name }: Nimmst du auch eine Bonusaktion, vorher oder danach?
no-bonus-with = { $block }, keine Bonusaktion
block-then = { $block }; Bonus: { $bonus }
take-what-with = { priced-card } Was nimmst du, und welche Bonusaktion?

## Exploration: Encounters

help-travelers = Ihnen weiterhelfen
help-travelers-detail = Du bekommst 1 Proviant und 2 Ruhm.
rob-travelers = Ihren Schlitten leeren
rob-travelers-detail = { $fame ->
    [1] 1 Ruhm verlieren
   *[0] 1 Schaden nehmen (kein Ruhm mehr)
    }: 1 Sprit und 1 Gegenstand bekommen.
give-merchant = { token } gegen { $gained }
give-merchant-detail = Dazu bekommst du 1 Gegenstand.
trade-object = Einen Gegenstand tauschen
trade-object-detail = Wirf 1 deiner Gegenstände ab und zieh dann einen anderen.
sell-somebody = Jemanden verkaufen
sell-somebody-detail = 1 Überlebenden geben und { $fame ->
    [1] 1 Ruhm verlieren
   *[0] 1 Schaden nehmen (kein Ruhm mehr)
    }: 2 Sprit und 1 Gegenstand bekommen.
nobody = Niemanden
no-deal = Du schließt kein Geschäft ab, und der Leutehändler bleibt.
sell-whom = Wen verkaufst du an den Leutehändler?
give-which-object = Welchen Gegenstand gibst du dem Händler?
about-object-for-merchant = { $player } wählt einen Gegenstand für den Händler
gives-object = { $player } gibt dem Händler „{ $name }“.
gives-token = { $player } gibt dem Händler 1 { token-accusative }.

## Free actions

free-actions = Proviant, Zorn oder eine Fähigkeit einsetzen?
end-turn = Zug beenden
feed = { $survivor } isst
feed-detail = 1 Proviant zahlen: schon nach dieser Ruhephase wieder aktiv, nicht erst nach der nächsten.
feeds = { CAPITAL(the-survivor) } isst.
gain-one-fury = { $survivor }: 1 Zorn bekommen
take-resource = { $survivor }: 1 { token } nehmen
wake = { $survivor }: { $other } wird aktiv
wakes = { CAPITAL(the-survivor) } macht { FORM($other, "gender") ->
    [m] den { FORM($other, "accusative") }
    [n] das { $other }
   *[f] die { $other }
    } wieder aktiv.
burn = 1 { token } zahlen: 1 Tempo bekommen
burn-detail = Du zahlst erst beim Fahren, wenn die Strecke es braucht.
will-burn = { $player } zahlt beim Fahren 1 { token } für Tempo.

## Out of turn

restow = Deinen Konvoi umladen? Zwei Fächer tauschen ihren Inhalt.
fire-flare-now = Die Aurora legt früher ab. Schießt du die Leuchtrakete?
fire-flare = Abschießen
fire-flare-detail = Die Aurora kommt zurück, und du bekommst 2 Ruhm.
keep-flare = Behalten
restows = { $player } lädt den Konvoi um.
cannot-exchange = { $one } ({ $first }) und { $other } ({ $second }) können ihren Inhalt nicht tauschen.

## Movement

nobody-at-wheel = Niemand am Steuer
snowstorm-blocks = Schwerer Schneesturm
no-fuel = Kein Sprit
no-ammo = Keine Munition: { $player } schießt nicht.
stays = { because }{ $player } bleibt auf { $space }.
arrived = Du bist da. Noch etwas?
drive-where = Bewegung. Du stehst auf { $space }{ $left ->
    [0] { "" }
    [one] , { $left } Feld vor der Aurora
   *[other] , { $left } Felder vor der Aurora
    }, Tempo { $speed }{ $storm ->
    [yes] { " " }(2 weniger im Schneesturm)
   *[no] { "" }
    }{ $drivers ->
    [none] { "" }
   *[other] { " " }(mehr, wenn aktiv: { $drivers })
    }, { $fuel } Sprit. { $region ->
    [0] { "" }
   *[other] Hinterhalt danach in der Region des vordersten Konvois (bisher Region { $region }): { $foes }.{ " " }
    }{ $ways ->
    [0] Du kannst jetzt nicht fahren. Bleibst du stehen?
   *[other] Wohin fährst du?
    }
stay-here = Hierbleiben
stay-here-detail = { $count ->
    [4] Kostenlos. Gegner in Region { $region }: { $foes }.
    [5] Kostenlos. In Region { $region }: { $foes }.
    [6] Kostet keinen Sprit. Alle Gegner sind in Region { $region }.
   *[other] Kostet keinen Sprit. Gegner schon in Region { $region }: { $foes }.
    }
no-enemies = keine
fuel-price = { $fuel } Sprit
last-fuel = { $fuel } Sprit (dein letzter)
price = { $fuel ->
    [0] keinen
   *[other] { $fuel }
    } Sprit
steps = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
    }
waypoint-of = Wegpunkt: 1 { $counter ->
    [C] Verseuchung
    [F] Sprit
    [P] Proviant
    [A] Munition
   *[O] Gegenstand
    }
foes-there = ; schon { enemies-count } dort
    .short = ; { enemies-count }
enemies-count = { $count } Gegner
ways = ; { $ways } Wege
    .short = { "" }
may-kill = ; { dies }
    .short = ; tödlich
route = { $parts }{ $deadly }{ $foes }{ $ways }
shortcuts = { $count ->
    [one] Abkürzung
   *[other] { $count } Abkürzungen
    }: { $traits }
rough = unwegsam
avalanche = eine Lawine
shortcut-between = Abkürzung { $start } nach { $end }
    .short = { $start } nach { $end }
a-land-mine = Landmine
the-road = Straße
by-way = Weg: { $way }
which-way = Welchen Weg fährst du?
drives = { $player } zahlt { $price } und fährt von { $start } nach { $end }.
drives-on = { $player } fährt weiter, noch { spaces-to-quay }.
    .book = { drives-on }
    .book-2 = { $player } ist wieder auf der Straße, noch { spaces-to-quay }.
    .book-3 = Nächster Halt von { $player }: noch { spaces-to-quay }.
leg = { $region ->
    [1] Die untere Straße
    [2] In die Hügel
    [3] Hinunter ans Meer
   *[4] Der Kai
    }
drives-to-quay = { drives }
    .book = { $player } erreicht den Kai.
    .heading = { $player } erreicht den Kai
drives-on-quay = { drives }
    .book = { $player } fährt den Kai entlang.
    .heading = { $player } am Kai
closes-way = Hinter { $player } verschließt eine Lawine die Abkürzung.
    .book = Hinter { $player } kommt der Schnee herunter und macht den Weg zu.
hits-mine = { $player } fährt über die Landmine.
land-mine = Landmine
by-shortcut = Abkürzung
nitromethane = Nitromethan
leaves-waypoint = { $player } lässt 1 { token-accusative } auf { $space } liegen.

## Hidden cards

your-hidden-cards = Eine verdeckte Karte spielen?
play-suit-against-it = Gleich wird jemand verseucht. Spielst du einen Schutzanzug?
play-card = „{ $name }“ spielen
discard-card = „{ $name }“ abwerfen
plays-card = { $player } spielt „{ $name }“.
plays-card-aloud = { $player } spielt „{ $name }“. { $says }
    .short = { $player } spielt „{ $name }“.
    .book = { $player } hat etwas dafür aufgehoben: { $name }.
    .heading = { $player } spielt „{ $name }“
    .scene = { $says }
discard-which = Du darfst { $most } verdeckte Karten halten. Welche wirfst du ab?
about-discard = { $player } hält { hidden-cards }, darf { $most } halten und wählt eine zum Abwerfen
discards = { $player } wirft „{ $name }“ ab.
no-objects-left = Es gibt keine Gegenstände mehr.
keep-which-object = Du ziehst zwei Gegenstände und behältst einen. Welchen?
about-two-objects = { $player } zieht zwei Gegenstände und behält einen
draws-object = { $player } zieht einen Gegenstand (jetzt { hidden-cards }).
you-have-drawn = Du ziehst „{ $name }“. { CAPITAL($tells) }

# What they do

freeze-whom = Wer bekommt in dieser Phase Können 3?
has-skill-three = { CAPITAL(the-survivor) } hat in dieser Phase Können 3.
who-wears-suit = Wer zieht den Anzug an?
loses-contamination = { CAPITAL(the-survivor) } verliert 1 Verseuchung.
is-armed = Der nächste Angriff von { $player } kostet keine Munition und macht 1 Treffer mehr, wenn er trifft.
who-eats = Wer isst und ist sofort wieder aktiv?
is-active-again = { CAPITAL(the-survivor) } ist wieder aktiv.
mine-on = { $start } nach { $end }
mine-where = Wo legst du die Mine?
mine-lies = Zwischen { $start } und { $end } liegt jetzt eine Landmine.
repairs-weapons = { $player } repariert { $weapons ->
    [one] { $weapons } Waffe
   *[other] { $weapons } Waffen
    }.
counters-of = Zielmarker von { $player } { at-card }
counters = { $counters } Marker
blow-away-whose = Wessen Zielmarker ersetzt du?
replaces-counters = { $player } ersetzt { target-counters } von { $other } { at-card }.
gain-two-fame = 2 Ruhm bekommen
repair-each = 1 Schaden auf jeder Konvoikarte reparieren
sanitize-each = 1 Verseuchung bei allen behandeln
use-for-what = Wofür setzt du es ein?
washes-everybody = { $player } behandelt bei allen 1 Verseuchung.

## Answers ahead

when-meal = In der Ruhephase darfst du Erschöpften zu essen geben
feed-them = Zu essen geben
feed-them-detail = Eine Person nach der anderen, solange du Proviant hast.
if-food = du hast mindestens { $number } Proviant
when-more = Dein Zug ist vorbei, und du darfst noch etwas tun
when-drive = Du wählst, wohin du fährst
stay-where-you-are = Stehen bleiben
if-no-fuel = du hast keinen Sprit
if-little-fuel = du hast höchstens 1 Sprit
when-fire = Du darfst auf einen Gegner feuern
fire-what-you-can = Mit allem feuern
fire-what-you-can-detail = Mit allen Waffen auf den ersten Gegner, dann auf die anderen.
if-ammo = du hast mindestens { $number } Munition
when-damage = Du nimmst Schaden und wählst die Fächer
usual-damage = Möglichst wenig verlieren
usual-damage-detail = Leere Fächer vor vollen, von hinten.
when-repair = Du wählst, welche Fächer du reparierst
usual-repair = Reparieren, was am meisten hilft
usual-repair-detail = Von vorn.
when-loss = Du verlierst jemanden und wählst, wen
usual-loss = Wer am wenigsten nützt
usual-loss-detail = Das geringste Können, aber nicht Kopilot oder Anführerin.
when-contamination = Du wählst, wer Verseuchung nimmt
usual-contamination = Jemand, der es überlebt
usual-contamination-detail = Das höchste Können darunter; spielt keinen Schutzanzug.
when-room = Du bekommst einen Marker und hast keinen Platz dafür
leave-it = Liegen lassen

## How long an answer ahead counts: "until …"

until-setup = die erste Runde beginnt
until-exploration = die Erkundungsphase endet
until-rest = die Ruhephase endet
until-movement = die Bewegungsphase endet
until-fire = die Feuerphase endet
until-end = die Runde endet
until-over = das Spiel endet
until-turn = der Zug von { $player } endet
until-automa = der Zug des Automaten endet
until-round = Runde { $round } endet

## For newcomers

goal = Bring deinen Konvoi zum Schiff, der Aurora, und hab am Ende die meisten Punkte. Punkte gibt es für Strecke, für besiegte Gegner, für deine Ladung und für Gesunde, die an Bord gehen. Du kannst auch ohne das Schiff gewinnen, aber das ist schwer.
course = Eine Runde hat fünf Phasen. Erkundung: Schick deine Leute zu fünf Karten, für Sprit, Proviant, Munition, Fahrzeuge, neue Leute. Ruhe: Müde erholen sich. Bewegung: Verbrenn Sprit und fahr. Feuer: Schieß auf Gegner, dann schießen sie zurück. Rundenende: Das Schiff rückt vor, neue Karten kommen.
length = Etwa sechs Runden mit 45 bis 75 Fragen an dich. Mit ein paar Antworten am Tag dauert das zehn Tage bis zwei Wochen, an einem Abend etwa drei Stunden. Allein gegen den Automa sind es etwa zwei Stunden.
solo = Du fährst gegen den Automa: einen zweiten Konvoi, dessen Züge von einem Kartenstapel kommen.
blurb = Sechs Runden Eisstraße, ein Konvoi, den nur Draht zusammenhält, und am Ende ein einziges Schiff.
measure = Punkte, wenn das Spiel jetzt endete
you-lead = Du führst einen Konvoi aus einem Laster und zwei Anhängern. Deine Crew: eine Anführerin (nie erschöpft), ein Kopilot (+1 Tempo, solange er aktiv ist), eine Eisjungfer (ruht in Runde 1). Dabei: 1 Sprit, 1 Proviant, 1 Munition. Such unterwegs mehr, halte ein paar Fächer für Schaden frei, und sei bei der Aurora, bevor sie fährt.

# What the answers are for

verb-explore = Jemanden zu einem Slot schicken: wer geht, Proviant, Bonusaktion, Fund
    .name = erkunden
verb-break = Jemanden Pause machen lassen, für Reparaturen und Zorn
    .name = pause
verb-feed = Jemandem zu essen geben
    .name = füttern
verb-fury = Zorn zahlen oder deine Spezialfähigkeit einschalten
    .name = zorn
verb-play = Einen Gegenstand oder Spezialbeute spielen
    .name = spielen
verb-ability = Eine Fähigkeit oder ein besonderes Fach nutzen
    .name = fähigkeit
verb-stow = Den Inhalt zweier Fächer tauschen
    .name = umladen
verb-damage = Wählen, welche deiner Fächer Schaden nehmen
    .name = schaden
verb-repair = Deine Fächer reparieren
    .name = reparieren
verb-contaminate = Wählen, wer verseucht oder behandelt wird
    .name = verseuchen
verb-choose = Jede andere offene Frage beantworten
    .name = wählen
verb-move = Wählen, wohin und wie du fährst
    .name = fahren
verb-fire = Mit einer Waffe auf einen Gegner feuern
    .name = feuern
verb-loot = Eine deiner Beutekarten behalten oder keine
    .name = beute
verb-discard = Eine verdeckte Karte abwerfen, wenn du zu viele hältst
    .name = abwerfen
verb-done = Zug beenden, nicht feuern, stehen bleiben oder keinen Proviant ausgeben
    .name = fertig
verb-cancel = Allein im Spiel: einen Verseuchten des Automaten erschöpfen
    .name = aufheben
verb-crew = Nachsehen, was alle Überlebenden im Spiel können
    .name = leute
    .label = Leute
verb-convoy = Alle Konvois ansehen, Fach für Fach
    .name = konvois
    .label = Konvois
verb-pile = Den Allgemeinen Stapel und die besiegten Gegner durchsehen
    .name = stapel
    .label = Stapel

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-explore = Erkunden schickt Leute zu einer Karte, wenn ihr Können für die Zahl daneben reicht, mit der Bonusaktion rechts, wenn du willst; danach fehlen sie erschöpft eine Runde, falls sie nichts essen. Reihum geht es weiter, bis niemand mehr Aktive hat.
lesson-break = Pause lässt jemanden ruhen statt erkunden: Jeder Punkt Können repariert ein Fach oder bringt 1 Zorn, mit dem du später Proviant, Munition, Sprit oder Reparaturen kaufst. Nimm dafür jemanden, dessen Können für keine Karte reicht, die du willst.
lesson-feed = Füttern kostet 1 Proviant und bringt jemanden von Erschöpft nach Ruhe, also früher zurück zu Aktiv. Tu es, wenn der Proviant ein Fach belegt, das du für Besseres brauchst.
lesson-fury = Zorn kauft sofort Proviant, Sprit, Munition oder Reparaturen. Du kannst nur 5 halten, also gib welchen aus, bevor du mehr bekommst.
lesson-play = Spielen setzt eine deiner verdeckten Karten ein, in der Phase, die darauf steht. Meist darfst du drei halten, also spiel eine, bevor du die vierte ziehst.
lesson-ability = Fähigkeit nutzt einmal je Runde, was jemand Aktives kann, ohne ihn zu erschöpfen. Sieh in jeder Runde nach, denn es kostet nichts.
lesson-stow = Umladen tauscht, was in zwei deiner Fächer liegt. Räum vor dem Kampf die Fächer, die Gegner treffen können.
lesson-damage = Schaden bedeckt ein Fach, und was darin liegt, ist weg. Nimm erst Panzerung, dann ein leeres Fach.
lesson-repair = Reparieren macht ein beschädigtes Fach wieder frei, aber was dort lag, kommt nicht zurück. Fang mit deinen Waffen an und mit Fächern, die du füllen willst.
lesson-contaminate = Verseuchen gibt jemandem einen Marker, der 1 Können kostet; ohne Können stirbt diese Person. Nimm jemanden, der Können übrig hat.
lesson-choose = Wähle, was du nimmst, zahlst oder hergibst; 1 Ruhm ist 1 Punkt. Behalte im Zweifel Sprit, denn ohne ihn stehst du still.
lesson-move = Fahren bringt dich mit dem ersten Sprit so weit wie das Tempo deines Lasters, mit jedem weiteren ein Feld mehr. Halte auf einem Wegpunkt, um mitzunehmen, was dort liegt, und fahr nicht allein voraus, denn die Gegner der Zone kommen in die Region des vordersten Konvois.
lesson-fire = Feuern kostet 1 Munition, gegen einen Gegner in deiner Region; eine Karte zeigt die Treffer und ob die Waffe klemmt und Schaden nimmt. Füll die Kästchen, die am meisten bringen, und leg einen Zielmarker, damit du an der Beute teilhast.
lesson-loot = Beute ist der Lohn für einen besiegten Gegner: Du siehst deine Karten heimlich an und behältst eine. Nimm, was du bald brauchst, denn verdeckte Karten sind begrenzt.
lesson-discard = Abwerfen nimmt eine verdeckte Karte weg, wenn du zu viele hältst. Gib die her, die du am wenigsten spielen wirst.
lesson-done = Wenn du den Zug beendest, nicht feuerst, stehen bleibst oder keinen Proviant ausgibst, sind die anderen dran; beim Erkunden kommst du wieder an die Reihe, solange jemand aus deiner Crew aktiv ist. Setz Proviant, Zorn und Fähigkeiten vorher ein.
lesson-cancel = Aufheben erschöpft einen Verseuchten des Automaten und stoppt einen seiner Endeffekte. Heb es für den Effekt auf, der dir am meisten schadet.

## The book

premise =
    Das Eis kam von Norden und ist geblieben. Ein Schiff fährt noch von hier, die Aurora. Sie rückt den Kai entlang, von Liegeplatz zu Liegeplatz, jeden Tag ein Stück näher ans offene Wasser. Vom letzten legt sie ab, mit allen, die sie erreicht haben.

    Also sind alle auf der Straße. Ein Konvoi ist ein Laster und zwei Anhänger, eine Anführerin, ein Kopilot und eine Eisjungfer, ein Kanister Sprit, eine Mahlzeit. Den Rest muss man unterwegs finden. Das meiste davon ist schon gefunden, von anderen.
role = Führt den Konvoi in { $colour ->
    [red] Rot
    [green] Grün
    [yellow] Gelb
   *[other] Blau
    }.
# What each Convoy has to do at the ship, and what becomes of it.
errand = { $end ->
    [start] { $colour ->
        [red] { $player } fährt die Post, neun Säcke, alles für ein einziges Schiff.
        [green] { $player } hat ein Cello auf Sitz drei geschnallt. Es hat eine Fahrkarte.
        [yellow] { $player } hat eine Schwester auf der Liste der Aurora, Koje 114. Die Liste ist von Dienstag.
       *[blue] { $player } schuldet dem Kapitän vierhundert Liter und soll sie mitbringen.
        }
    [near] { $colour ->
        [red] In der Kabine von { $player } wird die Post sortiert, nach Deck.
        [green] { $player } hat jetzt die Heizung auf das Cello gestellt. Am Steuer trägt man zwei Mäntel.
        [yellow] { $player } hat 114 auf die Scheibe gemalt, für Leute an der Reling.
       *[blue] { $player } hat noch einmal nachgerechnet. Mit den Sonntagen sind es vierhundertsechs.
        }
    [ship] { $colour ->
        [red] Acht der neun Säcke waren für Leute an Bord. Der neunte ist für den Hafenmeister. Man sieht ihn von der Reling aus.
        [green] Ein Mann auf Deck C hat das Cello gestimmt. Es hat eine Stunde gedauert, und spielen wollte er nicht.
        [yellow] Koje 114 war für zwei bezogen. Die Schwester ist in der Kombüse.
       *[blue] Der Kapitän hat die vierhundert Liter genommen und eine Quittung über vierhundertsechs gegeben.
        }
   *[road] { $colour ->
        [red] Die Post ist noch auf dem Laster. Die Marken galten bis Freitag.
        [green] Das Cello hat seine Fahrkarte. Nicht übertragbar, steht darauf.
        [yellow] Um Mitternacht liest Kanal sechs die leeren Kojen vor. 114 ist dabei.
       *[blue] Der Kapitän hat vierhundert Liter durchgestrichen. Man weiß, dass er das Blatt aufhebt.
        }
    }
# Who is where when a Region begins, as the drivers call it over the radio.
roll-call = { $region ->
    [2] Aufruf am Pass, in Feldern bis zum Kai
    [3] Aufruf an der Küste, in Feldern bis zum Kai
   *[4] Aufruf vom Kai, in Feldern bis dorthin
    }: { $entries }.
roll-entry = { $player } { $left ->
    [0] keins
   *[other] { SPELL($left) }
    }{ $n ->
    [0] { "" }
   *[other] { " " }(fehlt: { $lost })
    }
road-is = Bis zum Kai sind es { SPELL($left) } Felder, bis das Schiff ablegt, sechs Runden.
the-other-convoy = der Automa
passes = { CAPITAL($player) } überholt { $others }, { $left ->
    [0] auf dem Kai
   *[other] noch { spaces-to-quay }
    }.
explores-after = { $way ->
    [0] Nach { $before } hält auch { $player } { at-card }{ ate }. { CAPITAL($each) } { $count ->
        [one] steigt
       *[other] steigen
        } aus.
    [1] { CAPITAL($each) } { $count ->
        [one] sieht
       *[other] sehen
        } nach, was { $before } { at-card } übrig gelassen hat{ ate }. Im Wagen wartet { $player }.
   *[2] Die Spuren von { $before } führen { $player } { to-card }{ ate }. { CAPITAL($each) } { $count ->
        [one] steigt
       *[other] steigen
        } aus.
    }
brings-back = { $amounts }.
part-is-hit = Getroffen: { $part }.
hits-on = { SPELL($n) } bei { $player }
enemies-hit = Treffer durch { $enemies }: { $each ->
    [0] { $entries }
   *[other] { SPELL($each) } bei jedem Konvoi
    }.
falls-behind = { CAPITAL($enemies) } fallen zurück.
cause-of-loss = { $how ->
    [contamination] Die Nadel am Zähler bleibt oben stehen.
   *[no-room] Ein Sitz zu wenig.
    }
loses-somebody = { CAPITAL($who) } fährt mit { $player } nicht mehr weiter.
shots-of = { $n } von { $player }
is-beaten = { CAPITAL(the-card) } { is } besiegt. { CAPITAL(SPELL($n)) } { $n ->
    [one] Schuss
   *[other] Schüsse
    }, { $of ->
    [one] { $n ->
        [one] von
       *[other] alle von
        } { $first }
   *[other] { $each ->
        [0] { $shots }
        [one] einer von jedem Konvoi
       *[other] { SPELL($each) } von jedem Konvoi
        }
    }.
fate-out = Der Konvoi von { $player } steht, wo er stehen geblieben ist, und niemand sitzt darin.
fate = { $player } war { $where ->
    [ship] rechtzeitig am Schiff
    [quay] auf dem Kai, { $left ->
        [one] ein Feld
       *[other] { SPELL($left) } Felder
        } zu weit hinten
   *[road] noch auf der Straße, { $left ->
        [one] ein Feld
       *[other] { SPELL($left) } Felder
        } vor dem Schiff
    }. Im Wagen: { $crew }.{ $n ->
    [0] { "" }
   *[other] { " " }Unterwegs verloren: { $lost }.
    }

## Options

option-west = Erste Region
    .about = Die Seite des ersten Spielplans.
option-middle = Zweite Region
    .about = Die Seite des zweiten Spielplans.
option-east = Dritte Region
    .about = Die Seite des dritten Spielplans.
option-expert = Spezialzorn
    .about = Alle Zornkarten zeigen ihre Spezialseite, für Erfahrene.
option-hard = Schwerer Automa
    .about = Nur allein: die schwereren Aktionskarten.
option-variant = Solovariante
    .about = Nur allein: Verseuchte des Automaten heben seine Endeffekte auf.
hard-alone = Den schweren Automa gibt es nur, wenn du allein spielst. Schalte ihn aus, wenn ihr mehr seid.
