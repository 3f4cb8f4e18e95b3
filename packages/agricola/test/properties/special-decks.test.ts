import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state/state';
import { decode, encode } from '@furrow/kernel/codec';
import { hash, hashText } from '@furrow/kernel/hash';
import { failures, must } from '@furrow/testkit/failures';
import { randomRecord } from '@furrow/testkit/random-record';
import { expect, test } from 'vitest';
import { mustReplay, mustTakeBack } from './kept-whole';

const OPTIONS = { mode: 'base', decks: 'L', 'x-deck': 'on', 'forest-deck': 'on' };
const GAMES = 16;
/** One decision in so many is looked at. */
const SAMPLE = 10;

test('AG-V07 AG-V52 AG-V53 with L, X and Forest cards positions are read as they were written, answers are taken back whole, and records are replayed', () => {
  const found = failures(1, GAMES, (seed) => {
    const seats = 1 + (seed % 4);
    const { schema } = agricola.open(OPTIONS, seats);
    const write = (state: State) => JSON.stringify(encode(schema, state));
    const record = randomRecord(
      agricola,
      { seed, seats, options: OPTIONS },
      () => undefined,
      (now, all, dice) => {
        if (dice.below(SAMPLE) > 0) return;
        const text = write(now.state);
        const again = decode(schema, JSON.parse(text));
        const hashed = [again, now.state].map((state) => hashText(hash(schema, state)));
        must(write(again) === text && hashed[0] === hashed[1], () => `${text} is read otherwise`);
        mustTakeBack(now, all, dice, write);
      },
    );
    mustReplay(record, seed, write);
  });
  expect(found).toEqual([]);
}, 120_000);
