import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const master = () =>
  new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'tinsmith-master')
    .lay(1, { fields: 'a2 a3 a4' })
    .give(1, { grain: 2, vegetable: 1 });

test('B115 Tinsmith Master: 1 more crop of its kind on each field that is sown', () => {
  const game = master().play('1 grain-utilization; sow grain a2 grain a3 vegetable a4');
  expect(game.changes('add a2 a3 a4')).toEqual({
    '1 a2 grain': [3, 4],
    '1 a3 grain': [3, 4],
    '1 a4 vegetable': [2, 3],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B115 Tinsmith Master: for each field as its owner likes', () => {
  const sown = () => master().play('1 grain-utilization; sow grain a2 vegetable a4');
  expect(sown().offered()).toEqual(['add a2 a4', 'add a2', 'add a4', 'done']);
  expect(sown().changes('add a4')).toEqual({ '1 a4 vegetable': [2, 3] });
  expect(sown().changes('done')).toEqual({});
  expect(sown().why('add a3')).toMatchObject({ why: 'not-sown-now' });
  expect(sown().why('add a2 a2')).toMatchObject({ why: 'named-twice' });
});

test('B115 Tinsmith Master: field cards too, and only fields of this action', () => {
  const game = master()
    .inPlay(1, 'beanfield')
    .lay(1, { grain: { a2: 3 } });
  game.play('1 grain-utilization; sow vegetable beanfield');
  expect(game.offered()).toEqual(['add beanfield', 'done']);
  expect(game.changes('add beanfield')).toEqual({ '1 on beanfield': [32, 48] });
});

test('B115 Tinsmith Master: the Sow action stays without limits', () => {
  const game = master().inPlay(1, 'seed-pellets').give(1, { vegetable: 0 });
  expect(game.changes('1 grain-utilization; sow grain a2; add a2')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 a2 grain': [0, 4],
  });
});

test('B115 Tinsmith Master: a pasture without a stable holds 1 animal more', () => {
  const herd = (stables: string) =>
    new CardScenario()
      .inPlay(1, 'tinsmith-master')
      .lay(1, { fences: 'a5n a5w a5e b5n', ...(stables === '' ? {} : { stables }) })
      .give(1, { sheep: 3 })
      .pile('sheep-market', 1);
  const game = herd('').play('1 sheep-market');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(game.player(1).goods[7]).toBe(4);
  const five = herd('a5').give(1, { sheep: 5 }).play('1 sheep-market');
  expect(five.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
});

test('B115 Tinsmith Master: others sow as usual', () => {
  const game = master().lay(2, { fields: 'a2' }).give(2, { grain: 1 });
  expect(game.changes('1 forest\n2 grain-utilization; sow grain a2')).toMatchObject({ '2 a2 grain': [0, 3] });
});
