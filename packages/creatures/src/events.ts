import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { BuildingNumber, SpaceNumber } from './numbers';
import type { State } from './state';

/** Something that happened in a game, for the log. Cells are indices at the time of the event. */
export type Event =
  | { readonly event: 'start'; readonly seat: Seat }
  | { readonly event: 'drawn'; readonly building: BuildingNumber }
  | { readonly event: 'round'; readonly round: number }
  | { readonly event: 'used'; readonly seat: Seat; readonly space: SpaceNumber; readonly worker: boolean }
  | { readonly event: 'marker'; readonly seat: Seat }
  | { readonly event: 'gained'; readonly seat: Seat; readonly goods: readonly (readonly [number, number])[] }
  | { readonly event: 'paid'; readonly seat: Seat; readonly goods: readonly (readonly [number, number])[] }
  | { readonly event: 'borders'; readonly seat: Seat; readonly edges: readonly number[] }
  | { readonly event: 'troughs'; readonly seat: Seat; readonly cells: readonly number[] }
  | { readonly event: 'built'; readonly seat: Seat; readonly building: BuildingNumber; readonly cell: number }
  | { readonly event: 'upgraded'; readonly seat: Seat; readonly cell: number }
  | { readonly event: 'returned'; readonly building: BuildingNumber }
  | { readonly event: 'expanded'; readonly seat: Seat; readonly side: 'left' | 'right' }
  | { readonly event: 'called'; readonly seat: Seat; readonly building: BuildingNumber }
  | { readonly event: 'gaveBorder'; readonly seat: Seat }
  | { readonly event: 'laid'; readonly seat: Seat; readonly building: BuildingNumber }
  | {
      readonly event: 'moved';
      readonly seat: Seat;
      readonly piece: 'trough' | 'stall';
      readonly from: number;
      readonly to: number;
    }
  | { readonly event: 'ranAway'; readonly seat: Seat; readonly goods: readonly (readonly [number, number])[] }
  | { readonly event: 'born'; readonly seat: Seat; readonly animals: readonly number[] }
  | { readonly event: 'troughReplaced'; readonly seat: Seat; readonly cell: number }
  | { readonly event: 'homeward' }
  | { readonly event: 'over' };

/** Tells whoever listens; costs nothing when nobody does. */
export function tell(run: Run<State>, event: () => Event): void {
  if (run.heard !== undefined) run.heard.push(event());
}
