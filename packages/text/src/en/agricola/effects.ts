import { ANY, type Effect } from '@furrow/agricola/effect';
import { amounts, BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/goods';
import { occupationPrice, resourcesIn, singleGoods } from '../../agricola/choices';
import type { EffectPhrases, How } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { alternatives, amount, goodName, goods } from './nouns';

const ROOM_PRICE = '5 of your house’s material and 2 reed';

/** A plain verb phrase in the mood that is asked for. */
function clause({ mood }: How, text: string): string {
  return mood === 'may' ? `you may ${text}` : text;
}

/** The first effect in the mood that is asked for, the others after it without repeating that they are allowed. */
function inOneBreath(effects: readonly Effect[], how: How): string[] {
  return effects.map((effect, i) =>
    how.say(effect, i === 0 ? how.mood : how.mood === 'may' ? 'ask' : undefined),
  );
}

/** One of several goods: `1 reed or stone`. */
function oneOfGoods(of: readonly number[]): string {
  return `1 ${list(
    of.map((good) => goodName(good, 1)),
    'or',
  )}`;
}

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'or',
);

/** So many rooms or stables and what each costs: `1 stable for 1 wood`, `any number of stables (2 wood each)`. */
function pieces(n: number, one: string, price: string): string {
  if (n === 1) return `1 ${one} for ${price}`;
  return `${n === ANY ? 'any number of' : `up to ${n}`} ${one}s (${price} each)`;
}

/** Rooms and stables that may be built together. */
function building({ rooms, stables, stableCost }: Extract<Effect, { do: 'build' }>): string {
  const room = pieces(rooms, 'room', ROOM_PRICE);
  const stable = pieces(stables, 'stable', goods(amounts(stableCost)));
  if (rooms === 0) return stable;
  if (stables === 0) return room;
  return `${room} and/or ${rooms === ANY ? stable.replace('any number of ', '') : stable}`;
}

/** What playing an occupation costs: ` (your first is free, each later one costs 1 food)`. */
function occupationCost(food: readonly number[]): string {
  const { firsts, first, later } = occupationPrice(food);
  if (firsts === 0) return ` for ${later === 0 ? 'free' : `${later} food`}`;
  const begin = firsts === 1 ? 'your first' : `your first ${firsts}`;
  return ` (${begin} ${costs(first, firsts)}, each later one ${costs(later, 1)})`;
}

function costs(food: number, n: number): string {
  if (food === 0) return n === 1 ? 'is free' : 'are free';
  return n === 1 ? `costs ${food} food` : `cost ${food} food each`;
}

/** What effects do, in English. */
export const effects: EffectPhrases = {
  seq: (effect, how) => {
    const n = resourcesIn(effect);
    return n > 0
      ? clause(how, `take ${count(n, 'building resource')} of your choice (${RESOURCES})`)
      : inOneBreath(effect.steps, how).join(', then ');
  },
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: (effect, how) => {
    const choice = singleGoods(effect);
    if (choice !== undefined) return clause(how, `take ${oneOfGoods(choice)}`);
    return alternatives(inOneBreath(Object.values(effect.options), how));
  },
  anyOf: ({ options, inOrder }, how) => {
    const effects = Object.values(options);
    const parts = inOneBreath(effects, how).map((text, i) =>
      effects[i].do === 'oneOf' ? `either ${text}` : text,
    );
    return `${parts.join(' and/or ')}${inOrder ? ' (in this order)' : ''}`;
  },
  then: ({ first, after }, how) => `${how.say(first)}, then ${how.say(after, 'may')}`,
  gain: (effect, how) => clause(how, `take ${goods(amounts(effect.goods))}`),
  collect: (_effect, how) =>
    clause(how, how.lying === undefined ? 'take everything on this space' : `take ${goods(how.lying)}`),
  token: (_effect, how) => clause(how, 'take the starting player token'),
  pay: ({ cost, perHarvestLeft, get }, how) => {
    const price = goods(amounts(cost));
    if (perHarvestLeft !== undefined) {
      const more = `${amount(goodNumber(perHarvestLeft), 1)} for each harvest still to come`;
      return clause(how, `pay ${price} plus ${more}, then ${how.say(get, 'ask')}`);
    }
    if (get.do === 'gain') return clause(how, `pay ${price} for ${goods(amounts(get.goods))}`);
    return clause(how, `pay ${price}, then ${how.say(get, 'ask')}`);
  },
  fromRound: ({ round, effect }, how) => `${how.say(effect)} (from round ${round} on)`,
  build: (effect, how) => clause(how, `build ${building(effect)}`),
  renovate: (_effect, how) =>
    clause(
      how,
      'renovate your house from wood to clay or from clay to stone (1 of the new material per room, and 1 reed)',
    ),
  grow: ({ needsRoom }, how) =>
    clause(
      how,
      `grow your family by 1 person ${needsRoom ? 'if you have a free room' : 'even without a free room'}`,
    ),
  plow: (_effect, how) => clause(how, 'plow 1 field'),
  sow: (_effect, how) => clause(how, 'sow any number of your empty fields'),
  bake: (_effect, how) => clause(how, 'bake bread'),
  fences: (_effect, how) => clause(how, 'build any number of fences for 1 wood each'),
  major: (_effect, how) => clause(how, 'build 1 major improvement'),
  minor: (_effect, how) => clause(how, 'play 1 minor improvement from your hand'),
  occupation: ({ food }, how) => clause(how, `play 1 occupation from your hand${occupationCost(food)}`),
  later: (effect, how) =>
    clause(
      how,
      `get ${goods(amounts(effect.goods))} at the start of each of the next ${effect.rounds} rounds`,
    ),
  marketplace: (_effect, how) =>
    clause(
      how,
      'give goods to your partner or take goods from your partner, paying 1 of each type of good that you move',
    ),
  field: (_effect, how) => clause(how, 'harvest 1 crop from each of your planted fields'),
  breed: (_effect, how) =>
    clause(how, 'let your animals breed (1 newborn of each type of which you have 2 or more)'),
};
