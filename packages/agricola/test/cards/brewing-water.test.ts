import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B060 Brewing Water: at Fishing 1 grain for 1 food in each of the next 6 rounds', () => {
  const game = new CardScenario({ round: 2 }).inPlay(1, 'brewing-water').give(1, { grain: 1 });
  expect(game.changes('1 fishing; yes')).toEqual({
    'person fishing': [0, 1],
    '1 home': [2, 1],
    'on fishing': [1, 0],
    '1 food': [2, 3],
    '1 grain': [1, 0],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
    '1 round 5 food': [0, 1],
    '1 round 6 food': [0, 1],
    '1 round 7 food': [0, 1],
    '1 round 8 food': [0, 1],
  });
});

test('B060 Brewing Water: it may be declined, and nobody is asked without grain', () => {
  const game = new CardScenario().inPlay(1, 'brewing-water').give(1, { grain: 1 });
  expect(game.changes('1 fishing; no')).toEqual({
    'person fishing': [0, 1],
    '1 home': [2, 1],
    'on fishing': [1, 0],
    '1 food': [2, 3],
  });
  const without = new CardScenario().inPlay(1, 'brewing-water').play('1 fishing');
  expect(without.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
