import { verifyDeal } from '@furrow/deal/verify';
import { linesOfEntries, readHeader, readRecord } from '@furrow/kernel/record-text';
import type { DealChecked } from '../protocol/online';
import { findGame } from './games';

/** Checks that chance in a record came from the seed that was promised. */
export async function checkedDeal(text: string): Promise<DealChecked> {
  const { deal, game } = readHeader(text);
  const playable = findGame(game);
  if (deal?.seed === undefined || playable === undefined) return { ok: false };
  const { commitment, seed } = deal;
  const { seedFits, dealt } = await verifyDeal(readRecord(playable.box, text), { commitment, seed });
  const lines = linesOfEntries(text);
  const chance = dealt.map(({ entry, text: move, right }) => ({
    line: lines[entry],
    move,
    ...(move !== right && { right }),
  }));
  return { ok: true, seedFits, chance };
}
