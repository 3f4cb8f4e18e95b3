import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A122 Pan Baker: 2 clay and 1 wood with Grain Utilization', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'pan-baker')
    .lay(1, { fields: 'b3' })
    .give(1, { grain: 1 });
  expect(game.changes('1 grain-utilization; sow grain b3')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 b3 grain': [0, 3],
    '1 clay': [0, 2],
    '1 wood': [0, 1],
  });
});

test('A122 Pan Baker: nothing for others', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(2, 'pan-baker')
    .lay(1, { fields: 'b3' })
    .give(1, { grain: 1 });
  expect(game.changes('1 grain-utilization; sow grain b3')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 b3 grain': [0, 3],
  });
});
