import type { LobbyRow } from '@furrow/wire/frames';

/** Called with the row of a table in the lobby when it changes; null if it is gone. */
export type OnLobbyRow = (table: string, row: LobbyRow | null) => void;

/** Everybody who watches the lobby. */
export class Lobby {
  private readonly watching = new Set<OnLobbyRow>();

  /** Whether somebody watches. */
  get isWatched(): boolean {
    return this.watching.size > 0;
  }

  /** Tells everybody how a table stands. */
  readonly tell: OnLobbyRow = (table, row) => {
    for (const onRow of this.watching) onRow(table, row);
  };

  /** Watches from now on; gives the way to stop. */
  watch(onRow: OnLobbyRow): () => void {
    this.watching.add(onRow);
    return () => this.watching.delete(onRow);
  }
}
