import type { KernelPhrases, RecordPhrases } from '../kernel-reasons';
import { numberText } from '../number-text';
import { choices, count, list, quoted } from './grammar';

function result(scores: readonly number[]): string {
  return scores.map(numberText).join(' zu ');
}

function noSuchSeat({ seat }: { readonly seat: number }): string {
  return `Einen Spieler ${seat} gibt es in diesem Spiel nicht.`;
}

/** Why a move or an undo is refused, in German. */
export const kernel: KernelPhrases = {
  'not-your-turn': ({ waitsFor }, names) =>
    waitsFor === undefined || waitsFor < 0
      ? 'Du bist nicht am Zug.'
      : `Du bist nicht am Zug; ${names.seat(waitsFor)} ist an der Reihe.`,
  'game-over': () => 'Die Partie ist zu Ende.',
  'strands-the-turn': ({ source }, names) => {
    const name = names.source(source);
    const what = name === undefined ? 'Das geht jetzt nicht' : `Du kannst ${quoted(name)} jetzt nicht nutzen`;
    return `${what}: Du könntest nicht mehr zu Ende bringen, was du begonnen hast.`;
  },
  'not-possible': () => 'Das ist jetzt nicht möglich.',
  'not-an-option': () => 'Das steht nicht zur Wahl; wähle eine der angebotenen Antworten.',
  'yes-or-no': () => 'Antworte mit Ja oder Nein.',
  stale: ({ at, now }) =>
    `Das ist die Antwort auf Frage ${at}, die Partie ist aber schon bei Frage ${now}; sieh noch einmal nach und beantworte diese.`,
  unreadable: ({ text }) => `${quoted(text)} ist kein Zug; gib einen der angebotenen Züge ein.`,
  'nothing-to-undo': ({ to, moves }) =>
    moves === 0
      ? 'Es gibt nichts zurückzunehmen: Mach erst einen Zug.'
      : `Du kannst nicht zu Zug ${to} zurück: Die Partie hat erst ${count(moves, 'Zug', 'Züge')}.`,
  'behind-barrier': ({ to }) =>
    `Seit Zug ${to} hat schon jemand anderes oder der Zufall gezogen; so weit zurück geht es nur, wenn alle zustimmen.`,
  'no-such-seat': noSuchSeat,
};

