import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

test('B014 Hawktower: costs 2 clay and lies on round space 12', () => {
  const game = new CardScenario().hold(1, 'hawktower').give(1, { clay: 2 });
  expect(game.changes('1 meeting-place; yes; play hawktower')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [2, 0],
    '1 hand hawktower': [1, 0],
    '1 card hawktower': [0, 1],
    '1 round 12 hawktower': [0, 1],
  });
});

test('B014 Hawktower: not after round 7', () => {
  const game = new CardScenario({ round: 8, revealed: 'vegetable-seeds' })
    .hold(1, 'hawktower')
    .give(1, { clay: 2 });
  expect(game.why('1 meeting-place; yes; play hawktower')).toMatchObject({ why: 'no-card-playable' });
});

/** Round 12 begins; the card was played before. */
function twelve(house: 'clay' | 'stone'): CardScenario {
  const game = lastTurn({ round: 11, revealed: 'cattle-market' }).inPlay(1, 'hawktower').lay(1, { house });
  game.player(1).coming.push(12, 1024 + game.player(1).played[0], 1);
  return game.play('1 clay-pit\n* reveal urgent-wish');
}

test('B014 Hawktower: in a stone house a free room at the start of round 12', () => {
  const game = twelve('stone');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes; room a1')).toMatchObject({ '1 a1': [0, 'room'] });
  expect(game.asked()[0].kind).toBe('work');
  expect(twelve('stone').play('1 no').player(1).coming).toEqual([]);
});

test('B014 Hawktower: in another house the room is lost', () => {
  const game = twelve('clay');
  expect(game.asked()[0].kind).toBe('work');
  expect(game.player(1).coming).toEqual([]);
});
