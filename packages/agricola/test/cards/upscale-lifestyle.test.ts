import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B001 Upscale Lifestyle: the clay comes first and pays for the renovation; the card travels on', () => {
  const game = new CardScenario().hold(1, 'upscale-lifestyle').give(1, { wood: 3, reed: 1 });
  expect(game.changes('1 meeting-place; yes; play upscale-lifestyle; yes')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [3, 0],
    '1 reed': [1, 0],
    '1 clay': [0, 3],
    '1 house': ['wood', 'clay'],
    '1 hand upscale-lifestyle': [1, 0],
    '2 hand upscale-lifestyle': [0, 1],
  });
});

test('B001 Upscale Lifestyle: the renovation may be declined, and without reed it is not offered', () => {
  const game = new CardScenario().hold(1, 'upscale-lifestyle').give(1, { wood: 3, reed: 1 });
  game.play('1 meeting-place; yes; play upscale-lifestyle');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('no')).toEqual({ '2 hand upscale-lifestyle': [0, 1] });
  const poor = new CardScenario().hold(1, 'upscale-lifestyle').give(1, { wood: 3 });
  expect(poor.changes('1 meeting-place; yes; play upscale-lifestyle')).toMatchObject({ '1 clay': [0, 5] });
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
