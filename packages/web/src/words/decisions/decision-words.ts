import type { Sign } from '../../protocol/signs';

/** What the page says while decisions are made. */
export interface DecisionWords {
  readonly tapSpace: string;
  readonly tapSpaceOrCard: string;
  /** Cards that may be taken instead of using a space. */
  readonly cardInstead: (cards: number) => string;
  readonly tapCell: string;
  readonly tapCard: string;
  readonly tapEnd: string;
  /** What is built, where there is a choice of it on one space of the farm. */
  readonly built: Readonly<Partial<Record<Sign, string>>>;
  readonly drawEdges: string;
  readonly tapFields: string;
  readonly tapFieldsOnce: (atMost: number) => string;
  readonly tapSome: (atMost: number) => string;
  /** So many must be chosen, and so many are. */
  readonly tapJust: (count: number, chosen: number) => string;
  readonly tapPiece: string;
  readonly putPiece: (piece: string) => string;
  readonly whichOfThese: string;
  readonly backToAll: string;
  readonly take: string;
  /** Nothing of a list is wanted. */
  readonly none: string;
  readonly clear: string;
  readonly checking: string;
  readonly costsNothing: string;
  readonly chosen: (count: number) => string;
  readonly left: (count: number) => string;
  readonly moreAnswers: (count: number) => string;
  readonly proposals: string;
  readonly needFood: (need: number) => string;
  readonly haveFood: (have: number) => string;
  readonly madeFood: (made: number) => string;
  readonly foodOver: (over: number) => string;
  readonly foodMissing: (missing: number) => string;
  readonly begging: (count: number) => string;
  readonly begMore: string;
  readonly enough: string;
  readonly eachGives: (rate: number) => string;
  readonly oneMore: (what: string) => string;
  readonly oneLess: (what: string) => string;
  readonly of: (count: number, most: number) => string;
  readonly does: Readonly<
    Record<'feed' | 'convert' | 'keep' | 'second' | 'discard' | 'give' | 'take', string>
  >;
  readonly counted: Readonly<
    Record<'keep' | 'feed' | 'convert' | 'second' | 'discard' | 'give' | 'take', string>
  >;
  readonly gone: (count: number) => string;
  readonly farmOf: (name: string) => string;
  readonly edge: (name: string) => string;
  readonly endLeft: string;
  readonly endRight: string;
}
