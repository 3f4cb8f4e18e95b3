import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { BASE, FAMILY, FULL, finishRound, inRound, playTo } from './rounds';

test('AG-R1101 the token does not rotate: who holds it begins every round', () => {
  const game = new AgricolaScenario({ seats: 3, start: 2 });
  for (let round = 1; round <= 6; round++) {
    game.give(1, { food: 9 }).give(2, { food: 9 }).give(3, { food: 9 });
    playTo(game, round);
    expect(game.board()['starting player']).toBe(2);
    expect(game.asked()[0].seat).toBe(2);
    finishRound(game);
  }
});

test('AG-R1102 AG-R1103 the user takes the token and the food that lies there', () => {
  const game = new AgricolaScenario().play('* reveal fencing\n1 forest');
  expect(game.changes('2 meeting-place')).toEqual({
    'starting player': [1, 2],
    'on meeting-place': [1, 0],
    '2 food': [3, 4],
    '2 home': [2, 1],
    'person meeting-place': [0, 2],
  });
});

test('AG-R1102 AG-Q25 the holder may use the space too and keeps the token', () => {
  const game = new AgricolaScenario().play('* reveal fencing');
  expect(game.changes('1 meeting-place')).toEqual({
    'on meeting-place': [1, 0],
    '1 food': [2, 3],
    '1 home': [2, 1],
    'person meeting-place': [0, 1],
  });
});

test('AG-R1103 1 food a round accumulates in the family and the beginner game, none in the games with cards', () => {
  for (const [options, card, space, food] of [
    [{}, 'fencing', 'meeting-place', 1],
    [FAMILY, 'fences', 'start-storehouse', 1],
    [BASE, 'fencing', 'meeting-place', 0],
    [FULL, 'fences', 'start-minor', 0],
  ] as const) {
    const game = new AgricolaScenario({ options }).play(`* reveal ${card}`);
    expect(game.board()[`on ${space}`] ?? 0).toBe(food);
    finishRound(game);
    playTo(game, 2);
    expect(game.board()[`on ${space}`] ?? 0).toBe(2 * food);
  }
});

test.each([
  [BASE, 'fencing', 'meeting-place'],
  [FULL, 'fences', 'start-minor'],
])(
  'AG-Q25 with cards the space is legal without an improvement, also for the holder (%o)',
  (options, card, space) => {
    const game = new AgricolaScenario({ options }).play(`* reveal ${card}`);
    expect(game.changes(`1 ${space}`)).toEqual({ '1 home': [2, 1], [`person ${space}`]: [0, 1] });
    expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  },
);

test('AG-R1104 AG-Q26 the running round goes on clockwise, the next one begins with the new starting player', () => {
  const game = new AgricolaScenario({ seats: 3 }).play(
    '* reveal fencing\n1 forest\n2 fishing\n3 meeting-place',
  );
  expect(game.asked()[0].seat).toBe(1);
  game.play('1 clay-pit');
  expect(game.asked()[0].seat).toBe(2);
  game.play('2 reed-bank');
  expect(game.asked()[0].seat).toBe(3);
  game.play('3 day-laborer\n* reveal sheep-market');
  expect(game.asked()[0].seat).toBe(3);
  game.play('3 forest');
  expect(game.asked()[0].seat).toBe(1);
});

test('AG-R1104 AG-Q26 the harvest of the same round follows the new starting player', () => {
  const game = inRound(4, 'fencing', { seats: 3 });
  for (const seat of [1, 2, 3]) game.give(seat, { food: 0 });
  game.play('1 forest\n2 clay-pit\n3 meeting-place\n1 reed-bank\n2 grove\n3 hollow');
  expect(game.asked().map(({ seat }) => seat)).toEqual([3, 1, 2]);
});

test('AG-Q27 a solo player can use the starting player space: in the 2007 family game an empty move', () => {
  const family = inRound(1, 'fences', { seats: 1, options: FAMILY });
  expect(family.changes('1 start-storehouse')).toEqual({
    '1 home': [2, 1],
    'person start-storehouse': [0, 1],
  });
  const full = inRound(1, 'fences', { seats: 1, options: FULL });
  expect(full.changes('1 start-minor')).toEqual({ '1 home': [2, 1], 'person start-minor': [0, 1] });
});

test('AG-Q02 goods of the round space are handed out from the starting player on, clockwise', () => {
  const game = new AgricolaScenario({ seats: 3, start: 2 });
  for (const seat of [1, 2, 3]) game.player(seat).coming.push(1, 0, seat);
  game.heard.length = 0;
  game.play('* reveal fencing');
  const receivers = game.heard
    .map((one) => one as { event: string; seat?: number })
    .filter(({ event }) => event === 'gained');
  expect(receivers.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(game.board()).toMatchObject({ '1 wood': 1, '2 wood': 2, '3 wood': 3 });
});

test('AG-R1102 the token moves on from seat to seat; the last user of a round begins the next', () => {
  const game = new AgricolaScenario({ seats: 2, start: 1 }).play(
    '* reveal fencing\n1 forest\n2 meeting-place',
  );
  game.play('1 clay-pit\n2 fishing\n* reveal sheep-market');
  expect(game.asked()[0].seat).toBe(2);
  game.play('2 forest\n1 meeting-place');
  expect(game.board()).toMatchObject({ 'starting player': 1 });
  expect(game.asked()[0].seat).toBe(2);
});
