import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

test('B089 Groom: 1 wood when it is played', () => {
  const game = new CardScenario().hold(1, 'groom');
  expect(game.changes('1 lessons; play groom')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand groom': [1, 0],
    '1 card groom': [0, 1],
    '1 wood': [0, 1],
  });
});

/** The next round begins, and seat 1 owns the card. */
const next = (house: 'wood' | 'clay' | 'stone') => {
  const game = lastTurn().inPlay(1, 'groom').lay(1, { house }).give(1, { wood: 2 });
  return game.play('1 clay-pit\n* reveal fencing');
};

test('B089 Groom: in a stone house exactly 1 stable for 1 wood at the start of a round', () => {
  const game = next('stone');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes; stable a5')).toMatchObject({ '1 a5 stable': [0, 1], '1 wood': [2, 1] });
  expect(game.asked()[0].kind).toBe('work');
  expect(next('stone').play('1 no').asked()[0].kind).toBe('work');
});

test('B089 Groom: nothing in a house of wood or clay', () => {
  for (const house of ['wood', 'clay'] as const) expect(next(house).asked()[0].kind).toBe('work');
});
