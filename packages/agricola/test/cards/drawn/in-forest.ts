import { CardScenario, type CardsGiven } from '@furrow/testkit/card-scenario';

/** The first round of a game with the Forest deck: 3 wood lie in the Forest. */
export function inForest(given: CardsGiven = {}): CardScenario {
  return new CardScenario({ ...given, options: { 'forest-deck': 'on', ...given.options } });
}

/** Seat 1 takes the wood and draws a card of the Forest deck. */
export function meeting(card: string): string {
  return `1 forest\n* draw ${card}`;
}

/** What differs when seat 1 has taken the wood. */
export const GATHERED = {
  'person forest': [0, 1],
  'on forest': [3, 0],
  '1 home': [2, 1],
  '1 wood': [0, 3],
} as const;
