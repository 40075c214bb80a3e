# Survive!
#
# Glossar: ein Wort für eine Sache.
#
# Mensch         wer den Weg nach Hause sucht; jeder hat eine Farbe (Human)
# Zombies        die sechs Figuren der Zombieseite: der Ur-Zombie und einer je Farbe (Original)
# Vampir         die eine Figur der Vampirseite
# Monster        ein Zombie oder der Vampir
# Feld           ein Quadrat des Bretts, etwa D4 (space)
# Ort            was auf einem Feld liegt: eine Prärie, ein See, ein Dorf, die Zombiestadt ... (place)
# Element        Getreide, Wasser, Holz oder Stein; eine Karte hat eins
# Bank           die vier Stapel der Elementkarten
# Monat          ein Mensch braucht zwölf davon
# Bollwerk       einfach, verstärkt oder befestigt: 1, 2 oder 3 Monate wert (Defense)
# Klotz          woraus ein Bollwerk ist; alle beginnen mit acht (cube)
# Unterschlupf   die Zombiestadt oder der Friedhof (Lair)
# Dorf           ein Ort, an dem nur eine Farbe zu Hause ist: das Heimatdorf
# Kiste          fällt vom Himmel oder wird bei einem Angriff gewonnen; 1 Monat wert (Crate)
# Meteorit       der weiße liegt am Start; der dunkle fällt
# angreifen      zahlen, um jemanden auf dem eigenen Feld zu treffen; Zombies zahlen nichts
# abwehren       Karten zahlen, wenn ein Monster angreift oder Blut saugt (fend off)
# Blutstropfen   womit der Vampir zahlt
# Sarg           der Vampir muss alle fünf auf den Friedhof bringen
# festsitzen     unter dem dunklen Meteoriten liegen und nicht ziehen können (stuck)
# letzter Morgen das Ende der letzten Runde (last dawn)
# Fortschritt    wie weit jemand gekommen ist, von 60

## Things

