import type { HelpTopic } from './pages';

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

/** A rule, a term, a space, a building or an option in words. */
export interface HelpThing {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** How cards put it, in small letters. */
  readonly phrases?: readonly string[];
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

/** A place in the rules: a page, and what on it. */
export interface HelpPlace {
  readonly topic: HelpTopic;
  readonly thing?: string;
}
