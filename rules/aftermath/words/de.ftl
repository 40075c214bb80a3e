# Aftermath
#
# Glossar: ein Wort für eine Sache.
#
# Zunderbüchse   die Kolonie: das Stellwerk, in dem alle wohnen, mit Vorräten und Bauten (Tinderbox)
# Mission        was ein Kapitel von der Gruppe will; ein Streifzug ist das Kapitel ohne Mission (forage)
# Gruppe         alle Figuren zusammen (party)
# Seite          eine Karte des Buchs mit Feldern, Ausgängen und Abschnitten (page)
# gehen          eine Figur oder ein Gegner wechselt das Feld; „ziehen“ heißt hier nur Karten ziehen (move, draw)
# Feld           ein Platz auf der Seite; Linien verbinden die Felder (space)
# Abschnitt      ein Absatz des Buchs, vorgelesen, wenn jemand auf das Feld kommt (entry)
# Karte          eine Aktionskarte nach Farbe, Eigenschaft und Zahl: rote Kraft 2
# Flinkheit, Kraft, Zähigkeit, Witterung   die Eigenschaften: grün, rot, blau, gelb
# Tapferkeit     die weißen Karten (heroic)
# Bedrohung      eine schwarze Karte auf der Leiste (threat on the track)
# friedlich, feindlich   die Lage auf einer Seite; Fremde sind die Gegner einer friedlichen Seite
# Probe          Karten, Bonus und weißer Würfel gegen eine Schwierigkeit; dazu der schwarze (test)
# Angriff        seine Zahl ist die Stärke; wer Karten dagegen spielt, wehrt ab
# Wunde, Leben   jede Wunde kostet 1 Leben; im Nest wird aus einer Giftwunde eine gewöhnliche
# besiegt        ohne Leben: fort von der Seite, bis es für die anderen friedlich ist
# Nest           die Rast nach einem Zug, für 1 Stunde
# Not            was die Kolonie nach einer Mission verliert (hardship)
# Nahrung, Schrott, Bewohner, Moral, Hinweise, Zeit   die Anzeigen (dials)
# Unheil         die besondere Karte und was sie auf der Seite anrichtet (calamity)
# Streuner       wer in die Zunderbüchse zieht, gezählt für Marls Ziel (stray)
# Buchführung    wer das Buch führt, entscheidet, was die Regeln offenlassen, und bei Gleichstand
#
# Gegner sind weiblich oder sächlich: Erster und vierter Fall sind gleich. { $item } steht mit Artikel
# im vierten Fall, „den Flaschenöffner“; FORM($item, "nominative") im ersten. Das Geschlecht von Namen
# steht im Stapel: m, f, n oder pl.

## Parts of sentences

because = { $cause ->
    [0] { "" }
   *[other] { CAPITAL($cause) }:{ " " }
    }
because-enemy = { because }{ CAPITAL($enemy) }
because-item = { because }{ CAPITAL($item) }
because-the = { because }Die
because-a = { because }Hier
because-exit = { because }Ausgang
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
threats-count = { $threats ->
    [one] { $threats } Bedrohung
   *[other] { $threats } Bedrohungen
    }
wounds-count = { $count ->
    [one] { $count } Wunde
   *[other] { $count } Wunden
    }
toxic-wounds-count = { $count ->
    [one] { $count } Giftwunde
   *[other] { $count } Giftwunden
    }
aim-tokens = { $count } Zielmarker
comma-list = { $before }, { $next }
sentences = { $before } { $next }
plus = +{ $number }
named = { $name }.
there-is-more = { $cause }: Da gibt es noch mehr zu erzählen.
sets-in-motion = Das hat Folgen: { $what }

## Names and terms

addressed = { $member } · { $question }
members = { $members }
small = { $text }
    .gender = { FORM($text, "gender") }
space = { $label }
item = { FORM($name, "gender") ->
    [m] den{ " " }
    [f] die{ " " }
    [pl] die{ " " }
   *[other] { "" }
    }{ $name }
    .nominative = { FORM($name, "gender") ->
        [m] der{ " " }
        [f] die{ " " }
        [pl] die{ " " }
       *[other] { "" }
        }{ $name }
    .gender = { FORM($name, "gender") }
item-of = { $name } (von { $owner })
enemy = { $kind ->
    [swarm] { FORM($name, "gender") ->
        [n] eins der
       *[f] eine der
        } { $name }
    [boss] { boss }
   *[other] { FORM($name, "gender") ->
        [n] das
       *[f] die
        }{ " " }{ $place ->
        [0] { "" }
       *[other] { ordinal }{ " " }
    }{ $name }
    }
boss = { FORM($name, "gender") ->
    [f] die{ " " }
   *[other] { "" }
    }{ $name }
enemy-label = { $place ->
    [0] { $name }
   *[other] { $name } ({ ordinal })
    }
ordinal = { $place ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
   *[5] fünfte
    }
the-enemy = { CAPITAL($enemy) }
swarm = der Schwarm ({ $name })
enemy-cards = { $count } { enemy-cards-name }
enemy-cards-spelled = { $count ->
    [one] { FORM($name, "gender") ->
        [n] ein
       *[f] eine
        }
   *[other] { SPELL($count) }
    } { enemy-cards-name }
enemy-cards-name = { $count ->
    [one] { $name }
   *[other] { FORM($name, "plural") }
    }
dial = { $dial ->
    [time] Zeit
    [clue] Hinweise
    [scrap] Schrott
    [food] Nahrung
    [population] Bewohner
   *[morale] Moral
    }
attribute = { $attribute ->
    [agility] Flinkheit
    [strength] Kraft
    [resistance] Zähigkeit
   *[instinct] Witterung
    }
colour = { $attribute ->
    [agility] grün
    [strength] rot
    [resistance] blau
   *[instinct] gelb
    }
colour-attribute = { $attribute ->
    [agility] grüne Flinkheit
    [strength] rote Kraft
    [resistance] blaue Zähigkeit
   *[instinct] gelbe Witterung
    }
attribute-bonus = { attribute } { $number }
bonus-in = { $number } { attribute }
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
forage = Streifzug
forage-goal = Erkundet zwei oder mehr Seiten außer Haus, verlasst sie und kommt heim.
forage-story = Gesucht ist nichts Besonderes. Knapp ist alles.
goal-progress = { $so_far } von { $wanted }

## Action cards

card = { $colour ->
    [green] grüne Flinkheit { $value }
    [red] rote Kraft { $value }
    [blue] blaue Zähigkeit { $value }
    [yellow] gelbe Witterung { $value }
    [white] weiße Tapferkeit { $value }
    [black] Bedrohung { $value }
    [calamity] das Unheil
   *[influence] Einfluss { $value }
    }
    .short = { $colour ->
        [green] Grün { $value }
        [red] Rot { $value }
        [blue] Blau { $value }
        [yellow] Gelb { $value }
        [white] Weiß { $value }
       *[influence] { card }
        }
card-label = { CAPITAL(card) }
cards-label = { CAPITAL($cards) }
draws-cards = { $member } zieht { cards-count }.
    .news = { "" }
no-card-left = Es gibt keine Aktionskarten mehr zu ziehen.
new-in-hand = { $member } zieht { $cards }.
discards-cards = { because }{ $member } wirft { $cards } ab.
more-than-cards = Handkartenlimit: { cards-count }
discard-which = { $cause }: Welche { $count ->
    [one] Karte
   *[other] { $count } Karten
    } wirfst du ab?
about-discarding = { $cause }: { $member } wirft { cards-count } ab
gives-influence = { because }{ $member } bekommt eine Einflusskarte.

## Batteries and aim tokens

gains-batteries = { because }{ $member } { $count ->
    [0] bekommt keine Batterie, denn es ist keine mehr da
    [one] bekommt { $count } Batterie
   *[other] bekommt { $count } Batterien
    }.
places-battery = { $member } legt eine Batterie in { $item } ein.
hands-over-battery = { $member } gibt { $other } eine Batterie.
gains-aim = { because }{ $member } bekommt { aim-tokens }.

## Discoveries

discovery = { $kind ->
    [item] Ihr entdeckt einen Gegenstand
    [place] Ein Ort hat sich verändert
    [thread] Ihr findet eine Spur
    [keepsake] Ihr findet ein Andenken
   *[ending] So geht es damit aus
    }: { $card }.
joins-tinderbox = { $card } zieht in die Zunderbüchse.
    .book = { $card } zieht in die Zunderbüchse.
    .heading = { $card } zieht in die Zunderbüchse
banishes-discovery = { $cause }: { $card } ist aus dem Spiel.

## Encouraging

give-card = { $member } eine Karte geben
holds-cards = { $member } hat { $count ->
    [0] keine Karten
   *[other] { cards-count }
    }.
give-which-card = Welche Karte gibst du { $member }?
about-encouraging = { $member } gibt { $other } eine Karte
encourages = { $member } gibt { $other } eine Karte.
gives-card = { $member } gibt { $other } { $card }.

## Equip and trade

equip-or-trade = Ausrüsten oder tauschen
equip-or-trade-detail = Wirf eine Karte ab: Lege Gegenstände um, tausche sie und lege Batterien ein.
use-salve = { $item } benutzen
use-salve-detail = Heile 1 Wunde. Danach ist die Salbe alle.
put-into-pack = { CAPITAL($item) } einpacken
put-battery = Batterie in { $item } einlegen
equip-item = { CAPITAL($item) } anlegen
equip-instead = { CAPITAL($item) } anlegen statt: { $others }
give-away = { CAPITAL($item) } weggeben
take-something = Etwas von { $member } nehmen
give-battery = { $member } eine Batterie geben
take-battery = Eine Batterie von { $member } nehmen
change-what = Was willst du ändern?
that-is-all = Das ist alles
discard-to-equip = Welche Karte wirfst du ab, um auszurüsten und zu tauschen?
about-equipping = { $member } wirft eine Karte ab, um auszurüsten und zu tauschen
who-gets = Wer bekommt { $item }?
from-member = Von { $member }
take-what = Was nimmst du von { $member }?
a-battery = eine Batterie
asks-for = { $member } möchte von { $owner } { $what }. Gibst du das her?
give-what = { CAPITAL($what) } hergeben
keep-it = Behalten
keeps-what = { $member } behält { $what }.

