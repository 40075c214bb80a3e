# Hope Inhumanity
#
# Glossar: ein Wort für eine Sache. Namen von Karten stehen in Sätzen in „ “ und brauchen so keinen Artikel.
#
# Geschichte       was die Gruppe erzählt und der Bot aufschreibt (story)
# Szene            eine Karte, die jemand zieht und allein liest (Scene)
# sich stellen     die Szene angehen, mit Würfeln, wenn sie Härte hat (act)
# ausweichen       die Szene nicht angehen: Alle trifft „Ablehnen“ (avoid); dazu: unausweichlich
# Härte            wie viele Erfolge ein Wurf braucht (hardship)
# Erfolg           ein Würfel mit 4, 5 oder 6 (success)
# unterstützen     Würfel zur Szene von jemand anderem geben (support)
# ablehnen         keine Würfel geben oder Nein sagen (refuse)
# Gelingt, Misslingt, Annehmen, Ablehnen, Geteilt   die Abschnitte einer Karte
# Zoll             Würfel, die eine Szene von allen verlangt, ohne Wurf (toll)
# Vorzeichen       Härte, die auf eine spätere Szene wartet (omen)
# Menschlichkeit   die eigenen Würfel, höchstens fünf (Humanity)
# Hoffnungsvorrat  die Würfel der ganzen Gruppe; einer davon ist ein Hoffnungswürfel (Hope pool)
# Letzte Hoffnung  ein Hoffnungswürfel für jemanden ohne Menschlichkeit
# Zustand          Hunger oder Schaden: hungrig, ausgehungert; verletzt, schwer verletzt (condition)
# todgeweiht       hatte keine Menschlichkeit mehr zu verlieren und stirbt vor dem nächsten Zug (doomed)
# Eigenschaft, Fundstück, Bindung, Wesen   die Karten einer Figur (Trait, Asset, Relationship, Personality)
# Gegenüber        mit wem eine Bindung verbindet (partner)
# verhüllen        ein Thema in der Geschichte verdecken, bis jemand es lesen will (veil)

## Things

terrain = { $terrain ->
    [wilderness] Wildnis
    [mountainous] Gebirge
    [coastal] Küste
    [urban] Stadt
   *[any] Überall
    }
condition = { $what ->
    [hunger] Hunger
   *[harm] Schaden
    }
stage = { $stage ->
    [hunger-0] nicht mehr hungrig
    [hunger-1] hungrig
    [hunger-2] ausgehungert
    [harm-0] wieder unverletzt
    [harm-1] verletzt
   *[harm-2] schwer verletzt
    }
describes-person = Menschlichkeit { $humanity }{ $stages ->
    [0] { "" }
   *[other] , { $stages }
    }.
status = { $status ->
    [no_regain] kann keine Menschlichkeit zurückgewinnen
    [no_hope] kann keine Hoffnungswürfel nehmen
    [mute_support] kann die nächste Szene nicht unterstützen
   *[shielded] ist vor dem nächsten Schaden geschützt
    }
dice = { $dice } Würfel
# "mit 2 Würfeln"
dice-dative = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
    }
hope-dice = { $dice } Hoffnungswürfel
hope-dice-dative = { $dice ->
    [one] { $dice } Hoffnungswürfel
   *[other] { $dice } Hoffnungswürfeln
    }
# "Dir droht ..."
loss = { $what ->
    [humanity] ein Verlust von { $n } Menschlichkeit
    [hunger] { $n } Hunger
   *[harm] { $n } Schaden
    }
# "bewahrt Ada vor ..."
loss-avoided = { $what ->
    [humanity] einem Verlust von { $n } Menschlichkeit
    [hunger] { $n } Hunger
   *[harm] { $n } Schaden
    }
section = { $section ->
    [accept] Annehmen
    [all-accept] Alle nehmen an
    [succeed] Gelingt
    [fail] Misslingt
    [refuse] Ablehnen
    [all-refuse] Alle lehnen ab
   *[split] Geteilt
    }
section-of-scene = { $title } ({ section })

# "falls du ... hast", "braucht ..."
tag = { $tag ->
    [food] Essen
    [medicine] Medizin
    [tool] Werkzeug
    [weapon] eine Waffe
    [comfort] etwas Tröstliches
    [drug] Drogen
    [shelter] ein Dach
   *[vehicle] ein Fahrzeug
    }

## Setup

fate = Das Schicksal entscheidet
fate-detail = Stimmt niemand für eine Welt, wähle ich eine davon zufällig.
how-did-it-end = Wie ging die Welt unter, und wohin will die Gruppe?
or-in-your-words = Sag mit deinen Worten, wie die Welt unterging und wohin die Gruppe will.
proposal = „{ $words }“
proposes = { $player } schlägt vor:
votes = { $player } stimmt ab: „{ $label }“.
going-to = Ziel der Gruppe: { $destination }.
wherever-the-road-ends = dorthin, wo die Straße endet
how-it-ended = So ging die Welt unter:
hope-to-reach = Das Ziel: { $destination }.
world-and-aim = { $world } { hope-to-reach }
title-opening = Wie es anfing
plays = { $player } spielt { $character }: { $cards }.
is-played-by = { $character } ({ $player }): { $cards }.
draws-first = { $character } zieht die erste Szene.
bound-to = Die Bindung von { $character } zu { $partners }
is-bound = { bound-to }: { $text }
title-bond = { bound-to }: { $card }

## Names and looks

who-is-this = Wer ist deine Figur? Erste Zeile: der Name. Zweite: das Aussehen. Dritte: was die Karten aus ihr gemacht haben.
is-called = Das ist { $character }:
is-renamed = { $character } nimmt einen neuen Namen an:

## Rounds

round-begins = Runde { $round } von { $rounds } beginnt.
hope-grows = Der Hoffnungsvorrat wächst um 1 Würfel (jetzt { $hope }).

## Drawing a Scene

decks-are-empty = Alle Stapel sind leer, also wird in diesem Zug keine Szene gezogen.
which-deck = Welcher Stapel passt zur Geschichte?
cards-left = noch { $left ->
    [one] { $left } Szene
   *[other] { $left } Szenen
    }
draws = { $drawer } zieht vom Stapel { terrain }.

## Acting on a Scene, and avoiding it

what-do-you-do = { $headline } Was tust du?
about-reading = { $drawer } liest allein eine Szene ({ terrain }) und entscheidet, was geschieht
put-to-group = Sich stellen und selbst erzählen
act-with = Sich mit { dice-dative } stellen
odds-alone = { $odds ->
    [0] Ohne Hilfe schaffst du es nicht.
   *[other] Chance ohne Hilfe: etwa { $odds } %.
    }
act-with-hope = Sich mit einem Hoffnungswürfel stellen
odds-with-hope = Kostet 1 Hoffnungswürfel (Letzte Hoffnung). { odds-alone }
act-as-printed = Sich stellen und den gedruckten Text vorlesen
face-it = Sich ohne Würfel stellen
face-it-detail = Du hast keine Würfel und kannst nicht ausweichen: „Misslingt“ trifft alle.
avoid-it = Ausweichen
avoid-it-detail = „Ablehnen“ auf der Karte trifft alle.
avoids = { $drawer } weicht der Szene aus.
has-nothing-to-give = { $drawer } hat keine Würfel und kann nicht ausweichen, also misslingt die Szene.
acts = { $drawer } stellt sich der Szene.
acts-on-hope = { $drawer } stellt sich der Szene mit einem Hoffnungswürfel (Letzte Hoffnung).
acts-with = { $drawer } stellt sich der Szene mit { dice-dative }.
drops-scene = Niemand ist mehr da, um die Szene zu leiten, also entfällt sie.

