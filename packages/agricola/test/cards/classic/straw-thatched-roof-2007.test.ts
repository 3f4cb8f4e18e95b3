import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I99 Straw-thatched Roof: rooms cost no reed', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'straw-thatched-roof-2007')
    .give(1, { wood: 5 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [5, 0],
    '1 a1': [0, 'room'],
  });
});

test('I99 Straw-thatched Roof: renovations cost no reed', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'straw-thatched-roof-2007')
    .give(1, { clay: 2 });
  expect(game.changes('1 renovate-improve')).toEqual({
    'person renovate-improve': [0, 1],
    '1 home': [2, 1],
    '1 clay': [2, 0],
    '1 house': ['wood', 'clay'],
  });
});

test('I99 Straw-thatched Roof: it needs 3 grain fields, and has 1 point', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'straw-thatched-roof-2007 corn-sheaf-2007')
    .lay(1, { fields: 'a1 a2 a3', grain: { a1: 1, a2: 1 }, vegetables: { a3: 1 } });
  expect(game.why('1 start-minor; yes; play straw-thatched-roof-2007')).toMatchObject({ why: 'needs' });
  const other = new CardScenario({ edition: '2007' })
    .hold(1, 'straw-thatched-roof-2007')
    .lay(1, { fields: 'a1 a2 a3', grain: { a1: 1, a2: 1, a3: 1 } });
  expect(other.changes('1 start-minor; yes; play straw-thatched-roof-2007')).toEqual(
    minorPlayed('straw-thatched-roof-2007'),
  );
  expect(other.points(1, 'improvements')).toBe(1);
});
