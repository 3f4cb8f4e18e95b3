import type { Store } from '../store/open';
import type { TableFacts, TableSnapshot } from '../table/store/stored-table';
import type { TableStore } from '../table/store/table-store';
import { keepMissingResults, keepResults } from './results';

/** Keeps what became of games, one after the other, while everybody plays on. */
export class ResultsKeeper {
  private tail: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Keeps what became of a game that has just ended; if that fails it is done with all that is missing. */
  readonly keep = (facts: TableFacts, snapshot: TableSnapshot): void =>
    this.then(() => keepResults(this.store, { facts, snapshot }));

  /** Keeps what became of games that ended while nobody could write it down; resolves when that is done. */
  keepMissing(tableStore: Pick<TableStore, 'header'>): Promise<void> {
    this.then(() => keepMissingResults(this.store, tableStore, this.failed));
    return this.tail;
  }

  /** When all that was to be kept is. */
  settled(): Promise<void> {
    return this.tail;
  }

  private then(job: () => Promise<void>): void {
    this.tail = this.tail.then(job).catch(this.failed);
  }
}
