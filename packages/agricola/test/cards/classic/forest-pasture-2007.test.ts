import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K145 Forest Pasture: any number of wild boar, and nothing else', () => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'boar' })
    .inPlay(1, 'forest-pasture-2007')
    .give(1, { sheep: 1 })
    .pile('boar', 9);
  expect(game.changes('1 boar')).toEqual({
    'person boar': [0, 1],
    '1 home': [2, 1],
    'on boar': [9, 0],
    '1 boar': [0, 9],
  });
});

test('K145 Forest Pasture: it needs 3 occupations and is worth 1 point', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'forest-pasture-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007');
  expect(game.changes('1 start-minor; yes; play forest-pasture-2007')).toEqual(
    minorPlayed('forest-pasture-2007'),
  );
  expect(game.points(1, 'improvements')).toBe(1);
});
