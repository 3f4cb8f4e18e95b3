import type { Seat } from '@furrow/kernel/seat';
import type { CardNumber } from '../state/numbers';
import type { Composition, HandWay } from './hand-ways';

/** How a game is set up: which edition, which mode, how many seats, and every switch. It never changes during play. */
export interface Variant {
  readonly edition: '2007' | 'revised';
  /** With hand cards (2007 full, revised base) or without (2007 family, revised beginner). */
  readonly mode: 'full' | 'family' | 'base' | 'beginner';
  readonly seats: number;
  /** The decks that hands are dealt from; none without hands. */
  readonly decks: readonly string[];
  /** The pool of cards that lists what these decks hold; none without hands. */
  readonly pool: string | undefined;
  /** How everybody comes by a hand. */
  readonly hands: HandWay;
  /** AG-V19, AG-V20: which cards hands and packs are made of. */
  readonly composition: Composition;
  /** AG-V15: before round 1 all cards of a kind may be laid away for one fewer. */
  readonly mulligan: boolean;
  /** AG-V16: at any time three cards of the hand may be laid away for another one. */
  readonly threeForOne: boolean;
  /** AG-V21: so many cards lie face up beside the board. */
  readonly market: number;
  /** Cards that nobody gets, though their decks are dealt from. */
  readonly banned: readonly CardNumber[];
  /** Cards that each seat is sure to be dealt; empty if chance deals all. */
  readonly given: readonly (readonly CardNumber[])[];
  /** AG-V03: one more space, 1 stable and/or bake bread. */
  readonly sideJob: boolean;
  /** AG-V04, AG-V05: the additional action space tile for the number of players. */
  readonly extraTile: boolean;
  /** AG-V09: the 5-player reed card also gives 1 stone and 1 wood. */
  readonly reedExtra: boolean;
  /** AG-V31: animals need room before they may become food. */
  readonly houseBeforeCooking: boolean;
  /** AG-V32: a type of animal lives in at most one pasture. */
  readonly onePasturePerType: boolean;
  /** AG-V33: animals without a use stay on their space. */
  readonly leaveUnusableAnimals: boolean;
  /** AG-V34: fences need not enclose anything. */
  readonly openPastures: boolean;
  /** AG-V35: new pastures need not touch others. */
  readonly freePasturePlacement: boolean;
  /** AG-V36: in round 1 the second people are placed in reverse order. */
  readonly reverseSecondPerson: boolean;
  /** AG-V37: one more Copse for 2 players. */
  readonly extraCopse: boolean;
  /** AG-V40: everything built must touch something. */
  readonly strictAdjacency: boolean;
  /** AG-V50: the season of round 1, if the game is played through the seasons. */
  readonly startSeason: number | undefined;
  /** AG-V30: opposite seats are partners; how their points become those of the team. */
  readonly teamPlay: TeamScoring | undefined;
  /** AG-V52: whoever takes stone from Western Quarry draws a card of the X deck. */
  readonly xDeck: boolean;
  /** AG-V53: whoever takes at least 3 wood from an accumulation space draws a card of the Forest deck. */
  readonly forestDeck: boolean;
  /** AG-V61: the solo player chooses the order of the round cards within each stage. */
  readonly freeOrder: boolean;
  /** AG-V62: the food with which a solo player begins. */
  readonly soloFood: number;
  /** AG-V64: the seats of which chance draws the starting player. */
  readonly starters: readonly Seat[];
  /** AG-V64: the seats that begin with 1 food more. */
  readonly extraFood: readonly Seat[];
  /** AG-V62, AG-V64: the occupations of each seat that come into play before round 1; empty if nobody has any. */
  readonly kept: readonly (readonly CardNumber[])[];
}

/** AG-V30: the lower points of each category, or the product of both totals. */
export const TEAM_SCORINGS = ['lower-per-category', 'product-of-totals'] as const;
export type TeamScoring = (typeof TEAM_SCORINGS)[number];

/** The seasons by number. */
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export const WINTER = 0;
export const SPRING = 1;
export const SUMMER = 2;
export const AUTUMN = 3;

/** What a house can be made of, by number. */
export const HOUSES = ['wood', 'clay', 'stone'] as const;
export type House = (typeof HOUSES)[number];
