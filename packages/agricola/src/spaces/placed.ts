import type { Seat } from '@furrow/kernel/seat';
import type { Words } from '@furrow/kernel/words';
import type { SpaceNumber } from '../state/numbers';
import type { State } from '../state/state';

/** One digit for each person on a space says whose it is: seat + 1. */
const DIGIT = 8;

/** Whether anybody stands on a space. */
export function isOn(state: State, space: SpaceNumber): boolean {
  return space >= 0 && state.placed[space] !== 0;
}

/** The round space that a space lies on; 0 if it is no card that was revealed. */
export function roundOf({ revealed }: State, space: SpaceNumber): number {
  return revealed.indexOf(space) + 1;
}

/** Whether the seat has a person on a space. */
export function personOn(state: State, space: SpaceNumber, seat: Seat): boolean {
  return space >= 0 && seatsOn(state, space).includes(seat);
}

/** How many people stand on a space, newborns included. */
export function peopleOn(state: State, space: SpaceNumber): number {
  return seatsOn(state, space).length;
}

/** The seat of the person who came first to a space; -1 if nobody did. */
export function firstOn(state: State, space: SpaceNumber): number {
  return (state.placed[space] % DIGIT) - 1;
}

/** The seats that have people on a space, in the order in which they came. */
export function seatsOn(state: State, space: SpaceNumber): number[] {
  const seats: number[] = [];
  for (let rest = state.placed[space]; rest !== 0; rest = Math.floor(rest / DIGIT))
    seats.push((rest % DIGIT) - 1);
  return seats;
}

/** How many people of a seat are at home: those still to be placed, or all of them once everybody has gone home. */
export function peopleAtHome(state: State, seat: Seat): number {
  const { home, people } = state.players[seat];
  return home === 0 && state.placed.every((on) => on === 0) ? people : home;
}

/** A person of the seat comes to a space. */
export function putOn(state: State, space: SpaceNumber, seat: Seat): void {
  let digit = 1;
  while (digit <= state.placed[space]) digit *= DIGIT;
  state.placed[space] += (seat + 1) * digit;
}

/** The last person of the seat on a space leaves it. */
export function takeFrom(state: State, space: SpaceNumber, seat: Seat): void {
  const seats = seatsOn(state, space);
  const at = seats.lastIndexOf(seat);
  if (at < 0) return;
  seats.splice(at, 1);
  state.placed[space] = seats.reduceRight((rest, one) => rest * DIGIT + one + 1, 0);
}

/**
 * One entry of `state.turns`: a person is placed on a space, or goes on to it from another one. Space times 8 plus seat;
 * for a person who goes on, the entry of its placement (counted from 1) times `WHO` is added.
 */
const [SPACE, WHO] = [8, 1024];

/** Entries as seat and space, and for a person who goes on, by which entry it is known: `0 forest`, `0 grove 1`. */
export function turnWords(spaces: Words): Words {
  return {
    print: (turn) => {
      const known = Math.floor(turn / WHO);
      return `${seatIn(turn)} ${spaces.print(spaceIn(turn))}${known === 0 ? '' : ` ${known}`}`;
    },
    parse: (word) => {
      const parts = /^([0-7]) (\S+)(?: (\d{1,4}))?$/.exec(word);
      const space = parts === null ? undefined : spaces.parse(parts[2]);
      if (parts === null || space === undefined) return undefined;
      return Number(parts[3] ?? 0) * WHO + space * SPACE + Number(parts[1]);
    },
  };
}

/** The space that an entry leads to. */
export function spaceIn(turn: number): number {
  return Math.floor((turn % WHO) / SPACE);
}

/** The seat whose person an entry is about. */
function seatIn(turn: number): number {
  return turn % SPACE;
}

/** A person of the seat is placed on a space; says by which entry it is known. */
export function place(state: State, space: SpaceNumber, seat: Seat): number {
  putOn(state, space, seat);
  return state.turns.push(space * SPACE + seat);
}

/** The person known by an entry goes on to another space. */
export function goOn(state: State, entry: number, space: SpaceNumber): void {
  const seat = seatIn(state.turns[entry - 1]);
  takeFrom(state, whereIs(state, entry), seat);
  putOn(state, space, seat);
  state.turns.push(entry * WHO + space * SPACE + seat);
}

/** Where the person known by an entry stands. */
export function whereIs({ turns }: State, entry: number): number {
  const last = turns.findLast((turn) => Math.floor(turn / WHO) === entry);
  return spaceIn(last ?? turns[entry - 1]);
}

/** By which entries the people of the seat that were placed in this round are known. */
export function entriesOf({ turns }: State, seat: Seat): number[] {
  return turns.flatMap((turn, i) => (turn < WHO && seatIn(turn) === seat ? [i + 1] : []));
}

/** Where each person of the seat that was placed in this round stands, in the order in which they were placed. */
export function standing(state: State, seat: Seat): number[] {
  const at: number[] = [];
  state.turns.forEach((turn, i) => {
    if (turn < WHO && seatIn(turn) === seat) at.push(whereIs(state, i + 1));
  });
  return at;
}

/** The spaces that people of the seat have come to in this round, in that order. */
export function usedBy({ turns }: State, seat: Seat): number[] {
  return turns.filter((turn) => seatIn(turn) === seat).map(spaceIn);
}

/** The space that the person of the seat who acted last came to; -1 if nobody has acted. */
export function lastSpace({ turns }: State, seat: Seat): number {
  const last = turns.findLast((turn) => seatIn(turn) === seat);
  return last === undefined ? -1 : spaceIn(last);
}

/** A space where a newborn of the seat stands beside others; -1 if there is none. */
export function newbornOn(state: State, seat: Seat): number {
  const placed = standing(state, seat);
  return state.placed.findLastIndex((_, space) => {
    const own = seatsOn(state, space).filter((one) => one === seat).length;
    return own > placed.filter((one) => one === space).length;
  });
}
