import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E178 Hut Builder: marks round 11 when it is played', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 4 }).hold(1, 'hut-builder-2007');
  expect(game.changes('1 occupation; play hut-builder-2007')).toEqual({
    ...occupationPlayed('hut-builder-2007'),
    '1 round 11 hut-builder-2007': [0, 1],
  });
});

test('E178 Hut Builder: not after round 4', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 5, revealed: 'stone-2' }).hold(
    1,
    'hut-builder-2007',
  );
  expect(game.offered()).not.toContain('occupation');
});
