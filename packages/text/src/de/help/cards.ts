import type { AgricolaPages } from '../../help/help-words';

/** Improvements, hand cards, terms and scoring, in German. */
export const cards: Pick<AgricolaPages, 'buildings' | 'cards' | 'hands' | 'terms' | 'scoring'> = {
  buildings: {
    title: 'Gebäude und Anschaffungen',
    lines: ['Jede große Anschaffung gibt es einmal; sie liegt für alle aus, bis jemand sie baut:'],
    entries: {
      building: [
        'Eine bauen',
        'Eine Aktion baut genau eine: Kosten zahlen, Karte nehmen. Sie wirkt sofort. Du darfst mehrere gleiche besitzen.',
      ],
      hearths: [
        'Von der Feuerstelle zum Kochherd',
        'Statt des Lehms darfst du für jeden der beiden Kochherde eine deiner Feuerstellen abgeben. Die Feuerstelle liegt dann wieder aus.',
      ],
      ovens: [
        'Öfen',
        'Wer einen Lehmofen oder Steinofen baut, darf sofort Brot backen, mit allem, was backt.',
      ],
      'well-food': [
        'Brunnen',
        'Er legt je 1 Nahrung auf die nächsten 5 Runden oder auf so viele, wie übrig sind. Wer den Brunnen verliert, verliert diese Nahrung in der überarbeiteten Ausgabe und behält sie in der von 2007.',
      ],
    },
  },
  cards: {
    title: 'Handkarten',
    lines: [
      'Auf einer Karte steht, was sie kostet, was du vorher haben musst und was sie tut. Auf der Hand tut sie nichts.',
    ],
    entries: {
      occupations: [
        'Ausbildungen ausspielen',
        'Eine Aktion spielt eine aus. Auf dem Feld für alle ist deine erste Ausbildung im Spiel frei, jede weitere kostet 1 Nahrung. Auf dem weiteren Feld kostet zu dritt jede 2 Nahrung; zu viert und fünft kosten deine ersten beiden im Spiel je 1, spätere 2.',
        'Ausbildungen haben keine aufgedruckten Punkte, manche bringen aber Bonuspunkte.',
      ],
      minors: [
        'Kleine Anschaffungen ausspielen',
        'Eine Aktion spielt eine aus, wo ein Feld es erlaubt: Du erfüllst die Voraussetzung, zahlst die Kosten, legst die Karte vor dich und tust, was sie sagt.',
      ],
      text: [
        'Es gilt, was auf der Karte steht',
        'Sobald sie ausgespielt ist, geht ihr Text den allgemeinen Regeln vor. Was sie gibt, kommt aus dem allgemeinen Vorrat, und was sie nennt, ist deins, wenn sie nichts anderes sagt. Wer eine Karte ausspielt, liest sie vor.',
      ],
      traveling: [
        'Wanderkarten',
        'Haben sie gewirkt, nimmt sie dein linker Nachbar. Allein scheiden sie aus.',
      ],
      returning: [
        'Karten, die eine Karte verlangen',
        'Eine Anschaffung, die du abgeben musst, liegt vor dir. Abgegebene kleine Anschaffungen scheiden aus, große liegen wieder aus.',
      ],
      categories: [
        'Decks und Kategorien',
        'Der Buchstabe nennt das Deck: A und B in der überarbeiteten Ausgabe; 2007 E für Einsteiger, I mit viel Interaktion, K komplex und Z als Zugabe. Die acht Kategorien der überarbeiteten Ausgabe helfen nur beim Suchen.',
      ],
    },
  },
  hands: {
    title: 'Wie ihr zu Karten kommt',
    lines: ['Meist werden Karten ausgeteilt. Andere Wege, und was sich sonst an den Händen wählen lässt:'],
    entries: {},
  },
  terms: {
    title: 'Begriffe',
    lines: ['Was die Wörter der Karten und Regeln bedeuten:'],
    entries: {
      spaces: [
        'Aktionsfeld, Rundenfeld',
        'Personen gehen auf Aktionsfelder. Rundenfelder sind die Zahlen 1 bis 14, auf die die Rundenkarten kommen. Karten können auf beide Waren legen.',
      ],
      obtaining: [
        'Eine Ware erhalten',
        'Auf welchem Weg auch immer sie in deinen Vorrat kommt: von einem Feld oder einer Karte, aus dem allgemeinen Vorrat oder aus der Ernte.',
      ],
      'before-round': [
        'Vor Beginn der Runde',
        'Bevor die neue Karte aufgedeckt wird und also bevor die Waren der Runde zu dir kommen. „Zu Beginn der Runde“ ist danach.',
      ],
      'round-goods': [
        'Waren auf Rundenfeldern',
        'Sie gehören denen, für die sie dort liegen; auf derselben Runde können mehrere Spieler etwas haben. Du musst sie nehmen; nur was im Tausch angeboten wird, darfst du ausschlagen.',
      ],
      'several-people': [
        'Mehrere Personen auf einem Feld',
        'Manche Karten erlauben es, aber nie auf dem Startspielerfeld. Nimmt eine Karte während der Arbeit die letzte Person von einem Feld, ist es für alle wieder frei.',
      ],
      people: [
        'Spieler, Person, Nachwuchs',
        'Ein Spieler spielt, eine Person gehört zur Familie. Nachwuchs sind die dritte, vierte und fünfte Person. Ein Neugeborenes zählt sofort als Person.',
      ],
      'persons-action': [
        'Die Aktion einer Person',
        'Alles, was die Person auf ihrem Aktionsfeld tut, auch wenn es mehrere Aktionen sind. Was Karten ohne das Einsetzen einer Person tun lassen, gehört nicht dazu.',
      ],
      placing: [
        'Eine Person einsetzen',
        'Nur der Weg vom Haus auf das Feld. Das Feld nutzen heißt außerdem, mindestens eine seiner Aktionen auszuführen.',
      ],
      'two-people': [
        'Zwei Personen nacheinander',
        'Du setzt beide im selben Zug ein. Dein nächster Zug geht nicht verloren.',
      ],
      skipping: [
        'Einen Zug auslassen',
        'Du setzt niemanden ein, obwohl jemand zu Hause ist. Du setzt ebenso viele Personen ein wie sonst, nur später.',
      ],
      capacity: [
        'Fassungsvermögen',
        'Wie viele Tiere eine Weide fasst: Ställe verdoppeln es, Karten können es ändern. Das gesamte Fassungsvermögen ist, was nach allen Änderungen herauskommt.',
      ],
      parents: ['Eltern und Junge', 'Die beiden Tiere, die sich vermehren, und das, das geboren wird.'],
      neighbours: [
        'Angrenzend, verbunden, Spalte',
        'Felder grenzen aneinander, wenn sie eine Seite teilen, nie über Eck. Zäune sind verbunden, nicht angrenzend. Eine Spalte des Spielplans sind die Aktionsfelder, die übereinander liegen.',
      ],
      costs: [
        'Bezahlen',
        'Kosten zahlst du aus deinem Vorrat, Tiere vom Hof; nicht mit dem, was auf Äckern oder Karten liegt. Baukosten sind, was Räume, Ställe, Zäune, Renovierungen und Anschaffungen kosten, in welchen Waren auch immer.',
      ],
      exchanging: [
        'Tauschen, kaufen, zu Nahrung machen',
        'Alles dasselbe: Du gibst etwas und bekommst etwas anderes. Eine Karte, die eines davon nennt, meint auch die anderen.',
      ],
      'named-classes': [
        'Brunnen, Öfen, Pflüge',
        'Gemeint sind Karten, die so heißen: Ein Ofen ist, was Ofen heißt. In der Ausgabe von 2007 lässt sich in einer Pflugaktion nur ein Pflug nutzen.',
      ],
      slashes: [
        'Listen mit Schrägstrichen',
        'Sie gehören Stück für Stück zusammen: 1/2/3 Punkte für 3/5/7 Holz sind 2 Punkte bei 5 Holz. Nur die beste Stufe zählt. „Beliebig viele“ schließt null ein.',
      ],
      'extra-harvest': [
        'Eine Phase außerhalb der Ernte',
        'Eine Feld- oder Vermehrungsphase, die eine Karte zwischendurch bringt, ist keine Ernte. Eine Ernte, der eine Karte eine Phase nimmt, bleibt eine.',
      ],
    },
  },
  scoring: {
    title: 'Wertung',
    lines: [
      'Das Spiel endet nach der Ernte der Runde 14. Sieben Kategorien zählen nach der Tabelle, jede von −1 bis 4; dann alles andere. Eine Kategorie und die Summe dürfen negativ sein.',
    ],
    entries: {
      fields: [
        'Äcker',
        'Ackerplättchen auf dem Hof, bestellt oder nicht. Karten, die Äcker sind, zählen hier nicht.',
      ],
      pastures: ['Weiden', 'Wie viele geschlossene Gebiete du hast, egal wie groß und was darin lebt.'],
      crops: [
        'Getreide und Gemüse',
        'Im Vorrat und auf Äckern. Auf Karten nur, wenn sie Äcker sind oder sagen, dass die Früchte dir gehören; nicht, was sie noch anbieten oder versprechen.',
      ],
      animals: [
        'Tiere',
        'Alle auf dem Hof: auf Weiden, in Ställen, im Haus und auf Karten mit Platz für sie; nicht die, die eine Karte noch anbietet.',
      ],
      unused: [
        'Ungenutzte Felder',
        '−1 für jedes Feld ohne Raum, Acker und Stall, das nicht eingezäunt ist.',
      ],
      stables: [
        'Eingezäunte Ställe',
        '1 für jeden Stall auf einer Weide, höchstens 4. Ställe im Freien zählen nichts.',
      ],
      rooms: ['Räume', 'Holz 0, Lehm 1, Stein 2 je Raum.'],
      people: [
        'Personen',
        '3 je Person, auch für Neugeborene, höchstens 15; auch für die, die auf einer Karte wohnen.',
      ],
      improvements: [
        'Punkte der Anschaffungen',
        'Was auf Anschaffungen steht, die am Ende vor dir liegen. Weitergewanderte und abgegebene Karten zählen nichts.',
      ],
      bonus: [
        'Bonuspunkte',
        'Was die Texte der Karten geben, auch im Spiel notierte. Ein Bonus für etwas, das fehlt, hebt den Minuspunkt dafür nicht auf.',
      ],
      crafts: [
        'Handwerk',
        'Tischlerei und Töpferei geben 1, 2 oder 3 Punkte für 3, 5 oder 7 Holz oder Lehm im Vorrat, die Korbmacherei für 2, 4 oder 5 Schilf. Die Baustoffe bleiben dir und zählen auch bei Gleichstand.',
      ],
      begging: [
        'Betteln',
        '−3 je Marker; auf dem Wertungsblatt 2007 bei den Karten, in der überarbeiteten Ausgabe bei den Bonuspunkten.',
      ],
      changed: [
        'Was eine Karte umwidmet',
        'Ein Raum, Acker, eine Weide oder ein Stall, den eine Karte anders nutzt, bleibt, was er ist: Das Feld ist genutzt, und ein eingezäunter Stall bringt weiter seinen Punkt.',
      ],
      nothing: ['Was nichts zählt', 'Nahrung und übrige Rohstoffe.'],
      tie: [
        'Sieg und Gleichstand',
        'Die meisten Punkte gewinnen. Bei Gleichstand in der überarbeiteten Ausgabe, wer mehr Baustoffe im Vorrat hat; danach, und 2007 sofort, teilt man sich den Platz.',
      ],
    },
  },
};
