import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { minorPlayed } from './played';

test('K117 Greenhouse: a vegetable 4 and 7 rounds later', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'greenhouse-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play greenhouse-2007')).toEqual({
    ...minorPlayed('greenhouse-2007'),
    '1 wood': [2, 0],
    '1 round 5 greenhouse-2007': [0, 1],
    '1 round 8 greenhouse-2007': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test.each([
  ['yes', 1, 1],
  ['no', undefined, 2],
])(
  'K117 Greenhouse: at the start of such a round 1 food may be paid for it (%s)',
  (answer, vegetable, food) => {
    const game = lastTurn({ edition: '2007' }).hold(1, 'greenhouse-2007').inPlay(1, 'plowman-2007');
    game.give(1, { wood: 2, food: 2 }).play('1 start-minor; yes; play greenhouse-2007');
    game.state.round = 5;
    game.play(`* reveal stone-2\n1 ${answer}`);
    expect([game.board()['1 vegetable'], game.board()['1 food']]).toEqual([vegetable, food]);
  },
);
