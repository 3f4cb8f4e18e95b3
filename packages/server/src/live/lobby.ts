import type { LobbyRow } from '@furrow/wire/frames';

/** Hears how a table stands in the lobby now; null if it is there no more. */
export type HearLobby = (table: string, row: LobbyRow | null) => void;

/** Everybody who watches the lobby. */
export class Lobby {
  private readonly watching = new Set<HearLobby>();

  /** Whether somebody watches. */
  get isWatched(): boolean {
    return this.watching.size > 0;
  }

  /** Tells everybody how a table stands. */
  readonly tell: HearLobby = (table, row) => {
    for (const hear of this.watching) hear(table, row);
  };

  /** Watches from now on; gives the way to stop. */
  watch(hear: HearLobby): () => void {
    this.watching.add(hear);
    return () => this.watching.delete(hear);
  }
}
