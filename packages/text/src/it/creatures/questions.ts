import type { CustomName } from '@furrow/creatures/effect';
import type { Question } from '@furrow/creatures/questions';
import { buildingsWith } from '../../creatures/buildings-with';
import type { QuestionPhrases } from '../../creatures/phrases';
import { count, list } from '../grammar';
import { newborn, pieces } from './effects';
import { aBuilding, atPrice, goods, PIECE_NOUNS, prices, theBuilding } from './nouns';

type Placing = Extract<Question, { ask: 'borders' | 'troughs' }>;

/** Several pieces to place, and what else is to be known: `piazza quanti confini vuoi, oppure termina`. */
function placing({ terms, canFinish }: Placing, piece: 'border' | 'trough', also: string): string {
  const text = pieces(terms, PIECE_NOUNS[piece], terms.atLeast === 0 ? 'prossim' : 'prim');
  return `piazza ${text}${canFinish ? ', oppure termina' : ''}. ${also}`;
}

const CUSTOM: Readonly<Record<CustomName, string>> = {
  'move-pieces': 'sposta mangiatoie e stabbi su altre caselle, oppure termina',
  'second-animals': 'quali animali, soli nei tuoi pascoli, ricevono un compagno?',
};

const SETTLE: Readonly<Record<Extract<Question, { ask: 'settle' }>['when'], string>> = {
  step: 'non c’è posto per tutti i tuoi animali',
  nurseryEmptied: `${list(buildingsWith('nursery').map(theBuilding))} si svuota, e altrove non c’è posto per tutti i tuoi animali`,
  newborns: 'non c’è posto per tutti i tuoi animali e i cuccioli',
};

/** What is asked, in Italian. */
export const questions: QuestionPhrases = {
  may: ({ effect }, at) => `${at.say(effect, 'ask')}?`,
  oneOf: ({ effect }, at) => at.say(effect, 'do'),
  borders: (question) => {
    const some = question.payable === undefined ? '' : ` e puoi pagarne ${question.payable}`;
    const left = `Hai ${count(question.left, 'confine', 'confini')}${some}.`;
    const kept = question.keeping === undefined ? '' : ` Poi devi tenere ${newborn(question.keeping)}.`;
    return placing(question, 'border', left + kept);
  },
  troughs: (question) => {
    const { left } = question;
    const supply = `${left === 1 ? 'c’è' : 'ci sono'} ${count(left, 'mangiatoia', 'mangiatoie')}`;
    return placing(question, 'trough', `Nella riserva generale ${supply}.`);
  },
  stall: ({ price }) => `dove costruisci lo stabbio, ${atPrice([price])}?`,
  troughToStall: ({ price }) => `quale mangiatoia sostituisci con uno stabbio, ${atPrice([price])}?`,
  stables: ({ prices: cost, canFinish }) =>
    `trasforma uno stabbio in stalla ${atPrice(cost)}${canFinish ? ', oppure termina' : ''}`,
  upgrade: ({ building }) => `vuoi trasformare subito e gratis in stalla ${theBuilding(building)}?`,
  build: ({ beside }) =>
    beside
      ? 'scegli un edificio speciale da costruire accanto a questo, oppure passa'
      : 'scegli un edificio speciale da costruire',
  buildPay: ({ building, prices: cost }) => `per ${theBuilding(building)} paghi ${prices(cost)}?`,
  buildPlace: ({ building }) => `dove costruisci ${aBuilding(building)}?`,
  expand: () => 'da quale lato aggiungi l’ampliamento?',
  trade: ({ effect }, at) => at.say(effect, 'do'),
  useSpace: () => 'usa 1 spazio azione libero senza piazzare un lavoratore, oppure passa',
  settle: ({ have, when }) => `${SETTLE[when]}. Hai ${goods(have)}: quali tieni?`,
  release: ({ have }) => `hai ${goods(have)}: quali tieni? Gli altri scappano`,
  turnDown: ({ have, before }) =>
    before === 'scoring'
      ? `sono nati gli ultimi cuccioli e la partita è finita. Hai ${goods(have)}: tienili tutti per il conteggio, oppure lascia scappare degli animali`
      : `ora hai ${goods(have)}: lascia scappare degli animali prima della riproduzione, oppure tienili tutti`,
  drawStart: () => 'il caso decide chi inizia',
  drawBuildings: ({ left }) =>
    `il caso sceglie gli edifici speciali dell’offerta (ne ${left === 1 ? 'manca' : 'mancano'} ${left})`,
  work: ({ workers }) => `piazza un lavoratore (te ne ${workers === 1 ? 'resta' : 'restano'} ${workers})`,
  beforeBreeding: () => 'usa i tuoi edifici prima della riproduzione, oppure termina',
  pause: () => 'i lavoratori stanno per tornare a casa: usa i tuoi edifici, oppure passa',
  lastChance: () => 'sta per iniziare il conteggio dei punti: usa i tuoi edifici, oppure passa',
  custom: ({ name }) => CUSTOM[name],
  anytime: () => 'ora puoi usare uno dei tuoi edifici',
};