/** What is wrong with a record, in German. */
export const record: RecordPhrases = {
  'no-title': ({ title }) =>
    `Das ist keine Aufzeichnung von Furrow: Die erste Zeile muss ${quoted(title)} lauten.`,
  'no-game': () =>
    `Die Aufzeichnung sagt nicht, um welches Spiel es geht; sie braucht eine Zeile wie ${quoted('game: creatures')}.`,
  'other-game': ({ game }) =>
    `Das ist eine Aufzeichnung des Spiels ${quoted(game)}, nicht des gewünschten Spiels.`,
  'no-seat': ({ text }) =>
    `${quoted(text)} sagt nicht, wer zieht; eine Zeile beginnt mit der Nummer des Spielers oder mit * für den Zufall.`,
  'no-such-seat': noSuchSeat,
  unreadable: ({ text, right }) =>
    `${quoted(text)} ist hier kein Zug; richtig wäre zum Beispiel ${choices(right)}.`,
  'header-after-moves': () => 'Spiel, Optionen und Spieler müssen vor dem ersten Zug stehen.',
  'seats-in-order': () =>
    `Die Spieler stehen nicht in der richtigen Reihenfolge; erst kommt ${quoted('seat 1')}, dann ${quoted('seat 2')} und so weiter.`,
  'wrong-seats': ({ seats, right }) =>
    `Die Aufzeichnung hat ${count(seats, 'Spieler')}, das Spiel ist aber für ${list(right.map(String), 'oder')} Spieler.`,
  'said-twice': ({ name }) => `${quoted(name)} kommt zweimal vor; einmal genügt.`,
  'no-such-option': ({ option, right }) =>
    `Das Spiel hat keine Option „${option}“; es gibt ${choices(right)}.`,
  'no-such-value': ({ option, value, right }) =>
    `„${value}“ ist für die Option „${option}“ nicht möglich; wähle ${choices(right)}.`,
  'option-needs': ({ option, value, other, right }) =>
    `„${option}: ${value}“ geht nur mit „${other}: ${right.join(' oder ')}“.`,
  'option-needs-seats': ({ option, value, right }) =>
    `„${option}: ${value}“ ist nur für ${right.join(' oder ')} Spieler.`,
  'options-exclude': ({ option, other }) =>
    `„${option}“ und „${other}“ gehen nicht zusammen; wähle eines davon.`,
  'no-such-card': ({ option, card }) =>
    `„${option}“: Eine Karte „${card}“ gibt es nicht; nenne Karten mit ihrer Kennung.`,
  'card-not-dealt': ({ option, card }) =>
    `„${option}“: Die Karte „${card}“ ist nicht in diesem Spiel; nenne Karten der gewählten Decks, die zur Spielerzahl passen.`,
  'card-twice': ({ option, card }) =>
    `„${option}“: Die Karte „${card}“ ist zweimal genannt; nenne sie einmal.`,
  'too-many-cards': ({ option, atMost }) =>
    `„${option}“: Von einer Art lassen sich höchstens ${count(atMost, 'Karte', 'Karten')} nennen.`,
  'bad-name': () => 'Ein Name in Anführungszeichen muss mit einem enden.',
  'bad-deal': ({ deal }) =>
    `${quoted(deal)} ist keine Kartenvergabe; dort muss eine Zusage stehen oder eine Zusage und ihr Startwert, je 64 Ziffern (0 bis 9, a bis f).`,
  'no-such-pool': ({ pool, right }) =>
    `Einen Kartenvorrat ${quoted(pool)} gibt es nicht; bekannt sind: ${right.join(', ') || 'keine'}.`,
  'bad-questions': ({ questions, right }) =>
    `Dieses Programm kennt die Generationen 1 bis ${right} von Fragen, nicht ${quoted(questions)}.`,
  'no-campaign-title': ({ title }) =>
    `Das ist keine Kampagne von Furrow: Die erste Zeile muss ${quoted(title)} sein.`,
  'campaign-empty': () => 'Die Kampagne hat kein Spiel; sie braucht mindestens eine Aufzeichnung.',
  'no-campaigns': ({ game }) => `Vom Spiel ${quoted(game)} gibt es keine Kampagnen.`,
  'campaign-seats': ({ seats, right }) =>
    `Eine Kampagne ist für ${list(right.map(String), 'oder')} Spieler, nicht für ${seats}.`,
  'campaign-option': ({ option, value, right }) =>
    `In dieser Kampagne muss das Spiel mit ${quoted(`${option}: ${right}`)} beginnen, nicht mit ${quoted(value)}.`,
  'campaign-pool': ({ pool = '', right = '' }) =>
    `Die Spiele einer Kampagne haben denselben Kartenbestand: ${quoted(right)}, nicht ${quoted(pool)}.`,
  'campaign-kept': ({ seat, kept, right }) =>
    `In diesem Spiel beginnt Platz ${seat} ${kept.length === 0 ? 'ohne behaltene Ausbildung' : `mit ${list(kept)}`}${right.length === 0 ? '' : ` und darf eine von diesen behalten haben: ${list(right, 'oder')}`}.`,
  'campaign-unfinished': ({ game }) =>
    `Erst wenn Spiel ${game} der Kampagne zu Ende ist, kann ein weiteres folgen.`,
  'campaign-over': ({ games }) =>
    `Die Kampagne ist nach ${games} Spielen zu Ende; es kann keines mehr folgen.`,
  'campaign-names': ({ names, right }) =>
    `Alle Spiele einer Kampagne spielen dieselben Leute: ${list(right)}, nicht ${list(names)}.`,
  'bad-result': () => `Das Ergebnis muss aus Zahlen bestehen, zum Beispiel ${quoted('result: 42 35.5')}.`,
  'other-result': ({ said, scores }) =>
    scores.length === 0
      ? `Laut Aufzeichnung endete die Partie ${result(said)}, sie ist aber noch nicht zu Ende.`
      : `Laut Aufzeichnung endete die Partie ${result(said)}, tatsächlich endete sie ${result(scores)}.`,
};
