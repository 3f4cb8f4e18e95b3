import type { Spaces } from '@furrow/agricola/cards/listener';
import type { Condition, Quantity } from '@furrow/agricola/cards/quantity';
import type { Effect, Rounds } from '@furrow/agricola/effects/effect';
import { ANY } from '@furrow/agricola/effects/effect-words';
import type { Goods } from '@furrow/agricola/state/goods';

/** AG-R502: what a room costs. */
const ROOM = [5, 2];

/** How many occupations are picked of which chance chooses one. */
const PICKED = 3;

/** The amounts of goods. */
export function counts(goods: Goods): number[] {
  return Object.values(goods);
}

/** The numbers that say which spaces are meant. */
export function spacesNumbers(spaces: Spaces | undefined): number[] {
  if (spaces === undefined) return [];
  if ('rounds' in spaces) return [...spaces.rounds];
  if ('either' in spaces) return spaces.either.flatMap(spacesNumbers);
  if (!('of' in spaces)) return [];
  const { atLeast = 0, atMost = 0 } = 'lying' in spaces ? spaces.lying : {};
  return [...spacesNumbers(spaces.of), ...[atLeast, atMost].filter((n) => n > 0)];
}

/** The numbers of something that is counted. */
export function quantityNumbers(quantity: Quantity | undefined): number[] {
  switch (quantity?.count) {
    case 'reached':
      return [...quantity.from, ...quantityNumbers(quantity.of)];
    case 'missing':
      return [quantity.to, ...quantityNumbers(quantity.of)];
    case 'peopleOn':
      return spacesNumbers(quantity.on);
    case 'spaces':
      return spacesNumbers(quantity.of);
    case 'pastures':
      return quantity.spaces === undefined ? [] : [quantity.spaces];
    case 'every':
      return [quantity.size, ...quantityNumbers(quantity.of)];
    case 'least':
    case 'sum':
      return quantity.of.flatMap(quantityNumbers);
    default:
      return [];
  }
}

/** The numbers of what must hold; none of something is said without a number. */
export function conditionNumbers(condition: Condition | undefined): number[] {
  if (condition === undefined) return [];
  if ('all' in condition) return condition.all.flatMap(conditionNumbers);
  if ('not' in condition) return conditionNumbers(condition.not);
  if ('done' in condition) return condition.atLeast === 1 ? [] : [condition.atLeast];
  if ('reaching' in condition) return [condition.reaching, ...quantityNumbers(condition.with)];
  if (!('of' in condition)) return [];
  if ('than' in condition) return [...quantityNumbers(condition.of), ...quantityNumbers(condition.than)];
  const bounds = [condition.atLeast ?? 0, condition.atMost ?? 0].filter((n) => n > 0);
  return [...bounds, ...(condition.among ?? []), ...quantityNumbers(condition.of)];
}

/** The numbers of what is given for each of something: for steps, what each of them gives. */
function perNumbers(each: readonly number[], times: Quantity | undefined): number[] {
  if (times?.count !== 'reached') return [...each, ...quantityNumbers(times)];
  return [...each.flatMap((n) => times.from.map((_, i) => n * (i + 1))), ...quantityNumbers(times)];
}

function roundNumbers(rounds: Rounds): number[] {
  if ('after' in rounds) return [...rounds.after];
  if ('at' in rounds) return [...rounds.at];
  if ('parity' in rounds) return rounds.first === undefined ? [] : [rounds.first];
  return 'next' in rounds && typeof rounds.next === 'number' ? [rounds.next] : [];
}

/** From how many on something is done and, if it is more than one number, up to how many. */
function stepNumbers({ steps, orMore }: Extract<Effect, { do: 'byStep' }>): number[] {
  const from = Object.keys(steps).map(Number);
  const to = orMore === true ? from.slice(1).map((next) => next - 1) : [];
  return [...from.filter((n) => n > 0), ...to];
}

/** How many fields one action plows. */
function plowedBy(effect: Effect): number {
  if (effect.do === 'then') return plowedBy(effect.first) + plowedBy(effect.after);
  if (effect.do === 'take') return plowedBy(effect.effect);
  return effect.do === 'plow' ? 1 : 0;
}

