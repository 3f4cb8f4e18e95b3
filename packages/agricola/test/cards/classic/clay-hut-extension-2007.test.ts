import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('K132 Clay Hut Extension: a room of clay for 4 clay and 1 reed; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'clay-hut-extension-2007')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 4, reed: 1 });
  expect(game.changes('1 start-minor; yes; play clay-hut-extension-2007; room a1')).toEqual({
    ...minorPassedOn('clay-hut-extension-2007'),
    '1 clay': [4, 0],
    '1 reed': [1, 0],
    '1 a1': [0, 'room'],
  });
});

test('K132 Clay Hut Extension: only in a clay hut', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'clay-hut-extension-2007 corn-sheaf-2007')
    .give(1, { clay: 4, reed: 1 });
  expect(game.why('1 start-minor; yes; play clay-hut-extension-2007')).toMatchObject({ why: 'needs' });
});
