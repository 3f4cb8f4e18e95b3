import type { Kind } from '@furrow/kernel/kind';
import type { Act, CustomName } from '../effect';
import type { State } from '../state';
import { movePieces } from './move-pieces';
import { secondAnimals } from './second-animals';

/** The effects with code of their own. */
export const customs: Readonly<Record<CustomName, Kind<State, Extract<Act, { do: 'custom' }>>>> = {
  'second-animals': secondAnimals,
  'move-pieces': movePieces,
};
