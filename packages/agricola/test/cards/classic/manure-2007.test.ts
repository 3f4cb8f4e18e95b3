import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { minorPlayed } from './played';

test('I92 Manure: at the end of a round without harvest 1 grain or vegetable from each field', () => {
  const game = lastTurn({ edition: '2007', round: 2, revealed: 'fences sheep' })
    .inPlay(1, 'manure-2007')
    .lay(1, { fields: 'a1 a2 a3', grain: { a1: 2, a2: 1 }, vegetables: { a3: 2 } });
  game.play('1 clay-1');
  expect(game.changes('1 yes; reap a1 a2; yes; reap a3')).toEqual({
    round: [2, 3],
    '1 home': [0, 2],
    '2 home': [0, 2],
    '1 grain': [0, 2],
    '1 vegetable': [0, 1],
    '1 a1 grain': [2, 1],
    '1 a2 grain': [1, 0],
    '1 a3 vegetable': [2, 1],
  });
});

test('I92 Manure: not when a harvest follows', () => {
  const game = lastTurn({ edition: '2007', round: 4 })
    .inPlay(1, 'manure-2007')
    .lay(1, { fields: 'a1', grain: { a1: 3 } });
  game.play('1 clay-1');
  expect(game.asked()[0]).toMatchObject({ kind: 'feed' });
});

test.each([
  [{ sheep: 1, boar: 1 }, true],
  [{ sheep: 1 }, false],
])('I92 Manure: with %o it can be played: %s', (animals, can) => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'manure-2007 corn-sheaf-2007')
    .lay(1, { stables: 'a1' })
    .give(1, animals);
  if (can) expect(game.changes('1 start-minor; yes; play manure-2007')).toEqual(minorPlayed('manure-2007'));
  else expect(game.why('1 start-minor; yes; play manure-2007')).toMatchObject({ why: 'needs' });
});
