import type { Effect, Rounds } from '@furrow/agricola/effects/effect';
import { amounts, goodNumber } from '@furrow/agricola/state/goods';
import { occupationPrice } from '../choices';
import { kindsOf } from '../major-kind';
import type { Clause, Coming, Doing, Price } from './clause';
import { countingOf } from './counting';
import { givenOf } from './given';
import { prizeOf, type Scene } from './prize';

type Kind = Effect['do'];
type Of<K extends Kind> = Extract<Effect, { do: K }>;
type Builders = { readonly [K in Kind]?: (effect: Of<K>, scene: Scene) => Clause };

const flow = {
  seq: ({ steps }, scene) =>
    steps.length > 1 && steps.every((step) => step.do === 'when')
      ? { says: 'cases', parts: steps.map((step) => clauseOf(step, scene)) }
      : rowOf(steps, scene),
  whole: ({ steps }, scene) => rowOf(steps, scene),
  may: ({ effect }, scene) => ({ says: 'may', what: clauseOf(effect, scene) }),
  oneOf: ({ options }, scene) => ({ says: 'oneOf', parts: partsOf(options, scene) }),
  anyOf: ({ options, inOrder }, scene) => ({
    says: 'anyOf',
    parts: partsOf(options, scene),
    ordered: inOrder,
  }),
  then: ({ first, after }, scene) => ({
    says: 'then',
    first: clauseOf(first, scene),
    after: clauseOf(after, scene),
  }),
  take: ({ effect }, scene) =>
    effect.do === 'minor' ? { says: 'minor', byAction: true } : clauseOf(effect, scene),
  asOne: ({ effect }, scene) => asOne(clauseOf(effect, scene)),
  when: ({ when, then }, scene) => ({
    says: 'if',
    given: givenOf(when, scene.around),
    what: clauseOf(then, scene),
  }),
  byStep: ({ of, steps, orMore = false }, scene) => {
    const at = Object.keys(steps).map(Number);
    const parts = at.map((n, i): Clause => {
      const most = orMore ? at[i + 1] - 1 : n;
      const bounds = {
        ...(n > 0 && { atLeast: n }),
        ...(i + 1 < at.length || !orMore ? { atMost: most } : {}),
      };
      const given = givenOf({ of, ...bounds }, scene.around);
      return { says: 'if', given, what: clauseOf(steps[n], scene) };
    });
    return { says: 'cases', parts };
  },
  once: ({ per, effect }, scene) => ({ says: 'once', per, what: clauseOf(effect, scene) }),
  often: ({ effect, atMost }, scene) => ({
    says: 'often',
    what: clauseOf(effect, scene),
    atMost: atMost === undefined || typeof atMost === 'number' ? atMost : countingOf(atMost, scene.around),
  }),
  others: ({ effect }, scene) => ({ says: 'others', what: clauseOf(effect, scene) }),
  housed: ({ effect }, scene) => clauseOf(effect, scene),
  fromRound: ({ round, effect }, scene) => ({ says: 'fromRound', round, what: clauseOf(effect, scene) }),
  byOwner: ({ own, other }, scene) => ({
    says: 'tolled',
    what: clauseOf(own, scene),
    toll: other.do === 'pay' ? amounts(other.cost) : [],
  }),
} satisfies Builders;

