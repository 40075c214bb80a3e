# Die Bilder von Last Aurora und der Tisch in Worten. Ein Alternativtext hat insgesamt 1024 Zeichen, und in
# einem Bild ist Platz für wenige Wörter. Das Glossar steht in rules/aurora/words/de.ftl.

## Things

none = keine
token = { $token ->
    [F] Sprit
    [P] Proviant
    [A] Munition
    [O] Gegenstand
    [S] Überlebender
    [T] Ziel
    [C] Verseuchung
    [X] Schaden
    [fame] Ruhm
   *[nothing] nichts
    }
tokens = { $count } { $token ->
    [O] Gegenstände
    [S] Überlebende
   *[other] { token }
    }
stock = { $what ->
    [fuel] Sprit
    [food] Proviant
    [ammo] Munition
    [fame] Ruhm
   *[fury] Zorn
    } { $number }
damages = { $count } Schaden
contaminations = { $count } Verseuchung
used = benutzt
colour = { $colour ->
    [red] Rot
    [green] Grün
    [yellow] Gelb
    [blue] Blau
   *[automa] Automa
    }
phase = { $phase ->
    [setup] Aufbruch
    [exploration] Erkundung
    [rest] Ruhe
    [movement] Bewegung
    [ambush] Hinterhalt
    [fire] Konvois feuern
    [enemies] Gegner feuern
    [end] Rundenende
   *[over] Das Spiel ist aus
    }
area = { $area ->
    [bottom-first] den Laster
    [bottom-row] Laster und Anhänger
    [top-row] alle Aufbauten
    [front-column] den Laster samt Aufbau
    [second-column] den ersten Anhänger samt Aufbau
   *[last-column] den letzten Anhänger samt Aufbau
    }
short-area = { $area ->
    [bottom-first] Laster
    [bottom-row] untere Reihe
    [top-row] Aufbauten
    [front-column] vorderste Spalte
    [second-column] zweite Spalte
   *[last-column] letzte Spalte
    }
zone = { $zone ->
    [active] Aktiv
    [rest] Ruhe
   *[exhausted] Erschöpft
    }
kind = { $kind ->
    [location] Ort
    [survivor] Crew
    [encounter] Begegnung
    [truck] Laster
    [trailer] Anhänger
   *[device] Aufbau
    }
kind-enemy = GEGNER { $number }
kind-survivor = Crew, Können { $skill }
skill = Können { $skill }
ordinal = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
    }
automa = Automa
track-space = { $track ->
    [red] rot
   *[white] weiß
    } { $space }
in-region = { $name } ({ $number }, Region { $region })
points = { $points } Punkte
to-go = noch { $spaces }
at-ship = am Schiff
acts = { $turn } Zug
out = aus dem Spiel
empty = leer
nothing-left = nichts mehr da
rough = Unwegsam
avalanche = Lawine
choosing-loot = wählt aus { $count } Beute
keeping-loot = behält { $count } Beute
ignoring = beachtet { $enemy } nicht
race-place = { ordinal } im Rennen
race-place-and-turn = { ordinal } im Rennen, zieht als { $turn }
race-place-and-points = { ordinal } mit { $points } Punkten

# Boxes of Convoy cards

loot-part = { $name } (Beute)
and-above = { $part }, darauf { $above }
damage-on = Schaden auf { $box }
empty-box = leer{ $kind ->
    [survivor] { " " }(nur Überlebende)
    [stores] { " " }(nur Proviant oder Sprit)
   *[any] { "" }
    }
box = { $box }
fired-box = { $box } (hat gefeuert)
box-codes = -# F Sprit, P Proviant, A Munition, S Überlebender, X Schaden, - leer, s nur Überlebende, f nur Sprit oder Proviant, ar Panzerung, w Waffe, tr Ketten, fa Ruhm, +1 eine Karte mehr, +A stellt Munition her, P>2 Proviant für 2 Treffer, P>> Proviant für Tempo, ! hat gefeuert, L Beute, ^ der Aufbau darüber; nach dem Können c Verseuchung, u benutzt

# Cards in a few words

deal = { $deal ->
    [travelers] +1 Proviant, 2 Ruhm; oder +1 Sprit, Gegenstand, -1 Ruhm
    [merchant] Ressource tauschen, dazu 1 Gegenstand
   *[slaver] ein Überlebender für 2 Sprit, 1 Gegenstand, -1 Ruhm
    }
