import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const baker = (round = 1, revealed = 'sheep-market') =>
  new CardScenario({ round, revealed })
    .inPlay(1, 'threshing-board')
    .own(1, 'fireplace-2')
    .give(1, { grain: 2 });

test('A24 Threshing Board: a Bake Bread action with Farmland', () => {
  expect(baker().changes('1 farmland; yes; bake 2; field b3')).toEqual({
    '1 home': [2, 1],
    'person farmland': [0, 1],
    '1 grain': [2, 0],
    '1 food': [2, 6],
    '1 b3': [0, 'field'],
  });
});

test('A24 Threshing Board: with Cultivation, before its actions; it may be declined', () => {
  const game = baker(12, 'cultivation');
  expect(game.changes('1 cultivation; yes; bake 1; field b3; sow; sow grain b3')).toMatchObject({
    '1 grain': [2, 0],
    '1 food': [2, 4],
    '1 b3 grain': [0, 3],
  });
  expect(baker().changes('1 farmland; no; field b3')).toEqual({
    '1 home': [2, 1],
    'person farmland': [0, 1],
    '1 b3': [0, 'field'],
  });
});

test('A24 Threshing Board: nobody is asked without an oven or grain, nor elsewhere', () => {
  const cold = new CardScenario().inPlay(1, 'threshing-board').give(1, { grain: 1 }).play('1 farmland');
  expect(cold.offered()[0]).toMatch(/^field /);
  expect(baker().play('1 forest').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A24 Threshing Board: costs 1 wood, needs 2 occupations and is worth 1 point', () => {
  const game = new CardScenario()
    .hold(1, 'threshing-board corn-scoop')
    .inPlay(1, 'freshman')
    .give(1, { wood: 1 });
  expect(game.why('1 meeting-place; yes; play threshing-board')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'grocer');
  const before = game.points(1);
  expect(game.changes('1 play threshing-board')).toMatchObject({ '1 wood': [1, 0] });
  expect(game.points(1)).toBe(before + 1);
});

test('A24 Threshing Board: a space that nothing before it makes usable is not offered, however much there is to try', () => {
  const game = new CardScenario()
    .inPlay(1, 'threshing-board freshman')
    .hold(1, 'established-person')
    .lay(1, { fields: 'c5', stables: 'c4 b5' })
    .give(1, { wood: 11, clay: 6, reed: 1, stone: 1, food: 2 });
  expect(game.offered(1)).not.toContain('farmland');
});
