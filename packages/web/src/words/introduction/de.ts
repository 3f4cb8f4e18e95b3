import type { IntroductionWords } from './introduction-words';

export const de: IntroductionWords = {
  title: 'Einführung',
  understood: 'Verstanden',
  enough: 'Nichts mehr erklären',
  rounds: {
    agricola: [
      {
        heading: 'Ein Zug, eine Person',
        lines: [
          'Ihr stellt abwechselnd je eine Person auf ein freies Feld und bekommt, was es zeigt: Holz, Lehm, Schilf und Stein zum Bauen, Getreide und Gemüse für die Äcker, Tiere, Nahrung.',
          'Was niemand nimmt, sammelt sich an. Die Bänder zeigen dir drei gute Felder; die Glühbirne sagt dir, warum. Du darfst auch jedes andere nehmen.',
        ],
      },
      {
        heading: 'Ein Acker, ein Zaun, ein Raum',
        lines: [
          'Aus den Waren wird ein Hof: Pflüge Äcker und säe sie aus, zäune Weiden für Tiere ein, baue Räume, damit die Familie wachsen kann.',
          'Anschaffungen wie die Feuerstelle machen aus Tieren und Gemüse Nahrung.',
        ],
      },
      {
        heading: 'Was am Ende zählt',
        lines: [
          'Äcker, Weiden, Getreide, Gemüse und jede Tierart bringen Punkte: je mehr, desto besser. Wovon du nichts hast, das kostet einen Punkt.',
          'Jede Person ist 3 Punkte wert, und auch ein Haus aus Lehm oder Stein zählt.',
        ],
      },
      {
        heading: 'Die erste Ernte',
        lines: [
          'Nach dieser Runde isst jede Person 2 Nahrung. Die Zeile oben sagt, wie viel fehlt; jede fehlende Nahrung kostet 3 Punkte.',
          'Jeder bestellte Acker gibt etwas her, und zwei Tiere einer Art bekommen ein Junges, wenn Platz ist.',
        ],
      },
      {
        heading: 'Nichts leer lassen',
        lines: [
          'Jeder Hofplatz, der am Ende ungenutzt ist, kostet einen Punkt: pflüge, zäune oder baue dort.',
          'Das ist alles. Die Zahl neben deinem Namen zeigt, wie viele Punkte du jetzt hättest.',
        ],
      },
    ],
    creatures: [
      {
        heading: 'Ein Zug, ein Arbeiter',
        lines: [
          'Ihr stellt abwechselnd einen eurer drei Arbeiter auf ein freies Feld: nimm, was dort liegt, oder baue.',
          'Die Bänder zeigen dir drei gute Felder; die Glühbirne sagt dir, warum. Du darfst auch jedes andere nehmen.',
        ],
      },
      {
        heading: 'Tiere brauchen Platz',
        lines: [
          'Ein Tier ohne Platz läuft sofort weg. Das Haus fasst eines; Zäune machen Weiden, und ein Trog verdoppelt, was eine Weide fasst.',
          'Am Ende jeder Runde bekommen zwei Tiere einer Art ein Junges, wenn Platz ist.',
        ],
      },
      {
        heading: 'Was am Ende zählt',
        lines: [
          'Jedes Tier ist ein Punkt, und viele einer Art bringen einen Bonus. Weniger als vier einer Art kosten 3 Punkte: die Balken unter deinem Hof zeigen es.',
        ],
      },
      {
        heading: 'Wachse',
        lines: [
          'Eine Erweiterung bringt 4 Punkte, sobald alle ihre Plätze genutzt sind. Sondergebäude bringen Punkte und Platz.',
          'Das ist alles. Die Zahl neben deinem Namen zeigt, wie viele Punkte du jetzt hättest.',
        ],
      },
    ],
  },
};
