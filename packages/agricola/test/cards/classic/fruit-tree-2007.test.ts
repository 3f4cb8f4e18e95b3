import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E43 Fruit Tree: 1 food on each round from 8 to 14 that is left', () => {
  const game = new CardScenario({ edition: '2007', round: 11, revealed: 'cattle' })
    .hold(1, 'fruit-tree-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007');
  expect(game.changes('1 start-minor; yes; play fruit-tree-2007')).toEqual({
    ...minorPlayed('fruit-tree-2007'),
    '1 round 12 food': [0, 1],
    '1 round 13 food': [0, 1],
    '1 round 14 food': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('E43 Fruit Tree: it needs 3 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'fruit-tree-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007');
  expect(game.why('1 start-minor; yes; play fruit-tree-2007')).toMatchObject({ why: 'needs' });
});
