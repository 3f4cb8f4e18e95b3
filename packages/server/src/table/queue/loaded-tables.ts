import type { LoadedTable } from './loaded-table';

/** The tables in memory: of those at which nothing is done now the least used goes when there are too many. */
export class LoadedTables {
  /** The least used first. */
  private readonly tables = new Map<string, LoadedTable>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.tables.size;
  }

  has(id: string): boolean {
    return this.tables.has(id);
  }

  /** A table that is needed now, which is made if it is not here. */
  use(id: string, make: () => LoadedTable): LoadedTable {
    const found = this.tables.get(id) ?? make();
    this.tables.delete(id);
    this.makeRoom();
    this.tables.set(id, found);
    return found;
  }

  /** Forgets a table. */
  drop(id: string): void {
    this.tables.delete(id);
  }

  /** Forgets the tables of which nothing was wanted since a time. */
  forgetUnused(since: number): void {
    for (const [id, table] of this.tables)
      if (table.isIdle && table.lastUsed <= since) this.tables.delete(id);
  }

  /** Resolves when everything that was wanted of them is done. */
  async settled(): Promise<void> {
    await Promise.all([...this.tables.values()].map((table) => table.settled()));
  }

  private makeRoom(): void {
    for (const [id, table] of this.tables) {
      if (this.tables.size < this.most) return;
      if (table.isIdle) this.tables.delete(id);
    }
  }
}
