import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const trimmer = () => new CardScenario({ revealed: 'fencing' }).inPlay(1, 'trimmer');

test('B124 Trimmer: 2 stone when spaces are enclosed', () => {
  const game = trimmer().give(1, { wood: 4 });
  expect(game.changes('1 fencing; pasture a5')).toEqual({
    'person fencing': [0, 1],
    '1 home': [2, 1],
    '1 wood': [4, 0],
    '1 stone': [0, 2],
    '1 fence a5n': [0, 1],
    '1 fence a5w': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
  });
});

test('B124 Trimmer: nothing for dividing a pasture', () => {
  const game = trimmer().lay(1, { fences: 'a4n a5n a4w a5e b4n b5n' }).give(1, { wood: 1 });
  expect(game.changes('1 fencing; pasture a5')).not.toHaveProperty('1 stone');
});

test('B124 Trimmer: once in a work phase, also for a pasture that a card gives', () => {
  const game = trimmer().hold(1, 'mini-pasture').give(1, { wood: 4, food: 2 });
  game.play('1 fencing; pasture a5\n2 forest');
  expect(game.changes('1 meeting-place; yes; play mini-pasture; pasture a4')).not.toHaveProperty('1 stone');
  const other = trimmer().hold(1, 'mini-pasture');
  expect(other.changes('1 meeting-place; yes; play mini-pasture; pasture a4')).toMatchObject({
    '1 stone': [0, 2],
  });
});
