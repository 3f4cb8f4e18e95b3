import type { News } from '@furrow/wire/told';
import { isOfGame } from '../state/frozen';
import { TableNow } from '../state/table-now';
import type { ChangeNews, StoredTable, TableStore } from '../store/table-store';
import { NewsWriter } from './news-writer';

/** Tells the news of a table anew if they were kept in a former form; nothing else may happen there meanwhile. */
export async function tellAnew(tableStore: TableStore, id: string): Promise<void> {
  const isOutdated = (await tableStore.brief(id))?.isOutdated === true;
  const table = isOutdated ? await tableStore.load(id) : undefined;
  if (table !== undefined) await tableStore.retell(id, retold(table, await tableStore.changeNews(id)));
}

/**
 * The news of all steps and undos of a table as they are told today; how the clocks stood is taken from what was told. Of what
 * cannot be played any more, only who moved and what they said is left.
 */
function retold({ facts, entries }: StoredTable, told: readonly ChangeNews[]): readonly ChangeNews[] {
  const now = TableNow.opened(facts);
  const newsWriter = new NewsWriter(now);
  const then = new Map<number, ChangeNews[]>();
  for (const one of told) then.set(one.no, [...(then.get(one.no) ?? []), one]);
  return entries.flatMap(({ no, time, entry }) => {
    if (now.record !== undefined) newsWriter.look();
    now.replay(no, entry, time);
    if (!isOfGame(entry)) return [];
    const today = now.frozen === undefined ? newsWriter.newsOf(entry) : [];
    return (then.get(no) ?? []).map((one) => {
      const [, news] = today.find(([audience]) => audience === one.audience) ?? [];
      return { ...one, news: anew(one.news, news) };
    });
  });
}

function anew(then: ChangeNews['news'], today: News | undefined): ChangeNews['news'] {
  if (today?.kind !== 'step' && today?.kind !== 'undo')
    return then.kind === 'step' ? { ...then, heard: [], patch: [] } : { ...then, patch: [] };
  return { ...today, ...(then.clocks && { clocks: then.clocks }) };
}
