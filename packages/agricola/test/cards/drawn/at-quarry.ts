import { CardScenario, type CardsGiven } from '@furrow/testkit/card-scenario';

const REVEALED = 'sheep-market fencing major-improvement grain-utilization western-quarry';

/** The cards of the first two stages. */
export const STAGE_2 = `${REVEALED} basic-wish house-redevelopment`;

/** Round 5 of a game with the X deck: Western Quarry has just been revealed, and 1 stone lies there. */
export function atQuarry(given: CardsGiven = {}): CardScenario {
  return new CardScenario({
    round: 5,
    revealed: REVEALED,
    ...given,
    options: { 'x-deck': 'on', ...given.options },
  });
}

/** Seat 1 takes the stone and draws a card of the X deck. */
export function drawing(card: string): string {
  return `1 western-quarry\n* draw ${card}`;
}

/** What differs when seat 1 has taken the stone. */
export const TAKEN = {
  'person western-quarry': [0, 1],
  'on western-quarry': [1, 0],
  '1 home': [2, 1],
  '1 stone': [0, 1],
} as const;
