import type { Source } from '@furrow/kernel/numbered';
import type { Words } from '@furrow/kernel/words';
import { cards } from '../cards/index';
import type { CardNumber } from '../state/numbers';
import { cardOf, isCard, NO_SOURCE, sourceOfCard } from '../state/source';
import type { Player } from '../state/state';
import { goodOrCardWords, improvementWords } from '../vocabulary/words';

/**
 * What lies on round spaces for a player is a list of numbers, `ENTRY` of them for each thing: the round; the good, or the
 * source of the card that delivers something there; the count and, `COUNT` times, the source that can lose it, plus 1.
 */
export const ENTRY = 3;
const COUNT = 64;

/** Something that lies on a round space for a player: goods, or (a card's source in place of the good) what it delivers. */
export interface Coming {
  readonly round: number;
  readonly good: number;
  readonly count: number;
  /** The improvement that laid it there, if it can be lost. */
  readonly source: Source;
}

/** The round of the entry that begins at a place of the list. */
export function roundAt(coming: readonly number[], i: number): number {
  return coming[i];
}

/** The good of an entry. */
export function goodAt(coming: readonly number[], i: number): number {
  return coming[i + 1];
}

/** How many of its good an entry brings. */
export function countAt(coming: readonly number[], i: number): number {
  return countIn(coming[i + 2]);
}

function countIn(last: number): number {
  return last % COUNT;
}

function sourceIn(last: number): number {
  return Math.floor(last / COUNT) - 1;
}

function entryAt(coming: readonly number[], i: number): Coming {
  const source = sourceIn(coming[i + 2]);
  return { round: roundAt(coming, i), good: goodAt(coming, i), count: countAt(coming, i), source };
}

/** The card that delivers what lies there; undefined for goods. */
export function delivering({ good }: Coming): number | undefined {
  return isCard(good) ? cardOf(good) : undefined;
}

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
  for (let i = 0; i < coming.length; i += ENTRY) found.push(entryAt(coming, i));
  return found;
}

/** How often cards will still deliver something to a player. */
export function deliveriesLeft({ coming }: Player): number {
  let n = 0;
  for (let i = 0; i < coming.length; i += ENTRY) if (isCard(goodAt(coming, i))) n++;
  return n;
}

/** Whether a card delivers something to a player in a round. */
export function isDelivered({ coming }: Player, card: CardNumber, round: number): boolean {
  const source = sourceOfCard(card);
  for (let i = 0; i < coming.length; i += ENTRY)
    if (roundAt(coming, i) === round && goodAt(coming, i) === source) return true;
  return false;
}

/** Lays something on a round space. */
export function layOnRound({ coming }: Player, { round, good, count, source }: Coming): void {
  coming.push(round, good, count + COUNT * (source + 1));
}

/** A card will deliver something in a round; so many pieces wait there, if it sets any aside. */
export function layDelivery(player: Player, card: CardNumber, round: number, pieces = 1): void {
  layOnRound(player, { round, good: sourceOfCard(card), count: pieces, source: NO_SOURCE });
}

/** What was set aside on the space of a round is back in the supply; what is delivered there stays due. */
export function releaseAside({ coming }: Player, round: number): void {
  for (let i = 0; i < coming.length; i += ENTRY) {
    const thing = goodAt(coming, i);
    if (roundAt(coming, i) === round && isCard(thing) && cards[cardOf(thing)].aside !== undefined)
      coming[i + 2] -= countAt(coming, i);
  }
}

/** Takes off the round spaces what is meant, the last that was laid first. */
export function takeOffRounds({ coming }: Player, isMeant: (entry: Coming) => boolean): Coming[] {
  const taken: Coming[] = [];
  for (let i = coming.length - ENTRY; i >= 0; i -= ENTRY) {
    const entry = entryAt(coming, i);
    if (!isMeant(entry)) continue;
    taken.push(entry);
    coming.splice(i, ENTRY);
  }
  return taken;
}

/** The claims to what an improvement laid on round spaces, or delivers there, are gone with it. */
export function forgo(player: Player, lost: number): void {
  if (lost !== NO_SOURCE)
    takeOffRounds(player, ({ source, good }) => source === lost || (isCard(good) && good === lost));
}
