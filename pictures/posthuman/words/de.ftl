# Die Bilder von Posthuman und der Tisch in Worten
#
# In Bildern steht kein Punkt am Ende, und der Platz ist knapp. Das Glossar steht in
# rules/posthuman/words/de.ftl.

## Pictures

picture-table = Der Tisch
picture-fight = Kampf von { $name }
picture-attack = Angriff auf { $name }
picture-map = Karte von { $name }
picture-place = Wohin damit
picture-own-map = Deine Karte
picture-own-cards = Deine Karten
cover = Jemand mit Rucksack steht auf einer Straße zwischen dunklen Bäumen voller leuchtender Augen; fern ragt ein zerbrochener Turm in einen grünen Himmel.

## Terms

stage = { $stage ->
    [event] Ereignis
    [declare] Aktionen wählen
    [trade] Handeln
    [camp] Lagern
    [act] Aktion
   *[mutants] Mutanten
    }
terrain = { $terrain ->
    [rural] Land
    [urban] Stadt
    [mountain] Gebirge
   *[wilderness] Wildnis
    }
of-terrain = { terrain }
acts = { $action ->
    [camp] lagert
    [forage] sammelt
    [scout] erkundet
    [move] zieht weiter
   *[nothing] tut nichts
    }
hunger = { $hunger ->
    [0] nicht hungrig
   *[other] Hunger { $hunger }
    }
kind = { $kind ->
    [mutant] Mutant
    [human] Mensch
   *[animal] Tier
    }
special = { $special ->
    [attack] Angriff
    [critical] Volltreffer
    [knockdown] Umwerfen
    [wound] Wunde
   *[effect] Effekt
    }
stat = { $stat ->
    [strength] Stärke
    [speed] Tempo
    [mind] Verstand
    [melee] Nahkampf
   *[shooting] Schießen
    }
stat-value = { stat } { $value }
short-stat = { $stat ->
    [strength] Str
    [speed] Tem
    [mind] Ver
    [melee] Nah
   *[shooting] Sch
    }
shortest-stat = { $stat ->
    [strength] St
    [speed] Te
    [mind] Ve
    [melee] Na
   *[shooting] Sc
    }
deck = { $deck ->
    [tiles] Plättchen
    [events] Ereignisse
    [supply] Vorräte
    [skills] Fertigkeiten
    [equipment] Ausrüstung
    [weapons] Waffen
    [followers] Begleiter
    [scars] Narben
    [mutant_actions] Mutantenaktionen
    [encounters_1] Begegnungen Stufe 1
    [encounters_2] Begegnungen Stufe 2
    [encounters_3] Begegnungen Stufe 3
    [minions_human] Handlanger (Menschen)
   *[minions_mutant] Handlanger (Mutanten)
    } { $size }
wounds = { $wounds ->
    [one] { $wounds } Wunde
   *[other] { $wounds } Wunden
    }
dice = { $dice } Würfel
hands = { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Hände
    }
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
    }
tracks = Gesundheit { $health } von { $health_limit }, Moral { $morale } von { $morale_limit }
short-tracks = Gesundheit { $health }/{ $health_limit }, Moral { $morale }/{ $morale_limit }
sentence = { $text }.
fists = Fäuste
capital-fists = Fäuste
dead = tot
nobody = niemand
none = keine
nothing = nichts

## Cards

card-rules = { $card }: { $rules }
size = Größe { $size }
melee-weapon = { wounds }{ $special ->
    [effect] { "" }
   *[other] , { special }
    }, { hands }
ranged-weapon = { $of ->
    [pistol] Pistole
    [rifle] Gewehr
    [shotgun] Flinte
    [bow] Bogen
   *[thrown] Wurfwaffe
    }, { dice }, Reichweite { $range }, { $ammo ->
    [0] keine Munition
   *[other] { $ammo } Munition
    }, Spezial { $specials }, { hands }
mounted = { $item } mit { $mounted }
in-use = griffbereit
item-figures = { $item } ({ $figures })
scar-weapon = { $own ->
    [yes] eine Waffe
   *[no] { $weapon }
    }: { wounds }
scar-only = ohne Wirkung
face-down = { $followers } verdeckt

## Tiles

side-letter = { $side ->
    [N] N
    [E] O
    [S] S
   *[W] W
    }
tile-exits = Ausgänge { $exits }
tile-zones = Zonen { $zones }
zone-of-kind = { $figures } ({ $zone ->
    [dead] tot
   *[safe] sicher
    })
completed = abgeschlossen
can-be-foraged = hat noch Vorräte
stands-here = steht hier
north = { $steps } nördlich
south = { $steps } südlich
east = { $steps } östlich
west = { $steps } westlich
cell = { $ways }
the-start = der Start

## Who acts now

chooses-character = { $players } { $count ->
    [one] wählt
   *[other] wählen
    } eine Figur.
journey-begins = Die Reise beginnt.
turn-begins = Der Zug beginnt.
turn-begins-with-event = Der Zug beginnt mit einem Ereignis.
declares = { $players } { $count ->
    [one] wählt
   *[other] wählen
    } eine Aktion.
