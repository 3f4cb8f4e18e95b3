import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Player, State } from '@furrow/agricola/state/state';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import type { Decision } from '@furrow/kernel/domain';
import type { Deed } from './deed';
import type { Phrases } from './phrases';

/** Where a move is offered. */
export interface Offered {
  readonly rules: Ruleset;
  readonly state: State;
  readonly decision: Decision;
  readonly question: Question;
  /** The player who moves; chance has none. */
  readonly player: Player;
  /** Whether it is done for the partner. */
  readonly partner: boolean;
  readonly phrases: Phrases;
}

/** What a move is about. */
export type Things = readonly number[];

/** How the moves of each verb become data for words. */
export type Deeds = Readonly<Record<string, (things: Things, at: Offered) => Deed>>;
