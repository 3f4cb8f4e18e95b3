import { BadOption, type Game, type GameBox, type Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { standardSeats } from './common-flags';

/** The game set up as standard, and in every way that differs from it in one option or in the number of seats. */
export function setUps(box: GameBox<Position>): Game<Position>[] {
  const standard = standardSeats(box);
  const others = box.seats.filter((seats) => seats !== standard);
  const changed = box.options.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  return [standard, ...others].flatMap((seats) =>
    [{}, ...changed].flatMap((options) => openIfPossible(box, options, seats)),
  );
}

function openIfPossible(box: GameBox<Position>, options: Options, seats: number): Game<Position>[] {
  try {
    return [box.open(options, seats)];
  } catch (error) {
    if (error instanceof BadOption) return [];
    throw error;
  }
}
