import { FENCES, roomSpaces } from '@furrow/agricola/farm/farmyard';
import { CLAY, GRAIN, REED, STONE, VEGETABLE, WOOD } from '@furrow/agricola/state/goods';
import { COOKING } from './food-readings';
import type { Readings } from './reading';
import type { Sight } from './sight';

const MATERIAL = [WOOD, CLAY, STONE];
/** What a room takes of the material of the house, and of reed. */
const [ROOM, ROOM_REED] = [5, 2];

/** Which part of the rooms up to a number could be paid. */
function roomPart({ goods, farm }: Sight, rooms: number): number {
  const material = Math.min(1, goods[MATERIAL[farm.house]] / (rooms * ROOM));
  const reed = Math.min(1, goods[REED] / (rooms * ROOM_REED));
  return (material + reed + 2 * Math.min(material, reed)) / 4;
}

/** Whether one more room would help somebody to be born. */
function needsRoom(sight: Sight): boolean {
  return sight.freeRooms < sight.unborn && sight.course.roundsLeft > 0;
}

function canRoom(sight: Sight): boolean {
  const { goods, farm } = sight;
  return goods[REED] >= ROOM_REED && goods[MATERIAL[farm.house]] >= ROOM && roomSpaces(farm) !== 0;
}

/** Which part of a renovation could be paid. */
function renovationPart({ goods, farm, ground }: Sight): number {
  if (farm.house === 2) return 0;
  const material = Math.min(1, goods[MATERIAL[farm.house + 1]] / ground.rooms);
  const reed = Math.min(1, goods[REED]);
  return (material + reed + 2 * Math.min(material, reed)) / 4;
}

/** The wood with which fences could be built. */
function fenceWood({ goods, ground }: Sight): number {
  return Math.min(goods[WOOD], Math.max(0, FENCES - ground.fences));
}

/** What goods at hand would be enough for. */
export const planReadings: Readings = {
  'plan:room': (sight) => (needsRoom(sight) ? roomPart(sight, 1) : 0),
  'plan:room-ready': (sight) => (needsRoom(sight) && canRoom(sight) ? 1 : 0),
  'plan:two-rooms': (sight) => (needsRoom(sight) ? roomPart(sight, 2) : 0),
  'plan:renovation': renovationPart,
  'plan:renovation-ready': (sight) => (renovationPart(sight) >= 1 ? sight.ground.rooms : 0),
  'plan:fences': (sight) => (sight.ground.pastures < 4 ? fenceWood(sight) : 0),
  'plan:first-pasture': (sight) => (sight.ground.pastures === 0 ? Math.min(4, sight.goods[WOOD]) : 0),
  'plan:sow-grain': (sight) =>
    Math.min(sight.goods[GRAIN], sight.crops.empty) * Math.min(3, sight.course.reaps),
  'plan:sow-vegetables': (sight) =>
    Math.min(sight.goods[VEGETABLE], sight.crops.empty) * Math.min(2, sight.course.reaps),
  'plan:cooking': ({ goods, kitchen, board }) =>
    (kitchen & COOKING) !== 0 || board.cookingClay === 0 ? 0 : Math.min(1, goods[CLAY] / board.cookingClay),
  'plan:major': ({ board }) => board.payable,
};
