import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import { NOBODY } from '@furrow/kernel/seat';
import { orderedAnswer } from './orders/standing-orders';
import type { TableTransaction } from './table-transaction';

/** What decides chance: secrets, what is published of them, and what they answer. */
export interface Chance {
  newSeed(): string;
  commitmentOf(seed: string): Promise<string>;
  chanceMove(record: GameRecord<Position>, seed: string): Promise<Move>;
}

/** Does everything that follows by itself: chance, standing orders and the end of the game. */
export async function followThrough(transaction: TableTransaction, chance: Chance): Promise<void> {
  const { table } = transaction;
  while (table.goesOn) {
    const record = table.playing;
    if (isOver(record.state)) {
      transaction.end('played');
      notifyAll(transaction, 'over');
    } else if (record.decisions()[0].seat === NOBODY) {
      must(transaction.step(NOBODY, await chance.chanceMove(record, table.facts.seed)).ok);
    } else if (!followOrder(transaction)) return;
  }
}

/** Notifies everybody at the table. */
export function notifyAll(transaction: TableTransaction, what: 'begun' | 'over'): void {
  for (const seat of transaction.table.people()) transaction.notify(seat, what);
}

/** Lets the first standing order that has something to say answer; false if none has. */
function followOrder(transaction: TableTransaction): boolean {
  const { table } = transaction;
  for (const decision of table.playing.decisions()) {
    const { seat, open } = decision;
    if (open || table.pausedOrders.has(seat) || table.personOn(seat) === undefined) continue;
    const answer = orderedAnswer(transaction, decision);
    if (answer === undefined) continue;
    must(transaction.step(seat, answer.move).ok);
    table.orders[seat] = table.orders[seat].filter((order) => order !== answer.used);
    return true;
  }
  return false;
}

function must(ok: boolean): void {
  if (!ok) throw new Error('what follows by itself was refused');
}
