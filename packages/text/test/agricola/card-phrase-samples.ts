import { cards } from '@furrow/agricola/cards/index';
import {
  accumulating,
  afterAnyoneUses,
  afterIUse,
  afterOthersUse,
  anyoneUses,
  beforeIPlay,
  iBuildImprovement,
  iGain,
  iPlayOccupation,
  iTake,
  iUse,
  LESSONS,
  type Occasion,
  onRounds,
  othersUse,
} from '@furrow/agricola/cards/listener';
import { built, type Condition, type Quantity } from '@furrow/agricola/cards/quantity';
import { ACTIONS } from '@furrow/agricola/effects/take';
import { MOMENTS } from '@furrow/agricola/moments/moments';
import type { CountedPhrase } from '@furrow/text/agricola/card-phrases';
import { countingOf, type Things } from '@furrow/text/agricola/clauses/counting';
import { givenOf } from '@furrow/text/agricola/clauses/given';
import { occasionOf } from '@furrow/text/agricola/clauses/occasion';
import type { Phrases } from '@furrow/text/agricola/phrases';
import type { Section } from '../golden-text';

const OCCASIONS: readonly Occasion[] = [
  ...MOMENTS.map((moment): Occasion => ({ moment, who: 'me' })),
  ...ACTIONS.map(iTake),
  iUse('forest', 'clay-pit', 'fishing'),
  iUse(...LESSONS),
  iUse(accumulating('wood')),
  iUse(accumulating('clay', 'reed')),
  iUse(onRounds(1, 2, 3, 4)),
  othersUse('reed-bank'),
  anyoneUses('cattle-market'),
  afterIUse('forest'),
  afterOthersUse('forest'),
  afterAnyoneUses('forest'),
  iGain('vegetable'),
  iPlayOccupation,
  iBuildImprovement,
  beforeIPlay('occupation'),
  beforeIPlay('improvement'),
];

const ROOMS: Quantity = { count: 'rooms' };
const PEOPLE: Quantity = { count: 'people' };

/** Quantities that are made of others or speak of goods. */
const QUANTITIES: readonly Quantity[] = [
  { count: 'goods', of: ['sheep'] },
  { count: 'goods', of: ['grain', 'vegetable'] },
  { count: 'lying', on: 'fishing' },
  { count: 'reached', of: ROOMS, from: [3, 4] },
  { count: 'missing', of: { count: 'pastures' }, to: 4 },
  { count: 'improvements', of: ['well', 'joinery'] },
  { count: 'pastures', spaces: 3 },
  { count: 'every', of: { count: 'goods', of: ['sheep'] }, size: 3 },
  { count: 'least', of: [ROOMS, PEOPLE] },
  { count: 'sum', of: [ROOMS, PEOPLE] },
  { count: 'custom', name: 'room-between-field-and-pasture' },
];

/** Conditions of every kind besides those that cards have. */
const CONDITIONS: readonly Condition[] = [
  { of: ROOMS, atLeast: 2, atMost: 4 },
  { of: { count: 'round' }, atLeast: 3, atMost: 5 },
  { of: { count: 'person' }, atLeast: 1, atMost: 1 },
  { of: { count: 'person' }, atLeast: 3 },
  { of: { count: 'person' }, atMost: 2 },
  { of: { count: 'lying', on: 'fishing' }, atLeast: 3 },
  { of: { count: 'laid' }, atLeast: 2 },
  { of: { count: 'players' }, atLeast: 3 },
  { of: ROOMS, than: PEOPLE, more: 0 },
  { of: ROOMS, than: PEOPLE, more: 1 },
  { of: ROOMS, than: PEOPLE, more: 2 },
  {
    all: [
      { of: ROOMS, than: PEOPLE, more: 0 },
      { of: PEOPLE, than: ROOMS, more: 0 },
    ],
  },
  { house: ['clay', 'stone'] },
  { owns: ['joinery', 'pottery'], how: 'any' },
  { owns: ['fireplace-2', 'well'], how: 'all' },
  { delivered: true },
  { occupied: ['forest'] },
  { ownPersonOn: 'fishing' },
  { season: 2 },
  { most: { count: 'rooms' } },
  { harvestRound: 'this' },
  { not: { harvestRound: 'this' } },
  { of: ROOMS, among: [2, 4] },
  { not: { of: ROOMS, atLeast: 3 } },
  { not: { of: ROOMS, atMost: 3 } },
  { not: { occupied: ['forest'] } },
  { during: 'workPhase' },
  { during: 'myTurn' },
  { during: 'feeding' },
  { housed: 'all' },
  { housed: 'asSaid' },
];

/** Every condition once, those of all cards and others. */
function everyCondition(): readonly Condition[] {
  const all = cards.flatMap(({ conditions, listeners, costs, space }) => [
    ...conditions,
    ...listeners.flatMap(({ when }) => when ?? []),
    ...[...costs, space].flatMap((one) => one?.when ?? []),
  ]);
  return [...new Map([...all, ...CONDITIONS].map((one) => [JSON.stringify(one), one])).values()];
}

/** What can be counted by one word, each from the first number that is said of it: what is numbered has no 0. */
const WORDS: Readonly<Record<Things, number>> = {
  woodRooms: 4,
  begging: 1,
  stoneRooms: 4,
  allGrain: 7,
  allVegetables: 4,
  rooms: 0,
  people: 0,
  newborns: 0,
  occupations: 0,
  improvements: 0,
  majors: 0,
  minors: 0,
  fields: 0,
  fieldTiles: 0,
  grainFields: 0,
  vegetableFields: 0,
  unplantedFields: 0,
  pastures: 0,
  pastureSpaces: 0,
  unusedSpaces: 0,
  stables: 0,
  unfencedStables: 0,
  fences: 0,
  fencesLeft: 0,
  handOccupations: 0,
  round: 1,
  roundsLeft: 0,
  completedRounds: 0,
  completedHarvests: 0,
  completedFeedings: 0,
  players: 0,
  cookingImprovements: 0,
  bakingImprovements: 0,
  laterOccupations: 0,
  laid: 0,
  marked: 0,
  person: 1,
};

/** Three numbers of something from the first on, and one of it. */
function countedLine(one: CountedPhrase, first: number): string {
  return [...[first, first + 1, first + 2].map((n) => one.some(n)), one.each].join(' / ');
}

/** What card texts are made of: what is counted, what must hold, what is waited for. */
export function cardPhraseSections({ cards: say }: Phrases): Section[] {
  const counted = [
    ...Object.entries(WORDS).map(([things, first]) =>
      countedLine(say.counted({ count: 'things', things: things as Things }), first),
    ),
    countedLine(say.counted(countingOf(built)), 0),
    ...QUANTITIES.map((one) => countedLine(say.counted(countingOf(one)), 0)),
  ];
  return [
    {
      title: 'Card categories',
      sentences: false,
      lines: [...Object.values(say.kinds), ...Object.values(say.categories)],
    },
    {
      title: 'Counted on cards',
      sentences: false,
      lines: counted,
    },
    {
      title: 'Conditions of cards',
      sentences: false,
      lines: everyCondition()
        .map((one) => givenOf(one))
        .map((one) => `${say.condition(one)} / ${say.prerequisite(one)}`),
    },
    {
      title: 'Occasions of cards',
      sentences: false,
      lines: OCCASIONS.map((one) => say.occasion(occasionOf(one))),
    },
  ];
}
