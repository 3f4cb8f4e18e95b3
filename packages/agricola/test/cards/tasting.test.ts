import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B063 Tasting: on a Lessons space 1 grain becomes 4 food, which may pay for the occupation', () => {
  const game = new CardScenario().inPlay(1, 'tasting wood-cutter').hold(1, 'freshman');
  game.give(1, { grain: 1, food: 0 });
  expect(game.changes('1 lessons; yes; play freshman')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 food': [0, 3],
    '1 hand freshman': [1, 0],
    '1 card freshman': [0, 1],
  });
});

test('B063 Tasting: it may be declined, and nobody is asked without grain', () => {
  const game = new CardScenario().inPlay(1, 'tasting').hold(1, 'freshman').give(1, { grain: 1 });
  expect(game.changes('1 lessons; no; play freshman')).not.toHaveProperty('1 grain');
  const without = new CardScenario().inPlay(1, 'tasting').hold(1, 'freshman').play('1 lessons');
  expect(without.offered()).toEqual(['play freshman']);
});

test('B063 Tasting: not for an occupation that something else allows', () => {
  const game = new CardScenario().inPlay(1, 'tasting forestry-studies').hold(1, 'freshman');
  game.give(1, { grain: 1 });
  expect(game.changes('1 forest; yes; play freshman')).not.toHaveProperty('1 grain');
  expect(game.board()).toMatchObject({ '1 card freshman': 1, '1 food': 2 });
});
