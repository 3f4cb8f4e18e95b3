import { verifyDeal } from '@furrow/deal/verify';
import { HIDDEN } from '@furrow/kernel/record-header';
import { linesOfEntries, readHeader, readRecord } from '@furrow/kernel/record-text';
import type { Played } from '@furrow/kernel/so-far';
import type { DealChecked } from '../protocol/online';
import { findGame } from './games';

/** What this page heard of a game while it was played; what it may not know stands there as unknown. */
export interface Heard {
  readonly commitment: string | undefined;
  readonly moves: readonly Pick<Played, 'seat' | 'text'>[];
}

/** Checks that chance in a record came from the seed that was promised, and that it is the game that was heard. */
export async function checkedDeal(text: string, heard?: Heard): Promise<DealChecked> {
  const { deal, game } = readHeader(text);
  const playable = findGame(game);
  if (deal?.seed === undefined || playable === undefined) return { ok: false };
  const { commitment, seed } = deal;
  const record = readRecord(playable.box, text);
  const { seedFits, dealt } = await verifyDeal(record, { commitment, seed });
  const lines = linesOfEntries(text);
  const chance = dealt.map(({ entry, text: move, right }) => ({
    line: lines[entry],
    move,
    ...(move !== right && { right }),
  }));
  const isOther = heard !== undefined && !fits(heard, commitment, record.moves);
  return { ok: true, seedFits, isOther, chance };
}

/** Whether a record tells what was heard, as far as it was. */
function fits(heard: Heard, commitment: string, moves: Heard['moves']): boolean {
  const isSame = ({ seat, text }: Heard['moves'][number], i: number) =>
    seat === moves[i].seat && (text === HIDDEN || text === moves[i].text);
  return heard.commitment === commitment && heard.moves.length === moves.length && heard.moves.every(isSame);
}
