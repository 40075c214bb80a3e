# Posthuman
#
# Erzählte Sätze enden mit einem Punkt. Was Karten tun, steht im Infinitiv: „2 Gesundheit bekommen“.
#
# Glossar: ein Wort für eine Sache.
#
# Reisepunkt      bringt eine abgeschlossene Zone; mit 10 ist die Festung erreicht (journey point)
# Plättchen       ein Stück der eigenen Karte mit 1 bis 3 Zonen und Ausgängen (tile)
# Zone            ein Teil eines Plättchens; man betritt sie beim Weiterziehen
# Gelände         Land, Stadt, Gebirge oder Wildnis (terrain)
# Begegnung       eine Karte in einer Zone: eine Geschichte oder ein Kampf (encounter)
# Figur           auf eine Zone gedruckt; jede bedeutet eine Begegnung
# Kampf           erst wird geschossen, dann folgen bis zu 3 Runden Nahkampf
# ausweichen      davonkommen, bevor ein Kampf beginnt (evade)
# tauschen        einen Abwehrwürfel statt eines Nahkampfwürfels werfen (swap)
# neu würfeln     einen Würfel noch einmal werfen (re-roll)
# Zug             was alle gemeinsam tun, vom Ereignis bis zu den Mutanten (turn)
# Runde           ein Schlagabtausch im Nahkampf (round)
# Wunde           kostet 1 Gesundheit
# Narbe           eine Karte; manche Narben sind Mutationen (scar)
# Mutantenaktion  eine Karte, die ein Mutant gegen einen Menschen ausspielt
# zusammenbrechen bei 0 Gesundheit oder Moral: man erwacht zu Hause, mit zwei Narben (knocked out)
# Mensch, Mutant  was jemand am Tisch ist; ein Gegner ist keines von beiden
# Begleiter       wer mit einem Menschen reist (follower)
# Gegenstand      eine Karte, die ein Mensch bei sich trägt; Sachen sind alle zusammen (item, gear)
# Fach            Platz im Rucksack (slot)
# Hand            Karten für später: niemand sonst sieht sie, und sie tun noch nichts
# griffbereit     eine Waffe unter den Sachen, mit der man kämpft (wield)
# Unterschlupf    Plättchen oder Zone, wo niemand essen muss (safe house)
# lagern, sammeln, erkunden, weiterziehen   die vier Aktionen

## Lists

with-comma = { $before }, { $after }
with-semicolon = { $before }; { $after }
with-space = { $before } { $after }
with-new-line =
    { $before }
    { $after }
all-of = { $things }
sentence = { $text }.
capital-sentence = { CAPITAL($text) }.
nothing = nichts
label = { CLIP($text, 80) }
detail = { CLIP($text, 100) }
because = { $cause ->
    [none] { "" }
   *[other] { $cause }:{ " " }
    }

## Things

# Der Name einer Karte mitten im Satz, im Nominativ.
within = { FORM($name, "gender") ->
    [m] der { $name }
    [f] die { $name }
    [n] das { $name }
    [many] die { $name }
   *[other] { $name }
    }
    .gender = { FORM($name, "gender") }
stat = { $stat ->
    [strength] Stärke
    [speed] Tempo
    [mind] Verstand
    [melee] Nahkampf
   *[shooting] Schießen
    }
stat-value = { stat } { $value }
terrain = { $terrain ->
    [rural] Land
    [urban] Stadt
    [mountain] Gebirge
   *[wilderness] Wildnis
    }
action = { $action ->
    [camp] lagern
    [forage] sammeln
    [scout] erkunden
    [move] weiterziehen
    [evade] ausweichen
    [shoot] schießen
    [trade] handeln
    [mutant] als Mutant angreifen
   *[nothing] nichts tun
    }
side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
    }
side-letter = { $side ->
    [N] N
    [E] O
    [S] S
   *[W] W
    }
enemy-kind = { $kind ->
    [mutant] Mutant
    [human] Mensch
   *[animal] Tier
    }
weapon-class = { $of ->
    [blade] Klinge
    [blunt] Schlagwaffe
    [polearm] Stangenwaffe
    [pistol] Pistole
    [rifle] Gewehr
    [shotgun] Flinte
    [bow] Bogen
   *[thrown] Wurfwaffe
    }
unit = { $unit ->
    [health] Gesundheit
    [morale] Moral
    [food] Nahrung
    [ammo] Munition
    [xp] EP
    [jp] { $n ->
        [one] Reisepunkt
       *[other] Reisepunkte
        }
    [scar] { $n ->
        [one] Narbe
       *[other] Narben
        }
    [item] { $n ->
        [one] Gegenstand
       *[other] Gegenstände
        }
    [skill] { $n ->
        [one] Fertigkeit
       *[other] Fertigkeiten
        }
    [follower] Begleiter
    [weapon] { $n ->
        [one] Waffe
       *[other] Waffen
        }
    [tile] Plättchen
    [mutation] { $n ->
        [one] Mutation
       *[other] Mutationen
        }
    [point] { $n ->
        [one] Punkt
       *[other] Punkte
        }
    [equipment] { $n ->
        [one] Ausrüstungskarte
       *[other] Ausrüstungskarten
        }
    [weapons] { $n ->
        [one] Waffenkarte
       *[other] Waffenkarten
        }
   *[hand] { $n ->
        [one] Karte
       *[other] Karten
        }
    }
amount = { $n } { unit }
amount-of-yours = { $n } von { $have } { unit }
wounds = { $n ->
    [one] { $n } Wunde
   *[other] { $n } Wunden
    }
hurt = { $hurt ->
    [health] Gesundheit
   *[morale] Moral
    }
goods = { $goods ->
    [food] Nahrung
   *[ammo] Munition
    }

## What cards do

use-card = Einsetzen: { $card }
effect-limit = { $limit ->
    [turn] { " " }(1× je Zug)
    [combat] { " " }(1× je Kampf)
    [once] { " " }(einmal)
    [discard] { " " }(danach ablegen)
   *[always] { "" }
    }
effect = { $does }{ effect-limit }
effect-when = { $when }: { $does }{ effect-limit }
for-costs = für { $costs }
discarding = diese Karte ablegen
this-card = diese Karte
hook = { $hook ->
    [setup] zu Beginn
    [eat] beim Essen
    [declare] bei der Wahl der Aktion
    [trade] beim Handeln
    [camp] im Lager
    [forage] beim Sammeln
    [scout] beim Erkunden
    [move_start] beim Weiterziehen
    [tile_drawn] beim Ziehen eines Plättchens
    [zone_enter] beim Betreten einer Zone
    [reveal] bei einer Begegnung
    [evade] beim Ausweichen
    [combat_start] bei Kampfbeginn
    [shoot_roll] beim Schießen
    [shoot_result] nach deinem Schuss
    [shot_at] wenn ein Gegner auf dich schießt
    [round_start] zu Beginn einer Runde
    [melee_roll] im Nahkampf
    [melee_result] nach einem Nahkampfwurf
    [wounds_out] wenn du einen Gegner verwundest
    [wounds_in] wenn du verwundet wirst
    [kill] wenn ein Gegner stirbt
    [combat_end] nach einem Kampf
    [test] bei Proben
    [supply] wenn du Vorräte nimmst
    [zone_done] wenn du eine Zone abschließt
    [tile_done] wenn du ein Plättchen abschließt
    [scar] wenn du eine Narbe ziehst
    [ko] wenn du zusammenbrichst
    [xp] wenn du EP ausgibst
    [mutant_step] wenn die Mutanten dran sind
    [turn_end] am Ende des Zuges
   *[score] am Ende des Spiels
    }

# Conditions

against-enemies = gegen { $n } oder mehr Gegner
in-round = in Runde { $n } des Nahkampfs
on-terrain = im Gelände { $terrains }
enemies-of-kind = { $kind ->
    [mutant] Mutanten
    [human] Menschen
   *[animal] Tiere
    }
against-kind = gegen { $kinds }
where-owner-is = { $flag ->
    [safe_house] in einem Unterschlupf
    [safe_house-no] außerhalb eines Unterschlupfs
    [in_company] mit einem anderen Menschen im selben Gelände
   *[in_company-no] mit niemandem sonst im selben Gelände
    }
if-facts = wenn { $facts }
fact = { $flag ->
    [caught] das Ausweichen misslungen ist
    [caught-no] das Ausweichen nicht misslungen ist
    [won] du den Kampf gewonnen hast
   *[won-no] du den Kampf nicht gewonnen hast
    }

# What happens

for-whom = { $whom ->
    [other] { " " }(jemand anderes im selben Gelände)
    [chosen] { " " }(du oder jemand im selben Gelände)
    [all] { " " }(alle Menschen)
    [here] { " " }(alle im selben Gelände)
   *[self] { "" }
    }
moves-hunger = { $way ->
    [more] { $n ->
        [one] { $n } Feld hungriger werden
       *[other] { $n } Felder hungriger werden
        }
   *[less] Hunger um { $n } senken
    }{ for-whom }
heal-scars = { amount } deiner Wahl ablegen{ for-whom }
draw-scars = { amount } ziehen{ for-whom }
change-amount = { amount } { $way ->
    [more] bekommen
   *[less] verlieren
    }{ for-whom }
deck-cards = { $deck ->
    [supply] { $n ->
        [one] Vorratskarte
       *[other] Vorratskarten
        }
    [equipment] { $n ->
        [one] Ausrüstungskarte
       *[other] Ausrüstungskarten
        }
    [weapons] { $n ->
        [one] Waffe
       *[other] Waffen
        }
    [skills] { $n ->
        [one] Fertigkeit
       *[other] Fertigkeiten
        }
    [encounter] { $n ->
        [one] Begegnung
       *[other] Begegnungen
        }
   *[events] { $n ->
        [one] Ereigniskarte
       *[other] Ereigniskarten
        }
    }
draw-cards = { $n } { deck-cards } ziehen{ $keep ->
    [0] { "" }
   *[other] , { $keep } behalten
    }
lose-cards = { amount }{ $unit ->
    [item] { " " }von deinen Sachen
    [hand] { " " }aus der Hand
   *[other] { "" }
    } verlieren
steal = einem Menschen im selben Gelände { amount }{ $unit ->
    [item] { " " }der Größe { $size }
   *[other] { "" }
    } nehmen{ $contest ->
    [1] , wenn dein Würfel + Tempo höher ist
   *[0] { "" }
    }
act-for-free = kostenlos { action }
may-not = { $who ->
    [human] der Mensch kann
   *[you] du kannst
    } nicht { $actions }
plain = { $word ->
    [allow_evade] auch dem nächsten Gegner ausweichen dürfen
    [trade_any] diesmal mit Menschen in jedem Gelände handeln
    [end_combat] alle Gegner fliehen
    [reroll_passed] eine bestandene Probe auf Verstand noch einmal würfeln
    [no_target] niemand kann dich als Ziel wählen
    [replace_encounter] die Begegnung durch die nächste ersetzen
    [extra_encounter] eine weitere Begegnung haben
   *[fortress] das ist der letzte Zug des Spiels
    }
deal-wounds = { wounds } für { $target ->
    [one] einen Gegner
    [all] jeden Gegner
   *[player] dich
    }
add-minions = { $n ->
    [one] { $n } Handlanger ({ enemy-kind }) kommt dazu
   *[other] { $n } Handlanger ({ enemy-kind }) kommen dazu
    }
look-at-cards = { $n ->
    [one] die oberste { deck-cards } ansehen und zurücklegen
   *[other] die ersten { $n } { deck-cards } { $reorder ->
        [1] ordnen
       *[0] ansehen und zurücklegen
        }
    }{ $discard ->
    [0] { "" }
   *[other] , oder bis zu { $discard } ablegen
    }
metric = { $metric ->
    [place] Reisepunkte
    [tiles] Plättchen
    [xp] EP
    [health] Gesundheit
    [morale] Moral
    [food] Nahrung
    [ammo] Munition
    [scars] Narben
   *[hunger] Hunger
    }
which = { $which ->
    [most] { $metric ->
        [place] den meisten
        [tiles] den meisten
        [xp] den meisten
        [scars] den meisten
        [hunger] dem größten
       *[other] der meisten
        }
   *[least] { $metric ->
        [place] den wenigsten
        [tiles] den wenigsten
        [xp] den wenigsten
        [scars] den wenigsten
        [hunger] dem kleinsten
       *[other] der wenigsten
        }
    }
metric-dative = { $metric ->
    [place] Reisepunkten
   *[other] { metric }
    }
compare = der Mensch mit { which } { metric-dative }{ $alone ->
    [1] { " " }(kein Gleichstand)
   *[0] { "" }
    }: { $does }
keep-event = der Mensch mit { which } { metric-dative } behält diese Karte
choose-way = eins davon wählen: { $ways }
test-stat = Probe auf { stat } ({ $results })
test-stat-at = Probe auf { stat } mit { $modifier } ({ $results })
if-passed = bestanden: { $does }
if-failed = misslungen: { $does }

# What lasts

scope = { $scope ->
    [round] { " " }in dieser Runde
    [combat] { " " }in diesem Kampf
    [turn] { " " }in diesem Zug
   *[always] { "" }
    }
change-stat = { stat } { $change }{ scope }
change-evade = { $change } beim Ausweichen
change-tests = { $change } bei Proben
change-stat-tests = { $change } bei Proben auf { stat }
die-kind = { $die ->
    [melee] Nahkampfwürfel
    [defence] Abwehrwürfel
   *[shooting] Schusswürfel
    }
change-dice = { $change } { die-kind }{ $side ->
    [enemy] { " " }für die Gegner
   *[player] { "" }
    }{ scope }
melee-dice = { $n } Nahkampfwürfel
set-dice = in Runde { $round } { $who ->
    [enemies] werfen die Gegner
    [human] wirft der Mensch
   *[you] wirfst du
    } { melee-dice }
roll-again = { $up_to ->
    [1] bis zu { $n }
   *[0] { $n }
    } { $dice } { $whose ->
    [enemy] eines Gegners{ " " }
   *[player] { "" }
    }neu würfeln
roll-again-shown = { $n } { $dice } { $whose ->
    [enemy] eines Gegners{ " " }
   *[player] { "" }
    }mit { melee-face } neu würfeln
melee-face = { $face ->
    [miss] Fehlschlag
    [warrior] Krieger
    [block] Block
    [attack] Angriff
    [critical] Volltreffer
   *[special] Spezial
    }
