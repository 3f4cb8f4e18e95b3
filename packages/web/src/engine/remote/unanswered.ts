import type { Act } from '@furrow/wire/acts';
import { type BrowserStore, openStore } from '../browser-store';

/** Something that a person did at a table. The server does it once for its key (`id`), however often it is sent. */
export interface UnansweredAct {
  readonly id: string;
  readonly table: string;
  readonly person: string;
  readonly act: Act;
  readonly time: number;
}

/** After so many milliseconds nobody wants any more what they did; the server remembers keys for longer. */
const WORTH_SENDING = 7 * 24 * 3_600_000;

/** What people did at tables and the server has not answered yet: it outlasts the page. */
export class Unanswered {
  private last = 0;

  constructor(private readonly kept: BrowserStore<UnansweredAct> = openStore('furrow-acts', 'acts')) {}

  async keep(one: Omit<UnansweredAct, 'time'>): Promise<void> {
    // No two have the same time, so that their order is known.
    this.last = Math.max(Date.now(), this.last + 1);
    await this.kept.put({ ...one, time: this.last });
  }

  async answered(id: string): Promise<void> {
    await this.kept.remove(id);
  }

  /** What a person did at a table, in its order. */
  async of(person: string, table: string): Promise<readonly UnansweredAct[]> {
    const all = await this.kept.all();
    const isOld = ({ time }: UnansweredAct) => time < Date.now() - WORTH_SENDING;
    for (const { id } of all.filter(isOld)) await this.kept.remove(id);
    return all
      .filter((one) => one.person === person && one.table === table && !isOld(one))
      .toSorted((one, other) => one.time - other.time);
  }
}
