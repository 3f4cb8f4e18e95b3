import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, quietRounds, SIXTH_WORKER } from './quiet-rounds';

/** Seat 1 has an Animal Trader on a0 and a stall on a1, and animals in them. */
function trader(goods: Parameters<Scenario['give']>[1]): Scenario {
  return new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'animal-trader', a1: 'stall' } })
    .give(1, goods);
}

test('R130 the Animal Trader can be used on the own turn, any number of times', () => {
  const game = trader({ sheep: 2, pig: 3 });
  expect(game.changes('1 animal-trader; trade sheep pig cow')).toEqual({
    '1 sheep': [2, 1],
    '1 pig': [3, 2],
    '1 cow': [0, 1],
  });
  expect(game.changes('1 animal-trader; trade pig cow horse')).toEqual({
    '1 pig': [2, 1],
    '1 cow': [1, 0],
    '1 horse': [0, 1],
  });
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
});

test('R130 the Animal Trader can be used while the opponent is asked', () => {
  const game = trader({ sheep: 1, pig: 1 }).play('1 stone-1');
  expect(game.asked()).toEqual([
    { seat: 2, kind: 'work', open: false },
    { seat: 1, kind: 'anytime', open: true },
  ]);
  expect(game.changes('1 animal-trader; trade sheep pig horse')).toEqual({
    '1 sheep': [1, 0],
    '1 pig': [1, 0],
    '1 horse': [0, 1],
  });
});

test('R130 the 2 animals must be of different types', () => {
  const game = trader({ pig: 4 });
  expect(game.why('1 animal-trader')).toMatchObject({ why: 'nothing-to-trade' });
  game.give(1, { sheep: 1 }).play('1 animal-trader');
  expect(game.why('1 trade pig pig cow')).toMatchObject({ why: 'no-such-trade' });
});

test('Q26 the Animal Trader gives a third type, none of the two given', () => {
  const game = trader({ sheep: 1, pig: 1 }).play('1 animal-trader');
  expect(game.offered()).toEqual(['trade sheep pig cow', 'trade sheep pig horse']);
  expect(game.why('1 trade sheep pig pig')).toMatchObject({ why: 'no-such-trade' });
});

test('Q27 animals just gained and not yet accommodated may be exchanged', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'animal-trader' } })
    .play(quietRounds(1))
    .give(1, { horse: 3 });
  game.play('1 cow-pigs');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.changes('1 animal-trader; trade pig cow sheep')).toEqual({
    '1 pig': [1, 0],
    '1 cow': [1, 0],
    '1 sheep': [0, 1],
  });
  expect(game.changes('1 keep 2 horse 1 sheep')).toEqual({ '1 horse': [3, 2] });
});

test('Q12 within an own action the Animal Trader can be used between its parts', () => {
  const game = trader({ sheep: 1, pig: 1, wood: 3 }).play('1 fences; border a0n');
  expect(game.changes('1 animal-trader; trade sheep pig cow')).toEqual({
    '1 sheep': [1, 0],
    '1 pig': [1, 0],
    '1 cow': [0, 1],
  });
  expect(game.asked()).toEqual([{ seat: 1, kind: 'borders', open: false }]);
});

test('R130 the Animal Trader can be used after the last worker, but not once the workers are home', () => {
  const game = trader({ sheep: 2, pig: 2 }).lay(1, { at: { b1: 'cattle-market' } });
  game.play(FIVE_WORKERS).play(SIXTH_WORKER);
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'pause', open: false });
  expect(game.changes('1 animal-trader; trade sheep pig horse')).toEqual({
    '1 sheep': [2, 1],
    '1 pig': [2, 1],
    '1 horse': [0, 1],
  });
  game.play('1 pass');
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'beforeBreeding', open: false });
  expect(game.why('1 animal-trader')).toMatchObject({ why: 'work-phase-only' });
});

test('R130 after the last worker an animal bought at the Cattle Market may still be exchanged', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(2, { at: { a0: 'animal-trader', a1: 'cattle-market' } })
    .give(2, { pig: 1 })
    .play(FIVE_WORKERS)
    .play(SIXTH_WORKER);
  expect(game.board()).toMatchObject({ 'worker reed-sheep': 2, '2 reed': 1 });
  game.play('2 cattle-market; trade reed sheep');
  expect(game.board()).toMatchObject({ round: 1, 'worker reed-sheep': 2 });
  const before = game.board();
  expect(game.changes('2 animal-trader; trade sheep pig horse')).toEqual({
    ...nextRound(before),
    '2 sheep': [1, 0],
    '2 pig': [1, 0],
    '2 horse': [0, 1],
  });
});

test('R130 the Animal Trader is no longer open before scoring', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .play(quietRounds(7))
    .play(FIVE_WORKERS)
    .lay(1, { at: { a0: 'animal-trader', a1: 'cattle-market' } })
    .give(1, { sheep: 1, pig: 1 })
    .play(SIXTH_WORKER)
    .play('1 pass; done');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'lastChance', open: false }]);
  expect(game.why('1 animal-trader')).toMatchObject({ why: 'work-phase-only' });
});

test("Q23 the Animal Trader can be used while the Steward's Office acts", () => {
  const game = trader({ sheep: 1, pig: 1 }).lay(1, { at: { b1: 'stewards-office' } });
  game.play(FIVE_WORKERS).play(SIXTH_WORKER);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'useSpace', open: false }]);
  expect(game.changes('1 animal-trader; trade sheep pig horse')).toEqual({
    '1 sheep': [1, 0],
    '1 pig': [1, 0],
    '1 horse': [0, 1],
  });
  expect(game.asked()).toEqual([{ seat: 1, kind: 'useSpace', open: false }]);
});

test('R130 the animal taken needs room like any other', () => {
  const game = () =>
    new Scenario({ buildings: 'shelter' })
      .lay(1, { at: { a0: 'animal-trader', a1: 'dairy-farm', b1: 'sawmill' } })
      .give(1, { sheep: 2, pig: 1, cow: 2 });
  const kept = game().play('1 animal-trader; trade pig cow horse');
  expect(kept.board()).toMatchObject({ '1 sheep': 2, '1 cow': 1, '1 horse': 1 });
  const full = game().play('1 animal-trader; trade sheep cow horse');
  expect(full.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(full.why('1 keep 1 sheep 1 pig 1 cow 1 horse')).toMatchObject({ why: 'no-room' });
  full.play('1 keep 1 sheep 1 cow 1 horse');
  expect(full.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
});
