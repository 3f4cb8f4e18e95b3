import type { Reason } from './verdict';

/** So many cannot play a campaign. */
export function wrongSeats(seats: number, right: readonly number[]): Reason {
  return { why: 'campaign-seats', seats, right };
}

/** A game of a campaign must begin with another value of an option. */
export function wrongOption(option: string, value: string, right: string): Reason {
  return { why: 'campaign-option', option, value, right };
}

/** The cards of all games of a campaign come from the same pool. */
export function wrongPool(pool: string | undefined, right: string | undefined): Reason {
  return { why: 'campaign-pool', pool, right };
}

/** A seat (from 1) has not kept what it must, or more than one of what it might; the option is the one that says so. */
export function wrongKept(
  option: string,
  seat: number,
  kept: readonly string[],
  right: readonly string[],
): Reason {
  return { why: 'campaign-kept', option, seat, kept, right };
}
