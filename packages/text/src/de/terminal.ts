import { numberText } from '../number-text';
import type { TerminalWords } from '../terminal';
import { count, points, quoted } from './grammar';

/** What the terminal program says, in German. */
export const terminal: TerminalWords = {
  welcome: 'Willkommen bei Furrow.',
  chooseLanguage: 'In welcher Sprache möchtest du spielen?',
  newGame: 'Neue Partie beginnen',
  resumeGame: 'Gespeicherte Partie fortsetzen',
  noSavedGames: 'Es gibt noch keine gespeicherten Partien.',
  readRules: 'Gebäude, Anschaffungen, Karten und Felder nachschlagen',
  quit: 'Beenden',
  person: 'Ein Mensch an dieser Tastatur',
  bot: (name) => `Der Computer (${name})`,
  howMany: 'Wie viele Spieler?',
  players: (counts) => `${counts.join(', ')} Spieler`,
  start: 'Partie beginnen',
  enterFor: (value) => `Eingabetaste: ${value}`,
  noSuchChoice: (text, highest) =>
    text === ''
      ? `Gib eine Nummer von 1 bis ${highest} ein.`
      : `${quoted(text)} steht hier nicht zur Wahl; gib eine Nummer von 1 bis ${highest} ein.`,
  whichWord:
    'Welches Gebäude oder Feld, welche Anschaffung oder Karte? Mit einer leeren Zeile geht es zurück.',
  whichCard:
    'Welche Karte? Gib ihren Namen oder einen Teil davon ein; eine Karte, die schon auf der Liste steht, fällt weg. Eine leere Zeile beendet die Liste.',
  labelled: (name, text) => `${name}: ${text}`,

  board: 'Aktionsfelder',
  offer: 'Sondergebäude in der Auslage',
  generalSupply: 'Allgemeiner Vorrat',
  tiles: (n) => count(n, 'Stallplättchen'),
  troughs: (n) => count(n, 'Futtertrog', 'Futtertröge'),
  expansions: (n) => count(n, 'Erweiterung', 'Erweiterungen'),
  workersLeft: (n) => `noch ${count(n, 'Arbeiter')}`,
  startPlayer: 'Startspieler',
  empty: 'leer',
  besideFarm: (animals) => `neben dem Hof: ${animals}`,
  log: 'Was bisher geschah',

  yourMove: (who) => `${who}, du bist am Zug.`,
  pressNumber: `Gib die Nummer eines Zuges ein oder den Zug selbst; ${quoted('help')} zeigt alles, was du eingeben kannst.`,
  noAdvice: 'An diesem Tisch wird niemand beraten, solange gespielt wird.',
  hintTitle: 'Die besten Züge und was für sie spricht:',
  advice: (behind, reasons) => {
    const compared = behind === 0 ? 'etwa gleich gut' : `etwa ${points(behind ?? 0)} weniger`;
    if (reasons.length === 0) return behind === undefined ? 'sieht am besten aus' : compared;
    return behind === undefined ? reasons.join('; ') : `${reasons.join('; ')} (${compared})`;
  },
  markersOn: 'Ab jetzt sind drei gute Felder markiert, wann immer du jemanden einsetzt.',
  markersOff: 'Es werden keine Felder mehr markiert.',
  markersHow: 'Gib „markers on“ oder „markers off“ ein.',
  goodsOn: 'Was ein Feld jedes Mal gibt, liegt ab jetzt als Ware dort, bis jemand darauf steht.',
  goodsOff: 'Auf den Feldern sind nur noch Waren zu sehen, die wirklich dort liegen.',
  goodsHow: 'Gib „goods on“ oder „goods off“ ein.',
  alsoPossible: 'Außerdem darfst du jetzt nutzen:',
  more: (hidden) => `… und ${count(hidden, 'weiterer', 'weitere')}; ${quoted('moves')} zeigt alle Züge.`,
  refused: (sentence) => `Das geht nicht: ${sentence}`,
  possibleNow: (move) => `${quoted(move)} ist jetzt möglich.`,
  nothingToExplain: `Gib an, welchen Zug du meinst: erst ${quoted('why')}, dann den Zug.`,
  unknownWord: (word) =>
    `${quoted(word)} ist in diesem Spiel kein Gebäude, keine Anschaffung, keine Karte und kein Feld.`,
  seeRule: (name) => `Die Regel: ${quoted(`help ${name}`)}.`,
  noSuchRule: (text) => `Von ${quoted(text)} sagen die Regeln nichts.`,
  foundMany: (found) => `${found} Stellen in den Regeln; gib mehr an oder sieh hier nach:`,
  rulePages: `Gib ${quoted('help')} und eine Seite oder irgendein Wort ein:`,
  undone: (moves) => `${count(moves, 'Zug', 'Züge')} zurückgenommen.`,
  chanceSince:
    'Seit deinem letzten Zug hat der Zufall etwas entschieden, und dabei bleibt es; mach mit deinem nächsten Zug weiter.',
  savedTo: (file) => `Die Partie ist in ${file} gespeichert.`,
  resumeWith: (command) => `Später weiterspielen mit: ${command}`,
  noSuchNumber: (number, highest) =>
    `Einen Zug ${number} gibt es nicht; wähle eine Nummer von 1 bis ${highest}.`,
  didYouMean: (word) => `Meintest du ${quoted(word)}?`,
  resumedFrom: (file) => `Die Partie aus ${file} geht weiter.`,
  goodbye: 'Auf Wiedersehen.',

  helpTitle: 'Was du eingeben kannst',
  commands: {
    help: 'zeigt diese Liste; mit einer Seite der Regeln, einem Begriff oder irgendeinem Wort, etwa „help Zäune“: zeigt, was die Regeln sagen',
    moves: 'zeigt alle Züge, die jetzt möglich sind',
    table: 'zeichnet Spielplan und Höfe neu',
    hint: 'zeigt die besten Züge und was für sie spricht',
    markers: 'mit „on“ oder „off“: markiert drei gute Felder, wann immer du jemanden einsetzt',
    goods: 'mit „on“ oder „off“: zeigt, was ein Feld jedes Mal gibt, als Ware, die dort liegt',
    why: 'mit einem Zug: sagt, warum er möglich ist oder nicht',
    describe: 'mit Gebäude, Anschaffung, Karte oder Feld: sagt, was es tut',
    score: 'zeigt die Wertung nach jetzigem Stand',
    log: 'zeigt, was bisher geschah',
    undo: 'nimmt deinen letzten Zug zurück',
    restart: 'nimmt alles zurück, was du getan hast, seit du dran bist',
    random: 'lässt den Computer diesen Zug für dich wählen',
    save: 'mit einem Dateinamen: speichert die Partie',
    quit: 'speichert die Partie und verlässt sie',
  },

  gameOver: 'Die Partie ist zu Ende.',
  scoreSheet: 'Wertung',
  total: 'Summe',
  points,
  won: (who, value) => `${who} gewinnt mit ${points(value, 'dative')}.`,
  youWon: (value, other) =>
    other === undefined
      ? `Du gewinnst mit ${points(value, 'dative')}!`
      : `Du gewinnst ${numberText(value)} zu ${numberText(other)}!`,
  wonEarly: (who) => `${who} gewinnt.`,
  youWonEarly: 'Du gewinnst!',
  endedAlone: (value) => `Du beendest die Partie mit ${points(value, 'dative')}.`,
  partner: 'Partner',
  teamTotal: 'Summe des Teams',
  sharedWin: 'Gemeinsamer Sieg',

  afterMoves: (moves, all) => `Nach Zug ${moves} von ${all}`,

  gamesAlone: 'Deine Solopartien',
  noGameAlone: 'Du hast noch keine Solopartie zu Ende gespielt.',
  withCards: 'mit Karten',
  withoutCards: 'ohne Karten',
  tallyAlone: (games, average, best) =>
    `${count(games, 'Partie', 'Partien')}; im Schnitt ${average} Punkte, höchstens ${points(best)}.`,
  goalReached: (goal) => `Das Ziel von ${points(goal, 'dative')} wurde erreicht.`,
};