/** The numbers of what an effect does. */
export function effectNumbers(effect: Effect | undefined): number[] {
  switch (effect?.do) {
    case 'seq':
      if (areAlike(effect.steps)) return [effect.steps.length];
      return roundByRound(effect.steps) ?? effect.steps.flatMap(effectNumbers);
    case 'whole':
      return effect.steps.flatMap(effectNumbers);
    case 'often':
      return [...(typeof effect.atMost === 'number' ? [effect.atMost] : []), ...effectNumbers(effect.effect)];
    case 'byStep':
      return [...stepNumbers(effect), ...Object.values(effect.steps).flatMap(effectNumbers)];
    case 'asOne':
      return [plowedBy(effect.effect), ...effectNumbers(effect.effect)].filter((n) => n > 0);
    case 'oneOf':
    case 'anyOf':
      return Object.values(effect.options).flatMap(effectNumbers);
    case 'then':
      return [effect.first, effect.after].flatMap(effectNumbers);
    case 'when':
      return [...conditionNumbers(effect.when), ...effectNumbers(effect.then)];
    case 'may':
    case 'once':
    case 'others':
    case 'take':
      return effectNumbers(effect.effect);
    case 'unlay':
      return effectNumbers(effect.get);
    case 'custom':
      return effect.get === undefined ? [] : effectNumbers(effect.get);
    case 'fromRound':
      return [effect.round, ...effectNumbers(effect.effect)];
    default:
      return actNumbers(effect);
  }
}

function actNumbers(effect: Effect | undefined): number[] {
  switch (effect?.do) {
    case 'gain':
      return perNumbers(counts(effect.goods), effect.times);
    case 'points':
      return perNumbers([Math.abs(effect.points)], effect.times);
    case 'pay':
      return [
        ...perNumbers(counts(effect.cost), effect.times),
        ...Object.values(effect.pieces ?? {}),
        ...(effect.card === true ? [1] : []),
        ...effectNumbers(effect.get),
      ];
    case 'build':
      return [
        ...(effect.rooms > 0 && effect.price === undefined ? ROOM : []),
        ...counts(effect.price ?? {}),
        ...(effect.within === undefined ? [] : [effect.within]),
        ...(effect.stables > 0 ? counts(effect.stableCost) : []),
        ...counts(effect.less ?? {}),
        ...[effect.rooms, effect.stables].filter((n) => n > 0 && n < ANY),
      ];
    case 'renovate':
      return counts(effect.less ?? {});
    case 'sow':
    case 'reap':
      return effect.fields === undefined ? [] : [effect.fields];
    case 'discardCrops':
      return [effect.fields, ...effectNumbers(effect.get)];
    case 'fences':
      if (effect.one === undefined) return effect.exactly === undefined ? [] : [effect.exactly];
      if ('free' in effect.one) return [effect.one.free];
      if ('around' in effect.one) return [1, 1];
      return [1, effect.one.spaces, ...(effect.one.wood === 0 ? [] : [effect.one.wood])];
    case 'occupation':
      return effect.food.filter((food) => food > 0);
    case 'draw':
      return [...(effect.from === 'three' ? [PICKED] : []), ...(effect.food > 0 ? [effect.food] : [])];
    case 'redraw':
      return [effect.cards];
    case 'later':
      return [
        ...roundNumbers(effect.rounds),
        ...(effect.goods === 'delivery' ? [] : counts(effect.goods)),
        ...(effect.pieces === undefined ? [] : [effect.pieces]),
      ];
    case 'gainThat':
      return [1];
    case 'breed':
      return [2];
    default:
      return [];
  }
}

/** What comes with the next rounds, one thing with each: how many rounds, and the goods. */
function roundByRound(steps: readonly Effect[]): number[] | undefined {
  const goods = steps.flatMap((step, i) => {
    if (step.do !== 'later' || step.goods === 'delivery' || !('after' in step.rounds)) return [];
    return step.rounds.after.length === 1 && step.rounds.after[0] === i + 1 ? [counts(step.goods)] : [];
  });
  return goods.length === steps.length ? [steps.length, ...goods.flat()] : undefined;
}

/** Whether the same is done several times, which is said with the number of times. */
function areAlike(steps: readonly Effect[]): boolean {
  return steps.every((step) => step === steps[0]);
}