ways-of-ambush = { $ways }
hit-contaminates = { $count } Verseuchung
hit-takes-resource = { $count } Ressource weg
hit-damages = { $count } Schaden: { short-area }
hit-damages-too = { $count }: { short-area }
recycle = { $kinds } vom Allgemeinen Stapel

## Whose turn it is, and what has changed

turn = { $player } { $phase ->
    [exploration] erkundet
    [movement] fährt
   *[fire] feuert
    }
nobodys-turn = { $phase ->
    [setup] Alle brechen auf
    [rest] Alle ruhen
    [ambush] Die Gegner liegen im Hinterhalt
    [enemies] Die Gegner feuern
    [end] Die Runde endet
   *[other] { phase }
    }
ended = { $how ->
    [taken] Das Schiff ist erreicht
    [missed] Die Aurora ist ohne jemanden abgefahren
   *[lost] Niemand ist mehr da
    }
have-driven = { $count ->
    [0] Noch niemand ist gefahren
   *[other] { $count } von { $all } sind gefahren
    }
lies-at = Die Aurora liegt an { $quay }
drives = { $drives }
stayed = { $player } blieb auf { $space }
drove = { $player } fuhr von { $start } nach { $end }

## Covers and titles

cover = Nordlicht über einem Schiff, das im Eis festsitzt; ein kleiner Konvoi fährt mit Licht darauf zu.
title-road = Die Straße
title-zone = Die Erkundungszone
title-convoy = Konvoi von { $player }
title-automa = Der Automa
title-signs = Die Zeichen in den Bildern

## In the pictures

round = Runde { $round } von { $last }
stage = { $number } von { $stages }: { phase }
stage-fight = { $number } von { $stages }: Kampf
storm = Schwerer Schneesturm: Laster 2 langsamer, keine Abkürzungen.
enemies = Gegner
aim = Ergebniskarte zielt auf { area }
where = { $number }, Region { $region }
no-targets = noch keine Zielmarker
exploration-zone = Erkundungszone
deck = { cards-left }
deck-of-period = { cards-left }, oben Periode { $period }
cards-left = noch { $deck } { $deck ->
    [one] Karte
   *[other] Karten
    }
piles = Allgemeiner Stapel: { $common } { $common ->
    [one] Karte
   *[other] Karten
    } · Besiegte Gegner: { $defeated }
objects-left = noch { $count } { $count ->
    [one] Gegenstand
   *[other] Gegenstände
    }
defeated = Besiegt { $count }
ambush = Hinterhalt: { $ambush }
truck-drives = Tempo { $speed }, zieht { $towing }
then = dann
or = oder
or-bonus = oder { $bonus }
aurora-at = Aurora an { $quay }
of-limit = { $hidden } von { $limit }
loot = Beute
held = Hand
score = Punkte
board-of-automa = { $hard ->
    [yes] Der Automa, schwer
   *[no] Der Automa
    }
most-stored = höchstens { $most } je Ressource
crew-of = { $crew } von { $most }
contaminated = { $count } ({ $standing } einsatzbereit)
cards-to-come = Aktionskarten: noch { $count }
revealed = Offen: { $cards }
none-revealed = Offen: noch keine

## The pictures in words

sentence = { $text }.
alt-round = Last Aurora, Runde { $round } von { $last }, { phase }.
alt-round-over = Last Aurora, Runde { $round } von { $last }.
alt-ship = Die Aurora liegt auf { $track } an { $quay } und legt ab von { $last }.
alt-storm = Schwerer Schneesturm.
alt-race = Rennen: Feld, noch, Sprit/Proviant/Munition/Ruhm.
alt-racer = { $rank }: { $player } ({ $mark }) auf { $space }
alt-out = { $player } ist raus.
alt-enemies = Gegner: { $enemies }.
alt-enemies-aimed = Gegner, zielen auf { area }: { $enemies }.
alt-enemy-in-region = { $number } in Region { $region }
alt-enemy = { $enemy } Region { $region }, noch { $left } von { $all }
alt-enemy-and-targets = { alt-enemy }, Zielmarker { $targets }
alt-zone = Zone: { $slots }.
alt-enemy-card = { $name } (Gegner)
alt-blocks = { $blocks }
alt-block-twice = { $block }, zweimal
alt-waypoints = Wegpunkte: { $waypoints }.
alt-closed = Zu: { $ways }.
alt-tunnel = Tunnel { $space }
alt-mine = Landmine { $way }.
alt-regions = Regionen: { $regions }.
alt-deck = Die Erkundungszone: { cards-left }.
alt-deck-of-period = Die Erkundungszone: { deck-of-period }.
alt-slot = { $slot }, Preis { $cost }: { $card }.
alt-slot-and-bonus = { $slot }, Preis { $cost }: { $card }; Bonus: { $bonus }.
alt-convoy = Der Konvoi von { $player } ({ $mark }){ $acting ->
    [yes] , am Zug
   *[no] { "" }
    }: { $place }, auf { $space }.
