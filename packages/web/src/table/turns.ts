import type { Amount } from '../protocol/goods';
import type { DonePicture, LogLine, UsedPicture } from '../protocol/log';

/** A turn as one line of the log, or something that belongs to no turn. */
export interface ToldTurn {
  /** The number of its first line. */
  readonly first: number;
  readonly seat: number;
  /** The space that was used; undefined if it is no turn. */
  readonly used: UsedPicture | undefined;
  /** The names of what was laid out. */
  readonly laid: readonly string[];
  readonly gains: readonly Amount[];
  readonly done: readonly DonePicture[];
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
  return turns.map(({ first, lines: told }) => {
    const { seat, used } = told[0];
    const own = told.filter((line) => whoseOf(line) === seat);
    const [gains, done] = netted(
      added(own.flatMap((line) => line.gains ?? [])),
      together(own.flatMap((line) => line.done ?? [])),
    );
    return {
      first,
      seat,
      used,
      laid: told.flatMap(({ laid }) => laid ?? []),
      gains,
      done,
      lines: told,
    };
  });
}

/** Whom a line tells of. */
export function whoseOf({ seat, whose }: LogLine): number {
  return whose ?? seat;
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

/** Of a good that came and went in one turn, only what is left of it is told. */
function netted(gains: readonly Amount[], done: readonly DonePicture[]): [Amount[], DonePicture[]] {
  const given = (good: string) => -(done.find(({ sign, n = 0 }) => sign === good && n < 0)?.n ?? 0);
  const gained = (sign: string) => gains.find(({ good }) => good === sign)?.count ?? 0;
  return [
    gains.map((one) => ({ ...one, count: one.count - given(one.good) })).filter(({ count }) => count > 0),
    done.flatMap((one) => {
      if (one.n === undefined || one.n >= 0) return [one];
      const n = one.n + gained(one.sign);
      return n < 0 ? [{ ...one, n }] : [];
    }),
  ];
}

/** What was done several times is told once, with how often. */
function together(done: readonly DonePicture[]): DonePicture[] {
  const sums = new Map<string, DonePicture>();
  for (const { sign, n } of done) {
    const before = sums.get(sign);
    const count = before === undefined ? n : (before.n ?? 1) + (n ?? 1);
    sums.set(sign, count === undefined ? { sign } : { sign, n: count });
  }
  return [...sums.values()];
}
