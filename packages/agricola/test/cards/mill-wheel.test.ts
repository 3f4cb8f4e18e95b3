import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const SOWING = { revealed: 'grain-utilization' };

test('B064 Mill Wheel: 2 food at Grain Utilization while Fishing is occupied', () => {
  const game = new CardScenario({ ...SOWING, start: 2 }).inPlay(1, 'mill-wheel').lay(1, { fields: 'a5' });
  game.give(1, { grain: 1 }).play('2 fishing');
  expect(game.changes('1 grain-utilization; sow grain a5')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 a5 grain': [0, 3],
    '1 food': [3, 5],
  });
});

test('B064 Mill Wheel: nothing while Fishing is free', () => {
  const game = new CardScenario(SOWING)
    .inPlay(1, 'mill-wheel')
    .lay(1, { fields: 'a5' })
    .give(1, { grain: 1 });
  expect(game.changes('1 grain-utilization; sow grain a5')).not.toHaveProperty('1 food');
});
