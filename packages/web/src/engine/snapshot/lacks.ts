import type { Position } from '@furrow/kernel/kind';
import type { LackPicture } from '../../protocol/asked';
import { amountOf } from './amounts';
import type { Asking } from './decision';

/** What is missing for the spaces of the board that the one who is asked for a space cannot choose. */
export function lacksOf(asking: Asking): LackPicture[] {
  const { family, look, decision } = asking;
  const marked = new Set(
    decision.domain.all().flatMap((move) => {
      const target = family.target(look, decision.seat, move);
      return target?.on === 'space' ? [target.id] : [];
    }),
  );
  if (marked.size === 0) return [];
  const spaces = family.board(look).flatMap((group) => group.spaces);
  return spaces.filter(({ id }) => !marked.has(id)).flatMap(({ id }) => lackAt(asking, id) ?? []);
}

function lackAt({ record, family, look, decision }: Asking, space: string): LackPicture | undefined {
  const { seat, domain } = decision;
  const read = record.read(seat, space);
  const verdict = 'move' in read ? domain.contains(read.move) : undefined;
  if (verdict === undefined || verdict.ok) return undefined;
  const lack = look.words.lack(look.state, seat, verdict.reason);
  if (lack === undefined) return undefined;
  const goods = lack.goods.map(([good, count]) => amountOf<Position>(look.words, family.goods, good, count));
  return { space, words: lack.words, goods, around: lack.around };
}