## Support

refuse = Ablehnen
give-dice = { dice } geben
asks-again = { $drawer } bittet { $refusers } noch einmal um Unterstützung.
do-you-support = { $drawer } stellt sich der Szene und bittet um Unterstützung. Gibst du { $most ->
    [one] 1 Würfel
   *[other] bis zu { $most } Würfel
    }?
do-you-support-told =
    { do-you-support }
    „{ $told }“
about-sealed = Alle entscheiden geheim, ob sie { $drawer } unterstützen
give-more = Du hast { $given } Würfel gegeben. Auf wie viele insgesamt willst du erhöhen?
help-after-all = Gibst du doch noch Würfel?
refuses = { $character } lehnt ab.
reaches-for-hope = { $character } unterstützt und bittet um einen Hoffnungswürfel.
claims-no-hope = { $character } hat wieder Menschlichkeit, bittet um keinen Hoffnungswürfel mehr und muss noch einmal antworten.
supports = { $character } unterstützt mit { dice-dative }.

## Hope dice

take-hope = Einen Hoffnungswürfel nehmen
take-hope-detail = Letzte Hoffnung. Reichen sie nicht, bekommt sie, wer die leichtesten Zustände hat.
roll-with-hope = { $dice ->
    [0] Jetzt würfeln
   *[other] Mit { hope-dice-dative } würfeln
    }
ask-again = Noch einmal fragen
ask-again-detail = Alle, die abgelehnt haben, müssen neu antworten.
with-how-much-hope = Alle haben geantwortet. Wie viele Hoffnungswürfel nimmst du dazu? Sie sind danach für alle verloren.
do-you-roll = Alle haben geantwortet. Würfelst du jetzt?
has-hope = { $character } bekommt einen Hoffnungswürfel.
finds-no-hope = Es ist kein Hoffnungswürfel mehr da, also lehnt { $character } ab.
adds-hope = { $drawer } nimmt { hope-dice } dazu.

## The roll

part-scene = die Szene
part-condition = Zustand von { $character }
part-omen = Vorzeichen
hardship = { $printed }
hardship-with = { $before }, { $what } { $n }
hardship-in-all = { $parts } = { $hardship }
tells-hardship = Härte: { $hardship }.
are-sure = { $dice ->
    [one] { $dice } Würfel ist ohne Wurf ein Erfolg
   *[other] { $dice } Würfel sind ohne Wurf Erfolge
    }.
rolled = Wurf: { $faces }.
rolled-again = Neuer Wurf: { $faces }.
do-you-use-a-card = { CAPITAL(successes) }. Setzt du eine Karte ein?
no-hardship-left = Es ist keine Härte übrig, also gelingt die Szene.
succeeds = { CAPITAL(successes) }: Die Szene gelingt.
fails = { CAPITAL(successes) }: Die Szene misslingt.
successes = { $got ->
    [-1] { $got } Erfolge
    [0] kein Erfolg
    [one] { $got } Erfolg
   *[other] { $got } Erfolge
    }, { $need } nötig

## Questions and tolls

how-do-you-answer = Was antwortest du?
how-do-you-answer-to =
    Was antwortest du?
    „{ $told }“
costs-hope = Kostet 1 Hoffnungswürfel (Letzte Hoffnung), falls noch einer da ist.
costs-humanity = Kostet { $price } Menschlichkeit.
answers = { $character }: { $word }.
no-hope-left-for = Es ist kein Hoffnungswürfel mehr da, also lehnt { $character } ab.

## How a Scene ends

line = { $text }
line-to-some = { $whom }: { $text }
nobody-has-faced = Dieser Szene hat sich niemand gestellt:
uncovers = Die Szene war „{ $title }“. { $kind }. { $sections }
    .news = Die Szene war „{ $title }“.
    .card = „{ $title }“. { $kind }. { $sections }
    .heading = { $title }
question-for-teller = Eine Frage für deine Geschichte: { $question }

## Telling

tell-the-others = Was erzählst du den anderen? Nimm deine Worte oder die gedruckten, aber keine Zahlen.
read-out-as-printed = Den gedruckten Text vorlesen
reads-out = { $drawer } liest die Szene vor:
scene-asks = { terrain }: { $kind ->
    [roll] Diese Szene braucht Würfel und einen Wurf.
    [question] Diese Szene stellt allen eine Frage, ohne Wurf.
   *[toll] Wer in dieser Szene annimmt, zahlt { $price } Würfel. Gewürfelt wird nicht.
    }{ $unavoidable ->
    [yes] { " " }Du kannst ihr nicht ausweichen.
   *[no] { "" }
    }{ $needs ->
    [none] { "" }
    [humanity] { " " }Annehmen kann nur, wer Menschlichkeit hat.
   *[other] { " " }Annehmen kann nur, wer so etwas hat: { $needs }.
    }
tell-how-it-went = „{ $title }“ ist vorbei. Wie ist es ausgegangen?
tell-what-else = Was hast du bei „{ $title }“ stattdessen getan?
tell-of-death = { $character } ist tot. Wie ist es geschehen?
tell-how-you-met = { $title }. Wie seid ihr euch begegnet?
tell-last-word = Die Geschichte ist zu Ende. Was ist dein letztes Wort?
tell-of-gap = { $title }. { $gap }
tell-what-is-behind = { $title }. Was steckt dahinter?
say-something = Sag als { $character } etwas für die Geschichte:
tells = { $character } { $about ->
    [callout] erzählt euch, was vor euch liegt
    [outcome] erzählt, wie „{ $title }“ ausging
    [refusal] erzählt, was während „{ $title }“ anderswo geschah
    [speech] sagt
    [death] erzählt vom Tod von { $title }
    [meeting] erzählt von der ersten Begegnung
    [bond] erzählt von „{ $title }“
   *[end] hat das letzte Wort
    }:
tells-again = { $character } erzählt „{ $title }“ neu:

## Cards

card-names = { $before }, { $card }
use = „{ $card }“ einsetzen
does-whole = { CAPITAL($effects) }.
does = { CLIP(does-whole, 99) }
let-it-be = Keine Karte einsetzen
uses = { $character } setzt „{ $card }“ ein.
used = { $character }: { $card }
comes-into-play = „{ $card }“ wirkt für { $character }.
    .news = { "" }
your-cards = Eine Karte einsetzen oder ein Fundstück verschenken?
give-to = „{ $card }“ an { $other } geben
given-freely = Geschenk

## Losses that cards hold off

will-hit-you = { $why }: Dir droht { loss }. Setzt du eine Karte dagegen ein?
will-hit = { $why }: { CAPITAL(loss) } droht { $character }. Setzt du eine Karte dagegen ein?
is-spared = „{ $card }“ bewahrt { $character } vor { loss-avoided }.
whom-does-it-hit = { $card }: Wen trifft es stattdessen?
hits-instead = { $card }: Statt { $character } trifft es gleich { $onto }: { loss }.

## Humanity, Hope and conditions

