import type { HelpPage, HelpPlace } from '@furrow/text/help/help';
import type { BoxId } from './set-up';

/** Which rules are read: of a game of the start screen, or else of the game on the table; and where they are opened. */
export interface OpenedHelp extends Partial<HelpPlace> {
  readonly box?: BoxId | undefined;
}

/** What of the rules holds a text: pages with only that, and how much it is. */
export interface FoundHelp {
  readonly pages: readonly HelpPage[];
  readonly count: number;
}
