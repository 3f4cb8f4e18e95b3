import { type Cells, count, lowest } from '@furrow/farm/grid';
import { fits, keepable } from '@furrow/farm/keep';
import { addMixed, addOne, clear, newRoom, type Room } from '@furrow/farm/room';
import type { Run } from '@furrow/kernel/run';
import type { Card } from '../cards/card';
import { cards } from '../cards/index';
import type { Quantity } from '../cards/quantity';
import { measure, type Viewpoint } from '../effects/measure';
import { rulesOf } from '../ruleset';
import { ANIMALS, type Animal } from '../state/goods';
import type { CardNumber } from '../state/numbers';
import { sourceOfCard } from '../state/source';
import type { Player, State } from '../state/state';
import { pastures } from './farmyard';
import { isSown } from './fields';

const shared = newRoom(ANIMALS.length);
const found: Cells[] = [];
const ANY = (1 << ANIMALS.length) - 1;

/** How many animals of each type the player has. */
export function animalsOf(player: Player): number[] {
  const { goods } = player;
  return [goods[7], goods[8], goods[9]];
}

/** Whether the player has any. */
export function hasAnimals({ goods }: Player): boolean {
  return goods[7] + goods[8] + goods[9] > 0;
}

/** Whose room for animals is looked at; `only`: only so many of the places on one card are used. */
export interface RoomLook extends Pick<Viewpoint, 'rules' | 'state' | 'seat'> {
  readonly only?: { readonly card: number; readonly places: number } | undefined;
}

/** The look at the room of a seat. */
export function roomLook(run: Run<State>, seat: number): RoomLook {
  return { rules: rulesOf(run), state: run.state, seat, only: undefined };
}

/** Whatever type of animals. */
const ANY_TYPE = -1;

/**
 * AG-R811: two for each space, doubled by each stable in it; cards add to that, some of them only for one type of animals,
 * and a sown pasture holds less.
 */
export function pastureCapacity({ farm, played }: Player, pasture: Cells, type = ANY_TYPE): number {
  const stables = count(pasture & farm.stables);
  const first = (2 * count(pasture)) << stables;
  let room = first;
  for (const card of played) {
    const { pastureHolds, own } = cards[card];
    if (pastureHolds !== undefined && isMeant(pastureHolds, first, stables) && isFor(pastureHolds, type))
      room += pastureHolds.more;
    if (own?.farm?.sowsPasture !== undefined && isSown(farm, pasture)) room -= count(pasture);
  }
  return room;
}

/** Whether a card adds room to a pasture that holds so many by itself and has so many stables. */
function isMeant(
  { bare, small }: NonNullable<Card['pastureHolds']>,
  holds: number,
  stables: number,
): boolean {
  return (bare !== true || stables === 0) && (small !== true || holds === SMALL);
}

const SMALL = 2;

/** Whether animals may live in the house. */
function keepsPets({ played }: Player): boolean {
  return !played.some((card) => cards[card].forbids === 'pets');
}

function isFor({ of }: { readonly of?: Animal }, type: number): boolean {
  return of === undefined || of === ANIMALS[type];
}

/** The type of animals for which cards of a player make more room than for others; -1 if there is none. */
export function favouredType({ played }: Player): number {
  for (const card of played) {
    const { stableHolds: stables, pastureHolds } = cards[card];
    const of = stables !== undefined && 'of' in stables ? stables.of : pastureHolds?.of;
    if (of !== undefined) return ANIMALS.indexOf(of);
  }
  return ANY_TYPE;
}

/** How many animals of a type each stable outside of pastures holds because of a card. */
function holdsEach(card: CardNumber): number {
  const stables = cards[card].stableHolds;
  return stables !== undefined && 'of' in stables ? stables.count : 1;
}

/** How many animals of that type a stable outside of pastures holds. */
function stableCapacity({ played }: Player): number {
  return played.reduce((most, card) => Math.max(most, holdsEach(card)), 1);
}

/** How many places for animals a card in play has. */
function placesOn({ rules, state, seat }: RoomLook, card: number): number {
  const places = cards[card].holds?.count ?? 0;
  if (typeof places === 'number') return places;
  return measure({ rules, state, seat, source: sourceOfCard(card), about: 0 }, places);
}

