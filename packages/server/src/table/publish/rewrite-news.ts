import type { News } from '@furrow/wire/told';
import { isGameEntry } from '../state/frozen';
import { TableState } from '../state/table-state';
import type { StepNews } from '../store/entry';
import type { StoredTable } from '../store/stored-table';
import type { TableStore } from '../store/table-store';
import { NewsWriter } from './news-writer';

/** Rewrites the news of a table if they are stored in a former form; nothing else may happen there meanwhile. */
export async function rewriteNews(tableStore: TableStore, id: string): Promise<void> {
  const isOutdated = (await tableStore.header(id))?.isOutdated === true;
  const table = isOutdated ? await tableStore.load(id) : undefined;
  if (table !== undefined) await tableStore.rewriteNews(id, rewritten(table, await tableStore.stepNews(id)));
}

/**
 * The news of all steps and undos of a table as they are told today; how the clocks stood is taken from what was told. Of what
 * cannot be played any more, only who moved and what they said is left.
 */
function rewritten({ facts, entries }: StoredTable, told: readonly StepNews[]): readonly StepNews[] {
  const table = TableState.opened(facts);
  const newsWriter = new NewsWriter(table);
  const then = new Map<number, StepNews[]>();
  for (const one of told) then.set(one.no, [...(then.get(one.no) ?? []), one]);
  return entries.flatMap(({ no, time, entry }) => {
    if (table.record !== undefined) newsWriter.look();
    table.replay(no, entry, time);
    if (!isGameEntry(entry)) return [];
    const today = table.frozen === undefined ? newsWriter.newsOf(entry) : [];
    return (then.get(no) ?? []).map((one) => {
      const [, news] = today.find(([audience]) => audience === one.audience) ?? [];
      return { ...one, news: anew(one.news, news) };
    });
  });
}

function anew(then: StepNews['news'], today: News | undefined): StepNews['news'] {
  if (today?.kind !== 'step' && today?.kind !== 'undo')
    return then.kind === 'step' ? { ...then, heard: [], patch: [] } : { ...then, patch: [] };
  return { ...today, ...(then.clocks && { clocks: then.clocks }) };
}
