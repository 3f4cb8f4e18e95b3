import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

/** Pastures of one space (c5), two (a5 and b5) and three (a4, b4 and c4). */
const ONE = 'c5n c5w c5s c5e';
const TWO = 'a5n a5w a5e b5w b5e c5n';
const THREE = 'a4n a4w b4w c4w c4s a4e b4e c4e';

const sower = () =>
  new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'love-for-agriculture')
    .give(1, { grain: 2, vegetable: 1 });

test('B072 Love for Agriculture: is free', () => {
  const game = new CardScenario().hold(1, 'love-for-agriculture');
  expect(game.changes('1 meeting-place; yes; play love-for-agriculture')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand love-for-agriculture': [1, 0],
    '1 card love-for-agriculture': [0, 1],
  });
});

test('B072 Love for Agriculture: pastures of one and of two spaces can be sown, one crop each (RU-35)', () => {
  const game = sower().lay(1, { fences: `${ONE} ${TWO}` });
  expect(game.changes('1 grain-utilization; sow grain c5 vegetable a5')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [2, 1],
    '1 vegetable': [1, 0],
    '1 c5 grain': [0, 3],
    '1 a5 vegetable': [0, 2],
  });
});

test('B072 Love for Agriculture: not pastures of three spaces, not a second time, and not without the card', () => {
  const game = sower().lay(1, { fences: `${ONE} ${THREE}`, grain: { c5: 1 }, fields: 'a1' });
  game.play('1 grain-utilization');
  expect(game.why('sow grain a4')).toMatchObject({ why: 'field-planted' });
  expect(game.why('sow grain c5')).toMatchObject({ why: 'field-planted' });
  const other = new CardScenario({ revealed: 'grain-utilization' })
    .lay(1, { fences: ONE })
    .give(1, { grain: 1 });
  expect(other.why('1 grain-utilization')).toMatchObject({ why: 'no-empty-field' });
});

test('B072 Love for Agriculture: bots sow fields first, then pastures', () => {
  const game = sower().lay(1, { fences: ONE, fields: 'a1' }).give(1, { grain: 2, vegetable: 0 });
  game.play('1 grain-utilization');
  expect(game.offered()).toEqual(['sow grain a1', 'sow grain a1 grain c5']);
});

test('B072 Love for Agriculture: a sown pasture of one space holds 1 animal less', () => {
  const game = sower().lay(1, { fences: ONE }).give(1, { sheep: 3 });
  game.play('1 grain-utilization; sow grain c5');
  expect(game.offered()).toEqual(['keep 2 sheep']);
  expect(game.changes('keep 2 sheep')).toEqual({ '1 sheep': [3, 2] });
  expect(game.asked()[0].seat).toBe(2);
});

test('B072 Love for Agriculture: one of two spaces 2 less, after stables have doubled its room', () => {
  const game = sower().lay(1, { fences: TWO, stables: 'a5' }).give(1, { sheep: 9 });
  game.play('1 grain-utilization; sow grain a5');
  expect(game.offered()).toEqual(['keep 7 sheep']);
});

test('B072 Love for Agriculture: in the field phase a sown pasture is harvested; without crops it holds all again', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'love-for-agriculture')
    .lay(1, { fences: `${ONE} ${TWO}`, grain: { c5: 1 }, vegetables: { a5: 2 } })
    .give(1, { sheep: 4, grain: 0, vegetable: 0 });
  // 1 + 2 in the pastures and 1 in the house; the fifth sheep has room because c5 is no field any more.
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 c5 grain': [1, 0],
    '1 a5 vegetable': [2, 1],
    '1 grain': [0, 1],
    '1 vegetable': [0, 1],
    '1 sheep': [4, 5],
  });
});

test('B072 Love for Agriculture: a sown pasture is a grain field', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .inPlay(1, 'love-for-agriculture')
    .hold(1, 'baking-sheet')
    .lay(1, { fences: ONE, grain: { c5: 1 } });
  game.give(1, { clay: 9 });
  expect(game.why('1 major-improvement; play baking-sheet')).toMatchObject({ why: 'needs' });
});

test('B072 Love for Agriculture: at the end it is a pasture, its crops count, and it is no field tile (AG-R1503)', () => {
  const game = sower()
    .lay(1, { fences: ONE, fields: 'a1 a2', grain: { c5: 3 } })
    .give(1, { grain: 1 });
  expect(game.points(1, 'fields')).toBe(1);
  expect(game.points(1, 'pastures')).toBe(1);
  expect(game.points(1, 'grain')).toBe(2);
});

test('B072 Love for Agriculture: of a sown pasture that is divided only the part with the crops stays a field (RU-35)', () => {
  const game = new CardScenario({ revealed: 'sheep-market fencing' })
    .inPlay(1, 'love-for-agriculture')
    .lay(1, { fences: TWO, grain: { a5: 3 } })
    .give(1, { wood: 1, sheep: 3 })
    .pile('sheep-market', 9);
  game.play('1 fencing; fence b5n\n2 day-laborer');
  game.play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 4 sheep']);
});
