import type { OnCard } from '@furrow/agricola/in-play/on-card';
import { goodNumber } from '@furrow/agricola/state/goods';
import { readCell } from '@furrow/agricola/vocabulary/notation';
import { known } from '@furrow/testkit/notated-game';
import type { Samples } from '../samples';
import { of } from './asking-samples';

const CENTER = ['a2', 'a3', 'b2', 'b3'].map((cell) => known(readCell(cell), cell));

/** Everything that may lie on a card in play. */
export const lyingOnCards: Samples<OnCard, 'on'> = {
  pile: [
    { on: 'pile', top: goodNumber('wood'), left: 8 },
    { on: 'pile', top: goodNumber('vegetable'), left: 1 },
  ],
  goods: [
    { on: 'goods', goods: of({ food: 4 }) },
    { on: 'goods', goods: of({ grain: 2, vegetable: 1 }) },
  ],
  things: [1, 2].map((count) => ({ on: 'things', count })),
  space: [{ on: 'space', id: 'forest' }],
  round: [{ on: 'round', round: 12 }],
  person: [{ on: 'person', round: 9 }],
  spaces: [
    { on: 'spaces', count: 1, good: goodNumber('clay') },
    { on: 'spaces', count: 7, good: goodNumber('clay') },
    { on: 'spaces', count: 1 },
    { on: 'spaces', count: 7 },
  ],
  palisades: [1, 3].map((count) => ({ on: 'palisades', count })),
  center: [{ on: 'center', cells: CENTER }],
  spent: [
    { on: 'spent', per: 'round' },
    { on: 'spent', per: 'game' },
  ],
  room: [1, 2].map((people) => ({ on: 'room', people })),
};
