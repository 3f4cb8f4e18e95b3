import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Round 2 is about to begin; 1 food and the Confidant's action wait on rounds 2 and 3. */
function entrusted(): CardScenario {
  const game = new CardScenario().hold(1, 'confidant').give(1, { food: 2 });
  return game.play(`
    1 lessons; play confidant; two-rounds
    2 clay-pit
    1 grain-seeds
    2 reed-bank`);
}

test('B093 Confidant: 1 food from the supply on each of the next 2, 3 or 4 round spaces', () => {
  const game = new CardScenario({ round: 9, revealed: 'pig-market' })
    .hold(1, 'confidant')
    .give(1, { food: 5 });
  game.play('1 lessons; play confidant');
  expect(game.offered()).toEqual(['two-rounds', 'three-rounds', 'four-rounds']);
  expect(game.changes('1 three-rounds')).toEqual({
    '1 food': [5, 2],
    '1 round 10 food': [0, 1],
    '1 round 11 food': [0, 1],
    '1 round 12 food': [0, 1],
    '1 round 10 confidant': [0, 1],
    '1 round 11 confidant': [0, 1],
    '1 round 12 confidant': [0, 1],
  });
});

test('B093 Confidant: at the start of such a round the food comes back, and the owner may sow', () => {
  const game = entrusted().lay(1, { fields: 'a3' }).give(1, { food: 0 });
  expect(game.changes('* reveal fencing')).toEqual({
    'revealed fencing': [0, 2],
    '1 food': [0, 1],
    '1 round 2 food': [1, 0],
  });
  expect(game.asked()).toEqual([{ seat: 1, kind: 'may', open: false }]);
  game.play('1 yes');
  expect(game.offered()).toEqual(['sow']);
  expect(game.changes('1 sow; sow grain a3')).toEqual({
    '1 grain': [1, 0],
    '1 a3 grain': [0, 3],
    '1 round 2 confidant': [1, 0],
    'on forest': [3, 6],
    'on fishing': [1, 2],
    'on clay-pit': [0, 1],
    'on reed-bank': [0, 1],
    'on sheep-market': [1, 2],
  });
});

test('B093 Confidant: … or build fences, at the usual cost', () => {
  const game = entrusted().give(1, { wood: 4 });
  game.play('* reveal fencing\n1 yes');
  expect(game.offered()).toEqual(['fences']);
  game.play('1 fences; fence a5n a5e a5s a5w');
  expect(game.board()).toMatchObject({ '1 fence a5n': 1, '1 fence a5w': 1, '1 food': 1 });
  expect(game.board()).not.toHaveProperty('1 wood');
});

test('B093 Confidant AG-R306 AG-R308: the food cannot be refused, the action can, and is lost then', () => {
  const game = entrusted().lay(1, { fields: 'a3' });
  game.play('* reveal fencing\n1 no');
  expect(game.board()).toMatchObject({ '1 food': 1, '1 grain': 1, '1 round 3 confidant': 1 });
  expect(game.board()).not.toHaveProperty('1 round 2 confidant');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
});

test('B093 Confidant: nobody is asked where neither action is possible', () => {
  const game = entrusted().play('* reveal fencing');
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
});

test('B093 Confidant AG-R1402: near the end only the round spaces that are left', () => {
  const game = new CardScenario({ round: 12, revealed: 'cultivation' })
    .hold(1, 'confidant')
    .give(1, { food: 5 });
  game.play('1 lessons; play confidant');
  expect(game.offered()).toEqual(['two-rounds']);
  const late = new CardScenario({ round: 13, revealed: 'cultivation' })
    .hold(1, 'confidant')
    .give(1, { food: 5 });
  late.play('1 lessons; play confidant');
  expect(late.offered()).toEqual(['one-round']);
  expect(late.changes('1 one-round')).toEqual({
    '1 food': [5, 4],
    '1 round 14 food': [0, 1],
    '1 round 14 confidant': [0, 1],
  });
});

test('B093 Confidant AG-Q05: the food may be found by turning goods into food', () => {
  const game = new CardScenario().hold(1, 'confidant').give(1, { food: 1, grain: 1 });
  game.play('1 lessons; play confidant');
  expect(game.changes('1 two-rounds')).toMatchObject({ '1 food': [1, 0], '1 grain': [1, 0] });
});

test('B093 Confidant RU-70: without 2 food it is played and does nothing', () => {
  const game = new CardScenario().hold(1, 'confidant').give(1, { food: 1 });
  expect(game.changes('1 lessons; play confidant')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand confidant': [1, 0],
    '1 card confidant': [0, 1],
  });
});

test('B093 Confidant AG-R307 RU-71: what the round brings without a question is there before its action', () => {
  const game = entrusted().lay(1, { fields: 'a3' }).inPlay(1, 'scullery').give(1, { food: 0 });
  game.play('* reveal fencing');
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'may', open: false });
  expect(game.board()).toMatchObject({ '1 food': 2 });
});
