import { pairs } from '@furrow/agricola/goods';
import type { QuestionPhrases } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { count, list } from '../grammar';
import { amount, food, forPrice, givesFood, goods, theKind } from './nouns';

/** What may also end the choice. */
function orFinish(canFinish: boolean): string {
  return canFinish ? ', ou terminer' : '';
}

/** What is asked, in French. */
export const questions: QuestionPhrases = {
  may: ({ effect }, asked) => `${asked.say(effect, 'ask')} ?`,
  oneOf: ({ effect }, asked) => asked.say(effect, 'do'),
  anyOf: ({ effects, canFinish }, asked) => {
    const does = effects
      .flatMap((effect) => (effect.do === 'oneOf' ? Object.values(effect.options) : [effect]))
      .map((effect) => asked.say(effect, 'do'));
    if (canFinish || does.length === 1) return `${list(does, 'ou')}${orFinish(canFinish)}`;
    const first = does.map((one) => `par ${one}`);
    return `commencer ${list(first, 'ou')} ?`;
  },
  build: ({ room, stable, canFinish }) => {
    const what: string[] = [];
    if (room !== undefined) what.push(`1 pièce ${forPrice(room)}`);
    if (stable !== undefined) what.push(`1 étable ${forPrice(stable)}`);
    return `construire ${what.join(', ou ')}${orFinish(canFinish)}`;
  },
  plow: () => 'quelle case labourer ?',
  food: ({ price, missing }) =>
    `que transformer en nourriture ? Il vous manque ${food(missing)} pour payer ${goods(price)}`,
  sow: ({ fields, have }) => {
    const crops = have.map(([good, n]) => amount(good, n));
    return `que semer, et où ? Vous avez ${list([count(fields, 'champ vide', 'champs vides'), ...crops])}`;
  },
  bake: ({ food: gives }) => `combien de céréales transformer en pain (${gives.length} au plus) ?`,
  fences: ({ left, canFinish }) => {
    const what = canFinish
      ? 'choisir un autre pâturage à clôturer ou d’autres clôtures à construire, ou terminer'
      : 'choisir un pâturage à clôturer ou des clôtures à construire';
    return `${what}. Il vous reste ${count(left, 'clôture')}`;
  },
  major: () => 'choisir un aménagement majeur à construire',
  majorPay: ({ major }) => `comment payer ${theKind(major)} ?`,
  settle: ({ have, newborns }) => {
    const animals = newborns ? 'tous vos animaux et leurs petits' : 'tous vos animaux';
    return `il n’y a pas assez de place pour ${animals}. Vous avez ${goods(have)} : que garder ?`;
  },
  convert: ({ rates }) =>
    `que transformer en nourriture ? ${capital(givesFood(pairs(rates)))}. Tapez par exemple « convert 1 grain », ou « done » pour ne rien transformer`,
  discard: ({ have }) =>
    `que rendre à la réserve générale ? Vous avez ${goods(have)} ; tapez par exemple « discard 2 wood », ou « done » pour tout garder`,
  drawStart: () => 'le hasard désigne le premier joueur',
  reveal: ({ round }) => `quelle carte entre en jeu à la manche ${round} ?`,
  work: ({ people }) => `placer une personne (il vous en reste ${people})`,
  feed: ({ need, food: have }) =>
    `nourrir votre famille : il faut ${food(need)}, vous ${have === 0 ? 'n’en avez aucun' : `en avez ${have}`}`,
  anytime: () =>
    'vous pouvez maintenant transformer des marchandises en nourriture, ou en rendre à la réserve générale',
};
