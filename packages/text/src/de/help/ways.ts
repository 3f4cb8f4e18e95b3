import type { AgricolaPages, HelpWords } from '../../help/help-words';

/** Other ways to play Agricola, in German. */
export const ways: Pick<
  AgricolaPages,
  'solo' | 'variants' | 'seasons' | 'teams' | 'campaigns' | 'special-decks' | 'aids' | 'about'
> = {
  solo: {
    title: 'Allein',
    lines: ['Die Regeln für zwei, mit diesen Änderungen:'],
    entries: {
      food: [
        'Nahrung',
        'Du beginnst ohne Nahrung. Jeder Erwachsene braucht in einer Ernte 3 Nahrung, ein Neugeborenes 1. Im Familienspiel von 2007 kommt keine Nahrung auf das Startspielerfeld.',
      ],
      spaces: ['Aktionsfelder', 'Wie zu zweit, nur bekommt das Feld mit 3 Holz jede Runde nur 2.'],
      traveling: ['Wanderkarten', 'Sie scheiden aus, nachdem sie gewirkt haben.'],
      order: ['Züge', 'Du setzt deine Personen nacheinander ein, bis alle eingesetzt sind.'],
      choice: [
        'Freie Wahl',
        'Wenn du willst, wählst du deine Handkarten selbst, und die Reihenfolge der Rundenkarten innerhalb jeder Spielphase.',
      ],
      records: [
        'Höchstpunktzahlen',
        'Einzelne Spiele ohne Nahrung und ohne dauerhafte Ausbildungen, mit so vielen Punkten wie möglich; mit nur einem Deck ist es schwerer.',
      ],
    },
  },
  variants: {
    title: 'Varianten',
    lines: ['Was sich beim Aufbau wählen lässt und was es ändert:'],
    entries: {},
  },
  seasons: {
    title: 'Jahreszeiten',
    lines: ['Jede Runde hat eine Jahreszeit, die Felder und Regeln ändert und ein eigenes Feld mitbringt.'],
    entries: {
      course: [
        'Wie die Jahreszeiten wechseln',
        'Winter, Frühling, Sommer, Herbst, jede Runde die nächste; womit es beginnt, wählt ihr. Nach dem Auffüllen der Ansammlungsfelder gibt oder nimmt die Jahreszeit etwas, nie unter null. Ein leeres Feld ist nicht nutzbar.',
      ],
      winter: [
        'Winter',
        'Lehm- und Schilffelder bekommen 1 weniger. Der Fischfang ist bis Runde 11 nicht nutzbar, und jeder gepflügte Acker kostet 1 Nahrung.',
        'Sein Feld: Familienzuwachs ohne Raum für 2 Holz und 1 Nahrung je Ernte, die noch kommt, die dieser Runde mitgezählt.',
      ],
      spring: [
        'Frühling',
        'Holzfelder bekommen 1 weniger, Steinfelder 1 mehr. Bei jedem Zaunbau sind bis zu 2 Zäune frei, wenn du mindestens einen bezahlst.',
        'Sein Feld: Vermehrung auf deinem Hof und/oder säen. Das ist keine Ernte.',
      ],
      summer: [
        'Sommer',
        'Lehmfelder bekommen 1 mehr, Steinfelder 1 weniger, der Fischfang 1 Nahrung mehr. Der Tagelöhner gibt auch 1 Getreide, und zu jedem gebauten Raum darfst du einen Stall umsonst bauen.',
        'Sein Feld: 1 Acker pflügen und/oder entweder Brot backen oder 1 Getreide für 4 Nahrung verkaufen.',
      ],
      autumn: [
        'Herbst',
        'Holz- und Schilffelder bekommen 1 mehr. Jede große Anschaffung kostet 1 Baustoff deiner Wahl weniger.',
        'Sein Feld: eine Feldphase für dich allein und/oder 1 Gemüse. Die Ernte der Runde kommt trotzdem.',
      ],
    },
  },
  teams: {
    title: 'Teamspiel',
    lines: ['Vier Spieler; wer sich gegenübersitzt, spielt zusammen.'],
    entries: {
      market: [
        'Der Marktplatz',
        'Ein weiteres Feld. Wer es nutzt, darf Waren zum Partner oder von ihm verschieben; für jede Art von Ware, wie viele es auch sind, geht zuerst 1 davon in den allgemeinen Vorrat.',
      ],
      'for-partner': [
        'Für den Partner bauen',
        'Ein Raum für den Partner kostet 6 vom Material seines Hauses und 3 Schilf, ein Stall 3 Holz. Du darfst auch auf seinem Hof pflügen. Es gelten seine Spielsteine und Grenzen; du zahlst.',
      ],
      fences: [
        'Zäune für den Partner',
        'Aus seinem Vorrat, je 1 Holz, und 1 Holz mehr für je drei angefangene: bei 1 bis 3 Zäunen +1, bei 4 bis 6 +2 und so weiter.',
      ],
      cards: ['Karten', 'Karten eines Partners, die etwas verbilligen, nützen beiden.'],
      scores: [
        'Wie ein Team wertet',
        'Entweder zählen in jeder Kategorie die niedrigeren Punkte der beiden, einmal; oder die Summen beider werden malgenommen.',
      ],
    },
  },
  campaigns: {
    title: 'Kampagnen',
    lines: ['Mehrere Spiele hintereinander, von denen jedes das nächste verändert.'],
    entries: {
      solo: [
        'Allein: acht Spiele',
        'Jedes Spiel hat ein Ziel. Wer es erreicht, beginnt das nächste mit der Hälfte der Punkte darüber als Nahrung, abgerundet. Verfehlt: dasselbe Spiel noch einmal, ohne Nahrung. Mit dem Ziel des achten Spiels ist die Kampagne gewonnen; danach steigt das Ziel jedes Mal um 1.',
      ],
      kept: [
        'Dauerhafte Ausbildungen',
        'Nach jedem Spiel machst du eine Ausbildung dauerhaft, die du darin ausgespielt hast. In allen späteren Spielen liegt sie von Anfang an vor dir, ohne Aktion und ohne Ausbildungskosten; ihre eigenen Kosten zahlst du jedes Mal, sonst ist sie verloren. Du bekommst so viele weniger, dass es insgesamt sieben sind.',
      ],
      several: [
        'Zu mehreren: drei Spiele',
        'Jedes Spiel gibt Kampagnenpunkte nach dem Rang. Wer gewinnt, beginnt das nächste; wer Letzter ist, hat 1 Nahrung mehr. Die meisten Kampagnenpunkte gewinnen, bei Gleichstand die höhere Summe der drei Ergebnisse.',
      ],
      carried: [
        'Was mitgenommen wird',
        'Jeder darf eine Ausbildung behalten, die er im Spiel davor ausgespielt hat, auch eine schon behaltene. Sie liegt sofort vor ihm, ohne Ausbildungskosten; sieben Karten werden wie immer verteilt.',
      ],
    },
  },
  'special-decks': {
    title: 'X-Deck, Wald-Deck, L-Deck',
    lines: [
      'Karten für Überraschungen, wenn ihr wollt. Ein leeres Deck wirkt nicht mehr.',
      'Die gedruckten Wirkungen der meisten Karten des X-Decks und des Wald-Decks kennen wir nicht. Eine solche Karte ist unser Entwurf im Geist ihres Namens und sagt das auch.',
    ],
    entries: {
      x: [
        'X-Deck: 24 Karten aus dem All',
        'Wer Stein vom Westlichen Steinbruch nimmt, muss die oberste Karte aufdecken. Aktionsfelder liegen für alle neben dem Plan; Händler warten dort, bis jemand gibt, was sie wollen; Artefakte und die Ausbildung bleiben bei dem, der sie gezogen hat; Ereignisse geschehen sofort und lassen sich nicht ablehnen.',
      ],
      forest: [
        'Wald-Deck: 26 Karten aus dem Wald',
        'Wer mindestens 3 Holz von einem Ansammlungsfeld nimmt, muss die oberste Karte aufdecken. Ereignisse geschehen sofort; Ausbildungen und Anschaffungen bleiben bei dem, der sie gezogen hat; Aktionsfelder liegen neben dem Plan, und fast alle nehmen den Platz eines anderen ein.',
      ],
      l: [
        'L-Deck: 20 Karten',
        'Weitere Ausbildungen und kleine Anschaffungen, die sich nach Belieben unter die anderen mischen lassen: Wählt bei den Handkarten den Stapel L. 16 sind wie gedruckt, mit von uns übersetzten Namen; vier sind unser Entwurf und sagen das auch.',
      ],
    },
  },
  aids: {
    title: 'Hilfen am Tisch',
    lines: ['Was denen gezeigt wird, die es wollen. An den Regeln ändert es nichts.'],
    entries: {
      markers: [
        'Vorschlagsmarker',
        'Bis zu drei Felder sind markiert, die jetzt gut wären, mit einem Grund. Jedes andere darfst du trotzdem nutzen. Gedacht für Kinder und erste Spiele; schalte sie aus, wenn du sie nicht mehr brauchst.',
      ],
      'shown-goods': [
        'Waren auf festen Feldern',
        'Auch Felder, die immer dasselbe geben, können ihre Waren zeigen, als lägen sie dort, einmal.',
      ],
      why: [
        'Warum nicht?',
        'Frag nach allem, was nicht geht: Die Antwort sagt, was fehlt, und führt zur Regel.',
      ],
    },
  },
  about: {
    title: 'Über das Spiel',
    lines: [
      'Agricola ist von Uwe Rosenberg. Es erschien 2007 und in überarbeiteter Ausgabe 2016.',
      'Furrow ist von Fans gemacht und hat mit Autor und Verlagen nichts zu tun. Alle Texte und Bilder hier sind unsere eigenen. Wenn dir das Spiel gefällt, kauf es: Auf dem Tisch ist es wunderbar.',
    ],
    entries: {},
  },
};

