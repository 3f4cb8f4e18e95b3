import { ANY, type Effect } from '@furrow/agricola/effect';
import { amounts, BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/goods';
import type { Amounts } from '@furrow/farm/goods';
import { occupationPrice, resourcesIn, singleGoods } from '../../agricola/choices';
import type { EffectPhrases } from '../../agricola/phrases';
import { count, list } from '../grammar';
import { cardEffects } from './card-effects';
import { clause, inOneBreath } from './clause';
import { comingRounds, roundSpaces } from './coming-rounds';
import { quantity } from './counted';
import { alternatives, amount, goodName, goods } from './nouns';
import { goodsPer, oneOfGoods, prizeOf } from './prizes';

const ROOM_PRICE = '5 of your house’s material and 2 reed';

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
function building({ rooms, stables, stableCost, less }: Extract<Effect, { do: 'build' }>): string {
  const cheaper = less === undefined ? '' : `, but ${alternatives(singly(amounts(less)))} less`;
  const room = pieces(rooms, 'room', `${ROOM_PRICE}${cheaper}`);
  const stable = pieces(stables, 'stable', goods(amounts(stableCost)));
  if (rooms === 0) return stable;
  if (stables === 0) return room;
  return `${room} and/or ${rooms === ANY ? stable.replace('any number of ', '') : stable}`;
}

/** Goods one by one. */
function singly(of: Amounts): string[] {
  return of.map(([good, n]) => amount(good, n));
}

/** What playing an occupation costs: ` (your first is free, each later one costs 1 food)`. */
function occupationCost(food: readonly number[]): string {
  const { firsts, first, later } = occupationPrice(food);
  if (firsts === 0) return ` for ${later === 0 ? 'free' : `${later} food`}`;
  const begin = firsts === 1 ? 'your first' : `your first ${firsts}`;
  return ` (${begin} ${costs(first, firsts)}, each later one ${costs(later, 1)})`;
}

/** So many at most: `1`, `up to 2`. */
function upTo(n: number): string {
  return n === 1 ? '1' : `up to ${n}`;
}

/** What is paid, and where it goes: `pay 1 food to the owner`, `put 2 wood back on the space`. */
function paying({ cost, times, perHarvestLeft, to }: Extract<Effect, { do: 'pay' }>): string {
  const price = goods(amounts(cost));
  if (to === 'space') return `put ${price} back on the space`;
  const whom = to === undefined ? '' : to === 'owner' ? ' to the owner of this card' : ' to that player';
  if (perHarvestLeft !== undefined)
    return `pay ${price} plus ${amount(goodNumber(perHarvestLeft), 1)} for each harvest still to come`;
  if (times?.count !== 'missing') return `pay ${goodsPer(cost, times)}${whom}`;
  const most = goods(amounts(cost).map(([good, n]) => [good, n * times.to] as const));
  return `pay ${most} for it, less ${price} for ${quantity(times.of).each}${whom}`;
}

function costs(food: number, n: number): string {
  if (food === 0) return n === 1 ? 'is free' : 'are free';
  return n === 1 ? `costs ${food} food` : `cost ${food} food each`;
}

/** What effects do, in English. */
export const effects: EffectPhrases = {
  seq: (effect, how) => {
    const n = resourcesIn(effect);
    if (n > 0) return clause(how, `take ${count(n, 'building resource')} of your choice (${RESOURCES})`);
    const prize = prizeOf(effect);
    return prize === undefined
      ? inOneBreath(effect.steps, how).join(', then ')
      : clause(how, `take ${prize}`);
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
  gain: ({ goods: of, times }, how) => clause(how, `take ${goodsPer(of, times)}`),
  collect: (_effect, how) =>
    clause(how, how.lying === undefined ? 'take everything on this space' : `take ${goods(how.lying)}`),
  token: (_effect, how) => clause(how, 'take the starting player token'),
  pay: (effect, how) => {
    const { get } = effect;
    const paid = paying(effect);
    if (get === undefined) return clause(how, paid);
    const prize = prizeOf(get);
    if (prize !== undefined)
      return clause(how, effect.times === undefined ? `${paid} for ${prize}` : `take ${prize} and ${paid}`);
    return clause(
      how,
      `${paid}${effect.perHarvestLeft === undefined && effect.to !== 'owner' ? ' to' : ', then'} ${how.say(get, 'ask')}`,
    );
  },
  fromRound: ({ round, effect }, how) => `${how.say(effect)} (from round ${round} on)`,
  build: (effect, how) => clause(how, `build ${building(effect)}`),
  renovate: ({ free }, how) =>
    clause(
      how,
      `renovate your house from wood to clay or from clay to stone ${free === true ? 'without paying anything' : '(1 of the new material per room, and 1 reed)'}`,
    ),
  grow: ({ needsRoom }, how) =>
    clause(
      how,
      `grow your family by 1 person ${needsRoom ? 'if you have a free room' : 'even without a free room'}`,
    ),
  plow: (_effect, how) => clause(how, 'plow 1 field'),
  sow: ({ fields }, how) =>
    clause(
      how,
      fields === undefined
        ? 'sow any number of your empty fields'
        : `sow ${upTo(fields)} of your empty fields`,
    ),
  bake: (_effect, how) => clause(how, 'bake bread'),
  fences: ({ one }, how) =>
    clause(
      how,
      one === undefined
        ? 'build any number of fences for 1 wood each'
        : `enclose exactly 1 new pasture with the wood you have just taken${one.free === 0 ? '' : ` (${one.free === 1 ? '1 of its fences is' : `${one.free} of its fences are`} free)`}`,
    ),
  major: ({ orMinor }, how) =>
    clause(
      how,
      orMinor === true
        ? 'build 1 major improvement or play 1 minor improvement from your hand'
        : 'build 1 major improvement',
    ),
  minor: (_effect, how) => clause(how, 'play 1 minor improvement from your hand'),
  occupation: ({ food }, how) => clause(how, `play 1 occupation from your hand${occupationCost(food)}`),
  later: ({ goods: of, rounds }, how) =>
    of === 'delivery'
      ? clause(how, `mark ${roundSpaces(rounds)}`)
      : clause(how, `get ${goods(amounts(of))} at the start of ${comingRounds(rounds)}`),
  marketplace: (_effect, how) =>
    clause(
      how,
      'give goods to your partner or take goods from your partner, paying 1 of each type of good that you move',
    ),
  field: (_effect, how) => clause(how, 'harvest 1 crop from each of your planted fields'),
  breed: ({ of }, how) =>
    clause(
      how,
      of === undefined
        ? 'let your animals breed (1 newborn of each type of which you have 2 or more)'
        : `let your ${goodName(goodNumber(of))} breed (1 newborn if you have 2 or more)`,
    ),
  ...cardEffects,
};
