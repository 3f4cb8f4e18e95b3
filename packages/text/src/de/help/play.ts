import type { AgricolaPages } from '../../help/help-words';

/** How Agricola is played, in German. */
export const play: Pick<
  AgricolaPages,
  | 'goal'
  | 'summary'
  | 'start'
  | 'round'
  | 'stages'
  | 'spaces'
  | 'farm'
  | 'house'
  | 'crops'
  | 'animals'
  | 'harvest'
> = {
  goal: {
    title: 'Worum es geht',
    lines: [
      'Du beginnst mit zwei Personen und einer Holzhütte und hast vierzehn Runden für Äcker, Weiden, ein besseres Haus und eine größere Familie.',
      'Ein vielseitiger Hof bringt am meisten: Was ganz fehlt, kostet einen Punkt, und jedes ungenutzte Feld auch.',
    ],
    entries: {},
  },
  summary: {
    title: 'Übersichtskarte',
    lines: ['Das ganze Spiel auf einen Blick:'],
    entries: {
      'turns-revised': [
        'Jede Runde',
        '1. Vorbereitung: ein Aktionsfeld aufdecken, Waren für diese Runde nehmen, Ansammlungsfelder auffüllen.',
        '2. Arbeit: reihum eine Person einsetzen und sofort handeln, bis niemand mehr zu Hause ist.',
        '3. Heimkehr. 4. Ernte, nach den Runden 4, 7, 9, 11, 13 und 14.',
      ],
      'turns-2007': [
        'Jede Runde',
        '1. Rundenbeginn: ein Aktionsfeld aufdecken, Waren für diese Runde nehmen. 2. Neue Waren kommen auf die Felder, die sammeln.',
        '3. Arbeit: reihum eine Person einsetzen und sofort handeln, bis niemand mehr zu Hause ist.',
        '4. Heimkehr. Nach den Runden 4, 7, 9, 11, 13 und 14 folgt eine Ernte.',
      ],
      harvest: [
        'Ernte',
        '1. Feldphase: 1 Feldfrucht von jedem bestellten Acker. 2. Ernährung: 2 Nahrung je Person, 1 je Neugeborenem (allein 3 und 1); 1 Bettelmarker für jede fehlende Nahrung.',
        '3. Vermehrung: 1 Junges für jede Art, von der du mindestens 2 Tiere hast, wenn es Platz findet.',
      ],
      points: [
        'Weitere Punkte',
        '−1 für jedes ungenutzte Feld; 1 für jeden eingezäunten Stall; 1 für jeden Lehmraum, 2 für jeden Steinraum; 3 für jede Person; −3 für jeden Bettelmarker; Punkte und Bonuspunkte der Karten.',
      ],
    },
  },
  start: {
    title: 'Spielaufbau',
    lines: ['So beginnt ein Spiel:'],
    entries: {
      begin: [
        'Womit du beginnst',
        'Mit einem Holzhaus aus zwei Räumen am linken Rand des Hofs, in der mittleren und der unteren Reihe, und einer Person in jedem. Drei weitere Personen, 15 Zäune und 4 Ställe warten in deinem Vorrat.',
        'Der Startspieler wird ausgelost und bekommt 2 Nahrung, alle anderen 3. Allein beginnst du ohne Nahrung.',
      ],
      'round-cards': [
        'Aktionsfelder',
        'Zehn Felder sind von Anfang an offen. Zu dritt kommen vier dazu, zu viert oder fünft sechs. Vierzehn Karten, innerhalb ihrer Spielphasen gemischt, bringen jede Runde eines mehr.',
        'Vor Runde 1 liegen keine Waren auf den Feldern. Alle zehn großen Anschaffungen liegen von Anfang an aus.',
      ],
      hand: [
        'Handkarten',
        'Im Grundspiel (überarbeitete Ausgabe) und im vollständigen Spiel (2007) bekommt jeder 7 Ausbildungen und 7 kleine Anschaffungen. Ausbildungen für mehr Spieler, als da sind, bleiben in der Schachtel. Was nicht verteilt wird, scheidet aus, wenn keine Variante davon zieht.',
      ],
      'without-cards': [
        'Einsteiger- und Familienspiel',
        'Ohne Handkarten lassen sich nur große Anschaffungen bauen, und auf dem Startspielerfeld sammelt sich jede Runde 1 Nahrung (2007 nicht, wenn du allein spielst).',
        'Überarbeitete Ausgabe: Der Unterricht ist nicht nutzbar; der Nebenerwerb kann dazukommen, vor allem zu viert. 2007: Statt einer Ausbildung baust du 1 Stall für 1 Holz und/oder backst Brot, der Tagelöhner bringt 1 Nahrung und 1 Baustoff deiner Wahl, und die weiteren Ausbildungsfelder geben 2 Baustoffe.',
      ],
      limits: [
        'Was ausgehen kann',
        'Nur deine eigenen Spielsteine: 5 Personen, 15 Zäune, 4 Ställe. Alles andere gilt als unbegrenzt.',
      ],
      open: [
        'Offen und verdeckt',
        'Pläne, Vorräte und ausgespielte Karten sind für alle offen. Verdeckt sind nur die Handkarten (nicht ihre Zahl) und die Reihenfolge der Rundenkarten.',
      ],
    },
  },
  round: {
    title: 'Eine Runde',
    lines: [
      'Ein Spiel hat vierzehn Runden, jede mit demselben Ablauf. Nach manchen Runden gibt es eine Ernte.',
    ],
    entries: {
      prepare: [
        'Vorbereitung',
        'Ein neues Aktionsfeld wird aufgedeckt und bleibt bis zum Ende. Waren, die auf dieser Runde liegen, kommen zu ihren Besitzern, in der Reihenfolge, die jeder für sich wählt; ablehnen kann man sie nicht. Was nur im Tausch angeboten wird, darf man ausschlagen, dann ist es verloren.',
        'Danach bekommt jedes Ansammlungsfeld seine Waren zu dem dazu, was noch dort liegt.',
      ],
      work: [
        'Arbeit',
        'Der Startspieler beginnt; im Uhrzeigersinn setzt jeder eine Person auf ein freies Aktionsfeld und handelt dort sofort, bis niemand mehr zu Hause ist. Wer niemanden mehr hat, wird übergangen.',
        'Auf jedem Feld ist in einer Runde Platz für eine Person, und nur, wenn sie mindestens einen Teil seiner Aktion ausführt.',
      ],
      parts: [
        'Und/oder, danach, oder',
        '„Und/oder“: ein Teil oder mehrere, in beliebiger Reihenfolge (2007: erst pflügen, dann säen). „Danach“: Der erste Teil muss sein, der zweite darf folgen. „Oder“: genau ein Teil.',
      ],
      'take-all': [
        'Waren nehmen',
        'Von einem Ansammlungsfeld nimmst du alles. Andere Felder geben jede Runde dasselbe und sammeln nichts an. Waren und Nahrung kommen in deinen Vorrat; Tiere brauchen sofort einen Platz.',
      ],
      nowhere: [
        'Kein Feld ist möglich',
        'Dann setzt du diesmal aus und versuchst es, wenn du wieder an der Reihe bist. Wer nicht eingesetzt werden konnte, isst und zählt trotzdem. Solange ein Feld möglich ist, darfst du nicht passen.',
      ],
      home: [
        'Heimkehr',
        'Alle Personen kehren in ihr Haus zurück. Nach den Runden 4, 7, 9, 11, 13 und 14 folgt eine Ernte; danach sind Neugeborene erwachsen.',
      ],
      'starting-player': [
        'Startspieler',
        'Der Marker bleibt, wo er ist, bis jemand das Startspielerfeld nutzt; das darf auch, wer ihn schon hat. An der laufenden Runde ändert sich nichts; ab der nächsten beginnt, wer ihn genommen hat.',
      ],
    },
  },
  stages: {
    title: 'Die Spielphasen',
    lines: [
      'Welche Felder in welchen Runden aufgedeckt werden können und wann es eine Ernte gibt. Innerhalb einer Spielphase entscheidet der Zufall über die Reihenfolge.',
    ],
    entries: {},
  },
  spaces: {
    title: 'Aktionsfelder',
    lines: ['Wo Waren liegen, nimmst du alle. Das sind die Felder dieses Plans, und das tun sie:'],
    entries: {},
  },
  farm: {
    title: 'Der Hof',
    lines: ['Ein Hof hat 15 Felder in drei Reihen zu fünf. Was gebaut ist, bleibt; nur Tiere ziehen um.'],
    entries: {
      used: [
        'Genutzte und ungenutzte Felder',
        'Ein Feld ist genutzt, wenn dort ein Raum, ein Acker oder ein Stall ist oder wenn es zu einer Weide gehört. Waren oder Tiere, die eine Karte dorthin legt, machen es nicht genutzt. Auf einem Feld ist ein Raum, ein Acker oder höchstens ein Stall.',
      ],
      adjacent: [
        'Was woran grenzen muss',
        'Räume grenzen an Räume, Äcker an Äcker, Weiden an Weiden, Seite an Seite, nie nur über Eck. Ställe stehen, wo sie wollen.',
      ],
      fences: [
        'Zäune bauen',
        'Jeder Zaun kostet 1 Holz; du hast 15. Am Ende der Aktion muss jeder Zaun zu einer geschlossenen Weide gehören. Auch der Rand des Hofs braucht Zäune; Räume, Äcker und Ställe ersetzen keinen.',
        'In einer Aktion baust du beliebig viele, mindestens aber einen. Zäune werden nie abgebaut.',
      ],
      pastures: [
        'Weiden',
        'Eine Weide ist ein rundum eingezäuntes Gebiet ohne Räume und Äcker; Ställe dürfen darin stehen. Die erste liegt, wo du willst, jede weitere neben einer Weide; den Zaun dazwischen teilen sie.',
        'Eine Weide darf später geteilt werden. Ein einzelnes Feld braucht 4 Zäune, zwei brauchen 6, ein Quadrat aus vieren 8.',
      ],
      stables: [
        'Ställe',
        'Ein Stall steht auf einem Feld ohne Raum, Acker oder anderen Stall, eingezäunt oder nicht; du hast 4. Er kostet 2 Holz, wo ein Feld es sagt 1. Ein Stall im Freien darf später eingezäunt werden.',
      ],
    },
  },
  house: {
    title: 'Haus und Familie',
    lines: [],
    entries: {
      rooms: [
        'Räume bauen',
        'Ein Raum kostet 5 vom Material des Hauses und 2 Schilf und kommt neben einen Raum, auf ein Feld ohne Acker, Stall und Zäune. In einer Aktion baust du so viele, wie du bezahlen kannst.',
      ],
      renovating: [
        'Renovieren',
        'Alle Räume auf einmal, von Holz zu Lehm oder von Lehm zu Stein, für je Raum 1 vom neuen Material und insgesamt 1 Schilf. Immer nur ein Schritt; ein Steinhaus ist fertig.',
      ],
      growth: [
        'Familienzuwachs',
        'Höchstens fünf Personen. Meist brauchst du mehr Räume als Personen, wo immer diese sind; eines der letzten Felder verlangt keinen Raum. Wer noch keinen hat, zieht in einen später gebauten Raum sofort ein.',
      ],
      newborns: [
        'Neugeborene',
        'Wer neu geboren ist, steht bei der Person, die die Aktion gewählt hat, und arbeitet ab der nächsten Runde. In der Ernte derselben Runde genügt 1 Nahrung. Niemand kann die Familie verlassen.',
      ],
    },
  },
  crops: {
    title: 'Äcker und Feldfrüchte',
    lines: [],
    entries: {
      plowing: [
        'Pflügen',
        'Ein Acker kommt auf ein Feld ohne Raum, Stall und Zäune. Der erste liegt, wo du willst, jeder weitere neben einem Acker.',
      ],
      sowing: [
        'Säen',
        'Lege 1 Getreide aus deinem Vorrat auf einen leeren Acker und 2 dazu, oder 1 Gemüse und 1 dazu, auf mindestens einen und beliebig viele Äcker. Was auf Äckern liegt, kannst du vor der Ernte nicht ausgeben. Ein wieder leerer Acker kann neu bestellt werden.',
        'Das Getreide oder Gemüse, das ein Feld gibt, kann nicht mit derselben Aktion gesät werden.',
      ],
      baking: [
        'Brot backen',
        'Nur wenn eine Aktion oder Karte es erlaubt und nur mit einer Anschaffung zum Backen. Du entscheidest, wie viel Getreide wohin kommt: Feuerstelle je 2 Nahrung, Kochherd je 3, Lehmofen eines für 5, Steinofen bis zu zwei für je 4. Ungebacken sind Getreide und Gemüse jederzeit je 1 Nahrung wert.',
      ],
    },
  },
  animals: {
    title: 'Tiere',
    lines: [],
    entries: {
      room: [
        'Platz für Tiere',
        'Eine Weide fasst je Feld 2 Tiere einer Art; jeder Stall darin verdoppelt das. Ein Stall im Freien fasst 1 Tier, das Haus 1, egal wie groß es ist; manche Karten fassen mehr.',
      ],
      taking: [
        'Tiere nehmen',
        'Jedes Tier, das du nimmst, braucht sofort Platz, wird gekocht oder geht zurück. Keines bleibt auf dem Aktionsfeld. Für ein neues Tier darfst du andere kochen oder zurückgeben.',
      ],
      cooking: [
        'Kochen',
        'Eine Feuerstelle oder ein Kochherd macht jederzeit Nahrung aus Tieren und Gemüse, auch aus eben genommenen Tieren; nur nicht während der Vermehrung. Ohne das sind Tiere keine Nahrung.',
      ],
      rearranging: ['Umstellen', 'Du darfst deine Tiere jederzeit umstellen oder zurückgeben.'],
    },
  },
  harvest: {
    title: 'Nahrung und Ernte',
    lines: ['Eine Ernte hat drei Phasen. Alle beenden die eine, bevor die nächste beginnt.'],
    entries: {
      'field-phase': ['Feldphase', 'Jeder bestellte Acker bringt genau 1 von dem ein, was auf ihm liegt.'],
      feeding: [
        'Ernährung',
        'Jeder Erwachsene braucht 2 Nahrung (allein 3), jedes Neugeborene der Runde 1. Nur Nahrung ernährt: Getreide, Gemüse und Tiere müssen erst dazu werden. Was übrig bleibt, behältst du.',
      ],
      crafts: [
        'Handwerk',
        'Einmal in jeder Ernährungsphase: Die Tischlerei macht aus 1 Holz 2 Nahrung, die Töpferei aus 1 Lehm 2, die Korbmacherei aus 1 Schilf 3.',
      ],
      begging: [
        'Betteln',
        'Für jede fehlende Nahrung nimmst du einen Bettelmarker, der 3 Punkte kostet und bleibt. In der überarbeiteten Ausgabe musst du vorhandene Nahrung zahlen, aber nichts umwandeln; 2007 darfst du Nahrung auch behalten und betteln.',
      ],
      breeding: [
        'Vermehrung',
        'Jede Art, von der du mindestens 2 Tiere hast, bekommt 1 Junges, wo immer die Eltern stehen, wenn es Platz findet. Gekocht wird dabei nicht; umstellen und andere Tiere zurückgeben darfst du.',
      ],
    },
  },
};
