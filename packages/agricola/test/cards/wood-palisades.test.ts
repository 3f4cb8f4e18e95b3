import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** A pasture of the nine spaces of the columns 3 to 5: 12 fences. */
const NINE = 'a3n a4n a5n a3w b3w c3w a5e b5e c5e c3s c4s c5s';

const fencer = (wood: number) =>
  new CardScenario({ revealed: 'fencing' }).inPlay(1, 'wood-palisades').give(1, { wood });

test('B030 Wood Palisades: costs 1 food', () => {
  const game = new CardScenario().hold(1, 'wood-palisades');
  expect(game.changes('1 meeting-place; yes; play wood-palisades')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 1],
    '1 hand wood-palisades': [1, 0],
    '1 card wood-palisades': [0, 1],
  });
});

test('B030 Wood Palisades: 2 wood stand for a fence at the edge of the farmyard, each worth 1 bonus point', () => {
  const game = fencer(7);
  expect(game.changes('1 fencing; palisade c5 2')).toEqual({
    'person fencing': [0, 1],
    '1 home': [2, 1],
    '1 wood': [7, 1],
    '1 fence c5n': [0, 1],
    '1 fence c5w': [0, 1],
    '1 palisade c5s': [0, 1],
    '1 palisade c5e': [0, 1],
  });
  expect(game.points(1, 'bonus')).toBe(2);
  expect(game.points(1, 'pastures')).toBe(1);
});

test('B030 Wood Palisades: fences stay possible, and a mixture of both', () => {
  const fences = fencer(4);
  expect(fences.changes('1 fencing; pasture c5')).toMatchObject({ '1 wood': [4, 0], '1 fence c5s': [0, 1] });
  expect(fences.points(1, 'bonus')).toBe(0);
  const mixed = fencer(5);
  expect(mixed.changes('1 fencing; palisade c5 1')).toMatchObject({
    '1 wood': [5, 0],
    '1 palisade c5s': [0, 1],
    '1 fence c5e': [0, 1],
  });
  expect(mixed.points(1, 'bonus')).toBe(1);
});

test('B030 Wood Palisades: only at the edge, and only for those who have the wood', () => {
  const game = fencer(5).play('1 fencing');
  expect(game.why('palisade b3 1')).toMatchObject({ why: 'not-asked' });
  expect(game.why('palisade c5 3')).toMatchObject({ why: 'not-asked' });
  expect(game.why('palisade c5 2')).toMatchObject({ why: 'cannot-pay' });
});

test('B030 Wood Palisades: only for the owner of the card', () => {
  const game = fencer(9).give(2, { wood: 9 }).play('1 day-laborer\n2 fencing');
  expect(game.why('palisade c5 1')).toMatchObject({ why: 'not-asked' });
});

test('B030 Wood Palisades: more than 15 fence spaces can be filled', () => {
  const game = fencer(9).lay(1, { fences: NINE }).play('1 fencing');
  // Three fences are left: two of them and a palisade enclose a2, the last one and two palisades a1.
  expect(game.changes('palisade a2 1; palisade a1 2')).toEqual({
    '1 wood': [9, 0],
    '1 fence a2w': [0, 1],
    '1 fence b2n': [0, 1],
    '1 palisade a2n': [0, 1],
    '1 fence b1n': [0, 1],
    '1 palisade a1n': [0, 1],
    '1 palisade a1w': [0, 1],
  });
  expect(game.points(1, 'bonus')).toBe(3);
  expect(game.asked()[0].seat).toBe(2);
});

test('B030 Wood Palisades: with all 15 fences built what is left of the edge can still be closed', () => {
  const stuck = fencer(20).lay(1, { fences: `${NINE} b3n b4n b5n` });
  expect(stuck.why('1 fencing')).toMatchObject({ why: 'no-fences' });
  // Pastures on a4, a5, b4, b5 and c4 bound the corner c5 on two sides.
  const corner = 'a4n a5n a4w a5w a5e b4n b5n b4w b5w b5e c4n c5n c4w c4s c5w';
  const game = fencer(20).lay(1, { fences: corner }).play('1 fencing');
  expect(game.offered()).toEqual(['palisade c5 2']);
  expect(game.changes('palisade c5 2')).toEqual({
    '1 wood': [20, 16],
    '1 palisade c5s': [0, 1],
    '1 palisade c5e': [0, 1],
  });
});

test('B030 Wood Palisades: all 13 unused spaces can be one pasture', () => {
  const all = 'a1+a2+b2+c2+a3+b3+c3+a4+b4+c4+a5+b5+c5';
  const game = fencer(17).play('1 fencing');
  expect(game.why(`pasture ${all}`)).toMatchObject({ why: 'too-many', atMost: 15 });
  expect(game.changes(`palisade ${all} 1`)).toMatchObject({ '1 wood': [17, 0], '1 palisade a1n': [0, 1] });
  expect(game.points(1, 'unused')).toBe(0);
});

test('B030 Wood Palisades: a hole is a pasture of its own (AG-Q19)', () => {
  const ring = 'a3+b3+c3+a4+c4+a5+b5+c5';
  const game = fencer(25).play(`1 fencing; palisade ${ring} 9`);
  expect(game.points(1, 'pastures')).toBe(2);
  const around = fencer(25).lay(1, { fields: 'b4' }).play('1 fencing');
  expect(around.why(`palisade ${ring} 9`)).toMatchObject({ why: 'encloses-building' });
});

test("B030 Wood Palisades: the wood of the Carpenter's Bench may become palisades", () => {
  const game = new CardScenario().inPlay(1, 'wood-palisades carpenters-bench').pile('forest', 5);
  // Two fences, one of them free, and two palisades.
  expect(game.changes('1 forest; yes; palisade c5 2')).toMatchObject({ '1 palisade c5e': [0, 1] });
  expect(game.board()['1 wood']).toBeUndefined();
});

test('B030 Wood Palisades: they are no fences for cards that count these (RU-33)', () => {
  const game = fencer(20).play('1 fencing; palisade c5 2');
  expect(game.decision()?.question()).toMatchObject({ ask: 'fences', left: 13, palisades: true });
});
