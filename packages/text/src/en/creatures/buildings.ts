import type {
  Building,
  Condition,
  Declaration,
  Listener,
  OnUnused,
  Quantity,
  Score,
} from '@furrow/creatures/building';
import { goodNumber } from '@furrow/creatures/goods';
import type { Moment } from '@furrow/creatures/moments';
import { buildingsWith, SPECIAL_STALLS } from '../../creatures/buildings-with';
import type { BuildingPhrases, SpacePhrases } from '../../creatures/phrases';
import { groupOf, laidGood, numbersOf } from '../../creatures/spoken-goods';
import { TOP_IDS } from '../../creatures/top-spaces';
import { count, form, list, ordinal, points } from '../grammar';
import { amount, buildingName, goodName, prices, quotedSpace, theBuilding } from './nouns';

const ROWS = ['top', 'middle', 'bottom'];

/** Rows of the farm: `the top row`, `the middle and bottom rows`. */
function rows(of: readonly number[]): string {
  return `the ${list(of.map((row) => ROWS[row]))} ${of.length === 1 ? 'row' : 'rows'}`;
}

/** What is counted, in the number that so many take: `cows`, `unused spaces on your farm`. */
function named(n: number, of: Quantity): string {
  switch (of.count) {
    case 'goods':
      return goodsCounted(of, n);
    case 'fewestAnimals':
      return `${form(n, 'animal')} of each type`;
    case 'unused':
      return `${form(n, 'unused space')} on your farm`;
    case 'troughs':
      return `${form(n, 'trough')} on your farm`;
    case 'specials':
      return `${form(n, 'special building')} (the ${buildingName(0)}, or what is built over it, is one)`;
    case 'beside':
      return `${form(n, 'building')} beside it (of any kind, the ${buildingName(0)} included)`;
    case 'inRow':
      return `${form(n, 'building')} in ${rows([of.row])} of your farm (of any kind, the ${buildingName(0)} and this one included)`;
    case 'laid':
      return 'on it';
  }
}

/** So many of something: `11 cows`, `6 unused spaces on your farm`. */
function some(n: number, of: Quantity): string {
  return `${n} ${named(n, of)}`;
}

/** One of something: `each wood, stone and reed in your supply`. */
function each(of: Quantity, building: Building): string {
  if (of.count === 'laid') return `each ${goodName(goodNumber(laidGood(building.on?.then)), 1)} on it`;
  if (of.count === 'goods') return `each ${goodsCounted(of, 1)}`;
  return `each ${named(1, of)}`;
}

function goodsCounted({ of }: Extract<Quantity, { count: 'goods' }>, n: number): string {
  const names = list(numbersOf(of).map((good) => goodName(good, n)));
  return groupOf(of) === 'resources' || of.includes('wood') ? `${names} in your supply` : names;
}

const MOMENT_TEXT: Readonly<Record<Moment, (listener: Listener) => string>> = {
  roundBegins: ({ rounds = [] }) =>
    rounds.length === 0 ? 'when a round begins' : `when round ${list(rounds.map(String), 'or')} begins`,
  used: ({ space }) => (space === undefined ? 'when you use a space' : `when you use ${quotedSpace(space)}`),
  topSpacesFull: () => `as soon as ${list(TOP_IDS.map(quotedSpace))} are all occupied`,
  bordersGained: () => 'when you gain borders',
  expanded: () => 'when you add an expansion to your farm',
  stallAction: () => `when you take a ${quotedSpace('stall')} action`,
  stallBuilt: ({ once }) => (once === true ? 'when you next build a stall' : 'when you build a stall'),
  workEnds: () => 'at the end of each work phase',
  beforeBreeding: () => 'before each breeding phase',
  horseBorn: () => 'when a horse is born on your farm',
  lastBreedingOver: () => 'after the last breeding phase of the game',
  roundEnds: () => 'at the end of each round',
};

const OVER: Readonly<Record<NonNullable<Declaration['over']>, string>> = {
  cottage: `the ${buildingName(0)}`,
  stall: 'one of your stalls, which is handed back',
  stable: 'one of your stables, which is handed back',
};

