import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const SQUARE = 'a2 a3 b2 b3';

const hand = () => new CardScenario({ round: 5, revealed: 'basic-wish' }).inPlay(1, 'farm-hand');

test('B085 Farm Hand: is played as an occupation', () => {
  const game = new CardScenario().hold(1, 'farm-hand');
  expect(game.changes('1 lessons; play farm-hand')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand farm-hand': [1, 0],
    '1 card farm-hand': [0, 1],
  });
});

test('B085 Farm Hand: a stable in the center of four field tiles gives room for a person', () => {
  const game = hand().lay(1, { fields: SQUARE }).give(1, { wood: 2 });
  expect(game.why('1 basic-wish')).toMatchObject({ why: 'no-free-room' });
  expect(game.changes('1 farm-expansion; center a2')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 farm-hand a2': [0, 1],
  });
  expect(game.changes('2 day-laborer\n1 basic-wish')).toMatchObject({ '1 people': [2, 3] });
});

test('B085 Farm Hand: four fields that do not form a square have no center', () => {
  const game = hand().lay(1, { fields: 'a2 a3 a4 b3' }).give(1, { wood: 2 }).play('1 farm-expansion');
  expect(game.why('center a2')).toMatchObject({ why: 'not-asked' });
});

test('B085 Farm Hand: only the card allows it, and only with 2 wood', () => {
  const other = new CardScenario().lay(1, { fields: SQUARE }).give(1, { wood: 2 }).play('1 farm-expansion');
  expect(other.why('center a2')).toMatchObject({ why: 'not-asked' });
  const poor = hand().lay(1, { fields: SQUARE }).give(1, { wood: 1 });
  expect(poor.why('1 farm-expansion')).toMatchObject({ why: 'cannot-pay' });
});

test('B085 Farm Hand: of several centers one is chosen, and only one such stable is built', () => {
  const game = hand()
    .lay(1, { fields: `${SQUARE} a4 b4` })
    .give(1, { wood: 9 })
    .play('1 farm-expansion');
  expect(game.why('center b2')).toMatchObject({ why: 'cannot-stand-there' });
  expect(game.offered().filter((move) => move.startsWith('center'))).toEqual(['center a2', 'center a3']);
  expect(game.play('center a3').why('center a2')).toMatchObject({ why: 'not-asked' });
});

test('B085 Farm Hand: other stables are built as usual in the same action (RU-36)', () => {
  const game = hand().lay(1, { fields: SQUARE }).give(1, { wood: 8 });
  expect(game.changes('1 farm-expansion; stable c5; center a2; stable a5; done')).toMatchObject({
    '1 wood': [8, 2],
    '1 c5 stable': [0, 1],
    '1 farm-hand a2': [0, 1],
    '1 a5 stable': [0, 1],
  });
});

test('B085 Farm Hand: an action for exactly one stable is no "Build Stables" action (RU-36)', () => {
  const game = new CardScenario({ options: { 'side-job': 'on' } }).inPlay(1, 'farm-hand');
  game.lay(1, { fields: SQUARE }).give(1, { wood: 1 }).play('1 side-job');
  expect(game.why('center a2')).toMatchObject({ why: 'not-asked' });
  expect(game.why('stable c5')).toBeUndefined();
});

test('B085 Farm Hand: the stable is one of the four', () => {
  const full = hand().lay(1, { fields: SQUARE, stables: 'a5 b5 c5 c4' }).give(1, { wood: 2 });
  expect(full.why('1 farm-expansion')).toMatchObject({ why: 'no-stable-left' });
  const last = hand().lay(1, { fields: SQUARE, stables: 'a5 b5 c5' }).give(1, { wood: 9 });
  expect(last.play('1 farm-expansion; center a2').asked()[0].seat).toBe(2);
});

test('B085 Farm Hand: it holds no animal, and as it is in no pasture it scores nothing', () => {
  const game = new CardScenario({ revealed: 'sheep-market' }).inPlay(1, 'farm-hand');
  game.lay(1, { fields: SQUARE }).give(1, { wood: 2 });
  game.play('1 farm-expansion; center a2\n2 day-laborer').pile('sheep-market', 2).play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 1 sheep']);
  expect(game.points(1, 'stables')).toBe(0);
});
