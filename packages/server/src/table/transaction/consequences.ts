import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import { NOBODY } from '@furrow/kernel/seat';
import { orderedAnswer } from './orders';
import type { TableTransaction } from './table-transaction';

/** What decides chance: secrets, what is published of them, and what they answer. */
export interface Chance {
  newSeed(): string;
  commitmentOf(seed: string): Promise<string>;
  chanceMove(record: GameRecord<Position>, seed: string): Promise<Move>;
}

/** Does everything that follows by itself: chance, standing orders and the end of the game. */
export async function followThrough(transaction: TableTransaction, chance: Chance): Promise<void> {
  const { now } = transaction;
  while (now.goesOn) {
    const record = now.playing;
    if (isOver(record.state)) {
      transaction.end('played');
      sendAll(transaction, 'over');
    } else if (record.decisions()[0].seat === NOBODY) {
      must(transaction.step(NOBODY, await chance.chanceMove(record, now.facts.seed)).ok);
    } else if (!followOrder(transaction)) return;
  }
}

/** Sends everybody at the table an errand. */
export function sendAll(transaction: TableTransaction, what: 'begun' | 'over'): void {
  for (const seat of transaction.now.people()) transaction.send(seat, what);
}

/** Lets the first standing order that has something to say answer; false if none has. */
function followOrder(transaction: TableTransaction): boolean {
  const { now } = transaction;
  for (const decision of now.playing.decisions()) {
    const { seat, open } = decision;
    if (open || now.pausedOrders.has(seat) || now.personOn(seat) === undefined) continue;
    const answer = orderedAnswer(transaction, decision);
    if (answer === undefined) continue;
    must(transaction.step(seat, answer.move).ok);
    now.orders[seat] = now.orders[seat].filter((order) => order !== answer.used);
    return true;
  }
  return false;
}

function must(ok: boolean): void {
  if (!ok) throw new Error('what follows by itself was refused');
}
