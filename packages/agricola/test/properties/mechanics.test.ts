import { agricola } from '@furrow/agricola/game';
import type { State } from '@furrow/agricola/state/state';
import { decode, encode } from '@furrow/kernel/codec';
import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import { hash, hashText } from '@furrow/kernel/hash';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { randomGame } from '@furrow/testkit/random-game';
import { randomRecord } from '@furrow/testkit/random-record';
import { expect, test } from 'vitest';
import { mustReplay, mustTakeBack } from './kept-whole';
import { randomVariant } from './random-variant';

const TIMEOUT = 120_000;
const SAMPLE = 8;

/** The game of a seed, with how its states are written. */
function gameOf(seed: number) {
  const setup = randomVariant(seed);
  const game = agricola.open(setup.options, setup.seats ?? 1);
  const hashOf = (state: State) => hashText(hash(game.schema, state));
  const write = (state: State) => JSON.stringify(encode(game.schema, state));
  return { setup, game, hashOf, write };
}

test(
  'every canonical answer is contained in its decision, and none of them is without an answer',
  () => {
    const found = failures(1001, howMany(60, 350), (seed) => {
      const asked = (_state: State, all: readonly Decision[]) => {
        for (const { kind, open, domain } of all) {
          const moves = domain.moves();
          must(open || moves.length > 0, () => `${kind} cannot be answered`);
          for (const move of moves) {
            const verdict = domain.contains(move);
            must(verdict.ok, () => `${kind} lists ${JSON.stringify(move)}: ${JSON.stringify(verdict)}`);
          }
        }
      };
      randomGame(agricola, gameOf(seed).setup, { asked });
    });
    expect(found).toEqual([]);
  },
  TIMEOUT,
);

test(
  'a position that is written and read again is the same',
  () => {
    const found = failures(2001, howMany(50, 300), (seed) => {
      const { setup, game, hashOf, write } = gameOf(seed);
      const asked = (state: State, _all: unknown, dice: Dice) => {
        if (dice.below(SAMPLE) > 0) return;
        const text = write(state);
        const again = decode(game.schema, JSON.parse(text));
        must(write(again) === text && hashOf(again) === hashOf(state), () => `${text} is read otherwise`);
      };
      randomGame(agricola, setup, { asked });
    });
    expect(found).toEqual([]);
  },
  TIMEOUT,
);

test(
  'a copy is equal, and what happens later never shows in it; the same seed gives the same game',
  () => {
    const found = failures(3001, howMany(40, 200), (seed) => {
      const { setup, game, hashOf } = gameOf(seed);
      const copies: { copy: State; text: string }[] = [];
      const asked = (state: State) => copies.push({ copy: game.rules.copy(state), text: hashOf(state) });
      const end = hashOf(randomGame(agricola, setup, { asked: (state) => void asked(state) }));
      copies.forEach(({ copy, text }, at) => {
        must(hashOf(copy) === text, () => `seed ${seed}: copy ${at} differs`);
      });
      must(hashOf(randomGame(agricola, setup, {})) === end, () => `seed ${seed} ends otherwise`);
    });
    expect(found).toEqual([]);
  },
  TIMEOUT,
);

test(
  'an answer taken back leaves everything as before; a record is written, read and written the same again',
  () => {
    const found = failures(4001, howMany(30, 150), (seed) => {
      const { setup, write } = gameOf(seed);
      const record = randomRecord(
        agricola,
        setup,
        () => undefined,
        (now, all, dice) => {
          if (dice.below(20) === 0) mustTakeBack(now, all, dice, write);
        },
      );
      mustReplay(record, seed, write);
    });
    expect(found).toEqual([]);
  },
  TIMEOUT,
);
