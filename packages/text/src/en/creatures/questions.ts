import type { CustomName } from '@furrow/creatures/effect';
import type { Question } from '@furrow/creatures/questions';
import { buildingsWith } from '../../creatures/buildings-with';
import type { QuestionPhrases } from '../../creatures/phrases';
import { count, list } from '../grammar';
import { pieces } from './effects';
import { aBuilding, goods, prices, theBuilding } from './nouns';

/** Several pieces to place, and what else is to be known: `place any number of borders for 1 wood each, or finish`. */
function placing({ terms, canFinish }: Placing, piece: string, also: string): string {
  const text = pieces(terms, piece, terms.atLeast === 0 ? 'next' : 'first');
  return `place ${text}${canFinish ? ', or finish' : ''}. ${also}`;
}

type Placing = Extract<Question, { ask: 'borders' | 'troughs' }>;

const CUSTOM: Readonly<Record<CustomName, string>> = {
  'move-pieces': 'move troughs and stalls to other spaces, or finish',
  'second-animals': 'which animals stand alone in your pastures and get a second one?',
};

const SETTLE: Readonly<Record<Extract<Question, { ask: 'settle' }>['when'], string>> = {
  step: 'you do not have room for all your animals',
  nurseryEmptied: `${list(buildingsWith('nursery').map(theBuilding))} is emptied, and you do not have room elsewhere for all your animals`,
  newborns: 'you do not have room for all your animals and newborns',
};

/** What is asked, in English. */
export const questions: QuestionPhrases = {
  may: ({ effect }, at) => `${at.say(effect, 'ask')}?`,
  oneOf: ({ effect }, at) => at.say(effect, 'do'),
  borders: (question) => {
    const some = question.payable === undefined ? '' : ` and can afford ${question.payable}`;
    const left = `You have ${count(question.left, 'border')}${some}.`;
    const kept = question.keeping === undefined ? '' : ` You must then keep the newborn ${question.keeping}.`;
    return placing(question, 'border', left + kept);
  },
  troughs: (question) => placing(question, 'trough', `The supply has ${count(question.left, 'trough')}.`),
  stall: ({ price }) => `where do you build the stall, for ${goods(price)}?`,
  troughToStall: ({ price }) => `which trough makes way for a stall, for ${goods(price)}?`,
  stables: ({ prices: cost, canFinish }) =>
    `turn a stall into a stable for ${prices(cost)}${canFinish ? ', or finish' : ''}`,
  upgrade: ({ building }) => `turn ${theBuilding(building)} into a stable right away, for free?`,
  build: ({ beside }) =>
    beside ? 'choose a special building to build beside it, or pass' : 'choose a special building to build',
  buildPay: ({ building, prices: cost }) => `do you pay ${prices(cost)} for ${theBuilding(building)}?`,
  buildPlace: ({ building }) => `where do you build ${aBuilding(building)}?`,
  expand: () => 'on which side do you add the expansion?',
  trade: ({ effect }, at) => at.say(effect, 'do'),
  useSpace: () => 'use 1 unoccupied action space without a worker, or pass',
  settle: ({ have, when }) => `${SETTLE[when]}. You have ${goods(have)}: which do you keep?`,
  release: ({ have }) => `you have ${goods(have)}: which do you keep? The others run away`,
  turnDown: ({ have, before }) =>
    before === 'scoring'
      ? `the last young animals are born, and the game is over. You have ${goods(have)}: keep them all for the scoring, or let some go`
      : `you have ${goods(have)} now: let some go before they breed, or keep them all`,
  drawStart: () => 'chance decides who starts',
  drawBuildings: ({ left }) => `chance draws special buildings for the offer (${left} to go)`,
  work: ({ workers }) => `place a worker (${count(workers, 'worker')} left)`,
  beforeBreeding: () => 'use your buildings before breeding, or finish',
  pause: () => 'the workers are about to go home: use your buildings, or pass',
  lastChance: () => 'the game is about to be scored: use your buildings, or pass',
  custom: ({ name }) => CUSTOM[name],
  anytime: () => 'you may use one of your buildings now',
};
