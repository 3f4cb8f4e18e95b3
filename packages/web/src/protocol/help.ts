import type { BoxId } from './set-up';

/** A part of the rules that can be looked up. */
export type HelpTopic =
  | 'goal'
  | 'round'
  | 'spaces'
  | 'farm'
  | 'house'
  | 'crops'
  | 'animals'
  | 'harvest'
  | 'buildings'
  | 'breeding'
  | 'cards'
  | 'terms'
  | 'scoring';

/** A piece of a page: sentences, a table, or things with their texts. */
export type HelpBlock =
  | { readonly is: 'text'; readonly lines: readonly string[] }
  | {
      readonly is: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly is: 'things'; readonly things: readonly HelpThing[] };

/** A space, a building or an improvement in words. */
export interface HelpThing {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface HelpPage {
  readonly topic: HelpTopic;
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
}

/** The rules of one game in our words. */
export interface HelpBook {
  readonly title: string;
  readonly pages: readonly HelpPage[];
}

/** Which rules are read: of a game of the start screen, or else of the game on the table; and where they are opened. */
export interface OpenedHelp {
  readonly box?: BoxId;
  readonly topic?: HelpTopic;
  /** The thing on the page that is looked for, by its id. */
  readonly thing?: string;
}
