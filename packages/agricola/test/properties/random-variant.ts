import { agricola } from '@furrow/agricola/game';
import { SEASONS } from '@furrow/agricola/variant';
import { seededDice } from '@furrow/kernel/dice';
import { BadOption } from '@furrow/kernel/game';
import type { Seeded } from '@furrow/testkit/random-game';

/** A board for a seed: editions and numbers of seats in turn, every switch that goes with them at random. */
export function randomVariant(seed: number): Seeded {
  const dice = seededDice(seed);
  const seats = 1 + (seed % 5);
  const edition = seats === 5 || dice.below(2) === 0 ? '2007' : 'revised';
  const modes = edition === '2007' ? ['family', 'full'] : ['beginner', 'base'];
  let options: Record<string, string> = { edition, mode: modes[dice.below(2)] };
  if (dice.below(2) === 0) options.seasons = SEASONS[dice.below(SEASONS.length)];
  for (const { name, values } of agricola.options) {
    if (values.join() !== 'off,on' || dice.below(3) > 0) continue;
    const more = { ...options, [name]: 'on' };
    if (isPlayable(more, seats)) options = more;
  }
  return { seed, seats, options };
}

function isPlayable(options: Record<string, string>, seats: number): boolean {
  try {
    agricola.open(options, seats);
    return true;
  } catch (error) {
    if (error instanceof BadOption) return false;
    throw error;
  }
}
