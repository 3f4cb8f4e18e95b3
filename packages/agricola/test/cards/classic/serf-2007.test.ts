import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K266 Serf: on the sow and bake space first 1 grain', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, revealed: 'sow-bake' })
    .inPlay(1, 'serf-2007')
    .lay(1, { fields: 'a1' });
  expect(game.changes('1 sow-bake; grain; sow grain a1')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 a1 grain': [0, 3],
  });
});

test('K266 Serf: or 1 grain becomes 1 vegetable', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, revealed: 'sow-bake' })
    .inPlay(1, 'serf-2007')
    .lay(1, { fields: 'a1' })
    .give(1, { grain: 1 });
  expect(game.changes('1 sow-bake; vegetable; sow vegetable a1')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 a1 vegetable': [0, 2],
  });
});