change-face = { $n } { $before } auf { $side ->
    [enemy] gegnerischen Würfeln
   *[player] deinen Würfeln
    } zählt als { $after }
cancel-face = { $n } { melee-face } auf { $side ->
    [enemy] gegnerischen Würfeln
   *[player] deinen Würfeln
    } zählt nicht
prevent-wounds = { $n ->
    [one] { wounds }
   *[other] bis zu { wounds }
    } { $what ->
    [melee] im Nahkampf{ " " }
    [shooting] durch Schüsse{ " " }
   *[any] { "" }
    }verhindern{ for-whom }
change-range = { $change } Reichweite
change-weapon-dice = { $change } eigene Würfel der Waffe
change-slots = { $change } { $n ->
    [one] Fach
   *[other] Fächer
    } im Rucksack
change-hand = { $change } { $n ->
    [one] Handkarte
   *[other] Handkarten
    }
change-supply = { $change } { $n ->
    [one] Vorratskarte
   *[other] Vorratskarten
    }
swap-more = jede Nahkampfrunde { $n } Würfel mehr tauschen
draw-tiles = { $n } Plättchen ziehen und 1 behalten
more-weapons = { $n ->
    [one] { $n } Nahkampfwaffe
   *[other] { $n } Nahkampfwaffen
    } zugleich griffbereit halten
expert-shots = Meisterschüsse treffen ({ $classes })

# Items

item-size = Größe { $size }
for-weapons = für { $classes }
weapon-hands = { weapon-class }{ $of ->
    [thrown] { "" }
   *[other] , { $hands ->
        [one] { $hands } Hand
       *[other] { $hands } Hände
        }
    }
weapon-shots = { $dice } Würfel, Reichweite { $range }{ $ammo ->
    [0] { "" }
   *[other] , { $ammo } Munition
    }, Spezial { $specials }
weapon-stuns = keine Wunde, Gegner in Runde 1: 1 Würfel
weapon-wounds = { wounds }{ $special ->
    [effect] { "" }
    [attack] , Spezial: Angriff
    [critical] , Spezial: Volltreffer
    [knockdown] , Spezial: Umwerfen
   *[wound] , Spezial: 1 Wunde mehr
    }
human-must = der Mensch muss { $does }
plain-for-human = { $word ->
    [replace_encounter] der Mensch hat stattdessen die nächste Begegnung
    [extra_encounter] der Mensch hat eine weitere Begegnung
   *[end_combat] { plain }
    }
human-dice = { $change } { die-kind } für den Menschen

## Using cards, and what they do

uses-card = { $player } setzt „{ $card }“ ein.
not-now = Nicht jetzt
use-now = Jetzt einsetzen: { $card }? { $detail }
which-way = { $cause }: Was tust du?{ $unpaid ->
    [none] { "" }
   *[other] { " " }Du kannst dir { $unpaid } nicht leisten.
    }
unpaid-way = „{ $way }“ ({ $costs })
way = { CAPITAL($way) }
decline = Ablehnen
agree = Zustimmen
nothing-happens = Nichts geschieht.
that-nothing-happens = nichts geschieht
way-for-costs = { $costs } zahlen: { $does }.
compares-tied = { because }Gleichstand, also geschieht nichts.
keeps-event = { $player } behält { $card }.
    .book = Von jetzt an gehört „{ $card }“ zu { $player }.
steals-goods = { because }{ $player } nimmt { $n } { goods } von { $victim }.
races-to-steal = { because }{ $player } würfelt { $mine } + Tempo { $speed }, { $victim } würfelt { $theirs } + Tempo { $other }. { $player } { $quicker ->
    [1] ist schneller und greift zu
   *[0] ist zu langsam und geht leer aus
    }.
steals-too-late = { because }{ $victim } hat nicht mehr, was { $player } nehmen wollte.
steal-from-whom = { $cause }: Wem nimmst du etwas weg?
steal-what = { $cause }: Was nimmst du von { $victim }?
steals-item = { because }{ $player } nimmt { $card } von { $victim }.
for-whom-is-it = { $cause }: Wer bekommt es?
agree-to-card = { $player } will { $card } bei dir einsetzen. Einverstanden?
agree-to-card-by = { $player } will { $card } bei dir einsetzen ({ $cause }). Einverstanden?
declines-card = { $player } lehnt { $card } ab.
nothing-left = Nichts mehr da
gains-journey-point = { because }{ $player } bekommt 1 Reisepunkt (jetzt { $place } von { $goal }).
hunger-moves = { because }{ $player } { $hunger ->
    [0] ist nicht mehr hungrig
   *[other] ist jetzt { $way ->
        [rises] hungriger
       *[falls] weniger hungrig
        } (Hunger { $hunger })
    }.
discard-which-scar = { $cause }: Welche Narbe legst du ab?
about-discarding-scar = { $player } wählt eine Narbe zum Ablegen
discards-scar = { because }{ $player } legt eine Narbe ab (noch { $scars }).
lose-which = { $cause }: Welche Karte verlierst du?
about-losing = { $player } wählt, welche Karte verloren geht
loses-card = { because }{ $player } verliert { $card }.
you-see-cards = { $cause }: Du siehst { $cards }.
looks-at-cards = { because }{ $player } sieht sich { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
    } an.
discard-nothing = Nichts ablegen
discard-card = { $card } ablegen
discard-one = { $cause }: { $n ->
    [one] Das ist die nächste
   *[other] Das sind die nächsten
    } { deck-cards }. Legst du eine ab?
which-comes-first = { $cause }: Das sind die nächsten { deck-cards }. Welche kommt zuerst?
which-comes-next = { $cause }: Welche kommt danach?
seen-story = Eine Geschichte mit einer Wahl.
seen-enemy = Ein Gegner ({ enemy-kind }): Tempo { $speed }, Gesundheit { $health }, Nahkampf { $melee }, { wounds } pro Treffer.
about-looking-at-cards = { $player } sieht sich Karten an

## The character sheet

loses-on-track = { because }{ $player } verliert { $n } { hurt } (noch { $left }).
    .book = Es kostet { $player } { SPELL($n) } { hurt }.
gains-on-track = { because }{ $player } bekommt { $n } { hurt } (jetzt { $now }).
    .book = { $player } gewinnt { SPELL($n) } { hurt } zurück.
gains-goods = { because }{ $player } bekommt { $goods }.
    .book = { $player } nimmt mit: { $goods }.
loses-goods = { because }{ $player } verliert { $goods }.
    .book = { $player } büßt ein: { $goods }.
pays-goods = { because }{ $player } zahlt { $goods }.
    .book = { $player } gibt dafür her: { $goods }.
stat-rises = { because }{ stat } von { $player } steigt auf { $value }.
passes-test = { because }{ $player } macht eine Probe auf { stat }, braucht höchstens { $most }, würfelt { $face } und besteht.
fails-test = { because }{ $player } macht eine Probe auf { stat }, braucht höchstens { $most }, würfelt { $face } und scheitert.
passes-chosen-test = { passes-test }
fails-chosen-test = { fails-test }
rolled-again = Noch einmal gewürfelt

## The market

buying-order = Gekauft wird nach Tempo: { $players }.
buy-what = Du hast { $food } Nahrung. Was kaufst du?
buy-what-alone = Du hast { $food } Nahrung, und sonst kauft niemand mehr. Was kaufst du?
buy-no-more = Nichts mehr kaufen
pass-is-final = Später kannst du nichts mehr kaufen.
item-for-sale = { $item }: { $price } Nahrung
not-for-sale = Das ist nicht zu haben.
costs-too-much-food = Das kostet { $price } Nahrung, du hast { $food }.
fills-too-many-slots = Das füllt { $size } Fächer, dein Rucksack hat { $slots }.
keep-slot-free = Lass 1 Fach für eine Nahkampfwaffe frei.
buys-no-more = { $player } kauft nichts mehr.
buys = { $player } kauft { $items } für { $price } Nahrung.

## Followers

nobody-left-to-follow = { because }Es ist kein Begleiter mehr im Stapel.
    .book = Es ist niemand mehr da, der mitkäme.
somebody-follows = { because }{ $player } bekommt einen Begleiter.
    .book = Jemand geht mit { $player } mit.
follows-you = { $follower } kommt mit, verdeckt.
    .book = { CAPITAL($follower) } kommt mit, verdeckt.
calls-on = { $player } deckt einen Begleiter auf: { $follower }.
    .book = { CAPITAL($player) } ruft jemanden her: { $follower }.
leaves = { because }{ $follower } verlässt { $player }.
    .book = { CAPITAL($follower) } verlässt { $player }.
leaves-unseen = { because }Ein Begleiter verlässt { $player }.
    .book = Ein Begleiter verlässt { $player }.
losing-follower = Verlust: { $follower }
no-food-for-follower = { $cause }: Ein Begleiter käme mit { $player } mit, aber die Nahrung reicht nicht.
    .book = Jemand käme mit { $player } mit, aber für einen mehr reicht das Essen nicht.
pay-follower = { $cause }: 1 von { $food } Nahrung für einen Begleiter zahlen?
pay-food = 1 Nahrung zahlen
pay-food-detail = Zieh einen Begleiter, verdeckt.
go-on-alone = Allein weitergehen

## Experience

keeps-xp = { $player } bekommt { $xp } EP (jetzt { $total }).
    .news = { "" }
gains-xp = { because }{ $player } bekommt { $xp } EP.
    .book = { $player } lernt etwas daraus.
loses-xp = { because }{ $player } verliert { $xp } EP.
xp-becomes-counters = Ein Stapel ist leer: Die Karten, die als EP dienten, werden zu Markern.
spend-what = Du hast { $xp } EP. Was kaufst du?
spent-xp = { $xp } EP
buy-skill = 3 EP zahlen: eine Fertigkeit
buy-skill-detail = Zieh 2 Fertigkeiten und behalte 1.
buy-stat = 6 EP zahlen: { stat } { $value }
buy-stat-detail = Dauerhaft{ $stat ->
    [strength] ; Gesundheit und ihre Grenze steigen auch um 1
    [mind] ; Moral und ihre Grenze steigen auch um 1
   *[other] { "" }
    }.
keep-which-skills = { $n ->
    [one] Welche Fertigkeit
   *[other] Welche { $n } Fertigkeiten
    } behältst du?
about-keeping-skills = { $player } hat Fertigkeiten gezogen und sucht aus
learns-skill = { because }{ $player } lernt { $skill }. { $detail }
    .short = { because }{ $player } lernt { $skill }.
    .book = { CAPITAL($player) } lernt { $skill }.
no-skill-left = { because }Es ist keine Fertigkeit mehr im Stapel.
    .book = Es gibt keine Fertigkeit mehr zu lernen.

## Supplies

no-supply-left = { $cause }: Es ist keine Vorratskarte mehr da.
finds-no-supply = { $cause }: { $player } findet nichts (Gelände: { terrain }).
keep-supplies = { $cause }: Wähle { $keep } dieser Vorratskarten.
gives-nothing = Du bekommst nichts.

## Items

adds-to-gear = { $player } nimmt { $card } zu den Sachen.
mounts = { $player } montiert { $card } an { $weapon }.
cannot-carry = { $player } kann { $card } nicht mehr tragen und legt die Karte ab.
discards-item = { $player } legt { $card } ab.
wields = { $player } hält jetzt { $card } griffbereit.
no-item-left = { because }Es ist keine { deck-cards } mehr da.
draws-items = { because }{ $player } zieht { $n } { deck-cards }.
draws-to-keep = { because }{ $player } zieht { $n } { deck-cards } und behält { $keep }.
keep-items = { $n ->
    [one] Welche Karte
   *[other] Welche { $n } Karten
    } behältst du? Den Rest legst du ab.
keep-all-items-but-one = { $n ->
    [one] Welche Karte
   *[other] Welche Karten
    } behältst du? Die andere legst du ab.
about-keeping-items = { $player } hat { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
    } gezogen und sucht aus
you-draw = Du ziehst { $cards }.
you-found = Du ziehst { $card }. { $detail }{ $fits ->
    [1] { "" }
   *[0] { " " }Das passt nicht in deinen Rucksack; er hat { $free ->
        [0] kein freies Fach
        [one] nur { $free } freies Fach
       *[other] nur { $free } freie Fächer
        }.
    }
find-is-used = Du hast { $card } gefunden und nicht mehr auf der Hand.
about-finding = { $player } hat etwas gefunden und überlegt, ob es mitkommt
keep-for-later = Für später behalten
keep-for-later-detail = Auf deiner Hand, die niemand sonst sieht, tut die Karte nichts.
leave-it = Liegen lassen
leave-detail = Du legst die Karte ab.
hand-too-full = Du hast { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
    } zu viel. Nimm eine zu deinen Sachen oder leg eine ab.
about-full-hand = { $player } hat zu viele Handkarten und nimmt welche zu den Sachen oder legt sie ab
wield = { $card } griffbereit halten
stays-packed = Statt { $card } ({ $detail }).
add-to-gear = { $card } zu deinen Sachen nehmen
fills-slots = { $works ->
    [yes] Wirkt von jetzt an und füllt
    [mounted] Wirkt erst montiert und füllt
   *[no] Füllt
    } { $size ->
    [0] kein Fach
    [one] { $size } Fach
   *[other] { $size } Fächer
    } im Rucksack ({ $free } frei).
wield-and-drop = { $card } griffbereit halten, { $dropped } ablegen
mount = { $card } an { $weapon } montieren
mounted-for-good = Bleibt für immer dort und füllt kein Fach.
drop = { $card } ablegen
drop-wielded = { $card } ablegen (griffbereit)
frees-slots = Macht { $n ->
    [one] { $n } Fach
   *[other] { $n } Fächer
    } frei.
frees-slots-for-good = Macht { $n ->
    [one] { $n } Fach
   *[other] { $n } Fächer
    } frei; die Karte ist aus dem Spiel.

## Scars, and turning

draws-scar = { because }{ $player } zieht eine Narbe{ $scars ->
    [one] { "" }
   *[other] { " " }(jetzt { $scars })
    }.
    .book = { $player } hat jetzt { SPELL($scars) } Narben. Sonntags werden sie nachgemessen.
