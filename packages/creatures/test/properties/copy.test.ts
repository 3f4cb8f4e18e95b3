import { creatures } from '@furrow/creatures/game';
import { rules } from '@furrow/creatures/rules';
import { stateSchema } from '@furrow/creatures/schema';
import type { State } from '@furrow/creatures/state';
import { hash, hashText } from '@furrow/kernel/hash';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { lively } from '@furrow/testkit/lively';
import { randomGame } from '@furrow/testkit/random-game';
import { randomBeginning, randomSetup } from '@furrow/testkit/random-setup';
import { expect, test } from 'vitest';

const GAMES = howMany(400, 2000);
const hashOf = (state: State): string => hashText(hash(stateSchema, state));

test('a copy is equal, and what happens to the state never shows in its earlier copies', () => {
  const found = failures(2001, GAMES, (seed) => {
    const setup = randomSetup(seed);
    const copies: { copy: State; text: string }[] = [];
    const keep = (state: State) => {
      const copy = rules.copy(state);
      copies.push({ copy, text: hashOf(state) });
    };
    randomGame(creatures, setup, { asked: keep, choose: lively }, randomBeginning(setup));
    copies.forEach(({ copy, text }, at) => {
      must(hashOf(copy) === text, () => `seed ${seed}: copy ${at} differs`);
    });
  });
  expect(found).toEqual([]);
}, 120_000);

test('what happens to a copy never shows in the state', () => {
  const found = failures(4001, GAMES / 10, (seed) => {
    const setup = randomSetup(seed);
    const start = randomBeginning(setup);
    const text = hashOf(start);
    for (const again of [seed, seed + 1]) {
      const end = randomGame(creatures, { ...setup, seed: again }, {}, rules.copy(start));
      must(hashOf(end) !== text, () => `seed ${seed}: nothing happened`);
    }
    must(hashOf(start) === text, () => `seed ${seed}: the state changed with its copy`);
  });
  expect(found).toEqual([]);
}, 120_000);
