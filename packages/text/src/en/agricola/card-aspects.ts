import type { Allowance, Instead } from '@furrow/agricola/cards/card';
import type { Listener } from '@furrow/agricola/cards/listener';
import type { Condition } from '@furrow/agricola/cards/quantity';
import type { Effect } from '@furrow/agricola/effect';
import { amounts, type Goods, goodNumber } from '@furrow/agricola/goods';
import type { Moment } from '@furrow/agricola/moments';
import type { Bought, Cost } from '@furrow/agricola/payment/modifier';
import type { CardAspects, Telling } from '../../agricola/card-phrases';
import { individualCost } from '../../agricola/individual-cost';
import { count, list, points } from '../grammar';
import { condition, prerequisite } from './conditions';
import { quantity, steps } from './counted';
import { alternatives, amount, goodName, goods, prices } from './nouns';
import { anAction, occasion } from './occasions';
import { bonusPoints, emptyPlaces, prizeOf } from './prizes';
import { spacesNamed } from './spaces-meant';
import { upgradeAspects } from './upgrades';

/** What an effect does, as a card tells it: goods and points are what its owner gets. */
function told(effect: Effect, telling: Telling, also = ''): string {
  const prize = prizeOf(effect);
  if (prize !== undefined) return `you ${also}get ${prize}`;
  switch (effect.do) {
    case 'seq':
      return effect.steps.map((step, i) => told(step, telling, i === 0 ? also : '')).join(', and ');
    case 'when':
      return `if ${condition(effect.when)}, ${told(effect.then, telling)}`;
    case 'once': {
      const text = told(effect.effect, telling, also);
      return effect.per === 'game' ? `${text} (only once)` : `${text} (once per ${effect.per})`;
    }
    case 'pay':
      return `you must ${telling.say(effect, 'ask')}`;
    case 'gainPerPlace':
      return `you get ${emptyPlaces(effect.goods)}`;
    case 'later':
      return effect.goods === 'delivery' ? telling.say(effect) : `you ${telling.say(effect)}`;
    default:
      return telling.say(effect);
  }
}

/** What `about` counts at a moment: what becomes of so many. */
const ABOUT: Partial<Readonly<Record<Moment, string>>> = {
  use: 'lie there',
  used: 'were taken',
  builtRooms: 'were built',
  builtStables: 'were built',
  fenced: 'were built',
  sowed: 'were sown',
  baked: 'were baked',
};

/** A condition of a listener, which knows what it is about. */
function conditionAt({ moment, spaces }: Listener, when: Condition): string {
  const becomes = ABOUT[moment];
  if (!('of' in when) || 'than' in when || when.of.count !== 'brought' || becomes === undefined)
    return condition(when);
  const [good] = spaces !== undefined && 'accumulating' in spaces ? spaces.accumulating : [];
  const things = good === undefined ? '' : ` ${goodName(goodNumber(good))}`;
  return `${prerequisite(when).replace(' of them', things)} ${becomes}`;
}

/** What whoever acts must do for the owner first. */
function tolled(listener: Listener, telling: Telling): string {
  const { when, then } = listener;
  const due = then.do === 'pay' ? `pay you ${goods(amounts(then.cost))}` : telling.say(then, 'ask');
  const only = when === undefined ? '' : ` if ${conditionAt(listener, when)}`;
  return `${occasion(listener).replace('each time', 'each time before')}, that player must ${due}${only}`;
}

/** The moments at which what a card gives comes on top of what is done anyway. */
const ON_TOP: readonly Moment[] = ['use', 'take'];

function listened(listener: Listener, telling: Telling): string {
  const { moment, who, spaces, when, then, toll, card } = listener;
  if (toll === true) return tolled(listener, telling);
  const itself = card === 'improvement' && telling.card.kind === 'minor' ? ' (this one included)' : '';
  const begin = `${occasion(listener)}${itself}`;
  const there = spaces !== undefined && 'named' in spaces ? spacesNamed(spaces.named) : '';
  const does = told(then, telling, who === 'me' && ON_TOP.includes(moment) ? 'also ' : '').replace(
    `use ${there} with`,
    'use the other one with',
  );
  if (when === undefined) return `${begin}, ${does}`;
  const only = conditionAt(listener, when);
  if (moment === 'settled') return `as soon as ${only}, ${does}`;
  const oneRound = /^it is (round \d+)$/.exec(only)?.[1];
  return oneRound !== undefined && begin.endsWith('each round')
    ? `${begin.replace('each round', oneRound)}, ${does}`
    : `${begin}, if ${only}, ${does}`;
}

const BOUGHT_NAMES: Readonly<Record<Bought, string>> = {
  room: 'room',
  stable: 'stable',
  fence: 'fence',
  renovation: 'renovation',
  major: 'major improvement',
  minor: 'minor improvement',
  occupation: 'occupation',
};

/** What is bought: `improvement, room and renovation`. */
function bought(of: readonly Bought[]): string {
  const both = of.includes('major') && of.includes('minor');
  const rest = both ? of.filter((one) => one !== 'major' && one !== 'minor') : of;
  return list([...(both ? ['improvement'] : []), ...rest.map((one) => BOUGHT_NAMES[one])]);
}