## Items

for-the-colony = { because }Die Kolonie kann jetzt { $item } bauen.
place-what = { because }Wohin tut { $member } { $item } ({ $does })?
equip-it = Anlegen
store-it = Einpacken
equips-item = { because }{ $member } legt { $item } an.
stores-item = { because }{ $member } packt { $item } ein.
packs-item = { $member } packt { $item } ein.
finds-item = { because }{ $member } findet { $item }.
    .book = { $member } findet { $item }.
take-apart = Zerlegen: { $scrap } Schrott
give-to = { $member } geben
what-becomes = Wohin mit dem Fund? Du hast { $item } ({ $does }).
taken-apart = Zum Zerlegen: { $item }
no-item-left = Es ist kein Gegenstand mehr da, also gibt es Schrott
finds-broken = { because }Die Gruppe findet { $item }, leider kaputt.
    .book = Wir finden { $item }, in Einzelteilen.
    .book-2 = Jemand hat { $item } zerbrochen. Wir nehmen alle Stücke mit.
    .book-3 = In einer Ecke finden wir { $item }, oder was davon übrig ist.
discards-item = { because }{ $member } wirft { $item } ab.
item-breaks = { because }{ CAPITAL(FORM($item, "nominative")) } { FORM($item, "gender") ->
    [pl] gehen
   *[other] geht
    } kaputt.
    .book = Wir hören es knacken und legen { $item } zum Kaputten.
lose-what = { $why ->
    [pack] Zu viel im Gepäck von { $member }. Was muss weg?
    [breaks] Bei { $member } geht ein Gegenstand kaputt. Welcher?
   *[lost] { $member } verliert einen Gegenstand. Welchen?
    }
fixes-item = Die Gruppe repariert { $item }.
    .book = Wir flicken { $item }.
used-up = Aufgebraucht

# What items do

item-bonus = +{ $number } { $to ->
    [melee] im Nahkampf
    [ranged] beim Schießen
    [defence] beim Abwehren
    [scavenge] beim Stöbern
    [communicate] beim Reden
    [recover] beim Erholen
    [agility] Flinkheit
    [strength] Kraft
    [resistance] Zähigkeit
   *[instinct] Witterung
    }{ $powered ->
    [0] { "" }
   *[1] { " " }je Batterie
    }
item-range = Reichweite { $range }
item-power = { $power ->
    [sees] sieht durch Nacht und Rauch{ $battery ->
        [0] { "" }
       *[other] { " " }(mit Batterie)
    }
    [fireproof] nie durchnässt oder in Flammen
    [rope] farbige Linien kosten höchstens 2
    [prybar] deine erste Karte je Zug für eine Gruppenaufgabe zählt 1 mehr
    [backpack] ein Platz mehr im Gepäck
    [salve] heilt 1 Wunde, dann alle
    [charm] +1 auf eine Probe je Seite, vor dem Wurf angesagt
    [muffler] Lautes verrät dich nicht
    [rain-barrel] 1 Nahrung in jeder Koloniephase
    [snare-line] 1 Nahrung in jeder Koloniephase
    [bunks] Platz für 2 Bewohner mehr
    [loom] Moral +1, einmal
    [forge] jedes Kapitel beginnt mit einer Batterie
    [map-wall] der erste Schritt jeder Mission kostet keine Zeit
    [alarm-bell] Not zählt 1 weniger
   *[crystal-radio] Hinweise können je Mission zweimal steigen
    }
item-noisy = laut
item-two-paws = braucht zwei Pfoten
item-holds = fasst { $count ->
    [one] { $count } Batterie
   *[other] { $count } Batterien
    }
item-big-only = nur für GROSSE Figuren

## Abilities

ability-cost = { $ability } ({ $cost } Tapferkeit)
learn-which = Welche Fähigkeit lernst du?
learns-ability = { $member } lernt die Fähigkeit „{ $ability }“.
ability-for = { $ability }: { $cards } zahlen
uses-ability = { $member } zahlt { $cards } und setzt „{ $ability }“ ein.
quick-feet-lasts = Geht { $member } in diesem Zug noch einmal, sind es 3 Schritte mehr.
long-shot-lasts = Der nächste Schuss von { $member } reicht in diesem Zug 2 Felder weiter.
ricochet-lasts = Der nächste Treffer, den { $member } in diesem Zug schießt, trifft noch einen Gegner nahe beim Ziel.
bristle-lasts = Bis zum nächsten eigenen Zug verwundet { $member } jeden Gegner auf dem eigenen Feld, der danebenschlägt.
rummage-lasts = { $member } hat beim nächsten Stöbern in diesem Zug +2.
dig-in-lasts = { $member } hat bis zum nächsten eigenen Zug +2 beim Abwehren.
calm-word-lasts = Wenn { $member } in diesem Zug das nächste Mal mit jemandem redet, ist die Schwierigkeit 3 kleiner.
guardian-lasts = Bis zum nächsten eigenen Zug darf { $member } Angriffe auf andere auf demselben Feld auf sich nehmen.

# Wren's

defence-of = Abwehr { $defence }
spot-whom = Welchen Gegner nimmst du ins Auge?
spots = { CAPITAL($enemy) } hat bis zum Ende des Zugs nur Abwehr { $defence }.
vanish = Verschwinden
ricochet = Abpraller

# Bodkin's

barge-to = { CAPITAL($enemy) } auf „{ $space }“
barge-whom = Welchen Gegner rempelst du an, und wohin?
barges = { $member } rempelt { $enemy } weg, auf „{ $space }“.
bristle = Stacheln
roars = { $member } brüllt { $enemy } an. In der nächsten Gegnerphase gilt da die erste Aktion.
hurl-whom = Wen wirfst du?
hurl-where = Wohin wirfst du { $member }?
refuses-to-fly = { $member } möchte lieber nicht fliegen.
flies = { $member } fliegt durch die Luft und landet auf „{ $space }“.
fly-to = Fliegen: { $space }
stay-on-ground = Am Boden bleiben
asks-to-hurl = { $member } will { $fellow } werfen, auf „{ $space }“. Einverstanden?
second-wind = Zweite Puste

# Cog's

spark = Funke
fix-which = Welcher kaputte Gegenstand wird repariert?
foresees = Die nächsten Karten sind { $cards }.
looks-ahead = { $member } sieht sich die { $count ->
    [one] nächste Aktionskarte
   *[other] nächsten { $count } Aktionskarten
    } an.
leave-cards = Karten in dieser Reihenfolge lassen
which-card-first = Welche Karte kommt zuerst?
which-card-next = Welche Karte kommt danach?
about-foresight = { $member } ordnet die nächsten Aktionskarten

# Marl's

tunnel-where = Wohin gräbst du dich?
tunnels = { $member } gräbt sich durch und kommt auf „{ $space }“ heraus.
heal-wound = { $member }: 1 Wunde
heal-toxic-wound = { $member }: 1 Giftwunde
heal-what = Welche Wunde heilt der Breiumschlag?
poultice = Breiumschlag

## The colony: dials

dial-turns = { dial } { $how ->
    [risen] weiter { $value }, in dieser Mission schon gestiegen
    [full] weiter { $value }, mehr geht nicht
    [stays] weiter { $value }
    [rises] +{ $by } (jetzt { $value })
   *[falls] -{ $by } (jetzt { $value })
    }
