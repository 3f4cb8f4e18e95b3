import { FENCES } from '@furrow/agricola/farm/farmyard';
import { CLAY, GRAIN, REED, STONE, VEGETABLE, WOOD } from '@furrow/agricola/state/goods';
import { type Gauge, lamp, upTo } from '../network/gauge';
import { scoreReadings } from './score-readings';
import type { Sight } from './sight';

const [SHEEP, BOAR, CATTLE] = [7, 8, 9];
const [CLAY_HOUSE, STONE_HOUSE] = [1, 2];
/** Less than any step: a house of stone is not renovated. */
const DONE = -100;

/** How much material is left after the next renovation; below 0 if it is not enough. */
function materialLeft({ goods, farm, ground }: Sight): number {
  if (farm.house === STONE_HOUSE) return DONE;
  return goods[farm.house === CLAY_HOUSE ? STONE : CLAY] - ground.rooms;
}

/** Whether a house of wood could be renovated twice. */
function canRenovateTwice({ goods, farm, ground: { rooms } }: Sight): boolean {
  return farm.house < CLAY_HOUSE && goods[REED] > 1 && goods[CLAY] >= rooms && goods[STONE] >= rooms;
}

const graded = [
  'points:fields',
  'points:pastures',
  'points:grain',
  'points:vegetables',
  'points:sheep',
  'points:boar',
  'points:cattle',
].map((name) => scoreReadings[name]);

/** The categories that cost a point as they are. */
function missing(sight: Sight): number {
  let count = 0;
  for (const points of graded) if (points(sight) < 0) count++;
  return count;
}

/** How many animals there are of the type of which there are most. */
function most({ goods }: Sight): number {
  return Math.max(goods[SHEEP], goods[BOAR], goods[CATTLE]);
}

/** What can still be done until the end with the farm and the goods as they are. */
export const outlookGauges: readonly Gauge<Sight>[] = [
  {
    name: 'lack ever',
    steps: [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36],
    of: ({ food }) => food.needEver - food.readyEver - food.madeEver,
  },
  { name: 'enclosed', steps: upTo(10), of: ({ ground }) => ground.enclosed },
  { name: 'renovation material', steps: [-4, -3, -2, -1, 0, 1, 2, 3], of: materialLeft },
  lamp('both renovations ready', canRenovateTwice),
  {
    name: 'fence wood',
    steps: upTo(10, 12),
    of: ({ goods, ground }) => Math.min(goods[WOOD], FENCES - ground.fences),
  },
  {
    name: 'sowable',
    steps: upTo(4),
    of: ({ goods, crops }) => Math.min(goods[GRAIN] + goods[VEGETABLE], crops.empty),
  },
  { name: 'missing', steps: upTo(7), of: missing },
  { name: 'most of a type', steps: upTo(7), of: most },
  { name: 'reaped grain', steps: [1, 2, 3, 4, 6, 8], of: ({ crops }) => crops.comingGrain },
  { name: 'reaped vegetables', steps: upTo(5), of: ({ crops }) => crops.comingVegetables },
];
