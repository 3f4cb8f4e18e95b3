import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Fences around eight spaces: two pastures for 8 animals each. */
const PASTURES = 'a2n a3n a3e b3e b3s b2s b2w a2w a4n a5n a5e b5e b5s b4s';

test.each([
  [0, 0, 0],
  [1, 0, 2],
  [2, 0, 2],
  [3, 1, 5],
  [4, 2, 7],
  [5, 3, 8],
])(
  'A057 Milking Parlor: %i sheep and %i cattle give %i food together, each by its highest step',
  (sheep, cattle, food) => {
    const game = new CardScenario()
      .hold(1, 'milking-parlor')
      .lay(1, { fences: PASTURES })
      .give(1, { wood: 2, sheep, cattle, food: 0 });
    expect(game.changes('1 meeting-place; yes; play milking-parlor')).toEqual({
      'person meeting-place': [0, 1],
      '1 home': [2, 1],
      '1 wood': [2, 0],
      ...(food > 0 && { '1 food': [0, food] }),
      '1 hand milking-parlor': [1, 0],
      '1 card milking-parlor': [0, 1],
    });
    expect(game.points(1, 'improvements')).toBe(1);
  },
);

test('A057 Milking Parlor: needs 4 unused spaces', () => {
  const farm = (fields: string) =>
    new CardScenario({ revealed: 'major-improvement' })
      .hold(1, 'milking-parlor')
      .lay(1, { fields })
      .give(1, { wood: 2, clay: 2 })
      .why('1 major-improvement; play milking-parlor');
  expect(farm('a1 a2 a3 a4 a5 b2 b3 b4 b5 c2')).toMatchObject({ why: 'needs' });
  expect(farm('a1 a2 a3 a4 a5 b2 b3 b4 b5')).toBeUndefined();
});
