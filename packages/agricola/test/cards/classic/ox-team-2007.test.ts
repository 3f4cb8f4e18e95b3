import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const PASTURE = 'a4n a4w a4s a5n a5e a5s';

test.each([
  [11, 'cattle', 'field a1; field a2; field a3', 3],
  [12, 'plow-sow', 'field a1; field a2', 2],
  [13, 'plow-sow', 'field a1', 1],
])('K134 Ox Team: played in round %i (with %s) it plows %s', (round, revealed, answers, fields) => {
  const game = new CardScenario({ edition: '2007', round, revealed })
    .hold(1, 'ox-team-2007')
    .lay(1, { fences: PASTURE })
    .give(1, { wood: 3, cattle: 2 });
  const turns = answers.split('; ').map((one) => `yes; ${one}`);
  expect(game.changes(`1 start-minor; yes; play ox-team-2007; ${turns.join('; ')}`)).toEqual({
    ...minorPlayed('ox-team-2007'),
    '1 wood': [3, 0],
    ...Object.fromEntries(['a1', 'a2', 'a3'].slice(0, fields).map((cell) => [`1 ${cell}`, [0, 'field']])),
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('K134 Ox Team RU-200: it needs 2 cattle', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'ox-team-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007')
    .give(1, { wood: 3, cattle: 1 });
  expect(game.why('1 start-minor; yes; play ox-team-2007')).toMatchObject({ why: 'needs' });
});