may-trade = Handeln können: { $players }.
acts-as-mutants = { $players } { $count ->
    [one] handelt als Mutant
   *[other] handeln als Mutanten
    }.
turn-ends = Der Zug endet.
player-acts = { $player } { acts }
players-act = { $acts }.
nobody-camps = Niemand lagert.
nobody-acts = Sonst handelt niemand.

## What has just happened

has-come-upon = { $player } hatte eine Begegnung: { $encounter }.
faces = Vor { $player }: { $foes }.
foe-health = { $foe } ({ $health } von { $full })
last-roll = Letzter Wurf: { $result }
with-what = { $weapon }: { wounds }
attacks = { $mutant } greift { $player } an mit { with-what }.
has-been-played = Ein Mutant hat { $card } gegen { $player } gespielt.
event-is = Ereignis: { $event }.
season-is = Jahreszeit: { $season }.

## Alt texts

before-journey = Posthuman, vor der Reise.
turn-and-stage = Posthuman, Zug { $turn }, { stage }.
mutant-short = { $player } ist Mutant, { cards } auf der Hand.
no-character = { $player } hat noch keine Figur.
human-short = { $player }: { $place } von { $goal }, { tracks }, { $food } Nahrung, { $ammo } Munition{ $hunger ->
    [0] { "" }
   *[other] , { hunger }
    }, Ort: { $where }, { of-terrain }{ $action ->
    [none] { "" }
   *[other] , { acts }
    }.
no-map = { $player } hat keine Karte.
tiles = { $tiles } Plättchen:
carries = Dabei: { $items }.
skills = Fertigkeiten: { $skills }.
no-fight = { $player } ist in keinem Kampf.
fight = { $player }, Stufe { $level }: { $encounter }. { $text }
foe = { $foe } ({ kind }): { $health ->
    [0] tot
   *[other] { $health } von { $full } Gesundheit
    }, Tempo { $speed }, Nahkampf { $melee }, { wounds }, Spezial { special }{ $dice ->
    [0] { "" }
   *[other] , schießt { dice } bis Reichweite { $range }
    }
the-enemy = der Gegner
mutant-attacks = Der Mutant { $mutant } greift { $player } an mit { with-what }.
shoots = { $name } schießt: { $faces }.
rolls = { $name } würfelt { $faces }.
blocked = { $face } (geblockt)
hand-held = Auf deiner Hand: { $cards }.
scars-held = Deine Narben: { $scars }.
followers-held = Verdeckte Begleiter: { $followers }.
actions-held = Mutantenaktionen von { $mutant }: { $cards }.
actions-held-and-laid = Mutantenaktionen von { $mutant }: { $cards }, und verdeckt ausgelegt { $laid }.
no-way-to-lay = Das Plättchen passt nirgends.
way-to-lay = { $letter }: { $cell }, Ausgänge { $exits }
ways-to-lay = { $tile }. So kannst du legen: { $ways }.

## In the picture of the table

head-before = Vor der Reise
head-turn = Zug { $turn }
level = STUFE { $level }
sign-season = JAHRESZEIT
sign-event = EREIGNIS
sign-mutant = MUTANT
nobody-is-human = Niemand ist mehr ein Mensch
place-alone = { $place } von { $goal } geschafft
leads = { $player } führt mit { $place }
share = { $players } Leute führen mit { $place }
has-acted = hat gehandelt
has-laid-card = hat eine Karte ausgelegt
choosing = wählt eine Figur
attacked-with = Angriff mit { $weapon }
attacked-by-mutant = Mutantenangriff mit { $weapon }
meets = vor sich: { $encounter }
fight-stage = { $stage ->
    [shooting] schießt auf
    [melee] Runde { $round }:
   *[revealed] vor sich:
    }
foe-left = { $foe } { $health }/{ $full }
fights = { fight-stage } { $foes }
fights-brief = { $foes } Gegner, { $health } Gesundheit

## In the pictures of maps, fights and cards

legend-zone = Zone, Begegnungen
legend-dead = kein Reisepunkt
legend-safe = Unterschlupf
legend-supplies = Vorräte
legend-done = fertig
legend-special = Spezial
pack = Gepäck { $used }/{ $slots }
sheet-skills = Können
sheet-followers = Begleiter
sheet-kept = Behalten
sheet-place = Ort
how-to-lay = { $tile }, { of-terrain }: So kannst du legen
level-and-stage = Stufe { $level } · { $stage ->
    [choice] Eine Wahl
    [revealed] Kämpfen oder ausweichen?
    [shooting] Schüsse
    [melee] Nahkampf, Runde { $round } von 3
    [over] Vorbei
   *[other] { "" }
    }
health-left = { $health ->
    [0] tot
   *[other] { $health } von { $full }
    }
foe-figures = Tempo { $speed } · Nah { $melee } · { wounds } · Spezial: { special }{ $dice ->
    [0] { "" }
   *[other] { " " }· schießt { dice } bis { $range }
    }{ $scar ->
    [yes] { " " }· Narben
   *[no] { "" }
    }