colour = { $colour ->
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
element-cards = { $count } { element }
cards = { $cards }
no-cards = keine Karten
size = { $size ->
    [basic] einfach
    [improved] verstärkt
   *[fortified] befestigt
    }
# "ein einfaches Bollwerk"
a-defense = ein { $size ->
    [basic] einfaches
    [improved] verstärktes
   *[fortified] befestigtes
    } Bollwerk
token = { $token ->
    [prairie] Prärie
    [lake] See
    [forest] Wald
    [rocky] Felslandschaft
    [mountain] Berg
    [city] Zombiestadt
    [graveyard] Vampirfriedhof
    [village-red] Rotes Dorf
    [village-blue] Blaues Dorf
    [village-yellow] Gelbes Dorf
    [village-green] Grünes Dorf
   *[village-white] Weißes Dorf
    }
found-token = { $token ->
    [prairie] eine Prärie
    [lake] einen See
    [forest] einen Wald
    [rocky] eine Felslandschaft
    [mountain] einen Berg
    [city] die Zombiestadt
    [graveyard] den Vampirfriedhof
    [village-red] das rote Dorf
    [village-blue] das blaue Dorf
    [village-yellow] das gelbe Dorf
    [village-green] das grüne Dorf
   *[village-white] das weiße Dorf
    }
# Wohin etwas fällt: "auf einen See"
found-village = { $token ->
    [village-red] das rote Dorf
    [village-blue] das blaue Dorf
    [village-yellow] das gelbe Dorf
    [village-green] das grüne Dorf
   *[village-white] das weiße Dorf
    }
found-terrain = { $token ->
    [prairie] eine Prärie
    [lake] einen See
    [forest] einen Wald
    [rocky] eine Felslandschaft
   *[mountain] einen Berg
    }
# "Vor Ada liegt ein See"
lying-terrain = { $token ->
    [prairie] eine Prärie
    [lake] ein See
    [forest] ein Wald
    [rocky] eine Felslandschaft
   *[mountain] ein Berg
    }
# "Ada kommt zu einem See"
reached-terrain = { $token ->
    [prairie] einer Prärie
    [lake] einem See
    [forest] einem Wald
    [rocky] einer Felslandschaft
   *[mountain] einem Berg
    }
wall = { $size ->
    [basic] einer einfachen Mauer
    [improved] einer dickeren Mauer
   *[fortified] einer Festung
    }
raised-wall = { $size ->
    [basic] eine einfache Mauer
    [improved] eine dickere Mauer
   *[fortified] eine Festung
    }
months-behind = { $months ->
    [0] kein Monat
    [one] ein Monat
   *[other] { SPELL($months) } Monate
    }
# "hat einen Monat überstanden"
months-through = { $months ->
    [0] keinen Monat
    [one] einen Monat
   *[other] { SPELL($months) } Monate
    }
# Der Zombie im ersten Fall; darunter im vierten und im dritten.
zombie = der { $zombie ->
    [original] Ur-Zombie
    [red] rote Zombie
    [blue] blaue Zombie
    [yellow] gelbe Zombie
    [green] grüne Zombie
   *[white] weiße Zombie
    }
zombie-accusative = den { $zombie ->
    [original] Ur-Zombie
    [red] roten Zombie
    [blue] blauen Zombie
    [yellow] gelben Zombie
    [green] grünen Zombie
   *[white] weißen Zombie
    }
zombie-dative = dem { $zombie ->
    [original] Ur-Zombie
    [red] roten Zombie
    [blue] blauen Zombie
    [yellow] gelben Zombie
    [green] grünen Zombie
   *[white] weißen Zombie
    }
the-zombie = { CAPITAL(zombie) }
the-vampire = Der Vampir

## Cards between the Bank and the hands

gathers = { $player } { $how ->
    [taking] nimmt
   *[collecting] bekommt
    } { $cards }.
gathers-rest = { $player } { $how ->
    [taking] nimmt
   *[collecting] bekommt
    } { $cards }, die letzten vom Stapel { element }.
gathers-nothing = Der Stapel { element } ist leer. { $player } { $how ->
    [taking] nimmt
   *[collecting] bekommt
    } nichts.

## A Human's turn

forfeits = { $player } kann nirgendwohin und setzt aus.
forfeits-held = { $player } sitzt unter dem Meteoriten fest und setzt aus.
goes = { $who } zieht von { $start } nach { $end }.
go-where = Du hast { $roll } gewürfelt. Wohin gehst du?
about-moving = { $player } hat { $roll } gewürfelt und sucht ein Ziel aus
unexplored = unerforscht
place-to-attack = { token }: die Monster dort angreifen
place-to-attack-zombie = { token }: einen Zombie angreifen für { $cost }
place-to-attack-vampire = { token }: den Vampir angreifen für { $cost }
place-of-cards = { token }: { $cards }
place-home = { token }, dein Zuhause
with-crate = { $place }, dazu { some-crates }
what-else = Was willst du in diesem Zug noch tun?
about-end-of-turn = { $player } steht auf { $space } und überlegt, was in diesem Zug noch zu tun ist
end-turn = Zug beenden

## Discoveries

finder = { $finder ->
    [player] { $player }
    [vampire] der Vampir
   *[zombie] { zombie }
    }
finder-first = { $finder ->
    [player] { $player }
   *[other] { CAPITAL(finder) }
    }
finder-book = { $finder ->
    [player] { CAPITAL($player) }
   *[other] { finder }
    }
finder-dative = { $finder ->
    [player] { $player }
    [vampire] dem Vampir
   *[zombie] { zombie-dative }
    }
discovers = { discovers.short } { $line }
    .short = { finder-first } entdeckt auf { $space } { found-token }.
    .book = { CAPITAL(finder) } findet { found-terrain }.
    .book-2 = { CAPITAL(finder) } kommt zu { reached-terrain }.
    .book-3 = Dann findet { finder-book } { found-terrain }.
    .book-4 = { CAPITAL(finder) } erreicht { found-terrain }.
    .book-5 = Vor { finder-dative } liegt { lying-terrain }.
    .book-6 = { CAPITAL(finder) } zieht weiter, bis zu { reached-terrain }.
    .scene = { $line }
discovers-landmark = { discovers-landmark.short } { $line }
    .short = { finder-first } entdeckt auf { $space } { found-token }.
    .heading = { CAPITAL(finder) } entdeckt { found-token }
    .book = { discovers-landmark.heading }.
    .scene = { $line }
builds-free = { gets-free-defense } und hat jetzt { months }.
    .short = { gets-free-defense }.
    .book = { builds.book }
    .book-2 = { builds.book-2 }
    .heading = { builds.heading }
gets-free-defense = { $player } bekommt auf { $space } kostenlos { a-defense }
none-in-stock = { $player } hat kein { $best ->
    [improved] verstärktes oder einfaches
   *[basic] einfaches
    } Bollwerk mehr, das auf { $space } stehen könnte.
spat-out = Der Friedhof spuckt { zombie-accusative } aus, zurück in die Zombiestadt auf { $city }.
    .heading = Der Friedhof spuckt { zombie-accusative } aus, zurück in die Zombiestadt
    .book = { spat-out.heading }.

## Defenses

build = { $size ->
    [basic] Einfaches Bollwerk bauen
    [improved] Zum verstärkten Bollwerk ausbauen
   *[fortified] Zum befestigten Bollwerk ausbauen
    }
build-worth = Zahle { $cost }: Das Bollwerk auf { $space } ist dann { months } wert
builds = { pays-for-defense } und hat jetzt { months }.
    .short = { pays-for-defense }.
    .book = Mit { wall } hat { $player } { months-of-twelve }
    .book-2 = { CAPITAL($player) } baut { raised-wall }. Damit sind { $months ->
        [12] alle zwölf Monate überstanden. Bleibt nur noch der Heimweg.
        [one] der erste der zwölf Monate überstanden.
       *[other] { SPELL($months) } der zwölf Monate überstanden.
        }
    .heading = { $player } hat { months-through } überstanden
months-of-twelve = { $months ->
    [12] alle zwölf Monate überstanden. Bleibt nur noch der Heimweg.
    [one] einen der zwölf Monate überstanden.
   *[other] { SPELL($months) } der zwölf Monate überstanden.
    }
leg = { $left ->
    [0] Der Weg nach Hause
    [one] Noch ein Monat
   *[other] Noch { SPELL($left) } Monate
    }

pays-for-defense = { $player } { $size ->
    [basic] baut auf { $space } ein einfaches Bollwerk
    [improved] verstärkt das Bollwerk auf { $space }
   *[fortified] befestigt das Bollwerk auf { $space }
    } (Preis: { $cost })
months = { $months ->
    [0] keinen Monat
    [one] { $months } Monat
   *[other] { $months } Monate
    }

## Humans attacking, and being attacked

attack-whom = Wen greifst du an?
attack-whom-else = Wen greifst du noch an?
about-attacking = { $player } trifft auf { $space } Monster und entscheidet, wen es trifft
about-attacking-again = { $player } hat auf { $space } angegriffen und überlegt, ob noch ein Angriff folgt
enough = Keinen Angriff mehr
attack-no-more = In diesem Zug greifst du nicht noch einmal an.
attack-for-drop = Zahle { $cost }: Der Vampir verliert 1 Blutstropfen.
attack-for-crate = Zahle { $cost }: Du vernichtest ihn und bekommst 1 Kiste.
attack-for-nothing = Zahle { $cost }: Du vernichtest ihn, bekommst aber keine Kiste.
human-attacks-vampire = { $player } zahlt { $cost } und greift den Vampir an.
    .heading = { CAPITAL($player) } greift den Vampir an
    .book = { human-attacks-vampire.heading }.
    .book-2 = { CAPITAL($player) } stürzt sich auf den Vampir.
    .book-3 = { CAPITAL($player) } geht auf den Vampir los.
human-attacks-zombie = { $player } zahlt { $cost } und greift { zombie-accusative } an.
    .heading = { CAPITAL($player) } greift { zombie-accusative } an
    .book = { human-attacks-zombie.heading }.
    .book-2 = { CAPITAL($player) } stürzt sich auf { zombie-accusative }.
    .book-3 = { CAPITAL($player) } geht auf { zombie-accusative } los.
defends = { $player } zahlt { $cost } und wehrt den Angriff ab.
    .book = { $player } wehrt sich mit Erfolg.
    .book-2 = { $player } zahlt und kommt davon.
    .book-3 = { $player } hält stand.
cannot-defend = { $player } kann den Angriff nicht abwehren und verliert { $lost }.
    .book = { $player } hat nichts, um sich zu wehren.
    .book-2 = { $player } kommt mit halbem Rucksack davon.
    .book-3 = Die Hälfte von dem, was { $player } hatte, ist weg.
cannot-defend-with-few = { $player } kann den Angriff nicht abwehren, hat aber zu wenige Karten, um welche zu verlieren.
    .book = { cannot-defend.book }
    .book-2 = { cannot-defend.book-2 }
    .book-3 = { cannot-defend.book-3 }

## Trades and swaps

swap = { $given } gegen { $wanted } tauschen
swaps = { $player } tauscht { $given } gegen { $wanted }.
offer-trade = { $player } einen Handel anbieten
has-to-trade = { $player } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }.
replaces-offer = Das ersetzt dein Angebot an { $player }.
ends-offer = Dein Angebot an { $player } verfällt.
give-what = Was bietest du { $player } an?
take-what = Was willst du dafür von { $player }?
one-number-each = Wähle für jedes Element eine Zahl.
hold-only = Auf dieser Hand { $count ->
    [one] ist nur { $count } Karte
   *[other] sind nur { $count } Karten
    }.