no-scar-left = { because }Für { $player } ist keine Narbe mehr da.
your-scar = Du ziehst die Narbe „{ $scar }“ ({ $does }). Solange du Mensch bist, wirkt sie nicht.
your-plain-scar = Du ziehst die Narbe „{ $scar }“. Solange du Mensch bist, wirkt sie nicht.
own-scar = { $kind ->
    [blank] Keine Mutation, ohne Wirkung.
   *[mutation] { $n ->
        [0] Eine Mutation.
       *[other] Eine Mutation: { $does }.
        }
    }
your-blank-scar = Du ziehst die Narbe „{ $scar }“ (ohne Wirkung).
a-weapon = { $own ->
    [yes] eine Waffe
   *[no] eine Waffe: { $weapon }
    }
more-to = verbessert { $title }
nothing-to-decide = Narben: { amount } ({ $most } machen dich zum Mutanten). Noch gibt es nichts zu entscheiden, aber ich frage, damit die anderen nichts merken.
turn-or-not = Narben: { amount } ({ $left ->
    [one] noch { $left } macht
   *[other] noch { $left } machen
    } dich zum Mutanten). Wirst du jetzt zum Mutanten?
go-on = Weiter
stay-human = Mensch bleiben
stay-human-detail = Du unterdrückst die Mutation und spielst als Mensch weiter.
turn-mutant = Mutant werden
turn-mutant-detail = Bis zum Schluss, ohne Punkte und Sachen. Mutanten gewinnen, wenn kein Mensch mehr da ist.
never-turn = Mensch bleiben und nicht mehr fragen
never-turn-detail = Mit { $most } Mutationen wirst du doch zum Mutanten. Du kannst das später ändern.
about-scar = { $player } hat eine Narbe gezogen und sieht sie sich an
turns-mutant = { $player } wird zum Mutanten und spielt jetzt Karten gegen die Menschen.
    .book = { $player } ist kein Mensch mehr.
    .heading = { $player } ist kein Mensch mehr
turns-mutant-with = { $player } wird zum Mutanten ({ $mutations }) und spielt jetzt Karten gegen die Menschen.
    .book = { $player } ist kein Mensch mehr: { $mutations }.
    .heading = { $player } ist kein Mensch mehr
mutations-change = Mutationen ändern die Werte von { $player }: { $stats }.
draws-actions = { $player } zieht { $n ->
    [one] { $n } Mutantenaktion
   *[other] { $n } Mutantenaktionen
    }.

## Building a character

has-stats = { $player } hat { $stats }.
everybody-has-flare = Alle haben eine Signalfackel und können { $food } Nahrung ausgeben.
one-value-each = Wähle für jeden Wert eine Zahl.
costs-too-many-points = Das kostet { $price } Punkte, du hast { $points }.
raise-which-stats = Du hast { $points } Punkte für deine fünf Werte; jeder steht auf 2. Welche erhöhst du?
raise-stat = { stat } { $value }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
    }
brings-strength = { $value ->
    [3] 6 Gesundheit
    [4] 7 Gesundheit; +1 Wunde im Nahkampf
   *[5] 8 Gesundheit; +2 Wunden im Nahkampf
    }
brings-speed = { $value ->
    [3] Du weichst leichter aus und schießt früher
    [4] Noch früher; du darfst 1 Nahkampfwürfel gegen einen Abwehrwürfel tauschen
   *[5] Noch früher; du darfst 2 Nahkampfwürfel gegen Abwehrwürfel tauschen
    }
brings-mind = { $value ->
    [3] 6 Moral; 2 Fertigkeiten
    [4] 7 Moral; 3 Fertigkeiten; in jedem Kampf 1 Würfel neu würfeln
   *[5] 8 Moral; 3 Fertigkeiten; in jedem Kampf 2 Würfel neu würfeln
    }
brings-melee = { $value ->
    [5] 1 Würfel mehr gegen schwächeren Nahkampf; Krieger zählen als Angriffe
   *[3] 1 Würfel mehr gegen schwächeren Nahkampf
    }
brings-shooting = { $value ->
    [3] 2 Schusswürfel
    [4] 3 Schusswürfel
   *[5] 3 Schusswürfel; Meisterschüsse treffen
    }
about-building = { $player } baut eine Figur
keep-which-drawn-skills = Du hast { $drawn ->
    [one] { $drawn } Fertigkeit
   *[other] { $drawn } Fertigkeiten
    } gezogen. { $n ->
    [one] Welche
   *[other] Welche { $n }
    } behältst du?
about-keeping-drawn-skills = { $player } zieht { $drawn } Fertigkeiten und behält { $n }
keeps-skills = { $player } behält { $skills }.
    .book = { CAPITAL($player) } kann ein Zeugnis vorlegen: { $skills }.
keep-all-food = Alle Nahrung behalten
swap-how-much = Du hast noch { $food } Nahrung. Wie viel davon tauschst du gegen Munition?
swap-for-ammo = { $food } Nahrung gegen { $ammo } Munition
leaves-food = Du behältst { $food } Nahrung.
swaps-for-ammo = { $player } tauscht { $food } Nahrung gegen { $ammo } Munition.
takes-lead-pipe = { $player } hat keine Nahkampfwaffe gekauft und nimmt ein Bleirohr.

## Characters

chooses-character-first = { $player } gewinnt den Wurf darum, wer zuerst eine Figur wählt.
who-are-you =
    Wen willst du spielen? Das haben sie dabei:
    { $gear }
character-carries = { $character }: { $things }
random-skills = { $n ->
    [one] { $n } zufällige Fertigkeit
   *[other] { $n } zufällige Fertigkeiten
    }
character-has = { CAPITAL($stats) }; { $skills }
plays-character = { $player } wählt: { $character }. Dabei: { $things }.
who-player-is = { $player } ist { FORM($character, "gender") ->
    [m] der { $character }
    [f] die { $character }
   *[other] { $character }
    }.
    .book = { who-player-is }
learns-at-random = { $player } zieht blind und lernt { $skills }.
    .book = { CAPITAL($player) } kann ein Zeugnis vorlegen: { $skills }.

## Tiles

tile-figures = ({ terrain }, { $zones ->
    [one] { $zones } Zone
   *[other] { $zones } Zonen
    }, { $supply ->
        [0] keine Vorräte
       *[other] Vorräte
    }{ $safe ->
    [1] , Unterschlupf
   *[0] { "" }
    })
tile = { $tile } { tile-figures }
    .accusative = { FORM($tile, "gender") ->
        [m] den { FORM($tile, "accusative") }
        [f] die { $tile }
        [n] das { $tile }
        [many] die { $tile }
       *[other] { $tile }
        } { tile-figures }
lays-tile = { $player } legt { FORM($tile, "accusative") } nach { side }, mit Ausgängen nach { $exits }.
lay-to = { $letter }: nach { side }{ $n ->
    [4] { "" }
   *[other] { " " }(Ausgänge { $exits })
    }
joins-tiles = Auch verbunden mit { $tiles }.
supplies = Vorräte
draws-tiles = { $player } zieht { $n } Plättchen.

## Moving

in-place = { $place }
stays = { $player } bleibt an Ort und Stelle ({ in-place }).
go-where = Du bist hier: { in-place }. Wohin gehst du?
go-where-from-zone = Du bist hier: { in-place }, { zone }. Wohin gehst du?
zone = Zone { $zone } von { $zones }
lay-and-enter = Du betrittst es: { zone-holds }.
do-not-enter = Nicht betreten
lay-and-stay = Du legst das Plättchen und bleibst, wo du bist.
lay-and-enter-how = Gezogen: { $tile }. Wie legst du das Plättchen, und betrittst du es?
lay-how = Wie legst du { FORM($tile, "accusative") }?
keep-which-tile = Du hast { $n } Plättchen gezogen. Welches behältst du?
about-keeping-tile = { $player } hat { $n } Plättchen gezogen und behält eins
about-laying-tile = { $player } hat ein Plättchen gezogen und legt es
level = Stufe { $level }
level-gives-point = Für die Zone bekommst du 1 Reisepunkt.
level-gives-no-point = Für die Zone bekommst du keinen Reisepunkt.
which-level = Du hast { $place ->
    [one] { $place } Reisepunkt
   *[other] { $place } Reisepunkte
    }. Die höhere Stufe ist schwerer und bringt mehr. Welche willst du?
encounters = { $n ->
    [one] { $n } Begegnung
   *[other] { $n } Begegnungen
    }
met-again = { $zone ->
    [0] { $n ->
        [0] { "" }
       *[other] , { encounters } der Stufe { $level }
        }
   *[other] { "" }
    }
enters = Nächster Halt für { $player }: { $within }{ $zone ->
    [0] { "" }
   *[other] , { zone }
    }{ $n ->
    [0] { "" }
   *[other] , { encounters } der Stufe { $level }
    }.
    .book = Nächster Halt für { $player }: { $within }{ met-again }.
    .book-2 = { $player } geht weiter. Der Halt heißt jetzt: { $within }{ met-again }.
    .book-3 = { $player } kommt bis zur nächsten Haltestelle: { $within }{ met-again }.
encounter-comes = Begegnung { $number } von { $of }.
do-anything-before = Jetzt kommt Begegnung { $number } von { $of }. Vorher deine Sachen umpacken?
completed-tile = { $place }
completed-zone = { $place }, { zone }
at-step = { $step ->
    [10] der letzte der zehn Schritte
   *[other] Schritt { SPELL($step) } von zehn
    }
completes-zone = { $player } schließt ab: { $done }. Das bringt 1 Reisepunkt (jetzt { $step } von { $goal }).
    .news = { $player } bekommt 1 Reisepunkt (jetzt { $step } von { $goal }).
    .heading = { $player }, { at-step }
leg = { $step ->
    [0] Abschied von zu Hause
    [3] Drei Schritte getan, sieben vor sich
    [5] Der halbe Weg
    [7] Noch drei Schritte bis zur Mauer
   *[9] Noch ein Schritt bis zur Mauer
    }
completes-tile = { $player } schließt ab: { $done }. Das bringt 1 Reisepunkt (jetzt { $step } von { $goal }).
    .news = { $player } schließt ab: { $done } (jetzt { $step } von { $goal } Reisepunkten).
    .book = { CAPITAL($within) } { FORM($within, "gender") ->
        [many] liegen
       *[other] liegt
        } hinter { $player }.
    .book-2 = { CAPITAL($within) } { FORM($within, "gender") ->
        [many] sind
       *[other] ist
        } geschafft; { $player } geht auf der anderen Seite hinaus.
    .book-3 = { $player } dreht sich nicht um. { CAPITAL($within) } { FORM($within, "gender") ->
        [many] bleiben
       *[other] bleibt
        } zurück.
    .heading = { $player }, { at-step }
completes-dead-zone = { $player } schließt ab: { $done }. Die Zone ist tot und bringt keinen Reisepunkt.
    .news = { $player } schließt ab: { $done } (kein Reisepunkt).
completes-without-point = { $player } schließt ab: { $done }. Für Begegnungen der Stufe { $level } gibt es keinen Reisepunkt.
stay-at = Hierbleiben ({ in-place })
stay-detail = Keine Begegnung, kein Reisepunkt. Dein Zug ist vorbei.
draw-new-tiles = { $n ->
    [one] Ein neues Plättchen ziehen
   *[other] { $n } neue Plättchen ziehen, 1 behalten
    }
draw-detail = Du ziehst es, legst es an { $n ->
    [one] deinen freien Ausgang
   *[other] einen deiner { $n } freien Ausgänge
    } und entscheidest dann, ob du es betrittst.
go-on-to = Weiter: { $zone }
go-to-side = { side }: { $place }
zone-holds = { encounters }, { $kind ->
    [dead] kein Reisepunkt (tote Zone)
    [safe] 1 Reisepunkt, und der Unterschlupf macht satt
   *[normal] 1 Reisepunkt
    }
no-encounter = keine Begegnung
completed-before = 1 Begegnung, kein Reisepunkt (schon abgeschlossen)

## Encounters and their stories

meets-nobody = { $player } begegnet niemandem, denn es ist keine Begegnungskarte mehr da.
use-before-choosing = Vor der Wahl etwas einsetzen?
chooses-in-story = { $story }: { $player } wählt „{ $choice }“.
decides-to = { $player } entscheidet sich: „{ $deed }“.
    .book = { decides-to }
    .book-2 = Wahl von { $player }: „{ $deed }“.
    .book-3 = Für { $player } steht fest: „{ $deed }“.
attempts-to = { $player } versucht es: „{ $deed }“.
    .book = { attempts-to }
    .book-2 = { $player } hat etwas vor: „{ $deed }“.
    .book-3 = { $player } ist bereit: „{ $deed }“.
what-came-of-it = { $story }: So ergeht es { $player }.
costs = { $costs } zahlen.
a-follower = einen Begleiter bekommen
a-follower-for-food = Begleiter für 1 Nahrung{ $food ->
    [0] { " " }(du hast keine)
   *[other] { "" }
    }
nothing-gained = du bekommst nichts
odds-of-test = { $odds } % ({ stat } { $most }): { $gains }; sonst { $failed }.

## Actions

plan-action = { $action ->
    [camp] Lagern
    [forage] Sammeln
    [scout] Erkunden
    [move] Weiterziehen
   *[nothing] Nichts tun
    }
plan-detail = { $action ->
    [camp] 2 Gesundheit, und du setzt Karten ein, die im Lager helfen.
    [forage] Zieh 1 Vorratskarte für das Plättchen, auf dem du stehst.
    [scout] Zieh und leg für jeden freien Ausgang ein Plättchen.
    [move] In die nächste Zone oder aufs nächste Plättchen. Neue Zonen: Begegnungen, meist 1 Reisepunkt.
   *[nothing] Bleib, wo du bist. Keine Begegnung, keine Rast.
    }
do-what-this-turn = Was tust du in diesem Zug?
do-what-without-food = Was tust du in diesem Zug? Du hast keine Nahrung. Findest du keine, { $falls ->
    [1] brichst du im nächsten Zug zusammen
   *[0] verlierst du im nächsten Zug { $lost }
    }.{ $forage ->
    [later] { " " }Sammeln kannst du hier, sobald das Plättchen fertig ist.
    [never] { " " }Hier gibt es nichts zu sammeln.
   *[now] { "" }
    }
about-declaring = { $player } wählt die Aktion für diesen Zug
camp-here = { $gained ->
    [0] Deine Gesundheit ist voll. { $safe ->
        [1] 1 Moral, wenn dir welche fehlt.{ " " }
       *[0] { "" }
        }
   *[other] { $gained } Gesundheit (dann { $health } von { $limit }){ $safe ->
        [1] , dazu 1 mehr oder 1 Moral
       *[0] { "" }
        }.{ " " }
    }{ $cards ->
        [0] { "" }
       *[other] Lagerkarten einsetzen.{ " " }
    }Keine Begegnung.
