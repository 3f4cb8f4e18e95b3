import { majors } from '@furrow/agricola/boards/majors';
import { roomSpaces } from '@furrow/agricola/farm/farmyard';
import { CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD } from '@furrow/agricola/state/goods';
import { type Gauge, lamp, upTo } from '../network/gauge';
import { outlookGauges } from './outlook-gauges';
import { sheetGauges } from './sheet-gauges';
import type { Sight } from './sight';

const [SHEEP, BOAR, CATTLE] = [7, 8, 9];
const [CLAY_HOUSE, STONE_HOUSE] = [1, 2];
/** The spaces of a farmyard that are free when a game begins. */
const FREE = 13;
const MATERIAL = [WOOD, CLAY, STONE];
/** What a room takes of the material of the house, and of reed. */
const [ROOM, ROOM_REED] = [5, 2];

function gauge(name: string, steps: readonly number[], of: (sight: Sight) => number): Gauge<Sight> {
  return { name, steps, of };
}

function own(name: string, good: number, steps: readonly number[]): Gauge<Sight> {
  return gauge(name, steps, ({ goods }) => goods[good]);
}

const goodsGauges: readonly Gauge<Sight>[] = [
  own('wood', WOOD, upTo(10, 12, 15, 18)),
  own('clay', CLAY, upTo(8, 10, 12)),
  own('reed', REED, upTo(6, 8)),
  own('stone', STONE, upTo(7, 9)),
  own('grain', GRAIN, upTo(6, 8)),
  own('vegetables', VEGETABLE, upTo(5)),
  own('food', FOOD, upTo(12, 14, 16, 20)),
  own('sheep', SHEEP, upTo(8)),
  own('boar', BOAR, upTo(7)),
  own('cattle', CATTLE, upTo(6)),
];

/** How many rooms could be paid at once. */
function payableRooms({ goods, farm }: Sight): number {
  return Math.min(Math.floor(goods[MATERIAL[farm.house]] / ROOM), Math.floor(goods[REED] / ROOM_REED));
}

/** Whether a renovation could be paid. */
function canRenovate({ goods, farm, ground }: Sight): boolean {
  return farm.house < STONE_HOUSE && goods[REED] > 0 && goods[MATERIAL[farm.house + 1]] >= ground.rooms;
}

const houseGauges: readonly Gauge<Sight>[] = [
  gauge('rooms', [3, 4, 5, 6, 7], ({ ground }) => ground.rooms),
  gauge('clay rooms', upTo(6), ({ farm, ground }) => (farm.house === CLAY_HOUSE ? ground.rooms : 0)),
  gauge('stone rooms', upTo(6), ({ farm, ground }) => (farm.house === STONE_HOUSE ? ground.rooms : 0)),
  gauge('people', [3, 4, 5], ({ player }) => player.people),
  gauge('newborns', upTo(2), ({ player }) => player.newborns),
  gauge('home', upTo(5), ({ player }) => player.home),
  gauge('free rooms', upTo(3), ({ freeRooms, unborn }) => Math.min(freeRooms, unborn)),
  gauge('payable rooms', upTo(3), payableRooms),
  lamp('renovation ready', canRenovate),
  lamp('no place for a room', ({ farm }) => roomSpaces(farm) === 0),
  lamp('turn', ({ course, seat }) => course.turn === seat),
  lamp('starter', ({ state, seat }) => state.starter === seat),
  lamp('leads', ({ state, seat }) => state.leads === seat),
];

const landGauges: readonly Gauge<Sight>[] = [
  gauge('fields', upTo(7), ({ ground }) => ground.fields),
  gauge('empty fields', upTo(4), ({ crops }) => crops.empty),
  gauge('grain fields', upTo(4), ({ crops }) => crops.grainFields),
  gauge('vegetable fields', upTo(4), ({ crops }) => crops.vegetableFields),
  gauge('grain growing', [1, 2, 3, 4, 5, 6, 8, 10], ({ crops }) => crops.grain),
  gauge('vegetables growing', upTo(5, 6, 7), ({ crops }) => crops.vegetables),
  gauge('next grain', upTo(4), ({ crops }) => crops.nextGrain),
  gauge('next vegetables', upTo(4), ({ crops }) => crops.nextVegetables),
  gauge('pastures', upTo(5), ({ ground }) => ground.pastures),
  gauge('capacity', [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20], ({ ground }) => ground.capacity),
  gauge('spare', upTo(5), ({ ground }) => ground.spare),
  gauge('fences', [4, 5, 6, 7, 8, 9, 10, 12, 14, 15], ({ ground }) => ground.fences),
  gauge('fenced stables', upTo(4), ({ ground }) => ground.fencedStables),
  gauge('open stables', upTo(4), ({ ground }) => ground.openStables),
  gauge('used', upTo(13), ({ ground }) => FREE - ground.unused),
  gauge('pairs', upTo(3), ({ ground }) => ground.pairs),
];

/** The food that is lacking at the next harvest if nothing is done. */
function lack({ food }: Sight): number {
  return food.need - food.ready - food.made;
}

const foodGauges: readonly Gauge<Sight>[] = [
  gauge('lack', upTo(10), lack),
  gauge('surplus', upTo(6, 8, 10), (sight) => -lack(sight)),
  gauge('lack raw', upTo(10), ({ food }) => food.need - food.ready),
  gauge('lack twice', upTo(10, 12, 14), ({ food }) => food.needTwice - food.readyTwice - food.madeTwice),
  gauge('surplus ever', [0, 2, 4, 7, 10, 15], ({ food }) => food.readyEver + food.madeEver - food.needEver),
  gauge('food each harvest', upTo(6, 8), ({ food }) => food.engine),
  gauge('food by baking', upTo(6), ({ food }) => food.baking),
  gauge('begging', upTo(6), ({ player }) => player.begging),
  gauge('placements', upTo(8, 10, 12, 15), ({ placements }) => placements),
  gauge('rounds to feeding', upTo(3), ({ course }) => course.roundsToFeeding),
  lamp('reaped', ({ course }) => course.reaped),
  lamp('fed', ({ course }) => course.fed),
  lamp('bred', ({ course }) => course.bred),
];

const majorGauges: readonly Gauge<Sight>[] = majors.map(({ id, number }) =>
  lamp(`major ${id}`, ({ majors: owned }) => ((owned >> number) & 1) === 1),
);

/** What is to be seen of one seat without hand cards. */
export const seatGauges: readonly Gauge<Sight>[] = [
  ...goodsGauges,
  ...houseGauges,
  ...landGauges,
  ...foodGauges,
  ...majorGauges,
  ...sheetGauges,
  ...outlookGauges,
];
