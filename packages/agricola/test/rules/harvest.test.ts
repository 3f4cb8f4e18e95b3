import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { atRound, beforeHarvest, lastTurn, ROUND_FIVE } from './at-round';

const FED = { '1 food': [20, 16], '2 food': [20, 16] };

test('AG-R1001 AG-R301 no harvest after round 3', () => {
  const game = lastTurn(atRound(3, 'sheep-market')).lay(1, { fields: 'a3', grain: { a3: 3 } });
  game.give(1, { sheep: 2, food: 9 }).lay(1, { stables: 'a5 c5' });
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    round: [3, 4],
  });
});

test('AG-R1001 the phases come in the order field, feeding, breeding', () => {
  const game = beforeHarvest().lay(1, { fields: 'a3', grain: { a3: 2 }, stables: 'a5 c5' });
  game.give(1, { sheep: 2, food: 3 }).play('1 clay-pit');
  expect(game.board()).toMatchObject({ '1 grain': 1, '1 a3 grain': 1, '1 sheep': 2, round: 4 });
  expect(game.changes('1 feed 1 grain')).toMatchObject({
    '1 grain': [1, 0],
    '1 food': [3, 0],
    '1 sheep': [2, 3],
  });
});

test('AG-R1001 nobody breeds before everybody is fed', () => {
  const game = beforeHarvest().lay(1, { stables: 'a5 c5' }).give(1, { sheep: 2 }).give(2, { food: 0 });
  game.play('1 clay-pit');
  expect(game.asked()).toEqual([{ seat: 2, kind: 'feed', open: false }]);
  expect(game.board()).toMatchObject({ '1 sheep': 2 });
  expect(game.changes('2 feed 4 begging')).toMatchObject({ '1 sheep': [2, 3], '2 begging': [0, 4] });
});

test('AG-R1002 exactly 1 crop from every planted field, of everybody', () => {
  const game = beforeHarvest()
    .lay(1, { fields: 'a2 a3 a4 a5', grain: { a2: 3, a3: 1 }, vegetables: { a4: 2 } })
    .lay(2, { fields: 'c5', vegetables: { c5: 1 } });
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 grain': [0, 2],
    '1 vegetable': [0, 1],
    '1 a2 grain': [3, 2],
    '1 a3 grain': [1, 0],
    '1 a4 vegetable': [2, 1],
    '2 vegetable': [0, 1],
    '2 c5 vegetable': [1, 0],
  });
});

test('AG-R1002 AG-Q09 the crops are there for the feeding of the same harvest', () => {
  const game = beforeHarvest()
    .lay(1, { fields: 'a3', vegetables: { a3: 2 } })
    .own(1, 'fireplace-2');
  game.give(1, { food: 2 }).play('1 clay-pit');
  expect(game.changes('1 feed 1 vegetable')).toMatchObject({ '1 vegetable': [1, 0], '1 food': [2, 0] });
});

test('AG-R1008 surplus food stays and gives no points', () => {
  const game = beforeHarvest();
  const before = game.points(1);
  expect(game.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED });
  expect(game.points(1)).toBe(before);
});

test('AG-R1009 a pair has one young, wherever the parents stand', () => {
  const game = beforeHarvest().lay(1, { stables: 'a5 c5' }).give(1, { boar: 2 });
  expect(game.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED, '1 boar': [2, 3] });
});

test('AG-R1009 one animal alone has no young', () => {
  const game = beforeHarvest().lay(1, { stables: 'a5 c5' }).give(1, { boar: 1, sheep: 1 });
  expect(game.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED });
});

test('AG-R1009 AG-R1012 each type breeds, and the animals are rearranged for it', () => {
  const pastures = 'a4n a4w a5w b4n a5n a5e b5n';
  const game = beforeHarvest().lay(1, { fences: pastures, stables: 'a4 a5 c5 c3' });
  game.give(1, { sheep: 2, boar: 2, cattle: 2 });
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 sheep': [2, 3],
    '1 boar': [2, 3],
    '1 cattle': [2, 3],
  });
});

test('AG-R1010 AG-E30 three or more animals still have one young, which may stand in a stable apart', () => {
  const game = beforeHarvest().lay(1, { fences: 'a4n a4w a5w b4n', stables: 'a4 c5' });
  game.give(1, { sheep: 5 });
  expect(game.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED, '1 sheep': [5, 6] });
});