forage-here = Zieh { $n ->
    [one] { $n } Vorratskarte
   *[other] { $n } Vorratskarten
    }, einmal je Plättchen ({ terrain }: Nahrung auf { $food } von { $cards }). Keine Begegnung.
scout-here = Leg an { $n ->
    [one] { $n } Ausgang
   *[other] { $n } Ausgängen
    } ein Plättchen und sieh, wohin es geht. Keine Begegnung.
move-here = Nächste Zone: { encounters }, { $kind ->
    [dead] kein Reisepunkt
   *[other] 1 Reisepunkt, wenn du sie überstehst
    }.
move-from-here = { $places ->
    [new] Geh auf ein neues Plättchen. Begegnungen, meist 1 Reisepunkt
    [unfinished] Geh auf ein unfertiges Plättchen. Begegnungen, meist 1 Reisepunkt
    [finished] Geh auf ein fertiges Plättchen (kein Reisepunkt)
    [new-unfinished] Geh auf ein neues oder unfertiges Plättchen. Begegnungen, meist 1 Reisepunkt
    [new-finished] Auf ein neues Plättchen (Begegnungen, meist 1 Reisepunkt) oder ein fertiges (kein Punkt)
    [unfinished-finished] Auf ein unfertiges Plättchen (Begegnungen, meist 1 Reisepunkt) oder ein fertiges (kein Punkt)
   *[all] Auf ein neues, ein unfertiges (Begegnungen, meist 1 Reisepunkt) oder ein fertiges Plättchen
    }.
does-action = { $n ->
    [one] { $action ->
        [camp] lagert
        [forage] sammelt
        [scout] erkundet
        [move] zieht weiter
       *[nothing] tut nichts
        }
   *[other] { $action ->
        [camp] lagern
        [forage] sammeln
        [scout] erkunden
        [move] ziehen weiter
       *[nothing] tun nichts
        }
    }
declares = { $players } { does-action }
declare = { $declared }.
lay-which-card = Welche Karte legst du verdeckt aus, und gegen wen? { $where }.
human-stands = { $player }: { $home ->
    [1] zu Hause, unerreichbar
   *[0] { terrain }, Gesundheit { $health }
    }
about-planning = { $player } plant diesen Zug
lay-no-card = Keine Karte auslegen
lay-none-detail = Mutieren oder Karten tauschen kannst du trotzdem.
lay-for-leader = { $card }, gegen die Spitze
lay-for = { $card }, gegen { $whom }
lay-for-step = { $card }, im Mutantenschritt
lay-to-ask = { $card }, und mich vorher fragen
lay-to-hold = { $card }, aufheben für den Mutantenschritt
lays-card = { $player } legt eine Karte verdeckt aus.
can-no-longer-act = { $player } kann nicht mehr { action }; die Aktion verfällt.
act-all-the-same = Ein Mutant hat dich angegriffen. Willst du trotzdem { action }?
all-the-same = Ja, { action }
do-nothing-this-turn = In diesem Zug nichts tun
forage-later = Du kannst das Plättchen ein andermal absuchen.
scout-no-more = Du ziehst kein Plättchen.
does-not-act-after-all = { $player } will nun doch nicht { action }.
cannot-act-now = { because }{ $player } kann jetzt nicht { action }.
may-act-for-free = { because }{ $player } darf kostenlos { action }.
camp = Lager
camps-in-full-health = { $player } lagert, ist aber schon bei voller Gesundheit.
safe-house-gives = Der Unterschlupf gibt 1 Gesundheit oder 1 Moral. Was nimmst du?
have-of-limit = { CAPITAL(hurt) }: { $has } von { $limit }.
safe-house = Unterschlupf
foraging = Sammeln ({ in-place })
scouts = { $player } erkundet ({ $place }) und zieht { $n } Plättchen.
lay-where = Wohin legst du { FORM($tile, "accusative") }?
lay-where-first = Wohin legst du { FORM($tile, "accusative") }? Danach { FORM($later, "gender") ->
    [many] kommen
   *[other] kommt
    }: { $later }.
about-laying-scouted = { $player } hat erkundet und legt die Plättchen
call-on = { $follower } aufdecken
call-on-detail = { CAPITAL($does) }. Dauerhaft.
fights-at-your-side = kämpft an deiner Seite
eats-or-leaves = isst pro Zug { $food } Nahrung oder geht
losing-costs = geht der Begleiter, kostet das { $morale } Moral
your-things = Deine Sachen füllen { $used } von { $slots } Fächern.
use-what = Was setzt du ein?
done = Fertig
rest-on = Du ruhst dich aus, bis die anderen fertig sind.
help-with-what = Du lagerst. Welche Fertigkeiten und Gegenstände setzt du ein?
yourself = dich selbst
card-for-whom = { $card }, für { $whom }
help-for-costs = für { $costs }: { $does }.

## How long an answer ahead counts: "until …"

until-first-turn = der erste Zug beginnt
until-all-have-eaten = alle gegessen haben
until-all-have-declared = alle eine Aktion gewählt haben
until-trade-ends = der Handel endet
until-actions-are-over = die Aktionen dieses Zuges vorbei sind
until-turn = Zug { $turn } endet

## Trading

hidden-card = eine Handkarte
deal = { $given } gegen { $got }
deal-as-gift = { $given } geschenkt
not-on-same-terrain = { $maker } und { $partner } sind nicht im selben Gelände.
no-longer-has-offered = { $maker } hat nicht mehr, was angeboten war.
no-longer-has-asked = { $partner } hat nicht mehr, was verlangt war.
has-too-little = { $player } hat dafür nicht genug Nahrung oder Munition.
has-no-room = { $player } hat keinen Platz für die Karten.
discard-more = Dir { $n ->
    [one] fehlt noch { $n } Fach
   *[other] fehlen noch { $n } Fächer
    }. Leg mehr ab.
makes-room = { $player } macht Platz und legt ab: { $cards }.
accepts = { $partner } nimmt an: { $maker } gibt { $given }, { $partner } gibt { $got }.
done-trading = Fertig gehandelt
done-trading-detail = Ich frage dich wieder, wenn dir jemand etwas anbietet.
take-offer-back = Zurückziehen: { $deal }
your-offer-to = Das ist dein Angebot an { $partner }.
trade-with = Du kannst mit { $partners } handeln. Was tust du?
trade-with-nobody = Niemand sonst ist in deinem Gelände. Was tust du?
offer-you-deals = { $makers } { $n ->
    [one] bietet
   *[other] bieten
    } dir etwas an. Was tust du?
about-trading = { $player } darf handeln
decline-offer = Ablehnen, { $maker }: { $deal }
accept-offer = Annehmen: { $got } geben, { $given } von { $maker } bekommen
must-make-room = Du musst etwas ablegen, um Platz zu machen.
declines-offer = { $player } lehnt das Angebot von { $maker } ab.
takes-offer-back = { $player } zieht das Angebot zurück.
offers = { $player } bietet { $partner } an: { $deal }.
offer-in-full = Angebot von { $player } an { $partner }: { $deal }.
deal-falls-through = Der Handel platzt. { $why }
has-things = Hat { $things }.
make-offer = Angebot an { $player }
never-mind = Schon gut
no-offer = Du machst kein Angebot.
give-card = { $card } geben
give-hand-card = { $card } geben (Hand)
give-amount = { $n } { goods } geben
ask-for-card = { $card } verlangen
ask-for-amount = { $n } { goods } verlangen
write-offer = Was gibst du { $partner }, und was verlangst du?
one-number = Wähle bei { goods } nur eine Zahl, zum Geben oder zum Verlangen.
no-room-for-offer = In deinem Rucksack ist kein Platz für das, was du verlangst. Gib mehr oder leg vorher etwas ab.
make-room-how = Für die Sachen von { $maker } { $n ->
    [one] fehlt dir { $n } Fach
   *[other] fehlen dir { $n } Fächer
    }. Was legst du ab?
trade-this-turn = In diesem Zug handeln
trade-this-turn-detail = Alle sehen das. Ich frage dich später in diesem Zug.
no-trade-this-turn = In diesem Zug doch nicht handeln
trade-every-turn = In jedem Zug handeln
trade-every-turn-detail = Ich frage dich in jedem Zug, in dem du handeln kannst.
trade-no-more = Nicht mehr in jedem Zug handeln
trade-no-more-detail = Du entscheidest in jedem Zug neu.
want-to-trade-with = Du kannst mit { $partners } handeln. In diesem Zug handeln?
want-to-trade-with-nobody = Niemand ist in der Nähe. In diesem Zug trotzdem handeln?
want-to-trade-from-afar = { $cards }: Damit handelst du aus der Ferne. In diesem Zug handeln?
wants-to-trade = { $player } möchte in diesem Zug handeln.
wants-no-trade-after-all = { $player } möchte in diesem Zug nicht mehr handeln.

## Mutants

fists = Fäuste
weapon-of = { $weapon } von { $player }
action-detail = { CAPITAL($terrains) }, { $when }: { $does }.
action-detail-anywhere = { CAPITAL($when) }: { $does }.
acting = { $action ->
    [camp] Lagern
    [forage] Sammeln
    [scout] Erkunden
   *[move] Weiterziehen
    }
when-acting = beim { $acts }{ $late ->
    [1] { " " }oder im Mutantenschritt
   *[0] { "" }
    }
one-round-of-melee = 1 Runde Nahkampf
charge-wounds = { wounds }, abzüglich dessen, was die Abwehrwürfel des Menschen blocken
leaves-scar = hinterlässt eine Narbe
the-leader = die Spitze
order-to-play = Gegen { $whom } ausspielen
order-to-ask = Mich fragen, bevor sie gegen { $whom } gespielt wird
order-to-hold = Für den Mutantenschritt aufheben, gegen { $whom }
order-to-drop = In diesem Zug nicht ausspielen
order-weapon = Mit { $weapon } zuschlagen
order-now = Ausgelegt: { $card }. Auftrag: { $when ->
    [fire] gegen { $whom } ausspielen
    [ask] mich vorher fragen, gegen { $whom }
   *[hold] { $late ->
        [1] aufheben für den Mutantenschritt, gegen { $whom }
       *[0] in diesem Zug nicht ausspielen
        }
    }. Auftrag ändern?
plays-action = { $player } spielt { $card } gegen { $target }.
    .book = { $player } kommt zu { $target }.
    .heading = { $player } kommt zu { $target }
card-on = { $card } gegen { $target }
card-on-with = { $card } gegen { $target } mit { $weapon }
act-as-mutant = Was tust du als Mutant?
play-on-whom = Ausgelegt: { $card }. Wen trifft die Karte, oder was tust du stattdessen?
play-on-nobody = { $card } hat kein Ziel. Ablegen und was stattdessen tun?
about-mutant = { $player } darf als Mutant handeln
prey = Gesundheit { $health }, { $place ->
    [one] { $place } Reisepunkt
   *[other] { $place } Reisepunkte
    }, { terrain }
prey-and-weapon = { wounds } pro Treffer. { $prey }
consolidate = Sich sammeln
consolidate-detail = Leg beliebig viele Karten ab und zieh bis zu deiner Grenze nach.
mutate = Mutieren
mutate-detail = Zieh eine Narbe; sie darf eine deiner Narben ersetzen.
do-nothing = Nichts tun
card-comes-back = Deine Karte kommt zurück auf die Hand; niemand sieht sie.
keep-hand = Hand behalten
swap-card = { $card } tauschen
swap-which-card = Deine Hand ist voll. Eine Karte gegen eine neue tauschen?
about-swapping = { $player } hat die Hand voller Mutantenaktionen und darf eine tauschen
look-at-level = Stufe { $level } ansehen
look-at-which-level = Taktik: Sieh dir die nächsten Begegnungen an und ordne sie. Welche Stufe?
put-back-how = Diese Begegnungen kommen als Nächstes. In welcher Reihenfolge legst du sie zurück?
hold-it = Aufheben
hold-it-detail = { $late ->
    [1] Du kannst sie im Mutantenschritt noch spielen.
   *[0] Du behältst die Karte.
    }
play-now = { $target } handelt, und deine Karte { $card } kann treffen ({ $prey }). Jetzt ausspielen?
play-no-more = { $target } handelt, aber deine Karte { $card } ist weg.
about-reacting = { $player } darf gegen { $target } handeln
acts-by-default = { $player } { $what ->
    [mutate] mutiert
    [consolidate] sammelt sich
   *[tactics] sieht sich die nächsten Begegnungen der Stufe { $level } an
    }.
acts-by-default-unplayed = { $player } legt { $card } ungespielt ab und { $what ->
    [mutate] mutiert
    [consolidate] sammelt sich
   *[tactics] sieht sich die nächsten Begegnungen der Stufe { $level } an
    }.
finds-no-scar = Für { $player } ist keine Narbe mehr da.
in-place-of = „{ $scar }“ ersetzen
you-draw-scar = Du ziehst „{ $scar }“ ({ $does }).
you-draw-plain-scar = Du ziehst „{ $scar }“.
you-draw-blank-scar = Du ziehst „{ $scar }“ (ohne Wirkung).
claw = { $own ->
    [yes] eine Waffe
   *[no] { $weapon }
    }: { weapon-wounds }
about-mutating = { $player } mutiert und hat eine Narbe gezogen
stays-the-same = { $player } legt die neue Narbe ab und bleibt gleich.
mutates = { $player } ersetzt { $before } durch { $scar }.
hand-holds-fewer = Deine Handgrenze ist gesunken. Welche Karte legst du ab?
about-smaller-hand = { $player } hat eine kleinere Handgrenze und legt eine Mutantenaktion ab
consolidate-how = Du sammelst dich. Welche Karten legst du vor dem Ziehen ab?
about-consolidating = { $player } sammelt sich und darf Mutantenaktionen ablegen
discards-actions = { $player } legt { $cards } ab.
next-at-level = Nächste Begegnungen der Stufe { $level }: { $cards }.
put-back = zuerst { $order }
put-back-others = { $discarded }; zuerst { $order }
and-then = dann { $card }
discards-encounter = { $player } legt eine Begegnung der Stufe { $level } ab: { $card }.
driven-off = { $mutant } nimmt { wounds } und wird vertrieben ({ $strength ->
    [one] { $strength } genügt
   *[other] { $strength } genügen
    }).
    .book = { CAPITAL($mutant) } wird vertrieben.
    .heading = { CAPITAL($mutant) } wird vertrieben
