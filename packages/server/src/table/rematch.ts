import type { Refusal } from '@furrow/wire/acts';
import { newId } from '../ids';
import type { Player } from './command/actor';
import { refusalFor } from './command/refusals';
import { peopleAt } from './command/seats';
import type { LoadedTable } from './queue/loaded-table';
import { tablesBefore } from './read/campaign-records';
import type { TableFacts } from './store/stored-table';
import type { TableStore } from './store/table-store';
import type { Created, Tables } from './tables';
import { followingGame } from './transaction/next-game';
import type { TableTransaction } from './transaction/table-transaction';

/** What a rematch needs. */
interface RematchContext {
  readonly tables: Pick<Tables, 'facts' | 'create' | 'act'>;
  readonly tableStore: TableStore;
  isBlocked(by: readonly string[], person: string): Promise<boolean>;
  table(id: string): LoadedTable;
}

type RematchRefusal =
  | 'no-such-table'
  | 'not-over'
  | 'not-seated'
  | 'one-try'
  | 'blocked'
  | 'not-kept'
  | 'campaign-goes-on';

/**
 * A new table with the same options for those who played at one; whoever asks later finds the same one. After a campaign it is the
 * first game of another one.
 */
export async function rematch(context: RematchContext, id: string, person: Player): Promise<Created> {
  const { tables } = context;
  const no = (why: RematchRefusal): { readonly refusal: Refusal } => ({
    refusal: refusalFor(person.language, why, undefined),
  });
  const known = await tables.facts(id, person.id);
  if (known === undefined) return no('no-such-table');
  if (known.phase !== 'over') return no('not-over');
  if (known.rematch !== undefined) return { id: known.rematch };
  if (known.seat === undefined) return no('not-seated');
  if (known.daily !== undefined) return no('one-try');
  if (await context.isBlocked(peopleAt(known.sitters), person.id)) return no('blocked');
  let made: Created | undefined;
  const created = await context.table(id).change<Created>(async (transaction) => {
    const other = await standingRematch(transaction);
    // Somebody else was quicker, at another process.
    if (other !== undefined && made !== undefined && 'id' in made)
      await tables.act(made.id, person, { key: `leave-${newId()}`, act: { act: 'leave' } });
    if (other !== undefined) return { id: other };
    if (known.wish.campaign !== undefined && (await followingGame(transaction)) !== undefined)
      return no('campaign-goes-on');
    made ??= await again(context, person, transaction.table.facts);
    if ('id' in made) transaction.write({ kind: 'rematch', table: made.id });
    return made;
  });
  if (created === 'not-kept') return no(created);
  return created ?? no('no-such-table');
}

/** The table of the rematch, unless everybody has left it again. */
async function standingRematch({ table, context }: TableTransaction): Promise<string | undefined> {
  const { rematch: other } = table;
  return other === undefined || (await context.isDropped(other)) ? undefined : other;
}

/** A table like another one, or for another campaign. */
async function again(
  { tables, tableStore }: RematchContext,
  person: Player,
  facts: TableFacts,
): Promise<Created> {
  if (facts.wish.campaign === undefined) return tables.create(person, facts.wish, { after: facts.id });
  const [first = { facts }] = await tablesBefore(tableStore, facts);
  return tables.create(person, first.facts.wish, { after: facts.id });
}