gains-humanity = { $why }: { $character } gewinnt { $n } Menschlichkeit.
loses-humanity = { $why }: { $character } verliert { $n } Menschlichkeit.
takes-dice-back = { $character } nimmt { $n } Würfel zurück.
dice-to-take-back = Zurückgenommene Würfel
cannot-regain = { $why }: { $character } bekäme { $n } Menschlichkeit, kann aber keine zurückgewinnen.
hope-holds = { $why }: { $hope ->
    [0] Der Hoffnungsvorrat ist jetzt leer
    [one] Im Hoffnungsvorrat ist jetzt { $hope } Würfel
   *[other] Im Hoffnungsvorrat sind jetzt { $hope } Würfel
    }.
is-in-stage = { $why }: { $character } ist { stage }.
is-shielded = { $why }: { $character } ist geschützt und erleidet keinen Schaden.
is-doomed = { $why }: { $character } hat keine Menschlichkeit mehr zu verlieren und ist todgeweiht.
is-doomed-already = { $why }: { $character } hat keine Menschlichkeit mehr zu verlieren und ist schon todgeweiht.
has-none-to-lose = { $why }: { $character } hat keinen { condition }, der nachlassen könnte.
gives-humanity = { $why }: { $giver } gibt { $n } Menschlichkeit an { $taker }.
exchange = { $why }: { $one } und { $two } tauschen { $what ->
    [conditions] ihre Zustände
   *[assets] ihre Fundstücke
    }.
two-states = { $one }, und { $two }.
is-in-stages = { $character } ist { $stages }
is-fed-and-whole = { $character } ist satt und unverletzt

## Death

has-died = { died }.
has-died-of = { $why }: { died }.
died = { $character } { $cause ->
    [hunger] verhungert
    [harm] stirbt an den Wunden
    [humanity] zerbricht und ist fort
   *[fate] stirbt
    }
dies = { $end } { $line }
    .heading = { died }
one-last-thing = { $character } stirbt. Setzt du „{ $card }“ als letzte Tat ein?
acts-at-last = { $character } setzt „{ $card }“ als letzte Tat ein.

## What the dead leave

who-inherits = { $character } hinterlässt „{ $card }“. Wer erbt es?
inherits = { $heir } erbt „{ $card }“ von { $character }.
leave-a-trait = Gabe aus dem Grab: Hinterlässt { $character } jemandem eine Eigenschaft? Wenn du eine ziehst, musst du sie weitergeben.
no = Nein
draw-a-trait = Eine Eigenschaft ziehen
draws-trait = Du hast „{ $trait }“ gezogen: { $text }
who-has-it = { $trait }: Wer bekommt sie?
about-gift = { $character } ist tot, hinterlässt eine Eigenschaft und wählt, wer sie bekommt
title-gift = Eine Gabe von { $character }
used-to-say = Früher sagten wir: „{ $saying }“ Jetzt sagen wir es von { $taker }.
used-to-say-of = Von { $character } sagten wir früher: „{ $text }“ Jetzt sagen wir es von { $taker }.
gift-from-grave = Gabe aus dem Grab von { $character }

## Latecomers

come-back = Gnade der Unschuld: Möchtest du als jemand Neues zurückkommen?{ $silent ->
    [joins] { " " }Antwortest du bis zum Ende von Runde drei nicht, stößt jemand in deinem Namen dazu.
    [ends] { " " }Nach der letzten Szene dieser Runde ist es zu spät.
   *[waits] { "" }
    }
bring-somebody = Als jemand Neues zurückkommen
bring-somebody-detail = Du beginnst mit 3 Menschlichkeit und 2 Eigenschaften, aber ohne Bindung.
stay-with-the-dead = Bei den Toten bleiben
will-join = { $player } kommt als jemand Neues zurück.
stays-with-the-dead = { $player } bleibt bei den Toten.
joins-group = { $character } stößt zur Gruppe, gespielt von { $player }.
    .heading = { $character } stößt zur Gruppe
title-joins = { $character } kommt dazu

## The end

title-arrival = Ankunft
title-nobody = Niemand
what-good-comes = { $character } ist angekommen. Was ist dort gut?
leave-unsaid = Es ungesagt lassen
line-for-the-lost = Hast du einen letzten Satz für die Verlorenen?
reach = { $characters } { $count ->
    [one] erreicht
   *[other] erreichen
    } das Ziel: { $destination }.
nobody-reached = Niemand hat das Ziel erreicht: { $destination }. Die Straße endete in Runde { $round }.
epilogue-nobody = Die Straße geht ohne sie weiter. Irgendwo da vorn hat jemand eine Lampe angezündet und gewartet. Am Morgen wurde sie gelöscht.
epilogue-some = Sie sind angekommen. Es sind weniger, als losgegangen sind, und sie zählen doppelt, wie es bei Menschen ist. Was sie unterwegs getan haben, bleibt zwischen ihnen und der Straße.
epilogue-all = Sie sind angekommen, alle, und das kann auf dieser Straße kaum jemand sagen. Eine Tür geht auf, und eine Weile weiß niemand, wohin mit den Händen. Dann lacht jemand.
achieved-arrival = { $character } kam mit { $humanity } Menschlichkeit an
achieved-death = { $character } { $cause ->
    [hunger] verhungerte
    [harm] starb an den Wunden
    [humanity] zerbrach
   *[fate] starb
    } in Runde { $round }
achieved-before = { $before }; { $after }

## At leisure

at-leisure = Einstellungen: Daueraufträge, verhüllte Themen, neu erzählen
order = Wenn ich weg bin: { $order ->
    [support-refuse] ablehnen
    [support-one] mit 1 Würfel unterstützen
    [support-keep1] unterstützen, aber 1 Würfel behalten
    [support-keep2] unterstützen, aber 2 Würfel behalten
    [support-keep3] unterstützen, aber 3 Würfel behalten
    [question-refuse] Nein sagen
   *[question-accept] Ja sagen
    }
order-react = Schutzkarten: { $react ->
    [ask] mich vorher fragen
   *[use] ungefragt einsetzen
    }
notes-order = Daran halte ich mich, wenn du weg bist. Nur du siehst diesen Dauerauftrag.
theme = { $theme ->
    [hunger] Hunger
    [violence] Gewalt
    [grief] Trauer
    [drugs] Drogen
    [sickness] Krankheit
    [children] Kinder
    [animals] Tiere
    [betrayal] Verrat
    [despair] Verzweiflung
   *[faith] Glaube
    }
veil = Thema verhüllen: { theme }
lift-veil = Thema enthüllen: { theme }
is-veiled = Von jetzt an verhüllt die Geschichte dieses Thema: { theme }.
is-no-longer-veiled = Die Geschichte verhüllt dieses Thema nicht mehr: { theme }.
tell-again-whole = Neu erzählen: { $title }
tell-again = { CLIP(tell-again-whole, 80) }
write-again = Schreib es neu. Was du als Nächstes schickst, ersetzt den alten Text.

# What effects do while the rules carry them out

## Assets and Traits

no-asset-left = Es gibt kein Fundstück mehr zu ziehen.
finds = { $why }: { $character } findet „{ $asset }“.
finds-for-everybody = { $why }: { $character } findet „{ $asset }“ für alle.
no-trait-left = Es gibt keine Eigenschaft mehr zu ziehen.
turns-out-to-be = { $why }: { $character } bekommt die Eigenschaft „{ $trait }“.
which-do-you-lose = { $why }: Welche Karte verlierst du?
which-do-you-take = { $why }: Welches Fundstück von { $character } nimmst du?
which-do-you-renew = { $why }: Welche Karte willst du noch einmal einsetzen können?
which-do-you-give = { $why }: Welche Karte gibst du her?
loses-card = { $why }: { $character } verliert „{ $card }“.
changes-hands = { $why }: „{ $card }“ geht von { $giver } an { $taker }.
is-good-for-more = { $why }: { $character } kann „{ $card }“ noch einmal einsetzen.