shoot-first = { $mutant } greift dich an ({ $weapon }). Vorher schießen? { wounds } vertreiben { $mutant }.
shoot-mutant = { $cost }{ $odds ->
    [none] { "" }
   *[other] { " " }{ $mutant } vertreiben: { $odds } %.
    }
hold-before-mutant = Nahkampf gegen { $mutant }: { $suffer } % Wunde für dich.
shoot-dice = Schießen ({ $n } Würfel)
swap-dice-detail = { dice-against }: { $suffer } % Wunde für dich.
swap-before-mutant = { $mutant } greift dich an ({ $weapon }, { wounds } pro Treffer). Wie viele Nahkampfwürfel tauschst du gegen Abwehrwürfel?
swap-dice = { $n ->
    [0] Keinen tauschen
    [one] { $n } Würfel tauschen
   *[other] { $n } Würfel tauschen
    }
braces = { $player } hält dagegen, würfelt { $dice } und { $n ->
    [0] blockt nichts
   *[other] blockt { wounds }
    }.

## Knockouts

hunger = Hunger
by-knockout = Zusammenbruch
track-back-at-1 = { hurt } wieder auf 1
knocked-out = { because }{ $player } bricht zusammen und erwacht zu Hause, mit { $tracks }.
    .book = { $cause ->
        [none] { $player } bricht zusammen und erwacht zu Hause.
       *[other] Zu viel für { $player }: { $cause }. Erwacht zu Hause.
        }
    .book-2 = { $cause ->
        [none] { $player } geht zu Boden und erwacht zu Hause.
       *[other] { $player } geht zu Boden und erwacht zu Hause. Ursache: { $cause }.
        }
    .heading = { $player } bricht zusammen
is-given-food = Zu Hause bekommt { $player } 1 Nahrung{ $hungry ->
    [1] { " " }und ist nicht mehr hungrig
   *[0] { "" }
    }.
other-track = { $to ->
    [health] Moral
   *[morale] Gesundheit
    }
to-track = { $to ->
    [health] Gesundheit
   *[morale] Moral
    }
exchange-how-much = Du bist zusammengebrochen und hast noch { $left } { other-track }. Etwas davon gegen { to-track } tauschen?
exchange = { $n } { other-track } gegen { $n } { to-track }
exchange-nothing = Nichts tauschen
exchange-detail = { other-track } { $left }, { to-track } { $then }
exchanges = { $player } tauscht { $n } { other-track } gegen { $n } { to-track }.

## Fights

meets-story = Begegnung für { $player }: { $story }.
    .book = { $player }: { $story }.
    .heading = { $story }
meets-enemy = Vor { $player } steht { $within }.
    .book = Vor { $player } steht { $within }.
    .heading = { $player } und { $within }
one-of-foes = { $foe } { $number }
    .gender = { FORM($foe, "gender") }
    .accusative = { FORM($foe, "accusative") } { $number }
acting-foe = { FORM($foe, "gender") ->
    [m] Der { $foe }
    [f] Die { $foe }
    [n] Das { $foe }
   *[other] { $foe }
    }
struck-foe = { FORM($foe, "gender") ->
    [m] den { FORM($foe, "accusative") }
    [f] die { $foe }
    [n] das { $foe }
   *[other] { $foe }
    }
acting-one = { FORM($who, "gender") ->
    [m] Der { $who }
    [f] Die { $who }
    [n] Das { $who }
   *[other] { $who }
    }
struck-one = { FORM($whom, "gender") ->
    [m] den { FORM($whom, "accusative") }
    [f] die { $whom }
    [n] das { $whom }
   *[other] { $whom }
    }
foe-line = Gesundheit { $health } von { $full }, Nahkampf { $melee }, { wounds } pro Treffer.
foe-figures = { $foe } ({ enemy-kind }): Tempo { $speed }, Gesundheit { $health }, Nahkampf { $melee }, { wounds } pro Treffer{ $scar ->
    [1] , und der erste hinterlässt eine Narbe
   *[0] { "" }
    }{ $special ->
    [attack] ; ein Spezial zählt als Angriff
    [critical] ; ein Spezial zählt als Volltreffer
    [knockdown] ; ein Spezial zählt als Umwerfen
    [wound] ; ein Spezial zählt als 1 Wunde mehr
   *[effect] { "" }
    }{ $dice ->
    [0] { "" }
    [one] ; schießt mit { $dice } Würfel auf Reichweite { $range }
   *[other] ; schießt mit { $dice } Würfeln auf Reichweite { $range }
    }{ $skilled ->
    [1] , und Meisterschüsse treffen
   *[0] { "" }
    }.{ $ruled ->
    [1] { " " }{ $rules }
   *[0] { "" }
    }
    .news = { "" }
joins-fight = { because }{ acting-foe } kommt gegen { $player } dazu.
meets-somebody-else = { because }{ $player } hat stattdessen eine andere Begegnung.
one-more-encounter = { because }{ $player } hat 1 Begegnung mehr.
leaves-enemies-behind = { because }{ $player } hängt die Gegner ab.
passes-by = { because }{ $player } geht an der Begegnung vorbei.
more-wounds = { because }Der Treffer schlägt { $n ->
    [one] { $n } Wunde
   *[other] { $n } Wunden
    } mehr.
wound-whom = { $cause }: Wer nimmt { wounds }?
wounded = { because }{ acting-foe } nimmt { wounds } (noch { $health } Gesundheit).
killed = { because }{ CAPITAL($within) } nimmt { wounds } und ist tot.
    .book = { CAPITAL($within) } ist tot.
    .book-2 = Und damit ist { $within } tot.
    .book-3 = { CAPITAL($within) } steht nicht mehr auf.
    .book-4 = { CAPITAL($within) } fällt.
fleeing-foes = { FORM($foes, "gender") ->
    [m] Der { $foes }
    [f] Die { $foes }
    [n] Das { $foes }
   *[other] { $foes }
    }
flee = { fleeing-foes } { $n ->
    [one] flieht
   *[other] fliehen
    }; { $player } gewinnt den Kampf nicht.
    .book = { fleeing-foes } { $n ->
        [one] flieht
       *[other] fliehen
        }.
    .book-2 = { fleeing-foes } { $n ->
        [one] entschuldigt sich und geht
       *[other] entschuldigen sich und gehen
        }.
wins-fight = { $player } gewinnt den Kampf.
    .news = { $player } gewinnt den Kampf ({ $foes }) und bekommt { $xp } EP.
use-nothing = Nichts einsetzen
keep-card = { $card } behalten
would-be-left = { $own ->
    [1] { $left ->
        [0] Du brichst zusammen.
       *[other] Du behältst { $left } Gesundheit.
        }
   *[0] { $left ->
        [0] { $player } bricht zusammen.
       *[other] { $player } behält { $left } Gesundheit.
        }
    }
prevent-own-wounds = { $cause } bringt dir { wounds }, und du hast { $health } Gesundheit. Einsetzen: { $card }?
prevent-wounds-of = { $cause } bringt { $player } { wounds } (Gesundheit { $health }). Einsetzen: { $card }?
prevents-wounds = { $by } verhindert { wounds } für { $player } ({ $cause }).

# Dice

face = { $face ->
    [miss] Fehlschlag
    [warrior] Krieger
    [block] Block
    [attack] Angriff
    [critical] Volltreffer
    [special] Spezial
    [range1] Reichweite 1
    [range2] Reichweite 2
    [range3] Reichweite 3
   *[skill] Meisterschuss
    }
one-face = { $face ->
    [range1] Reichweite 1
    [range2] Reichweite 2
    [range3] Reichweite 3
    [special] ein Spezial
   *[other] einen { face }
    }
equal-dice = { $face ->
    [range1] { $n }-mal Reichweite 1
    [range2] { $n }-mal Reichweite 2
    [range3] { $n }-mal Reichweite 3
   *[miss] { $n ->
        [1] { one-face }
       *[other] { $n } { $face ->
            [miss] Fehlschläge
            [warrior] Krieger
            [block] Blocks
            [attack] Angriffe
            [critical] Volltreffer
            [special] Spezial
           *[skill] Meisterschüsse
            }
        }
    }
special-mark = { $special ->
    [attack] Angriff
    [critical] Volltreffer
    [knockdown] Umwerfen
    [wound] 1 Wunde mehr
   *[effect] eigener Effekt
    }
equal-specials = { $n ->
    [1] ein Spezial ({ special-mark })
   *[other] { $n } Spezial ({ special-mark })
    }
face-again = wieder { $now }
face-instead = { $now } (vorher { $before })
rolls = { acting-one } wirft { $n } { die-kind }
rolls-fixed = { rolls } ({ $why })
rolls-for = { rolls } ({ $base }, { $parts })
dice-for = { $change } durch { $why }
better-at-melee = Nahkampf { $own } gegen { $other }
after-fall = Sturz
caught-in-flight = misslungenes Ausweichen
outnumbering = Überzahl { $foes } zu { $party }
after-net = Netz
rolls-swapped = { $rolls }, davon { $swapped } als Abwehrwürfel
defence-dice = { $n } Abwehrwürfel
rolls-by-cards = { $rolls } und { defence-dice } durch Karten
mutant-with-weapon = { $mutant } ({ $weapon })
shows-dice = { $rolls }: { $dice }.
    .news = { "" }
dice-in-defence = Abwehr: { $defence }
dice-and-defence = { $dice }, dazu Abwehr: { $defence }
die = { $extra ->
    [1] Abwehrwürfel
   *[0] Würfel
    } { $number }: { face }
die-counts = Er zählt{ $other ->
    [1] { " " }als: { face }
   *[0] { "" }
    }.
die-counts-for-nothing = Er zählt nichts.
foe-die = { $foe }, { $extra ->
    [1] Abwehrwürfel
   *[0] Würfel
    } { $number }: { face }
rolls-again = { $cause }: { acting-one } würfelt { $n } Würfel neu: { $rolled }.
    .news = { "" }
by-mind = Verstand
allowance = { $name }: { $n } Würfel
too-many-dice = Du darfst nur so viele neu würfeln: { $allowed }.
roll-which-again = { $rolled } Welche Würfel würfelst du neu ({ $allowed })?
rolled = { acting-one } hat gewürfelt: { $dice }.
you-rolled = Gewürfelt: { $dice }.
you-rolled-at = Gewürfelt gegen { struck-foe }: { $dice }.

# Fight or evade

round-odds = Je Runde { $deal } % Wunde für den Gegner, { $suffer } % für dich.
which-encounter = { $of ->
    [one] { "" }
   *[other] { " " }Begegnung { $number } von { $of }.
    }
fight-or-evade = Kämpfen oder ausweichen?{ which-encounter } { $foes }
fight-anyway = Bereit zum Kampf?{ which-encounter } { $again ->
    [1] Noch einmal ausweichen
   *[0] Ausweichen
    } geht nicht. { $foes }
fight = Kämpfen
fight-detail = { $shoots ->
    [1] Erst Schüsse, dann bis
   *[0] Bis
    } zu 3 Runden Nahkampf. Sind alle tot: { $xp } EP{ $reward }.
and-reward = ; { $reward }
evade = Ausweichen
evade-detail = { $chance } % (Würfel { $mine } gegen { $theirs }): andere Begegnung. Sonst kein Schuss, in Runde 1 nur 1 Würfel.
a-number = eine { $n }
own-speed = Tempo { $speed }
tries-to-evade = { $player } will ausweichen, mit { $total } ({ $parts }) gegen { $other } (eine { $theirs } und Tempo { $against }).
evades = { tries-to-evade } Es gelingt.
    .short = { $player } weicht aus.
    .book = { $player } kommt davon.
    .book-2 = { $player } ist fort, bevor jemand sagen kann, wer da war.
    .book-3 = { $player } geht hinten durch die Gärten.
fails-to-evade = { tries-to-evade } Es misslingt: kein Schuss, und in Runde 1 nur 1 Nahkampfwürfel.
    .short = { fails-to-evade.book }
    .book = { $player } will ausweichen und wird erwischt.
    .book-2 = { $player } rennt, aber nicht schnell genug.

# Shooting

costs-ammo = { $ammo ->
    [0] Ohne Munition.
   *[other] { $ammo } Munition zahlen.
    }
use-before-fight = Der Kampf beginnt. Vorher etwas einsetzen?
shoot-with = Schießen? Waffe: { $weapon }
so-many-dice = { $n ->
    [0] keine Würfel
   *[other] { $n } Würfel
    }
divide-how = Du hast noch { so-many-dice }. Wie viele davon gegen { struck-foe }?
divide = Würfel aufteilen
divide-detail = Du bestimmst, wie viele Würfel du gegen jeden Gegner wirfst.
hold-fire = Nicht schießen
hold-fire-detail = { $n ->
    [0] Du behältst die Munition.
    [one] Auf dich schießt trotzdem: { $foes }.
   *[other] Auf dich schießen trotzdem: { $foes }.
    }
shoot-foe = Schießen: { $foe } ({ so-many-dice })
shoot-detail = { $cost } { $wounds } % Wunde{ $kills ->
    [yes] { "" }
   *[no] , { $odds } % tödlich
    }. { $line }
shoot-to-stun = { $cost } { $line }
share = { $foe } { $dice }
split = Aufteilen: { $shares }
odds-at = { $foe } { $odds } %
split-detail = { $cost } Wunde: { $odds }.
spends-ammo = { $player } verbraucht { $ammo } Munition (noch { $left }).
    .news = { "" }
shots-hit = Gewürfelt: { $dice }. { $hits ->
    [0] Kein Treffer.
   *[other] { $hits } Treffer.
    }
shoots = { $player } schießt ({ $weapon }, Ziel: { $foe }). { shots-hit }{ $needed ->
    [0] { "" }
   *[other] { " " }{ acting-foe } kommt weiter näher; erst { $needed } hätten gereicht.
    }
    .short = { $player } schießt ({ $weapon }, Ziel: { $foe }).
    .book = { $player } schießt. Waffe: { $weapon }. Vorn steht { $within }.
    .book-2 = { $player } zielt und drückt ab. Waffe: { $weapon }. Unter Ziel ist { $within } eingetragen.
    .book-3 = { $player } sieht die Straße hinunter und langt zur Waffe ({ $weapon }). Dort kommt { $within }.
    .book-4 = Weil { $player } schießt ({ $weapon }), bleibt { $within } eine Straßenlänge entfernt.
