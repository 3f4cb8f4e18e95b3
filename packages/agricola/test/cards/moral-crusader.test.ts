import { findCard } from '@furrow/agricola/cards/index';
import { layDelivery, layOnRound } from '@furrow/agricola/spaces/coming';
import { goodNumber } from '@furrow/agricola/state/goods';
import { NO_SOURCE } from '@furrow/agricola/state/source';
import { expect, test } from 'vitest';
import { lastTurn, ROUND_FIVE } from './harvest-round';

const reed = { good: goodNumber('reed'), count: 1, source: NO_SOURCE };

/** The last turn of round 1, before which 1 reed was laid on the space of a round for a seat. */
function ready(seat: number, round: number) {
  const game = lastTurn().inPlay(1, 'moral-crusader');
  layOnRound(game.player(seat), { ...reed, round });
  return game;
}

test.each([2, 9, 14])('B106 Moral Crusader: 1 food before a round if goods wait in round %i', (round) => {
  expect(ready(1, round).changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    round: [1, 2],
    '1 food': [20, 21],
  });
});

test('B106 Moral Crusader: goods for others do not count', () => {
  expect(ready(2, 9).changes('1 clay-pit')).not.toHaveProperty('1 food');
});

test('B106 Moral Crusader: nothing without goods; an action that waits there is none', () => {
  expect(lastTurn().inPlay(1, 'moral-crusader').changes('1 clay-pit')).not.toHaveProperty('1 food');
  const game = lastTurn().inPlay(1, 'moral-crusader handplow');
  layDelivery(game.player(1), findCard('handplow')?.number ?? -1, 6);
  expect(game.changes('1 clay-pit')).not.toHaveProperty('1 food');
});
