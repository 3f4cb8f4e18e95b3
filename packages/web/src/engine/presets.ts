import { levels } from '@furrow/bots/levels';
import type { Options } from '@furrow/kernel/game';
import { whyNotOpen } from '@furrow/kernel/option-values';
import type { PresetPicture } from '../protocol/presets';
import type { BoxId } from '../protocol/set-up';
import { boxes, boxOf } from './games';

const [BEGINNER, CASUAL, EXPERIENCED, STRONG] = levels.map(({ name }) => name);

const IN_BOX: Readonly<Record<BoxId, readonly PresetPicture[]>> = {
  creatures: [
    { id: 'first', seats: 2, options: { buildings: '4' }, bot: BEGINNER },
    { id: 'classic', seats: 2, options: { buildings: '8' }, bot: EXPERIENCED },
    { id: 'expert', seats: 2, options: { buildings: '12' }, bot: STRONG },
  ],
  'agricola-revised': [
    { id: 'first', seats: 2, options: {}, bot: BEGINNER },
    { id: 'family', seats: 4, options: {}, bot: CASUAL },
    { id: 'classic', seats: 3, options: { mode: 'base', decks: 'A,B' }, bot: EXPERIENCED },
    { id: 'expert', seats: 4, options: { mode: 'base', decks: 'A,B', hands: 'draft' }, bot: STRONG },
    { id: 'seasons', seats: 3, options: { seasons: 'spring' }, bot: CASUAL },
    { id: 'solo', seats: 1, options: { mode: 'base', decks: 'A,B' }, bot: BEGINNER },
  ],
  'agricola-2007': [
    { id: 'first', seats: 2, options: {}, bot: BEGINNER },
    { id: 'family', seats: 4, options: {}, bot: CASUAL },
    { id: 'classic', seats: 3, options: { mode: 'full', decks: 'E' }, bot: EXPERIENCED },
    { id: 'expert', seats: 4, options: { mode: 'full', decks: 'E,I,K,Z', hands: 'draft' }, bot: STRONG },
    { id: 'solo', seats: 1, options: { mode: 'full', decks: 'E' }, bot: BEGINNER },
  ],
};

/** The games of a box that are set up already. */
export function presetsOf(box: BoxId): readonly PresetPicture[] {
  return IN_BOX[box].filter(
    ({ options, seats }) => whyNotOpen(boxOf(box), { ...boxes[box].fixed, ...options }, seats) === undefined,
  );
}

/** The one among them that options and a number of seats make; undefined if none does. */
export function presetWith(id: BoxId, options: Options, seats: number): PresetPicture | undefined {
  const sign = (chosen: Options) => JSON.stringify(boxOf(id).complete(chosen, seats));
  return presetsOf(id).find(
    (one) => one.seats === seats && sign({ ...boxes[id].fixed, ...one.options }) === sign(options),
  );
}
