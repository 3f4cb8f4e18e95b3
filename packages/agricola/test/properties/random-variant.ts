import { agricola } from '@furrow/agricola/game';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import { BadOption, type Option } from '@furrow/kernel/game';
import type { Seeded } from '@furrow/testkit/random-game';

/** One option in so many differs from its standard. */
const ODDS = 3;

/** A board for a seed: numbers of seats, editions and modes in turn, every option that goes with them at random. */
export function randomVariant(seed: number): Seeded {
  const dice = seededDice(seed);
  const seats = 1 + (seed % 5);
  const turn = Math.floor(seed / 5);
  const edition = seats === 5 || turn % 2 === 0 ? '2007' : 'revised';
  const modes = edition === '2007' ? ['family', 'full'] : ['beginner', 'base'];
  let options: Record<string, string> = { edition, mode: modes[(turn >> 1) % 2] };
  for (const option of agricola.options) {
    if (option.name in options || dice.below(ODDS) > 0) continue;
    const more = { ...options, [option.name]: randomValue(option, dice) };
    if (isPlayable(more, seats)) options = more;
  }
  return { seed, seats, options };
}

function randomValue({ values, standard, listOf, upTo }: Option, dice: Dice): string {
  if (upTo !== undefined) return String(dice.below(upTo + 1));
  const some = listOf?.filter(() => dice.below(2) === 0) ?? [];
  if (some.length > 0) return some.join();
  const others = values.filter((value) => value !== standard);
  return others[dice.below(others.length)] ?? standard;
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
