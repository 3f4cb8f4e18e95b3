import { ANY, type Effect } from '@furrow/agricola/effect';
import { amounts, goodNumber } from '@furrow/agricola/goods';
import type { EffectPhrases, How } from '../../agricola/phrases';
import { list } from '../grammar';
import { alternatives, amount, goodName, goods, singleGoods } from './nouns';

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

/** So many rooms or stables and what each costs: `1 stable for 1 wood`, `any number of stables (2 wood each)`. */
function pieces(count: number, one: string, price: string): string {
  if (count === 1) return `1 ${one} for ${price}`;
  return `${count === ANY ? 'any number of' : `up to ${count}`} ${one}s (${price} each)`;
}

/** Rooms and stables that may be built together. */
function building({ rooms, stables, stableCost }: Extract<Effect, { do: 'build' }>): string {
  const room = pieces(rooms, 'room', ROOM_PRICE);
  const stable = pieces(stables, 'stable', goods(amounts(stableCost)));
  if (rooms === 0) return stable;
  if (stables === 0) return room;
  return `${room} and/or ${rooms === ANY ? stable.replace('any number of ', '') : stable}`;
}

/** What playing an occupation costs: `your first is free, each later one costs 1 food`. */
function occupationPrice(food: readonly number[]): string {
  const last = food[food.length - 1];
  const before = food.filter((price) => price !== last);
  const first = before.length === 1 ? 'your first' : `your first ${before.length}`;
  return `${first} ${costs(before[0], before.length)}, each later one ${costs(last, 1)}`;
}

function costs(food: number, count: number): string {
  if (food === 0) return count === 1 ? 'is free' : 'are free';
  return count === 1 ? `costs ${food} food` : `cost ${food} food each`;
}

/** What effects do, in English. */
export const effects: EffectPhrases = {
  seq: ({ steps }, how) => {
    const choice = singleGoods(steps[0]);
    if (choice !== undefined && steps.every((step) => singleGoods(step)?.join() === choice.join()))
      return clause(
        how,
        `take ${steps.length} goods in any mix of ${list(choice.map((good) => goodName(good)))}`,
      );
    return inOneBreath(steps, how).join(', then ');
  },
  may: ({ effect }, how) => how.say(effect, how.mood === 'ask' ? 'ask' : 'may'),
  oneOf: (effect, how) => {
    const choice = singleGoods(effect);
    if (choice === undefined) return alternatives(inOneBreath(Object.values(effect.options), how));
    const names = choice.map((good) => goodName(good, 1));
    return clause(how, `take 1 ${list(names, 'or')}`);
  },
  anyOf: ({ options, inOrder }, how) =>
    inOneBreath(Object.values(options), how)
      .map((text, i) => (Object.values(options)[i].do === 'oneOf' ? `either ${text}` : text))
      .join(inOrder ? ' and/or then ' : ' and/or '),
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
  fromRound: ({ round, effect }, how) =>
    how.mood === 'ask' ? how.say(effect) : `from round ${round} on, ${how.say(effect)}`,
  build: (effect, how) => clause(how, `build ${building(effect)}`),
  renovate: (_effect, how) =>
    clause(
      how,
      'renovate your house from wood to clay or from clay to stone (1 of the new material per room, and 1 reed)',
    ),
  grow: ({ needsRoom }, how) =>
    clause(how, `grow your family by 1 person (${needsRoom ? 'needs a free room' : 'no free room needed'})`),
  plow: (_effect, how) => clause(how, 'plow 1 field'),
  sow: (_effect, how) => clause(how, 'sow any number of your empty fields'),
  bake: (_effect, how) => clause(how, 'bake bread'),
  fences: (_effect, how) => clause(how, 'build any number of fences for 1 wood each'),
  major: (_effect, how) => clause(how, 'build 1 major improvement'),
  minor: (_effect, how) => clause(how, 'play 1 minor improvement'),
  occupation: ({ food }, how) =>
    clause(
      how,
      food.every((price) => price === food[0])
        ? `play 1 occupation for ${food[0] === 0 ? 'free' : `${food[0]} food`}`
        : `play 1 occupation (${occupationPrice(food)})`,
    ),
  later: (effect, how) =>
    clause(
      how,
      `get ${goods(amounts(effect.goods))} at the start of each of the next ${effect.rounds} rounds`,
    ),
  field: (_effect, how) => clause(how, 'harvest 1 crop from each of your planted fields'),
  breed: (_effect, how) =>
    clause(how, 'let your animals breed (1 newborn of each type of which you have 2 or more)'),
};
