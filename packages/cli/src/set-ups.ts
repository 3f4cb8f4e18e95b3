import type { GameBox, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { neededOptions, whyNotOpen } from '@furrow/kernel/option-values';
import { standardSeats } from './common-flags';

/** A way to set a game up: the options in which it differs from the standard, and every option with its value. */
export interface SetUp {
  readonly seats: number;
  readonly options: Options;
  readonly complete: Options;
}

/** The game set up as standard, and in every way that differs from it in one option or in the number of seats; with what such an option needs. */
export function setUps(box: GameBox<Position>): SetUp[] {
  const standard = standardSeats(box);
  const others = box.seats.filter((seats) => seats !== standard);
  const changed = box.options.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  return [standard, ...others].flatMap((seats) =>
    [{}, ...changed].flatMap((options) =>
      setUpIfPossible(box, { ...neededOptions(box, seats), ...options }, seats),
    ),
  );
}

function setUpIfPossible(box: GameBox<Position>, options: Options, seats: number): SetUp[] {
  const bad = whyNotOpen(box, options, seats);
  if (bad === undefined) return [{ seats, options, complete: box.complete(options, seats) }];
  const { reason } = bad;
  if (reason.why !== 'option-needs' || reason.other in options) return [];
  return setUpIfPossible(box, { ...options, [reason.other]: reason.right[0] }, seats);
}
