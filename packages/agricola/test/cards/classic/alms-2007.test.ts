import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('I64 Alms: 1 food for each completed round; the card travels on', () => {
  const game = new CardScenario({ edition: '2007', round: 6, revealed: 'stone-2' }).hold(1, 'alms-2007');
  expect(game.changes('1 start-minor; yes; play alms-2007')).toEqual({
    ...minorPassedOn('alms-2007'),
    '1 food': [2, 7],
  });
});

test('I64 Alms: only without occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'alms-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007');
  expect(game.why('1 start-minor; yes; play alms-2007')).toMatchObject({ why: 'needs' });
});