never-mind = Doch nicht
no-offer = Du machst kein Angebot.
offers = { $player } bietet { $other } einen Handel an: { gives-cards } gegen { asks-cards }.
offers-cards = { $player } bietet { $gives } für { $asks }.
offers-you = { $player } bietet dir { $gives } für { $asks }. Nimmst du an?
about-offer = { $player } entscheidet über ein Angebot von { $other }: { gives-cards } gegen { asks-cards }
gives-cards = { $gives ->
    [one] { $gives } Karte
   *[other] { $gives } Karten
    }
asks-cards = { $asks ->
    [one] { $asks } Karte
   *[other] { $asks } Karten
    }
accept = Annehmen
accept-swap = Zahle { $asks } und bekomme { $gives }.
refuse = Ablehnen
refuse-keep = Du behältst deine Karten.
refuse-spent = { $player } hat diese Karten nicht mehr.
refuse-not-held = Dir fehlen die Karten für diesen Handel.
refuses = { $player } lehnt das Angebot von { $other } ab.
accepts = { $player } nimmt an: { $other } gibt { gives-cards }, { $player } gibt { asks-cards }.

## Setup

which-colour = Welche Farbe willst du? Das Dorf dieser Farbe ist dein Zuhause.
plays-colour = { $player } spielt { colour }.
white-lies = { white-lies.short } { $line }
    .short = Der weiße Meteorit liegt auf { $space }.
    .news = Alle beginnen beim weißen Meteoriten auf { $space }.
    .scene = Ein weißer Meteorit liegt im Gras. { $line }
wakes = { $player }: { $line }
    .book = { $player }.
    .scene = { $line }
city-stands = Die Zombiestadt liegt auf { $city }, und etwas hat sie schon verlassen.
    .book = Irgendwo da draußen liegt die Zombiestadt, und etwas hat sie schon verlassen.
begins = { begins.short } Gewinnt vorher niemand, endet das Spiel mit dem letzten Morgen, nach Runde { $round }.
    .short = { $player } beginnt.
    .book = { $player } beginnt.

## Dice

game-master = Die Spielleitung
rolls = Runde { $round }: { $player } würfelt { $face }.
    .short = { $player } würfelt { $face }.
rolls-survive = Runde { $round }: { $player } würfelt SURVIVE! und bewegt sich nicht.
    .short = { $player } würfelt SURVIVE!
no-piece = { $player } hat keine Figur auf dem Brett. Nichts bewegt sich.
highest-roll = Höchster Wurf, SURVIVE! zählt 0: { $rolls }.
rolled = { $player } { $face }
rolled-next = { $before }, { $player } { $face }
rolled-again = { $before }; Gleichstand, noch ein Wurf: { $player } { $face }
coordinates = Die Koordinatenwürfel zeigen { $letter } und { $number }.
    .news = { "" }
coordinates-and-coin = Nach SURVIVE! zeigen die Koordinatenwürfel { $letter } und { $number }, die Münze zeigt { $coin ->
    [Crate] eine Kiste
   *[Meteorite] einen Meteoriten
    }.
nothing-happens = Nichts fällt, denn die Würfel nennen kein Feld. { $line }
    .book = { $line }

## The Meteorite

meteorite-lands = { meteorite-lands.short } { $line }
    .short = Der dunkle Meteorit schlägt auf { $space } ein.
    .heading = Der dunkle Meteorit kommt herunter
    .book = { meteorite-lands.heading }.
    .scene = { $line }
meteorite-leaves = { meteorite-leaves.short } { $line }
    .short = Der dunkle Meteorit verschwindet vom Brett.
    .heading = Der dunkle Meteorit ist weg
    .book = { meteorite-leaves.heading }.
    .scene = { $line }
under-meteorite = { $player } liegt darunter, { $count ->
    [0] hat keine Karten zu verlieren
   *[other] verliert { $cards }
    } und sitzt fest.
    .book = { $player } liegt darunter und sitzt fest.
