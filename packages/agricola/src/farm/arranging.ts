import type { Cells } from '@furrow/farm/grid';
import { fits } from '@furrow/farm/keep';
import { addEach, addMixed, addOne, FORM, newRoom, type Room, shareOf } from '@furrow/farm/room';
import { cards } from '../cards/index';
import { ANIMALS } from '../state/goods';
import { isCard } from '../state/source';
import { pastures } from './farmyard';
import {
  animalsOf,
  favouredStables,
  favouredType,
  mixesAnimals,
  pastureCapacity,
  type RoomLook,
  roomFrom,
  roomsWith,
} from './room';

/** How many animals of one type a pasture is to hold. */
export interface Wanted {
  readonly least: number;
  readonly most: number;
}

/** What a pasture is kept for: so many more animals of one type, or of whichever type (-1). */
interface Use {
  readonly type: number;
  readonly room: number;
}

const ANY_TYPE = -1;
const TYPES = [...ANIMALS.keys()];

/** How many pastures at most can hold as many animals as is wanted by their room, while every animal has a place. */
export function mostPastures(look: RoomLook, wanted: (room: number) => Wanted): number {
  const player = look.state.players[look.seat];
  const areas = pastures(player.farm).slice();
  const left = animalsOf(player);
  const uses: Use[] = [];
  let best = 0;
  const visit = (meeting: number): void => {
    const at = uses.length;
    if (meeting + areas.length - at <= best) return;
    if (at === areas.length) {
      if (canStand(look, uses, left)) best = meeting;
      return;
    }
    for (const type of freeTypes(look, uses)) {
      const { least, most } = wanted(pastureCapacity(player, areas[at], type));
      if (least > most || left[type] < least) continue;
      left[type] -= least;
      uses.push({ type, room: most - least });
      visit(meeting + 1);
      uses.pop();
      left[type] += least;
    }
    for (const use of otherUses(look, uses, areas[at])) {
      uses.push(use);
      visit(meeting);
      uses.pop();
    }
  };
  visit(0);
  return best;
}

/**
 * In how many pastures with a stable animals of each type can stand, while every animal has a place: all ways that no other
 * way outdoes.
 */
export function inStablePastures(look: RoomLook): readonly (readonly number[])[] {
  const player = look.state.players[look.seat];
  const areas = pastures(player.farm).slice();
  const left = animalsOf(player);
  const standing = TYPES.map(() => 0);
  const uses: Use[] = [];
  const found: number[][] = [];
  const visit = (): void => {
    const area = areas[uses.length];
    if (area === undefined) {
      if (canStand(look, uses, left)) found.push(standing.slice());
      return;
    }
    for (const type of area & player.farm.stables ? freeTypes(look, uses) : []) {
      if (left[type] === 0) continue;
      const room = pastureCapacity(player, area, type);
      left[type]--;
      standing[type]++;
      uses.push({ type, room: room - 1 });
      visit();
      uses.pop();
      standing[type]--;
      left[type]++;
    }
    for (const use of otherUses(look, uses, area)) {
      uses.push(use);
      visit();
      uses.pop();
    }
  };
  visit();
  return found.filter(
    (way, at) => !found.some((other, i) => isAtLeast(other, way) && (!isAtLeast(way, other) || i < at)),
  );
}

function isAtLeast(one: readonly number[], other: readonly number[]): boolean {
  return one.every((n, type) => n >= other[type]);
}

/** The types that can have a further pasture: with AG-V32 only those that have none. */
function freeTypes({ rules }: RoomLook, uses: readonly Use[]): readonly number[] {
  if (!rules.variant.onePasturePerType) return TYPES;
  return TYPES.filter((type) => !uses.some((use) => use.type === type));
}

/** What else a pasture can be kept for. */
function otherUses(look: RoomLook, uses: readonly Use[], area: Cells): readonly Use[] {
  const player = look.state.players[look.seat];
  const keptFor = (type: number): Use => ({ type, room: pastureCapacity(player, area, type) });
  if (look.rules.variant.onePasturePerType)
    return [...freeTypes(look, uses).map(keptFor), { type: ANY_TYPE, room: 0 }];
  const favoured = favouredType(player);
  if (favoured === ANY_TYPE) return [keptFor(ANY_TYPE)];
  return mixesAnimals(player) ? [keptFor(favoured)] : [keptFor(ANY_TYPE), keptFor(favoured)];
}

/** Whether animals have places when the pastures are kept for something. */
function canStand(look: RoomLook, uses: readonly Use[], animals: readonly number[]): boolean {
  return favouredStables(look).some((stables) => fits(roomFor(look, uses, stables), animals));
}

/** The room of a farm whose pastures are kept for something, and so many of its stables for the favoured type. */
function roomFor(look: RoomLook, uses: readonly Use[], stables: number) {
  let at = 0;
  const player = look.state.players[look.seat];
  const mixed = mixesAnimals(player);
  const add = (shared: Room, label: number, area: Cells): void => {
    const { type, room } = uses[at++];
    if (mixed) {
      const forAll = Math.min(room, pastureCapacity(player, area));
      addMixed(shared, forAll, shared.every, label);
      if (room > forAll) addOne(shared, room - forAll, 1 << favouredType(player), label);
    } else if (type === ANY_TYPE) addOne(shared, room, shared.every, label);
    else
      addEach(
        shared,
        TYPES.map((one) => (one === type ? room : 0)),
        label,
      );
  };
  return roomFrom(look, add, stables);
}

/**
 * Whether an animal of a type can stand in the farmyard, not on a card, while every animal has a place. That every animal
 * can have one is known: where no card holds any, all of them stand in the farmyard.
 */
export function canStandInFarmyard(look: RoomLook, type: number): boolean {
  const player = look.state.players[look.seat];
  const animals = animalsOf(player);
  if (animals[type] === 0) return false;
  if (!player.played.some((card) => cards[card].holds !== undefined)) return true;
  const others = animals.map((n, one) => (one === type ? n - 1 : n));
  return roomsWith(look, animals).some((fill) => {
    const { holders, labels } = fill();
    return Array.from({ length: holders }, (_, i) => i).some((holder) => {
      const left = isCard(labels[holder]) ? undefined : withOneIn(fill(), holder, type);
      return left !== undefined && fits(left, others);
    });
  });
}

/** The room that is left when an animal of a type stands in one of its holders; undefined if that takes none. */
function withOneIn(room: Room, holder: number, type: number): Room | undefined {
  const left = newRoom(TYPES.length);
  for (let i = 0; i < room.holders; i++) {
    const one = i === holder ? 1 : 0;
    if (room.forms[i] === FORM.each) {
      const share = shareOf(room, i);
      if (share[type] < one) return undefined;
      share[type] -= one;
      addEach(left, share);
    } else if (room.forms[i] === FORM.mixed) {
      if (one === 1 && (room.caps[i] === 0 || ((room.masks[i] >> type) & 1) === 0)) return undefined;
      addMixed(left, room.caps[i] - one, room.masks[i]);
    } else {
      if (one === 1 && (room.caps[i] === 0 || ((room.masks[i] >> type) & 1) === 0)) return undefined;
      addOne(left, room.caps[i] - one, one === 1 ? 1 << type : room.masks[i]);
    }
  }
  return left;
}
