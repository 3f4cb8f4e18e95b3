import { BusyTable, type MoveTimes } from './busy-table';

const AT_ONCE = 8;

/** Many tables at which somebody moves again and again. */
export class Crowd {
  private readonly tables: BusyTable[] = [];
  private opened = 0;

  constructor(
    /** Where the processes are: everybody at a table is at another one. */
    private readonly urls: readonly string[],
    /** The time between two moves of a table, in milliseconds. */
    private readonly every: number,
  ) {}

  get size(): number {
    return this.tables.length;
  }

  get sockets(): number {
    return this.tables.reduce((sum, table) => sum + table.sockets, 0);
  }

  /** Lets it be so many tables. */
  async grow(size: number): Promise<void> {
    while (this.tables.length < size) {
      const many = Math.min(AT_ONCE, size - this.tables.length);
      const more = Array.from({ length: many }, () => BusyTable.open(this.urls, this.opened++));
      this.tables.push(...(await Promise.all(more)));
    }
  }

  /** Plays for so many seconds; gives the times of all moves. What could not be moved is counted as null. */
  async play(seconds: number): Promise<(MoveTimes | null)[]> {
    const end = performance.now() + seconds * 1000;
    const all = await Promise.all(this.tables.map((_, i) => this.keepMoving(i, end)));
    return all.flat();
  }

  /** Plays so many moves, at each table one after the other without a pause; gives the times of those that came to something. */
  async playMoves(moves: number): Promise<MoveTimes[]> {
    let left = moves;
    const playAt = async (at: number): Promise<MoveTimes[]> => {
      const times: MoveTimes[] = [];
      while (left > 0) {
        if (this.tables[at].isOver) await this.replace(at);
        left--;
        const moved = await this.tables[at].move();
        if (moved !== undefined) times.push(moved);
      }
      return times;
    };
    return (await Promise.all(this.tables.map((_, at) => playAt(at)))).flat();
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  /** One table: its moves are spread over the time between, so that not all tables move at once. */
  private async keepMoving(at: number, end: number): Promise<(MoveTimes | null)[]> {
    const times: (MoveTimes | null)[] = [];
    let next = performance.now() + (this.every * at) / this.tables.length;
    while (next < end) {
      await new Promise((go) => setTimeout(go, Math.max(0, next - performance.now())));
      if (this.tables[at].isOver) await this.replace(at);
      else times.push((await this.tables[at].move()) ?? null);
      next = Math.max(next + this.every, performance.now());
    }
    return times;
  }

  private async replace(at: number): Promise<void> {
    this.tables[at].close();
    this.tables[at] = await BusyTable.open(this.urls, this.opened++);
  }
}
