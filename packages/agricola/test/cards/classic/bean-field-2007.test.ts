import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed } from './played';

test('E18 Bean Field: vegetables are sown on it, and harvested', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'bean-field-2007')
    .give(1, { vegetable: 1 });
  expect(game.changes('1 sow-bake; sow vegetable bean-field-2007')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 vegetable': [1, 0],
    '1 on bean-field-2007': [0, 32],
  });
  const harvest = lastTurnBeforeHarvest().inPlay(1, 'bean-field-2007');
  harvest.player(1).memory[0] = game.memory(1, 'bean-field-2007');
  harvest.play('1 clay-1\n1 feed nothing\n2 feed nothing');
  expect(harvest.board()).toMatchObject({ '1 vegetable': 1, '1 on bean-field-2007': 16 });
});

test('E18 Bean Field: no grain is sown there', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'bean-field-2007')
    .give(1, { grain: 1 });
  expect(game.offered(1)).not.toContain('sow-bake');
});

test('E18 Bean Field AG-Q56: it is no field when points are counted', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'bean-field-2007');
  expect([game.points(1, 'improvements'), game.points(1, 'fields')]).toEqual([1, -1]);
});

test('E18 Bean Field: it costs nothing', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'bean-field-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007');
  expect(game.changes('1 start-minor; yes; play bean-field-2007')).toEqual(minorPlayed('bean-field-2007'));
});

test('E18 Bean Field: it needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'bean-field-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007');
  expect(game.why('1 start-minor; yes; play bean-field-2007')).toMatchObject({ why: 'needs' });
});
