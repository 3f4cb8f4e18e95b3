import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const ready = () =>
  new CardScenario()
    .hold(1, 'stretchable-sheep')
    .give(1, { food: 2, wood: 2, grain: 2, stone: 1 })
    .lay(1, { fields: 'a2' });

const PLAY = '1 meeting-place; yes; play stretchable-sheep';

test('L066 Stretchable Sheep: 2 food, and nothing else if its owner wants nothing', () => {
  const game = ready();
  expect(game.changes(`${PLAY}; no`)).toEqual({ ...minorPlayed('stretchable-sheep'), '1 food': [2, 0] });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('L066 Stretchable Sheep: a fenced space for 2 wood, a Sow action for 1 grain, 1 cattle for 1 stone', () => {
  const game = ready();
  expect(game.changes(`${PLAY}; yes; fence; pasture a5; sow; sow grain a2; cattle`)).toEqual({
    ...minorPlayed('stretchable-sheep'),
    '1 food': [2, 0],
    '1 wood': [2, 0],
    '1 grain': [2, 0],
    '1 stone': [1, 0],
    '1 cattle': [0, 1],
    '1 a2 grain': [0, 3],
    '1 fence a5n': [0, 1],
    '1 fence a5w': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
  });
});

test('L066 Stretchable Sheep: the grain that is paid cannot be sown', () => {
  const game = ready().give(1, { grain: 1, wood: 0, stone: 0 });
  expect(game.play(PLAY).asked()[0]).toMatchObject({ kind: 'work', seat: 2 });
});