const actions = {
  pay: (effect, scene) => {
    const { to = 'supply', pieces = {} } = effect;
    const pay: Doing = { says: 'pay', price: priceOf(effect, scene), to, pieces };
    if (effect.get === undefined) return pay;
    const get = clauseOf(effect.get, scene);
    return effect.card === true
      ? { says: 'row', parts: [{ says: 'discardCard' }, get] }
      : { says: 'buy', pay, get };
  },
  build: ({ rooms, stables, stableCost, price, less, within }) => ({
    says: 'build',
    rooms,
    stables,
    stablePrice: amounts(stableCost),
    price: price && amounts(price),
    less: amounts(less ?? {}),
    within,
  }),
  renovate: ({ price, less }) => ({
    says: 'renovate',
    free: price !== undefined,
    less: amounts(less ?? {}),
  }),
  grow: ({ needsRoom }) => ({ says: 'grow', needsRoom }),
  plow: () => ({ says: 'plow', fields: 1, also: false }),
  convert: () => ({ says: 'cook' }),
  sow: ({ fields, crop }) => ({
    says: 'sow',
    fields,
    crop: crop === undefined ? undefined : goodNumber(crop),
  }),
  reap: ({ crop, fields }, { moment }) => ({
    says: 'reap',
    crop: goodNumber(crop),
    fields,
    more: moment === 'fieldEnds',
  }),
  bake: ({ grain }) => ({ says: 'bake', grain }),
  owe: ({ food = 0 }) => ({ says: 'owe', food }),
  payOwners: () => ({ says: 'payOwners' }),
  discardCrops: ({ crop, fields, get }, scene) => ({
    says: 'row',
    parts: [{ says: 'discardCrops', crop: goodNumber(crop), fields }, clauseOf(get, scene)],
  }),
  addCrops: ({ crop }) => ({ says: 'addCrops', crop: crop === undefined ? undefined : goodNumber(crop) }),
  fences: (effect) => {
    const { one } = effect;
    if (one === undefined && effect.rebuild === true) return { says: 'rebuildFences' };
    if (one === undefined)
      return effect.exactly === undefined ? { says: 'fence' } : { says: 'fencesInAll', n: effect.exactly };
    if ('free' in one) return { says: 'enclose', free: one.free };
    if ('around' in one) return { says: 'pasture', spaces: 1, wood: 0, around: true };
    return { says: 'pasture', ...one, around: false };
  },
  major: ({ of = [], price, orMinor, spending }) => {
    if (spending !== undefined) return { says: 'improvement', spending: goodNumber(spending) };
    const major = { says: 'major', of: kindsOf(of), price: price && amounts(price) } as const;
    return orMinor === true ? { says: 'oneOf', parts: [major, { says: 'minor', byAction: true }] } : major;
  },
  minor: () => ({ says: 'minor', byAction: false }),
  occupation: ({ food }) => ({ says: 'occupation', price: occupationPrice(food) }),
  marketplace: () => ({ says: 'marketplace' }),
  field: () => ({ says: 'harvest' }),
  breed: ({ of }) => ({ says: 'breed', of: of === undefined ? undefined : goodNumber(of) }),
} satisfies Builders;

const cardActions = {
  later: ({ rounds, goods, aside, pieces = 1 }, { around }) => {
    if (aside !== undefined && 'after' in rounds)
      return { says: 'setAside', piece: aside, n: pieces, after: rounds.after, some: false };
    const card = goods === 'delivery';
    return { says: 'later', rounds: comingOf(rounds, { around }), goods: card ? [] : amounts(goods), card };
  },
  lay: ({ count, good }, { around }) => ({
    says: 'lay',
    n: typeof count === 'number' ? count : countingOf(count, around),
    good: good === undefined ? undefined : goodNumber(good),
  }),
  unlay: ({ all = false, get }, scene) => {
    const unlay = { says: 'unlay', all } as const;
    return get === undefined ? unlay : { says: 'row', parts: [unlay, clauseOf(get, scene)] };
  },
  takeOff: ({ good }) => ({ says: 'takeOff', good: good === undefined ? undefined : goodNumber(good) }),
  topOfPile: () => ({ says: 'topOfPile' }),
  takeFrom: ({ space, all = false }) => ({ says: 'takeFrom', space, all }),
  toHand: () => ({ says: 'toHand' }),
  leaves: () => ({ says: 'leaves' }),
  foresee: ({ deck, cards }) => ({ says: 'foresee', deck, n: cards }),
  redraw: ({ cards }) => ({ says: 'redraw', n: cards }),
  fromActor: ({ goods, gets = {} }) => ({
    says: 'fromActor',
    goods: amounts(goods),
    gets: amounts(gets),
  }),
  place: ({ where }) => ({ says: 'place', where }),
  jump: ({ to, evenOccupied = false }, { spoken = [] }) => ({
    says: 'jump',
    to,
    evenOccupied,
    other: to.length === spoken.length && to.every((id) => spoken.includes(id)),
  }),
  guest: ({ last }) => ({ says: 'guest', last: last === true }),
  draw: ({ from, food, orPass = false }) => ({ says: 'draw', from, food, orPass }),
  custom: ({ name, get }, scene) => {
    const own = { says: 'own', name } as const;
    return get === undefined ? own : { says: 'row', parts: [own, clauseOf(get, scene)] };
  },
} satisfies Builders;

const builders: Builders = { ...flow, ...actions, ...cardActions };

/** What an effect does, as a clause. */
export function clauseOf(effect: Effect, scene: Scene = {}): Clause {
  const prize = prizeOf(effect, scene);
  if (prize !== undefined) return { says: 'get', prize, also: false };
  const build = builders[effect.do] as ((effect: Effect, scene: Scene) => Clause) | undefined;
  if (build === undefined) throw new Error(`no words for '${effect.do}'`);
  return build(effect, scene);
}

/** Fields that may be plowed one after the other are plowed by one action. */
function asOne(clause: Clause): Clause {
  if (clause.says !== 'then') return clause;
  const [first, after] = [asOne(clause.first), asOne(clause.after)];
  return first.says === 'plow' && after.says === 'plow'
    ? { says: 'plow', fields: first.fields + after.fields, also: false }
    : clause;
}

