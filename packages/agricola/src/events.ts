import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Amounts } from './goods';
import type { State } from './state';

/** Something that happened in a game, for the log. */
export type Event =
  | { readonly event: 'start'; readonly seat: Seat }
  | { readonly event: 'round'; readonly round: number }
  | { readonly event: 'season'; readonly season: number }
  | { readonly event: 'revealed'; readonly space: number }
  | { readonly event: 'used'; readonly seat: Seat; readonly space: number }
  | { readonly event: 'passed'; readonly seat: Seat }
  | { readonly event: 'token'; readonly seat: Seat }
  | { readonly event: 'gained'; readonly seat: Seat; readonly goods: Amounts }
  | { readonly event: 'paid'; readonly seat: Seat; readonly goods: Amounts }
  | { readonly event: 'converted'; readonly seat: Seat; readonly goods: Amounts; readonly food: number }
  /** In team play: goods of a seat are now those of its partner. */
  | { readonly event: 'handed'; readonly seat: Seat; readonly other: Seat; readonly goods: Amounts }
  /** `by`: the partner who built it for the seat. */
  | { readonly event: 'rooms'; readonly seat: Seat; readonly cell: number; readonly by?: Seat }
  | { readonly event: 'stables'; readonly seat: Seat; readonly cell: number; readonly by?: Seat }
  | { readonly event: 'renovated'; readonly seat: Seat; readonly house: number }
  | { readonly event: 'grew'; readonly seat: Seat }
  | { readonly event: 'plowed'; readonly seat: Seat; readonly cell: number; readonly by?: Seat }
  | {
      readonly event: 'sowed';
      readonly seat: Seat;
      readonly grain: readonly number[];
      readonly vegetables: readonly number[];
    }
  | { readonly event: 'baked'; readonly seat: Seat; readonly grain: number; readonly food: number }
  | { readonly event: 'fenced'; readonly seat: Seat; readonly edges: readonly number[]; readonly by?: Seat }
  | { readonly event: 'major'; readonly seat: Seat; readonly major: number }
  | { readonly event: 'returned'; readonly seat: Seat; readonly major: number }
  | {
      readonly event: 'later';
      readonly seat: Seat;
      readonly rounds: readonly number[];
      readonly goods: Amounts;
    }
  | { readonly event: 'fed'; readonly seat: Seat; readonly food: number; readonly begging: number }
  | { readonly event: 'born'; readonly seat: Seat; readonly animals: readonly number[] }
  | { readonly event: 'released'; readonly seat: Seat; readonly goods: Amounts }
  | { readonly event: 'harvest'; readonly round: number }
  | { readonly event: 'homeward' }
  | { readonly event: 'over' };

/** Tells whoever listens; costs nothing when nobody does. */
export function tell(run: Run<State>, event: () => Event): void {
  if (run.heard !== undefined) run.heard.push(event());
}
