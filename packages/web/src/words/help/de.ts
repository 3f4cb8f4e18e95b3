import { signed } from '../signed';
import type { HelpWords } from './help-words';

export const de: HelpWords = {
  title: (game) => `Regeln: ${game}`,
  topics: {
    goal: 'Worum es geht',
    round: 'Eine Runde',
    spaces: 'Aktionsfelder',
    farm: 'Der Hof',
    house: 'Haus und Familie',
    crops: 'Äcker und Feldfrüchte',
    animals: 'Tiere',
    harvest: 'Nahrung und Ernte',
    buildings: 'Gebäude und Anschaffungen',
    breeding: 'Vermehrung',
    cards: 'Handkarten',
    terms: 'Begriffe auf Karten',
    scoring: 'Wertung',
  },
  creatures: {
    goal: [
      'Zwei Spieler bewirtschaften acht Runden lang je einen Hof. Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand, wer das Spiel nicht begonnen hat.',
      'Punkte gibt es für Tiere, für genügend Tiere jeder Art, für volle Erweiterungen und für Gebäude.',
    ],
    round: [
      'Zuerst kommen auf die Felder, die Waren zeigen, neue Waren zu denen, die noch dort liegen.',
      'Dann setzt ihr abwechselnd je einen Arbeiter ein, der Startspieler zuerst, bis alle sechs stehen. Ein Arbeiter geht auf ein freies Feld und tut dort sofort, was möglich ist; ist nichts möglich, darf er nicht hin.',
      'Dann kehren alle heim, und die Tiere vermehren sich.',
    ],
    spaces: ['Wo Waren liegen, nimmst du alle. Das sind die Felder, und das tun sie:'],
    farm: [
      'Ein Hof hat drei Reihen und anfangs zwei Spalten. Eine Erweiterung fügt links oder rechts eine Spalte an.',
      'Eine Begrenzung steht an einer Seite eines Feldes. Du setzt Begrenzungen aus deinem Vorrat; sie bleiben stehen.',
      'Felder, die rundum von Begrenzungen oder Gebäudewänden geschlossen sind, bilden eine Weide. Der Rand des Hofs ist offen, wenn du ihn nicht schließt.',
      'Ein Feld ist genutzt, wenn dort ein Gebäude oder ein Futtertrog steht oder wenn es zu einer Weide gehört.',
    ],
    animals: [
      'Eine Weide fasst je Feld 2 Tiere, alle von einer Art. Jeder Futtertrog darin verdoppelt das.',
      'Ein Gebäude fasst, was in seinem Text steht; ein Futtertrog darauf verdoppelt das. Ein Futtertrog im Freien gibt 1 Tier Platz.',
      'Du darfst deine Tiere jederzeit umstellen und laufen lassen. Was am Ende eines Schritts keinen Platz hat, läuft davon; welche das sind, entscheidest du.',
    ],
    buildings: [
      'Ein Gebäude kommt auf ein Feld ohne Gebäude, kostet, was in seinem Text steht, und schließt alle vier Seiten seines Feldes. Jedes Sondergebäude gibt es einmal.',
      'Das sind alle; welche ausliegen, ist von Spiel zu Spiel verschieden:',
    ],
    breeding: [
      'Am Ende jeder Runde bekommt jede Art, von der du mindestens 2 Tiere hast, genau 1 Junges. Es braucht einen Platz; dafür darfst du andere Tiere laufen lassen.',
    ],
    scoring: [
      '1 Punkt für jedes Tier, dazu für jede Art Bonus oder Abzug nach der Tabelle.',
      '4 Punkte für jede Erweiterung, deren drei Felder alle genutzt sind. Die Punkte der Gebäude stehen in ihren Texten.',
    ],
  },
  agricola: {
    goal: [
      'Du beginnst mit zwei Personen und einer Holzhütte und hast vierzehn Runden für Äcker, Weiden, ein besseres Haus und eine größere Familie.',
      'Ein vielseitiger Hof bringt am meisten: Was ganz fehlt, kostet einen Punkt, und jedes ungenutzte Feld auch.',
    ],
    round: [
      'Ein neues Aktionsfeld kommt ins Spiel. Waren, die für diese Runde versprochen sind, kommen an. Dann kommt auf alle Felder, die sammeln, etwas dazu.',
      'Reihum setzt jeder eine Person auf ein freies Feld und handelt dort sofort, bis alle eingesetzt sind. Auf jedem Feld ist in einer Runde Platz für eine Person, und nur, wenn sie dort etwas tut.',
      'Dann kehren alle heim. Nach manchen Runden gibt es eine Ernte:',
    ],
    spaces: ['Wo Waren liegen, nimmst du alle. Das sind die Felder dieses Plans, und das tun sie:'],
    farm: [
      'Ein Hof hat 15 Felder in drei Reihen. Räume grenzen an Räume, Äcker an Äcker, Weiden an Weiden.',
      'Du hast 15 Zäune und 4 Ställe. Eine Weide ist ein rundum eingezäuntes Gebiet, auch am Rand des Hofs; jeder Zaun muss zu einer gehören. Eine Weide darf später geteilt werden.',
      'Ein Stall steht auf einem Feld ohne Raum und Acker, innerhalb oder außerhalb einer Weide.',
    ],
    house: [
      'Ein Raum kostet 5 vom Material des Hauses und 2 Schilf. Eine Renovierung macht alle Räume auf einmal von Holz zu Lehm oder von Lehm zu Stein, für je Raum 1 vom neuen Material und 1 Schilf.',
      'Eine Familie wächst auf höchstens fünf Personen, meist nur, solange es mehr Räume als Personen gibt. Wer neu geboren ist, arbeitet ab der nächsten Runde und braucht in der Ernte derselben Runde nur 1 Nahrung.',
    ],
    crops: [
      'Pflügen schafft einen Acker. Beim Säen kommt 1 Getreide auf einen leeren Acker und 2 dazu, oder 1 Gemüse und 1 dazu. Bei jeder Ernte bringt jeder Acker 1 davon ein.',
    ],
    animals: [
      'Eine Weide fasst je Feld 2 Tiere einer Art; jeder Stall darin verdoppelt das. Ein Stall allein fasst 1 Tier, das Haus 1.',
      'Tiere ohne Platz werden gekocht, wenn du das kannst, oder gehen zurück. Umstellen darfst du jederzeit.',
    ],
    harvest: [
      'Eine Ernte hat drei Schritte: Die Äcker werden abgeerntet, die Familie isst, die Tiere vermehren sich.',
      'Jede Person braucht 2 Nahrung, Neugeborene 1. Getreide und Gemüse zählen als je 1 Nahrung; eine Feuerstelle oder Kochstelle macht mehr aus Gemüse und Tieren. Backen macht aus Getreide mehr Nahrung, aber nur, wenn eine Aktion es erlaubt.',
      'Für jede fehlende Nahrung nimmst du einen Bettelmarker, der 3 Punkte kostet.',
      'Dann bekommt jede Art, von der du mindestens 2 Tiere hast, 1 Junges, wenn Platz da ist.',
    ],
    buildings: ['Jede große Anschaffung gibt es einmal; sie liegt für alle aus, bis jemand sie baut:'],
    cards: [
      'Mit Handkarten bekommt jeder zu Beginn Ausbildungen und kleine Anschaffungen. Eine Ausbildung spielst du im Unterricht, eine kleine Anschaffung, wo ein Feld es erlaubt.',
      'Auf einer Karte steht, was sie kostet, was du vorher haben musst und was sie tut. Ihren Text öffnet ein Tippen, auf der Hand wie auf dem Tisch.',
    ],
    terms: ['Was die Wörter der Kartentexte bedeuten:'],
    scoring: [
      'Nach der Tabelle: Äcker, Weiden, Feldfrüchte und Tiere; Früchte auf den Äckern zählen mit.',
      '−1 für jedes ungenutzte Feld, 1 für jeden eingezäunten Stall, 1 für jeden Lehmraum, 2 für jeden Steinraum, 3 für jede Person, −3 für jeden Bettelmarker; dazu die Punkte von Anschaffungen und Karten.',
    ],
  },
  points: (points) => signed(points),
  bonusCaption: 'Bonus für so viele Tiere einer Art',
  animals: 'Tiere',
  gradeCaption: 'Wie viele wie viele Punkte bringen',
  category: 'Kategorie',
  stageCaption: 'Runden und Ernten',
  stage: 'Spielphase',
  rounds: 'Runden',
  harvestAfter: 'Ernte nach Runde',
};
