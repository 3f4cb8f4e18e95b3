import { CardScenario, type CardsGiven } from '@furrow/testkit/card-scenario';

/** The last turn of a round: when seat 1 has placed its person the round is over. Everybody has food enough for a harvest. */
export function lastTurn(given: CardsGiven = {}): CardScenario {
  const game = new CardScenario(given);
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  game.state.players.forEach((_, seat) => game.give(seat + 1, { food: 20 }));
  return game;
}

/** The last turn of round 4, which a harvest follows. */
export function lastTurnBeforeHarvest(seats = 2): CardScenario {
  return lastTurn({ seats, round: 4 });
}

/** A card that can be revealed in a round. */
export function cardOfRound(round: number): string {
  if (round <= 4) return 'sheep-market';
  if (round <= 7) return 'basic-wish';
  if (round <= 9) return 'vegetable-seeds';
  if (round <= 11) return 'eastern-quarry';
  return round <= 13 ? 'cultivation' : 'farm-redevelopment';
}

type Changes = ReturnType<CardScenario['changes']>;

/** What differs when seat 1 has taken 1 clay as the last action of round 4 with two players and round 5 has begun. */
export const ROUND_FIVE: Changes = {
  round: [4, 5],
  'on clay-pit': [1, 0],
  '1 clay': [0, 1],
  '1 home': [1, 2],
  '2 home': [0, 2],
};

/** And both families were fed. */
export const FED: Changes = { '1 food': [20, 16], '2 food': [20, 16] };

/** What is laid on the spaces of two players when round 2 begins with Fencing and 1 clay was taken in round 1. */
export const REPLENISHED: Changes = {
  'on forest': [3, 6],
  'on clay-pit': [0, 1],
  'on reed-bank': [1, 2],
  'on fishing': [1, 2],
  'on sheep-market': [1, 2],
};
