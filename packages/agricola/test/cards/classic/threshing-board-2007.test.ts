import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each(['plow', 'plow-sow'])('I67 Threshing Board: who uses %s may also bake bread', (space) => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' })
    .inPlay(1, 'threshing-board-2007')
    .own(1, 'fireplace-2')
    .give(1, { grain: 1 });
  expect(game.changes(`1 ${space}; yes; bake 1; field a1`)).toEqual({
    [`person ${space}`]: [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 food': [2, 4],
    '1 a1': [0, 'field'],
  });
});

test('I67 Threshing Board: it costs 2 wood, needs 2 occupations and has 1 point', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'threshing-board-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 2 });
  expect(game.why('1 start-minor; yes; play threshing-board-2007')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'wood-collector-2007');
  expect(game.changes('1 play threshing-board-2007')).toMatchObject({ '1 wood': [2, 0] });
  expect(game.points(1, 'improvements')).toBe(1);
});
