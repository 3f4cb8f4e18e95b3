import { verifyDeal } from '@furrow/deal/verify';
import { readRecord } from '@furrow/kernel/record-text';
import type { Seat } from '@furrow/kernel/seat';
import { findBox } from '@furrow/server/table/state/boxes';
import type { History, Witness } from './history';
import { Retelling } from './retelling';

/** Whether playing the entries again gives the kept news, the views that everybody has, the record and the deal. */
export async function checkReplay(history: History, witnesses: readonly Witness[]): Promise<string[]> {
  const { facts, entries } = history;
  const again = new Retelling(facts);
  try {
    const problems = checkNews(history, again);
    return [
      ...problems,
      ...checkSeed(history),
      ...(await checkDeal(history, again)),
      ...checkRecord(history, again),
      ...witnesses.flatMap((witness) => checkView(witness, again, entries.length)),
    ];
  } catch (error) {
    return [
      `${facts.id}: the entries cannot be played again: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

/** Whether what each audience was told is what the entries make, byte for byte, besides the clocks. */
function checkNews({ facts, entries, news }: History, again: Retelling): string[] {
  const kept = new Map(news.map((one) => [`${one.no} ${one.audience}`, one.news]));
  for (const { no, entry } of entries)
    for (const [audience, body] of again.tell(entry)) {
      const { clocks, ...told } = (kept.get(`${no} ${audience}`) ?? {}) as Record<string, unknown>;
      const [right, is] = [JSON.stringify(body), JSON.stringify(told)];
      if (right !== is) return [`${facts.id}: news ${no} for ${audience} are ${is}, right is ${right}`];
      if (clocks !== undefined && !isClocks(clocks))
        return [`${facts.id}: the clocks of news ${no} are ${JSON.stringify(clocks)}`];
    }
  return [];
}

/** Clocks say nothing but times and seats. */
function isClocks(clocks: unknown): boolean {
  const { left, running, since, ...more } = clocks as Record<string, unknown>;
  const numbers = [left, running, [since]].flat();
  return Object.keys(more).length === 0 && numbers.every((one) => typeof one === 'number');
}

/** Nobody is told the seed before the game is over. */
function checkSeed({ facts, entries, news }: History): string[] {
  const over = entries.find(({ entry }) => entry.kind === 'over')?.no ?? Infinity;
  const early = news.find((one) => one.no < over && JSON.stringify(one.news).includes(facts.seed));
  return early === undefined ? [] : [`${facts.id}: news ${early.no} for ${early.audience} tell the seed`];
}

async function checkDeal({ facts }: History, { record, commitment }: Retelling): Promise<string[]> {
  if (record === undefined || commitment === undefined) return [];
  const { seedFits, wrong } = await verifyDeal(record, { commitment, seed: facts.seed });
  if (!seedFits) return [`${facts.id}: the commitment does not fit the seed`];
  return wrong
    .slice(0, 1)
    .map(({ text, right }) => `${facts.id}: chance said '${text}', right is '${right}'`);
}

/** The record of a game that is over can be read and is the same game. */
function checkRecord({ facts, snapshot }: History, { record }: Retelling): string[] {
  const { result } = snapshot;
  const box = findBox(facts.wish.game);
  if (result === undefined || record === undefined || box === undefined) return [];
  const read = readRecord(box, result.record);
  const same =
    JSON.stringify(read.log) === JSON.stringify(record.log) &&
    JSON.stringify(read.state) === JSON.stringify(record.state) &&
    read.deal?.seed === facts.seed &&
    JSON.stringify(record.game.outcome(read.state).scores) === JSON.stringify(result.scores);
  return same ? [] : [`${facts.id}: the record is another game than the entries`];
}

function checkView({ name, seat, taken, seen }: Witness, again: Retelling, last: number): string[] {
  if (taken.length !== last || lost(taken, seat)) return [];
  const right = JSON.stringify(again.seenBy(seat));
  return JSON.stringify(seen) === right ? [] : [`${name}: sees another game than the entries make`];
}

function lost(taken: Witness['taken'], seat: Seat | undefined): boolean {
  return taken.some(
    (told) => told.kind === 'seat' && told.seat === seat && told.sitter !== null && 'bot' in told.sitter,
  );
}