## The open Scene, its roll, and what lasts

rolls = { $why }: { $character } würfelt eine { $face }.
omen = { $why }: Härte { $n } bei der nächsten Szene mit Wurf (Vorzeichen).
omen-for = { $why }: Härte { $n } bei der nächsten Szene von { $character } mit Wurf (Vorzeichen).
cannot-support = { $why }: { $character } kann diese Szene nicht unterstützen.
status-begins = { $why }: { $character } { status }.
status-ends = { $why }: { $character } { $status ->
    [no_regain] kann wieder Menschlichkeit zurückgewinnen
    [no_hope] kann wieder Hoffnungswürfel nehmen
    [mute_support] kann die nächste Szene wieder unterstützen
   *[shielded] ist nicht mehr vor Schaden geschützt
    }.
changes-roll = { $why }: { $what ->
    [hardship] Härte
    [dice] Würfel
   *[success] Erfolge
    } { $n }.
is-sure-of = { $why }: { $dice ->
    [one] Ein Würfel von { $character } ist ohne Wurf ein Erfolg
   *[other] { $dice } Würfel von { $character } sind ohne Wurf Erfolge
    }.
draw-again-from-which = Von welchem Stapel ziehst du diesmal?
draws-again = { $drawer } zieht noch einmal, vom Stapel { terrain }.
look-at-which = Welchen Stapel siehst du dir an?
scene-in-line = { $title }: { $callout }
lie-on-top =
    Oben auf dem Stapel { terrain } liegen, die oberste zuerst:
    { $scenes }
looks-at-top = { $character } sieht sich die obersten Szenen vom Stapel { terrain } an.
about-looking = { $why }: { $character } hat oben in den Stapel { terrain } gesehen und wählt, was zuerst kommt
which-comes-next = Was kommt als Nächstes?
sees-more = { $why }: { $character } sieht mehr von der Szene als die anderen.
must-give = { $why }: { $character } muss { dice } geben.
may-not-avoid = { $why }: { $drawer } kann der Szene nicht ausweichen.
which-way = { $why }: Was wählst du?
whom-do-you-choose = Wen wählst du?
for-whom = { $why }: Wen wählst du?

# What stands on cards

## Whom an effect is for, and who does it

# Im vierten Fall: "für ..."; darunter im ersten (mit einem Verb in der Einzahl) und im dritten.
target = { $target ->
    [self] dich
    [drawer] die Person, die gezogen hat
    [supporters] alle, die unterstützen
    [committed] alle, die Würfel gegeben haben
    [refusers] alle, die ablehnen
    [accepters] alle, die annehmen
    [all] alle
    [others] alle anderen
    [chosen] eine Person deiner Wahl
    [chosen_other] eine andere Person deiner Wahl
    [left] die Person links von dir
    [right] die Person rechts von dir
    [partner] dein Gegenüber
    [least_humanity] die Person mit der wenigsten Menschlichkeit
    [most_humanity] die Person mit der meisten Menschlichkeit
    [most_hungry] die hungrigste Person
    [most_harmed] die am schwersten verletzte Person
    [least_burdened] die Person mit den leichtesten Zuständen
    [random] eine zufällige Person
    [pool] den Hoffnungsvorrat
   *[scene] die Szene
    }
    .dative = { target-dative }
target-nominative = { $target ->
    [self] du
    [drawer] wer gezogen hat,
    [supporters] wer unterstützt,
    [committed] wer Würfel gegeben hat,
    [refusers] wer ablehnt,
    [accepters] wer annimmt,
    [all] die ganze Gruppe
    [others] der Rest der Gruppe
    [chosen] eine Person deiner Wahl
    [chosen_other] eine andere Person deiner Wahl
    [left] die Person links von dir
    [right] die Person rechts von dir
    [partner] dein Gegenüber
    [least_humanity] die Person mit der wenigsten Menschlichkeit
    [most_humanity] die Person mit der meisten Menschlichkeit
    [most_hungry] die hungrigste Person
    [most_harmed] die am schwersten verletzte Person
    [least_burdened] die Person mit den leichtesten Zuständen
    [random] eine zufällige Person
    [pool] der Hoffnungsvorrat
   *[scene] die Szene
    }
target-dative = { $target ->
    [self] dir
    [drawer] der Person, die gezogen hat
    [supporters] allen, die unterstützen
    [committed] allen, die Würfel gegeben haben
    [refusers] allen, die ablehnen
    [accepters] allen, die annehmen
    [all] allen
    [others] allen anderen
    [chosen] einer Person deiner Wahl
    [chosen_other] einer anderen Person deiner Wahl
    [left] der Person links von dir
    [right] der Person rechts von dir
    [partner] deinem Gegenüber
    [least_humanity] der Person mit der wenigsten Menschlichkeit
    [most_humanity] der Person mit der meisten Menschlichkeit
    [most_hungry] der hungrigsten Person
    [most_harmed] der am schwersten verletzten Person
    [least_burdened] der Person mit den leichtesten Zuständen
    [random] einer zufälligen Person
    [pool] dem Hoffnungsvorrat
   *[scene] der Szene
    }

## Effects: several together, with conditions, and what follows

no-effects = { "" }
effects-together = { $before }, { $effect }
effects-in-order = { $before }; { $effect }
effect-if = { $effect }, falls { $condition }
effect-once = { $effect } (insgesamt einmal)
effect-once-first = { $effect } (einmal, zuerst wer gezogen hat)
effect-then = { $effect }, dann { $more }
effect-otherwise = { $effect }, sonst { $more }
effect-for = { $effect } für { target }

## Effects

amount = { $what ->
    [humanity] Menschlichkeit
    [hunger] Hunger
    [harm] Schaden
   *[hope] Hoffnung
    } { $n }
suffers-less = { $n ->
    [one] 1
   *[other] bis zu { $n }
    } weniger { $loss ->
    [humanity] verlieren
   *[other] erleiden
    }
hits-you = es trifft stattdessen dich
hits-target = es trifft stattdessen { target }
kills = { $by ->
    [you] du stirbst
   *[others] { target-nominative } stirbt
    }
check-good = würfle (4 bis 6: { $good })
check-bad = würfle (1 bis 3: { $bad })
check = würfle (4 bis 6: { $good }; 1 bis 3: { $bad })
chooses-way = wähle { $ways }
ways = { $before } oder { $way }
way = „{ $label }“ ({ $effects })
question-to-answer = eine Frage zum Erzählen
cards = { $n } { $card ->
    [asset] { $n ->
        [one] Fundstück
       *[other] Fundstücke
        }
   *[trait] { $n ->
        [one] Eigenschaft
       *[other] Eigenschaften
        }
    }
draws-cards = { $by ->
    [you] zieh
   *[others] { target-nominative } zieht
    } { cards }
loses-cards = { $by ->
    [you] verliere
   *[others] { target-nominative } verliert
    } { $how ->
    [all] { $card ->
        [asset] alle Fundstücke
       *[trait] alle Eigenschaften
        }
   *[other] { cards }
    }{ tag-of-card }{ $how ->
    [random] { " " }(zufällig)
   *[other] { "" }
    }
tag-of-card = { $tag ->
    [none] { "" }
   *[other] { " " }({ $tag })
    }
