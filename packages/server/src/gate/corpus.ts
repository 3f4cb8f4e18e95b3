import { verifyDeal } from '@furrow/deal/verify';
import { Chain } from '@furrow/kernel/chain';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import { BadRecord, readHeader, readRecord, writeRecord } from '@furrow/kernel/record-text';
import { recordsIn } from '@furrow/kernel/records-text';
import { findBox } from '../table/state/boxes';

/** So many letters and digits of the chain stand for each move: a difference stays, so later moves would show it too. */
const LINK = 4;
/** So many of them stand on a line. */
const LINKS = 24;
/** How the lines of a record begin that hold its chain; to whoever replays it they are comments. */
const MARK = '# chain';

/** A game of the corpus that goes otherwise than it did. */
export interface CorpusFault {
  /** Which game of its file, counted from 1, and the line on which it begins. */
  readonly game: number;
  readonly line: number;
  /** The move with which it goes otherwise, and what is wrong with it. */
  readonly why: string;
}

/** A record with the chain of the boards after each of its moves. */
export function chainedText<S extends Position>(record: GameRecord<S>): string {
  const links = linksOf(record);
  const lines: string[] = [];
  for (let at = 0; at < links.length; at += LINKS)
    lines.push(`${MARK} ${links.slice(at, at + LINKS).join(' ')}\n`);
  return writeRecord(record) + lines.join('');
}

/** The link of the chain after each move that counts. */
function linksOf<S extends Position>(record: GameRecord<S>): string[] {
  const chain = new Chain();
  return record.moves.map((_, index) => {
    const state = record.stateAfter(index + 1);
    if (state === undefined) throw new Error(`a record has no state after move ${index + 1}`);
    return chain.add(record.game.schema, state).slice(0, LINK);
  });
}

/** Plays every game of a corpus text again; gives those that go otherwise. */
export async function faultsIn(text: string): Promise<CorpusFault[]> {
  const faults: CorpusFault[] = [];
  for (const [index, one] of recordsIn(text).entries()) {
    const why = await faultOf(one.text);
    if (why !== undefined) faults.push({ game: index + 1, line: one.line, why });
  }
  return faults;
}

/** What goes otherwise in one game; undefined if nothing does. */
async function faultOf(text: string): Promise<string | undefined> {
  const { game } = readHeader(text);
  const box = findBox(game);
  if (box === undefined) return `there is no game '${game}'`;
  try {
    const record = readRecord(box, text);
    return wrongMove(record, text) ?? (await wrongDeal(record));
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return `line ${error.line} of it: ${JSON.stringify(error.reason)}`;
  }
}

/** The first move that leads to another board than it did. */
function wrongMove(record: GameRecord<Position>, text: string): string | undefined {
  const kept = text
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .flatMap((line) => line.slice(MARK.length).trim().split(' '));
  const links = linksOf(record);
  if (kept.length !== links.length) return `its chain has ${kept.length} links for ${links.length} moves`;
  const at = links.findIndex((link, index) => link !== kept[index]);
  if (at < 0) return undefined;
  const { seat, text: move } = record.moves[at];
  const who = seat < 0 ? 'chance' : `seat ${seat + 1}`;
  return `move ${at + 1} of ${who}, '${move}', leads to another position`;
}

/** A move of chance that the seed of a game does not give any more. */
async function wrongDeal(record: GameRecord<Position>): Promise<string | undefined> {
  const { deal } = record;
  if (deal?.seed === undefined) return undefined;
  const { seedFits, wrong } = await verifyDeal(record, { commitment: deal.commitment, seed: deal.seed });
  if (!seedFits) return 'its seed is not the promised one';
  if (wrong.length === 0) return undefined;
  return `its seed gives '${wrong[0].right}' where chance said '${wrong[0].text}'`;
}