alt-counts = Sprit { $fuel }, Proviant { $food }, Munition { $ammo }, Ruhm { $fame }, Zorn { $fury }{ $special ->
    [yes] { " " }mit Spezialfähigkeit
   *[no] { "" }
    }, Karten { $hidden } von { $limit }, Tempo { $speed }, zieht { $towing }, frei { $free }.
alt-without = { $count } leer
alt-survivors = Überlebende: { $zones }.
alt-held = Hand: { $cards }.
alt-score = Punkte: { $parts }.
alt-automa = { $hard ->
    [yes] Der Automa, schwer
   *[no] Der Automa
    }{ $acting ->
    [yes] , am Zug
   *[no] { "" }
    }{ $scored ->
    [yes] { " " }mit { $points } Punkten
   *[no] { "" }
    }, auf { $space }. Sprit { $fuel }, Proviant { $food }, Munition { $ammo }, Ruhm { $fame }, { $survivors ->
    [one] { $survivors } Überlebender
   *[other] { $survivors } Überlebende
    }, verseucht { $contaminated } ({ $standing } einsatzbereit), Gegenstände und Beute { $cards }. Marker auf Spalte { $column }. Bedeckte oder beschädigte Fächer je Reihe: { $rows }. Aktionskarten: noch { $coming }, offen { $revealed }.

## How everybody stands, in the panel

panel-round = **Runde { $round }** von { $last } · { phase }
panel-acts = **{ $player }** ist am Zug
panel-ship = **Aurora** { $track } an { $quay }
panel-storm = **Schwerer Schneesturm** · Laster 2 langsamer, keine Abkürzungen
panel-enemy = { $enemy } noch { $left }
panel-enemies = **Gegner** { $enemies }
panel-enemies-aimed = **Gegner** { $enemies } · zielen auf { area }
panel-deck = Stapel { $deck }
panel-deck-of-period = Stapel { $deck }, oben Periode { $period }
panel-objects = Gegenstände { $count }
panel-common = Allgemeiner Stapel { $count }
panel-at = auf { $space }
panel-turn-at = { $turn } auf { $space }
panel-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
panel-speed = Tempo { $speed }
panel-survivors = Überlebende { $survivors }, { $contaminated } verseucht

## The whole table in words

table-now = **Runde { $round }** { phase }. Aurora { $track } an { $quay }.
table-now-acting = **Runde { $round }** { phase }, { $player } ist am Zug. Aurora { $track } an { $quay }.
table-storm = **Schwerer Schneesturm** Jeder Laster ist 2 langsamer, und niemand kann Abkürzungen nehmen.
table-route = **Strecke** { $regions }
table-shortcuts = **Abkürzungen** { $shortcuts }
table-shortcut-closed = { $way } zu
table-waypoints = **Wegpunkte** { $waypoints }
table-tunnels = **Eingestürzte Tunnel** { $tunnels }
table-mine = **Landmine** auf { $way }
table-enemies = **Gegner**
table-enemies-aimed = **Gegner** Die oberste Ergebniskarte zielt auf { area }.
table-enemy = - { $enemy }: { $filled } von { $all } gefüllt, offen: { $left }
table-enemy-and-targets = { table-enemy }; Zielmarker { $targets }
table-decks = **Stapel** { $stock }
table-zone = **Erkundungszone** { $stock }
table-put-back = markierte Karten zurückgelegt { $numbers }
table-objects = Gegenstände { $objects }, Ablage { $discards }
table-slot = - { $slot }, Preis { $cost }: { $card }
table-slot-and-bonus = - { $slot }, Preis { $cost }: { $card } · Bonus: { $bonus }
table-card = { $name } ({ $kind ->
    [location] Ort
    [survivor] Überlebender
    [encounter] Begegnung
    [truck] Laster
    [trailer] Anhänger
    [device] Aufbau
   *[enemy] GEGNER
    }): { $content }
