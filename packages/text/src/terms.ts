/** The terms and phrases of card texts that have a page in the help. */
export const TERMS = [
  'anytime',
  'immediately',
  'harvest',
  'next-rounds',
  'use',
  'accumulation',
  'individual-cost',
  'occupation-cost',
  'prerequisite',
  'traveling',
  'unconditional',
  'additional',
  'others',
  'field',
  'supply',
  'goods',
  'newborn',
  'once',
] as const;
export type Term = (typeof TERMS)[number];

/** A term explained in one language. */
export interface TermWords {
  readonly name: string;
  /** How card texts put it, in small letters. */
  readonly phrases: readonly string[];
  /** What it means, in full sentences. */
  readonly lines: readonly string[];
}

/** All terms in one language. */
export type TermPhrases = Readonly<Record<Term, TermWords>>;