/** How many of the places on a card stay empty if as many animals as possible stand elsewhere. */
export function emptyPlaces(look: RoomLook, card: number): number {
  const { rules, state, seat } = look;
  const all = placesOn(look, card);
  const animals = animalsOf(state.players[seat]);
  for (let places = 0; places < all; places++)
    if (animalsFit({ rules, state, seat, only: { card, places } }, animals)) return all - places;
  return 0;
}

/** The cards that hold animals add their room; cells label the other holders, and their sources these. */
function addHolders(look: RoomLook): void {
  const { state, seat, only } = look;
  for (const card of state.players[seat].played) {
    const { holds, houseHolds } = cards[card];
    if (houseHolds !== undefined && keepsPets(look.state.players[look.seat]))
      addToHouse(look, card, houseHolds);
    if (holds === undefined) continue;
    const n = only?.card === card ? only.places : placesOn(look, card);
    if (n <= 0) continue;
    const holder = sourceOfCard(card);
    if (holds.each === true)
      for (let type = 0; type < ANIMALS.length; type++) addOne(shared, n, 1 << type, holder);
    else if (holds.mixed === true) for (let i = 0; i < n; i++) addOne(shared, 1, ANY, holder);
    else addOne(shared, n, holds.of === undefined ? ANY : 1 << ANIMALS.indexOf(holds.of), holder);
  }
}

/** More places in the house, besides the one that every house has. */
function addToHouse({ rules, state, seat }: RoomLook, card: number, places: Quantity): void {
  const all = measure({ rules, state, seat, source: sourceOfCard(card), about: 0 }, places);
  const { rooms } = state.players[seat].farm;
  for (let i = 1, rest = rooms & (rooms - 1); i < all; i++, rest &= rest - 1)
    addOne(shared, 1, ANY, lowest(rest === 0 ? rooms : rest));
}

/** Whether so many animals of each type find room. */
export function animalsFit(look: RoomLook, animals: readonly number[]): boolean {
  const all = animals[0] + animals[1] + animals[2];
  if (all === 0 || (all === 1 && keepsPets(look.state.players[look.seat]))) return true;
  return isSimple(look) ? fits(roomOf(look), animals) : allRooms(look).some((fill) => fits(fill(), animals));
}

/** The best ways to keep as many of the animals as find room. */
export function keepableAnimals(look: RoomLook, animals: readonly number[]): (readonly number[])[] {
  if (isSimple(look)) return keepable(roomOf(look), animals);
  const ways: (readonly number[])[] = [];
  for (const fill of allRooms(look)) {
    for (const way of keepable(fill(), animals)) {
      if (!ways.some((other) => way.every((n, i) => n <= other[i]))) ways.push(way);
    }
  }
  return ways.filter((way) => !ways.some((other) => other !== way && way.every((n, i) => n <= other[i])));
}

/** The room of a farm in which so many animals find their places, or else any. The object is reused. */
export function roomWith(look: RoomLook, animals: readonly number[]): Room {
  return roomsWith(look, animals)[0]();
}

/** All rooms of a farm in which so many animals find their places, or else any one; the object that they make is reused. */
export function roomsWith(look: RoomLook, animals: readonly number[]): (() => Room)[] {
  if (isSimple(look)) return [() => roomOf(look)];
  const fitting = allRooms(look).filter((fill) => fits(fill(), animals));
  return fitting.length > 0 ? fitting : [() => roomOf(look)];
}

/** Whether there is one room of a farm: no rule and no card says that it depends on which animals stand where. */
function isSimple({ rules, state, seat }: RoomLook): boolean {
  return !rules.variant.onePasturePerType && favouredType(state.players[seat]) === ANY_TYPE;
}

/** The rooms of a farm, one for each choice of what is kept for which type. */
function allRooms(look: RoomLook): (() => Room)[] {
  return look.rules.variant.onePasturePerType ? roomsByType(look) : roomsFavouring(look);
}

/** Cards make more room for one type: the rooms that arise when some pastures and some stables are kept for it. */
function roomsFavouring(look: RoomLook): (() => Room)[] {
  const player = look.state.players[look.seat];
  const type = favouredType(player);
  const mixed = mixesAnimals(player);
  const choices = mixed ? 1 : 1 << pastures(player.farm, found).length;
  return favouredStables(look).flatMap((stables) =>
    Array.from({ length: choices }, (_, kept) => () => {
      let at = 0;
      const add = (room: Room, label: number, pasture: Cells) => {
        const own = ((kept >> at++) & 1) === 1;
        if (mixed || own) addForTypes(player, pasture, mixed ? ANY : 1 << type);
        else addOne(room, pastureCapacity(player, pasture), ANY, label);
      };
      return roomFrom(look, add, stables);
    }),
  );
}