test('AG-R1009 without room the young does not come, and nobody gets food for it (AG-R1011)', () => {
  const game = beforeHarvest()
    .lay(1, { fences: 'a4n a4w a5w b4n' })
    .own(1, 'fireplace-2')
    .give(1, { sheep: 3 });
  game.play('1 clay-pit; feed nothing');
  expect(game.offered()).toEqual(['keep 3 sheep']);
  game.play('1 keep 3 sheep');
  expect(game.board()).toMatchObject({ round: 5, '1 sheep': 3, '1 food': 16 });
});

test('AG-R1011 AG-Q12 no conversion in the breeding phase', () => {
  const game = beforeHarvest()
    .lay(1, { stables: 'a4 a5 c5' })
    .own(1, 'fireplace-2')
    .give(1, { sheep: 2, boar: 2, grain: 1 });
  game.play('1 clay-pit; feed nothing');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.why('1 exchange')).toMatchObject({ why: 'not-while-breeding' });
  expect(game.changes('1 keep 2 sheep 2 boar')).toMatchObject({ '1 sheep': [3, 2], '1 boar': [3, 2] });
  expect(game.board()).toMatchObject({ '1 food': 16, '1 grain': 1 });
});

test('AG-Q11 with too little room the owner chooses which young to accept', () => {
  const given = () => {
    const game = beforeHarvest().lay(1, { stables: 'a2 a4 a5 c5' }).give(1, { sheep: 2, boar: 2 });
    return game.play('1 clay-pit');
  };
  expect(given().offered().sort()).toEqual(['keep 2 sheep 3 boar', 'keep 3 sheep 2 boar']);
  expect(given().changes('1 keep 3 sheep 2 boar')).toMatchObject({ '1 boar': [3, 2] });
  expect(given().why('1 keep 3 sheep 3 boar')).toMatchObject({ why: 'no-room' });
  expect(given().why('1 keep 2 sheep 2 boar')).toBeUndefined();
});

test('AG-Q11 other animals may be returned to make room', () => {
  const game = beforeHarvest().lay(1, { stables: 'a2 a4 a5' }).give(1, { sheep: 3, cattle: 1 });
  game.play('1 clay-pit');
  expect(game.changes('1 keep 4 sheep')).toMatchObject({ '1 cattle': [1, 0] });
  expect(game.board()).toMatchObject({ '1 sheep': 4, '1 food': 16 });
});

test('AG-Q11 the young are no parents: nobody keeps more of a type than one more', () => {
  const game = beforeHarvest().lay(1, { stables: 'a2 a4 a5' }).give(1, { sheep: 2, cattle: 2 });
  game.play('1 clay-pit');
  expect(game.why('1 keep 4 sheep')).toMatchObject({ why: 'not-so-many' });
});

test('AG-Q13 AG-R301 after the breeding of round 14 the game is over and nothing is exchanged', () => {
  const game = new AgricolaScenario({ seats: 1 });
  while (game.asked().length > 0) {
    game.give(1, { grain: 5, food: 20 });
    const chance = game.asked()[0].seat === 0;
    game.play(`${chance ? '*' : '1'} ${game.offered()[0]}`);
  }
  expect(game.board()).toMatchObject({ round: 14 });
  expect(Number(game.board()['1 grain'])).toBeGreaterThan(0);
  expect(game.why('1 exchange')).toMatchObject({ why: 'game-over' });
});

test('AG-Q12 AG-Q04 AG-R1005 animals can be cooked in the feeding phase though there is food enough', () => {
  const game = beforeHarvest().lay(1, { stables: 'a4 a5' }).own(1, 'fireplace-2').give(1, { sheep: 3 });
  game.play('1 clay-pit');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'feed' });
  expect(game.why('1 exchange; convert 1 sheep')).toBeUndefined();
});

test('AG-Q15 a newborn of the round eats 1 food in the harvest of this round and is adult afterwards', () => {
  const game = beforeHarvest();
  Object.assign(game.player(1), { people: 3, newborns: 1 });
  expect(game.changes('1 clay-pit')).toMatchObject({
    '1 food': [20, 15],
    '1 newborns': [1, 0],
    '1 home': [1, 3],
  });
});
