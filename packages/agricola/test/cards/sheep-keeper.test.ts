import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Fences around four spaces: room for eight animals, and one more in the house. */
const PASTURE = 'a2n a3n a4n a5n a5e a2s a3s a4s a5s a2w';
const keeper = () => new CardScenario({ seats: 4 }).lay(1, { fences: PASTURE });

test('B154 Sheep Keeper: 3 bonus points and 2 food as soon as there are 7 sheep', () => {
  const game = keeper().inPlay(1, 'sheep-keeper').give(1, { sheep: 5, food: 0 }).pile('sheep-market', 2);
  expect(game.changes('1 sheep-market')).toEqual({
    'person sheep-market': [0, 1],
    'on sheep-market': [2, 0],
    '1 home': [2, 1],
    '1 sheep': [5, 7],
    '1 food': [0, 2],
    '1 bonus': [0, 3],
  });
});

test('B154 Sheep Keeper: 6 are too few; sheep without room do not count', () => {
  const six = keeper().inPlay(1, 'sheep-keeper').give(1, { sheep: 5 }).pile('sheep-market', 1);
  six.play('1 sheep-market');
  expect(six.board()).not.toHaveProperty('1 bonus');
  const full = new CardScenario({ seats: 4 }).inPlay(1, 'sheep-keeper').pile('sheep-market', 7);
  full.play('1 sheep-market; keep 1 sheep');
  expect(full.board()).not.toHaveProperty('1 bonus');
});

test('B154 Sheep Keeper: only once in the game', () => {
  const game = keeper().inPlay(1, 'sheep-keeper').give(1, { sheep: 6, food: 0 });
  game.play('1 sheep-market\n2 forest\n3 clay-pit\n4 reed-bank');
  game.play('1 give-back; discard 1 sheep');
  game.state.placed.fill(0);
  expect(game.pile('sheep-market', 1).changes('1 sheep-market')).toEqual({
    'person sheep-market': [0, 1],
    'on sheep-market': [1, 0],
    '1 home': [1, 0],
    '1 sheep': [6, 7],
  });
});

test('B154 Sheep Keeper: cannot be played with 7 sheep', () => {
  const held = keeper().hold(1, 'sheep-keeper wood-cutter').give(1, { sheep: 7 });
  expect(held.why('1 lessons; play sheep-keeper')).toMatchObject({ why: 'needs' });
  held.give(1, { sheep: 6 });
  expect(held.changes('play sheep-keeper')).toEqual({
    '1 hand sheep-keeper': [1, 0],
    '1 card sheep-keeper': [0, 1],
  });
});
