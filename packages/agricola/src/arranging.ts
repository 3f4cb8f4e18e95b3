import { fits } from '@furrow/farm/keep';
import { addEach, addMixed, addOne, FORM, newRoom, type Room, shareOf } from '@furrow/farm/room';
import { cards } from './cards/index';
import { pastures } from './farmyard';
import { ANIMALS } from './goods';
import { animalsOf, mixesAnimals, pastureCapacity, type RoomLook, roomFrom, roomsWith } from './room';
import { isCard } from './source';

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
  const rooms = pastures(player.farm).map((pasture) => pastureCapacity(player, pasture));
  const left = animalsOf(player);
  const uses: Use[] = [];
  let best = 0;
  const visit = (meeting: number): void => {
    const at = uses.length;
    if (meeting + rooms.length - at <= best) return;
    if (at === rooms.length) {
      if (fits(roomFor(look, uses), left)) best = meeting;
      return;
    }
    const { least, most } = wanted(rooms[at]);
    for (const type of least <= most ? freeTypes(look, uses) : []) {
      if (left[type] < least) continue;
      left[type] -= least;
      uses.push({ type, room: most - least });
      visit(meeting + 1);
      uses.pop();
      left[type] += least;
    }
    for (const use of otherUses(look, uses, rooms[at])) {
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
      if (fits(roomFor(look, uses), left)) found.push(standing.slice());
      return;
    }
    const room = pastureCapacity(player, area);
    for (const type of area & player.farm.stables ? freeTypes(look, uses) : []) {
      if (left[type] === 0) continue;
      left[type]--;
      standing[type]++;
      uses.push({ type, room: room - 1 });
      visit();
      uses.pop();
      standing[type]--;
      left[type]++;
    }
    for (const use of otherUses(look, uses, room)) {
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
function otherUses(look: RoomLook, uses: readonly Use[], room: number): readonly Use[] {
  if (!look.rules.variant.onePasturePerType) return [{ type: ANY_TYPE, room }];
  return [...freeTypes(look, uses).map((type) => ({ type, room })), { type: ANY_TYPE, room: 0 }];
}

/** The room of a farm whose pastures are kept for something. */
function roomFor(look: RoomLook, uses: readonly Use[]) {
  let at = 0;
  const mixed = mixesAnimals(look.state.players[look.seat]);
  return roomFrom(look, (shared, label) => {
    const { type, room } = uses[at++];
    if (mixed) addMixed(shared, room, shared.every, label);
    else if (type === ANY_TYPE) addOne(shared, room, shared.every, label);
    else
      addEach(
        shared,
        TYPES.map((one) => (one === type ? room : 0)),
        label,
      );
  });
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
