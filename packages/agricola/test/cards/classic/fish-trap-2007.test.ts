import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I95 Fish Trap: 1 more food for fishing', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'fish-trap-2007');
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 4],
  });
});

test.each([
  [2, 'reed-1', { 'on reed-1': [1, 0] }, 3],
  [4, '4-reed-stone-food', { '1 stone': [0, 1] }, 4],
])('I95 Fish Trap: with %i players 1 food for reed at %s', (seats, space, change, food) => {
  const game = new CardScenario({ edition: '2007', seats }).inPlay(1, 'fish-trap-2007');
  expect(game.changes(`1 ${space}`)).toEqual({
    [`person ${space}`]: [0, 1],
    '1 home': [2, 1],
    '1 reed': [0, 1],
    '1 food': [2, food],
    ...change,
  });
});

test('I95 Fish Trap: where a resource is chosen, for reed only', () => {
  const choosing = (good: string) =>
    new CardScenario({ edition: '2007', seats: 3 })
      .inPlay(1, 'fish-trap-2007')
      .changes(`1 3-resource; ${good}`);
  expect(choosing('reed')).toMatchObject({ '1 reed': [0, 1], '1 food': [2, 3] });
  expect(choosing('clay')).not.toHaveProperty('1 food');
});

test('I95 Fish Trap: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'fish-trap-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play fish-trap-2007')).toEqual({
    ...minorPlayed('fish-trap-2007'),
    '1 wood': [1, 0],
  });
});
