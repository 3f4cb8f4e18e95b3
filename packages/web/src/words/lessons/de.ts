import { more } from './de-more';
import type { LessonWords } from './lesson-words';

export const de: LessonWords = {
  common: {
    notYet: (move, task) =>
      `„${move}“ ist möglich, und später darfst du das frei wählen. Jetzt erst einmal: ${task}`,
    over: 'Die Lektion ist zu Ende',
    goOn: 'Du kannst dieses Spiel weiterspielen oder zum Anfang zurückkehren.',
  },
  lessons: {
    creatures: {
      title: 'Die Bauern und das liebe Vieh lernen',
      about: 'Zehn Minuten: eine Weide einzäunen, Kühe züchten, bauen und dann eine eigene Runde spielen.',
      steps: {
        wood: {
          heading: 'Der erste Arbeiter',
          why: [
            'Du hast drei Arbeiter. In jeder der acht Runden setzt ihr abwechselnd einen ein, bis alle sechs auf dem Plan stehen. Auf jedem Feld ist Platz für einen.',
            'Fast alles beginnt mit Holz: Jeder Zaun kostet eines.',
          ],
          task: 'Setze einen Arbeiter auf „{wood-3}“.',
        },
        cow: {
          heading: 'Das erste Tier',
          why: [
            'Für Tiere gibt es Punkte. Jedes braucht sofort einen Platz, sonst läuft es davon.',
            'In deiner {cottage} unten links ist Platz für ein Tier; du kannst also heute schon eine Kuh nehmen.',
          ],
          task: 'Setze einen Arbeiter auf „{cow-pigs}“.',
        },
        marker: {
          heading: 'Wer anfängt',
          why: [
            'Wer eine Runde beginnt, hat die erste Wahl. Dieses Feld gibt dir den Startspielermarker für die nächste Runde und ein Holz dazu.',
            'Was niemand nimmt, bleibt liegen und wird mehr; auch Warten kann sich lohnen.',
          ],
          task: 'Setze deinen letzten Arbeiter auf „{start-wood}“.',
        },
        'more-wood': {
          heading: 'Runde 2: Die Felder füllen sich wieder',
          why: [
            'Alle Arbeiter sind heimgekehrt, und auf die Felder kamen neue Waren. Du beginnst, denn du hast den Marker.',
            'Du hast 4 Holz. Mit 3 weiteren reicht es für eine Weide.',
          ],
          task: 'Setze einen Arbeiter auf „{wood-3}“.',
        },
        fences: {
          heading: 'Deine erste Weide',
          why: [
            'Eine Weide ist ein rundum geschlossenes Gebiet. Auch der Rand deines Hofs ist offen und braucht Begrenzungen; die Wände eines Gebäudes aber schließen eine Seite kostenlos.',
            'Über der {cottage} liegen zwei freie Felder. Zwei Felder haben sechs Seiten, eine davon schließt die {cottage}: Fünf Begrenzungen genügen. Zwei Felder bieten 4 Tieren einer Art Platz.',
          ],
          task: 'Nutze „{fences}“, setze die fünf markierten Begrenzungen und schließe dann ab.',
        },
        'second-cow': {
          heading: 'Aus zwei werden drei',
          why: [
            'Am Ende jeder Runde bekommt jede Art, von der du mindestens zwei Tiere hast, ein Junges, wenn Platz dafür ist.',
            'Das Feld war leer, deshalb liegt dort wieder eine Kuh und noch kein Schwein. Mit der zweiten Kuh kommt heute Nacht ein Kalb.',
          ],
          task: 'Setze einen Arbeiter auf „{cow-pigs}“.',
        },
        trough: {
          heading: 'Ein Kalb ist da; jetzt brauchst du Platz',
          why: [
            'Du hast drei Kühe. Ein Futtertrog verdoppelt, was seine Weide fasst: bei dir 8 Tiere statt 4.',
            'Der erste Trog einer Aktion ist kostenlos.',
          ],
          task: 'Nutze „{troughs}“ und stelle den Trog auf deine Weide.',
        },
        stone: {
          heading: 'Nimm, was sich angesammelt hat',
          why: [
            'Eine Weile wollte niemand Stein, nun liegen vier für einen einzigen Arbeiter bereit. Halte nach solchen Haufen Ausschau.',
            'Für das nächste Gebäude brauchst du einen Stein.',
          ],
          task: 'Setze einen Arbeiter auf „{stone-2}“.',
        },
        special: {
          heading: 'Ein Sondergebäude',
          why: [
            'Die Sondergebäude liegen für beide aus, jedes nur einmal. „{shelter}“ kostet 2 Holz und 1 Stein, hat Platz für ein Tier und bringt eines nach Wahl mit.',
            'Von jeder Art solltest du am Ende mindestens vier Tiere haben: Weniger kosten dich 3 Punkte.',
          ],
          task: 'Nutze ein Feld für Sondergebäude, baue „{shelter}“ außerhalb deiner Weide und nimm ein Tier, das dir gefällt.',
        },
      },
      free: {
        heading: 'Deine eigene Runde',
        why: [
          'Runde 4 gehört dir: drei Arbeiter, keine Hilfe. Jedes Tier zählt einen Punkt, eine Art mit weniger als vier Tieren kostet 3, dazu zählen Gebäude und volle Erweiterungen.',
          'Das Ziel: so viele Punkte wie möglich am Ende dieser Runde. Tipps und „Warum nicht?“ gibt es, wenn du sie willst.',
        ],
        task: 'Spiele Runde 4, wie du willst. Drei Sterne gibt es ab 4 Punkten.',
      },
      learned: [
        'Du hast Arbeiter eingesetzt, eingezäunt, gezüchtet, eine Weide verdoppelt und gebaut. So geht es im richtigen Spiel acht Runden lang.',
        'Als Nächstes: Ställe, die ganz ohne Begrenzung drei Tiere aufnehmen, und Erweiterungen, die je 4 Punkte zählen, wenn jedes ihrer Felder genutzt ist.',
      ],
      results: [
        'Eine ruhige Runde. Sieh dir den Wertungsbogen an: Er will Tiere jeder Art.',
        'Ein guter Anfang: Deine Herde wächst.',
        'Sehr gut gespielt: mehr Tiere, und weniger Arten fehlen.',
        'Großartig! Kaum jemand hat nach vier Runden einen besseren Hof.',
      ],
    },
    agricola: {
      title: 'Agricola lernen',
      about: 'Zehn Minuten: Getreide, ein Acker, ein Feuer, ein Schaf und die erste Ernte auf eigene Faust.',
      steps: {
        grain: {
          heading: 'Zwei Personen, vierzehn Runden',
          why: [
            'In jeder Runde setzt ihr eure Personen abwechselnd ein, eine nach der anderen. Auf jedem Feld ist in einer Runde Platz für eine. Vor jeder Runde kommt ein neues Feld dazu.',
            'Nach Runde 4 kommt die erste Ernte; dann braucht jede Person deiner Familie 2 Nahrung. Fang also beim Brot an.',
          ],
          task: 'Setze eine Person auf „{grain-seeds}“.',
        },
        field: {
          heading: 'Ein Acker',
          why: [
            'Von selbst wächst Getreide nicht: Es braucht einen gepflügten Acker. Jedes ungenutzte Feld deines Hofs kostet am Ende einen Punkt; ein Acker hilft also doppelt.',
            'Spätere Äcker müssen an diesen grenzen. Lass neben dem Haus Platz für weitere Räume.',
          ],
          task: 'Nutze „{farmland}“ und pflüge einen Acker, am besten auf dem markierten Feld.',
        },
        sow: {
          heading: 'Runde 2: säen',
          why: [
            'Säe ein Getreide, und zwei kommen dazu: Drei liegen auf dem Acker. Jede Ernte bringt eines davon ein.',
            'Wer vor der ersten Ernte sät, erntet schon bei der ersten.',
          ],
          task: 'Nutze „{grain-utilization}“ und säe dein Getreide.',
        },
        clay: {
          heading: 'Waren sammeln sich an',
          why: [
            'Auf manche Felder kommt jede Runde etwas dazu, bis jemand alles nimmt. In der Grube liegen zwei Lehm, gerade genug für eine Feuerstelle.',
          ],
          task: 'Setze eine Person auf „{clay-pit}“.',
        },
        fireplace: {
          heading: 'Runde 3: eine Feuerstelle',
          why: [
            'Die großen Anschaffungen liegen für alle aus, jede nur einmal. „{fireplace-2}“ macht jederzeit Tiere und Gemüse zu Nahrung und backt Brot.',
            'Eine wachsende Familie satt zu bekommen, ist nicht leicht. So geht es am billigsten.',
          ],
          task: 'Nutze „{major-improvement}“ und baue „{fireplace-2}“ für 2 Lehm.',
        },
        sheep: {
          heading: 'Ein Schaf im Haus',
          why: [
            'Tiere leben auf Weiden oder in Ställen. Ein Tier, gleich welches, darf im Haus wohnen.',
            'Ein Schaf zählt am Ende Punkte und ist an deiner Feuerstelle 2 Nahrung wert, wenn es eng wird.',
          ],
          task: 'Setze eine Person auf „{sheep-market}“.',
        },
      },
      free: {
        heading: 'Deine eigene Runde, dann die Ernte',
        why: [
          'Runde 4 gehört dir. Danach kommt die Ernte: Ein Getreide kommt vom Acker, dann brauchen deine zwei Personen 4 Nahrung. Du hast 2. Für jede Nahrung, die fehlt, bekommst du einen Bettelmarker, der 3 Punkte kostet.',
          'Beschaffe mindestens 2 Nahrung und nutze den Rest der Runde für Punkte, vielleicht für einen zweiten Acker. Tipps und „Warum nicht?“ gibt es, wenn du sie willst.',
        ],
        task: 'Spiele Runde 4, wie du willst, und ernähre deine Familie. Drei Sterne gibt es ab −5 Punkten.',
      },
      learned: [
        'Du hast gesät, gebaut und deine Familie ernährt. Im richtigen Spiel folgen noch fünf Ernten.',
        'Als Nächstes: Baue mit Holz und Schilf Räume, damit die Familie wachsen kann. Jede Person ist eine Aktion mehr in jeder Runde und 3 Punkte wert.',
      ],
      results: [
        'Betteln ist teuer. Such das Feld, auf dem sich Nahrung angesammelt hat, und denk an die Feuerstelle.',
        'Alle sind satt. Gut gemacht.',
        'Gut gemacht: alle satt, und der Hof kann sich sehen lassen.',
        'Großartig! Alle satt, und der Hof wächst auch noch.',
      ],
    },
    ...more,
  },
};
