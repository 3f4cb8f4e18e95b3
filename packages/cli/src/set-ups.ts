import type { Game, GameBox, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { neededOptions, whyNotOpen } from '@furrow/kernel/option-values';
import { standardSeats } from './common-flags';

/** A game that is set up, and the options in which it differs from the standard. */
export interface SetUp {
  readonly game: Game<Position>;
  readonly options: Options;
}

/** The game set up as standard, and in every way that differs from it in one option or in the number of seats; with what such an option needs. */
export function setUps(box: GameBox<Position>): SetUp[] {
  const standard = standardSeats(box);
  const others = box.seats.filter((seats) => seats !== standard);
  const changed = box.options.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  return [standard, ...others].flatMap((seats) =>
    [{}, ...changed].flatMap((options) =>
      openIfPossible(box, { ...neededOptions(box, seats), ...options }, seats),
    ),
  );
}

function openIfPossible(box: GameBox<Position>, options: Options, seats: number): SetUp[] {
  const bad = whyNotOpen(box, options, seats);
  if (bad === undefined) return [{ game: box.open(options, seats), options }];
  const { reason } = bad;
  if (reason.why !== 'option-needs' || reason.other in options) return [];
  return openIfPossible(box, { ...options, [reason.other]: reason.right[0] }, seats);
}
