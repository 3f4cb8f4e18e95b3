import type { Message } from '../../cluster/bus';
import type { TableState } from '../state/table-state';
import type { TableSnapshot } from '../store/stored-table';
import type { TablesContext } from '../tables-context';
import type { TableTransaction } from '../transaction/table-transaction';
import type { Hub } from './hub';
import { lobbyRowOf } from './lobby-row';
import type { Presence } from './presence';

/** Whoever is told of changes. */
type PublisherContext = Pick<
  TablesContext,
  'tableStore' | 'notifications' | 'lobby' | 'committed' | 'isWatched' | 'gameOver' | 'failed'
> & { readonly hub: Hub; readonly presence: Presence };

/** Tells everybody here who wants to know of a table that it has changed, by this process or by another one. */
export class Publisher {
  constructor(private readonly context: PublisherContext) {}

  /** This process has kept what a transaction wrote. */
  committed(table: TableState, { entries, notifications }: TableTransaction, snapshot: TableSnapshot): void {
    const { hub, presence, notifications: onNotifications, lobby, committed, gameOver } = this.context;
    const { id } = table.facts;
    hub.publish(id, { sitters: snapshot.sitters, entries });
    if (entries.some(({ entry }) => entry.kind === 'seat')) presence.changed(id);
    if (notifications.length > 0) onNotifications?.(notifications);
    const shown = entries.some(({ entry }) => ['seat', 'begin', 'over'].includes(entry.kind));
    if (shown && table.facts.wish.public) lobby?.(id, lobbyRowOf(table.facts, snapshot));
    committed?.(table.facts, snapshot);
    if (entries.some(({ entry }) => entry.kind === 'over')) gameOver?.(table.facts, snapshot);
  }

  /** Another process has changed a table. */
  received({ table, after, seats, shown, published }: Extract<Message, { say: 'table' }>): void {
    const { hub, presence, isWatched = () => false, failed } = this.context;
    hub.received(table, after, published);
    if (seats === true) presence.changed(table);
    if (isWatched(shown === true))
      this.tellStored(table, shown === true).catch((error: unknown) => failed(table, error));
  }

  private async tellStored(table: string, isShown: boolean): Promise<void> {
    const { tableStore, lobby, committed } = this.context;
    const stored = await tableStore.header(table);
    if (stored === undefined) return;
    const { facts, snapshot } = stored;
    if (isShown && facts.wish.public) lobby?.(table, lobbyRowOf(facts, snapshot));
    committed?.(facts, snapshot);
  }
}
