import { seq } from '@furrow/kernel/effect';
import type { Effect } from '../effects/effect';
import { gain, when } from '../effects/effect-words';
import { cardSpaces } from '../in-play/compile-cards';
import { SUMMER, type Variant } from '../options/variant';
import type { Space } from '../spaces/space';
import { firstEditionSpaces } from './first-edition';
import { revisedSpaces, tiles } from './revised';
import { seasonSpaces } from './seasons';

/** All spaces of a variant's board. */
export function spacesOf(variant: Variant, pool: readonly number[]): readonly Space[] {
  const board = variant.edition === '2007' ? firstEditionSpaces(variant) : revisedSpaces(variant);
  if (variant.startSeason === undefined) return [...board, ...tiles(variant), ...cardSpaces(pool)];
  return [...board.map(inSummer), ...tiles(variant), ...seasonSpaces, ...cardSpaces(pool)];
}

/** AG-V50: in summer the Day Laborer also gives 1 grain. */
function inSummer(space: Space): Space {
  if (space.concept !== 'day-laborer') return space;
  return { ...space, effect: seq<Effect>(when({ season: SUMMER }, gain({ grain: 1 })), space.effect) };
}
