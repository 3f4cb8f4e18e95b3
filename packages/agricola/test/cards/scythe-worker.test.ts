import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

test('A112 Scythe Worker: 1 grain when it is played', () => {
  const game = new CardScenario().hold(1, 'scythe-worker');
  expect(game.changes('1 lessons; play scythe-worker')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand scythe-worker': [1, 0],
    '1 card scythe-worker': [0, 1],
    '1 grain': [0, 1],
  });
});

test('A112 Scythe Worker: in the field phase 1 more grain from each grain field', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'scythe-worker')
    .lay(1, { fields: 'a2 a3 a4 a5', grain: { a2: 3, a3: 2, a4: 1 }, vegetables: { a5: 2 } });
  expect(game.changes('1 clay-pit; yes; reap a3 a2')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 grain': [0, 5],
    '1 vegetable': [0, 1],
    '1 a2 grain': [3, 1],
    '1 a3 grain': [2, 0],
    '1 a4 grain': [1, 0],
    '1 a5 vegetable': [2, 1],
  });
});

test('A112 Scythe Worker: it is optional, for every single field', () => {
  const start = () =>
    lastTurnBeforeHarvest()
      .inPlay(1, 'scythe-worker')
      .lay(1, { fields: 'a2 a3', grain: { a2: 3, a3: 2 } })
      .play('1 clay-pit');
  expect(start().play('1 no').board()).toMatchObject({ '1 grain': 2, '1 a2 grain': 2, '1 a3 grain': 1 });
  const game = start().play('1 yes');
  expect(game.offered()).toEqual(['reap a3', 'reap a3 a2']);
  expect(game.play('1 reap a2').board()).toMatchObject({ '1 grain': 3, '1 a2 grain': 1, '1 a3 grain': 1 });
});

test('A112 Scythe Worker RU-72: a field that has given its last grain gives no more of it', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'scythe-worker')
    .lay(1, { fields: 'a2 a3', grain: { a2: 1, a3: 2 }, vegetables: { a2: 1 } })
    .play('1 clay-pit; yes');
  expect(game.why('1 reap a2')).toEqual({ why: 'no-such-crop', field: 4 });
  expect(game.why('1 reap a3 a3')).toEqual({ why: 'named-twice' });
  expect(game.offered()).toEqual(['reap a3']);
});

test('A112 Scythe Worker: nobody is asked without a grain field, and others have nothing of it', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'scythe-worker')
    .lay(1, { fields: 'a2', vegetables: { a2: 2 } })
    .lay(2, { fields: 'a2', grain: { a2: 3 } });
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 vegetable': [0, 1],
    '1 a2 vegetable': [2, 1],
    '2 grain': [0, 1],
    '2 a2 grain': [3, 2],
  });
});

test('A112 Scythe Worker A113 Heresy Teacher: a field with both crops counts as a grain field', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'scythe-worker heresy-teacher')
    .lay(1, { fields: 'a2', grain: { a2: 3 }, vegetables: { a2: 1 } });
  expect(game.changes('1 clay-pit; yes; reap a2')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 grain': [0, 2],
    '1 a2 grain': [3, 1],
  });
});
