import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('E55 Stone House Extension: a room of stone for 3 stone and 1 reed; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'stone-house-extension-2007')
    .lay(1, { house: 'stone' })
    .give(1, { stone: 3, reed: 1 });
  expect(game.changes('1 start-minor; yes; play stone-house-extension-2007; room a1')).toEqual({
    ...minorPassedOn('stone-house-extension-2007'),
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 a1': [0, 'room'],
  });
});

test('E55 Stone House Extension RU-206: only with a stone house', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'stone-house-extension-2007 corn-sheaf-2007')
    .lay(1, { house: 'clay' })
    .give(1, { stone: 3, reed: 1 });
  expect(game.why('1 start-minor; yes; play stone-house-extension-2007')).toMatchObject({ why: 'needs' });
});
