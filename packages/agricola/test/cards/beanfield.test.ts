import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const sower = (goods: object) =>
  new CardScenario({ revealed: 'grain-utilization' }).inPlay(1, 'beanfield').give(1, goods);

test('B68 Beanfield: 1 food, 2 occupations; worth 1 point', () => {
  const game = new CardScenario()
    .hold(1, 'beanfield basket')
    .inPlay(1, 'wood-cutter')
    .give(1, { food: 1, reed: 1 })
    .play('1 meeting-place; yes');
  expect(game.why('play beanfield')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'rustic');
  expect(game.changes('1 play beanfield')).toEqual({
    '1 food': [1, 0],
    '1 hand beanfield': [1, 0],
    '1 card beanfield': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('B68 Beanfield: vegetables grow on it, and nothing else', () => {
  const game = sower({ grain: 1, vegetable: 1 });
  expect(game.changes('1 grain-utilization; sow vegetable beanfield')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 vegetable': [1, 0],
    '1 on beanfield': [0, 32],
  });
  const grain = sower({ grain: 1 });
  expect(grain.why('1 grain-utilization')).toMatchObject({ why: 'no-crops' });
  const both = sower({ grain: 1 }).lay(1, { fields: 'a2' }).play('1 grain-utilization');
  expect(both.why('sow grain beanfield')).toMatchObject({ why: 'other-crop' });
  expect(both.offered()).toEqual(['sow grain a2']);
});

test('B68 Beanfield: vegetables come there first, so that grain has the other fields', () => {
  const game = sower({ grain: 2, vegetable: 2 }).lay(1, { fields: 'a2' }).play('1 grain-utilization');
  expect(game.offered()).toEqual([
    'sow vegetable beanfield',
    'sow vegetable beanfield vegetable a2',
    'sow grain a2',
    'sow grain a2 vegetable beanfield',
  ]);
});

test('B68 Beanfield: a field, but no field tile (AG-R1503)', () => {
  const game = sower({}).lay(1, { fields: 'a2' });
  expect(game.points(1, 'fields')).toBe(-1);
});
