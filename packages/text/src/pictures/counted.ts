import { crafts } from '@furrow/agricola/boards/majors';
import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { CustomCondition, CustomQuantity } from '@furrow/agricola/cards/custom/names';
import type { Deed } from '@furrow/agricola/moments/deeds';
import { GOODS } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import type { Counting, Pieces, Things } from '../agricola/clauses/counting';
import type { Bound, Given } from '../agricola/clauses/given';
import { byKind, type PhrasesBy } from '../by-kind';
import { oneOf, type Pictogram, type Sign } from './picture';

const PIECES: Readonly<Record<Pieces, Sign>> = { rooms: 'room', stables: 'stable', fences: 'fences' };

const THINGS: Readonly<Record<Things, Sign>> = {
  rooms: 'room',
  woodRooms: 'room',
  stoneRooms: 'room',
  allGrain: 'grain',
  allVegetables: 'vegetable',
  people: 'person',
  newborns: 'grow',
  begging: 'beg',
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

/** What is shown of what the occasion brings, if it does not name goods or pieces. */
const BROUGHT: Readonly<Record<Extract<Counting, { count: 'brought' }>['what'], Sign>> = {
  lyingThere: 'pile',
  taken: 'pile',
  gained: 'pile',
  foodGiven: 'food',
  built: 'build',
  newLargePastures: 'fences',
  sown: 'sow',
  baked: 'bake',
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

/** What is shown of what single cards count; of the others nothing is. */
const OWN: Partial<Readonly<Record<CustomQuantity, Sign>>> = {
  'room-between-field-and-pasture': 'room',
  'added-rooms': 'room',
  'empty-field-tiles': 'plow',
  'full-pastures': 'fences',
  'roomy-pastures': 'fences',
  'boar-in-farmyard': 'boar',
  'empty-places': 'roof',
  'others-as-well-housed': 'others',
  'smaller-family': 'others',
  'sheep-of-all': 'sheep',
  'cattle-of-all': 'cattle',
  'major-values': 'major',
  'grain-on-hearths': 'grain',
  'tools-played': 'minor',
  'vegetable-cooked': 'vegetable',
};

const COUNTED: PhrasesBy<'count', Counting, [], readonly Sign[]> = {
  things: ({ things }) => [THINGS[things]],
  goods: ({ goods }) => goods.map((good) => GOODS[good]),
  lying: ({ good }) => [good === undefined ? 'pile' : GOODS[good]],
  peopleOn: () => ['person'],
  spaces: ({ of }) => [of.spaces === 'occupied' && of.not ? 'vacant' : 'taken'],
  steps: ({ of }) => counted(of),
  missing: ({ of }) => counted(of),
  majorsNamed: ({ majors }) => majors.map(majorSign),
  laidOf: ({ good }) => [GOODS[good]],
  widePastures: () => ['fences'],
  every: ({ of }) => counted(of),
  sets: ({ of }) => of.flatMap(counted),
  sum: ({ of }) => of.flatMap(counted),
  brought: ({ what, good, pieces }) => {
    if (good !== undefined) return [GOODS[good]];
    return [pieces === undefined ? BROUGHT[what] : PIECES[pieces]];
  },
  own: ({ name }) => listed(OWN[name]),
};

/** What is counted, as signs. */
const counted: (counting: Counting) => readonly Sign[] = byKind('count', COUNTED);

/** What is counted, as pictograms: in groups of so many, each of one of these goods, or one of each. */
export function countedDrawn(counting: Counting, every = 1): readonly Pictogram[] {
  if (counting.count === 'every') return countedDrawn(counting.of, every * counting.size);
  const numbered = counted(counting).map(
    (sign): Pictogram => (every === 1 ? { sign } : { sign, n: String(every) }),
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

/** When something must be; of a turn and a work phase nothing is shown. */
const DURING: Partial<Readonly<Record<Extract<Given, { given: 'during' }>['what'], Sign>>> = {
  feeding: 'harvest',
  harvest: 'harvest',
};

/** What is shown of what single cards look at; of the others nothing is. */
const LOOKED_AT: Partial<Readonly<Record<CustomCondition, readonly Sign[]>>> = {
  'last-person': ['person'],
  'last-of-all': ['person'],
  'best-street': ['most'],
  'has-oven': ['bake'],
  'animals-housed': ['roof'],
  'room-for-one-of-each': ['roof'],
  promised: ['pile', 'later'],
  'full-space': ['pile'],
  'forest-and-grove-used': ['wood'],
  'speaks-of-accumulation': ['pile'],
  'on-major-improvement': ['major'],
  'minor-by-improvement': ['major'],
  'adjacent-unused-spaces': ['expand'],
  'sheep-by-players': ['sheep'],
  'beside-field-of-actor': ['others'],
  'most-land': ['most'],
  'others-untaught': ['others'],
  'another-untaught': ['others'],
  'last-on-market': ['sheep', 'boar', 'cattle'],
};

/** What a space is for, as one sign, if it is known. */
export type SpaceSigns = (id: SpaceId) => Sign | undefined;

const listed = (sign: Sign | undefined): readonly Sign[] => (sign === undefined ? [] : [sign]);

/** Signs of what must be so, or must not. */
function plain(signs: readonly Sign[], not = false): readonly Pictogram[] {
  return signs.map((sign) => (not ? { sign, not } : { sign }));
}

/** How two numbers of things must stand to each other. */
function beside(of: Counting, sign: Sign, than: Counting): readonly Pictogram[] {
  return plain([...counted(of), sign, ...counted(than)]);
}

/** What must hold, as far as signs tell it. */
export function givenDrawn(given: Given, signOf: SpaceSigns = () => undefined): readonly Pictogram[] {
  switch (given.given) {
    case 'amount':
      return counted(given.of).map((sign) => ({ sign, n: boundText(given.bound) }));
    case 'round':
      return [{ sign: 'round', n: boundText(given.bound) }];
    case 'person':
      return [{ sign: 'person', n: boundText(given.bound) }];
    case 'more':
      return beside(given.of, 'over', given.than);
    case 'asRound':
      return plain([...counted(given.of), 'over', 'round']);
    case 'equal':
      return beside(given.of, 'equal', given.to);
    case 'reaching':
      return counted(given.of).map((sign) => ({ sign, n: String(given.n) }));
    case 'most':
      return plain([...counted(given.of), 'most']);
    case 'house':
      return [{ sign: 'room' }, ...oneOf(plain(given.of))];
    case 'done':
      return [{ sign: DEEDS[given.deed], ...(given.not ? { not: true } : { n: `${given.n}+` }) }];
    case 'usedInTurn':
    case 'personOn':
      return plain(['person', ...('space' in given ? listed(signOf(given.space)) : [])]);
    case 'occupied':
      return plain([given.not ? 'vacant' : 'taken', ...given.spaces.flatMap((id) => listed(signOf(id)))]);
    case 'paid':
      return plain(given.goods.map((good) => GOODS[good]));
    case 'gaveToo':
      return plain(
        given.goods.map((good) => GOODS[good]),
        given.not,
      );
    case 'firstToGive':
      return [{ sign: GOODS[given.good], n: '1' }];
    case 'owns':
      return plain([...new Set(given.majors.map(majorSign))], given.not);
    case 'newest':
      return given.spaces.spaces === 'accumulating'
        ? plain(given.spaces.goods.map((good) => GOODS[good]))
        : [];
    case 'delivered':
    case 'rememberedRound':
      return [{ sign: 'later' }];
    case 'harvestRound':
      return plain(['harvest'], given.not);
    case 'during':
      return plain(listed(DURING[given.what]), given.not);
    case 'housed':
      return plain(['roof'], given.not);
    case 'all':
      return given.of.flatMap((one) => givenDrawn(one, signOf));
    case 'own':
      return plain(LOOKED_AT[given.name] ?? [], given.not);
    case 'season':
    case 'not':
      return [];
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
