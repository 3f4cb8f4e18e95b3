import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 1 has fields on six spaces: a5, b4, b5, c2, c3, c4 and c5 are unused. */
const FIELDS = 'a1 a2 a3 a4 b2 b3';

/** Seat 1 has played the card on such a farm and is to move again. */
function yard(revealed = 'fencing'): CardScenario {
  const game = new CardScenario({ revealed }).hold(1, 'potters-yard').lay(1, { fields: FIELDS });
  game.give(1, { wood: 1, reed: 1 }).play('1 meeting-place; yes; play potters-yard\n2 day-laborer');
  return game;
}

test("A040 Potter's Yard: 1 clay lies on each unused space", () => {
  const game = new CardScenario()
    .hold(1, 'potters-yard')
    .lay(1, { fields: FIELDS })
    .give(1, { wood: 1, reed: 1 });
  expect(game.changes('1 meeting-place; yes; play potters-yard')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 reed': [1, 0],
    '1 hand potters-yard': [1, 0],
    '1 card potters-yard': [0, 1],
    '1 potters-yard a5': [0, 1],
    '1 potters-yard b4': [0, 1],
    '1 potters-yard b5': [0, 1],
    '1 potters-yard c2': [0, 1],
    '1 potters-yard c3': [0, 1],
    '1 potters-yard c4': [0, 1],
    '1 potters-yard c5': [0, 1],
  });
});

test("A040 Potter's Yard: can be played with at most 7 unused spaces", () => {
  const game = new CardScenario().hold(1, 'potters-yard love-for-agriculture');
  game.lay(1, { fields: 'a1 a2 a3 a4 b2' }).give(1, { wood: 1, reed: 1 });
  expect(game.why('1 meeting-place; yes; play potters-yard')).toMatchObject({ why: 'needs' });
});

test("A040 Potter's Yard: a plowed space gives its clay, which may become 2 food at once", () => {
  expect(yard().changes('1 farmland; field b4; yes')).toEqual({
    'person farmland': [0, 1],
    '1 home': [1, 0],
    '1 b4': [0, 'field'],
    '1 potters-yard b4': [1, 0],
    '1 food': [2, 4],
  });
});

test("A040 Potter's Yard: the clay may be kept", () => {
  expect(yard().changes('1 farmland; field b4; no')).toEqual({
    'person farmland': [0, 1],
    '1 home': [1, 0],
    '1 b4': [0, 'field'],
    '1 potters-yard b4': [1, 0],
    '1 clay': [0, 1],
  });
});

test("A040 Potter's Yard: each fenced space gives its clay, and each is exchanged or not", () => {
  const game = yard().give(1, { wood: 6 });
  expect(game.changes('1 fencing; pasture b5+c5; yes; no')).toMatchObject({
    '1 wood': [6, 0],
    '1 potters-yard b5': [1, 0],
    '1 potters-yard c5': [1, 0],
    '1 food': [2, 4],
    '1 clay': [0, 1],
  });
});

test("A040 Potter's Yard: a room and a stable give the clay of their spaces", () => {
  const game = yard().give(1, { wood: 7, reed: 2 });
  expect(game.changes('1 farm-expansion; room c2; no; stable c5; no')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [1, 0],
    '1 wood': [7, 0],
    '1 reed': [2, 0],
    '1 clay': [0, 2],
    '1 c2': [0, 'room'],
    '1 c5 stable': [0, 1],
    '1 potters-yard c2': [1, 0],
    '1 potters-yard c5': [1, 0],
  });
});

test("A040 Potter's Yard: a space that was used before gives nothing", () => {
  const stable = yard().lay(1, { fences: 'b5n b5w c5n b5e' }).give(1, { wood: 2 });
  expect(stable.changes('1 farm-expansion; stable b5')).toMatchObject({
    '1 b5 stable': [0, 1],
    '1 wood': [2, 0],
  });
  const fenced = yard().lay(1, { stables: 'c5' }).give(1, { wood: 4 });
  expect(fenced.changes('1 fencing; pasture c5')).toMatchObject({ '1 wood': [4, 0] });
  expect(fenced.asked()[0].seat).toBe(2);
});

test("A040 Potter's Yard: spaces that become used on other farms do not count", () => {
  const game = new CardScenario().inPlay(1, 'potters-yard').lay(1, { fields: FIELDS });
  expect(game.changes('1 day-laborer\n2 farmland; field b4')).toMatchObject({ '2 b4': [0, 'field'] });
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});