foe-shoots = { acting-foe } schießt auf { $player }. { shots-hit }
    .short = { acting-foe } schießt auf { $player }.
    .book = { CAPITAL($within) } schießt auf { $player }.
    .book-2 = { $player } spürt den Schuss, bevor er zu hören ist. Das war { $within }.
    .book-3 = { CAPITAL($within) } trifft { $player } durch den Mantel.
is-entangled = { acting-foe } hängt im Netz und wirft in Runde 1 nur 1 Nahkampfwürfel.

# Melee

melee-round = Nahkampf, Runde { $round }.
    .news = { "" }
strike-whom = Runde { $round }: Gegen wen schlägst du { $again ->
    [1] als Nächstes
   *[0] zu
    }?
swap-how-many = Runde { $round } gegen { struck-foe }: Wie viele Nahkampfwürfel tauschst du gegen Abwehrwürfel? { $line }
with-defence = { $n ->
    [0] Kein Abwehrwürfel
   *[other] { defence-dice }
    }
strike = Zuschlagen: { $foe }
strike-with-defence = Zuschlagen: { $foe }, { $n ->
    [0] kein Abwehrwürfel
   *[other] { defence-dice }
    }
dice-against = { $mine } Nahkampfwürfel{ $n ->
    [0] { "" }
   *[other] { " " }und { defence-dice }
    } gegen { $theirs }
strike-detail = { dice-against }: { $deal } % Wunde für den Gegner, { $suffer } % für dich.
strike-one-detail = Gesundheit { $health }, { wounds } pro Treffer: { $deal } % Wunde für den Gegner, { $suffer } % für dich.
use-after-roll = Du hast gewürfelt. Etwas einsetzen?
use-as-you-strike = Du triffst. Dabei etwas einsetzen?
block-what = { acting-foe } hat gewürfelt: { $dice }. Du hast { $health } Gesundheit. Welche Würfel blockst du?
block = Blocken: { $marks }
you-would = Folge für dich: { $results }.
would-deal = { wounds } schlagen
would-suffer = { wounds } nehmen
would-fall = zu Boden gehen
would-knock-down = den Gegner umwerfen
would-bear = { $n ->
    [one] { $n } Spezialeffekt
   *[other] { $n } Spezialeffekte
    } aushalten
blocks = { acting-one } blockt { $marks }.
blow = { $blocks } { $verdict }
    .short = { $verdict }
    .news = { $verdict }
attacks-each = { $n ->
    [0] Kein Angriff
    [one] Je { $n } Angriff
   *[other] Je { $n } Angriffe
    }
attacks-against = { $n ->
    [one] { $n } Angriff
   *[other] { $n } Angriffe
    } gegen { $less ->
    [0] keinen
   *[other] { $less }
    }
strikes = { $attacks }: { acting-one } trifft { struck-one }.
holds-off = { $attacks }: { acting-one } wehrt { struck-one } ab.
both-strike = { $attacks }: { $who } und { $whom } treffen einander.
nobody-strikes = { $attacks }: Niemand trifft.
is-knocked-down = { acting-one } geht zu Boden und wirft in Runde { $round } 1 Nahkampfwürfel weniger.

## The turn

starting-player = { $player } gewinnt den Wurf darum, wer beginnt.
turn = Zug { $turn }.
    .news = { "" }

# The event

event-is = Ereignis: { $event }.
    .book = { $event }.
    .again = Noch einmal: { $event }.
nobody-to-compare = Es gibt keinen anderen Menschen zum Vergleichen, also geschieht nichts.
event-of-season = { $lasts ->
    [0] { event-once }
   *[1] { $once ->
        [0] { "" }
       *[1] { event-once }{ " " }
        }Bis zur nächsten Jahreszeit: { $does }.
    }
event-once = { CAPITAL($now) } (einmal, jetzt).
event-lasts-turn = In diesem Zug: { $does }.
you-may = wenn du willst: { $does }
take-offer-of-event = { $event }: Nimmst du das Angebot an?
take-it = Annehmen

# Eating

eat-one = { $players } { $n ->
    [one] isst 1 Nahrung
   *[other] essen je 1 Nahrung
    }.
eat-how-much = Du hast { $food } Nahrung und { $hunger ->
    [0] keinen Hunger
   *[other] Hunger { $hunger }
    }. Wie viel isst du?{ $safe ->
    [1] { " " }Im Unterschlupf brauchst du keine Nahrung.
   *[0] { "" }
    }{ $upkeep ->
    [0] { "" }
   *[other] { " " }Deine Begleiter brauchen noch { $upkeep } Nahrung, sonst gehen sie.
    }
eat = { $food ->
    [0] Nichts essen
   *[other] { $food } Nahrung essen
    }
eat-and-starve = Du verhungerst und brichst zusammen.
eat-and-lose = Hunger { $slot }: Du verlierst { $lost }.
eat-and-be-full = Du bist satt und verlierst nichts.
starves = { $player } hat seit Tagen nichts gegessen.
hunger-now = { $moved ->
    [0] { "" }
   *[1] { $hunger ->
        [0] { " " }und ist satt
       *[other] { " " }(Hunger jetzt { $hunger })
        }
    }
eats = { $player } { $food ->
    [0] { $safe ->
        [1] isst im Unterschlupf
       *[0] isst nichts
        }
   *[other] isst { $food } Nahrung
    }{ hunger-now }.
has-nothing-to-eat = { $player } hat nichts zu essen{ hunger-now }.
    .book = { $player } hat nichts zu essen.
    .book-2 = { $player } geht hungrig weiter.
    .book-3 = Für { $player } ist nichts mehr übrig.
feeds = { $player } gibt { $follower } { $food } Nahrung.
for-no-food = Keine Nahrung

# Standing orders

order-what = Welche Entscheidungen soll ich dir abnehmen?
standing-order = { CAPITAL($order) }
order-means = { $kind ->
    [eat] Sonst esse ich 1 Nahrung für dich, wenn dich das satt hält.
   *[other] Ich frage dich nicht mehr.
    }
order-given = { CAPITAL($order) }. { order-means }
ask-again = Wieder fragen ({ $order })
ask-not-when-full = Essen: nicht fragen, wenn ich satt bin
not-asked-when-full = Essen: Ich frage dich nicht, wenn du satt bist.
asked-again = Ich frage dich wieder.
orders-to-be-asked-when-full = Essen: auch fragen, wenn ich satt bin
orders-level-default = Stufe der Begegnungen: für mich entscheiden
orders-level-next = Stufe der Begegnungen: die mit Reisepunkt
orders-level-current = Stufe der Begegnungen: die niedrigere, ohne Reisepunkt
orders-destination-default = Weiterziehen: den Weg für mich wählen
orders-pause-default = Zwischen zwei Begegnungen: gleich weiter
orders-narrative-default = Geschichten: die Wahl ohne Kosten und Probe
orders-evade-default = Vor dem Kampf: ausweichen, wenn ich schneller bin, sonst kämpfen
orders-evade-fight = Vor dem Kampf: immer kämpfen
orders-evade-evade = Vor dem Kampf: immer ausweichen, wenn es geht
orders-shoot-default = Schießen: alle Würfel gegen den, der am meisten schießt
orders-shoot-weakest = Schießen: alle Würfel gegen den schwächsten Gegner
orders-shoot-hold = Schießen: nicht schießen
orders-target-default = Nahkampf: den schwächsten Gegner zuerst
orders-target-strongest = Nahkampf: den stärksten Gegner zuerst
orders-swap-default = Würfel tauschen: bei höchstens 2 Gesundheit alle, sonst keinen
orders-swap-none = Würfel tauschen: keinen
orders-swap-most = Würfel tauschen: so viele wie möglich
orders-reroll-default = Neu würfeln: nichts
orders-reroll-misses = Neu würfeln: Fehlschläge zuerst
orders-blocks-default = Blocken: was am meisten schadet
orders-evolve-never = Mutant werden: Mensch bleiben, solange es geht
orders-found-default = Fundsachen: für später behalten

## The short game

short-game = Kurzes Spiel
short-start = Kurzes Spiel: Alle beginnen mit { $place } von { $goal } Reisepunkten und { $scars } Narben.
keep-one-weapon = Du behältst 1 der Waffen.
keep-them-all = Du behältst sie alle.
how-many-weapons = Kurzes Spiel: Du beginnst mit { $cards } Karten mehr. Welche Arten ziehst du?
keep-which-weapon = Welche der Waffen behältst du?
about-keeping-weapon = { $player } hat { amount } gezogen und behält davon eine
been-through = { $player } hat schon hinter sich: { $cards }.

## The end

loses-alone = { $player } ist jetzt ein Mutant, und kein Mensch ist mehr da.
mutants-win = Kein Mensch ist mehr da. Die Mutanten gewinnen gemeinsam.
gates-shut = Die Festung schließt die Tore, und { $player } hat erst { $place } von { $goal } Reisepunkten.
reaches-fortress = { $player } hat die Festung erreicht.
reach-fortress = { $players } haben die Festung erreicht. { $winners } { $number ->
    [one] hat
   *[other] haben
    } { $tied ->
    [1] { amount } wie andere auch, aber mehr Plättchen
   *[0] die meisten Punkte: { $n }
    }.
score-part = { $part ->
    [followers] Begleiter
    [hunger] Hunger
    [stats] Werte
    [skills] Fertigkeiten
    [xp] übrige EP
   *[scars] Mutationen
    } { $n }
nothing-counts = keine Punkte
score = { amount } ({ $parts })
scores = { $player }: { $score }.
no-scars = keine Narben
achieved-mutant = wurde in Zug { $turn } zum Mutanten und hatte am Ende { amount }
achieved-space = kam auf { $place } von { $goal } Reisepunkten und hatte { $things }
achieved-fortress = erreichte die Festung und hatte { $things }
achieved-points = erreichte die Festung und hatte { $things }: { $score }
epilogue-arrived = Das Tor geht eine Handbreit auf. Ein Arzt zählt Finger, hebt beide Lider und macht ein Kreuz. Drinnen gibt es Brot und ein Bett mit einer Nummer.
epilogue-too-late = Bei Einbruch der Nacht schließen die Tore, wie angekündigt. Vom Hügel aus sieht man Lampen hinter der Mauer und eine Frau, die Wäsche abnimmt. Die Nacht ist lang, um Wäsche anzusehen.
epilogue-alone = Am Morgen klopft die Schwester und bekommt keine Antwort. Etwas in denselben Stiefeln geht bergauf, von der Festung fort. Die Gartenpforte hat es hinter sich zugemacht.
epilogue-all-turned = Am Tor klingelt niemand mehr. Die Wachen halten den Strich am Boden frisch gestrichen. Nachts gehen unter der Mauer Leute vorbei, die sie von früher kennen, und wünschen einen guten Abend.

## What a seat sees

stands-in-safe-house = { $place }, im Unterschlupf
stands-in-zone = { $place }, { zone }
lasts-because = { $cause }: { $does }
a-human = ein Mensch
a-human-in = ein Mensch im Gelände { $terrains }
acts = { $action ->
    [camp] lagert
    [forage] sammelt
    [scout] erkundet
   *[move] weiterzieht
    }
played-in-step = im Mutantenschritt
played-in-step-on = im Mutantenschritt, gegen { $whom }
played-when = wenn { $whom } { $acts }{ $late ->
    [1] { " " }oder im Mutantenschritt
   *[0] { "" }
    }
rider = Bei „{ $title }“: { $does }

## Answers ahead

when-eating = Du entscheidest, wie viel du isst
eat-one-ahead = Eins essen
eat-till-full = So viel essen, wie nützt
if-safe = du in einem Unterschlupf bist
if-hungry = du schon hungrig bist
if-food = du { $food } Nahrung oder mehr hast
when-declaring = Du wählst deine Aktion für den Zug
if-hurt = du höchstens die halbe Gesundheit hast
if-short-of-food = du weniger als 2 Nahrung hast
if-not-safe = du in keinem Unterschlupf bist
when-going-on = Du ziehst weiter, und dein Plättchen hat noch eine Zone
when-trading = Du kannst mit anderen in deinem Gelände handeln
refuse-all-trades = Alles ablehnen und nichts anbieten
make-no-offer = Nichts anbieten
make-no-offer-detail = Nach Angeboten von anderen frage ich dich weiterhin.
when-card-on-you = Jemand will eine Karte bei dir einsetzen
if-it-helps = sie dir nur helfen kann
if-it-harms = sie dir schaden könnte
when-wounds-come = Du hast eine Karte, die Wunden verhindern könnte
use-it = Die Karte einsetzen
keep-it = Die Karte behalten
if-own-wounds = die Wunden dich treffen
if-many-wounds = es 2 Wunden oder mehr sind
when-card-could-hit = Deine ausgelegte Karte könnte jemanden treffen
play-it = Ausspielen
if-player-acts = { $player } handelt

## For newcomers

goal = Erreicht die Festung: Wer als erster Mensch 10 Reisepunkte hat, ist da. Kommen mehrere im selben Zug an, gewinnt die höchste Wertung. Zusammenbrüche und Mutanten bringen Narben, und zu viele Mutationen darunter machen dich zum Mutanten. Die Mutanten gewinnen gemeinsam, wenn kein Mensch mehr übrig ist.
course = Jeder Zug beginnt mit einem Ereignis und einer Mahlzeit. Dann wählst du geheim eine Aktion: lagern, sammeln, erkunden oder weiterziehen. Vorher können Menschen im selben Gelände handeln. Beim Weiterziehen legst du ein Plättchen oder betrittst die nächste Zone deiner Karte und hast dort eine Begegnung: eine Geschichte mit einer Wahl oder einen Kampf. Für eine abgeschlossene Zone gibt es einen Reisepunkt. Unterwegs greifen Mutanten Menschen an.
length = 13 bis 20 Züge (kurzes Spiel: 7 bis 12). Du beantwortest fünf bis sieben Fragen pro Zug, Kämpfe eingeschlossen, zusammen 75 bis 135. Das sind zwei bis vier Wochen bei wenigen Antworten am Tag oder rund drei Stunden an einem Abend.
short-length = 7 bis 12 Züge. Du beantwortest fünf bis sieben Fragen pro Zug, Kämpfe eingeschlossen, zusammen 40 bis 75. Das sind ein bis zwei Wochen bei wenigen Antworten am Tag oder rund zwei Stunden an einem Abend.
solo = Niemand läuft mit dir um die Wette, aber die Tore schließen { $short ->
    [1] in Zug 11, 12 oder 13
   *[0] in Zug 17, 18 oder 19
    }: Bis dahin musst du in der Festung sein.
