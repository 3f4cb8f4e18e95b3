import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import { NOBODY } from '@furrow/kernel/seat';
import type { Doing } from './doing';
import { orderedAnswer } from './orders';

/** What decides chance: secrets, what is published of them, and what they answer. */
export interface Chance {
  newSeed(): string;
  commitmentOf(seed: string): Promise<string>;
  chanceMove(record: GameRecord<Position>, seed: string): Promise<Move>;
}

/** Does everything that follows by itself: chance, standing orders and the end of the game. */
export async function followThrough(doing: Doing, chance: Chance): Promise<void> {
  const { now } = doing;
  while (now.goesOn) {
    const record = now.playing;
    if (isOver(record.state)) {
      doing.end('played');
      sendAll(doing, 'over');
    } else if (record.decisions()[0].seat === NOBODY) {
      must(doing.step(NOBODY, await chance.chanceMove(record, now.facts.seed)).ok);
    } else if (!followOrder(doing)) return;
  }
}

/** Sends everybody at the table an errand. */
export function sendAll(doing: Doing, what: 'begun' | 'over'): void {
  for (const seat of doing.now.people()) doing.send(seat, what);
}

/** Lets the first standing order that has something to say answer; false if none has. */
function followOrder(doing: Doing): boolean {
  const { now } = doing;
  for (const decision of now.playing.decisions()) {
    const { seat, open } = decision;
    if (open || now.resting.has(seat) || now.personOn(seat) === undefined) continue;
    const answer = orderedAnswer(doing, decision);
    if (answer === undefined) continue;
    must(doing.step(seat, answer.move).ok);
    now.orders[seat] = now.orders[seat].filter((order) => order !== answer.used);
    return true;
  }
  return false;
}

function must(ok: boolean): void {
  if (!ok) throw new Error('what follows by itself was refused');
}