const WHERE: Readonly<Record<NonNullable<Declaration['where']>, string>> = {
  corner: 'on a corner of your farm',
  bottomRow: 'in the bottom row of your farm',
  besideCottage: `beside the ${buildingName(0)}`,
};

/** What must hold before a building may be built. */
export function condition(needs: Condition): string {
  if ('turn' in needs) return `your ${ordinal(needs.turn)} turn of round ${needs.round}`;
  return `at least ${some(needs.atLeast, needs.of)}`;
}

function room(holds: number, { of, each: all }: Building): string {
  if (all === true) return `holds ${count(holds, 'animal')} of each type`;
  if (of !== undefined) return `holds ${amount(goodNumber(of), holds)}`;
  return holds === 1 ? 'holds 1 animal' : `holds ${holds} animals of one type`;
}

function unused({ animal, count: n, where }: OnUnused): string {
  const at = where === 'beside' ? 'beside it' : `in ${rows(where)} of your farm`;
  return `each unused space ${at} holds ${amount(goodNumber(animal), n)}`;
}

function worth(score: Score, building: Building): string {
  if ('bonus' in score)
    return `worth ${points(score.bonus)} if you end with at least ${some(score.atLeast, score.of)}`;
  const sign = score.each < 0 ? 'loses' : 'worth';
  return `${sign} ${points(Math.abs(score.each))} for ${each(score.of, building)}`;
}

/** That a stall built by a building is built by the action of that name. */
function asAction({ then }: Listener): string {
  return then.do === 'stall' ? ` (this is a ${quotedSpace('stall')} action)` : '';
}

/** That only the very next one is meant, however it comes about. */
function onlyThat({ once }: Listener): string {
  if (once !== true) return '';
  return `; only that one, however you build it (${list(SPECIAL_STALLS.map(theBuilding))} count as well), and not later`;
}

/** What buildings are, in English. */
export const buildingPhrases: BuildingPhrases = {
  cost: (_cost, building) =>
    building.prices.length === 0 ? 'on your farm from the beginning' : `cost: ${prices(building.prices)}`,
  over: (over, { kind }) => (kind === 'tile' ? `made from one of your ${over}s` : `built over ${OVER[over]}`),
  where: (where) => `can be built only ${WHERE[where]}`,
  needs: (needs) =>
    'turn' in needs ? `can be built only on ${condition(needs)}` : `needs ${condition(needs)}`,
  holds: room,
  onUnused: unused,
  nursery: () =>
    'it must be emptied when breeding begins; until the newborns are housed, only they may move in',
  uncounted: () => 'the animals in it do not count in scoring',
  counts: (as) =>
    as === 'stall'
      ? 'counts as a stall; if a stable takes its place, it goes back to the offer'
      : `counts as a stable for ${list(buildingsWith('halves').map(theBuilding))} only`,
  build: (effect, _building, how) => `when built: ${how.say(effect)}`,
  on: (listener, _building, how) =>
    `${MOMENT_TEXT[listener.moment](listener)}, ${how.say(listener.then)}${asAction(listener)}${onlyThat(listener)}`,
  anytime: (effect, { anytimeIn }, how) =>
    `at any time${anytimeIn === 'workPhase' ? ' in the work phase' : ''}, ${how.say(effect)}`,
  pastureHolds: (more) => `each of your pastures without a trough holds ${count(more, 'more animal')}`,
  halves: (n) =>
    `each of your stables may hold two types of animals, up to ${n} of each (twice as many with a trough)`,
  parents: (n) => `you need only ${count(n, 'animal')} of a type for a newborn`,
  savesWood: () => 'your troughs, stables and special buildings that cost wood cost 1 wood less',
  endsExpansion: () => 'from then on you cannot add expansions to your farm',
  cluster: () => 'from then on each new building must stand beside another one',
  points: (value) => `worth ${points(value)}`,
  score: worth,
};

/** What action spaces are, in English. */
export const spacePhrases: SpacePhrases = {
  refill: ({ count: n, good, then }) => {
    const first = amount(goodNumber(good), n);
    return then === undefined
      ? `gets ${first} each round`
      : `gets ${first} each round if it is empty, otherwise ${amount(goodNumber(then), 1)}`;
  },
  use: (does) => does,
  alsoSpace: (does) => `as an action space: ${does}`,
};
