# Die Bilder von Survive! und der Tisch in Worten. Ein Alternativtext hat 1024 Zeichen für alles, und
# im Bild ist Platz für wenige Wörter. $kind ist eine Farbe oder der Ur-Zombie.

## Things

kind = { $kind ->
    [original] Ur
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
   *[white] Weiß
    }
element = { $element ->
    [crops] Getreide
    [water] Wasser
    [wood] Holz
   *[rock] Stein
    }
size = { $size ->
    [basic] Einfach
    [improved] Verstärkt
   *[fortified] Befestigt
    }
short-place = { $token ->
    [prairie] Prärie
    [lake] See
    [forest] Wald
    [rocky] Felsen
    [mountain] Berg
    [city] Stadt
   *[graveyard] Friedhof
    }
unexplored = unerforscht
white-meteorite = Weißer Meteorit
dark-meteorite = der dunkle Meteorit
named-zombie = { $kind ->
    [original] Ur-Zombie
   *[other] Zombie { kind }
    }
a-vampire = der Vampir
coloured-defense = Bollwerk { kind }, { $size ->
    [basic] einfach
    [improved] verstärkt
   *[fortified] befestigt
    }
coloured-coffin = Sarg { kind }
some-crates = { $crates ->
    [one] eine Kiste
   *[other] { $crates } Kisten
    }
drops = { $drops } Tropfen
months = { $months ->
    [one] { $months } Monat
   *[other] { $months } Monate
    }
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
    }
crates = { $crates ->
    [one] { $crates } Kiste
   *[other] { $crates } Kisten
    }
cubes = Klötze { $cubes }
progress = Fortschritt { $progress } von 60
element-number = { element } { $number }
place-number = { $place } { $number }
kind-at = { kind } { $space }
coffin-at = { kind } auf { $space }
game-master = Spielleitung
no-colour = noch keine Farbe
off-board = nicht auf dem Brett
stuck = sitzt fest
no-roll = noch kein Wurf
rolled = hat { $roll } gewürfelt
zombies = Zombies
vampire = Vampir

## Covers and titles

cover = Ein brennender Meteorit fällt über dunkle Hügel; in einem kleinen Dorf ist ein Fenster hell.
table = Der Tisch
going = Wohin du gehen kannst

## In the picture

before-start = Vor dem Start
round = Runde { $round }
of-rounds = von { $rounds }
over = Das Spiel ist vorbei
everybody-picks = Alle wählen eine Farbe
rolls = würfelt
start = Start
month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mär
    [4] Apr
    [5] Mai
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dez
    }
in-reach = erreichbar
only-with-attack = nur mit Angriff
moved = gezogen
new = neu
role-zombies = die Zombies
role-vampire = der Vampir, { $space }
role-vampire-off = der Vampir, nicht im Spiel
role-human = { kind }
role-human-at = { kind }, { $space }{ $stuck ->
    [yes] , sitzt fest
   *[no] { "" }
    }
counted-months = { $months ->
    [one] Monat
   *[other] Monate
    }
of-6-here = hier { $count }/6
of-6-home = daheim { $count }/6
loose = { $count } draußen
saved = { $count } gerettet
of-60 = von 60
bank = Bank
of-crates = von { $crates }
bag = Beutel

## How everybody stands, in the panel

panel-before-start = **Vor dem Start** · letzter Morgen nach Runde { $round }
panel-round = **Runde { $round }** von { $last } · { $left ->
    [0] die letzte Runde
    [one] letzter Morgen in { $left } Runde
   *[other] letzter Morgen in { $left } Runden
    }
panel-over = **Das Spiel ist vorbei.** Alle Hände sind offen.
panel-turn = **Am Zug** { $player } · { $roll }
panel-to-move = -# Noch zu ziehen: Zombies { $zombies }
panel-zombies = Zombies { $count } von 6, in der Stadt { $home } von 6
panel-drops = { $drops } von { $most } Tropfen
panel-coffins = Särge: { $loose } draußen, { $saved } von 5 gerettet
panel-months = { months } von { $most }
panel-bank = **Bank** { $elements }
panel-crates = **Kisten** noch { $left } von { $all }
crates-lying = auf { $spaces }
panel-bag = **Beutel** { $count }
panel-villages = Dörfer: { $colours }
panel-cubes = -# Klötze im Vorrat: einfach/verstärkt/befestigt
panel-offer = **Angebot** { $player } gibt { $other } { cards } für { $takes }.
panel-calls = **Will Schluss machen** { $players }

## The picture in words

