import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** A pasture of the two spaces a5 and b5. */
const TWO = 'a5n a5w a5e b5w b5e c5n';

const bench = (wood = 3) => new CardScenario().inPlay(1, 'carpenters-bench').pile('forest', wood);

test("B015 Carpenter's Bench: costs 1 wood", () => {
  const game = new CardScenario().hold(1, 'carpenters-bench').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play carpenters-bench')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand carpenters-bench': [1, 0],
    '1 card carpenters-bench': [0, 1],
  });
});

test("B015 Carpenter's Bench: the taken wood builds a pasture, one fence of it is free", () => {
  expect(bench().changes('1 forest; yes; pasture c5')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 fence c5n': [0, 1],
    '1 fence c5w': [0, 1],
    '1 fence c5s': [0, 1],
    '1 fence c5e': [0, 1],
  });
});

test("B015 Carpenter's Bench: may be declined, and is not asked where the wood is not enough", () => {
  expect(bench().changes('1 forest; no')).toMatchObject({ '1 wood': [0, 3] });
  const poor = bench(2).play('1 forest');
  expect(poor.asked()[0].seat).toBe(2);
});

test("B015 Carpenter's Bench: only the taken wood may be used", () => {
  const game = bench().give(1, { wood: 10 }).play('1 forest; yes');
  expect(game.why('pasture b5+c5')).toMatchObject({ why: 'cannot-pay' });
  expect(game.changes('pasture c5')).toMatchObject({ '1 wood': [13, 10] });
});

test("B015 Carpenter's Bench: exactly one pasture", () => {
  const game = bench(9).play('1 forest; yes');
  expect(game.why('fence c5n c5w c5s c5e b5n b5w b5e')).toMatchObject({ why: 'not-one-pasture' });
  expect(game.changes('pasture b5+c5')).toMatchObject({ '1 wood': [9, 4] });
  expect(game.asked()[0].seat).toBe(2);
});

test("B015 Carpenter's Bench: splitting a pasture is not building one", () => {
  const game = bench().lay(1, { fences: TWO }).play('1 forest; yes');
  expect(game.why('fence b5n')).toMatchObject({ why: 'not-one-pasture' });
  expect(game.why('pasture a5')).toMatchObject({ why: 'not-one-pasture' });
  expect(game.offered()).toEqual(['pasture a4', 'pasture b4', 'pasture c5', 'pasture a4+b4']);
  expect(game.changes('pasture c5')).toMatchObject({ '1 wood': [3, 1], '1 fence c5s': [0, 1] });
});

test("B015 Carpenter's Bench: nothing to build, no question", () => {
  const game = bench().lay(1, { fields: 'a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5' }).play('1 forest');
  expect(game.asked()[0].seat).toBe(2);
});

test("B015 Carpenter's Bench: only wood accumulation spaces, only its owner", () => {
  const clay = bench().pile('clay-pit', 9).give(1, { wood: 9 }).play('1 clay-pit');
  expect(clay.asked()[0].seat).toBe(2);
  expect(clay.play('2 forest').asked()[0].seat).toBe(1);
});

test("B015 Carpenter's Bench: every wood accumulation space of the board", () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'carpenters-bench').pile('grove', 4);
  expect(game.changes('1 grove; yes; pasture c5')).toMatchObject({ 'on grove': [4, 0], '1 wood': [0, 1] });
});
