import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state';
import { decode, encode } from '@furrow/kernel/codec';
import { hash, hashText } from '@furrow/kernel/hash';
import { readRecord, writeRecord } from '@furrow/kernel/record-text';
import { failures, must } from '@furrow/testkit/failures';
import { pick } from '@furrow/testkit/random-game';
import { randomRecord } from '@furrow/testkit/random-record';
import { expect, test } from 'vitest';

const OPTIONS = { mode: 'base', decks: 'L', 'x-deck': 'on', 'forest-deck': 'on' };
const GAMES = 16;
/** One decision in so many is looked at. */
const SAMPLE = 10;

test('AG-V07 AG-V52 AG-V53 with L, X and Forest cards positions are read as they were written, answers are taken back whole, and records are replayed', () => {
  const found = failures(1, GAMES, (seed) => {
    const seats = 1 + (seed % 4);
    const { schema } = agricola.open(OPTIONS, seats);
    const write = (state: State) => JSON.stringify(encode(schema, state));
    const everybody = Array.from({ length: seats }, (_, seat) => seat);
    const record = randomRecord(
      agricola,
      { seed, seats, options: OPTIONS },
      () => undefined,
      (now, all, dice) => {
        if (dice.below(SAMPLE) > 0) return;
        const [text, moves] = [write(now.state), now.length];
        const again = decode(schema, JSON.parse(text));
        const hashed = [again, now.state].map((state) => hashText(hash(schema, state)));
        must(write(again) === text && hashed[0] === hashed[1], () => `${text} is read otherwise`);
        const { seat, domain } = pick(all, dice);
        must(now.play(seat, domain.sample(dice)).ok, () => 'a canonical answer is refused');
        must(now.undo(moves, everybody).ok, () => 'the answer cannot be undone');
        must(write(now.state) === text && now.length === moves, () => `${text} is otherwise after undo`);
      },
    );
    const text = writeRecord(record);
    const again = readRecord(agricola, text);
    must(write(again.state) === write(record.state), () => `seed ${seed} is replayed otherwise:\n${text}`);
    must(writeRecord(again) === text, () => `seed ${seed} is written otherwise:\n${text}`);
  });
  expect(found).toEqual([]);
}, 120_000);
