import type { CustomName } from '@furrow/creatures/effect';
import type { Question } from '@furrow/creatures/questions';
import type { Amounts } from '@furrow/farm/goods';
import { buildingsWith } from '../../creatures/buildings-with';
import type { QuestionPhrases } from '../../creatures/phrases';
import { count, list, quoted } from '../grammar';
import { placing } from './effects';
import { DONE } from './moves';
import { builtBuilding, forPrices, goods, NEWBORN_NAMES, PIECE_NOUNS, prices, theBuilding } from './nouns';

const OR_FINISH = ` oder wähle ${quoted(DONE)}`;

/** Several pieces to place, and what else is to be known: `setze beliebig viele Begrenzungen für je 1 Holz oder …`. */
function place({ ask, terms, canFinish }: Placing, also: string): string {
  const piece = ask === 'borders' ? 'border' : 'trough';
  const text = placing({ mood: 'do' }, terms, piece, terms.atLeast === 0 ? 'next' : 'first');
  return `${text}${canFinish ? OR_FINISH : ''}. ${also}`;
}

type Placing = Extract<Question, { ask: 'borders' | 'troughs' }>;

const CUSTOM: Readonly<Record<CustomName, string>> = {
  'move-pieces': `versetze Futtertröge und Ställe auf andere Felder${OR_FINISH}`,
  'second-animals': 'welche Tiere stehen allein auf einer Weide und bekommen ein zweites dazu?',
};

const SETTLE: Readonly<Record<Extract<Question, { ask: 'settle' }>['when'], string>> = {
  step: 'nicht alle deine Tiere finden Platz',
  nurseryEmptied: `${list(buildingsWith('nursery').map((one) => theBuilding(one)))} wird geräumt, und nicht alle deine Tiere finden anderswo Platz`,
  newborns: 'nicht alle deine Tiere und Jungtiere finden Platz',
};

/** What somebody has, and which or how many of it stay: `hast 5 Schafe und 1 Schwein: Welche behältst du?` */
function whatStays(have: Amounts): string {
  return `hast ${goods(have)}: ${have.length === 1 ? 'Wie viele' : 'Welche'} behältst du?`;
}

/** What is asked, in German. */
export const questions: QuestionPhrases = {
  may: ({ effect }, at) => `${at.say(effect, 'ask')}?`,
  oneOf: ({ effect }, at) => at.say(effect, 'do'),
  borders: (question) => {
    const { one, many } = PIECE_NOUNS.border;
    const some = question.payable === undefined ? '' : ` und kannst ${question.payable} bezahlen`;
    const left = `Du hast noch ${count(question.left, one, many)}${some}.`;
    const kept =
      question.keeping === undefined ? '' : ` Das ${NEWBORN_NAMES[question.keeping]} musst du dann behalten.`;
    return place(question, left + kept);
  },
  troughs: (question) => {
    const { one, many } = PIECE_NOUNS.trough;
    const { left } = question;
    return place(question, `Im Vorrat ${left === 1 ? 'ist' : 'sind'} noch ${count(left, one, many)}.`);
  },
  stall: ({ price }) => `wo baust du den Stall ${forPrices([price])}?`,
  troughToStall: ({ price }) => `welchen Futtertrog ersetzt du ${forPrices([price])} durch einen Stall?`,
  stables: ({ prices: cost, canFinish }) =>
    `baue einen Stall ${forPrices(cost)} zur Stallung aus${canFinish ? OR_FINISH : ''}`,
  upgrade: ({ building }) =>
    `möchtest du ${theBuilding(building, 'accusative')} gleich kostenlos zur Stallung ausbauen?`,
  build: ({ beside }) =>
    beside
      ? 'wähle ein Sondergebäude, das du direkt daneben bauen möchtest, oder passe'
      : 'wähle ein Sondergebäude, das du bauen möchtest',
  buildPay: ({ building, prices: cost }) =>
    `zahlst du ${prices(cost)} für ${theBuilding(building, 'accusative')}?`,
  buildPlace: ({ building }) => `wo baust du ${builtBuilding(building)}?`,
  expand: () => 'auf welcher Seite erweiterst du deinen Hof?',
  trade: ({ effect }, at) => at.say(effect, 'do'),
  useSpace: () => 'nutze ohne Arbeiter 1 freies Aktionsfeld oder passe',
  settle: ({ have, when }) => `${SETTLE[when]}. Du ${whatStays(have)}`,
  release: ({ have }) => `du ${whatStays(have)} Die übrigen laufen weg`,
  turnDown: ({ have, before }) =>
    before === 'scoring'
      ? `die letzten Jungtiere sind da, das Spiel ist zu Ende. Du hast ${goods(have)}: Behalte alle für die Wertung oder lass Tiere laufen`
      : `du hast jetzt ${goods(have)}: Lass vor der Vermehrung Tiere laufen oder behalte alle`,
  drawStart: () => 'der Zufall entscheidet, wer beginnt',
  drawBuildings: ({ left }) => `der Zufall zieht Sondergebäude für die Auslage (noch ${left})`,
  work: ({ workers }) => `setze einen Arbeiter ein (noch ${workers} übrig)`,
  beforeBreeding: () => `nutze deine Gebäude vor der Vermehrung${OR_FINISH}`,
  pause: () => 'gleich gehen die Arbeiter nach Hause: Nutze deine Gebäude oder passe',
  lastChance: () => 'gleich wird gewertet: Nutze deine Gebäude oder passe',
  custom: ({ name }) => CUSTOM[name],
  anytime: () => 'du darfst jetzt eines deiner Gebäude nutzen',
};