dials-turn = { $before }, { dial-turns }
turns-dials = { $cause }: { $turns }.
cost = { $dial ->
    [time] { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
    [clue] { $number } von { $have } Hinweisen
   *[other] { $number } von { $have } { dial }
    }
loses-heart = Die Kolonie hat keine { $gone } mehr.
    .book = In der Zunderbüchse hat niemand mehr das Herz weiterzumachen.
    .heading = Die Zunderbüchse verliert den Mut
ask-infinite-lives = Ihr habt keine { $gone } mehr und verliert damit die Kampagne. Mit unendlichen Leben weiterspielen?
play-on = Weiterspielen
play-on-detail = Moral und Bewohner steigen wieder auf { $number }, jetzt und jedes weitere Mal.
let-campaign-end = Die Kampagne enden lassen
resets-dials = Unendliche Leben: Moral und Bewohner steigen wieder auf { $number }.

## The colony: how the mission ended

colony-is-lost = Die Kolonie ist verloren.
mission-is-done = Geschafft: { $mission }.
    .heading = Geschafft: { $mission }
mission-failed = Gescheitert: { $mission }.
    .heading = Gescheitert: { $mission }
the-failure = Mission gescheitert
the-success = Mission geschafft
foraging = Streifzug
learn-who = Wer lernt eine neue Fähigkeit?

## The colony: hardship

hardship = Not
hardship-adds-up = Not { $total }: schwarzer Würfel { $die }{ $over ->
    [0] { "" }
    [one] { " " }+ { $over } (Stunde zu viel)
   *[other] { " " }+ { $over } (Stunden zu viel)
    }{ $gloom ->
    [0] { "" }
   *[other] { " " }+ { $gloom } (schlechte Moral)
    }{ $ward ->
    [0] { "" }
   *[other] { " " }- { $ward } (Schutz durch Bauten)
    }.
loses-nothing = Not: Die Zunderbüchse verliert nichts.
give-up-which = Die Not zerstört einen Bau. Welchen gebt ihr auf?
loses-structure = Not: Die Zunderbüchse verliert einen Bau: { $structure }.

## The colony: upkeep and work

upkeep = Versorgung
eats = Versorgung: Die Kolonie braucht { $needed } Nahrung{ $missing ->
    [0] { "" }
   *[other] , es fehlen { $missing }
    }.
hunger = Hunger daheim
work = Arbeit
the-orchard = Der Obstgarten
barrel-and-snares = Tonne und Schlingen
counts-stores = Im Lager: { $food } Nahrung und { $scrap } Schrott.

## The colony: repair and building

fix-nothing = Nichts mehr reparieren
fix-for = { $item } für { $member }
fix-for-colony = { $item } für die Kolonie
fix-price = Zahlt { $price } von { $scrap } Schrott: { $does }.
repairs = Reparatur
mend-railcar = Die Draisine ist ein Wrack. Repariert ihr sie?
leave-it = So lassen
mend-it = Reparieren
mend-price = Zahlt { $price } von { $scrap } Schrott.
the-railcar = Die Draisine
mends-railcar = Die Gruppe repariert die Draisine, und sie fährt wieder.
what-is-built = Was baut die Zunderbüchse?
build-what = Was baut ihr? Ihr habt { $scrap } Schrott.
build-nothing = Den Schrott behalten
build-for = { $name }: { $price } Schrott
improvement-does = { CAPITAL($does) }.
a-structure = { FORM($structure, "gender") ->
    [m] einen
    [n] ein
   *[f] eine
    } { $structure }
builds-structure = Die Zunderbüchse baut { a-structure }. { $text }
    .short = { builds-structure.book }
    .book = Die Zunderbüchse baut { a-structure }.
    .scene = { $text }
    .heading = Die Zunderbüchse baut { a-structure }
puts-up = Neu in der Zunderbüchse: { $item }.
    .book = Neu in der Zunderbüchse: { $item }.
    .heading = Neu in der Zunderbüchse: { $item }

## The colony: missions

opens-mission = Eine neue Mission wird möglich: { $mission }.
opens-side-mission = Eine neue Nebenmission wird möglich: { $mission }.
end-here-or-not = Ihr habt die Kampagne gewonnen. Wollt ihr hier aufhören?
end-here = Hier aufhören
go-on = Weiterspielen
missions-left = Es gibt noch Missionen.
comes-through = Die Zunderbüchse hat es geschafft.
closing-part = { $part ->
    [light] Das Licht überm Wasser
    [people] Wer da ist und wer nicht
   *[town] Die Stadt
    }
closes-with = { closing-part }.
which-mission = Welche Mission spielt ihr als Nächstes?
assigns-mission = Die nächste Mission: { $mission }.
    .book = Als Nächstes steht auf der Tafel: { $mission }.
assigns-foraging = Als Nächstes kommt ein Streifzug.
    .book = Als Nächstes steht ein Tag auf Streifzug auf der Tafel.
forage-detail = Ihr habt { $time } Stunden. Verlasst zwei Seiten außer Haus und kommt heim: Hinweise +1.
mission-choice = { $mission } ({ $kind ->
    [main] Hauptmission
   *[side] Nebenmission
    }, { $time } Stunden)
mission-opens = Eine Mission wird möglich: { $mission }.
    .book = Als Nächstes steht auf der Tafel: { $mission }.
done-on-the-way = Nebenbei geschafft: { $mission }. Der Lohn wartet in der Kolonie.
    .book = Auch geschafft: { $mission }. Der Lohn wartet daheim.

## The colony: rest

change-places = Ausrüstung umlegen?
change-places-else = Noch etwas umlegen?
borrow-things = Wer daheim bleibt und Ausrüstung hat: { $members }. Etwas davon umlegen?
borrow-more-things = Wer daheim bleibt und Ausrüstung hat: { $members }. Noch etwas davon umlegen?
leave-things = Alles lassen, wie es ist
thing-to-slot = { CAPITAL($item) } anlegen
thing-to-pack = { CAPITAL($item) } einpacken
thing-to-member = { CAPITAL($item) } an { $member } geben

## Goals

reaches-goal = { has-reached-goal }: { $goal }
    .book = { has-reached-goal }: { $aim }
    .heading = { has-reached-goal }
has-reached-goal = { $character } hat { $pronoun ->
    [she] ihr
   *[he] sein
    } Ziel erreicht
wins-campaign = Vier Figuren haben ihr Ziel erreicht: Ihr gewinnt die Kampagne.
    .book = Vier Ziele sind erreicht, und die Kampagne ist gewonnen.
counts-strays = Das Ziel von { $member }: { $strays } von { $all } Streunern daheim.

## Setup

two-each-refused = Zwei Figuren pro Person gehen nur zu zweit.
save-is-damaged = Dieser Spielstand ist beschädigt, also kann Aftermath damit nicht weitergehen. { $fault ->
    [chapter] Er gehört zu keiner Kampagne, die weitergeht.
    [dials] Seine Anzeigen stimmen nicht.
    [missions] Er nennt eine Mission, die es nicht gibt.
    [discoveries] Seine Entdeckungen stimmen nicht.
    [items] Seine Gegenstände stimmen nicht.
    [encounters] Seine Begegnungskarten stimmen nicht.
   *[characters] Er nennt eine Figur, die es nicht gibt.
    }
play-whom = Wen willst du spielen?
play-which-two = Welche zwei willst du spielen?
character-detail = { $species }, { $role }: { $bonuses }, Leben { $life }{ $big ->
    [0] { "" }
   *[1] , GROSS (kann sich nicht verstecken)
    }{ $done ->
    [0] { "" }
   *[1] , Ziel erreicht
    }
character-role = { $character } ({ $role })
plays-characters = { $player } spielt { $roles }.
starts-with-battery = { $member } beginnt mit 1 Batterie (Quelle: { $item }).
the-mission = Die Mission dieses Kapitels: { $mission }.
    .heading = { $mission }
story-and-goal =
    { $story }

    { $goal }
tells-mission =
    { $story }

    { $goal } Die Kolonie kann uns { $hours } Stunden entbehren.
foraging-story = Heute zeigt kein Hebel irgendwohin. Die Zunderbüchse braucht, was sie immer braucht, Moos und Schnur und Neuigkeiten, und jemanden, der nachsieht, was der Regen aus den Straßen gemacht hat. Wir dürfen gehen, wohin wir wollen, sehen uns um und sind zurück, solange es hell ist.
foraging-goal = Erkundet und verlasst wenigstens zwei Seiten außer Haus. Geht dann heim.
begins-bookkeeping = { $member } führt das Buch und hat den ersten Zug.

## Travel

to-place = { FORM($place, "gender") ->
    [f] zur
   *[other] zum
    } { $place }
travel-where = Wohin geht die Gruppe? Ihr habt { $time } von { $hours } Stunden verbraucht.
goes-home = Die Gruppe geht heim.
    .book = Wir gehen heim.
    .heading = Der Heimweg
goes-home-laden = Die Gruppe geht heim, die Säcke voller Moos und Neuigkeiten.
    .book = Wir gehen heim, die Säcke voller Moos und Neuigkeiten.
    .heading = Heim mit vollen Säcken
walks = Die Gruppe geht { to-place }.
finds-short-way = Die Kartenwand kennt eine Abkürzung: Dieser Schritt kostet keine Zeit.
the-way = Der Weg { to-place }
walk-to = Zu Fuß { to-place }
drive-to = Fahrt { to-place }
way-detail = { $price ->
    [free] Das kostet keine Zeit.
    [walk] Zu Fuß: 1 Stunde.
   *[drive] Mit der Draisine: 1 Stunde, { $steps ->
        [one] { $steps } Streckenkarte
       *[other] { $steps } Streckenkarten
    }.
    }{ $goal ->
    [none] { "" }
    [there] { " " }Dort ist die Mission.
   *[away] { " " }Von da noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    } zur Mission.
    }
go-home = Heimgehen
go-home-detail = { $outcome ->
    [success] Der Streifzug gelingt.
   *[fail] Die Mission scheitert.
    }{ $alone ->
    [0] { " " }Das braucht mehr als die Hälfte aller Stimmen.
   *[1] { "" }
    }

## The railcar

gains-railcar = Die Kolonie bekommt die Draisine (Rumpf { $hull }).
drives = { $member } fährt die Draisine { to-place }.
the-drive = Die Fahrt
drive-ends = Die Fahrt endet { FORM($place, "gender") ->
    [f] bei der
   *[other] beim
    } { $place }.
who-drives = Wer fährt?
meets-road-card = Unterwegs { to-place }: { $card }. { $text }
    .short = Unterwegs { to-place }: { $card }.
    .book = { $card }.
    .again = Dann noch einmal: { $card }.
    .scene = { $text }
    .heading = { $card }
draws-for-road = { $member } zieht { cards-count } für die Strecke.
damages-hull = { $card } trifft die Draisine: { $hull ->
    [0] Sie ist ein Wrack
   *[other] noch Rumpf { $hull }
    }.

## The end

tinderbox-given-up = Ihr verliert die Zunderbüchse in Kapitel { $chapter }, bei der Mission „{ $mission }“.
tinderbox-comes-through = Die Zunderbüchse hat es geschafft: Ihr habt die Kampagne in Kapitel { $chapter } gewonnen.
chapter-done = Kapitel { $chapter }: „{ $mission }“ ist geschafft, und die Zunderbüchse macht weiter.
chapter-failed = Kapitel { $chapter }: „{ $mission }“ ist gescheitert, aber die Zunderbüchse macht weiter.

## Calamities

calamity-over = Unheil? Nichts geschieht, denn hier war das Unheil schon: { $page }.
calamity-comes = { calamity-rolled } Jetzt ist es da.
    .short = Das Unheil kommt.
    .heading = Das Unheil kommt
calamity-waits = { calamity-rolled } Noch nichts.
    .short = { calamity-rolled }
calamity-rolled = Unheil? Schwarzer Würfel { $die } + Zeit { $time } = { $total }. Bei { $value } kommt es.

## Combat

fight-enemy = { $space ->
    [0] Nahkampf: { $enemy }
   *[other] Nahkampf: { $enemy } („{ $space }“)
    }
shoot-enemy = { $space ->
    [0] Schießen: { $enemy }
   *[other] Schießen: { $enemy } („{ $space }“)
    }