beside-meteorite = { $player } steht daneben{ $count ->
    [0] , hat aber zu wenige Karten, um welche zu verlieren
   *[other] { " " }und verliert { $cards }
    }.
coffin = { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
    [green] grüne
   *[white] weiße
    } Sarg
coffin-destroyed = Der { coffin } ist zerstört.
    .heading = Der { coffin } ist zerstört
    .book = { coffin-destroyed.heading }.
defense-destroyed = { defense-destroyed.short } { $player } hat jetzt { months }.
    .short = Der Meteorit zerstört { $size ->
        [basic] das einfache
        [improved] das verstärkte
       *[fortified] das befestigte
        } Bollwerk von { $player }; es geht zurück in den Vorrat.
    .book = Eine Mauer von { $player } ist weg. { $months ->
        [0] Kein Monat bleibt.
        [one] Ein Monat bleibt.
       *[other] { CAPITAL(SPELL($months)) } Monate bleiben.
        }
crates-crushed = Der Meteorit zerquetscht auf { $space } { $count ->
    [one] eine Kiste
   *[other] { $count } Kisten
    }.
    .book = Der Meteorit zerquetscht { $count ->
        [one] eine Kiste
       *[other] { SPELL($count) } Kisten
        }.

## Crates

nothing-falls = Es sind keine Kisten mehr da. Nichts fällt.
meteorite = den { $meteorite ->
    [white] weißen
   *[dark] dunklen
    } Meteoriten
crate-on-meteorite = { crate-on-meteorite.short } { $line }
    .short = Auf { $space } fällt eine Kiste auf { meteorite } und ist verloren.
    .book = Eine Kiste fällt auf { meteorite } und ist verloren.
    .scene = { $line }
crate-on-token = { crate-on-token.short } { $line }
    .short = Auf { $space } fällt eine Kiste auf { found-token } und ist verloren.
    .book = Eine Kiste fällt auf { found-token } und ist verloren.
    .scene = { $line }
crate-on-village = { crate-on-village.short } { $line }
    .short = Auf { $space } fällt eine Kiste auf { found-village }, wo niemand zu Hause ist, und ist verloren.
    .book = Eine Kiste fällt auf { found-village }, wo niemand zu Hause ist, und ist verloren.
    .scene = { $line }
crate-among-monsters = { crate-among-monsters.short } { $line }
    .short = Eine Kiste fällt auf { $space }, wo ein Monster steht, und ist verloren.
    .book = Eine Kiste fällt einem Monster vor die Füße und ist verloren.
    .scene = { $line }
crate-beside-defense = { crate-beside-defense.short } { $line }
    .short = Eine Kiste fällt auf { $space }, wo ein Bollwerk von { $player } steht.
    .book = Eine Kiste fällt hinter eine Mauer von { $player }.
    .scene = { $line }
crate-on-home = { crate-on-home.short } { $line }
    .short = Eine Kiste fällt auf { $space }, das Heimatdorf von { $player }.
    .book = Eine Kiste fällt auf das Heimatdorf von { $player }.
    .scene = { $line }
humans-stand = { $players } { $count ->
    [one] steht
   *[other] stehen
    }
crate-on-humans = { crate-on-humans.short } { $line }
    .short = Eine Kiste fällt auf { $space }, wo { humans-stand }.
    .book = Eine Kiste fällt dorthin, wo { humans-stand }.
    .scene = { $line }
crate-waits = Eine Kiste fällt auf { $space } und bleibt dort liegen.
no-crate-left = Es sind keine Kisten mehr da. { $player } bekommt keine.
takes-crate = { $player } nimmt eine Kiste und hat jetzt { months }.
    .book = { $player } trägt eine Kiste heim.
takes-fallen-crate = { $player } nimmt die Kiste und hat jetzt { months }.
    .book = { $player } trägt die Kiste heim.
picks-up-crates = { picks-up } und hat jetzt { months }.
    .short = { picks-up }.
    .book = Mit { few-crates } vom Himmel hat { $player } { months-of-twelve }
picks-up = { $player } hebt auf { $space } { some-crates } auf
tramples-crates = { $monster } zertrampelt auf { $space } { some-crates }.
    .book = { $monster } zertrampelt { some-crates }.
some-crates = { $crates ->
    [one] eine Kiste
   *[other] { $crates } Kisten
    }
few-crates = { $crates ->
    [one] einer Kiste
   *[other] { SPELL($crates) } Kisten
    }

## Changing sides

converts = { converts.short }{ $count ->
    [0] { "" }
    [one] { " " }{ $cards } geht zurück an die Bank.
   *[other] { " " }{ $cards } gehen zurück an die Bank.
    }{ $crates ->
    [0] { "" }
    [one] { " " }Eine Kiste ist verloren.
   *[other] { " " }{ $crates } Kisten sind verloren.
    }{ $defenses ->
    [0] { "" }
    [one] { " " }Ein Bollwerk verschwindet vom Brett.
   *[other] { " " }{ $defenses } Bollwerke verschwinden vom Brett.
    } { $line }
    .short = { $player } entdeckt { $role ->
        [zombie] die Zombiestadt und spielt jetzt die Zombies
       *[vampire] den Vampirfriedhof und spielt jetzt den Vampir
        }.
    .heading = { $player } { $role ->
        [zombie] gehört jetzt der Zombiestadt
       *[vampire] ist jetzt der Vampir
        }
    .book = { converts.heading }.
    .scene = { $line }
zombies-become-vampire = { zombies-become-vampire.short } Alle Zombies verschwinden vom Brett. { $line }
    .short = Ein Zombie entdeckt den Vampirfriedhof, und { $player } spielt jetzt den Vampir.
    .heading = { $player } ist jetzt der Vampir
    .book = { zombies-become-vampire.heading }.
    .scene = { $line }
