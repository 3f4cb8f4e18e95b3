import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const depot = () => new CardScenario({ revealed: 'major-improvement' }).hold(1, 'grain-depot');

test('B065 Grain Depot: paid with wood, 1 grain on each of the next 2 round spaces', () => {
  const game = depot().give(1, { wood: 2, clay: 1 });
  expect(game.changes('1 major-improvement; play grain-depot')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 hand grain-depot': [1, 0],
    '1 card grain-depot': [0, 1],
    '1 wood': [2, 0],
    '1 round 2 grain': [0, 1],
    '1 round 3 grain': [0, 1],
  });
});

test('B065 Grain Depot: with clay 3 and with stone 4; its owner chooses among what there is', () => {
  const game = depot().give(1, { wood: 2, clay: 2, stone: 2 });
  game.play('1 major-improvement; play grain-depot');
  expect(game.offered()).toEqual(['pay 2 wood', 'pay 2 clay', 'pay 2 stone']);
  expect(game.changes('1 pay 2 clay')).toEqual({
    '1 card grain-depot': [0, 1],
    '1 clay': [2, 0],
    '1 round 2 grain': [0, 1],
    '1 round 3 grain': [0, 1],
    '1 round 4 grain': [0, 1],
  });
  const stone = depot().give(1, { stone: 2 });
  expect(stone.changes('1 major-improvement; play grain-depot')).toMatchObject({
    '1 stone': [2, 0],
    '1 round 5 grain': [0, 1],
  });
});

test('B065 Grain Depot: a discount changes how much is paid, not with what', () => {
  const game = depot().inPlay(1, 'stonecutter').give(1, { stone: 1 });
  expect(game.changes('1 major-improvement; play grain-depot')).toMatchObject({
    '1 stone': [1, 0],
    '1 round 2 grain': [0, 1],
    '1 round 5 grain': [0, 1],
  });
});

test('B065 Grain Depot, AG-R1402: only as far as there are rounds', () => {
  const late = new CardScenario({ round: 12, revealed: 'major-improvement cultivation' });
  const game = late.hold(1, 'grain-depot').give(1, { stone: 2 });
  const coming = Object.keys(game.changes('1 major-improvement; play grain-depot'));
  expect(coming.filter((what) => what.startsWith('1 round'))).toEqual([
    '1 round 13 grain',
    '1 round 14 grain',
  ]);
});

test('B065 Grain Depot: 1 of a material is not enough', () => {
  const game = depot().give(1, { wood: 1, clay: 1, stone: 1 });
  expect(game.why('1 major-improvement')).toMatchObject({ why: 'no-major-affordable' });
});
