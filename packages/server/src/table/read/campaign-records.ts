import { joinCampaign } from '@furrow/kernel/campaign-text';
import { withSeatNames } from '@furrow/kernel/record-header';
import { readHeader } from '@furrow/kernel/record-text';
import { isLaterGame } from '../state/campaign';
import type { StoredBrief, TableFacts, TableStore } from '../store/table-store';

/** The tables of the games of a campaign before one of them, the first game first. */
export async function tablesBefore(
  tableStore: TableStore,
  facts: Pick<TableFacts, 'wish' | 'after'>,
): Promise<readonly StoredBrief[]> {
  const before = isLaterGame(facts) ? await tableStore.brief(facts.after ?? '') : undefined;
  return before === undefined ? [] : [...(await tablesBefore(tableStore, before.facts)), before];
}

/** The records of the games of a campaign before one of them. */
export async function recordsOf(tableStore: TableStore, facts: TableFacts): Promise<readonly string[]> {
  const tables = await tablesBefore(tableStore, facts);
  return tables.flatMap(({ snapshot }) => snapshot.result?.record ?? []);
}

/** A campaign from the records of its games. A bot may have taken a seat; it goes on under the name with which the campaign began. */
export function campaignOf(records: readonly string[]): string {
  const [first, ...others] = records;
  const names = readHeader(first).seats;
  return joinCampaign([first, ...others.map((record) => withSeatNames(record, names))]);
}
