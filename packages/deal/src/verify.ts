import type { Position } from '@furrow/kernel/kind';
import { type Deal, type Entry, GameRecord } from '@furrow/kernel/record';
import { NOBODY } from '@furrow/kernel/seat';
import { chanceMove } from './chance';
import { commitmentOf } from './seed';

/** A move of chance beside the one that the seed gives at its place. */
export interface Dealt {
  /** Where it stands in the log, counted from 0. */
  readonly entry: number;
  readonly text: string;
  readonly right: string;
}

/** What came of checking a deal: whether the seed is the promised one, and every move of chance in the log, undone or not. */
export interface Verified {
  readonly seedFits: boolean;
  readonly dealt: readonly Dealt[];
  /** Those that the seed does not give. */
  readonly wrong: readonly Dealt[];
}

/** A deal whose secret is told. */
export type OpenDeal = Required<Deal>;

/** Plays the log of a record again and checks all that chance did in it against the seed. */
export async function verifyDeal<S extends Position>(
  { game, seats, log, begunWith, generation }: GameRecord<S>,
  { commitment, seed }: OpenDeal,
): Promise<Verified> {
  const again = new GameRecord(game, seats, begunWith, generation);
  const dealt: Dealt[] = [];
  for (const [entry, one] of log.entries()) {
    if ('move' in one && one.seat === NOBODY) {
      const right = again.words(NOBODY, await chanceMove(again, seed));
      dealt.push({ entry, text: one.text, right });
    }
    repeat(again, one);
  }
  const wrong = dealt.filter(({ text, right }) => text !== right);
  return { seedFits: (await commitmentOf(seed)) === commitment, dealt, wrong };
}

function repeat<S extends Position>(record: GameRecord<S>, entry: Entry): void {
  const verdict = 'undo' in entry ? record.undo(entry.undo, entry.by) : record.play(entry.seat, entry.move);
  if (!verdict.ok) throw new Error(`an entry of a record is refused: ${verdict.reason.why}`);
}
