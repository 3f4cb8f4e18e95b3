import type { Seat } from '@furrow/kernel/seat';
import { type Chance, notifyAll } from './consequences';
import type { TableTransaction } from './table-transaction';

/** Whether a table starts by itself: several people sit there, no seat is free, and nobody is waited for. */
export function startsByItself(transaction: TableTransaction): boolean {
  return isFull(transaction) && awaited(transaction).length === 0;
}

/** The seats of the people for whom the start waits: where a live clock runs, everybody must be there. */
export function awaited({ table, context }: TableTransaction): Seat[] {
  if (table.facts.wish.pace.pace !== 'live') return [];
  return table.people().filter((seat) => !context.isHere(table.personOn(seat) ?? ''));
}

/** Begins the game. */
export async function begin(transaction: TableTransaction, chance: Chance): Promise<void> {
  const { facts, sitters } = transaction.table;
  const commitment = await chance.commitmentOf(facts.seed);
  transaction.write({ kind: 'begin', commitment, sitters: sitters.slice() });
  notifyAll(transaction, 'begun');
}

/** Sends for those who keep a full table waiting. */
export function notifyAwaited(transaction: TableTransaction): void {
  if (isFull(transaction)) for (const seat of awaited(transaction)) transaction.notify(seat, 'awaited');
}

function isFull({ table }: TableTransaction): boolean {
  return (
    table.phase === 'open' && table.sitters.every((sitter) => sitter !== null) && table.people().length > 1
  );
}
