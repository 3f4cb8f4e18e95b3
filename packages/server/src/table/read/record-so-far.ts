import { HIDDEN, headerLines, whoText } from '@furrow/kernel/record-header';
import type { Told } from '@furrow/wire/told';
import { recordName } from '../state/table-state';
import type { TableFacts } from '../store/stored-table';

/** The record of a game that need not be over, made of what somebody was told of it: nothing of it is played again. */
export async function recordSoFar(
  { wish, pool, rules, generation }: TableFacts,
  pageAfter: (from: number) => Promise<readonly Told[]>,
): Promise<string> {
  const lines: string[] = [];
  const begun = {
    game: wish.game,
    options: wish.options,
    ...(pool && { pool }),
    ...(rules && { rules }),
    ...(generation && { generation }),
  };
  for (let page = await pageAfter(0); page.length > 0; page = await pageAfter(page[page.length - 1].no))
    for (const told of page) {
      if (told.kind === 'step') lines.push(`${whoText(told.seat)} ${told.text ?? HIDDEN}`);
      if (told.kind === 'undo') lines.push(`undo ${told.to} by ${told.by.map((seat) => seat + 1).join(' ')}`);
      if (told.kind !== 'begin') continue;
      const { sitters, commitment } = told;
      lines.push(...headerLines({ ...begun, seats: sitters.map(recordName), deal: { commitment } }), '');
    }
  return `${lines.join('\n')}\n`;
}
