import type { CardScenario } from '@furrow/testkit/card-scenario';
import { lastTurn } from '../harvest-round';

type Changes = ReturnType<CardScenario['changes']>;

/** What differs when seat 1, who has two people at home, has played a minor improvement on the starting player space. */
export const minorPlayed = (id: string): Changes => ({
  'person start-minor': [0, 1],
  '1 home': [2, 1],
  [`1 hand ${id}`]: [1, 0],
  [`1 card ${id}`]: [0, 1],
});

/** The same if the left neighbour has got it then. */
export const minorPassedOn = (id: string): Changes => ({
  'person start-minor': [0, 1],
  '1 home': [2, 1],
  [`1 hand ${id}`]: [1, 0],
  [`2 hand ${id}`]: [0, 1],
});

/** What differs when seat 1 has played its first occupation. */
export const occupationPlayed = (id: string): Changes => ({
  'person occupation': [0, 1],
  '1 home': [2, 1],
  [`1 hand ${id}`]: [1, 0],
  [`1 card ${id}`]: [0, 1],
});

/** The last turn of round 4, which a harvest follows. */
export function lastTurnBeforeHarvest(seats = 2): CardScenario {
  return lastTurn({ edition: '2007', seats, round: 4 });
}

/** Seat 1 takes 1 clay, and both families are fed. */
export const INTO_ROUND_FIVE = '1 clay-1\n1 feed nothing\n2 feed nothing';

/** What differs when seat 1 has taken 1 clay as the last action of round 4 and round 5 has begun. */
export const ROUND_FIVE: Changes = {
  round: [4, 5],
  'on clay-1': [1, 0],
  '1 clay': [0, 1],
  '1 home': [1, 2],
  '2 home': [0, 2],
};

/** And both families were fed. */
export const FED: Changes = { '1 food': [20, 16], '2 food': [20, 16] };
