import type { ChangeNews, Keeping, KeptTable } from './keeping';
import { TableNow } from './table-now';
import { Teller } from './telling';

/** Tells the news of a table anew if they were kept in a former form; nothing else may happen there meanwhile. */
export async function tellAnew(keeping: Keeping, id: string): Promise<void> {
  const isOutdated = (await keeping.brief(id))?.isOutdated === true;
  const table = isOutdated ? await keeping.load(id) : undefined;
  if (table !== undefined) await keeping.retell(id, retold(table, await keeping.changeNews(id)));
}

/** The news of all steps and undos of a table as they are told today; how the clocks stood is taken from what was told. */
function retold({ facts, entries }: KeptTable, told: readonly ChangeNews[]): readonly ChangeNews[] {
  const now = new TableNow(facts);
  const clocks = new Map(told.map(({ no, audience, news }) => [`${no} ${audience}`, news.clocks]));
  const found: ChangeNews[] = [];
  const teller = new Teller(now);
  for (const { no, entry } of entries) {
    if (now.record !== undefined) teller.look();
    now.repeat(entry);
    now.note(no, entry);
    for (const [audience, news] of teller.newsOf(entry)) {
      if (news.kind !== 'step' && news.kind !== 'undo') continue;
      const then = clocks.get(`${no} ${audience}`);
      found.push({ no, audience, news: { ...news, ...(then && { clocks: then }) } });
    }
  }
  return found;
}
