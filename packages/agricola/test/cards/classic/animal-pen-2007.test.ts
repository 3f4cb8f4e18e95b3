import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E24 Animal Pen: 2 food on every remaining round', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' })
    .hold(1, 'animal-pen-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007 organic-farmer-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play animal-pen-2007')).toEqual({
    ...minorPlayed('animal-pen-2007'),
    '1 wood': [2, 0],
    '1 round 13 food': [0, 2],
    '1 round 14 food': [0, 2],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('E24 Animal Pen: it needs 4 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'animal-pen-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007')
    .give(1, { wood: 2 });
  expect(game.why('1 start-minor; yes; play animal-pen-2007')).toMatchObject({ why: 'needs' });
});