blurb = Überlebe den Weg zur letzten Stadt mit Mauer und bleib Mensch genug, um eingelassen zu werden.
measure = Reisepunkte
period = Zug
periods = Züge
the-character = { FORM($character, "gender") ->
    [m] der { $character }
    [f] die { $character }
   *[other] { $character }
    }
own-making = eine selbst gebaute Figur
you-are-human = Du bist { $who }, ein Mensch. { $n ->
    [one] Dein bester Wert ist
   *[other] Deine besten Werte sind
    } { $best } ({ $value }). { $count ->
    [0] { "" }
    [one] Deine Fertigkeit: { $skills }.{ " " }
   *[other] Deine Fertigkeiten: { $skills }.{ " " }
    }Sammle { $goal } Reisepunkte, bevor { $alone ->
    [yes] die Tore schließen, in Zug { $short ->
        [1] 11, 12 oder 13
       *[0] 17, 18 oder 19
        }
   *[no] die anderen es tun
    }. Die meisten Zonen, die du abschließt, bringen dir einen. Lagere, wenn Gesundheit oder Moral niedrig sind; bei 0 brichst du zusammen und erwachst zu Hause mit zwei Narben mehr. Fünf Mutationen unter deinen Narben machen dich { $alone ->
    [yes] zum Mutanten, und du verlierst
   *[no] für den Rest des Spiels zum Mutanten
    }.
you-are-mutant = Du bist jetzt ein Mutant: { $mutations }. Deine Werte: { $stats }. Karte, Nahrung, Gesundheit und Festung brauchst du nicht mehr. Alle Mutanten gewinnen gemeinsam, wenn kein Mensch übrig ist. Ab dem nächsten Zug tust du je Zug eins davon: eine deiner { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
    } gegen einen Menschen im passenden Gelände ausspielen, Begegnungen ansehen, mutieren oder Karten austauschen.
nothing-yet = noch nichts

# What the answers are for

verb-build = Bau eine eigene Figur oder wähle eine fertige
    .name = figur
verb-eat = Wähle, wie viel Nahrung du isst
    .name = essen
verb-plan = Wähle geheim deine Aktion; als Mutant leg eine Karte aus
    .name = planen
verb-trade = Mach Angebote, nimm an, lehn ab oder hör auf zu handeln
    .name = handeln
verb-camp = Wähle, was dir das Lager gibt, und nimm Hilfe an
    .name = lagern
verb-forage = Such das Plättchen ab, auf dem du stehst
    .name = sammeln
verb-place = Leg ein gezogenes Plättchen
    .name = legen
verb-go = Wähle, wohin du gehst, und die Stufe deiner Begegnungen
    .name = weiterziehen
verb-choose = Antworte einem Ereignis, einer Geschichte oder einer Karte
    .name = wählen
verb-fight = Stell dich dem Kampf
    .name = kämpfen
verb-evade = Versuch, vor dem Kampf davonzukommen
    .name = ausweichen
verb-shoot = Schieß und wähle Gegner und Würfel, oder lass es
    .name = schießen
verb-strike = Wähle, gegen wen du zuschlägst und welche Würfel du tauschst
    .name = zuschlagen
verb-reroll = Würfle einige deiner Würfel neu
    .name = neu_würfeln
verb-block = Wähle, welche gegnerischen Würfel du blockst
    .name = blocken
verb-gear = Gegenstände zu deinen Sachen nehmen, montieren, ablegen, und Waffen wechseln
    .name = sachen
verb-use = Setz eine Fertigkeit, einen Gegenstand, Begleiter oder eine Ereigniskarte ein
    .name = einsetzen
verb-spend = Gib EP für eine Fertigkeit oder einen Wert aus
    .name = ausgeben
verb-evolve = Werde zum Mutanten oder bleib Mensch
    .name = verwandeln
verb-prey = Als Mutant: Spiel eine Karte gegen einen Menschen oder nimm eine Standardaktion
    .name = jagen
verb-standing = Wähle, was ich ungefragt für dich tue (nur du siehst es)
    .name = dauerauftrag

lesson-build = Wähl die Figur, die du bis zum Ende spielst: Stärke gibt Gesundheit, Verstand gibt Moral, Tempo hilft beim Ausweichen, Nahkampf und Schießen gewinnen Kämpfe. Vernachlässige Stärke und Verstand nicht, denn mit 0 Gesundheit oder Moral brichst du zusammen.
lesson-eat = Iss in jedem Zug 1 Nahrung, sonst wächst dein Hunger und kostet Moral und Gesundheit. Halte Nahrung für die nächsten Züge zurück, denn Moral gewinnst du fast nur durch Lagern in einem Unterschlupf zurück.
lesson-plan = Weiterziehen bringt dich in die nächste Zone; Lagern heilt, Sammeln bringt Vorräte, Erkunden legt Plättchen, und alle wählen geheim. Zieh weiter, solange du gesund bist, denn nur das bringt Reisepunkte.
lesson-trade = Mach ein Angebot und tausche mit Menschen in deinem Gelände Nahrung, Munition und Gegenstände, bevor sie handeln. Verlass dich nicht auf Versprechen für später, denn niemand muss sie halten.
lesson-camp = Lagern gibt dir 2 Gesundheit, und du darfst Karten einsetzen, die im Lager helfen. Moral kommt zurück, wenn du in einem Unterschlupf lagerst, durch manche Karten, Geschichten und Belohnungen, und auf 1, wenn du zusammenbrichst.
lesson-forage = Sammeln gibt dir auf einem abgeschlossenen Plättchen mit Vorratszeichen eine Vorratskarte, einmal je Plättchen. Sieh vorher aufs Gelände, denn die Karte gibt in jedem etwas anderes.
lesson-place = Leg das Plättchen so, dass einer seiner Ausgänge an deins anschließt; drehen darfst du es beliebig. Durch seine Zonen gehst du als Nächstes, und danach kommst du nur durch seine freien Ausgänge weiter.
lesson-go = In einer Zone hast du eine Begegnung, oder zwei, wenn eine 2 darauf steht. Wähle die Stufe, die dein nächster Reisepunkt verlangt, sonst bekommst du keinen: Stufe 1 für die Punkte 1 bis 4, Stufe 2 für 5 bis 7, danach Stufe 3.
lesson-choose = Wähl, was du behältst oder was du bei einem Ereignis, einer Geschichte oder einer Karte tust. Kostet eine Antwort etwas oder verlangt sie eine Probe, steht es dabei.
lesson-fight = Kämpf: In drei Runden Nahkampf würfelt ihr beide, Blocks heben Würfel auf, und wer mehr Angriffe übrig hat, verwundet den anderen (bei gleich vielen beide). Sind alle Gegner tot, bekommst du die Belohnung; wer nach Runde 3 noch lebt, flieht.
lesson-evade = Weich aus: Du und der schnellste Gegner würfelt und zählt Tempo dazu; liegst du höher, hast du stattdessen eine andere Begegnung, der du nicht ausweichen kannst. Tu es, wenn du schneller bist; sonst schießt du nicht und hast in Runde 1 nur einen Würfel.
lesson-shoot = Geschossen wird vor dem Nahkampf, nach Tempo; die Munition zahlst du, ob du triffst oder nicht. Reichweite 2 oder 3 trifft, wenn deine Waffe so weit reicht, ein Meisterschuss mit Schießen 5 oder als Experte der Waffe; schieß nicht, wenn der Gegner die Munition nicht wert ist.
lesson-strike = Angriff und Volltreffer treffen, ein Volltreffer mit 1 Wunde mehr; ein Block hebt einen Würfel auf, ein Spezial tut, was bei Waffe oder Gegner steht, ein Krieger trifft nur mit Nahkampf 5. Abwehrwürfel blocken meistens: Wer schnell ist, tauscht, wenn er schwer verletzt ist.
lesson-reroll = Würfle die gewählten Würfel neu, jeden einmal; was dann liegt, gilt. Nimm zuerst die Fehlschläge, und Krieger, wenn dein Nahkampf nicht 5 ist.
lesson-block = Jeder deiner Blocks hebt einen gegnerischen Würfel auf. Wer mehr Angriffe übrig hat, trifft, und bei gleich vielen treffen beide; heb also zuerst Angriffe auf.
lesson-gear = Nimm eine Karte von der Hand zu deinen Sachen: Auf der Hand wirkt sie nicht, bei deinen Sachen füllt sie Fächer im Rucksack. Wechsle die Sachen vor einem Kampf, nach dem ersten Wurf geht es nicht mehr.
lesson-use = Setz die Karte jetzt ein oder heb sie auf. Lies erst ihren Text, denn er nennt die Kosten.
lesson-spend = Gib 3 EP für eine Fertigkeit oder 6 EP für einen Wert aus, jederzeit außerhalb von Kämpfen. Erhöhe Stärke oder Verstand, wenn du oft zusammenbrichst.
lesson-evolve = Werde zum Mutanten und spiel ab jetzt gegen die Menschen, oder bleib Mensch; die Wahl hast du bei der dritten und vierten Mutation. Mit der fünften bist du es sowieso. Liegst du weit zurück, dann tu es früh.
lesson-prey = Spiel einmal pro Zug eine Karte gegen einen Menschen in ihrem Gelände. Hat sie kein Ziel, sieh dir die nächsten Begegnungen an, mutiere oder tausche Karten aus.
lesson-standing = Diese Einstellungen sagen mir, was ich ungefragt für dich tun soll, und nur du siehst sie. Du kannst sie jederzeit ändern.

## The book

premise =
    Die Leute verwandeln sich. Es beginnt mit einer Wunde, die nicht zugeht. Sonntags kommt die Gemeindeschwester und misst nach. Die meisten behalten ihre Manieren bis zum Schluss und manche darüber hinaus, draußen, bei den anderen.

    Am Ende der Straße liegt eine Stadt mit einer Mauer, die Festung. Sie lässt ein, wer noch ein Mensch ist. Zehn Schritte führen hin, durch Orte, die verlassen wurden, als der Kessel noch auf dem Herd stand. Wer unterwegs fällt, erwacht zu Hause mit Narben. Narben können wachsen. Wer zu viele hat, die das tun, erwacht als etwas anderes und weiß noch von allen den Namen.
own-errand = { $end ->
    [start] { $stat ->
        [strength] { $player } steht im Melderegister unter: Möbeltransport. Das Werkzeug war einem Nachbarn geliehen, und der ist damit in die Festung gezogen.
        [speed] { $player } steht im Melderegister unter: Straßenbahn, Schaffnerdienst. Zu finden ist ein Fahrgast, der im März vierzig Cent zu viel herausbekam.
        [mind] { $player } steht im Melderegister unter: Schulaufsicht. Eine Schule ist noch auf der Liste. Sie hat eine Mauer darum.
        [melee] { $player } steht im Melderegister unter: Fleischerei. Das gute Messer war beim Schleifer in der Festung, als es losging.
       *[shooting] { $player } steht im Melderegister unter: Hochzeitsfotografie. Neun Paare warten auf ihre Bilder. Eines davon ist hineingekommen.
        }
    [near] { $stat ->
        [strength] Am Straßenrand liegt ein Schrank. { $player } stellt ihn im Vorbeigehen auf.
        [speed] { $player } geht jetzt zwischen den Schienen und ruft die Haltestellen aus.
        [mind] { $player } streicht seit Kurzem die Fehler auf den Wegweisern an, in Rot.
        [melee] { $player } bleibt vor jedem Fenster mit Haken stehen und sieht sich die Arbeit an.
       *[shooting] { $player } achtet wieder auf das Licht.
        }
    [arrived] { $stat ->
        [strength] Der Nachbar hat das Werkzeug geölt. Ein Schlüssel fehlt. { $player } sagt nichts dazu.
        [speed] Der Fahrgast findet sich in der Wäscherei und zahlt die vierzig Cent zurück. { $player } stellt einen Fahrschein aus.
        [mind] Die Schule hinter der Mauer hat eine Klasse und keine Kreide. { $player } vermerkt: befriedigend.
        [melee] Das gute Messer liegt in einer Schublade am Tor, geschliffen, mit Rechnung. { $player } zahlt.
       *[shooting] Das Paar wohnt über der Bäckerei. Auf dem Bild sehen beide etwas an, das hinter { $player } steht.
        }
   *[turned] { $stat ->
        [strength] Nachts werden in den leeren Häusern Möbel gerückt. Sie stehen danach eine Handbreit weiter links.
        [speed] Jede Nacht werden die Haltestellen der Linie ausgerufen. Niemand steigt ein.
        [mind] Montags sitzt hinten in der Dorfschule etwas mit einem Blatt Papier. Rechnen kann es noch.
        [melee] An der Straße hängt manchmal etwas. Zerlegt hat es jemand, der das gelernt hat.
       *[shooting] In manchen Nächten blitzt es auf dem Kamm. Wer hinsieht, hält still.
        }
    }
