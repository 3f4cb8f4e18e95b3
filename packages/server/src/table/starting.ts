import type { Seat } from '@furrow/kernel/seat';
import { type Chance, sendAll } from './aftermath';
import type { Doing } from './doing';

/** Whether a table starts by itself: several people sit there, no seat is free, and nobody is waited for. */
export function startsByItself(doing: Doing): boolean {
  return isFull(doing) && awaited(doing).length === 0;
}

/** The seats of the people for whom the start waits: where a live clock runs, everybody must be there. */
export function awaited({ now, isHere }: Doing): Seat[] {
  if (now.facts.wish.pace.pace !== 'live') return [];
  return now.people().filter((seat) => !isHere(now.personOn(seat) ?? ''));
}

/** Begins the game. */
export async function begin(doing: Doing, chance: Chance): Promise<void> {
  const { facts, sitters } = doing.now;
  const commitment = await chance.commitmentOf(facts.seed);
  doing.write({ kind: 'begin', commitment, sitters: sitters.slice() });
  sendAll(doing, 'begun');
}

/** Sends for those who keep a full table waiting. */
export function sendForAwaited(doing: Doing): void {
  if (isFull(doing)) for (const seat of awaited(doing)) doing.send(seat, 'awaited');
}

function isFull({ now }: Doing): boolean {
  return now.phase === 'open' && now.sitters.every((sitter) => sitter !== null) && now.people().length > 1;
}
