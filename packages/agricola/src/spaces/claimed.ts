import { type Words, wordsOf } from '@furrow/kernel/words';
import { SPACE_IDS } from '../boards/space-ids';
import { cards } from '../cards/index';

/** The action spaces that can be claimed, in all games alike: those of the boards, then those on cards. */
export const CLAIMED: Words = wordsOf([
  ...SPACE_IDS,
  ...cards.flatMap(({ id, space }) => (space === undefined ? [] : [id])),
]);
