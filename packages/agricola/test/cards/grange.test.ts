import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const FIELDS = 'a1 a2 a3 a4 a5 b5';

/** Three stables without fences, so that an animal of each type has room. */
function farm(fields: string, animals: object): CardScenario {
  return new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'grange basket')
    .lay(1, { fields, stables: 'c2 c3 c5' })
    .give(1, { reed: 1, food: 0, ...animals });
}

test('B037 Grange: 1 food and 3 points with 6 field tiles and all types of animals', () => {
  const game = farm(FIELDS, { sheep: 1, boar: 1, cattle: 1 });
  expect(game.changes('1 meeting-place; yes; play grange')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [0, 1],
    '1 hand grange': [1, 0],
    '1 card grange': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(3);
});

test.each([
  ['a1 a2 a3 a4 a5', { sheep: 1, boar: 1, cattle: 1 }],
  [FIELDS, { sheep: 2, boar: 1 }],
  [FIELDS, { boar: 1, cattle: 1 }],
  [FIELDS, { sheep: 1, cattle: 1 }],
])('B037 Grange: not with fields %s and %o', (fields, animals) => {
  expect(farm(fields, animals).why('1 meeting-place; yes; play grange')).toMatchObject({ why: 'needs' });
});
