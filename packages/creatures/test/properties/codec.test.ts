import { creatures } from '@furrow/creatures/game';
import { rules } from '@furrow/creatures/rules';
import type { State } from '@furrow/creatures/state';
import { decode, encode } from '@furrow/kernel/codec';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import { hash } from '@furrow/kernel/hash';
import { play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { lively } from '@furrow/testkit/lively';
import { randomGame } from '@furrow/testkit/random-game';
import { randomBeginning, randomSetup } from '@furrow/testkit/random-setup';
import { expect, test } from 'vitest';

const { schema } = creatures.open({}, 2);
const MOST_BYTES = 4096;
const SAMPLE = 12;
const GAMES = howMany(400, 2000);

const write = (state: State): string => JSON.stringify(encode(schema, state));
const read = (text: string): State => decode(schema, JSON.parse(text));

test('a position that is written and read again is the same, at most 4 KB long', () => {
  let longest = 0;
  const found = failures(5001, GAMES, (seed) => {
    const setup = randomSetup(seed);
    const check = (state: State, _all: unknown, dice: Dice) => {
      if (dice.below(SAMPLE) > 0) return;
      const text = write(state);
      const again = read(text);
      longest = Math.max(longest, text.length);
      must(write(again) === text, () => `${text} is read as ${write(again)}`);
      must(String(hash(schema, again)) === String(hash(schema, state)), () => `${text}: another hash`);
    };
    randomGame(creatures, setup, { asked: check, choose: lively }, randomBeginning(setup));
  });
  expect(found).toEqual([]);
  expect(longest).toBeLessThanOrEqual(MOST_BYTES);
}, 120_000);

test('a game that is saved and resumed at any decision, also in mid-effect, goes on as if it had not been', () => {
  const found = failures(7001, GAMES / 10, (seed) => {
    const setup = randomSetup(seed);
    const saved: string[] = [];
    const answers: { seat: Seat; move: Move }[] = [];
    const end = randomGame(
      creatures,
      setup,
      {
        asked: (state) => saved.push(write(state)),
        choose: lively,
        answered: (_state, { decision: { seat }, move }) => answers.push({ seat, move }),
      },
      randomBeginning(setup),
    );
    const at = seededDice(seed).below(saved.length);
    const resumed = read(saved[at]);
    for (const { seat, move } of answers.slice(at)) play(rules, resumed, seat, move);
    must(write(resumed) === write(end), () => `seed ${seed}: resumed at answer ${at} it ends otherwise`);
  });
  expect(found).toEqual([]);
}, 120_000);
