import type { Counts } from '../hands/hand-kinds';

/** AG-V10 to AG-V14, AG-V17, AG-V18, AG-V61: the ways to come by a hand of cards. */
export const HAND_WAYS = [
  'deal',
  'draft',
  'draft-both',
  'draft-eight',
  'quick-draft',
  'seven-of-ten',
  'living-five',
  'living-three',
  'choose',
] as const;
export type HandWay = (typeof HAND_WAYS)[number];

/** How many cards of each kind a hand has when play begins, if there are enough. */
export const HAND = 7;

/** One dealing: so many cards of each kind to everybody, from which in turn so many are kept while packs go round. */
export interface Dealing {
  readonly dealt: Counts;
  readonly keep: readonly Counts[];
}

/** So many times the same choice. */
function often(times: number, keep: Counts): readonly Counts[] {
  return Array.from({ length: times }, () => keep);
}

/** How a hand comes about where cards are dealt and some of them are kept. */
export const DEALINGS: Readonly<Partial<Record<HandWay, readonly Dealing[]>>> = {
  draft: [
    { dealt: [HAND, 0], keep: often(HAND, [1, 0]) },
    { dealt: [0, HAND], keep: often(HAND, [0, 1]) },
  ],
  'draft-both': [{ dealt: [HAND, HAND], keep: often(HAND, [1, 1]) }],
  'draft-eight': [
    { dealt: [8, 0], keep: often(HAND, [1, 0]) },
    { dealt: [0, 8], keep: often(HAND, [0, 1]) },
  ],
  'quick-draft': [
    {
      dealt: [HAND, HAND],
      keep: [
        [3, 3],
        [2, 2],
        [2, 2],
      ],
    },
  ],
  'seven-of-ten': [{ dealt: [10, 10], keep: [[HAND, HAND]] }],
};

/** With how many cards of each kind a hand begins that is dealt and kept as it is. */
export function dealtHand(way: HandWay): Counts {
  if (way === 'living-five') return [5, 5];
  return way === 'living-three' ? [3, 3] : [HAND, HAND];
}

/** AG-V17, AG-V18: whoever plays a card draws another one. */
export function isLiving(way: HandWay): boolean {
  return way === 'living-five' || way === 'living-three';
}

/** The ways in which packs go from seat to seat. */
export const DRAFTS: readonly HandWay[] = ['draft', 'draft-both', 'draft-eight', 'quick-draft'];

/** AG-V19, AG-V20: which cards hands are made of; only hands and packs of seven can be made so. */
export const COMPOSITIONS = ['free', 'six-plus-traveling', 'by-player-mark'] as const;
export type Composition = (typeof COMPOSITIONS)[number];
export const OF_SEVEN: readonly HandWay[] = ['deal', 'draft', 'draft-both', 'quick-draft'];
