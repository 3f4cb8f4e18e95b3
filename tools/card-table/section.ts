import type { Tally } from './tally';

/** Games with one number of seats: by whom, with which rules and cards, and what they have shown. */
export interface Section {
  readonly edition: 'revised' | '2007';
  readonly seats: number;
  readonly bot: string;
  /** Whether the bots were made to play a little differently from each other, and to make mistakes. */
  readonly varied: boolean;
  readonly pool: string;
  /** The decks that hands were dealt from. */
  readonly decks: readonly string[];
  readonly commit: string;
  readonly tally: Tally;
}