attack-detail = { $count ->
    [0] { "" }
   *[other] { aim-tokens } ausgeben.{ " " }
    }{ $bonus ->
    [0] Kein Bonus
   *[other] Bonus +{ $bonus }
    } gegen { $difficulty } + schwarzen Würfel, Leben { $life }.
    .short = { $bonus ->
        [0] Kein Bonus
       *[other] Bonus +{ $bonus }
        } gegen { $difficulty } + schwarz, Leben { $life }{ $count ->
        [0] .
       *[other] , Ziel { $count }.
        }
attack-on = Angriff auf { $enemy }
shot-at = Schuss auf { $enemy }
the-attack = Der Angriff
spend-aim = { aim-tokens } ausgeben
spend-none = Keinen ausgeben
spend-how-many = Wie viele Zielmarker gibst du für den Schuss auf { $enemy } aus?
ricochet-ends = Abpraller: Kein anderer Gegner ist nah genug.
hit-whom-next = Welchen Gegner trifft der Abpraller?
entry-attacks = { because }Ein Angriff der Stärke { $strength } auf { $member } (ein Treffer schlägt { $count ->
    [one] { $count } Wunde
   *[other] { $count } Wunden
    }).

# Wounds

takes-wounds = { $attacker ->
    [0] { because }{ $member } bekommt
   *[other] { $attacker } trifft { $member }:
    } { $toxic ->
    [0] { wounds-count }
   *[1] { toxic-wounds-count }
    }{ $life ->
    [0] { "" }
   *[other] { " " }(noch { $life } Leben)
    }.
    .book = { $enemy ->
        [0] Das kostet { $member } ein paar Haare.
       *[other] { CAPITAL($enemy) } trifft { $member }.
    }
# How an enemy of each kind strikes, as the book tells it.
strikes-member = { strikes-member.book }
    .book = { CAPITAL($enemy) } { $foe ->
        [latch-rat] lässt den Riegel auf { $member } fallen
        [pin-vole] sticht { $member } mit der Nadel
        [bruiser] schwingt den Knauf nach { $member } und trifft
        [whistler] hört auf zu pfeifen und beißt { $member }
        [silverfish] kriecht { $member } unters Fell
        [house-centipede] läuft beißend über { $member } hinweg
        [wolf-spider] holt { $member } ein
        [wasp-drones] findet { $member } und sticht zu
        [hornet-guard] sticht { $member } durch den Mantel
        [jackdaw] hackt { $member } zwischen die Ohren
        [pigeon-drifter] schlägt { $member } mit beiden Flügeln
        [yard-adder] stößt zu, und { $member } ist zu nah
        [young-cat] wischt { $member } an die Wand
        [old-grin] ruft { $member } beim Namen und beißt dann
        [tollkeeper] haut { $member } die Kurbel um die Ohren
        [lamp-keeper] kommt ohne einen Laut auf { $member } herunter
        [mother-rust] schlitzt { $member } mit einer Kralle den Mantel auf
       *[other] trifft { $member }
    }.
    .book-2 = { CAPITAL($enemy) } { $foe ->
        [latch-rat] erwischt { $member } mit dem Riegel
        [pin-vole] hat noch eine Nadel für { $member }
        [bruiser] haut { $member } platt
        [whistler] hat { $member } am Ohr
        [silverfish] zwickt { $member } in die Ferse
        [house-centipede] schlägt { $member } die Zähne ins Bein
        [wolf-spider] hat { $member } am Bein
        [wasp-drones] sticht { $member } in die Nase
        [hornet-guard] fällt über { $member } her, Stachel voran
        [jackdaw] hat einen Schnabel voll { $member }
        [pigeon-drifter] läuft über { $member } drüber
        [yard-adder] beißt { $member }
        [young-cat] hat { $member } unter einer Pfote
        [old-grin] hat { $member } im Genick
        [tollkeeper] lässt { $member } zahlen, mit der Kurbel
        [lamp-keeper] bekommt eine Kralle in { $member }
        [mother-rust] setzt sich auf { $member }
       *[other] erwischt { $member }
    }.
flees = { $member } ist besiegt und flieht.
    .book = { $member } kann nicht mehr und läuft.
    .book-2 = Das war einer zu viel für { $member }: nichts wie weg, nur mit dem eigenen Fell.
    .book-3 = Das reicht { $member }: alles fallen lassen und fort.
    .heading = { $member } muss fliehen
the-search = Die Suche nach { $member }
mission-is-lost = Niemand steht mehr, also scheitert die Mission.
    .book = Am Ende steht niemand mehr.
    .heading = Niemand steht mehr
heals-wounds = { because }{ $member } heilt { wounds-count } (noch { $life } Leben).
return-where = Zu wem stößt { $member } wieder?
returns = { $member } ist wieder da, bei { $others }.
    .book = Jetzt, wo es still ist, humpelt { $member } zurück zu { $others }.
    .book-2 = In einem stillen Moment kriecht { $member } mit Verband zu { $others } zurück.
after-the-flight = Nach der Flucht

# Enemies that are wounded

token-falls = { because }{ CAPITAL($enemy) } fällt (noch { $left }).
last-token-falls = { because }Auch das letzte Tier im Schwarm fällt ({ $name }).
    .book = Vom Schwarm ist nichts mehr da: { $name } gibt es hier keine mehr.
wounds-enemy = { because-enemy } bekommt 1 Wunde (noch { $left } Leben).
defeats-enemy = { because-enemy } ist besiegt.
    .book = { CAPITAL($enemy) } geht zu Boden.
    .book-2 = { CAPITAL($enemy) } hat genug.
    .book-3 = { CAPITAL($enemy) } gibt auf.
member-defeats-enemy = { defeats-enemy }
    .book = { $member } streckt { $enemy } nieder.
    .book-2 = { $member } schlägt { $enemy } in die Flucht.
    .book-3 = { CAPITAL($enemy) } hat genug von { $member }.
# What a member does with a weapon, as the book tells it. The enemy does not come back from it.
fells-enemy = { fells-enemy.book }
    .book = { $member } { $weapon ->
        [rubber-band-sling] schickt { $enemy } mit einem Kiesel zwischen den Augen heim
        [fork-tine-pike] hebt { $enemy } am Ende der Pike hinaus
        [peg-pistol] drückt ab und vertreibt { $enemy }, die Pistole qualmt noch
        [darning-needle] treibt { $enemy } mit der Nadelspitze davon
        [latchkey] legt { $enemy } mit dem Hausschlüssel lang
        [pencil-stub] stochert { $enemy } ins nächste Loch
        [razor-sliver] zeigt die Klinge, benutzt sie und ist { $enemy } los
        [bicycle-spoke] hält { $enemy } mit der Speiche ab, bis es langt
        [doorbell-clapper] läutet { $enemy } wie eine Haustür
        [chain-flail] schwingt den Stöpsel und legt { $enemy } um
        [corkscrew-halberd] lässt den Korkenzieher auf { $enemy } fallen
        [hairgrip-bow] jagt { $enemy } ein Streichholz ins Fell
        [jam-elastic] trifft { $enemy } auf die Nase, und weg
        [drinking-straw] pustet einen Pfeil in { $enemy }, und das wirkt
        [comb-harp] spielt { $enemy } einen Akkord mit Nadel drin
        [umbrella-rib] holt { $enemy } mit dem großen Bogen herunter
        [flint-gun] zündet { $enemy } an, und schon geht es im Galopp zum Wasser
        [party-popper] lässt den Knaller los, Kies und alles, und trifft { $enemy } ins Gesicht
        [gobstopper] haut { $enemy } mit dem Dauerlutscher um
        [crate-nail] lässt den Kistennagel auf { $enemy } fallen
        [wick-cutter] stutzt { $enemy } zurecht
       *[other] streckt { $enemy } nieder
    }.
    .book-2 = { $member } schlägt { $enemy } in die Flucht.
    .book-3 = { CAPITAL($enemy) } hat genug von { $member }.
takes-loot = Das war der letzte Gegner: { $member } nimmt die Beute.
loot = Beute

# Attacks on members

guard-or-not = { $attacker } greift { $target } mit Stärke { $strength } an. Stellt sich { $guardian } davor?
let-it-be = Sich heraushalten
take-attack = Den Angriff auf { $member } auf sich nehmen
steps-in-front = { $member } stellt sich vor { $target }.
hits = { $attacker } trifft
steals = { $attacker } stiehlt
knock-where = { $attacker } stößt { $member } weg. Auf welchem Feld endet das?
is-knocked-away = { $member } landet auf „{ $space }“.

# Statuses

poison-rolls = Gift (schwarzer Würfel { $die })
resists-poison = { $cause }: { $member } geschieht nichts.
is-spared = { because }{ $member } wird nicht { $status ->
    [burning] in Brand gesetzt
   *[other] { status }
    }, denn { $why ->
    [none-left] so eine Karte ist nicht mehr da
    [clothes] davor schützt: { $clothes }
    [rain] der Regen ist zu stark
   *[water] ringsum ist Wasser
    }.
gains-status = { because }{ $member } ist jetzt { status }.
loses-status = { because }{ $member } ist nicht mehr { status }.
water = Wasser

## Enemies

enemies-act = Die Gegner handeln.
    .news = { "" }
enemy-does = { $roared ->
    [0] Bedrohung { $value }
   *[1] vom Gebrüll eingeschüchtert
    }
action-strength = { $strength ->
    [none] kein Angriff
   *[other] Stärke { $strength }
    }
action-special = { $special ->
    [none] { "" }
    [toxic] , Gift
    [knock] , Stoß
    [snare] , Schlinge
    [fright] , Schreck
    [burn] , Brand
    [steal] , Diebstahl
    [flee] , Flucht
   *[guard] , Deckung
    }
action-in-short = geht { $speed }{ $range ->
    [0] { "" }
   *[other] , Reichweite { $range }
    }, { action-strength }{ action-special }
swarm-acts = { CAPITAL($enemy) } handelt ({ $cause }).
stands-guard = { CAPITAL($enemy) } geht in Deckung (Abwehr +2).
reaches-nobody = { CAPITAL($enemy) } erreicht niemanden zum Angreifen.
enemy-moves = { CAPITAL($enemy) } { $cause ->
    [0] geht
   *[other] handelt ({ $cause }) und geht
    } auf „{ $space }“.
