import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import type { CustomName } from '@furrow/creatures/effect';
import { amounts, goodNumber } from '@furrow/creatures/goods';
import { type RemainingTerms, remainingTerms } from '@furrow/creatures/remaining-terms';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { EffectPhrases, How } from '../../creatures/phrases';
import { type Group, groupOf, numbersOf, singleGoods } from '../../creatures/spoken-goods';
import { list } from '../grammar';
import { amount, goods, oneOfGoods, prices, quotedSpace } from './nouns';

/** A plain verb phrase in the mood that is asked for. */
function clause({ mood }: Pick<How, 'mood'>, text: string): string {
  return mood === 'may' ? `you may ${text}` : text;
}

/** What is optional by itself is said so, unless a yes or no is asked for. */
function free({ mood }: How, atLeast: number): Pick<How, 'mood'> {
  return { mood: atLeast === 0 && mood === 'do' ? 'may' : mood };
}

/** How many pieces on what terms: `up to 2 borders for free`; `next` when some have been placed already. */
export function pieces(terms: RemainingTerms, one: string, first: 'first' | 'next' = 'first'): string {
  const { atLeast, atMost, price } = terms;
  const many = `${one}s`;
  if (atMost === 'gained') return `that many ${many} for free`;
  if (atMost === 'any') {
    const least = atLeast > 0 ? `, at least ${atLeast}` : '';
    return `any number of ${many}${least}${anyPrice(terms, first)}`;
  }
  const up = atLeast < atMost && atMost > 1 ? 'up to ' : '';
  return `${up}${atMost} ${atMost === 1 ? one : many} for ${terms.free === 'all' ? 'free' : goods(price)}`;
}

function anyPrice({ atLeast, free: gratis, price }: RemainingTerms, first: string): string {
  const comma = atLeast > 0 ? ',' : '';
  if (gratis === 'all') return `${comma} for free`;
  if (gratis === 0) return `${comma} for ${goods(price)} each`;
  const free = gratis === 1 ? `the ${first} is free` : `the ${first} ${gratis} are free`;
  return ` (${free}, each further one costs ${goods(price)})`;
}

const GIVEN: Readonly<Record<Group, (different: number) => string>> = {
  resources: (n) => (n === 1 ? '1 resource' : `${n} different resources`),
  animals: (n) => (n === 1 ? '1 animal' : `${n} animals of different types`),
};

const customs: Readonly<Record<CustomName, (how: How) => string>> = {
  'move-pieces': (how) => clause(how, 'move any of your troughs and stalls to other spaces of your farm'),
  'second-animals': () =>
    'each of your pastures that holds exactly 1 animal gets a second one of the same type',
};

/** What effects do, in English. */
export const effects: EffectPhrases = {
  seq: ({ steps }, how) => steps.map((step) => how.say(step)).join(', then '),
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: ({ options }, how) => {
    const single = singleGoods(options);
    if (single === undefined)
      return list(
        Object.values(options).map((one) => how.say(one)),
        'or',
      );
    return clause(how, `take ${oneOfGoods(single)}`);
  },
  gain: (effect, how) => clause(how, `take ${goods(amounts(effect.goods))}`),
  collect: (_effect, how) =>
    clause(how, how.lying === undefined ? 'take everything on it' : `take ${goods(how.lying)}`),
  marker: (_effect, how) => clause(how, 'take the start player marker'),
  borders: (effect, how) => {
    const kept = effect.keeping === undefined ? '' : `, provided that you keep the newborn ${effect.keeping}`;
    return clause(free(how, effect.atLeast), `place ${pieces(remainingTerms(effect), 'border')}${kept}`);
  },
  troughs: (effect, how) =>
    clause(free(how, effect.atLeast), `place ${pieces(remainingTerms(effect), 'trough')}`),
  stall: (_effect, how) => clause(how, `build 1 stall for ${prices(buildings[STALL].prices)}`),
  stables: (_effect, how) =>
    clause(
      how,
      `turn any number of your stalls, at least 1, into stables for ${prices(buildings[STABLE].prices)} each`,
    ),
  upgrade: (_effect, how) => clause(free(how, 0), 'turn it into a stable for free'),
  build: ({ beside }, how) =>
    beside
      ? clause(free(how, 0), 'build 1 more special building beside it, at its usual cost')
      : clause(how, 'build 1 special building of the offer'),
  expand: (_effect, how) => clause(how, 'add 1 expansion to your farm'),
  trade: ({ pay, different, get, onFarm }, how) => {
    const group = groupOf(pay);
    const given = group === undefined ? oneOfGoods(numbersOf(pay)) : GIVEN[group](different);
    const other = pay.some((good) => get.includes(good)) ? 'a third type' : 'any type';
    const taken = groupOf(get) === 'animals' ? `1 animal of ${other}` : oneOfGoods(numbersOf(get));
    return clause(how, `exchange ${given}${onFarm === true ? ' on your farm' : ''} for ${taken}`);
  },
  fetch: ({ from }, how) => {
    const good = spaces[spaceNumber(from)].refill?.good ?? 'wood';
    return clause(how, `also take ${amount(goodNumber(good), 1)} from ${quotedSpace(from)}`);
  },
  lay: ({ good }, how) =>
    clause(how, `lay ${amount(goodNumber(good), 1)} from your supply on it`) +
    (how.mood === 'ask' ? '' : '; it stays there for good'),
  giveBorder: (_effect, how) => clause(how, 'give 1 border from your supply to your opponent'),
  troughToStall: ({ cost }, how) =>
    clause(how, `pay ${goods(amounts(cost))} to replace a trough that is not on a building with a stall`),
  useSpace: (_effect, how) => clause(free(how, 0), 'use 1 unoccupied action space without a worker'),
  breed: () => 'your animals breed again',
  beforeBreeding: () => 'you may use again what can be used before breeding',
  custom: ({ name }, how) => customs[name](how),
};
