import { GOODS, type Goods } from '@furrow/agricola/state/goods';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Goods that wait for a seat on the space of a round. */
function coming(game: CardScenario, seat: number, round: number, goods: Goods): void {
  GOODS.forEach((good, i) => {
    const n = goods[good] ?? 0;
    if (n > 0) game.player(seat).coming.push(round, i, n);
  });
}

/** Round 3 is over but for the last person, of seat 2; the next round card is the only one left of its stage. */
function lastTurn(): CardScenario {
  const game = new CardScenario({
    round: 4,
    revealed: 'fencing grain-utilization major-improvement sheep-market',
  });
  game.state.round = 3;
  game.state.revealed.pop();
  return game.play('1 day-laborer\n2 fishing\n1 clay-pit');
}

test('RU-66 several gains of one moment are never asked about', () => {
  const game = new CardScenario({ round: 5, revealed: 'house-redevelopment' })
    .inPlay(1, 'fire-protection-pond manservant')
    .lay(1, { house: 'clay' })
    .give(1, { stone: 2, reed: 1 });
  game.play('1 house-redevelopment');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(game.board()).toMatchObject({ '1 round 6 food': 4, '1 round 14 food': 3 });
  expect(game.player(1).coming.filter((_, i) => i % 3 === 2)).toEqual([
    ...Array.from({ length: 6 }, () => 1),
    ...Array.from({ length: 9 }, () => 3),
  ]);
});

test('RU-66 a gain comes before what its owner can choose, without a question', () => {
  const game = new CardScenario().inPlay(1, 'basket wood-cutter').give(1, { wood: 0 });
  expect(game.changes('1 forest')).toMatchObject({ '1 wood': [0, 4] });
  expect(game.offered()).toEqual(['yes', 'no']);
});

test('RU-66 two cards with choices: their owner says which is first, or that it is done', () => {
  const game = new CardScenario().inPlay(1, 'basket carpenters-bench').give(1, { wood: 1 }).play('1 forest');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'moment' });
  expect(game.offered()).toEqual(['first basket', 'first carpenters-bench', 'done']);
  expect(game.decision()?.question()).toMatchObject({ ask: 'order' });
  expect(game.changes('done')).toEqual({});
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('RU-66 the card that is named first acts without being asked again, the other may still be declined', () => {
  const game = new CardScenario().inPlay(1, 'basket carpenters-bench').give(1, { wood: 5 }).play('1 forest');
  expect(game.offered()).toEqual(['first basket', 'first carpenters-bench', 'done']);
  expect(game.changes('first basket')).toEqual({ '1 wood': [8, 6], '1 food': [2, 5], 'on forest': [0, 2] });
  expect(game.asked()[0].seat).toBe(1);
});

test('RU-66 who is asked about a single card says yes or no', () => {
  const game = new CardScenario().inPlay(1, 'basket').play('1 forest');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'may' });
  expect(game.offered()).toEqual(['yes', 'no']);
});

test('RU-66 done is offered only when nothing is left that must be done', () => {
  const game = lastTurn().inPlay(1, 'shaving-horse hayloft-barn').give(1, { wood: 4 });
  coming(game, 1, 4, { wood: 1, grain: 1 });
  game.play('2 reed-bank');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'moment' });
  expect(game.offered()).toEqual(['first shaving-horse', 'first hayloft-barn']);
  expect(game.why('1 done')).toEqual({ why: 'not-asked' });
  expect(game.changes('1 first hayloft-barn')).toEqual({ '1 food': [4, 5], '1 on hayloft-barn': [4, 3] });
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 no')).toMatchObject({ 'on forest': [3, 6] });
});

test('RU-66 what must be done and what may be done can come in either order', () => {
  const game = lastTurn().inPlay(1, 'shaving-horse hayloft-barn').give(1, { wood: 4 });
  coming(game, 1, 4, { wood: 1, grain: 1 });
  game.play('2 reed-bank\n1 first shaving-horse');
  expect(game.board()).toMatchObject({ '1 wood': 4, '1 food': 8, '1 on hayloft-barn': 3, '1 grain': 1 });
});

test('RU-66 the cards of the one who acts come first, then those of the others clockwise', () => {
  const game = new CardScenario({ seats: 4, start: 2 });
  for (const seat of [1, 3, 4]) game.inPlay(seat, 'riparian-builder').give(seat, { wood: 5, reed: 2 });
  game.play('2 reed-bank');
  const asked: number[] = [];
  while (game.asked()[0].kind === 'may') {
    asked.push(game.asked()[0].seat);
    game.play('no');
  }
  expect(asked).toEqual([3, 4, 1]);
  const toll = new CardScenario({ seats: 3, start: 2 })
    .inPlay(1, 'forest-guardian')
    .inPlay(2, 'wood-cutter')
    .pile('forest', 5)
    .play('2 forest');
  expect(toll.heard).toMatchObject([
    { event: 'used', seat: 1 },
    { event: 'gained', seat: 1, goods: [[0, 1]] },
    { event: 'paidTo', seat: 1, other: 0 },
    { event: 'gained', seat: 1, goods: [[0, 5]] },
  ]);
});
