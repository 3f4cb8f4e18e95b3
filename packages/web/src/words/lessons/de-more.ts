import type { MoreLessons } from './lesson-words';

/** The short lessons, in German. */
export const more: MoreLessons = {
  fences: {
    title: 'Agricola: Zäune',
    about: 'Fünf Minuten: Holz sammeln, eine Weide einzäunen, Schafe hineinstellen.',
    steps: {
      wood: {
        heading: 'Ein Zaun ist ein Holz',
        why: [
          'Es ist Runde 3. Du hast 6 Holz gespart, und im Feld „{forest}“ liegen noch einmal 3.',
          'Jeder Zaun kostet 1 Holz. Du hast insgesamt 15 Zäune; sie sollen mit wenig viel umschließen.',
        ],
        task: 'Setze eine Person auf „{forest}“.',
      },
      pasture: {
        heading: 'Ein Quadrat umschließt am meisten',
        why: [
          'Vier Felder im Quadrat brauchen 8 Zäune, in einer Reihe wären es 10. Auch der Rand des Hofs braucht Zäune.',
          'Jedes Feld hat Platz für 2 Tiere, diese Weide also für 8. Tippe die vier Felder an; die nötigen Zäune werden für dich gewählt.',
        ],
        task: 'Nutze „{fencing}“ und zäune die vier markierten Felder oben rechts ein.',
      },
      sheep: {
        heading: 'Runde 4: die ganze Herde',
        why: [
          'Bisher konnte niemand Schafe halten, und vier haben sich auf „{sheep-market}“ gesammelt.',
          'Nach dieser Runde kommt die Ernte. An ihrem Ende bekommt jede Art, von der du mindestens zwei hast, ein Jungtier.',
        ],
        task: 'Setze eine Person auf „{sheep-market}“.',
      },
    },
    free: {
      heading: 'Noch ein Zug, dann die Ernte',
      why: [
        'Nahrung hast du genug. Nutze deine letzte Person für Punkte: einen Acker, eine zweite Weide, Getreide.',
        'Jedes ungenutzte Feld kostet einen Punkt, und alles, wovon du nichts hast, auch.',
      ],
      task: 'Spiele Runde 4 und die Ernte zu Ende, wie du möchtest. Drei Sterne ab −3 Punkten.',
    },
    learned: [
      'Du hast mit 8 Zäunen vier Felder umschlossen, die Weide gefüllt und die Herde wachsen lassen.',
      'Als Nächstes: Teile eine Weide mit ein, zwei Zäunen, dann passt eine zweite Art hinein. Ein Stall verdoppelt den Platz.',
    ],
    results: [
      'Die Herde steht. Jetzt braucht auch der Rest des Hofs eine Aufgabe.',
      'Gut gemacht: schon weniger Lücken.',
      'Sehr gut: kaum ein Zug ging verloren.',
      'Prächtig! Viel mehr ist in einem Zug nicht drin.',
    ],
  },
  harvest: {
    title: 'Agricola: die Ernte',
    about: 'Fünf Minuten: rechtzeitig Nahrung, die drei Teile der Ernte und neues Aussäen.',
    steps: {
      grain: {
        heading: 'Runde 4: Die Ernte ist nah',
        why: [
          'Nach dieser Runde kommt die Ernte: Jede deiner zwei Personen braucht 2 Nahrung, zusammen 4. Du hast 2.',
          'Getreide hilft doppelt: Du kannst es aussäen, und in der Not zählt ein Getreide als 1 Nahrung.',
        ],
        task: 'Setze eine Person auf „{grain-seeds}“.',
      },
      food: {
        heading: 'Erst zählen, dann handeln',
        why: [
          'Dein Nachbar hat „{day-laborer}“ besetzt. Auf „{fishing}“ liegt 1 Nahrung: Dann hast du 3 von 4.',
          'Für jede Nahrung, die fehlt, gibt es einen Bettelmarker: −3 Punkte.',
        ],
        task: 'Setze eine Person auf „{fishing}“.',
      },
      feed: {
        heading: 'Die Ernte: Feld, Ernährung, Vermehrung',
        why: [
          'Zuerst gibt jeder Acker eine Frucht her: Du hast noch 1 Getreide bekommen. Jetzt ernährst du deine Familie, zuletzt vermehren sich Tiere.',
          'Du hast 3 Nahrung und 2 Getreide. Ein Getreide genügt; behalte das andere zum Aussäen.',
        ],
        task: 'Wandle 1 Getreide in Nahrung um und ernähre deine Familie.',
      },
    },
    free: {
      heading: 'Eine Runde für dich',
      why: [
        'Zwei Personen, keine Hilfe. Du hast Getreide und einen Acker; die nächste Ernte kommt nach Runde 7.',
        'Mehr Äcker, mehr Getreide und Tiere bringen Punkte; wovon du nichts hast, das kostet einen.',
      ],
      task: 'Spiele Runde 5, wie du möchtest. Drei Sterne ab −7 Punkten.',
    },
    learned: [
      'Eine Ernte hat drei Teile: Feld, Ernährung, Vermehrung. Sie kommt nach den Runden 4, 7, 9, 11, 13 und 14.',
      'Als Nächstes: Ein Ofen macht aus einem Getreide mehrere Nahrung, eine Kochstelle mehr aus Tieren.',
    ],
    results: [
      'Niemand musste hungern. Nutze beim nächsten Mal beide Personen für Punkte.',
      'Eine solide Runde.',
      'Sehr gut: Der Hof wächst.',
      'Prächtig! So kommt ein Hof in Gang.',
    ],
  },
  cards: {
    title: 'Agricola: Handkarten',
    about: 'Fünf Minuten: eine Ausbildung und eine kleine Anschaffung ausspielen und nutzen.',
    steps: {
      occupation: {
        heading: 'Sieben und sieben',
        why: [
          'Du hast 7 Ausbildungen und 7 kleine Anschaffungen auf der Hand; niemand sonst sieht sie. Deine erste Ausbildung kostet nichts.',
          'Nimm Karten, die zu dem passen, was du ohnehin vorhast. Mit der Karte „{wood-cutter}“ bringt jeder Gang ins Holz 1 Holz mehr.',
        ],
        task: 'Nutze „{lessons}“ und spiele „{wood-cutter}“ aus.',
      },
      wood: {
        heading: 'Die Karte wirkt von selbst',
        why: [
          'Auf „{forest}“ liegen drei Holz, und „{wood-cutter}“ legt eins dazu. Früh ausgespielt, lohnt sich eine Karte oft.',
        ],
        task: 'Setze eine Person auf „{forest}“.',
      },
      minor: {
        heading: 'Runde 2: eine kleine Anschaffung',
        why: [
          'Mit „{meeting-place}“ wirst du Startspieler und darfst dazu eine kleine Anschaffung ausspielen.',
          '„{shifting-cultivation}“ kostet 2 Nahrung und pflügt sofort einen Acker: ein gesparter Zug. Danach geht die Karte an deinen Nachbarn.',
        ],
        task: 'Nutze „{meeting-place}“, spiele „{shifting-cultivation}“ aus und pflüge einen Acker.',
      },
    },
    free: {
      heading: 'Deine eigenen Züge',
      why: [
        'In dieser Runde bleibt dir eine Person, und Runde 3 gehört dir. Sieh deine Hand durch: Welche Karte hilft dir jetzt?',
        'Voraussetzung und Kosten stehen auf jeder Karte; „Warum nicht?“ sagt, was fehlt.',
      ],
      task: 'Spiele bis zum Ende von Runde 3. Drei Sterne ab −7 Punkten.',
    },
    learned: [
      'Ausbildungen spielt man mit „{lessons}“ aus, kleine Anschaffungen auf mehreren Feldern; beide wirken von da an.',
      'Als Nächstes: Such dir vor dem Spiel zwei, drei Karten aus, die zusammenpassen. Alle vierzehn spielt niemand.',
    ],
    results: [
      'Die Karten liegen vor dir. Jetzt lass sie arbeiten.',
      'Ein guter Anfang.',
      'Sehr gut: Karten und Plan greifen ineinander.',
      'Prächtig! Mehr holt kaum jemand aus drei Runden.',
    ],
  },
  buildings: {
    title: 'Die Bauern und das liebe Vieh: Sondergebäude',
    about: 'Fünf Minuten: ein besseres Haus, ein Unterstand für ein Tier und eine eigene Runde.',
    steps: {
      house: {
        heading: 'Ein Haus, das zählt',
        why: [
          'Sondergebäude liegen offen für beide aus, jedes nur einmal. „{half-timbered-house}“ ersetzt „{cottage}“: 5 Punkte und Platz für 2 Tiere einer Art.',
          'Es kostet 3 Holz, 2 Stein und 1 Schilf. Genau das hast du.',
        ],
        task: 'Nutze ein Feld für Sondergebäude und baue „{half-timbered-house}“.',
      },
      wood: {
        heading: 'Holz und der erste Zug',
        why: [
          'Das nächste Gebäude braucht 2 Holz und 1 Stein. Du hast je 1.',
          'Dieses Feld bringt ein Holz, und du beginnst die nächste Runde.',
        ],
        task: 'Setze einen Arbeiter auf „{start-wood}“.',
      },
      guest: {
        heading: 'Ein Gebäude, das ein Tier mitbringt',
        why: [
          '„{shelter}“ hat Platz für ein Tier und bringt beim Bau eins nach Wahl mit.',
          'Es gibt zwei Felder für Sondergebäude, so können in einer Runde beide bauen.',
        ],
        task: 'Nutze ein Feld für Sondergebäude, baue „{shelter}“ und wähle ein Tier.',
      },
    },
    free: {
      heading: 'Eine Runde für dich',
      why: [
        'Drei Arbeiter, keine Hilfe. Jedes Tier zählt einen Punkt, und weniger als vier einer Art kosten 3.',
        'Dein Haus hat Platz für 2 einer Art: Zwei davon bekommen am Rundenende ein Jungtier.',
      ],
      task: 'Spiele Runde 3, wie du möchtest. Drei Sterne ab −2 Punkten.',
    },
    learned: [
      'Sondergebäude bringen Punkte, Platz oder sofort Tiere, und jedes gibt es nur einmal.',
      'Als Nächstes: Spiele mit 8 oder 12 Gebäuden und sieh die Auslage an, bevor du Waren nimmst.',
    ],
    results: [
      'Zwei Gebäude stehen. Jetzt fehlen noch Tiere darin.',
      'Ein guter Anfang.',
      'Sehr gut: Haus und Herde wachsen zusammen.',
      'Prächtig! Das ist nach drei Runden ein starker Hof.',
    ],
  },
};