event-link = { $event ->
    [togetherness] { $n ->
        [one] { $players } bekommt den Kanten.
       *[other] { $players } teilen sich den Kanten.
        }
    [trader-caravan] { $what ->
        [ammo] { $players } { $n ->
            [one] zählt
           *[other] zählen
            } zwei Patronen auf die Waage, für ein Abendessen mit einem anderen Namen auf dem Deckel.
       *[food] Das Essen eines Tages kommt auf die Waage, für { $players }.
        }
    [guide] { $players } { $n ->
        [one] hat das Fahrgeld und steigt
       *[other] haben das Fahrgeld und steigen
        } eine Haltestelle hinter der letzten aus.
    [great-explorer] Die lange Karte ist von { $players }.
    [watched] { $players } { $n ->
        [one] zählt
       *[other] zählen
        } an diesem Tag alles zweimal.
    [dark-days] Am dritten solchen Mittag { $n ->
        [one] redet
       *[other] reden
        } { $players } mit der Lampe.
    [hurricane] { $players } { $n ->
        [one] hält sich
       *[other] halten sich
        } bis zum Dunkelwerden fest. Sonst wird nichts geschafft.
    [protector] Am schwächsten { $n ->
        [one] ist
       *[other] sind
        } { $players }.
    [killer-instinct] Die Hand gehört { $players }.
    [fortress] { $players } { $n ->
        [one] hat
       *[other] haben
        } Zeit bis zum Dunkelwerden.
    [black-frost] Auch { $players } { $n ->
        [one] lässt
       *[other] lassen
        } Haut am Geländer.
    [ash-fall] { $players } { $n ->
        [one] wäscht sich und ist
       *[other] waschen sich und sind
        } mittags wieder grau.
    [long-spring] { $players } { $n ->
        [one] sitzt
       *[other] sitzen
        } bis neun draußen, beide Stiefel ausgezogen.
    [high-water] { $n ->
        [one] Ein Karpfen fährt in der Manteltasche mit, bei { $players }.
       *[other] { $players } gehen mit je einem Karpfen weiter.
        }
    [dog-days] Ein Schnitt schließt sich noch beim Verbinden, bei { $players }.
    [bad-water] Auch { $players } { $n ->
        [one] hat
       *[other] haben
        } davon getrunken.
    [night-thieves] { $players } { $n ->
        [one] behält
       *[other] behalten
        } einen Knopf.
    [air-drop] Noch vor dem Frühstück { $n ->
        [one] ist
       *[other] sind
        } { $players } mit dem Kehrblech draußen.
    [signal-in-the-static] { $players } { $n ->
        [one] pfeift
       *[other] pfeifen
        } es den ganzen Tag, samt Hund.
    [stranger-at-the-fire] { $players } { $n ->
        [one] gibt
       *[other] geben
        } ihm zu essen. Er wäscht den Löffel ab, dann die zehn Finger.
   *[locked-pharmacy] { $what ->
        [passed] { $players } { $n ->
            [one] rutscht auf Knien unter dem Rollladen durch und kommt
           *[other] rutschen auf Knien unter dem Rollladen durch und kommen
            } mit vollem Ärmel zurück.
        [failed] { $players } { $n ->
            [one] hebt
           *[other] heben
            }. Es ist der Rücken, der nachgibt.
       *[ammo] { $players } { $n ->
            [one] öffnet
           *[other] öffnen
            } das Vorhängeschloss von der anderen Straßenseite, mit dem zweiten Schuss.
        }
    }
event-refused = { $event ->
    [trader-caravan] Auf die Waage kommt nichts. Das Glöckchen ist bis zur Kreuzung zu hören.
    [guide] Fahrgeld ist keines da. Sie geht weiter und sagt die Nummern der Haltestellen auf.
    [stranger-at-the-fire] Er wartet, bis das Feuer heruntergebrannt ist. „Ein andermal“, sagt er und meint es so.
   *[locked-pharmacy] Der Rollladen bleibt unten. Im Vorbeigehen wird das Schild gerade gerückt.
    }
learns-trade = { $player } lernt { $skill }: { $what }
dies = { $kind ->
    [human] { $way ->
        [0] { CAPITAL($foe) } stirbt mit offenen Augen. Danach werden sie geschlossen.
        [1] { CAPITAL($foe) } ist tot. Der Puls wird zweimal gefühlt, aus Gewohnheit.
        [2] { CAPITAL($foe) } ist tot, ehe der Kessel gekocht hätte.
        [3] { CAPITAL($foe) } fragt noch, wer es den anderen sagt, und stirbt.
        [4] { CAPITAL($foe) } ist tot. Die Papiere im Mantel sind vollständig.
        [5] { CAPITAL($foe) } ist tot. Eine Münze kommt zurück in die Tasche, aus der sie gefallen war.
       *[other] { plain-death }
        }
    [mutant] { $way ->
        [0] { CAPITAL($foe) } ist tot. Unter der Haut sitzt eine Armbanduhr, sie geht noch.
        [1] { CAPITAL($foe) } ist tot. Es dauert, bis das sicher ist: Ein Herz bleibt lange vor dem anderen stehen.
        [2] { CAPITAL($foe) } ist tot. Im Rest des Mantels ist ein Namensband.
        [3] { CAPITAL($foe) } stirbt. Entschuldigung, heißt es noch.
        [4] { CAPITAL($foe) } steht nicht mehr auf. Von Nahem sind die Zähne gut.
        [5] { CAPITAL($foe) } ist tot. An der linken Hand sind drei Finger geblieben, wie sie waren.
       *[other] { plain-death }
        }
    [animal] { $way ->
        [0] { CAPITAL($foe) } legt sich hin und ist tot, bevor es die Beine sind.
        [1] { CAPITAL($foe) } ist tot. Die Augen sehen weiter die Straße an.
        [2] { CAPITAL($foe) } ist tot und noch eine Stunde warm. Hände werden darübergehalten.
       *[other] { plain-death }
        }
   *[minion] { $way ->
        [0] { CAPITAL($foe) } fällt zuerst.
        [1] { CAPITAL($foe) }: Da ist nichts mehr zu machen.
       *[other] { plain-death }
        }
    }
plain-death = { $way ->
    [6] { CAPITAL($foe) } ist tot.
    [7] { CAPITAL($foe) } fällt.
   *[other] { CAPITAL($foe) } steht nicht mehr auf.
    }
chart = { $step ->
    [3] Am selben Abend eingetragen
    [5] Auf halbem Weg eingetragen
    [7] Drei Schritte vor dem Ziel eingetragen
   *[9] In Sichtweite der Mauer eingetragen
    }: { $entries }.
chart-entry = { $player } { $turned ->
    [1] nicht mehr
   *[0] { $steps ->
        [0] noch kein Schritt
        [one] ein Schritt
       *[other] { SPELL($steps) } Schritte
        }{ $scars ->
        [0] { "" }
        [one] { " " }(eine Narbe)
       *[other] { " " }({ SPELL($scars) } Narben)
        }
    }
takes-last-step = { $before ->
    [0] { $player } kommt den Hügel herunter ans Tor. Neben der Klingel steht auf einem Schild: EINMAL LÄUTEN.
   *[other] Auch { $player } kommt ans Tor und stellt sich hinter den Strich am Boden.
    }
falls = { $how ->
    [hunger] { $way ->
        [0] { $player } liegt zu Hause vor der Tür, einen Schnürsenkel halb aufgegessen.
       *[1] { $player } hat seit Tagen nichts gehabt, wird heimgetragen und wiegt so viel wie ein Kind.
        }
    [enemy] { $way ->
        [0] { $player } kommt auf einer Tür nach Hause, vier Leute darunter. Ursache, im Formular: { $cause }.
        [1] Das Letzte, woran sich { $player } vor der Zimmerdecke erinnert: { $cause }.
        [2] Zwei Nachbarn tragen { $player } heim. Auf die Frage, wer es war, sagen sie: { $cause }. Dann reden sie vom Wetter.
        [3] { $player } erwacht zu Hause, die Stiefel neben dem Bett, geschnürt. Unter „Allergien“ steht: { $cause }.
       *[4] Neun Stiche, Ursache: { $cause }. { $player } zählt mit, zu Hause auf dem Küchentisch.
        }
    [mutant] { $way ->
        [0] { $player } kennt { $cause } seit dem ersten Tag und wird von Fremden heimgetragen.
        [1] { $player } erwacht zu Hause. Die Wunde ist mit einem Schal von { $cause } verbunden.
       *[2] „Es war { $cause }“, sagt { $player } zu Hause, „und es hat meinen Namen gesagt.“
        }
    [fright] { $way ->
        [0] Gebrochen ist nichts. { $player } setzt sich auf die Straße und wird an der Hand heimgeführt. Ursache: { $cause }.
       *[1] { $player } kommt zu Fuß nach Hause und dreht sich zur Wand, zwei Tage lang. Ursache: { $cause }.
        }
   *[other] { $way ->
        [0] { $player } erwacht zu Hause. Ursache, im Formular: „{ $cause }“.
        [1] { $player } kommt in einer Schubkarre nach Hause. Unter Ursache hat die Schwester „{ $cause }“ eingetragen.
       *[2] Zu Hause schläft { $player } zwei Tage und wird gewaschen. Im Formular steht „{ $cause }“.
        }
    }
role-character = { CAPITAL(the-character) }.
role-own-making = Eine selbst gebaute Figur.
has-bed = { $first ->
    [1] Am Tor muss sich { $player } vor der Ärztin ausziehen und einmal umdrehen.
   *[0] { $player } ist an der Reihe.
    } { $n ->
    [0] Aufzuschreiben ist nichts.
    [one] Sie schreibt eins auf: { $scars }.
   *[other] Sie schreibt { SPELL($n) } Punkte auf: { $scars }.
    }{ $mutations ->
    [0] { "" }
    [one] { " " }{ $n ->
        [one] Es wächst
       *[other] Davon wächst eins
        } noch. Sie trägt es unter Haut ein.
   *[other] { " " }{ $scarred ->
        [0] Alles davon wächst
       *[other] { CAPITAL(SPELL($mutations)) } davon wachsen
        } noch. Sie sieht die Schlange an und trägt alles unter Haut ein.
    } { $player } bekommt ein Bett mit einer Nummer.
comes-with = { $followers } { $n ->
    [one] kommt
   *[other] kommen
    } auf demselben Formular mit hinein.
was-on-road = { $steps ->
    [0] { $player } war noch gar nicht von zu Hause fortgekommen
    [one] { $player } war einen Schritt von zu Hause entfernt
   *[other] { $player } war noch unterwegs, { SPELL($steps) } der zehn Schritte von zu Hause
    }{ $scars ->
    [0] , ohne einen Kratzer
    [one] , mit einer Narbe
   *[other] , mit { SPELL($scars) } Narben
    }.
are-turned = { $humans ->
    [0] Das Melderegister hat seine letzte Seite abgeschlossen. { $players } { $n ->
        [one] geht abends an der Mauer vorbei und ruft
       *[other] gehen abends an der Mauer vorbei und rufen
        } die Wachen beim Namen.
   *[other] { $players } { $n ->
        [one] ist da draußen bei den anderen und weiß
       *[other] sind da draußen bei den anderen und wissen
        }, wo alle schlafen.
    }

## Packs

pack-kind-encounters = Eine Begegnung kommt zu den anderen in den Stapel ihrer Stufe.
pack-effects = Schreib einen Effekt als einen Schlüssel mit Menge oder mit seinen Teilen: `{ "{" }food: 1{ "}" }`, `{ "{" }draw: { "{" }deck: equipment, n: 2, keep: 1{ "}" }{ "}" }`.
pack-rewards = Die Belohnung eines Kampfes kann sein: { $effects }.
pack-passed = `pass` kann verwenden: { $effects }.
pack-failed = `fail` kann verwenden: { $effects }.
pack-costs = Kosten sind 1 bis { $most } von: { $costs }.
pack-hook = Bei `{ $hook }` kann der Effekt eines Gegners verwenden: { $effects }.
pack-condition = Bei `{ $hook }` kann seine Bedingung sein: { $conditions }.
pack-special = `melee_result` braucht `special: effect`.
pack-decks = Karten ziehen oder ansehen geht bei: { $decks }.
pack-lists = Eine Liste von Effekten hat bis zu { $at_once }. Ein Gegner hat bis zu { $most }.
pack-amounts = Mengen liegen zwischen -{ $most } und { $most } und sind nicht 0.
pack-copies = Eine Begegnung aus einem Paket gibt es einmal. Ihre Effekte gehören ihrem Gegner.

# What is wrong with a card: "field: in words"

fault-of-part = { $part }: { $fault }
fault-effects-belong-to-enemy = ihre Effekte gehören ihrem Gegner
fault-animal-with-minions = ein Tier hat keine Handlanger
fault-special-without-effect = sein Spezial hat keinen Effekt
fault-default-is-test = die Vorgabe ist eine Probe
fault-default-costs = die Vorgabe kostet etwas
fault-default-takes-follower = die Vorgabe nimmt jemanden mit
fault-options-alike = zwei Möglichkeiten lauten gleich
fault-minion-with-effects = ein Handlanger hat keine eigenen Effekte
fault-minion-special = das Spezial eines Handlangers hat keinen Effekt
fault-no-reward = { $where }: { $n } ist keine Belohnung
fault-no-follower = { $where }: es gibt keinen Begleiter zu füttern
fault-too-many = { $where }: es sind { $n }; höchstens { $most } sind erlaubt
fault-hook = { $where }: bei einem Gegner eins von { $hooks }
fault-text = { $where }: was ein Effekt tut, sagt das Spiel selbst
fault-just-happens = { $where }: der Effekt eines Gegners geschieht einfach: kein ask, kein cost, kein limit
fault-needs-special = { $where }: melee_result gehört zu special: effect
fault-scope = { $where }: Würfel bei { $hook } haben scope: { $scope }
fault-dice = { $where }: bei { $hook } gibt es keine Würfel der Art { $die } zu ändern
fault-stat-scope = { $where }: ein Wert ändert sich, solange der Gegner steht: kein scope
fault-evade = { $where }: bei evade heißt der Wurf evade
fault-condition = { $where }: { $condition } sagt bei { $hook } nichts
fault-terrain = { $where }: eins von { $terrains }
fault-round = { $where }: ein Kampf hat 3 Runden
fault-no-test = { $where }: es gibt keine Probe, die misslingen könnte
fault-modifier = { $where }: -3 bis 3
fault-cost = { $where }: 1 bis 3 von { $costs }
fault-no-success = { $where }: keine Möglichkeit zählt als Erfolg
fault-does-nothing = { $where }: { $effect } bewirkt hier nichts; erlaubt sind { $allowed }
fault-amount = { $where }: { $n } liegt nicht zwischen -3 und 3 oder geht hier nicht
fault-whom = { $where }: eine Begegnung gilt dem, der sie hat
fault-deck = { $where }: eins von { $decks }
fault-keep = { $where }: nicht mehr als die gezogenen Karten
fault-discard = { $where }: nicht mehr als die angesehenen Karten

## Options

option-custom = Eigene Figuren
    .about = Alle bauen eine Figur, statt eine fertige zu wählen.
option-short = Kurzes Spiel
    .about = Beginnt mit 4 Reisepunkten, 3 Karten mehr, mindestens 3 EP und zwei Narben.
option-strict = Strenge Reihenfolge
    .about = Sammeln, Erkunden und Weiterziehen nacheinander statt nebeneinander.
