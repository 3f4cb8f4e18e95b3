import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const rammed = () => new CardScenario({ revealed: 'fencing' }).inPlay(1, 'rammed-clay');
const PASTURE = {
  '1 fence a5n': [0, 1],
  '1 fence a5w': [0, 1],
  '1 fence a5e': [0, 1],
  '1 fence b5n': [0, 1],
};

test('A016 Rammed Clay: 1 clay when it is played', () => {
  const game = new CardScenario().hold(1, 'rammed-clay');
  expect(game.changes('1 meeting-place; yes; play rammed-clay')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand rammed-clay': [1, 0],
    '1 card rammed-clay': [0, 1],
    '1 clay': [0, 1],
  });
});

test('A016 Rammed Clay: fences may be paid with clay alone', () => {
  expect(rammed().give(1, { clay: 4 }).changes('1 fencing; pasture a5')).toEqual({
    'person fencing': [0, 1],
    '1 home': [2, 1],
    '1 clay': [4, 0],
    ...PASTURE,
  });
});

test('A016 Rammed Clay: wood and clay may be mixed as the owner likes', () => {
  const game = rammed().give(1, { wood: 3, clay: 3 }).play('1 fencing; pasture a5');
  expect(game.offered()).toEqual(['pay 3 wood 1 clay', 'pay 2 wood 2 clay', 'pay 1 wood 3 clay']);
  expect(game.changes('pay 2 wood 2 clay')).toEqual({ '1 wood': [3, 1], '1 clay': [3, 1] });
});

test('A016 Rammed Clay: what neither pays is not built; stables and rooms are paid with wood', () => {
  const poor = rammed().give(1, { wood: 1, clay: 2 });
  expect(poor.why('1 fencing')).toEqual({ why: 'cannot-pay', prices: [[[0, 2]]] });
  const stable = rammed().give(1, { clay: 4 });
  expect(stable.why('1 farm-expansion')).toMatchObject({ why: 'cannot-pay' });
});

test('A016 Rammed Clay: palisades are paid with wood', () => {
  const game = rammed().inPlay(1, 'wood-palisades').give(1, { wood: 1, clay: 4 }).play('1 fencing');
  expect(game.offered().filter((move) => move.startsWith('palisade'))).toEqual([]);
});
