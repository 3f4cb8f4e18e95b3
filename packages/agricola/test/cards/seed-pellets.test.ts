import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const sower = () =>
  new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'seed-pellets')
    .lay(1, { fields: 'b3 b4 b5' });

test('A65 Seed Pellets: 1 grain before a Sow action, which can be sown in it', () => {
  expect(sower().changes('1 grain-utilization; sow grain b3')).toEqual({
    '1 home': [2, 1],
    'person grain-utilization': [0, 1],
    '1 b3 grain': [0, 3],
  });
});

test('A65 Seed Pellets, AG-R1422: not before a Sow action that is limited to 1 field', () => {
  const game = sower().inPlay(1, 'chief-forester').give(1, { grain: 1 });
  expect(game.changes('1 forest; yes; sow grain b3')).toMatchObject({ '1 grain': [1, 0] });
});

test('A65 Seed Pellets: needs 3 fields', () => {
  const game = new CardScenario().hold(1, 'seed-pellets corn-scoop').give(1, { wood: 1 });
  game.lay(1, { fields: 'b3 b4' });
  expect(game.why('1 meeting-place; yes; play seed-pellets')).toMatchObject({ why: 'needs' });
  game.lay(1, { fields: 'b5' });
  expect(game.changes('1 play seed-pellets')).toMatchObject({ '1 card seed-pellets': [0, 1] });
});