alt-everybody-picks = Alle wählen eine Farbe. Survive!, letzter Morgen nach Runde { $round }.
alt-over = Das Spiel ist vorbei.
alt-turn = Am Zug: { $player }, { $roll }.
alt-moved = Gezogen: { $moves }.
alt-moves-together = { $starts } nach { $end }
alt-new = Neu auf { $spaces }.
alt-reach = Erreichbar: { $spaces }.
alt-contested = Mit Angriff { $spaces }.
alt-to-move = Noch zu ziehen: { $zombies }.
alt-all-to-move = Noch zu ziehen: alle Zombies.
alt-round = Survive!, Runde { $round } von { $last }.
alt-humans = Menschen: Feld, Monate, Karten, Kisten, Klötze, Bollwerke.
alt-humans-over = Menschen: Feld, Monate, Getreide/Wasser/Holz/Stein, Kisten, Klötze, Bollwerke, Fortschritt.
alt-human = { kind } { $space }{ $stuck ->
    [yes] { " " }sitzt fest
   *[no] { "" }
    }
alt-defenses-of-size = { size } { $spaces }
alt-defenses = Bollwerke { $defenses }
alt-zombies = Zombies { $count } von 6, in der Stadt { $home }: { $count ->
    [0] keine
   *[other] { $places }
    }.
alt-vampire = Vampir { $space }, { drops }.
alt-vampire-off = Vampir nicht auf dem Brett, { drops }.
alt-coffins = Särge: { $places } ({ $saved } gerettet, { $loose } draußen).
alt-meteorite = Meteoriten: weiß { $white }.
alt-meteorites = Meteoriten: weiß { $white }, dunkel { $dark }.
alt-crates = Kisten auf { $spaces }.
alt-places = Orte{ $bag ->
    [0] { "" }
   *[other] , + im Beutel
    }: { $places }; Dörfer { $villages }.
alt-bank = Bank { $elements }; Kisten { $crates }.
alt-going = Wohin du gehen kannst: { $spaces }. { $picture }

## The whole board in words

board = **Das Brett** · Spalten A bis G, Zeilen 1 bis 7
nobody-anywhere = Noch war niemand irgendwo.
all-else = Alles andere ist unerforscht: { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
    }.
closed = **Gesperrt** { $space }, wegen des dunklen Meteoriten: Niemand kommt hindurch oder bleibt dort stehen.
last-moved = **Zuletzt gezogen** { $moves }
move = { $start } nach { $end }
news = **Neu** { $spaces }
reach = **Erreichbar** { $spaces }
reach-nothing = **Erreichbar** nichts; nur mit Angriff: { $contested }
reach-and-contested = { reach }; nur mit Angriff: { $contested }
coffins = **Särge** { $coffins }
coffins-saved = gerettet { $coffins }
coffins-loose = draußen { $coffins }

## What only one seat may know

watching = Du siehst an diesem Tisch zu. Nur wer mitspielt, hat Karten.
no-hand-yet = Du hast noch keine Karten. Erst wählen alle eine Farbe.
your-hand = **Deine Hand** · { cards }
element-held = { element } **{ $number }**
act = { $act ->
    [basic] ein einfaches Bollwerk
    [improved] ein verstärktes Bollwerk
    [fortified] ein befestigtes Bollwerk
    [attack-zombie] einen Angriff auf einen Zombie
   *[attack-vampire] einen Angriff auf den Vampir
    }
pays-for = **Das reicht für** { $acts }
pays-for-nothing = **Das reicht** noch für nichts
if-attacked = **Wenn dich jemand angreift**
if-attacked-sheltered = **Wenn dich jemand angreift** Niemand kommt an dich heran: { $shelter ->
    [meteorite] Der Meteorit liegt auf dir
    [defense] Hier steht dein Bollwerk
    [village] Du bist in einem Dorf
   *[peace] Hier endet kein Monster seinen Zug
    }.
attacker = { $sheltered ->
    [yes] Anderswo,{ " " }
   *[no] { "" }
    }{ $monster ->
    [zombie] ein Zombie
   *[vampire] der Vampir
    }
defends = - { attacker }: Du zahlst { $cost } und wehrst ihn ab
cannot-defend = - { attacker }: Du kannst ihn nicht abwehren{ $loses ->
    [0] , verlierst aber keine Karten
   *[other] { " " }und verlierst { $loses } von { $cards } Karten
    }
your-offer = **Dein Angebot** an { $player }: { $give } für { $take }
offer-to-you = **Ein Angebot** von { $player }: Du bekommst { $give } für { $take }

# Monsters

your-zombies = **Deine Zombies** · { $count } von 6, in der Stadt { $home }
no-zombies = Keiner steht auf dem Brett. Würfle SURVIVE!, dann kommt der Ur-Zombie zurück.
zombies-missing = **Diese Zombies fehlen noch**
your-vampire = **Der Vampir** · auf { $space } · { drops }
your-vampire-off = **Der Vampir** · nicht auf dem Brett, bis SURVIVE! fällt · { drops }
your-coffins-saved = Gerettete Särge: { $coffins }
your-coffins-loose = Särge, die noch draußen sind: { $coffins }
coffins-missing = **Diese Särge fehlen noch**
way = - { kind }: { $village }
way-or-attack = { way }; oder greif { $player } auf { $space } an{ $sheltered ->
    [yes] , jetzt geschützt
   *[no] { "" }
    }
