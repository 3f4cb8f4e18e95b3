import type { Seat } from '@furrow/kernel/seat';
import { A, ABOUT, B, FRAME, SEAT, type Stack } from '@furrow/kernel/stack';
import type { Effect } from '../effects/effect';
import type { Ruleset } from '../ruleset';
import { about, partIn } from './brought';
import { momentNumber } from './moments';

/**
 * The frame of a moment. Step: the seats that are done. Register a: which listeners of the present seat have acted, a bit
 * for each of their slots, card by card as they were played. Register b: whose doing it is, plus 1; 0 until it has begun.
 */

/** A register has 31 bits. */
const LAST_SLOT = 30;

/** Whose doing the moment of the top frame is. */
export function actorOf({ b }: Stack): number {
  return b - 1;
}

/** Whose doing the moment is that is going on; -1 if none is. One that waits below for its beginning is not going on. */
export function actingSeat({ program }: Ruleset, { frames }: Stack): number {
  for (let i = frames.length - FRAME; i >= 0; i -= FRAME)
    if (program.nodes[frames[i]].does === 'moment' && frames[i + B] > 0) return frames[i + B] - 1;
  return -1;
}

/** The moment of the top frame begins with the seat whose doing it is. */
export function begin(stack: Stack): void {
  if (stack.b === 0) stack.b = stack.seat + 1;
}

/** The next seat is asked. */
export function nextSeat(stack: Stack): void {
  stack.step++;
  stack.a = 0;
}

/** Whether the listener of a slot has acted. */
export function hasActed({ a }: Stack, slot: number): boolean {
  return ((a >> slot) & 1) === 1;
}

/** Notes that the listener of a slot acts. */
export function noteActed(stack: Stack, slot: number): void {
  if (slot > LAST_SLOT) throw new Error(`more than ${LAST_SLOT + 1} listeners of a seat wait for one moment`);
  stack.a |= 1 << slot;
}

/** Where the frame of a moment begins that gathers for a seat and has not begun; -1 if there is none. */
export function gathering({ frames }: Stack, node: number, seat: Seat): number {
  for (let i = frames.length - FRAME; i >= 0; i -= FRAME)
    if (frames[i] === node && frames[i + SEAT] === seat && frames[i + B] === 0) return i;
  return -1;
}

/** A card in play: whose it is, and where it lies among those in play. */
interface InPlay {
  readonly seat: Seat;
  readonly played: readonly number[];
  readonly index: number;
}

/** How many cards lay in front of the seat when its turn began; all that it has, if it is not its turn. */
export function cardsBeforeTurn({ moments }: Ruleset, { frames }: Stack, seat: Seat): number {
  const { id } = moments[momentNumber('turnEnds')];
  for (let i = 0; i < frames.length; i += FRAME)
    if (frames[i] === id && frames[i + SEAT] === seat) return partIn(frames[i + ABOUT], 'cardsBefore');
  return Infinity;
}

/** A card is about to leave the game: what frames of moments say of the cards after it moves down with them. */
export function closeGap(rules: Ruleset, { frames }: Stack, { seat, played, index }: InPlay): void {
  for (let i = 0; i < frames.length; i += FRAME) {
    const effect = rules.program.nodes[frames[i]].effect as Effect;
    if (effect.do !== 'moment' || frames[i + SEAT] !== seat) continue;
    const moment = momentNumber(effect.moment);
    let slot = 0;
    for (let k = 0; k < index; k++) slot += rules.cards[played[k]].slots[moment];
    frames[i + A] = withoutBits(frames[i + A], slot, rules.cards[played[index]].slots[moment]);
    const before = partIn(frames[i + ABOUT], 'cardsBefore');
    if (effect.moment === 'turnEnds' && before > index) frames[i + ABOUT] -= about('cardsBefore', 1);
  }
}

/** A mask without so many of its places: those above move down. */
export function withoutBits(mask: number, at: number, bits = 1): number {
  const below = (1 << at) - 1;
  return (mask & below) | ((mask >>> bits) & ~below);
}