function cheaper({ of, change, when }: Cost): string {
  const only = when === undefined ? '' : `if ${condition(when)}, `;
  if ('less' in change) return `${only}each ${bought(of)} costs you ${goods(amounts(change.less))} less`;
  if ('instead' in change)
    return `${only}each ${bought(of)} costs you only ${goods(amounts(change.instead))}`;
  const from = alternatives(change.swap.map((one) => goods(amounts(one))));
  return `${only}once for each ${bought(of)}, you may replace ${from} of its cost with ${goods(amounts(change.to))}`;
}

function offered({ of, get, oncePerTurn, declined }: Instead, telling: Telling): string {
  if (declined === true) return `each time you decline ${anAction(of)}, ${told(get, telling)}`;
  const limit = oncePerTurn === true ? ' (once per turn)' : '';
  const [only, does] = get.do === 'when' ? [`if ${condition(get.when)}, `, get.then] : ['', get];
  return `each time you get ${anAction(of)}, ${only}${telling.say(does, 'may')} instead${limit}`;
}

function costs(cost: Goods | readonly Goods[]): string {
  return prices((Array.isArray(cost) ? (cost as readonly Goods[]) : [cost as Goods]).map(amounts));
}

const ALLOWED: Readonly<Record<Allowance, string>> = {
  palisades:
    'when you build fences, you may put 2 wood as a palisade at the edge of your farmyard in place of a fence',
  'sowing-pastures':
    'you may sow pastures of 1 or 2 spaces; such a pasture also counts as a field, and holds 1 animal less for each of its spaces',
  'center-stable':
    'once 4 of your field tiles form a square, you may use a “Build Stables” action to build 1 stable in its center',
};

/** What is told of cards, aspect by aspect, in English. */
export const aspects: CardAspects = {
  cost: (cost, { card }) => {
    const individual = individualCost(card);
    const beg = individual.food ? ' (you may take begging markers for food that you lack)' : '';
    return individual.is
      ? `individual cost, besides what the action costs: ${costs(cost)}${beg}`
      : `cost: ${costs(cost)}`;
  },
  needs: (needs) =>
    `prerequisite: ${list((Array.isArray(needs) ? (needs as Condition[]) : [needs as Condition]).map(prerequisite))}`,
  asMajor: () => `you can play this card only with ${anAction('improvement')}`,
  lays: (n) => `when you play this card, lay ${n} on it`,
  play: (effect, telling) => {
    const must = telling.card.mustPlay === true ? '; if that is impossible, you cannot play this card' : '';
    return `when you play this card, ${told(effect, telling)}${must}`;
  },
  delivers: (effect, telling) =>
    `at the start of each round that this card has marked, ${told(effect, telling)}`,
  on: listened,
  anytime: (effect, telling) =>
    `at any time${telling.card.workPhase === true ? ' in the work phase' : ''}, ${telling.say(effect, 'may')}`,
  instead: offered,
  price: cheaper,
  holds: ({ count: n, of, mixed }) => {
    const animals = (n: number) => (of === undefined ? count(n, 'animal') : amount(goodNumber(of), n));
    const types = of !== undefined ? '' : ` of ${mixed === true ? 'any type' : 'one type'}`;
    return typeof n === 'number'
      ? `this card holds up to ${animals(n)}${types}`
      : `this card holds ${animals(1)}${types} for ${quantity(n).each}`;
  },
  pastureHolds: ({ more, bare }) =>
    `each of your pastures${bare === true ? ' without a stable' : ''} holds ${count(more, 'more animal')}`,
  houses: (n) =>
    `this card has room for ${typeof n === 'number' ? count(n, 'person', 'people') : `1 person for ${quantity(n).each}`}`,
  field: () => 'this card is a field',
  ...upgradeAspects,
  allows: (what) => ALLOWED[what],
  space: ({ for: whom, effect, toll, when }, telling) => {
    const open = when === undefined ? '' : `, as long as ${condition(when)}`;
    const others = toll === undefined ? '' : `; another player must first pay you ${goods(amounts(toll))}`;
    return `this card is an action space for ${whom === 'all' ? 'all players' : 'you alone'}${open}: ${telling.say(effect)}${others}`;
  },
  forbids: (what) =>
    what === 'renovate'
      ? 'you may no longer renovate'
      : 'you cannot use the unused spaces beside your house until all other spaces in your farmyard are used',
  score: (score) => {
    if ('steps' in score) {
      const from = Object.keys(score.steps).map(Number);
      const worth = Object.values(score.steps);
      return `at the end of the game, you get ${list(worth.map(String), 'or')} bonus points for at least ${steps(from, quantity(score.of))}`;
    }
    const { each, of, every = 1 } = score;
    const what = every === 1 ? quantity(of).each : `every ${quantity(of).some(every)}`;
    return `at the end of the game, you get ${bonusPoints(each)} for ${what}`;
  },
  points: (value) => `worth ${points(value)}`,
};