takes-assets = nimm { $n ->
    [one] { $n } Fundstück
   *[other] { $n } Fundstücke
    } { $how ->
    [random] (zufällig)
   *[choice] (deine Wahl)
    } von { target-dative }
renews = { $what ->
    [add_use] ein Fundstück noch { $n }-mal einsetzen
   *[refresh] { $n ->
        [one] { $n } verbrauchte Eigenschaft
       *[other] { $n } verbrauchte Eigenschaften
        } noch einmal einsetzen
    }
transfers = { $what ->
    [asset] { $n ->
        [one] { $n } Fundstück
       *[other] { $n } Fundstücke
        }
    [humanity] { $n } Menschlichkeit
    [hunger] { $n } Hunger
   *[harm] { $n } Schaden
    } von { FORM($giver, "dative") } an { $taker }
swaps = tausche { $what ->
    [conditions] deine Zustände
   *[assets] alle deine Fundstücke
    } mit { target-dative }
roll-change = { $what ->
    [hardship] Härte
    [dice] Würfel im Wurf
   *[success] Erfolge
    } { $n }
sure-successes = { $n ->
    [one] einer deiner Würfel ist ohne Wurf ein Erfolg
   *[other] { $n } deiner Würfel sind ohne Wurf Erfolge
    }
rerolls = bis zu { $n } { $whose ->
    [own] deiner Fehlwürfe
   *[any] Fehlwürfe von allen
    } neu würfeln
takes-dice = { $n } gegebene Würfel zurücknehmen
hardship-to-come = Härte { $n } bei { $whose ->
    [self] deiner
   *[anyone] der
    } nächsten Szene mit Wurf
hardship-to-come-for = Härte { $n } bei der nächsten Szene von { $character } mit Wurf
begins-status = { $status ->
    [no_regain] { who-can } keine Menschlichkeit zurückgewinnen
    [no_hope] { who-can } keine Hoffnungswürfel nehmen
    [mute_support] { who-can } die nächste Szene nicht unterstützen
    [muted] { who-can } diese Szene nicht unterstützen
   *[shielded] { who-is } vor dem nächsten Schaden geschützt
    }
ends-status = { $status ->
    [no_regain] { who-can } wieder Menschlichkeit zurückgewinnen
    [no_hope] { who-can } wieder Hoffnungswürfel nehmen
    [mute_support] { who-can } die nächste Szene wieder unterstützen
   *[shielded] { who-is } nicht mehr vor Schaden geschützt
    }
who-can = { $by ->
    [you] du kannst
   *[others] { target-nominative } kann
    }
who-is = { $by ->
    [you] du bist
   *[others] { target-nominative } ist
    }
redraws = die Szene ungesehen ablegen und eine andere ziehen
peeks = { $n ->
    [one] die oberste Szene eines Stapels ansehen
   *[other] die obersten { $n } Szenen eines Stapels ansehen und beliebig zurücklegen
    }
reveals = { $by ->
    [you] du siehst
   *[others] { target-nominative } sieht
    } { $part ->
    [hardship] die Härte
    [succeed] „Gelingt“
    [fail] „Misslingt“
   *[refuse] „Ablehnen“
    } der Szene
forces-support = mindestens { $n } Würfel Unterstützung von { target-dative }, wenn möglich
bars-avoiding = wer gezogen hat, kann der Szene nicht ausweichen

## Conditions of effects and powers

if-has = du { $tag } hast
if-in-stage = du { $stages } bist
if-humanity = du höchstens { $n } Menschlichkeit hast
if-round = Runde { $n } erreicht ist
if-accepters = mindestens { $n } { $n ->
    [one] Person annimmt
   *[other] Personen annehmen
    }
if-supporters = mindestens { $n } { $n ->
    [one] Person unterstützt
   *[other] Personen unterstützen
    }
if-alone = niemand unterstützt
if-partner = dein Gegenüber { $part ->
    [drawer] zieht
    [supporter] unterstützt
    [refuser] ablehnt
   *[dead] tot ist
    }
if-outcome = der Wurf { $outcome ->
    [succeed] gelingt
   *[fail] misslingt
    }
if-terrain = die Szene aus dem Stapel { terrain } ist
if-hope = der Hoffnungsvorrat mindestens { $n } hat

## Powers

occasion = { $when ->
    [read] Während du deine Szene liest
    [plead] Vor dem Wurf
    [after_roll] Nach dem Wurf
    [free] In einer ruhigen Zeit
    [death] Wenn du stirbst
    [gained] Wenn du diese Karte bekommst
    [i_draw] Wenn du eine Szene ziehst
    [my_scene] Beim Wurf deiner eigenen Szene
    [i_avoid] Wenn du einer Szene ausweichst
    [i_succeed] Wenn deine Szene gelingt
    [i_fail] Wenn deine Szene misslingt
    [i_support] Wenn du unterstützt
    [i_refuse] Wenn du ablehnst
    [i_hunger] Wenn du Hunger erleidest
    [i_am_harmed] Wenn du Schaden erleidest
    [i_lose_humanity] Wenn du Menschlichkeit verlierst
    [left_acts] Wenn sich die Person links von dir stellt
    [right_acts] Wenn sich die Person rechts von dir stellt
    [partner_draws] Wenn dein Gegenüber eine Szene zieht
    [partner_acts] Wenn sich dein Gegenüber stellt
    [partner_supports_me] Wenn dein Gegenüber dich unterstützt
    [i_support_partner] Wenn du dein Gegenüber unterstützt
    [i_refuse_partner] Wenn du bei deinem Gegenüber ablehnst
    [partner_hurt] Wenn dein Gegenüber Schaden erleidet
    [partner_dies] Wenn dein Gegenüber stirbt
   *[react] Wenn ein Verlust droht
    }
when-condition-is-hit = Wenn { who-is-hit } { $suffered } droht
when-humanity-is-hit = Wenn { who-is-hit } ein Verlust von Menschlichkeit droht
when-anything-is-hit = Wenn { who-is-hit } { $suffered } oder ein Verlust von Menschlichkeit droht
who-is-hit = { $target ->
    [self] dir
    [left] der Person links von dir
    [right] der Person rechts von dir
    [partner] deinem Gegenüber
    [all] irgendjemandem
   *[other] jemand anderem
    }
occasion-if = { $occasion }, falls { $condition }
occasion-for-anyone = { $occasion }, auch wenn du keine Würfel gegeben hast
power = { $occasion }: { $effects }{ $use ->
    [once] { " " }(einmal)
    [round] { " " }(einmal je Runde)
    [counted] { " " }({ $uses }-mal)
   *[always] { "" }
    }
power-of-card = { $power }.
powers-of-card = { $before } { $power }.

## Scenes

kind = { $kind ->
    [roll] Härte { $hardship }
    [question] Eine Frage an alle, kein Wurf
   *[toll] Zoll: { $price } Würfel, um anzunehmen
    }
headline = { $title } ({ terrain }). { $kind }.
unavoidable-headline = { $title } ({ terrain }). { $kind }. Unausweichlich.
accept-or-refuse = Annehmen: { $accept }{ $needs ->
    [none] { "" }
    [humanity] { " " }(braucht Menschlichkeit)
   *[other] { " " }(braucht { $needs })
    }. Ablehnen: { $refuse }.
line-below =
    { $before }
    { $line }
