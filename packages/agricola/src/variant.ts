/** How a game is set up: which edition, which mode, how many seats, and every switch. It never changes during play. */
export interface Variant {
  readonly edition: '2007' | 'revised';
  /** With hand cards (2007 full, revised base) or without (2007 family, revised beginner). */
  readonly mode: 'full' | 'family' | 'base' | 'beginner';
  readonly seats: number;
  /** AG-V03: one more space, 1 stable and/or bake bread. */
  readonly sideJob: boolean;
  /** AG-V04, AG-V05: the additional action space tile for the number of players. */
  readonly extraTile: boolean;
  /** AG-V09: the 5-player reed card also gives 1 stone and 1 wood. */
  readonly reedExtra: boolean;
  readonly houseBeforeCooking: boolean;
  readonly onePasturePerType: boolean;
  readonly leaveUnusableAnimals: boolean;
  readonly openPastures: boolean;
  readonly freePasturePlacement: boolean;
  readonly reverseSecondPerson: boolean;
  /** AG-V37: one more Copse for 2 players. */
  readonly extraCopse: boolean;
  readonly strictAdjacency: boolean;
  /** AG-V50: the season of round 1, if the game is played through the seasons. */
  readonly startSeason: number | undefined;
  /** AG-V61: the solo player chooses the order of the round cards within each stage. */
  readonly freeOrder: boolean;
}

/** The seasons by number. */
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export const WINTER = 0;
export const SPRING = 1;
export const SUMMER = 2;
export const AUTUMN = 3;
