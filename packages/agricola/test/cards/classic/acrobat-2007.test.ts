import type { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

/** The last turn of a round with four players: seat 1 owns the card. */
function lastTurnOf(given: { round?: number; revealed?: string } = {}): CardScenario {
  return lastTurn({ edition: '2007', seats: 4, ...given }).inPlay(1, 'acrobat-2007');
}

test('K269 Acrobat: after the work phase the person goes on to plow', () => {
  expect(lastTurnOf().play('1 traveling-players').changes('1 yes; jump plow; field a1')).toMatchObject({
    '1 a1': [0, 'field'],
  });
});

test('K269 Acrobat: to Grain, or nowhere', () => {
  const game = lastTurnOf().play('1 traveling-players\n1 yes');
  expect(game.offered(1)).toEqual(['jump grain', 'jump plow']);
  expect(game.changes('1 jump grain')).toMatchObject({ '1 grain': [0, 1] });
  const other = lastTurnOf();
  expect(other.changes('1 traveling-players\n1 no\n* reveal fences')).toMatchObject({
    round: [1, 2],
    '1 food': [20, 21],
  });
});

test('K269 Acrobat: not if the space is occupied', () => {
  const game = lastTurnOf().occupy('grain', 2).play('1 traveling-players\n1 yes');
  expect(game.offered(1)).toEqual(['jump plow']);
});

test('K269 Acrobat: nothing for another space', () => {
  expect(lastTurnOf().changes('1 clay-1\n* reveal fences')).toMatchObject({
    round: [1, 2],
    '1 clay': [0, 1],
  });
});