vampire-becomes-zombies = { vampire-becomes-zombies.short } { vampire-becomes-zombies.scene }
    .short = Der Vampir entdeckt die Zombiestadt, und { $player } spielt jetzt die Zombies.
    .heading = { $player } gehört jetzt der Zombiestadt
    .book = { vampire-becomes-zombies.heading }.
    .scene = Jeder Sarg zerfällt, auch die geretteten. { $line }
original-stands = Der Ur-Zombie steht in der Zombiestadt auf { $city }.
    .heading = Der Ur-Zombie steht in der Zombiestadt
    .book = { original-stands.heading }.
vampire-stands = Der Vampir steht auf dem Friedhof, { $space }.

## Zombies

zombie-kind = { $zombie ->
    [original] Ur-Zombie
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
   *[white] Weiß
    }
zombie-rises = { the-zombie } erhebt sich auf { $space }.
    .heading = { the-zombie } erhebt sich
    .book = { zombie-rises.heading }.
zombie-destroyed = Auf { $space } ist { zombie } vernichtet.
    .heading = { the-zombie } ist vernichtet
    .book = { zombie-destroyed.heading }.
original-returns = Der Ur-Zombie ist zurück in der Zombiestadt auf { $city }.
    .heading = Der Ur-Zombie ist zurück in der Zombiestadt
    .book = { original-returns.heading }.
none-moves = Zombies ziehen ein Feld weniger als gewürfelt. Bei einer 1 bleiben sie stehen.
which-zombie = Du hast { $roll } gewürfelt: { $points ->
    [0] Kein Zombie zieht
    [one] Jeder Zombie zieht { $points } Feld
   *[other] Jeder Zombie zieht { $points } Felder
    }. Welcher zieht als Nächster?
stands-on = steht auf { $space }
several-together = Mehrere Zombies gemeinsam nach { $space } ziehen
village-with-defenses = { token } { $count ->
    [0] ohne Bollwerk
    [one] mit { $count } Bollwerk
   *[other] mit { $count } Bollwerken
    }: { zombie } erhebt sich
zombie-goes-where = Du hast { $roll } gewürfelt, also zieht { zombie } { $points ->
    [one] { $points } Feld
   *[other] { $points } Felder
    }. Wohin?
place-of-zombie = { token }: { zombie } erhebt sich
place-of-prey = { token }: angreifen
stay = Bleiben
need-not-move = Ein Zombie in der Zombiestadt darf dort bleiben.
zombie-stays = { the-zombie } bleibt in der Zombiestadt.
zombie-waits = { the-zombie } kann nirgendwohin und bleibt auf { $space }.
who-enters = Welche Zombies ziehen gemeinsam nach { $space }? Wähle mindestens { $least }.
from-space = von { $space }
nobody-enters = Kein Zombie zieht ins Dorf.
too-few-enter = Mindestens { $least } Zombies müssen gemeinsam ziehen.
zombies-enter = Diese Zombies ziehen gemeinsam nach { $space }: { $zombies }.
zombie-attacks-whom = Wen greift { zombie } auf { $space } an?
zombie-attacks = { the-zombie } greift { $player } an.
    .heading = { the-zombie } greift { $player } an
    .book = { zombie-attacks.heading }.
    .book-2 = { the-zombie } fällt { $player } an.
    .book-3 = { the-zombie } geht auf { $player } los.
zombie-attacks-vampire = { the-zombie } greift den Vampir an.
    .heading = { the-zombie } greift den Vampir an
    .book = { zombie-attacks-vampire.heading }.
    .book-2 = { the-zombie } fällt den Vampir an.
    .book-3 = { the-zombie } geht auf den Vampir los.

## The Vampire

vampire-forfeits = Der Vampir kann nirgendwohin und setzt aus.
vampire-goes-where = Du hast { $roll } gewürfelt, also zieht der Vampir { $points } Felder. Wohin?
place-of-coffin = { token }: { $price ->
    [0] { "" }
   *[other] { $price } Blutstropfen zahlen,{ " " }
    }{ $colour ->
    [red] roten
    [blue] blauen
    [yellow] gelben
    [green] grünen
   *[white] weißen
    } Sarg aufstellen
place-to-save-coffins = { token }: deine Särge retten
place-to-suck = { token }: Blut saugen oder angreifen
vampire-does-what = Was tut der Vampir auf { $space }?
suck = Blut saugen
suck-gains = Gewinne { $gains }.
drops-from-humans = 2 Blutstropfen von jedem Menschen, der es nicht abwehren kann
drops-from-zombies = { $drops } Blutstropfen von Zombies
attack = Angreifen
attack-costs = Zahle 1 Blutstropfen für jeden Angriff.
sucks-blood = Der Vampir saugt auf { $space } Blut. Opfer: { $victims }.
    .heading = Der Vampir saugt Blut. Opfer: { $victims }
    .book = { sucks-blood.heading }.
    .book-2 = Der Vampir trinkt. Opfer: { $victims }.
    .book-3 = Der Vampir bedient sich. Opfer: { $victims }.
vampire-attacks-whom = Wen greift der Vampir an? Ein Angriff kostet 1 Blutstropfen (er hat { $drops }).
vampire-attacks = Der Vampir greift an. Ziel: { $whom }.
    .heading = Der Vampir greift an. Ziel: { $whom }
    .book = { vampire-attacks.heading }.
    .book-2 = Der Vampir stürzt herab. Ziel: { $whom }.
    .book-3 = Der Vampir schlägt zu. Ziel: { $whom }.
vampire-returns = Der Vampir steht auf { $space } wieder auf.
    .heading = Der Vampir steht wieder auf
    .book = { vampire-returns.heading }.
vampire-destroyed = Auf { $space } ist der Vampir vernichtet.
    .heading = Der Vampir ist vernichtet
    .book = { vampire-destroyed.heading }.
