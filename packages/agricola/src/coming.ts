import type { Words } from '@furrow/kernel/words';
import { FIRST_CARD, NO_SOURCE } from './ruleset';
import type { Player } from './state';
import { goodOrCardWords, improvementWords } from './words';

/** Something that lies on a round space for a player: goods, or (a card's source in place of the good) what it delivers. */
export interface Coming {
  readonly round: number;
  readonly good: number;
  readonly count: number;
  /** The improvement that laid it there, if it can be lost. */
  readonly source: number;
}

/** The third number of an entry holds the count and, this many times, the source plus 1. */
const COUNT = 64;

/** The third number of an entry: how many, and the improvement that laid it there, if it can be lost: `1 well`. */
const countWords: Words = {
  print: (last) => {
    const source = sourceIn(last);
    return source === NO_SOURCE ? `${countIn(last)}` : `${countIn(last)} ${improvementWords.print(source)}`;
  },
  parse: (word) => {
    const parts = /^(\d{1,2})(?: (\S+))?$/.exec(word);
    if (parts === null) return undefined;
    const source = parts[2] === undefined ? NO_SOURCE : improvementWords.parse(parts[2]);
    return source === undefined || Number(parts[1]) >= COUNT
      ? undefined
      : Number(parts[1]) + COUNT * (source + 1);
  },
};

/** How entries are written: the round, the good or card, how many from where. */
export const comingColumns: readonly (Words | undefined)[] = [undefined, goodOrCardWords, countWords];

/** Everything that lies on round spaces for a player, in the order in which it was laid. */
export function comingFor({ coming }: Player): Coming[] {
  const found: Coming[] = [];
  for (let i = 0; i < coming.length; i += 3) found.push(entryAt(coming, i));
  return found;
}

function entryAt(coming: readonly number[], i: number): Coming {
  const last = coming[i + 2];
  return { round: coming[i], good: coming[i + 1], count: countIn(last), source: sourceIn(last) };
}

function sourceIn(last: number): number {
  return Math.floor(last / COUNT) - 1;
}

/** How many of its good an entry of the list brings, by its third number. */
export function countIn(last: number): number {
  return last % COUNT;
}

/** Lays something on a round space. */
export function layOnRound({ coming }: Player, { round, good, count, source }: Coming): void {
  coming.push(round, good, count + COUNT * (source + 1));
}

/** Takes off the round spaces what is meant, the last that was laid first. */
export function takeOffRounds({ coming }: Player, isMeant: (entry: Coming) => boolean): Coming[] {
  const taken: Coming[] = [];
  for (let i = coming.length - 3; i >= 0; i -= 3) {
    const entry = entryAt(coming, i);
    if (!isMeant(entry)) continue;
    taken.push(entry);
    coming.splice(i, 3);
  }
  return taken;
}

/** The claims to what an improvement laid on round spaces, or delivers there, are gone with it. */
export function forgo(player: Player, lost: number): void {
  if (lost !== NO_SOURCE)
    takeOffRounds(player, ({ source, good }) => source === lost || (good >= FIRST_CARD && good === lost));
}