whole-section = { section }: { $effects }.
empty-section = { section }: nichts.
sections = { $before } { $section }
printed-hardship = { $hardship ->
    [0] Es gibt keinen Wurf.
   *[other] Die gedruckte Härte ist { $hardship }.
    }
no-section = Diese Szene hat keinen Abschnitt „{ section }“.

# How long an answer ahead counts: "until …"

until-first-turn = der erste Zug beginnt
until-turn = der Zug von { $character } endet
until-round = Runde { $round } endet

# The story

place = { $terrain ->
    [wilderness] In der Wildnis
    [mountainous] In den Bergen
    [coastal] An der Küste
    [urban] In der Stadt
   *[any] Unterwegs
    }
arrives = **{ $character } kommt unterwegs zu uns.**

## For newcomers

goal = Bleib am Leben, bis die letzte Runde vorbei ist: Dann bist du angekommen, und wer ankommt, hat gewonnen. Es gibt keine Punkte, und vielleicht schaffen es nicht alle. Ihr werdet euch daran erinnern, wer wem geholfen hat und was es gekostet hat.
course = In deinem Zug ziehst du eine Szene, die nur du lesen kannst. Weichst du aus, trifft „Ablehnen“ alle. Oder du stellst dich: Erzähl den anderen ohne Zahlen, was du siehst, und gib Würfel deiner Menschlichkeit. Die anderen unterstützen dich mit ihren oder lehnen ab. Dann wird alles geworfen, und jede 4, 5 oder 6 ist ein Erfolg. Reichen die Erfolge, teilen alle Beteiligten den Lohn, sonst den Schaden.
length = Fünf Runden (im kurzen Spiel drei), und alle ziehen je Runde eine Szene. Du beantwortest 20 bis 35 Fragen, meistens, ob du jemanden unterstützt. Das dauert eine Woche mit ein paar Antworten am Tag oder einen Abend von etwa zwei Stunden.
short-length = Drei Runden, und alle ziehen je Runde eine Szene. Du beantwortest 15 bis 25 Fragen, meistens, ob du jemanden unterstützt. Das dauert etwa fünf Tage mit ein paar Antworten am Tag oder einen Abend von anderthalb Stunden.
blurb = Zieht durch ein zerstörtes Land und entscheidet, wem ihr um welchen Preis helft.
measure = Menschlichkeit
you-are = Du bist { $character }: { $personality }. { $portrait }
known-for = Deine Eigenschaften: { $traits }.
ties-you = Deine Bindung zu { $partners }: { $relationship }.
you-want = Du willst am Ende leben und den anderen noch in die Augen sehen können.

# What the answers are for

verb-scene = In deinem Zug: einen Stapel wählen und eine Szene ziehen
    .name = szene
verb-act = Dich deiner Szene stellen, mit Würfeln, wenn sie einen Wurf braucht
    .name = stellen
verb-avoid = Deiner Szene ausweichen: „Ablehnen“ trifft alle
    .name = ausweichen
verb-support = Eine Szene mit Würfeln unterstützen, oder mit einem Hoffnungswürfel (Letzte Hoffnung)
    .name = unterstützen
verb-refuse = Keine Würfel geben oder Nein sagen
    .name = ablehnen
verb-accept = Ja sagen und den Zoll zahlen, wenn es einen gibt
    .name = annehmen
verb-hope = Bei deiner Szene: Hoffnungswürfel dazunehmen und würfeln
    .name = hoffnung
verb-use = Eine deiner Karten einsetzen
    .name = einsetzen
verb-give = Jemandem eins deiner Fundstücke geben
    .name = schenken
verb-choose = Wählen, was eine Karte dir überlässt
    .name = wählen
verb-pass = Keine Karte einsetzen
    .name = passen
verb-heir = Wählen, wer die Fundstücke deiner toten Figur erbt
    .name = erbe
verb-gift = Eine Eigenschaft aus dem Grab ziehen oder wählen, wer sie bekommt
    .name = gabe
verb-join = Nach einem frühen Tod als jemand Neues zurückkommen
    .name = zurückkommen
verb-tell = Deinen Teil der Geschichte erzählen oder neu erzählen
    .name = erzählen
verb-speak = Für die Geschichte etwas als deine Figur sagen
    .name = sagen
verb-world = Vorschlagen oder abstimmen, wie die Welt unterging
    .name = welt
verb-character = Deiner Figur Name, Aussehen und Vergangenheit geben
    .name = figur
verb-standing = Festlegen, was geschieht, wenn du weg bist (nur du siehst es)
    .name = dauerauftrag
verb-veil = Ein Thema in der Geschichte verhüllen oder enthüllen
    .name = verhüllen
verb-look = Ansehen, was nur du sehen darfst: deine Szene und die Chancen
    .name = nachsehen
    .label = Nachsehen

# The first time a player meets such a question: two sentences, at most 280 characters

lesson-world = Jede Zeile der Liste ist eine Stimme für die Welt, die sie nennt, außer „Das Schicksal entscheidet“: Stimmt niemand für eine Welt, ist sie zufällig. Nimm eine, in der du gern erzählst, denn an den Zahlen ändert sie nichts.
lesson-scene = Wildnis, Stadt und die anderen Knöpfe sind Stapel, und die Szene, die du ziehst, liest nur du. Nimm den Stapel, der zur Geschichte passt; Überall passt immer.
lesson-act = „Sich stellen“ kostet Würfel, wenn die Szene Härte hat: Jeder ist 1 deiner Menschlichkeit und zur Hälfte ein Erfolg, und du brauchst so viele, wie die Härte sagt. Gib möglichst zwei oder mehr, denn niemand darf mehr geben als du.
lesson-avoid = Ausweichen kostet dich keine Würfel, aber alle Lebenden trifft „Ablehnen“ auf der Karte, auch dich. Vergleich das vorher mit „Misslingt“.
lesson-tell = Erzähl mit deinen Worten oder lies die gedruckten vor; alle können es in der Geschichte lesen. Nenn vor dem Wurf keine Zahlen, denn die anderen entscheiden nach dem, was du erzählst.
lesson-support = Mit „Würfel geben“ teilst du Lohn oder Schaden; jeder ist 1 deiner Menschlichkeit und in jedem Fall weg. Behalte welche für deine eigene Szene, denn um dich zu stellen, brauchst du mindestens einen.
lesson-refuse = Lehnst du ab, zahlst du keine Würfel; bei einem Wurf teilst du weder Lohn noch Schaden. Denk daran, dass viele Szenen auch vom Ablehnen ihren Preis verlangen.
lesson-accept = Der erste Knopf nimmt an, der andere lehnt ab, und alle sehen deine Antwort. Achte auf die anderen, denn manche Szene wird anders, wenn alle gleich antworten.
lesson-hope = Würfeln wirft alle Würfel dieser Szene; Hoffnungswürfel, die du dazunimmst, sind für alle verloren. Spar sie, wenn es ohne geht, denn wer keine Menschlichkeit hat, braucht sie.
lesson-use = Einsetzen spielt diese Karte jetzt, und die meisten wirken nur einmal oder wenige Male. Tu es, wenn sie das Ergebnis drehen kann, oder warte auf einen schlimmeren Augenblick.
lesson-pass = „Keine Karte einsetzen“ hebt deine Karten auf und kostet nichts. Wähl das, wenn eine Karte hier wenig ändern würde.
lesson-give = Mit „Geben“ bekommt jemand anderes ein Fundstück von dir, in jeder ruhigen Zeit. Gib es, wo es am meisten fehlt; Würfel, Eigenschaften und Zustände bleiben, wo sie sind.
lesson-choose = Wähl eins davon, und es geschieht sofort. Lies vorher, was jedes tut, denn die Karte überlässt es dir allein.
lesson-heir = Wähl, wer dieses Fundstück erbt, denn deine Figur ist tot. Überleg, wer es in der nächsten Szene brauchen kann.
lesson-gift = „Eine Eigenschaft ziehen“ zeigt dir eine zufällige, und du musst sie jemandem geben, der lebt. Sag Nein, wenn du das nicht wagen willst, denn sie kann auch schaden.
lesson-join = „Als jemand Neues zurückkommen“ gibt dir eine frische Figur mit 3 Menschlichkeit und 2 Eigenschaften. Nimm an, wenn du weiterspielen willst, denn das wird dir nur einmal angeboten.
lesson-speak = Sag etwas als deine Figur, solange eine Szene offen ist, dann steht es in der Geschichte. An den Zahlen ändert es nichts, also bitte damit oder streite.
lesson-standing = „Wenn ich weg bin“ legt fest, was ich für dich antworte, und „Schutzkarten“, ob ich vorher frage; nur du siehst das. Stell es ein, bevor du gehst, und ändere es, wann du willst.
lesson-veil = Verhüllen verdeckt, was die Geschichte zu einem Thema erzählt, bis jemand es lesen will. Nutz es ruhig, denn niemand erfährt, von wem es kommt.
lesson-character = Gib deiner Figur einen Namen und, wenn du magst, Aussehen und Vergangenheit. Tu es vor deiner ersten Szene, sonst behältst du den Namen, den du bekommen hast.

