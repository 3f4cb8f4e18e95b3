import type { CustomName } from '@furrow/creatures/effect';
import type { Question } from '@furrow/creatures/questions';
import { buildingsWith } from '../../creatures/buildings-with';
import type { QuestionPhrases } from '../../creatures/phrases';
import { count, list } from '../grammar';
import { pieces } from './effects';
import { aBuilding, forPrices, goods, prices, theBuilding, theNewborn } from './nouns';

/** Several pieces to place, and what else is to be known: `poser autant de clôtures que vous voulez pour 1 bois chacune, ou terminer`. */
function placing({ terms, canFinish }: Placing, piece: string, also: string): string {
  const text = pieces(terms, piece, terms.atLeast === 0 ? 'next' : 'first');
  return `${text}${canFinish ? ', ou terminer' : ''}. ${also}`;
}

type Placing = Extract<Question, { ask: 'borders' | 'troughs' }>;

const CUSTOM: Readonly<Record<CustomName, string>> = {
  'move-pieces': 'déplacer des mangeoires et des étables vers d’autres cases, ou terminer',
  'second-animals': 'quels animaux sont seuls dans leur pâturage et reçoivent un congénère ?',
};

const SETTLE: Readonly<Record<Extract<Question, { ask: 'settle' }>['when'], string>> = {
  step: 'il n’y a pas assez de place pour tous vos animaux',
  nurseryEmptied: `il faut vider ${list(buildingsWith('nursery').map(theBuilding))}, et il n’y a pas assez de place ailleurs pour tous vos animaux`,
  newborns: 'il n’y a pas assez de place pour tous vos animaux et leurs petits',
};

/** What is asked, in French. */
export const questions: QuestionPhrases = {
  may: ({ effect }, at) => `${at.say(effect, 'ask')} ?`,
  oneOf: ({ effect }, at) => at.say(effect, 'do'),
  borders: (question) => {
    const some = question.payable === undefined ? '' : ` et vous pouvez en payer ${question.payable}`;
    const left = `Il vous reste ${count(question.left, 'clôture')}${some}.`;
    const kept =
      question.keeping === undefined ? '' : ` Vous devrez ensuite garder ${theNewborn(question.keeping)}.`;
    return placing(question, 'clôture', left + kept);
  },
  troughs: (question) =>
    placing(question, 'mangeoire', `Il reste ${count(question.left, 'mangeoire')} dans la réserve.`),
  stall: ({ price }) => `où construire l’étable, ${forPrices([price])} ?`,
  troughToStall: ({ price }) => `quelle mangeoire remplacer par une étable, ${forPrices([price])} ?`,
  stables: ({ prices: cost, canFinish }) =>
    `transformer une étable en grande étable ${forPrices(cost)}${canFinish ? ', ou terminer' : ''}`,
  upgrade: ({ building }) =>
    `transformer tout de suite et gratuitement ${theBuilding(building)} en grande étable ?`,
  build: ({ beside }) =>
    beside
      ? 'choisir un bâtiment spécial à construire à côté, ou passer'
      : 'choisir un bâtiment spécial à construire',
  buildPay: ({ building, prices: cost }) => `comment payer ${theBuilding(building)} : ${prices(cost)} ?`,
  buildPlace: ({ building }) => `où construire ${aBuilding(building)} ?`,
  expand: () => 'de quel côté ajouter l’extension ?',
  trade: ({ effect }, at) => at.say(effect, 'do'),
  useSpace: () => 'utiliser 1 case d’action libre sans y placer d’ouvrier, ou passer',
  settle: ({ have, when }) => `${SETTLE[when]}. Vous avez ${goods(have)} : que garder ?`,
  release: ({ have }) => `vous avez ${goods(have)} : que garder ? Les autres animaux s’enfuient`,
  turnDown: ({ have, before }) =>
    before === 'scoring'
      ? `les derniers petits sont nés, la partie est finie. Vous avez ${goods(have)} : tout garder pour le décompte, ou laisser partir des animaux`
      : `vous avez maintenant ${goods(have)} : laisser partir des animaux avant la reproduction, ou tout garder`,
  drawStart: () => 'le hasard désigne le premier joueur',
  drawBuildings: ({ left }) => `le hasard tire des bâtiments spéciaux pour l’offre (encore ${left} à tirer)`,
  work: ({ workers }) => `placer un ouvrier (il vous en reste ${workers})`,
  beforeBreeding: () => 'utiliser vos bâtiments avant la reproduction, ou terminer',
  pause: () => 'les ouvriers vont rentrer chez eux : utiliser vos bâtiments, ou passer',
  lastChance: () => 'le décompte va commencer : utiliser vos bâtiments, ou passer',
  custom: ({ name }) => CUSTOM[name],
  anytime: () => 'vous pouvez utiliser maintenant un de vos bâtiments',
};
