import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A119 Firewood Collector: 1 wood at the end of a turn on one of the four spaces', () => {
  const game = new CardScenario().inPlay(1, 'firewood-collector');
  expect(game.changes('1 grain-seeds')).toEqual({
    'person grain-seeds': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
    '1 wood': [0, 1],
  });
  game.play('2 fishing');
  expect(game.changes('1 farmland; field a2')).toEqual({
    'person farmland': [0, 1],
    '1 home': [1, 0],
    '1 a2': [0, 'field'],
    '1 wood': [1, 2],
  });
});

test('A119 Firewood Collector: Grain Utilization and Cultivation too, when everything there is done', () => {
  const all =
    'sheep-market fencing grain-utilization major-improvement basic-wish house-redevelopment western-quarry vegetable-seeds pig-market cattle-market eastern-quarry urgent-wish cultivation';
  const game = new CardScenario({ round: 13, revealed: all })
    .inPlay(1, 'firewood-collector')
    .lay(1, { fields: 'b3' })
    .give(1, { grain: 2 });
  expect(game.changes('1 cultivation; plow; field b4')).toMatchObject({ '1 b4': [0, 'field'] });
  expect(game.board()['1 wood']).toBeUndefined();
  expect(game.changes('sow; sow grain b3')).toMatchObject({ '1 wood': [0, 1], '1 grain': [2, 1] });
  game.play('2 fishing');
  expect(game.changes('1 grain-utilization; sow grain b4')).toMatchObject({ '1 wood': [1, 2] });
});

test('A119 Firewood Collector: only in such turns, and only for the owner', () => {
  const game = new CardScenario().inPlay(1, 'firewood-collector');
  expect(game.changes('1 day-laborer')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
  });
  expect(game.changes('2 grain-seeds')).toEqual({
    'person grain-seeds': [0, 2],
    '2 home': [2, 1],
    '2 grain': [0, 1],
  });
});

test('A119 Firewood Collector: the wood comes too late for where the same person goes on', () => {
  const given = () => new CardScenario({ seats: 3 }).inPlay(1, 'firewood-collector swagman');
  const poor = given().give(1, { wood: 1 });
  expect(poor.changes('1 grain-seeds')).toMatchObject({ '1 wood': [1, 2], '1 grain': [0, 1] });
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const game = given().give(1, { wood: 3 });
  expect(game.changes('1 grain-seeds; yes; jump farm-expansion; stable a5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
    '1 wood': [3, 2],
    '1 a5 stable': [0, 1],
  });
});

test('A119 Firewood Collector: two uses in one turn are 2 wood at its end (RU-68)', () => {
  const game = new CardScenario({ round: 2, revealed: 'sheep-market grain-utilization' })
    .inPlay(1, 'firewood-collector lazy-sowman')
    .lay(1, { fields: 'b3' })
    .give(1, { grain: 1 });
  expect(game.changes('1 grain-utilization; instead lazy-sowman; farmland; field b4')).toEqual({
    'person grain-utilization': [0, 1],
    'person farmland': [0, 1],
    '1 home': [2, 0],
    '1 b4': [0, 'field'],
    '1 wood': [0, 2],
  });
});

test('A119 Firewood Collector: the second person of a turn counts like the first', () => {
  const game = new CardScenario().inPlay(1, 'firewood-collector lasso');
  expect(game.changes('1 sheep-market; yes; grain-seeds')).toEqual({
    'person sheep-market': [0, 1],
    'person grain-seeds': [0, 1],
    'on sheep-market': [1, 0],
    '1 home': [2, 0],
    '1 sheep': [0, 1],
    '1 grain': [0, 1],
    '1 wood': [0, 1],
  });
});

test('A119 Firewood Collector: played in the middle of a turn it pays at the end of that turn', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' })
    .family(1, 3)
    .inPlay(1, 'freshman lazy-sowman')
    .hold(1, 'firewood-collector')
    .give(1, { grain: 1 })
    .lay(1, { fields: 'a3' });
  game.play('1 grain-utilization; bake; instead freshman; play firewood-collector; sow; instead lazy-sowman');
  const changes = game.changes('1 farmland; field a4');
  expect(changes).toMatchObject({ '1 wood': [0, 1] });
  expect(changes).not.toHaveProperty('1 on firewood-collector');
});