enemy-stays = { CAPITAL($enemy) } { $cause ->
    [0] bleibt stehen
   *[other] handelt ({ $cause }) und bleibt stehen
    }.
moves-toward-whom = { CAPITAL($enemy) } hat es zu mehreren von euch gleich weit. Auf wen geht es zu?
attacks-whom = { CAPITAL($enemy) } hat es zu mehreren von euch gleich weit. Wer wird angegriffen?
life-left = noch { $life } Leben

# Threats

places-threats = { $count ->
    [one] Eine Bedrohung ({ $values }) kommt
   *[other] Bedrohungen ({ $values }) kommen
    } auf die Leiste, jetzt insgesamt { $threats }.
removes-threats = { because }{ $count ->
    [one] { $count } Bedrohung weniger
   *[other] { $count } Bedrohungen weniger
    } ({ $threats ->
    [0] keine mehr
   *[other] noch { $threats }
    }).
party-of = Gruppe zu { $size ->
    [2] zweit
    [3] dritt
   *[other] viert
    }
no-threat-left = Es gibt keine Bedrohungen mehr zu ziehen.
threats-lie = { $threats ->
    [one] { $threats } Bedrohung liegt
   *[other] { $threats } Bedrohungen liegen
    } auf der Leiste
check-does = { $does ->
    [hostile] wird die Seite feindlich
    [entry] gibt es Ärger
   *[enemies] handeln die Gegner
    }
will-check = { threats-lie }. { $missing ->
    [one] Kommt noch eine
   *[other] Kommen noch { $missing }
    } dazu, { check-does } am Ende des Zugs.
checks-now = { threats-lie }, also { check-does } am Ende dieses Zugs.
clears-threats = { $threats ->
    [one] Die Bedrohung verlässt
   *[other] Alle { $threats } Bedrohungen verlassen
    } die Leiste.
watch-has-seen = { threats-count }: Die wachsame Wache hat genug gesehen

# How they come and go

nobody-hunts = { because }Niemand jagt euch.
    .book = Niemand jagt uns.
    .heading = Niemand jagt uns
makes-way = { because-enemy } macht Platz für das Schlimmste.
token-makes-way = { because }{ CAPITAL($enemy) } macht Platz für das Schlimmste.
enemies-come = { $cause ->
    [0] { CAPITAL($enemies) }
   *[other] { $cause }: { $enemies }
    } { come-in } ({ $spaces }).
    .book = { enemies-come-in }.
    .book-2 = { CAPITAL($spelled) } { $count ->
        [one] ist
       *[other] sind
    } da, ehe sich jemand umgedreht hat: { $places }.
    .book-3 = Dann { $count ->
        [one] kommt
       *[other] kommen
    } { $spelled }: { $places }.
    .heading = { enemies-come-in }
enemies-come-in = { CAPITAL($spelled) } { come-in }: { $places }
come-in = { $count ->
    [one] taucht auf
   *[other] tauchen auf
    }
come-in-at = { come-in }
enemy-leaves = { because-enemy } verschwindet.
no-enemy-left = Kein Gegner ist mehr da
situation-changes = { because }Die Lage ist jetzt { $situation ->
    [safe] friedlich
   *[hostile] feindlich
    }.

## The page

comes-to-page = Die Gruppe erreicht die Seite „{ $page }“.
    .heading = { CAPITAL($page) }
comes-back-to-page = Die Gruppe ist wieder auf der Seite „{ $page }“.
scavenge-tokens = { $count } der Schwierigkeit { $difficulty }
lays-tokens = Hier liegen Stöbermarker: { $tokens }.
come-in-where = Wo fängst du an?
comes-in = { $member } kommt bei „{ $space }“ herein.
in-force-already = { $environment } gilt hier nicht, denn die Seite hat schon { $environments }.
comes-into-force = { $environment }: { $effect }
ends-environment = Vorbei: { $environment }.
rain-puts-out = { $rain } löscht { $count ->
    [one] das Feuer
   *[other] alle Feuer
    }.
burns-no-longer = { $rain }: { $member } ist nicht mehr in Flammen.
fire = Feuer
fire-at = Feuer bei „{ $space }“
live-rail = Stromschiene
trap-snaps = Bei „{ $space }“ schnappt die Falle zu, und { $enemy } bleibt dort stehen.
the-heavy-object = Das schwere Ding
push-to = Auf „{ $space }“ schieben
push-detail = Probe auf Kraft, Schwierigkeit { $difficulty }. Du bleibst, wo du bist.
pushes = { $member } schiebt das schwere Ding auf „{ $space }“.
leaves-by = { $member } verlässt die Seite durch den Ausgang „{ $exit }“.
passes-bookkeeping = { $member } führt jetzt das Buch und hat den nächsten Zug.
leaves-enemies = Die Gruppe lässt { $count ->
    [one] { $count } Gegner zurück; er kommt
   *[other] { $count } Gegner zurück; sie kommen
    } mit der Jagd wieder.
    .book = { $count ->
        [one] Einer sucht uns noch
       *[other] { CAPITAL(SPELL($count)) } suchen uns noch
    } an der falschen Stelle.
    .book-2 = Wir hängen { $count ->
        [one] einen
       *[other] { SPELL($count) }
    } ab, fürs Erste.
    .book-3 = { $count ->
        [one] Einer ist
       *[other] { CAPITAL(SPELL($count)) } sind
    } noch hinter uns, mit guter Nase.

# What effects change

places-token = { because }{ $token ->
    [fire] Feuer brennt jetzt hier
    [heavy] Ein schweres Ding steht jetzt hier
   *[trap] Eine Falle liegt jetzt hier
    }: { $spaces }.
places-objective = { because }Ein Zielplättchen liegt jetzt hier: { $spaces }.
takes-token = { because }{ $token ->
    [fire] Das Feuer
    [heavy] Das schwere Ding
    [trap] Die Falle
   *[objective] Das Zielplättchen
    } ist weg: { $spaces }.
changes-line = { because }{ $line ->
    [dash] Eine Linie verbindet
    [red] Eine rote Linie verbindet
    [green] Eine grüne Linie verbindet
    [blue] Eine blaue Linie verbindet
    [white] Eine Mauer, über die man hinwegsieht, trennt
   *[double] Eine Mauer, über die niemand hinwegsieht, trennt
    } jetzt { $spaces }.
opens-exit = { because-exit } { $letter } („{ $exit }“) ist jetzt offen.
closes-exit = { because-exit } { $letter } („{ $exit }“) ist jetzt zu.
is-moved = { because }{ $member } steht jetzt auf „{ $space }“.

# Entries of the book

the-threat = Die Bedrohungen
the-calamity = Das Unheil
comes-upon = { $member } erkundet „{ $space }“.
    .book = { $member } kommt zu „{ $space }“.
    .book-2 = { $member } versucht es bei „{ $space }“.
    .book-3 = Als Nächstes geht { $member } zu „{ $space }“.
entry-at = { $entry ->
    [threat] Die Bedrohungen bringen Ärger
   *[calamity] Das Unheil schlägt zu
    }: { $page }.
finds-there = Die Gruppe sieht sich um.
task-is-done = Die Gruppe hat es geschafft: { $task }.
came-of-it = Das kommt dabei heraus.
choose-whom = Wen wählst du?
do-what = { $cause }: Was tust du?
party-does-what = { $cause }: Was tut die Gruppe?
choice-detail = { $cost ->
    [0] { "" }
   *[other] Zahle { $cost }.
    }{ $both ->
    [0] { "" }
   *[1] { " " }
    }{ $attribute ->
    [none] { "" }
   *[other] { $member ->
        [0] Probe auf { attribute }
       *[other] { $member }: Probe auf { attribute } (Bonus { $bonus })
    }, Schwierigkeit { $difficulty }{ $opposed ->
        [0] { "" }
       *[1] { " " }+ schwarzer Würfel
    }. Beginn: { colour } oder weiß.
    }
member-chooses = { $member } wählt „{ $choice }“.
    .book = „{ $choice }“, sagt { $member }.
    .book-2 = { $member } entscheidet. „{ $choice }.“
member-chooses-at = { $cause }: { member-chooses }
    .book = „{ $choice }“, sagt { $member }.
    .book-2 = { $member } entscheidet. „{ $choice }.“
party-chooses = Die Gruppe wählt „{ $choice }“.
    .book = „{ $choice }“, beschließen wir.
    .book-2 = Wir stimmen ab. „{ $choice }“ gewinnt.
    .book-3 = „{ $choice }“, sagen die meisten von uns.
party-chooses-at = { $cause }: Die Gruppe wählt „{ $choice }“.
    .book = „{ $choice }“, beschließen wir.
    .book-2 = Wir stimmen ab. „{ $choice }“ gewinnt.
    .book-3 = „{ $choice }“, sagen die meisten von uns.

## Nests

propose-nest = Ein Nest nach diesem Zug vorschlagen
propose-nest-detail = 1 Stunde: Nahrung heilt Wunden, und schlechte Zustände enden.
withdraw-nest = Deinen Nestvorschlag zurücknehmen
withdraw-nest-detail = Der Zug endet dann ohne Nest.
withdraws-nest = { $member } will nach diesem Zug doch kein Nest.
proposes-nest = { $member } schlägt ein Nest nach diesem Zug vor.
may-nest = Die Gruppe kann nach diesem Zug ein Nest bauen.
nest-or-not = { $member } will hier rasten (1 Stunde; Nahrung heilt). Einverstanden?
no-nest = Ohne Nest weiter
nest = Ein Nest bauen
nest-price = 1 Stunde.
goes-on-without-nest = Die Gruppe zieht ohne Nest weiter.
makes-nest = Die Gruppe baut ein Nest.
    .book = Wir bauen ein Nest und schlafen reihum.
    .book-2 = Eine Stunde liegen wir auf einem Haufen, etwas Weiches obendrauf.
    .book-3 = Wir bauen ein Nest, essen und zählen die Schwänze.
