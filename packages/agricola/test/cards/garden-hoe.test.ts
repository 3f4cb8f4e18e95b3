import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () =>
  new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'garden-hoe')
    .give(1, { grain: 1, vegetable: 1 })
    .lay(1, { fields: 'a2 a3' });

test('A79 Garden Hoe AG-R1422: 1 clay and 1 stone for sowing at least 1 vegetable', () => {
  expect(ready().changes('1 grain-utilization; sow vegetable a2')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 vegetable': [1, 0],
    '1 a2 vegetable': [0, 2],
    '1 clay': [0, 1],
    '1 stone': [0, 1],
  });
});

test('A79 Garden Hoe: nothing for grain alone', () => {
  const game = ready().play('1 grain-utilization; sow grain a2');
  expect(game.board()).toMatchObject({ '1 a2 grain': 3 });
  expect(game.board()).not.toHaveProperty('1 clay');
});