/** How many stables outside of pastures can be kept for the favoured type: from none to all. */
export function favouredStables({ state, seat }: RoomLook): readonly number[] {
  const player = state.players[seat];
  if (stableCapacity(player) === 1) return [0];
  const inside = pastures(player.farm, found).reduce((all, area) => all | area, 0);
  return Array.from({ length: count(player.farm.stables & ~inside) + 1 }, (_, n) => n);
}

/** The room of a farm for animals: pastures, stables outside of them, and one place in the house. The object is reused. */
function roomOf(look: RoomLook): Room {
  const player = look.state.players[look.seat];
  const add = mixesAnimals(player) ? addMixed : addOne;
  return roomFrom(look, (room, label, pasture) => add(room, pastureCapacity(player, pasture), ANY, label));
}

/** The same with pastures for which somebody else says what they hold; so many stables are kept for the favoured type. */
export function roomFrom(
  look: RoomLook,
  addPasture: (room: Room, label: number, pasture: Cells) => void,
  favoured = 0,
): Room {
  const player = look.state.players[look.seat];
  const { farm } = player;
  clear(shared);
  let inside = 0;
  for (const pasture of pastures(farm, found)) {
    inside |= pasture;
    addPasture(shared, lowest(pasture), pasture);
  }
  addSingles(player, inside, favoured);
  addHolders(look);
  return shared;
}

function addSingles(player: Player, inside: Cells, favoured: number): void {
  const { farm, played } = player;
  if (keepsPets(player)) addOne(shared, 1, ANY, lowest(farm.rooms));
  let left = favoured;
  let most = largestStable(played);
  for (let rest = farm.stables & ~inside; rest !== 0; rest &= rest - 1) {
    if (left-- > 0) addOne(shared, stableCapacity(player), 1 << favouredType(player), lowest(rest));
    else {
      addOne(shared, most, ANY, lowest(rest));
      most = 1;
    }
  }
}

/** How many animals one of the stables outside of pastures holds; all others hold 1. */
function largestStable(played: readonly number[]): number {
  let most = 1;
  for (const card of played) {
    const stables = cards[card].stableHolds;
    if (stables !== undefined && 'one' in stables) most = Math.max(most, stables.count);
  }
  return most;
}

/** A pasture for some types adds its room, and what it has besides for the favoured type if that is one of them. */
function addForTypes(player: Player, pasture: Cells, types: number): void {
  const room = pastureCapacity(player, pasture);
  addMixed(shared, room, types, lowest(pasture));
  const favoured = favouredType(player);
  if (favoured === ANY_TYPE || ((types >> favoured) & 1) === 0) return;
  const more = pastureCapacity(player, pasture, favoured) - room;
  if (more > 0) addOne(shared, more, 1 << favoured, lowest(pasture));
}

/** Whether animals of different types may stand in one pasture. */
export function mixesAnimals({ played }: Player): boolean {
  return played.some((card) => cards[card].mixedPastures === true);
}

/** AG-V32: the rooms that arise when each type has at most one pasture, one for each choice of pastures. */
function roomsByType(look: RoomLook): (() => Room)[] {
  const player = look.state.players[look.seat];
  const areas = pastures(player.farm).slice();
  const inside = areas.reduce((all, area) => all | area, 0);
  const choices = choose(areas.length, ANIMALS.length, mixesAnimals(player)).flatMap((choice) =>
    favouredStables(look).map((stables) => [choice, stables] as const),
  );
  return choices.map(([choice, stables]) => () => {
    clear(shared);
    areas.forEach((area, i) => {
      const types = choice.reduce((mask, one, type) => (one === i ? mask | (1 << type) : mask), 0);
      if (types !== 0) addForTypes(player, area, types);
    });
    addSingles(player, inside, stables);
    addHolders(look);
    return shared;
  });
}

/** All ways to give each type a pasture of its own (`mixed`: or one that it shares), or none (-1). */
function choose(areas: number, types: number, mixed: boolean): number[][] {
  if (types === 0) return [[]];
  return choose(areas, types - 1, mixed).flatMap((rest) => {
    const all = Array.from({ length: areas }, (_, i) => i);
    const free = mixed ? all : all.filter((area) => !rest.includes(area));
    return [-1, ...free].map((area) => [...rest, area]);
  });
}