vampire-destroyed-with-coffins = Auf { $space } ist der Vampir vernichtet und mit ihm { coffins }.
    .heading = Der Vampir ist vernichtet und mit ihm { coffins }
    .book = { vampire-destroyed-with-coffins.heading }.

# Blood

blood-drops = { $drops } Blutstropfen
gains-blood = Der Vampir gewinnt { $gained } Blutstropfen (jetzt { $drops }).
gains-no-blood = Der Vampir gewinnt kein Blut und hat { $drops ->
    [0] keins
   *[other] weiter { blood-drops }
    }.
attack-costs-drop = Der Angriff kostet den Vampir 1 Blutstropfen (jetzt { $drops }).
defenses-cost-drops = { $price ->
    [one] Das Bollwerk auf { $space } kostet
   *[other] Die { $price } Bollwerke auf { $space } kosten
    } den Vampir { $price } Blutstropfen (jetzt { $drops }).

# Coffins

coffins = { $count ->
    [one] der Sarg in { $colours }
   *[other] die Särge in { $colours }
    }
coffins-accusative = { $count ->
    [one] den Sarg in { $colours }
   *[other] die Särge in { $colours }
    }
coffin-stands = Der { coffin } steht auf { $space }.
    .heading = Der { coffin } ist gefunden
    .book = Der { coffin } ist gefunden.
coffins-saved = Der Vampir bringt { coffins-accusative } auf den Friedhof und rettet { $count ->
    [one] ihn
   *[other] sie
    }.
    .heading = { $count ->
        [one] { CAPITAL(coffins) } kommt
       *[other] { CAPITAL(SPELL($count)) } Särge kommen
        } heim
    .book = { CAPITAL(coffins) } { $count ->
        [one] kommt
       *[other] kommen
        } heim auf den Friedhof.

## Winning and ending

human-wins = { $player } kommt mit genug Monaten und einer Karte jedes Elements nach Hause.
master-wins = Alle sechs Zombies stehen in der Zombiestadt. Niemand entkommt.
zombies-win = { $player } hat alle sechs Zombies in die Zombiestadt gebracht.
vampire-wins = { $player } hat alle fünf Särge auf den Friedhof gebracht.
last-dawn = Der letzte Morgen bricht an.
nobody-wins = { $why } { $player } hat nicht gewonnen. Fortschritt: { $best } von 60.
furthest-wins = { $why } { $players } { $count ->
    [one] hat
   *[other] teilen sich
    } den größten Fortschritt, { $best } von 60.
epilogue-vampire =
    Fünf Deckel fallen zu, einer nach dem anderen, der letzte von innen. Am Morgen liegt Tau auf dem Stein, und kein Fuß hat ihn berührt. Die Nächte, sagen die Leute, sind ruhiger geworden. Warum, fragen sie lieber nicht.
epilogue-zombies =
    Der letzte der sechs kommt die Straße herunter, ohne Eile, und die anderen rücken zusammen. In der Zombiestadt sieht keiner mehr zum Himmel. Da draußen ist nichts mehr, worauf man warten müsste.
epilogue-home =
    Das Tor fällt zu, und jemand legt den Balken vor. Draußen bewegt sich das Gras, obwohl kein Wind geht. Drinnen zünden sie die Lampen an, eine Gasse nach der anderen. Jetzt darf der Winter kommen.
epilogue-dawn =
    Über der Prärie wird es hell, und die Nacht hat niemandem gehört. Ein paar Mauern stehen, ein paar Türen sind zu, und die Toten gehen noch um. Wer übrig ist, zählt seine Dosen und geht weiter.
progress = { $counts ->
    [yes] , Fortschritt { $points } von 60
   *[no] { "" }
    }
achieved-zombies = { $count } von { $all } Zombies in der Zombiestadt{ progress }
achieved-vampire = { $count } von { $all } Särgen auf dem Friedhof{ progress }
achieved-human = { months }, { $count } von { $all } Elementen{ progress }

# Calling the end

call = Schluss machen
call-detail = Das Spiel endet jetzt, wenn alle Anwesenden zustimmen.
recall = Doch weiterspielen
recall-detail = Du nimmst deinen Vorschlag zurück.
call-end = Das Spiel beenden? Wenn alle zustimmen, gewinnt der größte Fortschritt.
call-end-alone = Das Spiel beenden? Dann kannst du nicht mehr gewinnen.
ends-alone = { $player } beendet das Spiel.
all-agree = Alle sind einverstanden: Das Spiel ist zu Ende.
yet-to-agree = { $count ->
    [0] { "" }
    [one] ; { $others } hat noch nicht zugestimmt
   *[other] ; { $others } haben noch nicht zugestimmt
    }
calls-end = { $player } will Schluss machen{ yet-to-agree }.
    .heading = { CAPITAL($player) } will Schluss machen{ yet-to-agree }
    .book = { calls-end.heading }.
calls-lapse = { calls-lapse.heading }.
    .heading = Runde { $round } ist vorbei; { $players } { $count ->
        [one] will
       *[other] wollen
        } nicht mehr Schluss machen
    .book = { calls-lapse.heading }.
recalls = { $player } will doch lieber weiterspielen.
    .heading = { CAPITAL($player) } will doch lieber weiterspielen
    .book = { recalls.heading }.

## Answers ahead