village-unknown = Dorf noch nicht gefunden
village-dark = Dorf { $space }, unter dem Meteoriten
village-occupied = Dorf { $space }, jetzt besetzt
village-for-zombies = Dorf { $space }{ $walls ->
    [0] { "" }
    [one] { "" }
   *[other] , { $walls } Zombies zusammen
    }
village-for-vampire = Dorf { $space }, { $drops ->
    [0] frei
   *[other] { drops }
    }

# What is missing

win-zombies = **Zum Sieg** bring bis zum Ende deines Zugs noch { $short } in die Zombiestadt
win-vampire = **Zum Sieg** { $coffins ->
    [0] { "" }
    [one] stell noch { $coffins } Sarg auf,{ " " }
   *[other] stell noch { $coffins } Särge auf,{ " " }
    }{ $drops ->
    [0] hol dir einen Tropfen,{ " " }
   *[other] { "" }
    }zieh auf den Friedhof
win-human = **Zum Sieg** { landing }
win-human-months = **Zum Sieg** sammle { more-months }, dann { landing }
win-human-elements = **Zum Sieg** hol dir { $elements }, dann { landing }
win-human-both = **Zum Sieg** sammle { more-months }, hol dir { $elements }, dann { landing }
more-months = { $months ->
    [one] noch { $months } Monat
   *[other] noch { $months } Monate
    }
landing = zieh in dein Dorf: { $village } ({ home })
home = { $space ->
    [unknown] noch nicht gefunden
   *[other] { $space }
    }

# Pages to look up

no-move = Du hast gerade nichts zu ziehen.
where-to-go = **Wohin du gehen kannst** · { $roll } gewürfelt
zombie-from = { named-zombie }, von { $space }
cost-build = **Bauen** · am Ende deines Zugs, wo du stehst
cost = - { $pays ->
    [yes] ✓{ " " }
   *[no] { "" }
    }{ $act ->
    [basic] Einfaches Bollwerk
    [improved] Verstärktes Bollwerk
    [fortified] Befestigtes Bollwerk
    [attack-zombie] Angriff auf einen Zombie
    [attack-vampire] Angriff auf den Vampir
    [defend-zombie] Einen Zombie abwehren
   *[defend-vampire] Den Vampir abwehren
    }: { $cards }
cost-of-defense = { cost } · { months } · { $cubes ->
    [one] { $cubes } Klotz
   *[other] { $cubes } Klötze
    }
cost-where =
    -# Einfach: auf Elementen und in Dörfern. In einem Dorf ersetzt Verstärkt dann Einfach,
    -# und Befestigt ersetzt Verstärkt.
cost-attack = **Angreifen** · bei jedem Angriff
cost-defend = **Abwehren** · jedes Mal; ich zahle für dich
cost-swap = **Tauschen** 3 Karten eines Elements gegen 1 eines anderen
cost-crate = **Kiste** je 1 Monat
cost-ticks = -# ✓ das kann deine Hand jetzt zahlen
goal-human = **Mensch** Sammle zwölf Monate und eine Karte jedes Elements, dann zieh in dein Heimatdorf.
goal-zombie = **Zombies** Am Ende deines Zugs stehen alle sechs in der Zombiestadt.
goal-vampire = **Vampir** Zieh mit allen fünf Särgen und einem Tropfen auf den Friedhof.
goal-dawn = -# Nach Runde { $round } gewinnt der größte Fortschritt (höchstens 60).
goal-progress = **Fortschritt** { $progress } von 60
goal-on-board = - Auf dem Brett: { $count } von 6
goal-on-city = - In der Zombiestadt: { $count } von 6
goal-coffins = - Särge: { $placed } von 5 auf dem Brett, { $saved } von 5 gerettet
goal-drops = - Tropfen: { $drops }
goal-months = - Monate: { $months } von { $most }
goal-elements = - Elemente: { $count } von 4{ $count ->
    [0] { "" }
   *[other] { " " }({ $elements })
    }
goal-home = - Heimatdorf: { home }

## The words that icons mark: every form, separated by "|"

icon-red = Rot | rote | roten
icon-blue = Blau | blaue | blauen
icon-yellow = Gelb | gelbe | gelben
icon-green = Grün | grüne | grünen
icon-white = Weiß | weiße | weißen
icon-crop = Getreide
icon-water = Wasser
icon-wood = Holz
icon-rock = Stein
icon-zombie = Zombie | Zombies
icon-vampire = Vampir
icon-meteorite = Meteorit | Meteoriten
icon-crate = Kiste | Kisten
icon-defense = Bollwerk | Bollwerke
icon-blood-drop = Blutstropfen
icon-coffin = Sarg | Särge
