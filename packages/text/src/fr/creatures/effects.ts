import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import type { CustomName } from '@furrow/creatures/effect';
import { amounts, goodNumber } from '@furrow/creatures/goods';
import { type RemainingTerms, remainingTerms } from '@furrow/creatures/remaining-terms';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { EffectPhrases, How } from '../../creatures/phrases';
import { type Group, groupOf, numbersOf, singleGoods } from '../../creatures/spoken-goods';
import { form, list } from '../grammar';
import { amount, doWith, forPrices, goods, oneOfGoods, quotedSpace, theNewborn } from './nouns';

/** A phrase that begins with an infinitive, in the mood that is asked for. */
function clause({ mood }: Pick<How, 'mood'>, text: string): string {
  return mood === 'may' ? `vous pouvez ${text}` : text;
}

/** What is optional by itself is said so, unless a yes or no is asked for. */
function free({ mood }: How, atLeast: number): Pick<How, 'mood'> {
  return { mood: atLeast === 0 && mood === 'do' ? 'may' : mood };
}

type Order = 'first' | 'next';

/**
 * Placing so many pieces on such terms: `poser jusqu’à 2 clôtures gratuitement`; `next` when some have been placed
 * already. The words for pieces are feminine.
 */
export function pieces(terms: RemainingTerms, one: string, order: Order = 'first'): string {
  const { atLeast, atMost, price } = terms;
  if (atMost === 'gained') return 'en poser autant gratuitement';
  if (atMost === 'any') {
    const least = atLeast > 0 ? `, au moins ${atLeast}` : '';
    return `poser autant de ${one}s que vous voulez${least}${anyPrice(terms, order)}`;
  }
  const up = atLeast < atMost && atMost > 1 ? 'jusqu’à ' : '';
  return `poser ${up}${atMost} ${form(atMost, one)} ${forPrices([terms.free === 'all' ? [] : price])}`;
}

const FREE: Readonly<Record<Order, (n: number) => string>> = {
  first: (n) => (n === 1 ? 'la première est gratuite' : `les ${n} premières sont gratuites`),
  next: (n) => (n === 1 ? 'la prochaine est gratuite' : `les ${n} prochaines sont gratuites`),
};

function anyPrice({ atLeast, free: gratis, price }: RemainingTerms, order: Order): string {
  if (gratis === 'all') return ', gratuitement';
  if (gratis === 0) return `${atLeast > 0 ? ',' : ''} pour ${goods(price)} chacune`;
  return ` (${FREE[order](gratis)}, chacune des suivantes coûte ${goods(price)})`;
}

const GIVEN: Readonly<Record<Group, (different: number) => string>> = {
  resources: (n) => (n === 1 ? '1 ressource' : `${n} ressources différentes`),
  animals: (n) => (n === 1 ? '1 animal' : `${n} animaux de types différents`),
};

const customs: Readonly<Record<CustomName, (how: How) => string>> = {
  'move-pieces': (how) =>
    clause(how, 'déplacer à votre gré vos mangeoires et vos étables vers d’autres cases de votre ferme'),
  'second-animals': () =>
    'chacun de vos pâturages qui abrite exactement 1 animal en reçoit un second du même type',
};

/** What effects do, in French. */
export const effects: EffectPhrases = {
  seq: ({ steps }, how) => steps.map((step) => how.say(step)).join(', puis '),
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: ({ options }, how) => {
    const single = singleGoods(options);
    if (single === undefined)
      return list(
        Object.values(options).map((one) => how.say(one)),
        'ou',
      );
    return clause(how, `prendre ${oneOfGoods(single)}`);
  },
  gain: (effect, how) => clause(how, doWith('prendre', amounts(effect.goods))),
  collect: (_effect, how) =>
    clause(
      how,
      how.lying === undefined ? 'prendre tout ce qui se trouve sur cette case' : doWith('prendre', how.lying),
    ),
  marker: (_effect, how) => clause(how, 'prendre le marqueur de premier joueur'),
  borders: (effect, how) => {
    const kept = effect.keeping === undefined ? '' : `, à condition de garder ${theNewborn(effect.keeping)}`;
    return clause(free(how, effect.atLeast), `${pieces(remainingTerms(effect), 'clôture')}${kept}`);
  },
  troughs: (effect, how) => clause(free(how, effect.atLeast), pieces(remainingTerms(effect), 'mangeoire')),
  stall: (_effect, how) => clause(how, `construire 1 étable ${forPrices(buildings[STALL].prices)}`),
  stables: (_effect, how) =>
    clause(
      how,
      `transformer autant d’étables que vous voulez, au moins 1, en grandes étables, ${forPrices(buildings[STABLE].prices)} chacune`,
    ),
  upgrade: (_effect, how) => clause(free(how, 0), 'la transformer gratuitement en grande étable'),
  build: ({ beside }, how) =>
    beside
      ? clause(free(how, 0), 'construire à côté 1 autre bâtiment spécial, à son coût habituel')
      : clause(how, 'construire 1 bâtiment spécial de l’offre'),
  expand: (_effect, how) => clause(how, 'ajouter 1 extension à votre ferme'),
  trade: ({ pay, different, get, onFarm }, how) => {
    const group = groupOf(pay);
    const given = group === undefined ? oneOfGoods(numbersOf(pay)) : GIVEN[group](different);
    const other = pay.some((good) => get.includes(good)) ? 'd’un troisième type' : 'de votre choix';
    const taken = groupOf(get) === 'animals' ? `1 animal ${other}` : oneOfGoods(numbersOf(get));
    return clause(how, `échanger ${given}${onFarm === true ? ' de votre ferme' : ''} contre ${taken}`);
  },
  fetch: ({ from }, how) => {
    const good = spaces[spaceNumber(from)].refill?.good ?? 'wood';
    const what = `${amount(goodNumber(good), 1)} sur ${quotedSpace(from)}`;
    return how.mood === 'may' ? `vous pouvez aussi prendre ${what}` : `prendre aussi ${what}`;
  },
  lay: ({ good }, how) => {
    const forGood = how.mood === 'ask' ? '' : ' définitivement';
    return clause(how, `y déposer${forGood} ${amount(goodNumber(good), 1)} de votre réserve`);
  },
  giveBorder: (_effect, how) => clause(how, 'donner 1 clôture de votre réserve à votre adversaire'),
  troughToStall: ({ cost }, how) =>
    clause(
      how,
      `payer ${goods(amounts(cost))} pour remplacer par une étable une mangeoire qui n’est pas sur un bâtiment`,
    ),
  useSpace: (_effect, how) => clause(free(how, 0), 'utiliser 1 case d’action libre sans y placer d’ouvrier'),
  breed: () => 'vos animaux se reproduisent de nouveau',
  beforeBreeding: () => 'vous pouvez réutiliser ce qui s’utilise avant la reproduction',
  custom: ({ name }, how) => customs[name](how),
};
