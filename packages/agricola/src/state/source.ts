import type { Source } from '@furrow/kernel/numbered';
import type { CardNumber, MajorNumber, SpaceNumber } from './numbers';

/**
 * Where an effect comes from, as one number: the major improvements first, then what every player may do at any time, the
 * action spaces, the cards. Only this file knows where each of them begins.
 */
const [FIRST_MAJOR, LAST_MAJOR, FIRST_SPACE, FIRST_CARD] = [0, 31, 64, 1024];

/** The source of what comes from the rules themselves. */
export const NO_SOURCE: Source = -1;
/** The source of turning goods into food, which every player may do at any time. */
export const CONVERT: Source = 32;
/** The source of giving goods back to the general supply, likewise. */
export const DISCARD: Source = 33;
/** The source of laying away three cards for another one (AG-V16), likewise. */
export const THREE_FOR_ONE: Source = 34;

/** The source of what a major improvement does. */
export function sourceOfMajor(major: MajorNumber): Source {
  return FIRST_MAJOR + major;
}

/** The source of what an action space does. */
export function sourceOfSpace(space: SpaceNumber): Source {
  return FIRST_SPACE + space;
}

/** The source of what a card does. */
export function sourceOfCard(card: CardNumber): Source {
  return FIRST_CARD + card;
}

/** Whether a source is a major improvement. */
export function isMajor(source: Source): boolean {
  return source >= FIRST_MAJOR && source <= LAST_MAJOR;
}

/** Whether a source is a card. */
export function isCard(source: Source): boolean {
  return source >= FIRST_CARD;
}

/** Whether a source is an action space. */
export function isSpace(source: Source): boolean {
  return source >= FIRST_SPACE && source < FIRST_CARD;
}

/** The major improvement that a source is. */
export function majorOf(source: Source): MajorNumber {
  return source - FIRST_MAJOR;
}

/** The action space that a source is; of any other source, a number that no space has. */
export function spaceOf(source: Source): SpaceNumber {
  return source - FIRST_SPACE;
}

/** The card that a source is; of any other source, a number that no card has. */
export function cardOf(source: Source): CardNumber {
  return source - FIRST_CARD;
}