a-nest = Ein Nest
eat-or-not = Essen, um zu heilen? Die Kolonie hat { $food } Nahrung.
eat = Essen: { wounds-count } heilen
eat-price = Zahle 1 Nahrung.
leave-food = Nicht essen
a-meal = Eine Mahlzeit für { $member }
the-meal = Die Mahlzeit
heals-toxic = Im Nest werden { toxic-wounds-count } von { $member } zu { $count ->
    [one] einer gewöhnlichen
   *[other] gewöhnlichen
    }.

## What the party decides

decides-nothing = Keine Stimme zählt, also gilt die Vorgabe: { $choice }.
decides = Die Gruppe entscheidet: { $choice }.
keeper-decides = Gleichstand! { $member } führt das Buch und entscheidet: { $choice }.
keeper-has-no-say = Gleichstand! { $member } führt das Buch, entscheidet aber nicht, also gilt die Vorgabe: { $choice }.
order-ask = Jedes Mal fragen
order-thrifty = Sparsam
order-thrifty-detail = Spielt die wenigsten Karten, die an die Stärke des Angriffs reichen.
order-all-out = Mit allem
order-all-out-detail = Spielt die Karten mit der höchsten Summe.
order-none = Gar nicht
order-none-detail = Behält alle Karten; jeder Angriff trifft.
defend-how = Selbsttätig abwehren für { $member }? (jetzt: { $order ->
    [thrifty] sparsam
    [all-out] mit allem
    [none] gar nicht
   *[ask] jedes Mal fragen
    })
orders-defence = { $order ->
    [thrifty] Von jetzt an wehrt { $member } mit den wenigsten Karten ab, die an die Stärke des Angriffs reichen.
    [all-out] Von jetzt an wehrt { $member } mit den Karten der höchsten Summe ab.
   *[none] { $member } wehrt nicht mehr ab und behält alle Karten.
    }
asks-about-defence = Von jetzt an frage ich jedes Mal, wie { $member } abwehrt.
torn-how = Wen greift ein Gegner an, wenn er mehrere von euch angreifen könnte? (jetzt: { $preference })
orders-torn = Könnte ein Gegner mehrere von euch angreifen, gilt jetzt: { $preference }.
preference-label = { CAPITAL($preference) }
prefer-asking = die Buchführung fragen
prefer-life = wer am meisten Leben hat
prefer-member = { $member } zuerst

## A turn

has-turn = { $member } ist am Zug.
    .news = { "" }
misses-turn = { $member } ist geflohen und setzt aus.
do-what-now = Was tust du? Du hast { cards-count } auf der Hand.
about-acting = { $member } ist am Zug
choose-cards = Die Karten selbst aussuchen
choose-cards-detail = Wähle eine Aktion, die Karten kostet, dann die Karten.
choose-cards-for = Für welche Aktion willst du Karten aussuchen?
about-choosing-cards = { $member } sucht Karten aus
read-again = Noch einmal lesen: { $space }
leave-by = Verlassen: { $exit }
leave-by-detail = Du kannst nicht zurück. Auch die anderen müssen hier hinaus; dann ist die Seite vorbei.
end-turn = Deinen Zug beenden
end-turn-detail = Du behältst deine Handkarten.
discard-kept = Welche behaltenen Karten wirfst du ab, bevor du auf { $count } nachziehst?
about-kept = { $member } hat { cards-count } behalten und darf welche abwerfen

# Moving

move-to = Gehen: { $space }
move-around-to = Gehen: { $space }, um die Schiene herum
around-rail = { $space }, um die Schiene herum
pays = Zahle { $cards }
pays-and-meets = Zahle { $cards }. Dort: { $met }
meets-text = etwas zu lesen
meets-rail = über die Stromschiene
meets-enemies = { $enemies }
meets-fire = Feuer
meets-tokens = { $count } Stöbermarker
meets-task = die Gruppenaufgabe
meets-exit = ein Ausgang
meets-cover = ein Versteck
move-otherwise = Mit anderen Karten gehen
move-otherwise-detail = Du wählst das Feld und die Karten.
move-where = Wohin gehst du?
about-moving = { $member } überlegt, wohin
move-with-which = Welche Karten spielst du, um auf „{ $space }“ zu gehen?
about-paying = { $member } sucht Karten zum Gehen aus
by-way = { $rails ->
    [0] { "" }
   *[1] über die Stromschiene,{ " " }
    }{ $count ->
    [0] geradewegs
   *[other] über { $spaces }
    }
moves = { $member } geht auf „{ $space }“ ({ $cards }).
make-for-exit = Mit allen Karten auf den Ausgang zu
as-far-as = Du kommst bis „{ $space }“.

# Scavenging, recovering, talking

scavenge = Stöbern: Schwierigkeit { $difficulty }
scavenge-detail = Probe auf Witterung. Davon { $count ->
    [one] liegt
   *[other] liegen
    } hier { $count }.
scavenging = Stöbern
scavenged = Erstöbert
recover = Erholen: nicht mehr { status }
recover-detail = Probe auf { attribute }, Schwierigkeit { $difficulty }.
recovering = Erholen ({ status })
talk-to = Reden: { $enemy }
talk-detail = Probe auf Witterung, Schwierigkeit { $difficulty } + schwarzer Würfel: Bewohner +1.
feed = Füttern: { $enemy }
feed-detail = Zahle 1 Nahrung: Das ist dann ein neues Mitglied der Kolonie (Bewohner +1).
buy = Bei den Hausierern kaufen
buy-detail = Zahle { $price } Schrott für einen Gegenstand, einmal je Zug.
talking-to = Reden ({ $enemy })
jackdaw-court = Dohlengericht
shares-meal = { $member } teilt eine Mahlzeit
comes-along = { CAPITAL($enemy) } kommt mit { $member } mit.
    .book = { CAPITAL($enemy) } kommt mit { $member } mit.
    .heading = { CAPITAL($enemy) } kommt mit { $member } mit
buys = { $member } kauft bei den Hausierern
the-pedlars = Die Hausierer

# Group tasks

gives-up-task = Die Gruppe gibt die Gruppenaufgabe auf: { $task }.
starts-task = Eine Gruppenaufgabe beginnt{ $spaces ->
    [0] { "" }
   *[other] { " " }bei { $spaces }
    }: { $task } ({ attribute } { $difficulty }).
give-up-task = „{ $task }“ ist noch nicht fertig ({ $dial } von { $difficulty }). Aufgeben für „{ $other }“?
keep-task = Weiter mit „{ $task }“
begin-task = Anfangen: „{ $task }“
group-task = Gruppenaufgabe: { $task }
group-task-detail = { attribute } bisher: { $dial } von { $difficulty }. Dazu { $cards }.
add-which = „{ $task }“ braucht noch { $left } { attribute }{ $first ->
    [0] { "" }
   *[other] { " " }(erste Karte: { $first })
    }. Welche Karten legst du dazu?
about-task = { $member } sucht Karten aus für „{ $task }“
task-begins-with = Beginne die Aufgabe mit einer Karte „{ colour-attribute }“ oder „weiße Tapferkeit“.
task-goes-on-with = Jede weitere Karte braucht die Farbe oder die Zahl der ersten.
adds-cards = { $task }: { $member } legt { $cards } dazu{ $more ->
    [0] { "" }
   *[other] { " " }und +{ $more } für die Brechstange
    } (jetzt { $dial } von { $difficulty }).

# Tests

plays-cards = Spiele { $cards } ({ $chance } %). { $detail }
test-which = { $cause }: { test-difficulty }. Dein Bonus ist { $bonus }. Welche Karten spielst du? { $attribute ->
    [any] { "" }
   *[other] Beginn: { colour } oder weiß; weitere müssen ihre Farbe oder Zahl teilen.{ " " }
    }{ $chance ->
    [0] Keine deiner Karten reicht.
   *[other] Deine Chance: { $chance } % ({ $cards }).
    }
test-difficulty = { $attribute ->
    [any] Angriff
   *[other] Probe auf { attribute }, Schwierigkeit
    } { $difficulty }{ $opposed ->
    [0] { "" }
   *[1] { " " }+ schwarzer Würfel
    }
about-test = { $cause }: { $member } sucht Karten aus ({ test-difficulty })
bonus-otherwise = { $best }, sonst { $least }
use-charm = { $item } einsetzen
use-charm-detail = +1 auf diese Probe, einmal je Seite.
charm-needs-cards = Der Glücksbringer hilft nur mit Karten. Wähle auch Karten für die Probe.
test-begins-with = Beginne die Probe mit einer Karte „{ colour-attribute }“ oder „weiße Tapferkeit“.
cards-do-not-fit = { CAPITAL($cards) } passen nicht zusammen. Jede weitere Karte braucht die Farbe oder die Zahl der ersten.
does-not-try = { because }{ $member } spielt keine Karten und scheitert.
cannot-begin = { because }{ $member } hat keine Karte, mit der eine Probe auf { attribute } beginnen kann, und scheitert.
after-failed-test = Nach einer missglückten Probe
test-bonus = Bonus { $number }
white-die = weißer Würfel { $die }
test-adds-up = { $cause ->
    [0] { CAPITAL($parts) }
   *[other] { $cause }: { $parts }
    }, zusammen { $total }. { $member } braucht { $need }{ $black ->
    [0] { "" }
   *[other] { " " }({ $difficulty } + schwarzer Würfel { $black })
    }
test-in-short = { because }{ $member } { $success ->
    [1] schafft es
   *[0] scheitert
    } ({ $total } gegen { $need }).
takes-test = { test-adds-up } und { $success ->
    [1] schafft es
   *[0] scheitert
    }.
    .news = { test-in-short }
defends = { test-adds-up } { $success ->
    [1] und wehrt ab
   *[0] und wehrt nicht ab
    }.
    .news = { because }{ $member } { $success ->
        [1] wehrt ab
       *[0] wehrt nicht ab
        } ({ $total } gegen { $need }).

## The tale

