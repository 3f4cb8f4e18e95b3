import type { AgricolaMerits } from './agricola';
import type { CreaturesMerits } from './creatures';

/** What speaks for answers, game by game. */
export interface AdvicePhrases {
  readonly agricola: AgricolaMerits;
  readonly creatures: CreaturesMerits;
  /** What the next turn can do then, from a clause about it. */
  readonly next: (clause: string) => string;
  /** So many points more for the seat at the end, or fewer for another, than after the other good moves. */
  readonly gains: (points: number) => string;
  readonly hinders: (name: string, points: number) => string;
}
