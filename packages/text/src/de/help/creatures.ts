import type { CreaturesPages } from '../../help/help-words';

/** The rules of All Creatures Big and Small, in German. */
export const creatures: CreaturesPages = {
  goal: {
    title: 'Worum es geht',
    lines: [
      'Zwei Spieler bewirtschaften acht Runden lang je einen Hof. Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand, wer das Spiel nicht begonnen hat.',
      'Punkte gibt es für Tiere, für genügend Tiere jeder Art, für volle Erweiterungen und für Gebäude.',
    ],
    entries: {},
  },
  summary: {
    title: 'Übersicht',
    lines: ['Das ganze Spiel auf einen Blick:'],
    entries: {
      turns: [
        'Jede der acht Runden',
        '1. Felder auffüllen, die Waren sammeln. 2. Abwechselnd Arbeiter einsetzen, je drei. 3. Alle kehren heim. 4. Jede Art, von der du mindestens 2 Tiere hast, bekommt 1 Junges.',
      ],
      points: [
        'Punkte',
        '1 für jedes Tier; Bonus oder −3 für jede Art nach der Tabelle; 4 für jede voll genutzte Erweiterung; Punkte der Gebäude.',
      ],
    },
  },
  start: {
    title: 'Spielaufbau',
    lines: ['So beginnt ein Spiel:'],
    entries: {
      begin: [
        'Womit du beginnst',
        'Mit einem Hof aus zwei Spalten und der Kate unten links, 3 Arbeitern und 9 Begrenzungen; ohne Waren und Tiere. Der Startspieler wird ausgelost. Alles ist offen.',
      ],
      pieces: [
        'Was ausgehen kann',
        '10 Futtertröge, 26 Begrenzungen, im Grundspiel 4 Stallplättchen und 4 Erweiterungen, im Spiel für Fortgeschrittene je 5; jedes Sondergebäude gibt es einmal. Was weg ist, bringt nichts mehr. Holz, Stein, Schilf und Tiere gehen nie aus.',
      ],
      returned: [
        'Was zurückkommt',
        'Ein Stall oder eine Stallung, wenn ein Gebäude an die Stelle kommt, der Kuhstall und der Schweinestall, wenn sie ausgebaut werden, und ein Futtertrog, den die Baufirma ersetzt. Beide Spieler dürfen sie dann nehmen.',
      ],
    },
  },
  round: {
    title: 'Eine Runde',
    lines: ['Jede der acht Runden hat vier Phasen.'],
    entries: {
      refill: [
        'Auffüllen',
        'Felder, die Waren zeigen, bekommen neue zu denen, die noch dort liegen. Steht eine zweite Ware in Klammern, bekommt ein leeres Feld die erste, ein anderes die zweite.',
      ],
      work: [
        'Arbeit',
        'Ihr setzt abwechselnd je einen Arbeiter ein, der Startspieler zuerst, bis alle sechs stehen. Ein Arbeiter geht auf ein freies Feld und tut dort sofort alles, was möglich ist; ist nichts möglich, darf er nicht hin. Du nimmst alles, was auf dem Feld liegt.',
      ],
      home: ['Heimkehr und Vermehrung', 'Dann kehren alle heim, und die Tiere vermehren sich.'],
      'starting-player': [
        'Startspieler',
        'Der Marker wechselt nur, wenn jemand sein Feld nutzt, und gilt ab der nächsten Runde.',
      ],
    },
  },
  spaces: {
    title: 'Aktionsfelder',
    lines: ['Wo Waren liegen, nimmst du alle. Das sind die Felder, und das tun sie:'],
    entries: {},
  },
  farm: {
    title: 'Der Hof',
    lines: ['Was gebaut ist, bleibt stehen, wenn kein Gebäude etwas anderes sagt.'],
    entries: {
      expansions: [
        'Erweiterungen',
        'Ein Hof hat drei Reihen und anfangs zwei Spalten. Eine Erweiterung fügt links oder rechts eine Spalte an. Begrenzungen am alten Rand bleiben stehen.',
      ],
      borders: [
        'Begrenzungen',
        'Eine Begrenzung steht an einer Seite eines Feldes; sie kommt aus deinem Vorrat und nie zurück. Die Wände eines Gebäudes schließen alle vier Seiten seines Feldes umsonst.',
      ],
      pastures: [
        'Weiden',
        'Felder ohne Gebäude, die rundum von Begrenzungen oder Wänden geschlossen sind, bilden eine Weide. Der Rand des Hofs ist offen, wenn du ihn nicht schließt. Eine Weide darf geteilt werden; unfertige sind erlaubt, fassen aber nichts.',
      ],
      used: [
        'Genutzte Felder',
        'Ein Feld ist genutzt, wenn dort ein Gebäude oder ein Futtertrog steht oder wenn es zu einer Weide gehört. Tiere, die ein Gebäude im Freien stehen lässt, machen ein Feld nicht genutzt.',
      ],
    },
  },
  animals: {
    title: 'Tiere',
    lines: [],
    entries: {
      room: [
        'Platz',
        'Eine Weide fasst je Feld 2 Tiere, alle von einer Art. Ein Stall fasst 3, eine Stallung 5, die Kate 1, andere Gebäude, was in ihrem Text steht.',
      ],
      troughs: [
        'Futtertröge',
        'Jeder Futtertrog auf einer Weide verdoppelt, was sie fasst, einer auf einem Gebäude verdoppelt das. Ein Futtertrog allein im Freien fasst 1 Tier. Jedes Feld nimmt einen auf.',
      ],
      leaving: [
        'Umstellen und laufen lassen',
        'Du darfst deine Tiere jederzeit umstellen und laufen lassen. Was am Ende eines Schritts keinen Platz hat, läuft davon; welche das sind, entscheidest du. Auf dem Aktionsfeld bleibt keines.',
      ],
    },
  },
  buildings: {
    title: 'Gebäude',
    lines: ['Das sind alle; welche Sondergebäude ausliegen, ist von Spiel zu Spiel verschieden:'],
    entries: {
      placing: [
        'Bauen',
        'Voraussetzung erfüllen, zahlen, das Plättchen auf ein Feld ohne Gebäude legen, dann tun, was es sagt; was es bringt, kann es nicht bezahlen. Ein Futtertrog dort bleibt. In einer Weide macht ein Gebäude sie kleiner.',
      ],
      stalls: [
        'Ställe',
        'Ein Stall kostet 3 Stein und 1 Schilf, fasst 3 Tiere einer Art und bringt 1 Punkt.',
      ],
      stables: [
        'Stallungen',
        'Ein Stall wird für 5 Holz oder 5 Stein zur Stallung, nicht für eine Mischung. Sie fasst 5 Tiere einer Art und bringt 4 Punkte. Auch Kuhstall und Schweinestall lassen sich ausbauen, wenn noch ein Plättchen da ist.',
      ],
      special: [
        'Sondergebäude',
        'Eines für jede Nutzung ihres Feldes, zum Preis in ihrem Text. Jedes gibt es einmal.',
      ],
      'the-cottage': [
        'Die Kate',
        'Sie fasst 1 Tier und zählt als Sondergebäude. Nur ein Gebäude kann ihren Platz einnehmen; dann zählt sie selbst nicht mehr.',
      ],
    },
  },
  breeding: {
    title: 'Vermehrung',
    lines: [],
    entries: {
      newborns: [
        'Junge',
        'Am Ende jeder Runde bekommt jede Art, von der du mindestens 2 Tiere hast, genau 1 Junges, wo immer die Eltern stehen. Alle werden zugleich geboren. Jedes braucht einen Platz; dafür darfst du andere Tiere laufen lassen.',
      ],
      before: [
        'Vor der Vermehrung',
        'Zuerst kommen die Effekte, die das sagen, jeder einmal; dann wird die Aufzuchtstation geleert; dann kommen die Jungen.',
      ],
    },
  },
  terms: {
    title: 'Begriffe auf Gebäuden',
    lines: ['Was die Wörter der Gebäude bedeuten:'],
    entries: {
      immediately: [
        'Sofort',
        'Einmal, wenn das Gebäude gebaut wird. Noch einmal nur, wenn das Plättchen neu gebaut wird.',
      ],
      anytime: [
        'Jederzeit',
        'So oft du willst, in jeder Phase, auch wenn du nicht an der Reihe bist, aber nie mitten in einem Schritt des anderen; noch einmal vor der Wertung.',
      ],
      'work-phase': [
        'Jederzeit in der Arbeitsphase',
        'Vom ersten Arbeiter einer Runde bis zur Heimkehr, nicht während der Vermehrung.',
      ],
      'before-breeding': ['Vor der Vermehrung', 'Einmal vor jeder deiner Vermehrungsphasen, ohne Arbeiter.'],
      may: [
        'Du darfst',
        'Was du darfst, kannst du lassen. Was du laut Text nimmst, setzt oder anfügst, geschieht, so weit es geht; Tiere darfst du immer laufen lassen.',
      ],
      adjacent: ['Angrenzend', 'Felder, die eine Seite teilen, was auch dazwischen steht; nie über Eck.'],
    },
  },
  scoring: {
    title: 'Wertung',
    lines: ['Nach Runde 8. Halbe Punkte werden nicht gerundet.'],
    entries: {
      animals: [
        'Tiere',
        '1 Punkt für jedes Tier, dazu für jede Art Bonus oder Abzug nach der Tabelle: 3 oder weniger kosten 3 Punkte, auch gar keines.',
      ],
      expansions: ['Erweiterungen', '4 Punkte für jede Erweiterung, deren drei Felder alle genutzt sind.'],
      buildings: [
        'Gebäude',
        'Was in ihren Texten steht; ein Stall 1, eine Stallung 4. Manche zählen abwärts.',
      ],
      tie: ['Gleichstand', 'Es gewinnt, wer in Runde 1 nicht Startspieler war.'],
    },
  },
  aids: {
    title: 'Hilfen am Tisch',
    lines: ['Was denen gezeigt wird, die es wollen. An den Regeln ändert es nichts.'],
    entries: {
      markers: [
        'Vorschlagsmarker',
        'Bis zu drei Felder sind markiert, die jetzt gut wären, mit einem Grund.',
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
      'Agricola: Die Bauern und das liebe Vieh ist von Uwe Rosenberg; die Big Box enthält es mit allen Gebäuden.',
      'Furrow ist von Fans gemacht und hat mit Autor und Verlagen nichts zu tun. Alle Texte und Bilder hier sind unsere eigenen. Wenn dir das Spiel gefällt, kauf es: Auf dem Tisch ist es wunderbar.',
    ],
    entries: {},
  },
};