/** What is to be known of options beyond the sentence of the set-up. */
export const options: HelpWords['options'] = {
  'extra-tile': [
    'Je Runde nutzt eine Person das ganze Plättchen und wählt eines seiner Felder; die anderen sind mit ihm besetzt. Zu zweit: Reisig (sammelt 1 Holz), Rohstoffmarkt (1 Stein und 1 Nahrung), Viehmarkt und Bescheidener Kinderwunsch; zu dritt und viert die letzten beiden. Holz bleibt auf dem Reisig, bis es jemand wählt.',
    'Viehmarkt: 1 Schaf und 1 Nahrung oder 1 Wildschwein oder 1 Rind für 1 Nahrung. Bescheidener Kinderwunsch: Familienzuwachs mit Raum, ab Runde 5.',
  ],
  'side-job': ['Offen ab Runde 1; gedacht für Spiele ohne Handkarten.'],
  'leave-unusable-animals': ['Könntest du keines nehmen, darfst du das Feld nicht nutzen.'],
  'house-before-cooking': ['Erst finden die neuen Tiere Platz oder gehen zurück; dann darfst du kochen.'],
  'open-pastures': ['Felder hinter offenen Zäunen sind weder genutzt noch eingezäunt.'],
  'strict-adjacency': [
    'Äcker grenzen weiter an Äcker, Räume an Räume, Weiden an Weiden. Das gilt auch mit getrennten Weiden. Für Erfahrene.',
  ],
  'three-for-one': [
    'Die drei Karten scheiden aus; welche du ziehst, entscheidet der Zufall.',
    'Es steht bei jeder deiner Entscheidungen zur Wahl und geht auch zwischen den Zügen der anderen; getippt heißt es `three-for-one`.',
  ],
  mulligan: [
    'Der Startspieler entscheidet zuerst, dann geht es im Uhrzeigersinn. Weggelegte Karten scheiden aus.',
  ],
  market: [
    'Der Markt wird nicht nachgefüllt. Auslassen kann nur, wer noch jemanden zu Hause hat; diese Person wird später eingesetzt.',
  ],
};

