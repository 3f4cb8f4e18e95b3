import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E58 Animal Yard: it holds two animals, of different types if need be', () => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'boar' })
    .inPlay(1, 'animal-yard-2007')
    .give(1, { sheep: 1 })
    .pile('boar', 2);
  expect(game.changes('1 boar')).toEqual({
    'person boar': [0, 1],
    '1 home': [2, 1],
    'on boar': [2, 0],
    '1 boar': [0, 2],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('E58 Animal Yard: a fourth animal finds no room', () => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'boar' })
    .inPlay(1, 'animal-yard-2007')
    .give(1, { sheep: 2 })
    .pile('boar', 2);
  game.play('1 boar');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
});

test('E58 Animal Yard: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'animal-yard-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play animal-yard-2007')).toEqual({
    ...minorPlayed('animal-yard-2007'),
    '1 wood': [2, 0],
  });
});

test('E58 Animal Yard: it needs 1 occupation', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'animal-yard-2007 corn-sheaf-2007')
    .give(1, { wood: 2 });
  expect(game.why('1 start-minor; yes; play animal-yard-2007')).toMatchObject({ why: 'needs' });
});