story-title = Das Buch der Zunderbüchse
story-cast = { $roles }
story-role = { $character }, { $species } ({ $player })
story-chapter = Kapitel { $number }: { $title }
went-home = Dann kehrten wir um und gingen heim.
nobody-was-left = Am Ende stand niemand mehr.
was-built = Dann baute die Zunderbüchse { a-structure }. { $text }

## Answers ahead

play-least = Die wenigsten Karten, die reichen sollten
play-least-detail = Keine Karten, wenn es mit einem mittleren Wurf nicht reicht.
play-most = Die Karten mit der höchsten Summe
play-none = Keine Karten
play-none-detail = Du behältst alle.
when-attacked = Etwas greift dich an
if-life-one = die angegriffene Figur hat noch 1 Leben
if-life-two = die angegriffene Figur hat noch höchstens 2 Leben
when-hazard = Strecke oder Stromschiene verlangt eine Probe
when-nest = Die Gruppe stimmt über ein Nest ab
for-nest = Für ein Nest
against-nest = Dagegen
if-hurt = eine deiner Figuren hat noch höchstens 2 Leben
if-wounded = eine deiner Figuren ist verwundet
when-meal = Du darfst im Nest essen, um zu heilen
eat-food = Essen
if-wounds = wer isst, hat mindestens 2 Wunden
if-plenty = die Kolonie hat mindestens 4 Nahrung
when-asked = Jemand bittet dich um etwas, das du trägst
give-it = Hergeben
if-battery = es ist eine Batterie
when-kept = Dein Zug beginnt, und du darfst behaltene Karten abwerfen
keep-all = Alle behalten
discard-all = Alle abwerfen
if-strength = der Angriff hat mindestens Stärke { $number }
if-asks = { $player } fragt
if-kept = du hast mindestens { $number } Karten behalten

## How long an answer ahead counts: "until …"

until-characters = die Figuren gewählt sind
until-first-turn = der erste Zug auf dieser Seite beginnt
until-left = die Gruppe diese Seite verlassen hat
until-turn = der Zug von { $member } endet
until-step = dieser Schritt der Koloniephase endet
until-page = die Gruppe diese Seite verlässt: { $page }

## For newcomers

blurb = Durchsucht als kleine Tiere gemeinsam eine verlassene Stadt: Daheim bleibt je ein halbes Haferkorn.
goal = Ihr seid kleine Tiere in einer Eisenbahnstadt, aus der die Menschen über Nacht verschwunden sind. Ihr gewinnt oder verliert gemeinsam. Erfüllt in jedem Kapitel eine Mission draußen in der Stadt und bringt alle heim. Haltet die Kolonie Zunderbüchse am Leben, bis vier Figuren ihr eigenes Ziel erreicht haben.
course = In deinem Zug ziehst du auf fünf Karten nach und spielst sie, um zu gehen, zu stöbern, zu reden oder zu kämpfen. Meist legst du dafür eine Probe ab: Karten plus Bonus und Würfel. Kommst du auf ein markiertes Feld, lese ich dir den Abschnitt aus dem Buch vor, und oft wählst du, was geschieht. Schwarze Karten sammeln sich als Bedrohungen. Sind es genug, passiert etwas, oder die Gegner handeln, und du wehrst mit den Karten ab, die du behalten hast. Reisen und Rasten kosten Stunden, und zu viele Stunden kommen die Kolonie teuer zu stehen.
length = Ein Kapitel ist eine Mission und die Zeit daheim danach. Es dauert 25 bis 50 Züge: ein bis zwei Wochen bei ein paar Antworten am Tag oder einen Abend von zwei bis drei Stunden. Eine Kampagne hat etwa zehn Kapitel.
solo = Du spielst zwei Figuren.
measure = Leben
period = Zug
periods = Züge
you-are = Du bist { $character } ({ $species }, { $role }). { $short } { $items ->
    [none] hat nichts dabei
   *[other] trägt { $items }
    }{ $abilities ->
    [none] { "" }
   *[other] { " " }und kann „{ $abilities }“
    }. Das Ziel von { $short }: { $goal }
your-mission = Die Mission der Gruppe: { $goal } Ihr habt { $hours } Stunden.

# What the answers are for

verb-character = Wählen, wen du spielst
    .name = figur
verb-discard = Behaltene Karten abwerfen, dann nachziehen
    .name = abwerfen
verb-move = Wählen, wohin du gehst und womit du zahlst
    .name = gehen
verb-fight = Einen Gegner auf deinem Feld angreifen
    .name = nahkampf
verb-shoot = Einen Gegner in Sicht angreifen
    .name = schießen
verb-talk = Fremde auf deinem Feld für euch gewinnen
    .name = reden
verb-scavenge = Einen Stöbermarker auf deinem Feld durchsuchen
    .name = stöbern
verb-recover = Einen schlechten Zustand loswerden
    .name = erholen
verb-ability = Eine deiner Fähigkeiten einsetzen oder lernen
    .name = fähigkeit
verb-encourage = Jemandem mit wenigen Karten eine geben
    .name = ermutigen
verb-equip = Ausrüsten, packen, tauschen und Batterien einlegen
    .name = ausrüsten
verb-task = Karten zur Gruppenaufgabe legen
    .name = aufgabe
verb-defend = Karten gegen einen Angriff spielen oder eine Dauerregel setzen
    .name = abwehren
verb-choose = Wählen, was das Buch oder eine Regel dir überlässt
    .name = wählen
verb-visit = Den Abschnitt auf deinem Feld noch einmal lesen
    .name = nachlesen
verb-exit = Die Seite durch den Ausgang auf deinem Feld verlassen
    .name = verlassen
verb-nest = Nach einem Zug rasten: Nest vorschlagen, abstimmen, essen
verb-end = Deinen Zug beenden
    .name = beenden
verb-colony = Abstimmen, was daheim geschieht
    .name = kolonie
verb-hand = Deine Karten, Gegenstände und Fähigkeiten ansehen (das siehst nur du)
    .label = Hand
verb-look = Die Seite ansehen, ihre Felder, Gegner und Ausgänge, und die Kolonie
    .name = umsehen
    .label = Umsehen

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-discard = Wirf behaltene Karten ab, die du nicht brauchst; ich ziehe dann auf fünf nach. Behalte mindestens eine gute, denn mit der Hand wehrst du ab, wenn die Gegner handeln.
lesson-move = Gehen: Du machst so viele Schritte, wie die Zahlen deiner Karten ergeben, gleich welche Farbe. Eine farbige Linie kostet 3, oder 1, wenn alle bezahlten Karten ihre Farbe haben; such also zuerst nach solchen.
lesson-fight = Nahkampf trifft Gegner auf deinem Feld: Erreiche mit roten Kraftkarten ihre Abwehr plus schwarzen Würfel. Jeder Treffer ist eine Wunde; sieh dir die Chance an, bevor du Karten ausgibst.
lesson-shoot = Schießen trifft Gegner in Sicht, 1 Feld weit oder so weit deine Waffe reicht: Erreiche mit grünen Flinkheitskarten ihre Abwehr plus schwarzen Würfel. Schieß von fern, dann schlagen nur wenige zurück.
lesson-talk = Reden gewinnt Fremde auf deinem Feld, solange die Seite friedlich ist: Spiele gelbe Witterungskarten. Versuch es nur mit guter Chance, denn misslingt es, wird die ganze Seite feindlich.
lesson-scavenge = Stöbern durchsucht einen Marker auf deinem Feld: Beginne mit gelber Witterung oder weißer Tapferkeit und erreiche seine Zahl. Hohe Zahlen verstecken bessere Dinge; heb dir dafür die besten Karten auf.
lesson-recover = Erholen ist eine Probe, um einen schlechten Zustand loszuwerden. Versuch es, wenn andere von euch auf deinem Feld sind: Jede Figur senkt die Schwierigkeit um 1.
lesson-ability = Fähigkeit: Zahle weiße Tapferkeitskarten für etwas, das nur deine Figur kann. Zahle möglichst nicht mehr, als es kostet, denn der Rest verfällt.
lesson-encourage = Gib eine Handkarte an jemanden, der zwei oder weniger hat, egal wo. Tu es, bevor die Gegner handeln, denn damit wird abgewehrt.
lesson-equip = Ausrüsten oder tauschen kostet dich eine Karte, egal wie viel du dann umlegst. Nur Angelegtes hilft; leg also an, was du brauchst, und pack zwei weitere Dinge ein.
lesson-task = Gruppenaufgabe: Leg Karten dazu, ohne Würfel und über so viele Züge, wie ihr braucht. Jede Karte muss Farbe oder Zahl der ersten haben; beginnt mit einer Farbe, die ihr alle habt.
lesson-defend = Wehr ab, indem du mit Karten die Stärke des Angriffs plus schwarzen Würfel erreichst, sonst wirst du verwundet. Die erste Farbe ist frei; jede weitere Karte braucht Farbe oder Zahl der ersten.
lesson-character = Wähle deine Figur nach Bonus, Leben und Begabung. Eine Gruppe braucht Kämpfer und Finder, und im nächsten Kapitel wählst du neu.
lesson-choose = Wähle für dich, oder stimm ab, wenn es die ganze Gruppe angeht. Kostet eine Möglichkeit etwas oder verlangt sie eine Probe, steht es dabei; ohne Karte, die die Probe beginnt, misslingt sie.
lesson-visit = Noch einmal lesen führt dich wieder durch den Abschnitt auf deinem Feld, einmal je Zug. Vielleicht bringt er etwas anderes, vielleicht dasselbe; versuch es, wenn du nichts Besseres vorhast.
lesson-exit = Verlassen bringt dich von der Seite, und die anderen müssen denselben Ausgang nehmen. Geh, wenn du hier hast, was du willst, denn vielleicht kommt ihr nicht wieder.
lesson-nest = Schlag ein Nest vor, solange die Seite friedlich ist: Nahrung heilt Wunden, und schlechte Zustände enden. Es kostet 1 Stunde; es lohnt sich, wenn mehrere von euch verletzt sind.
lesson-end = Beende deinen Zug und behalte deine übrigen Karten zum Abwehren. Danach werden die Bedrohungen auf der Leiste gezählt; sieh vorher nach, was dann passiert.
lesson-colony = Daheim baut und flickt ihr, tauscht Dinge und wählt die nächste Mission; zu mehreren stimmt ihr ab. Behaltet etwas Nahrung und Schrott, denn nach jeder Mission isst die Kolonie.

