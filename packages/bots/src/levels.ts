import type { Bot, PatientBot } from './bot';
import { linearMind, mindOf } from './minds';
import { patientSearchBot, type Searching, searchBot } from './search-bot';

/** How strong a bot plays: how much it looks at, and by how many points it misjudges what it has seen. */
export interface Level {
  readonly name: string;
  readonly simulations: number;
  /** The spread, in points, of the mistakes with which it judges answers; 0 for none. */
  readonly slips: number;
  /** Whether it asks the networks of the game, if there are any; else it judges by the linear evaluation alone. */
  readonly networks: boolean;
}

/** The levels from the gentlest to the strongest. Budgets are counted in simulations, so that games can be repeated. */
export const levels: readonly Level[] = [
  { name: 'level-1', simulations: 60, slips: 3.5, networks: false },
  { name: 'level-2', simulations: 120, slips: 1.8, networks: false },
  { name: 'level-3', simulations: 240, slips: 0.8, networks: false },
  { name: 'level-4', simulations: 700, slips: 0.2, networks: true },
  { name: 'level-5', simulations: 4000, slips: 0, networks: true },
];

function searchingOf({ simulations, slips, networks }: Level): Searching {
  return { budget: { simulations }, slips, mind: networks ? mindOf : linearMind };
}

/** The bot of a level. */
export function levelBot(level: Level): Bot {
  return searchBot(searchingOf(level));
}

/** The bot of a level, letting others speak while it thinks. */
export function patientLevelBot(level: Level): PatientBot {
  return patientSearchBot(searchingOf(level));
}
