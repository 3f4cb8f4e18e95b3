import type { Match } from './match';

/** What the first line of a match's file says: what is played, and by which Furrow. */
export interface Header extends Match {
  readonly furrow: string;
}

/** Reads the first line of a match's file; undefined if it is none. */
export function readHeader(line: string): Header | undefined {
  try {
    const read = JSON.parse(line) as (Partial<Header> & { arena?: unknown }) | null;
    const told = read?.arena === 1 && typeof read.game === 'string' && typeof read.seed === 'number';
    return told && Array.isArray(read.bots) && typeof read.options === 'object'
      ? (read as Header)
      : undefined;
  } catch {
    return undefined;
  }
}

/** What was different when the match began, in words; nothing if it is the same match. */
export function differences(begun: Header, now: Header): string[] {
  const before = factsOf(begun);
  const after = factsOf(now);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name} ${before.get(name) ?? 'not there'} instead of ${after.get(name) ?? 'not there'}`);
}

/** Each parameter with its value, as it is called on the command line. */
function factsOf({ furrow, game, bots, seed, options }: Header): Map<string, string> {
  return new Map([
    ['version', furrow],
    ['game', game],
    ['--bots', bots.join(',')],
    ['--seed', String(seed)],
    ...Object.entries(options).map(([name, value]) => [`--option ${name}`, value] as const),
  ]);
}
