import { crafts } from '@furrow/agricola/boards/majors';
import type { Deed } from '@furrow/agricola/moments/deeds';
import { GOODS } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import type { Counting, Pieces, Things } from '../agricola/clauses/counting';
import type { Bound, Given } from '../agricola/clauses/given';
import { byKind, type PhrasesBy } from '../by-kind';
import { MORE, oneOf, type Pictogram, type Sign } from './picture';

const PIECES: Readonly<Record<Pieces, Sign>> = { rooms: 'room', stables: 'stable', fences: 'fences' };

const THINGS: Readonly<Record<Things, Sign>> = {
  rooms: 'room',
  woodRooms: 'room',
  stoneRooms: 'room',
  allGrain: 'grain',
  allVegetables: 'vegetable',
  people: 'person',
  newborns: 'grow',
  begging: 'more',
  occupations: 'occupation',
  improvements: 'minor',
  majors: 'major',
  minors: 'minor',
  fields: 'plow',
  fieldTiles: 'plow',
  grainFields: 'grain',
  vegetableFields: 'vegetable',
  unplantedFields: 'plow',
  pastures: 'fences',
  pastureSpaces: 'fences',
  unusedSpaces: 'expand',
  stables: 'stable',
  unfencedStables: 'stable',
  fences: 'fences',
  fencesLeft: 'fences',
  handOccupations: 'occupation',
  round: 'round',
  roundsLeft: 'later',
  completedHarvests: 'harvest',
  completedFeedings: 'harvest',
  completedRounds: 'round',
  players: 'person',
  cookingImprovements: 'cook',
  bakingImprovements: 'bake',
  laterOccupations: 'occupation',
  laid: 'laid',
  marked: 'laid',
  person: 'person',
};

/** What is shown of what the occasion brings, besides goods and pieces. */
const BROUGHT: Partial<Readonly<Record<Extract<Counting, { count: 'brought' }>['what'], Sign>>> = {
  vegetablesSown: 'vegetable',
  grainHarvested: 'grain',
  vegetablesHarvested: 'vegetable',
  grainEmptied: 'grain',
  vegetablesEmptied: 'vegetable',
  cooked: 'cook',
  vegetablesCooked: 'vegetable',
  sheepCooked: 'sheep',
  boarCooked: 'boar',
  cattleCooked: 'cattle',
  unlaid: 'laid',
};

const COUNTED: PhrasesBy<'count', Counting, [], readonly Sign[]> = {
  things: ({ things }) => [THINGS[things]],
  goods: ({ goods }) => goods.map((good) => GOODS[good]),
  lying: ({ good }) => [good === undefined ? 'more' : GOODS[good]],
  peopleOn: () => ['person'],
  spaces: () => ['more'],
  steps: ({ of }) => counted(of),
  missing: () => ['more'],
  majorsNamed: ({ majors }) => majors.map(majorSign),
  laidOf: ({ good }) => [GOODS[good]],
  widePastures: () => ['fences', 'more'],
  every: ({ of }) => counted(of),
  sets: ({ of }) => of.flatMap(counted),
  sum: ({ of }) => of.flatMap(counted),
  brought: ({ what, good, pieces }) => {
    if (good !== undefined) return [GOODS[good]];
    const sign = pieces === undefined ? BROUGHT[what] : PIECES[pieces];
    return [sign ?? 'more'];
  },
  own: () => ['more'],
};

/** What is counted, as signs. */
const counted: (counting: Counting) => readonly Sign[] = byKind('count', COUNTED);

/** What is counted, as pictograms: in groups of so many, each of one of these goods, or one of each. */
export function countedDrawn(counting: Counting, every = 1): readonly Pictogram[] {
  if (counting.count === 'every') return countedDrawn(counting.of, every * counting.size);
  const numbered = counted(counting).map(
    (sign): Pictogram => (every === 1 || sign === 'more' ? { sign } : { sign, n: String(every) }),
  );
  return counting.count === 'sets' ? numbered : oneOf(numbered);
}

/** What a major improvement is for, as one sign. */
function majorSign(major: number): Sign {
  const craft = crafts.find((one) => one.major === major);
  return craft === undefined ? 'major' : GOODS[craft.good];
}

/** What is built piece by piece, as a sign. */
export function pieceSign(pieces: Pieces): Sign {
  return PIECES[pieces];
}

/** Goods with their numbers. */
export function goodsDrawn(amounts: Amounts, before = ''): Pictogram[] {
  return amounts.map(([good, n]) => ({ sign: GOODS[good], n: `${before}${n}` }));
}

/** What somebody has done, as signs. */
const DEEDS: Readonly<Record<Deed, Sign>> = {
  built: 'room',
  stables: 'stable',
  woodRooms: 'room',
  clayRooms: 'room',
  stoneRooms: 'room',
  cooked: 'cook',
  gathered: 'resource',
  stocked: 'sow',
};

/** What must hold: a number of something as signs, and anything else as more than signs tell. */
export function givenDrawn(given: Given): readonly Pictogram[] {
  switch (given.given) {
    case 'amount':
      return counted(given.of).map((sign) => (sign === 'more' ? MORE : { sign, n: boundText(given.bound) }));
    case 'round':
      return [{ sign: 'round', n: boundText(given.bound) }];
    case 'person':
      return [{ sign: 'person', n: boundText(given.bound) }];
    case 'house':
      return [{ sign: 'room' }];
    case 'done':
      return given.not ? [MORE] : [{ sign: DEEDS[given.deed], n: `${given.n}+` }];
    case 'usedInTurn':
      return [{ sign: 'person' }];
    case 'paid':
      return given.goods.map((good) => ({ sign: GOODS[good] }));
    case 'owns':
      return given.not || given.majors.length !== 1
        ? [MORE]
        : given.majors.map((major) => ({ sign: majorSign(major) }));
    case 'all':
      return given.of.flatMap(givenDrawn);
    default:
      return [MORE];
  }
}

/** A bound in numbers: `2+`, `0–3`, `2/4`. */
function boundText(bound: Bound): string {
  switch (bound.is) {
    case 'none':
      return '0';
    case 'atLeast':
      return `${bound.n}+`;
    case 'atMost':
      return `0–${bound.n}`;
    case 'exactly':
      return String(bound.n);
    case 'between':
      return `${bound.from}–${bound.to}`;
    case 'among':
      return bound.numbers.join('/');
  }
}
