import type { Cells } from '@furrow/farm/grid';
import { fits } from '@furrow/farm/keep';
import { addEach, addMixed, addOne, FORM, newRoom, type Room, shareOf } from '@furrow/farm/room';
import { cards } from '../cards/index';
import { ANIMALS } from '../state/goods';
import { cardOf, isCard } from '../state/source';
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
 * How many animals of a type can stand in the farmyard, not on cards, while every animal has a place. That every animal
 * can have one is known: where no card holds any, all of them stand in the farmyard.
 */
export function mostInFarmyard(look: RoomLook, type: number): number {
  const player = look.state.players[look.seat];
  const animals = animalsOf(player);
  if (!player.played.some(hasPlaces)) return animals[type];
  for (let onCards = 0; onCards < animals[type]; onCards++)
    if (roomsWith(look, animals).some((fill) => canStandOnCards(fill(), animals, type, onCards)))
      return animals[type] - onCards;
  return 0;
}

/** Whether animals can stand on a card itself. */
function hasPlaces(card: number): boolean {
  const { holds } = cards[card];
  return holds !== undefined && holds.inFarmyard !== true;
}

function isPlaceOnCard(label: number): boolean {
  return isCard(label) && hasPlaces(cardOf(label));
}

/** Whether all animals have places if exactly so many of a type stand on cards. */
function canStandOnCards(room: Room, animals: readonly number[], type: number, onCards: number): boolean {
  const others = animals.map((n, one) => (one === type ? n - onCards : n));
  const taken: number[] = [];
  const visit = (left: number): boolean => {
    const holder = taken.length;
    if (holder === room.holders) return left === 0 && fits(roomBeside(room, type, taken), others);
    const most = isPlaceOnCard(room.labels[holder]) ? Math.min(left, placesIn(room, holder, type)) : 0;
    for (let n = most; n >= 0; n--) {
      taken.push(n);
      const found = visit(left - n);
      taken.pop();
      if (found) return true;
    }
    return false;
  };
  return visit(onCards);
}

/** How many animals of a type a holder takes. */
function placesIn(room: Room, holder: number, type: number): number {
  if (room.forms[holder] === FORM.each) return shareOf(room, holder)[type];
  return (room.masks[holder] >> type) & 1 ? room.caps[holder] : 0;
}

/** The room that is left when so many animals of a type stand in each holder, and no more of them on cards. */
function roomBeside(room: Room, type: number, taken: readonly number[]): Room {
  const left = newRoom(TYPES.length);
  for (let i = 0; i < room.holders; i++) {
    const [form, cap] = [room.forms[i], room.caps[i]];
    const onCard = isPlaceOnCard(room.labels[i]);
    const mask = onCard ? room.masks[i] & ~(1 << type) : room.masks[i];
    if (form === FORM.each)
      addEach(
        left,
        shareOf(room, i).map((n, one) => (onCard && one === type ? 0 : n)),
      );
    else if (form === FORM.mixed) addMixed(left, cap - taken[i], mask);
    else if (taken[i] === 0) addOne(left, cap, mask);
  }
  return left;
}
