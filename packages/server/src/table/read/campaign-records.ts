import { joinCampaign } from '@furrow/kernel/campaign-text';
import { withSeatNames } from '@furrow/kernel/record-header';
import { readHeader } from '@furrow/kernel/record-text';
import { isLaterGame } from '../state/campaign';
import type { TableFacts, TableHeader } from '../store/stored-table';
import type { TableStore } from '../store/table-store';

/** The tables of the games of a campaign before one of them, the first game first. */
export async function tablesBefore(
  tableStore: TableStore,
  facts: Pick<TableFacts, 'wish' | 'after'>,
): Promise<readonly TableHeader[]> {
  const before = isLaterGame(facts) ? await tableStore.header(facts.after ?? '') : undefined;
  return before === undefined ? [] : [...(await tablesBefore(tableStore, before.facts)), before];
}

/** The games at some tables that are over: the table of each, and its record. */
export function gamesOver(
  tables: readonly TableHeader[],
): readonly { readonly table: string; readonly record: string }[] {
  return tables.flatMap(({ facts, snapshot: { result } }) =>
    result === undefined ? [] : [{ table: facts.id, record: result.record }],
  );
}

/** The records of the games of a campaign before one of them. */
export async function recordsOf(tableStore: TableStore, facts: TableFacts): Promise<readonly string[]> {
  return gamesOver(await tablesBefore(tableStore, facts)).map(({ record }) => record);
}

/** A campaign from the records of its games. A bot may have taken a seat; it goes on under the name with which the campaign began. */
export function campaignOf(records: readonly string[]): string {
  const [first, ...others] = records;
  const names = readHeader(first).seats;
  return joinCampaign([first, ...others.map((record) => withSeatNames(record, names))]);
}