if-offered-by = das Angebot kommt von { $player }
if-brings = du bekommst { $element }
if-asks = du gibst { $element }
if-drops = der Vampir hat mindestens { $number } Blutstropfen
if-fair = du bekommst mindestens so viele Karten, wie du gibst
when-offer = Jemand bietet dir einen Handel an
when-attack = Du triffst mehrere Monster und musst eins angreifen
attack-a-zombie = Einen Zombie
attack-a-zombie-detail = Erst den Ur-Zombie, dann deine Farbe, dann die anderen.
attack-the-vampire-detail = Einen Zombie, wenn du den Angriff auf den Vampir nicht zahlen kannst.
when-again = Du hast angegriffen und kannst noch einen Angriff zahlen
stop-attacks = Nicht mehr angreifen
attack-on = Weiter angreifen
attack-on-detail = Erst Zombies, solange du zahlen kannst.
when-end = Du kannst vor dem Ende deines Zugs bauen, tauschen oder handeln
build-then-end = Bauen, was geht, dann den Zug beenden
if-bare = es gibt nichts zu bauen
when-vampire = Der Vampir trifft Menschen oder Zombies
suck-all = Bei allen dort Blut saugen
attack-detail = Wen er angreift, entscheidest du trotzdem selbst.
when-order = Du bestimmst, welcher deiner Zombies als Nächster zieht
one-by-one = Einer nach dem anderen
one-by-one-detail = Erst der Ur-Zombie, dann in der Reihenfolge der Farben.
if-alone = keine Zombies können gemeinsam in ein Dorf ziehen
when-victim = Einer deiner Zombies kann mehrere Opfer angreifen
fewest-cards = Den Menschen mit den wenigsten Karten
fewest-cards-detail = Wer wenig hat, kann den Angriff am seltensten abwehren.
most-cards = Den Menschen mit den meisten Karten
vampire-there = Den Vampir, wenn er da ist

## How long an answer ahead counts: "until …"

until-colours = alle Farben gewählt sind
until-turn = der Zug von { $player } endet
until-master = der Zug der Spielleitung endet
until-round = Runde { $round } endet

## For newcomers

goal = Erreiche als Erstes dein eigenes Ziel. Als Mensch sammelst du zwölf Monate mit Bollwerken und Kisten, dazu eine Karte jedes Elements, und gehst in dein Heimatdorf. Wer die Zombiestadt oder den Vampirfriedhof entdeckt, wechselt die Seite und bekommt ein neues Ziel.
course = Ich würfle für dich, und du suchst ein Ziel aus, das genau so viele Felder entfernt ist. War dort noch niemand, entdeckst du, was da liegt. Prärien, Seen, Wälder und Felslandschaften bringen Elementkarten. Mit Karten baust du Bollwerke, die Monate wert sind, und wehrst Monster ab. Kannst du ein Monster nicht bezahlen, verlierst du die Hälfte deiner Karten. Bei SURVIVE! ziehst du nicht, und ein Meteorit oder eine Kiste kann fallen.
length = Endet, wenn jemand gewinnt, oder nach 60 Runden (80 zu zweit, 45 allein). Du beantwortest 30 bis 130 Fragen. Mit ein paar Antworten am Tag dauert das etwa zwei Wochen, an einem Abend etwa drei Stunden.
chosen-length = Endet, wenn jemand gewinnt, oder nach { $rounds } Runden. Du beantwortest ein oder zwei Fragen pro Runde.
solo = { $hunted ->
    [1] Die Zombies, die ich ziehe, jagen dich von Anfang an.
   *[0] Das ist zur Übung: Niemand spielt gegen dich.
    }
you-are-zombies = Du spielst jetzt die Zombies. Jeder Zombie auf dem Brett zieht ein Feld weniger, als du würfelst. Zieh in Dörfer, damit sich die Zombies ihrer Farbe erheben, und greif Menschen an: Wer nicht zahlen kann, verliert die Hälfte der Karten. Du gewinnst, wenn am Ende deines Zugs alle sechs Zombies in der Zombiestadt stehen.
you-are-vampire = Du bist jetzt der Vampir. Du ziehst ein Feld mehr, als du würfelst. In Dörfern stellst du ihre Särge auf, bei Menschen und Zombies saugst du Blut. Auf dem Friedhof rettest du die Särge vom Brett: Sind alle fünf gerettet und hast du noch mindestens 1 Blutstropfen, gewinnst du.
you-are-human = Du bist { colour }, ein Mensch. Irgendwo auf dem Brett liegt verdeckt dein Zuhause, das Dorf deiner Farbe. Du gewinnst, wenn dein Zug dort mit { $months } Monaten (durch Bollwerke und Kisten) und einer Karte jedes Elements endet: Getreide, Wasser, Holz und Stein. Entdeckst du die Zombiestadt oder den Vampirfriedhof, wechselst du die Seite.
blurb = Erkunde ein dunkles Land und sei zuerst am Ziel, als Mensch oder als Monster, das du weckst.
measure = Fortschritt, von 60

# What the answers are for

verb-colour = Vor dem Start eine freie Farbe wählen
    .name = farbe
verb-moves = Sehen, wohin du kannst und was jedes Feld bringt (nur für dich)
    .name = züge
    .label = Züge
verb-move = Selbst ziehen, mit dem Vampir, einem Zombie oder mehreren in ein Dorf
    .name = ziehen
verb-stay = Einen Zombie für diesen Zug in der Zombiestadt lassen
    .name = bleiben
verb-attack = Ein Ziel auf deinem Feld angreifen
    .name = angreifen
verb-suck = Bei allen auf dem Feld des Vampirs Blut saugen
    .name = saugen
verb-build = Das nächste Bollwerk auf deinem Feld bauen
    .name = bauen
verb-swap = Der Bank drei Karten eines Elements für eine andere geben
    .name = tauschen
verb-trade = Einem Menschen auf deinem Feld einen Handel anbieten
    .name = handeln
verb-accept = Einen Handel annehmen, der dir angeboten wird
    .name = annehmen
verb-refuse = Einen Handel ablehnen, der dir angeboten wird
    .name = ablehnen
verb-done = Deine Angriffe oder deinen Zug beenden
    .name = fertig
verb-chart = Sehen, was alles kostet und was jedes Bollwerk wert ist
    .name = preise
    .label = Preise
verb-goal = Sehen, was dir zum Sieg fehlt und wie weit du bist (nur für dich)
    .name = ziel
    .label = Ziel