## Answers ahead

when-support = Jemand stellt sich einer Szene und bittet um Unterstützung
give-one = 1 Würfel geben
give-all = So viele Würfel wie möglich geben
take-hope-without-dice = Nur wenn du keine eigenen Würfel hast.
if-acts = { $player } sich stellt
if-have-dice = du mindestens { $dice } Würfel hast
when-toll = Eine Szene verlangt von allen einen Zoll
pay-it = Zahlen
if-costs-one = es 1 Würfel kostet
if-left = dir nach dem Zahlen mindestens { $dice } Würfel bleiben
when-react = Eine deiner Karten könnte jemanden schützen
use-the-card = Die Karte einsetzen
use-the-card-detail = Wenn es mehrere sind, die erste.
if-hits-you = es dich trifft
if-is = es um { condition } geht
when-rolled = Die Würfel sind gefallen, und eine deiner Karten könnte das Ergebnis ändern
if-one-missing = 1 Erfolg fehlt
if-missing = Erfolge fehlen
when-deck = Du wählst einen Stapel, um zu ziehen
the-fullest = Der vollste Stapel

## The story: a Scene as a chapter. `.way-2` and so on are other ways to say the same

scene-with-help = { $lead } geht voran, und gleich dahinter { $others }.
    .way-2 = { $lead } nimmt es in die Hand. { $others } { $count ->
        [one] packt
       *[other] packen
        } mit an.
    .way-3 = { $lead } ist dafür, und { $others } { $count ->
        [one] geht
       *[other] gehen
        } mit.
    .way-4 = Die Idee hat { $lead }. { $others } { $count ->
        [one] macht
       *[other] machen
        } mit.
    .way-5 = Wo { $lead } geht, { $count ->
        [one] geht
       *[other] gehen
        } auch { $others }.
    .way-6 = { $lead } will es nicht so lassen, und { $others } auch nicht.
    .way-7 = „Na los“, sagt { $lead }, und { $others } { $count ->
        [one] kommt
       *[other] kommen
        }.
    .way-8 = { $lead } fängt an, und { $others } { $count ->
        [one] hilft
       *[other] helfen
        }.
scene-alone = { $lead } geht allein.
    .way-2 = { $lead } macht es ohne Hilfe.
    .way-3 = Sonst macht es niemand, also macht es { $lead }.
    .way-4 = { $lead } macht es, weil es jemand machen muss.
    .way-5 = { $lead } sagt nichts und fängt an.
    .way-6 = Nur { $lead } tritt vor.
    .way-7 = { $lead } wartet auf niemanden.
hold-back = { $others } { $count ->
        [one] bleibt
       *[other] bleiben
        } draußen.
    .way-2 = { $others } { $count ->
        [one] hält
       *[other] halten
        } sich zurück.
    .way-3 = { $others } { $count ->
        [one] will
       *[other] wollen
        } damit nichts zu tun haben.
    .way-4 = { $others } { $count ->
        [one] macht
       *[other] machen
        } einen Bogen darum.
    .way-5 = { $others } { $count ->
        [one] hat
       *[other] haben
        } anderes zu tun.
    .way-6 = { $others } { $count ->
        [one] lässt
       *[other] lassen
        } sich nicht bewegen.
    .way-7 = { $others } { $count ->
        [one] möchte
       *[other] möchten
        } lieber nicht.
    .way-8 = { $others } { $count ->
        [one] hat
       *[other] haben
        } gute Gründe dagegen.
    .way-9 = { $others } { $count ->
        [one] passt
       *[other] passen
        } auf das Gepäck auf.
scene-avoided = { $lead } entscheidet sich dagegen.
    .way-2 = „Das nicht“, sagt { $lead }.
    .way-3 = { $lead } will es nicht wagen.
    .way-4 = { $lead } führt uns daran vorbei.
    .way-5 = { $lead } sieht kurz hin und geht weiter.
    .way-6 = „Lasst es“, sagt { $lead }.
    .way-7 = { $lead } schüttelt müde den Kopf.
accept = { $who } { $count ->
        [one] will
       *[other] wollen
        } { $does }.
    .way-2 = { $who } { $count ->
        [one] wird
       *[other] werden
        } { $does }.
    .way-3 = { $who } { $count ->
        [one] möchte
       *[other] möchten
        } { $does }.
accept-together = Wir alle wollen { $does }.
    .way-2 = Wir werden { $does }, wir alle.
    .way-3 = Alle sind dafür: Wir wollen { $does }.
decline = { $who } { $count ->
        [one] will
       *[other] wollen
        } lieber { $does }.
    .way-2 = { $who } { $count ->
        [one] möchte
       *[other] möchten
        } { $does }.
    .way-3 = { $who } { $count ->
        [one] würde
       *[other] würden
        } eher { $does }.
    .way-4 = { $who } { $count ->
        [one] wird
       *[other] werden
        } { $does }.
decline-together = Wir alle wollen lieber { $does }.
    .way-2 = Wir alle möchten { $does }.
    .way-3 = Wir würden eher { $does }, wir alle.
    .way-4 = Wir werden { $does }, wir alle.
answer-in-story = { $who } { $count ->
        [one] antwortet
       *[other] antworten
        }: „{ $word }.“
on-hope = Es kostet etwas von der Hoffnung, die wir noch hatten.
    .way-2 = Auch unsere Hoffnung geben wir dazu.
    .way-3 = Ein Teil unserer Hoffnung geht dabei drauf.