table-ambush = { $enemy }, Hinterhalt { $ambush }
table-numbers = -# Je Konvoi: Ruhm/Zorn/Sprit/Proviant/Munition/verdeckte Karten/Tempo/Zugkraft
table-out = { $player } ist aus dem Spiel.
table-at = { $turn } auf { $space }
table-came = { $turn } auf { $space }, von { $start }
table-special = { $number } (Spezial an)
table-cards = Karten { $hidden } von { $limit }
table-towing = zieht { $towing }
table-towing-free = zieht { $towing }, { $free } frei
table-choosing = wählt aus { $count ->
    [one] { $count } Beutekarte
   *[other] { $count } Beutekarten
    }
table-keeping = behält { $count ->
    [one] { $count } Beutekarte
   *[other] { $count } Beutekarten
    }
table-held = Hand { $cards }
table-automa = **{ $hard ->
    [yes] Der Automa, schwer
   *[no] Der Automa
    }** { $place }, Ruhm { $fame }, Sprit { $fuel }, Proviant { $food }, Munition { $ammo }, Überlebende { $survivors } von 6, verseucht { $contaminated } ({ $standing } einsatzbereit), Gegenstände und Beute { $cards }
table-rows = - Marker auf Spalte { $column }. Reihen: { $rows }
table-row-codes = -# X bedeckt oder beschädigt, w Waffe, sp Tempo, - leer
table-actions = - Aktionskarten: { $coming } verdeckt; offen: { $revealed }

## What only one seat may know

watching = Du siehst an diesem Tisch zu. Verdeckte Karten sieht nur, wer mitspielt.
lost = Dein Konvoi ist verloren.
lost-and-out = Dein Konvoi ist verloren. Du bist aus dem Spiel, und die anderen spielen ohne dich weiter.
hand = **Deine verdeckten Karten** · { $count } von { $limit }
hand-empty = -# Noch keine. Hierher kommen Gegenstände und Spezialbeute.
hand-loot = **Beute zur Auswahl** · { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }, eine behalten
hand-kept = **Beute, die du behältst** · im Spiel, wenn das Feuern vorbei ist
hand-card = - **{ $name }** · { $windows } · { $playable ->
    [yes] **jetzt**
   *[no] nicht jetzt
    }
hand-card-does = { "  " }{ CAPITAL($does) }
hand-active = **Aktiv** · { $crew }
hand-nobody-active = **Aktiv** · niemand
hand-crew = -# **Leute**, hier oder unter **Mehr**, zeigt, was sie können.
window = { $window ->
    [exploration] Erkundung
    [rest] Ruhe
    [movement] Bewegung
    [fire] Feuer
    [end] zählt am Ende
   *[reaction] wenn es passiert
    }

# Pages to look up

pile-common = **Allgemeiner Stapel** · { $count }
pile-kind = { $kind ->
    [truck] Laster
    [trailer] Anhänger
    [device] Aufbauten
    [survivor] Überlebende
    [location] Orte
    [encounter] Begegnungen
    [event] Ereignisse
    [enemy] Gegner, die niemand besiegt hat
    [object] Gegenstände
   *[special] Spezialbeute
    }
pile-start-part = { $name } ({ colour })
pile-defeated = **Besiegte Gegner** · { $cards }
pile-discards = **Abgelegte Gegenstände** · { $cards }
crew-in-zone = **In der Zone**
no-crew = Keine Überlebenden im Spiel.
convoy = **Dein Konvoi** · Tempo { $speed }, zieht { $towing }
convoy-box = Platz { $number }: { $holds }
holds-nothing = leer
place-truck = Laster
place-trailer = Anhänger { $number }
place-above-truck = auf dem Laster
place-above-trailer = auf Anhänger { $number }

## The signs, each with what it means

signs-road = Die Straße
signs-shortcuts = Abkürzungen
signs-counters = Marker
signs-boxes = Fächer der Konvoikarten
signs-others = Überlebende und Gegner
signs-alt = Zeichen in den Bildern. { $signs }.
sign-convoy = Laster mit Zeichen
    .means = ein Konvoi; Form, Farbe und Buchstabe sagen, von wem
