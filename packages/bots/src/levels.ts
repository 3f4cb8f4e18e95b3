import type { Bot, PatientBot } from './bot';
import { patientSearchBot, searchBot } from './search-bot';

/** How strong a bot plays: how much it looks at, and by how many points it misjudges what it has seen. */
export interface Level {
  readonly name: string;
  readonly simulations: number;
  /** The spread, in points, of the mistakes with which it judges answers; 0 for none. */
  readonly slips: number;
}

/** The levels from the gentlest to the strongest. Budgets are counted in simulations, so that games can be repeated. */
export const levels: readonly Level[] = [
  { name: 'level-1', simulations: 60, slips: 3.5 },
  { name: 'level-2', simulations: 120, slips: 1.8 },
  { name: 'level-3', simulations: 240, slips: 0.8 },
  { name: 'level-4', simulations: 700, slips: 0.2 },
  { name: 'level-5', simulations: 4000, slips: 0 },
];

/** The bot of a level. */
export function levelBot({ simulations, slips }: Level): Bot {
  return searchBot({ budget: { simulations }, slips });
}

/** The bot of a level, letting others speak while it thinks. */
export function patientLevelBot({ simulations, slips }: Level): PatientBot {
  return patientSearchBot({ budget: { simulations }, slips });
}
