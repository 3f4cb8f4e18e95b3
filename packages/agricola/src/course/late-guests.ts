import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { FRAME, STEP, type Stack } from '@furrow/kernel/stack';
import type { State } from '../state/state';

/**
 * Guests who wait until all people have been placed stand in the step of the work phase: the lowest bit is that of the
 * market, above it there are so many bits for each seat.
 */
const BITS = 3;
const MOST = (1 << BITS) - 1;

/** What one guest of a seat adds to the step. */
function oneOf(seat: Seat): number {
  return 2 << (BITS * seat);
}

function waiting(step: number, seat: Seat): number {
  return (step >> (BITS * seat + 1)) & MOST;
}

/** A guest of a seat waits until all people have been placed; after the work phase it is too late. */
export function awaitLast({ rules, state }: Run<State>, seat: Seat): void {
  const { frames } = state.main;
  for (let i = 0; i < frames.length; i += FRAME)
    if (rules.program.nodes[frames[i]].does === 'work' && waiting(frames[i + STEP], seat) < MOST)
      frames[i + STEP] += oneOf(seat);
}

/** All people have been placed: the guests who have waited come, and whether there are any. */
export function comeLast({ players }: State, stack: Stack): boolean {
  let come = false;
  players.forEach((player, seat) => {
    const n = waiting(stack.step, seat);
    if (n === 0) return;
    player.home += n;
    stack.step -= n * oneOf(seat);
    come = true;
  });
  return come;
}
