import { creatures } from '@furrow/creatures/game';
import { stateSchema } from '@furrow/creatures/schema';
import { State } from '@furrow/creatures/state';
import type { Dice } from '@furrow/kernel/dice';
import { Stack } from '@furrow/kernel/stack';
import { SPECTATOR, view } from '@furrow/kernel/view';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { lively } from '@furrow/testkit/lively';
import { randomGame } from '@furrow/testkit/random-game';
import { randomBeginning, randomSetup } from '@furrow/testkit/random-setup';
import { expect, test } from 'vitest';

/** The data of a state as it is, with stacks as lists of numbers. */
function bare(_name: string, value: unknown): unknown {
  return value instanceof Stack ? value.frames : value;
}

/** A view without its mark. */
function unmarked(name: string, value: unknown): unknown {
  return name === 'viewed' ? undefined : value;
}

const GAMES = howMany(400, 2000);

test('R17 everything is open: both seats and a spectator see the whole state and nothing else', () => {
  let seen = 0;
  const found = failures(17_001, GAMES, (seed) => {
    const setup = randomSetup(seed);
    const check = (state: State, _all: unknown, dice: Dice) => {
      if (dice.below(80) > 0) return;
      const whole = sorted(JSON.stringify(state, bare));
      for (const viewer of [0, 1, SPECTATOR]) {
        const text = sorted(JSON.stringify(view(stateSchema, state, viewer), unmarked));
        must(text === whole, () => `${viewer} sees ${text} of ${whole}`);
        seen++;
      }
    };
    randomGame(creatures, setup, { asked: check, choose: lively }, randomBeginning(setup));
  });
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(2 * GAMES);
}, 120_000);

/** The fields of a class stand in the order of its constructor, those of a view in the order of the schema. */
function sorted(json: string): string {
  return JSON.stringify(JSON.parse(json), (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

test('a view of a state is not a state', () => {
  const state = creatures.open({ buildings: '4' }, 2).begin();
  expect(view(stateSchema, state, 0)).not.toBeInstanceOf(State);
  expect(view(stateSchema, state, 0)).toMatchObject({ viewed: true, round: 0 });
});
