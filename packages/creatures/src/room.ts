import { adjacentTo, type Cells, count, lowest, rowCells } from '@furrow/farm/grid';
import { fits } from '@furrow/farm/keep';
import { addEach, addHalves, addOne, clear, newRoom, type Room } from '@furrow/farm/room';
import type { OnUnused } from './building';
import { buildings, STABLE, STALL } from './buildings/index';
import { built, cellOf, pastures, specialOf } from './farmyard';
import { ANIMALS, FIRST_ANIMAL } from './goods';
import type { Farm, Player } from './state';

/** How the nursery is used: as an ordinary holder, not at all, or for newborns of the given types (mask) only. */
export type Nursery = 'open' | 'closed' | { readonly newborns: number };

/** What a caller wants to know differently: the nursery while breeding, and scoring without uncounted buildings. */
export interface RoomTerms {
  readonly nursery?: Nursery;
  readonly countedOnly?: boolean;
  /** Pastures (by index) that are spoken for. */
  readonly withoutPastures?: number;
}

const shared = newRoom(ANIMALS.length);
const regionsFound: Cells[] = [];
const TYPES = ANIMALS.map((_, type) => 1 << type);
const ANY = (1 << ANIMALS.length) - 1;
const ORDINARY: RoomTerms = {};

/** How many animals of each type the player has. */
export function animalsOf(player: Player): number[] {
  const { goods } = player;
  return [goods[3], goods[4], goods[5], goods[6]];
}

/** How many animals the player has. */
export function animalCount({ goods }: Player): number {
  return goods[3] + goods[4] + goods[5] + goods[6];
}

/** Whether all of the player's animals find room. */
export function allFit(player: Player, terms: RoomTerms = ORDINARY): boolean {
  if (animalCount(player) === 0) return true;
  return fits(roomOf(player.farm, terms), animalsOf(player));
}

/** The room of a farm for animals. The object is used again by the next call; holders are labelled by their lowest cell. */
export function roomOf(farm: Farm, terms: RoomTerms = ORDINARY): Room {
  const room = shared;
  clear(room);
  const walls = built(farm);
  const found = pastures(farm, regionsFound);
  const more = pastureBonus(farm);
  const half = stableHalf(farm);
  let inside = 0;
  for (let i = 0; i < found.length; i++) {
    inside |= found[i];
    if (terms.withoutPastures !== undefined && (terms.withoutPastures >> i) & 1) continue;
    addOne(room, pastureCapacity(farm, found[i], more), ANY, lowest(found[i]));
  }
  addTiles(room, farm, half);
  addSpecials(room, farm, half, terms);
  const lone = farm.troughs & ~walls & ~inside;
  for (let rest = lone; rest !== 0; rest &= rest - 1) addOne(room, 1, ANY, lowest(rest));
  addUnused(room, farm, walls | inside | farm.troughs);
  return room;
}

/** How many animals more each pasture without a trough holds. */
export function pastureBonus(farm: Farm): number {
  for (const entry of farm.specials) {
    const { pastureHolds } = specialOf(entry);
    if (pastureHolds !== undefined) return pastureHolds;
  }
  return 0;
}

/** How many animals each half of a stable holds, 0 if stables have no halves. */
function stableHalf(farm: Farm): number {
  for (const entry of farm.specials) {
    const { halves } = specialOf(entry);
    if (halves !== undefined) return halves;
  }
  return 0;
}

/** R52, R151: two for each space, doubled by each trough; without one, `more` animals on top. */
export function pastureCapacity(farm: Farm, pasture: Cells, more: number): number {
  const troughs = count(pasture & farm.troughs);
  return troughs === 0 ? 2 * count(pasture) + more : (2 * count(pasture)) << troughs;
}

function addTiles(room: Room, farm: Farm, half: number): void {
  for (let rest = farm.stalls; rest !== 0; rest &= rest - 1) {
    const cell = lowest(rest);
    addOne(room, withTrough(farm, cell, buildings[STALL].holds ?? 0), ANY, cell);
  }
  for (let rest = farm.stables; rest !== 0; rest &= rest - 1) {
    addStable(room, farm, lowest(rest), buildings[STABLE].holds ?? 0, half);
  }
}

function addStable(room: Room, farm: Farm, cell: number, holds: number, half: number): void {
  const cap = withTrough(farm, cell, holds);
  if (half > 0) addHalves(room, cap, withTrough(farm, cell, half), cell);
  else addOne(room, cap, ANY, cell);
}

function addSpecials(room: Room, farm: Farm, half: number, terms: RoomTerms): void {
  for (const entry of farm.specials) {
    const one = specialOf(entry);
    if (one.holds === undefined) continue;
    const cell = cellOf(entry);
    const cap = withTrough(farm, cell, one.holds);
    if (one.each === true) addOfEach(room, cap, cell, one.nursery === true ? terms.nursery : undefined);
    else if (one.uncounted === true && terms.countedOnly === true) continue;
    else if (one.counts === 'stable') addStable(room, farm, cell, one.holds, half);
    else addOne(room, cap, one.of === undefined ? ANY : TYPES[ANIMALS.indexOf(one.of)], cell);
  }
}

/** Room for so many of each type, all together; while breeding a nursery is closed or takes newborns only. */
function addOfEach(room: Room, cap: number, cell: number, nursery: Nursery = 'open'): void {
  if (nursery === 'closed') return;
  const newborns = nursery === 'open' ? ANY : nursery.newborns;
  const most = nursery === 'open' ? cap : 1;
  addEach(
    room,
    TYPES.map((bit) => (newborns & bit ? most : 0)),
    cell,
  );
}

function withTrough(farm: Farm, cell: number, holds: number): number {
  return farm.troughs & (1 << cell) ? 2 * holds : holds;
}

function addUnused(room: Room, farm: Farm, taken: Cells): void {
  for (const entry of farm.specials) {
    const { onUnused } = specialOf(entry);
    if (onUnused === undefined) continue;
    const cells = whereUnused(farm, onUnused, cellOf(entry)) & ~taken;
    const type = ANIMALS.indexOf(onUnused.animal);
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      addOne(room, onUnused.count, TYPES[type], lowest(rest));
    }
  }
}

function whereUnused(farm: Farm, onUnused: OnUnused, cell: number): Cells {
  if (onUnused.where === 'beside') return adjacentTo(1 << cell, farm.columns);
  let cells = 0;
  for (const row of onUnused.where) cells |= rowCells(row, farm.columns);
  return cells;
}

/** Whether the player's animals of one type alone find room. */
export function typeFits(player: Player, good: number, terms: RoomTerms = ORDINARY): boolean {
  const alone = [0, 0, 0, 0];
  alone[good - FIRST_ANIMAL] = player.goods[good];
  return fits(roomOf(player.farm, terms), alone);
}
