import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K124 Yoke: a field for each plow in play, whoever has it', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'yoke-2007')
    .inPlay(1, 'crooked-plow-2007')
    .inPlay(2, 'swing-plow-2007')
    .give(1, { wood: 1, cattle: 1 });
  expect(game.changes('1 start-minor; yes; play yoke-2007; yes; field a1; yes; field a2')).toEqual({
    ...minorPlayed('yoke-2007'),
    '1 wood': [1, 0],
    '1 a1': [0, 'field'],
    '1 a2': [0, 'field'],
  });
});

test('K124 Yoke: without plows it only lies there', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'yoke-2007').give(1, { wood: 1, cattle: 1 });
  expect(game.changes('1 start-minor; yes; play yoke-2007')).toEqual({
    ...minorPlayed('yoke-2007'),
    '1 wood': [1, 0],
  });
});
