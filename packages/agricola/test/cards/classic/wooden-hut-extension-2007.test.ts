import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('I81 Wooden Hut Extension: a room of wood for 5 wood and 1 reed; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'wooden-hut-extension-2007')
    .give(1, { wood: 5, reed: 1 });
  expect(game.changes('1 start-minor; yes; play wooden-hut-extension-2007; room a1')).toEqual({
    ...minorPassedOn('wooden-hut-extension-2007'),
    '1 wood': [5, 0],
    '1 reed': [1, 0],
    '1 a1': [0, 'room'],
  });
});

test('I81 Wooden Hut Extension RU-206: only in a wooden hut', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'wooden-hut-extension-2007 corn-sheaf-2007')
    .lay(1, { house: 'clay' })
    .give(1, { wood: 5, reed: 1 });
  expect(game.why('1 start-minor; yes; play wooden-hut-extension-2007')).toMatchObject({ why: 'needs' });
});
