import { type AgricolaGiven, AgricolaScenario } from '@furrow/testkit/agricola-scenario';

/** A game in whose round (of the given number) this round card has just been revealed; no other card is out. */
export function atRound(round: number, card: string, given: AgricolaGiven = {}): AgricolaScenario {
  const game = new AgricolaScenario(given);
  game.state.round = round;
  return game.play(`* reveal ${card}`);
}

/** Everybody's people are placed but one of seat 1: after the next placement the round is over. */
export function lastTurn(game: AgricolaScenario): AgricolaScenario {
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  return game;
}

/** The last turn of round 4, which a harvest follows; everybody has plenty of food, seat 1 places on the Clay Pit last. */
export function beforeHarvest(given: AgricolaGiven = {}): AgricolaScenario {
  const game = lastTurn(atRound(4, given.options?.edition === '2007' ? 'sow-bake' : 'sheep-market', given));
  game.state.players.forEach((_, seat) => game.give(seat + 1, { food: 20 }));
  return game;
}

type Changes = ReturnType<AgricolaScenario['changes']>;

/** What differs when seat 1 has placed its last person on the Clay Pit in round 4 of two players and round 5 has begun. */
export const ROUND_FIVE: Changes = {
  round: [4, 5],
  'on clay-pit': [1, 0],
  '1 clay': [0, 1],
  '1 home': [1, 2],
  '2 home': [0, 2],
};