/** Pieces that are set aside one by one, or may be, are set aside together, if that is all there is. */
function asideTogether(parts: readonly Clause[]): Clause | undefined {
  const some = parts.every(({ says }) => says === 'may');
  const asides = parts
    .map((part) => (some && part.says === 'may' ? part.what : part))
    .flatMap((part) => (part.says === 'setAside' ? [part] : []));
  if (asides.length < parts.length) return undefined;
  const together = { ...asides[0], after: asides.flatMap(({ after }) => after), some };
  return some ? { says: 'may', what: together } : together;
}

function partsOf(options: Readonly<Record<string, Effect>>, scene: Scene): Clause[] {
  return Object.values(options).map((one) => clauseOf(one, scene));
}

/** One after the other; what comes with the same later rounds is one thing. That other cards may act then is not said. */
function rowOf(steps: readonly Effect[], scene: Scene): Clause {
  const parts = steps
    .filter((step) => step.do !== 'moment')
    .map((step) => clauseOf(step, scene))
    .reduce<Clause[]>((all, next) => {
      const last = all.at(-1);
      const same =
        last?.says === 'later' &&
        next.says === 'later' &&
        JSON.stringify(last.rounds) === JSON.stringify(next.rounds);
      if (!same) return [...all, next];
      return [
        ...all.slice(0, -1),
        { ...last, goods: [...last.goods, ...next.goods], card: last.card || next.card },
      ];
    }, []);
  return parts.length === 1
    ? parts[0]
    : (roundByRound(parts) ?? asideTogether(parts) ?? { says: 'row', parts });
}

/** Goods that come with the next rounds, something with each of them, if that is all there is. */
function roundByRound(parts: readonly Clause[]): Clause | undefined {
  const row = parts.flatMap((part, i) =>
    part.says === 'later' && !part.card && isRound(part.rounds, i + 1) ? [part.goods] : [],
  );
  return row.length === parts.length ? { says: 'laterRow', row } : undefined;
}

/** Whether only the round so many rounds later is meant. */
function isRound(rounds: Coming, after: number): boolean {
  if (rounds.coming === 'next') return after === 1 && rounds.n === 1;
  return rounds.coming === 'after' && rounds.after.length === 1 && rounds.after[0] === after;
}

function priceOf({ cost, times, perHarvestLeft }: Of<'pay'>, { around }: Scene): Price {
  const goods = amounts(cost);
  if (perHarvestLeft !== undefined) return { price: 'harvests', goods, more: goodNumber(perHarvestLeft) };
  if (times === undefined) return { price: 'some', goods };
  const of = countingOf(times, around);
  if (of.count !== 'missing') return { price: 'each', goods, of };
  const most = goods.map(([good, n]) => [good, n * of.to] as const);
  return { price: 'less', most, less: goods, of: of.of };
}

function comingOf(rounds: Rounds, { around }: Scene): Coming {
  if ('after' in rounds) {
    const { after } = rounds;
    return after.every((n, i) => n === i + 1)
      ? { coming: 'next', n: after.length }
      : { coming: 'after', after };
  }
  if ('afterAsMany' in rounds) return { coming: 'afterAsMany', of: countingOf(rounds.afterAsMany, around) };
  if ('at' in rounds) return { coming: 'at', rounds: rounds.at };
  if ('parity' in rounds) return { coming: 'parity', odd: rounds.parity === 'odd', n: rounds.first };
  const { next } = rounds;
  if (typeof next === 'number') return { coming: 'next', n: next };
  return next.count === 'roundsLeft' ? { coming: 'left' } : { coming: 'each', of: countingOf(next, around) };
}

/** What is done where it is offered: its condition holds, and it is not used up, so nobody needs to hear of that. */
export function offered(clause: Clause): Clause {
  if (clause.says === 'if' || clause.says === 'once') return offered(clause.what);
  return clause.says === 'oneOf' ? { ...clause, parts: clause.parts.map(offered) } : clause;
}

/** What is done by whoever has chosen to do it. */
export function chosen(clause: Clause): Clause {
  return offered(clause.says === 'may' ? clause.what : clause);
}

/** What there is to choose from: the parts of a choice, or the one thing. */
export function choicesIn(clause: Clause): readonly Clause[] {
  return clause.says === 'oneOf' ? clause.parts : [clause];
}

/** A clause of which it is said that what it brings comes on top of something. */
export function onTop(clause: Clause): Clause {
  switch (clause.says) {
    case 'get':
    case 'plow':
      return { ...clause, also: true };
    case 'row':
      return { ...clause, parts: clause.parts.map((part, i) => (i === 0 ? onTop(part) : part)) };
    case 'cases':
      return { ...clause, parts: clause.parts.map(onTop) };
    case 'if':
    case 'once':
    case 'may':
      return { ...clause, what: onTop(clause.what) };
    default:
      return clause;
  }
}
