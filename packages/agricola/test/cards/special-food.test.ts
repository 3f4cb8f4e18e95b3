import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const food = () =>
  new CardScenario({ round: 3 })
    .inPlay(1, 'special-food')
    .lay(1, { fences: 'a5n a5w a5e b5n' })
    .pile('sheep-market', 2);

test('B34 Special Food: 1 bonus point for each animal that was taken, if all find room', () => {
  expect(food().changes('1 sheep-market')).toEqual({
    'person sheep-market': [0, 1],
    '1 home': [2, 1],
    'on sheep-market': [2, 0],
    '1 sheep': [0, 2],
    '1 bonus': [0, 2],
  });
});

test('B34 Special Food: only the next time', () => {
  const game = food().play('1 sheep-market');
  game.state.placed.fill(0);
  game.pile('sheep-market', 1).play('2 forest');
  expect(game.changes('1 sheep-market')).toMatchObject({ '1 sheep': [2, 3] });
  expect(game.player(1).bonus).toBe(2);
});

test('B34 Special Food: nothing and nothing used up if not all find room', () => {
  const game = food().pile('sheep-market', 4);
  expect(game.changes('1 sheep-market; keep 3 sheep')).toEqual({
    'person sheep-market': [0, 1],
    '1 home': [2, 1],
    'on sheep-market': [4, 0],
    '1 sheep': [0, 3],
  });
});

test('B34 Special Food: who cooks one of them keeps the card for later', () => {
  const game = food().own(1, 'fireplace-2').give(1, { sheep: 0 }).pile('sheep-market', 4);
  game.play('1 sheep-market; exchange; convert 2 sheep');
  expect(game.player(1).bonus).toBe(0);
});

test('B34 Special Food: who lets older animals of the type go says whether that counts', () => {
  const game = food().give(1, { sheep: 3 }).play('1 sheep-market; keep 3 sheep');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('yes')).toEqual({ '1 bonus': [0, 2] });
});

test('B34 Special Food: is free, but only without animals', () => {
  const game = new CardScenario().hold(1, 'special-food clearing-spade').give(1, { sheep: 1, wood: 1 });
  game.play('1 meeting-place; yes');
  expect(game.why('play special-food')).toMatchObject({ why: 'needs' });
});