## The book

premise =
    Eines Tages gingen die Menschen fort, alle, und sagten nicht, wohin. Die kleinen Tiere nennen es den Auszug. Sie zogen ein, wo noch etwas stand, und stellten fest, dass das meiste davon Deckel hatte.

    Die Zunderbüchse ist ein Stellwerk an einer toten Bahnstrecke, mit einem Ofen, einer Tafel, einer Dose Hafer und Blick auf die Stadt. Was eine Kolonie braucht, ist alles da draußen. Jemand muss es holen gehen, und das meiste gehört jemandem mit Zähnen.
# What the book tells of a fight, a hurt and a way. $way chooses among the ways to say it.

one-enemy = { $place ->
    [0] { enemy }
   *[other] { $name ->
        [Nadelmaus] eine der Nadelmäuse
        [Hundertbein] eins der Hundertbeine
       *[other] eine der { $name }n
    }
    }
is-hurt = { $cause ->
    [fire] { $members } { $count ->
        [one] kommt
       *[other] kommen
    } mit versengten Schnurrhaaren durchs Feuer bei „{ $space }“.
    [burning] Das Feuer lässt { $members } nicht los.
    [poison] Das Gift frisst sich weiter in { $members }.
    [attack] { $way ->
        [1] Der erste Schlag trifft { $members }.
        [2] Ehe jemand sieht, was es ist, { $count ->
            [one] ist
           *[other] sind
        } { $members } verletzt.
       *[0] Aus dem Nichts trifft etwas { $members }.
    }
    [rail] { $members } { $count ->
        [one] findet
       *[other] finden
    } die Schiene, die noch lebt.
   *[other] { $way ->
        [1] Das kostet { $members } ein paar Haare.
        [2] { $members } { $count ->
            [one] kriegt
           *[other] kriegen
        } das Schlimmste ab.
       *[0] { $members } { $count ->
            [one] spürt
           *[other] spüren
        } es noch morgen.
    }
    }
hurt-too = { $way ->
    [1] { $members } { $count ->
        [one] wird
       *[other] werden
    } auch verletzt.
    [2] { $members } { $count ->
        [one] kommt
       *[other] kommen
    } auch nicht heil davon.
   *[0] Für { $members } ist noch etwas übrig.
    }
is-routed = { $way ->
    [1] Gegen { $enemy } kommt { $member } nicht an und rettet nur das eigene Fell.
    [2] { $member } kann gegen { $enemy } nicht mehr und läuft.
   *[0] { CAPITAL($enemy) } kommt noch einmal, und { $member } lässt alles fallen und ist fort.
    }
fells-more = { $count ->
    [one] Noch einem Gegner
   *[other] Noch { SPELL($count) } Gegnern
    } geht es genauso.
has-learned = { $parts }.
learns-first = { $member } hat da draußen „{ $ability }“ gelernt
learns-next = { $member } „{ $ability }“
goes-on-to = Wir gehen weiter { to-place }. { $gone ->
    [one] Eine
   *[other] { CAPITAL(SPELL($gone)) }
    } von unseren { SPELL($hours) } Stunden { $gone ->
    [one] ist
   *[other] sind
    } um.
explores-next = { $way ->
    [1] Von da geht { $member } weiter zu „{ $space }“.
    [2] Danach versucht { $member } es bei „{ $space }“.
   *[0] Als Nächstes sieht { $member } sich „{ $space }“ an.
    }
about-character = { $species }, { $role }. { $bio }
afterwards = { CAPITAL(SPELL($population)) } von uns wohnen jetzt in der Zunderbüchse, mit { $food ->
    [0] keiner Mahlzeit
    [one] einer Mahlzeit
   *[other] { SPELL($food) } Mahlzeiten
    } in der Dose und { $scrap ->
    [0] keinem Stück
    [one] einem Stück
   *[other] { SPELL($scrap) } Stücken
    } Schrott im Bunker, und die Stimmung ist { $mood ->
    [good] prächtig
    [fair] heiter
   *[low] sehr leise
    }.
afterwards-nobody = Der Hebelraum ist leer, und jemand hat den Ofen gelöscht, ordentlich, mit Sand.
afterwards-goals = { $characters }: Mit einem eigenen Wunsch sind sie ausgezogen, und er ist in Erfüllung gegangen.
achieved = spielte { $characters }
achieved-by = { $member } ({ $abilities ->
    [one] { $abilities } Fähigkeit
   *[other] { $abilities } Fähigkeiten
    }, { $items ->
    [one] { $items } Gegenstand
   *[other] { $items } Gegenstände
    }{ $done ->
    [0] { "" }
   *[1] , eigenes Ziel erreicht
    })
ends-given-up = Wir haben die Zunderbüchse verloren.
ends-foraged = Der Streifzug ist gelungen, und die Zunderbüchse macht weiter.
ends-not-foraged = Der Streifzug ist misslungen, aber die Zunderbüchse macht weiter.
ends-done = „{ $mission }“ ist geschafft, und die Zunderbüchse macht weiter.
ends-failed = „{ $mission }“ ist gescheitert, aber die Zunderbüchse macht weiter.

## Packs, for their authors. What stands before a colon is the name of a field

pack-stays-behind = { $count ->
    [one] { $count } Ding
   *[other] { $count } Dinge
    } aus einem Paket, mit dem ihr nicht mehr spielt, sind zurückgeblieben.
pack-kind-items = Ein Gegenstand kommt in den Stapel der Gegenstände, zu den 47, die dort liegen.
pack-kind-encounters = Eine Begegnung kommt in den Stapel der Begegnungen, zu den 17, die dort liegen.
pack-effects = Schreibe eine Wirkung als Schlüssel mit Wert oder mit Teilen: `{"{"}dial: {"{"}food: 1{"}"}{"}"}`, `{"{"}wound: {"{"}who: active, n: 1{"}"}{"}"}`, `{"{"}status: frightened{"}"}`.
pack-does = In `does` geht { $effects }.
pack-loot = In `loot` geht { $effects }.
pack-dials = Anzeigen sind { $dials }, um -{ $most } bis { $most }. Andere Mengen sind 1 bis { $most }.
pack-lists = Eine Liste hat bis zu { $at_once } Wirkungen. Der Bot sagt in bis zu { $most } Zeichen, was ein Gegenstand tut.
pack-nested = Proben und Entscheidungen lassen sich { $deep } tief verschachteln. Die Schwierigkeit einer Probe ist 3 bis 10, die Stärke eines Angriffs 1 bis 9.
pack-item-id = `{"{"}item: {"{"}id: ...{"}"}{"}"}` nennt einen Gegenstand aus demselben Paket.
pack-items = Der Platz (`slot`) eines Gegenstands ist { $slots }, seine Kraft (`power`) { $powers }. Ausbauten der Kolonie gehen in einem Paket nicht.
pack-setup = `setup` nennt Gegner des Spiels, bis zur Zahl ihrer Karten: { $enemies }.
pack-enemy = { $enemy } ({ $copies })
pack-campaign = Eine Kampagne kann in jedem Kapitel ein Paket dazunehmen. In einem Kapitel ohne das Paket bleiben seine Karten zurück.
pack-tried = Alle Missionen wurden reihum gespielt. In jedem Stapel blieben { $left } der eigenen Karten des Spiels, damit die des Pakets oft kamen. In einer Kampagne kommen sie seltener.

# What is wrong with a card

fault-slot = slot: ist einer von { $slots }; Ausbauten gehen nicht
fault-range = range: eine Fernwaffe hat eine Reichweite, sonst nichts
fault-weapon-slot = slot: eine Waffe gehört in eine Pfote
fault-kind-slot = slot: bei dieser Art ist es { $kind }
fault-two-paw = two_paw: nur was in eine Pfote gehört, kann zwei Pfoten brauchen
fault-no-battery = bonus: braucht eine Batterie, aber der Gegenstand fasst keine
fault-battery = battery: nichts an dem Gegenstand nutzt sie
fault-power = power: ist eins von { $powers }
fault-does-nothing = bonus: der Gegenstand tut nichts
fault-long-summary = bonus: in Worten hat „{ $does }“ mehr als { $most } Zeichen; er muss weniger tun
fault-many-bonuses = bonus: es sind { $count }; erlaubt sind { $most }
fault-enemy = setup: einen gewöhnlichen Gegner { $enemy } gibt es nicht; es gibt { $enemies }
fault-copies = setup: es gibt keine { $count } { $enemy }
fault-special = special: geht nur mit situation: safe
fault-nested = { $where }: mehr als { $most } Proben und Entscheidungen ineinander
fault-many-effects = { $where }: es sind { $count }; erlaubt sind { $most }
fault-effect = { $where }: { $effect } ist nichts von { $effects }
fault-item-id = { $where }.id: im Paket gibt es keinen Gegenstand { $item }
fault-need = { $where }.need: eine Karte kann keine Bedingung haben
fault-cost = { $where }.cost: 1 bis 3 von { $dials }
fault-difficulty = { $where }.difficulty: ist 3 bis 10
fault-idle-test = { $where }: weder Erfolg noch Misserfolg bewirkt etwas
fault-dials = { $where }: -3 bis 3 von { $dials }
fault-amount = { $where }.n: ist 1 bis 3
fault-one-of-each = { $where }.n: es gibt von jedem nur eins
fault-strength = { $where }.strength: 1 bis 9 bei einem Angriff, sonst nichts
fault-long-text = { $where }.{ $field }: ist länger als { $most } Zeichen

## Options

option-two-each = Zwei Figuren pro Person
    .about = Für zwei: Jede Person spielt zwei Figuren. Allein ist das immer so.
