// What a record must keep whole, whatever cards are in the game.
import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state/state';
import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { GameRecord } from '@furrow/kernel/record';
import { readRecord, writeRecord } from '@furrow/kernel/record-text';
import { must } from '@furrow/testkit/failures';
import { pick } from '@furrow/testkit/random-game';

/** How a state is written. */
type Write = (state: State) => string;

/** An answer is given and taken back, which leaves everything as before. */
export function mustTakeBack(
  now: GameRecord<State>,
  all: readonly Decision[],
  dice: Dice,
  write: Write,
): void {
  const [text, moves] = [write(now.state), now.length];
  const { seat, domain } = pick(all, dice);
  const everybody = now.seats.map((_, one) => one);
  must(now.play(seat, domain.sample(dice)).ok, () => 'a canonical answer is refused');
  must(now.undo(moves, everybody).ok, () => 'the answer cannot be undone');
  must(write(now.state) === text && now.length === moves, () => `${text} is otherwise after undo`);
}

/** A record is written, read and written the same again. */
export function mustReplay(record: GameRecord<State>, seed: number, write: Write): void {
  const text = writeRecord(record);
  const again = readRecord(agricola, text);
  must(write(again.state) === write(record.state), () => `seed ${seed} is replayed otherwise:\n${text}`);
  must(writeRecord(again) === text, () => `seed ${seed} is written otherwise:\n${text}`);
}
