import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['one', { '1 grain': [5, 4], '1 food': [2, 5] }],
  ['three', { '1 grain': [5, 2], '1 food': [2, 6], '1 bonus': [0, 1] }],
  ['five', { '1 grain': [5, 0], '1 food': [2, 7], '1 bonus': [0, 2] }],
])('B032 Kettle: at any time, the exchange of %s grain', (word, goods) => {
  const game = new CardScenario().inPlay(1, 'kettle').give(1, { grain: 5 });
  expect(game.changes(`1 kettle; ${word}`)).toEqual(goods);
});

test('B032 Kettle: as often as there is grain, and only what can be paid', () => {
  const game = new CardScenario().inPlay(1, 'kettle').give(1, { grain: 4 });
  game.play('1 kettle');
  expect(game.offered()).toEqual(['one', 'three']);
  expect(game.changes('three\n1 kettle; one')).toMatchObject({
    '1 grain': [4, 0],
    '1 food': [2, 9],
    '1 bonus': [0, 1],
  });
  expect(game.why('1 kettle')).toBeDefined();
});

test('B032 Kettle: needs 1 grain field', () => {
  const game = new CardScenario().hold(1, 'kettle').give(1, { clay: 1 });
  expect(game.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
  const sown = new CardScenario().hold(1, 'kettle').give(1, { clay: 1 });
  sown.lay(1, { fields: 'a5', grain: { a5: 1 } });
  expect(sown.changes('1 meeting-place; yes; play kettle')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [1, 0],
    '1 hand kettle': [1, 0],
    '1 card kettle': [0, 1],
  });
});
