import type { Amount } from '../protocol/goods';
import type { LogLine } from '../protocol/table';

/** A turn as one line of the log, or something that belongs to no turn. */
export interface ToldTurn {
  /** The number of its first line. */
  readonly first: number;
  readonly seat: number;
  /** The name of the space that was used; undefined if it is no turn. */
  readonly used: string | undefined;
  /** The names of what was laid out. */
  readonly laid: readonly string[];
  readonly gains: readonly Amount[];
  readonly lines: readonly LogLine[];
}

/** The lines of the log by turns: each begins where a space is used and lasts until another does or the round goes on. */
export function turnsOf(lines: readonly LogLine[], from: number): ToldTurn[] {
  const turns: { first: number; lines: LogLine[] }[] = [];
  let open = false;
  for (const [i, line] of lines.entries()) {
    if (i < from) continue;
    if (line.used !== undefined || line.apart === true || !open) {
      turns.push({ first: i, lines: [line] });
      open = line.used !== undefined;
    } else turns[turns.length - 1].lines.push(line);
  }
  return turns.map(({ first, lines: told }) => ({
    first,
    seat: told[0].seat,
    used: told[0].used,
    laid: told.flatMap(({ laid }) => laid ?? []),
    gains: added(told.filter(({ seat }) => seat === told[0].seat).flatMap(({ gains }) => gains ?? [])),
    lines: told,
  }));
}

/** Goods of one sort are told once. */
function added(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, Amount>();
  for (const amount of amounts) {
    const count = amount.count + (sums.get(amount.good)?.count ?? 0);
    sums.set(amount.good, { ...amount, count });
  }
  return [...sums.values()];
}
