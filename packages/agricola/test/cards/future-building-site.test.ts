import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Beside the house: a1, b2 and c2. With these fields only c3, c4 and c5 are unused besides. */
const FIELDS = 'a2 a3 a4 a5 b3 b4 b5';

const site = (revealed = 'fencing') => new CardScenario({ revealed }).inPlay(1, 'future-building-site');

test('B038 Future Building Site: is free, worth 3 points, and played up to round 4', () => {
  const game = new CardScenario({ round: 4 }).hold(1, 'future-building-site');
  expect(game.changes('1 meeting-place; yes; play future-building-site')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand future-building-site': [1, 0],
    '1 card future-building-site': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(3);
  const late = new CardScenario({ round: 5, revealed: 'basic-wish' });
  late.hold(1, 'future-building-site love-for-agriculture');
  expect(late.why('1 meeting-place; yes; play future-building-site')).toMatchObject({ why: 'needs' });
});

test('B038 Future Building Site: no field beside the house', () => {
  const game = site().play('1 farmland');
  expect(game.offered()).toEqual(
    ['a2', 'a3', 'b3', 'c3', 'a4', 'b4', 'c4', 'a5', 'b5', 'c5'].map((cell) => `field ${cell}`),
  );
  expect(game.why('field b2')).toMatchObject({ why: 'cannot-stand-there' });
});

test('B038 Future Building Site: no room and no stable there', () => {
  const game = site().give(1, { wood: 9, reed: 2 }).play('1 farm-expansion');
  expect(game.why('room a1')).toMatchObject({ why: 'no-room-space' });
  expect(game.why('stable b2')).toMatchObject({ why: 'cannot-stand-there' });
  expect(game.why('stable b3')).toBeUndefined();
});

test('B038 Future Building Site: no pasture there', () => {
  const game = site().give(1, { wood: 15 }).play('1 fencing');
  expect(game.why('pasture b2')).toMatchObject({ why: 'closed-by-card' });
  expect(game.why('pasture b2+b3')).toMatchObject({ why: 'closed-by-card' });
  expect(game.offered()).not.toContain('pasture b2+b3');
  expect(game.why('pasture b3')).toBeUndefined();
});

test('B038 Future Building Site: the same action may use up all other spaces (RU-34)', () => {
  const game = site().lay(1, { fields: FIELDS }).give(1, { wood: 15 }).play('1 fencing');
  expect(game.why('pasture c2+c3+c4')).toMatchObject({ why: 'closed-by-card' });
  expect(game.offered()).toContain('pasture c2+c3+c4+c5');
  expect(game.changes('pasture c2+c3+c4+c5')).toMatchObject({ '1 wood': [15, 5] });
});

test('B038 Future Building Site: once all others are used the spaces beside the house are open', () => {
  const game = site()
    .lay(1, { fields: `${FIELDS} c3 c4` })
    .give(1, { wood: 5, reed: 2 });
  expect(game.why('1 farm-expansion; room c2')).toMatchObject({ why: 'no-room-space' });
  const open = site()
    .lay(1, { fields: `${FIELDS} c3 c4 c5` })
    .give(1, { wood: 5, reed: 2 });
  expect(open.changes('1 farm-expansion; room c2')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [5, 0],
    '1 reed': [2, 0],
    '1 c2': [0, 'room'],
  });
});

test('B038 Future Building Site: a stable on the last other space opens them within the action', () => {
  const game = site()
    .lay(1, { fields: `${FIELDS} c3 c4` })
    .give(1, { wood: 7, reed: 2 });
  expect(game.changes('1 farm-expansion; stable c5; room c2')).toMatchObject({
    '1 c5 stable': [0, 1],
    '1 c2': [0, 'room'],
  });
});

test('B038 Future Building Site: a space beside the house that is used already stays as it is', () => {
  const game = site().lay(1, { fences: 'b2n b2w b2s b2e' }).give(1, { wood: 2 });
  expect(game.changes('1 farm-expansion; stable b2')).toMatchObject({ '1 b2 stable': [0, 1] });
});

test('B038 Future Building Site: the farms of others are as they were', () => {
  const game = site().play('1 day-laborer\n2 farmland; field b2');
  expect(game.board()).toMatchObject({ '2 b2': 'field' });
});
