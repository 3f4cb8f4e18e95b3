import type { Seat } from '@furrow/kernel/seat';
import { type Chance, sendAll } from './consequences';
import type { TableTransaction } from './table-transaction';

/** Whether a table starts by itself: several people sit there, no seat is free, and nobody is waited for. */
export function startsByItself(transaction: TableTransaction): boolean {
  return isFull(transaction) && awaited(transaction).length === 0;
}

/** The seats of the people for whom the start waits: where a live clock runs, everybody must be there. */
export function awaited({ now, around }: TableTransaction): Seat[] {
  if (now.facts.wish.pace.pace !== 'live') return [];
  return now.people().filter((seat) => !around.isHere(now.personOn(seat) ?? ''));
}

/** Begins the game. */
export async function begin(transaction: TableTransaction, chance: Chance): Promise<void> {
  const { facts, sitters } = transaction.now;
  const commitment = await chance.commitmentOf(facts.seed);
  transaction.write({ kind: 'begin', commitment, sitters: sitters.slice() });
  sendAll(transaction, 'begun');
}

/** Sends for those who keep a full table waiting. */
export function sendForAwaited(transaction: TableTransaction): void {
  if (isFull(transaction)) for (const seat of awaited(transaction)) transaction.send(seat, 'awaited');
}

function isFull({ now }: TableTransaction): boolean {
  return now.phase === 'open' && now.sitters.every((sitter) => sitter !== null) && now.people().length > 1;
}