empty-handed = Es führt kein Weg daran vorbei, und { $lead } hat nichts mehr zu geben.
comes-to-nothing = Ohne { $lead } macht niemand damit weiter.
told-by = { $who }: „{ $said }“
fare = { $who } { $how ->
    [hunger-0] { $count ->
        [one] hat gegessen
       *[other] haben gegessen
        }
    [hunger-1] { $count ->
        [one] hungert
       *[other] hungern
        }
    [hunger-2] { $count ->
        [one] ist ausgehungert
       *[other] sind ausgehungert
        }
    [harm-0] { $count ->
        [one] ist wieder gesund
       *[other] sind wieder gesund
        }
    [harm-1] { $count ->
        [one] ist verletzt
       *[other] sind verletzt
        }
    [harm-2] { $count ->
        [one] kann kaum gehen
       *[other] können kaum gehen
        }
    [hunger-1-better] { $count ->
        [one] hat etwas gegessen, aber nicht genug
       *[other] haben etwas gegessen, aber nicht genug
        }
   *[harm-1-better] { $count ->
        [one] ist auf dem Weg der Besserung
       *[other] sind auf dem Weg der Besserung
        }
    }
fare-alone = { $fare }.
fare-both = { $one }, und { $two }.
comes-away = { $character } hat jetzt { $thing }
comes-away-too = { $character } { $thing }
come-away = { $finds }.
we-learn-saying = Wir erfahren, was man schon immer sagte: „{ $saying }“
we-learn = Wir erfahren etwas über { $character }. { $text }
veiled-callout = {"*"}(verhüllt)*
veiled-telling = > **{ $name }** (verhüllt)

## The story: its pages

not-set-out = Noch ist niemand aufgebrochen.
title-of-game = Hope Inhumanity
story-of = {"*"}Die Geschichte von { $company }*
we-hoped = Wohin wir wollten: { $destination }.
who-we-were = Wer wir waren
cast-member = **{ $character }** ({ $player }): { $personality }. { $about }
part = Teil { SPELL($part) }
the-end = Das Ende
the-lost = Die Verlorenen
is-lost = **{ $character }** { $cause ->
    [hunger] verhungerte
    [harm] starb an den Wunden
    [humanity] zerbrach
   *[fate] starb
    } in Teil { SPELL($part) }
appendix = Anhang: die Karten und die Würfel
had-cards = **{ $character }** ({ $player }): { $cards }

## The book

came-through = Unterwegs waren { SPELL($count) }. Durchgekommen: { $arrived }.
all-came-through = Alle sind durchgekommen: { $arrived }.
nobody-came-through = Niemand ist durchgekommen.
player-of = { $character } ({ $player })
were-lost = { $cause ->
    [hunger] Verhungert: { $lost }.
    [harm] An Wunden gestorben: { $lost }.
    [humanity] An der Straße zerbrochen: { $lost }.
   *[fate] Das Schicksal nahm { $lost }.
    }
role = { $personality }.

# For authors of packs: what a pack may contain

pack-in-scenes = Eine Szene kann { $effects } verwenden.
pack-in-window = Eine Kraft mit `window: { $window }` kann außerdem { $effects } verwenden.
pack-triggers = Das `when` einer passiven Kraft ist { $triggers }. Ein trait und eine personality können auch { $neighbours } haben, ein trait außerdem gained, und eine relationship { $bonds }.
pack-uses = Die Kraft eines Fundstücks hat `use: uses`. Alle anderen haben once, round oder always. Nachteile und Schwächen sind passiv.
pack-bonds = Eine Bindung enthält `{ $partner }`, und ihre Lücke darf es auch. An diese Stelle tritt der Name der Person nebenan. Die Bindung sagt „du“ zu der Person, der die Karte gehört. Nur eine Bindung hat Wirkungen auf einen `partner`.
pack-conditions = `if` ist ein Ausdruck wie hunger>=1, harm>=1, humanity<=2, round>=3, accepters>=2, supporters>=1, supporters==0, hope>=1, has_tag(food), outcome is fail oder terrain is coastal.
pack-callouts = Ein callout verrät keine Regel und keinen Ausgang. Es enthält keine Ziffern und nicht die Wörter hardship, Humanity, succeed, fail oder refuse.
pack-powers = Der Bot sagt in Worten, was eine Karte tut: bis zu { $powers } Zeichen bei einem Fundstück, bis zu { $people } bei jeder anderen Karte.
pack-nouns = Das `noun` eines Fundstücks hat bis zu { $most } Zeichen.
pack-texts = Alle Texte einer Szene haben zusammen bis zu { $most } Zeichen.
pack-told = Die Geschichte erzählen die Figuren. Schreib neben einen Text, der „du“ sagt, was sie stattdessen sagen: `_we` für mehrere, `_i` für eine, `_deed` für das, was bei einer Frage die Antworten tun. Ohne das zitiert die Geschichte die Karte. Was jemand sagt, setzt sie in Anführungszeichen, also schreib in diese Texte keine.
pack-lines = Bots haben keine eigenen Sätze für Eigenschaften, Bindungen und Wesen aus Paketen. Sie nehmen schlichte.

## Faults of a pack: first the field of the card

a-card = { $kind ->
    [asset] ein { $kind }
    [trait] ein { $kind }
   *[other] eine { $kind }
    }
scene-is-too-long = ihre Texte: Zusammen haben sie { $length } Zeichen; erlaubt sind { $most }
accept-does-nothing = accept: bewirkt nichts
not-for-scenes = { $section }: { $effect } bewirkt in einer Szene nichts; es gehört zur Kraft eines Fundstücks
scene-has-no-partner = { $section }: { $effect } braucht ein Gegenüber, und das hat eine Szene nicht
power-is-too-long = power: Die Beschreibung hat mehr als { $most } Zeichen, also lass die Karte weniger tun
uses-are-for-assets = { $field }.use: Nur Fundstücke haben uses; für { $kind } wähle once, round oder always
flaw-is-passive = flaw.window: Eine Schwäche ist passiv, denn niemand würde sie freiwillig einsetzen
bond-names-nobody = bond: muss { $partner } enthalten; dort steht dann der Name der Person nebenan
noun-is-too-long = noun: hat { $length } Zeichen; erlaubt sind { $most }
assets-have-uses = power.use: bei einem Fundstück uses
drawback-is-passive = drawback.window: Ein Nachteil ist passiv, denn niemand würde ihn freiwillig einsetzen
group-is-never-passive = group: Eine Karte der Gruppe kann nicht passiv sein
cannot-happen-to = { $field }.when: { $trigger } passt nicht: { a-card } erlebt das nie
suffering-is-not-always = { $field }.use: Eine Kraft, die durch Leiden ausgelöst wird, kann nicht always sein
not-in-window = { $field }: { $effect } bewirkt in window { $window } nichts
card-has-no-partner = { $field }: { $effect } braucht ein Gegenüber, und { a-card } hat keins

## Options

option-gentler = Sanfter
    .about = Der Hoffnungsvorrat beginnt mit drei Würfeln statt mit einem.
option-sealed = Geheime Unterstützung
    .about = Alle legen ihre Unterstützung geheim fest und zeigen sie zugleich.
option-short = Kurzes Spiel
    .about = Drei Runden statt fünf; schneller, aber weniger ausgewogen.

## Packs: what each kind of card is

pack-kind-scenes = Eine Szene kommt in den Stapel ihres Geländes, zu den fünfzehn, die dort liegen.
pack-kind-assets = Ein Ding, das sich zu tragen lohnt, zu den dreißig.
pack-kind-traits = Was jemanden von anderen unterscheidet, zu den dreißig Stärken und zehn Schwächen.
pack-kind-relationships = Was jemanden von Anfang an mit der Person nebenan verbindet, zu den zwanzig.
pack-kind-personalities = Wer jemand ist, zu den zwanzig.
