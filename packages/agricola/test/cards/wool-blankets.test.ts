import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['wood', 3],
  ['clay', 2],
  ['stone', 0],
] as const)('A038 Wool Blankets: a house of %s is worth %i bonus points at the end', (house, bonus) => {
  const game = new CardScenario().inPlay(1, 'wool-blankets').lay(1, { house });
  expect(game.points(1, 'bonus')).toBe(bonus);
  expect(game.points(2, 'bonus')).toBe(0);
});

test('A038 Wool Blankets: needs 5 sheep, which stay', () => {
  const farm = (sheep: number) =>
    new CardScenario()
      .hold(1, 'wool-blankets basket')
      .lay(1, { fences: 'a2n a3n a3e b3e b3s b2s b2w a2w' })
      .give(1, { sheep, reed: 1 });
  expect(farm(4).why('1 meeting-place; yes; play wool-blankets')).toMatchObject({ why: 'needs' });
  expect(farm(5).changes('1 meeting-place; yes; play wool-blankets')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand wool-blankets': [1, 0],
    '1 card wool-blankets': [0, 1],
  });
});
