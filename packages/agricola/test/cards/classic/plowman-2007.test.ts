import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { occupationPlayed } from './played';

test('K293 Plowman AG-C01 AG-E46: played in round 1 it marks the rounds 5, 8 and 11', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'plowman-2007');
  expect(game.changes('1 occupation; play plowman-2007')).toEqual({
    ...occupationPlayed('plowman-2007'),
    '1 round 5 plowman-2007': [0, 1],
    '1 round 8 plowman-2007': [0, 1],
    '1 round 11 plowman-2007': [0, 1],
  });
});

test('K293 Plowman AG-E46: rounds after the last are not marked', () => {
  const game = new CardScenario({ edition: '2007', round: 7, revealed: 'stone-2' }).hold(1, 'plowman-2007');
  expect(game.changes('1 occupation; play plowman-2007')).toEqual({
    ...occupationPlayed('plowman-2007'),
    '1 round 11 plowman-2007': [0, 1],
    '1 round 14 plowman-2007': [0, 1],
  });
});

test.each([
  ['yes; field a1', { '1 food': [2, 1], '1 a1': [0, 'field'] }],
  ['no', {}],
])(
  'K293 Plowman AG-C01 AG-E46: at the start of such a round 1 food may be paid to plow (%s)',
  (answer, changes) => {
    const game = lastTurn({ edition: '2007' }).hold(1, 'plowman-2007');
    game.give(1, { food: 2 }).play('1 occupation; play plowman-2007');
    game.state.round = 5;
    const revealed = game.changes(`* reveal stone-2\n1 ${answer}`);
    expect(revealed).toMatchObject(changes);
    expect('1 food' in revealed).toBe(answer !== 'no');
  },
);
