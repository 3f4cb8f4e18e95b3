import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B54 Tumbrel: it costs 1 wood and gives 2 food', () => {
  const game = new CardScenario().hold(1, 'tumbrel').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play tumbrel')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 food': [2, 4],
    '1 hand tumbrel': [1, 0],
    '1 card tumbrel': [0, 1],
  });
});

const ready = (stables: string) =>
  new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'tumbrel')
    .give(1, { grain: 2 })
    .lay(1, { fields: 'a2 a3', stables });

test('B54 Tumbrel AG-R1422: 1 food for each stable after sowing without limits, however many fields', () => {
  expect(ready('b5 c5').changes('1 grain-utilization; sow grain a2 grain a3')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [2, 0],
    '1 a2 grain': [0, 3],
    '1 a3 grain': [0, 3],
    '1 food': [2, 4],
  });
});

test('B54 Tumbrel: nothing without a stable', () => {
  const changes = ready('').changes('1 grain-utilization; sow grain a2');
  expect(changes).toMatchObject({ '1 a2 grain': [0, 3] });
  expect(changes).not.toHaveProperty('1 food');
});

test('B54 Tumbrel: nothing for what others sow', () => {
  const game = ready('b5').lay(2, { fields: 'a2' }).give(2, { grain: 1 }).play('1 fishing');
  const changes = game.changes('2 grain-utilization; sow grain a2');
  expect(changes).toMatchObject({ '2 a2 grain': [0, 3] });
  expect(changes).not.toHaveProperty('1 food');
});