/** How each way to come by a hand goes. */
export const handWays: HelpWords['handWays'] = {
  deal: ['Du behältst die Karten, die du bekommst.'],
  draft: [
    'Jeder bekommt 7 Ausbildungen, behält eine und gibt den Rest weiter, bis die letzte behalten ist; dann dasselbe mit 7 kleinen Anschaffungen. Karten gehen nach links, 2007 nach rechts.',
  ],
  'draft-both': [
    'Dasselbe mit beiden Arten zugleich: Von 7 und 7 Karten behältst du je eine und gibst den Rest weiter.',
  ],
  'draft-eight': ['Wie der erste Draft, aber mit 8 Karten je Art; die letzte wird weggelegt.'],
  'quick-draft': [
    'Von 7 und 7 Karten behältst du je 3, von den nächsten je 2 und die letzten je 2, wie sie kommen.',
  ],
  'seven-of-ten': ['Jeder bekommt 10 von jeder Art, behält je 7 und legt den Rest weg.'],
  'living-five': [
    'Beginne mit je 5. Wenn du eine Karte von der Hand ausspielst, ziehst du eine der Art, die du nennst. Nach jeder Ernte darfst du eine Karte gegen eine beliebiger Art tauschen.',
  ],
  'living-three': [
    'Beginne mit je 3; vor Runde 1 darfst du bis zu sechs Karten tauschen, jede gegen eine ihrer Art. Wenn du eine Karte ausspielst, ziehst du eine der Art, die du nennst.',
  ],
  choose: ['Allein: Wähle beliebige Karten der Decks.'],
};
