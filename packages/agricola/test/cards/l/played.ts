import type { CardScenario } from '@furrow/testkit/card-scenario';

type Changes = ReturnType<CardScenario['changes']>;

/** What differs when seat 1 has played a minor improvement at the Meeting Place, besides its cost and what it does. */
export function minorPlayed(id: string): Changes {
  return { 'person meeting-place': [0, 1], ...played(id) };
}

/** What differs when seat 1 has played its first occupation. */
export function occupationPlayed(id: string): Changes {
  return { 'person lessons': [0, 1], ...played(id) };
}

function played(id: string): Changes {
  return { '1 home': [2, 1], [`1 hand ${id}`]: [1, 0], [`1 card ${id}`]: [0, 1] };
}