verb-call = Vorschlagen, das Spiel jetzt zu beenden, oder zustimmen
    .name = schluss

# The first time a player meets such a question: two sentences, the button first; 280 characters

lesson-colour = Deine Farbe bestimmt, welches Dorf dein Zuhause ist, und sonst nichts. Nimm, was dir gefällt, denn noch weiß niemand, wo die Dörfer liegen.
lesson-move = Mit Ziehen gehst du die volle Entfernung und nie zweimal über dasselbe Feld. Erkunde als Mensch früh, such ein Element, das dir fehlt, und halte Abstand zu Monstern.
lesson-stay = Mit Bleiben bleibt dieser Zombie in der Zombiestadt, wo ihn niemand angreifen kann. Lass spät im Spiel Zombies dort, denn du gewinnst, wenn am Ende deines Zugs alle sechs da sind.
lesson-attack = Ein Angriff trifft ein Ziel auf deinem Feld; ein Mensch zahlt dafür Karten, der Vampir 1 Blutstropfen. Mindestens einmal musst du angreifen. Wähle als Mensch, wenn möglich, ein Ziel, das dir eine Kiste bringt.
lesson-suck = Blut saugen nimmt jedem Menschen hier, der nicht zahlen kann, 2 Blutstropfen und die halbe Hand, jedem Zombie 1 Blutstropfen. Mach es am Anfang oft, denn du brauchst Blut, um in befestigte Dörfer zu kommen und um zu gewinnen.
lesson-build = Bauen stellt auf deinem Feld ein Bollwerk auf, das Monate wert ist, bis ein Meteorit es zerstört. Bau früh, aber behalte die Karten, mit denen du einen Zombie abwehrst.
lesson-swap = Tauschen gibt der Bank 3 Karten eines Elements für 1 eines anderen. Nutze es für ein Element, an das du nicht herankommst.
lesson-trade = Handeln bietet einem Menschen auf deinem Feld Karten an, und nur ihr zwei seht, welche. Biete, was du reichlich hast, und verlange ein Element, das dir fehlt.
lesson-accept = Annehmen tauscht die Karten wie angeboten, Ablehnen lässt dir deine. Antworte, bevor der Zug der anderen Person endet, denn dann verfällt das Angebot.
lesson-refuse = { lesson-accept }
lesson-done = Beende den Zug, wenn du sonst nichts mehr tun willst. Prüf vorher, ob du bauen kannst, denn zum Sieg brauchst du Monate.
lesson-call = Schluss machen fragt die anderen, ob das Spiel jetzt endet; dann gewinnt der größte Fortschritt. Es endet nur, wenn alle Anwesenden zustimmen. Sieh also erst nach, wie weit die anderen sind.

## The book

premise =
    Vor einem Jahr sind die Steine gefallen, die meisten auf Leute. Einer kam weiß herunter und tat keinem etwas, und um ihn herum wachten ein paar Menschen auf, die sonst nirgends hinkonnten, mit leeren Taschen.

    Jeder von ihnen hat irgendwo ein Dorf, und keiner kennt den Weg. Erst müssen sie zwölf Monate überstehen: Eine Mauer, die steht, ist ein Monat, und eine Kiste, die am Fallschirm herunterkommt, auch. Danach bleibt nur noch der Heimweg.

    Zwei Türen lässt man besser zu. Hinter der einen liegt eine Stadt, in der keiner lebt und alle zu Hause sind, hinter der anderen ein Friedhof mit einem Grab zu viel. Wer sie öffnet, ist nicht verloren. Er steht nur auf der anderen Seite und wünscht sich Gesellschaft.

# Who they are, and what became of them

role-colour = { colour }.
come-through = { $players } { SPELL($months) }
had-come-through = { $players } { SPELL($months) }
afterwards = So viele der zwölf Monate haben sie überstanden: { $through }.
fate = { $player } { $fate ->
    [zombie] gehört jetzt der Stadt und hat die ganze Straße zur Gesellschaft
    [vampire] schläft am Tag, unter den Engeln
    [newcomer] ist noch da draußen, mit Mantel, Messer und halber Karte
    [winner] hat hinter dem letzten Winter das Tor zugemacht
   *[late] hatte alle zwölf Monate hinter den Mauern und nur noch den Heimweg vor sich
    }.

## Options

option-last-dawn = Letzter Morgen
    .about = Nach dieser Runde endet das Spiel. Üblich: 60 (80 zu zweit, 45 allein).
option-hunted = Gejagt
    .about = Nur allein: Die Zombies der Spielleitung jagen dich von Anfang an.
hunted-alone = „Gejagt“ ist ein Spiel für eine Person; zu mehreren bleibt es aus.
still-needs = { $role ->
    [human] { $count ->
        [0] den Heimweg
        [one] einen Monat
       *[other] { SPELL($count) } Monate
        }
    [vampire] { $count ->
        [one] einen Sarg
       *[other] { SPELL($count) } Särge
        }
   *[zombie] { $count ->
        [0] eine ruhige Nacht
        [one] einen Zombie in der Stadt
       *[other] { SPELL($count) } Zombies in der Stadt
        }
    }
players = { $players }
finds-village = { $own ->
    [1] { finder-first } ist zu früh heimgekommen, in { found-token }
   *[0] { finder-first } findet { found-token }, { $whose ->
        [0] wo niemand zu Hause ist
       *[other] wo { $whose } hinwill
        }
    }.
is-ahead = Mit { $means } hat { $player } { months-of-twelve } { $behind }.
has-months = { $players } { $count ->
    [one] hat
   *[other] haben
    } { $months ->
    [0] keinen
    [one] einen
   *[other] { SPELL($months) }
    }
crates-from-sky = { few-crates } vom Himmel
coffins-come-home = { coffins-saved.book } { $left ->
    [0] Das waren alle
    [one] Einer ist noch draußen
   *[other] { CAPITAL(SPELL($left)) } sind noch draußen
    }.