attack-head = { $mutant } greift { $player } an
attack-stage = { $stage ->
    [shooting] Vorher schießen?
   *[melee] Eine Runde Nahkampf
    }
with-what-driven-off = { with-what } · flieht ab { $strength ->
    [one] { $strength } Schusswunde
   *[other] { $strength } Schusswunden
    }
cards-in-hand = Auf deiner Hand
cards-scars = Deine Narben
cards-followers = Begleiter, verdeckt
cards-actions = Mutantenaktionen von { $mutant }
laid-face-down = verdeckt ausgelegt

## The panel, in Markdown

panel-before = **Vor der Reise** · alle wählen eine Figur
panel-turn = **Zug { $turn }** · { stage }
panel-season = -# Jahreszeit: **{ $card }** · { $rules }
panel-event = -# Ereignis: **{ $card }** · { $rules }
panel-mutant = **{ $player }** · Mutant, { cards } auf der Hand
panel-human = **{ $player }** · **{ $place }** von { $goal }{ $action ->
    [none] { "" }
   *[other] { " " }· { acts }
    }
panel-sheet = -# { short-tracks }, Nahrung { $food }, Munition { $ammo }{ $hunger ->
    [0] { "" }
   *[other] { " " }· { hunger }
    } · { $where }
panel-attacked = -# Angriff von { $mutant }, { $attack }

## The table in words, in Markdown

words-season = **Jahreszeit: { $card }** { $text } { CAPITAL($rules) }.
words-event = **Ereignis: { $card }** { $text } { CAPITAL($rules) }.
words-no-character = **{ $player }** hat noch keine Figur.
words-decks = **Stapel** { $decks }
words-fight = **{ $encounter }** ({ $player }, Stufe { $level }) { $text }
words-human = **{ $player }** · { $place } von { $goal }, Stufe { $level }
words-sheet = - { CAPITAL(tracks) }, { hunger }, { $food } Nahrung, { $ammo } Munition, { $xp } EP, { $scars ->
    [one] { $scars } Narbe
   *[other] { $scars } Narben
    }, { cards } auf der Hand
words-pack = - Rucksack { $used } von { $slots }: { $gear }
words-skills = - Fertigkeiten: { $cards }
words-followers = - Begleiter: { $cards }
words-kept = - Behalten: { $cards }
words-mutant = **{ $player }** · Mutant, { cards } auf der Hand
words-mutant-laid = **{ $player }** · Mutant, { cards } auf der Hand, hat eine Karte ausgelegt

## The hand, in Markdown

watching = Du siehst an diesem Tisch zu. Nur wer mitspielt, sieht Geheimes.
you = Du
own-tracks = { CAPITAL(short-tracks) }, { hunger }, { $food } Nahrung, { $ammo } Munition; { $place } von { $goal } Reisepunkten
own-sheet = -# **{ $character }** · { $stats }; { $xp } EP; du kämpfst mit { $weapons }; Rucksack { $used } von { $slots }
own-mutant = **Mutant** · { $stats }
own-goal = -# Du gewinnst, wenn niemand mehr ein Mensch ist. Noch Mensch: { $humans }.
own-no-character = Du hast noch keine Figur.
own-tile = **Gezogen** { $tile }
own-hand = **Auf deiner Hand**, nützt erst bei deinen Sachen (Mehr)
own-follower = **Begleiter, verdeckt** { $card }
own-scars = **Deine Narben**: { $mutations ->
    [one] { $mutations } Mutation
   *[other] { $mutations } Mutationen
    } von { $must }, die dich zum Mutanten machen; als Mensch spürst du nichts davon
own-orders = -# Daueraufträge: { $orders }
some-food = { $food } Nahrung
some-ammo = { $ammo } Munition
offer = **Angebot** { $maker } gibt { $partner } { $gives } gegen { $gets }
own-actions = **Deine Mutantenaktionen**
own-actions-none = **Deine Mutantenaktionen** keine
actions-of = **Von { $mutant }** { $cards }
action-laid = -# Verdeckt ausgelegt: { $card }. { $when ->
    [fire] Sie wird gespielt, sobald sie treffen kann.
    [ask] Du wirst vorher gefragt.
   *[hold] Sie wird aufgehoben.
    }

## The words that icons mark: every form, separated by "|"

icon-health = Gesundheit
icon-morale = Moral
icon-food = Nahrung
icon-ammo = Munition
icon-xp = EP
icon-scar = Narbe | Narben
icon-equipment-cards = Ausrüstungskarte | Ausrüstungskarten | Waffenkarte | Waffenkarten
icon-melee = Nahkampf | Angriff | Angriffe
icon-a-critical = Volltreffer
icon-a-special = Spezial
icon-a-warrior = Krieger
icon-a-miss = Fehlschlag | Fehlschläge
icon-a-block = Block | Blocks
icon-defence-die = Abwehrwürfel
icon-shooting = Schießen
