import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const crook = (fences = '') =>
  new CardScenario({ revealed: 'fencing' })
    .inPlay(1, 'shepherds-crook')
    .lay(1, { fences })
    .give(1, { wood: 15 });

/** The four spaces a4, a5, b4 and b5. */
const SQUARE = 'a4n a5n a5e b5e b5s b4s b4w a4w';

test('A83 Shepherd’s Crook: 2 sheep for a new pasture of 4 spaces', () => {
  expect(crook().changes(`1 fencing; fence ${SQUARE}; done`)).toMatchObject({
    '1 wood': [15, 7],
    '1 sheep': [0, 2],
  });
});

test('A83 Shepherd’s Crook: not for 3 spaces, and not if it is divided in the same action', () => {
  const three = crook().play('1 fencing; fence a3n a4n a5n a5e a3s a4s a5s a3w; done');
  expect(three.board()).not.toHaveProperty('1 sheep');
  const divided = crook().play(`1 fencing; fence ${SQUARE} a5w b5w; done`);
  expect(divided.board()).not.toHaveProperty('1 sheep');
});

test('A83 Shepherd’s Crook: not for an old pasture that is extended or divided', () => {
  const extended = crook('a5n a5e a5s a5w').play('1 fencing; fence a4n a4w b4w b4s b5s b5e; done');
  expect(extended.board()).not.toHaveProperty('1 sheep');
  const old = crook(`${SQUARE}`).play('1 fencing; fence a5w b5w; done');
  expect(old.board()).not.toHaveProperty('1 sheep');
});

test('A83 Shepherd’s Crook: two such pastures in one action bring 4 sheep', () => {
  expect(crook().changes(`1 fencing; fence ${SQUARE} a2n a3n a2w b2w b2s b3s`)).toMatchObject({
    '1 wood': [15, 1],
    '1 sheep': [0, 4],
  });
});

test('A83 Shepherd’s Crook: costs 1 wood', () => {
  const game = new CardScenario().hold(1, 'shepherds-crook').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play shepherds-crook')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand shepherds-crook': [1, 0],
    '1 card shepherds-crook': [0, 1],
  });
});