sign-turn = Pfeil aus Glut
    .means = wer am Zug ist
sign-driven = Lichtstern
    .means = wer gerade gefahren ist
sign-drive = Gestrichelte Spur
    .means = die letzte Fahrt eines Konvois
sign-drive-start = Hohle Form
    .means = wo diese Fahrt begann
sign-last-quay = Karierte Flagge
    .means = wo die Aurora in der letzten Runde liegt
sign-early-ship = Wimpel am roten Schiff
    .means = die Aurora legt früher ab
sign-enemy = Wolfskopf
    .means = ein Gegner mit seiner Nummer
sign-mine = Stachelkugel
    .means = die Landmine

sign-rough = Zickzack
    .means = eine unwegsame Abkürzung
sign-needs-tracks = Raupenkette
    .means = Ketten nötig
sign-snow = Gestrichelte Linie
    .means = eine Abkürzung, die Schnee verschließt
sign-avalanche = Berg
    .means = Lawine: schließt sich nach der Durchfahrt
sign-harm = Rote Linie
    .means = schadet dem Konvoi, der sie nimmt
sign-damage = Kreuz
    .means = Schaden
sign-closed = Berg, durchgestrichen
    .means = für immer zu
sign-contamination = Drei Flügel
    .means = Verseuchung
sign-storm = Schneeflocke
    .means = Sturm: keine Abkürzung benutzbar

sign-fuel = Tropfen
    .means = Sprit
sign-food = Dose
    .means = Proviant
sign-ammo = Patronen
    .means = Munition
sign-object = Fragezeichen
    .means = ein Gegenstand
sign-survivor = Kopf
    .means = ein Überlebender
sign-fame = Stern
    .means = Ruhm
sign-fury = Flamme
    .means = Zorn
sign-special = Flamme mit Stern
    .means = die Spezialfähigkeit ist an
sign-hidden-cards = Zwei Karten
    .means = verdeckte Karten, von wie vielen
sign-speed = Zwei Pfeilspitzen
    .means = Tempo
sign-towing = Haken
    .means = wie viele Anhänger der Laster zieht

sign-any-box = Leer
    .means = alles
sign-survivor-box = Blasser Kopf
    .means = nur Überlebende
sign-stores-box = Blasser Tropfen und Dose
    .means = nur Sprit oder Proviant
sign-armour-box = Schild
    .means = Panzerung
sign-weapon-box = Geschütz mit Zahl
    .means = eine Waffe und ihre Treffer
sign-tracks-box = Raupenkette
    .means = Ketten
sign-locker-box = +1
    .means = Platz für eine verdeckte Karte mehr
sign-maker-box = Plus und Marker
    .means = stellt am Rundenende einen her
sign-fame-box = Stern mit Zahl
    .means = Ruhm am Ende
sign-per-box = Stern mit Marker
    .means = Ruhm am Ende für jeden, höchstens so viel
sign-pay-box = Marker mit Zahl
    .means = wird für so viele Treffer ausgegeben
sign-turbo-box = Marker mit Pfeil
    .means = wird für Tempo verbrannt
sign-automa-speed = Zwei Pfeile
    .means = Tempo des Automaten

sign-able-survivor = Helles Sechseck
    .means = wer handeln kann, mit Können
sign-unable-survivor = Dunkles Sechseck
    .means = wer gerade nicht kann
sign-filled-box = Haken
    .means = ein gefülltes Kästchen
sign-target = Fadenkreuz
    .means = ein Zielmarker, wo gefüllt ist

## The words that icons mark: every form, separated by "|"

icon-fuel = Sprit
icon-food = Proviant
icon-ammo = Munition
icon-object = Gegenstand | Gegenstände | Gegenständen
icon-survivor = Überlebender | Überlebende | Überlebenden
icon-damage = Schaden
icon-contamination = Verseuchung
icon-fame = Ruhm
icon-fury = Zorn
icon-weapon = Waffe | Waffen
icon-armour = Panzerung | Panzerung:
icon-land-mine = Landmine
icon-enemy = Gegner | Gegnern
icon-shortcut-avalanche = eine Lawine
icon-tracks = Ketten
